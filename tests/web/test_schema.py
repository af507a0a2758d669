"""The written-down interface is the one that is served."""

import json
from pathlib import Path

import schemathesis
from hypothesis import HealthCheck, Phase, settings
from litestar.testing import TestClient

from evendeal.web import create_app
from evendeal.web.schema import COMMITTED, main, openapi
from web.hall import Hall

GUIDE = Path(__file__).parents[2] / "docs" / "api.md"

APP = create_app(Hall())
DOCUMENT = schemathesis.openapi.from_dict(json.loads(openapi())).exclude(path_regex="/stream$")


def test_the_committed_document_is_what_the_routes_say() -> None:
    assert COMMITTED.read_bytes() == openapi(), "run: python -m evendeal.web.schema"


def test_the_served_document_is_the_committed_one(client: TestClient) -> None:
    assert client.get("/schema/openapi.json").content == openapi()


def test_the_command_writes_the_document(tmp_path: Path) -> None:
    main([str(tmp_path / "new" / "openapi.json")])

    assert (tmp_path / "new" / "openapi.json").read_bytes() == openapi()


def test_no_page_about_the_document_loads_scripts_from_elsewhere(client: TestClient) -> None:
    for path in ("/schema", "/schema/swagger", "/schema/redoc", "/schema/elements"):
        assert "<script" not in client.get(path).text


def test_a_reader_can_tell_an_open_deal_from_a_closed_one_by_one_field() -> None:
    document = json.loads(openapi())
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
    for shape in json.loads(openapi())["components"]["schemas"].values():
        assert shape["description"]
        assert set(shape["required"]) == set(shape["properties"])


def test_the_guide_to_the_interface_names_every_path_and_every_field() -> None:
    document, guide = json.loads(openapi()), GUIDE.read_text()

    assert [path for path in document["paths"] if path not in guide] == []
    fields = {f for s in document["components"]["schemas"].values() for f in s["properties"]}
    assert sorted(field for field in fields if f"`{field}`" not in guide) == []


@DOCUMENT.parametrize()
@settings(
    max_examples=8,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_whatever_is_asked_the_answer_has_the_documented_shape(case: schemathesis.Case) -> None:
    case.call_and_validate(app=APP)


@DOCUMENT.parametrize()
@settings(
    max_examples=3,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_what_is_there_is_answered_in_the_documented_shape(case: schemathesis.Case) -> None:
    known = {"event": "cup", "table": 2, "deal": 1}
    case.path_parameters = {part: known[part] for part in case.path_parameters or ()}
    case.query = {}

    answer = case.call(app=APP)

    case.validate_response(answer)
    published = not case.path.endswith(("root.json", "opened.json"))
    assert answer.status_code == (200 if published else 404)
