"""The teams of a new event in a browser: pasted, dropped and opened as a person has them."""

import re
from base64 import b64encode
from collections.abc import Callable, Iterator
from os import utime
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits, picture
from support.browser.axe import serious
from support.browser.events import sealed
from support.browser.house import House, directed
from support.browser.parts import expect_data, part, refusal
from support.browser.screens import sentence
from support.browser.sizes import DESK, PHONE, too_small

pytestmark = pytest.mark.browser

PLACES = ("Kharkov", "Moscow", "Saratov", "Tbilisi")
GOLDEN = Path(__file__).parents[1] / "golden" / "entries"
PASTED = (
    "Team\tCaptain\tPlayer\tPlayer\nAnts\tAnn\tAbe\tAl\nBees\tBea\tBob\tBen\nCats\tCy\tCleo\tCarl"
)


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    server = serve(log=sealed(tmp_path_factory.mktemp("lists")))
    with directed(server, chromium) as house:
        yield house


@pytest.fixture
def teams_of(visit: Callable[..., Page], house: House) -> Callable[..., Page]:
    """Open the teams' page of a new event as the director."""

    def go(**how: Any) -> Page:
        page = house.entered(visit, "/office/new/seat_teams", **how)
        page.get_by_label("Name of the event").fill("Spring Cup")
        page.get_by_role("button", name="Next: teams").click()
        return page

    return go


def drop(page: Page, name: str, data: bytes) -> None:
    """Drop a file on the field of teams, as out of a folder."""
    page.get_by_role("group", name="List of teams").evaluate(
        """(target, [name, coded]) => {
            const bytes = Uint8Array.from(atob(coded), (sign) => sign.charCodeAt(0));
            const dropped = new DataTransfer();
            dropped.items.add(new File([bytes], name));
            for (const kind of ["dragover", "drop"])
                target.dispatchEvent(new DragEvent(kind, {dataTransfer: dropped, bubbles: true,
                    cancelable: true}));
        }""",
        [name, b64encode(data).decode()],
    )


def drop_from_disk(page: Page, place: Path) -> None:
    """Drop what lies there on the field of teams, as a file manager does."""
    target = page.get_by_role("group", name="List of teams")
    target.scroll_into_view_if_needed()
    box = target.bounding_box()
    assert box is not None
    at = {"x": box["x"] + 40, "y": box["y"] + 40}
    dragged = {"items": [], "files": [str(place)], "dragOperationsMask": 1}
    session = page.context.new_cdp_session(page)
    for kind in ("dragEnter", "dragOver", "drop"):
        session.send("Input.dispatchDragEvent", {"type": kind, **at, "data": dragged})


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_cells_pasted_from_a_spreadsheet_are_shown_and_put_right(
    teams_of: Callable[..., Page], how: dict[str, Any]
) -> None:
    """D6: Team, Captain and players; a name is put right in the table, and stands in the list."""
    page = teams_of(**how)
    field = page.get_by_label("Teams", exact=True)

    field.fill(PASTED.replace("Cleo", "Ann"))
    row = page.get_by_role("row").filter(has_text="Cats")
    expect(part(row, "problem")).to_contain_text(re.compile('"Ann".* 2.* 2'))
    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees", "Cats"])
    assert serious(page) == []
    assert fits(page)
    assert how is DESK or too_small(page) == []
    picture(page, "pasted")
    row.get_by_role("button", name="Ann").click()
    page.get_by_label("Name of the player").fill("Cleo")
    page.get_by_label("Name of the player").press("Enter")

    expect(part(row, "problem")).to_have_count(0)
    expect(field).to_have_value(PASTED + "\n")
    expect(row.get_by_role("button", name="Cleo")).to_be_focused()
    page.get_by_role("button", name="Next: play").click()
    expect(page.get_by_label("Deals of each session")).to_be_visible()
    page.get_by_role("button", name=re.compile("Teams$")).click()
    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees", "Cats"])


def test_a_heading_in_another_language_is_put_right_by_choosing(
    teams_of: Callable[..., Page],
) -> None:
    """D6: one sentence, and then a choice for each column."""
    page = teams_of()

    page.get_by_label("Teams", exact=True).fill(
        "Pelaaja 1;Pelaaja 2;Joukkue\nAnn;Abe;Ants\nBea;Bob;Bees\nCy;Cleo;Cats"
    )
    expect_data(part(page, "columns"), strange=True)
    expect(part(page, "problem")).to_contain_text(sentence("teams.strange_heading"))
    assert serious(page) == []
    picture(page, "columns")
    page.get_by_label("Column 1").select_option("Player")
    page.get_by_label("Column 3").select_option("Team")
    page.get_by_role("button", name="Read it so").click()

    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees", "Cats"])
    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_label("Teams", exact=True)).to_have_value(
        "player;player;name\nAnn;Abe;Ants\nBea;Bob;Bees\nCy;Cleo;Cats\n"
    )


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_names_from_right_to_left_stand_beside_their_lines_and_letters(
    teams_of: Callable[..., Page], how: dict[str, Any]
) -> None:
    """D6: a Hebrew list under a Hebrew heading; a name that stands twice is said with its line."""
    page = teams_of(**how)
    page.get_by_label("Teams", exact=True).fill(
        "קבוצה\tקפטן\tשחקן\tשחקן\nנמלים 7\tאבי\tדנה\tיוסי\nדבורים\tבני\tגיל\tדנה"
    )
    expect_data(part(page, "columns"), strange=True)
    expect(part(page, "problem")).to_contain_text(sentence("teams.strange_heading"))
    for column, holds in enumerate(("Team", "Captain", "Player", "Player"), 1):
        page.get_by_label(f"Column {column}").select_option(holds)
    page.get_by_role("button", name="Read it so").click()

    expect(page.get_by_role("rowheader")).to_have_text(["נמלים 7", "דבורים"])
    row = page.get_by_role("row").filter(has_text="דבורים")
    expect(part(row, "problem")).to_contain_text(re.compile('"דנה".* 2.* 3'))
    assert serious(page) == []
    assert fits(page)
    picture(page, "right-to-left")


@pytest.mark.parametrize("how", [DESK, PHONE], ids=["desk", "phone"])
def test_a_file_whose_letters_are_unclear_is_shown_in_both_code_pages(
    teams_of: Callable[..., Page], how: dict[str, Any]
) -> None:
    """D6: the director chooses where the names are right."""
    page = teams_of(**how)

    drop(page, "teams.csv", (GOLDEN / "excel-de.csv").read_bytes())
    expect(part(page, "code-page")).to_have_count(2)
    expect(part(page, "code-pages")).to_contain_text("Jürgen Groß")
    assert serious(page) == []
    assert fits(page)
    assert how is DESK or too_small(page) == []
    picture(page, "pages")
    page.get_by_role("button", name="These are right").click()

    expect(page.get_by_role("rowheader").first).to_have_text("Köln, Mitte")
    expect(page.get_by_label("Teams", exact=True)).to_have_value(re.compile("^Mannschaft;Kapitän"))


def test_a_workbook_is_opened_and_another_sheet_of_it_chosen(
    teams_of: Callable[..., Page],
) -> None:
    """D6: .xlsx and .ods by the same button as csv."""
    page = teams_of()

    page.get_by_label("Open a list").set_input_files(GOLDEN / "teams.xlsx")
    expect(page.get_by_role("rowheader")).to_have_text(["Köln", "7", "2026-02-01"])
    expect(part(page, "understood")).to_contain_text("E-mail")
    picture(page, "workbook")
    page.get_by_label("Sheet").select_option("Old teams")
    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees"])
    page.get_by_label("Open a list").set_input_files(GOLDEN / "teams.ods")
    expect(page.get_by_role("rowheader")).to_have_text(["Köln", "7", "2026-02-01"])


def test_what_is_no_list_is_said_in_a_sentence_and_leaves_the_list(
    teams_of: Callable[..., Page],
) -> None:
    """D6: a picture, a file that is too large to be sent, and a text that is."""
    page = teams_of()
    page.get_by_label("Teams", exact=True).fill(PASTED)

    expect(page.get_by_role("rowheader")).to_have_count(3)
    drop(page, "team.png", b"\x89PNG\r\n\x1a\n\0")
    expect(refusal(page, "NoList", file="team.png")).to_contain_text(sentence("teams.picture"))
    drop(page, "members.xlsx", b"PK\x03\x04" + b"x" * 5_000_000)
    expect(refusal(page, "FileTooLarge", file="members.xlsx", most=4 * 1024**2)).to_be_visible()
    page.get_by_label("Teams", exact=True).fill(f"The Ants,{'Ann' * 180}\n" * 1_900)
    expect(refusal(page, "ListTooLong", most=1_000_000)).to_be_visible()
    expect(page.get_by_role("rowheader")).to_have_count(0)
    page.get_by_label("Teams", exact=True).fill(PASTED)
    expect(page.get_by_role("rowheader")).to_have_count(3)

    drop(page, "teams.csv", (GOLDEN / "excel-ja.csv").read_bytes())
    page.get_by_role("button", name="Neither: leave this file").click()

    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees", "Cats"])
    expect(page.get_by_label("Teams", exact=True)).to_have_value(PASTED)


def test_a_folder_that_is_dropped_is_named_and_leaves_the_list(
    teams_of: Callable[..., Page], tmp_path: Path
) -> None:
    """D6: the folder in which the list lies is no list; the list itself then is one."""
    page = teams_of()
    page.get_by_label("Teams", exact=True).fill(PASTED)
    expect(page.get_by_role("rowheader")).to_have_count(3)
    folder = tmp_path / "club"
    folder.mkdir()
    (folder / "teams.csv").write_text("Dogs;Dan\nEels;Eva\n")

    drop_from_disk(page, folder)
    unread = refusal(page, "FileUnread", file="club")
    expect(unread).to_have_text(sentence("teams.unread", file="club"))
    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees", "Cats"])
    expect(page.get_by_label("Teams", exact=True)).to_have_value(PASTED)
    drop_from_disk(page, folder / "teams.csv")

    expect(page.get_by_role("alert")).to_have_count(0)
    expect(page.get_by_role("rowheader")).to_have_text(["Dogs", "Eels"])


def test_a_file_that_changes_before_it_is_read_is_named(
    teams_of: Callable[..., Page], tmp_path: Path
) -> None:
    """D6: a list that another program has written to since it was chosen is to be chosen again."""
    page = teams_of()
    place = tmp_path / "teams.csv"
    place.write_text("Ants;Ann\nBees;Bea\n")
    page.evaluate(
        "() => document.body.insertAdjacentHTML('beforeend',"
        " '<input type=file id=aside data-testid=aside>')"
    )
    part(page, "aside").set_input_files(place)
    # The browser looks only some time after the choice at which file it was; then it has.
    part(page, "aside").evaluate("input => input.files[0].slice(0, 1).text()")
    place.write_text("Ants;Ann\nBees;Bea\nCats;Cleo\n")
    later = place.stat().st_mtime + 10
    utime(place, (later, later))
    page.get_by_role("group", name="List of teams").evaluate(
        """(target) => {
            const dropped = new DataTransfer();
            dropped.items.add(document.getElementById("aside").files[0]);
            target.dispatchEvent(new DragEvent("drop", {dataTransfer: dropped, bubbles: true,
                cancelable: true}));
        }"""
    )

    unread = refusal(page, "FileUnread", file="teams.csv")
    expect(unread).to_have_text(sentence("teams.unread", file="teams.csv"))
    page.get_by_label("Open a list").set_input_files(place)
    expect(page.get_by_role("rowheader")).to_have_text(["Ants", "Bees", "Cats"])


def test_team_matches_take_the_same_lists(visit: Callable[..., Page], house: House) -> None:
    """D6: teams beside the file of a backgammon event."""
    page = house.entered(visit, "/office/new/room_match")
    page.get_by_role("button", name="Begin with the example").click()
    toml = page.get_by_label("event.toml")
    expect(toml).to_have_value(re.compile(r"\[\[entries\]\]"))
    toml.fill(toml.input_value().partition("[[entries]]")[0])
    part(page, "own-list").click()
    rows = [f"{name}\t" + "\t".join(f"{name[0]}{n}" for n in range(1, 5)) for name in PLACES]

    page.get_by_label("Teams", exact=True).fill(
        "Team\tCaptain\tPlayer\tPlayer\tPlayer\n" + "\n".join(rows)
    )

    expect(page.get_by_role("rowheader")).to_contain_text(list(PLACES))
    expect(page.get_by_role("button", name="Seal and publish")).to_be_visible()
    picture(page, "matches")
