"""What people did to seats, luck and results is named with time and by whom."""

from pathlib import Path

import pytest

from evendeal.director.events import end_session
from evendeal.director.office.log_index import LogIndexes
from evendeal.director.verifying import verify_event
from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words
from evendeal.formats.duplicate.office.custody import give_decks
from evendeal.formats.duplicate.recording import record
from evendeal.formats.seat_teams.life import Desk
from support.clock import Moved
from support.events.poker import CUP, DUEL, FIRST, begun, due, event_of, play_hand, quiet
from support.events.poker_floor import Floor
from support.proof.stranger import stranger
from support.sentences import in_golden_file, undated


@pytest.fixture
def floor(desk: Desk) -> Floor:
    begun(desk, event_of(**DUEL))
    return Floor(desk, Moved())


def found(desk: Desk, id: str) -> list[Finding]:
    return [each for each in verify_event(desk, CUP) if each.id == id]


def written_last(desk: Desk) -> str:
    """When the last line was written, in words."""
    *_, last = desk.adapters.log.lines(CUP)
    return instant_in_words(last.at)


def finished(desk: Desk) -> None:
    for table in (1, 2, 1, 2, 1, 2):
        play_hand(desk, table)
    end_session(desk, CUP, FIRST)


def published(folder: Path) -> list[bytes]:
    names = ("seal.json", "opened.json", "lineups.json")
    return [(folder / "published/cup" / name).read_bytes() for name in names]


def test_who_recorded_at_a_table_is_named_when_it_changes(desk: Desk, floor: Floor) -> None:
    """S10: a console that went from hand to hand is told with the time."""
    play_hand(desk, 1)
    at = due(desk, 1)
    record(desk, at, quiet(desk, at), key="bob", by="Bob", accept=True)

    (hand_over,) = found(desk, "hand-over")
    assert hand_over.where == "session 1, table 1"
    assert written_last(desk) in hand_over.sentence
    in_golden_file(undated(hand_over.sentence))


def test_what_is_changed_after_the_end_is_named_with_time_and_by_whom(
    desk: Desk, floor: Floor, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S5, S10: in the log by name, to everybody with rule and reason, and never left out."""
    finished(desk)
    floor.rule(
        kind="penalty",
        deal=None,
        tables=(),
        effect={"as": "penalty", "entry": "A", "points": "1/2"},
    )
    _, output = stranger(published(folder), tmp_path, capsys)

    (late,), (ruling,) = found(desk, "late"), found(desk, "ruling")
    assert (late.where, ruling.where) == ("session 1, after the end", "session 1, ruling 1")
    for each in (late, ruling):
        assert f"by Ann on {written_last(desk)}" in each.sentence
        in_golden_file(undated(each.sentence))
    assert "after the end of the session: ruling 1" in output
    assert "Ann" not in output
    assert [each.sentence for each in verify_event(desk, CUP) if not each.ok] == []


def test_a_deck_file_is_named_to_everybody_after_the_end(
    desk: Desk, floor: Floor, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """S4, S10: whoever had cards in hand before they were played is named to the stranger too."""
    give_decks(desk, LogIndexes(desk), CUP, FIRST, by="Carl")
    finished(desk)
    _, output = stranger(published(folder), tmp_path, capsys)

    (given,) = found(desk, "deck-file")
    in_golden_file(undated(given.sentence))
    assert "the deck file decks-1.csv was written by Carl." in output
