"""The lots of an event of matches: an order of its teams that nobody chose."""

import hmac
from collections import Counter
from itertools import permutations
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from evendeal.draw.match_lots import drawn_lots
from evendeal.ids import EntryId, EventId, SessionNo

EVENT = EventId("EVENT")
TEAMS = [EntryId(team) for team in "ABCDEF"]
BEACON = b"evendeal test beacon 1"
PAGE = (Path(__file__).parents[2] / "docs" / "seals.md").read_text("utf-8")


def test_the_lots_are_the_printed_ones() -> None:
    drawn = drawn_lots(EVENT, SessionNo(3), TEAMS, BEACON)

    assert "".join(drawn) == "ACEBDF"
    assert f"this B:\n\n    {' '.join(drawn)}\n" in PAGE


def test_a_second_draw_written_out_by_hand_agrees() -> None:
    key = hmac.digest(hmac.digest(b"", BEACON, "sha512"), b"dpk1|EVENT|seats|S3\x01", "sha512")
    block = hmac.digest(key, b"dpk1/lots/0", "sha512")
    words = [int.from_bytes(block[at : at + 8], "big") for at in range(0, 64, 8)]
    order = list(TEAMS)
    for choices, word in zip(range(len(order), 1, -1), words, strict=False):
        place = word % choices
        order[choices - 1], order[place] = order[place], order[choices - 1]

    assert tuple(order) == drawn_lots(EVENT, SessionNo(3), TEAMS, BEACON)


@given(st.binary(min_size=1, max_size=40), st.integers(2, 12))
def test_every_team_has_one_lot(source: bytes, teams: int) -> None:
    entries = [EntryId(f"T{number}") for number in range(teams)]

    assert sorted(drawn_lots(EVENT, SessionNo(2), entries, source)) == sorted(entries)


def test_other_luck_another_event_or_another_session_gives_other_lots() -> None:
    entries = [EntryId(f"T{number}") for number in range(20)]
    drawn = {
        drawn_lots(event, SessionNo(session), entries, source)
        for event in (EVENT, EventId("cup"))
        for session in (2, 3)
        for source in (b"1", b"2")
    }

    assert len(drawn) == 8


def test_every_order_comes_up_about_as_often_as_any_other() -> None:
    count = Counter(
        drawn_lots(EVENT, SessionNo(2), TEAMS[:3], str(number).encode()) for number in range(1200)
    )

    assert set(count) == set(permutations(TEAMS[:3]))
    assert max(abs(times - 200) for times in count.values()) < 65
