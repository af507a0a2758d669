"""What has been done about an event as a whole: names, withdrawals, what its tables show."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from evendeal.errors import Refused
from evendeal.ids import EntryId, SessionNo
from evendeal.reason import Reason
from evendeal.tournament.any_event import EventT
from evendeal.tournament.checks import same
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_acts import (
    OF_EVENT,
    BroughtOut,
    EventAct,
    EventWithdrawn,
    NameCorrected,
    PutAway,
    ResultsSwitched,
    WithdrawalTakenBack,
)
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace


class EventIsWithdrawn(Refused):
    """Something that would carry on an event that is withdrawn (R60)."""

    def __init__(self, *, reason: str) -> None:
        super().__init__(
            f"the event is withdrawn, so nothing more is played: {reason.rstrip('. ')}; "
            "what was typed and not sent stays where it was typed"
        )
        self.reason = reason


WHILE_WITHDRAWN = OF_EVENT | {"custody"}
"""What can still be done about an event that is withdrawn: decks are collected, too."""


@dataclass(frozen=True, slots=True)
class Correction:
    """A name that was spelled right.

    Attributes:
        session: the one in play then, or the last one that was; the first before play.
    """

    act: NameCorrected
    session: SessionNo
    at: str
    by: str


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """Since when the event is or was withdrawn, and why.

    Attributes:
        session: as in `Correction`.
        back: when it was taken back, by whom and why; None while it stands.
    """

    reason: str
    session: SessionNo
    at: str
    by: str
    back: tuple[str, str, str] | None = None


@dataclass(frozen=True, slots=True)
class ResultsSwitch:
    """When the screens at the tables were switched, to show other tables or not, and by whom."""

    at: str
    by: str


@dataclass(frozen=True, slots=True)
class EventRecord:
    """What lines about an event of any kind as a whole have come to; a value.

    A person and a team are known by what they were called first, which is what the seal and all
    files signed with it say. A name that somebody has had is nobody else's ever after, so that
    each of them leads to the one who is meant (R59).

    Attributes:
        corrections: of names, in the order of the log.
        withdrawals: those taken back too, in the order of the log.
        withdrawn: the one that stands; None while the event is on.
        away: nobody sees it but those who can bring it out again.
        switch: the last one of results at the tables; None while the event's file says it.
    """

    corrections: tuple[Correction, ...] = ()
    withdrawals: tuple[Withdrawal, ...] = ()
    withdrawn: Withdrawal | None = None
    away: bool = False
    switch: ResultsSwitch | None = None

    def after(self, act: EventAct, line: Line, session: SessionNo) -> "EventRecord":
        """The record with one more act.

        Args:
            session: the one in play, or the last one that was; 1 before the first.

        Raises:
            OutOfPlace: it does not stand there, or is done already.
        """
        if any(line.place):
            why = Reason(
                "place-whole-event",
                "what is done about the whole event is of no session, table or deal",
            )
            raise OutOfPlace(position=line.position, why=why)
        match act:
            case NameCorrected():
                made = Correction(act, session, line.at, line.by)
                return replace(self, corrections=(*self.corrections, made))
            case EventWithdrawn() if self.withdrawn is None:
                gone = Withdrawal(act.reason, session, line.at, line.by)
                return replace(self, withdrawals=(*self.withdrawals, gone), withdrawn=gone)
            case WithdrawalTakenBack() if self.withdrawn is not None:
                back = replace(self.withdrawn, back=(line.at, line.by, act.reason))
                return replace(self, withdrawals=(*self.withdrawals[:-1], back), withdrawn=None)
            case PutAway() if not self.away:
                return replace(self, away=True)
            case BroughtOut() if self.away:
                return replace(self, away=False)
            case ResultsSwitched():
                return replace(self, switch=ResultsSwitch(line.at, line.by))
            case _:
                raise OutOfPlace(
                    position=line.position, why=Reason("place-done-already", "it is done already")
                )

    def now(self, entry: EntryId, player: str) -> str:
        """What a player is called now, by any name that he has had."""
        for act in self._of_players(entry):
            if same(act.was) == same(player):
                player = act.name
        return player

    def former(self, entry: EntryId) -> tuple[str, ...]:
        """What players of an entry were called before their names were spelled right."""
        return tuple(act.was for act in self._of_players(entry))

    def first(self, entry: EntryId, player: str) -> str:
        """What a player of this name was called first, which is how the seal has it."""
        for act in reversed(tuple(self._of_players(entry))):
            if act.name == player:
                player = act.was
        return player

    def _of_players(self, entry: EntryId) -> Iterator[NameCorrected]:
        for made in self.corrections:
            if made.act.what == "player" and made.act.entry == entry:
                yield made.act


def corrected_event(event: EventT, act: NameCorrected, line: Line) -> EventT:
    """An event of any kind with a name spelled right.

    Raises:
        OutOfPlace: nobody is called what was spelled wrong.
        NotAnEvent: what it comes to is no event, since two are called alike.
    """
    if act.what == "event":
        return replace(event, name=act.name)
    if act.entry not in {entry.id for entry in event.entries}:
        raise OutOfPlace(
            position=line.position,
            why=Reason("place-no-team", "there is no team {entry}", entry=act.entry),
        )
    entries = tuple(
        _corrected(entry, act, line) if entry.id == act.entry else entry for entry in event.entries
    )
    return replace(event, entries=entries)


def switched_event(event: EventT, act: ResultsSwitched, line: Line) -> EventT:
    """An event of any kind whose tables show what this says of other tables.

    Raises:
        OutOfPlace: they do already.
    """
    if event.hall.results is act.results:
        raise OutOfPlace(
            position=line.position, why=Reason("place-done-already", "it is done already")
        )
    return replace(event, hall=replace(event.hall, results=act.results))


def _corrected(entry: Entry, act: NameCorrected, line: Line) -> Entry:
    if act.what == "team":
        if entry.name != act.was:
            why = Reason(
                "place-called-otherwise",
                "{entry} is called {name}, not {was}",
                entry=entry.id,
                name=entry.name,
                was=act.was,
            )
            raise OutOfPlace(position=line.position, why=why)
        return replace(entry, name=act.name)
    # Somebody who came as a substitute stands on no list.
    players = tuple(act.name if player == act.was else player for player in entry.players)
    return replace(entry, players=players)
