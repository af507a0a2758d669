"""What a director sees who has installed the package, without Node and far from a checkout."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from support.package import built, installed

pytestmark = pytest.mark.browser


def test_whoever_installs_the_package_sees_the_house_and_the_scoreboard_of_the_demonstration(
    page: Page, tmp_path: Path
) -> None:
    there = installed(built(tmp_path), tmp_path)
    with there.serving(tmp_path / "log", "--pace", "0.05") as address:
        page.goto(address)
        expect(page.get_by_role("heading", level=1)).to_have_text("evendeal")
        expect(page.get_by_role("link", name="Duplicate Poker Team Cup").first).to_be_visible()
        page.goto(f"{address}e/team-cup/scoreboard")
        expect(page.get_by_role("heading", level=1)).to_contain_text("Duplicate Poker Team Cup")
        for team in ("Argentina", "Brazil", "China", "Denmark", "Ecuador", "Finland"):
            expect(page.get_by_text(team).first).to_be_visible()
