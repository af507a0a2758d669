"""`evendeal event correct-name`, `withdraw`, `table-results`: what is done about a whole event."""

from collections.abc import Callable
from enum import Enum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from evendeal.commands.event import event
from evendeal.commands.log_folder import BY, LOG, LogFolder, open_desks
from evendeal.commands.output import say
from evendeal.commands.report import AsJson, print_json, telling, warn
from evendeal.errors import Refused
from evendeal.tournament.hall import TableResults

if TYPE_CHECKING:
    from evendeal.director.office.acts import OfficeAct
    from evendeal.formats import FormatDesk
    from evendeal.ids import EventId
    from evendeal.tournament.event_record import EventRecord

EventName = Annotated[str, typer.Argument(help="The id of the event.")]
Reason = Annotated[str, typer.Option(help="Why; it stands in the log.")]

Act = Callable[[], "OfficeAct"]
"""What is done about an event; its class is loaded once the command line has been read."""


class Whose(Enum):
    """Whose name is spelled right."""

    EVENT = "event"
    TEAM = "team"
    PLAYER = "player"


class IsPutAway(Refused):
    """A rehearsal that was put away, so that no page lists it."""

    def __init__(self, *, event: str) -> None:
        super().__init__(f"{event} is put away; `evendeal event bring-out {event}` shows it again")
        self.event = event


def require_not_away(event: "EventId", record: "EventRecord") -> None:
    """Nothing, if the event is not put away.

    Raises:
        IsPutAway: it is.
    """
    if record.away:
        raise IsPutAway(event=event)


def say_if_off(event: "EventId", record: "EventRecord") -> None:
    """Say that the event is withdrawn.

    Raises:
        IsPutAway: it is a rehearsal that was put away.
    """
    require_not_away(event, record)
    if record.withdrawn is not None:
        warn(f"{event} is withdrawn: {record.withdrawn.reason}")


def warn_if_broken(desk: "FormatDesk", event: "EventId") -> None:
    """Say that the log of the event is broken, and that what stands after it is not read."""
    if broken := desk.ledger.broken(event):
        warn(str(broken))


@event.command("correct-name")
def correct_name(
    event: EventName,
    was: Annotated[str, typer.Argument(help="The name as it is now.")],
    name: Annotated[str, typer.Argument(help="How it is spelled.")],
    reason: Reason,
    of: Annotated[Whose, typer.Option(help="Whose name it is.")] = Whose.PLAYER,
    team: Annotated[
        str | None, typer.Option(help="The id of the team, or of the player's team.")
    ] = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Correct the spelling of a name: of a player, a team, or the event itself.

    Who it is stays the same, and so do seals, signed files and hashes, which say the name as it
    was sealed. Nobody is given a name that somebody else of the event has, or has had.
    """

    def act() -> "OfficeAct":
        from evendeal.director.office.name_corrections import CorrectName

        return CorrectName(what=of.value, entry=team, was=was, name=name, reason=reason)

    report = {"event": event, "of": of.value, "was": was, "name": name}
    _done(event, "correct-name", act, log, report if as_json else f"{was} is spelled {name} now.")


@event.command()
def withdraw(
    event: EventName, reason: Reason, log: LogFolder = LOG, as_json: AsJson = False
) -> None:
    """Withdraw an event: nothing more is played, and its pages say so with the reason.

    Nothing is deleted, and deals that are closed stay closed. `take-back` has it go on.
    """

    def act() -> "OfficeAct":
        from evendeal.director.office.about_event import WithdrawEvent

        return WithdrawEvent(reason=reason)

    report = {"event": event, "withdrawn": True}
    _done(event, "withdraw", act, log, report if as_json else f"{event} is withdrawn.")


@event.command("take-back")
def take_back(
    event: EventName, reason: Reason, log: LogFolder = LOG, as_json: AsJson = False
) -> None:
    """Take the withdrawal of an event back: it goes on where it stood."""

    def act() -> "OfficeAct":
        from evendeal.director.office.about_event import TakeBackWithdrawal

        return TakeBackWithdrawal(reason=reason)

    report = {"event": event, "withdrawn": False}
    _done(event, "take-back", act, log, report if as_json else f"{event} goes on.")


@event.command("put-away")
def put_away(event: EventName, log: LogFolder = LOG, as_json: AsJson = False) -> None:
    """Put a rehearsal away: no page shows it any more. It stays in the log."""

    def act() -> "OfficeAct":
        from evendeal.director.office.about_event import PutAwayRehearsal

        return PutAwayRehearsal()

    report = {"event": event, "away": True}
    _done(event, "put-away", act, log, report if as_json else f"{event} is put away.")


@event.command("bring-out")
def bring_out(event: EventName, log: LogFolder = LOG, as_json: AsJson = False) -> None:
    """Bring a rehearsal out again that was put away."""

    def act() -> "OfficeAct":
        from evendeal.director.office.about_event import BringOutRehearsal

        return BringOutRehearsal()

    report = {"event": event, "away": False}
    _done(event, "bring-out", act, log, report if as_json else f"{event} is listed again.")


@event.command("table-results")
def table_results(
    event: EventName,
    results: Annotated[
        TableResults, typer.Argument(help="`open`: they show them; `none`: they do not.")
    ],
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Have the screens at the tables show results of other tables from now on, or not.

    They show what the public pages show everybody at that moment, and nothing sooner.
    """

    def act() -> "OfficeAct":
        from evendeal.director.office.about_event import SwitchTableResults

        return SwitchTableResults(results=results.value)

    report = {"event": event, "table_results": results.value}
    verb = "show" if results is TableResults.OPEN else "do not show"
    sentence = f"The screens at the tables of {event} {verb} results of other tables."
    _done(event, "table-results", act, log, report if as_json else sentence)


def _done(event: str, what: str, act: Act, log: Path, report: "dict[str, Any] | str") -> None:
    """Do it in the ledger that holds the event, and say so."""
    with telling():
        from evendeal.director.office.acts import ActContext
        from evendeal.director.office.log_index import LogIndexes
        from evendeal.ids import WHOLE_EVENT, EventId

        which = EventId(event)
        with open_desks(log) as desks:
            desk = desks.of(which)
            ledger = desk.ledger
            n = ledger.refresh(which).next_n(WHOLE_EVENT, 0, 0)
            act().do(ActContext(ledger, LogIndexes(ledger), which, BY, f"{what}-{n}"))
            # The files say at once what the pages say.
            desk.make_good(which)
        if isinstance(report, str):
            say(report)
        else:
            print_json(report)
