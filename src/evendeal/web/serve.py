"""The server: one process, one socket, and a prompt end."""

import gc
import resource
import socket
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress
from ipaddress import ip_address
from pathlib import Path

import uvicorn
from litestar import Litestar

from evendeal.errors import Refused
from evendeal.web.silence import PromptProtocol
from evendeal.web.stream import MOST_WATCHERS
from evendeal.web.tls import url

EVERYWHERE = ("0.0.0.0", "::")
PROXIES = ("127.0.0.1", "::1")
"""Whose word about the visitor's address is taken, with --proxy."""
MOST_FILES = 65_536
TURN_SECONDS = 0.0005
"""How long a thread may go on while another one wants to. The thread that writes lines waits
for its turn after each call of the database, and its default of 5 ms would be spent six times
a line whenever the server is busy."""
MOST_SOCKET_BYTES = 65_536
"""Of one message over a WebSocket: no line of a table comes near it."""
GRACE_SECONDS = 2
"""How long answers that are still being sent may take once the server has to stop."""


class AddressTaken(Refused):
    """An address at which this process cannot listen."""

    def __init__(self, *, host: str, port: int, why: str) -> None:
        super().__init__(f"cannot listen at {host} port {port}: {why}; choose another port")
        self.host = host
        self.port = port
        self.why = why


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens at an address; port 0 takes any free one.

    Raises:
        AddressTaken: the port is in use or not allowed, or there is no such host.
    """
    if not 0 <= port < 65536:
        raise AddressTaken(host=host, port=port, why="ports are 0 to 65535")
    listener: socket.socket | None = None
    try:
        family, kind, protocol, _, where = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        # With the protocol named, answers go out at once; without it asyncio leaves them
        # to Nagle's algorithm, 40 ms each.
        listener = socket.socket(family, kind, protocol)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(where)
        listener.listen(2048)
    except OSError as error:
        if listener is not None:
            listener.close()
        why = error.strerror or str(error)
        raise AddressTaken(host=host, port=port, why=why) from None
    return listener


def address(listener: socket.socket, *, scheme: str = "http", host: str | None = None) -> str:
    """The address to type into a browser on this machine, or on another one by `host`."""
    there, port = listener.getsockname()[:2]
    if there in EVERYWHERE:
        there = "localhost"
    return url(scheme, host or there, port)


def heard_outside(listener: socket.socket) -> bool:
    """Whether other machines reach the socket."""
    host = listener.getsockname()[0]
    return not ip_address(host.partition("%")[0]).is_loopback


class Server(uvicorn.Server):
    """Uvicorn that first ends the streams, and leaves the end of the process to its caller.

    Args:
        certificate: a file with key and certificate; with it HTTPS is spoken, and only that.
        proxy: take the word of a proxy on this machine about who asks, and by which scheme.
    """

    def __init__(
        self, app: Litestar, *, certificate: Path | None = None, proxy: bool = False
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                http=PromptProtocol,
                lifespan="on",
                ws="auto",
                ws_max_size=MOST_SOCKET_BYTES,
                log_config=None,
                log_level="warning",
                access_log=False,
                server_header=False,
                proxy_headers=proxy,
                forwarded_allow_ips=list(PROXIES),
                ssl_certfile=certificate,
                timeout_graceful_shutdown=GRACE_SECONDS,
            )
        )
        self._app = app

    def show(self, certificate: Path) -> None:
        """Show this certificate to those who connect from now on; on any thread."""
        if self.config.ssl is not None:
            self.config.ssl.load_cert_chain(certificate)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End the streams, which would otherwise be waited for, then the rest."""
        self._app.state.broadcaster.close()
        await super().shutdown(sockets)

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        """Serve until the process is stopped, threads taking short turns meanwhile."""
        turn = sys.getswitchinterval()
        sys.setswitchinterval(TURN_SECONDS)
        # What is there by now stays. Looking through all of it for garbage stops every answer
        # for a third of a second, whatever the events.
        gc.collect()
        gc.freeze()
        try:
            super().run(sockets)
        finally:
            gc.unfreeze()
            sys.setswitchinterval(turn)

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Take SIGINT and SIGTERM as a wish to stop; they are not raised once more."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()


def room_for_watchers() -> int:
    """How many streams this process can keep open and still open files for its own work.

    The limit of open files is raised as far as the system allows without more rights.
    """
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = min(hard, MOST_FILES) if hard != resource.RLIM_INFINITY else MOST_FILES
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(1, min(soft // 2, MOST_WATCHERS))


def serve(app: Litestar, listener: socket.socket) -> None:
    """Answer requests until SIGINT or SIGTERM, then return; prints nothing."""
    Server(app).run(sockets=[listener])
