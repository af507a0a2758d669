"""The built screens, read once and served from memory: what was not read cannot be asked for."""

import gzip
import mimetypes
import re
from asyncio import to_thread
from dataclasses import dataclass
from pathlib import Path

from litestar import Response, get
from litestar.datastructures import Headers
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath
from litestar.status_codes import (
    HTTP_200_OK,
    HTTP_304_NOT_MODIFIED,
    HTTP_503_SERVICE_UNAVAILABLE,
)

from evendeal.web.compact import accepts, entity_tag, unchanged
from evendeal.web.problem import AnyRequest

HASHED = re.compile(r"^assets/.+-[A-Za-z0-9_-]{8}\.[a-z0-9.]+$")
"""Names into which the build has put a hash of the content: they never change."""

COMPRESSIBLE = re.compile(r"^(text/|application/(json|javascript|manifest\+json|wasm)|image/svg)")

TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".json": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".wasm": "application/wasm",
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
    packaged = Path(__file__).parent / "static"
    return packaged if packaged.is_dir() else Path(__file__).parents[3] / "ui" / "dist"


@dataclass(frozen=True, slots=True)
class Asset:
    """A file of the screens with its encodings, smallest first."""

    media_type: str
    cache: str
    tag: str
    plain: bytes
    encoded: tuple[tuple[str, bytes], ...]


def _asset(file: Path, name: str) -> Asset:
    plain = file.read_bytes()
    media_type = (
        TYPES.get(file.suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    )
    encoded = []
    for encoding, suffix in (("br", ".br"), ("gzip", ".gz")):
        beside = file.with_name(file.name + suffix)
        if beside.is_file():
            encoded.append((encoding, beside.read_bytes()))
        elif encoding == "gzip" and COMPRESSIBLE.match(media_type):
            encoded.append((encoding, gzip.compress(plain, 9, mtime=0)))
    return Asset(
        media_type=media_type,
        cache="public, max-age=31536000, immutable" if HASHED.match(name) else "no-cache",
        tag=entity_tag(plain),
        plain=plain,
        encoded=tuple((kind, data) for kind, data in encoded if len(data) < len(plain)),
    )


def read_assets(folder: Path) -> dict[str, Asset]:
    """Every file of a folder by its path in it; links that lead out of it are left aside."""
    root = folder.resolve()
    return {
        name: _asset(file, name)
        for file in sorted(root.rglob("*"))
        if file.is_file()
        and file.resolve().is_relative_to(root)
        and not (file.suffix in (".br", ".gz") and file.with_suffix("").is_file())
        for name in (file.relative_to(root).as_posix(),)
    }


class Screens:
    """The files of the user interface, and its first page at every path without a dot."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._assets: dict[str, Asset] = {}

    def find(self, path: str) -> Asset | None:
        """What is at a path; None when the screens have not been built.

        Raises:
            NotFoundException: there is no such file, and it is not a page either.
        """
        if "index.html" not in self._assets:
            self._assets = read_assets(self._folder)
        name = path.strip("/")
        if asset := self._assets.get(name):
            return asset
        if "." in name or "\\" in name:
            raise NotFoundException
        return self._assets.get("index.html")


def static(folder: Path) -> HTTPRouteHandler:
    """The route that answers every path that no other route answers."""
    screens = Screens(folder)

    # Not `sync_to_thread`: with two paths the framework wraps the handler twice.
    @get(["/", "/{path:path}"], include_in_schema=False)
    async def get_screens(path: FromPath[str | None], request: AnyRequest) -> Response[bytes]:
        """A file of the screens."""
        asset = await to_thread(screens.find, path or "")
        if asset is None:
            return Response(
                NOT_BUILT,
                status_code=HTTP_503_SERVICE_UNAVAILABLE,
                media_type="text/html",
                headers={"cache-control": "no-store"},
            )
        return _answer(request.headers, asset)

    return get_screens


def _answer(asked: Headers, asset: Asset) -> Response[bytes]:
    headers = {"cache-control": asset.cache, "etag": asset.tag, "vary": "accept-encoding"}
    body, status = asset.plain, HTTP_200_OK
    if unchanged(asked, asset.tag):
        body, status = b"", HTTP_304_NOT_MODIFIED
    else:
        for encoding, data in asset.encoded:
            if accepts(asked, encoding):
                headers["content-encoding"] = encoding
                body = data
                break
    return Response(body, status_code=status, media_type=asset.media_type, headers=headers)
