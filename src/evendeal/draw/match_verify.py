"""What the published files of an event of matches prove, and what they cannot."""

from collections.abc import Iterator
from dataclasses import replace

from evendeal.draw.finding import Fields, Finding
from evendeal.draw.instants import instant_in_words, is_before, minute
from evendeal.draw.keys import commit
from evendeal.draw.line_ups_file import PublishedLineUps
from evendeal.draw.match_lots import drawn_lots
from evendeal.draw.match_opened import OpenedMatches, OpenedMatchSession
from evendeal.draw.match_opened_file import MatchOpenedFile
from evendeal.draw.match_seal import MatchSeal, SealedMatchSession
from evendeal.draw.match_seal_file import MATCH_FORMAT, MatchSealFile
from evendeal.draw.rolls_sealed import OpenedRolls, draw_rolls, verify_rolls
from evendeal.draw.roots import Roots
from evendeal.draw.verify import Proof
from evendeal.draw.verify_published import Since, verify_promises
from evendeal.draw.verify_units import OpenedUnits, luck_fields, verify_secret, verify_units


class MatchProof(MatchSealFile, MatchOpenedFile, Proof[MatchSeal, OpenedMatchSession]):
    """The published files of an event of matches."""

    format = MATCH_FORMAT

    def luck_in(self, seal: MatchSeal) -> str:
        """What nobody must have chosen."""
        return "rolls" if seal.rolls == "drawn" else "lots"

    def verify_seal(self, seal: MatchSeal) -> Iterator[Finding]:
        """The findings on what no file can prove."""
        if seal.rolls == "drawn":
            yield from verify_promises(seal, "rolls", "rolls were")
        else:
            yield from verify_promises(seal, "lots", "lots were" if seal.final else None)
            sentence = "The rolls are thrown at the tables: no seal can bind them."
            yield Finding("unproved", "rolls", sentence, "thrown", "thrown")

    def verify_luck(
        self,
        seal: MatchSeal,
        opened: OpenedMatches,
        session: OpenedMatchSession,
        roots: Roots | None,
        line_ups: PublishedLineUps | None,
    ) -> Iterator[Finding]:
        """The findings on roll sets, lots and line-ups."""
        sealed = seal.session(session.session)
        assert sealed is not None
        if seal.rolls == "drawn":
            yield from _sets(seal, sealed, session, roots)
        else:
            yield from _thrown(seal, sealed, session, roots)
        yield from _lots(seal, sealed, session)
        yield from _line_ups(seal, session)


MATCHES = MatchProof()
"""The published files of every event of matches."""


def _sets(
    seal: MatchSeal,
    sealed: SealedMatchSession,
    session: OpenedMatchSession,
    roots: Roots | None,
) -> Iterator[Finding]:
    """The findings on the root, on every opened set, and on the secret once it is open."""
    number, count = session.session, sealed.rolls.deals
    which, says = _which(session)
    if session.root is None:
        sentence = f"{says}: the root is missing from opened.json."
        yield Finding("fails", which, sentence, "root", "root-missing", luck_fields(which, number))
        return
    published = roots.session(number) if roots else None
    if published is not None and published.reserve is not None:
        sentence = f"{says}: reserve sets were never sealed."
        fields: Fields = {"session": number}
        yield Finding("fails", which, sentence, "sealed", "reserve-unsealed", fields)
    yield from verify_units(
        seal,
        sealed.rolls,
        OpenedUnits(
            session=number,
            kind="original",
            what="roll sets",
            where=which,
            given=session.root,
            units=session.sets,
            secret=session.secret,
        ),
        roots,
        each=lambda rolls, root, since: _set(rolls, count, root, since),
        drawn=lambda secret: (
            draw_rolls(
                secret,
                session.beacon or "",
                seal.event,
                number,
                "original",
                count,
                reroll=sealed.reroll,
            ).root
        ),
        luck="rolls",
    )


def _set(rolls: OpenedRolls, sets: int, root: bytes, since: Since | None) -> Finding:
    """The finding on one opened set: the one that was sealed, and since when that is known."""
    finding = verify_rolls(rolls, sets, root)
    if not finding.ok:
        return finding
    says = rolls.name.capitalize()
    place: Fields = {"session": rolls.session, "set": rolls.number}
    if since is None:
        sentence = f"{says} lies under the root printed in opened.json."
        return replace(
            finding, verdict="unproved", sentence=sentence, key="set-in-file", fields=place
        )
    sentence = f"{says} is the one that was {since}: its leaf lies under the published root."
    return replace(finding, sentence=sentence, key="set", fields={**place, **since.fields})


def _thrown(
    seal: MatchSeal,
    sealed: SealedMatchSession,
    session: OpenedMatchSession,
    roots: Roots | None,
) -> Iterator[Finding]:
    """The findings on a session whose rolls are thrown: it opens a secret at the most."""
    which, says = _which(session)
    if session.root is not None or session.sets or (roots and roots.session(session.session)):
        sentence = f"{says}: a root or a set is published, but the rolls are thrown at the table."
        fields: Fields = {"session": session.session}
        yield Finding("fails", which, sentence, "thrown-root", "thrown-root", fields)
    if session.secret is None:
        sentence = f"{says}: the secret is not open yet."
        fields = luck_fields(which, session.session)
        yield Finding("unproved", which, sentence, "open-so-far", "secret-later", fields)
    else:
        yield verify_secret(seal, sealed.rolls, which, session.secret, session.session)


def _lots(
    seal: MatchSeal, sealed: SealedMatchSession, session: OpenedMatchSession
) -> Iterator[Finding]:
    """The findings on the lots of the final, where they were drawn."""
    if session.lots is None:
        return
    number = session.session
    where, says = f"session {number}, lots", f"Session {number}, lots"
    here: Fields = {"session": number}
    teams = tuple(entry.id for entry in seal.entries)
    if number != seal.final_session:
        sentence = f"{says}: lots are drawn for the final alone."
        yield Finding("fails", where, sentence, "lots", "lots-unsealed", here)
        return
    if sorted(session.lots) != sorted(teams):
        sentence = f"{says}: they have not every team once."
        yield Finding("fails", where, sentence, "lots", "lots-unfit", here)
        return
    source, origin = b"", "the secret"
    if seal.beacon:
        source, origin = (session.beacon or "").encode(), "the public randomness"
    elif session.secret is not None and _proven(sealed, session):
        source = session.secret
    if not source:
        sentence = f"{says} can be drawn again when the secret is opened."
        yield Finding("unproved", where, sentence, "lots-later", "lots-later", here)
        return
    due = drawn_lots(seal.event, number, teams, source)
    if session.lots == due:
        sentence = f"{says} follow from {origin}, as sealed."
        fields: Fields = {**here, "source": "randomness" if seal.beacon else "secret"}
        yield Finding("holds", where, sentence, "lots", "lots", fields)
        return
    pairs = zip(session.lots, due, strict=True)
    place, team, drawn = next((n, *pair) for n, pair in enumerate(pairs, 1) if pair[0] != pair[1])
    sentence = f"{says}: {team} stands in place {place}, drawn was {drawn}."
    fields = {**here, "place": place, "team": team, "drawn": drawn}
    yield Finding("fails", where, sentence, "lots", "lots-other", fields)


def _line_ups(seal: MatchSeal, session: OpenedMatchSession) -> Iterator[Finding]:
    """Who was lined up otherwise than the event says; no seal can prove why, so each is named."""
    teams = {entry.id for entry in seal.entries}
    for each in session.line_ups:
        where = f"session {session.session}, match {each.match}"
        place: Fields = {"session": session.session, "match": each.match}
        if each.team not in teams or len(set(each.players)) < len(each.players):
            sentence = f"{where.capitalize()}: {each.team} cannot be lined up like this."
            key, unfit = "match-line-up-unfit", {**place, "team": each.team}
            yield Finding("fails", where, sentence, "match-line-up", key, unfit)
            continue
        before = session.begun_at is None or is_before(each.at, session.begun_at)
        when = "before the session began" if before else "after the session had begun"
        sentence = (
            f"{where.capitalize()}: {each.team} was lined up with {' and '.join(each.players)} "
            f"on {instant_in_words(each.at)}, {when}."
        )
        fields: Fields = {
            **place,
            "team": each.team,
            "players": " and ".join(each.players),
            "at": minute(each.at),
            "when": "before" if before else "after",
        }
        yield Finding("unproved", where, sentence, "match-line-up", "match-line-up", fields)


def _proven(sealed: SealedMatchSession, session: OpenedMatchSession) -> bool:
    secret = session.secret
    return secret is not None and commit(secret) == sealed.rolls.commitment.hex()


def _which(session: OpenedMatchSession) -> tuple[str, str]:
    """The roll sets of a session, as a place and as the beginning of a sentence."""
    which = f"session {session.session}, roll sets"
    return which, which.capitalize()
