"""What is checked of the published files of every event, whatever is played there."""

from collections.abc import Iterable, Iterator

from evendeal.draw.finding import Finding
from evendeal.draw.keys import Kind
from evendeal.draw.roots import Roots, SignedRoots, roots_bytes
from evendeal.draw.seal import SealedDeals, SealHead, instant_in_words
from evendeal.draw.signature import signature_holds
from evendeal.ids import EventId, SessionNo


def verify_signed(
    seal: SealHead, message: bytes, signature: bytes, roots: SignedRoots | None
) -> tuple[Finding, ...]:
    """Whether seal and roots bear the signature of the key printed in the seal.

    Args:
        message: the canonical bytes of the seal.
    """
    key = seal.public_key
    files = [("seal.json", message, signature)]
    if roots is not None:
        files.append(("root.json", roots_bytes(roots.roots), roots.signature))
    findings = []
    for name, signed, by in files:
        if signature_holds(key, signed, by):
            sentence = f"{name} is signed with the key {key.hex()[:16]}… printed in the seal."
            findings.append(Finding("holds", name, sentence))
        else:
            sentence = f"{name} does not bear the signature of the key printed in the seal."
            findings.append(Finding("fails", name, sentence))
    return tuple(findings)


def verify_same_event(seal: SealHead, opened: EventId, roots: Roots | None) -> Iterator[Finding]:
    """The findings on files that are of another event than the seal."""
    for name, event in (("opened.json", opened), ("root.json", roots and roots.event)):
        if event not in (None, seal.event):
            sentence = f"{name} is of the event {event}, the seal of {seal.event}."
            yield Finding("fails", name, sentence)


def verify_promises(seal: SealHead, luck: str, fixed: str | None) -> Iterator[Finding]:
    """What the seal itself says that no file can prove.

    Args:
        luck: what could be known beforehand, `cards` or `rolls`.
        fixed: what was fixed when it was sealed, for a sentence: `deals were`; None: nothing
            that the organiser could have chosen.
    """
    if seal.rehearsal:
        sentence = (
            f"This is a rehearsal: its secrets come from a seed, so its {luck} could be known "
            "beforehand. It counts for nothing."
        )
        yield Finding("unproved", "rehearsal", sentence)
    if not seal.beacon and fixed is not None:
        sentence = (
            f"No public randomness was mixed in: the {fixed} fixed when they were sealed, "
            "but the organiser could have chosen the secret."
        )
        yield Finding("unproved", "public randomness", sentence)


def verify_beacon(
    seal: SealHead, session: SessionNo, beacon: str | None, roots: Roots | None, luck: str
) -> Iterator[Finding]:
    """The findings on the public randomness of a session.

    Args:
        beacon: as `opened.json` has it.
        luck: what nobody chose then, `cards` or `rolls`.
    """
    where = f"session {session}, public randomness"
    if not seal.beacon:
        if beacon is not None:
            sentence = f"Session {session} names public randomness, the seal none."
            yield Finding("fails", where, sentence)
        elif roots is not None and roots.session(session) is not None:
            sentence = f"Session {session} has a root in root.json, the seal promises none."
            yield Finding("fails", where, sentence)
        return
    if not beacon:
        sentence = f"Session {session}: the public randomness is missing."
        yield Finding("fails", where, sentence)
        return
    published = roots.session(session) if roots else None
    if published is not None and published.beacon != beacon:
        sentence = (
            f"Session {session}: opened.json gives the public randomness as "
            f"{beacon!r}, root.json as {published.beacon!r}."
        )
        yield Finding("fails", where, sentence)
        return
    sentence = (
        f"Session {session} was mixed with {beacon!r}. The seal promised: "
        f"{seal.beacon}. Look it up there: if it is the same, nobody chose these {luck}."
    )
    yield Finding("unproved", where, sentence)


def verify_begun(sealed: Iterable[SessionNo], opened: Iterable[SessionNo]) -> Iterator[Finding]:
    """The findings on sessions of the seal of which nothing is published."""
    begun = set(opened)
    for session in sealed:
        if session not in begun:
            sentence = f"Session {session} was sealed; nothing of it is published here."
            yield Finding("unproved", f"session {session}", sentence)


def published_root(
    seal: SealHead,
    promised: SealedDeals,
    session: SessionNo,
    kind: Kind,
    shown: bytes,
    roots: Roots | None,
) -> tuple[bytes, str, Finding | None]:
    """The root to measure by, since when it is public, and what is wrong with it.

    Args:
        shown: the one in `opened.json`.

    Returns:
        Since when: for a sentence, `sealed on ...`; empty where that is not shown. The finding
        has a sentence without its beginning.
    """
    if promised.root is not None:
        known, since, name = promised.root, f"sealed on {seal.sealed_on}", "the seal"
    else:
        published = roots.session(session) if roots else None
        root = published.of(kind) if published else None
        if published is None or root is None:
            sentence = (
                "that the root was published before play is shown by root.json only, "
                "and it is not at hand."
            )
            return shown, "", Finding("unproved", "", sentence)
        at = instant_in_words(published.published_at)
        known, since, name = root, f"fixed on {at}", "root.json"
    if shown != known:
        return known, since, Finding("fails", "", f"the root is not that of {name}.")
    return known, since, None
