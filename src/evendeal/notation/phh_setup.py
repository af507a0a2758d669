"""What PHH fixes before the first action, in both directions.

Values stand in position order, p1 first: the small blind with three players and more.
Heads-up `antes` and `blinds_or_straddles` still read [small, big] although p1 is then
the big blind and p2, on the button, the small blind.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar

from evendeal.ids import SeatNo
from evendeal.notation import phh_fields as f
from evendeal.notation.phh_fields import Fields
from evendeal.notation.refusals import CannotHold, VariantUnknown
from evendeal.poker import Betting, NotAHand, OddChips, Raises, Setup

Choice = TypeVar("Choice", Raises, OddChips)

VARIANTS = {"NT": Betting.NO_LIMIT, "FT": Betting.FIXED_LIMIT}
UNLIMITED = "unlimited"


class Conditions(NamedTuple):
    """A setup, and how the players of the file sit in it."""

    setup: Setup
    shift: int
    """p1 sits in seat 1 + shift, clockwise round the table."""
    unbounded: frozenset[SeatNo]
    behind: tuple[int, ...]
    """Chips of each seat that are not in `starting_stacks`: they lie beyond the cap."""


def by_seat(values: list[Any], shift: int) -> tuple[Any, ...]:
    """Values in position order, as values in seat order."""
    return (*values[-shift:], *values[:-shift])


def by_position(values: tuple[Any, ...], shift: int) -> list[Any]:
    """Values in seat order, as values in position order."""
    return [*values[shift:], *values[:shift]]


def read_variant(fields: Fields) -> str:
    """NT or FT.

    Raises:
        VariantUnknown: another game.
    """
    variant = fields.need("variant")
    if not isinstance(variant, str) or variant not in VARIANTS:
        line = fields.lines.of("variant")
        raise VariantUnknown(where=fields.where, variant=variant, line=line)
    return variant


def read_setup(fields: Fields, endless: Callable[[], int]) -> Conditions:
    """The conditions of a hand.

    Args:
        fields: the hand.
        endless: finds chips enough for a stack that is given as `inf`.

    Raises:
        NotReadable: a field is missing or wrong, or the rules know no such hand.
    """
    variant = read_variant(fields)
    stacks, infinite = _stacks(fields, endless)
    seats = len(stacks)
    shift = _shift(fields, seats)
    behind = [0] * seats
    if f.STACKS_BEHIND in fields.data:
        behind = [fields.whole(f.STACKS_BEHIND, v) for v in fields.values(f.STACKS_BEHIND, seats)]
    ante, big_blind_ante = _antes(fields, seats)
    small, big, posts = _blinds(fields, seats, variant)
    if seats == 2 and posts is not None:
        posts = posts[::-1]
    cap = fields.chips(f.CAP) if f.CAP in fields.data else None
    try:
        setup = Setup(
            stacks=by_seat([a + b for a, b in zip(stacks, behind, strict=True)], shift),
            button=SeatNo((seats - 1 + shift) % seats + 1),
            small_blind=small,
            big_blind=big,
            ante=ante,
            big_blind_ante=big_blind_ante,
            betting=_betting(fields, VARIANTS[variant]),
            raises=_choice(fields, f.RAISES, Raises.FULL),
            small_bet=fields.chips("small_bet") if variant == "FT" else 0,
            big_bet=fields.chips("big_bet") if variant == "FT" else 0,
            bets_per_street=_bets_per_street(fields),
            cap=cap,
            empty=_seats_of(fields, f.GHOST_SEATS, seats, shift),
            out=_seats_of(fields, f.DEAD_SEATS, seats, shift),
            posts=None if posts is None else by_seat(posts, shift),
            blind_first=fields.flag(f.BLIND_FIRST, False),
            free_fold=fields.flag(f.FREE_FOLD, True),
            odd_chips=_choice(fields, f.ODD_CHIPS, OddChips.WHOLE),
            chip=fields.chips(f.CHIP, default=1),
        )
    except NotAHand as refusal:
        field = {"stacks": "starting_stacks", "blinds": "blinds_or_straddles", "ante": "antes"}
        raise fields.wrong(field.get(refusal.field, f"_{refusal.field}"), refusal.why) from None
    unbounded = frozenset(SeatNo((i + shift) % seats + 1) for i in infinite)
    return Conditions(setup, shift, unbounded, by_seat(behind, shift))


def _stacks(fields: Fields, endless: Callable[[], int]) -> tuple[list[int], list[int]]:
    stacks: list[int] = []
    infinite: list[int] = []
    for position, value in enumerate(fields.values("starting_stacks")):
        if value == float("inf"):
            infinite.append(position)
            stacks.append(endless())
        else:
            stacks.append(fields.whole("starting_stacks", value))
    if not 2 <= len(stacks) <= 10:
        raise fields.wrong("starting_stacks", "a table has 2 to 10 seats")
    return stacks, infinite


def _shift(fields: Fields, seats: int) -> int:
    if f.BUTTON not in fields.data:
        return 0
    button = fields.whole(f.BUTTON, fields.data[f.BUTTON])
    if not 1 <= button <= seats:
        raise fields.wrong(f.BUTTON, f"seats are 1 to {seats}")
    return button % seats


def _antes(fields: Fields, seats: int) -> tuple[int, int]:
    antes = [fields.whole("antes", value) for value in fields.values("antes", seats)]
    if len(set(antes)) == 1:
        return antes[0], 0
    if not any(antes[:1] + antes[2:]):
        return 0, antes[1]
    raise fields.wrong("antes", "antes are the same for all, or the big blind's alone")


def _blinds(fields: Fields, seats: int, variant: str) -> tuple[int, int, list[int] | None]:
    """Small blind, big blind, and what was posted in place of them."""
    posts: list[int] = []
    for position, value in enumerate(fields.values("blinds_or_straddles", seats)):
        late = position > 1 and isinstance(value, int | float) and value < 0
        # A negative blind is a newcomer's (PokerKit's extension of the format).
        posts.append(fields.whole("blinds_or_straddles", -value if late else value))
    least = fields.chips("min_bet" if variant == "NT" else "small_bet")
    if f.BIG_BLIND in fields.data or f.SMALL_BLIND in fields.data:
        return fields.chips(f.SMALL_BLIND), fields.chips(f.BIG_BLIND), posts
    small, big = posts[0], posts[1]
    if variant == "NT" and least != (big or max(posts)):
        raise fields.wrong("min_bet", f"the least bet is the big blind, {big or max(posts)}")
    if any(posts[2:]) or big < max(small, 1):
        return min(small, big), big or max(posts), posts
    return small, big, None


def _betting(fields: Fields, of_variant: Betting) -> Betting:
    if f.BETTING not in fields.data:
        return of_variant
    for betting in Betting:
        if betting.value == fields.data[f.BETTING]:
            if (betting is Betting.FIXED_LIMIT) != (of_variant is Betting.FIXED_LIMIT):
                raise fields.wrong(f.BETTING, "fixed-limit is variant FT, all others NT")
            return betting
    raise fields.wrong(f.BETTING, "one of " + ", ".join(b.value for b in Betting))


def _bets_per_street(fields: Fields) -> int | None:
    value = fields.data.get(f.BETS_PER_STREET, 4)
    if value == UNLIMITED:
        return None
    return fields.whole(f.BETS_PER_STREET, value)


def _choice(fields: Fields, field: str, usual: Choice) -> Choice:
    """What a field of ours says of a few; where it is absent, as usual."""
    if field not in fields.data:
        return usual
    for choice in type(usual):
        if choice.value == fields.data[field]:
            return choice
    raise fields.wrong(field, " or ".join(choice.value for choice in type(usual)))


def _seats_of(fields: Fields, field: str, seats: int, shift: int) -> frozenset[SeatNo]:
    """The seats of the players that a field of ours lists by position; none if it is absent."""
    if field not in fields.data:
        return frozenset()
    positions = [fields.whole(field, value) for value in fields.values(field)]
    if not all(1 <= position <= seats for position in positions):
        raise fields.wrong(field, f"players are 1 to {seats}")
    return frozenset(SeatNo((position - 1 + shift) % seats + 1) for position in positions)


def stacks_written(setup: Setup) -> tuple[int, ...]:
    """By seat, the part of each stack that can be played for: up to the cap.

    The big blind's ante is outside the cap (R35), so it is added for that seat.
    """
    if setup.cap is None:
        return setup.stacks
    seats = setup.seats
    big = setup.button % seats if seats == 2 else (setup.button + 1) % seats
    return tuple(
        min(stack, setup.cap + (setup.big_blind_ante if seat == big else 0))
        for seat, stack in enumerate(setup.stacks)
    )


def write_setup(
    setup: Setup, unbounded: frozenset[SeatNo], where: str
) -> tuple[dict[str, Any], int]:
    """The fields of the conditions, and how far p1 sits from seat 1.

    Raises:
        CannotHold: straddles or posts that are no list of blinds.
    """
    seats = setup.seats
    shift = setup.button % seats
    fixed = setup.betting is Betting.FIXED_LIMIT
    antes = [setup.ante] * seats
    if setup.big_blind_ante:
        antes[1] = setup.big_blind_ante
    written = stacks_written(setup)
    stacks = [
        float("inf") if seat in unbounded else chips for seat, chips in enumerate(written, start=1)
    ]
    fields: dict[str, Any] = {
        "variant": "FT" if fixed else "NT",
        "ante_trimming_status": trims(setup),
        "antes": antes,
        "blinds_or_straddles": _posts_written(setup, shift),
        "starting_stacks": by_position(tuple(stacks), shift),
    }
    if fixed:
        small_bet = setup.small_bet or setup.big_blind
        fields |= {"small_bet": small_bet, "big_bet": setup.big_bet or 2 * small_bet}
    else:
        fields["min_bet"] = setup.big_blind
        if setup.small_bet or setup.big_bet:
            raise CannotHold(notation="PHH", where=where, what="bet sizes without fixed-limit")
    if setup.posts is not None:
        fields |= {f.SMALL_BLIND: setup.small_blind, f.BIG_BLIND: setup.big_blind}
    if setup.betting not in VARIANTS.values():
        fields[f.BETTING] = setup.betting.value
    if setup.raises is not Raises.FULL:
        fields[f.RAISES] = setup.raises.value
    if setup.cap is not None:
        behind = [stack - chips for stack, chips in zip(setup.stacks, written, strict=True)]
        fields |= {f.CAP: setup.cap, f.STACKS_BEHIND: by_position(tuple(behind), shift)}
    for field, nobody in ((f.GHOST_SEATS, setup.empty), (f.DEAD_SEATS, setup.out)):
        if nobody:
            fields[field] = sorted((seat - 1 - shift) % seats + 1 for seat in nobody)
    if shift:
        fields[f.BUTTON] = setup.button
    if setup.bets_per_street != 4:
        bets = setup.bets_per_street
        fields[f.BETS_PER_STREET] = UNLIMITED if bets is None else bets
    if setup.blind_first:
        fields[f.BLIND_FIRST] = True
    if not setup.free_fold:
        fields[f.FREE_FOLD] = False
    if setup.odd_chips is not OddChips.WHOLE:
        fields[f.ODD_CHIPS] = setup.odd_chips.value
    if setup.chip != 1:
        fields[f.CHIP] = setup.chip
    return fields, shift


def trims(setup: Setup) -> bool:
    """Whether an ante that nobody else can match goes back: antes of all do, one alone not."""
    return not setup.big_blind_ante


def _posts_written(setup: Setup, shift: int) -> list[int]:
    if setup.posts is None:
        return [setup.small_blind, setup.big_blind, *([0] * (setup.seats - 2))]
    posts = by_position(setup.posts, shift)
    if setup.seats == 2:
        return posts[::-1]
    late = [-post if 0 < post <= setup.big_blind else post for post in posts[2:]]
    return posts[:2] + late
