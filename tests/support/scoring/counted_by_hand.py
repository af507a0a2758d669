"""Standings counted once more, from the lines in the database and by hand.

Nothing of `evendeal.scoring` or `evendeal.tournament` is used here: it is the other pair
of eyes.
"""

from collections import defaultdict
from fractions import Fraction

from support.events.poker import Row

Counted = list[tuple[str, Fraction, Fraction]]
"""Entry, points, chips; best first."""


def counted(lines: list[Row]) -> Counted:
    """The standings that accepted results make: points by seat, then chips."""
    seats = {row.place[0]: row.body["seats"] for row in lines if row.body["do"] == "begin"}
    open_deals = {(row.place[0], row.place[2]) for row in lines if row.body["do"] == "open"}
    by_seat: dict[tuple[int, int], dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for row in lines:
        session, table, deal = row.place
        if row.body["do"] != "accept" or (session, deal) not in open_deals:
            continue
        sitting = [entry for entry, _ in seats[session][table - 1]]
        chips = [Fraction(won) for won in row.body["chips"]]
        # Empty seats have no entry and always 0 chips; they are the same at every table.
        occupied = occupied_seats(lines, session, len(chips), len(sitting))
        for entry, seat in zip(sitting, occupied, strict=True):
            by_seat[session, seat][entry] += chips[seat]
    points: dict[str, Fraction] = defaultdict(Fraction)
    chips_of: dict[str, Fraction] = defaultdict(Fraction)
    for contest in by_seat.values():
        for entry, won in contest.items():
            below = sum(other < won for other in contest.values())
            level = sum(other == won for other in contest.values())
            # Last place has 1 point; those who are level share what their places have.
            points[entry] += below + Fraction(level + 1, 2)
            chips_of[entry] += won
    return sorted(
        ((entry, points[entry], chips_of[entry]) for entry in points),
        key=lambda line: (-line[1], -line[2]),
    )


def counted_deal_by_deal(lines: list[Row]) -> Counted:
    """The standings by Match Poker's points: each deal's team chips ranked, n to 1, added."""
    seats = {row.place[0]: row.body["seats"] for row in lines if row.body["do"] == "begin"}
    by_deal: dict[tuple[int, int], dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for row in lines:
        session, table, deal = row.place
        if row.body["do"] == "accept":
            for (entry, _), won in zip(seats[session][table - 1], row.body["chips"], strict=True):
                by_deal[session, deal][entry] += Fraction(won)
    points: dict[str, Fraction] = defaultdict(Fraction)
    chips: dict[str, Fraction] = defaultdict(Fraction)
    for teams in by_deal.values():
        for entry, won in teams.items():
            below = sum(other < won for other in teams.values())
            level = sum(other == won for other in teams.values())
            points[entry] += below + Fraction(level + 1, 2)
            chips[entry] += won
    order = sorted(points, key=lambda entry: (-points[entry], -chips[entry]))
    return [(entry, points[entry], chips[entry]) for entry in order]


def occupied_seats(lines: list[Row], session: int, seats: int, sitting: int) -> list[int]:
    """The seats (from 0) that have a player: all, or those that ever won or lost a chip."""
    if seats == sitting:
        return list(range(seats))
    moved = {
        seat
        for row in lines
        if row.body["do"] == "accept" and row.place[0] == session
        for seat, won in enumerate(row.body["chips"])
        if won != 0
    }
    return sorted(moved)
