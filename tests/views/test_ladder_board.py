"""What is shown of individuals: the proof of a seat that is not the one that was drawn."""

from dataclasses import replace
from pathlib import Path

from evendeal.director.opening import opened_event
from evendeal.draw.ladder_verify import LADDER
from evendeal.ids import SessionNo
from evendeal.views.poker.ladder_proof import ladder_seats
from support.events.individuals import OPEN, Played, individuals, ladder_on

ONE = SessionNo(1)


def test_seats_that_changed_places_are_what_the_page_says_first(tmp_path: Path) -> None:
    with ladder_on(tmp_path) as ledger:
        Played(ledger, individuals(8, deals=1)).to_the_end()
        signed, opened = ledger.seal(OPEN), opened_event(ledger, OPEN)
        line_ups = ledger.line_ups(OPEN)
    assert signed is not None
    first = opened.sessions[0]
    (a, b, *rest), *tables = first.seats
    swapped = replace(first, seats=((b, a, *rest), *tables))
    changed = replace(opened, sessions=(swapped, *opened.sessions[1:]))

    honest = LADDER.verify_files(signed, opened, None, line_ups)
    found = LADDER.verify_files(signed, changed, None, line_ups)

    assert ladder_seats(signed.seal, opened, ONE, honest).draw.verdict == "holds"
    assert ladder_seats(signed.seal, changed, ONE, found).draw.verdict == "fails"
