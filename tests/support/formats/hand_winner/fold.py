"""How far an event has come: the fold of its log."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.lines.acts import Undo
from evendeal.tournament.event_fold import EventFold, handlers_of
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import HandsLeft, NotStarted, OutOfPlace
from evendeal.tournament.steps import BEGIN, END, Step
from support.formats.hand_winner.event import BONUS, DUEL, HandWinner
from support.formats.hand_winner.lines import (
    BODIES,
    DeckOpened,
    StageBegun,
    StageEnded,
    Turned,
)
from support.formats.hand_winner.play import Stage
from support.formats.hand_winner.refusals import Level


class Place(NamedTuple):
    """A line of the standings; `won` less what the other has won, and the bonus beside it."""

    place: int
    entry: EntryId
    difference: int
    bonus: int


class Duel(EventFold[HandWinner, Stage]):
    """An event as its log tells it."""

    lines = BODIES

    def __init__(self, event: HandWinner) -> None:
        super().__init__(event)
        self._decks: dict[SessionNo, Sequence[DeckOrder]] = {}

    def deal_from(self, session: SessionNo, decks: Sequence[DeckOrder]) -> None:
        """The deck-orders of a stage, where they are known here."""
        self._decks[session] = decks

    def steps(self) -> Iterator[Step]:
        """The duel, then the bonus of whoever has won it."""
        for session in (DUEL, BONUS):
            now = self.sessions.get(session)
            if now is None:
                words = self.event.beacon_of(session)
                blocked = self._blocked(session)
                yield Step(do=BEGIN, sessions=(session,), beacon=words, blocked=blocked)
            elif now.ended is None:
                left = len(now.left)
                over = HandsLeft(session=session, left=left) if left else None
                yield Step(do=END, sessions=(session,), blocked=over)

    def _blocked(self, session: SessionNo) -> Refused | None:
        """Why a stage cannot begin now; None if it can."""
        if session != self.current:
            return NotStarted(event=self.event.id, session=SessionNo(session - 1))
        if session == BONUS and self.best is None:
            return Level(entries=tuple(entry.id for entry in self.event.entries))
        return None

    @property
    def best(self) -> EntryId | None:
        """The entry that goes on; None while they are level."""
        first, second = self.standings()
        return first.entry if first.difference > second.difference else None

    def standings(self) -> tuple[Place, ...]:
        """Both entries, the better one first."""
        one, two = (entry.id for entry in self.event.entries)
        duel, bonus = self.sessions.get(DUEL), self.sessions.get(BONUS)
        ahead = duel.won(one) - duel.won(two) if duel else 0
        rows = [(ahead, one), (-ahead, two)]
        rows.sort(key=lambda row: -row[0])
        return tuple(
            Place(1 if each == rows[0][0] else 2, entry, each, bonus.won(entry) if bonus else 0)
            for each, entry in rows
        )

    def _begin(self, body: StageBegun, line: Line) -> None:
        session = self.session_to_begin(line)
        advances = self.best if session == BONUS else None
        if body.entry != advances:
            raise OutOfPlace(position=line.position, why=f"{body.entry} has not won the duel")
        entries = (advances,) if advances else tuple(entry.id for entry in self.event.entries)
        decks = self._decks.get(session, ())
        hands = self.event.hands_of(session)
        self.sessions[session] = Stage(session, entries, hands, body.beacon, line.at, decks)
        self.news += 1

    def _end(self, body: StageEnded, line: Line) -> None:
        now = self.session_of(line)
        if now.left or now.ended:
            why = f"stage {now.session} cannot end with {len(now.left)} hands left, nor twice"
            raise OutOfPlace(position=line.position, why=why)
        now.ended = body
        self.news += 1

    def _turn(self, body: Turned | Undo, line: Line) -> None:
        now, deal = self.session_of(line), DealNo(line.deal)
        if line.table != 1 or not 1 <= deal <= now.hands or now.ended:
            raise OutOfPlace(position=line.position, why=f"there is no hand {deal} to play")
        now.played[deal] = now.hand(deal).take(body)
        self.news += now.played[deal].final

    def _open(self, body: DeckOpened, line: Line) -> None:
        now, deal = self.session_of(line), DealNo(line.deal)
        if deal not in now.to_open():
            raise OutOfPlace(position=line.position, why=f"hand {deal} is not to be opened")
        now.opened[deal] = body

    handlers = handlers_of(
        (StageBegun, _begin), (StageEnded, _end), (Turned | Undo, _turn), (DeckOpened, _open)
    )
