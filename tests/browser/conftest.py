"""A real Chromium, and a real server for it to look at.

A page fails its test when its console reports an error, a script throws, or a request
fails: what a visitor would only feel, a test has to say.
"""

import os
import re
import runpy
import secrets
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass, field
from io import BytesIO
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from PIL import Image
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from support import beside
from support.browser.devices import Devices
from support.browser.parts import part

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 60_000
"""Milliseconds that a page may take for anything a test waits for: on a slow machine, long."""

expect.set_options(timeout=PATIENCE)

SHOTS = os.environ.get("EVENDEAL_SCREENSHOTS")
"""The folder for pictures of the manual, e.g. `docs/howto`; none are taken without it."""


def picture(page: Page, name: str) -> None:
    """Keep a picture of the page, where that was asked for.

    In 256 colours: of our screens no eye sees a difference, and a page of the manual loads in a
    third of the time.
    """
    if SHOTS is not None:
        taken = Image.open(BytesIO(page.screenshot())).convert("RGB")
        small = taken.quantize(dither=Image.Dither.NONE, kmeans=3)
        small.save(Path(SHOTS) / f"{name}.png", optimize=True)


def rests(page: Page) -> None:
    """Wait until nothing moves on the page but what never stops."""
    page.wait_for_function(
        "() => document.getAnimations().every(each => each.playState !== 'running'"
        " || each.effect.getComputedTiming().endTime === Infinity)"
    )


def arrived(page: Page) -> None:
    """Wait until a public page has what it is about, and not its heading alone."""
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(part(page, "waiting")).to_have_count(0)


def fits(page: Page) -> bool:
    """Whether nothing sticks out at the side, once all that follows the width has been drawn.

    What is measured to be drawn, e.g. by a ResizeObserver, stands right a frame later.
    """
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    try:
        page.wait_for_function(
            "() => document.documentElement.scrollWidth <= window.innerWidth", timeout=5_000
        )
    except PlaywrightTimeout:
        return False
    return True


BASELINE = "--js-flags=--liftoff-only --no-opt"
"""Nothing is compiled twice, neither WebAssembly nor, by the dearest of its compilers, JavaScript.

That pays where a page lives longer than a test does; axe on every page is a fifth cheaper without.
"""


def launching(*arguments: str) -> dict[str, Any]:
    """How the browser of the tests is launched, with more ARGUMENTS than it needs."""
    scripts = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    how = scripts["launch"](scripts["unpacked"]())
    # The Node that comes with Playwright wants a library that a small system does not have;
    # the one that builds the screens does not.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", scripts["node_here"]())
    return {
        "executable_path": how["executable"],
        "args": ["--headless=shell", "--no-sandbox", BASELINE, *arguments],
        "env": {**os.environ, **how["env"]},
        "timeout": 60_000,
    }


@contextmanager
def started(*arguments: str) -> Iterator[Browser]:
    """A Chromium, with more ARGUMENTS than it needs."""
    how = launching(*arguments)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(**how)
        yield browser
        browser.close()


class Running:
    """The browser of this process, from the first test that asks for it to the last in a row.

    Between tests of other rooms it does not run: beside it no loop of `asyncio` can be run.
    """

    def __init__(self) -> None:
        self._open = ExitStack()
        self._browser: Browser | None = None

    def browser(self) -> Browser:
        """The browser; a new one if there is none, or if it has crashed."""
        if self._browser is None or not self._browser.is_connected():
            self.end()
            # It trusts the authority of the house, as an installed tablet does: with anything
            # wrong in a certificate there would be no service worker, and the headless browser
            # has no place for one of ours.
            self._browser = self._open.enter_context(started("--ignore-certificate-errors"))
        return self._browser

    def end(self) -> None:
        """Close it."""
        self._browser = None
        self._open.close()


running = Running()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> Iterator[None]:
    """Close the browser when the next test is of another room."""
    try:
        yield
    finally:
        if nextitem is None or nextitem.get_closest_marker("browser") is None:
            running.end()


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish() -> None:
    """Close the browser of a run that was broken off."""
    running.end()


@pytest.fixture(scope="module")
def chromium() -> Browser:
    """The browser of the tests."""
    return running.browser()


@dataclass
class Watched:
    """A page, and what went wrong on it so far."""

    page: Page
    complaints: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("pageerror", lambda error: self.complaints.append(f"script: {error}"))
        self.page.on("console", self._printed)
        self.page.on("requestfailed", self._failed)
        self.page.on(
            "response",
            lambda answer: (
                self.complaints.append(f"{answer.status}: {answer.url}")
                if answer.status >= 400
                else None
            ),
        )

    def _printed(self, said: ConsoleMessage) -> None:
        if said.type == "error" or "without its snapshot" in said.text:
            self.complaints.append(f"console: {said.text}")

    def _failed(self, request: Request) -> None:
        # A stream that is open when the visitor goes on to another page is cut by the browser.
        if request.failure != "net::ERR_ABORTED":
            self.complaints.append(f"{request.failure}: {request.url}")


Watch = Callable[[Page], None]


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Watch a page: what has gone wrong on it by the end of the test fails the test."""
    watched: list[Watched] = []
    yield lambda page: watched.append(Watched(page))
    assert [complaint for page in watched for complaint in page.complaints] == []


def patiently(page: Page) -> Page:
    """A page that has time for everything."""
    page.set_default_timeout(PATIENCE)
    page.set_default_navigation_timeout(PATIENCE)
    return page


@pytest.fixture
def visit(chromium: Browser, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open a page for a new visitor; arguments are those of Playwright's `new_context`.

    The device prefers dark colours, unless `color_scheme` says otherwise.
    `expect_complaints=True` for a visitor who is meant to run into an error.
    """
    with ExitStack() as stack:

        def open_page(*, expect_complaints: bool = False, **context: object) -> Page:
            device: dict[str, Any] = {"color_scheme": "dark", **context}
            visitor = chromium.new_context(**device)
            stack.callback(visitor.close)
            page = patiently(visitor.new_page())
            if not expect_complaints:
                watch(page)
            return page

        yield open_page


@pytest.fixture(scope="module")
def devices(chromium: Browser) -> Iterator[Devices]:
    """The devices of the hall of this module."""
    there = Devices(chromium)
    yield there
    there.close()


@pytest.fixture
def lend(devices: Devices, watch: Watch) -> Iterator[Callable[..., Page]]:
    """Open a page on a device of the hall, which has been here before; else as `visit`."""
    with ExitStack() as stack:

        def open_page(*, expect_complaints: bool = False, **context: object) -> Page:
            page = patiently(stack.enter_context(devices.lent(**context)))
            if not expect_complaints:
                watch(page)
            return page

        yield open_page


@pytest.fixture
def page(visit: Callable[..., Page]) -> Page:
    """A page on a screen of 1920 by 1080."""
    return visit(viewport={"width": 1920, "height": 1080})


@pytest.fixture
def phone(visit: Callable[..., Page]) -> Page:
    """A page on a phone."""
    return visit(
        viewport={"width": 390, "height": 844},
        device_scale_factor=2,
        is_mobile=True,
        has_touch=True,
    )


@dataclass
class Server:
    """A running `evendeal serve`: its address, its process, and the folder of its log."""

    url: str
    process: BaseProcess
    log: Path

    def again(self, *arguments: str) -> None:
        """Kill it and start it once more with ARGUMENTS, on the same log at the same address.

        Nobody has taken the port meanwhile: no other worker chooses it, and it lies below those
        that Linux, macOS and Windows, as they are installed, take for connections that go out.
        """
        self.kill()
        port = self.url.rsplit(":", 1)[1]
        self.url, self.process = _start(self.log, "--port", port, *arguments)

    def kill(self) -> None:
        """As if the power had gone."""
        beside.kill(self.process)


@pytest.fixture(scope="module")
def serve(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Start `evendeal serve ARGS...` on a port that is free; it is stopped after the module.

    Without `log=` on an empty log of its own, which opens the demonstration event.
    """
    with ExitStack() as stack:

        def start(*arguments: str, log: Path | None = None) -> Server:
            log = log or tmp_path_factory.mktemp("serve") / "log"
            server = Server(*_start(log, "--port", str(_free_port()), *arguments), log)
            stack.callback(lambda: beside.stop(server.process))
            return server

        yield start


def _free_port() -> int:
    """A port that nobody listens at, of those of this worker alone."""
    worker = int(os.environ.get("PYTEST_XDIST_WORKER", "gw0").removeprefix("gw"))
    workers = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
    while True:
        port = secrets.choice(range(20_000 + worker, 32_000, workers))
        with socket.socket() as probe, suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


def _start(log: Path, *arguments: str) -> tuple[str, BaseProcess]:
    output = log.with_name("output.txt")
    process = beside.serving(["--log", str(log), *arguments], output)
    try:
        return _address(process, output), process
    except BaseException:
        beside.stop(process)
        raise


def said_so_far(output: Path) -> str:
    """What a process has written, while it goes on writing; a letter may be there in part."""
    return output.read_text("utf-8", errors="replace")


def _address(process: BaseProcess, output: Path, patience: float = 180) -> str:
    """The address that the server printed, once it answers there."""
    end = time.monotonic() + patience
    while time.monotonic() < end and process.is_alive():
        printed = re.search(r"http://[\w.:\[\]-]+:[1-9]\d*(?=/)", said_so_far(output))
        if printed is not None:
            try:
                with urlopen(printed[0] + "/api/events", timeout=30):
                    return printed[0]
            except OSError:
                pass
        time.sleep(0.1)
    raise AssertionError(f"the server did not start:\n{said_so_far(output)}")
