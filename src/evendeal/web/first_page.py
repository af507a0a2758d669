"""The HTML of a page as the server hands it out: with its event's name, and what it needs at once.

The build leaves three marks in the HTML and, in `pages.json`, what each address needs besides its
HTML: chunks, styles, and what of the API it reads first. A browser that finds them as links starts
all of them together, and does not learn of one from the other.
"""

import json
import re
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from hashlib import sha256
from html import escape
from typing import TypeAlias
from urllib.parse import quote

PAGES = "pages.json"
"""The file of the build that says what each address needs."""

LINKS, STYLES, NAME = "<!--links-->", "<!--styles-->", "<!--name-->"
"""The marks in the HTML: in its head, behind the grey rows, and where the name is painted."""

TITLE = re.compile("<title>([^<]*)</title>")
INLINE = re.compile(r"<(style|script)>(.*?)</\1>", re.DOTALL)
SESSION = re.compile(r"[1-9]\d{0,6}")

NameOf: TypeAlias = Callable[[str], str | None]
"""The name of an event by its id; None where the public sees no such event."""


@dataclass(frozen=True, slots=True)
class PageNeeds:
    """What the page at an address needs besides its HTML.

    Attributes:
        path: the address, its parts named.
        scripts: chunks, by their paths.
        styles: style sheets, by their paths.
        reads: what of the API it reads first; its parts in braces, `{session}` the query.
    """

    path: re.Pattern[str]
    scripts: Sequence[str]
    styles: Sequence[str]
    reads: Sequence[str]


def page_needs(text: str) -> tuple[PageNeeds, ...]:
    """What the addresses need, as `pages.json` says it."""
    return tuple(
        PageNeeds(
            path=re.compile(re.sub(r"\\{(\w+)\\}", r"(?P<\1>[^/]+)", re.escape(each["path"]))),
            scripts=each["scripts"],
            styles=each["styles"],
            reads=each["reads"],
        )
        for each in json.loads(text)
    )


def first_page(
    html: str, path: str, session: str | None, needs: Iterable[PageNeeds], name_of: NameOf
) -> str:
    """The HTML of a page for an address.

    Args:
        html: as it was built.
        path: the address, decoded.
        session: the session that the address asks for, as it stands there.
        needs: what each address needs.
        name_of: gives the name of an event.
    """
    for page in needs:
        if found := page.path.fullmatch(path):
            return _filled(html, page, found.groupdict(), session, name_of)
    return html


def _filled(
    html: str, page: PageNeeds, parts: Mapping[str, str], session: str | None, name_of: NameOf
) -> str:
    event = parts.get("event")
    name = None if event is None else name_of(event)
    links = [f'<link rel="modulepreload" crossorigin href="{file}">' for file in page.scripts]
    if event is None or name is not None:
        # With the query in place: what the script asks for has the same address, or is no answer.
        numbered = session is not None and SESSION.fullmatch(session) is not None
        query = {"session": f"?session={session}" if numbered else ""}
        quoted = {part: quote(value, safe="") for part, value in parts.items()}
        links += [
            f'<link rel="preload" as="fetch" crossorigin href="{escape(address)}">'
            for each in page.reads
            for address in (each.format(**quoted, **query),)
        ]
    styles = [f'<link rel="stylesheet" crossorigin href="{file}">' for file in page.styles]
    html = html.replace(LINKS, "".join(links), 1).replace(STYLES, "".join(styles), 1)
    if name is None:
        return html
    plain = escape(name)
    html = TITLE.sub(lambda title: f"<title>{plain} · {title[1]}</title>", html, count=1)
    return html.replace(NAME, plain, 1)


def inline_hashes(html: str) -> dict[str, str]:
    """The sources by which a content policy allows what stands in a page itself.

    Each is a hash of what was built, for `style` and `script`; without such an element there is
    none. Nothing that is written into the HTML later is among them.
    """
    return {
        element: f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"
        for element, text in INLINE.findall(html)
    }
