"""Who was taken out of a session: no seal can prove it right, so each one is named."""

from collections.abc import Iterator

from evendeal.draw.finding import Finding
from evendeal.tournament.seat_teams.progress import Progress


def taken_out_named(progress: Progress) -> Iterator[Finding]:
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
