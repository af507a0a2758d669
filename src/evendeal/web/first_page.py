"""The HTML of a page as the server hands it out: its event's name, rows, and what it needs at once.

The build leaves marks in the HTML and, in `pages.json`, what each address needs besides its
HTML: chunks, styles, and what of the API it reads first. A browser that finds them as links starts
all of them together, and does not learn of one from the other. Where the page shows standings, they
stand in the place of the grey rows, and can be read before anything else has arrived; so do rows of
other pages, of tables, deals, matches, and the events of the house.
"""

import json
import re
from base64 import b64encode
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from html import escape
from typing import Protocol, TypeAlias
from urllib.parse import quote

from evendeal.ids import SessionNo
from evendeal.views.first_rows import FirstRow, PageRows

PAGES = "pages.json"
"""The file of the build that says what each address needs."""

LINKS, STYLES, NAME = "<!--links-->", "<!--styles-->", "<!--name-->"
"""The marks in the HTML: in its head, behind the grey rows, and where the name is painted."""

GREY = re.compile("<!--rows-->.*?<!--/rows-->", re.DOTALL)
"""The grey rows, between the marks that say where others may stand."""

ROOT = "<html "
"""How the element begins that says in which language the hall of the event reads."""

TITLE = re.compile("<title>([^<]*)</title>")
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
NUMBER = re.compile(r"[1-9][0-9]{0,6}")
HALL = re.compile("([eim]/[^/]+/hall|screen/[^/]+/[0-9]+)/?")
"""The pages for screens in the hall."""


class EventOfPage(Protocol):
    """What the HTML of a page says of its event."""

    @property
    def name(self) -> str:
        """As it is called."""

    @property
    def language(self) -> str | None:
        """The code of the language in which its hall reads; None where it names none."""


HeadOf: TypeAlias = Callable[[str], EventOfPage | None]
"""What is said of an event, by its id; None where the public sees no such event."""

RowsOf: TypeAlias = Callable[[str | None, PageRows], Sequence[FirstRow]]
"""The rows of a page of an event by its id; None for a page of the house."""


@dataclass(frozen=True, slots=True)
class Known:
    """What the server knows of an event before its page is drawn; called on threads."""

    head_of: HeadOf
    rows_of: RowsOf = lambda _event, _rows: ()


@dataclass(frozen=True, slots=True)
class Visit:
    """Who asks for a page, and how.

    Attributes:
        query: what follows the question mark: a session, and which scores are wanted; `hall` is
            among it where a screen in the hall asks.
        languages: `accept-language` as the browser sent it.
    """

    query: Mapping[str, str] = field(default_factory=dict)
    languages: str = ""

    @property
    def session(self) -> int | None:
        """The session that the address names; None for the current one."""
        return _number(self.query.get("session"))

    def language(self, known: Container[str], event: str | None = None) -> str:
        """The one that the screens will speak, as far as the server can know; else English.

        Args:
            event: that of the event's hall; a screen in the hall (`?hall`) speaks it first.
        """
        offers = (offer.partition(";")[0].strip() for offer in self.languages.split(","))
        tags = [tag.partition("-")[0] for tag in offers]
        wanted = [event or "", *tags] if "hall" in self.query else [*tags, event or ""]
        chosen = self.query.get("language", "")
        return next((each for each in (chosen, *wanted) if each == "en" or each in known), "en")


def asked_at(path: str, query: Mapping[str, str]) -> dict[str, str]:
    """What an address asks for; a hall's own page asks for a hall whether it says so or not.

    Args:
        path: the address, decoded, without its first slash.
    """
    hall = {"hall": ""} if HALL.fullmatch(path) else {}
    return {**hall, **query}


@dataclass(frozen=True, slots=True)
class PageNeeds:
    """What the page at an address needs besides its HTML.

    Attributes:
        path: the address, its parts named.
        scripts: chunks, by their paths.
        styles: style sheets, by their paths.
        words: chunks of the catalogue by language, by their paths.
        reads: what of the API it reads first; its parts in braces, `{session}` the query.
        rows: what can be read in its HTML, e.g. `standings`; empty where nothing can.
    """

    path: re.Pattern[str]
    scripts: Sequence[str]
    styles: Sequence[str]
    words: Mapping[str, Sequence[str]]
    reads: Sequence[str]
    rows: str


def page_needs(text: str) -> tuple[PageNeeds, ...]:
    """What the addresses need, as `pages.json` says it."""
    return tuple(
        PageNeeds(
            path=re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(each["path"]))),
            scripts=each["scripts"],
            styles=each["styles"],
            words=each.get("words", {}),
            reads=each["reads"],
            rows=each.get("rows", ""),
        )
        for each in json.loads(text)
    )


def first_page(html: str, path: str, visit: Visit, needs: Iterable[PageNeeds], known: Known) -> str:
    """The HTML of a page for an address.

    Args:
        html: as it was built.
        path: the address, decoded.
        visit: who asks, and how.
        needs: what each address needs.
        known: what is known of an event.
    """
    for page in needs:
        if found := page.path.fullmatch(path):
            return _filled(html, page, found.groupdict(), visit, known)
    return html


def _filled(
    html: str, page: PageNeeds, parts: Mapping[str, str], visit: Visit, known: Known
) -> str:
    event = parts.get("event")
    head = None if event is None else known.head_of(event)
    language = visit.language(page.words, None if head is None else head.language)
    words = page.words.get(language, ())
    links = [
        f'<link rel="modulepreload" crossorigin href="{file}">' for file in (*page.scripts, *words)
    ]
    if event is None or head is not None:
        # With the query in place: what the script asks for has the same address, or is no answer.
        query = {"session": "" if visit.session is None else f"?session={visit.session}"}
        quoted = {part: quote(value, safe="") for part, value in parts.items()}
        links += [
            f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'
            for each in page.reads
            for address in (each.format(**quoted, **query),)
        ]
    styles = [f'<link rel="stylesheet" crossorigin href="{file}">' for file in page.styles]
    html = html.replace(LINKS, "".join(links), 1).replace(STYLES, "".join(styles), 1)
    # Scores in running are another table, which the script draws.
    if page.rows and "scores" not in visit.query and (event is None or head is not None):
        session = _number(parts.get("round")) or visit.session
        number = _number(parts.get("match") or parts.get("deal"))
        rows = PageRows(page.rows, None if session is None else SessionNo(session), number)
        if found := known.rows_of(event, rows):
            table = _table(found)
            html = GREY.sub(lambda _: table, html, count=1)
    if event is None or head is None:
        return html
    if head.language is not None:
        html = html.replace(ROOT, f'{ROOT}data-language="{escape(head.language)}" ', 1)
    plain = escape(head.name)
    html = TITLE.sub(lambda title: f"<title>{plain} · {title[1]}</title>", html, count=1)
    return html.replace(NAME, plain, 1)


def _number(text: str | None) -> int | None:
    """A number from 1 as an address has it; None for anything else."""
    return int(text) if text is not None and NUMBER.fullmatch(text) else None


def _table(rows: Iterable[FirstRow]) -> str:
    lines = "".join(
        f'<tr><td>{row.place}<th scope="row" translate="no"><bdi>{escape(row.name)}</bdi>'
        f"<td>{row.figure}"
        for row in rows
    )
    return f'<table class="results">{lines}</table>'


def inline_hashes(html: str) -> dict[str, str]:
    """The sources by which a content policy allows what stands in a page itself.

    Each is a hash of what was built, for `style` and `script`; without such an element there is
    none. Nothing that is written into the HTML later is among them.
    """
    return {
        element: f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
        for element, text in INLINE.findall(html)
    }
