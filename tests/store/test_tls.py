"""The house's authority: whom it vouches for, for how long, and who may read its key."""

import ssl
import stat
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path

import pytest
from cryptography import x509

from evendeal.store.authority import (
    NotAnAuthority,
    authority_in,
    known_authority,
    server_certificate,
)
from evendeal.store.certificates import Authority
from support.refusals import refused

NOON = datetime(2026, 5, 1, 12, 0, tzinfo=UTC)
HALL = ip_address("192.168.1.20")
NAMES = ("localhost", "laptop", "laptop.local")


def authority(folder: Path, now: datetime = NOON) -> Authority:
    return authority_in(folder, NAMES, [HALL], now)


def certificate(place: Path) -> x509.Certificate:
    return x509.load_pem_x509_certificate(place.read_bytes())


def test_the_keys_can_be_read_by_the_organiser_alone(tmp_path: Path) -> None:
    place = server_certificate(tmp_path, authority(tmp_path), NAMES, [HALL], NOON)

    assert stat.S_IMODE((tmp_path / "tls").stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in place.parent.iterdir()} == {0o600}


def test_the_authority_lasts_five_years_and_the_servers_certificate_at_most_398_days(
    tmp_path: Path,
) -> None:
    made = authority(tmp_path)
    server = certificate(server_certificate(tmp_path, made, NAMES, [HALL], NOON))

    assert made.until == NOON + timedelta(days=5 * 365)
    lasts = server.not_valid_after_utc - server.not_valid_before_utc
    assert timedelta(days=390) < lasts <= timedelta(days=398)


def test_the_authority_vouches_for_no_machine_on_the_internet(tmp_path: Path) -> None:
    made = authority(tmp_path)

    assert all(map(made.covers, [*NAMES, "tables.lan", HALL, ip_address("fd00::7")]))
    assert not any(
        map(made.covers, ["bank.example", "notlocal", ip_address("8.8.8.8"), ip_address("2a00::1")])
    )
    constraints = made.certificate.extensions.get_extension_for_class(x509.NameConstraints)
    assert constraints.critical


def test_a_machine_with_an_address_of_the_internet_is_covered_by_that_address_alone(
    tmp_path: Path,
) -> None:
    made = authority_in(tmp_path, ("club.example",), [ip_address("198.51.100.7")], NOON)

    assert made.covers(ip_address("198.51.100.7"))
    assert made.covers("club.example")
    assert not made.covers(ip_address("198.51.100.8"))
    assert not made.covers("other.example")


def test_what_the_authority_may_not_sign_for_is_left_out(tmp_path: Path) -> None:
    place = server_certificate(
        tmp_path, authority(tmp_path), ["laptop", "bank.example"], [ip_address("8.8.8.8")], NOON
    )
    names = certificate(place).extensions.get_extension_for_class(x509.SubjectAlternativeName)

    assert list(names.value) == [x509.DNSName("laptop")]


def test_the_authority_of_yesterday_is_the_authority_of_today(tmp_path: Path) -> None:
    first = authority(tmp_path)

    assert authority(tmp_path, NOON + timedelta(days=1)).fingerprint == first.fingerprint
    assert len(first.fingerprint.split(":")) == 32


def test_an_authority_near_its_end_gives_way_to_a_new_one(tmp_path: Path) -> None:
    first = authority(tmp_path)
    later = authority(tmp_path, first.until - timedelta(days=29))

    assert later.fingerprint != first.fingerprint
    found = known_authority(tmp_path)
    assert found is not None
    assert found.fingerprint == later.fingerprint


@pytest.mark.parametrize(
    ("names", "addresses", "days", "anew"),
    [
        (NAMES, [HALL], 1, False),
        (NAMES, [HALL], 365, False),
        (NAMES, [HALL], 380, True),
        (NAMES, [ip_address("192.168.1.21")], 1, True),
        (NAMES[:2], [HALL], 1, True),
    ],
)
def test_the_servers_certificate_is_made_anew_when_it_has_to_be(
    names: tuple[str, ...], addresses: list[object], days: int, anew: bool, tmp_path: Path
) -> None:
    made = authority(tmp_path)
    before = server_certificate(tmp_path, made, NAMES, [HALL], NOON).read_bytes()
    later = NOON + timedelta(days=days)
    after = server_certificate(tmp_path, made, names, addresses, later).read_bytes()  # type: ignore[arg-type]

    assert (before != after) is anew


@pytest.mark.parametrize("spoilt", [b"", b"nothing", b"-----BEGIN CERTIFICATE-----\nAA\n"])
def test_a_spoilt_authority_is_refused_and_a_spoilt_certificate_made_anew(
    spoilt: bytes, tmp_path: Path
) -> None:
    made = authority(tmp_path)
    place = server_certificate(tmp_path, made, NAMES, [HALL], NOON)
    place.write_bytes(spoilt)
    again = server_certificate(tmp_path, made, NAMES, [HALL], NOON)
    certificate(again).verify_directly_issued_by(made.certificate)
    (tmp_path / "tls" / "authority.pem").write_bytes(spoilt)

    with refused(NotAnAuthority):
        authority(tmp_path)


def test_a_key_and_the_certificate_of_another_are_no_authority(tmp_path: Path) -> None:
    authority(tmp_path / "a")
    authority(tmp_path / "b")
    files = [tmp_path / each / "tls" / "authority.pem" for each in "ab"]
    begin = b"-----BEGIN CERTIFICATE-----"
    key, other = files[0].read_bytes().split(begin)[0], files[1].read_bytes().split(begin)[1]
    files[0].write_bytes(key + begin + other)

    with refused(NotAnAuthority):
        known_authority(tmp_path / "a")


def test_the_certificate_is_one_that_pythons_tls_loads(tmp_path: Path) -> None:
    made = authority(tmp_path)
    place = server_certificate(tmp_path, made, NAMES, [HALL], NOON)
    ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(place)
    trusting = ssl.create_default_context(cadata=made.der)

    assert trusting.cert_store_stats()["x509_ca"] >= 1
