"""The office of an event of every kind over HTTP, where it says the same of all of them."""

from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple
from zipfile import ZipFile

import pytest

from support.event_kinds import KINDS, Kind
from support.web.house import House
from support.web.requests import Answer

pytestmark = pytest.mark.long


class Directed(NamedTuple):
    """A house in which the first hand or game at table 1 has begun."""

    kind: Kind
    hall: House

    def get(self, who: str, page: str = "") -> Answer:
        """A page of the office."""
        return self.hall.ask(who, "GET", f"{self.kind.office}/{self.kind.id}{page}")


@pytest.fixture(scope="module", params=KINDS, ids=str)
def directed(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[Directed]:
    kind: Kind = request.param
    with kind.house(tmp_path_factory.mktemp(str(kind)) / "var") as hall:
        kind.begin_one(hall)
        yield Directed(kind, hall)


def test_its_stream_tells_the_office_that_something_happened(directed: Directed) -> None:
    position = directed.get("director").json["position"]
    answer = directed.get("director", "/stream")

    assert f'event: office\nid: {position}\ndata: {{"position":{position}}}' in answer.body.decode()
    assert directed.get(directed.kind.recorders[0], "/stream").status == 403


def test_the_whole_event_comes_as_one_file_without_a_secret(directed: Directed) -> None:
    answer = directed.get("director", "/archive.zip")
    with ZipFile(BytesIO(answer.body)) as archive:
        files = {name: archive.read(name) for name in archive.namelist()}
    hidden = directed.kind.hidden(directed.hall)

    assert answer.headers["content-type"] == "application/zip"
    assert {"log.jsonl", "event.toml", "seal.json"} <= set(files)
    assert hidden
    assert [name for name, data in files.items() if any(each in data for each in hidden)] == []
