"""The pace at which an event of matches is expected to be played, and how long it then takes."""

from collections.abc import Iterator

from evendeal.formats.new_event_sentences import OUR_GUESS
from evendeal.reason import Reason
from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.duration import (
    MINUTES_A_BREAK,
    MINUTES_A_GAME,
    MINUTES_A_LONG_GAME,
    SECONDS_A_TURN,
    TURNS_A_GAME,
    TURNS_A_LONG_GAME,
    MatchPace,
    room_match_duration,
)
from evendeal.tournament.room_match.event import MatchEvent
from evendeal.tournament.room_match.format import RoomMatch
from evendeal.tournament.room_match.play_control import RoundsBegin
from evendeal.views.draft import DraftDefault, DraftLasts, FileDraft
from evendeal.views.duration import duration_sentence
from evendeal.views.text import Text, says

PACES = {
    "game_minutes": "minutes_a_game",
    "long_game_minutes": "minutes_a_long_game",
    "break_minutes": "minutes_a_break",
}
"""What each number of a draft is to the pace."""


def match_pace(draft: FileDraft) -> MatchPace:
    """What is typed of the pace, and what is usual where nothing is typed.

    Raises:
        NotAnEvent: a number is out of bounds, or is of nothing that is reckoned with.
    """
    typed = draft.pace or {}
    for name, number in typed.items():
        if name not in PACES:
            why = Reason("none-of", "is none of {words}", words=", ".join(PACES))
            raise NotAnEvent(where=f"pace.{name}", value=number, why=why)
    return MatchPace(**{PACES[name]: number for name, number in typed.items()})


def match_defaults(event: MatchEvent) -> Iterator[DraftDefault]:
    """The usual minutes of the games that the event has, and of a break."""
    long = {board.ruleset.is_long for board in event.boards}
    if False in long:
        how = says("usual-turns", turns=TURNS_A_GAME, seconds=SECONDS_A_TURN)
        yield DraftDefault("pace.game_minutes", str(MINUTES_A_GAME), how)
    if True in long:
        how = says("usual-turns", turns=TURNS_A_LONG_GAME, seconds=SECONDS_A_TURN)
        yield DraftDefault("pace.long_game_minutes", str(MINUTES_A_LONG_GAME), how)
    yield DraftDefault("pace.break_minutes", str(MINUTES_A_BREAK), OUR_GUESS)


def match_lasts(event: MatchEvent, pace: MatchPace) -> DraftLasts:
    """How long all rounds take, and the final after them."""
    seconds = {
        number: 60 * (pace.minutes_a_long_game if board.ruleset.is_long else pace.minutes_a_game)
        for number, board in enumerate(event.boards, 1)
    }
    rounds = [
        {match.board: match.games * seconds[match.board] for match in each.matches}
        for each in RoomMatch(event).rounds()
    ]
    lasts = room_match_duration(
        rounds,
        event.final.games * seconds[event.final.board] if event.final else None,
        pace.minutes_a_break,
        together=event.office.rounds is RoundsBegin.TOGETHER,
    )
    long = {board.ruleset.is_long for board in event.boards}
    paces = [_pace(kind, pace, alone=len(long) == 1) for kind in sorted(long)]
    return DraftLasts(lasts.play, lasts.breaks, duration_sentence(lasts, *paces))


def _pace(long: bool, pace: MatchPace, *, alone: bool) -> Text:
    """At which pace games of a kind are reckoned, `12 min a game`.

    Args:
        alone: the event has no games of the other kind.
    """
    minutes = pace.minutes_a_long_game if long else pace.minutes_a_game
    if alone:
        return says("pace-game", minutes=minutes)
    return says("pace-game-kind", long=int(long), minutes=minutes)
