"""Where two words on a page run into one: the space between them is missing, or too narrow to see.

A space is lost in two ways. Two neighbours (a link and a text, two spans) stand letter against
letter, since whoever wrote them left no space between them; or the space is there and the typeface
draws it in, as Archivo does after k, P, Y and others, most of all where a control does not inherit
the word spacing of the page.
"""

from typing import Any

from playwright.sync_api import Page

from browser.conftest import rests

NARROW = 0.15
"""Below so much of an em between two words the eye reads one."""

LOOK = r"""
async narrow => {
  await document.fonts.ready;
  const WORD = /[\p{L}\p{Nd}]/u, ENDS = /[\p{L}\p{Nd}.,:;!?)]/u;
  const ruler = document.body.appendChild(document.createElement("span"));
  ruler.style.cssText = "all: initial; position: fixed; top: 0; left: 0; visibility: hidden;"
    + "white-space: pre; font-kerning: none; letter-spacing: 0; transition: none !important";
  const widths = new Map();
  // How wide a letter is by itself, in the type of an element.
  const alone = (letter, style) => {
    const type = [style.fontFamily, style.fontSize, style.fontWeight, style.fontStretch,
      style.fontStyle, style.fontVariantNumeric, style.textTransform, style.textRendering];
    const key = JSON.stringify([letter, type]);
    if (!widths.has(key)) {
      [ruler.style.fontFamily, ruler.style.fontSize, ruler.style.fontWeight,
        ruler.style.fontStretch, ruler.style.fontStyle, ruler.style.fontVariantNumeric,
        ruler.style.textTransform, ruler.style.textRendering] = type;
      ruler.textContent = letter;
      widths.set(key, ruler.getBoundingClientRect().width);
    }
    return widths.get(key);
  };
  const shown = element => {
    if (element.closest("svg, script, style, noscript, template, .visually-hidden")) return false;
    return element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  };
  const at = (text, from, to) => {
    const range = document.createRange();
    range.setStart(text, from);
    range.setEnd(text, to);
    return [...range.getClientRects()].find(rect => rect.width > 0) ?? null;
  };
  const level = (a, b) =>
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5 * Math.min(a.height, b.height);
  const found = [];
  const tell = (what, before, after, gap) => {
    const [one, other] = [before.trim().slice(-30), after.trim().slice(0, 30)];
    found.push(`${what}: "${one}|${other}" (${gap.toFixed(2)} em)`);
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let last = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent === ruler || node.data === "" || !shown(parent)) continue;
    const style = getComputedStyle(parent), size = parseFloat(style.fontSize);
    const text = node.data;
    // Words of one text: is the space that stands there to be seen?
    for (const match of text.matchAll(/(\S) (?=(\S))/gu)) {
      const [whole, before, after] = match;
      if (!ENDS.test(before) || !WORD.test(after)) continue;
      const here = match.index, there = here + whole.length;
      const left = at(node, here, here + before.length);
      const right = at(node, there, there + after.length);
      if (!left || !right || !level(left, right) || right.left < left.left) continue;
      const gap = (right.left - left.left - alone(before, style)) / size;
      if (gap >= narrow) continue;
      tell("drawn in", text.slice(0, here + before.length), text.slice(there), gap);
    }
    // Neighbours: does one end and the next begin with a letter, with nothing between them?
    if (text.trim() === "") {
      // Between two boxes of a grid or a line of boxes white space is not drawn; what is drawn, is.
      if (at(node, 0, text.length)) last = null;
      continue;
    }
    const first = text.match(/^\S/u)?.[0] ?? "", end = text.match(/\S$/u)?.[0] ?? "";
    // A number is set of several texts: sign, whole, fraction.
    const figure = parent.closest(".figure");
    if (last && ENDS.test(last.end) && WORD.test(first) && !(figure && figure === last.figure)) {
      const left = last.rect, right = at(node, 0, first.length);
      if (left && right && level(left, right)) {
        const gap = (right.left - left.right) / Math.min(size, last.size);
        if (gap > -0.5 && gap < narrow) tell("no space", last.text, text, gap);
      }
    }
    last = { end, text, size, figure,
      rect: end ? at(node, text.length - end.length, text.length) : null };
  }
  ruler.remove();
  return found;
}
"""


def run_together(page: Page) -> list[str]:
    """Every place of the page, as it is now, at which two words are drawn as one."""
    rests(page)
    found: list[Any] = page.evaluate(LOOK, NARROW)
    return [str(each) for each in found]
