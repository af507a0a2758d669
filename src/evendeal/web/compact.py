"""Answers made small: an entity tag, nothing sent twice, and gzip."""

import gzip
from hashlib import sha256

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.status_codes import HTTP_200_OK, HTTP_304_NOT_MODIFIED
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

WORTH_COMPRESSING = 1024
"""Bytes below which compressing an answer saves no packet."""


def entity_tag(body: bytes) -> str:
    """The entity tag of a body; a weak one, since it stands for all its encodings."""
    return f'W/"{sha256(body).hexdigest()[:24]}"'


def accepts(headers: Headers, encoding: str) -> bool:
    """Whether the client takes this content encoding."""
    for offer in headers.get("accept-encoding", "").lower().split(","):
        name, _, weight = offer.replace(" ", "").partition(";q=")
        if name == encoding:
            return weight.strip("0.") != "" or weight == ""
    return False


def unchanged(headers: Headers, tag: str) -> bool:
    """Whether the client says that it has the body with this tag."""
    named = {part.strip() for part in headers.get("if-none-match", "").split(",")}
    return "*" in named or tag in named


class Compact:
    """Middleware for whole answers; a stream goes through as it is.

    Works on the one body message of a 200, which is how Litestar sends what is not a stream.
    """

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and rewrite its answer."""
        headers = Headers.from_scope(scope)
        start: HTTPResponseStartEvent | None = None

        async def rewrite(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is None or message["type"] != "http.response.body":
                await send(message)
                return
            if start["status"] == HTTP_200_OK and not message.get("more_body"):
                message["body"] = _shrink(headers, start, message["body"])
            await send(start)
            start = None
            await send(message)

        await self.app(scope, receive, rewrite)


def _shrink(request: Headers, start: HTTPResponseStartEvent, body: bytes) -> bytes:
    headers = MutableScopeHeaders(start)
    tag = entity_tag(body)
    headers["etag"] = tag
    headers["cache-control"] = "no-cache"
    headers["vary"] = "accept-encoding"
    if unchanged(request, tag):
        start["status"] = HTTP_304_NOT_MODIFIED
        del headers["content-length"]
        return b""
    if len(body) >= WORTH_COMPRESSING and accepts(request, "gzip"):
        body = gzip.compress(body, 5, mtime=0)
        headers["content-encoding"] = "gzip"
        headers["content-length"] = str(len(body))
    return body
