"""What is the same at every address: the headers of answers, HEAD, and no WebSocket.

HEAD is a GET without a body.
"""

from collections.abc import Mapping

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

POLICY_VIOLATION = 1008
"""With which a WebSocket is closed."""

CONTENT_POLICY = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        # Style attributes place the drawings; style sheets come from files only.
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

RECORDER_POLICY = f"{CONTENT_POLICY}; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'"
"""The recorder's pages run the rules in the browser: compiled, from this server alone."""

SECURITY = {
    "content-security-policy": CONTENT_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
"""Nothing is loaded from elsewhere, nobody may frame a page, and no address leaks."""

RECORDER = {
    **SECURITY,
    "content-security-policy": RECORDER_POLICY,
    "permissions-policy": "camera=(self), geolocation=(), microphone=()",
}
"""The same where labels are scanned and the rules run."""


async def secure(message: Message, scope: Scope) -> None:
    """Put the security headers on an answer that is about to be sent."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders(message)
        for name, value in _fitting(scope).items():
            headers.setdefault(name, value)


def policy_with(path: str, inline: Mapping[str, str]) -> str:
    """The content policy at a path, of a page with a style or a script in itself.

    Args:
        path: the address; the recorder's pages have a policy of their own.
        inline: for `style` and `script` the hash of what the page has of it.
    """
    policy = _at(path)["content-security-policy"]
    if style := inline.get("style"):
        policy = policy.replace("style-src 'self'", f"style-src 'self' {style}", 1)
    if script := inline.get("script"):
        own = "script-src 'self'"
        policy = policy if own in policy else f"{policy}; {own}"
        policy = policy.replace(own, f"{own} {script}", 1)
    return policy


def _fitting(scope: Scope) -> dict[str, str]:
    return _at(scope["path"])


def _at(path: str) -> dict[str, str]:
    # A worker obeys the policy that came with its own script; it lies beside its pages. The
    # address alone decides, since a 304 has no content type and replaces a browser's headers.
    return RECORDER if path == "/recorder" or path.startswith("/recorder/") else SECURITY


def sockets_refused(app: ASGIApp) -> ASGIApp:
    """The application, refusing every WebSocket before it is accepted.

    The server answers 403 without a word of what there is. Saying more, by the extension of ASGI
    for it, has uvicorn report each handshake as a fault of ours: anybody could fill the log.
    """

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            await receive()
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": ""})
        else:
            await app(scope, receive, send)

    return answer


def head_as_get(app: ASGIApp) -> ASGIApp:
    """The application, answering HEAD as it would GET but without the body."""

    async def answer(scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("method") != "HEAD":
            await app(scope, receive, send)
            return
        finished = False

        async def without_body(message: Message) -> None:
            nonlocal finished
            if finished:
                return
            await send(message)
            if message["type"] == "http.response.start":
                finished = True
                await send({"type": "http.response.body", "body": b"", "more_body": False})

        await app({**scope, "method": "GET"}, receive, without_body)  # type: ignore[arg-type]

    return answer
