"""Secrets of sessions to come, encrypted with real clicks; then a session asks for the key."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from browser.conftest import Server, fits
from evendeal.director.encrypted_secrets import PassphraseShort, SecretsEncrypted
from support.browser.axe import serious
from support.browser.events import sealed
from support.browser.house import House, directed
from support.browser.parts import expect_data, not_filled_in, part

pytestmark = pytest.mark.browser

PASSPHRASE = "four words that differ"


@pytest.fixture(scope="module")
def house(
    serve: Callable[..., Server], chromium: Browser, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[House]:
    server = serve(log=sealed(tmp_path_factory.mktemp("at-rest")))
    with directed(server, chromium) as house:
        yield house


def test_secrets_are_encrypted_after_what_is_lost_was_said_and_begin_asks_for_the_passphrase(
    visit: Callable[..., Page], house: House
) -> None:
    event = house.event("rest")
    page = house.entered(visit, f"/office/e/{event}/event", expect_complaints=True)
    expect_data(part(page, "secrets"), plain=1, encrypted=0)
    first, again = page.get_by_label("Passphrase", exact=True), page.get_by_label("The same")
    assert serious(page) == []
    assert fits(page)

    first.fill(PASSPHRASE)
    again.fill("something else")
    page.get_by_role("button", name="Encrypt").click()
    not_filled_in(page, "again")
    first.fill("sesame")
    again.fill("sesame")
    page.get_by_role("button", name="Encrypt").click()
    page.get_by_role("button", name="I have kept it").click()
    expect_data(part(page, "refusal"), refusal=PassphraseShort.__name__)
    first.fill(PASSPHRASE)
    again.fill(PASSPHRASE)
    page.get_by_role("button", name="Encrypt").click()
    page.get_by_role("button", name="I have kept it").click()

    expect_data(part(page, "secrets"), plain=0, encrypted=1)
    page.goto(house.url(f"/office/e/{event}/session"))
    page.get_by_role("button", name="Begin session 1").click()
    page.get_by_role("button", name="Yes").click()
    expect_data(part(page, "refusal"), refusal=SecretsEncrypted.__name__)
    page.get_by_label("Passphrase or secret key").fill(PASSPHRASE)
    page.get_by_role("button", name="Begin session 1").click()
    page.get_by_role("button", name="Yes").click()
    expect_data(part(page, "session"), stage="running")
