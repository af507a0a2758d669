"""The page of prizes, as players use it who want to make a deal, and a director who prints it."""

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Request, Route, expect

from browser.conftest import Server, fits, picture, rests
from support.browser.axe import serious, wears
from support.browser.events import invited, rehearsed
from support.browser.outside import BRACKETS, Outside
from support.browser.parts import expect_data, part, refusal, refusals
from support.browser.screens import sentence
from support.browser.sizes import DESK, SHARP_PHONE
from support.served import get

pytestmark = pytest.mark.browser

CALCULATED = 180_000
"""Milliseconds for the models of a large table, on a machine that has other things to do."""
FOUR = "/prizes?stacks=5000;3000;1500;500&prizes=500;300;200&shover=1&caller=3&equity=60"
PAPER = "/prizes?stacks=1000;1000;2000;3000&prizes=50;30;20&equity=40"
"""Section 6 of the paper: the small blind is all-in, the big blind has posted 200."""
NINE = (
    "/prizes?names=Ana+Costa;Ben+Okafor;Chiara+Rossi;Dmitri+Volkov;Elif+Yıldız;Femi+Adeyemi;"
    "Greta+Lindqvist;Hiro+Tanaka;Inés+Moreau&stacks=2870000;2310000;1985000;1440000;1205000;"
    "990000;615000;430000;155000&prizes=12400;8900;6500;4800;3550;2650;2000;1500;1150&unit=1"
)
"""A final table that could be one."""
ICM = ["377.78", "312.89", "225.60", "83.73"]
DCM = ["391.25", "329.54", "220.93", "58.28"]


@pytest.fixture(scope="module")
def server(serve: Callable[..., Server], tmp_path_factory: pytest.TempPathFactory) -> Server:
    """An event that has been played to its end, and the page of prizes beside it."""
    return serve(log=rehearsed(tmp_path_factory.mktemp("played")))


def opened(page: Page, server: Server, address: str, theme: str = "dark") -> Page:
    """The page at an address, as soon as it has its answer."""
    page.goto(f"{server.url}{address}{'&' if '?' in address else '?'}theme={theme}")
    expect(page.get_by_role("heading", name="Share the prizes", level=1)).to_be_visible()
    wears(page, theme)
    if "stacks=" in address and "prizes=" in address:
        expect(shared(page)).to_be_visible(timeout=CALCULATED)
        expect_data(part(page, "answer"), stale=False)
    return page


def shared(page: Page) -> Locator:
    """The table of every division."""
    return part(page, "divisions")


def column(page: Page, name: str) -> list[str]:
    """What stands in a column of it, from the first player to the last."""
    found: list[str] = shared(page).evaluate(
        """(table, name) => {
            const said = cell => cell.innerText.trim();
            const at = [...table.tHead.rows[0].cells].findIndex(head => said(head) === name);
            if (at < 0) throw new Error(`no column ${name}`);
            return [...table.tBodies[0].rows].map(row => said(row.cells[at]));
        }""",
        name,
    )
    return found


def stack(page: Page, player: int) -> Locator:
    return page.get_by_role("textbox", name=f"Stack of player {player}", exact=True)


def prize(page: Page, place: int) -> Locator:
    return page.get_by_role("textbox", name=f"Prize for place {place}", exact=True)


def test_whoever_types_stacks_and_prizes_sees_every_method_at_once(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(**DESK)
    page.goto(server.url)
    page.get_by_role("link", name="Prizes", exact=True).click()
    expect(page).to_have_title(re.compile("Share the prizes"))
    expect(part(page, "beginning")).to_be_visible()
    stack(page, 1).click()
    for number in ("5000", "3000", "1500", "500"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")
    expect(stack(page, 5)).to_be_focused()
    prize(page, 1).click()
    for number in ("500", "300", "200"):
        page.keyboard.type(number)
        page.keyboard.press("Enter")

    expect(shared(page)).to_contain_text("−25.45")
    assert column(page, "ICM") == ICM
    assert column(page, "DCM") == DCM
    assert column(page, "DCM − ICM") == ["+13.47", "+16.65", "−4.67", "−25.45"]
    assert column(page, "Chip chop") == ["500.00", "300.00", "150.00", "50.00"]
    assert column(page, "Equal") == ["250.00"] * 4
    sums = part(page, "sums")
    expect(sums).to_contain_text("10\u202f000 chips, 1\u202f000 to share.")
    expect(sums).to_contain_text(sentence("prizes.how_exact"))
    expect(stack(page, 1)).to_have_value("5\u202f000")
    expect(page).to_have_url(f"{server.url}/prizes?stacks=5000;3000;1500;500&prizes=500;300;200")


def test_keys_move_between_the_fields_and_an_empty_line_goes_by_backspace(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, FOUR)
    stack(page, 2).focus()
    page.keyboard.press("ArrowDown")
    expect(stack(page, 3)).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(prize(page, 3)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(prize(page, 2)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowLeft")
    name = page.get_by_role("textbox", name="Name of player 2")
    expect(name).to_be_focused()
    page.keyboard.type("Ana")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Delete")
    page.keyboard.press("Backspace")
    expect(stack(page, 2)).to_be_focused()

    expect(stack(page, 3)).to_have_value("500")
    expect(page).to_have_url(re.compile(r"names=;Ana&stacks=5000;3000;500&"))
    expect(shared(page).get_by_role("rowheader", name="Ana")).to_be_visible()


def test_what_cannot_be_read_is_told_at_its_field_and_the_last_answer_stays(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, FOUR)
    stack(page, 2).fill("3,00")
    expect(stack(page, 2)).to_have_attribute("aria-invalid", "true")
    expect(refusals(page).filter(has_text="3,00")).to_be_visible()
    expect_data(part(page, "answer"), stale=True)
    assert column(page, "ICM") == ICM
    stack(page, 2).fill("3000")
    expect(stack(page, 2)).to_have_attribute("aria-invalid", "false")
    prize(page, 3).fill("400")
    expect(prize(page, 3)).to_have_attribute("aria-invalid", "true")
    expect(refusal(page, "PrizesRise", place=3)).to_be_visible()
    prize(page, 3).fill("200")

    expect_data(part(page, "answer"), stale=False)
    expect(refusals(page)).to_have_count(0)
    expect(page.locator("[aria-invalid=true]")).to_have_count(0)


def test_a_list_is_pasted_as_several_languages_write_it(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, "/prizes")
    page.get_by_role("button", name="Paste a list").click()
    stacks = page.get_by_label("Players and stacks")
    prizes = page.get_by_label("Prizes, first place first")
    expect(stacks).to_be_focused()
    stacks.fill("Player\tChips\n1\tAna Lima\t5,000\n2\tUrs\t3’000\n3\tJosé\t1,500,00")
    prizes.fill("1st 1.500,50\n2nd 800")
    page.get_by_role("button", name="Use this list").click()
    expect(refusal(page, "NumberRefused", line=4, text="1,500,00")).to_be_visible()
    expect(stacks).to_be_focused()
    assert page.evaluate("getSelection().toString()") == "3\tJosé\t1,500,00"
    stacks.fill("Ana Lima: 5,000\nUrs: 3’000\nJosé 1.500\nIvan; 1\u00a0500\nPlayer 5 500")
    page.get_by_role("button", name="Use this list").click()
    expect(refusal(page, "LineUnreadable", line=5)).to_have_text(sentence("prizes.two_readings"))
    stacks.fill("Ana Lima: 5,000\nUrs: 3’000\nJosé 1.500\nIvan; 1\u00a0500\nPlayer 5: 500")
    page.get_by_role("button", name="Use this list").click()
    expect(page.get_by_role("dialog")).to_have_count(0)

    expect(shared(page)).to_be_visible()
    assert column(page, "Player") == ["Ana Lima", "Urs", "José", "Ivan", "Player 5"]
    assert [text.replace("\u202f", "") for text in column(page, "Stack")] == [
        *("5000", "3000", "1500", "1500", "500")
    ]
    expect(prize(page, 1)).to_have_value("1\u202f500.50")
    page.go_back()
    expect(part(page, "beginning")).to_be_visible()
    page.go_forward()
    expect(shared(page)).to_be_visible()


def test_a_list_pasted_into_a_field_fills_the_lines_from_there(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"], **DESK)
    opened(page, server, FOUR)
    page.evaluate("navigator.clipboard.writeText('2.000; 1 000')")
    stack(page, 3).focus()
    page.keyboard.press("Control+V")

    expect(stack(page, 5)).to_be_focused()
    expect(page).to_have_url(re.compile(re.escape("stacks=5000;3000;2.000;1+000&")))
    expect(shared(page)).to_contain_text("11\u202f000")


def test_a_copied_address_shows_the_same_to_somebody_else(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(permissions=["clipboard-read", "clipboard-write"], **DESK)
    page.clock.install()
    opened(page, server, FOUR)
    page.get_by_role("textbox", name="Name of player 1").fill("Čeněk & Söhne; GmbH")
    page.get_by_role("tab", name="What each chip is worth").click()
    # The button says it for four seconds: those of the page's clock, which is stopped.
    page.clock.pause_at(datetime.now(UTC) + timedelta(hours=1))
    page.get_by_role("button", name="Copy address").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    address = page.evaluate("navigator.clipboard.readText()")
    page.clock.run_for(4_000)
    expect(page.get_by_role("button", name="Copy address")).to_be_visible()
    other = visit(**DESK)
    other.goto(address)
    expect(shared(other)).to_be_visible()

    assert "theme" not in address
    assert column(other, "Player")[0] == "Čeněk & Söhne GmbH"
    assert column(other, "ICM") == ICM
    expect(other.get_by_role("tab", name="What each chip is worth")).to_have_attribute(
        "aria-selected", "true"
    )
    other.reload()
    expect(shared(other)).to_be_visible()
    assert column(other, "DCM") == DCM


def test_tabs_turn_by_arrow_keys_and_a_pair_is_told_in_a_sentence(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, FOUR)
    picture(page, "prizes")
    first = part(page, "places", model="icm")
    expect(first.get_by_role("row").nth(4)).to_have_text(re.compile(r"Player 4.*5\.0.*69\.6"))
    second = part(page, "places", model="dcm")
    expect(second.get_by_role("row").nth(4)).to_have_text(re.compile(r"Player 4.*5\.0.*79\.7"))
    page.get_by_role("tab", name="Who finishes where").focus()
    page.keyboard.press("ArrowRight")
    worth = part(page, "chip-worth")
    expect(worth.get_by_role("row").nth(4)).to_have_text(re.compile(r"Player 4.*1\.67.*1\.17"))
    picture(page, "prizes-chips")
    page.keyboard.press("ArrowRight")
    pair = part(page, "pair")
    expect_data(pair, row=1, column=2)
    expect(part(pair, "pair-said", model="icm")).to_contain_text(sentence("prizes.pair"))
    page.get_by_role("button", name=re.compile("^Player 1 against Player 2")).first.focus()
    page.keyboard.press("ArrowDown")
    expect_data(pair, row=3, column=2)
    page.get_by_role("button", name=re.compile("^Player 4 against Player 3")).last.hover()

    expect_data(pair, row=4, column=3)
    expect(page).to_have_url(re.compile("show=bubble"))
    picture(page, "prizes-bubble")


def test_the_call_of_the_paper_is_a_fold_by_icm_and_a_call_by_dcm(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, PAPER)
    section = page.get_by_role("region", name="A decision", exact=True)
    part(section, "posted-open").click()
    section.get_by_label("Posted by Player 2").fill("200")
    chips, icm, dcm = (part(section, "advice", model=model) for model in ("chips", "icm", "dcm"))

    expect(part(section, "advice")).to_have_count(3)
    expect_data(chips, advice="break-even")
    expect(chips).to_contain_text(re.compile(r"chips\s*break-even\s*needs 40 %"))
    expect_data(icm, advice="fold")
    expect(icm).to_contain_text(re.compile(r"ICM\s*fold\s*needs 47\.8 %"))
    expect(icm).to_contain_text("fold 15.23, call 12.74")
    expect_data(dcm, advice="call")
    expect(dcm).to_contain_text(re.compile(r"DCM\s*call\s*needs 31\.2 %"))
    expect(dcm).to_contain_text("fold 9.57, call 12.29")
    picture(page, "prizes-decision")
    section.get_by_role("slider").fill("60")
    expect_data(icm, advice="call")
    expect(page).to_have_url(re.compile(r"posted=;200&equity=60"))


def test_an_ante_that_one_player_posts_for_all_is_no_part_of_a_bet(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, FOUR)
    section = page.get_by_role("region", name="A decision", exact=True)
    part(section, "posted-open").click()
    section.get_by_label("Posted by Player 3").fill("400")
    chips = part(section, "advice", model="chips")
    expect(chips).to_contain_text("needs 36.7 %")
    section.get_by_label("Ante of Player 3").fill("200")
    expect(chips).to_contain_text("needs 39.3 %")
    expect(page).to_have_url(re.compile(r"posted=;;400&antes=;;200&"))
    page.reload()
    expect(chips).to_contain_text("needs 39.3 %")
    expect(part(section, "posted-open")).to_contain_text("400, with antes")
    part(section, "posted-open").click()
    section.get_by_label("Ante of Player 3").fill("2oo")

    expect(section.get_by_label("Ante of Player 3")).to_have_attribute("aria-invalid", "true")
    refused = refusal(section, "NumberRefused", field="antes", line=3, text="2oo", reason="marks")
    expect(refused).to_be_visible()


def test_money_has_as_many_digits_as_the_currency(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, FOUR)
    part(page, "terms-open").click()
    digits = page.get_by_label("Digits behind the point")
    digits.select_option("none, as yen")
    expect(page).to_have_url(re.compile("&decimals=0&"))
    expect(shared(page)).not_to_contain_text("377.78")
    assert column(page, "ICM") == ["378", "313", "225", "84"]
    units = page.get_by_label("Smallest unit").get_by_role("option")
    assert units.first.inner_text() == "1"
    prize(page, 3).fill("199.5")
    refused = refusal(page, "NumberRefused", field="prizes", line=3, text="199.5", reason="whole")
    expect(refused).to_be_visible()
    digits.select_option("three, as dinars")

    expect(page.get_by_role("alert")).to_have_count(0)
    expect(shared(page).get_by_role("row", name="Sum")).to_contain_text("999.500")
    page.get_by_role("button", name="Paste a list").click()
    page.get_by_label("Prizes, first place first").fill("500\n300\n012.345")
    page.get_by_role("button", name="Use this list").click()
    expect(shared(page).get_by_role("row", name="Sum")).to_contain_text("812.345")


def test_terms_of_an_agreement_have_columns_and_sum_to_the_pool(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, FOUR)
    part(page, "terms-open").click()
    page.get_by_label("Leave for first").fill("100")
    page.get_by_label("Smallest unit").select_option("5")
    part(page, "with-bounties").check()
    page.get_by_label("Bounty on Player 2").fill("25")
    part(page, "by-hand").check()
    page.get_by_label("Amount for Player 1").fill("350")
    page.get_by_label("Amount for Player 2").fill("300")
    short = refusal(page, "TypedDoesNotSum")
    expect(short).to_contain_text(re.compile(r"650\.00.*250\.00"))
    page.get_by_label("Amount for Player 3").fill("200")
    page.get_by_label("Amount for Player 4").fill("50")
    expect(short).to_have_count(0)

    cents = [int(text.replace(".", "")) for text in column(page, "ICM")]
    assert sum(cents) == 90_000
    assert all(amount % 500 == 0 for amount in cents)
    expect(shared(page).get_by_role("row", name="Played for")).to_contain_text("100.00")
    expect(part(page, "sums")).to_contain_text("25.00 on heads")
    page.get_by_label("Leave for first").fill("400")
    expect(page.get_by_label("Leave for first")).to_have_attribute("aria-invalid", "true")
    too_much = refusal(part(page, "terms"), "LeftForFirstTooMuch", field="leave")
    expect(too_much).to_contain_text(re.compile(r"400\.00.*500\.00.*300\.00"))


def test_prizes_come_from_a_payout_table(visit: Callable[..., Page], server: Server) -> None:
    page = opened(visit(**DESK), server, "/prizes?stacks=50000;30000;20000")
    page.get_by_role("button", name="From a payout table").click()
    page.get_by_label("Entries", exact=True).fill("9")
    page.get_by_label("Buy-in to the pool").fill("20")
    expect(part(page, "payout")).to_contain_text("180.00")
    page.get_by_role("button", name=re.compile("^Use th")).click()

    expect(shared(page)).to_be_visible()
    expect(prize(page, 1)).not_to_have_value("")


def test_a_payout_counts_rebuys_and_shares_places_among_players_out_together(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, "/prizes?stacks=50000;30000;20000")
    page.get_by_role("button", name="From a payout table").click()
    dialog = page.get_by_role("dialog").filter(has=part(page, "payout"))
    dialog.get_by_label("Entries", exact=True).fill("9")
    dialog.get_by_label("Buy-in to the pool").fill("10")
    part(dialog, "sold-open").click()
    dialog.get_by_label("Re-entries", exact=True).fill("1")
    dialog.get_by_label("Rebuys", exact=True).fill("4")
    dialog.get_by_label("Add-ons", exact=True).fill("3")
    dialog.get_by_label("Each of the add-ons").fill("5")
    expect(part(dialog, "payout")).to_contain_text("155.00")
    part(dialog, "out-together-open").click()
    dialog.get_by_label("How many").fill("20")
    dialog.get_by_label("Best place").fill("3")
    expect(refusal(dialog, "MoreOutThanPlayers")).to_contain_text("9 players")
    expect(dialog.get_by_label("How many")).to_have_attribute("aria-invalid", "true")
    dialog.get_by_label("How many").fill("2")

    together = part(dialog, "shared-places", players=2, from_=3, to=4)
    expect(together).to_contain_text(sentence("prizes.share_places", players=2, first=3, last=4))
    expect(refusals(dialog)).to_have_count(0)
    rests(page)
    picture(page, "prizes-payout")
    assert serious(page) == []


def test_what_each_is_paid_if_it_is_called_off_stands_beside_the_divisions(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, FOUR)
    page.get_by_role("tab", name="Called off").click()
    table, rule = part(page, "called-off"), part(page, "rule")

    expect(table).to_contain_text("375.00")
    expect(part(table, "paid")).to_have_text(["375.00", "275.00", "200.00", "150.00"])
    expect(rule).to_contain_text(sentence("prizes.called_off.half"))
    expect(page).to_have_url(re.compile("show=called-off"))
    stack(page, 4).fill("1500")
    expect(table).to_contain_text("11\u202f000")
    prize(page, 4).fill("100")
    expect(rule).to_contain_text(sentence("prizes.called_off.next", prize="100.00"))
    rests(page)
    picture(page, "prizes-called-off")
    assert serious(page) == []


@pytest.mark.parametrize("players", [2, 9, 20])
def test_an_agreement_is_one_sheet_with_a_line_for_every_signature(
    visit: Callable[..., Page], server: Server, tmp_path: Path, players: int
) -> None:
    # On a busy machine the advice beside the table may take longer than a page has for it.
    page = visit(expect_complaints=True, **DESK)
    stacks = ";".join(str(250_000 - 9_000 * player) for player in range(players))
    names = ";".join(f"Player with a name {player}" for player in range(players))
    opened(page, server, f"/prizes?names={names}&stacks={stacks}&prizes=900;600&by=dcm&leave=100")
    page.get_by_role("button", name="Print agreement").click()
    page.get_by_role("textbox", name="Event").fill("Spring Cup")
    page.get_by_role("textbox", name="Director").fill("Dana Reyes")
    page.get_by_role("radio", name=re.compile("^ICM")).check()
    page.get_by_role("button", name="Close", exact=True).last.click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    printed = page.pdf(prefer_css_page_size=True)
    page.emulate_media(media="print")
    sheet = part(page, "agreement")

    assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1
    expect(sheet.get_by_role("heading", name="Agreement on the prizes")).to_be_visible()
    expect(sheet).to_contain_text("Spring Cup")
    expect(sheet).to_contain_text("Director: Dana Reyes")
    expect_data(sheet, method="icm")
    expect(sheet).to_contain_text(sentence("prizes.agreement.by_icm"))
    expect(part(sheet, "signature")).to_have_count(players)
    expect(sheet.get_by_role("row", name="Played for, to the winner")).to_contain_text("100.00")
    expect(sheet).to_contain_text(f"{server.url}/prizes?names=")
    expect(page.get_by_role("button")).to_have_count(0)


def test_what_is_printed_is_what_is_typed(visit: Callable[..., Page], server: Server) -> None:
    page = visit(expect_complaints=True, **DESK)
    opened(page, server, NINE)
    page.get_by_role("button", name="Print agreement").click()
    page.get_by_role("textbox", name="Event").fill("Spring Cup")
    page.get_by_role("textbox", name="Director").fill("Dana Reyes")
    printing = page.get_by_role("button", name="Print", exact=True)
    expect(printing).to_be_enabled()
    picture(page, "prizes-agreement")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Print agreement")).to_be_focused()
    stack(page, 2).fill("1,5")
    refused = refusal(page, "NumberRefused", field="stacks", line=2, text="1,5")
    expect(refused).to_be_visible()
    page.get_by_role("button", name="Print agreement").click()
    expect(printing).to_be_disabled()
    expect(part(page, "outdated-figures")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.emulate_media(media="print")

    outdated = part(part(page, "agreement"), "outdated")
    expect(outdated).to_contain_text("Not to be signed")
    page.emulate_media(media="screen")
    stack(page, 2).fill("2310000")
    expect_data(part(page, "answer"), stale=False)
    page.emulate_media(media="print")
    expect(part(page, "agreement")).to_be_visible()
    expect(outdated).to_have_count(0)


def test_a_page_without_an_agreement_is_printed_as_it_is(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, "/prizes")
    page.emulate_media(media="print")

    expect(part(page, "beginning")).to_be_visible()
    expect(page.get_by_role("heading", level=1)).to_have_css("color", "rgb(21, 25, 28)")


def test_who_clears_the_page_goes_on_at_the_first_stack(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, FOUR)
    page.get_by_role("button", name="Clear").focus()
    page.keyboard.press("Enter")

    expect(part(page, "beginning")).to_be_visible()
    expect(stack(page, 1)).to_be_focused()


def test_a_table_that_waits_for_its_models_says_so(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**DESK), server, "/prizes?stacks=5000;3000")
    held: list[Route] = []

    def hold(route: Route, _: Request) -> None:
        held.append(route)

    page.route("**/api/prizes?*", hold)
    prize(page, 1).fill("100")
    notice = part(page, "calculating", slow=True)
    expect(notice).to_be_visible()
    held[-1].continue_()

    expect(shared(page)).to_be_visible()
    expect(notice).to_have_count(0)


def test_a_phone_shows_all_of_it_and_scrolls_only_inside(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(**SHARP_PHONE), server, FOUR)
    assert fits(page)
    expect(shared(page).get_by_role("columnheader", name="DCM − ICM")).to_be_in_viewport(ratio=1)
    expect(part(page, "difference-drawn").first).to_be_hidden()
    part(page, "answer").evaluate("answer => scrollTo(0, answer.offsetTop - 420)")
    picture(page, "prizes-phone")
    for tab, shows in (
        ("What each chip is worth", part(page, "chip-worth")),
        ("Bubble factors", page.get_by_role("table", name="Bubble factors by DCM")),
        ("Who finishes where", part(page, "places", model="dcm")),
    ):
        page.get_by_role("tab", name=tab).tap()
        expect(shows).to_be_visible()
        assert fits(page)
    page.get_by_role("button", name="Paste a list").tap()
    expect(page.get_by_role("dialog", name="Paste a list")).to_be_visible()
    assert fits(page)
    page.get_by_role("button", name="Cancel").tap()
    page.get_by_role("button", name="Print agreement").tap()
    expect(page.get_by_role("dialog", name="Print the agreement")).to_be_visible()
    assert fits(page)


@pytest.mark.parametrize(
    ("screen", "theme", "also"),
    [(DESK, "dark", "light"), (SHARP_PHONE, "light", "dark")],
    ids=["desktop", "phone"],
)
def test_nobody_is_shut_out(
    visit: Callable[..., Page], server: Server, screen: dict[str, Any], theme: str, also: str
) -> None:
    page = visit(reduced_motion="reduce", **screen)
    found = {}
    opened(page, server, "/prizes", theme)
    found["nothing yet"] = serious(page, also)
    opened(page, server, f"{FOUR}&bounties=;25&typed=;&leave=50", theme)
    for tab in ("Who finishes where", "What each chip is worth", "Bubble factors"):
        page.get_by_role("tab", name=tab).click()
        if tab == "Bubble factors":
            expect(part(page, "pair")).to_be_visible()
        found[tab] = serious(page, also)
    part(page, "posted-open").click()
    part(page, "terms-open").click()
    found["opened"] = serious(page, also)
    for button in ("Paste a list", "Print agreement", "From a payout table"):
        page.get_by_role("button", name=button).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        found[button] = serious(page, also)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)

    assert {place: lines for place, lines in found.items() if lines} == {}


def test_every_tab_and_every_dialog_stands_in_the_catalogue(
    visit: Callable[..., Page], server: Server
) -> None:
    """In brackets whatever has none is a word that nobody can translate."""
    page = visit(reduced_motion="reduce", expect_complaints=True, **DESK)
    outside = Outside(page)
    terms = "bounties=;25&typed=500&leave=50&tickets=1&ticket=90&guarantee=next&decimals=1&unit=5"
    page.goto(f"{server.url}{FOUR}&{terms}&posted=;200&antes=;50&language={BRACKETS}")
    expect(shared(page)).to_be_visible(timeout=CALCULATED)
    found = {"terms": outside.words}
    for tab in range(4):
        page.get_by_role("tab").nth(tab).click()
        if tab == 2:
            expect(part(page, "pair")).to_be_visible()
        found[f"tab {tab + 1}"] = outside.words
    part(page, "posted-open").click()
    part(page, "terms-open").click()
    found["opened"] = outside.words
    page.emulate_media(media="print")
    found["agreement"] = outside.words
    page.emulate_media(media="screen")
    for button in ("Paste a list", "Print agreement", "From a payout table"):
        page.get_by_role("button", name=f"\u27e6{button}\u27e7").click()
        expect(page.get_by_role("dialog")).to_be_visible()
        if button == "Paste a list":
            page.get_by_role("dialog").get_by_role("textbox").first.fill("A")
            page.get_by_role("button", name="\u27e6Use this list\u27e7").click()
            expect(refusal(page, "LineUnreadable")).to_be_visible()
        if button == "From a payout table":
            page.get_by_label("\u27e6Entries\u27e7").fill("90")
            page.get_by_label("\u27e6Buy-in to the pool\u27e7").fill("20")
            expect(part(page, "payout").get_by_role("listitem").first).to_be_visible()
        found[button] = outside.words
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_role("textbox", name="\u27e6Stack of player\u27e7 2").fill("3,00")
    expect(refusal(page, "NumberRefused")).to_be_visible()
    found["refused"] = outside.words

    assert {where: words for where, words in found.items() if words} == {}


def test_a_busy_server_and_a_lost_network_are_told_and_waited_for(
    visit: Callable[..., Page], server: Server
) -> None:
    page = opened(visit(expect_complaints=True, **DESK), server, FOUR)
    body = json.dumps({"name": "PrizesBusy", "sentence": "many calculate", "fields": {}})

    def busy(route: Route, _: Request) -> None:
        route.fulfill(
            status=503,
            body=body,
            headers={"retry-after": "1", "content-type": "application/json"},
        )

    page.route("**/api/prizes?*", busy)
    stack(page, 4).fill("600")
    waits = refusal(page, "Busy", seconds=1)
    expect(waits).to_contain_text(sentence("prizes.busy"))
    expect(waits).to_contain_text(sentence("prizes.as_before"))
    page.unroute("**/api/prizes?*")
    expect(waits).to_have_count(0)
    expect(shared(page)).to_contain_text("10\u202f100")
    page.context.set_offline(True)
    stack(page, 4).fill("700")
    silent = refusal(page, "NoAnswer")
    expect(silent.first).to_be_visible()
    page.context.set_offline(False)

    expect(shared(page)).to_contain_text("10\u202f200")
    expect(silent).to_have_count(0)


def test_the_stacks_of_a_table_come_along(visit: Callable[..., Page], server: Server) -> None:
    tables = get(server.url, "/api/events/gap/prizes")
    offered = [table for table in tables if table["address"] is not None]
    assert offered
    page = visit(**DESK)
    page.goto(f"{server.url}/e/gap/tables/{offered[0]['table']}")
    page.get_by_role("link", name="Share the prizes").click()
    expect(page.get_by_role("heading", name="Share the prizes")).to_be_visible()
    names = [player["name"] for player in offered[0]["players"]]
    for player, name in enumerate(names, start=1):
        expect(page.get_by_role("textbox", name=f"Name of player {player}")).to_have_value(name)
    prize(page, 1).fill("100")

    expect(shared(page)).to_be_visible()
    assert column(page, "Player") == names
    page.get_by_role("button", name="Print agreement").click()
    expect(page.get_by_role("textbox", name="Event")).to_have_value("Empty Seat Cup")


def test_the_office_leads_to_the_page_with_the_stacks_of_a_table(
    visit: Callable[..., Page], server: Server
) -> None:
    page = visit(**DESK)
    page.goto(f"{server.url}/join#{invited(server.log, 'director')}")
    page.get_by_label("Your name").fill("Dana Reyes")
    page.get_by_label("A password").fill("as long as it takes")
    page.get_by_role("button", name="Make my account").click()
    page.wait_for_url(re.compile("/office"))
    page.goto(f"{server.url}/office/e/gap/publish")
    page.get_by_role("link", name=re.compile("^Share the prizes")).first.click()

    expect(page).to_have_url(re.compile("/prizes[?]names=.*&event=Empty[+]Seat[+]Cup"))
    expect(page.get_by_role("heading", name="Share the prizes", level=1)).to_be_visible()
    expect(stack(page, 1)).not_to_have_value("")
    prize(page, 1).fill("100")
    expect(shared(page)).to_be_visible()
