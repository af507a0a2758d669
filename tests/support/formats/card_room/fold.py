"""How far an event has come: the fold of its log."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from evendeal.ids import DealNo, EntryId, SeatNo
from evendeal.tournament.event_fold import EventFold, handlers_of
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import HandsLeft, OutOfPlace
from evendeal.tournament.steps import BEGIN, END, Step
from support.formats.card_room.event import EVENING, CardRoom
from support.formats.card_room.lines import (
    BODIES,
    Action,
    Dealt,
    EveningBegun,
    EveningEnded,
    Leave,
    Opened,
    Sat,
)
from support.formats.card_room.play import Evening, Hand
from support.formats.card_room.refusals import SeatTaken, TooFew

DEAL: Final = "deal"


class Place(NamedTuple):
    """A line of the standings."""

    place: int
    entry: EntryId
    points: int


class Room(EventFold[CardRoom, Evening]):
    """An event as its log tells it."""

    lines = BODIES

    def steps(self) -> Iterator[Step]:
        """The evening begins, its hands are dealt one after the other, it ends."""
        now = self.sessions.get(EVENING)
        if now is None:
            yield Step(do=BEGIN, sessions=(EVENING,))
            return
        if now.ended is not None:
            return
        if now.left and now.running is None:
            sitting = len(now.sitting)
            yield Step(do=DEAL, blocked=TooFew(sitting=sitting) if sitting < 2 else None)
        left = HandsLeft(session=EVENING, left=now.left) if now.left else None
        yield Step(do=END, sessions=(EVENING,), blocked=left)

    def standings(self) -> tuple[Place, ...]:
        """All players, the best first."""
        now = self.sessions.get(EVENING)
        points = {entry.id: 0 for entry in self.event.entries}
        for hand in now.dealt.values() if now else ():
            for entry, made in hand.points().items():
                points[entry] += made
        ranked = sorted(points, key=lambda entry: (-points[entry], entry))
        return tuple(
            Place(1 + sum(other > points[entry] for other in points.values()), entry, points[entry])
            for entry in ranked
        )

    def _begin(self, body: EveningBegun, line: Line) -> None:
        session = self.session_to_begin(line)
        event = self.event
        self.sessions[session] = Evening(event.hands, event.seated_first, body.beacon, line.at)
        self.news += 1

    def _end(self, body: EveningEnded, line: Line) -> None:
        now = self.session_of(line)
        if now.left or now.ended:
            raise OutOfPlace(position=line.position, why=f"{now.left} hands are still to be played")
        now.ended = body
        self.news += 1

    def _deal(self, body: Dealt, line: Line) -> None:
        now, deal = self.session_of(line), DealNo(line.deal)
        due = len(now.dealt) + 1
        if now.running or deal != due or deal > now.hands or len(now.sitting) < 2:
            raise OutOfPlace(position=line.position, why=f"hand {deal} is not dealt now")
        now.dealt[deal] = Hand(deal, body.commitment, dict(now.sitting))
        self.news += 1

    def _act(self, body: Action, line: Line) -> None:
        now = self.session_of(line)
        now.dealt[DealNo(line.deal)] = self._running(now, line).take(body)
        if isinstance(body, Leave):
            del now.sitting[body.seat]
        self.news += 1

    def _open(self, body: Opened, line: Line) -> None:
        now, hand = self.session_of(line), self._running(self.session_of(line), line)
        if hand.to_act is not None:
            raise OutOfPlace(position=line.position, why=f"seat {hand.to_act} has still to act")
        now.dealt[hand.deal] = hand.opened(body.secret)
        self.news += 1

    def _sit(self, body: Sat, line: Line) -> None:
        now = self.session_of(line)
        known = {entry.id for entry in self.event.entries}
        if body.entry not in known or body.entry in now.sitting.values():
            raise SeatTaken(seat=body.seat, entry=body.entry)
        if body.seat in now.sitting or not 1 <= body.seat <= self.event.seats:
            raise SeatTaken(seat=body.seat, entry=body.entry)
        now.sitting = dict(sorted({**now.sitting, SeatNo(body.seat): body.entry}.items()))
        self.news += 1

    @staticmethod
    def _running(now: Evening, line: Line) -> Hand:
        hand = now.running
        if hand is None or hand.deal != line.deal or line.table != 1:
            raise OutOfPlace(position=line.position, why=f"hand {line.deal} is not played now")
        return hand

    handlers = handlers_of(
        (EveningBegun, _begin),
        (EveningEnded, _end),
        (Dealt, _deal),
        (Action, _act),
        (Opened, _open),
        (Sat, _sit),
    )
