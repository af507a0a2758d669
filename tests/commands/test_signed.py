"""What the office writes after a session's end is signed at once: nobody cuts it off unseen."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from evendeal.commands.following import Following
from evendeal.director.appending import At
from evendeal.director.events import begin_session, end_session, make_good
from evendeal.formats.duplicate.recording import record
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import DealNo, SessionNo, TableNo
from support.desks import consoles_of
from support.events.matches import DUEL, GameDevice, end_boards, matches_begun
from support.events.poker import CUP, FIRST, begun, event_of, play_hand, play_to_the_end, quiet
from support.events.poker_floor import ANN, ruling
from support.ledgers import open_desk
from support.offices import AskedOffice, matches_office, poker_office
from support.typed import by_force, typed

SECOND = SessionNo(2)

PENALTY = ruling(
    kind="penalty", deal=None, effect={"as": "penalty", "entry": "A", "points": "1"}, rule="TDA 71"
)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "var"


def last_line(folder: Path) -> int:
    with by_force(folder) as log:
        (position,) = log.execute("SELECT max(position) FROM lines").fetchone()
    return int(position)


def without_the_last_line(folder: Path, event: str = "cup") -> Any:
    """What `evendeal verify` answers when somebody has deleted the log's last line."""
    before = typed("verify", event, "--log", folder, "--json")
    assert before.code == 0, before.out
    with by_force(folder) as log:
        log.execute("DELETE FROM lines WHERE position = (SELECT max(position) FROM lines)")
    return typed("verify", event, "--log", folder, "--json")


def missed(answer: Any) -> list[str]:
    """The lines of the log that were signed and are not there."""
    return [each["where"] for each in answer.json["findings"] if each["id"] == "log"]


def penalise(office: AskedOffice) -> None:
    office.rule(CUP, PENALTY, key="p", by=ANN)


def void(office: AskedOffice) -> None:
    said = ruling(deal=1, tables=(1,), effect={"as": "void", "adjust": {}})
    office.rule(CUP, said, key="v", by=ANN)


def forgive(office: AskedOffice) -> None:
    done = office.rule(CUP, PENALTY, key="p", by=ANN)
    assert done.ruling is not None
    office.withdraw(CUP, done.ruling, reason="it was another team", key="w", by=ANN)


def hand_decks_back(office: AskedOffice) -> None:
    office.hand_over(
        CUP, TableNo(1), session=FIRST, deals=(1,), where="back", who="Cleo", key="c", by="Cleo"
    )


LATER: dict[str, Callable[[AskedOffice], None]] = {
    "a penalty": penalise,
    "a void deal": void,
    "a withdrawal": forgive,
    "a deck brought back": hand_decks_back,
}


@pytest.mark.parametrize("what", list(LATER))
def test_a_line_of_the_office_after_the_end_cannot_be_deleted_unseen(
    folder: Path, what: str
) -> None:
    """S5: whatever the office writes after a session's end is signed with its line."""
    with open_desk(folder, create=True) as desk:
        play_to_the_end(desk, event_of(teams=3, deals=2))
        LATER[what](poker_office(desk))

    last = last_line(folder)
    answer = without_the_last_line(folder)

    assert answer.code == 1
    assert missed(answer) == [f"log, line {last}"]


def test_what_a_session_that_has_ended_comes_to_is_signed_while_the_next_one_runs(
    folder: Path,
) -> None:
    """S5: a ruling between hands of a later session is signed, and the hands are not."""
    with open_desk(folder, create=True) as desk:
        begun(desk, event_of(teams=2, deals=1, event="sessions = 2"))
        for table in (1, 2):
            play_hand(desk, table)
        end_session(desk, CUP, FIRST)
        begin_session(desk, CUP, SECOND)
        signed = desk.adapters.log.audit(CUP).signed
        at = At(CUP, SECOND, TableNo(1), DealNo(1))
        record(desk, at, quiet(desk, at), key="h", by="ann", accept=True)
        assert desk.adapters.log.audit(CUP).signed == signed
        penalise(poker_office(desk))
        # How many lines the hands have is under embargo still (R37).
        checkpoints = SeatTeamsPublic(desk).file(CUP, "checkpoints.jsonl") or ""
        assert len(checkpoints.splitlines()) < len(desk.adapters.log.audit(CUP).checkpoints)

    assert without_the_last_line(folder).code == 1


def test_a_signature_that_a_crash_swallowed_is_made_when_the_server_starts_again(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S5: the process dies between a penalty and its signature."""

    def killed(*_: object) -> None:
        raise KeyboardInterrupt

    with open_desk(folder, create=True) as desk:
        play_to_the_end(desk, event_of(teams=3, deals=2))
        monkeypatch.setattr("evendeal.store.log.SqlLog.checkpoint", killed)
        with pytest.raises(KeyboardInterrupt):
            penalise(poker_office(desk))
    monkeypatch.undo()
    with open_desk(folder) as desk:
        assert desk.adapters.log.audit(CUP).signed < last_line(folder)
        Following(desk, mend=partial(make_good, desk)).look()

    assert without_the_last_line(folder).code == 1


def test_a_signature_that_could_not_be_published_is_made_with_the_next_line(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S5: a full disk takes no ruling back, and leaves it unsigned no longer than it is full."""

    def full(*_: object) -> None:
        raise OSError(28, "no space left on device")

    with open_desk(folder, create=True) as desk:
        play_to_the_end(desk, event_of(teams=3, deals=2))
        monkeypatch.setattr("evendeal.store.published.FolderPublisher.add", full)
        penalise(poker_office(desk))
        monkeypatch.undo()
        hand_decks_back(poker_office(desk))
        assert desk.adapters.log.audit(CUP).signed == last_line(folder)


def test_a_game_that_is_corrected_after_its_board_has_ended_is_signed(folder: Path) -> None:
    """S5: the same holds of team matches."""
    with open_desk(folder, create=True) as desk:
        matches = matches_begun(desk)
        consoles = consoles_of(matches)
        for table in (1, 2):
            for game in (1, 2):
                GameDevice(consoles, table, key=f"{table}-{game}").short_game()
        end_boards(matches, DUEL)
        said = {"session": 1, "table": 1, "deal": 1, "winner": "white", "level": 3, "left": 15}
        said |= {"cube": 4, "rule": "R48", "reason": "it was a backgammon"}
        matches_office(matches).decide(DUEL, said, key="d", by="Dora")

    last = last_line(folder)
    answer = without_the_last_line(folder, "duel")

    assert answer.code == 1
    assert missed(answer) == [f"log, line {last}"]
