"""Under which names and addresses other machines in the hall can reach this one."""

import re
import socket
import struct
from contextlib import suppress
from ipaddress import IPv4Address, IPv6Address, ip_address
from pathlib import Path

Address = IPv4Address | IPv6Address

NAME = re.compile(r"(?!-)[a-z0-9-]{1,63}(?<!-)(\.(?!-)[a-z0-9-]{1,63}(?<!-))*")
FAR = (("192.0.2.1", socket.AF_INET), ("2001:db8::1", socket.AF_INET6))
"""Addresses of documentation (RFC 5737, 3849): nothing is sent there, the route is looked up."""

GET_ADDRESS = {"linux": 0x8915, "darwin": 0xC0206921}
"""SIOCGIFADDR: the address of a network card."""


def own_names() -> tuple[str, ...]:
    """`localhost`, the machine's name, and that with `.local`, as the hall's devices look it up."""
    names = ["localhost"]
    host = socket.gethostname().lower().rstrip(".")
    if NAME.fullmatch(host) and len(host) <= 200:
        names.append(host)
        if "." not in host:
            names.append(f"{host}.local")
    return tuple(dict.fromkeys(names))


def own_addresses() -> tuple[Address, ...]:
    """The machine's addresses, those first by which others most likely reach it.

    Addresses of one link (`fe80::`) are left out: a browser cannot be given one.
    """
    candidates = [*_on_the_way(), *_of_cards(), *_of_name(), *_of_linux()]
    candidates += [IPv4Address("127.0.0.1"), IPv6Address("::1")]
    return tuple(dict.fromkeys(each for each in candidates if usable(each)))


def usable(address: Address) -> bool:
    """Whether a browser on another machine, or on this one, can be given the address."""
    return not (address.is_unspecified or address.is_multicast or _of_one_link(address))


def _of_one_link(address: Address) -> bool:
    return address.version == 6 and address.is_link_local


def _on_the_way() -> list[Address]:
    addresses = []
    for far, family in FAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((far, 9))
            addresses.append(ip_address(asking.getsockname()[0].partition("%")[0]))
    return addresses


def _of_cards() -> list[Address]:
    import sys

    request = GET_ADDRESS.get(sys.platform)
    if request is None:
        return []
    from fcntl import ioctl

    addresses: list[Address] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, card in socket.if_nameindex():
            with suppress(OSError):
                answer = ioctl(asking.fileno(), request, struct.pack("32s", card.encode()[:15]))
                addresses.append(IPv4Address(answer[20:24]))
    return addresses


def _of_name() -> list[Address]:
    with suppress(OSError):
        return [
            ip_address(str(where[0]).partition("%")[0])
            for *_, where in socket.getaddrinfo(socket.gethostname(), None)
        ]
    return []


def _of_linux() -> list[Address]:
    with suppress(OSError, ValueError):
        lines = Path("/proc/net/if_inet6").read_text("ascii").splitlines()
        return [IPv6Address(int(line.split()[0], 16)) for line in lines]
    return []
