"""What is checked of the published files of every event, whatever is played there."""

from collections.abc import Iterable, Iterator
from itertools import pairwise
from typing import Literal, NamedTuple

from evendeal.draw.finding import Fields, Finding
from evendeal.draw.instants import instant_in_words, is_before, minute
from evendeal.draw.keys import Kind
from evendeal.draw.line_ups import OpenedAct
from evendeal.draw.line_ups_file import LINE_UPS, SignedLineUps, line_ups_bytes
from evendeal.draw.roots import Roots, SignedRoots, roots_bytes
from evendeal.draw.seal import SealedDeals, SealHead, SessionHead
from evendeal.draw.signature import signature_holds
from evendeal.ids import EventId, SessionNo


class Since(NamedTuple):
    """Since when a root is public: with the seal, or fixed later in `root.json`.

    Attributes:
        at: the instant, as the file has it.
    """

    how: Literal["sealed", "fixed"]
    at: str

    def __str__(self) -> str:
        return f"{self.how} on {instant_in_words(self.at)}"

    @property
    def fields(self) -> Fields:
        """The same for the catalogue."""
        return {"how": self.how, "at": minute(self.at)}


def verify_signed(
    seal: SealHead,
    message: bytes,
    signature: bytes,
    roots: SignedRoots | None,
    line_ups: SignedLineUps | None = None,
) -> tuple[Finding, ...]:
    """Whether seal, roots and line-ups bear the signature of the key printed in the seal.

    Args:
        message: the canonical bytes of the seal.
    """
    key = seal.public_key
    files = [("seal.json", message, signature)]
    if roots is not None:
        files.append(("root.json", roots_bytes(roots.roots), roots.signature))
    if line_ups is not None:
        files.append((LINE_UPS, line_ups_bytes(line_ups.line_ups), line_ups.signature))
    findings = []
    for name, signed, by in files:
        if signature_holds(key, signed, by):
            sentence = f"{name} is signed with the key {key.hex()[:16]}… printed in the seal."
            fields: Fields = {"file": name, "by": key.hex()[:16]}
            findings.append(Finding("holds", name, sentence, "signature", "signed", fields))
        else:
            sentence = f"{name} does not bear the signature of the key printed in the seal."
            fields = {"file": name}
            findings.append(Finding("fails", name, sentence, "signature", "unsigned", fields))
    return tuple(findings)


def verify_same_event(
    seal: SealHead, files: Iterable[tuple[str, EventId | None]], version: int
) -> Iterator[Finding]:
    """The findings on files that are of another event than the seal, or of another version.

    Args:
        files: the names of the others, with the event that each is of; None: not at hand.
        version: of `opened.json`.
    """
    for name, event in files:
        if event not in (None, seal.event):
            sentence = f"{name} is of the event {event}, the seal of {seal.event}."
            fields: Fields = {"file": name, "event": event or "", "sealed": seal.event}
            yield Finding("fails", name, sentence, "same-event", "other-event", fields)
    if version != seal.version:
        sentence = f"opened.json is of version {version}, the seal of version {seal.version}."
        fields = {"version": version, "sealed": seal.version}
        yield Finding("fails", "opened.json", sentence, "version", "other-version", fields)


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
        yield Finding("unproved", "rehearsal", sentence, "rehearsal", "rehearsal", {"what": luck})
    if not seal.beacon and fixed is not None:
        sentence = (
            f"No public randomness was mixed in: the {fixed} fixed when they were sealed, "
            "but the organiser could have chosen the secret."
        )
        where, what = "public randomness", fixed.split()[0]
        yield Finding("unproved", where, sentence, "no-randomness", "no-randomness", {"what": what})


def verify_beacon(
    seal: SealHead, sealed: SessionHead, beacon: str | None, roots: Roots | None, luck: str
) -> Iterator[Finding]:
    """The findings on the public randomness of a session.

    Args:
        beacon: as `opened.json` has it.
        luck: what nobody chose then, `cards` or `rolls`.
    """
    session = sealed.session
    where = f"session {session}, public randomness"
    place: Fields = {"session": session}
    if not sealed.beacon:
        if beacon is not None:
            sentence = f"Session {session} names public randomness, the seal none."
            key = "randomness-unsealed"
            yield Finding("fails", where, sentence, "randomness", key, place)
        elif roots is not None and roots.session(session) is not None:
            sentence = f"Session {session} has a root in root.json, the seal promises none."
            yield Finding("fails", where, sentence, "randomness", "root-unsealed", place)
        return
    if not beacon:
        sentence = f"Session {session}: the public randomness is missing."
        yield Finding("fails", where, sentence, "randomness", "randomness-missing", place)
        return
    published = roots.session(session) if roots else None
    if published is not None and published.beacon != beacon:
        sentence = (
            f"Session {session}: opened.json gives the public randomness as "
            f"{beacon!r}, root.json as {published.beacon!r}."
        )
        key, both = "randomness-differs", {"opened": beacon, "published": published.beacon}
        yield Finding("fails", where, sentence, "randomness", key, {**place, **both})
        return
    sentence = (
        f"Session {session} was mixed with {beacon!r}. The seal promised: "
        f"{sealed.beacon}. Look it up there: if it is the same, nobody chose these {luck}."
    )
    fields: Fields = {"session": session, "beacon": beacon, "promised": sealed.beacon, "what": luck}
    yield Finding("unproved", where, sentence, "look-up", "look-up", fields)


def verify_times(
    seal: SealHead, sealed: SessionHead, begun_at: str | None, roots: Roots | None
) -> Iterator[Finding]:
    """Whether seal, public randomness, root and play came in this order, by their own times.

    Args:
        begun_at: when the session began; None where that is not at hand.
    """
    session, known = sealed.session, sealed.known_from
    where = f"session {session}, times"
    published = roots.session(session) if roots else None
    steps = [("it was sealed", seal.sealed_at)]
    fields: Fields = {"session": session, "sealed": minute(seal.sealed_at)}
    # The value of a rehearsal is the same word every time; nobody waits for it.
    if known is not None and not seal.rehearsal:
        steps.append(("its public randomness can be known", known))
        fields["known"] = minute(known)
    if published is not None:
        steps.append(("its root was published", published.published_at))
        fields["published"] = minute(published.published_at)
    if begun_at is not None:
        steps.append(("it began", begun_at))
        fields["begun"] = minute(begun_at)
    pairs = list(pairwise(steps))
    for (earlier, first), (later, second) in pairs:
        if is_before(second, first):
            sentence = (
                f"Session {session}: {later} on {instant_in_words(second)}, before "
                f"{earlier} on {instant_in_words(first)}."
            )
            yield Finding("fails", where, sentence, "times", "times-astray", fields)
            return
    if pairs:
        dated = ", ".join(f"{what} on {instant_in_words(at)}" for what, at in steps)
        sentence = f"Session {session}, by the times in its files: {dated}."
        yield Finding("holds", where, sentence, "times", "times", fields)


def verify_begun(sealed: Iterable[SessionNo], opened: Iterable[SessionNo]) -> Iterator[Finding]:
    """The findings on sessions of the seal of which nothing is published."""
    begun = set(opened)
    for session in sealed:
        if session not in begun:
            sentence = f"Session {session} was sealed; nothing of it is published here."
            where, id = f"session {session}", "nothing-published"
            yield Finding("unproved", where, sentence, id, id, {"session": session})


def verify_acts(
    session: SessionNo, acts: Iterable[OpenedAct] | None, *, due: bool
) -> Iterator[Finding]:
    """What people did to a session, as the organiser's file tells it: no seal can prove it.

    Args:
        due: whether it has to be known by now: the secret of the session is open.
    """
    if acts is None and due:
        sentence = f"Session {session}: the secret is open, and what people did to it is withheld."
        place: Fields = {"session": session}
        where = f"session {session}, acts"
        yield Finding("fails", where, sentence, "withheld", "acts-withheld", place)
    for act in acts or ():
        sentence = f"Session {session}, {instant_in_words(act.at)}: {act.what}"
        where = f"session {session}, acts"
        fields: Fields = {}
        if act.key:
            fields = {"session": session, "at": minute(act.at), **act.fields}
        yield Finding("unproved", where, sentence, "act", act.key, fields)


def published_root(
    seal: SealHead,
    promised: SealedDeals,
    session: SessionNo,
    kind: Kind,
    given: bytes,
    roots: Roots | None,
) -> tuple[bytes, Since | None, Finding | None]:
    """The root to measure by, since when it is public, and what is wrong with it.

    Args:
        given: the one in `opened.json`.

    Returns:
        Since when: None where that is not known. The finding has a sentence without its
        beginning.
    """
    if promised.root is not None:
        known, since, name = promised.root, Since("sealed", seal.sealed_at), "seal.json"
    else:
        published = roots.session(session) if roots else None
        root = published.of(kind) if published else None
        if roots is None:
            sentence = (
                "that the root was published before play is shown by root.json only, "
                "and it is not at hand."
            )
            return (
                given,
                None,
                Finding("unproved", "", sentence, "root-not-given", "root-not-given"),
            )
        if published is None:
            sentence = (
                "root.json has not the root of this session, so that nothing shows that it was "
                "published before play."
            )
            id = "root-lacks-session"
            return given, None, Finding("unproved", "", sentence, id, id)
        if root is None:
            sentence = "they were sealed, and root.json has no root of them."
            return given, None, Finding("fails", "", sentence, "root", "root-none")
        known, since, name = root, Since("fixed", published.published_at), "root.json"
    if given != known:
        sentence = f"the root is not that of {'the seal' if promised.root is not None else name}."
        about = Finding("fails", "", sentence, "root", "root-differs", {"file": name})
        return known, since, about
    return known, since, None
