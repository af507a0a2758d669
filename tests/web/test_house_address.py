"""The address of links and QR codes: what the machine knows and what was chosen, never a header."""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import pytest

from evendeal.commands.addresses import reached_at
from evendeal.store.house_address import FILE, FolderAddress
from evendeal.views.address import AddressNotKept, AddressUnfit
from evendeal.views.text import says
from evendeal.web.addresses import HouseAddresses, read_address
from evendeal.web.serve import listen
from evendeal.web.signed_in import csrf_of
from support.english import english
from support.refusals import problem
from support.web.house import HALL, House, house
from support.web.requests import Answer, ask

HERE = "http://localhost:8000"
WIFI = "http://192.168.1.20:8000"
CABLE = "http://10.0.0.7:8000"
ADDRESS = "/api/house/address"


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house") / "var") as found:
        yield found


def tell(hall: House, who: str, path: str, said: Any, **more: str) -> Answer:
    token = hall.tokens[who]
    headers = {"content-type": "application/json", "x-csrf-token": csrf_of(token)}
    headers |= {name.replace("_", "-"): value for name, value in more.items()}
    body = json.dumps(said).encode()

    async def run() -> Answer:
        async with hall.app.lifespan():
            return await ask(hall.app, "POST", path, token=token, headers=headers, body=body)

    return asyncio.run(run())


@pytest.mark.long
@pytest.mark.parametrize(
    "lies",
    [
        {"host": "evil.example"},
        {"x_forwarded_host": "evil.example"},
        {"forwarded": "host=evil.example;proto=http"},
        {"origin": "https://evil.example", "referer": "https://evil.example/office"},
    ],
)
def test_no_header_moves_the_link_of_a_code(hall: House, lies: dict[str, str]) -> None:
    """D10: what a request says of its host does not come into what others scan."""
    made = tell(
        hall, "director", "/api/office/cup/invitations", {"role": "recorder", "table": 1}, **lies
    )

    assert made.status == 201
    assert made.json["link"] == f"{HALL}/join#{made.json['code']}"


def test_a_director_of_the_house_chooses_and_everybodys_links_have_it(hall: House) -> None:
    """D10: a director of one event cannot turn the links of the others."""
    for who in ("director", "custodian", "captain", "recorder 1", "spectator"):
        assert tell(hall, who, ADDRESS, {"address": "https://evil.example"}).status == 403

    chosen = tell(hall, "house director", ADDRESS, {"address": " Cup.Example.ORG/ "})
    made = tell(hall, "director", "/api/office/cup/invitations", {"role": "spectator"})
    tell(hall, "house director", ADDRESS, {"address": HALL})

    assert chosen.status == 200
    assert chosen.json == {
        "address": "https://cup.example.org",
        "reachable": True,
        "chosen": True,
        "choices": [HALL],
        "why": None,
    }
    assert made.json["link"].startswith("https://cup.example.org/join#")


def test_only_who_may_choose_is_told_how_the_machine_stands_in_its_network(hall: House) -> None:
    """D10: a director prints the address; players, tables and guests have no use for it."""

    def look(who: str) -> Answer:
        async def run() -> Answer:
            async with hall.app.lifespan():
                return await ask(hall.app, "GET", ADDRESS, token=hall.tokens[who])

        return asyncio.run(run())

    for who in ("player", "captain", "recorder 1", "spectator", "custodian"):
        answer = look(who)
        problem(answer, "NotAllowed", 403)
        assert HALL.encode() not in answer.body
    assert look("director").json["address"] == HALL
    assert look("director").json["choices"] == []
    assert look("house director").json["choices"] == [HALL]


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "localhost", "http://localhost:8000", "http://127.0.0.1:8000", "http://[::1]:8000",
        "http://127.9.9.9", "http://0.0.0.0:8000", "http://2130706433", "http://0x7f.1",
        "http://[fe80::1]", "tablet.localhost", "LOCALHOST.", "ftp://cup.example",
        "http://0x7f000001", "http://x.0x1", "javascript:alert(1)",
        "https://cup.example/join", "https://cup.example?x", "https://cup.example#x",
        "https://ann@cup.example", "https://cup.example:port", "https://cup.example:99999",
        "https://[::", "https://cup example", "https://cup.example\n.evil.example", "https://",
        "https://-cup.example", "https://" + "a" * 300 + ".example", "https://cup.example\\@evil",
        "https://192.168.1", "\u202ehttps://cup.example",
    ],
)  # fmt: skip
def test_what_no_phone_reaches_is_not_the_address(hall: House, text: str) -> None:
    """D10: refused in one sentence, and the address is what it was."""
    answer = tell(hall, "house director", ADDRESS, {"address": text})

    problem(answer, AddressUnfit, 422, text=ANY, why=ANY)
    assert "\n" not in answer.json["sentence"]


@pytest.mark.parametrize(
    ("typed", "address"),
    [
        ("cup.example.org", "https://cup.example.org"),
        ("HTTP://192.168.1.20:8000/", WIFI),
        ("http://cup.local:80", "http://cup.local"),
        ("https://cup.local:443/", "https://cup.local"),
        ("https://[2001:DB8::7]:8443", "https://[2001:db8::7]:8443"),
        ("https://zürich.example", "https://xn--zrich-kva.example"),
    ],
)
def test_an_address_is_read_as_people_write_it(typed: str, address: str) -> None:
    """D10: with a scheme or without, in capitals, with the slash of a browser's bar."""
    assert read_address(typed) == address
    assert read_address(address) == address


def test_a_house_that_only_this_computer_reaches_says_so_and_what_to_do(tmp_path: Path) -> None:
    """D10: an address of this computer is never given out as one for phones."""
    now = HouseAddresses(HERE, list, FolderAddress(tmp_path)).now()

    assert (now.address, now.reachable, now.chosen) == (HERE, False, False)
    assert now.why is not None
    assert "make run HOST=0.0.0.0" in english(now.why)


def test_the_likeliest_of_the_machines_addresses_is_taken_until_another_is_chosen(
    tmp_path: Path,
) -> None:
    """D10: chosen once, it is remembered over a new start of the server."""
    found = [WIFI, CABLE]
    house = HouseAddresses(HERE, lambda: found, FolderAddress(tmp_path))
    first = house.now()
    house.choose(CABLE)

    again = HouseAddresses(HERE, lambda: found, FolderAddress(tmp_path)).now()

    assert (first.address, first.reachable, first.chosen) == (WIFI, True, False)
    assert first.choices == (WIFI, CABLE)
    assert (again.address, again.reachable, again.chosen) == (CABLE, True, True)


def test_an_address_that_the_machine_has_lost_is_not_given_out(tmp_path: Path) -> None:
    """D10: on the next evening, in another network, the old address is on no new sheet."""
    HouseAddresses(HERE, lambda: [WIFI], FolderAddress(tmp_path)).choose(WIFI)

    elsewhere = HouseAddresses(HERE, lambda: [CABLE], FolderAddress(tmp_path)).now()
    at_home = HouseAddresses(HERE, list, FolderAddress(tmp_path)).now()

    assert (elsewhere.address, elsewhere.reachable) == (CABLE, True)
    assert (at_home.address, at_home.reachable) == (HERE, False)
    for now in (elsewhere, at_home):
        assert now.why == says("address-moved", address=WIFI)


def test_a_name_of_a_proxy_is_believed_wherever_the_machine_is(tmp_path: Path) -> None:
    """D10: what was typed, the house cannot look up and takes as it is."""
    HouseAddresses(HERE, lambda: [WIFI], FolderAddress(tmp_path)).choose("cup.example.org")

    now = HouseAddresses(HERE, list, FolderAddress(tmp_path)).now()

    assert (now.address, now.reachable, now.why) == ("https://cup.example.org", True, None)


@pytest.mark.parametrize(
    "text",
    [
        "", "{", "[]", "null", '{"address":1,"own":true}', '{"address":"http://x"}', "[" * 4000,
        '{"address":"http://localhost:8000","own":false}', '{"address":"javascript:1","own":false}',
    ],
)  # fmt: skip
def test_a_spoilt_memory_is_none(tmp_path: Path, text: str) -> None:
    """D10: a file that somebody wrote in keeps no server from starting and reaches no sheet."""
    (tmp_path / FILE).write_text(text)

    assert HouseAddresses(HERE, lambda: [WIFI], FolderAddress(tmp_path)).now().address == WIFI


def test_an_address_that_cannot_be_kept_is_refused(tmp_path: Path) -> None:
    """D10: what the next start would not know is not said to be remembered."""
    house = HouseAddresses(HERE, list, FolderAddress(tmp_path / "gone"))

    with pytest.raises(AddressNotKept):
        house.choose("cup.example.org")
    assert house.now().address == HERE


def test_choosing_nothing_changes_nothing(tmp_path: Path) -> None:
    """D10: a refusal leaves the address that was chosen before."""
    house = HouseAddresses(HERE, list, FolderAddress(tmp_path))
    house.choose("cup.example.org")

    with pytest.raises(AddressUnfit):
        house.choose("http://localhost:8000")

    assert house.now().address == "https://cup.example.org"


def test_a_socket_of_this_machine_alone_is_reached_by_nobody() -> None:
    """D10: what listens at 127.0.0.1 has no address for phones; what listens everywhere may."""
    with listen("127.0.0.1", 0) as here, listen("0.0.0.0", 0) as everywhere:
        port = everywhere.getsockname()[1]

        assert reached_at(here, "http", ["cup.local"], []) == []
        found = reached_at(everywhere, "http", ["cup.local"], [])

    assert found[-1] == f"http://cup.local:{port}/"
    for each in found:
        assert each.endswith(f":{port}/")
        assert "127.0.0.1" not in each
        assert "[" not in each, "a socket of IPv4 answers nobody at an address of IPv6"


def test_an_address_without_a_certificate_is_no_choice() -> None:
    """D10: a tablet that would warn of the page is not sent there."""
    with listen("0.0.0.0", 0) as everywhere:
        names = ["cup.local", "cup.example"]
        found = reached_at(everywhere, "https", names, ["cup.example"])

        port = everywhere.getsockname()[1]

    assert found[-1] == f"https://cup.local:{port}/"
    assert [each for each in found if not each.startswith("https://")] == []
    assert [each for each in found if "cup.example" in each] == []
