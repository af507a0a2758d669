"""Screens in two sizes, and what a finger would miss on the small one."""

from typing import Any

from playwright.sync_api import Page

DESK: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "is_mobile": True,
    "has_touch": True,
}
SHARP_PHONE: dict[str, Any] = {**PHONE, "device_scale_factor": 2}
"""With two pixels each way for one."""

SMALL = """() => [...document.querySelectorAll('a, button, input, select, textarea, summary')]
    .filter(each => each.checkVisibility({ visibilityProperty: true })
        && !each.disabled && !each.closest('.visually-hidden, .skip, details:not([open]) > div'))
    .map(each => {
        // What is pressed is the label too, and what stands out over the words of a link.
        const whole = (each.closest('label') ?? each).getBoundingClientRect();
        const over = getComputedStyle(each, '::after');
        const out = over.position === 'absolute' ? parseFloat(over.height) || 0 : 0;
        return [each, Math.round(whole.width), Math.round(Math.max(whole.height, out))];
    })
    .filter(([, width, height]) => width > 1 && (width < 44 || height < 44))
    .map(([each, width, height]) =>
        `${width} by ${height}: ${each.getAttribute('aria-label') ?? each.textContent}`)
"""


def too_small(page: Page) -> list[str]:
    """What a finger would miss: everything that can be pressed and is not 44 px each way."""
    assert page.evaluate("matchMedia('(pointer: coarse)').matches")
    found: list[str] = page.evaluate(SMALL)
    return found


BROKEN = """() => [...document.querySelectorAll("[data-testid=standings] .full")].flatMap(name => {
    const broken = [];
    const walk = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        for (const word of walk.currentNode.data.matchAll(/[^\\s-]+/g)) {
            const range = document.createRange();
            range.setStart(walk.currentNode, word.index);
            range.setEnd(walk.currentNode, word.index + word[0].length);
            const lines = new Set([...range.getClientRects()].map(each => each.top)).size;
            if (lines > 1) broken.push(word[0]);
        }
    }
    return broken;
  })"""


def broken_words(page: Page) -> list[str]:
    """The words of names of teams in standings that go over more than one line."""
    found: list[str] = page.evaluate(BROKEN)
    return found


def cut_letters(page: Page) -> list[str]:
    """What stands in lines that hide what is higher or lower than they are."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main *")]
            .filter(each => each.clientHeight > 1 && each.scrollHeight > each.clientHeight + 1
                && each.childElementCount === 0 && getComputedStyle(each).overflowY === "hidden")
            .map(each => each.textContent.trim())"""
    )
    return found
