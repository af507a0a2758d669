"""A certificate authority of the house, for halls in which no other can vouch for a machine.

A tablet that has its certificate installed trusts every server that the authority signs. It
therefore signs for addresses inside a building and for this machine's own names alone, and
says so in the certificate (RFC 5280, 4.2.1.10): a stolen key opens no bank.
"""

from collections.abc import Collection, Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network

from cryptography import x509
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

AUTHORITY_LASTS = timedelta(days=5 * 365)
SERVER_LASTS = timedelta(days=397)
"""Browsers refuse a server's certificate that is good for more than 398 days."""
SLACK = timedelta(hours=24)
"""Certificates begin a day early, for tablets whose clock is behind."""

Address = IPv4Address | IPv6Address

INSIDE: tuple[IPv4Network | IPv6Network, ...] = tuple(
    map(
        ip_network,
        (
            "127.0.0.0/8",
            "10.0.0.0/8",
            "172.16.0.0/12",
            "192.168.0.0/16",
            "169.254.0.0/16",
            "100.64.0.0/10",
            "::1/128",
            "fc00::/7",
            "fe80::/10",
        ),
    )
)
"""Addresses that no machine outside a network can have."""

INSIDE_NAMES = ("localhost", "local", "lan", "home.arpa", "internal")
"""Endings of names that are never a machine on the internet."""


@dataclass(frozen=True, slots=True)
class Authority:
    """The house's authority: its key and the certificate that tablets install."""

    key: EllipticCurvePrivateKey
    certificate: x509.Certificate

    @property
    def der(self) -> bytes:
        """The certificate as tablets take it."""
        return self.certificate.public_bytes(Encoding.DER)

    @property
    def fingerprint(self) -> str:
        """SHA-256 of the certificate as devices show it, e.g. `3A:0F:...`."""
        return sha256(self.der).digest().hex(":").upper()

    @property
    def until(self) -> datetime:
        """The end of its time."""
        return self.certificate.not_valid_after_utc

    def covers(self, name: str | Address) -> bool:
        """Whether it may sign for a name or an address."""
        permitted = _permitted(self.certificate)
        if isinstance(name, str):
            endings = [each.value for each in permitted if isinstance(each, x509.DNSName)]
            return any(_ends(name, each) for each in endings)
        networks = [each.value for each in permitted if isinstance(each, x509.IPAddress)]
        return any(name in each for each in networks if not isinstance(each, Address))

    def covered(self, names: Iterable[str], addresses: Iterable[Address]) -> list[x509.GeneralName]:
        """Those of the names and addresses for which it may sign, in order."""
        return [
            *(x509.DNSName(name) for name in sorted(set(names)) if self.covers(name)),
            *(
                x509.IPAddress(address)
                for address in sorted(set(addresses), key=_order)
                if self.covers(address)
            ),
        ]


def new_authority(
    names: Collection[str], addresses: Collection[Address], now: datetime
) -> Authority:
    """An authority that may also sign for these names and addresses, inside or not."""
    key = generate_private_key(SECP256R1())
    own = sorted({name for name in names if not _ends_inside(name)})
    outside = sorted({address for address in addresses if not inside(address)}, key=_order)
    # The name tells two houses apart in a tablet's list of authorities.
    mark = x509.SubjectKeyIdentifier.from_public_key(key.public_key()).digest.hex()[:8]
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, f"evendeal hall {mark}")])
    permitted: list[x509.GeneralName] = [
        *(x509.DNSName(each) for each in (*INSIDE_NAMES, *own)),
        *(x509.IPAddress(network) for network in INSIDE),
        *(x509.IPAddress(ip_network(address)) for address in outside),
    ]
    usage = _usage(key_cert_sign=True, crl_sign=True)
    certificate = (
        _begun(name, name, key, now, now + AUTHORITY_LASTS)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(usage, critical=True)
        .add_extension(x509.NameConstraints(permitted, None), critical=True)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .sign(key, SHA256())
    )
    return Authority(key, certificate)


def certificate_of(
    authority: Authority,
    key: EllipticCurvePrivateKey,
    names: list[x509.GeneralName],
    now: datetime,
) -> x509.Certificate:
    """A server's certificate, signed by the authority, for names and addresses that it covers."""
    subject = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "evendeal server")])
    until = min(now + SERVER_LASTS - SLACK, authority.until)
    issuer = authority.certificate
    return (
        _begun(subject, issuer.subject, key, now, until)
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(_usage(digital_signature=True), critical=True)
        .add_extension(x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH]), critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(
            x509.AuthorityKeyIdentifier.from_issuer_public_key(authority.key.public_key()),
            critical=False,
        )
        .sign(authority.key, SHA256())
    )


def _begun(
    subject: x509.Name,
    issuer: x509.Name,
    key: EllipticCurvePrivateKey,
    now: datetime,
    until: datetime,
) -> x509.CertificateBuilder:
    return (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now.astimezone(UTC) - SLACK)
        .not_valid_after(until.astimezone(UTC))
    )


def _usage(
    *, digital_signature: bool = False, key_cert_sign: bool = False, crl_sign: bool = False
) -> x509.KeyUsage:
    return x509.KeyUsage(
        digital_signature=digital_signature,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        key_cert_sign=key_cert_sign,
        crl_sign=crl_sign,
        encipher_only=False,
        decipher_only=False,
    )


def _permitted(certificate: x509.Certificate) -> list[x509.GeneralName]:
    constraints = certificate.extensions.get_extension_for_class(x509.NameConstraints)
    return constraints.value.permitted_subtrees or []


def inside(address: Address) -> bool:
    """Whether an address is one that only the inside of a network has."""
    return any(address in network for network in INSIDE)


def _ends_inside(name: str) -> bool:
    return any(_ends(name, ending) for ending in INSIDE_NAMES)


def _ends(name: str, ending: str) -> bool:
    return name == ending or name.endswith(f".{ending}")


def _order(address: Address) -> tuple[int, int]:
    return address.version, int(address)
