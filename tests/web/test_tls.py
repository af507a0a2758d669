"""The page for tablets, the code in the terminal, and what the server takes from a proxy."""

import socket
from collections.abc import Iterator
from contextlib import contextmanager
from http.client import HTTPConnection

import pytest
import segno
from hypothesis import given
from hypothesis import strategies as st

from evendeal.web import listen
from evendeal.web.serve import heard_outside
from evendeal.web.tls import AuthorityPage, PageServer, qr_lines, url
from evendeal.web.tls_addresses import own_addresses, own_names, usable

FINGERPRINT = ":".join(["3A", "0F"] * 16)


@contextmanager
def served(host: str = "127.0.0.1", **limits: int) -> Iterator[int]:
    listening = listen(host, 0)
    app = AuthorityPage(b"0\x82certificate", FINGERPRINT, "https://192.168.1.20:8000/recorder/")
    server = PageServer(app, listening, **limits)
    server.start()
    yield listening.getsockname()[1]
    server.stop()
    listening.close()


@pytest.fixture(scope="module")
def page() -> Iterator[int]:
    with served() as port:
        yield port


def ask(
    port: int, path: str, method: str = "GET", source: str = "127.0.0.1"
) -> tuple[int, dict[str, str], bytes]:
    connection = HTTPConnection("127.0.0.1", port, timeout=20, source_address=(source, 0))
    try:
        connection.request(method, path)
        answer = connection.getresponse()
        return answer.status, dict(answer.getheaders()), answer.read()
    finally:
        connection.close()


def test_the_page_gives_the_certificate_and_says_what_to_do_on_each_device(page: int) -> None:
    status, headers, body = ask(page, "/")
    text = body.decode()

    assert (status, headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert all(device in text for device in ("iPad", "Android", "Windows", "macOS"))
    assert all(":".join(["3A", "0F"] * 4) in line for line in text.split("<pre>")[1].split()[:4])
    assert 'href="https://192.168.1.20:8000/recorder/"' in text
    assert "script" not in text
    assert "default-src 'none'" in headers["content-security-policy"]


def test_the_certificate_comes_with_the_type_by_which_tablets_know_it(page: int) -> None:
    status, headers, body = ask(page, "/authority.crt")

    assert (status, body) == (200, b"0\x82certificate")
    assert headers["content-type"] == "application/x-x509-ca-cert"


@pytest.mark.parametrize("path", ["/api/events", "/recorder/", "/authority.pem", "/../x", "//"])
def test_nothing_else_is_served_without_https(page: int, path: str) -> None:
    assert ask(page, path)[0] == 404


def test_the_page_takes_nothing(page: int) -> None:
    assert ask(page, "/", "POST")[0] == 405
    assert ask(page, "/", "HEAD")[2] == b""


def test_one_address_that_holds_many_connections_shuts_nobody_else_out() -> None:
    """Those that ask for nothing count too, and are free again when they are closed."""
    with served(most_an_address=3) as port:
        idle = [socket.create_connection(("127.0.0.1", port), timeout=20) for _ in range(3)]
        for _ in range(3):
            with socket.create_connection(("127.0.0.1", port), timeout=20) as further:
                assert is_closed(further)
        assert ask(port, "/", source="127.0.0.2")[0] == 200
        for each in idle:
            each.sendall(b"GET / HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n")
            with each, each.makefile("rb") as answer:
                assert answer.read().startswith(b"HTTP/1.1 200")

        assert ask(port, "/")[0] == 200


def is_closed(connection: socket.socket) -> bool:
    """Whether the other side has ended it without an answer."""
    try:
        return connection.recv(1) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("blocks", [True, False])
def test_the_code_in_the_terminal_is_the_code_of_the_address(blocks: bool) -> None:
    text = "http://192.168.1.20:8001/"
    lines = qr_lines(text, blocks=blocks)
    if blocks:
        light = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
        rows = [[light[glyph][half] for glyph in line] for line in lines for half in (0, 1)]
    else:
        rows = [[int(pair == "  ") for pair in map("".join, zip(*[iter(line)] * 2, strict=True))]
                for line in lines]  # fmt: skip
    matrix = [list(row) for row in segno.make(text, error="l", micro=False).matrix]
    found = [row[2:-2] for row in rows[2 : 2 + len(matrix)]]

    assert found == matrix
    assert len(set(map(len, lines))) == 1


def test_addresses_are_written_as_one_types_them() -> None:
    assert url("https", "192.168.1.5", 8000) == "https://192.168.1.5:8000/"
    assert url("https", "fd00::7", 443) == "https://[fd00::7]:443/"
    assert url("http", "laptop.local", 80) == "http://laptop.local:80/"


def test_a_machine_knows_its_names_and_addresses() -> None:
    addresses = own_addresses()

    assert own_names()[0] == "localhost"
    assert {"127.0.0.1", "::1"} <= set(map(str, addresses))
    assert len(set(addresses)) == len(addresses)
    assert all(map(usable, addresses))


@given(st.ip_addresses())
def test_a_tablet_is_never_sent_to_an_address_of_no_machine(address: object) -> None:
    assert usable(address) == (  # type: ignore[arg-type]
        not (str(address) in ("0.0.0.0", "::") or address.is_multicast  # type: ignore[attr-defined]
             or (address.version == 6 and address.is_link_local))  # type: ignore[attr-defined]
    )  # fmt: skip


@pytest.mark.parametrize(("host", "outside"), [("127.0.0.1", False), ("0.0.0.0", True)])
def test_who_listens_everywhere_is_heard_outside(host: str, outside: bool) -> None:
    listening: socket.socket = listen(host, 0)
    with listening:
        assert heard_outside(listening) is outside
