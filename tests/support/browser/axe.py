"""What axe finds on a page: what shuts out who sees little, hears it read out, or has only keys."""

from playwright.sync_api import Page, expect

from browser.conftest import ROOT, arrived, rests
from support.browser.sizes import DESK, PHONE

AXE = (ROOT / "ui" / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")
LOOK = """
rules => axe.run(document, {
    resultTypes: ["violations"], ...(rules && {runOnly: {type: "rule", values: rules}}),
  }).then(found => found.violations
    .filter(one => one.impact === "serious" || one.impact === "critical")
    .flatMap(one => one.nodes.map(node =>
      `${one.id}: ${node.target.join(" ")}: ${node.failureSummary.replaceAll("\\n", " ")}`)))
"""
"""The serious and the critical violations, one line for each element.

Playwright evaluates it past the content policy of the page.
"""
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
    """What axe finds on the page as it is now, serious or critical; ALSO in another theme.

    A theme changes colours and nothing else: only their rules are asked again.
    """
    found = _found(page, None)
    if also is not None:
        shown = page.evaluate("document.documentElement.dataset.theme")
        _show(page, also)
        found += [f"{also}: {line}" for line in _found(page, COLOURS)]
        _show(page, shown)
    return found


def wears(page: Page, theme: str) -> None:
    """Wait until the page is in the light of a THEME, for a test that claims to look at it there.

    A theme is asked for in the address or chosen by the reader; what the device prefers is
    followed only if that was chosen.
    """
    expect(page.locator("html")).to_have_attribute("data-theme", theme)
    expect(page.locator("body")).to_have_css("background-color", GROUNDS[theme])


def _show(page: Page, theme: str) -> None:
    page.evaluate(SHOW, theme)


def _found(page: Page, rules: tuple[str, ...] | None) -> list[str]:
    rests(page)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE)
    found: list[str] = page.evaluate(LOOK, rules)
    return found
