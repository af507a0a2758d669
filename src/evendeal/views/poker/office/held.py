"""Tables that are held: two hands in a row are frozen there, and the office has not answered."""

from collections.abc import Iterator

from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.office.parts import Attention
from evendeal.views.words import in_a_row


def held_tables(now: SessionProgress) -> Iterator[Attention]:
    """What the director reads of them; his answer lets a table go on.

    One frozen hand is a slip. Two in a row are a deck in the wrong order, or somebody at the
    console who types what was never dealt.
    """
    for table, releases in sorted(now.releases.items()):
        if not releases.holding:
            continue
        many = len(releases.meanwhile)
        meanwhile = ""
        if many:
            hands = "A hand was" if many == 1 else f"{many} hands were"
            meanwhile = f" {hands} begun meanwhile, without a connection as its device says."
        yield Attention(
            kind="held",
            table=table,
            deal=releases.holding[-1],
            seat=None,
            title=f"Table {table} is held: {len(releases.holding)} hands in a row are frozen",
            detail=(
                f"Deals {in_a_row(releases.holding)}. Its next deck stays sealed until you answer; "
                f"look at the table first.{meanwhile}"
            ),
            at=None,
            action="answer",
        )
