"""What the server believes of a proxy, and how it stops."""

import json
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread
from types import SimpleNamespace
from urllib.request import Request, urlopen

import pytest
from litestar import Litestar, get

from evendeal.web import address, listen
from evendeal.web.problem import AnyRequest
from evendeal.web.serve import Server


@get("/")
async def who(request: AnyRequest) -> dict[str, str]:
    """By which scheme, and from where, a visitor comes."""
    return {"scheme": request.scope["scheme"], "from": request.scope["client"][0]}


@contextmanager
def served(*, proxy: bool) -> Iterator[str]:
    app = Litestar([who], openapi_config=None, logging_config=None)
    app.state.broadcaster = SimpleNamespace(close=lambda: None)
    listening = listen("127.0.0.1", 0)
    server = Server(app, proxy=proxy)
    thread = Thread(target=server.run, kwargs={"sockets": [listening]})
    thread.start()
    try:
        yield address(listening)
    finally:
        server.should_exit = True
        thread.join()
        listening.close()


@pytest.mark.long
@pytest.mark.parametrize(
    ("proxy", "said"),
    [
        (True, {"scheme": "https", "from": "10.9.8.7"}),
        (False, {"scheme": "http", "from": "127.0.0.1"}),
    ],
)
def test_a_proxy_on_this_machine_is_believed_when_it_is_said_to_be_there(
    proxy: bool, said: dict[str, str]
) -> None:
    forwarded = {"x-forwarded-proto": "https", "x-forwarded-for": "1.1.1.1, 10.9.8.7"}
    with served(proxy=proxy) as where, urlopen(Request(where, headers=forwarded), timeout=20) as it:
        found = json.loads(it.read())

    assert found == said


def test_only_a_proxy_on_this_machine_is_believed() -> None:
    app = Litestar([], openapi_config=None, logging_config=None)

    assert Server(app, proxy=True).config.forwarded_allow_ips == ["127.0.0.1", "::1"]
    assert Server(app).config.proxy_headers is False
