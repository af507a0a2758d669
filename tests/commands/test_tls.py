"""`evendeal serve --tls` over a real connection, and `evendeal tls`."""

import json
import os
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import Iterator
from ipaddress import ip_address
from pathlib import Path
from urllib.error import URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from cryptography import x509

from evendeal.commands import tls as command
from evendeal.commands.report import FileThere
from evendeal.commands.tls import NotAHostName, Renewing, certify
from evendeal.store.authority import NameNotCovered
from support.refusals import typed_refused
from support.served_with_tls import SRC, Hall, hall
from support.typed import typed


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    with hall(tmp_path_factory.mktemp("hall") / "var") as found:
        yield found


@pytest.fixture(scope="module")
def trusting(running: Hall) -> ssl.SSLContext:
    """A tablet that has fetched the authority from the page and installed it."""
    with urlopen(running.page + "authority.crt", timeout=20) as answer:
        return ssl.create_default_context(cadata=answer.read())


@pytest.mark.process
@pytest.mark.parametrize("host", ["localhost", "127.0.0.1"])
def test_a_tablet_that_installed_the_authority_trusts_the_server(
    running: Hall, trusting: ssl.SSLContext, host: str
) -> None:
    with urlopen(
        f"https://{host}:{running.port}/api/events", timeout=20, context=trusting
    ) as answer:
        (event,) = json.loads(answer.read())

    assert event["rehearsal"] is True


@pytest.mark.process
def test_a_tablet_without_the_authority_does_not(running: Hall) -> None:
    with pytest.raises(URLError, match="CERTIFICATE_VERIFY_FAILED"):
        urlopen(
            f"https://localhost:{running.port}/", timeout=20, context=ssl.create_default_context()
        )


@pytest.mark.process
@pytest.mark.parametrize("name", ["bank.example", "other.local"])
def test_the_server_is_believed_under_no_other_name(
    running: Hall, trusting: ssl.SSLContext, name: str
) -> None:
    with (
        socket.create_connection(("127.0.0.1", running.port), timeout=20) as plain,
        pytest.raises(ssl.SSLCertVerificationError, match="Hostname mismatch"),
    ):
        trusting.wrap_socket(plain, server_hostname=name)


@pytest.mark.process
def test_old_tls_is_not_spoken(running: Hall, trusting: ssl.SSLContext) -> None:
    with socket.create_connection(("127.0.0.1", running.port), timeout=20) as plain:
        secured = trusting.wrap_socket(plain, server_hostname="localhost")
        assert secured.version() in ("TLSv1.2", "TLSv1.3")
        secured.close()


@pytest.mark.process
def test_the_terminal_shows_the_code_and_the_fingerprint_of_what_the_page_gives(
    running: Hall, tmp_path: Path
) -> None:
    with urlopen(running.page + "authority.crt", timeout=20) as answer:
        given = x509.load_der_x509_certificate(answer.read())
    from cryptography.hazmat.primitives.hashes import SHA256

    fingerprint = "".join(
        line.strip() for line in running.out.splitlines() if line.count(":") == 15
    )
    assert fingerprint.replace(":", "").lower() == given.fingerprint(SHA256()).hex()
    assert running.out.startswith("evendeal is at https://127.0.0.1:")
    assert "█▀▀▀▀▀█" in running.out or "▄▄▄▄▄" in running.out


@pytest.mark.process
def test_the_page_says_nothing_of_the_event(running: Hall) -> None:
    with pytest.raises(URLError, match="404"):
        urlopen(running.page + "api/events", timeout=20)


@pytest.mark.process
def test_the_port_for_https_speaks_nothing_else(running: Hall) -> None:
    with pytest.raises((URLError, OSError)):
        urlopen(f"http://127.0.0.1:{running.port}/api/events", timeout=20)


def test_the_authority_is_shown_and_written(tmp_path: Path) -> None:
    folder, file = tmp_path / "var", tmp_path / "authority.crt"
    first = typed("tls", file, "--log", folder, "--json").json
    again = typed("tls", "--log", folder, "--json").json

    assert first["fingerprint"] == again["fingerprint"]
    assert "localhost" in first["names"]
    assert "127.0.0.1" in first["addresses"]
    x509.load_der_x509_certificate(file.read_bytes())
    typed_refused(typed("tls", file, "--log", folder), FileThere, file=str(file))
    assert first["fingerprint"] in typed("tls", "--log", folder).out


@pytest.mark.parametrize("name", ["-x", "a b", "x_y", "bücher", ""])
def test_what_is_no_host_name_is_refused(name: str, tmp_path: Path) -> None:
    answer = typed("tls", f"--name={name}", "--log", tmp_path / "var")

    typed_refused(answer, NotAHostName, text=name)


def test_a_name_that_comes_after_the_authority_needs_a_new_one(tmp_path: Path) -> None:
    typed("tls", "--log", tmp_path)
    answer = typed("tls", "--name", "cup.club.example", "--log", tmp_path)

    typed_refused(answer, NameNotCovered, server_name="cup.club.example")
    fresh = typed("tls", "--name", "cup.club.example", "--log", tmp_path / "other", "--json").json
    assert fresh["names"][0] == "cup.club.example"


def test_a_server_whose_address_changes_gets_a_new_certificate_while_it_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    renewed: list[Path] = []
    typed("tls", "--log", tmp_path)
    renewing = Renewing(tmp_path, (), "0.0.0.0", renewed.append)
    renewing.look()
    assert renewed == []
    moved = [ip_address("10.20.30.40")]
    monkeypatch.setattr("evendeal.web.tls_addresses.own_addresses", lambda: moved)
    renewing.look()
    renewing.look()

    assert [path.name for path in renewed] == ["server.pem"]
    assert certify(tmp_path, (), None).addresses == tuple(moved)
    assert "for 10.20.30.40" in capsys.readouterr().err
    assert command.LOOK_SECONDS == 60


@pytest.mark.process
def test_a_server_that_others_reach_without_https_says_what_tablets_will_miss(
    tmp_path: Path,
) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "evendeal", "serve", "--host", "0.0.0.0", "--port", "0",
         "--pace", "60", "--log", str(tmp_path / "var")],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True,
        env=os.environ | {"PYTHONPATH": str(SRC)},
    ) as process:  # fmt: skip
        assert process.stdout is not None
        port = urlsplit(process.stdout.readline().split()[-1]).port
        with urlopen(f"http://127.0.0.1:{port}/api/events", timeout=60):
            pass
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=60)

    assert "without HTTPS tablets get no offline use and no camera" in err
