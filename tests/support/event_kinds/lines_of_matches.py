"""What lines of team matches can say: one of every kind, and the corners of some."""

from hypothesis import strategies as st

from evendeal.backgammon import (
    Beaver,
    Double,
    Level,
    Move,
    OpeningRoll,
    Pass,
    Play,
    Resign,
    Roll,
    Side,
    Take,
)
from evendeal.backgammon.lines import Decided, GameAccepted, GameCorrected, GameNote, Reopened
from evendeal.ids import DealNo, EntryId, TableNo
from evendeal.lines.acts import Answered, CallDirector, Undo
from evendeal.tournament.clock_acts import Paused, Resumed
from evendeal.tournament.duplicate.bodies import Published
from evendeal.tournament.room_match.acts import LinedUpFor, RoundBegun, SheetsGiven
from evendeal.tournament.room_match.bodies import (
    MatchBody,
    MatchesBegun,
    MatchesEnded,
    RetypeLock,
    RollsOpened,
    match_body_from_json,
    match_body_to_json,
)
from support.event_kinds.lines import Lines

WHITE, BLACK = Side.WHITE, Side.BLACK
A, B, C = EntryId("A"), EntryId("B"), EntryId("C")
DIGITS = "0123456789abcdef" * 4

EACH: list[MatchBody] = [
    Published("[event]\n", DIGITS, True),
    MatchesBegun(None),
    MatchesBegun("drand:1:2", (A, B), (B, C, A)),
    RollsOpened("6:1|61 42|33", DIGITS, (DIGITS, DIGITS)),
    MatchesEnded(DIGITS),
    GameAccepted(WHITE, Level.GAMMON, 15, 2),
    GameAccepted(None, Level.SINGLE, 0, 1),
    Undo(3),
    GameCorrected(3, Roll(WHITE, (6, 1)), "typed wrong"),
    GameNote("cocked", BLACK, "one die on the rim"),
    GameNote("other", None, ""),
    CallDirector("a checker fell"),
    Answered(TableNo(3), DealNo(7), "done"),
    Decided(BLACK, Level.SINGLE, 5, 4, "time", "no time is left"),
    Decided(None, Level.SINGLE, 0, 1, "R48", "nobody came"),
    Reopened("the wrong table"),
    LinedUpFor(2, A, ("A5", "A2"), "ill"),
    RoundBegun(2),
    SheetsGiven(12),
    Paused("supper"),
    Resumed(),
    RetypeLock(DealNo(3), 4, (Double(WHITE), Undo(4), Roll(WHITE, (6, 1)))),
    OpeningRoll(6, 1),
    Roll(BLACK, (5, 5)),
    Play(WHITE, (Move(25, 20), Move(6, 0)), accepted=True),
    Double(WHITE),
    Take(BLACK),
    Pass(BLACK),
    Beaver(BLACK),
    Resign(WHITE, Level.BACKGAMMON),
]

LINES = Lines(st.sampled_from(EACH), match_body_to_json, match_body_from_json, each=tuple(EACH))
