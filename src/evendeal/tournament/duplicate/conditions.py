"""The conditions under which a table begins a deal."""

from evendeal.ids import DealNo, SeatNo
from evendeal.poker import Setup
from evendeal.tournament.duplicate.rules import PlayRules


def setup_of(
    play: PlayRules,
    deal: DealNo,
    stacks: tuple[int, ...] | None = None,
    out: frozenset[SeatNo] = frozenset(),
    empty: frozenset[SeatNo] | None = None,
) -> Setup:
    """The conditions of a deal at a table.

    Args:
        deal: of a reserve deal the one in whose place it is played.
        empty: the seats of the table at which nobody sits; None: those of every table.
        out: the seats of a table whose players have been taken out.
        stacks: chips in front of each seat, where stacks run through the session; None: the
            starting stack.
    """
    blinds = play.blinds_of(deal)
    return Setup(
        stacks=stacks or (play.starting_stack,) * play.seats,
        button=play.button_of(deal),
        small_blind=blinds.small_blind,
        big_blind=blinds.big_blind,
        ante=blinds.ante,
        big_blind_ante=blinds.big_blind_ante,
        betting=play.betting,
        raises=play.raises,
        cap=play.cap,
        empty=play.empty_seats if empty is None else empty,
        out=out,
        odd_chips=play.odd_chips,
        chip=play.chip,
    )
