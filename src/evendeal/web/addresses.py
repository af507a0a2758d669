"""Which address links and QR codes carry: chosen, or the one by which others reach this machine."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from ipaddress import ip_address
from typing import Protocol
from urllib.parse import urlsplit

from evendeal.reason import Reason
from evendeal.views.address import AddressUnfit, HouseAddress
from evendeal.views.text import says
from evendeal.web.tls_addresses import NAME, usable

LONGEST = 200
_NUMBER = re.compile(r"[0-9]+|0x[0-9a-f]*")


class Chosen(Protocol):
    """An address that somebody chose; `own` if it was one of the machine's then."""

    @property
    def address(self) -> str:
        """The address, as links have it."""
        ...

    @property
    def own(self) -> bool:
        """Whether the machine had it then, so that it is checked whether it still has."""
        ...


class AddressMemory(Protocol):
    """Where a house remembers its address. Several threads may ask."""

    def read(self) -> Chosen | None:
        """What was chosen last; None if nothing was, or it cannot be read."""
        ...

    def write(self, address: str, *, own: bool) -> None:
        """Remember it.

        Raises:
            AddressNotKept: the disk is full, or nothing may be written there.
        """
        ...


class Addresses(Protocol):
    """The address of a house, as routes ask for it."""

    def now(self) -> HouseAddress:
        """The address as things stand."""
        ...

    def choose(self, text: str) -> HouseAddress:
        """Remember another one."""
        ...


@dataclass(frozen=True, slots=True)
class _Chosen:
    address: str
    own: bool


class Forgetful:
    """A memory of this process alone, for a house that keeps nothing."""

    def __init__(self) -> None:
        self._chosen: _Chosen | None = None

    def read(self) -> Chosen | None:
        """What was chosen."""
        return self._chosen

    def write(self, address: str, *, own: bool) -> None:
        """Remember it until the process ends."""
        self._chosen = _Chosen(address, own)


class HouseAddresses:
    """The address of a server, from what the machine knows of itself and what somebody chose.

    Requests have no say in it: their `Host` is whatever the sender likes.

    Args:
        here: the address on this machine.
        look: the addresses at which others reach it now, the likeliest first; none if it listens
            to this machine alone.
        memory: where a choice is stored.
    """

    def __init__(self, here: str, look: Callable[[], Sequence[str]], memory: AddressMemory) -> None:
        self._here = here.rstrip("/")
        self._look = look
        self._memory = memory

    def now(self) -> HouseAddress:
        """The address as things stand; the machine may have another one than a minute ago."""
        choices = tuple(dict.fromkeys(each.rstrip("/") for each in self._look()))
        chosen = self._memory.read()
        if chosen is not None and not _readable(chosen.address):
            chosen = None  # somebody wrote in the file with an editor
        # One of the machine's own is looked up anew; what was typed nobody here can know better.
        moved = chosen is not None and chosen.own and chosen.address not in choices
        if chosen is not None and not moved:
            return HouseAddress(chosen.address, True, True, choices, None)
        why = says("address-moved", address=chosen.address) if chosen is not None else None
        if choices:
            return HouseAddress(choices[0], True, False, choices, why)
        return HouseAddress(
            self._here, False, False, (), why or says("address-only-here", address=self._here)
        )

    def choose(self, text: str) -> HouseAddress:
        """Remember another one.

        Raises:
            AddressUnfit: it is none, or one of this machine alone.
            AddressNotKept: it cannot be remembered.
        """
        address = read_address(text)
        own = address in {each.rstrip("/") for each in self._look()}
        self._memory.write(address, own=own)
        return self.now()


def read_address(text: str) -> str:
    """The address that somebody typed, as links have it: `https://cup.example.org:8443`.

    Without a scheme it is taken for https. What a browser shows behind the host may be there too,
    if it is a `/` alone.

    Raises:
        AddressUnfit: it names no server, or one that only this machine reaches.
    """
    beginning = text.strip()[:LONGEST]

    def unfit(why: Reason) -> AddressUnfit:
        return AddressUnfit(text=beginning, why=why)

    plain = text.strip().lower()
    if not plain.isprintable() or " " in plain:
        raise unfit(Reason("address-gap", "there is a gap in it, or a sign that does not print"))
    if "://" not in plain:
        plain = f"https://{plain}"
    try:
        parts = urlsplit(plain)
        host, port = (parts.hostname or "").rstrip("."), parts.port
        host = host if ":" in host else host.encode("idna").decode("ascii")
    except ValueError:  # a port that is none, brackets without an address, a label too long
        raise unfit(
            Reason(
                "address-write-as",
                "write it as https://cup.example.org or http://192.168.1.20:8000",
            )
        ) from None
    if len(plain) > LONGEST or parts.scheme not in ("http", "https"):
        raise unfit(
            Reason(
                "address-begins",
                "it begins with https:// or http://, and is no longer than {most} letters",
                most=LONGEST,
            )
        )
    if "@" in parts.netloc or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise unfit(
            Reason(
                "address-alone",
                "write the scheme, the name and the port alone, nothing behind them",
            )
        )
    if not _reachable(host):
        raise unfit(
            Reason(
                "address-phones",
                "phones need the name or the number of this machine in the network",
            )
        )
    shown_host = f"[{host}]" if ":" in host else host
    usual = {"http": 80, "https": 443}[parts.scheme]
    return f"{parts.scheme}://{shown_host}{'' if port in (None, usual) else f':{port}'}"


def _reachable(host: str) -> bool:
    """Whether a host, by its name or number, can be another machine's way here."""
    try:
        number = ip_address(host)
    except ValueError:
        # What ends in a number browsers read as one, in ways of their own (WHATWG URL, 3.5).
        named = NAME.fullmatch(host) and not _NUMBER.fullmatch(host.rpartition(".")[2])
        return bool(named) and host != "localhost" and not host.endswith(".localhost")
    return usable(number) and not number.is_loopback


def _readable(address: str) -> bool:
    try:
        return read_address(address) == address
    except AddressUnfit:
        return False


def reached(addresses: Addresses) -> str:
    """The address of a house for what is printed; empty where others cannot reach it."""
    house = addresses.now()
    return house.address if house.reachable else ""


def nowhere() -> HouseAddresses:
    """The address of an application that does not know where it listens."""
    return HouseAddresses("http://localhost", tuple, Forgetful())
