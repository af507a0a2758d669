"""Money of an event of individuals: what each rank is paid."""

from collections.abc import Iterator, Sequence

from evendeal.ids import EntryId
from evendeal.prizes.payouts import payout, share_tied
from evendeal.scoring.awards import Award


def rank_prizes(players: int, pool: int) -> tuple[int, ...]:
    """The prizes of the ranks, first place first; none where there is no money.

    Args:
        pool: in the smallest unit of the money.

    Raises:
        NoBandFor, NoTableSoLarge: no payout table is for so many players.
    """
    return payout(players, buyin=0, guarantee=pool).prizes if pool else ()


def paid(awards: Sequence[Award], prizes: Sequence[int]) -> Iterator[tuple[EntryId, int]]:
    """What everybody gets who has a rank: those who share one share the prizes that they fill."""
    for award in awards:
        amounts = share_tied(prizes, place=award.rank, players=len(award.entries))
        yield from zip(award.entries, amounts, strict=True)
