"""The desks of all formats on one log."""

from collections.abc import Iterator, Sequence
from typing import TypeVar

from evendeal.director.languages import require_programme
from evendeal.director.ledger import Adapters, format_in
from evendeal.director.ports import BrokenLog
from evendeal.draw.reading import NotASeal
from evendeal.draw.seal_file import format_sealed
from evendeal.errors import Unfit, value_in_words
from evendeal.formats.format_desk import FormatDesk
from evendeal.formats.room_match.desk import RoomMatchDesk
from evendeal.formats.seat_ladder.desk import SeatLadderDesk
from evendeal.formats.seat_teams.desk import SeatTeamsDesk
from evendeal.ids import WHOLE_EVENT, EventId
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.checks import NotAnEvent, one_of
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import format_of

FORMATS: dict[str, type[FormatDesk]] = {
    kind.format: kind for kind in (SeatTeamsDesk, SeatLadderDesk, RoomMatchDesk)
}
"""By the word in an event's file. Nothing else says which formats there are."""


Kind = TypeVar("Kind", bound=FormatDesk)


class FormatNotHere(Unfit):
    """A format that this house does not have.

    Fields: `format`, None where none is named; `event`, None where it is of no event of the log;
    `known`, those that there are.
    """

    def __init__(
        self, *, format: object, known: tuple[str, ...], event: EventId | None = None
    ) -> None:
        named = (
            "no format is named"
            if format is None
            else f"there is no format {value_in_words(format)}"
        )
        whose = "" if event is None else f"{event}: "
        super().__init__(f"{whose}{named}; this house has {', '.join(known)}")
        self.format = format
        self.known = known
        self.event = event


class Desks:
    """The desks on one log, one for each format.

    Args:
        publish_openings: write what is open whenever a unit of luck opens; otherwise only when a
            session begins or ends.
    """

    def __init__(self, adapters: Adapters, *, publish_openings: bool = True) -> None:
        self.adapters = adapters
        first = next(iter(FORMATS))
        self._desks = {
            name: kind(
                adapters,
                publish_openings=publish_openings,
                # What names no format that can be read is reported by the first.
                nameless=name == first,
            )
            for name, kind in FORMATS.items()
        }

    def __iter__(self) -> Iterator[FormatDesk]:
        return iter(self._desks.values())

    def kind(self, kind: type[Kind]) -> Kind:
        """The desk of a format, by its class: for what is a tool of that format alone."""
        desk = self._desks[kind.format]
        assert isinstance(desk, kind)
        return desk

    def of(self, event: EventId) -> FormatDesk:
        """The desk of an event.

        Of one that is not there, or of which nothing can be read, it is the first: with the
        event, it refuses with the reason.

        Raises:
            FormatNotHere: it is of a format that this house does not have.
        """
        for desk in self:
            if desk.ledger.holds(event):
                return desk
        named = self._format_in_log(event)
        if named is not None and named not in self._desks:
            raise FormatNotHere(format=named, known=tuple(self._desks), event=event)
        return next(iter(self))

    def _format_in_log(self, event: EventId) -> str | None:
        """The format that the first line of an event names; None where nobody can tell."""
        try:
            lines = self.adapters.log.lines_at(event, WHOLE_EVENT, 0, 0)
            return format_in(next(iter(lines), None))
        except BrokenLog:
            return None

    def format(self, name: object) -> FormatDesk:
        """The desk of a format.

        Raises:
            FormatNotHere: it names none of this house.
        """
        if not isinstance(name, str) or name not in self._desks:
            raise FormatNotHere(format=name, known=tuple(self._desks))
        return self._desks[name]

    def for_new(self, event: AnyEvent) -> FormatDesk:
        """The desk of an event that is not in the log yet."""
        return self._desks[kind_of(event).format]

    def not_here(self) -> Iterator[FormatNotHere]:
        """A refusal for each event of the log whose format this house does not have."""
        for event in self.adapters.log.events():
            try:
                self.of(event)
            except FormatNotHere as refusal:
                yield refusal

    def events(self) -> Iterator[EventId]:
        """All events of the log whose formats are here, format by format."""
        for desk in self:
            yield from desk.ledger.events()


def kind_of(event: AnyEvent) -> type[FormatDesk]:
    """The format that an event is of."""
    return next(kind for kind in FORMATS.values() if isinstance(event, kind.event))


def has_persons(text: str | bytes) -> bool:
    """Whether each entry of a new event is one person, by the format that its file names.

    Raises:
        NotAnEvent: it is no file of an event.
    """
    kind = FORMATS.get(format_of(text))
    return kind is not None and kind.new_event_side().entry_kind == "person"


def read_new_event(text: str | bytes, entries: Sequence[Entry] = ()) -> AnyEvent:
    """A new event of whichever format its file names.

    Raises:
        NotAnEvent: it names a format that is not here, or as the reader of its format says.
        SeveralFaults: more than one thing is wrong.
    """
    named = format_of(text)
    if named not in FORMATS:
        raise NotAnEvent(where="event.format", value=named, why=one_of(FORMATS))
    event = FORMATS[named].read(text, entries)
    require_programme(event.programme)
    return event


def format_of_seal(seal: bytes) -> type[FormatDesk]:
    """The format that a seal names, by the word in its file; cards have none there.

    Raises:
        NotASeal: the seal cannot be read, or names a format whose seals name none.
        FormatNotHere: its format is not here.
    """
    named = format_sealed(seal)
    words = {kind.files().format: kind for kind in FORMATS.values()}
    if named not in words:
        if named in FORMATS:
            known = ", ".join(word for word in words if word is not None)
            raise NotASeal(where="seal.format", why=f"expected one of {known}")
        raise FormatNotHere(format=named, known=tuple(FORMATS))
    return words[named]
