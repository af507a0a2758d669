"""A person's way from an empty house to codes on paper, every click and every field counted."""

import re
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import ROOT, Server, said_so_far
from support.browser.paper import CODE, Paper, on_paper

pytestmark = pytest.mark.browser

MOST = 25
"""Clicks and fields that an evening of six teams stays under."""
TEAMS = ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland")
PASTED = "\n".join(
    ["\t".join(["Team", *(f"Player {seat}" for seat in range(1, 7))])]
    + ["\t".join([team, *(f"{team} {seat}" for seat in range(1, 7))]) for team in TEAMS]
)
"""Six teams of six as they come out of a spreadsheet."""
PLACES = "https://cup.example.org"
"""The address by which the tablets of this hall reach the computer."""
HOWTO = ROOT / "docs" / "howto" / "director.md"


@dataclass
class Walk:
    """What a person does on a page; nothing is done without being counted."""

    page: Page
    clicks: list[str] = field(default_factory=list)
    fields: list[str] = field(default_factory=list)

    def open(self, address: str) -> None:
        """Follow the link that stands in the terminal."""
        self.clicks.append("the link in the terminal")
        self.page.goto(address)

    def click(self, role: str, name: str | re.Pattern[str]) -> None:
        """Click on what has a role and a name."""
        what = self.page.get_by_role(role, name=name, exact=isinstance(name, str))  # type: ignore[arg-type]
        self.clicks.append(_name(what))
        what.click()

    def fill(self, name: str, text: str) -> None:
        """Type into a field."""
        self.fields.append(name)
        self._field(name).fill(text)

    def paste(self, name: str, text: str) -> None:
        """Paste into a field, as from another program."""
        self.fields.append(name)
        self._field(name).focus()
        self.page.evaluate("text => navigator.clipboard.writeText(text)", text)
        self.page.keyboard.press("Control+V")

    def print(self, name: str | re.Pattern[str]) -> Paper:
        """Click on what prints, and take the paper."""
        what = self.page.get_by_role("button", name=name)
        self.clicks.append(_name(what))
        return on_paper(self.page, what.click)

    def _field(self, name: str) -> Locator:
        """What can be typed into; a password is no textbox."""
        kinds = self.page.locator("input, textarea")
        return self.page.get_by_label(name, exact=True).and_(kinds)

    @property
    def count(self) -> int:
        """Clicks and fields together."""
        return len(self.clicks) + len(self.fields)

    def __str__(self) -> str:
        return (
            f"{len(self.clicks)} clicks and {len(self.fields)} fields: {'; '.join(self.clicks)};"
            f" {'; '.join(self.fields)}"
        )


def _name(what: Locator) -> str:
    return " ".join(what.inner_text().split())


def test_an_evening_of_six_pasted_teams_is_on_paper_in_under_25_clicks_and_fields(
    serve: Callable[..., Server], visit: Callable[..., Page]
) -> None:
    """D5, D9: from `make run` in an empty folder to a code for each of six recorders."""
    server = serve()
    (link,) = re.findall(r"http\S+/join#\S+", said_so_far(server.log.with_name("output.txt")))
    page = visit(
        viewport={"width": 1280, "height": 800},
        permissions=["clipboard-read", "clipboard-write"],
    )
    walk = Walk(page)

    walk.open(link)
    walk.fill("Your name", "Ines Falk")
    walk.fill("A password", "four words that differ")
    walk.click("button", "Make my account")
    walk.click("link", "New event")
    walk.click("link", "Duplicate poker")
    walk.fill("Name of the event", "Spring Cup")
    walk.click("button", "Next: teams")
    walk.paste("Teams", PASTED)
    walk.click("button", "Check and publish")
    walk.click("button", "Seal and publish")
    walk.click("button", "Yes, seal and publish")
    walk.click("link", re.compile(r"^Print \d+ slips$"))
    walk.fill("The address for phones", PLACES)
    walk.click("button", "Use this address")
    expect(page.get_by_role("img", name=re.compile("^Code: Recorder, table"))).to_have_count(6)
    paper = walk.print(re.compile(r"^Print \d+ slips$"))

    slips = page.get_by_role("list", name="Slips").get_by_role("listitem")
    for table in range(1, 7):
        (slip,) = [one for one in slips.all_inner_texts() if f"Table {table}" in one]
        assert f"{PLACES}/join" in slip
        code = "".join(CODE.findall(slip)[0].split())
        answer = page.request.get(f"{server.url}/api/join/{code}").json()
        assert (answer["role"], answer["table"], answer["event_name"]) == (
            *("recorder", table),
            "Spring Cup",
        )
        assert f"Table {table}" in paper.text
    assert page.request.get(f"{server.url}/api/events/spring-cup").json()["entries"][5]["name"] == (
        "Finland"
    )
    # What the house had of its own plays on meanwhile.
    demonstration = page.request.get(f"{server.url}/api/events/team-cup").json()
    assert demonstration["status"] == "running"
    print(walk)  # noqa: T201 (the figure is the point)
    assert walk.count < MOST
    said = f"{len(walk.clicks)} clicks and {len(walk.fields)} fields"
    assert said in HOWTO.read_text("utf-8")
