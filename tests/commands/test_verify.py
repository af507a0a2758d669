"""`evendeal verify`: 0 if nothing speaks against it, 1 if something does, 2 if unreadable."""

import csv
import json
import shutil
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.director.ports import BrokenLog
from evendeal.draw.reading import NotASeal
from evendeal.notation.refusals import LineWrong
from evendeal.tournament.line import line_text, text_hash
from evendeal.views.absent import NoSuchSession
from support.events.poker import toml
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import Answer, by_force, everything, typed


def faults(answer: Answer) -> list[dict[str, str]]:
    return [each for each in answer.json["findings"] if each["verdict"] == "fails"]


def wheres(found: list[dict[str, str]]) -> list[tuple[str, str]]:
    """What was checked, and where."""
    return [(each["id"], each["where"]) for each in found]


def test_a_good_event_is_proved_in_words(rehearsed: Path) -> None:
    answer = typed("verify", "cup", "--log", rehearsed)

    assert answer.code == 0
    assert answer.err == ""
    assert answer.out.endswith("Nothing speaks against this event.\n")
    found = typed("verify", "cup", "--log", rehearsed, "--json").json["findings"]
    for id in ("seats", "log"):
        (finding,) = (each for each in found if each["id"] == id)
        assert finding["verdict"] == "holds"
        assert finding["sentence"] in " ".join(answer.out.split())
    assert "5 opened deals are the deals that were sealed" in answer.out
    every = typed("verify", "cup", "--all", "--log", rehearsed).out
    assert all(f"Deal {deal} is" in every for deal in range(1, 6))


def test_a_stranger_verifies_the_published_folder_alone(folder: Path) -> None:
    published = folder / "published/cup"
    answer = typed("verify", published, "--json")

    assert answer.code == 0
    assert sum("deal" in found["where"] for found in answer.json["findings"]) >= 5


# An altered log: 1 from verify with the line, a warning from standings, 2 from rehearse.


def _alter(folder: Path, position: int) -> None:
    with by_force(folder) as log:
        log.execute(
            "UPDATE lines SET body = replace(body, '\"seat\":', '\"seat\": ') WHERE position = ?",
            (position,),
        )
        log.execute("UPDATE lines SET at = at || ' ' WHERE position = ?", (position,))


def _delete(folder: Path, position: int) -> None:
    with by_force(folder) as log:
        log.execute("DELETE FROM lines WHERE position = ?", (position,))


def _cut(folder: Path, position: int) -> None:
    with by_force(folder) as log:
        log.execute("DELETE FROM lines WHERE position >= ?", (position,))


def _lie(folder: Path, position: int) -> None:
    """Another body that is no action, and the whole chain after it written anew."""
    with by_force(folder) as log:
        rows = log.execute(
            "SELECT position, event, session, table_no, deal, n, key, body, at, by, previous "
            "FROM lines ORDER BY position"
        ).fetchall()
        previous = "0" * 64
        for row in rows:
            *line, _ = row
            if line[0] == position:
                line[7] = '{"do":"fold","seat":9}'
            hash_ = text_hash(previous, line_text(*line))
            log.execute(
                "UPDATE lines SET body = ?, previous = ?, hash = ? WHERE position = ?",
                (line[7], previous, hash_, line[0]),
            )
            previous = hash_


HARMS: dict[str, tuple[Callable[[Path, int], None], int, int | None]] = {
    "a line altered": (_alter, 20, 20),
    "the first line altered": (_alter, 1, 1),
    "a line removed": (_delete, 30, 30),
    "the first line removed": (_delete, 1, 1),
    "the end cut off": (_cut, 40, None),
    "everything cut off": (_cut, 1, None),
    "the chain written anew": (_lie, 20, None),
}
"""What is done at which line, and the line at which it is found: None, the next signed one."""


def found_at(harm: str, folder: Path) -> int:
    """The line that a harm is found at, once it has been done."""
    do, position, found = HARMS[harm]
    do(folder, position)
    points = (folder / "published/cup/checkpoints.jsonl").read_text().splitlines()
    signed = sorted(json.loads(point)["position"] for point in points)
    return found or next(each for each in signed if each >= position)


@pytest.mark.parametrize("harm", list(HARMS))
def test_an_altered_log_is_found_and_the_line_named(
    harm: str, folder: Path, rehearsal_file: Path
) -> None:
    position = found_at(harm, folder)
    answer = typed("verify", "cup", "--log", folder, "--json")

    assert answer.code == 1
    assert answer.json["holds"] is False
    first = next(each for each in faults(answer) if each["id"] == "log")
    assert first["where"] == f"log, line {position}"
    in_golden_file(first["sentence"])
    printed = typed("verify", "cup", "--log", folder)
    assert printed.code == 1
    assert first["sentence"] in printed.out
    assert "do not hold" in printed.out.splitlines()[-1]

    before = everything(folder)
    refused = typed("rehearse", rehearsal_file, "--seed", "7", "--log", folder)
    typed_refused(refused, BrokenLog, event="cup", position=HARMS[harm][1], why=ANY)
    again = typed("event", "new", rehearsal_file, "--log", folder)
    assert again.code == 2
    assert again.sentence
    assert everything(folder) == before


@pytest.mark.parametrize(
    "harm", ["a line altered", "a line removed", "the end cut off", "the chain written anew"]
)
def test_a_broken_log_is_read_with_a_warning(harm: str, folder: Path) -> None:
    found_at(harm, folder)
    answer = typed("standings", "cup", "--log", folder, "--json")

    assert answer.code == 0
    (warning,) = answer.err.splitlines()
    in_golden_file(warning, answer.json["event"]["read_only"])


@pytest.mark.parametrize("harm", ["the first line altered", "the first line removed"])
def test_a_log_of_which_nothing_is_left_is_refused_with_the_line(harm: str, folder: Path) -> None:
    found_at(harm, folder)
    for words in (["standings"], ["standings", "cup"]):
        answer = typed(*words, "--log", folder)

        typed_refused(answer, BrokenLog, event="cup", position=1)


@pytest.mark.long
def test_any_flipped_byte_of_the_database_is_met_with_a_sentence(
    rehearsed: Path, tmp_path: Path, rehearsal_file: Path
) -> None:
    content = (rehearsed / "log.sqlite").read_bytes()
    dice = Random(1)
    codes = set()
    for number in range(30):
        folder = tmp_path / str(number)
        shutil.copytree(rehearsed, folder)
        spoilt = bytearray(content)
        for _ in range(dice.choice([1, 1, 5, 200])):
            spoilt[dice.randrange(len(spoilt))] ^= 1 << dice.randrange(8)
        (folder / "log.sqlite").write_bytes(spoilt)

        verified = typed("verify", "cup", "--log", folder, "--json")
        codes.add(verified.code)
        assert verified.code in (0, 1, 2)
        if verified.code == 2:
            assert verified.sentence
        if verified.code == 1:
            assert faults(verified)
        standings = typed("standings", "cup", "--log", folder)
        assert standings.code in (0, 2)
        rehearsal = typed("rehearse", rehearsal_file, "--seed", "7", "--log", folder)
        assert rehearsal.code in (0, 2)
        if verified.code == 1:
            assert rehearsal.code == 2
    assert codes >= {1}


# Altered published files.


def _change(path: Path, change: Callable[[Any], None]) -> None:
    value = json.loads(path.read_text())
    change(value)
    path.write_text(json.dumps(value))


def _swap_cards(opened: Any) -> None:
    deal = opened["sessions"][0]["original"]["deals"][2]
    cards = deal["deck"].split()
    deal["deck"] = " ".join([cards[1], cards[0], *cards[2:]])


def _another_salt(opened: Any) -> None:
    opened["sessions"][0]["original"]["deals"][1]["salt"] = "0" * 64


def _swap_seats(opened: Any) -> None:
    seats = opened["sessions"][0]["seats"]
    seats[0], seats[1] = seats[1], seats[0]


def _another_secret(opened: Any) -> None:
    opened["sessions"][0]["original"]["secret"] = "0" * 64


def _another_commitment(seal: Any) -> None:
    seal["sessions"][0]["original"]["commitment"] = "0" * 64


FORGERIES = {
    "two cards swapped": ("opened.json", _swap_cards, ("deal", "session 1, deal 3")),
    "another salt": ("opened.json", _another_salt, ("deal", "session 1, deal 2")),
    "seats swapped": ("opened.json", _swap_seats, ("seats", "session 1, table 1, seat 1")),
    "another secret": ("opened.json", _another_secret, ("secret", "session 1, original deals")),
    "another commitment": ("seal.json", _another_commitment, ("signature", "seal.json")),
}


@pytest.mark.parametrize("forgery", list(FORGERIES))
def test_a_published_file_that_was_altered_is_found(forgery: str, folder: Path) -> None:
    name, change, found = FORGERIES[forgery]
    published = folder / "published/cup"
    path = published / name
    value = json.loads(path.read_text())
    inner = value["seal"] if name == "seal.json" and "seal" in value else value
    change(inner)
    path.write_text(json.dumps(value))
    answer = typed("verify", published, "--json")

    assert answer.code == 1
    assert found in wheres(faults(answer))
    if name == "seal.json":
        assert typed("verify", "cup", "--log", folder).code == 1


@pytest.mark.parametrize("name", ["seal.json", "opened.json"])
@pytest.mark.parametrize("text", ["", "{}", "[", '{"event": 1}'])
def test_a_published_file_that_is_none_is_named(name: str, text: str, folder: Path) -> None:
    (folder / "published/cup" / name).write_text(text)
    answer = typed("verify", folder / "published/cup")

    typed_refused(answer, NotASeal, where=name, why=ANY)


# Deck files.


def _decks(folder: Path, file: Path) -> list[dict[str, str]]:
    typed("event", "decks", "cup", file, "--log", folder)
    with file.open() as lines:
        return list(csv.DictReader(lines))


def _write(file: Path, rows: list[dict[str, str]]) -> None:
    text = "".join(f"{row['deal']},{row['pos']},{row['card']}\n" for row in rows)
    file.write_text("deal,pos,card\n" + text)


def test_a_deck_file_that_matches_its_seal_is_proved(rehearsed: Path, tmp_path: Path) -> None:
    decks = tmp_path / "decks.csv"
    _decks(rehearsed, decks)
    answer = typed("verify", "cup", "--decks", decks, "--log", rehearsed, "--json")

    assert answer.code == 0
    proved = [f["verdict"] for f in answer.json["findings"] if f["id"] == "deck-in-file"]
    assert proved == ["holds"] * 5


def test_a_deck_file_that_does_not_match_its_seal_is_named_by_deal(
    rehearsed: Path, tmp_path: Path
) -> None:
    decks = tmp_path / "decks.csv"
    rows = _decks(rehearsed, decks)
    of = [row for row in rows if row["deal"] == "4"]
    of[6]["card"], of[20]["card"] = of[20]["card"], of[6]["card"]
    _write(decks, rows)
    answer = typed("verify", "cup", "--decks", decks, "--log", rehearsed, "--json")

    assert answer.code == 1
    assert wheres(faults(answer)) == [("deck-in-file", f"{decks}, deal 4")]
    in_golden_file(*(each["sentence"] for each in faults(answer)))


def test_the_custodians_file_is_checked_before_play(file: Path, tmp_path: Path) -> None:
    var, decks = tmp_path / "var", tmp_path / "decks.csv"
    typed("event", "new", file, "--log", var)
    typed("event", "decks", "cup", decks, "--sealed", "--log", var)
    assert typed("verify", "cup", "--decks", decks, "--log", var).code == 0
    # Without the secrets nobody can tell, and that is no fault.
    for secret in (var / "secrets/cup").glob("session-*"):
        secret.unlink()
    answer = typed("verify", "cup", "--decks", decks, "--log", var, "--json")
    assert answer.code == 0
    found = [each for each in answer.json["findings"] if each["where"] == f"{decks}, deal 1"]
    assert wheres(found) == [("deck-in-file", f"{decks}, deal 1")]
    in_golden_file(found[0]["sentence"])


@pytest.mark.parametrize(
    "text",
    [
        "deal,pos,card\n1,1,As\n1,2,As\n",
        "deal,pos,card\n1,1,Xs\n",
        "deal,pos,card\n1,1,As\n",
        "",
    ],
    ids=["a card twice", "no card", "one card", "nothing"],
)
def test_a_deck_file_that_is_none_cannot_be_read(
    rehearsed: Path, tmp_path: Path, text: str
) -> None:
    decks = tmp_path / "decks.csv"
    decks.write_text(text)
    answer = typed("verify", "cup", "--decks", decks, "--log", rehearsed)

    typed_refused(answer, LineWrong, where=str(decks))


def test_the_custodians_file_holds_reserve_decks_and_is_proved_with_them(
    tmp_path: Path,
) -> None:
    """F2, F3: reserve deals are in the file that `--sealed` writes, and known to `--decks`."""
    file, var, decks = tmp_path / "event.toml", tmp_path / "var", tmp_path / "decks.csv"
    file.write_text(toml(deals=2, teams=2, play="reserve = 2"))
    typed("event", "new", file, "--log", var)
    written = typed("event", "decks", "cup", decks, "--sealed", "--log", var, "--json")
    assert written.json["deals"] == [1, 2, 3, 4]

    answer = typed("verify", "cup", "--decks", decks, "--log", var, "--json")
    assert answer.code == 0
    proved = [f for f in answer.json["findings"] if f["id"] == "deck-in-file"]
    assert wheres(proved) == [("deck-in-file", f"{decks}, deal {deal}") for deal in (1, 2, 3, 4)]
    assert {f["verdict"] for f in proved} == {"holds"}
    assert (
        f"{decks}: 4 deals are the sealed ones"
        in typed("verify", "cup", "--decks", decks, "--log", var).out
    )
    with decks.open() as lines:
        rows = list(csv.DictReader(lines))
    of = [row for row in rows if row["deal"] == "4"]
    of[6]["card"], of[20]["card"] = of[20]["card"], of[6]["card"]
    _write(decks, [*rows, *({**row, "deal": "5"} for row in rows if row["deal"] == "1")])
    wrong = faults(typed("verify", "cup", "--decks", decks, "--log", var, "--json"))
    assert wheres(wrong) == [("deck-in-file", f"{decks}, deal {deal}") for deal in (4, 5)]
    in_golden_file(*(each["sentence"] for each in wrong))


def test_deals_that_could_not_be_compared_are_not_counted_as_the_sealed_ones(
    tmp_path: Path,
) -> None:
    """F2: of what nobody can compare yet it is said how many, and why."""
    file, var, decks = tmp_path / "event.toml", tmp_path / "var", tmp_path / "decks.csv"
    file.write_text(toml(deals=3, teams=2, play="reserve = 1"))
    typed("event", "new", file, "--log", var)
    typed("event", "decks", "cup", decks, "--sealed", "--log", var)
    for secret in (var / "secrets/cup").glob("session-*"):
        secret.unlink()

    answer = typed("verify", "cup", "--decks", decks, "--log", var)

    assert answer.code == 0
    assert "sealed ones" not in answer.out
    assert f"{decks}: 4 deals could not be compared yet" in answer.out


def test_a_deck_file_of_no_session_is_refused(rehearsed: Path, tmp_path: Path) -> None:
    decks = tmp_path / "decks.csv"
    _decks(rehearsed, decks)
    answer = typed("verify", "cup", "--decks", decks, "--session", "2", "--log", rehearsed)

    typed_refused(answer, NoSuchSession, event="cup", session=2, sessions=1)
