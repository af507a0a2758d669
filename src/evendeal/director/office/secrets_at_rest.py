"""Secrets of sessions to come, encrypted from the office until each begins."""

from dataclasses import dataclass
from typing import Annotated, Any

import msgspec

from evendeal.director.encrypted_secrets import encrypted_sessions
from evendeal.director.office.acts import ActContext, OfficeAct, OfficePage
from evendeal.director.sealed_ledger import AnyLedger
from evendeal.ids import EventId, SessionNo

Typed = Annotated[str, msgspec.Meta(max_length=1000)]


@dataclass(frozen=True, slots=True)
class SecretsAtRest:
    """How the secrets of the sessions that have not begun lie on the machine.

    `plain` are the sessions whose secrets lie open and could be encrypted, `encrypted` those
    that a passphrase or a key opens. No secret is in it.
    """

    plain: tuple[SessionNo, ...]
    encrypted: tuple[SessionNo, ...]


class GetSecrets(OfficePage, frozen=True, kw_only=True):
    """Say of which sessions the secrets lie open, and of which they are encrypted."""

    path = "secrets"

    def show(self, at: Any, event: EventId) -> SecretsAtRest:
        """How they lie."""
        return secrets_at_rest(at.ledger, event)


class EncryptSecrets(OfficeAct, frozen=True, kw_only=True):
    """Encrypt the secrets of all sessions that have not begun, until each begins.

    `passphrase` opens them from then on, or the secret key to the public key `recipient` of age,
    where there is one. Whoever loses it cannot begin these sessions: nobody can.
    """

    path = "secrets/encrypt"
    keyed = False

    passphrase: Typed = ""
    recipient: Typed = ""

    def do(self, at: ActContext[Any]) -> SecretsAtRest:
        """Encrypt them; see `encrypt_secrets`."""
        key = self.recipient.strip() or None
        at.desk.encrypt_secrets(at.event, recipient=key, passphrase=self.passphrase)
        return secrets_at_rest(at.ledger, at.event)


def secrets_at_rest(ledger: AnyLedger, event: EventId) -> SecretsAtRest:
    """How the secrets of an event's sessions to come lie in the vault."""
    with ledger.reading(event):
        progress = ledger.refresh(event)
        here = ledger.secrets(progress.event)
        plain = [each for each in here if each not in progress.sessions]
        encrypted = encrypted_sessions(ledger, progress.event)
    return SecretsAtRest(
        () if progress.rehearsal else tuple(sorted(plain)), tuple(sorted(encrypted))
    )
