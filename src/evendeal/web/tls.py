"""HTTPS in a hall, and the one page without it: where a tablet gets the authority."""

import socket
from asyncio import Protocol, Transport
from contextlib import suppress
from datetime import UTC, datetime
from html import escape
from importlib.resources import files
from ipaddress import ip_address
from threading import Thread

import segno
import uvicorn
from uvicorn._types import ASGIReceiveCallable, ASGISendCallable, Scope

from evendeal.director.rate_limiter import Key, Limit, RateLimiter, by_address
from evendeal.web.silence import PromptProtocol
from evendeal.web.stream_places import ADDRESS_SHARE

CERTIFICATE = "/authority.crt"
GRACE_SECONDS = 1
MOST_VISITORS = 200
"""Connections to the page at once; it is open to everybody in the network."""
MOST_AN_ADDRESS = MOST_VISITORS // ADDRESS_SHARE
"""Of these, connections from one address: whoever opens many shuts nobody else out."""

HEADERS = {
    b"cache-control": b"no-store",
    b"content-security-policy": (
        b"default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; "
        b"frame-ancestors 'none'"
    ),
    b"x-content-type-options": b"nosniff",
    b"referrer-policy": b"no-referrer",
}


class AuthorityPage:
    """An application with a page about the authority, its certificate, and nothing else.

    Args:
        certificate: the authority's certificate, DER.
        fingerprint: as `Authority.fingerprint` gives it.
        address: where the tablets go once they have installed it.
    """

    def __init__(self, certificate: bytes, fingerprint: str, address: str) -> None:
        self._certificate = certificate
        self._page = page(fingerprint, address).encode()

    async def __call__(
        self, scope: Scope, receive: ASGIReceiveCallable, send: ASGISendCallable
    ) -> None:
        """Answer a request."""
        if scope["type"] != "http":
            return
        status, media_type, body = 200, b"text/html; charset=utf-8", self._page
        if scope["method"] not in ("GET", "HEAD"):
            status, media_type, body = 405, b"text/plain", b"use GET or HEAD\n"
        elif scope["path"] == CERTIFICATE:
            media_type, body = b"application/x-x509-ca-cert", self._certificate
        elif scope["path"] != "/":
            status, media_type, body = 404, b"text/plain", b"there is nothing here\n"
        length = str(len(body)).encode()
        headers = [*HEADERS.items(), (b"content-type", media_type), (b"content-length", length)]
        await send(
            {"type": "http.response.start", "status": status, "headers": headers, "trailers": False}
        )
        if scope["method"] == "HEAD":
            body = b""
        await send({"type": "http.response.body", "body": body, "more_body": False})


class PageServer:
    """Serves the page in a thread of its own, on a socket that listens already.

    Args:
        most_an_address: connections from one address at once; further ones are closed.
    """

    def __init__(
        self,
        app: AuthorityPage,
        listener: socket.socket,
        *,
        most_an_address: int = MOST_AN_ADDRESS,
    ) -> None:
        self._listener = listener
        self._server = uvicorn.Server(
            uvicorn.Config(
                app,
                http=_few_an_address(most_an_address),
                lifespan="off",
                ws="none",
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=False,
                limit_concurrency=MOST_VISITORS,
                timeout_keep_alive=5,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self._thread = Thread(
            target=self._server.run, kwargs={"sockets": [listener]}, name="authority", daemon=True
        )

    def start(self) -> None:
        """Begin to answer."""
        self._thread.start()

    def stop(self) -> None:
        """Stop, and wait for it."""
        self._server.should_exit = True
        self._thread.join()


def _few_an_address(most: int) -> type[Protocol]:
    """HTTP that closes a connection where its address has so many already.

    Counted from the first moment and not by request: one that asks for nothing is open as well.
    """
    limiter = RateLimiter(lambda: datetime.now(UTC), {"address": Limit(most)})

    class FewAnAddress(PromptProtocol):
        counted: Key | None = None

        def connection_made(self, transport: Transport) -> None:  # type: ignore[override]
            peer = transport.get_extra_info("peername")
            key = by_address(peer[0] if peer else "")
            super().connection_made(transport)
            if limiter.take([key]) is None:
                self.counted = key
            else:
                transport.abort()

        def connection_lost(self, exc: Exception | None) -> None:
            if self.counted is not None:
                limiter.give_back([self.counted])
            super().connection_lost(exc)

    return FewAnAddress


def page(fingerprint: str, address: str) -> str:
    """The page: the download, what to do with it on each kind of device, the fingerprint."""
    text = files("evendeal.web").joinpath("tls_page.html").read_text("utf-8")
    pairs = fingerprint.split(":")
    lines = "\n".join(":".join(pairs[at : at + 8]) for at in range(0, len(pairs), 8))
    return text.replace("{fingerprint}", escape(lines)).replace("{address}", escape(address))


def qr_lines(text: str, *, blocks: bool = True) -> list[str]:
    """A QR code for a terminal, light on dark or dark on light, without colours.

    Args:
        blocks: draw with half blocks, two rows to a line; else with `#`.
    """
    rows = [list(row) for row in segno.make(text, error="l", micro=False).matrix]
    quiet = 2
    width = len(rows[0]) + 2 * quiet
    empty = [0] * width
    framed = [empty] * quiet + [[0, 0, *row, 0, 0] for row in rows] + [empty] * quiet
    # Most terminals are dark, so what is printed is the light of the code.
    if not blocks:
        return ["".join("  " if dark else "##" for dark in row) for row in framed]
    if len(framed) % 2:
        framed.append(empty)
    glyphs = {(0, 0): "█", (0, 1): "▀", (1, 0): "▄", (1, 1): " "}
    return [
        "".join(glyphs[upper and 1, lower and 1] for upper, lower in zip(*pair, strict=True))
        for pair in zip(framed[::2], framed[1::2], strict=True)
    ]


def url(scheme: str, host: str, port: int) -> str:
    """An address to type: `https://192.168.1.5:8000/`; IPv6 in brackets."""
    with suppress(ValueError):
        host = f"[{host}]" if ip_address(host).version == 6 else host
    return f"{scheme}://{host}:{port}/"
