"""The browser of the tests draws text, and does not keep quiet about errors."""

from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Page

pytestmark = pytest.mark.browser


class Quiet(SimpleHTTPRequestHandler):
    """A file server that writes nothing to the terminal."""

    def log_message(self, *_: object) -> None:
        """Say nothing."""


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """Two small pages: one in order, one with an error in its script."""
    (tmp_path / "favicon.ico").touch()
    (tmp_path / "good.html").write_text(
        "<!doctype html><title>Deal 12</title><h1 style='display:inline'>Deal 12</h1>", "utf-8"
    )
    (tmp_path / "bad.html").write_text("<!doctype html><script>absent()</script>", "utf-8")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(tmp_path))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


def test_a_heading_is_drawn_with_a_font(page: Page, site: str) -> None:
    page.goto(f"{site}/good.html")
    heading = page.get_by_role("heading", name="Deal 12")
    box = heading.bounding_box()

    assert page.title() == "Deal 12"
    assert box is not None
    assert box["width"] > 50


def test_a_phone_is_narrow(phone: Page, site: str) -> None:
    phone.goto(f"{site}/good.html")

    assert phone.evaluate("screen.width") == 390


def test_an_error_on_a_page_is_noticed(visit: Callable[..., Page], site: str) -> None:
    page = visit(expect_complaints=True)
    with page.expect_event("pageerror") as error:
        page.goto(f"{site}/bad.html")

    assert str(error.value) == "absent is not defined"
