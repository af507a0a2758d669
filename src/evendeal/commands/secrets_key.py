"""What opens encrypted secrets, as a command is given it: in a file, or typed unseen."""

from collections.abc import Callable
from pathlib import Path
from typing import Annotated, TypeVar

import typer

from evendeal.commands.report import read_bytes

SecretsKey = Annotated[
    Path | None,
    typer.Option(
        "--secrets-key",
        help="A file with the passphrase or the secret key of age, where the secrets are "
        "encrypted; without it the terminal asks.",
    ),
]
MOST = 10_000
"""Bytes of a file with a key."""

Done = TypeVar("Done")


def with_secrets_key(file: Path | None, act: Callable[[str], Done]) -> Done:
    """What is done with the key in a file, or with one that is asked for if it is needed.

    Raises:
        FileUnreadable: the file is not there.
        Refused: what `act` raises; `SecretsEncrypted` where nobody types a key.
    """
    from evendeal.director.encrypted_secrets import SecretsEncrypted

    if file is not None:
        return act(key_in(read_bytes(file, MOST)))
    try:
        return act("")
    except SecretsEncrypted:
        try:
            key: str = typer.prompt("Passphrase or secret key", hide_input=True, err=True)
        except typer.Abort:
            key = ""
        if not key:
            raise
        return act(key)


def key_in(data: bytes) -> str:
    """The key in a file: the line of `age-keygen` that has it, or else all of the text."""
    text = data.decode("utf-8", errors="replace").strip()
    lines = [line.strip() for line in text.splitlines()]
    return next((line for line in lines if line.startswith("AGE-SECRET-KEY-")), text)
