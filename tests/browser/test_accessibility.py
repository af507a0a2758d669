"""What can be seen, reached and heard by those who see little, have only keys, or listen."""

import itertools
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Server
from evendeal.commands.log_folder import open_desks
from support.browser.events import invited, rehearsed
from support.browser.parts import expect_data, part
from support.browser.sizes import LAPTOP, PHONE
from support.events.club import STILL, play_demonstration

pytestmark = pytest.mark.browser


@dataclass(frozen=True)
class Halls:
    """The server, its log, and the addresses of the events looked at."""

    house: str
    log: Path
    played: str
    """Played to its end."""
    live: str
    """In the midst of play."""


@pytest.fixture(scope="module")
def halls(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Halls:
    """An event that is over, and the demonstration in its course, which stands still."""
    log = rehearsed(tmp_path_factory.mktemp("halls"))
    with open_desks(log) as desks:
        live = play_demonstration(desks, 70)
    house = serve(*STILL, log=log).url
    return Halls(house, log, f"{house}/e/gap", f"{house}/e/{live}")


FOCUS = """() => {
    const here = document.activeElement, box = here.getBoundingClientRect();
    const name = here.getAttribute("aria-label") ?? here.textContent.trim();
    const bar = document.querySelector(".bar nav")?.getBoundingClientRect();
    const beneath = bar && bar.top > innerHeight / 2 && !here.closest(".bar")
      && box.bottom > bar.top + 1 && box.height < bar.top;
    const style = getComputedStyle(here);
    const seen = ["BODY", "MAIN"].includes(here.tagName) || here.matches("[type=range]")
      || style.outlineStyle !== "none" || style.boxShadow !== "none";
    return [name, beneath ? "hidden beneath the bar" : seen ? "" : "without a mark"];
}"""
"""The element that has the focus, and what is wrong with how that is seen."""


def reached(page: Page, wanted: Locator, most: int = 60) -> None:
    """Go to an element with Tab alone; on the way every focus is to be seen."""
    wrong = []
    for _ in range(most):
        page.keyboard.press("Tab")
        name, fault = page.evaluate(FOCUS)
        if fault:
            wrong.append((name, fault))
        if wanted.count() and wanted.evaluate("each => each === document.activeElement"):
            break
    else:
        raise AssertionError(f"not reached with {most} presses of Tab: {wanted}")
    assert wrong == []


def test_a_deal_is_reached_from_the_scoreboard_by_keyboard(page: Page, halls: Halls) -> None:
    page.goto(f"{halls.played}/scoreboard")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("main")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Deal 1, open")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("link", name="Deal 2, open")).to_be_focused()
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="Deal 2", level=1)).to_be_visible()


@pytest.mark.parametrize("leave", ["Escape", "Close"])
def test_a_hand_is_played_again_and_left_by_keyboard_and_the_focus_is_where_it_was(
    visit: Callable[..., Page], halls: Halls, leave: str
) -> None:
    page = visit(**LAPTOP)
    page.goto(f"{halls.played}/deals/1")
    again = part(page, "play-again", table=2)
    reached(page, again)
    page.keyboard.press("Enter")
    expect(part(page, "replay", table=2)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect_data(part(page, "replay-said"), step=1)
    if leave == "Escape":
        page.keyboard.press("Escape")
    else:
        page.get_by_role("link", name="Close").press("Enter")

    expect(again).to_be_focused()
    expect(part(page, "replay")).to_have_count(0)
    expect(page).to_have_url(f"{halls.played}/deals/1")


def test_prizes_are_shared_by_keyboard(visit: Callable[..., Page], halls: Halls) -> None:
    # A house that has much to do answers "later", and the page asks again.
    page = visit(**LAPTOP, expect_complaints=True)
    page.goto(f"{halls.house}/prizes")
    expect(part(page, "beginning")).to_be_visible()
    reached(page, page.get_by_role("textbox", name="Stack of player 1", exact=True))
    for number in ("5000", "3000"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    reached(page, page.get_by_role("textbox", name="Prize for place 1", exact=True))
    for number in ("500", "300"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")

    expect(part(page, "divisions")).to_contain_text("425.00")


def test_a_place_is_taken_by_keyboard(visit: Callable[..., Page], halls: Halls) -> None:
    page = visit(**LAPTOP)
    code = invited(halls.log, "player", "--event", "gap", "--entry", "A", "--player", "A1")
    page.goto(f"{halls.house}/join")
    for _ in range(20):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.tagName") == "INPUT":
            break
    page.keyboard.type(code)
    page.keyboard.press("Enter")
    reached(page, page.get_by_label("Your name"))
    page.keyboard.type("Anna Berg")
    reached(page, page.get_by_label("A password"))
    page.keyboard.type("four words that differ")
    page.keyboard.press("Enter")

    expect(page.get_by_role("heading", name="A1", level=1, exact=True)).to_be_visible()


@pytest.mark.parametrize("path", ["/scoreboard", "/tables/2", "/deals/1"])
def test_on_a_phone_no_focus_hides_beneath_the_bar(
    visit: Callable[..., Page], halls: Halls, path: str
) -> None:
    """The bar stands at the foot of the screen, over the page."""
    page = visit(**PHONE, reduced_motion="reduce")
    page.goto(halls.played + path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(part(page, "waiting")).to_have_count(0)
    wrong, last = [], ""
    for _ in range(80):
        page.keyboard.press("Tab")
        name, fault = page.evaluate(FOCUS)
        if fault:
            wrong.append((name, fault))
        last = page.evaluate("document.activeElement.tagName")
        if last == "BODY":
            break

    assert last == "BODY"
    assert wrong == []


def test_on_a_phone_a_deal_is_chosen_on_the_strip_with_a_finger_or_with_arrows(
    visit: Callable[..., Page], halls: Halls
) -> None:
    """Sixty columns of five pixels are no sixty buttons: they are one, and its number is seen."""
    page = visit(**PHONE)
    page.goto(f"{halls.live}/scoreboard")
    chooser, slider = part(page, "strip-chooser"), page.get_by_role("slider")
    box = chooser.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    slider.focus()
    first = slider.get_attribute("aria-valuetext")
    page.keyboard.press("ArrowRight")
    expect(slider).not_to_have_attribute("aria-valuetext", str(first))
    page.mouse.move(box["x"] + 2, box["y"] + 22)
    page.mouse.down()
    expect(slider).to_have_attribute("aria-valuetext", str(first))
    page.mouse.move(box["x"] + box["width"] - 2, box["y"] + 22, steps=4)
    page.mouse.up()
    last = str(slider.get_attribute("aria-valuetext"))
    assert last != first
    link = page.get_by_role("link", name=last, exact=True)
    size = link.bounding_box()
    assert size is not None
    assert min(size["height"], size["width"]) >= 44
    link.click()

    expect(page.get_by_role("heading", name=last, level=1)).to_be_visible()


@pytest.mark.parametrize("width", [640, 768, 864])
@pytest.mark.parametrize("locale", ["de", "en", "es", "fr"])
def test_between_a_phone_and_a_desk_the_bar_has_room_in_every_language(
    visit: Callable[..., Page], halls: Halls, locale: str, width: int
) -> None:
    """No place of the event is cut, and none covers another."""
    page = visit(locale=locale, viewport={"width": width, "height": 800})
    page.goto(f"{halls.live}/scoreboard")
    bar = page.get_by_role("banner")
    expect(bar.get_by_role("navigation").get_by_role("link")).to_have_count(5)
    page.evaluate("document.fonts.ready.then(() => true)")
    edges = bar.evaluate(
        """bar => [...bar.querySelectorAll("a, button, select")]
            .filter(each => each.offsetWidth > 0 && each.checkVisibility())
            .map(each => each.getBoundingClientRect()).map(({ left, right }) => [left, right])"""
    )

    ordered = sorted(edges)
    assert all(before[1] <= after[0] for before, after in itertools.pairwise(ordered))
    assert ordered[-1][1] <= width


DRAWN = """() => Object.fromEntries(Object.entries({
    opened: "a.deal", sealed: "span.deal", line: ".ladder .fill", filled: ".ladder .fill span",
    badge: ".badge",
}).map(([name, where]) => {
    const style = getComputedStyle(document.querySelector(where));
    return [name, [style.backgroundColor, style.borderTopWidth]];
}))"""
"""Of what is drawn on a scoreboard the background and the width of its frame."""


def test_in_the_readers_own_colours_nothing_is_said_by_a_background_alone(
    visit: Callable[..., Page], halls: Halls
) -> None:
    """Forced colours: the system paints over every background that does not refuse it."""
    page = visit(**LAPTOP, forced_colors="active", reduced_motion="reduce")
    page.goto(f"{halls.live}/scoreboard")
    expect(page.get_by_role("heading", level=2, name="Seat 1")).to_be_visible()
    drawn = page.evaluate(DRAWN)

    assert drawn["opened"][0] != drawn["sealed"][0]
    assert drawn["filled"][0] != drawn["line"][0]
    assert [drawn[each][1] for each in ("sealed", "line", "badge")] == ["1px"] * 3
