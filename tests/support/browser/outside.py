"""Words on a page that stand outside the catalogue, while it speaks in brackets.

In the pseudo-language each text of the catalogue stands in ⟦ ⟧. What is left is data: what a page
marks with `translate="no"`, what the answers of the server have in fields of names, a seal in hex;
or it is a sentence of the server, which a page marks with `lang="en"`; or it is a word that a page
has by itself.
"""

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Error, Page, Response

BRACKETS = "xx-brackets"
"""The pseudo-language, as an address asks for it."""

NAMES = {
    "address",
    "beacon",
    "black",
    "by",
    "cells",
    "code",
    "entries",
    "entry",
    "entry_name",
    "event",
    "event_name",
    "file",
    "gone",
    "heading",
    "holder",
    "id",
    "label",
    "letters",
    "name",
    "names",
    "person",
    "play",
    "player",
    "players",
    "promised",
    "room",
    "team",
    "teams",
    "text",
    "version",
    "what",
    "white",
    "winners",
    "zone",
}
"""Fields of answers whose texts are data wherever they are drawn: names, ids, what a file says."""

RULES = {"TDA"}
"""Books of rules that are called so in every language."""

LOOK = r"""
names => {
  const WORD = /\p{L}{2,}/gu;
  const data = [...names, decodeURI(location.pathname)].sort((a, b) => b.length - a.length);
  const found = new Set();
  const look = (text, where) => {
    let left = text.replace(/⟦[^⟦⟧]*⟧/gu, " ").replace(/\b(?!\d+\b)[0-9a-f]{4}\b/g, " ");
    for (const name of data) if (name.length > 1) left = left.replaceAll(name, " ");
    if (left.match(WORD)) found.add(`${where}: ${text.replace(/\s+/g, " ").trim().slice(0, 90)}`);
  };
  const marked = element =>
    element.closest('[translate="no"], [lang="en"]:not(html), script, style, noscript');
  look(document.title.replace("evendeal", ""), "title");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!marked(element)) look(node.data, element.localName);
  }
  for (const name of "aria-label title placeholder alt aria-valuetext aria-description".split(" "))
    for (const element of document.querySelectorAll(`[${name}]`))
      if (!marked(element)) look(element.getAttribute(name), `${element.localName} ${name}`);
  return [...found].sort();
}
"""


def _texts(answer: Any, named: bool = False) -> set[str]:
    """The texts in fields of names, however deep they lie in an answer."""
    if isinstance(answer, str):
        return {answer} if named and answer.strip() else set()
    if isinstance(answer, list):
        return {text for each in answer for text in _texts(each, named)}
    if isinstance(answer, dict):
        return {text for key, each in answer.items() for text in _texts(each, key in NAMES)}
    return set()


@dataclass
class Outside:
    """What pages say outside the catalogue.

    Attributes:
        names: what the answers of the server have named so far; a name may be drawn on any page.
    """

    page: Page
    names: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.page.on("response", self._hears)

    def _hears(self, response: Response) -> None:
        if "json" in response.headers.get("content-type", ""):
            self._answers.append(response)

    @property
    def words(self) -> list[str]:
        """Where a word stands that is in no catalogue, and the text it stands in."""
        found = self._look()
        # What the page has drawn already may not have been told to the test yet.
        return found and self._look()

    def _look(self) -> list[str]:
        while self._answers:
            # Of a page that was left since then the browser has no answers any more.
            with suppress(Error):
                self.names |= _texts(self._answers.pop().json())
        found: list[str] = self.page.evaluate(LOOK, sorted(self.names | RULES))
        return found

    _answers: list[Response] = field(default_factory=list)
