"""`evendeal decks`: order files for the dealing machine, and decks held against their seal."""

import sys
from pathlib import Path
from typing import Annotated, Literal

import typer

from evendeal.commands.log_folder import BY, LOG, LogFolder, open_desks
from evendeal.commands.one_game import cards_of
from evendeal.commands.output import say
from evendeal.commands.report import (
    DOES_NOT_HOLD,
    AsJson,
    fill,
    new_files,
    print_json,
    read_bytes,
    telling,
)
from evendeal.commands.secrets_key import SecretsKey, with_secrets_key
from evendeal.errors import Refused

MOST = 10_000
"""Bytes of a file that has one deck."""

decks = typer.Typer(
    name="decks",
    help="Order files for the dealing machine; decks held against their seal.",
    no_args_is_help=True,
)


class ForWhom(Refused):
    """An order file for no key and without a word that it shall be readable, or both at once."""

    def __init__(self) -> None:
        super().__init__(
            "say who may open the file: --for and the public key of the machine room, or "
            "--unencrypted; or --blind for a list without cards"
        )


@decks.callback()
def _decks() -> None:
    """Order files for the dealing machine; decks held against their seal."""


@decks.command()
def export(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    file: Annotated[
        Path, typer.Argument(help="The file to write; with --for its name is FILE.age.")
    ],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    kind: Annotated[
        Literal["csv", "text", "json"], typer.Option(help="How it is written.")
    ] = "csv",
    recipient: Annotated[
        str | None,
        typer.Option(
            "--for", help="The machine room's public key of age, age1...; it alone opens."
        ),
    ] = None,
    unencrypted: Annotated[
        bool, typer.Option("--unencrypted", help="Everybody who gets the file can read the decks.")
    ] = False,
    blind: Annotated[
        bool, typer.Option("--blind", help="The labels of the decks and no card of them.")
    ] = False,
    secrets_key: SecretsKey = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write the deck-orders of a session for a dealing machine, encrypted to its key.

    One file has one session, reserve deals after the others. That it was written, and for which
    key, stands in the log. --blind writes which deck is for which table, for whoever runs the
    machine without seeing a card.
    """
    with telling():
        from evendeal.director.age_files import SUFFIX, encrypt_for, given_name, read_public_key
        from evendeal.ids import EventId, SessionNo
        from evendeal.notation.order_files import write_deck_codes, write_order_file

        if [recipient is not None, unencrypted, blind].count(True) != 1:
            raise ForWhom
        public = None if recipient is None else read_public_key(recipient)
        place = file if public is None else file.with_name(file.name + SUFFIX)
        with open_desks(log) as desks:
            which, number = EventId(event), SessionNo(session)
            cards = cards_of(desks, which, "evendeal decks export")
            of = cards.session_decks(which, number)
            if blind:
                text = "".join(write_deck_codes(kind, of))
                with new_files([place]):
                    pass
            else:
                orders, _ = with_secrets_key(
                    secrets_key,
                    lambda key: cards.decks(which, number, sealed=True, secrets_key=key),
                )
                text = "".join(write_order_file(kind, of, orders))
                name = place.name if public is None else given_name(place.name, public)
                # First the file, then the line that says it was written, then the cards.
                with new_files([place], mode=0o600):
                    cards.write_given(which, number, tuple(orders), file=name, by=BY)
        fill(place, text.encode() if public is None else encrypt_for(public, text.encode()))
        if as_json:
            written = {"event": event, "session": session, "kind": kind, "decks": of.decks}
            print_json({**written, "encrypted_for": public, "file": str(place)})
            return
        say(f"{of.decks} decks of session {session} written to {place}")
        if public is not None:
            say(f"Only the secret key to {public} opens it.")


@decks.command()
def check(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    deal: Annotated[int, typer.Argument(help="The deal; reserve deals are numbered on.")],
    file: Annotated[Path, typer.Argument(help="The cards from the top down; - reads the input.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    secrets_key: SecretsKey = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Hold a deck that was laid out and typed, or scanned, against its seal.

    The answer is that it agrees or that it differs, and never where: whoever does not have the
    deck learns nothing. A card that is there twice or missing is named.
    """
    with telling():
        from evendeal.ids import DealNo, EventId, SessionNo
        from evendeal.notation.toml import text_of
        from evendeal.notation.typed_deck import read_typed_deck

        typed = sys.stdin.buffer.read(MOST) if str(file) == "-" else read_bytes(file, MOST)
        deck = read_typed_deck(text_of(typed, str(file)))
        with open_desks(log) as desks:
            which, number = EventId(event), SessionNo(session)
            cards = cards_of(desks, which, "evendeal decks check")
            asked = which, number, DealNo(deal), deck
            agrees = with_secrets_key(
                secrets_key, lambda key: cards.check_laid(*asked, secrets_key=key, by=BY)
            )
        if as_json:
            print_json({"event": event, "session": session, "deal": deal, "agrees": agrees})
        elif agrees:
            say(f"Deal {deal} of session {session}: this is the deck that was sealed.")
        else:
            say(f"Deal {deal} of session {session}: this is not the deck that was sealed.")
        if not agrees:
            raise typer.Exit(DOES_NOT_HOLD)
