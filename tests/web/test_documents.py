"""The manual as the house serves it: pages to read, links to somewhere, and nothing else."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest
from litestar.testing import TestClient

from evendeal.formats.public_house import PublicHouse
from evendeal.installation import MANUAL, place_of
from evendeal.web import create_app
from evendeal.web.documents import NoDocument
from support.refusals import problem

pytestmark = pytest.mark.long

ROOT = Path(__file__).resolve().parents[2]
DOCS = ROOT / "docs"
PAGES = sorted(path.relative_to(DOCS).as_posix() for path in DOCS.rglob("*.md"))


@pytest.fixture(scope="module")
def manual() -> Iterator[TestClient]:
    """The pages of this checkout."""
    with TestClient(create_app(PublicHouse(), documents=place_of(MANUAL))) as client:
        yield client


class Read(HTMLParser):
    """What a browser finds on a page: its addresses, its ids, the names of its elements."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.ids: set[str] = set()
        self.elements: set[str] = set()
        self.scripts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Keep what is there."""
        self.elements.add(tag)
        if tag == "script":
            self.scripts.append(dict(attrs).get("src") or "")
        for name, value in attrs:
            if name in ("href", "src"):
                self.addresses.append(value or "")
            if name == "id":
                self.ids.add(value or "")
            assert not name.startswith("on"), name


def test_whoever_asks_for_the_documents_gets_the_list_of_all(manual: TestClient) -> None:
    """D1: and from there each page for whom it is."""
    answer = manual.get("/documents")

    assert answer.url.path == "/documents/README.md"
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert "How to run a poker event" in answer.text


def test_every_link_of_every_page_leads_somewhere(manual: TestClient) -> None:
    """D1: to a page or a picture that is served, and to a heading that is there."""
    read = {page: Read(manual.get(f"/documents/{page}").text) for page in PAGES}
    lost = []
    for page, found in read.items():
        assert "h1" in found.elements, page
        assert [each for each in found.addresses if each.endswith(".js")] == found.scripts
        assert [normpath(join(dirname(page), each)) for each in found.scripts] == ["theme.js"]
        for address in found.addresses:
            path, _, heading = address.partition("#")
            if "://" in address or address == "/":
                continue
            if address.startswith("/"):
                assert manual.get(address).status_code == 200, address
                continue
            target = normpath(join(dirname(page), path)) if path else page
            if manual.get(f"/documents/{target}").status_code != 200 or (
                heading and heading not in read[target].ids
            ):
                lost.append(f"{page}: {address}")

    assert lost == []


def test_pictures_have_their_type_and_pages_their_policy(manual: TestClient) -> None:
    """D1: as every page of this server."""
    picture = manual.get("/documents/howto/home.png")
    page = manual.get("/documents/howto/player.md")

    assert picture.headers["content-type"] == "image/png"
    assert "default-src 'self'" in page.headers["content-security-policy"]
    assert manual.get("/documents/style.css").headers["content-type"].startswith("text/css")


@pytest.mark.parametrize(
    "path",
    [
        "../SECURITY.md",
        "%2e%2e/SECURITY.md",
        "..%2fpyproject.toml",
        "howto/../../pyproject.toml",
        "/etc/passwd",
        "howto",
        "no-such-page.md",
        "%00",
    ],
)
def test_nothing_but_the_manual_is_served(manual: TestClient, path: str) -> None:
    """D1, an attack: what lies beside the manual, and what is no file."""
    answer = manual.get(f"/documents/{path}")

    assert answer.status_code == 404
    assert b"[project]" not in answer.content


def test_a_link_out_of_the_folder_is_not_followed(tmp_path: Path) -> None:
    """D1, an attack: by somebody who may write into the folder, and nowhere else."""
    secret = tmp_path / "secret.md"
    secret.write_text("# Secret\n", "utf-8")
    folder = tmp_path / "docs"
    folder.mkdir()
    (folder / "README.md").write_text("# Here\n\n[there](secret.md) <script>x</script>\n", "utf-8")
    (folder / "secret.md").symlink_to(secret)
    with TestClient(create_app(PublicHouse(), documents=folder)) as client:
        page = client.get("/documents/README.md").text

        assert client.get("/documents/secret.md").status_code == 404
    assert re.search(r"<a>there</a>", page)
    assert "<script>" not in page


def test_a_house_without_the_manual_says_so() -> None:
    """D1: one sentence, and no page that is none."""
    with TestClient(create_app(PublicHouse())) as client:
        answer = client.get("/documents/README.md")

    assert answer.status_code == 404
    problem(answer, NoDocument, 404, document="README.md")
