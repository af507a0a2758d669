"""Whether a published file bears the signature it claims. Signing is an adapter's work."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey


def signature_holds(public_key: bytes, message: bytes, signature: bytes) -> bool:
    """Whether `signature`, 64 bytes, was made over `message` with the key's other half.

    Args:
        public_key: 32 bytes. Bytes that are no key verify no signature.

    Source:
        RFC 8032, Ed25519.
    """
    try:
        Ed25519PublicKey.from_public_bytes(public_key).verify(signature, message)
    except (InvalidSignature, ValueError):
        return False
    return True
