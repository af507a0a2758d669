"""A new event of team matches: its file read, and put into sentences."""

from collections.abc import Iterator, Sequence

from evendeal.backgammon import BlockTest, OpeningDice
from evendeal.draw.keys import FIRST_SESSION
from evendeal.formats.new_event_file import FileNewEvent
from evendeal.formats.new_event_side import entries_read
from evendeal.formats.new_event_words import (
    begins_words,
    devices_words,
    results_words,
    what_to_type,
)
from evendeal.formats.room_match.example import EXAMPLE
from evendeal.formats.room_match.new_event_pace import (
    match_defaults,
    match_lasts,
    match_pace,
)
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.entry import Entry
from evendeal.tournament.event_text import ROOM_MATCH
from evendeal.tournament.room_match.event import MatchEvent, Qualifying, RollsKind, TeamBoard
from evendeal.tournament.room_match.event_faults import EventFault, match_event_faults
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
from evendeal.views.matches.words import games_words, rolls_words
from evendeal.views.text import says
from evendeal.views.words import in_a_row

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
        problems = (DraftProblem(fault.where, _why(fault), fault.line) for fault in faults)
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
            sentences=(*_summary(event, rounds), *event.programme.sentences(), lasts.sentence),
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


def _why(fault: EventFault) -> str:
    """What to type at the place of a fault; of a team what is wrong."""
    if fault.no is None or fault.where.startswith("entries"):
        return fault.why
    return what_to_type(fault.no)


def _summary(event: MatchEvent, rounds: Sequence[MatchRound]) -> Iterator[str]:
    boards = f"{len(event.boards)} boards" if len(event.boards) > 1 else "1 board"
    matches = sum(len(round.matches) for round in rounds)
    yield from begins_words(event.begins)
    yield (
        f"{len(event.entries)} teams on {boards} at {event.tables} tables: {matches} matches in"
        f" {len(rounds)} rounds, {games_words(event.games)} in each room."
    )
    if event.rolls is RollsKind.DRAWN:
        yield "Every roll is drawn and sealed before the first game; both rooms get the same."
    else:
        yield (
            "The room that first needs a roll throws it at the table, and the other room gets the"
            " same; nothing of it can be sealed ahead."
        )
    yield from _pace_words(event, rounds)
    yield devices_words(event.hall)
    yield from results_words(event.hall)
    if event.randomness.described:
        beacon = event.beacon_of(FIRST_SESSION)
        yield f"Before the boards begin, public randomness is needed: {beacon}."
    if event.randomness.beacons:
        beacon = event.beacon_of(event.final_session)
        yield f"Before the final begins, public randomness is needed: {beacon}."
    by = "victory points" if event.ranked_by == "vp" else "the difference of IMP"
    breaks = in_a_row([each.value for each in event.tie_breaks]) if event.tie_breaks else "nothing"
    yield f"Teams are ranked by {by}, level ones by {breaks}."
    if rounds and rounds[0].byes:
        yield "The number of teams is odd: in each round one of them has no opponent."
    most = max(place for board in event.boards for place in board.players)
    spare = [
        f"{', '.join(entry.players[most:])} ({entry.name})"
        for entry in event.entries
        if len(entry.players) > most
    ]
    if spare:
        yield f"In reserve as substitutes: {in_a_row(spare)}."


def _pace_words(event: MatchEvent, rounds: Sequence[MatchRound]) -> Iterator[str]:
    """When rounds begin (R51), and how fast rolls come (R52)."""
    if len(rounds) > 1 and event.office.rounds is RoundsBegin.TOGETHER:
        yield "Round 1 begins with the boards, every later round when the director says so."
    elif len(rounds) > 1:
        yield "Rounds begin by themselves: a table that is through goes on to its next match."
    bucket, seconds = event.office.roll_bucket, event.office.shortest_seconds
    if bucket is None and seconds == 0:
        yield "A roll comes as soon as a table asks for it."
        return
    if bucket is not None:
        first, pace = rolls_words(bucket.at_once), _seconds(bucket.seconds)
        words = f"A table gets {first} at once, and then one in {pace}"
    else:
        words = f"A table gets a roll {_seconds(seconds)} after its last one at the earliest"
    if event.rolls is RollsKind.DRAWN:
        yield f"{words}."
    else:
        yield (
            f"{words}; dice that are typed wait for nothing, unless others were refused for the"
            " same roll."
        )


def _seconds(seconds: int) -> str:
    return "1 second" if seconds == 1 else f"{seconds} seconds"


def _board(board: TeamBoard) -> DraftBoard:
    return DraftBoard(
        name=board.name,
        game="long gammon" if board.ruleset.is_long else "backgammon",
        rounds=board.rounds,
        players=board.players,
        sentences=tuple(_terms(board)),
    )


def _terms(board: TeamBoard) -> Iterator[str]:
    rules = board.ruleset
    robins = "one round robin" if board.rounds == 1 else f"{board.rounds} round robins"
    first, second = board.players
    yield f"{robins[0].upper()}{robins[1:]}; players {first} and {second} of each team."
    if rules.is_long:
        heads = in_a_row([f"{die}-{die}" for die in sorted(rules.head_doubles)] or ["none"])
        yield f"A second checker leaves the head at once with {heads} as first roll."
        block = {
            BlockTest.FINAL: "needs an opposing checker ahead of it when the turn is over",
            BlockTest.EACH: "needs an opposing checker ahead of it after each move",
            BlockTest.OFF: "may be made anywhere",
        }
        yield f"A block of six {block[rules.block]}."
        if rules.last_roll_draw:
            yield "The second player may draw with the last roll."
    if rules.cube:
        beavers = ", with beavers" if rules.beavers else ""
        yield f"The doubling cube goes up to {rules.cube_limit}{beavers}."
    else:
        yield "Without a doubling cube."
    if rules.opening is OpeningDice.REROLL:
        yield "The opening roll decides who begins; the first turn is rolled anew."


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


def _final(event: MatchEvent) -> str | None:
    final = event.final
    if final is None:
        return None
    board = event.boards[final.board - 1].name
    whose = "all boards" if final.qualify is Qualifying.ALL else f"the rounds on {board}"
    return (
        f"The best two of {whose} play a final of {games_words(final.games)} in each room on"
        f" {board}."
    )
