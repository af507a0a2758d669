"""How far an event of team matches has come: the fold of its log, kept up line by line.

Everything here can be made again from the log and the sealed roll sets; it is a cache and
nothing else.
"""

from collections.abc import Iterator
from dataclasses import replace

from evendeal.backgammon import GameAction, OpeningRoll, Roll
from evendeal.backgammon.lines import (
    Decided,
    GameBody,
    GameCorrected,
    GameMark,
    GameNote,
    Reopened,
)
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.acts import Answered
from evendeal.tournament.acts import Paused, Resumed
from evendeal.tournament.event_fold import handlers_of
from evendeal.tournament.line import Line
from evendeal.tournament.matches.acts import LinedUpFor, RoundBegun, SheetsGiven
from evendeal.tournament.matches.bodies import (
    MatchBody,
    MatchesBegun,
    MatchesEnded,
    RollsOpened,
    TableBound,
    match_body_from_json,
)
from evendeal.tournament.matches.corrected import corrected_by
from evendeal.tournament.matches.game import RoomGame
from evendeal.tournament.matches.line_ups import line_up_that_fits
from evendeal.tournament.matches.plan import GamePlace
from evendeal.tournament.matches.room_fold import RoomFold
from evendeal.tournament.matches.session import (
    BoardProgress,
    DecisionRecord,
)
from evendeal.tournament.matches.sessions import MatchSessions
from evendeal.tournament.matches.shown import (
    Twins,
    are_final,
    finals,
    public_signature,
    public_turns,
)
from evendeal.tournament.matches.steps import match_steps
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.steps import Step

__all__ = ["MatchProgress", "OutOfPlace"]


class MatchProgress(MatchSessions):
    """An event of team matches as its log tells it; see `MatchBook` for what it knows."""

    @staticmethod
    def body_of(line: Line) -> MatchBody:
        """What a line of the log says."""
        return match_body_from_json(line.body)

    def steps(self) -> Iterator[Step]:
        """What the director can do next: boards, rounds, the final."""
        return match_steps(self)

    def _bind(self, body: TableBound, line: Line) -> None:
        now = self.session_of(line)
        place = GamePlace(now.session, TableNo(line.table), body.deal)
        self.plan.require(*place)
        if line.deal:
            raise OutOfPlace(position=line.position, why="it stands beside the game")
        game = self._owned(now, place)
        game.bind(body, line.at)
        self._keep(now, place, game)
        self._take_roll(place.table, line.at)
        self._mark(now.session, place.roll_set, line)

    def _line_up(self, body: LinedUpFor, line: Line) -> None:
        record = self.match(SessionNo(line.session), body.match)
        if line.table or line.deal:
            raise OutOfPlace(position=line.position, why="a line-up is of a whole match")
        one, other = (self.record.now(body.team, player) for player in body.players)
        body = replace(body, players=(one, other))
        fits = line_up_that_fits(body, record, self.players_of(body.team), self.matches)
        now = record.lined_up(fits, line.at, line.by)
        self._records[record.key] = replace(now, position=line.position)
        if now is not record:
            self._score(now.planned)
            # Of a player who comes back the name stands there already.
            self.news += now.planned != record.planned

    def _answer(self, body: Answered, line: Line) -> None:
        place = GamePlace(SessionNo(line.session), body.table, body.deal)
        now = self.session_of(line)
        if line.table and line.deal:
            if (line.table, line.deal) != (body.table, body.deal):
                raise OutOfPlace(position=line.position, why="it answers another table's call")
            self._game(body, line)
        elif (body.table, body.deal) in now.games:
            self._owned(now, place).answer()
            self._mark(now.session, body.deal, line)

    def _guess(self, line: Line) -> None:
        now, place = self.session_of(line), self.due_place(TableNo(line.table))
        if place is None or place.session != now.session:
            raise OutOfPlace(position=line.position, why="its table plays nothing now")
        game = self._owned(now, place)
        self._keep(now, place, game)
        game.guess()
        self._mark(now.session, place.roll_set, line)

    def _game(self, body: GameBody, line: Line) -> None:
        if (
            isinstance(body, GameNote)
            and body.kind == "wrong_roll"
            and line.table
            and not line.deal
        ):
            self._guess(line)
            return
        now = self.session_of(line)
        place = GamePlace(now.session, TableNo(line.table), DealNo(line.deal))
        fold = RoomFold(self, place, self._owned(now, place))
        if isinstance(body, GameAction):
            self._act(now, fold, body, line)
        elif isinstance(body, GameMark):
            fold.take(body, line.at, line.by, line.position)
            self._keep(now, place, fold.game)
            if isinstance(body, GameNote) and line.of_office:
                now.explain(place, body.text)
        else:
            self._change(now, fold, body, line)
        record = self._mark(now.session, place.roll_set, line)
        if record.begun_at is None:
            self._records[record.key] = replace(record, begun_at=line.at)
            self.news += 1

    def _act(self, now: BoardProgress, fold: RoomFold, action: GameAction, line: Line) -> None:
        game, place = fold.game, fold.place
        before, turns = public_turns(fold.twins), len(game.turns)
        fresh = isinstance(action, OpeningRoll | Roll) and not game.has_seen_roll()
        fold.take(action, line.at, line.by, line.position)
        self._keep(now, place, game)
        if fresh:
            self._take_roll(place.table, line.at)
        self._feeds[now.session, place.roll_set] = fold.feed
        if len(game.turns) > turns:
            after = fold.twins
            now.show(place.roll_set, after)
            self.news += public_turns(after) != before

    def _change(self, now: BoardProgress, fold: RoomFold, body: GameBody, line: Line) -> None:
        """Something that is said before is changed, or the result comes or goes."""
        place, key = fold.place, (now.session, fold.place.roll_set)
        before, seen = fold.twins, now.seen_in(place.roll_set, fold.room)
        fold.take(body, line.at, line.by, line.position)
        corrected = corrected_by(body, before, fold.room, seen, of_office=line.of_office)
        made, after = fold.game, fold.twins
        self._keep(now, place, made)
        self._feeds[key] = fold.feed
        now.correct(place, corrected)
        if isinstance(body, Decided | Reopened) or (isinstance(body, GameCorrected) and made.final):
            decision = DecisionRecord(line.position, place, body, line.at, line.by)
            self.decisions.append(decision)
            record = self._records[now.session, self.plan.planned(*key)[0].number]
            decided = (*record.decisions, decision)
            self._records[record.key] = replace(record, decisions=decided)
            # One that changes nothing is shown too, among those about a game that is over.
            same = public_signature(before) == public_signature(after)
            self.news += same and are_final(after)
        self._count(now, place, before, after, line.at)

    def _count(
        self, now: BoardProgress, place: GamePlace, before: Twins, after: Twins, at: str
    ) -> None:
        """Count what a change has made of the match, and whether the public sees it."""
        roll_set = place.roll_set
        planned, _ = self.plan.planned(now.session, roll_set)
        record = self.match(now.session, planned.number)
        was, both = finals(before), finals(after)
        if was != both:
            self._records[record.key] = record.counted(was, both, at)
            now.count(roll_set, at if all(both) else None)
            if sum(both) < sum(was):
                # It is played again, before what the table has played since.
                self._played.pop(place.table, None)
            # Looked for here once, and not again in every fork.
            self._next(place.table)
        now.show(roll_set, after)
        if all(was) or all(both):
            self._score(planned)
        self.news += public_signature(before) != public_signature(after)

    def _owned(self, now: BoardProgress, place: GamePlace) -> RoomGame:
        """A room's game that no fork of this event has."""
        found = now.games.get((place.table, place.roll_set))
        if found is None:
            return RoomGame.fresh(self.event.ruleset(now.session), self._drawn)
        if place not in self._own:
            found = found.copy()
            self._keep(now, place, found)
        return found

    def _keep(self, now: BoardProgress, place: GamePlace, game: RoomGame) -> None:
        now.games[place.table, place.roll_set] = game
        self._own.add(place)

    handlers = handlers_of(
        (MatchesBegun, MatchSessions._begin),
        (RollsOpened, MatchSessions._open),
        (MatchesEnded, MatchSessions._end),
        (SheetsGiven, MatchSessions._give),
        (LinedUpFor, _line_up),
        (RoundBegun | Paused | Resumed, MatchSessions._hold),
        (TableBound, _bind),
        (GameBody, _game),
        (Answered, _answer),
    )
