"""The start of a hand: antes, blinds, hole cards, and who acts first."""

from evendeal.cards import Card, DeckOrder
from evendeal.poker.setup import Betting, Setup
from evendeal.poker.state import NO_CLAIMS, NOBODY, HandState, Street, Terms, settle


def start(setup: Setup, luck: DeckOrder | None = None) -> HandState:
    """The hand after antes and blinds, before the first action.

    Args:
        setup: the conditions.
        luck: the deck-order, if it is known here. Without it hole cards, community cards
            and, where hole cards stay unknown, winners come as actions.
    """
    seats = len(setup.stacks)
    big = setup.button % seats if seats == 2 else (setup.button + 1) % seats
    posts = setup.posts if setup.posts is not None else _usual_posts(setup, big)
    level = max(setup.big_blind, *posts)
    dead = 0
    limits = list(setup.stacks)
    if setup.big_blind_ante:
        stack = limits[big]
        room = max(0, stack - posts[big]) if setup.blind_first else stack
        dead = min(setup.big_blind_ante, room)
        limits[big] = stack - dead
    if setup.cap is not None:
        cap = setup.cap
        limits = [has if has < cap else cap for has in limits]
    ante = setup.ante
    before = tuple([ante if ante < has else has for has in limits]) if ante else (0,) * seats
    committed = before
    short = backed = 0
    able = (1 << seats) - 1
    for seat, post in enumerate(posts):
        has = limits[seat] - before[seat]
        if post:
            blind = post if post < has else has
            committed = (*committed[:seat], before[seat] + blind, *committed[seat + 1 :])
            has -= blind
            short += post - blind
            if blind == level:
                backed |= 1 << seat
        if not has:
            able &= ~(1 << seat)
    live = (1 << seats) - 1
    for nobody in setup.empty | setup.out:
        live &= ~(1 << (nobody - 1))
    able &= live
    opener = big
    if level > setup.big_blind:
        opener = max(range(seats), key=lambda seat: (posts[seat], (seat - big) % seats))
    step = level
    if setup.betting is Betting.FIXED_LIMIT:
        step = setup.small_bet or setup.big_blind
    state = HandState(
        Terms(setup, luck, tuple(limits), dead, big if dead else NOBODY, short, backed),
        Street.PREFLOP,
        NOBODY,
        level,
        level,
        step,
        1,
        committed,
        before,
        (NOBODY,) * seats,
        live,
        able,
        able,
        NOBODY,
        (),
        (None,) * seats if luck is None else _hole_cards(setup, luck),
        0,
        NO_CLAIMS,
    )
    return settle(state, opener)


def _usual_posts(setup: Setup, big: int) -> tuple[int, ...]:
    posts = [0] * len(setup.stacks)
    posts[big - 1] = setup.small_blind
    posts[big] = setup.big_blind
    return tuple(posts)


def _hole_cards(setup: Setup, luck: DeckOrder) -> tuple[tuple[Card, ...], ...]:
    """Two cards for each seat, empty seats too, first to the left of the button (R33)."""
    cards = luck.cards
    seats = len(setup.stacks)
    order = [(seat - setup.button) % seats for seat in range(seats)]
    return tuple((cards[k], cards[seats + k]) for k in order)
