"""The two wizards in a browser: values that stand in their fields, Enter, and what to type."""

import re
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from browser.conftest import PATIENCE, Server, fits, picture
from support.browser.axe import serious
from support.browser.house import House, directed
from support.browser.parts import expect_data, part, refusal
from support.browser.screens import sentence
from support.browser.sizes import DESK, LAPTOP, PHONE
from support.english import english

pytestmark = pytest.mark.browser

SIX = "\n".join(f"Team {n}" for n in range(1, 7))
STEPS = ("Event", "Teams", "Play", "Seats", "Staff", "Check and publish")

CUT = """
() => {
  const pen = document.createElement("canvas").getContext("2d");
  const wide = (text, of) => {
    const style = getComputedStyle(of);
    // The short form is empty where a face is stretched by percent.
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    pen.wordSpacing = style.wordSpacing;
    return pen.measureText(text).width;
  };
  const room = (of) => {
    const style = getComputedStyle(of);
    return of.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
  };
  const cut = [];
  for (const field of document.querySelectorAll("main select")) {
    for (const option of field.options)
      if (wide(option.text, field) > room(field)) cut.push(option.text);
  }
  const lines = "main input:not([type=file], [type=radio], [type=checkbox])";
  for (const field of document.querySelectorAll(lines)) {
    for (const text of [field.value, field.placeholder])
      if (wide(text, field) > room(field)) cut.push(text);
  }
  const texts = "main :is(label, button, h1, h2, h3, p, th, td, .field > :is(.hint, .wrong))";
  for (const said of document.querySelectorAll(texts)) {
    if (said.closest(".visually-hidden")) continue;
    if (said.scrollWidth > said.clientWidth + 1 && said.clientWidth > 0
        && getComputedStyle(said).display !== "inline") cut.push(said.textContent.trim());
  }
  return cut;
}
"""
"""The texts that their fields cannot show whole."""


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    """A house of which only the demonstration plays."""
    log: Path = tmp_path_factory.mktemp("wizard") / "log"
    with directed(serve("--seed", "8", log=log), chromium) as found:
        yield found


@pytest.fixture
def enter(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open an address as the director."""
    return partial(house.entered, visit, **LAPTOP)


def field(page: Page, name: str) -> Locator:
    """A field by its name."""
    return page.get_by_label(name, exact=True)


def said(page: Page, name: str, key: str, /, **facts: object) -> None:
    """A field is marked as wrong, and says word by word what to type."""
    expect(field(page, name)).to_have_attribute("aria-invalid", "true")
    expect(field(page, name)).to_have_accessible_description(sentence(key, **facts))


def lasts(page: Page, *, play: int, breaks: int, at: str) -> None:
    """The length of the event is shown, in minutes, and with what it was reckoned."""
    length = part(page, "length")
    expect_data(length, play=play * 60, breaks=breaks * 60)
    expect(length).to_contain_text(at)


def onward(page: Page) -> None:
    """The button that goes on."""
    page.get_by_role("button", name=re.compile("^Next: ")).click()


def here(page: Page, step: str) -> None:
    """Wait for a step."""
    expect(page.get_by_role("heading", level=2, name=step, exact=True)).to_be_visible()


def go(page: Page, number: int, step: str) -> None:
    """Go to a step, and wait for it."""
    page.get_by_role("button", name=f"{number} {step}").click()
    here(page, step)


@pytest.mark.parametrize("screen", [PHONE, LAPTOP, DESK], ids=["390", "1280", "1920"])
def test_a_new_event_asks_first_what_is_played(
    enter: Callable[..., Page], house: House, screen: dict[str, Any]
) -> None:
    """D4: one way in for every kind of event, without a mouse."""
    page = enter("/office/new", **screen)
    known = house.asked.get("/api/office/formats")
    expect(part(page, "format")).to_have_count(len(known))
    for one in known:
        choice = part(page, "format", format=one["format"])
        expect(choice).to_have_accessible_name(english(one["name"]))
        expect(choice).to_have_accessible_description(english(one["sentence"]))
    expect(part(page, "format").first).to_be_focused()
    assert fits(page)
    assert page.evaluate(CUT) == []
    assert serious(page) == []
    for _ in known[1:]:
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Backgammon in teams")).to_be_visible()
    page.get_by_role("link", name="New event").click()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1, name="Duplicate poker", exact=True)).to_be_visible()


def test_without_an_answer_the_page_says_so_and_tries_again(enter: Callable[..., Page]) -> None:
    """D4: it never stands empty."""
    page = enter("/office/", expect_complaints=True)
    page.route("**/api/office/formats", lambda route: route.abort())
    page.goto(page.url.replace("/office/", "/office/new"))
    expect(refusal(page, "NoAnswer")).to_be_visible()
    page.unroute("**/api/office/formats")
    page.get_by_role("button", name="Try again").click()
    expect(part(page, "format").first).to_be_focused()


def test_an_address_of_a_format_that_is_not_here_leads_to_those_that_are(
    enter: Callable[..., Page],
) -> None:
    page = enter("/office/new/knockout")
    part(page, "no-format").get_by_role("link").click()
    expect(part(page, "format").first).to_be_focused()


def test_values_stand_in_their_fields_and_follow_what_is_typed(enter: Callable[..., Page]) -> None:
    """D5: no field says only that it is "as usual"."""
    page = enter("/office/new/seat_teams")
    field(page, "Name of the event").fill("Coupe d'Été 2026")
    expect(field(page, "Short name")).to_have_value("coupe-d-ete-2026")
    expect(field(page, "Correction period, minutes")).to_have_value("30")
    go(page, 3, "Play")
    for name, value in {
        "Reserve deals": "6",
        "Big blind": "50",
        "Small blind": "25",
        "Ante of every seat": "0",
        "Big-blind ante": "0",
        "Cap in chips": "5\u202f000",
        "Starting stack": "5\u202f000",
        "A deal takes, minutes:seconds": "2:40",
        "A break, minutes": "15",
    }.items():
        expect(field(page, name)).to_have_value(value)

    field(page, "Big blind").fill("100")
    field(page, "Deals of each session").fill("24")

    expect(field(page, "Small blind")).to_have_value("50")
    expect(field(page, "Cap in chips")).to_have_value("10\u202f000")
    expect(field(page, "Starting stack")).to_have_value("10\u202f000")
    expect(field(page, "Reserve deals")).to_have_value("3")
    page.evaluate("scrollTo(0, 0)")
    picture(page, "office-wizard-play")


def test_what_was_typed_over_a_value_stays_until_it_is_taken_back(
    enter: Callable[..., Page],
) -> None:
    """D5."""
    page = enter("/office/new/seat_teams")
    go(page, 3, "Play")
    small = field(page, "Small blind")
    expect(small).to_have_value("25")
    small.fill("10")
    field(page, "Big blind").fill("80")
    back = page.get_by_role("button", name="Back to 40")
    expect(back).to_be_visible()
    expect(small).to_have_value("10")

    back.click()

    expect(small).to_have_value("40")
    expect(small).to_be_focused()
    field(page, "Big blind").fill("60")
    expect(small).to_have_value("30")
    # A field that is emptied to be typed in anew does not fill itself meanwhile.
    small.fill("")
    expect(small).to_have_value("")
    field(page, "Big blind").focus()
    expect(small).to_have_value("30")


def test_each_step_begins_in_its_first_field_and_enter_goes_on(enter: Callable[..., Page]) -> None:
    """D5: an evening of six teams is made without a mouse."""
    page = enter("/office/")
    page.get_by_role("link", name="New event").click()
    expect(page.get_by_role("link", name="Duplicate poker", exact=True)).to_be_focused()
    page.keyboard.press("Enter")
    expect(field(page, "Name of the event")).to_be_focused()
    page.keyboard.type("Spring Cup")
    page.keyboard.press("Enter")
    here(page, "Teams")
    expect(field(page, "Teams")).to_be_focused()
    page.keyboard.insert_text(SIX)
    page.keyboard.press("Control+Enter")
    here(page, "Play")
    expect(field(page, "Deals of each session")).to_be_focused()
    page.keyboard.press("Enter")
    here(page, "Seats")
    expect(page.get_by_role("radio", name="Balanced")).to_be_focused()
    page.keyboard.press("Enter")
    here(page, "Staff")
    expect(page.get_by_role("checkbox", name="A recorder for every table")).to_be_focused()
    page.keyboard.press("Enter")

    here(page, "Check and publish")
    expect_data(part(page, "summary"), teams=6)
    expect(part(page, "summary")).to_contain_text(re.compile("6.* 6.* 6"))
    expect(part(page, "invited")).to_contain_text("6 recorders and a deck custodian")


def test_enter_goes_to_the_first_field_that_is_wrong(enter: Callable[..., Page]) -> None:
    """D5: and says there what to type, without quotes and rules."""
    page = enter("/office/new/seat_teams")
    expect(field(page, "Name of the event")).to_be_focused()
    page.keyboard.press("Enter")
    expect(field(page, "Name of the event")).to_be_focused()
    said(page, "Name of the event", "wizard.name")
    page.keyboard.type("Spring Cup")
    field(page, "Short name").fill("spring cup!")
    field(page, "Sessions").fill("0")
    page.keyboard.press("Enter")
    expect(field(page, "Short name")).to_be_focused()
    said(page, "Short name", "wizard.id")
    field(page, "Short name").fill("spring-cup")
    page.keyboard.press("Enter")
    expect(field(page, "Sessions")).to_be_focused()
    said(page, "Sessions", "wizard.from_to", least=1, most=100)
    field(page, "Sessions").fill("1")
    page.keyboard.press("Enter")
    here(page, "Teams")

    page.keyboard.press("Control+Enter")
    expect(field(page, "Teams")).to_be_focused()
    go(page, 3, "Play")
    field(page, "A deal takes, minutes:seconds").fill("160")
    onward(page)
    expect(field(page, "A deal takes, minutes:seconds")).to_be_focused()
    said(page, "A deal takes, minutes:seconds", "wizard.pace")


def test_an_input_method_that_is_confirmed_with_enter_does_not_go_on(
    enter: Callable[..., Page],
) -> None:
    """D5: in Japanese the first Enter chooses the word."""
    page = enter("/office/new/seat_teams")
    field(page, "Name of the event").fill("杯")
    expect(field(page, "Short name")).to_have_value("event")
    field(page, "Name of the event").evaluate(
        "of => of.dispatchEvent(new KeyboardEvent('keydown',"
        " {key: 'Enter', isComposing: true, bubbles: true, cancelable: true}))"
    )
    here(page, "Event")

    field(page, "Name of the event").press("Enter")

    here(page, "Teams")


def test_the_length_of_the_event_is_told_while_it_is_typed(enter: Callable[..., Page]) -> None:
    """D5: on every step, and with what it was reckoned."""
    page = enter("/office/new/seat_teams")
    lasts(page, play=160, breaks=30, at="3 h 10 min at 2:40")
    go(page, 3, "Play")
    field(page, "Deals of each session").fill("30")
    lasts(page, play=80, breaks=15, at="1 h 35 min at 2:40")
    field(page, "A deal takes, minutes:seconds").fill("3:00")
    field(page, "A break, minutes").fill("0")

    lasts(page, play=90, breaks=0, at="1 h 30 min at 3:00")


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["390", "1280"])
def test_when_an_event_begins_is_typed_as_a_day_and_a_time(
    enter: Callable[..., Page], screen: dict[str, Any]
) -> None:
    """D1: the time may stay empty, and so may both; a time alone is not passed over."""
    page = enter("/office/new/seat_teams", **screen)
    field(page, "Name of the event").fill("Spring Cup")
    day, time = field(page, "Begins: day"), field(page, "Begins: time")
    go(page, 2, "Teams")
    field(page, "Teams").fill(SIX)
    go(page, 1, "Event")
    time.fill("18:30")
    expect(time).to_have_attribute("aria-invalid", "true")
    expect(time).to_have_accessible_description(sentence("wizard.half_a_time"))
    assert fits(page)
    assert serious(page) == []
    day.fill("2026-12-03")
    expect(time).not_to_have_attribute("aria-invalid", "true")
    assert page.evaluate(CUT) == []
    expect(field(page, "Name of the event")).not_to_have_attribute("aria-invalid", "true")
    picture(page, f"wizard-begins-{page.viewport_size['width'] if page.viewport_size else 0}")

    go(page, 6, "Check and publish")
    summary = part(page, "summary")
    expect(summary).to_contain_text("Thursday 3 December 2026 at 18:30.")
    go(page, 1, "Event")
    expect(day).to_have_value("2026-12-03")
    expect(time).to_have_value("18:30")
    time.fill("")
    go(page, 6, "Check and publish")
    expect(summary).to_contain_text("Thursday 3 December 2026.")
    go(page, 1, "Event")
    day.fill("")
    go(page, 6, "Check and publish")
    expect_data(summary, teams=6)
    expect(summary).not_to_contain_text("2026")


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["390", "1280"])
def test_rooms_and_a_timetable_are_typed_a_line_each(
    enter: Callable[..., Page], screen: dict[str, Any]
) -> None:
    page = enter("/office/new/seat_teams", **screen)
    field(page, "Name of the event").fill("Spring Cup")
    go(page, 2, "Teams")
    field(page, "Teams").fill(SIX)
    go(page, 1, "Event")
    field(page, "Time zone").fill("Europe/Berlin")
    field(page, "Language of the hall").select_option("de")
    field(page, "Rooms").fill("Blue hall: 1-3\nLibrary: 3")
    field(page, "Timetable").fill("2027-05-08 10:00 Session 1, Blue hall")
    go(page, 6, "Check and publish")
    go(page, 1, "Event")
    expect(field(page, "Rooms")).to_have_attribute("aria-invalid", "true")
    assert fits(page)
    assert serious(page) == []
    field(page, "Rooms").fill("Blue hall: 1-3\nLibrary: 4-6")
    expect(field(page, "Rooms")).not_to_have_attribute("aria-invalid", "true")

    go(page, 6, "Check and publish")
    summary = part(page, "summary")
    expect(summary).to_contain_text("Library: tables 4-6.")
    expect(summary).to_contain_text("language is de")
    expect(summary).to_contain_text("Saturday 8 May 2027, 10:00: Session 1, Blue hall.")


@pytest.mark.parametrize("screen", [PHONE, LAPTOP, DESK], ids=["390", "1280", "1440"])
def test_nothing_in_the_wizard_is_cut_off(
    enter: Callable[..., Page], screen: dict[str, Any]
) -> None:
    """D5: no option of a list either, and the step one is on is seen on the way."""
    page = enter("/office/new/seat_teams", **screen)
    field(page, "Name of the event").fill("Spring Cup")
    for number, step in enumerate(STEPS, 1):
        page.get_by_role("button", name=f"{number} {step}").click()
        here(page, step)
        if step == "Teams":
            field(page, "Teams").fill(SIX)
            expect(page.get_by_role("rowheader", name="Team 6")).to_be_visible()
        if step == "Play":
            field(page, "Small blind").fill("60")
            said(page, "Small blind", "wizard.small_blind", most=50)
        assert page.evaluate(CUT) == [], step
        assert fits(page), step
        page.evaluate("scrollTo(0, 0)")
        expect(page.get_by_role("button", name=f"{number} {step}")).to_be_in_viewport(ratio=0.99)
        assert serious(page) == [], step
    expect(part(page, "problem", where="play.small_blind")).to_be_visible()


@pytest.mark.parametrize("screen", [PHONE, LAPTOP], ids=["390", "1280"])
def test_an_event_of_matches_is_told_its_length_and_what_to_type(
    enter: Callable[..., Page], screen: dict[str, Any]
) -> None:
    """D5: the pace stands in its fields, and is typed over there."""
    page = enter("/office/new/room_match", **screen)
    expect(page.get_by_role("button", name="Begin with the example")).to_be_focused()
    page.keyboard.press("Enter")
    summary = part(page, "summary")
    expect(summary).to_contain_text(re.compile("5 h 35 min at 12 min .* 18 min"))
    expect(field(page, "A game of backgammon, minutes")).to_have_value("12")
    expect(field(page, "A break, minutes")).to_have_value("15")
    field(page, "A game of long gammon, minutes").fill("10")
    field(page, "A break, minutes").fill("0")
    expect(summary).to_contain_text(re.compile("3 h 35 min at 12 min .* 10 min"))
    field(page, "A break, minutes").fill("soon")
    said(page, "A break, minutes", "wizard.from_to", least=0, most="1\u202f440")
    expect(field(page, "A break, minutes")).to_be_focused()
    page.get_by_role("button", name="Back to 15").click()
    expect(summary).to_contain_text(re.compile("at 12 min"))
    expect(field(page, "A break, minutes")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Seal and publish")).to_be_focused()

    file = field(page, "event.toml")
    assert page.evaluate(CUT) == []
    assert file.evaluate("of => of.scrollWidth <= of.clientWidth")
    assert fits(page)
    file.fill(file.input_value().replace('"spring-teams"', '"spring teams"'))
    wrong = part(page, "problem", where="event.id")
    expect(wrong).to_contain_text(sentence("wizard.id_of_a_file"))
    file.press("Control+Enter")
    # The line is picked once the server has looked at the file again.
    page.wait_for_function(
        "of => of.value.slice(of.selectionStart, of.selectionEnd) === 'id = \"spring teams\"'",
        arg=file.element_handle(),
        timeout=PATIENCE,
    )
    expect(file).to_be_focused()
