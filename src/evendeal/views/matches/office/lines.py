"""Lines of an event of matches as sentences, one for each."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from evendeal.backgammon import Level, Move, Side
from evendeal.ids import EntryId
from evendeal.views.about_event import event_act_sentence
from evendeal.views.journal import because, entry_name
from evendeal.views.matches.words import LEVELS, LONG_LEVELS, roll_words

GAME_NOTES = {
    "out_of_turn": "an action out of turn",
    "clock": "the clock was called",
    "cocked": "cocked dice",
    "illegal_play": "an illegal play",
    "absent": "a player is absent",
    "other": "noted",
}
"""The kinds of notes of a game in words."""


def match_line_sentence(
    body: Mapping[str, Any], names: Mapping[EntryId, str], *, is_long: bool = False
) -> str:
    """A line in words; one that means nothing here is named by what it calls itself.

    Args:
        names: of the entries.
        is_long: it belongs to a board of long gammon.
    """
    do = body.get("do")
    side = str(body.get("side") or "").capitalize()
    reason = because(body)
    match do:
        case "publish":
            return "The event was sealed and published."
        case "begin":
            return _begun(body, names)
        case "end":
            return "The session ended, and its secret was published."
        case "open":
            return "The roll set was opened: both rooms have finished the game."
        case "opening_roll":
            return _opening(body)
        case "roll":
            return f"{side} rolls {_dice(body.get('dice'))}."
        case "play":
            stood = ", an illegal play that was let stand" if body.get("accepted") else ""
            return f"{side} plays {moves_text(body.get('moves') or ())}{stood}."
        case "double":
            return f"{side} doubles."
        case "take":
            return f"{side} takes."
        case "pass":
            return f"{side} passes."
        case "beaver":
            return f"{side} takes and redoubles at once."
        case "resign":
            level = _level(body.get("level"), is_long=is_long)
            return f"{side} offers to lose {level}."
        case "accept_resignation":
            return f"{side} accepts the resignation."
        case "decline_resignation":
            return f"{side} declines the resignation."
        case "accept":
            return f"The table accepts the result: {logged_result_words(body, is_long=is_long)}."
        case "undo":
            return f"Line {body.get('of')} counts no more{reason}."
        case "correct":
            meant = match_line_sentence(body.get("action") or {}, names, is_long=is_long)
            return f"Line {body.get('of')} should say: {meant.rstrip('.')}{reason}."
        case "note":
            return _note(body, side)
        case "call_director":
            return f"The director was called{reason}."
        case "answer":
            return f"The call of table {body.get('table')} was answered{reason}."
        case "decide":
            result = logged_result_words(body, is_long=is_long)
            return f"The director decided: {result}. Rule: {body.get('rule')}{reason}."
        case "reopen":
            return f"The game was opened again{reason}."
        case "begin_round":
            return f"Round {body.get('round')} began."
        case "pause":
            return f"Play was paused{reason}."
        case "resume":
            return "Play goes on."
        case "bound":
            return "Dice that are not the roll were typed: the lines before them stay as sent."
        case "line_up":
            return _lined_up(body, names)
        case "sheets_given":
            many = body.get("sheets")
            sheets = "1 roll sheet was" if many == 1 else f"{many} roll sheets were"
            return f"{sheets} printed: whoever has one knows the rolls of its game."
        case _:
            return event_act_sentence(body, names) or f"{do}."


def logged_result_words(result: Mapping[str, Any], *, is_long: bool = False) -> str:
    """A result as the log has it, without a full stop: who wins what, at which cube."""
    winner = result.get("winner")
    if winner is None:
        return "the game is drawn"
    loser = "Black" if winner == "white" else "White"
    left, cube = result.get("left"), result.get("cube")
    sentence = f"{str(winner).capitalize()} wins {_level(result.get('level'), is_long=is_long)}"
    sentence += f", {loser} has {left} checker{'' if left == 1 else 's'} left"
    return sentence if is_long else f"{sentence}, cube {cube}"


def moves_text(moves: Sequence[Sequence[int]]) -> str:
    """Moves in their usual notation, e.g. `13/8 6/5(2)`."""
    texts = []
    for move, same in groupby(str(Move(*each)) for each in moves):
        count = len(list(same))
        texts.append(move if count == 1 else f"{move}({count})")
    return " ".join(texts) or "nothing"


def _dice(dice: Any) -> str:
    return roll_words((dice[0], dice[1])) if dice else "the dice"


def _level(level: object, *, is_long: bool) -> str:
    words = LONG_LEVELS if is_long else LEVELS
    if isinstance(level, str) and level.upper() in Level.__members__:
        return words[Level[level.upper()]]
    return words[Level(level)] if level in (1, 2, 3) else str(level)


def _opening(body: Mapping[str, Any]) -> str:
    white, black = body.get("white"), body.get("black")
    sentence = f"White rolls {white}, Black {black}"
    if not isinstance(white, int) or not isinstance(black, int) or white == black:
        return f"{sentence}."
    first = Side.WHITE if white > black else Side.BLACK
    return f"{sentence}: {first.called} begins."


def _begun(body: Mapping[str, Any], names: Mapping[EntryId, str]) -> str:
    beacon = f" The public randomness is {body['beacon']!r}." if body.get("beacon") else ""
    if not body.get("finalists"):
        return f"The board began.{beacon}"
    first, second = (entry_name(each, names) for each in body["finalists"])
    drawn = ", ".join(entry_name(each, names) for each in body.get("lots") or ())
    lots = f" Lots were drawn: {drawn}." if drawn else ""
    return f"The final began: {first} against {second}.{lots}{beacon}"


def _lined_up(body: Mapping[str, Any], names: Mapping[EntryId, str]) -> str:
    open, closed = (*(body.get("players") or ()), "nobody", "nobody")[:2]
    return (
        f"Match {body.get('match')}: {entry_name(body.get('team'), names)} plays {open} in the open"
        f" room and {closed} in the closed{because(body)}."
    )


def _note(body: Mapping[str, Any], side: str) -> str:
    kind, text = str(body.get("kind")), body.get("text")
    if kind == "wrong_roll":
        return f"{side or 'The opening roll'}: {text} was typed, which is not the roll."
    what = GAME_NOTES.get(kind, kind)
    sentence = f"{side}: {what}" if side else what[:1].upper() + what[1:]
    return f"{sentence}: {text}." if text else f"{sentence}."
