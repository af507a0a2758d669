"""Lines of an event of matches, a text for each."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from evendeal.backgammon import Level, Move, Side
from evendeal.ids import EntryId
from evendeal.views.about_event import event_act_text
from evendeal.views.journal import because, entry_name, should_say
from evendeal.views.matches.words import roll_words
from evendeal.views.text import Text, says, together

GAME_NOTES = frozenset({"out_of_turn", "clock", "cocked", "illegal_play", "absent", "other"})
"""The kinds of notes of a game."""


def match_line_text(
    body: Mapping[str, Any], names: Mapping[EntryId, str], *, is_long: bool = False
) -> Text:
    """What a line says; one that means nothing here is named by what it calls itself.

    Args:
        names: of the entries.
        is_long: it belongs to a board of long gammon.
    """
    do = str(body.get("do"))
    side = _side(body.get("side"))
    reason = because(body)
    match do:
        case "publish":
            return says("line-published")
        case "begin":
            return _begun(body, names)
        case "end":
            return says("game-ended")
        case "open":
            return says("game-set-opened")
        case "opening_roll":
            return _opening(body)
        case "roll":
            dice = body.get("dice")
            if not dice:
                return says("game-rolls-dice", side=side)
            return says("game-rolls", side=side, roll=roll_words((dice[0], dice[1])))
        case "play":
            return played_text(
                side, moves_text(body.get("moves") or ()), stood=bool(body.get("accepted"))
            )
        case "double":
            return says("game-doubles", side=side)
        case "take":
            return says("game-takes", side=side)
        case "pass":
            return says("game-passes", side=side)
        case "beaver":
            return says("game-beaver", side=side)
        case "resign":
            return says("game-resigns", side=side, level=_level(body.get("level"), is_long=is_long))
        case "accept_resignation":
            return says("game-accepts-loss", side=side)
        case "decline_resignation":
            return says("game-declines-loss", side=side)
        case "accept":
            return says("game-accepted", result=logged_result(body, is_long=is_long))
        case "undo":
            return says("line-undone", line=str(body.get("of")), because=reason)
        case "correct":
            return should_say(
                body, match_line_text(body.get("action") or {}, names, is_long=is_long)
            )
        case "note":
            return _note(body, side)
        case "call_director":
            return says("line-called", because=reason)
        case "answer":
            return says("game-answered", table=str(body.get("table")), because=reason)
        case "decide":
            result = logged_result(body, is_long=is_long)
            rule = body.get("rule")
            if rule is None:
                return says("game-decided-bare", result=result)
            return says("game-decided", result=result, rule=str(rule), because=reason)
        case "reopen":
            return says("game-reopened", because=reason)
        case "begin_round":
            return says("game-round", round=str(body.get("round")))
        case "pause":
            return says("line-paused", because=reason)
        case "resume":
            return says("game-resumed")
        case "bound":
            return says("game-bound")
        case "line_up":
            return _lined_up(body, names)
        case "sheets_given":
            return says("game-sheets", n=int(body.get("sheets") or 0))
        case _:
            return event_act_text(body, names) or says("written", words=f"{do}.")


def played_text(side: Text | str, play: str, *, stood: bool) -> Text:
    """A play as players write it; an illegal one may have been let stand."""
    moves = play or says("nothing")
    if stood:
        return says("game-plays-illegal", side=side, play=moves)
    return says("game-plays", side=side, play=moves)


def side_text(side: Side) -> Text:
    """A side, as it begins a sentence."""
    return says("side-black") if side is Side.BLACK else says("side-white")


def logged_result(result: Mapping[str, Any], *, is_long: bool = False) -> Text:
    """A result as the log has it, without a full stop: who wins what, at which cube."""
    winner = result.get("winner")
    if winner is None:
        return says("result-drawn")
    sides = says("side-white"), says("side-black")
    first, second = sides if winner == "white" else sides[::-1]
    level, left = _level(result.get("level"), is_long=is_long), int(result.get("left") or 0)
    if is_long:
        return says("result", winner=first, level=level, loser=second, n=left)
    cube = str(result.get("cube"))
    return says("result-cube", winner=first, level=level, loser=second, n=left, cube=cube)


def moves_text(moves: Sequence[Sequence[int]]) -> str:
    """Moves in their usual notation, e.g. `13/8 6/5(2)`."""
    texts = []
    for move, same in groupby(str(Move(*each)) for each in moves):
        count = len(list(same))
        texts.append(move if count == 1 else f"{move}({count})")
    return " ".join(texts)


def _side(side: object) -> Text | str:
    return {"white": says("side-white"), "black": says("side-black")}.get(str(side), "")


def _level(level: object, *, is_long: bool) -> Text | str:
    """What was won or offered as lost, as in `wins a gammon`."""
    number = 0
    if isinstance(level, str) and level.upper() in Level.__members__:
        number = int(Level[level.upper()])
    elif level in (1, 2, 3):
        number = int(str(level))
    if not number:
        return str(level)
    return says("game-level-long", level=number) if is_long else says("game-level", level=number)


def _opening(body: Mapping[str, Any]) -> Text:
    white, black = body.get("white"), body.get("black")
    first = "nobody"
    if isinstance(white, int) and isinstance(black, int) and white != black:
        first = "white" if white > black else "black"
    return says("game-opening", white=str(white), black=str(black), first=first)


def _begun(body: Mapping[str, Any], names: Mapping[EntryId, str]) -> Text:
    beacon = says("randomness", beacon=str(body["beacon"])) if body.get("beacon") else None
    if not body.get("finalists"):
        return together(says("game-board-began"), beacon)
    first, second = (entry_name(each, names) for each in body["finalists"])
    drawn = ", ".join(entry_name(each, names) for each in body.get("lots") or ())
    lots = says("game-lots", teams=drawn) if drawn else None
    return together(says("game-final-began", first=first, second=second), lots, beacon)


def _lined_up(body: Mapping[str, Any], names: Mapping[EntryId, str]) -> Text:
    open, closed = (*(body.get("players") or ()), "–", "–")[:2]
    return says(
        "game-lined-up",
        match=str(body.get("match")),
        team=entry_name(body.get("team"), names),
        open=str(open),
        closed=str(closed),
        because=because(body),
    )


def _note(body: Mapping[str, Any], side: Text | str) -> Text:
    kind, text = str(body.get("kind")), body.get("text")
    if kind == "wrong_roll":
        who = side or says("opening-roll")
        return says("game-wrong-roll", who=who, typed=str(text))
    words = says("after-colon", words=str(text)) if text else ""
    if kind not in GAME_NOTES:
        return says("game-note-kind", kind=kind, text=words)
    if side:
        return says("game-note-side", side=side, kind=kind, text=words)
    return says("game-note", kind=kind, text=words)
