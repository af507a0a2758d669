"""`evendeal tls`: the certificate that tablets install, and HTTPS for `evendeal serve`."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from ipaddress import ip_address
from pathlib import Path
from threading import Event as Flag
from threading import Thread
from typing import TYPE_CHECKING, Annotated

import typer

from evendeal.commands.log_folder import LOG, LogFolder
from evendeal.commands.output import printable, say
from evendeal.commands.report import AsJson, FileThere, print_json, telling, warn
from evendeal.errors import Refused

if TYPE_CHECKING:
    import socket

    from evendeal.store.certificates import Address, Authority

LOOK_SECONDS = 60.0


class NotAHostName(Refused):
    """A text that is no name of a machine."""

    def __init__(self, *, text: str) -> None:
        super().__init__(f"{text!r} is not a host name such as evendeal.club.example")
        self.text = text


def tls(
    file: Annotated[
        Path | None, typer.Argument(help="Where to write the authority's certificate, .crt.")
    ] = None,
    name: Annotated[
        list[str] | None, typer.Option(help="A further host name of this machine.")
    ] = None,
    log: LogFolder = LOG,
    as_json: AsJson = False,
) -> None:
    """Show the authority that `evendeal serve --tls` signs with, and write its certificate.

    It is made if there is none yet. Its key never leaves the folder of the log.
    """
    with telling():
        from evendeal.store.files import make_folder

        make_folder(log, 0o755)
        certified = certify(log, name or (), None)
        authority = certified.authority
        if file is not None:
            try:
                with file.open("xb") as out:
                    out.write(authority.der)
            except FileExistsError:
                raise FileThere(file=str(file)) from None
        report = {
            "fingerprint": authority.fingerprint,
            "until": authority.until.isoformat().replace("+00:00", "Z"),
            "names": list(certified.names),
            "addresses": [str(address) for address in certified.addresses],
            "file": str(file) if file else None,
        }
        if as_json:
            print_json(report)
            return
        say(f"fingerprint (SHA-256): {authority.fingerprint}")
        say(f"good until {authority.until:%Y-%m-%d}")
        say(f"for {', '.join([*certified.names, *map(str, certified.addresses)])}")
        if file is not None:
            say(f"written to {file}; install it on every tablet")


@dataclass(frozen=True, slots=True)
class Certified:
    """The authority and the server's certificate.

    Attributes:
        certificate: a file with key and certificate.
        names, addresses: for which it is good, those first by which tablets reach the server.
        left_out: what the authority may not sign for.
    """

    authority: "Authority"
    certificate: Path
    names: tuple[str, ...]
    addresses: tuple["Address", ...]
    left_out: tuple[str, ...]


def certify(folder: Path, names: Sequence[str], host: str | None) -> Certified:
    """A certificate for this machine as it is now, made anew if it has to be.

    Args:
        names: further host names, for which it has to be good.
        host: the address at which the server listens.

    Raises:
        NotAHostName, NameNotCovered, NotAnAuthority.
    """
    from evendeal.store.authority import NameNotCovered, authority_in, server_certificate
    from evendeal.web.tls_addresses import NAME, own_addresses, own_names

    wanted = [name.lower() for name in names]
    for name in wanted:
        if not NAME.fullmatch(name) or len(name) > 253:
            raise NotAHostName(text=name)
    addresses = list(own_addresses())
    try:
        special = ip_address(host or "::")
        if not special.is_unspecified and special not in addresses:
            addresses.insert(0, special)
    except ValueError:
        if host and NAME.fullmatch(host.lower()):
            wanted.append(host.lower())
    known = tuple(dict.fromkeys([*wanted, *own_names()]))
    now = datetime.now(UTC)
    authority = authority_in(folder, known, addresses, now)
    for name in wanted:
        if not authority.covers(name):
            raise NameNotCovered(server_name=name)
    good_names = tuple(name for name in known if authority.covers(name))
    good = tuple(address for address in addresses if authority.covers(address))
    left_out = [name for name in known if name not in good_names]
    left_out += [str(address) for address in addresses if address not in good]
    certificate = server_certificate(folder, authority, good_names, good, now)
    return Certified(authority, certificate, good_names, good, tuple(left_out))


class Renewing:
    """Looks once a minute whether the machine has other addresses, or its certificate ends.

    Args:
        show: called with the file of a new certificate.
    """

    def __init__(
        self,
        folder: Path,
        names: Sequence[str],
        host: str,
        show: Callable[[Path], None],
        every: float = LOOK_SECONDS,
    ) -> None:
        self._folder = folder
        self._names = names
        self._host = host
        self._show = show
        self._every = every
        self._stop = Flag()
        self._thread = Thread(target=self._watch, name="certificate", daemon=True)
        self._shown = certify(folder, names, host).certificate.read_bytes()

    def start(self) -> None:
        """Begin to look."""
        self._thread.start()

    def stop(self) -> None:
        """Stop, and wait for the last look."""
        self._stop.set()
        self._thread.join()

    def look(self) -> None:
        """Make and show a new certificate if one is due."""
        certified = certify(self._folder, self._names, self._host)
        pem = certified.certificate.read_bytes()
        if pem != self._shown:
            self._show(certified.certificate)
            self._shown = pem
            where = ", ".join(map(str, certified.addresses))
            warn(f"the server has a new certificate, for {where}")

    def _watch(self) -> None:
        while not self._stop.wait(self._every):
            try:
                self.look()
            except (OSError, Refused) as error:
                warn(f"the server keeps its certificate: {error}")


def host_for_tablets(certified: Certified, listener: "socket.socket") -> str:
    """The address to give to tablets: the one listened at, or the likeliest of the machine's."""
    from evendeal.web.serve import EVERYWHERE

    there = listener.getsockname()[0]
    if there not in EVERYWHERE:
        return str(there)
    outside = [each for each in certified.addresses if not each.is_loopback]
    return str(outside[0]) if outside else "localhost"


def print_way_in(certified: Certified, page: str) -> None:
    """How a tablet gets the authority: a QR code of the page, and the fingerprint to compare."""
    from evendeal.web.tls import qr_lines

    say("")
    say(f"Each tablet installs the authority once; scan this, or open {page}")
    blocks = printable("█▀▄") == "█▀▄"
    for line in qr_lines(page, blocks=blocks):
        say(f"  {line}")
    say("Its fingerprint (SHA-256) on the tablet must be")
    pairs = certified.authority.fingerprint.split(":")
    for at in range(0, len(pairs), 16):
        say(f"  {':'.join(pairs[at : at + 16])}")
    if certified.left_out:
        warn(
            "the certificate is not good for "
            f"{', '.join(certified.left_out)}; reach this machine by another address"
        )
