"""Links that would do something: where somebody is signed in, they ask first."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Server, fits, picture
from support.browser.answers import answer_to
from support.browser.axe import serious
from support.browser.events import invited
from support.browser.house import PASSWORD
from support.browser.parts import part
from support.browser.recorder import EVENT, PHONE, begun
from support.browser.screens import sentence

pytestmark = pytest.mark.browser

NAME = "Dora Lind"
RULES = 150_000
"""Milliseconds for what needs the rules started."""


@pytest.fixture(scope="module")
def hall(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """Nine tables, nothing played."""
    return serve(log=begun(tmp_path_factory.mktemp("links")))


def code_of(hall: Server, role: str, *place: str) -> str:
    """A code, as the director makes it."""
    return invited(hall.log, role, *place, "--event", EVENT)


def signed_in(page: Page) -> tuple[str | None, list[tuple[str, int | None]]]:
    """Who is signed in in this browser, and as what."""
    me = answer_to(page, "GET", "/api/me")
    return me["name"], [(grant["role"], grant["table"]) for grant in me["grants"]]


def direct(page: Page, hall: Server, name: str) -> None:
    """Make a director's account in this browser."""
    page.goto(f"{hall.url}/join")
    said = {"code": code_of(hall, "director"), "name": name, "password": PASSWORD}
    answer_to(page, "POST", "/api/join", said)


def question(page: Page, link: str) -> Locator:
    """What the console asks when the link is opened."""
    page.goto("about:blank")
    page.goto(link)
    dialogue = page.get_by_role("dialog").filter(has=part(page, "brought-does"))
    expect(dialogue).to_be_visible(timeout=RULES)
    return dialogue


def test_a_link_of_another_console_does_nothing_in_a_directors_name_without_a_word(
    visit: Callable[..., Page], hall: Server
) -> None:
    """S9: it says who is signed in, and that the director would be signed out."""
    recorder = visit(**PHONE)
    recorder.goto(f"{hall.url}/join")
    answer_to(recorder, "POST", "/api/join", {"code": code_of(hall, "recorder", "--table", "3")})
    handed = answer_to(recorder, "POST", f"/api/console/{EVENT}/3/handover", {})["code"]
    page = visit(**PHONE)
    direct(page, hall, NAME)
    before = signed_in(page)
    assert before == (NAME, [("director", None)])

    dialogue = question(page, f"{hall.url}/recorder/#resume={handed}.")
    expect(part(dialogue, "brought-as")).to_have_text(sentence("links.who", name=NAME))
    does = part(dialogue, "brought-does")
    expect(does).to_contain_text(sentence("links.becomes_recorder", table=3, event="Team Cup"))
    expect(does).to_contain_text(sentence("links.signed_out", name=NAME))
    assert handed not in page.url
    assert signed_in(page) == before
    assert serious(page) == []
    assert fits(page)
    picture(page, "recorder-link")
    dialogue.get_by_role("button", name="Leave it").click()
    expect(dialogue).to_be_hidden()
    assert signed_in(page) == before

    question(page, f"{hall.url}/recorder/#resume={handed}.")
    page.get_by_role("button", name="Go on", exact=True).click()
    expect(page.get_by_label("Label of the deck")).to_be_visible(timeout=RULES)
    assert signed_in(page) == ("table 3", [("recorder", 3)])


@pytest.mark.parametrize("mark", ["", "join="])
def test_the_code_of_a_table_in_a_link_waits_for_a_word_too(
    visit: Callable[..., Page], hall: Server, mark: str
) -> None:
    """S9: a table's card that is scanned with the telephone of the director."""
    name = f"{NAME} {mark or 'code'}"
    page = visit(**PHONE)
    direct(page, hall, name)
    code = code_of(hall, "recorder", "--table", "4")

    dialogue = question(page, f"{hall.url}/recorder/#{mark}{code}")
    expect(part(dialogue, "brought-as")).to_have_text(sentence("links.who", name=name))
    does = sentence("links.adds_recorder", name=name, table=4, event="Team Cup")
    expect(part(dialogue, "brought-does")).to_contain_text(does)
    assert signed_in(page) == (name, [("director", None)])
    page.keyboard.press("Escape")
    expect(dialogue).to_be_hidden()
    assert signed_in(page) == (name, [("director", None)])


def test_the_door_says_in_whose_name_a_code_is_taken_and_takes_none_by_itself(
    visit: Callable[..., Page], hall: Server
) -> None:
    """S9: of a code for an account, and of one for a device."""
    name = f"{NAME} at the door"
    page = visit(**PHONE)
    direct(page, hall, name)
    for role, place in (("recorder", ("--table", "5")), ("director", ())):
        page.goto("about:blank")
        page.goto(f"{hall.url}/join#{code_of(hall, role, *place)}")

        expect(part(page, "signed-in", signs_out=False)).to_contain_text(name)
        page.wait_for_load_state("networkidle")
        assert signed_in(page) == (name, [("director", None)])
