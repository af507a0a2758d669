"""`evendeal rehearse`: a whole event played by programs, without a screen."""

import gc
import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from shutil import disk_usage
from tempfile import TemporaryDirectory
from time import monotonic
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands.about_event import require_not_away
from evendeal.commands.entry_list import CodePage, ListFile, SheetName
from evendeal.commands.event import read_event_file
from evendeal.commands.log_folder import open_desks
from evendeal.commands.report import AsJson, print_json, telling, warn
from evendeal.commands.standings import show_board

if TYPE_CHECKING:
    from evendeal.director.ledger import Ledger
    from evendeal.formats.rehearsal_side import RehearsalSide

PATIENCE = 1.0
"""Seconds after which a progress bar appears."""

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory; a log that nobody keeps need not reach a disk."""


def rehearse(
    file: Annotated[Path, typer.Argument(help="The event's configuration, event.toml.")],
    policy: Annotated[
        str,
        typer.Option(
            help="How entries play: tight, loose, caller; backgammon: plain, bold, careful; "
            "or mixed."
        ),
    ] = "mixed",
    seed: Annotated[int, typer.Option(help="The same seed deals and plays the same event.")] = 1,
    entries: ListFile = None,
    code_page: CodePage = None,
    sheet: SheetName = None,
    log: Annotated[
        Path | None,
        typer.Option(help="Keep the log in this folder; interrupted, it goes on from there."),
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Play a whole event with rehearsal players and show the standings.

    Without --log nothing is saved. With it the command can be stopped at any moment and run
    again: no hand or game is lost and none is played twice.
    """
    # States stay in memory and form no cycles: looking for some takes a tenth of the time.
    gc.disable()
    with telling(), ExitStack() as stack:
        stack.callback(gc.enable)
        # Nor is anything to be found among them afterwards, when the process ends.
        stack.callback(gc.freeze)
        from evendeal.formats import kind_of

        event = read_event_file(file, entries, code_page, sheet)
        side = kind_of(event).rehearsal(event, policy, seed)
        folder = log or _passing_folder(stack, side.total * side.most_bytes)
        desks = stack.enter_context(open_desks(folder, create=True, publish_openings=False))
        desk = desks.for_new(event)
        prepare(side, desk.ledger)
        _watch(side.what, side.total, (turn.done for turn in side.play(desk.ledger)))
        # Somebody may have put it away meanwhile, and then it has no page.
        require_not_away(event.id, desk.ledger.refresh(event.id).record)
        board = desk.scoreboard(event.id, None)
        if as_json:
            print_json(board)
        else:
            show_board(desk, event.id, board)


def _watch(what: str, total: int, turns: Iterator[int]) -> None:
    """Go through a rehearsal; after a while a progress bar shows how far it is."""
    from evendeal.commands.terminal import bar

    progress = bar(of=True)
    task = progress.add_task(what, total=total)
    began = monotonic()
    try:
        for done in turns:
            progress.update(task, completed=done)
            is_seen = progress.live.is_started or not progress.console.is_terminal
            if not is_seen and monotonic() - began > PATIENCE:
                progress.start()
    finally:
        if progress.live.is_started:
            progress.stop()


def prepare(side: "RehearsalSide[Any, Any]", ledger: "Ledger[Any]") -> None:
    """Seal the rehearsal, or go on with the one that was interrupted.

    Raises:
        OtherRehearsal: the log has an event of this id that is another one.
        BrokenLog: the log does not agree with its chain, and nothing more can be written to it.
        IsPutAway: it is this rehearsal, and nobody would see what is played.
    """
    if side.prepare(ledger):
        require_not_away(side.event, ledger.progress(side.event).record)
        warn(f"going on with {side.event} where its log ends")


def _passing_folder(stack: ExitStack, size: int) -> Path:
    """A folder that is gone afterwards; in memory, where that has room for so many bytes."""
    try:
        room = disk_usage(MEMORY).free
        in_memory = room > 2 * size and os.access(MEMORY, os.W_OK)
    except OSError:
        in_memory = False
    where = MEMORY if in_memory else None
    return Path(stack.enter_context(TemporaryDirectory(prefix="evendeal-", dir=where)))
