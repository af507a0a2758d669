"""Where sealed decks are, as the log tells it; decks are made up before a session begins, too."""

from dataclasses import dataclass, field

from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.reason import Reason
from evendeal.tournament.duplicate.acts import Custody, DecksGiven
from evendeal.tournament.duplicate.event import DuplicateEvent
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace


@dataclass(frozen=True, slots=True)
class InCustody:
    """Where a sealed deck is by the last line, by whom and since when."""

    act: Custody
    at: str
    by: str


@dataclass(frozen=True, slots=True)
class Given:
    """A deck file of a session that was handed out."""

    session: SessionNo
    what: str
    at: str
    by: str


@dataclass(slots=True)
class DeckBook:
    """The decks of an event.

    Attributes:
        decks: by session, table and deal; a deck that is not named here is in the store.
        given: the deck files that were handed out, in that order.
    """

    decks: dict[tuple[SessionNo, TableNo, DealNo], InCustody] = field(default_factory=dict)
    given: tuple[Given, ...] = ()

    def copy(self) -> "DeckBook":
        """A copy, to put lines to."""
        return DeckBook(dict(self.decks), self.given)

    def take(self, event: DuplicateEvent, act: Custody | DecksGiven, line: Line) -> None:
        """Count one more line.

        Raises:
            OutOfPlace: the event has no such session, table or deal.
        """
        session, table = SessionNo(line.session), TableNo(line.table)
        if not 1 <= session <= event.sessions:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-no-session", "there is no session {session}", session=session),
            )
        last = event.play_of(session).decks
        if isinstance(act, DecksGiven):
            self.given += (Given(session, act.what, line.at, line.by),)
            return
        if not 1 <= table <= event.tables or max(act.deals) > last:
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-no-deck", "there is no such deck at table {table}", table=table),
            )
        for deal in act.deals:
            self.decks[session, table, deal] = InCustody(act, line.at, line.by)
