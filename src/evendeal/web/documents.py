"""The manual, served by the house itself: Markdown in the type and colours of the screens."""

import mimetypes
import posixpath
import re
import unicodedata
from asyncio import to_thread
from collections.abc import Iterable, Sequence
from functools import lru_cache
from html import escape
from itertools import pairwise
from pathlib import Path
from threading import Lock
from urllib.parse import unquote, urlsplit

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import Redirect
from markdown_it import MarkdownIt
from markdown_it.token import Token

from evendeal.views.absent import Absent
from evendeal.web.compact import Compact
from evendeal.web.router import Router

FIRST = "README.md"
SERVED = {".md", ".png", ".svg", ".toml"}
AT = "/documents"


class NoDocument(Absent):
    """A page that the manual does not have, or a manual that this installation does not have."""

    def __init__(self, *, document: str) -> None:
        super().__init__(f"the manual has no page {document}")
        self.document = document


class Documents:
    """The files of a folder by their paths in it, each read when it is first wanted.

    What was not found at the beginning cannot be requested: a path is looked up and never opened.

    Args:
        folder: of the manual; None where there is none.
        screens: the folder of the built screens, whose type and colours the pages have.
    """

    def __init__(self, folder: Path | None, screens: Path) -> None:
        self._screens = screens
        self._files: dict[str, Path] = {}
        self._pages: dict[str, bytes] = {}
        self._lock = Lock()
        if folder is not None and folder.is_dir():
            root = folder.resolve()
            self._files = {
                file.relative_to(root).as_posix(): file
                for file in sorted(root.rglob("*"))
                if file.suffix in SERVED and file.is_file() and file.resolve() == file
            }

    def read(self, name: str) -> tuple[bytes, str]:
        """A page or a picture, and its type.

        Raises:
            NoDocument: there is none of this name.
        """
        if name in BESIDE and self._files:
            text, media_type = BESIDE[name]
            return text.encode(), media_type
        file = self._files.get(name)
        if file is None:
            raise NoDocument(document=name)
        if file.suffix != ".md":
            return file.read_bytes(), mimetypes.guess_type(name)[0] or "text/plain"
        with self._lock:
            if name not in self._pages:
                text = file.read_text("utf-8")
                self._pages[name] = page(text, name, self._files, theme_of(self._screens)).encode()
            return self._pages[name], "text/html"


def theme_of(screens: Path) -> str | None:
    """The name of the style sheet in which the built screens have their type and colours."""
    return next((file.name for file in sorted((screens / "assets").glob("theme-*.css"))), None)


def page(text: str, name: str, known: Iterable[str], theme: str | None = None) -> str:
    """A page of the manual as HTML.

    Args:
        text: its Markdown.
        name: its path in the manual, against which its links are read.
        known: the paths that are served; a link to another one is no link.
        theme: the screens' style sheet; None where they have not been built.
    """
    markdown = _markdown()
    tokens = markdown.parse(text)
    names = frozenset(known)
    title = ""
    for token, inside in pairwise(tokens):
        if token.type == "heading_open":
            heading = "".join(each.content for each in inside.children or ())
            token.attrSet("id", slug(heading))
            title = title or heading
    for token in tokens:
        if token.type == "table_open":
            # Wide ones are moved sideways, by keyboard too.
            token.attrSet("tabindex", "0")
        _mend(token.children or (), name, names)
    body = markdown.renderer.render(tokens, markdown.options, {})
    up = "../" * name.count("/")
    screens = f'<link rel="stylesheet" href="/assets/{theme}">\n' if theme else ""
    return PAGE.format(title=escape(title or name), screens=screens, up=up, body=body)


@lru_cache(maxsize=1)
def _markdown() -> MarkdownIt:
    # Whatever stands between angle brackets is text: the manual has no HTML of its own.
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def slug(heading: str) -> str:
    """How a link names a heading, as GitHub does: small letters, hyphens for spaces."""
    plain = unicodedata.normalize("NFC", heading).lower()
    return re.sub(r"[^\w\- ]", "", plain).strip().replace(" ", "-")


def _mend(tokens: Sequence[Token], name: str, known: frozenset[str]) -> None:
    """Take the address off each link that leads to nothing that is served."""
    for token in tokens:
        if token.type != "link_open":
            continue
        link = urlsplit(str(token.attrGet("href") or ""))
        if link.scheme or link.netloc or not link.path:
            continue
        target = posixpath.normpath(posixpath.join(posixpath.dirname(name), unquote(link.path)))
        if target not in known:
            token.attrs.pop("href", None)


def document_routes(folder: Path | None, screens: Path) -> Router:
    """The routes under `/documents`."""
    documents = Documents(folder, screens)

    @get("/", include_in_schema=False)
    async def get_first() -> Redirect:
        """The list of all pages."""
        return Redirect(f"{AT}/{FIRST}")

    @get("/{path:path}", include_in_schema=False)
    async def get_document(path: FromPath[str]) -> Response[bytes]:
        """A page of the manual, or a picture of one."""
        body, media_type = await to_thread(documents.read, path.lstrip("/"))
        return Response(body, media_type=media_type)

    return Router(AT, route_handlers=[get_first, get_document], middleware=[Compact])


PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark light">
<title>{title} · evendeal</title>
<script src="{up}theme.js"></script>
{screens}<link rel="stylesheet" href="{up}style.css">
<nav aria-label="Documents"><a href="/">evendeal</a> <a href="{up}README.md">All documents</a></nav>
<main>
{body}</main>
</html>
"""

THEME_JS = """// The theme that was chosen on the screens; without a choice the device's.
try {
  document.documentElement.dataset.theme = localStorage.getItem("evendeal-theme") ?? "device";
} catch {}
"""

CSS = """body { margin: 0; background: var(--background, #101316); color: var(--text, #efece5);
  font: 1rem/1.6 var(--family, system-ui, sans-serif); overflow-wrap: break-word; }
nav, main { max-width: 52rem; margin: 0 auto; padding: 16px 24px; }
nav { display: flex; gap: 24px; }
nav a { display: inline-block; padding-block: 10px; }
nav a:first-child { font-weight: 600; text-decoration: none; }
main { padding-bottom: 96px; }
a { color: inherit; text-decoration: underline 1px; text-underline-offset: 0.2em; }
a:not([href]) { text-decoration: none; }
:focus-visible { outline: 2px solid currentColor; outline-offset: 3px; }
p, ul, ol { margin: 0 0 1em; }
ul, ol { padding-left: 1.4em; }
ul { list-style: disc; }
ol { list-style: decimal; }
li { margin-block: 0.3em; }
h1, h2, h3 { line-height: 1.2; margin: 2em 0 0.6em; }
h1 { margin-top: 0.6em; }
h2 { padding-top: 0.8em; border-top: 1px solid var(--line, #2b3238); font-size: 1.4rem; }
h3 { font-size: 1.1rem; }
img { display: block; max-width: 100%; max-height: 34rem; width: auto; height: auto;
  margin-block: 16px; border: 1px solid var(--line, #2b3238); border-radius: 8px; }
table { display: block; max-width: 100%; overflow-x: auto; border-collapse: collapse;
  margin-bottom: 1em; font-size: 0.9375rem; }
th, td { padding: 8px 20px 8px 0; border-bottom: 1px solid var(--line, #2b3238);
  text-align: left; vertical-align: top; }
th { font-weight: 600; }
pre, code { font: 0.9em ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; }
pre { padding: 16px; background: var(--surface, #171b1f); border-radius: 8px;
  white-space: pre-wrap; overflow-wrap: anywhere; }
"""

BESIDE = {"style.css": (CSS, "text/css"), "theme.js": (THEME_JS, "text/javascript")}
"""What every page needs."""
