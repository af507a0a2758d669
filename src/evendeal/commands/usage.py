"""Words on the command line that do not fit: answered in one sentence, as every other refusal."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import typer
from typer.core import TyperGroup

from evendeal.commands.report import warn

TYPES = {"valid integer": "a whole number", "valid number": "a number", "valid float": "a number"}
"""What an option takes, by the words in which its reader says so."""


class OneSentence(TyperGroup):
    """Commands that say in one sentence which word does not fit; where to read more ends it."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """The words before a command."""
        with _one_sentence(ctx):
            return super().parse_args(ctx, args)

    def invoke(self, ctx: Any) -> Any:
        """The command that the words name, with its own words."""
        with _one_sentence(ctx):
            return super().invoke(ctx)


_MISUSED: Any = typer.BadParameter.__base__
"""Any fault in the words: Typer exports only this kind of it, and not the family."""


@contextmanager
def _one_sentence(ctx: Any) -> Iterator[None]:
    try:
        yield
    except _MISUSED as error:
        sentence = error.format_message()
        if sentence.startswith("Usage: "):
            raise  # a group that was named without a command shows which it has
        where = error.ctx.command_path if error.ctx else _command(ctx)
        warn(f"{_plain(error) or sentence.rstrip('.')}; `{where} --help` says what it takes")
        raise typer.Exit(error.exit_code) from None


def _command(ctx: Any) -> str:
    return " ".join((ctx.command_path, *filter(None, [ctx.invoked_subcommand])))


def _plain(error: Any) -> str | None:
    """What an option takes, or what a command says itself; None for any other fault."""
    if not isinstance(error, typer.BadParameter):
        return None
    if error.param is None:
        return error.message
    for words, takes in TYPES.items():
        if words in error.message:
            return f"{error.param.opts[-1]} takes {takes}"
    return None
