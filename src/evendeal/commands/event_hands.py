"""`evendeal event record` and `hands`: played hands into the log, open ones out of it."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands.event import event
from evendeal.commands.log_folder import LOG, LogFolder, open_desks
from evendeal.commands.one_game import cards_of
from evendeal.commands.output import say
from evendeal.commands.report import AsJson, print_json, read_bytes, telling, write_new
from evendeal.errors import Refused
from evendeal.names import entered

if TYPE_CHECKING:
    from evendeal.poker.setup import Chips


AGREED_ON = ("chips", "winner", "level", "left", "cube")
"""What the last line of a sheet says: of a hand the chips, of a game its result."""


class HandRefused(Refused):
    """A played hand that the log does not take."""

    def __init__(self, *, place: str, why: str) -> None:
        super().__init__(f"{place}: {why}")
        self.place = place
        self.why = why


@event.command()
def record(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    files: Annotated[list[Path], typer.Argument(help="Played hands, .phh and .phhs.")],
    by: Annotated[str, typer.Option(help="Who recorded them; stands in the log.")] = "recorder",
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Record played hands in the order in which each table played them.

    Every hand says in `_table` and `_deal` (and `_session`) where it belongs. It is held
    against the rules, the deck-order and the table's running order; at the first that is
    refused the command stops, and what was recorded before stays. The same file again
    records nothing twice.
    """
    with telling():
        from evendeal.commands.checked_files import files_below
        from evendeal.commands.hand_files import histories, why_no_hands
        from evendeal.ids import EventId
        from evendeal.notation.refusals import NotReadable

        recorded = known = 0
        with open_desks(log) as desks:
            cards = cards_of(desks, EventId(event), "evendeal event record")
            for file in files_below(files, why_no_hands):
                if file.skipped is not None:
                    raise HandRefused(place=file.name, why=file.skipped)
                for history in histories(file):
                    if isinstance(history, NotReadable):
                        raise history
                    try:
                        new = cards.record(EventId(event), history, by=entered(by))
                    except Refused as refusal:
                        why = str(refusal).removeprefix(f"{history.place}: ")
                        raise HandRefused(place=str(history.place), why=why) from None
                    recorded += new
                    known += not new
        if as_json:
            print_json({"event": event, "recorded": recorded, "known": known})
        else:
            again = f", {known} were there already" if known else ""
            say(f"{recorded} hands recorded{again}")


@event.command("sheet")
def type_sheet(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    file: Annotated[Path, typer.Argument(help="The typed sheets; - reads the input.")],
    by: Annotated[str, typer.Option(help="Who typed them; stands in the log.")] = "recorder",
    check: Annotated[
        bool, typer.Option("--check", help="Show what would be recorded, and record nothing.")
    ] = False,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Record hands that were typed from sheets of paper, as their table's console would have.

    All of them are read first: a word that means nothing, or that the rules refuse, is named by
    line and column, and then nothing is recorded. The same file again records nothing twice, and
    a hand that a console had begun is gone on with.
    """
    with telling():
        from evendeal.formats.typed_sheets import record_sheet, whole_play
        from evendeal.ids import EventId
        from evendeal.notation.toml import text_of
        from evendeal.notation.typed_sheet import split_sheets

        which = EventId(event)
        data = sys.stdin.buffer.read() if str(file) == "-" else read_bytes(file)
        with open_desks(log) as desks:
            side = desks.of(which).console
            sheets = tuple(split_sheets(text_of(data, str(file))))
            plays = [whole_play(side, which, sheet) for sheet in sheets]
            done = [
                None
                if check or play.known == len(play.lines)
                else record_sheet(side, which, sheet, by=entered(by))
                for sheet, play in zip(sheets, plays, strict=True)
            ]
        rows = [
            {
                "session": play.at.session,
                "table": play.at.table,
                "deal": play.at.deal,
                "new_lines": len(play.lines) - play.known,
                **_agreed(play.lines[-1]),
                "stage": None if recorded is None else recorded.stage,
            }
            for play, recorded in zip(plays, done, strict=True)
        ]
        if as_json:
            print_json({"event": event, "hands": rows})
            return
        for row in rows:
            new = row["new_lines"]
            lines = f"{new} new lines" if new else "known already"
            frozen = "; frozen: the director rules" if row["stage"] == "frozen" else ""
            say(f"table {row['table']}, deal {row['deal']}: {_result(row)} ({lines}{frozen})")
        if check:
            say("Nothing was recorded.")


def _agreed(line: Mapping[str, Any]) -> dict[str, Any]:
    """What a table agreed on: the chips of each seat, or the result of a game."""
    return {name: line[name] for name in AGREED_ON if name in line}


def _result(row: Mapping[str, Any]) -> str:
    if "chips" in row:
        return ", ".join(f"seat {seat} {_signed(c)}" for seat, c in enumerate(row["chips"], 1))
    if row["winner"] is None:
        return "drawn"
    return f"{row['winner']} wins {row['level']} with the cube at {row['cube']}, {row['left']} left"


def _signed(chips: "Chips") -> str:
    return f"+{chips}" if chips > 0 else str(chips)


@event.command()
def hands(
    event: Annotated[str, typer.Argument(help="The id of the event.")],
    file: Annotated[Path, typer.Argument(help="The .phhs file to write.")],
    session: Annotated[int, typer.Option(help="The session.")] = 1,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Write the hands of the open deals as hand histories."""
    with telling():
        from evendeal.ids import EventId, SessionNo
        from evendeal.notation.phhs import write_phhs

        with open_desks(log) as desks:
            cards = cards_of(desks, EventId(event), "evendeal event hands")
            pieces = list(write_phhs(cards.open_hands(EventId(event), SessionNo(session))))
        write_new(file, pieces)
        if as_json:
            written = {"event": event, "session": session, "hands": len(pieces)}
            print_json({**written, "file": str(file)})
        else:
            say(f"{len(pieces)} hands written to {file}")
