"""What can be seen of the recorder's screen: sizes and colours."""

from playwright.sync_api import Locator, Page, expect


def awkward(page: Page) -> list[str]:
    """The buttons beside the table that a finger would miss or an eye could not read.

    A button is 56 px high and not covered, its words are 18 px and have room in it; the name of a
    key is no word.
    """
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll("main button")]
        .filter(button => button.checkVisibility()).flatMap(button => {
            const name = button.getAttribute("aria-label") ?? button.innerText;
            const {left, top, width, height} = button.getBoundingClientRect();
            const there = document.elementFromPoint(left + width / 2, top + height / 2);
            const wrong = [];
            if (Math.round(height) < 56) wrong.push(`${name}: ${height} px high`);
            if (!button.contains(there)) wrong.push(`${name}: covered, or off the screen`);
            if (button.scrollWidth > button.clientWidth) wrong.push(`${name}: too long`);
            const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
            while (texts.nextNode()) {
                const inside = texts.currentNode.parentElement;
                const size = parseFloat(getComputedStyle(inside).fontSize);
                if (!texts.currentNode.data.trim()) continue;
                if (inside.closest("kbd, .visually-hidden")) continue;
                if (size < 18) wrong.push(`${name}: text of ${size} px`);
            }
            return wrong;
        })"""
    )
    assert page.get_by_role("main").get_by_role("button").count() > 0
    return found


def suit_colours(page: Page) -> int:
    """In how many colours the cards that can be typed are printed."""
    expect(page.get_by_role("dialog")).to_be_visible()
    count: int = page.evaluate(
        """() => new Set([...document.querySelectorAll("dialog [data-testid=card-to-type] > *")]
        .map(card => getComputedStyle(card).color)).size"""
    )
    return count


def contrast(text: Locator) -> float:
    """WCAG's ratio of the colour of a text to the page behind it, 1 to 21."""
    ratio: float = text.evaluate(
        """node => {
            const light = colour => {
                const paint = new OffscreenCanvas(1, 1).getContext("2d");
                paint.fillStyle = colour;
                paint.fillRect(0, 0, 1, 1);
                const [r, g, b] = [...paint.getImageData(0, 0, 1, 1).data].map(byte => {
                    const part = byte / 255;
                    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
                });
                return 0.2126 * r + 0.7152 * g + 0.0722 * b + 0.05;
            };
            const [a, b] = [getComputedStyle(node).color,
                getComputedStyle(document.body).backgroundColor].map(light);
            return Math.max(a, b) / Math.min(a, b);
        }"""
    )
    return ratio
