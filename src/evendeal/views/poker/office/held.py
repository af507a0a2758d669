"""Tables that are held: two hands in a row are frozen there, and the office has not answered."""

from collections.abc import Iterator

from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.office.parts import Attention
from evendeal.views.text import says, together


def held_tables(now: SessionProgress) -> Iterator[Attention]:
    """What the director reads of them; his answer lets a table go on.

    One frozen hand is a slip. Two in a row are a deck in the wrong order, or somebody at the
    console who types what was never dealt.
    """
    for table, releases in sorted(now.releases.items()):
        if not releases.holding:
            continue
        many = len(releases.meanwhile)
        yield Attention(
            kind="held",
            table=table,
            deal=releases.holding[-1],
            seat=None,
            title=says("held", table=table, n=len(releases.holding)),
            detail=together(
                says("held-deals", deals=[int(deal) for deal in releases.holding]),
                says("held-meanwhile", n=many) if many else None,
            ),
            at=None,
            action="answer",
        )
