"""How long an event will take, as far as its rules say: play, and breaks."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from evendeal.tournament.checks import whole

SECONDS_A_DEAL = 160
"""What a deal takes at six-handed tables: the middle of four sessions of a little more than three
hours with 51, 65, 71 and 72 deals (European Nations Cup 2013; docs/sources.md)."""

SECONDS_A_TURN = 12
"""A turn of backgammon: what a clock leaves free before it counts (docs/sources.md)."""

TURNS_A_GAME = 58
"""Of backgammon, in rehearsals."""

TURNS_A_LONG_GAME = 91
"""Of long gammon, in rehearsals."""

MINUTES_A_GAME = 12
"""A game of backgammon: its turns, in whole minutes."""

MINUTES_A_LONG_GAME = 18
"""A game of long gammon: its turns, in whole minutes."""

MINUTES_A_BREAK = 15
"""A break, also the one before a session in which seats are found: our assumption."""

PLAY_WITHOUT_BREAK = 2 * 60 * 60
"""Seconds of play after which there is a break: our assumption."""

LONGEST_DEAL = 3600
LONGEST_GAME = 600
LONGEST_BREAK = 1440


@dataclass(frozen=True, slots=True)
class Pace:
    """What a deal takes in seconds, and a break in minutes; both are only expected.

    Raises:
        NotAnEvent: a deal of no time or of more than an hour, a break of more than a day.
    """

    seconds_a_deal: int = SECONDS_A_DEAL
    minutes_a_break: int = MINUTES_A_BREAK

    def __post_init__(self) -> None:
        whole("pace.deal_seconds", self.seconds_a_deal, 1, LONGEST_DEAL)
        whole("pace.break_minutes", self.minutes_a_break, 0, LONGEST_BREAK)


@dataclass(frozen=True, slots=True)
class MatchPace:
    """What a game of either kind and a break take in minutes; all of it is only expected.

    Raises:
        NotAnEvent: a game of no time or of more than ten hours, a break of more than a day.
    """

    minutes_a_game: int = MINUTES_A_GAME
    minutes_a_long_game: int = MINUTES_A_LONG_GAME
    minutes_a_break: int = MINUTES_A_BREAK

    def __post_init__(self) -> None:
        whole("pace.game_minutes", self.minutes_a_game, 1, LONGEST_GAME)
        whole("pace.long_game_minutes", self.minutes_a_long_game, 1, LONGEST_GAME)
        whole("pace.break_minutes", self.minutes_a_break, 0, LONGEST_BREAK)


@dataclass(frozen=True, slots=True)
class Duration:
    """How long an event takes, in seconds."""

    play: int
    breaks: int

    @property
    def whole(self) -> int:
        """Play and breaks together."""
        return self.play + self.breaks


def duration(stretches: Iterable[int], minutes_a_break: int) -> Duration:
    """How long an event takes that is played in stretches of so many seconds.

    Before each stretch there is a break, in which seats are found and decks or boards laid out,
    and in each stretch one after every two hours of play.
    """
    play = breaks = 0
    for seconds in stretches:
        play += seconds
        breaks += 1 + max(0, -(-seconds // PLAY_WITHOUT_BREAK) - 1)
    return Duration(play, 60 * minutes_a_break * breaks)


def hands_duration(deals: Iterable[int], pace: Pace) -> Duration:
    """An event of hands: every table plays every deal of a session, and all play at one time.

    Args:
        deals: of each session.
    """
    return duration([each * pace.seconds_a_deal for each in deals], pace.minutes_a_break)


def room_match_duration(
    rounds: Sequence[Mapping[int, int]], final: int | None, minutes_a_break: int, *, together: bool
) -> Duration:
    """An event of matches: all boards play at one time, and the final after them.

    Args:
        rounds: for each round, the seconds of a match by board.
        final: the seconds of the final; None: there is none.
        together: a round begins when the last table of the one before is through; else each board
            goes on by itself.
    """
    if together:
        boards = sum(max(each.values(), default=0) for each in rounds)
    else:
        numbers = {board for each in rounds for board in each}
        boards = max((sum(each.get(board, 0) for each in rounds) for board in numbers), default=0)
    return duration([boards] if final is None else [boards, final], minutes_a_break)
