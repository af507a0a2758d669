"""Secrets of sessions that have not begun, encrypted in the vault until somebody brings the key.

The vault keeps a public key of age for the event, and one file of age for each session. What opens
them is a secret key of age, or a passphrase: then the secret key lies in the vault as well,
encrypted with the passphrase. Decision 0038 says what this protects against, and what not.
"""

import json
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from evendeal.director.age_files import (
    decrypt_with,
    encrypt_for,
    encrypted_key_pair,
    key_of_passphrase,
    read_public_key,
)
from evendeal.director.living import Secrets
from evendeal.director.sealed_ledger import AnyLedger, secret_name, sessions_of
from evendeal.errors import Refused, Unfit
from evendeal.ids import EventId, SessionNo
from evendeal.tournament.any_event import AnyEvent
from evendeal.tournament.event_fold import AnyFold
from evendeal.tournament.line import canonical_json

RECIPIENT, WRAPPED_KEY = "secrets-recipient", "secrets-key.age"
"""The names in the vault: the public key, and the secret key where a passphrase opens it."""
LEAST_PASSPHRASE = 12

LOST_KEY = (
    "From now on the sessions that have not begun cannot be opened without it, by nobody: if it is "
    "lost, their decks cannot be made up, they cannot begin, and the event is over. Keep it in two "
    "places, and not on this machine."
)
"""What is said before secrets are encrypted."""


class SecretsEncrypted(Refused):
    """A session whose secrets are encrypted, where no key was given."""

    def __init__(self, *, event: EventId, session: SessionNo) -> None:
        super().__init__(
            f"the secrets of session {session} of {event} are encrypted; "
            "give the passphrase or the secret key that opens them"
        )
        self.event = event
        self.session = session


class WrongSecretsKey(Refused):
    """A passphrase or a key that does not open the secrets of an event; it is repeated nowhere."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"this does not open the secrets of {event}")
        self.event = event


class PassphraseShort(Unfit):
    """A passphrase that somebody with a copy of the disk would find by trying."""

    least: ClassVar[int] = LEAST_PASSPHRASE

    def __init__(self) -> None:
        super().__init__(
            f"a passphrase has {self.least} characters at least; four or five words that do not "
            "belong together are easy to keep"
        )


class EncryptedWithAnother(Refused):
    """An event whose secrets are encrypted already, with another key."""

    def __init__(self, *, event: EventId) -> None:
        super().__init__(f"the secrets of {event} are encrypted already, with another key")
        self.event = event


class NothingToEncrypt(Refused):
    """An event without a secret that could be encrypted."""

    def __init__(self, *, event: EventId, rehearsal: bool) -> None:
        why = (
            "is a rehearsal, whose secrets follow from its seed"
            if rehearsal
            else "has no session that has not begun and whose secrets lie open here"
        )
        super().__init__(f"{event} {why}: there is nothing to encrypt")
        self.event = event
        self.rehearsal = rehearsal


def encrypted_name(session: SessionNo) -> str:
    """The name in the vault of a session's encrypted secrets."""
    return f"session-{session}.age"


def encrypt_secrets(
    ledger: AnyLedger, event: EventId, *, recipient: str | None = None, passphrase: str = ""
) -> tuple[SessionNo, ...]:
    """Encrypt the secrets of all sessions that have not begun, and delete what lay open.

    Interrupted and done again with the same key, it is finished.

    Args:
        recipient: a public key of age; without it a pair of keys is made, and the passphrase
            opens it.

    Returns:
        The sessions whose secrets are encrypted now.

    Raises:
        NotAPublicKey, PassphraseShort: they do not fit.
        EncryptedWithAnother: they are encrypted already.
        NothingToEncrypt: there is nothing.
    """
    # As it is read again: nobody sees a space at its end.
    passphrase = passphrase.strip()
    if recipient is None and len(passphrase) < LEAST_PASSPHRASE:
        raise PassphraseShort
    wanted = None if recipient is None else read_public_key(recipient)
    wrapped = None
    if wanted is None:
        # Before the event is taken hold of: deriving a key takes a second.
        before = ledger.adapters.vault.fetch(event, WRAPPED_KEY)
        if before is None:
            wanted, wrapped = encrypted_key_pair(passphrase)
        elif key_of_passphrase(before, passphrase) is None:
            raise EncryptedWithAnother(event=event)
    with ledger.writing(event):
        progress = ledger.refresh(event)
        vault, secrets = ledger.adapters.vault, ledger.secrets(progress.event)
        waiting = [each for each in secrets if each not in progress.sessions]
        if progress.rehearsal or not waiting:
            raise NothingToEncrypt(event=event, rehearsal=progress.rehearsal)
        known = vault.fetch(event, RECIPIENT)
        if known is not None and wanted is not None and known.decode() != wanted:
            raise EncryptedWithAnother(event=event)
        if known is None:
            assert wanted is not None
            if wrapped is not None:
                vault.keep(event, WRAPPED_KEY, wrapped)
            vault.keep(event, RECIPIENT, wanted.encode())
            known = wanted.encode()
        for session in waiting:
            if vault.fetch(event, encrypted_name(session)) is None:
                data = _written(event, session, secrets[session])
                vault.keep(event, encrypted_name(session), encrypt_for(known.decode(), data))
        # All are there before one is deleted.
        for session in waiting:
            for kind in secrets[session]:
                vault.forget(event, secret_name(session, kind))
        return tuple(waiting)


def encrypted_sessions(ledger: AnyLedger, event: AnyEvent) -> frozenset[SessionNo]:
    """The sessions whose secrets nobody has without the key."""
    vault, here = ledger.adapters.vault, ledger.secrets(event)
    return frozenset(
        session
        for session in sessions_of(event)
        if session not in here and vault.fetch(event.id, encrypted_name(session)) is not None
    )


def decrypted_secrets(ledger: AnyLedger, event: EventId, key: str) -> Mapping[SessionNo, Secrets]:
    """The secrets that a key opens, by session; none where no key is given or none is needed.

    Nothing is stored by it. With a passphrase it takes a second: do not hold the event's lock.

    Args:
        key: the passphrase, or the secret key of age; empty: none.

    Raises:
        WrongSecretsKey: it opens nothing.
    """
    key = key.strip()
    if not key:
        return {}
    with ledger.reading(event):
        sessions = encrypted_sessions(ledger, ledger.progress(event).event)
    if not sessions:
        return {}
    vault = ledger.adapters.vault
    wrapped = vault.fetch(event, WRAPPED_KEY)
    secret_key = key if wrapped is None else key_of_passphrase(wrapped, key) or key
    found = {}
    for session in sessions:
        data = decrypt_with(secret_key, vault.fetch(event, encrypted_name(session)) or b"")
        if data is None:
            raise WrongSecretsKey(event=event)
        found[session] = _read(event, session, data)
    return found


def require_open(ledger: AnyLedger, progress: AnyFold, session: SessionNo) -> None:
    """Nothing, unless a session lacks its secrets because they are encrypted.

    Raises:
        SecretsEncrypted: they are.
    """
    if session in encrypted_sessions(ledger, progress.event):
        raise SecretsEncrypted(event=progress.event.id, session=session)


def keep_open(
    ledger: AnyLedger, event: EventId, secrets: Mapping[SessionNo, Secrets]
) -> Iterable[str]:
    """Put secrets of sessions that begin into the vault, open; the names under which they lie."""
    names = []
    for session, of in secrets.items():
        for kind, secret in of.items():
            ledger.adapters.vault.keep(event, secret_name(session, kind), secret)
            names.append(secret_name(session, kind))
    return names


def _written(event: EventId, session: SessionNo, secrets: Secrets) -> bytes:
    whole: dict[str, Any] = {"event": event, "session": session}
    return canonical_json(
        {**whole, "secrets": {kind: secret.hex() for kind, secret in secrets.items()}}
    ).encode()


def _read(event: EventId, session: SessionNo, data: bytes) -> Secrets:
    """The secrets in a decrypted file.

    Raises:
        WrongSecretsKey: it is of another session or event.
    """
    whole = json.loads(data)
    if (whole["event"], whole["session"]) != (event, session):
        raise WrongSecretsKey(event=event)
    return {kind: bytes.fromhex(secret) for kind, secret in whole["secrets"].items()}
