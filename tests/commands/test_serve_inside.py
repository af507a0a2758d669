"""A house from its first invitation on, over HTTPS: who directs, who records, who hears of it."""

import json
import ssl
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from http.client import HTTPResponse
from http.cookiejar import CookieJar
from pathlib import Path
from queue import Queue
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import HTTPCookieProcessor, HTTPSHandler, Request, build_opener

import pytest

from evendeal.store.archive import read_archive
from evendeal.store.authority import known_authority
from support.events.poker import CUP, begun, event_of, play_hand
from support.ledgers import open_desk
from support.served_with_tls import Hall, hall
from support.typed import typed

pytestmark = pytest.mark.process

PASSWORD = "correct horse battery"


@dataclass
class Browser:
    """One device: its cookies, and what it asks."""

    origin: str
    trusting: ssl.SSLContext
    jar: CookieJar = field(default_factory=CookieJar)

    def __post_init__(self) -> None:
        self._opener = build_opener(
            HTTPSHandler(context=self.trusting), HTTPCookieProcessor(self.jar)
        )

    def open(self, path: str, sent: object = None, csrf: str = "") -> HTTPResponse:
        data = None if sent is None else json.dumps(sent).encode()
        headers = {"content-type": "application/json", "x-csrf-token": csrf} if data else {}
        answer: HTTPResponse = self._opener.open(
            Request(self.origin + path, data, headers), timeout=30
        )
        return answer

    def get(self, path: str) -> Any:
        with self.open(path) as answer:
            return json.loads(answer.read())

    def post(self, path: str, sent: object) -> Any:
        with self.open(path, sent, self.get("/api/me")["csrf"]) as answer:
            return json.loads(answer.read() or "null")

    def refused(self, path: str) -> int:
        with pytest.raises(HTTPError) as refusal:
            self.open(path)
        refusal.value.close()
        return refusal.value.code


@dataclass
class House:
    """A running server over a log in which nothing has been played, and who came in."""

    folder: Path
    server: Hall
    director: Browser
    recorder: Browser
    stranger: Browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("house") / "var"
    with open_desk(folder, create=True) as desk:
        begun(desk, event_of(teams=2, deals=3))
    with hall(folder) as server:
        (link,) = [word for word in server.out.split() if "/join#" in word]
        authority = known_authority(folder)
        assert authority is not None
        trusting = ssl.create_default_context(cadata=authority.der)
        origin = f"https://{urlsplit(link).netloc}"
        director, recorder, stranger = (Browser(origin, trusting) for _ in range(3))
        code = link.partition("#")[2]
        director.post("/api/join", {"code": code, "name": "Dora", "password": PASSWORD})
        invited = director.post(
            "/api/office/cup/invitations",
            {"role": "recorder", "table": 1, "entry": None, "player": None, "days": 2},
        )
        recorder.post("/api/join", {"code": invited["code"], "name": None, "password": None})
        yield House(folder, server, director, recorder, stranger)


def test_the_first_link_makes_the_director_and_is_good_once(house: House) -> None:
    me = house.director.get("/api/me")
    code = next(word for word in house.server.out.split() if "/join#" in word).partition("#")[2]

    assert [(grant["role"], grant["event"]) for grant in me["grants"]] == [("director", "")]
    assert house.stranger.refused(f"/api/join/{code}") == 404


def test_cookies_travel_over_https_alone(house: House) -> None:
    assert [cookie.secure for cookie in house.director.jar] == [True] * len(house.director.jar)
    assert len(house.director.jar) >= 1


def test_a_recorder_has_the_console_and_nothing_of_the_office(house: House) -> None:
    console = house.recorder.get("/api/console/cup/1")

    assert console["table"] == 1
    assert house.recorder.refused("/api/console/cup/2") == 403
    assert house.recorder.refused("/api/office/cup") == 403
    assert house.recorder.refused("/api/office/cup/archive.zip") == 403
    assert house.stranger.refused("/api/console/cup/1") == 401
    assert house.stranger.refused("/api/office/cup/archive.zip") == 401


def test_what_another_program_writes_reaches_the_office_and_the_public(house: House) -> None:
    events: Queue[str] = Queue()

    def listen(who: Browser, path: str, name: str) -> None:
        with who.open(path) as stream:
            for raw in stream:
                line = raw.decode().strip()
                if line.startswith("event:"):
                    events.put(name)

    before = house.director.get("/api/office/cup")["position"]
    for who, path, name in (
        (house.director, "/api/office/cup/stream", "office"),
        (house.recorder, "/api/console/cup/1/stream", "console"),
        (house.stranger, "/api/events/cup/stream", "public"),
    ):
        threading.Thread(target=listen, args=(who, path, name), daemon=True).start()
    at_first = {events.get(timeout=30) for _ in range(1)}
    with open_desk(house.folder) as desk:
        play_hand(desk, 1)
    reached = set(at_first)
    while reached != {"office", "console", "public"}:
        reached.add(events.get(timeout=30))

    assert house.director.get("/api/office/cup")["position"] > before
    assert house.stranger.get("/api/events/cup")["hands_played"] == 1


def test_the_directors_archive_has_no_secrets_and_can_be_imported(
    house: House, tmp_path: Path
) -> None:
    with house.director.open("/api/office/cup/archive.zip") as answer:
        data = answer.read()
    file = tmp_path / "cup.zip"
    file.write_bytes(data)

    assert answer.headers["content-type"] == "application/zip"
    assert read_archive(data).event == CUP
    assert not read_archive(data).secrets
    assert typed("event", "import", file, "--log", tmp_path / "other").code == 0


def test_once_somebody_directs_no_link_is_printed(house: House) -> None:
    with hall(house.folder) as again:
        assert "/join#" not in again.out
