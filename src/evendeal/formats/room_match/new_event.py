"""A new event of team matches: its file read, and put into sentences."""

from collections.abc import Iterator, Sequence

from evendeal.backgammon import BlockTest, OpeningDice
from evendeal.draw.keys import FIRST_SESSION
from evendeal.formats.new_event_file import FileNewEvent
from evendeal.formats.new_event_form import why_of
from evendeal.formats.new_event_sentences import (
    begins_sentences,
    devices_sentence,
    programme_sentences,
    results_sentences,
)
from evendeal.formats.new_event_side import entries_read
from evendeal.formats.new_event_words import what_to_type
from evendeal.formats.room_match.example import EXAMPLE
from evendeal.formats.room_match.new_event_pace import (
    match_defaults,
    match_lasts,
    match_pace,
)
from evendeal.scoring.match_points_ranking import MatchTieBreak
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.event import MatchEvent, Qualifying, RollsKind, TeamBoard
from evendeal.tournament.room_match.event_faults import match_event_faults
from evendeal.tournament.room_match.event_write import write_match_event
from evendeal.tournament.room_match.format import MatchRound, PlannedMatch, RoomMatch
from evendeal.tournament.room_match.play_control import RoundsBegin
from evendeal.views.draft import DraftProblem, FileDraft
from evendeal.views.matches.draft import (
    DraftBoard,
    DraftMatch,
    DraftRound,
    DraftTable,
    MatchDraftCheck,
)
from evendeal.views.text import Text, says

MOST_ROUNDS_LISTED = 40
"""Rounds that are listed one by one; a larger plan is no longer read."""


class RoomMatchNewEvent(FileNewEvent):
    """The file of an event of team matches."""

    game = "backgammon"
    title = says("format-room-match")
    sentence = says("format-room-match-what")
    example = EXAMPLE
    check_type = MatchDraftCheck

    def read(
        self, text: str, entries: Sequence[Entry]
    ) -> tuple[MatchEvent | None, tuple[DraftProblem, ...]]:
        """The event that a file describes, or all that is wrong with it."""
        event, faults = match_event_faults(text, entries)
        problems = (DraftProblem(fault.no.where, why_of(fault.no), fault.line) for fault in faults)
        return event, tuple(problems)

    def pace_problems(self, draft: FileDraft) -> Iterator[DraftProblem]:
        """What is wrong with the minutes of games and breaks."""
        try:
            match_pace(draft)
        except NotAnEvent as no:
            yield DraftProblem(no.where, what_to_type(no))

    def describe(self, event: MatchEvent, draft: FileDraft) -> MatchDraftCheck:
        """What the event of a file would be: its boards, and who sits where in every round."""
        rounds = RoomMatch(event).rounds()
        lasts = match_lasts(event, match_pace(draft))
        names = {entry.id: entry.name for entry in event.entries}
        return MatchDraftCheck(
            format=ROOM_MATCH,
            event=event.id,
            name=event.name,
            sentences=(
                *_summary(event, rounds),
                *programme_sentences(event.programme),
                lasts.sentence,
            ),
            entries=entries_read(event.entries),
            tables=event.tables,
            boards=tuple(map(_board, event.boards)),
            rounds=tuple(
                DraftRound(
                    round.number,
                    tuple(_match(event, match) for match in round.matches),
                    tuple(names[team] for team in round.byes),
                )
                for round in rounds[:MOST_ROUNDS_LISTED]
            ),
            final=_final(event),
            toml=write_match_event(event),
            defaults=tuple(match_defaults(event)),
            lasts=lasts,
        )


def _summary(event: MatchEvent, rounds: Sequence[MatchRound]) -> Iterator[Text]:
    yield from begins_sentences(event.begins)
    yield says(
        "draft-teams-games",
        n=len(event.boards),
        teams=len(event.entries),
        tables=event.tables,
        matches=sum(len(round.matches) for round in rounds),
        rounds=len(rounds),
        games=games_text(event.games),
    )
    if event.rolls is RollsKind.DRAWN:
        yield says("draft-rolls-drawn")
    else:
        yield says("draft-rolls-thrown")
    yield from _pace(event, rounds)
    yield devices_sentence(event.hall)
    yield from results_sentences(event.hall)
    if event.randomness.described:
        yield says("draft-randomness-boards", promised=event.beacon_of(FIRST_SESSION))
    if event.randomness.beacons:
        yield says("draft-randomness-final", promised=event.beacon_of(event.final_session))
    if event.tie_breaks:
        breaks = [TIE_BREAKS[each] for each in event.tie_breaks]
        yield says("draft-ranked", by=event.ranked_by, breaks=breaks)
    else:
        yield says("draft-ranked-alone", by=event.ranked_by)
    if rounds and rounds[0].byes:
        yield says("draft-odd-teams")
    most = max(place for board in event.boards for place in board.players)
    spare = [
        says("draft-substitutes-of", players=", ".join(entry.players[most:]), team=entry.name)
        for entry in event.entries
        if len(entry.players) > most
    ]
    if spare:
        yield says("draft-substitutes", players=spare)


TIE_BREAKS = {
    MatchTieBreak.IMP_QUOTIENT: says("tie-imp-quotient"),
    MatchTieBreak.IMP_DIFFERENCE: says("tie-imp-difference"),
    MatchTieBreak.HEAD_TO_HEAD: says("tie-head-to-head"),
    MatchTieBreak.SMP_DIFFERENCE: says("tie-smp-difference"),
    MatchTieBreak.GAMES_WON: says("tie-games-won"),
}
"""What decides between level teams, in a sentence."""


def games_text(count: int) -> Text:
    """`1 game`, `6 games`."""
    return says("games", n=count)


def _pace(event: MatchEvent, rounds: Sequence[MatchRound]) -> Iterator[Text]:
    """When rounds begin (R51), and how fast rolls come (R52)."""
    if len(rounds) > 1 and event.office.rounds is RoundsBegin.TOGETHER:
        yield says("draft-rounds-together")
    elif len(rounds) > 1:
        yield says("draft-rounds-free")
    bucket, seconds = event.office.roll_bucket, event.office.shortest_seconds
    if bucket is None and seconds == 0:
        yield says("draft-rolls-at-once")
        return
    if bucket is not None:
        time = says("seconds", n=bucket.seconds)
        comes = says("draft-rolls-bucket", n=bucket.at_once, time=time)
    else:
        comes = says("draft-rolls-apart", time=says("seconds", n=seconds))
    if event.rolls is RollsKind.DRAWN:
        yield says("stop", text=comes)
    else:
        yield says("draft-rolls-typed", comes=comes)


def _board(board: TeamBoard) -> DraftBoard:
    return DraftBoard(
        name=board.name,
        long=board.ruleset.is_long,
        rounds=board.rounds,
        players=board.players,
        sentences=tuple(_terms(board)),
    )


def _terms(board: TeamBoard) -> Iterator[Text]:
    rules = board.ruleset
    first, second = board.players
    yield says("board-rounds", n=board.rounds, first=first, second=second)
    if rules.is_long:
        heads = [f"{die}-{die}" for die in sorted(rules.head_doubles)]
        yield says("board-heads", rolls=heads) if heads else says("board-no-heads")
        yield BLOCKS[rules.block]
        if rules.last_roll_draw:
            yield says("board-last-roll")
    if not rules.cube:
        yield says("board-no-cube")
    elif rules.beavers:
        yield says("board-cube-beavers", limit=rules.cube_limit)
    else:
        yield says("board-cube", limit=rules.cube_limit)
    if rules.opening is OpeningDice.REROLL:
        yield says("board-reroll")


BLOCKS = {
    BlockTest.FINAL: says("board-block-final"),
    BlockTest.EACH: says("board-block-each"),
    BlockTest.OFF: says("board-block-off"),
}
"""Where a block of six may stand."""


def _match(event: MatchEvent, planned: PlannedMatch) -> DraftMatch:
    names = {entry.id: entry.name for entry in event.entries}
    first, second = planned.players.teams
    rooms = {
        room: DraftTable(planned.table(room), *planned.players.room(room))
        for room in ("open", "closed")
    }
    return DraftMatch(
        board=event.boards[planned.board - 1].name,
        teams=(first, second),
        names=(names[first], names[second]),
        open=rooms["open"],
        closed=rooms["closed"],
    )


def _final(event: MatchEvent) -> Text | None:
    final = event.final
    if final is None:
        return None
    board, games = event.boards[final.board - 1].name, games_text(final.games)
    if final.qualify is Qualifying.ALL:
        return says("draft-final-all", games=games, board=board)
    return says("draft-final", games=games, board=board)
