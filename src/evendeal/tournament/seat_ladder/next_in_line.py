"""Who plays on first of those who have left, where one more is needed."""

from evendeal.ids import EntryId, SessionNo
from evendeal.tournament.seat_ladder.progress import LadderProgress


def next_in_line(progress: LadderProgress, session: SessionNo) -> EntryId | None:
    """Who of those who are not on the list of a session comes first; None if nobody is left.

    The highest rank of the session before; of several who are level there, the one with the more
    chips in the session, and then the lower seat number.

    Source:
        docs/rulings.md, R66.
    """
    before = SessionNo(session - 1)
    if before not in progress.sessions or progress.event.place_of(before).final:
        return None
    listed = set(progress.list_of(session))
    away = progress.players.absent(session)
    ranks = progress.ranks(before)
    left = [
        (ranks[each.entry], -each.net, ladder.seat, each.entry)
        for ladder in progress.ladders(before)
        for each in ladder.places
        if each.entry not in listed and each.entry not in away
    ]
    return min(left)[-1] if left else None
