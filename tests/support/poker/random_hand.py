"""Random legal hands from a seed, aimed at short stacks, all-ins and least raises."""

from random import Random

from evendeal.cards import DECK, DeckOrder
from evendeal.ids import SeatNo
from evendeal.poker import Action, Betting, Call, Check, Fold, Legal, OddChips, RaiseTo, Setup

BLINDS = ((50, 100), (25, 25), (1, 2), (5, 10), (10, 25), (0, 10))


def random_setup(random: Random) -> Setup:
    """2 to 9 seats, no-limit or fixed-limit, stacks from one chip to a hundred blinds."""
    seats = random.randint(2, 9)
    small, big = random.choice(BLINDS)
    kinds = random.choice([("short",), ("deep",), ("short", "middle", "deep"), ("middle",)])
    ante = random.choice([0, 0, 0, max(1, big // 5), big])
    return Setup(
        stacks=tuple(_stack(random, random.choice(kinds), big) for _ in range(seats)),
        button=SeatNo(random.randint(1, seats)),
        small_blind=small,
        big_blind=big,
        ante=ante,
        big_blind_ante=0 if ante else random.choice([0, 0, big]),
        betting=random.choice([Betting.NO_LIMIT, Betting.NO_LIMIT, Betting.FIXED_LIMIT]),
        cap=random.choice([None, None, None, 10 * big + ante]),
        odd_chips=random.choice([OddChips.FRACTION, OddChips.WHOLE]),
    )


def _stack(random: Random, kind: str, big: int) -> int:
    match kind:
        case "short":
            return random.randint(1, 4 * big)
        case "middle":
            return random.randint(2 * big, 20 * big)
        case _:
            return random.choice([100 * big, random.randint(20 * big, 100 * big)])


def random_deck(random: Random) -> DeckOrder:
    """Any of the orders."""
    cards = list(DECK)
    random.shuffle(cards)
    return DeckOrder(tuple(cards))


def random_action(random: Random, may: Legal) -> Action:
    """One of the legal actions; half of the raises at the least or at the most."""
    assert may.seat is not None
    chance = random.random()
    if may.least is not None and may.most is not None and chance < 0.35:
        sizes = [may.least, may.most, random.randint(may.least, may.most), may.least]
        near = min(may.most, may.least + random.randint(0, 3 * max(1, may.least)))
        return RaiseTo(may.seat, random.choice([*sizes, near, near]))
    if may.fold and chance > 0.85:
        return Fold(may.seat)
    return Check(may.seat) if may.check else Call(may.seat)
