"""The built screens, read once and served from memory: what was not read cannot be requested."""

import gzip
import mimetypes
import re
from asyncio import to_thread
from pathlib import Path
from threading import Lock

from litestar import Response, get
from litestar.datastructures import Headers
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_304_NOT_MODIFIED,
    HTTP_308_PERMANENT_REDIRECT,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from evendeal.installation import CHECKOUT, SCREENS, place_of
from evendeal.web.compact import accepts, entity_tag, unchanged
from evendeal.web.first_page import (
    PAGES,
    Known,
    PageNeeds,
    Visit,
    asked_at,
    first_page,
    inline_hashes,
    page_needs,
)
from evendeal.web.headers import policy_with
from evendeal.web.problem import AnyRequest

HASHED = re.compile(r"^(?:[a-z]+/)?assets/.+-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$")
"""Names into which the build has put a hash of the content: they never change."""

SMALLER_FROM = 1024
"""Bytes below which compressing a file saves no packet."""

COMPRESSIBLE = re.compile(r"^(text/|application/(json|javascript|manifest\+json|wasm)|image/svg)")

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Encodings that a build may leave beside a file, smallest first."""

FIRST_PAGE = "index.html"

HTML = "text/html"

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
    ".snapshot": "application/octet-stream",
}
"""Types that must not depend on what the machine's own list says."""

NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>evendeal: the screens have not been built</title>
<h1>The screens have not been built</h1>
<p>The server is running, but its pages are not there yet. <code>make run</code> builds them;
so does <code>npm ci &amp;&amp; npm run build</code> in the folder <code>ui</code>. Then load
this page again.</p>
<p>What the pages would show is at <a href="/api/events">/api/events</a>.</p>
</html>
"""


def find_ui() -> Path:
    """The folder of the built screens: in the package, or else in the checkout around it."""
    return place_of(SCREENS) or CHECKOUT / SCREENS.in_checkout


class Asset:
    """A file of the screens with its encodings, smallest first.

    What the build has not compressed is compressed at the first request: ten megabytes
    of a runtime would otherwise cost every start a second. `inline` are the hashes by which a
    content policy allows the styles and scripts that stand in a page itself.
    """

    def __init__(self, media_type: str, cache: str, plain: bytes, built: dict[str, bytes]) -> None:
        self.media_type = media_type
        self.cache = cache
        self.tag = entity_tag(plain)
        self.plain = plain
        self._built = built
        self._lock = Lock()
        self._gzip_decided = "gzip" in built or not COMPRESSIBLE.match(media_type)
        self._gzip_decided |= len(plain) < SMALLER_FROM
        self.inline = inline_hashes(plain.decode()) if media_type == HTML else {}

    @property
    def encodings(self) -> tuple[str, ...]:
        """What it can be sent in, the one to be preferred first; compressing may come to none."""
        known = [kind for kind in ENCODINGS if kind in self._built]
        return (*known, *(() if self._gzip_decided else ("gzip",)))

    def encoded(self, encoding: str) -> bytes | None:
        """The file in an encoding; None where that would not be smaller."""
        with self._lock:
            if encoding == "gzip" and not self._gzip_decided:
                self._gzip_decided = True
                smaller = gzip.compress(self.plain, 6, mtime=0)
                if len(smaller) < len(self.plain):
                    self._built["gzip"] = smaller
            return self._built.get(encoding)


def _asset(file: Path, name: str) -> Asset:
    plain = file.read_bytes()
    media_type = (
        TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    )
    built = {}
    for encoding, suffix in ENCODINGS.items():
        beside = file.with_name(file.name + suffix)
        if beside.is_file():
            data = beside.read_bytes()
            if len(data) < len(plain):
                built[encoding] = data
    cache = "public, max-age=31536000, immutable" if HASHED.match(name) else "no-cache"
    return Asset(media_type, cache, plain, built)


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file of a folder by its path in it; links that lead out of it are left aside."""
    root = folder.resolve()
    return {
        name: _asset(file, name)
        for file in sorted(root.rglob("*"))
        if file.is_file()
        and file.resolve().is_relative_to(root)
        and not (file.suffix in ENCODINGS.values() and file.with_suffix("").is_file())
        for name in (file.relative_to(root).as_posix(),)
    }


class Screens:
    """The files of the user interface, and at every path without a dot the page of its place.

    `/recorder/...` and `/office/...` are applications of their own, each with a first page in
    a folder of its name; everything else is the public one's.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._assets: dict[str, Asset] = {}
        self._needs: tuple[PageNeeds, ...] = ()

    def find(self, path: str) -> Asset | None:
        """What is at a path; None when the screens have not been built.

        Raises:
            NotFoundException: there is no such file, and it is not a page either.
        """
        if FIRST_PAGE not in self._assets:
            assets = read_assets(self._folder)
            if pages := assets.get(PAGES):
                self._needs = page_needs(pages.plain.decode())
            self._assets = assets
        name = path.strip("/")
        if asset := self._assets.get(name):
            return asset
        if "." in name or "\\" in name:
            raise NotFoundException
        place = name.partition("/")[0]
        return self._assets.get(f"{place}/{FIRST_PAGE}") or self._assets.get(FIRST_PAGE)

    def page(self, path: str, visit: Visit, known: Known) -> Asset | None:
        """As `find`; a page with what is known of its event, and links to what it needs at once.

        Args:
            path: the address, decoded.
            visit: who asks, and how.
            known: what is known of an event.

        Raises:
            NotFoundException: there is no such file, and it is not a page either.
        """
        asset = self.find(path)
        if asset is None or asset.media_type != HTML:
            return asset
        built = asset.plain.decode()
        html = first_page(built, f"/{path.strip('/')}", visit, self._needs, known)
        if html == built:
            return asset
        page = Asset(asset.media_type, asset.cache, html.encode(), {})
        page.inline = asset.inline
        return page

    def is_place(self, name: str) -> bool:
        """Whether a folder is an application of its own."""
        return bool(name) and f"{name}/{FIRST_PAGE}" in self._assets


def static(folder: Path, known: Known) -> HTTPRouteHandler:
    """The route that answers every path that no other route answers.

    Args:
        folder: of the built screens.
        known: what is known of an event; called on threads.
    """
    screens = Screens(folder)

    # Not `sync_to_thread`: with two paths the framework wraps the handler twice.
    @get(["/", "/{path:path}"], include_in_schema=False)
    async def get_screens(path: FromPath[str | None], request: AnyRequest) -> Response[bytes]:
        """A file of the screens."""
        languages = request.headers.get("accept-language", "")
        visit = Visit(asked_at(path or "", request.query_params), languages)
        asset = await to_thread(screens.page, path or "", visit, known)
        typed = request.scope["raw_path"].decode("latin-1").partition("?")[0]
        if screens.is_place(typed[1:]):
            # A service worker in the folder serves what is below it, and its own slash.
            query = request.scope["query_string"].decode("latin-1")
            where = f"{typed}/?{query}" if query else f"{typed}/"
            return Response(
                b"", status_code=HTTP_308_PERMANENT_REDIRECT, headers={"location": where}
            )
        if asset is None:
            return Response(
                NOT_BUILT,
                status_code=HTTP_503_SERVICE_UNAVAILABLE,
                media_type="text/html",
                headers={"cache-control": "no-store"},
            )
        return await to_thread(_answer, request.headers, asset, request.scope["path"])

    return get_screens


def _answer(request: Headers, asset: Asset, path: str) -> Response[bytes]:
    varies = "accept-encoding, accept-language" if asset.inline else "accept-encoding"
    headers = {"cache-control": asset.cache, "etag": asset.tag, "vary": varies}
    if asset.inline:
        headers["content-security-policy"] = policy_with(path, asset.inline)
    body, status = asset.plain, HTTP_200_OK
    if unchanged(request, asset.tag):
        body, status = b"", HTTP_304_NOT_MODIFIED
    else:
        for encoding in asset.encodings:
            if accepts(request, encoding) and (data := asset.encoded(encoding)) is not None:
                headers["content-encoding"] = encoding
                body = data
                break
    return Response(body, status_code=status, media_type=asset.media_type, headers=headers)
