"""A certificate authority of the house, for halls in which no other can vouch for a machine.

A tablet that has its certificate installed trusts every server that the authority signs. It
therefore signs for addresses inside a building and for this machine's own names alone, and
says so in the certificate (RFC 5280, 4.2.1.10): a stolen key opens no bank.
"""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from hashlib import sha256
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from evendeal.errors import Refused
from evendeal.store.files import make_folder, write_whole

FOLDER = "tls"
AUTHORITY = "authority.pem"
SERVER = "server.pem"
OWNER_ONLY = 0o600
OWNER_FOLDER = 0o700

AUTHORITY_LASTS = timedelta(days=5 * 365)
SERVER_LASTS = timedelta(days=397)
"""Browsers refuse a server's certificate that is good for more than 398 days."""
AHEAD = timedelta(days=30)
"""How long before its end a certificate is made anew."""
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


class NotAnAuthority(Refused):
    """A file that should hold a key with its certificate and does not."""

    def __init__(self, *, path: str) -> None:
        super().__init__(
            f"{path} does not hold a key and its certificate; put it back from a backup, or "
            "remove it: a new authority is made then, which every tablet has to install"
        )
        self.path = path


class NameNotCovered(Refused):
    """A name for which the authority may not sign."""

    def __init__(self, *, server_name: str) -> None:
        super().__init__(
            f"the authority of this folder was not made for the name {server_name}; use an address "
            f"inside the network, or remove the folder {FOLDER}: a new authority is made then, "
            "which every tablet has to install"
        )
        self.server_name = server_name


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


def authority_in(
    folder: Path, names: Collection[str], addresses: Collection[Address], now: datetime
) -> Authority:
    """The authority in the folder of a log; made if there is none, or it is near its end.

    Args:
        names, addresses: the machine's own. A new authority may sign for these, even where
            they are not such as only the inside of a network has.

    Raises:
        NotAnAuthority: its file is spoilt.
    """
    place = folder / FOLDER / AUTHORITY
    known = known_authority(folder)
    if known is not None and now + AHEAD < known.until:
        return known
    make_folder(place.parent, OWNER_FOLDER)
    made = _new_authority(names, addresses, now)
    pem = _pem(made.key, made.certificate)
    try:
        write_whole(place, pem, mode=OWNER_ONLY, replace=known is not None)
    except FileExistsError:  # by another program, just now
        return known_authority(folder) or made
    return made


def known_authority(folder: Path) -> Authority | None:
    """The authority in the folder of a log; None if none has been made.

    Raises:
        NotAnAuthority: its file is spoilt.
    """
    place = folder / FOLDER / AUTHORITY
    try:
        found = _read(place)
    except FileNotFoundError:
        return None
    if found is None:
        raise NotAnAuthority(path=str(place))
    return Authority(*found)


def server_certificate(
    folder: Path,
    authority: Authority,
    names: Collection[str],
    addresses: Collection[Address],
    now: datetime,
) -> Path:
    """A file with the server's key and certificate, good for these names and addresses.

    Made anew when the names or addresses have changed, near its end, and when it is spoilt or
    of another authority. What the authority may not sign for is left out.
    """
    place = folder / FOLDER / SERVER
    wanted: list[x509.GeneralName] = [
        *(x509.DNSName(name) for name in sorted(set(names)) if authority.covers(name)),
        *(
            x509.IPAddress(address)
            for address in sorted(set(addresses), key=_order)
            if authority.covers(address)
        ),
    ]
    try:
        found = _read(place)
    except FileNotFoundError:
        found = None
    if found is None or not _still_good(found[1], authority, wanted, now):
        make_folder(place.parent, OWNER_FOLDER)
        key = generate_private_key(SECP256R1())
        write_whole(place, _pem(key, _sign(authority, key, wanted, now)), mode=OWNER_ONLY)
    return place


def _still_good(
    certificate: x509.Certificate,
    authority: Authority,
    wanted: list[x509.GeneralName],
    now: datetime,
) -> bool:
    try:
        certificate.verify_directly_issued_by(authority.certificate)
        names = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName)
    except (ValueError, TypeError, InvalidSignature, x509.ExtensionNotFound):
        return False
    ahead = min(AHEAD, (authority.until - now) / 2)
    in_time = certificate.not_valid_before_utc <= now < certificate.not_valid_after_utc - ahead
    return in_time and set(names.value) == set(wanted)


def _new_authority(
    names: Collection[str], addresses: Collection[Address], now: datetime
) -> Authority:
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


def _sign(
    authority: Authority,
    key: EllipticCurvePrivateKey,
    names: list[x509.GeneralName],
    now: datetime,
) -> x509.Certificate:
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


def _pem(key: EllipticCurvePrivateKey, certificate: x509.Certificate) -> bytes:
    # One file for both: a crash never leaves a certificate beside another one's key.
    secret = key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption())
    return secret + certificate.public_bytes(Encoding.PEM)


def _read(place: Path) -> tuple[EllipticCurvePrivateKey, x509.Certificate] | None:
    """Key and certificate in a file; None if they are not there or do not belong together."""
    pem = place.read_bytes()
    try:
        key = load_pem_private_key(pem, None)
        certificate = x509.load_pem_x509_certificate(pem)
        belongs = certificate.public_key() == key.public_key()
    except (ValueError, TypeError, UnsupportedAlgorithm):
        return None
    return (key, certificate) if isinstance(key, EllipticCurvePrivateKey) and belongs else None


def inside(address: Address) -> bool:
    """Whether an address is one that only the inside of a network has."""
    return any(address in network for network in INSIDE)


def _ends_inside(name: str) -> bool:
    return any(_ends(name, ending) for ending in INSIDE_NAMES)


def _ends(name: str, ending: str) -> bool:
    return name == ending or name.endswith(f".{ending}")


def _order(address: Address) -> tuple[int, int]:
    return address.version, int(address)
