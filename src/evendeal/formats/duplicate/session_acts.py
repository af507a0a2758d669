"""What people did to a session's luck and results, public when it has ended (R44)."""

from collections.abc import Iterator

from evendeal.director.event_acts import is_after, printable_act, since_the_end
from evendeal.draw.line_ups import OpenedAct
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.session import SessionProgress
from evendeal.views.poker.rulings import public_rulings


def acts_of(progress: AnyDuplicate, now: SessionProgress) -> Iterator[OpenedAct]:
    """Deck files, decks put right, rulings in force and corrections of a session that has ended.

    By the rules of R44: who ruled, and what was withdrawn, stays in the log. Who had cards in
    hand before they were played is named.
    """
    yield from _given(progress, now)
    yield from _repairs(progress, now)
    yield from _taken_out(now)
    yield from _rulings(progress, now)
    yield from _corrections(now)


def _given(progress: AnyDuplicate, now: SessionProgress) -> Iterator[OpenedAct]:
    for given in progress.decks.given:
        if given.session == now.session:
            what = f"the deck file {given.what} was written by {given.by}."
            fields = {"file": given.what, "by": given.by}
            yield printable_act(given.at, what, "act-deck-file", **fields)


def _repairs(progress: AnyDuplicate, now: SessionProgress) -> Iterator[OpenedAct]:
    for each in progress.repairs.records:
        if each.session == now.session:
            for at in each.seen:
                deck = f"the deck-order of deal {each.deal} at table {each.table}"
                yield printable_act(
                    at,
                    f"{deck} was shown to {each.by}. {each.reason}",
                    "act-deck-seen",
                    deal=each.deal,
                    table=each.table,
                    by=each.by,
                    reason=each.reason,
                )


def _taken_out(now: SessionProgress) -> Iterator[OpenedAct]:
    for each in now.taken_out:
        place = f"table {each.table}, seat {each.seat}"
        yield printable_act(
            each.at,
            f"{each.seated.player} was taken out at {place} ({each.rule}).",
            "act-taken-out",
            player=each.seated.player,
            table=each.table,
            seat=each.seat,
            rule=each.rule,
        )


def _rulings(progress: AnyDuplicate, now: SessionProgress) -> Iterator[OpenedAct]:
    for ruling in public_rulings(progress):
        if ruling.session == now.session:
            what = f"ruling {ruling.number} ({ruling.rule}). {ruling.sentence} {ruling.reason}"
            yield printable_act(
                ruling.at,
                since_the_end(now.ended_at, ruling.at) + what,
                "act-ruling",
                after=int(is_after(now.ended_at, ruling.at)),
                number=ruling.number,
                rule=ruling.rule,
                reason=ruling.reason,
            )


def _corrections(now: SessionProgress) -> Iterator[OpenedAct]:
    for (table, deal), hand in now.hands.items():
        if hand.accepted is not None and hand.corrected_at is not None:
            what = f"deal {deal} of table {table} was corrected. {hand.corrected}"
            at = hand.corrected_at
            yield printable_act(
                at,
                since_the_end(now.ended_at, at) + what,
                "act-corrected",
                after=int(is_after(now.ended_at, at)),
                deal=deal,
                table=table,
                reason=hand.corrected,
            )
