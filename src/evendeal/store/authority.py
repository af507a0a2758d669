"""The certificate authority of a house in the folder of its log, and what it signs for a server."""

from collections.abc import Collection
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives.asymmetric.ec import (
    SECP256R1,
    EllipticCurvePrivateKey,
    generate_private_key,
)
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)

from evendeal.errors import Refused
from evendeal.store.certificates import Address, Authority, certificate_of, new_authority
from evendeal.store.files import make_folder, write_whole

FOLDER = "tls"
AUTHORITY = "authority.pem"
SERVER = "server.pem"
OWNER_ONLY = 0o600
OWNER_FOLDER = 0o700

AHEAD = timedelta(days=30)
"""How long before its end a certificate is made anew."""


class NotAnAuthority(Refused):
    """A file that should contain a key with its certificate and does not."""

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
    made = new_authority(names, addresses, now)
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
        pair = _read(place)
    except FileNotFoundError:
        return None
    if pair is None:
        raise NotAnAuthority(path=str(place))
    return Authority(*pair)


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
    wanted = authority.covered(names, addresses)
    try:
        pair = _read(place)
    except FileNotFoundError:
        pair = None
    if pair is None or not _still_good(pair[1], authority, wanted, now):
        make_folder(place.parent, OWNER_FOLDER)
        key = generate_private_key(SECP256R1())
        write_whole(place, _pem(key, certificate_of(authority, key, wanted, now)), mode=OWNER_ONLY)
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
