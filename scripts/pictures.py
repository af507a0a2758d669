"""The pictures of the README and the manual: .venv/bin/python scripts/pictures.py all|NAME...

Rehearses an event of each game up to its midst and to its end, serves them, and writes those of
docs/images that are named; `images` are all of them. Those of docs/howto are taken by the browser
tests that walk through what they show: `howto`. `all` is both. Screens are built before (`make
ui`), as `make pictures` does. Look at them before they are committed.
"""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from io import BytesIO
from itertools import islice
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from urllib.request import urlopen

ROOT = Path(__file__).resolve().parents[1]
# In place of this folder, whose browser.py is not the tests' folder of that name.
sys.path[:1] = [str(ROOT / "tests"), str(ROOT / "src")]

from PIL import Image  # noqa: E402
from playwright.sync_api import Browser, Page, expect  # noqa: E402

from browser.conftest import arrived, rests, started  # noqa: E402
from evendeal.commands.log_folder import open_desks  # noqa: E402
from evendeal.tournament.any_event import AnyEvent  # noqa: E402
from evendeal.tournament.room_match.event_read import read_match_event  # noqa: E402
from evendeal.tournament.seat_ladder import event_read as ladder_file  # noqa: E402
from evendeal.tournament.seat_teams.demonstration import demonstration  # noqa: E402
from support.browser.sizes import DESK, SHARP_PHONE  # noqa: E402
from support.rehearsals import prepare, rehearsal  # noqa: E402
from support.served import served  # noqa: E402

IMAGES = ROOT / "docs" / "images"
HOWTO = ROOT / "docs" / "howto"
SEED = 7
STILL = ("--seed", "8")
"""A server with these shows a rehearsal as it is, and plays nothing."""
HANDS = 243
"""Of the demonstration's 360: some thirty of its deals are open then."""
SEAT_HANDS = 27 * 24 + 19 * 23
"""Of the individuals: all of the first session, all but one at each table of the second."""


@dataclass(frozen=True)
class House:
    """A served house, and where in it there is most to see."""

    url: str
    deal: int
    """The open deal that swung most."""
    match: str
    """The address of a finished match that games moved most."""
    third: str
    """The address of how a player of individuals came to be third in a seat."""


@dataclass(frozen=True)
class Picture:
    """A picture: its page, on which screen, in which theme."""

    name: str
    path: str
    """An address of the house; `{deal}`, `{match}` and `{third}` are its most worth seeing."""
    screen: dict[str, Any]
    theme: str = "dark"


TALL = {"viewport": {"width": 1440, "height": 1040}}
PICTURES = (
    Picture("scoreboard-dark", "/e/team-cup/scoreboard", DESK),
    Picture("scoreboard-light", "/e/team-cup/scoreboard", DESK, "light"),
    Picture("traveller-dark", "/e/team-cup/deals/{deal}", DESK),
    Picture("match-dark", "{match}", TALL),
    Picture("ladders-dark", "/i/individuals-large/scoreboard", DESK),
    Picture("why-third", "{third}", SHARP_PHONE),
    Picture("proof-dark", "/e/team-cup/proof", DESK),
    Picture("phone", "/e/team-cup/scoreboard", SHARP_PHONE),
)


def play(log: Path, event: AnyEvent, turns: int | None) -> None:
    """Rehearse an event in a log, so many hands or games of it, or to its end."""
    with open_desks(log, create=True) as desks:
        ledger = desks.for_new(event).ledger
        prepare(ledger, event, "mixed", SEED)
        for _ in islice(rehearsal(event, "mixed", SEED).play(ledger), turns):
            pass


def asked(url: str, path: str) -> Any:
    """What the interface answers."""
    with urlopen(url + path, timeout=60) as answer:
        return json.loads(answer.read())


def seen(url: str) -> House:
    """Where there is most to see."""
    deals = [each for each in asked(url, "/api/events/team-cup/deals") if each["swing"]]
    widest = max(deals, key=lambda each: (float(each["spread"]), -each["deal"]))
    rounds = asked(url, "/api/events/yalta-2008/scoreboard")["rounds"]
    matches = [match for each in rounds for match in each["matches"]]
    match = max(
        (each for each in matches if each["stage"] == "finished"),
        key=lambda each: (each["variant"] == "backgammon", sum(each["imps"])),
    )
    ladders = asked(url, "/api/events/individuals-large/scoreboard")["ladders"]
    third = next(row for ladder in ladders for row in ladder["rows"] if row["place"] == 3)
    return House(
        url,
        widest["deal"],
        f"/m/yalta-2008/{match['session']}/{match['match']}",
        f"/i/individuals-large/players/{third['entry']}",
    )


def text(event: str) -> str:
    """The file of an example event."""
    return (ROOT / "docs" / "events" / f"{event}.toml").read_text("utf-8")


@contextmanager
def house() -> Iterator[House]:
    """The house of the pictures, served as long as it is looked at."""
    yalta = read_match_event(text("yalta"))
    with TemporaryDirectory() as folder:
        log = Path(folder) / "log"
        play(log, demonstration(), HANDS)
        play(log, yalta, None)
        play(log, ladder_file.read_event(text("individuals-large")), SEAT_HANDS)
        with served("--log", log, *STILL) as server:
            yield seen(server.address.rstrip("/"))


def open_page(browser: Browser, house: House, picture: Picture) -> Page:
    """The page of a picture, as it is when nothing moves on it any more."""
    page = browser.new_context(**picture.screen).new_page()
    page.set_default_timeout(60_000)
    path = picture.path.format(deal=house.deal, match=house.match, third=house.third)
    page.goto(f"{house.url}{path}{'&' if '?' in path else '?'}theme={picture.theme}")
    arrived(page)
    page.wait_for_load_state("networkidle") if "/scoreboard" not in path else None
    expect(page.locator("[aria-busy=true]")).to_have_count(0)
    page.evaluate("document.fonts.ready")
    rests(page)
    return page


def saved(png: bytes, file: Path) -> None:
    """Keep a picture, in 256 colours: of our screens no eye sees a difference."""
    taken = Image.open(BytesIO(png)).convert("RGB")
    taken.quantize(dither=Image.Dither.NONE, kmeans=3).save(file, optimize=True)


def take(names: Sequence[str], folder: Path = IMAGES) -> None:
    """Take the pictures of these names."""
    with house() as here, started("--ignore-certificate-errors") as browser:
        for picture in PICTURES:
            if picture.name in names:
                page = open_page(browser, here, picture)
                saved(page.screenshot(), folder / f"{picture.name}.png")
                page.context.close()
                sys.stdout.write(f"{folder / picture.name}.png\n")


def howto() -> int:
    """Take the pictures of the how-to pages again, with the tests that walk through them."""
    tests = (
        path for room in ("browser", "printing") for path in (ROOT / "tests" / room).glob("test_*")
    )
    texts = {path: path.read_text("utf-8") for path in tests}
    files = sorted(str(path) for path, text in texts.items() if "picture(" in text)
    run = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadfile", *files]
    environment = {**os.environ, "EVENDEAL_SCREENSHOTS": str(HOWTO)}
    code = subprocess.run(run, cwd=ROOT, env=environment, check=False).returncode
    # Tests take more pictures than pages show.
    pages = [ROOT / "README.md", *HOWTO.parent.rglob("*.md")]
    linked = pictures_in("".join(page.read_text("utf-8") for page in pages))
    for file in HOWTO.glob("*.png"):
        if file.name not in linked:
            file.unlink()
    return code


def pictures_in(text: str) -> set[str]:
    """The names of the pictures that a page shows, wherever they lie."""
    return set(re.findall(r"[\w-]+\.png", text))


def main(names: list[str]) -> int:
    """Do what the words say; 2 if there is no such picture."""
    images = [each.name for each in PICTURES]
    known = {*images, "images", "howto", "all"}
    if not names or not set(names) <= known:
        sys.stderr.write(f"{__doc__}\nThere are {', '.join(sorted(known))}.\n")
        return 2
    named = images if {"all", "images"} & set(names) else [name for name in names if name in images]
    if named:
        take(named)
    return howto() if {"all", "howto"} & set(names) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
