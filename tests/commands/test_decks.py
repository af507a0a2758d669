"""`evendeal decks`: order files for the dealing machine, and decks held against their seal."""

import csv
import json
import runpy
import subprocess
from io import StringIO
from pathlib import Path

import pyrage
import pytest

from evendeal.cards import DECK, DeckOrder
from evendeal.commands.decks import ForWhom
from evendeal.commands.log_folder import open_desks
from evendeal.commands.report import FileThere
from evendeal.director.age_files import NotAPublicKey
from evendeal.errors import Refused
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.laid_decks import TRIES
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.labels import Label, read_label
from evendeal.notation.decks_csv import read_decks
from evendeal.notation.typed_deck import NotACardTyped, NotAWholeDeck
from evendeal.views.absent import NoSuchSession
from evendeal.views.people import TooManyTries
from support.checkout import ROOT
from support.events.poker import toml
from support.ledgers import poker_of
from support.refusals import typed_refused
from support.sentences import in_golden_file
from support.typed import Answer, typed

AGE = ROOT / "ui" / "node_modules" / "age-encryption" / "dist" / "index.js"
OPEN = ROOT / "tests" / "support" / "notation" / "open_with_age.mjs"


@pytest.fixture
def var(tmp_path: Path) -> Path:
    """A log with an event of two deals and a reserve deal at two tables."""
    file = tmp_path / "event.toml"
    file.write_text(toml(deals=2, teams=2, play="reserve = 1"))
    assert typed("event", "new", file, "--log", tmp_path / "var").code == 0
    return tmp_path / "var"


@pytest.fixture
def machine() -> pyrage.x25519.Identity:
    """The pair of keys of a machine room."""
    return pyrage.x25519.Identity.generate()


def export(var: Path, file: Path, *options: str) -> Answer:
    return typed("decks", "export", "cup", file, *options, "--log", var)


def sealed(var: Path) -> dict[DealNo, DeckOrder]:
    """The deck-orders of the session."""
    with open_desks(var) as desks:
        return session_decks(poker_of(desks), EventId("cup"), SessionNo(1), sealed=True)


def lines_given(var: Path) -> list[str]:
    """The files that the log says were written."""
    with open_desks(var) as desks:
        lines = poker_of(desks).adapters.log.lines(EventId("cup"))
        return [str(line.body["what"]) for line in lines if line.body["do"] == "decks_given"]


def test_every_kind_of_file_has_every_card_of_the_session_in_its_place(
    var: Path, tmp_path: Path
) -> None:
    for kind in ("csv", "text", "json"):
        answer = export(var, tmp_path / kind, "--kind", kind, "--unencrypted")
        assert answer.code == 0

    decks = sealed(var)
    assert read_decks((tmp_path / "csv").read_bytes()) == decks
    _, heading, *rows = (tmp_path / "text").read_text().splitlines()
    assert heading == "# event cup, session 1, tables 2, top card first"
    assert rows == [
        f"deal 1: {decks[DealNo(1)]}",
        f"deal 2: {decks[DealNo(2)]}",
        f"deal 3 (reserve 1): {decks[DealNo(3)]}",
    ]
    found = json.loads((tmp_path / "json").read_text())
    whole = found.pop("decks")
    assert found == {
        "format": "evendeal-deck-orders",
        "version": 1,
        "event": "cup",
        "session": 1,
        "tables": 2,
        "deals": 2,
    }
    assert [(row["deal"], row["reserve"]) for row in whole] == [(1, None), (2, None), (3, 1)]
    assert [DeckOrder(tuple(row["cards"])) for row in whole] == list(decks.values())
    assert [read_label(label) for label in whole[2]["labels"]] == [
        Label(SessionNo(1), table, DealNo(3)) for table in (1, 2)
    ]


def test_a_file_for_a_machine_is_opened_by_its_key_and_by_no_other(
    var: Path, tmp_path: Path, machine: pyrage.x25519.Identity
) -> None:
    key = str(machine.to_public())
    answer = export(var, tmp_path / "decks.csv", "--for", key, "--json")

    file = tmp_path / "decks.csv.age"
    assert answer.json == {
        "event": "cup",
        "session": 1,
        "kind": "csv",
        "decks": 3,
        "encrypted_for": key,
        "file": str(file),
    }
    assert not (tmp_path / "decks.csv").exists()
    assert file.stat().st_mode & 0o777 == 0o600
    assert b"deal,pos,card" not in file.read_bytes()
    assert read_decks(pyrage.decrypt(file.read_bytes(), [machine])) == sealed(var)
    with pytest.raises(pyrage.DecryptError):
        pyrage.decrypt(file.read_bytes(), [pyrage.x25519.Identity.generate()])


@pytest.mark.process
def test_another_implementation_of_age_opens_the_file(
    var: Path, tmp_path: Path, machine: pyrage.x25519.Identity
) -> None:
    export(var, tmp_path / "decks.json", "--kind", "json", "--for", str(machine.to_public()))
    export(var, tmp_path / "plain.json", "--kind", "json", "--unencrypted")

    node = runpy.run_path(str(ROOT / "scripts" / "browser.py"))["node_here"]()
    opened = subprocess.run(
        [node, str(OPEN), str(AGE), str(machine), str(tmp_path / "decks.json.age")],
        capture_output=True,
        timeout=60,
        check=True,
    )

    assert opened.stdout == (tmp_path / "plain.json").read_bytes()


def test_the_log_names_the_file_and_the_key_that_opens_it(
    var: Path, tmp_path: Path, machine: pyrage.x25519.Identity
) -> None:
    key = str(machine.to_public())
    export(var, tmp_path / "decks.csv", "--for", key)
    export(var, tmp_path / "plain.csv", "--unencrypted")

    assert lines_given(var) == [f"decks.csv.age for {key[:11]}...{key[-6:]}", "plain.csv"]


@pytest.mark.parametrize("kind", ["csv", "text", "json"])
def test_a_blind_list_has_every_label_and_no_card_and_nobody_is_named_for_it(
    kind: str, var: Path, tmp_path: Path
) -> None:
    answer = export(var, tmp_path / "list", "--kind", kind, "--blind")

    assert answer.code == 0
    assert lines_given(var) == []
    text = (tmp_path / "list").read_text()
    if kind == "csv":
        labels = [row["label"] for row in csv.DictReader(StringIO(text))]
    elif kind == "text":
        labels = " ".join(row.split(": ")[1] for row in text.splitlines()[2:]).split()
    else:
        rows = json.loads(text)["decks"]
        assert {tuple(row) for row in rows} == {("deal", "reserve", "labels")}
        labels = [label for row in rows for label in row["labels"]]
    assert [read_label(each) for each in labels] == [
        Label(SessionNo(1), table, DealNo(deal)) for deal in (1, 2, 3) for table in (1, 2)
    ]


@pytest.mark.parametrize(
    "options", [(), ("--unencrypted", "--blind"), ("--for", "age1x", "--unencrypted")]
)
def test_a_file_that_everybody_can_read_is_written_only_where_that_is_named(
    options: tuple[str, ...], var: Path, tmp_path: Path
) -> None:
    answer = export(var, tmp_path / "decks.csv", *options)

    typed_refused(answer, ForWhom)
    assert not (tmp_path / "decks.csv").exists()
    assert lines_given(var) == []


def slip(key: str) -> str:
    """A key of which two signs were interchanged, or one altered where they are the same."""
    return key[:-1] + ("q" if key[-1] != "q" else "p")


@pytest.mark.parametrize("why", ["empty", "secret", "other", "slip"])
def test_a_key_that_is_none_is_refused_and_repeated_nowhere(
    why: str, var: Path, tmp_path: Path, machine: pyrage.x25519.Identity
) -> None:
    given = {
        "empty": " ",
        "secret": str(machine),
        "other": "ssh-ed25519 AAAAC3NzaC1lZDI1",
        "slip": slip(str(machine.to_public())),
    }[why]

    answer = export(var, tmp_path / "decks.csv", "--for", given)

    typed_refused(answer, NotAPublicKey, why=why)
    assert why == "empty" or given not in answer.sentence
    assert lines_given(var) == []
    assert list(tmp_path.glob("decks*")) == []


@pytest.mark.parametrize("options", [("--unencrypted",), ("--blind",)])
def test_there_is_no_file_of_a_session_that_the_event_does_not_have(
    options: tuple[str, ...], var: Path, tmp_path: Path
) -> None:
    answer = export(var, tmp_path / "decks.csv", "--session", "2", *options)

    typed_refused(answer, NoSuchSession, event="cup", session=2, sessions=1)


@pytest.mark.parametrize("option", ["--unencrypted", "--blind"])
def test_an_order_file_is_not_written_over(option: str, var: Path, tmp_path: Path) -> None:
    (tmp_path / "decks.csv").write_text("something else")

    answer = export(var, tmp_path / "decks.csv", option)

    refusal: type[Refused] = FileThere
    typed_refused(answer, refusal, file=str(tmp_path / "decks.csv"))
    assert (tmp_path / "decks.csv").read_text() == "something else"
    assert lines_given(var) == []


def check(var: Path, deal: int, file: Path, *options: str) -> Answer:
    return typed("decks", "check", "cup", str(deal), file, *options, "--log", var)


def test_a_laid_deck_is_checked_and_the_exit_code_says_whether_it_agrees(
    var: Path, tmp_path: Path
) -> None:
    file = tmp_path / "laid.txt"
    file.write_text(str(sealed(var)[DealNo(3)]).replace("T", "10"))

    agrees, differs = check(var, 3, file), check(var, 2, file, "--json")

    assert (agrees.code, differs.code) == (0, 1)
    in_golden_file(*agrees.out.splitlines(), *check(var, 1, file).out.splitlines())
    assert differs.json == {"event": "cup", "session": 1, "deal": 2, "agrees": False}
    assert lines_given(var) == []


def test_a_laid_deck_is_counted_against_its_limit_from_one_command_to_the_next(
    var: Path, tmp_path: Path
) -> None:
    file = tmp_path / "laid.txt"
    file.write_text(" ".join(DECK))
    for _ in range(TRIES["deck"].most):
        assert check(var, 1, file).code == 1

    answer = check(var, 1, file)
    # How many seconds are left depends on how fast this test ran.
    assert (answer.code, type(answer.refusal)) == (2, TooManyTries)


def test_cards_that_are_no_deck_are_named_and_not_compared(var: Path, tmp_path: Path) -> None:
    file = tmp_path / "laid.txt"
    file.write_text(" ".join((*DECK[:51], DECK[0])))
    answer = check(var, 1, file)
    typed_refused(answer, NotAWholeDeck, count=52, twice=(DECK[0],), missing=(DECK[51],))

    file.write_text("7d\n8x")
    typed_refused(check(var, 1, file), NotACardTyped, line=2, column=1, text="8x")
