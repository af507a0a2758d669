"""A large event of individuals in its seventh session, made of lines as a hall writes them."""

from itertools import count

from evendeal.cards import DeckOrder, parse_cards
from evendeal.draw.places import draw_places
from evendeal.ids import DealNo, EntryId, SeatNo, SessionNo, TableNo
from evendeal.poker import is_over, result
from evendeal.poker.actions import Fold, RaiseTo
from evendeal.poker.lines import Accepted
from evendeal.tournament.duplicate.bodies import Begun, Body, Ended, OpenedLine
from evendeal.tournament.line import ORIGIN, Line
from evendeal.tournament.seat_ladder.acts import LADDER_BODIES
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.event_read import read_event
from evendeal.tournament.seat_ladder.progress import LadderProgress

SEATS, BEFORE = 9, 6
LAST = SessionNo(BEFORE + 1)
AT = "2026-05-01T18:00:00.000Z"
NOTHING = "0" * 64
DECK = DeckOrder(parse_cards("".join(rank + suit for rank in "23456789TJQKA" for suit in "cdhs")))
"""The deck-order of every deal: nobody looks at a card, and no result depends on one."""


def event_of(players: int, deals: int) -> LadderEvent:
    """Six sessions of a deal each, from which all go on with a carry-over, and one of `deals`."""
    stages = (
        f'[[stages]]\nname = "Before"\nsessions = {BEFORE}\nseats = {SEATS}\ndeals = 1\n'
        f'[[stages]]\nname = "Seventh"\nseats = {SEATS}\ndeals = {deals}\neliminate = 34\n'
        '[[stages]]\nname = "Final"\ndeals = 1\n'
    )
    entries = "".join(
        f'[[entries]]\nid = "{number}"\nname = "Player {number}"\n'
        for number in range(1, players + 1)
    )
    return read_event(
        f'[event]\nid = "bench"\nname = "Bench"\nformat = "seat_ladder"\n{stages}{entries}'
    )


class Hall:
    """The event as far as it has come, and the lines that come next.

    Attributes:
        progress: the event; at first in its seventh session with no deal played.
        tables: the numbers of its tables.
    """

    def __init__(self, players: int, deals: int) -> None:
        event = event_of(players, deals)
        decks = {
            SessionNo(session): (DECK,) * event.play_of(SessionNo(session)).decks
            for session in range(1, LAST + 1)
        }
        self.progress = LadderProgress(event, decks)
        self._event = event
        self._position = 0
        self.tables = range(0)
        for session in range(1, LAST):
            self._begin(SessionNo(session))
            self.play(SessionNo(session), DealNo(1))
            self.progress.take(self.line((session, 0, 0), Ended(NOTHING, NOTHING)))
        self._begin(LAST)

    def play(self, session: SessionNo, deal: DealNo) -> None:
        """All tables play a deal, and it is opened."""
        for table in self.tables:
            self.progress.take(self.hand(session, TableNo(table), deal))
        self.progress.take(self.opening(session, deal))

    def hand(self, session: SessionNo, table: TableNo, deal: DealNo) -> Line:
        """A hand is played; the line with which its table accepts it, which is still to be counted.

        There are two raises, and all others fold: who raises, and by how much, differs from table
        to table and from deal to deal.
        """
        place = (session, table, deal)
        first = (table + deal) % (SEATS - 3)
        raised = 75 + 25 * ((table * 31 + deal * 17) % 29)
        raises = {first: raised, first + 1: 2 * raised + 25 * ((table * 7 + deal * 5) % 11)}
        for turn in count():
            state = self.progress.hand(session, table, deal).state
            assert state is not None
            if is_over(state):
                made = result(state)
                return self.line(place, Accepted(made.chip_scores, made.house))
            seat = SeatNo(state.actor + 1)
            act = RaiseTo(seat, raises[turn]) if turn in raises else Fold(seat)
            self.progress.take(self.line(place, act))
        raise AssertionError("a hand ends")

    def opening(self, session: SessionNo, deal: DealNo) -> Line:
        """The line that opens a deal."""
        cards = "".join(map(str, DECK.cards))
        return self.line((session, 0, deal), OpenedLine(cards, NOTHING, ()))

    def line(self, place: tuple[int, int, int], body: Body) -> Line:
        """The next line of the log."""
        self._position += 1
        key = f"k{self._position}"
        json = LADDER_BODIES.write(body)
        return Line(
            self._position, self._event.id, *place, 0, key, json, AT, "bench", ORIGIN, ORIGIN
        )

    def _begin(self, session: SessionNo) -> None:
        entries: list[EntryId] = list(self.progress.list_of(session))
        drawn = draw_places(entries, SEATS, bytes([session]) * 64, [])
        self.tables = range(1, len(drawn) + 1)
        names = {entry.id: entry.name for entry in self._event.entries}
        seats = tuple(
            tuple((entry, names[entry]) for entry in row if entry is not None) for row in drawn
        )
        self.progress.take(self.line((session, 0, 0), Begun(None, seats)))
