"""A new event of individuals: a file that is read, put into sentences, and sealed."""

from collections.abc import Iterator

from evendeal.formats.new_event_file import FileNewEvent
from evendeal.formats.new_event_words import begins_words, devices_words
from evendeal.tournament.seat_ladder.event import LadderEvent
from evendeal.tournament.seat_ladder.stages import fields
from evendeal.views.words import chips_text


class SeatLadderNewEvent(FileNewEvent):
    """The file of individual duplicate poker."""

    game = "poker"
    title = "Individual duplicate poker"
    entry_kind = "person"
    sentence = (
        "Every player for himself, compared with those who held the same seat number; sessions "
        "with elimination, down to a final."
    )

    def sentences(self, event: LadderEvent) -> Iterator[str]:
        """What an event comes to: its stages, and how many each is likely to have."""
        yield from begins_words(event.begins)
        sizes = list(fields(event.places, len(event.entries)))
        for number, (place, players) in enumerate(zip(event.places, sizes, strict=True), 1):
            stage = place.stage
            out = f", {stage.eliminate} of a hundred leave each seat" if stage.eliminate else ""
            yield (
                f"Session {number}, {place.title}: {players} players at tables of {stage.seats}, "
                f"{stage.deals} deals{out}."
            )
        cap = "no cap" if event.play.cap is None else f"cap {chips_text(event.play.cap)}"
        yield (
            f"Blinds {chips_text(event.play.small_blind)}/{chips_text(event.play.big_blind)}, "
            f"{cap}, {chips_text(event.play.starting_stack)} in front of each seat."
        )
        yield devices_words(event.hall)
        yield from event.programme.sentences()
