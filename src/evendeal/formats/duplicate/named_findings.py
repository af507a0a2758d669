"""Who lined up, sat out, was replaced or saw a deck: nothing can prove it right, so it is named."""

from collections.abc import Iterator

from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words
from evendeal.draw.line_ups_file import LINE_UPS, SignedLineUps
from evendeal.draw.seal import Seal
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rulings import Stands

OLD_RULE = "R37"
"""Under it a deck-order was given to whoever made the ruling, before repairs had lines of their
own."""


def line_ups_in_log(
    seal: Seal, progress: AnyDuplicate, line_ups: SignedLineUps | None
) -> Iterator[Finding]:
    """Whether the line-ups that the log has closed are published as it has them, and who made them.

    Of events sealed in version 1 the log is all that tells of line-ups.
    """
    recorded = progress.line_ups
    for made in recorded.made:
        where = f"session {made.session}, line-ups"
        sentence = (
            f"Session {made.session}: {made.by} lined up {', '.join(made.act.players)} for "
            f"{made.act.entry} on {instant_in_words(made.at)}."
        )
        yield Finding("unproved", where, sentence, "line-up-by")
    if seal.version == 1:
        for session, now in sorted(progress.sessions.items()):
            seats = [
                (progress.record.first(place.entry, place.player), drawn)
                for table, row in zip(now.first_tables, now.drawn, strict=True)
                for place, (_, drawn) in zip(filter(None, table), row, strict=True)
            ]
            changed = sum(one != other for one, other in seats)
            sentence = (
                f"Session {session}: {changed} of {len(seats)} seats were changed by line-ups, "
                "which were not closed before the draw could be known."
            )
            yield Finding("unproved", f"session {session}, line-ups", sentence, "line-ups-changed")
        return
    for session, end in sorted(recorded.closed.items()):
        where = f"session {session}, line-ups"
        published = line_ups.line_ups.session(session) if line_ups else None
        if published is None or published.line.hex() != end.line:
            sentence = (
                f"Session {session}: the log closed its line-ups on {instant_in_words(end.at)}, "
                f"and {LINE_UPS} does not have that line."
            )
            yield Finding("fails", where, sentence, "line-ups-in-log")
        else:
            sentence = (
                f"Session {session}: its line-ups were closed by {end.by}, in the line of the log "
                f"that {LINE_UPS} names."
            )
            yield Finding("holds", where, sentence, "line-ups-in-log")


def substitutions_named(progress: AnyDuplicate) -> Iterator[Finding]:
    """Who put whom on another's seat while a session ran, and why."""
    for now in progress.sessions.values():
        for each in now.substitutions:
            where = f"session {now.session}, table {each.table}, seat {each.seat}"
            sentence = (
                f"{where.capitalize()}: {each.by} put {each.player} there for {each.gone} on "
                f"{instant_in_words(each.at)}. {each.reason}"
            )
            yield Finding("unproved", where, sentence, "substitution-by")


def repairs_named(progress: AnyDuplicate) -> Iterator[Finding]:
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


def taken_out_named(progress: AnyDuplicate) -> Iterator[Finding]:
    """Each player whose hands the director declared dead, by which rule, from when to when."""
    for now in progress.sessions.values():
        for each in now.taken_out:
            where = f"session {now.session}, table {each.table}, seat {each.seat}"
            until = ""
            if each.back is not None:
                by, at, _ = each.back
                until = f", and back at {at} by {by}"
            sentence = (
                f"Session {now.session}, table {each.table}, seat {each.seat}: "
                f"{each.seated.player} was taken out at {each.at} by {each.by}{until} "
                f"({each.rule}). {each.reason}"
            )
            yield Finding("unproved", where, sentence, "taken-out")
