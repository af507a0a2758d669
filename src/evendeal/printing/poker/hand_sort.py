"""Sheets by which two people put a pack into the order of a deal, without a dealing machine."""

from collections.abc import Sequence
from typing import Any

from evendeal.printing.document import Document
from evendeal.printing.poker.faces import faces
from evendeal.printing.words import PaperWords
from evendeal.views.poker.office.hand_sort import HandSort, HandSortDeal, SortedPack

MOST_PACKS = 6
"""On a sheet: each has a box to tick at each card."""
LAYING_OUT, CHECKS = 1, 1
"""Steps besides the picks: the pack is laid out once, and gone through once."""


def hand_sort_sheets(what: HandSort, words: PaperWords, *, at: str) -> Document:
    """A sheet for each deal, and for each six tables that play it.

    Args:
        at: when the event was sealed, ISO 8601 in UTC.
    """
    session = words("print-session", session=what.session)
    return Document(
        template="hand_sort",
        title=f"{what.name}, {session}, {words('print-hand-sort')}",
        language=words.language,
        at=at,
        content={
            "event": what.name,
            "title": words("print-hand-sort"),
            "secret": words("print-hand-sort-secret"),
            "columns": {
                "label": words("print-hand-sort-label"),
                "sorted": words("print-hand-sort-sorted"),
                "checked": words("print-hand-sort-checked"),
            },
            "top": words("print-hand-sort-top"),
            "bottom": words("print-hand-sort-bottom"),
            "deals": [
                _sheet(deal, deal.packs[at : at + MOST_PACKS], session, words)
                for deal in what.deals
                for at in range(0, len(deal.packs), MOST_PACKS)
            ],
        },
    )


def _sheet(
    deal: HandSortDeal, packs: Sequence[SortedPack], session: str, words: PaperWords
) -> dict[str, Any]:
    picks = len(deal.cards)
    about = [session, words("print-deal", first=deal.deal)]
    if deal.reserve is not None:
        about.append(words("print-reserve", n=deal.reserve))
    return {
        "number": str(deal.deal),
        "under": " · ".join(about),
        "steps": [
            words("print-hand-sort-lay", n=picks),
            words("print-hand-sort-pick", n=picks),
            words("print-hand-sort-turn"),
            words("print-hand-sort-check"),
        ],
        "count": words("print-hand-sort-count", n=LAYING_OUT + picks + CHECKS, picks=picks),
        "cards": faces(deal.cards),
        "packs": [
            {
                "number": str(pack.table),
                "table": words("print-table", table=pack.table),
                "label": pack.label,
            }
            for pack in packs
        ],
    }
