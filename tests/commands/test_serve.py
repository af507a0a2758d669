"""`evendeal serve` as a process, and what it says before it listens."""

import socket
from pathlib import Path
from unittest.mock import ANY

import pytest

from evendeal.arena import NoSuchPolicy
from evendeal.commands.house import NotAHouse
from evendeal.views.address import AddressUnfit
from evendeal.web.serve import AddressTaken
from support.events.poker import event_of, toml
from support.ledgers import open_desk
from support.refusals import typed_refused
from support.rehearsals import prepare
from support.sentences import in_golden_file
from support.served import get, served
from support.typed import by_force, typed


@pytest.mark.process
def test_an_empty_log_gets_the_demonstration_of_the_guides_six_teams(tmp_path: Path) -> None:
    with served("--log", tmp_path / "var", "--pace", "60") as server:
        (event,) = get(server.address, "api/events")

    assert [entry["name"] for entry in event["entries"]] == [
        "Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland",
    ]  # fmt: skip
    assert (event["tables"], event["deals"], event["rehearsal"]) == (6, 60, True)
    assert f"{event['name']}: {server.address}e/{event['id']}\n" in server.out
    assert server.err == ""


@pytest.mark.process
def test_a_broken_log_is_shown_with_a_warning(folder: Path, tmp_path: Path) -> None:
    with by_force(folder) as log:
        log.execute("UPDATE lines SET at = at || ' ' WHERE position = 20")
    with served("--log", folder) as server:
        event = get(server.address, "api/events/cup")

    in_golden_file(event["read_only"])
    assert "20" not in event["read_only"], "which line it is may tell of a deal under embargo"
    (warning,) = server.err.splitlines()
    assert "line 20" in warning
    in_golden_file(warning)


@pytest.mark.process
def test_an_event_of_which_nothing_can_be_read_does_not_keep_the_others_from_being_shown(
    folder: Path, tmp_path: Path
) -> None:
    (tmp_path / "event.toml").write_text(toml(deals=2, teams=2).replace('"cup"', '"cap"'))
    typed("event", "new", tmp_path / "event.toml", "--log", folder)
    with by_force(folder) as log:
        log.execute("DELETE FROM lines WHERE event = 'cup' AND position = 1")
    with served("--log", folder) as server:
        events = get(server.address, "api/events")

    assert [event["id"] for event in events] == ["cap"]
    (warning,) = server.err.splitlines()
    in_golden_file(warning)


def test_a_port_that_is_taken_is_named(folder: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        answer = typed("serve", "--port", port, "--log", folder)

    typed_refused(answer, AddressTaken, host="127.0.0.1", port=int(port), why=ANY)


@pytest.mark.parametrize(
    ("arguments", "fields"),
    [
        (["--port", "99999"], {"port": 99999, "why": "ports are 0 to 65535"}),
        (["--host", "no.such.host.invalid"], {"host": "no.such.host.invalid", "why": ANY}),
    ],
)
def test_an_address_that_is_none_is_named(
    arguments: list[str], fields: dict[str, object], tmp_path: Path
) -> None:
    answer = typed("serve", *arguments, "--log", tmp_path)

    named = {"host": "127.0.0.1", "port": 8000, **fields}
    typed_refused(answer, AddressTaken, **named)


@pytest.mark.process
def test_the_address_for_phones_is_remembered_by_the_house(tmp_path: Path) -> None:
    """D10: given once, it stands in the links of the next start and of the command line."""
    log, address = tmp_path / "var", "https://cup.example.org"
    with served("--log", log, "--no-demonstration", "--address", "Cup.Example.org/") as first:
        get(first.address, "api/events")
    with served("--log", log, "--no-demonstration") as second:
        get(second.address, "api/events")
    made = typed("people", "invite", "--role", "director", "--log", log, "--json")

    for server in (first, second):
        assert f"\nlinks and QR codes carry {address}\n" in server.out
    assert made.json["link"].startswith(f"{address}/join#")


def test_an_address_that_no_phone_reaches_is_refused_before_anything_is_made(
    tmp_path: Path,
) -> None:
    """D10: the house does not start with codes that lead nowhere."""
    answer = typed("serve", "--address", "http://localhost:8000", "--log", tmp_path / "var")

    typed_refused(answer, AddressUnfit, text="http://localhost:8000")
    assert not (tmp_path / "var").exists()


def test_an_unknown_policy_is_named_before_anything_is_sealed(tmp_path: Path) -> None:
    answer = typed("serve", "--port", "0", "--policy", "wild", "--log", tmp_path / "var")

    known = ("tight", "loose", "caller", "mixed")
    typed_refused(answer, NoSuchPolicy, policy="wild", game="poker", known=known)
    assert not (tmp_path / "var").exists()


@pytest.mark.process
def test_a_rehearsal_of_another_seed_is_shown_and_not_played(tmp_path: Path) -> None:
    with open_desk(tmp_path, create=True) as desk:
        prepare(desk, event_of(deals=2, teams=2), "mixed", 3)
    with served("--log", tmp_path, "--seed", "8", "--pace", "0") as server:
        head = get(server.address, "api/events/cup")

    assert head["status"] == "sealed"
    in_golden_file(*server.err.splitlines())
    assert typed("standings", "--log", tmp_path, "--json").json["position"] == 0


@pytest.mark.process
def test_the_first_page_bears_the_name_that_the_house_gave_itself(tmp_path: Path) -> None:
    """D1: from the file in the folder of the log; what it leaves out is as without it."""
    log = tmp_path / "var"
    log.mkdir()
    text = '[house]\nname = "Riverside Bridge and Poker Club"\n'
    (log / "house.toml").write_text(text, "utf-8-sig")
    with served("--log", log, "--no-demonstration") as server:
        house = get(server.address, "api/home")["house"]

    assert house["name"] == "Riverside Bridge and Poker Club"
    assert house["line"].endswith("Only the play is compared.")


@pytest.mark.parametrize(
    "text",
    [
        b"[house]\nname = 7\n",
        b'[house]\nname = ""\n',
        b'[house]\nname = "' + b"x" * 81 + b'"\n',
        b'[house]\nline = "a\\nb"\n',
        b'[house]\nnames = "Club"\n',
        b'[club]\nname = "Club"\n',
        b'house = "Club"\n',
        b'[house]\nname = "Z\xfcrich"\n',
    ],
    ids=[
        "a number", "nothing", "a long name", "two lines", "another key", "another section",
        "no section", "another code page",
    ],
)  # fmt: skip
def test_a_file_of_the_house_that_cannot_be_followed_is_named(text: bytes, tmp_path: Path) -> None:
    """D1: one sentence, before the server listens."""
    (tmp_path / "house.toml").write_bytes(text)
    answer = typed("serve", "--log", tmp_path)

    typed_refused(answer, NotAHouse, file=str(tmp_path / "house.toml"))


def test_a_file_of_the_house_that_is_no_toml_is_named_with_its_line(tmp_path: Path) -> None:
    """D1: in the words of whoever reads it."""
    (tmp_path / "house.toml").write_text("[house\n")
    answer = typed("serve", "--log", tmp_path)

    typed_refused(answer, NotAHouse, file=str(tmp_path / "house.toml"), why=ANY)
    assert "(at line 1" in answer.sentence


def test_a_folder_in_place_of_the_file_of_the_house_is_named(tmp_path: Path) -> None:
    """D1: whatever it is that cannot be read."""
    (tmp_path / "house.toml").mkdir()
    answer = typed("serve", "--log", tmp_path)

    typed_refused(answer, NotAHouse, file=str(tmp_path / "house.toml"), why="Is a directory")
