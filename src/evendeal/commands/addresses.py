"""At which addresses others reach a server that listens, looked up anew while it runs."""

import socket
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evendeal.web.addresses import HouseAddresses

LOOK_SECONDS = 20.0
"""How long the machine's addresses are taken for what they were: where no name server answers,
to look them up takes long."""


def addresses_of(
    folder: Path,
    listener: socket.socket,
    here: str,
    *,
    scheme: str,
    names: Sequence[str] = (),
    left_out: Sequence[str] = (),
    proxy: bool = False,
) -> "HouseAddresses":
    """The addresses of a house whose log lies in a folder.

    Args:
        here: the server's address on this machine.
        scheme: which it speaks itself.
        names: host names that were given at the start; with `proxy` that of the proxy.
        left_out: addresses for which its certificate is not good.
        proxy: others reach it through a proxy, never at this machine's own port.
    """
    from evendeal.store.house_address import FolderAddress
    from evendeal.web.addresses import HouseAddresses

    if proxy:
        certified = [f"https://{name}" for name in names]
        return HouseAddresses(here, lambda: certified, FolderAddress(folder))
    look = Remembered(partial(reached_at, listener, scheme, names, left_out))
    return HouseAddresses(here, look, FolderAddress(folder))


def remembered_address(folder: Path) -> str:
    """The address that was chosen for the house of a log; empty if none was."""
    from evendeal.store.house_address import FolderAddress
    from evendeal.views.address import AddressUnfit
    from evendeal.web.addresses import read_address

    remembered = FolderAddress(folder).read()
    try:
        return read_address(remembered.address) if remembered else ""
    except AddressUnfit:
        return ""


def reached_at(
    listener: socket.socket, scheme: str, names: Sequence[str], left_out: Sequence[str]
) -> list[str]:
    """The addresses at which other machines reach a socket, the likeliest first; the names last."""
    from evendeal.web.serve import EVERYWHERE, heard_outside
    from evendeal.web.tls import url
    from evendeal.web.tls_addresses import own_addresses

    if not heard_outside(listener):
        return []
    host, port = listener.getsockname()[:2]
    hosts = [str(host)]
    if host in EVERYWHERE:
        both = host == "::"
        hosts = [
            str(each)
            for each in own_addresses()
            if not each.is_loopback and (both or each.version == 4)
        ]
    return [url(scheme, each, port) for each in (*hosts, *names) if each not in left_out]


class Remembered:
    """What a look has found, for some seconds. Several threads may ask."""

    def __init__(self, look: Callable[[], Sequence[str]], seconds: float = LOOK_SECONDS) -> None:
        self._look = look
        self._seconds = seconds
        self._found: tuple[float, Sequence[str]] | None = None

    def __call__(self) -> Sequence[str]:
        """What was found, lately or now."""
        if self._found is None or monotonic() - self._found[0] > self._seconds:
            self._found = monotonic(), self._look()
        return self._found[1]
