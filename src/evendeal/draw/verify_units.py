"""Whether the units of luck of a session, whatever they are, are those that were sealed."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Generic, TypeVar

from evendeal.draw.finding import Fields, Finding
from evendeal.draw.instants import minute
from evendeal.draw.keys import Kind, commit
from evendeal.draw.roots import Roots
from evendeal.draw.seal import SealedDeals, SealHead
from evendeal.draw.verify_published import Since, published_root
from evendeal.ids import SessionNo

UnitT = TypeVar("UnitT")

LUCK = {"original deals": "original", "reserve deals": "reserve"}


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenedUnits(Generic[UnitT]):
    """What is opened of the luck of one session and kind.

    Attributes:
        what: the units in the plural, as in `12 of 24 deals`.
        where: the place of a finding about all of them; its sentences begin with it.
        given: the root in `opened.json`.
        units: those that are open.
        secret: the 32 bytes behind them, once they are open; None before.
        whole: at the end every one of them has to be open.
    """

    session: SessionNo
    kind: Kind
    what: str
    where: str
    given: bytes
    units: Sequence[UnitT]
    secret: bytes | None
    whole: bool = True


def verify_units(
    seal: SealHead,
    promised: SealedDeals,
    opened: OpenedUnits[UnitT],
    roots: Roots | None,
    *,
    each: Callable[[UnitT, bytes, Since | None], Finding],
    drawn: Callable[[bytes], bytes],
    luck: str,
) -> Iterator[Finding]:
    """The findings on the root, on every unit that is open, and on the secret once it is open.

    Args:
        each: the finding on a unit, by the root and by since when that is public; see
            `published_root`.
        drawn: the root over the units that a secret gives; called for the sealed one alone.
        luck: what the units consist of, as in `the rolls that the secret gives`.
    """
    where, says, count = opened.where, opened.where.capitalize(), promised.deals
    place = luck_fields(where, opened.session)
    root, since, trouble = published_root(
        seal, promised, opened.session, opened.kind, opened.given, roots
    )
    if trouble is not None:
        sentence = f"{says}: {trouble.sentence}"
        yield replace(trouble, where=where, sentence=sentence, fields={**place, **trouble.fields})
    for unit in opened.units:
        yield each(unit, root, since)
    if opened.secret is None:
        sentence = f"{says}: {len(opened.units)} of {count} are open, the secret is not yet."
        fields: Fields = {**place, "open": len(opened.units), "n": count}
        yield Finding("unproved", where, sentence, "open-so-far", "open-so-far", fields)
        return
    if opened.whole and len(opened.units) < count:
        part = f"{len(opened.units)} of {count} {opened.what}"
        sentence = f"Session {opened.session} was ended with {part} open."
        ended: Fields = {**place, "open": len(opened.units), "n": count}
        yield Finding("fails", where, sentence, "ended-early", "ended-early", ended)
    finding = verify_secret(seal, promised, where, opened.secret, opened.session)
    yield finding
    if not finding.ok:
        return
    if drawn(opened.secret) == root:
        sentence = f"{says}: all {count} follow from the secret and lie under the root."
        yield Finding("holds", where, sentence, "follow", "follow", {**place, "n": count})
    else:
        sentence = f"{says}: the root is not the one over the {luck} that the secret gives."
        yield Finding("fails", where, sentence, "follow", "follow-not", place)


def verify_secret(
    seal: SealHead, promised: SealedDeals, where: str, secret: bytes, session: SessionNo
) -> Finding:
    """The finding on a secret that is open."""
    says = where.capitalize()
    if commit(secret) == promised.commitment.hex():
        sentence = f"{says}: the opened secret is the one sealed on {seal.sealed_on}."
        fields: Fields = {**luck_fields(where, session), "at": minute(seal.sealed_at)}
        return Finding("holds", where, sentence, "secret", "secret", fields)
    sentence = f"{says}: the opened secret is not the sealed one."
    return Finding("fails", where, sentence, "secret", "secret-other", luck_fields(where, session))


def luck_fields(where: str, session: SessionNo) -> Fields:
    """Which luck of which session a finding is about, as the catalogue calls it.

    Args:
        where: `session 1, reserve deals`.
    """
    what = where.rpartition(", ")[2]
    return {"session": session, "luck": LUCK.get(what, "rolls")}
