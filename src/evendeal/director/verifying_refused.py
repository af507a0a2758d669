"""What is not so by the line at which the rules stop reading a log."""

from collections.abc import Iterator

from evendeal.backgammon.record_refusals import GameResultDiffers
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers
from evendeal.draw import Finding
from evendeal.poker.record_refusals import ResultDiffers
from evendeal.tournament.line import Break
from evendeal.tournament.refusals import OtherFinalists, OtherRollsOpened


def refused(stuck: Break | None, *, thrown: bool = False) -> Iterator[Finding]:
    """The claim that the refused line makes false; none where it is only out of place.

    Some claims hold of every line that can be counted, since the rules take no other. So where
    the rules refuse a line for such a claim, that is what fails, and not only the log.

    Args:
        stuck: the first line that the rules refuse.
        thrown: rolls are thrown at the tables, and not drawn ahead.
    """
    if stuck is None:
        return
    match stuck.refusal:
        case ResultDiffers() | GameResultDiffers():
            id, about = "results", "a result is accepted that its play does not make"
        case RollDiffers() | OpeningDiffers() if thrown:
            id, about = "rolls-thrown", "a room used other rolls than the first one threw"
        case RollDiffers() | OpeningDiffers():
            id, about = "rolls-played", "a room used other rolls than were drawn"
        case OtherRollsOpened():
            id, about = "rolls-played", "a roll set is opened with which the rooms did not play"
        case OtherFinalists():
            id, about = "finalists", "the final begins with others than the rounds have chosen"
        case _:
            return
    where = f"log, line {stuck.position}"
    yield Finding("fails", where, f"In line {stuck.position} of the log {about}.", id)
