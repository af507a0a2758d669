"""Files that only the holder of a key can open, in the format of age (age-encryption.org, v1)."""

from typing import TYPE_CHECKING, Literal, TypeAlias

from evendeal.errors import Unfit

if TYPE_CHECKING:
    from pyrage import x25519

PUBLIC, SECRET = "age1", "AGE-SECRET-KEY-"
SUFFIX = ".age"
"""What the name of an encrypted file ends with."""

WhyNoKey: TypeAlias = Literal["empty", "secret", "other", "slip"]
_WHY: dict[WhyNoKey, str] = {
    "empty": "none was given; `age-keygen` prints one, which begins with age1",
    "secret": "this is a secret key, which must never leave its machine; give the public one,"
    " which begins with age1, and make a new pair if others can have read this one",
    "other": "a public key of age begins with age1; this is something else",
    "slip": "it begins with age1, but signs are missing or wrong; copy it anew",
}


class NotAPublicKey(Unfit):
    """A text that is no public key of age; what was given is repeated nowhere.

    Attributes:
        why: `empty`; `secret`: it is a secret key; `other`: it does not begin with `age1`;
            `slip`: it does, and its check signs do not fit.
    """

    def __init__(self, *, why: WhyNoKey) -> None:
        super().__init__(f"that is not the key of a machine room: {_WHY[why]}")
        self.why = why


def read_public_key(text: str) -> str:
    """A public key of age as it is written: 62 lower-case signs from `age1` on.

    Raises:
        NotAPublicKey: it is none.
    """
    return str(_recipient(text))


def is_public_key(data: bytes) -> bool:
    """Whether these bytes are a public key as `read_public_key` writes it."""
    try:
        return read_public_key(data.decode("ascii")).encode() == data
    except (NotAPublicKey, UnicodeDecodeError):
        return False


def given_name(file: str, key: str) -> str:
    """A file as the log names it, with the ends of the key: `decks-1.csv.age for age1...8d7w`."""
    return f"{file} for {key[:11]}...{key[-6:]}"


def encrypt_for(key: str, data: bytes) -> bytes:
    """`data` as a file of age that the secret key to `key` opens, and nothing else.

    Raises:
        NotAPublicKey: `key` is none.
    """
    # Loaded where a file is encrypted: most commands never do.
    from pyrage import encrypt

    encrypted: bytes = encrypt(data, [_recipient(key)])
    return encrypted


def encrypted_key_pair(passphrase: str) -> tuple[str, bytes]:
    """A new pair of keys: the public one, and the secret one as a file that the passphrase opens.

    It takes about a second, as it does for everybody who tries passphrases.
    """
    from pyrage import passphrase as with_passphrase
    from pyrage import x25519

    made = x25519.Identity.generate()
    return str(made.to_public()), with_passphrase.encrypt(str(made).encode(), passphrase)


def key_of_passphrase(wrapped: bytes, passphrase: str) -> str | None:
    """The secret key in such a file; None if the passphrase does not open it."""
    from pyrage import DecryptError
    from pyrage import passphrase as with_passphrase

    try:
        key: bytes = with_passphrase.decrypt(wrapped, passphrase)
    except DecryptError:
        return None
    return key.decode()


def decrypt_with(key: str, data: bytes) -> bytes | None:
    """What a file holds that was encrypted for a secret key; None if the key does not open it."""
    from pyrage import DecryptError, IdentityError, decrypt, x25519

    try:
        opened: bytes = decrypt(data, [x25519.Identity.from_str(key.strip())])
    except (DecryptError, IdentityError):
        return None
    return opened


def _recipient(text: str) -> "x25519.Recipient":
    from pyrage import RecipientError, x25519

    key = text.strip()
    try:
        return x25519.Recipient.from_str(key.lower())
    except RecipientError:
        raise NotAPublicKey(why=_why(key)) from None


def _why(key: str) -> WhyNoKey:
    if not key:
        return "empty"
    if key.upper().startswith(SECRET):
        return "secret"
    return "slip" if key.lower().startswith(PUBLIC) else "other"
