"""How good a hand looks to a player who sees only his own cards; rough, quick and stable."""

from functools import lru_cache

from evendeal.cards import RANKS, Card
from evendeal.cards.ranking import hand_rank

_PAIR, _TWO_PAIR = 1278, 4138
"""The first rank values of a pair and of two pair, on the scale of 1 to 7462."""
_STEPS = ((_PAIR, 0.30), (_TWO_PAIR, 0.62), (4996, 0.74), (5854, 0.82), (7141, 0.95))
"""From which rank value on a made hand has at least which strength."""

_VALUES = {rank: value for value, rank in enumerate(RANKS, 2)}


@lru_cache(maxsize=2048)
def before_the_flop(hole: tuple[Card, ...]) -> float:
    """Strength of two cards, about the share of all starting hands that are worse.

    Source:
        The points that W. Chen gives starting hands (high card, pair, suited, gap), put on
        a scale from 0 to 1.
    """
    high, low = sorted((_VALUES[card[0]] for card in hole), reverse=True)
    points = {14: 10.0, 13: 8.0, 12: 7.0, 11: 6.0}.get(high, high / 2)
    if high == low:
        points = max(5.0, points * 2)
    else:
        gap = high - low - 1
        points -= (0, 1, 2, 4)[gap] if gap < 4 else 5
        if hole[0][1] == hole[1][1]:
            points += 2
        if gap < 2 and high < 12:
            points += 1
    return min(1.0, max(0.0, (points + 1.5) / 17.0))


@lru_cache(maxsize=4096)
def after_the_flop(hole: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    """Strength of two cards on this board, from 0 (nothing) to 1 (nearly the best).

    What the cards add to the board counts: a pair that lies on the table is nobody's.
    """
    mine = hand_rank((*hole, *board))
    table = hand_rank(board) if len(board) == 5 else 0
    if mine < _PAIR:
        strength = 0.12 + 0.10 * max(_VALUES[card[0]] for card in hole) / 14
    else:
        strength = _made(mine)
        if table >= _PAIR:
            gained = strength - _made(table)
            strength = 0.15 + gained if gained < 0.3 else strength
        elif _paired(board) and mine < 4996:
            strength -= 0.22
        elif mine < _TWO_PAIR:
            # Top pair is worth a bet, a lower one a call.
            higher = sum(_VALUES[card[0]] > _paired_value(hole, board) for card in board)
            strength += 0.18 - 0.08 * higher
    if len(board) < 5:
        strength += _draws(hole, board)
    return min(1.0, max(0.0, strength))


def _made(rank: int) -> float:
    below = [(value, strength) for value, strength in _STEPS if value <= rank]
    if not below:
        return 0.1 * rank / _PAIR
    value, strength = below[-1]
    following = [step for step in _STEPS if step[0] > rank]
    top, best = following[0] if following else (7462, 1.0)
    return strength + (best - strength) * (rank - value) / (top - value)


def _paired(board: tuple[Card, ...]) -> bool:
    return len({card[0] for card in board}) < len(board)


def _paired_value(hole: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    values = [_VALUES[card[0]] for card in (*hole, *board)]
    return max((value for value in values if values.count(value) > 1), default=0)


def _draws(hole: tuple[Card, ...], board: tuple[Card, ...]) -> float:
    """What four to a flush or to an open straight add before the river."""
    cards = (*hole, *board)
    suits = [card[1] for card in cards]
    flush = any(suits.count(card[1]) == 4 for card in hole)
    values = {_VALUES[card[0]] for card in cards}
    own = {_VALUES[card[0]] for card in hole}
    straight = any(
        len(values & set(range(low, low + 4))) == 4 and own & set(range(low, low + 4))
        for low in range(2, 12)
    )
    to_come = 5 - len(board)
    return to_come * (0.09 * flush + 0.08 * straight)
