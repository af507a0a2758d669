"""The written-down interface is the one that is served."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar import Litestar
from litestar.testing import TestClient

from evendeal.director.publication import PAGES
from evendeal.formats.public_house import PublicHouse
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.web import create_app
from evendeal.web.guide import guide, named
from evendeal.web.schema import COMMITTED, main
from evendeal.web.schema import GUIDE as INSIDE
from support.events.individuals import Played, individuals, ladder_on
from support.web.described_routes import described
from support.web.hall_by_hand import Hall

pytestmark = pytest.mark.long

DOCS = Path(__file__).parents[2] / "docs"

DOCUMENT = (
    schemathesis.openapi.from_dict(json.loads(described()))
    .include(path_regex="^/api/events")
    .exclude(path_regex="/stream$")
)
"""The public routes; those behind the door are asked in `test_role_matrix`."""
POKER = {"event": "cup", "table": 2, "deal": 1}
LADDERS = {"event": "open", "table": 2, "deal": 1, "entry": "1"}
MATCHES = {"event": "duo", "session": 1, "match": 1, "game": 1, "name": "open.mat"}
NOT_THERE = {
    POKER["event"]: ("root.json", "opened.json", "lineups.json", "/games"),
    LADDERS["event"]: ("root.json", "/prizes", "/games"),
    # No public randomness is mixed in, and the session has not ended; each kind has its own pages.
    MATCHES["event"]: (
        *("root.json", "checkpoints.jsonl", "lineups.json", "/tables", "/deals", "/prizes"),
        *("/hands.phhs", "/hands.json"),
    ),
}
"""What there is not of these events."""


@pytest.fixture(scope="module")
def app(match_over: MatchDesk, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Litestar]:
    """An application with an event of each kind, which nobody runs."""
    with ladder_on(tmp_path_factory.mktemp("ladders")) as ladders:
        Played(ladders, individuals(8, deals=1)).to_the_end()
        others = RoomMatchPublic(match_over), SeatLadderPublic(ladders)
        yield create_app(PublicHouse(Hall(), *others))


def test_the_committed_document_is_what_the_routes_say() -> None:
    assert COMMITTED.read_bytes() == described(), "run: python -m evendeal.web.schema"


def test_a_house_without_a_door_describes_its_public_routes_alone(client: TestClient) -> None:
    paths = client.get("/schema/openapi.json").json()["paths"]

    assert paths
    public = ("/api/home", "/api/events", "/api/people", "/api/prizes")
    assert all(path.startswith(public) for path in paths)


def test_the_document_is_completed_once_however_many_ask_for_it(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While it is completed the server answers nobody else."""
    first = client.get("/schema/openapi.json").content

    def again(_: object) -> bytes:
        raise AssertionError("completed once more")

    monkeypatch.setattr("evendeal.web.openapi.canonical", again)
    assert [client.get(path).content for path in ("/schema", "/schema/openapi.json")] == [first] * 2


def test_no_event_can_be_called_as_a_word_of_the_addresses_is() -> None:
    for below in ("/api/office/", "/api/events/", "/api/console/", "/api/my/"):
        words = {
            path.removeprefix(below).partition("/")[0]
            for path in json.loads(described())["paths"]
            if path.startswith(below)
        }
        assert {word for word in words if not word.startswith("{")} <= PAGES


def test_the_command_writes_the_document(tmp_path: Path) -> None:
    main([str(tmp_path / "new" / "openapi.json")])

    assert (tmp_path / "new" / "openapi.json").read_bytes() == described()


def test_no_page_about_the_document_loads_scripts_from_elsewhere(client: TestClient) -> None:
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in client.get(path).text


def test_a_reader_can_tell_an_open_deal_from_a_closed_one_by_one_field() -> None:
    document = json.loads(described())
    shapes = document["components"]["schemas"]
    answer = document["paths"]["/api/events/{event}/deals/{deal}"]["get"]["responses"]["200"]

    assert answer["content"]["application/json"]["schema"] == {
        "oneOf": [
            {"$ref": "#/components/schemas/ClosedDeal"},
            {"$ref": "#/components/schemas/OpenDeal"},
        ]
    }
    assert shapes["ClosedDeal"]["properties"]["open"] == {"type": "boolean", "const": False}
    assert shapes["OpenDeal"]["properties"]["open"] == {"type": "boolean", "const": True}
    assert set(shapes["ClosedDeal"]["properties"]) == {"event", "deal", "open", "previous", "next"}


def test_every_shape_is_described_and_always_has_all_of_its_fields() -> None:
    document = json.loads(described())
    taken = {
        name
        for operations in document["paths"].values()
        for operation in operations.values()
        for name in named(operation.get("requestBody"), document)
    }
    for name, shape in document["components"]["schemas"].items():
        if "enum" not in shape:
            assert shape["description"], name
            # What is sent in may leave out what has a default.
            assert name in taken or set(shape["required"]) == set(shape["properties"]), name


def test_the_guide_behind_the_door_is_the_one_that_the_routes_make() -> None:
    assert INSIDE.read_text() == guide(json.loads(described())), "run: make openapi"


def test_the_guides_to_the_interface_name_every_path_and_every_field() -> None:
    document = json.loads(described())
    documented = (DOCS / "api.md").read_text() + INSIDE.read_text()

    assert [path for path in document["paths"] if path not in documented] == []
    shapes = document["components"]["schemas"].values()
    fields = {field for shape in shapes for field in shape.get("properties", ())}
    assert sorted(field for field in fields if f"`{field}`" not in documented) == []


@DOCUMENT.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_the_answer_has_the_documented_shape(
    app: Litestar, case: schemathesis.Case
) -> None:
    case.call_and_validate(app=app)


@DOCUMENT.parametrize()
@settings(
    max_examples=3,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_what_is_there_is_answered_in_the_documented_shape(
    app: Litestar, case: schemathesis.Case
) -> None:
    parts, asked = set(case.path_parameters or ()), 0
    for known in (POKER, LADDERS, MATCHES):
        if parts <= set(known):
            case.path_parameters = {part: known[part] for part in parts}
            case.query = {}

            answer = case.call(app=app)

            case.validate_response(answer)
            missing = NOT_THERE[known["event"]]
            assert answer.status_code == (404 if case.path.endswith(missing) else 200)
            asked += 1
    assert asked
