"""Secrets of sessions that have not begun lie encrypted: who finds what, and that play goes on."""

import base64
import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest
from pyrage import x25519

from evendeal.director.age_files import NotAPublicKey
from evendeal.director.archiving import Contents, SecretsNotHere, archive
from evendeal.director.encrypted_secrets import (
    LEAST_PASSPHRASE,
    EncryptedWithAnother,
    NothingToEncrypt,
    PassphraseShort,
    SecretsEncrypted,
    WrongSecretsKey,
    encrypt_secrets,
    encrypted_sessions,
)
from evendeal.director.events import begin_session, create_event, make_good
from evendeal.director.ports import LogBusy
from evendeal.director.sealed_ledger import secret_name
from evendeal.director.verifying import verify_event
from evendeal.draw.deals import draw_deals
from evendeal.formats.duplicate.decks import session_decks
from evendeal.formats.duplicate.laid_decks import check_laid_deck
from evendeal.formats.room_match.life import MatchDesk
from evendeal.formats.seat_teams.life import Desk
from evendeal.ids import DealNo, EventId, SessionNo
from evendeal.store.archive import read_archive
from evendeal.store.archive_import import import_archive
from evendeal.store.archive_packed import NotAnArchive
from evendeal.store.vault import FolderVault
from support.events.matches import DUEL as MATCHES
from support.events.matches import match_event
from support.events.poker import CUP, FIRST, event_of, play_hand, play_to_the_end
from support.ledgers import open_desk
from support.offices import poker_office
from support.refusals import refused

SECOND = SessionNo(2)
PASSPHRASE = "four words that differ"
EVENT = event_of(teams=2, deals=2, play="reserve = 1", event="sessions = 2")


@pytest.fixture
def key() -> x25519.Identity:
    """The pair of keys of an organiser."""
    return x25519.Identity.generate()


def public(key: x25519.Identity) -> str:
    return str(key.to_public())


@pytest.fixture
def sealed(desk: Desk) -> Desk:
    """A desk with the event sealed, whose secrets lie open."""
    create_event(desk, EVENT)
    return desk


def secrets_in(folder: Path, event: EventId = CUP) -> dict[str, bytes]:
    """The secrets of sessions that lie open in a folder, by the names of their files."""
    places = (folder / "secrets" / event).glob("session-*")
    return {place.name: place.read_bytes() for place in places if place.suffix != ".age"}


def spellings(secret: bytes) -> Iterator[bytes]:
    """How a secret may stand in a file."""
    yield secret
    yield secret.hex().encode()
    yield secret.hex().upper().encode()
    # Wherever in a longer text it begins, one of these stands in it.
    for shift in range(3):
        whole = base64.b64encode(b"\0" * shift + secret)
        yield whole[4 if shift else 0 : len(whole) - 4]


def found_in(folder: Path, wanted: Iterable[bytes]) -> set[str]:
    """The files of a folder, however deep, in which something wanted stands."""
    texts = list(wanted)
    return {
        str(place.relative_to(folder))
        for place in folder.rglob("*")
        if place.is_file() and any(text in place.read_bytes() for text in texts)
    }


def decks_of(secrets: dict[str, bytes], session: int) -> list[bytes]:
    """The deck-orders of a session as text."""
    deals = draw_deals(
        secrets[f"session-{session}-original"], "", CUP, SessionNo(session), "original", 2
    )
    return [str(deck).encode() for deck in deals.decks]


def test_whoever_reads_the_whole_folder_finds_no_secret_and_no_deck_of_a_session_to_come(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    secrets = secrets_in(folder)
    texts = [text for secret in secrets.values() for text in spellings(secret)]
    texts += decks_of(secrets, 1) + decks_of(secrets, 2)
    assert found_in(folder, texts) == {f"secrets/cup/{name}" for name in secrets}

    assert encrypt_secrets(sealed, CUP, recipient=public(key)) == (FIRST, SECOND)

    assert found_in(folder, texts) == set()
    assert str(key).encode() not in b"".join(
        place.read_bytes() for place in folder.rglob("*") if place.is_file()
    )
    modes = {place.stat().st_mode & 0o777 for place in (folder / "secrets" / "cup").iterdir()}
    assert modes == {0o600}


def test_when_a_session_begins_its_secrets_lie_open_and_those_of_the_next_one_do_not(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    secrets = secrets_in(folder)
    encrypt_secrets(sealed, CUP, recipient=public(key))

    begin_session(sealed, CUP, FIRST, secrets_key=str(key))

    assert secrets_in(folder) == {
        name: secret for name, secret in secrets.items() if name.startswith("session-1-")
    }
    assert encrypted_sessions(sealed, EVENT) == {SECOND}
    to_come = [
        text
        for name, secret in secrets.items()
        if name.startswith("session-2-")
        for text in spellings(secret)
    ]
    assert found_in(folder, to_come + decks_of(secrets, 2)) == set()


@pytest.mark.parametrize("given", ["", "wrong", "another", PASSPHRASE])
def test_nothing_begins_and_nothing_is_opened_without_the_key(
    given: str, sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    encrypt_secrets(sealed, CUP, recipient=public(key))
    secrets_key = str(x25519.Identity.generate()) if given == "another" else given

    kind: Any = WrongSecretsKey if given else SecretsEncrypted
    fields = {"event": CUP} | ({} if given else {"session": FIRST})
    with refused(kind, **fields) as caught:
        begin_session(sealed, CUP, FIRST, secrets_key=secrets_key)

    assert not given or secrets_key not in str(caught.value)
    assert FIRST not in sealed.progress(CUP).sessions
    assert secrets_in(folder) == {}


def test_the_decks_are_those_that_were_sealed_whoever_opens_the_log_then(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    secrets = secrets_in(folder)
    encrypt_secrets(sealed, CUP, recipient=public(key))
    with open_desk(folder) as other:
        assert other.progress(CUP).event.id == CUP
        begin_session(sealed, CUP, FIRST, secrets_key=str(key))

        # Another process that had the log open, and one that comes later.
        other.refresh(CUP)
        assert [str(deck).encode() for deck in decks_here(other)] == decks_of(secrets, 1)
    with open_desk(folder) as later:
        play_hand(later, 1)
        assert [str(deck).encode() for deck in decks_here(later)] == decks_of(secrets, 1)
        assert not [each for each in verify_event(later, CUP) if each.verdict == "fails"]


def decks_here(desk: Desk) -> Iterator[object]:
    luck = desk.luck(CUP, FIRST)
    assert luck is not None
    return iter(luck.deals.decks)


def test_deck_files_and_checks_of_a_session_to_come_need_the_key(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    before = session_decks(sealed, CUP, SECOND, sealed=True)
    encrypt_secrets(sealed, CUP, recipient=public(key))

    with refused(SecretsEncrypted, event=CUP, session=SECOND):
        session_decks(sealed, CUP, SECOND, sealed=True)
    assert session_decks(sealed, CUP, SECOND, sealed=True, secrets_key=str(key)) == before
    deck = before[DealNo(1)]
    with refused(SecretsEncrypted, event=CUP, session=SECOND):
        check_laid_deck(sealed, CUP, SECOND, DealNo(1), deck, by="Carl")
    asked = sealed, CUP, SECOND, DealNo(1), deck
    assert check_laid_deck(*asked, secrets_key=str(key), by="Carl").agrees
    assert secrets_in(folder) == {}


def test_an_archive_with_secrets_has_them_encrypted_and_is_gone_on_with(
    sealed: Desk, tmp_path: Path, key: x25519.Identity
) -> None:
    decks = session_decks(sealed, CUP, FIRST, sealed=True)
    encrypt_secrets(sealed, CUP, recipient=public(key))
    packed = archive(sealed, CUP, Contents.SECRETS)

    import_archive(tmp_path / "moved", read_archive(packed))

    assert secrets_in(tmp_path / "moved") == {}
    with open_desk(tmp_path / "moved") as moved:
        with refused(SecretsEncrypted, event=CUP, session=FIRST):
            begin_session(moved, CUP, FIRST)
        begin_session(moved, CUP, FIRST, secrets_key=str(key))
        assert session_decks(moved, CUP, FIRST, sealed=True) == decks


def forged(packed: bytes, name: str, data: bytes | None) -> bytes:
    """An archive with another file under a name, or without it, whose manifest says so."""
    with ZipFile(BytesIO(packed)) as read:
        files = {each: read.read(each) for each in read.namelist()}
    manifest = json.loads(files.pop("manifest.json"))
    del files[name], manifest["files"][name]
    if data is not None:
        files[name] = data
        digest = sha256(data).hexdigest()
        manifest["files"][name] = {"bytes": len(data), "sha256": digest}
    out = BytesIO()
    with ZipFile(out, "w") as written:
        for each, content in files.items():
            written.writestr(each, content)
        written.writestr("manifest.json", json.dumps(manifest))
    return out.getvalue()


@pytest.mark.parametrize(
    ("name", "data", "where"),
    [
        ("secrets-recipient", b"age1nobody", "secrets/secrets-recipient"),
        ("secrets-recipient", b"\xff", "secrets/secrets-recipient"),
        ("secrets-recipient", None, "secrets/"),
        ("session-2.age", None, "secrets/"),
    ],
)
def test_an_archive_whose_encrypted_secrets_are_not_whole_is_refused(
    name: str, data: bytes | None, where: str, sealed: Desk, key: x25519.Identity
) -> None:
    encrypt_secrets(sealed, CUP, recipient=public(key))
    packed = archive(sealed, CUP, Contents.SECRETS)

    with pytest.raises(NotAnArchive) as caught:
        read_archive(forged(packed, f"secrets/{name}", data))
    assert caught.value.where == where


def test_an_archive_is_not_made_where_a_part_of_the_encrypted_secrets_is_missing(
    sealed: Desk, key: x25519.Identity
) -> None:
    encrypt_secrets(sealed, CUP, recipient=public(key))
    sealed.adapters.vault.forget(CUP, "secrets-recipient")
    with refused(SecretsNotHere, event=CUP):
        archive(sealed, CUP, Contents.SECRETS)


def test_an_interrupted_encryption_is_finished_by_the_same_key_and_by_no_other(
    sealed: Desk, folder: Path, key: x25519.Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = secrets_in(folder)
    with monkeypatch.context() as power_cut:
        power_cut.setattr(FolderVault, "forget", _stops)
        with pytest.raises(PowerCut):
            encrypt_secrets(sealed, CUP, recipient=public(key))
    assert secrets_in(folder) == secrets

    with refused(EncryptedWithAnother, event=CUP):
        encrypt_secrets(sealed, CUP, recipient=public(x25519.Identity.generate()))
    assert secrets_in(folder) == secrets
    encrypt_secrets(sealed, CUP, recipient=public(key))
    assert secrets_in(folder) == {}
    begin_session(sealed, CUP, FIRST, secrets_key=str(key))


class PowerCut(Exception):
    """The machine stops here."""


def _stops(*_: object) -> None:
    raise PowerCut


def test_a_session_that_could_not_begin_leaves_no_secret_open(
    sealed: Desk, folder: Path, key: x25519.Identity, monkeypatch: pytest.MonkeyPatch
) -> None:
    encrypt_secrets(sealed, CUP, recipient=public(key))

    def busy(*_: object) -> None:
        raise LogBusy(seconds=5)

    with monkeypatch.context() as held:
        held.setattr(sealed, "write", busy)
        with refused(LogBusy, seconds=5):
            begin_session(sealed, CUP, FIRST, secrets_key=str(key))

    assert secrets_in(folder) == {}
    begin_session(sealed, CUP, FIRST, secrets_key=str(key))


def test_a_begin_that_is_sent_again_brings_back_secrets_that_were_lost(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    encrypt_secrets(sealed, CUP, recipient=public(key))
    begin_session(sealed, CUP, FIRST, secrets_key=str(key))
    for name in secrets_in(folder):
        sealed.adapters.vault.forget(CUP, name)

    begin_session(sealed, CUP, FIRST, secrets_key=str(key))

    assert set(secrets_in(folder)) == {"session-1-original", "session-1-reserve"}


def test_a_key_that_is_none_and_a_passphrase_that_is_short_encrypt_nothing(
    sealed: Desk, folder: Path
) -> None:
    secrets = secrets_in(folder)
    with refused(NotAPublicKey, why="other"):
        encrypt_secrets(sealed, CUP, recipient="open sesame")
    with refused(PassphraseShort):
        encrypt_secrets(sealed, CUP, passphrase="open sesame")
    assert secrets_in(folder) == secrets


def test_there_is_nothing_to_encrypt_in_a_rehearsal_or_once_all_has_begun(
    desk: Desk, key: x25519.Identity
) -> None:
    play_to_the_end(desk, event_of(teams=2, deals=2))
    with refused(NothingToEncrypt, event=CUP, rehearsal=True):
        encrypt_secrets(desk, CUP, recipient=public(key))


def test_what_has_begun_is_not_encrypted_any_more(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    begin_session(sealed, CUP, FIRST)
    assert encrypt_secrets(sealed, CUP, recipient=public(key)) == (SECOND,)
    assert set(secrets_in(folder)) == {"session-1-original", "session-1-reserve"}
    with refused(NothingToEncrypt, event=CUP, rehearsal=False):
        encrypt_secrets(sealed, CUP, recipient=public(key))
    make_good(sealed, CUP)


def test_secrets_of_matches_are_encrypted_as_well(
    desk: Desk, folder: Path, key: x25519.Identity
) -> None:
    matches = MatchDesk(desk.adapters)
    create_event(matches, match_event())
    secrets = secrets_in(folder, MATCHES)
    encrypt_secrets(matches, MATCHES, recipient=public(key))
    assert found_in(folder, [t for each in secrets.values() for t in spellings(each)]) == set()

    with refused(SecretsEncrypted, event=MATCHES, session=FIRST):
        begin_session(matches, MATCHES, FIRST)
    begin_session(matches, MATCHES, FIRST, secrets_key=str(key))

    assert (
        secrets_in(folder, MATCHES)[secret_name(FIRST, "original")]
        == secrets[secret_name(FIRST, "original")]
    )


@pytest.mark.long
def test_a_passphrase_opens_what_it_encrypted_and_lies_nowhere(sealed: Desk, folder: Path) -> None:
    decks = session_decks(sealed, CUP, FIRST, sealed=True)
    encrypt_secrets(sealed, CUP, passphrase=PASSPHRASE)

    assert found_in(folder, [PASSPHRASE.encode(), b"AGE-SECRET-KEY-"]) == set()
    with refused(WrongSecretsKey, event=CUP):
        begin_session(sealed, CUP, FIRST, secrets_key=PASSPHRASE + "s")
    begin_session(sealed, CUP, FIRST, secrets_key=f" {PASSPHRASE}\n")
    assert session_decks(sealed, CUP, FIRST, sealed=True) == decks


def test_the_office_encrypts_what_lies_open_and_asks_for_the_key_to_begin(
    sealed: Desk, folder: Path, key: x25519.Identity
) -> None:
    office = poker_office(sealed)
    before = office.secrets(CUP)

    done = office.encrypt_secrets(CUP, recipient=public(key))

    assert (before.plain, before.encrypted) == ((1, 2), ())
    assert done == office.secrets(CUP) == replace(before, plain=(), encrypted=(1, 2))
    assert secrets_in(folder) == {}
    with refused(SecretsEncrypted, event=CUP, session=FIRST):
        office.begin(CUP, FIRST, by="Dora")
    office.begin(CUP, FIRST, secrets_key=str(key), by="Dora")
    assert office.secrets(CUP).encrypted == (2,)


def test_the_office_refuses_a_passphrase_that_is_short_and_a_key_that_is_none(
    sealed: Desk, folder: Path
) -> None:
    office = poker_office(sealed)
    with refused(PassphraseShort):
        office.encrypt_secrets(CUP, passphrase=f"  sesame{' ' * LEAST_PASSPHRASE}")
    with refused(NotAPublicKey):
        office.encrypt_secrets(CUP, recipient="age1nobody")

    assert len(office.secrets(CUP).plain) == 2
    assert secrets_in(folder) != {}
