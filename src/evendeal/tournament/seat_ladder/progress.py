"""How far an event of individuals has come: the fold of its log, its lists and its ladders."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Self

from evendeal.cards import DeckOrder
from evendeal.ids import DealNo, EntryId, SessionNo
from evendeal.poker import Chips
from evendeal.reason import Reason
from evendeal.scoring.awards import Award
from evendeal.scoring.final import FinalShare
from evendeal.scoring.seat_ladder import SeatLadder
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.duplicate.acts import LinedUp, LineUpsClosed
from evendeal.tournament.duplicate.beginning import Tables
from evendeal.tournament.duplicate.bodies import Begun
from evendeal.tournament.duplicate.in_running import PublicTotals
from evendeal.tournament.duplicate.progress import DuplicateProgress
from evendeal.tournament.duplicate.rulings import Penalised
from evendeal.tournament.duplicate.seated import Seated
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_fold import handlers_of
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.line import Line
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.seat_ladder.acts import (
    LADDER_BODIES,
    Advanced,
    EnteredLate,
    ListAct,
    StaysAway,
)
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.players import PlayerBook
from evendeal.tournament.seat_ladder.results import Finalist, LadderResults, Penalties, awards
from evendeal.tournament.seat_ladder.steps import ladder_steps
from evendeal.tournament.steps import Step


class LadderProgress(DuplicateProgress[LadderEvent]):
    """An event of individuals as its log tells it.

    Attributes:
        players: who plays which session.
    """

    lines = LADDER_BODIES

    def __init__(
        self,
        event: LadderEvent,
        decks: Mapping[SessionNo, Sequence[DeckOrder]] | None = None,
        *,
        totals: Callable[[], PublicTotals] | None = None,
    ) -> None:
        super().__init__(event, decks, totals=totals)
        self.players = PlayerBook()
        self._results = LadderResults(event)

    def fork(self) -> Self:
        """The same event to try lines on; nothing done to it reaches this one."""
        other = super().fork()
        other.players = self.players.fork()
        other._results = self._results.fork(self.event)
        return other

    def steps(self) -> Iterator[Step]:
        """What the director can do next, session by session."""
        return ladder_steps(self)

    def list_of(self, session: SessionNo) -> tuple[EntryId, ...]:
        """Who plays a session, in the order in which a draw counts them.

        As signed, if its list is closed; else as it would be now, by the ladders of the session
        before with all rulings on it. Empty while the session before has not ended.
        """
        signed = self.players.signed.get(session)
        if signed is not None:
            return signed
        order = [entry.id for entry in self.event.entries]
        if session == 1:
            came_late = set(self.players.late)
            through: Sequence[EntryId] = [entry for entry in order if entry not in came_late]
        else:
            before = SessionNo(session - 1)
            now = self.sessions.get(before)
            if now is None or now.ended is None:
                return ()
            if self.event.place_of(session).exchanged:
                return self.list_of(before)
            through = self.through(before)
        return self.players.listed(session, through, order)

    def through(self, session: SessionNo) -> tuple[EntryId, ...]:
        """Who has come through a session, seat by seat, the best first."""
        return tuple(
            place.entry
            for ladder in self.ladders(session)
            for place in ladder.places
            if place.carried is not None
        )

    def ladders(self, session: SessionNo) -> tuple[SeatLadder, ...]:
        """The ladders of a session that has begun and is not of the final, seat 1 first."""
        return self._results.ladders(self.sessions, session, self.chips_taken())

    def ranks(self, session: SessionNo) -> dict[EntryId, int]:
        """The rank of everybody in such a session, over all its seats."""
        return self._results.ranks(self.sessions, session, self.chips_taken())

    def finalists(self) -> tuple[Finalist, ...]:
        """The final as far as its deals are open, the best first; empty before it begins."""
        halves = self.halves()
        if not halves:
            return ()
        taken = self.chips_taken()
        return self._results.finalists(halves, [taken.get(now.session, {}) for now in halves])

    def halves(self) -> tuple[SessionProgress, ...]:
        """The sessions of the final that have begun."""
        begun = self.sessions.items()
        return tuple(now for number, now in begun if self.event.place_of(number).final)

    def final_shares(self) -> Iterator[FinalShare]:
        """What each finalist made of each open deal of the final."""
        return self._results.shares(self.halves())

    def awards(self) -> tuple[Award, ...]:
        """Every rank of the event as far as it is known: those who have left, and the final.

        Who still plays has none before the event has ended.
        """
        ladders = {
            number: self.ladders(number)
            for number in self.sessions
            if not self.event.place_of(number).final
        }
        ranks = awards(self.finalists(), ladders)
        if self.finished:
            return ranks
        playing = set(self.list_of(self.current))
        return tuple(award for award in ranks if not playing.intersection(award.entries))

    def chips_taken(self) -> dict[SessionNo, Penalties]:
        """Chips that rulings in force take from Total Scores, by session."""
        taken: dict[SessionNo, dict[EntryId, Chips]] = {}
        for record in self.rulings:
            effect = record.ruled.effect
            if record.withdrawn is None and isinstance(effect, Penalised):
                of = taken.setdefault(SessionNo(record.session), {})
                of[effect.entry] = of.get(effect.entry, 0) + effect.points
        return dict(taken)

    def line_ups_as_sealed(self, session: SessionNo) -> dict[EntryId, tuple[str, ...]]:
        """Everybody who plays a session, called as he was called first."""
        names = {entry.id: entry.players[0] for entry in self.event.entries}
        return {entry: (self.record.first(entry, names[entry]),) for entry in self.list_of(session)}

    def seated(self, body: Begun, line: Line) -> Tables:
        """Who sits down in the session that a line begins."""
        session = SessionNo(line.session)
        sitting = [entry for row in body.seats for entry, _ in row]
        seats = self.event.play_of(session).seats
        fit = all(0 < len(row) <= seats for row in body.seats)
        if not fit or sorted(sitting) != sorted(self.list_of(session)):
            raise OutOfPlace(
                position=line.position,
                why=Reason("place-seats-of-list", "its seats are not those of its list"),
            )
        return tuple(
            (*(Seated(entry, player) for entry, player in row), *[None] * (seats - len(row)))
            for row in body.seats
        )

    def began(self, now: SessionProgress) -> None:
        """A session has begun."""
        self.players.signed.setdefault(now.session, self.list_of(now.session))
        self._results.began(now)

    def compared_anew(self, now: SessionProgress, deal: DealNo | None) -> None:
        """Results of a deal, or what rulings take, are not what they were."""
        self._results.changed(now, deal)

    def _close(self, body: LineUpsClosed, line: Line) -> None:
        """The list of a session is signed: whatever is ruled later, it stays."""
        del body
        session = SessionNo(line.session)
        listed = self.list_of(session)
        if session in self.sessions or not listed:
            why = Reason(
                "place-close-list",
                "the list of session {session} cannot be closed here",
                session=session,
            )
            raise OutOfPlace(position=line.position, why=why)
        self.line_ups.close(line)
        self.players.signed[session] = listed
        self.news += 1

    def _lined_up(self, body: LinedUp, line: Line) -> None:
        raise OutOfPlace(
            position=line.position,
            why=Reason("place-no-line-up", "{entry} has no line-up", entry=body.entry),
        )

    def _list(self, body: ListAct, line: Line) -> None:
        """Somebody comes late, stays away, or plays on."""
        why = self.why_not(SessionNo(line.session), body)
        if why or line.table or line.deal:
            raise OutOfPlace(
                position=line.position,
                why=why or Reason("place-about-no-table", "it is about no table"),
            )
        if isinstance(body, EnteredLate):
            try:
                self.event = self.event.with_late(Entry(body.entry, body.player, (body.player,)))
            except NotAnEvent as no:
                raise OutOfPlace(position=line.position, why=no.as_reason) from None
        self.players.take(body, line)
        self.news += 1

    def why_not(self, session: SessionNo, act: ListAct) -> Reason | None:
        """Why an act about who plays a session makes no sense now; None where it does."""
        if not 1 <= session <= self.event.sessions or session in self.players.signed:
            return Reason("list-signed", "the list of session {session} is signed", session=session)
        if self.event.place_of(session).exchanged:
            return Reason(
                "list-second-half", "the second half of the final is played by those of the first"
            )
        if session > 1 and self.sessions.get(SessionNo(session - 1)) is None:
            return Reason(
                "list-session-before", "session {session} has not begun", session=session - 1
            )
        listed = self.list_of(session)
        match act:
            case EnteredLate() if session > 1:
                return Reason("list-enter-before", "players enter before the first session")
            case EnteredLate(entry):
                known = any(each.id == entry for each in self.event.entries)
                entered = Reason("list-entered", "{entry} is entered already", entry=entry)
                return entered if known else None
            case StaysAway(entry):
                absent = Reason("list-not-on-it", "{entry} is not on the list", entry=entry)
                return None if entry in listed else absent
            case Advanced(entry):
                if entry in listed:
                    return Reason("list-on-it", "{entry} is on the list already", entry=entry)
                before = (
                    {each.id for each in self.event.entries}
                    if session == 1
                    else set(self.players.signed[SessionNo(session - 1)])
                )
                if entry in before:
                    return None
                return Reason(
                    "list-not-before", "{entry} has not played the session before", entry=entry
                )

    def respelled(self, record: EventRecord) -> None:
        """A player is called as he is called now, and his entry with him."""
        super().respelled(record)
        entries = (replace(each, name=each.players[0]) for each in self.event.entries)
        self.event = replace(self.event, entries=tuple(entries))

    handlers = DuplicateProgress.handlers | handlers_of(
        (LineUpsClosed, _close),
        (LinedUp, _lined_up),
        (ListAct, _list),
    )
