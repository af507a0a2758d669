"""Line-ups and travellers of small fields, made by hand or drawn by hypothesis."""

from collections.abc import Sequence
from fractions import Fraction

from hypothesis import strategies as st

from evendeal.ids import DealNo, EntryId, SessionNo, TableNo
from evendeal.scoring.lineup import LineUp
from evendeal.scoring.traveller import TableScore, Traveller

S1, S2 = SessionNo(1), SessionNo(2)

GUIDE_SQUARE = ("EACFBD", "ACFBDE", "CFBDEA", "FBDEAC", "BDEACF", "DEACFB")
"""The guide's seat draw, table 1 first (the square that its six captions fix)."""


def lineup(tables: Sequence[str], session: SessionNo = S1) -> LineUp:
    """A line-up of entries with one-letter ids; `-` is an empty seat."""
    return LineUp(
        session,
        tuple(tuple(None if id == "-" else EntryId(id) for id in table) for table in tables),
    )


def shifted(teams: int, seats: int, session: SessionNo = S1) -> LineUp:
    """As many tables as teams, each one seat on from the one before."""
    ids = [EntryId(f"T{number:02}") for number in range(teams)]
    return LineUp(
        session,
        tuple(
            tuple(ids[(table + seat) % teams] for seat in range(seats)) for table in range(teams)
        ),
    )


def traveller(deal: int, *rows: Sequence[int | Fraction], house: int | Fraction = 0) -> Traveller:
    """A traveller with these chip-scores, table 1 first."""
    return Traveller(
        DealNo(deal),
        tuple(TableScore(TableNo(table), tuple(row), house) for table, row in enumerate(rows, 1)),
    )


def balanced(chips: Sequence[int]) -> tuple[int, ...]:
    """The chips of all seats but the last, and what then is left for the last."""
    return (*chips, -sum(chips))


cap = st.sampled_from([-5_000, -4_999, -50, -25, 0, 25, 50, 4_999, 5_000])
chip_scores = cap | st.integers(-5_000, 5_000)


@st.composite
def fields(draw: st.DrawFn, most_teams: int = 7) -> tuple[LineUp, list[Traveller]]:
    """A field of teams in a seat draw, and the travellers of some deals."""
    teams = draw(st.integers(2, most_teams))
    seats = draw(st.integers(2, teams))
    table = st.lists(chip_scores, min_size=seats - 1, max_size=seats - 1).map(balanced)
    deals = draw(st.lists(st.lists(table, min_size=teams, max_size=teams), max_size=5))
    return shifted(teams, seats), [traveller(deal, *rows) for deal, rows in enumerate(deals, 1)]
