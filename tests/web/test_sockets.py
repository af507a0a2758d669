"""No address speaks WebSocket yet: every handshake is refused before it is accepted."""

import asyncio
import base64
import socket
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest

from evendeal.web.serve import MOST_SOCKET_BYTES
from support.events.poker import CUP
from support.served import get, served
from support.web.house import house

PLACES = ["/", "/api/events", f"/api/console/{CUP}/1", f"/api/office/{CUP}/stream", "/none"]


def handshake(app: Any, path: str, token: str) -> list[dict[str, Any]]:
    """What an application sends when a browser wants a WebSocket."""
    sent: list[dict[str, Any]] = []
    scope = {
        "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"",
        "headers": [(b"host", b"hall"), (b"cookie", f"evendeal={token}".encode())],
        "scheme": "ws", "client": ("127.0.0.1", 1), "server": ("hall", 80), "subprotocols": [],
        "http_version": "1.1", "root_path": "", "asgi": {"version": "3.0"}, "state": {},
        "extensions": {"websocket.http.response": {}},
    }  # fmt: skip

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def shake() -> None:
        async with app.lifespan():
            await app(scope, receive, send)

    asyncio.run(shake())
    return sent


@pytest.mark.parametrize("path", PLACES)
def test_a_handshake_is_refused_wherever_and_whoever_asks(path: str, tmp_path: Path) -> None:
    with house(tmp_path / "var") as hall:
        for token in ("", hall.tokens["house director"]):
            answer = handshake(hall.app, path, token)

            assert [message["type"] for message in answer] == ["websocket.close"]


@pytest.mark.process
def test_a_server_refuses_a_handshake_and_goes_on(tmp_path: Path) -> None:
    """The one who asks is answered at once, by the server itself and not by a dropped line."""
    with served("--no-demonstration", "--log", tmp_path / "var") as server:
        where = urlsplit(server.address)
        assert where.hostname is not None
        key = base64.b64encode(bytes(16)).decode()
        asked = (
            f"GET /live HTTP/1.1\r\nhost: {where.netloc}\r\nconnection: Upgrade\r\n"
            f"upgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n\r\n"
        )
        for _ in range(2):
            with socket.create_connection((where.hostname, where.port or 80), timeout=60) as line:
                line.sendall(asked.encode())
                answer = line.recv(MOST_SOCKET_BYTES)
            assert answer.startswith(b"HTTP/1.1 403 ")
        assert get(server.address, "api/events") == []
    assert server.err == ""
