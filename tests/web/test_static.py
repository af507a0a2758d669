"""The screens are served from their folder, and nothing outside it."""

import gzip
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from litestar.exceptions import NotFoundException
from litestar.testing import TestClient

from evendeal.formats.public_house import PublicHouse
from evendeal.web import create_app, find_ui
from evendeal.web.headers import SECURITY
from evendeal.web.static import Screens, read_assets
from support.web.hall_by_hand import Hall, build


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Screens:
    return Screens(build(tmp_path_factory.mktemp("built")))


SCRIPT = "/assets/index-B3xY_9aZ.js"


@pytest.mark.parametrize("path", ["/", "/cup", "/cup/deals/37", "/index.html"])
def test_every_page_of_the_screens_is_the_first_page(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert answer.status_code == 200
    assert answer.text.startswith("<!doctype html><title>evendeal</title>")
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"


def test_what_has_a_hash_in_its_name_is_kept_for_ever(client: TestClient) -> None:
    script, font, icon = (
        client.get(path) for path in (SCRIPT, "/assets/archivo-C0ffee42.woff2", "/favicon.svg")
    )

    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in font.headers["cache-control"]
    assert font.headers["content-type"] == "font/woff2"
    assert icon.headers["cache-control"] == "no-cache"


def test_a_file_is_compressed_for_those_who_can_read_it(client: TestClient, ui: Path) -> None:
    with client.stream("GET", SCRIPT, headers={"accept-encoding": "gzip, br"}) as answer:
        raw = b"".join(answer.iter_raw())
    plain = client.get(SCRIPT, headers={"accept-encoding": "identity"})

    assert gzip.decompress(raw) == plain.content == (ui / SCRIPT[1:]).read_bytes()
    assert int(answer.headers["content-length"]) == len(raw) < len(plain.content)
    assert answer.headers["vary"] == plain.headers["vary"] == "accept-encoding"
    assert "content-encoding" not in plain.headers


def test_what_the_build_has_compressed_is_sent_as_it_is(ui: Path, hall: Hall) -> None:
    (ui / "assets" / "index-B3xY_9aZ.js.br").write_bytes(b"brotli")
    with TestClient(create_app(PublicHouse(hall), ui=ui)) as client:
        with client.stream("GET", SCRIPT, headers={"accept-encoding": "gzip, br"}) as answer:
            raw = b"".join(answer.iter_raw())
        beside = client.get(SCRIPT + ".br")

    assert (answer.headers["content-encoding"], raw) == ("br", b"brotli")
    assert beside.status_code == 404


def test_a_file_that_the_browser_has_is_not_sent_again(client: TestClient) -> None:
    tag = client.get("/").headers["etag"]
    again = client.get("/", headers={"if-none-match": f'"x", {tag}'})
    other = client.get("/", headers={"if-none-match": '"x"'})

    assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
    assert other.status_code == 200


@pytest.fixture
def places(ui: Path, hall: Hall) -> Iterator[TestClient]:
    """Screens with the three applications, and what a recorder's service worker keeps."""
    for place in ("recorder", "office"):
        (ui / place).mkdir()
        (ui / place / "index.html").write_text(f"<!doctype html><title>{place}</title>")
    (ui / "recorder" / "py").mkdir()
    (ui / "recorder" / "py" / "pyodide.asm.wasm").write_bytes(b"\0asm" + bytes(400_000))
    (ui / "recorder" / "py" / "rules.zip").write_bytes(b"PK" + bytes(4000))
    (ui / "recorder" / "py" / "python.snapshot").write_bytes(b"\x1f\x8b" + bytes(4000))
    (ui / "recorder" / "sw.js").write_text("self.skipWaiting();")
    (ui / "recorder" / "manifest.webmanifest").write_text("{}")
    with TestClient(create_app(PublicHouse(hall), ui=ui)) as client:
        yield client


@pytest.mark.parametrize(
    ("path", "title"),
    [
        ("/recorder/", "recorder"),
        ("/recorder/cup/3", "recorder"),
        ("/office/", "office"),
        ("/office/cup/rulings/new", "office"),
        ("/join", "evendeal"),
        ("/me", "evendeal"),
        ("/recorders", "evendeal"),
        ("/e/cup/office", "evendeal"),
    ],
)
def test_each_place_has_its_own_first_page(places: TestClient, path: str, title: str) -> None:
    answer = places.get(path)

    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
    assert f"<title>{title}</title>" in answer.text


def test_the_recorders_place_is_left_by_no_missing_slash(places: TestClient) -> None:
    answer = places.get("/recorder?table=3", follow_redirects=False)

    assert (answer.status_code, answer.headers["location"]) == (308, "/recorder/?table=3")
    assert places.get("//recorder", follow_redirects=False).status_code != 308


def test_without_its_own_screens_a_place_shows_the_public_ones(client: TestClient) -> None:
    assert "<title>evendeal</title>" in client.get("/recorder").text


@pytest.mark.parametrize(
    ("path", "media_type"),
    [
        ("/recorder/sw.js", "text/javascript; charset=utf-8"),
        ("/recorder/manifest.webmanifest", "application/manifest+json"),
        ("/recorder/py/pyodide.asm.wasm", "application/wasm"),
        ("/recorder/py/rules.zip", "application/zip"),
        ("/recorder/py/python.snapshot", "application/octet-stream"),
    ],
)
def test_what_a_service_worker_keeps_is_asked_for_again_by_its_tag(
    places: TestClient, path: str, media_type: str
) -> None:
    first = places.get(path)
    again = places.get(path, headers={"if-none-match": first.headers["etag"]})

    assert (first.status_code, first.headers["content-type"]) == (200, media_type)
    assert first.headers["cache-control"] == "no-cache"
    assert (again.status_code, again.content) == (304, b"")


def test_a_missing_file_of_the_recorder_is_no_page(places: TestClient) -> None:
    assert places.get("/recorder/py/missing.wasm").status_code == 404


def test_a_runtime_is_compressed_when_it_is_first_asked_for_and_once(
    ui: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (ui / "runtime.wasm").write_bytes(b"\0asm" + bytes(400_000))
    compressed: list[int] = []
    before = gzip.compress

    def counting(data: bytes, *arguments: int, **named: int) -> bytes:
        compressed.append(len(data))
        return before(data, *arguments, **named)

    monkeypatch.setattr(gzip, "compress", counting)
    asset = read_assets(ui)["runtime.wasm"]
    assert compressed == []
    first, second = asset.encoded("gzip"), asset.encoded("gzip")

    assert first is second is not None
    assert compressed == [400_004]
    assert gzip.decompress(first) == asset.plain


def test_what_does_not_become_smaller_is_sent_as_it_is(ui: Path) -> None:
    noise = b"".join(sha256(bytes([n])).digest() for n in range(200))
    (ui / "noise.json").write_bytes(noise)
    asset = read_assets(ui)["noise.json"]

    assert asset.encoded("gzip") is None
    assert asset.encodings == ()


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/..%2fsecret.txt",
        "/..%5csecret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets//secret.txt",
        "/leak.txt",
        "/assets/missing-00000000.js",
        "/%00.txt",
    ],
)
def test_nothing_outside_the_folder_can_be_asked_for(client: TestClient, path: str) -> None:
    answer = client.get(path)

    assert "the secret of the seal" not in answer.text
    assert answer.status_code == 404
    assert answer.json()["name"] == "NotFound"


@settings(deadline=None)
@given(path=st.text() | st.lists(st.sampled_from(["..", ".", "assets", "leak", ""])).map("/".join))
def test_whatever_the_path_it_is_a_file_of_the_screens_or_nothing(
    path: str, built: Screens
) -> None:
    with suppress(NotFoundException):
        asset = built.find(path)
        assert asset is not None
        assert b"the secret of the seal" not in asset.plain


def test_screens_that_have_not_been_built_say_so_and_appear_when_they_are(
    hall: Hall, tmp_path: Path
) -> None:
    folder = tmp_path / "later"
    with TestClient(create_app(PublicHouse(hall), ui=folder)) as client:
        before = client.get("/cup")
        folder.mkdir()
        (folder / "index.html").write_text("built")
        after = client.get("/cup")

    assert before.status_code == 503
    assert "The screens have not been built" in before.text
    assert before.headers["cache-control"] == "no-store"
    assert (after.status_code, after.text) == (200, "built")


def test_the_screens_are_looked_for_in_the_checkout_or_the_package() -> None:
    assert find_ui().parts[-2:] in {("ui", "dist"), ("web", "static")}


@pytest.mark.parametrize(
    "path", ["/", "/api/events", "/api/nothing", "/missing.js", "/schema/openapi.json"]
)
def test_every_answer_has_the_security_headers(client: TestClient, path: str) -> None:
    headers = client.get(path).headers

    assert {name: headers[name] for name in SECURITY} == SECURITY
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "script-src" not in headers["content-security-policy"]
