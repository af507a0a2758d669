"""Members that pages have gained, computed anew from what golden pages say.

A page that gains a figure which follows from others gains it in every archive. These say what it
has to be, from the golden pages alone, so that the archives hold it too.
"""

import json
from collections.abc import Callable, Mapping
from fractions import Fraction
from typing import Any, TypeAlias

from support.archives.pages import Page

Pages: TypeAlias = Mapping[str, Page]

PLAYED = ("fold", "check", "call", "bet", "raise")


def swing_of_page(deal: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The swing of an open deal's page: from its traveller."""
    return _swing(deal)


def swing_in_list(head: Mapping[str, Any], address: str, pages: Pages) -> Any:
    """The swing of a deal in the list of deals: that of its page."""
    if not head["open"]:
        return None
    path, _, asked = address.partition("?")
    page = pages[f"{path}/{head['deal']}" + (f"?{asked}" if asked else "")]
    return _swing(json.loads(page.body))


def _swing(deal: Mapping[str, Any]) -> Any:
    columns = {
        seat["seat"]: [
            (Fraction(cell["chips"]), cell["chips"], row["table"], cell["entry"])
            for row in deal["rows"]
            for cell in row["cells"]
            if cell["seat"] == seat["seat"]
        ]
        for seat in deal["seats"]
    }

    def width(seat: int) -> tuple[Fraction, Fraction, int]:
        chips = [made[0] for made in columns[seat]]
        return max(chips) - min(chips), Fraction(sum(chips)), -seat

    seat = max((seat for seat, column in columns.items() if column), key=width)
    if not width(seat)[0]:
        return None
    chips = [made[0] for made in columns[seat]]

    def end(most: Fraction) -> dict[str, Any]:
        made = [each for each in columns[seat] if each[0] == most]
        return {
            "chips": made[0][1],
            "tables": [table for _, _, table, _ in made],
            "entries": [entry for _, _, _, entry in made],
        }

    cards = next(each["cards"] for each in deal["seats"] if each["seat"] == seat)
    return {"seat": seat, "cards": cards, "best": end(max(chips)), "worst": end(min(chips))}


def parted_of_page(deal: Mapping[str, Any], _address: str, _pages: Pages) -> Any:
    """The street on which the tables of an open deal first acted differently."""
    hands = [
        [
            (step["do"], step["seat"], step["chips"], step["street"])
            for step in row["steps"]
            if step["do"] in PLAYED
        ]
        for row in deal["rows"]
        if row["steps"]
    ]
    for n in range(max(map(len, hands), default=0)):
        acts = [hand[n] if n < len(hand) else None for hand in hands]
        if len({act and act[:3] for act in acts}) > 1:
            return next(act[3] for act in acts if act)
    return None


DERIVED: Mapping[str, Callable[[Mapping[str, Any], str, Pages], Any]] = {
    "swing of the deal": swing_of_page,
    "swing in the list of deals": swing_in_list,
    "street on which tables parted": parted_of_page,
}
