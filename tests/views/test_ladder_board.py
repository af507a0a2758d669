"""What is shown of individuals: the proof of a seat that is not the one that was drawn."""

from dataclasses import replace
from fractions import Fraction
from pathlib import Path

from evendeal.director.opening import opened_event
from evendeal.draw.ladder_verify import LADDER
from evendeal.ids import SeatNo, SessionNo, TableNo
from evendeal.tournament.duplicate.acts import Substituted
from evendeal.tournament.duplicate.rulings import Adjusted, Effect, Penalised, Ruled, Withdrawn
from evendeal.tournament.event_acts import NameCorrected
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.views.fragment_cache import FragmentCache
from evendeal.views.poker.ladder_board import SeatLadderView, ladder_board
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


def test_ladders_that_were_made_before_are_those_that_would_be_made_now(tmp_path: Path) -> None:
    """Line by line, over rulings that come and go, a substitution and a corrected name."""
    with ladder_on(tmp_path) as ledger:
        event = Played(ledger, individuals(9))
        event.until("begin", 1)
        assert event.step()
        sat = event.progress.sessions[ONE].tables[0][0]
        assert sat is not None
        event.hands()
        event.do(ruled(Penalised(sat.entry, Fraction(75)), deal=0), (1, 0, 0))
        event.do(Substituted(SeatNo(1), "Zoe", "taken ill"), (1, 1, 0))
        event.do(ruled(Adjusted({SeatNo(1): 50}), deal=1, tables=(TableNo(1),)), (1, 0, 0))
        event.do(Withdrawn(1, "was not asked"), (1, 0, 0))
        event.do(Withdrawn(2, "seat 2 was meant"), (1, 0, 0))
        event.do(NameCorrected("player", sat.entry, "Zoe", "Zoë", "two dots"), (0, 0, 0))
        # Who is out gives his entry its name still.
        event.do(NameCorrected("player", sat.entry, sat.player, "Ann", "as on her card"), (0, 0, 0))
        event.until("begin", 2)
        assert event.step()
        event.hands()
        lines = list(ledger.adapters.log.lines(OPEN))
        decks = {
            number: luck.deals.decks
            for number in event.progress.sessions
            if (luck := ledger.luck(OPEN, number)) is not None
        }
        sealed = event.progress.sealed
    progress, cache = LadderProgress(sealed, decks), FragmentCache[tuple[SeatLadderView, ...]]()
    last: dict[SessionNo, object] = {}
    again = 0

    for line in lines:
        progress.take(line)
        for session in progress.sessions:
            board = ladder_board(progress, None, session, cache=cache)
            assert board == ladder_board(progress, None, session)
            again += board.ladders is last.get(session)
            last[session] = board.ladders

    assert again > len(lines) / 2


def ruled(effect: Effect, deal: int, tables: tuple[TableNo, ...] = ()) -> Ruled:
    """A ruling with this effect."""
    return Ruled(
        kind="other", deal=deal, tables=tables, effect=effect, rule="41", reason="spoke of a deal"
    )
