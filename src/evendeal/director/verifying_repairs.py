"""Who has seen the order of a deck: no seal can prove that nobody did, so each one is named."""

from collections.abc import Iterator

from evendeal.draw.finding import Finding
from evendeal.tournament.seat_teams.progress import Progress
from evendeal.tournament.seat_teams.rulings import Stands

OLD_RULE = "R37"
"""Under it a deck-order was given to whoever made the ruling, before repairs had lines of their
own."""


def repairs_named(progress: Progress) -> Iterator[Finding]:
    """Each deck-order that was given to put a deck right: to whom, when, and who agreed."""
    for each in progress.repairs.records:
        deck = f"the deck-order of deal {each.deal} at table {each.table}"
        where = f"session {each.session}, repair {each.number}"
        if each.seen:
            assert each.confirmed is not None
            by, at = each.confirmed
            times = " and at ".join(each.seen)
            sentence = (
                f"Session {each.session}: {deck} was shown to {each.by} at {times}; "
                f"{by} had confirmed it at {at}. {each.reason}"
            )
        else:
            sentence = (
                f"Session {each.session}: {each.by} asked at {each.at} for {deck}, "
                f"and has not seen it. {each.reason}"
            )
        yield Finding("unproved", where, sentence, "repair")
    for record in progress.rulings:
        ruled = record.ruled
        old = ruled.kind == "fouled_deck" and ruled.rule == OLD_RULE and len(ruled.tables) == 1
        if old and isinstance(ruled.effect, Stands):
            sentence = (
                f"Session {record.session}: ruling {record.number} names {OLD_RULE}, by which "
                f"the deck-order of deal {ruled.deal} at table {ruled.tables[0]} may have been "
                f"shown to {record.by} at {record.at}."
            )
            yield Finding("unproved", f"session {record.session}, repairs", sentence, "repair")
