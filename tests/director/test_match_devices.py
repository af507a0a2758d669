"""Two devices at a backgammon table, messages lost, repeated and out of order: one log."""

import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from evendeal.errors import Refused
from evendeal.formats.consoles import Consoles
from evendeal.views.matches.console import MatchReceipt
from support.desks import consoles_of
from support.events.matches import BOARD, CLOSED, ONE, OPEN, Body, GameDevice, matches_begun
from support.events.poker import desk_on, hand_rows

QUIET = settings(
    max_examples=20, deadline=None, suppress_health_check=list(HealthCheck), database=None
)


def played(folder: Path, lines: int, rolls: str) -> list[Body]:
    """The lines of one game as one device writes it alone; dice as they were asked for."""
    desks = desk_on(folder)
    matches = matches_begun(next(desks), rolls=rolls)
    consoles = consoles_of(matches)
    if rolls == "thrown":
        thrown_by_the_other_room(consoles, lines)
    device = GameDevice(consoles, OPEN).begin()
    sent: list[Body] = []
    for _ in range(lines):
        line = device.line_due()
        sent.append(line)
        device.say(line)
    with suppress(StopIteration):
        next(desks)
    return sent


def thrown_by_the_other_room(consoles: Consoles, lines: int) -> None:
    """The closed room throws every roll first, and always the same ones."""
    device = GameDevice(consoles, CLOSED).begin()
    for number in range(lines + 1):
        line = device.line_due()
        if line["do"] == "opening_roll":
            line |= {"white": 5, "black": 2}
        elif line["do"] == "roll":
            line["dice"] = [1 + number * 5 % 6, 1 + number * 7 % 6]
        device.say(line)


def messages(lines: Sequence[Body], cuts: set[int]) -> list[tuple[int, list[Body]]]:
    """The lines as they are sent: a message ends at a cut, and with each roll that is asked for."""
    found: list[tuple[int, list[Body]]] = []
    for n, line in enumerate(lines):
        if not found or n in cuts or "roll" in found[-1][1][-1]["do"]:
            found.append((n, []))
        found[-1][1].append(line)
    return found


@pytest.mark.long
@given(
    rolls=st.sampled_from(("drawn", "thrown")),
    lines=st.integers(1, 14),
    cuts=st.sets(st.integers(1, 14)),
    order=st.lists(st.tuples(st.integers(0, 14), st.sampled_from("ab")), max_size=30),
)
@QUIET
def test_two_devices_and_retries_in_any_order_make_the_same_log(
    rolls: str, lines: int, cuts: set[int], order: list[tuple[int, str]]
) -> None:
    with tempfile.TemporaryDirectory() as place:
        alone, together = Path(place) / "alone", Path(place) / "together"
        sent = messages(played(alone, lines, rolls), cuts)
        desks = desk_on(together)
        consoles = consoles_of(matches_begun(next(desks), rolls=rolls))
        if rolls == "thrown":
            thrown_by_the_other_room(consoles, lines)
        devices = {key: GameDevice(consoles, OPEN, key=key, by=key).begin() for key in "ab"}
        answers: dict[tuple[int, str], MatchReceipt] = {}
        # Whatever comes in whatever order, and at last everything once in the right one.
        for at, key in [*order, *((at, "a") for at in range(len(sent)))]:
            n, body = sent[at % len(sent)]
            receipt: Any = None
            with suppress(Refused):
                receipt = devices[key].write(*body, n=n)
            before = answers.get((n, key))
            if before is not None:
                assert receipt is not None
                # Sent again it says the same, and what has come since.
                assert receipt.lines[: len(before.lines)] == before.lines
            if receipt is not None:
                answers[n, key] = receipt
        with suppress(StopIteration):
            next(desks)

        one, other = (hand_rows(folder)[BOARD, OPEN, ONE] for folder in (alone, together))
        assert [row.body for row in one] == [row.body for row in other]
        assert [row.n for row in other] == list(range(lines))
