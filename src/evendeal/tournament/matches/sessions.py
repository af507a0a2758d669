"""How the sessions of an event of team matches begin, open their rolls and end: those lines taken.

What is said of a single game is taken by `MatchProgress`.
"""

from dataclasses import replace

from evendeal.ids import DealNo, SessionNo
from evendeal.tournament.event_record import EventRecord
from evendeal.tournament.formats.room_match import PlannedMatch
from evendeal.tournament.line import Line
from evendeal.tournament.matches.acts import SheetsGiven
from evendeal.tournament.matches.bodies import MatchesBegun, MatchesEnded, RollsOpened
from evendeal.tournament.matches.book import MatchBook
from evendeal.tournament.matches.changes import why_not_final
from evendeal.tournament.matches.results import MatchResults, finished_games
from evendeal.tournament.matches.session import (
    BoardProgress,
    MatchRecord,
    OpenedRollSet,
    SheetsRecord,
    read_rolls,
)
from evendeal.tournament.refusals import OtherFinalists, OtherRollsOpened, OutOfPlace


class MatchSessions(MatchBook):
    """The book of an event whose sessions begin and end; a base of `MatchProgress`."""

    def _begin(self, body: MatchesBegun, line: Line) -> None:
        session, event = self.session_to_begin(line), self.event
        if session == event.final_session:
            self._begin_final(body, line)
        elif body.finalists or body.lots:
            raise OutOfPlace(position=line.position, why="only a final has finalists and lots")
        self.sessions[session] = BoardProgress(
            session,
            event.board_of(session),
            line.at,
            body.beacon,
            drawn=self._drawn,
            finalists=body.finalists,
            lots=body.lots,
        )
        self.news += 1

    def _begin_final(self, body: MatchesBegun, line: Line) -> None:
        """Its two are those whom the finished matches and the lots make finalists."""
        if body.finalists is None:
            why: str | None = "a final begins with its two teams"
        elif not self.qualified:
            why = "the matches that decide who plays the final are not over"
        else:
            why = why_not_final(self.event.teams, self.qualifying(), body.finalists, body.lots)
        if why is not None:
            raise OtherFinalists(position=line.position, why=why)
        assert body.finalists is not None
        self.plan = self.plan.with_final(body.finalists)
        key = (self.event.final_session, 1)
        self._records[key] = MatchRecord(self.plan.matches[key])

    def _open(self, body: RollsOpened, line: Line) -> None:
        now, roll_set = self.session_of(line), DealNo(line.deal)
        if not now.drawn or roll_set not in now.closed:
            why = "before its game is final in both rooms, nor twice, nor if it was thrown"
            raise OutOfPlace(position=line.position, why=f"no set of rolls is opened {why}")
        rolls = read_rolls(body.rolls, reroll=self.event.rerolls(now.session))
        used = self.feed(now.session, roll_set)
        opened = OpenedRollSet(roll_set, line.at, rolls, body.salt, body.path)
        if not opened.holds(used):
            raise OtherRollsOpened(position=line.position, roll_set=roll_set)
        now.opened[roll_set] = opened
        now.closed.discard(roll_set)
        self._score(self._mark(now.session, roll_set, line).planned)
        self.news += 1

    def _give(self, body: SheetsGiven, line: Line) -> None:
        now = self.session_of(line)
        if line.table or line.deal or not now.drawn or now.ended is not None:
            why = "roll sheets are of a whole session whose drawn rolls are still to come"
            raise OutOfPlace(position=line.position, why=why)
        games = self.plan.format.roll_sets(now.session)
        if body.sheets > games:
            why = f"session {now.session} has {games} games, and a roll sheet is of one"
            raise OutOfPlace(position=line.position, why=why)
        now.sheets += (SheetsRecord(body.sheets, line.at, line.by),)

    def _end(self, body: MatchesEnded, line: Line) -> None:
        now = self.session_of(line)
        records = [each for each in self._records.values() if each.planned.session == now.session]
        left = sum(not each.finished for each in records)
        if now.ended or left or now.to_open():
            closed = len(now.to_open())
            why = f"{left} matches unfinished or {closed} roll sets closed, nor twice"
            why = f"session {now.session} cannot end with {why}"
            raise OutOfPlace(position=line.position, why=why)
        now.ended, now.ended_at = body, line.at
        self.news += 1

    def respelled(self, record: EventRecord) -> None:
        """Everybody in matches and protocols is called as he is called now."""
        final = self.sessions.get(self.event.final_session)
        self.plan = self.plan.called(self.event, final.finalists if final else None)
        # New records: what was made of a match is made anew, since a team may be called anew.
        self._records = {key: each.called(record) for key, each in self._records.items()}
        self._results = MatchResults(self.plan.format)
        for each in self._records.values():
            if any(each.final_games):
                self._score(each.planned)

    def _mark(self, session: SessionNo, roll_set: DealNo, line: Line) -> MatchRecord:
        """A new record of the match whose roll set a line is about."""
        before = self.match(session, self.plan.planned(session, roll_set)[0].number)
        self._records[before.key] = made = replace(before, position=line.position)
        return made

    def _score(self, planned: PlannedMatch) -> None:
        record = self._records[planned.session, planned.number]
        games = finished_games(*self._games(record.planned), public=True)
        self._results.put(record, games)
