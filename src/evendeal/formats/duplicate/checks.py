"""What only an event of cards has checked: hands, orders of play, line-ups, rulings, decks."""

from collections.abc import Iterator, Sequence
from typing import Any

from evendeal.director.checks import Checks
from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words
from evendeal.draw.line_ups_file import SignedLineUps
from evendeal.draw.opened import OpenedSession
from evendeal.errors import Refused
from evendeal.formats.duplicate.named_findings import (
    line_ups_in_log,
    repairs_named,
    substitutions_named,
    taken_out_named,
)
from evendeal.formats.duplicate.opened_deals import drawn_orders
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.poker.record_refusals import ResultDiffers
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rulings import (
    Adjusted,
    Fouled,
    NotPlayed,
    Penalised,
    Replaced,
    Stands,
    Voided,
)


class DealChecks(Checks[Any, Any, OpenedSession]):
    """The findings that only an event of cards has."""

    def part_of(self, published: OpenedSession, ours: OpenedSession) -> bool:
        """Whether a published session says what the log says, as far as it had come by then."""
        count = None if ours.ended else len(published.substitutions)
        return (
            (published.seats, published.line_ups) == (ours.seats, ours.line_ups)
            and set(published.original.deals) <= set(ours.original.deals)
            and published.substitutions == ours.substitutions[:count]
        )

    def has_root(self, seal: Any, session: SessionNo) -> bool:
        """Whether a session that begins has its root published then."""
        sealed = seal.session(session)
        return sealed is not None and bool(sealed.beacon)

    def line_ups(
        self, seal: Any, progress: AnyDuplicate, line_ups: SignedLineUps | None
    ) -> Iterator[Finding]:
        """Whether line-ups are published as the log has closed them, and who made them."""
        return line_ups_in_log(seal, progress, line_ups)

    def results(self, progress: AnyDuplicate) -> Iterator[Finding]:
        """Hands that were played again, and what was corrected."""
        return _results(progress)

    def broken_claim(
        self, progress: AnyDuplicate, refusal: Refused | None
    ) -> tuple[str, str] | None:
        """A result that its hand does not make."""
        if isinstance(refusal, ResultDiffers):
            return "results", "a result is accepted that its play does not make"
        return None

    def decisions(self, progress: AnyDuplicate) -> Iterator[Finding]:
        """Orders of play, rulings, and who has seen or changed what."""
        yield from _orders(progress)
        yield from _rulings(progress)
        yield from _given(progress)
        yield from repairs_named(progress)
        yield from taken_out_named(progress)
        yield from substitutions_named(progress)


def _results(progress: AnyDuplicate) -> Iterator[Finding]:
    for now in progress.sessions.values():
        changed = [
            (table, deal)
            for (table, deal), hand in now.hands.items()
            if hand.accepted is not None and hand.corrected
        ]
        void = [
            (table, deal)
            for deal, rulings in now.rulings.items()
            for table in rulings.void.union(*rulings.fouled)
        ]
        for table, deal in changed:
            where = f"session {now.session}, table {table}, deal {deal}"
            sentence = (
                f"Session {now.session}, table {table}, deal {deal}: the director corrected "
                f"what the table had accepted: {now.hands[table, deal].corrected}"
            )
            yield Finding("unproved", where, sentence, "correction")
        deals = len(now.opened)
        others = {place for place in (*changed, *void) if place[1] in now.opened}
        hands = deals * len(now.tables) - len(others)
        if hands > 0:
            sentence = (
                f"Session {now.session}: {hands} hands of the {deals} open deals were played "
                "again from the log, and their chips are those that the tables accepted."
            )
            yield Finding("holds", f"session {now.session}, results", sentence, "results")


def _orders(progress: AnyDuplicate) -> Iterator[Finding]:
    """Whether each table played the deals in the order that was drawn for it."""
    for now in progress.sessions.values():
        drawn = drawn_orders(progress, now)
        if drawn is None:
            continue
        # A deal that is void comes out of the order, and back in later if that is withdrawn.
        moved = {
            record.ruled.deal
            for record in progress.rulings
            if record.session == now.session
            and isinstance(record.ruled.effect, Replaced | Voided | NotPlayed | Fouled)
        }
        astray = [
            table
            for table, order in zip(now.played, drawn, strict=True)
            if _astray(now.begun[table], [deal for deal in order if deal not in moved])
        ]
        where = f"session {now.session}, order of play"
        for table in astray:
            sentence = f"Session {now.session}: table {table} played in another order than drawn."
            yield Finding("fails", where, sentence, "order-of-play")
        if not astray:
            sentence = (
                f"Session {now.session}: every table played the deals in the order drawn for it."
            )
            yield Finding("holds", where, sentence, "order-of-play")


def _rulings(progress: AnyDuplicate) -> Iterator[Finding]:
    """The director's decisions in force: no seal can prove them, so each is named."""
    for record in progress.rulings:
        if record.withdrawn is None:
            ruled = record.ruled
            where = f"session {record.session}, ruling {record.number}"
            about = f" on deal {ruled.deal}" if ruled.deal else ""
            what = {
                Stands: "play stands",
                Voided: "void at " + (_tables(ruled.tables) or "every table"),
                Fouled: f"compared among themselves: {_tables(ruled.tables)}",
                NotPlayed: "not played at " + (_tables(ruled.tables) or "every table"),
                Replaced: "void everywhere, the next reserve deal takes its place",
                Adjusted: "chips adjusted",
                Penalised: "points taken",
            }[type(ruled.effect)]
            sentence = (
                f"Ruling {record.number}{about}: {what} ({ruled.rule}), by {record.by} on "
                f"{instant_in_words(record.at)}. {ruled.reason}"
            )
            yield Finding("unproved", where, sentence, "ruling")


def _given(progress: AnyDuplicate) -> Iterator[Finding]:
    """Deck files that were written: whoever had one knew cards of the session to come."""
    for given in progress.decks.given:
        sentence = (
            f"The deck file {given.what} of session {given.session} was written "
            f"on {instant_in_words(given.at)}, by {given.by}."
        )
        yield Finding("unproved", f"session {given.session}, deck files", sentence, "deck-file")


def _tables(tables: Sequence[TableNo]) -> str:
    return ", ".join(f"table {table}" for table in tables)


def _astray(begun: Sequence[DealNo], order: Sequence[DealNo]) -> bool:
    """Whether the sealed deals that a table has begun came in another order than drawn.

    Reserve deals come where a ruling puts them, and a replaced deal may never be begun.
    """
    drawn = [deal for deal in order if deal in set(begun)]
    return drawn != [deal for deal in begun if deal in set(order)]
