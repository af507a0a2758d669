"""Payouts: which table, what it pays, and what is wrong with one."""

import csv
from fractions import Fraction
from pathlib import Path
from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.prizes.money import UnitRefused
from evendeal.prizes.payout_csv import Column, read_columns
from evendeal.prizes.payout_refusals import (
    BandsOverlap,
    DealDoesNotSum,
    MorePlacesThanPlayers,
    NoBandFor,
    NoSuchPayoutTable,
    NoTableSoLarge,
    PayoutRefused,
    PayoutTableRefused,
    PercentsDoNotSum,
    PercentsRise,
    PlacesMissing,
)
from evendeal.prizes.payout_tables import TABLES, breaks_of_design, named_table
from evendeal.prizes.payout_ties import out_together
from evendeal.prizes.payouts import Payout, payout, share_tied, with_deal
from support.refusals import refused

GOLDEN = Path(__file__).parents[1] / "golden" / "prizes" / "payouts"
HEADING = "min_players,max_players,place,percent\n"


def percents(entries: int, table: str | None = None) -> list[float]:
    """The percents that so many entries are paid by."""
    return [float(part) for part in payout(entries, buyin=10, table=table).percents]


@pytest.mark.parametrize(
    ("entries", "printed"),
    [
        (2, [100]),
        (4, [100]),
        (6, [65, 35]),
        (9, [50, 30, 20]),
        (18, [40, 30, 20, 10]),
        (45, [38, 25, 16, 10, 6, 5]),
    ],
)
def test_the_fields_of_the_document_are_paid_as_it_says(entries: int, printed: list[int]) -> None:
    assert payout(entries, buyin=10).table == "document"
    assert percents(entries) == printed


@pytest.mark.parametrize(
    ("entries", "table", "band"),
    [
        (3, "barge", (2, 4)),
        (5, "barge", (5, 8)),
        (10, "barge", (9, 15)),
        (46, "barge", (36, 47)),
        (200, "barge", (161, 200)),
        (201, "web-chart", (201, 300)),
        (300, "web-chart", (201, 300)),
        (301, "web-chart", (301, 2000)),
        (2000, "web-chart", (301, 2000)),
    ],
)
def test_other_fields_are_paid_by_barge_and_large_ones_by_the_web_chart(
    entries: int, table: str, band: tuple[int, int]
) -> None:
    structure = payout(entries, buyin=10)

    assert (structure.table, structure.band) == (table, band)


def test_beyond_two_thousand_entries_a_table_has_to_be_given() -> None:
    with refused(NoTableSoLarge, entries=2001, most=2000):
        payout(2001, buyin=10)

    assert payout(2001, buyin=10, csv="place,percent\n1,60\n2,40").prizes == (12006, 8004)


def test_one_entry_is_no_tournament_of_any_table_but_the_web_chart() -> None:
    with refused(NoBandFor, table="barge", entries=1, bands="2 to 200 entries"):
        payout(1, buyin=10)

    assert payout(1, buyin=10, table="web-chart").prizes == (10,)


def test_the_column_of_the_web_chart_that_does_not_sum_is_refused_and_the_others_pay() -> None:
    for entries in (66, 100):
        with refused(
            PercentsDoNotSum, table="web-chart", line=33, low=66, high=100, total=Fraction(991, 10)
        ):
            payout(entries, buyin=10, table="web-chart")

    assert len(percents(65, "web-chart")) == 9
    assert len(percents(101, "web-chart")) == 18


def remarks(paid: Payout) -> list[tuple[str, dict[str, str | int]]]:
    """What is remarked on a payout, by keys of the catalogue."""
    return [(each.key, dict(each.fields)) for each in paid.report]


def test_observed_tables_are_named_and_say_where_they_were_seen() -> None:
    seven = payout(45, buyin=10, table="observed-45")
    large = payout(276, buyin=10, table="observed-276")

    assert seven == payout(45, buyin=10, table="observed-7-paid")
    assert percents(45, "observed-45") == [31, 21.5, 16.5, 12.5, 9, 6, 3.5]
    assert len(large.prizes) == 27
    assert seven.report[0].key == "seen-observed-45"
    with refused(NoBandFor, table="observed-276", entries=26, bands="27 entries and more"):
        payout(26, buyin=10, table="observed-276")


@pytest.mark.parametrize("table", ["rebuy-12", "rebuy-15", "observed-45"])
def test_what_was_observed_is_within_a_twentieth_of_a_per_cent_of_the_table(table: str) -> None:
    places = table.split("-")[1]
    with (GOLDEN / "prize_percent_by_place_observed.csv").open(newline="") as file:
        rows = list(csv.DictReader(file))
    seen = [row for row in rows if places in (row["places_paid"], row["entries"])]
    parts = percents(60, table)

    assert len(seen) >= 4
    for row in seen:
        assert abs(parts[int(row["place"]) - 1] - float(row["median_percent_of_pool"])) < 0.05


@pytest.mark.parametrize(
    ("table", "file"),
    [
        ("barge", "barge_unified_old_table.csv"),
        ("web-chart", "web_chart_low_buyin_published.csv"),
    ],
)
def test_published_tables_are_as_they_were_published(table: str, file: str) -> None:
    assert named_table(table).columns == read_columns((GOLDEN / file).read_bytes(), table)


def test_every_column_of_the_house_but_one_sums_to_a_hundred() -> None:
    wrong = [
        (name, column.low, column.total)
        for name in TABLES
        for column in named_table(name).columns
        if column.total != 100
    ]

    assert wrong == [("web-chart", 66, Fraction(991, 10))]


def test_barge_breaks_its_own_rules_twice_and_is_not_refused_for_it() -> None:
    table = named_table("barge")
    broken = {
        (column.low, column.high): breaks_of_design(column, table.before(column))
        for column in table.columns
    }

    assert [band for band, breaks in broken.items() if breaks] == [(61, 80), (161, 200)]
    assert remarks(payout(70, buyin=10)) == [("nearer", {"place": 5})]


def test_the_other_rules_of_design_are_reported_too() -> None:
    grown = HEADING + "2,5,1,60\n2,5,2,40\n6,9,1,61\n6,9,2,39\n"
    shrunk = "place,percent\n1,30\n2,30\n3,25\n4,15\n"

    assert remarks(payout(6, buyin=10, csv=grown)) == [("larger", {"place": 1})]
    assert remarks(payout(9, buyin=10, csv=shrunk)) == [
        ("alike", {"place": 3}),
        ("nearer", {"place": 3}),
    ]
    few = remarks(payout(250, buyin=2000, decimals=2, csv=shrunk))[0]
    assert few == ("few", {"paid": 4, "entries": 250, "part": "1.6"})
    below = ("below-buy-in", {"paid": 1809, "buyin": 2000})
    assert remarks(payout(201, buyin=2000, decimals=2)) == [below]


def test_every_place_is_rounded_down_and_what_is_left_goes_to_the_first() -> None:
    structure = payout(9, buyin=108, unit=1)

    assert structure.pool == 972
    assert structure.prizes == (487, 291, 194)  # as a real tournament of 9.72 paid


@pytest.mark.long
def test_a_table_of_many_thousand_places_is_paid_at_once() -> None:
    falling = tuple(Fraction(part) for part in range(20_000, 0, -1))
    began = process_time()

    assert breaks_of_design(Column(1, None, falling, 1), None) == ()
    assert process_time() - began < 2


def test_a_unit_can_be_large() -> None:
    structure = payout(9, buyin=1111, unit=2000)

    assert structure.prizes == (7999, 2000, 0)
    assert remarks(structure)[0] == ("nothing", {"place": 3})


def test_the_pool_is_what_was_bought_in_or_the_guarantee_and_never_fees_or_bounties() -> None:
    structure = payout(
        10,
        buyin=2000,
        fee=200,
        bounty=500,
        re_entries=2,
        rebuys=3,
        rebuy=1000,
        addons=4,
        addon=1500,
    )

    assert structure.pool == structure.collected == 12 * 2000 + 3 * 1000 + 4 * 1500
    assert (structure.fees, structure.bounties) == (12 * 200, 12 * 500)
    assert (structure.entries, structure.players, structure.band) == (12, 10, (9, 15))
    assert structure.added == 0
    assert payout(10, buyin=2000, rebuys=1, addons=1).pool == 12 * 2000


def test_a_guarantee_adds_what_is_missing() -> None:
    structure = payout(9, buyin=100, guarantee=1500)

    assert (structure.collected, structure.pool, structure.added) == (900, 1500, 600)
    assert sum(structure.prizes) == 1500
    assert payout(9, buyin=100, guarantee=899).pool == 900
    assert payout(9, buyin=0, guarantee=10).pool == 10


@given(
    st.integers(2, 2000),
    st.integers(1, 10**12),
    st.integers(0, 10**14),
    st.sampled_from([1, 5, 100, 1000]),
)
def test_prizes_sum_to_the_pool_never_rise_and_are_whole_units(
    entries: int, buyin: int, guarantee: int, unit: int
) -> None:
    structure = payout(entries, buyin=buyin, guarantee=guarantee, unit=unit)

    assert sum(structure.prizes) == structure.pool == max(guarantee, buyin * entries)
    assert list(structure.prizes) == sorted(structure.prizes, reverse=True)
    assert all(prize % unit == 0 for prize in structure.prizes[1:])
    assert len(structure.prizes) == len(structure.percents) <= entries
    assert sum(structure.percents) == 100


@pytest.mark.parametrize(
    ("place", "players", "shares"),
    [
        (2, 2, (251, 250)),  # 300 and 201, the odd unit to the first named
        (3, 3, (67, 67, 67)),  # over the bubble: only the third place is paid
        (4, 2, (0, 0)),
        (1, 1, (500,)),
    ],
)
def test_players_out_together_share_the_paid_places_that_they_fill(
    place: int, players: int, shares: tuple[int, ...]
) -> None:
    assert share_tied([500, 300, 201], place=place, players=players) == shares


def test_players_out_together_are_paid_in_the_unit_of_the_prizes() -> None:
    paid = payout(30, buyin=1000, unit=500)

    assert paid.prizes == (11_500, 7_000, 5_000, 3_500, 3_000)
    assert out_together(paid, place=3, players=2).amounts == (4_500, 4_000)


def test_a_double_or_nothing_pays_five_first_places() -> None:
    assert share_tied([200] * 5, place=1, players=5) == (200,) * 5


@pytest.mark.parametrize("numbers", [{"place": 0, "players": 1}, {"place": 1, "players": 0}])
def test_ties_that_are_none_are_refused(numbers: dict[str, int]) -> None:
    with refused(PayoutRefused, value=0):
        share_tied([5], **numbers)


def test_a_deal_changes_prizes_and_not_places() -> None:
    paid = payout(9, buyin=10000)
    dealt = with_deal(paid, [36000, 36000])

    assert paid.prizes == (45000, 27000, 18000)
    assert dealt.prizes == (36000, 36000, 18000)
    assert dealt.dealt
    assert with_deal(paid, [26000, 46000]).prizes[0] < 46000  # the second took more chips


def test_a_deal_gives_exactly_what_its_places_pay() -> None:
    paid = payout(9, buyin=10000)

    with refused(DealDoesNotSum, total=72001, pool=72000, off=1, decimals=2):
        with_deal(paid, [36001, 36000], decimals=2)
    with refused(DealDoesNotSum, total=71999, pool=72000, off=-1, decimals=0):
        with_deal(paid, [35999, 36000])
    with refused(PayoutRefused, field="deal", value=-1):
        with_deal(paid, [72001, -1])
    with refused(PayoutRefused, field="deal", value="of 10 places"):
        with_deal(paid, [0] * 10)


def test_a_deal_on_the_bubble_pays_who_would_have_got_nothing() -> None:
    dealt = with_deal(payout(9, buyin=10000), [40000, 25000, 15000, 10000])

    assert dealt.prizes == (40000, 25000, 15000, 10000)


@pytest.mark.parametrize(
    "text",
    [
        "place,percent\n1,62.5\n2,37.5\n",
        "\ufeffplace,percent\r\n1,62.5\r\n2,37.5\r\n",
        "place;percent\n1;62,5\n2;37,5",
        "place\tpercent\n1\t62,5 %\n2\t37,5%",
        'place,percent\n1,"62,5"\n2,37.5 %\n',
        " Percent , PLACE \n\n37.5,2\n62.5,1\n\n",
        HEADING + "2,1000,1,62.5\n2,1000,2,37.5",
        HEADING + "2,,1,62.5\n2,,2,37.5",
        b"\xef\xbb\xbfplace,percent\r\n1,62.5\r\n2,37.5\r\n",
    ],
)
def test_a_table_of_ones_own_is_read_however_a_spreadsheet_writes_it(text: str | bytes) -> None:
    structure = payout(9, buyin=10, csv=text)

    assert structure.table == "csv"
    assert structure.percents == (Fraction(125, 2), Fraction(75, 2))


@pytest.mark.parametrize(
    ("text", "kind", "line"),
    [
        pytest.param("place,percent\n1,50\n2,30", PercentsDoNotSum, 3, id="sums to 80, not to 100"),
        pytest.param("place,percent\n1,0.6\n2,0.4", PercentsDoNotSum, 3, id="not parts of 1"),
        pytest.param(
            HEADING + "2,9,1,99.9", PercentsDoNotSum, 2, id="of 2 to 9 entries sums to 99.9"
        ),
        pytest.param(
            HEADING + "2,9,1,100\n9,20,1,100", BandsOverlap, 3, id="9 to 20 entries overlaps"
        ),
        pytest.param(
            HEADING + "2,,1,100\n9,20,1,100", BandsOverlap, 3, id="that of 2 entries and more"
        ),
        pytest.param(
            HEADING + "5,6,1,100\n2,9,1,100", BandsOverlap, 2, id="5 to 6 entries overlaps"
        ),
        pytest.param(
            "place,percent\n1,40\n2,60", PercentsRise, 3, id="place 2 would get 60 per cent"
        ),
        pytest.param("place,percent\n1,50\n3,50", PlacesMissing, 3, id="place 2 is not named"),
        pytest.param("place,percent\n2,100", PlacesMissing, 2, id="place 1 is not named"),
        pytest.param("place,percent\n1,60\n1,40", PayoutTableRefused, 3, id="stands on line 2 too"),
        pytest.param("place,percent\n1,x", PayoutTableRefused, 2, id="'x' is no number"),
        pytest.param("place,percent\n1,nan", PayoutTableRefused, 2, id="'nan' is no number"),
        pytest.param("place,percent\n1,-100", PayoutTableRefused, 2, id="'-100' is no number"),
        pytest.param("place,percent\n1,1.000.0", PayoutTableRefused, 2, id="is no number"),
        pytest.param("place,percent\n1,", PayoutTableRefused, 2, id="'' is no number"),
        pytest.param("place,percent\n1,100\n2,0", PayoutTableRefused, 3, id="more than 0"),
        pytest.param("place,percent\n0,100", PayoutTableRefused, 2, id="no number from 1"),
        pytest.param("place,percent\n1st,100", PayoutTableRefused, 2, id="no number from 1"),
        pytest.param(HEADING + "9,2,1,100", PayoutTableRefused, 2, id="ends at 2, before 9"),
        pytest.param(
            "place,percent,evidence\n1,100,x", PayoutTableRefused, 1, id="'evidence' is unknown"
        ),
        pytest.param(
            "place,max_players,percent\n1,9,100", PayoutTableRefused, 1, id="the heading names"
        ),
        pytest.param("place,percent\n1,62,5", PayoutTableRefused, 2, id="3 cells under 2 columns"),
        pytest.param("1,50\n2,50", PayoutTableRefused, 1, id="'1' is unknown"),
        pytest.param("", PayoutTableRefused, 1, id="it is empty"),
        pytest.param("\ufeff\r\n", PayoutTableRefused, 1, id="it is empty"),
        pytest.param("place,percent\n", PayoutTableRefused, 1, id="no place in it"),
        pytest.param('place,percent\n1,"100', PayoutTableRefused, 2, id="end of data"),
        pytest.param(b"place,percent\n1,\xff", PayoutTableRefused, 2, id="no UTF-8"),
    ],
)
def test_a_table_that_pays_nobody_is_refused_with_its_line(
    text: str | bytes, kind: type[PayoutTableRefused], line: int
) -> None:
    with refused(kind, table="csv", line=line):
        payout(9, buyin=10, csv=text)


@pytest.mark.parametrize(
    ("numbers", "kind"),
    [
        pytest.param({"entries": 0}, PayoutRefused, id="no entries"),
        pytest.param({"buyin": -1}, PayoutRefused, id="buyin -1"),
        pytest.param({"fee": -1}, PayoutRefused, id="fee -1"),
        pytest.param({"rebuys": -1}, PayoutRefused, id="rebuys -1"),
        pytest.param({"buyin": 0}, PayoutRefused, id="nothing to pay out"),
        pytest.param({"unit": 0}, UnitRefused, id="multiples of 0"),
        pytest.param(
            {"table": "turbo"}, NoSuchPayoutTable, id="choose one of document, barge, web-chart"
        ),
        pytest.param(
            {"table": "barge", "csv": "place,percent\n1,100"}, PayoutRefused, id="not both"
        ),
        pytest.param({"entries": 9, "table": "document"}, None, id="read"),
        pytest.param({"entries": 10, "table": "document"}, NoBandFor, id="nothing for 10 entries"),
        pytest.param(
            {"entries": 2, "re_entries": 7}, MorePlacesThanPlayers, id="pays 3 places  2 players"
        ),
    ],
)
def test_a_tournament_that_cannot_be_paid_is_refused_in_a_sentence(
    numbers: dict[str, int | str], kind: type[Refused] | None
) -> None:
    described = {"entries": 9, "buyin": 10, **numbers}
    if kind is None:
        assert payout(**described).table == "document"  # type: ignore[arg-type]
        return
    with refused(kind):
        payout(**described)  # type: ignore[arg-type]


@given(st.text(max_size=200) | st.binary(max_size=200))
def test_no_text_does_more_than_be_refused(text: str | bytes) -> None:
    with refused(PayoutTableRefused):
        payout(9, buyin=10, csv=text)


@pytest.mark.parametrize("table", ["two\nlines", "\u202eback", "x" * 4000])
def test_a_sentence_repeats_no_more_of_a_name_than_can_be_read(table: str) -> None:
    kinds: list[tuple[str | None, type[Refused]]] = [
        (None, NoSuchPayoutTable),
        ("place,percent\n1,100\n", PayoutRefused),
    ]
    for csv_text, kind in kinds:
        with pytest.raises(kind) as caught:
            payout(9, buyin=10, table=table, csv=csv_text)
        assert str(caught.value).isprintable()
        assert len(str(caught.value)) < 200
