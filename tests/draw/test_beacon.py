"""The value of the public randomness has one spelling."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from evendeal.draw.beacon import NotABeacon, require_beacon
from evendeal.draw.deals import draw_deals
from evendeal.draw.keys import session_key
from evendeal.draw.opened import OpenedDeals, OpenedSession
from evendeal.draw.roots import SessionRoots
from evendeal.ids import EventId, SessionNo
from support.refusals import refused

CUP, FIRST = EventId("cup"), SessionNo(1)
WORDS = st.text("abcxyz0189", min_size=1, max_size=8)


@pytest.mark.parametrize(
    "value",
    [
        "evendeal test beacon 1",
        "3 17 22 31 40 45",
        "19412.77 5871.20",
        "2026-11-28 09:00",
        "0f" * 32,
        "a" * 200,
        "7",
    ],
)
def test_what_lotteries_exchanges_and_beacons_publish_can_be_written(value: str) -> None:
    assert require_beacon(value) == value


@pytest.mark.parametrize(
    ("value", "facts"),
    [
        pytest.param("", {"value": ""}, id="empty"),
        pytest.param("a" * 201, {}, id="more than 200 characters"),
        pytest.param("4 8 15 ", {"value": "4 8 15 "}, id="a-z and 0-9"),
        pytest.param(" 4 8 15", {"value": " 4 8 15"}, id="a-z and 0-9"),
        pytest.param("4  8", {"value": "4  8"}, id="a-z and 0-9"),
        pytest.param("4. 8", {"value": "4. 8"}, id="a-z and 0-9"),
        pytest.param("4\n", {}, id="a-z and 0-9"),
        pytest.param("4\t8", {"value": "4\t8"}, id="a-z and 0-9"),
        pytest.param("4\u00a08", {"value": "4\xa08"}, id="a-z and 0-9"),
        pytest.param("4,8", {"value": "4,8"}, id="a-z and 0-9"),
        pytest.param("Drand", {"value": "Drand"}, id="a-z and 0-9"),
        pytest.param("dr\u0430nd", {"value": "drаnd"}, id="a-z and 0-9"),
        pytest.param("\u0664", {"value": "٤"}, id="a-z and 0-9"),
        pytest.param("\x1b[8m", {"value": "\x1b[8m"}, id="a-z and 0-9"),
        pytest.param("\ud800", {"value": "\ud800"}, id="a-z and 0-9"),
    ],
)
def test_any_other_spelling_is_refused_and_printed_plainly(
    value: str, facts: dict[str, object]
) -> None:
    with refused(NotABeacon, **facts) as no:
        require_beacon(value)

    assert str(no.value).isprintable()
    assert str(no.value).isascii()


@given(st.lists(WORDS, min_size=1, max_size=6), st.sampled_from(" .:-"), st.data())
def test_no_second_spelling_of_a_value_is_taken(
    words: list[str], between: str, data: st.DataObject
) -> None:
    value = require_beacon(between.join(words))
    at = data.draw(st.integers(0, len(value)))
    junk = data.draw(st.sampled_from([*"\t\n_,;/\u00a0\u200b\u0430A", "  ", "- ", ".."]))

    with refused(NotABeacon):
        require_beacon(value[:at] + junk + value[at:])


def test_no_card_is_drawn_from_another_spelling() -> None:
    for value in ("Cup", "\u0441up", "cup "):
        with refused(NotABeacon):
            draw_deals(bytes(32), value, CUP, FIRST, "original", 1)
        with refused(NotABeacon):
            session_key(bytes(32), value.encode(), CUP, "S1", "original")
    with refused(NotABeacon, value="\\xff"):
        session_key(bytes(32), b"\xff", CUP, "S1", "original")


def test_no_root_and_no_session_is_published_with_another_spelling() -> None:
    with refused(NotABeacon, value="Cup"):
        SessionRoots(FIRST, "Cup", bytes(32), None, "2026-11-28T10:00:00Z")
    with refused(NotABeacon, value="Cup"):
        OpenedSession(
            session=FIRST,
            beacon="Cup",
            seats=(),
            original=OpenedDeals(bytes(32), (), None),
            reserve=None,
            running_orders=None,
        )
