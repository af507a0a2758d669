"""What pages of many matches reuse from one line to the next is what is made afresh."""

from collections.abc import Hashable
from dataclasses import replace
from datetime import UTC, datetime

import pytest
from hypothesis import given, note, settings
from hypothesis import strategies as st

from evendeal.backgammon import BACKGAMMON, LONG_GAMMON, Side, is_over
from evendeal.backgammon.lines import GameCorrected, GameNote, Reopened
from evendeal.draw.match_seal import MatchSeal
from evendeal.errors import Refused
from evendeal.ids import ROOMS, TableNo
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.scoring.match_points_protocol import Protocol
from evendeal.scoring.match_points_totals import TeamTotals
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.room_match.acts import LinedUpFor, RoundBegun
from evendeal.tournament.room_match.bodies import MatchesBegun
from evendeal.tournament.room_match.event import FinalRules, MatchEvent, RollsKind, TeamBoard
from evendeal.tournament.room_match.final import FinalistsLevel, finalists
from evendeal.tournament.room_match.plan import GamePlace
from evendeal.tournament.room_match.play_control import MatchOfficeRules, RoundsBegin
from evendeal.tournament.room_match.progress import MatchProgress
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.matches.head import match_event_head
from evendeal.views.matches.office.rooms import MatchOfficeFacts
from evendeal.views.matches.office.whole import OfficePart, match_office
from evendeal.views.matches.scoreboard import PublicPart, match_scoreboard
from evendeal.views.office import Touch
from support.events.match_log import MatchLog, event_of

NOON = datetime(2026, 5, 1, 19, tzinfo=UTC)
NO_SEAL: MatchSeal | None = None
deeds = st.lists(st.integers(0, 2**24), min_size=20, max_size=120)
"""What happens, one number each: at which table, what, and which of the possible ones."""


def cup(rolls: RollsKind, rounds: RoundsBegin) -> MatchEvent:
    """Three teams on two boards, each against each, and a final on the first."""
    boards = (
        TeamBoard(name="Board", ruleset=BACKGAMMON),
        TeamBoard(name="Long", ruleset=LONG_GAMMON, players=(3, 4)),
    )
    event = event_of(3, *boards, games=1, final=FinalRules(games=2), rolls=rolls)
    return replace(event, office=MatchOfficeRules(rounds=rounds))


class Pages:
    """The pages of an event whose parts are reused."""

    def __init__(self) -> None:
        self.inside: FragmentCache[OfficePart] = FragmentCache()
        self.public: FragmentCache[PublicPart] = FragmentCache()

    def must_be_as_made_afresh(self, progress: MatchProgress, facts: MatchOfficeFacts) -> None:
        """Nothing, if they are as a house shows them that has just been started."""
        head = match_event_head(progress, NO_SEAL)

        assert match_office(progress, facts, self.inside) == match_office(progress, facts)
        assert match_scoreboard(progress, head, self.public) == match_scoreboard(progress, head)


def must_be_counted_as_afresh(progress: MatchProgress) -> None:
    """Nothing, if the tables are those of all matches counted at once."""
    format, finished = progress.rooms.plan.format, progress.records.results.finished
    begun = [progress.scored(each) for each in progress.matches if sum(each.final_games)]

    for board in (None, 1, 2):
        assert progress.standings(board) == format.standings(finished, board)
    ranked = {line.player: line[4:] for line in format.players(begun)}
    assert {line.player: line[4:] for line in progress.players() if line.games} == {
        player: line for player, line in ranked.items() if line[0]
    }


def done(log: MatchLog, deed: int) -> None:
    """One thing happens; what is refused at a table is refused here too."""
    tables = log.event.tables
    table, what, pick = TableNo(deed % tables + 1), deed // tables % 32, deed // tables // 32
    order = log.progress.tables.order(table)
    due = log.progress.tables.due_place(table)
    some = order[pick % len(order)]
    any_place = GamePlace(some.session, table, some.roll_set)
    place = due or any_place
    game = log.game(place)
    try:
        match what:
            case 0:
                log.write(place, Undo(game.in_force[-1].n))
            case 1:
                said = game.in_force[pick % len(game.in_force)]
                log.write(place, GameCorrected(said.n, said.action, "seen"), "director")
            case 2:
                log.write(place, GameNote("other", None, "x"))
            case 3 | 4:
                log.write(place, CallDirector("x"))
            case 5:
                called = (place.session, place.table, 0)
                log.write(called, Answered(place.table, place.roll_set, ""), "director")
            case 6:
                log.write((place.session, place.table, 0), GameNote("wrong_roll", None, "3-1"))
            case 7 | 8:
                log.write(any_place, Reopened("it goes on"), "director")
            case 9 | 10:
                lined_up(log, any_place, pick)
            case 11:
                log.write((0, pick % 2 * table, 0), Paused("dinner"), "director")
            case 12:
                log.write((0, pick % 2 * table, 0), Resumed(), "director")
            case 13:
                log.write((0, 0, 0), RoundBegun(log.progress.tables.control.round + 1), "director")
            case 14:
                begin_final(log)
            case 15 | 16:
                log.steps(place, pick % 9)
            case 17 if is_over(game.state):
                log.accept(place)
            case 17 if pick % 4 == 0:
                log.play(place)
            case 18:
                for session in sorted(log.progress.sessions):
                    for roll_set in log.progress.sessions[session].to_open():
                        log.open(session, roll_set)
            case _:
                log.decide(place, Side(pick % 2), left=pick % 9 + 1)
    except (Refused, IndexError, ZeroDivisionError) as no:
        note(f"{deed}: {no}")


def lined_up(log: MatchLog, place: GamePlace, pick: int) -> None:
    """Two of a team's players are named for a match, perhaps in the middle of it."""
    planned, _ = log.progress.records.planned(place.session, place.roll_set)
    team = planned.players.teams[pick % 2]
    players = log.event.entry(team).players
    two = players[pick // 2 % 6], players[pick // 12 % 6]
    body = LinedUpFor(planned.number, team, two, "ill")
    log.write((place.session, 0, 0), body, "director")


def begin_final(log: MatchLog) -> None:
    table = log.progress.qualifying()
    drawn = None
    try:
        two = finalists(table)
    except FinalistsLevel:
        drawn = log.event.teams
        two = finalists(table, drawn)
    body = MatchesBegun(None, two, drawn)
    log.write((log.event.final_session, 0, 0), body, "director")


@pytest.mark.long
@settings(max_examples=30)
@given(st.sampled_from(RollsKind), st.sampled_from(RoundsBegin), deeds)
def test_pages_that_keep_parts_of_matches_are_as_made_afresh_after_every_line(
    rolls: RollsKind, rounds: RoundsBegin, happened: list[int]
) -> None:
    log, pages = MatchLog(cup(rolls, rounds)), Pages()
    log.begin()
    for number, deed in enumerate(happened):
        done(log, deed)
        heard = Touch(None, bool(deed & 64), deed & 3)
        touches = {TableNo(deed % 5 + 1): heard} if number % 3 else {}
        facts = MatchOfficeFacts(NOON, touches)

        pages.must_be_as_made_afresh(log.progress, facts)
        must_be_counted_as_afresh(log.progress)


def test_a_match_is_counted_once_however_many_forks_are_asked_for_the_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    log = MatchLog(cup(RollsKind.THROWN, RoundsBegin.FREE)).begin()
    matches = len(log.progress.matches)
    for record in log.progress.matches:
        for room in ROOMS:
            log.decide(log.place(record.planned.number, 1, room, record.planned.session))
    counted: list[object] = []
    put = TeamTotals.put

    def counting(totals: TeamTotals, key: Hashable, match: Protocol | None) -> None:
        counted.append(key)
        put(totals, key, match)

    monkeypatch.setattr(TeamTotals, "put", counting)
    tables = {log.progress.fork().standings() for _ in range(3)}

    assert tables == {log.progress.standings()}
    # In the table of its board, and in that of all.
    assert len(counted) == 2 * matches
