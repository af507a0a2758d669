"""`evendeal standings --in-running`: totals of the hands so far, from the log on this machine."""

from pathlib import Path

import pytest

from evendeal.formats.format_desk import NoTotalsInRunning
from evendeal.views.absent import NoInRunning
from support.events.poker import play_hand, rows, toml
from support.ledgers import open_desk
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import typed


def played(folder: Path, rule: str) -> Path:
    """The log of an event of three teams whose tables have played 3, 2 and 2 hands."""
    file = folder / "event.toml"
    file.write_text(toml(teams=3, deals=6, office=f"shortest_seconds = 0\n{rule}"))
    var = folder / "var"
    assert typed("event", "new", file, "--log", var).code == 0
    assert typed("event", "begin", "cup", "--log", var).code == 0
    with open_desk(var) as desk:
        for table in (1, 1, 1, 2, 2, 3, 3):
            play_hand(desk, table)
    return var


@pytest.mark.parametrize("rule", ["staff", "steps"])
def test_the_office_reads_the_totals_of_the_hands_that_every_table_has_finished(
    rule: str, tmp_path: Path
) -> None:
    """F1: two hands of each table, also of the one that has played three."""
    var = played(tmp_path, f'in_running = "{rule}"')
    totals = typed("standings", "cup", "--in-running", "--log", var, "--json").json
    text = typed("standings", "cup", "--in-running", "--log", var).out

    accepts = [row for row in rows(var) if row.body["do"] == "accept"]
    hands = {
        table: [row.body["chips"] for row in accepts if row.place[1] == table][:2]
        for table in (1, 2, 3)
    }
    assert (totals["session"], totals["mode"], totals["board"]["hands"]) == (1, rule, 2)
    assert totals["public_hands"] == (0 if rule == "steps" else None)
    assert {
        (rung["table"], ladder["seat"]): rung["chips"]
        for ladder in totals["board"]["ladders"]
        for rung in ladder["rungs"]
    } == {
        (table, seat): sum(chips[seat - 1] for chips in made)
        for table, made in hands.items()
        for seat in (1, 2, 3)
    }
    assert "Provisional." in text
    in_golden_file(*(line.strip() for line in text.splitlines() if "in running" in line))


@pytest.mark.parametrize("rule", ['in_running = "off"', ""])
def test_an_event_without_them_says_so(rule: str, tmp_path: Path) -> None:
    """F1: `off`, and a file that says nothing, as events did that were made before."""
    answer = typed("standings", "--in-running", "--log", played(tmp_path, rule))

    typed_refused(answer, NoInRunning, event="cup")


def test_before_the_first_hand_there_are_none_to_be_read(tmp_path: Path) -> None:
    """F1: a session in which nobody has finished a hand."""
    file = tmp_path / "event.toml"
    file.write_text(toml(teams=2, deals=6, office='in_running = "staff"'))
    var = tmp_path / "var"
    assert typed("event", "new", file, "--log", var).code == 0
    for begun in (False, True):
        if begun:
            assert typed("event", "begin", "cup", "--log", var).code == 0
        answer = typed("standings", "cup", "--in-running", "--log", var)

        assert answer.code == 0
        in_golden_file(*(line for line in answer.out.splitlines() if "Totals" in line))


def test_team_matches_have_no_others_than_their_standings(tmp_path: Path) -> None:
    """F1: their games are shown as both rooms play them."""
    file = tmp_path / "event.toml"
    file.write_bytes(Path("docs/events/yalta.toml").read_bytes())
    assert typed("event", "new", file, "--log", tmp_path / "var").code == 0
    answer = typed("standings", "--in-running", "--log", tmp_path / "var")

    typed_refused(answer, NoTotalsInRunning, event="yalta-2008")
