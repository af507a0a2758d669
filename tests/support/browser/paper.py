"""What comes out of a printer: the pages of a print, and the text on them."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page

CODE = re.compile(
    r"^[a-z2-7]{4}(?:\n+[a-z2-7]{4}){2}(?:(?:\n+[a-z2-7]{4}){3}\n+[a-z2-7]{2})?$", re.MULTILINE
)
"""A code as the text of a slip has it: its 12 or 26 letters in groups of four, each a line alone.

The name of a place that is made of such letters, such as *open room*, is no line of four."""


@dataclass(frozen=True, slots=True)
class Paper:
    """One print: how many A4 pages it takes, and everything that can be read on them."""

    pages: int
    text: str


def on_paper(page: Page, press: Callable[[], None]) -> Paper:
    """What is printed when a button is pressed, by the browser's own printing.

    The dialog is left out: it would wait for somebody.
    """
    page.evaluate("() => { window.prints = 0; window.print = () => { window.prints += 1; }; }")
    press()
    page.wait_for_function("() => window.prints === 1")
    found = as_printed(page)
    page.evaluate("() => window.dispatchEvent(new Event('afterprint'))")
    return found


def as_printed(page: Page) -> Paper:
    """What the browser's menu would print of the page as it stands."""
    page.emulate_media(media="print")
    text = page.locator("body").inner_text()
    pdf = page.pdf(format="A4")
    page.emulate_media(media="null")
    return Paper(len(re.findall(rb"/Type\s*/Page\b(?!s)", pdf)), text)
