"""The 996 Pluribus hands of `tests/golden/phh`, replayed with every action checked."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pokerkit import HandHistory

from benchmarks.rows import Row, interleave
from evendeal.notation.history import History
from evendeal.notation.phhs import read_phhs
from evendeal.notation.refusals import NotReadable
from evendeal.notation.replay import Verdict, replay

GOLDEN = Path(__file__).parents[1] / "tests" / "golden" / "phh" / "pluribus"
DIFFER_BY_HALF_A_CHIP = 8


def our_files() -> list[bytes]:
    """The nine files, as bytes."""
    return [path.read_bytes() for path in sorted(GOLDEN.glob("*.phhs"))]


def parsed(files: list[bytes]) -> list[History]:
    """Their hands, read by us."""
    histories: list[History] = []
    for file in files:
        for history in read_phhs(file):
            if isinstance(history, NotReadable):
                raise history
            histories.append(history)
    return histories


def parsed_by_pokerkit(files: list[bytes]) -> list[Any]:
    """Their hands, read by PokerKit."""
    return [hand for file in files for hand in HandHistory.loads_all(file.decode())]


def replayed(histories: list[History]) -> int:
    """How many agree with the stacks that their file states."""
    return sum(replay(history).verdict is Verdict.AGREES for history in histories)


def replayed_by_pokerkit(hands: list[Any]) -> int:
    """The same by PokerKit: every action validated, then the stacks compared."""
    agree = 0
    for hand in hands:
        for state in hand:
            end = state
        agree += end.stacks == hand.finishing_stacks
    return agree


def rows() -> Iterator[Row]:
    """From files already parsed, and from their text."""
    files = our_files()
    ours, theirs = parsed(files), parsed_by_pokerkit(files)
    size = len(ours)
    expected = size - DIFFER_BY_HALF_A_CHIP
    if (replayed(ours), replayed_by_pokerkit(theirs)) != (expected, expected):
        raise AssertionError(f"both should agree with {expected} of {size} hands")
    parsed_already = interleave(
        lambda: replayed(ours), lambda: replayed_by_pokerkit(theirs), rounds=5
    )
    yield parsed_already.row(
        "replay of parsed hands",
        size=size,
        unit="hands/s",
        peer_name="PokerKit HandHistory",
        floor=6,
    )
    # What lives on would be looked through for garbage in every round.
    ours.clear()
    theirs.clear()
    from_text = interleave(
        lambda: replayed(parsed(files)),
        lambda: replayed_by_pokerkit(parsed_by_pokerkit(files)),
        rounds=5,
    )
    yield from_text.row(
        "replay from text",
        size=size,
        unit="hands/s",
        peer_name="PokerKit HandHistory",
        floor=4,
    )
