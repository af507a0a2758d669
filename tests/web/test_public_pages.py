"""What everybody may read of an event of every kind, while it is played."""

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

import pytest
from httpx import Response
from litestar.testing import TestClient

from evendeal.formats import FORMATS
from support.event_kinds import KINDS, Kind
from support.refusals import problem
from support.sentences import in_golden_file
from support.web.house import House
from support.web.watcher import Start, Watcher

pytestmark = pytest.mark.long

EVENTS, BOARD = "/api/events", "/scoreboard"
TYPES = {
    "seal.json": "application/json",
    "opened.json": "application/json",
}
"""The files that are public of an event in play, with what they are said to be."""


class Read(NamedTuple):
    """A house that somebody reads who is not signed in: the first hand or game is over."""

    kind: Kind
    hall: House
    reader: TestClient
    folder: Path

    @property
    def event(self) -> str:
        """The address of the event."""
        return f"{EVENTS}/{self.kind.id}"

    def get(self, page: str, **headers: str) -> Response:
        """A page of the event, which is there."""
        answer: Response = self.reader.get(self.event + page, headers=headers)
        assert answer.status_code in (200, 304), answer.text
        return answer


@pytest.fixture(scope="module", params=KINDS, ids=str)
def read(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Read]:
    kind: Kind = request.param
    folder = tmp_path_factory.mktemp(str(kind)) / "var"
    with kind.house(folder) as hall:
        kind.play_everywhere(hall)
        with TestClient(kind.without_doors(hall)) as reader:
            yield Read(kind, hall, reader, folder)


def test_the_event_is_listed_with_the_head_that_its_standings_have(read: Read) -> None:
    listed = {head["id"]: head for head in read.reader.get(EVENTS).json()}
    head = read.get(BOARD).json()["event"]

    assert listed[read.kind.id] == head
    assert head["name"] == read.kind.title


def test_every_answer_about_the_event_says_of_which_format_it_is(read: Read) -> None:
    heads = [read.get("").json(), *(read.get(page).json()["event"] for page in (BOARD, "/proof"))]

    assert [head["format"] for head in heads] == [read.kind.format] * 3


def test_a_page_of_another_kind_of_event_is_named_with_what_this_one_is(read: Read) -> None:
    theirs = {page for kind in KINDS for page in kind.pages} - set(read.kind.pages)

    assert theirs
    for page in sorted(theirs):
        answer = read.reader.get(read.event + page)

        facts = {"format": FORMATS[read.kind.format].name, "page": page.split("/")[1]}
        problem(answer, "NoSuchPage", 404, event=read.kind.id, **facts)
        in_golden_file(answer.json()["sentence"])


def test_what_is_not_there_is_named(read: Read) -> None:
    for path, name, facts in read.kind.absent:
        answer = read.reader.get(EVENTS + path)

        problem(answer, name, 404, **facts)
        in_golden_file(answer.json()["sentence"])


@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE"])
def test_who_tries_to_write_is_told_that_nothing_can_be_written(read: Read, method: str) -> None:
    for page in read.kind.pages:
        answer = read.reader.request(method, read.event + page)

        problem(answer, "MethodNotAllowed", 405)
        assert answer.headers["allow"] == "GET, HEAD"
        in_golden_file(answer.json()["sentence"])


def test_head_is_get_without_the_body(read: Read) -> None:
    for page in read.kind.pages:
        whole, head = read.get(page), read.reader.head(read.event + page)

        assert (head.status_code, head.content) == (200, b"")
        assert head.headers == whole.headers


def test_what_has_not_changed_is_not_sent_again(read: Read) -> None:
    for page in read.kind.pages:
        first = read.get(page)
        second = read.get(page, **{"if-none-match": first.headers["etag"]})

        assert (second.status_code, second.content) == (304, b"")
        assert second.headers["etag"] == first.headers["etag"]
        assert first.headers["cache-control"] == "no-cache"


@pytest.mark.parametrize("file", TYPES)
def test_the_published_files_come_as_they_were_written(read: Read, file: str) -> None:
    answer = read.get(f"/{file}")

    assert answer.content == (read.folder / "published" / read.kind.id / file).read_bytes()
    assert answer.headers["content-type"].partition(";")[0] == TYPES[file]


def test_the_figure_of_the_whole_seal_is_found_at_any_time(read: Read) -> None:
    """D9: what the sheet for captains prints is the digest of the published file."""
    proof = read.get("/proof").json()

    assert proof["seal_digest"] == sha256(read.get("/seal.json").content).hexdigest()


def test_everything_that_is_open_holds(read: Read) -> None:
    proof = read.get("/proof").json()

    assert {each["verdict"] for each in proof["sentences"]} == {"holds", "unproved"}


def test_a_watcher_that_is_up_to_date_hears_nothing_until_there_is_news(
    read: Read, start: Start
) -> None:
    where, _ = start(read.kind.without_doors(read.hall))
    now = read.get(BOARD).json()["position"]
    with Watcher(where, last_event_id=str(now), path=f"{read.event}/stream") as watcher:
        assert watcher.block() == "retry: 2000\n\n"
        assert watcher.quiet(0.5)


@pytest.mark.parametrize("seen", ["before", "99", "0", "-1", "abc", "", "9" * 400, "²"])
def test_a_watcher_that_missed_something_hears_of_the_newest_at_once(
    read: Read, start: Start, seen: str
) -> None:
    """Also one whose id comes from another log, or is no id at all."""
    where, _ = start(read.kind.without_doors(read.hall))
    now = read.get(BOARD).json()["position"]
    last = str(now - 1) if seen == "before" else seen
    with Watcher(where, last_event_id=last, path=f"{read.event}/stream") as watcher:
        message = watcher.message(2)

    assert (message.event, message.id, message.data["position"]) == (read.kind.watched, now, now)
