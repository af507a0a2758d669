"""Hands that were really played, replayed by the rules: tests/golden/phh/PROVENANCE.md."""

import json
from collections import Counter
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from evendeal.commands.checked_files import files_below
from evendeal.commands.hand_files import histories, why_no_hands
from evendeal.commands.hands import hands
from evendeal.ids import SeatNo
from evendeal.notation.history import History
from evendeal.notation.phh import read_phh
from evendeal.notation.refusals import NotReadable
from evendeal.notation.replay import Replayed, Verdict, replay
from evendeal.poker import OddChips
from evendeal.poker.refusals import NotYourTurn

GOLDEN = Path(__file__).parents[1] / "golden" / "phh"

HALF_CHIPS = {
    # Pluribus hand numbers as published: 102/0, 32/23, 41b/204, 60/88, 75b/76, 88/128, 91/43
    # and 91/53; the files count their hands from 1.
    "pluribus/pluribus_102.phhs:1",
    "pluribus/pluribus_32.phhs:24",
    "pluribus/pluribus_41b.phhs:91",
    "pluribus/pluribus_60.phhs:89",
    "pluribus/pluribus_75b.phhs:53",
    "pluribus/pluribus_88.phhs:129",
    "pluribus/pluribus_91.phhs:44",
    "pluribus/pluribus_91.phhs:54",
    "acpc/3p.limit.h1000.r0.log:256",
    "acpc/3p.limit.h1000.r0.log:964",
    "acpc/3p.nolimit.h1000.r0.log:100",
    "acpc/3p.nolimit.h1000.r0.log:459",
}
FOLD_MISSING = "other/wsop-2019-42-day3-00-01-07.phh"
NOTHING_STATED = "other/dwan-ivey-2009.phh"


@cache
def real_hands() -> tuple[History, ...]:
    read = [
        hand
        for file in files_below([GOLDEN], why_no_hands)
        if file.skipped is None
        for hand in histories(file)
    ]
    assert not [str(hand) for hand in read if isinstance(hand, NotReadable)]
    return tuple(hand for hand in read if isinstance(hand, History))


@cache
def replayed(odd_chips: OddChips) -> dict[str, Replayed]:
    return {str(hand.place): replay(hand, odd_chips) for hand in real_hands()}


def agreeing(odd_chips: OddChips) -> Counter[str]:
    """How many hands of each collection agree."""
    return Counter(
        place.partition("/")[0]
        for place, report in replayed(odd_chips).items()
        if report.verdict is Verdict.AGREES
    )


@pytest.mark.long
def test_every_stated_stack_and_payoff_agrees_where_odd_chips_are_split_exactly() -> None:
    assert len(real_hands()) == 5016
    assert agreeing(OddChips.FRACTION) == {"pluribus": 996, "wsop_2023_43_5": 18, "acpc": 4000}


@pytest.mark.long
def test_with_whole_chips_twelve_hands_differ_by_half_a_chip() -> None:
    reports = replayed(OddChips.WHOLE)

    assert agreeing(OddChips.WHOLE) == {"pluribus": 988, "wsop_2023_43_5": 18, "acpc": 3996}
    differing = {p for p, report in reports.items() if report.verdict is Verdict.DIFFERS}
    assert differing == HALF_CHIPS
    for place in differing:
        by = [abs(2 * chips) for _, chips in reports[place].differences]
        assert by == [1, 1]


@pytest.mark.long
def test_the_call_after_the_fold_that_is_missing_from_the_file_is_out_of_turn() -> None:
    report = replayed(OddChips.WHOLE)[FOLD_MISSING]

    assert report.verdict is Verdict.REFUSED
    assert isinstance(report.refusal, NotYourTurn)
    assert (report.refusal.seat, report.refusal.turn) == (1, 8)
    assert report.refused_at is not None
    assert report.refused_at.text == "p1 cc"
    assert report.accepted == 13


def test_with_that_fold_the_stated_stacks_are_right_and_the_lone_ante_stays_in_the_pot() -> None:
    text = (GOLDEN / FOLD_MISSING).read_text("utf-8")

    repaired = read_phh(text.replace("'p1 cc',", "'p8 f', 'p1 cc',", 1))

    assert replay(repaired).verdict is Verdict.AGREES


def test_a_hand_whose_file_states_no_chips_is_played_and_counted_so() -> None:
    report = replayed(OddChips.WHOLE)[NOTHING_STATED]

    assert report.verdict is Verdict.STATES_NOTHING
    assert report.accepted == report.actions
    # Ivey's wheel lost to Dwan's straight to the seven, a pot of 1,109,500.
    assert report.chip_scores == (-553_500, -2_500, 556_000)


@pytest.mark.long
@pytest.mark.parametrize(
    ("below", "odd_chips", "expect", "exit_code"),
    [
        ("", "fraction", None, 1),
        ("", "fraction", [FOLD_MISSING], 0),
        ("other", "whole", None, 1),
        ("other", "whole", [FOLD_MISSING.removeprefix("other/")], 0),
        ("other", "whole", [NOTHING_STATED, f"phh/{FOLD_MISSING}  # p8 f"], 0),
        ("pluribus", "whole", [FOLD_MISSING], 1),
        ("pluribus", "whole", sorted(HALF_CHIPS)[:-1], 1),
        ("pluribus", "whole", sorted(HALF_CHIPS), 0),
        ("pluribus", "fraction", None, 0),
    ],
)
def test_the_exit_code_says_whether_anything_unexpected_was_found(
    below: str, odd_chips: str, expect: list[str] | None, exit_code: int, tmp_path: Path
) -> None:
    arguments = ["check", str(GOLDEN / below), "--odd-chips", odd_chips]
    if expect is not None:
        known = tmp_path / "known.txt"
        known.write_text("# known to differ\n\n" + "\n".join(expect) + "\n", "utf-8")
        arguments += ["--expect", str(known)]

    ran = CliRunner().invoke(hands, arguments)

    assert ran.exit_code == exit_code, ran.output
    if below != "pluribus":
        assert f"`p1 cc`: {NotYourTurn(seat=SeatNo(1), turn=SeatNo(8))}" in ran.output
    else:
        named = {
            place for place in HALF_CHIPS if f"{place.partition('/')[2]}: differs" in ran.output
        }
        ours = {place for place in HALF_CHIPS if place.startswith("pluribus")}
        assert named == (ours if odd_chips == "whole" else set())


@pytest.mark.long
def test_the_report_for_programs_counts_every_file_and_names_what_was_skipped() -> None:
    ran = CliRunner().invoke(hands, ["check", str(GOLDEN), "--json"])
    report = json.loads(ran.stdout)

    assert report["exit_code"] == ran.exit_code == 1
    assert report["totals"] == {
        "agree": 5002,
        "differ": 12,
        "refused": 1,
        "states_nothing": 1,
        "not_checked": 0,
        "unreadable": 0,
    }
    assert len(report["files"]) == 33
    assert {trouble["place"] for trouble in report["troubles"]} == {*HALF_CHIPS, FOLD_MISSING}
    skipped = {line["file"]: line["reason"] for line in report["skipped"]}
    assert len(skipped) == 9
    assert skipped["acpc/2p.nolimit.h1000.r0.actions.head400.log"].startswith("wire trace")
    assert skipped["acpc/holdem.limit.3p.game"] == "game definition"
    assert skipped["acpc/LICENCE.acpc_server"] == "licence"
    assert skipped["PROVENANCE.md"] == "notes"
