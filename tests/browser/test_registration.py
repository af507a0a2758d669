"""Registration in a browser: from the office's link to one's own page, and into the draft."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from browser.conftest import Server, fits
from support.browser.axe import serious
from support.browser.house import House, directed
from support.browser.parts import part, refusal
from support.browser.sizes import LAPTOP, PHONE, too_small

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    server = serve("--no-demonstration", log=tmp_path_factory.mktemp("registration"))
    with directed(server, chromium) as found:
        yield found


def opened(house: House, **more: Any) -> dict[str, Any]:
    """A registration, as the office has it."""
    fields = {
        "event_name": "Spring Cup", "format": "seat_teams", "players_least": 2, "players_most": 3,
        "capacity": 1, "about": "At the club.", **more,
    }  # fmt: skip
    made: dict[str, Any] = house.asked.post("/api/office/registrations", fields)
    return made


def team(page: Page, name: str, *players: str) -> None:
    """Fill the form in for a team."""
    page.get_by_label("Name of the team").fill(name)
    for number, player in enumerate(players, 1):
        page.get_by_label(f"Player {number}").fill(player)


def sends(page: Page) -> None:
    page.get_by_role("button", name="Register").click()


@pytest.mark.parametrize("size", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_team_registers_is_approved_and_stands_in_the_draft(
    house: House, chromium: Browser, size: dict[str, Any]
) -> None:
    made = opened(house, event_name=f"Cup {size['viewport']['width']}")
    captain = chromium.new_context(**size)
    page = captain.new_page()
    page.goto(house.server.url + made["link"])
    expect(part(page, "places-free", places=1)).to_be_visible()
    team(page, "Ants", "Ann", "ann")
    sends(page)
    expect(refusal(page, "AlreadyRegistered", where="players[2].name")).to_be_visible()
    assert serious(page) == []
    if size is PHONE:
        assert too_small(page) == []
    assert fits(page)

    team(page, "Ants", "Ann", "Abe")
    sends(page)
    expect(part(page, "application", state="pending")).to_be_visible()
    own = page.url
    assert serious(page) == []

    office = chromium.new_context(**size, storage_state=house.state)
    desk = office.new_page()
    desk.goto(f"{house.server.url}/office/registrations/{made['head']['id']}")
    expect(part(desk, "registration-link")).to_contain_text(made["link"])
    desk.get_by_role("button", name="Approve Ants").click()
    expect(part(desk, "application", number=1, state="approved")).to_be_visible()
    assert serious(desk) == []
    assert fits(desk)
    page.reload()
    expect(part(page, "application", state="approved")).to_be_visible()
    expect(part(page, "badge", badge=1)).to_be_visible()
    assert page.url == own

    desk.get_by_role("button", name="into the draft").click()
    desk.wait_for_url("**/office/new/seat_teams")
    kept = desk.evaluate("JSON.parse(sessionStorage.getItem('evendeal-new-seat_teams'))")
    assert kept["name"] == made["head"]["event_name"]
    assert "Ants,Ann,,1,Abe,,2" in kept["teams"]
    office.close()
    captain.close()


def test_who_withdraws_makes_room_and_the_next_one_sees_it(house: House, chromium: Browser) -> None:
    made = opened(house)
    context = chromium.new_context(**PHONE)
    owns = []
    for name in ("Ants", "Bees"):
        page = context.new_page()
        page.goto(house.server.url + made["link"])
        team(page, name, f"{name} 1", f"{name} 2")
        sends(page)
        expect(part(page, "application")).to_be_visible()
        owns.append(page)
    expect(part(owns[1], "application", state="waiting", queue=1)).to_be_visible()

    for _ in ("asked", "sure"):
        owns[0].get_by_role("button", name="withdraw").click()
    expect(part(owns[0], "application", state="withdrawn")).to_be_visible()
    owns[1].reload()
    expect(part(owns[1], "application", state="pending")).to_be_visible()
    context.close()


def test_a_link_of_nothing_and_a_closed_registration_say_so(
    house: House, chromium: Browser
) -> None:
    made = opened(house)
    settled = {"event_name": "Spring Cup", "capacity": None, "about": "", "open": False}
    house.asked.post(f"/api/office/registrations/{made['head']['id']}/settings", settled)
    context = chromium.new_context(**PHONE)
    page = context.new_page()

    page.goto(house.server.url + made["link"])
    expect(part(page, "register-closed")).to_be_visible()
    page.goto(f"{house.server.url}/register/nothing")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Register")).to_have_count(0)
    page.goto(f"{house.server.url}/registered#nothing")
    expect(refusal(page, "NoSuchApplication")).to_be_visible()
    context.close()


def test_the_office_offers_whom_the_house_knows_and_closes_what_is_published(
    house: House, chromium: Browser
) -> None:
    winter, spring = (opened(house, event_name=name) for name in ("Winter Cup", "Summer Cup"))
    for made, name in ((winter, "Änne Berg"), (spring, "Berg, Anne")):
        players = [{"name": name, "badge": ""}, {"name": f"{made['head']['id']} 2", "badge": ""}]
        path = f"/api/office/registrations/{made['head']['id']}/applications"
        house.asked.post(path, {"name": f"Team of {name}", "players": players})
    context = chromium.new_context(**LAPTOP, storage_state=house.state)
    page = context.new_page()
    page.goto(f"{house.server.url}/office/registrations/{spring['head']['id']}")
    expect(part(page, "known", by="name")).to_have_count(1)
    page.get_by_role("button", name="Same person").click()
    expect(part(page, "known")).to_have_count(0)

    event = house.event("summer")
    house.asked.post(f"/api/office/registrations/{spring['head']['id']}/event", {"event": event})
    page.reload()
    expect(part(page, "registration-published")).to_be_visible()
    expect(page.get_by_role("button", name="Refuse")).to_have_count(0)
    context.close()
