"""WebSocket handshakes, before any address speaks it: refused, whoever asks and wherever."""

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

POLICY_VIOLATION = 1008


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
