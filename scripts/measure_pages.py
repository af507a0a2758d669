"""How soon a phone on a slow network can read each page, and what it loads until then.

    .venv/bin/python scripts/measure_pages.py [--url URL] [--rounds N] [PATH ...]

Chromium is given a network of the third generation (400 ms, 50 kB/s) and a processor four times
slower; each page is opened by a new visitor, whose cache is empty. Printed are for each page the
medians of the rounds: requests and kB that had arrived when it was drawn; the first paint; when
its results could be read, in the HTML or in the page itself; and when it was drawn: its heading
and what stands under it, nothing still to come. Beside them how far its layout has shifted (CLS)
a second later. Seconds count from the click. Without --url two events are rehearsed and served; a
server that runs already, e.g. of an earlier revision, is measured with --url.

How many bytes each page is built of, `ui/budget.toml` limits; a test holds that.
"""

import argparse
import json
import os
import re
import runpy
import statistics
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parents[1]
EVENTS = ("docs/events/weekend.toml", "docs/events/yalta.toml")
LATENCY_MS, BYTES_A_SECOND, SLOWER = 400, 50_000, 4
PHONE = {"width": 390, "height": 844}
PATIENCE_S = 120
SETTLING_MS = 1000
STARTING_S = 120

READABLE = """
window.shifted = 0;
new PerformanceObserver(list => {
  for (const each of list.getEntries()) if (!each.hadRecentInput) window.shifted += each.value;
}).observe({ type: "layout-shift", buffered: true });
const done = () => {
  const main = document.querySelector("main h1, main [data-testid='join-code'], main input");
  if (!main || document.querySelector("[data-testid='waiting'], #first, .starting")) return false;
  return main.checkVisibility();
};
const after = (key) => {
  window[key] = null;
  requestAnimationFrame(() => setTimeout(() => { window[key] = performance.now(); }));
};
const look = () => {
  if (window.resultsAt === undefined && document.querySelector("#first .results")) {
    after("resultsAt");
  }
  if (window.readableAt !== undefined || !done()) return;
  after("readableAt");
};
new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
"""
"""When something to read is drawn: what a frame shows stands there after it has been painted."""


@dataclass
class Load:
    """What has arrived while one page was opened."""

    requests: int = 0
    bytes: int = 0
    painted: float = 0.0
    readable: float = 0.0
    drawn: float = 0.0
    shifted: float = 0.0
    _begun: set[str] = field(default_factory=set)

    def listen(self, session: CDPSession) -> None:
        """Count what ends to arrive; a stream never does."""
        session.on("Network.requestWillBeSent", lambda sent: self._begun.add(sent["requestId"]))
        session.on("Network.loadingFinished", self._arrived)

    def _arrived(self, arrived: dict[str, Any]) -> None:
        if self.drawn == 0.0 and arrived["requestId"] in self._begun:
            self.requests += 1
            self.bytes += int(arrived["encodedDataLength"])


def opened(browser: Browser, url: str) -> Load:
    """Open a page as a visitor who has never been there."""
    load = Load()
    context = browser.new_context(
        viewport=PHONE,
        is_mobile=True,
        has_touch=True,  # type: ignore[arg-type]
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE_S * 1000)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send(
        "Network.emulateNetworkConditions",
        {
            "offline": False,
            "latency": LATENCY_MS,
            "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND,
        },
    )
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    load.listen(session)
    page.add_init_script(READABLE)
    page.goto(url, wait_until="commit")
    page.wait_for_function("() => window.readableAt > 0")
    load.drawn = page.evaluate("window.readableAt") / 1000
    load.readable = page.evaluate("window.resultsAt ?? window.readableAt") / 1000
    load.painted = (
        page.evaluate("performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN")
        / 1000
    )
    page.wait_for_timeout(SETTLING_MS)
    load.shifted = page.evaluate("window.shifted")
    context.close()
    return load


@contextmanager
def browser() -> Iterator[Browser]:
    """The browser of the tests."""
    scripts = runpy.run_path(str(ROOT / "scripts" / "browser.py"))
    how = scripts["launch"](scripts["unpacked"]())
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", scripts["node_here"]())
    with sync_playwright() as playwright:
        yield playwright.chromium.launch(
            executable_path=how["executable"],
            args=["--headless=shell", "--no-sandbox"],
            env={**os.environ, **how["env"]},
        )


@contextmanager
def served() -> Iterator[str]:
    """A server with two played events, one of poker and one of backgammon; its address."""
    evendeal = Path(sys.executable).with_name("evendeal")
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        for event in EVENTS:
            command = [evendeal, "rehearse", str(ROOT / event), "--log", str(log), "--json"]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
        printed = Path(folder) / "printed"
        with printed.open("w") as output:
            server = subprocess.Popen(
                [evendeal, "serve", "--port", "0", "--log", str(log)], stdout=output, stderr=output
            )
        try:
            yield _address(printed)
        finally:
            server.terminate()
            server.wait()


def _address(printed: Path) -> str:
    end = time.monotonic() + STARTING_S
    while time.monotonic() < end:
        if found := re.search(r"http://[\w.:]+:[1-9]\d*(?=/)", printed.read_text("utf-8")):
            return found[0]
        time.sleep(0.1)
    raise SystemExit(f"the server did not start:\n{printed.read_text('utf-8')}")


def addresses(url: str) -> tuple[str, ...]:
    """The pages that are measured unless others are named: of the newest event of each kind."""
    with urlopen(f"{url}/api/events", timeout=30) as answer:
        events = json.load(answer)
    ids = {event["format"]: event["id"] for event in reversed(events)}
    deals, matches = ids.get("seat_teams"), ids.get("room_match")
    return (
        "/",
        *(f"/e/{deals}{rest}" for rest in ("/scoreboard", "", "/tables", "/deals/1") if deals),
        *(f"/m/{matches}{rest}" for rest in ("", "/1/1") if matches),
        "/prizes",
        "/sign-in",
        "/recorder/",
        "/office/",
    )


def main(arguments: Sequence[str]) -> None:
    """Measure, and print a line for each page."""
    about, _, rest = (__doc__ or "").partition("\n")
    parser = argparse.ArgumentParser(description=about, epilog=rest)
    parser.add_argument("--url")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("paths", nargs="*", metavar="PATH")
    given = parser.parse_args(arguments)
    with served() if given.url is None else _at(given.url) as url, browser() as chromium:
        say(
            f"{'page':<28}{'requests':>9}{'kB':>8}{'painted':>9}{'readable':>9}"
            f"{'drawn':>8}{'CLS':>7}"
        )
        for path in given.paths or addresses(url):
            rounds = [opened(chromium, url + path) for _ in range(given.rounds)]
            requests, size, painted, readable, drawn, shifted = (
                statistics.median(getattr(load, name) for load in rounds)
                for name in ("requests", "bytes", "painted", "readable", "drawn", "shifted")
            )
            say(
                f"{path:<28}{requests:>9.0f}{size / 1000:>8.1f}{painted:>8.1f}s{readable:>8.1f}s"
                f"{drawn:>7.1f}s{shifted:>7.3f}"
            )


def say(line: str) -> None:
    """Print a line now: a page on a slow network takes its time."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


@contextmanager
def _at(url: str) -> Iterator[str]:
    yield url.rstrip("/")


if __name__ == "__main__":
    main(sys.argv[1:])
