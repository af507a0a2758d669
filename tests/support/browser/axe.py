"""What axe finds on a page: what shuts out who sees little, hears it read out, or has only keys."""

from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import ROOT, arrived, rests
from support.browser.sizes import DESK, PHONE

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
LOOK = """
([runOnly, impacts]) => axe.run(document, {resultTypes: ["violations"], runOnly})
  .then(found => found.violations
    .filter(one => impacts === null || impacts.includes(one.impact))
    .flatMap(one => one.nodes.map(node =>
      `${one.id}: ${node.target.join(" ")}: ${node.failureSummary.replaceAll("\\n", " ")}`)))
"""
"""The violations of some rules that have some impacts, one line for each element.

Playwright evaluates it past the content policy of the page.
"""
STANDARD = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")
"""WCAG 2.2 AA, and what is good practice beside it."""
HEAVY = ("serious", "critical")
COLOURS = ("color-contrast", "link-in-text-block")
"""The rules of axe whose outcome depends on colours."""

SHOW = """
theme => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  document.documentElement.dataset.theme = theme;
  document.body.offsetHeight;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter(each => each !== still);
}
"""
"""The page in another theme, at once: a thousand colours that pass over cost more than axe does."""

GROUNDS = {"dark": "rgb(16, 19, 22)", "light": "rgb(246, 243, 236)"}
"""The background of a page in each theme."""
LOOKS = [(DESK, ("dark", "light")), (PHONE, ("light", "dark"))]
"""On each screen, the theme in which everything is looked at, and the one whose colours are."""


def complaints(page: Page, other: str) -> list[str]:
    """What axe finds on the page in front of us, and with the colours of the OTHER theme."""
    arrived(page)
    return serious(page, also=other)


def serious(page: Page, also: str | None = None) -> list[str]:
    """What axe finds on the page as it is now, serious or critical; ALSO in another theme."""
    return violations(page, also, HEAVY)


def violations(
    page: Page, also: str | None = None, impacts: tuple[str, ...] | None = None
) -> list[str]:
    """What axe finds on the page as it is now, of any impact or of these; ALSO in another theme.

    A theme changes colours and nothing else: only their rules are asked again.
    """
    found = _found(page, {"type": "tag", "values": STANDARD}, impacts)
    if also is not None:
        before = page.evaluate("document.documentElement.dataset.theme")
        _show(page, also)
        again = _found(page, {"type": "rule", "values": COLOURS}, impacts)
        found += [f"{also}: {line}" for line in again]
        _show(page, before)
    return found


def wears(page: Page, theme: str) -> None:
    """Wait until the page is in the light of a THEME, for a test that claims to look at it there.

    A theme is named in the address, chosen by the reader, or else what the device prefers.
    """
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("body")).to_have_css("background-color", GROUNDS[theme])


def _show(page: Page, theme: str) -> None:
    page.evaluate(SHOW, theme)


def _found(page: Page, rules: dict[str, Any], impacts: tuple[str, ...] | None) -> list[str]:
    rests(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(LOOK, [rules, impacts])
    return found
