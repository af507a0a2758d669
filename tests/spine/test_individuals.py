"""Whole events of individuals, from registration to the last award, as a director would tell."""

import re
from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from fractions import Fraction
from pathlib import Path

import pytest

from evendeal.director.events import begin_session, end_session
from evendeal.director.opening import opened_event
from evendeal.director.registration.office import Published, do_act
from evendeal.director.registration.overview import entries_of, show_registration
from evendeal.director.verifying import verify_event
from evendeal.errors import Refused
from evendeal.formats import Desks
from evendeal.formats.duplicate.office.refusals import NotInSession
from evendeal.formats.duplicate.office.rulings_read import RulingForm, read_ruling
from evendeal.formats.registrations import registrations_of
from evendeal.formats.seat_ladder.archived import LADDER_ARCHIVE
from evendeal.formats.seat_ladder.sheet import ladder_sheet
from evendeal.ids import DealNo, EntryId, EventId, SeatNo, SessionNo, TableNo
from evendeal.poker import Chips
from evendeal.scoring.carry_over import carry_over
from evendeal.scoring.seat_ladder import SeatLadder
from evendeal.tournament.duplicate.acts import TakenOut
from evendeal.tournament.duplicate.rulings import (
    Adjusted,
    Fouled,
    NotPlayed,
    Penalised,
    Replaced,
    Ruled,
    Stands,
    Voided,
    Withdrawn,
)
from evendeal.tournament.refusals import OutOfPlace
from evendeal.tournament.seat_ladder.acts import Advanced, EnteredLate, StaysAway
from evendeal.tournament.seat_ladder.event_read import read_event, write_event
from evendeal.tournament.seat_ladder.next_in_line import next_in_line
from evendeal.tournament.seat_ladder.progress import LadderProgress
from evendeal.tournament.seat_ladder.stages import OddFinal
from evendeal.views.poker.ladder_board import ladder_board
from evendeal.views.poker.ladder_draft import LadderDraft
from support.events.individuals import OPEN, Played, individuals, ladder_on, seats_of
from support.events.registered import registered
from support.new_events import check_draft
from support.proof.stranger import stranger
from support.refusals import refused

ONE, TWO = SessionNo(1), SessionNo(2)


@pytest.fixture(scope="module")
def small(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """27 players to the last award, nothing out of the ordinary; the folder."""
    folder = tmp_path_factory.mktemp("individuals")
    with ladder_on(folder) as ledger:
        Played(ledger, individuals(27)).to_the_end()
    return folder


def again(folder: Path) -> LadderProgress:
    """The event as a ledger that knows the folder alone tells it."""
    with ladder_on(folder) as ledger:
        return ledger.refresh(OPEN)


def test_27_players_end_in_an_order_of_awards_with_everybody_once(small: Path) -> None:
    progress = again(small)

    ranked = [entry for award in progress.awards() for entry in award.entries]
    assert progress.finished
    assert sorted(ranked) == sorted(entry.id for entry in progress.event.entries)
    ranks = [award.rank for award in progress.awards()]
    filled = 1
    for award, rank in zip(progress.awards(), ranks, strict=True):
        assert rank == filled
        filled += len(award.entries)


def test_no_session_has_fewer_tables_than_was_said_before_the_event(small: Path) -> None:
    progress = again(small)
    for session, now in progress.sessions.items():
        expected = progress.event.hands_of(session) // now.deals
        sizes = [sum(sat is not None for sat in table) for table in now.tables]
        # A tie across the line keeps all who share it, so there may be more.
        assert len(now.tables) >= expected
        assert max(sizes) - min(sizes) <= 1


def test_what_is_carried_over_follows_from_the_place_alone(small: Path) -> None:
    progress = again(small)
    second = {each.entry: each for ladder in progress.ladders(TWO) for each in ladder.places}
    for ladder in progress.ladders(ONE):
        places = [each.place for each in ladder.places]
        for each in ladder.places:
            if each.entry not in second:
                continue
            level = places.count(each.place)
            worth = [
                carry_over(250, len(places), place)
                for place in range(each.place, each.place + level)
            ]
            assert second[each.entry].opening == Fraction(sum(worth), level)


def test_a_total_score_is_the_carry_over_and_the_chips_of_the_open_deals(small: Path) -> None:
    progress = again(small)
    now = progress.sessions[TWO]
    for ladder in progress.ladders(TWO):
        for each in ladder.places:
            won = sum(
                record.traveller[each.table].chip_scores[ladder.seat - 1]
                for record in now.opened.values()
                if now.compares(record.deal)
            )
            assert each.total == each.opening + won


def test_the_second_half_of_the_final_is_played_on_the_other_seat(small: Path) -> None:
    progress = again(small)
    first, second = (SessionNo(progress.event.sessions - n) for n in (1, 0))
    before, after = progress.sessions[first].tables, progress.sessions[second].tables
    assert [row[::-1] for row in before] == list(after)
    nets = [line.net for line in progress.finalists()]
    assert sum(map(Fraction, nets)) == 0


def test_the_seal_is_read_once_for_what_is_open_of_all_sessions(
    small: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It names everybody who plays, and is read whenever a deal has been opened."""
    with ladder_on(small) as ledger:
        publisher, read = ledger.adapters.publisher, list[str]()
        read_file = publisher.read

        def counted(event: EventId, name: str) -> str | None:
            read.append(name)
            return read_file(event, name)

        monkeypatch.setattr(publisher, "read", counted)
        opened = opened_event(ledger, OPEN)

    assert len(opened.sessions) > 1
    assert all(session.original.root != bytes(32) for session in opened.sessions)
    assert read.count("seal.json") == 1


def test_everybody_can_prove_the_event_and_so_can_a_stranger(
    small: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with ladder_on(small) as ledger:
        findings = verify_event(ledger, OPEN)
        names = ("seal.json", "opened.json", "lineups.json")
        files = [(ledger.adapters.publisher.read(OPEN, name) or "").encode() for name in names]

    assert [finding.sentence for finding in findings if not finding.ok] == []
    held = {finding.id for finding in findings if finding.verdict == "holds"}
    assert {"seats", "line-ups-in-log", "results", "order-of-play"} <= held
    code, words = stranger(files, tmp_path, capsys)
    assert code == 0, words
    assert "best of 64 draws" in words


def test_the_board_of_each_session_says_who_stays_and_by_how_much(small: Path) -> None:
    progress = again(small)
    board = ladder_board(progress, None, ONE)

    assert board.title == "Preliminary 1/2"
    assert len(board.ladders) == 9
    for ladder in board.ladders:
        stays = [row.stays for row in ladder.rows]
        assert stays == sorted(stays, reverse=True)
        assert sum(stays) == ladder.staying
        for row in ladder.rows:
            assert row.total == row.opening + row.net - row.penalty
            assert row.with_stack == row.total + 5000
            assert (row.carried is None) is not row.stays
    final = ladder_board(progress, None).final
    assert [row.place for row in final] == sorted(row.place for row in final)


@pytest.mark.parametrize(("players", "absent"), [(61, 2), (243, 0)])
def test_larger_fields_come_to_the_last_award(tmp_path: Path, players: int, absent: int) -> None:
    """61 sit at tables of nine and eight; two do not come, and one is taken out.

    All have registered at the link and were approved; whoever came after them has no place.
    """
    with ladder_on(tmp_path / "log") as ledger:
        desk = registrations_of(Desks(ledger.adapters))
        registration = registered(desk, players, capacity=players)
        listed = entries_of(desk, registration)
        draft = LadderDraft(
            format="seat_ladder",
            id=OPEN,
            name="Open",
            deals=1,
            reserve=1,
            awards="prizes",
            pool=100_000,
            entries_text=listed.text,
        )
        made = read_event(check_draft(ledger, draft).toml)
        event = Played(ledger, made)
        do_act(desk, registration, Published(event=OPEN))
        for entry in made.entries[6 : 6 + absent]:
            event.do(StaysAway(entry.id, "did not come"), (1, 0, 0))
        begin_session(ledger, OPEN, ONE)
        event.do(TakenOut(SeatNo(3), "R10", "plays wild"), (1, 2, 0))
        event.to_the_end()
        progress = event.progress
        board = ladder_board(progress, None)
        findings = verify_event(ledger, OPEN)

    (late,) = (each for each in show_registration(desk, registration).applications if each.queue)
    assert (late.number, listed.entries) == (players + 1, players)
    assert [entry.badges[0] for entry in made.entries] == [str(n + 1) for n in range(players)]
    ranked = [row.entry for row in board.awards]
    assert len(ranked) == len(set(ranked)) == players - absent
    assert sum(row.prize or 0 for row in board.awards) == 100_000
    assert [finding.sentence for finding in findings if not finding.ok] == []
    for now in progress.sessions.values():
        sizes = [sum(sat is not None for sat in table) for table in now.tables]
        assert max(sizes) - min(sizes) <= 1
        assert len(sizes) >= 2


# What a director does on the way.


@pytest.fixture
def event(tmp_path: Path) -> Iterator[Played]:
    """20 players at tables of seven and six, before the first session."""
    with ladder_on(tmp_path / "log") as ledger:
        yield Played(ledger, individuals(20, deals=2))


def test_who_comes_late_or_stays_away_is_seated_or_not(event: Played) -> None:
    late = EntryId("late")
    event.do(EnteredLate(late, "Late Larry", "came by train"), (1, 0, 0))
    event.do(StaysAway(EntryId("3"), "did not come"), (1, 0, 0))
    event.until("end", 1)

    seated = seats_of(event, 1)
    assert late in seated
    assert EntryId("3") not in seated
    assert len(seated) == 20
    event.to_the_end()
    ranked = {entry for award in event.progress.awards() for entry in award.entries}
    assert late in ranked
    assert EntryId("3") not in ranked


@pytest.mark.parametrize(
    ("act", "session"),
    [
        (StaysAway(EntryId("99"), "nobody"), 1),
        (EnteredLate(EntryId("3"), "Somebody Else", "twice"), 1),
        (Advanced(EntryId("3"), "plays anyway"), 1),
        (StaysAway(EntryId("3"), "too early"), 2),
        (EnteredLate(EntryId("new"), "New", "too late"), 2),
    ],
    ids=["unknown", "taken", "listed", "not yet known", "after the first session"],
)
def test_an_act_about_a_list_that_makes_no_sense_is_refused_and_changes_nothing(
    event: Played, act: StaysAway | EnteredLate | Advanced, session: int
) -> None:
    before = event.progress.list_of(ONE)
    with pytest.raises(OutOfPlace):
        event.do(act, (session, 0, 0))
    assert event.progress.list_of(ONE) == before


def test_a_list_that_is_signed_stays_whatever_is_ruled_later(event: Played) -> None:
    event.until("begin", 2)
    begin_session(event.ledger, OPEN, TWO)
    signed = event.progress.list_of(TWO)
    ladder = event.progress.ladders(ONE)[0]
    last = next(each for each in reversed(ladder.places) if each.carried is not None)

    event.do(
        Ruled("penalty", 0, (), Penalised(last.entry, Fraction(100_000)), "R23", "cheated"),
        (1, 0, 0),
    )

    now = event.progress.ladders(ONE)[0]
    assert now.places[-1].entry == last.entry
    assert event.progress.list_of(TWO) == signed
    openings = {
        each.entry: each.opening for ladder in event.progress.ladders(TWO) for each in ladder.places
    }
    assert openings[last.entry] == carry_over(250, len(now.places), len(now.places))


RULINGS = {
    "void at one table": Ruled("misdeal", 2, (TableNo(1),), Voided({}), "R40", "exposed"),
    "chips by ruling": Ruled(
        "misdeal", 1, (TableNo(1),), Voided({SeatNo(1): 300}), "R40", "dealer's fault"
    ),
    "adjusted": Ruled(
        "wrong_ship", 1, (TableNo(2),), Adjusted({SeatNo(2): -125}), "TDA 22", "wrong pot"
    ),
    "fouled tables in a group": Ruled(
        "fouled_deck", 2, (TableNo(2), TableNo(3)), Fouled(), "R68", "two decks were swapped"
    ),
    "not played": Ruled("time", 2, (TableNo(3),), NotPlayed(frozenset(), 0), "R69", "the hall"),
    "not played, with a fault": Ruled(
        "time", 2, (TableNo(1),), NotPlayed(frozenset({SeatNo(4)}), 75), "R69", "slow"
    ),
    "void everywhere, a reserve deal": Ruled("leak", 1, (), Replaced(), "R23", "leaked"),
    "penalty": Ruled("penalty", 0, (), Penalised(EntryId("7"), Fraction(75)), "R23", "late"),
    "play stands": Ruled("other", 1, (TableNo(1),), Stands(), "R23", "looked at"),
}


cells = [
    pytest.mark.parametrize("when", ["before the session ends", "after the elimination"]),
    pytest.mark.parametrize("kind", list(RULINGS)),
]


def of_each_cell(test: Callable[..., None]) -> Callable[..., None]:
    """A test of each kind of ruling, before an elimination and after it."""
    for cell in cells:
        test = cell(test)
    return test


def ruled_when(event: Played, when: str) -> None:
    """The first session is played; after the elimination the second one too."""
    event.until("end", 1)
    if when == "after the elimination":
        event.until("begin", 2)
        begin_session(event.ledger, OPEN, TWO)
        event.hands()


@of_each_cell
def test_a_ruling_that_is_withdrawn_leaves_the_standings_as_they_were(
    event: Played, kind: str, when: str
) -> None:
    ruled_when(event, when)
    before = [event.progress.ladders(session) for session in event.progress.sessions]
    listed = event.progress.list_of(TWO)

    event.do(RULINGS[kind], (1, 0, 0))
    event.do(Withdrawn(1, "not so"), (1, 0, 0))

    assert [event.progress.ladders(session) for session in event.progress.sessions] == before
    assert event.progress.list_of(TWO) == listed


@of_each_cell
def test_a_ruling_changes_the_ladders_and_never_a_list_that_is_signed(
    event: Played, kind: str, when: str
) -> None:
    ruled_when(event, when)
    before = [event.progress.ladders(session) for session in event.progress.sessions]
    seats, signed = seats_of(event, len(before)), dict(event.progress.players.signed)

    event.do(RULINGS[kind], (1, 0, 0))

    after = [event.progress.ladders(session) for session in event.progress.sessions]
    assert (after[0] == before[0]) is (kind == "play stands")
    assert [nets(ladders) for ladders in after[1:]] == [nets(ladders) for ladders in before[1:]]
    assert seats_of(event, len(before)) == seats
    assert dict(event.progress.players.signed) == signed


def nets(ladders: tuple[SeatLadder, ...]) -> dict[EntryId, Chips]:
    """What the session itself brought to everybody."""
    return {each.entry: each.net for ladder in ladders for each in ladder.places}


def test_a_group_has_in_each_seat_what_the_other_tables_have(event: Played) -> None:
    """R68: seat 7 is empty at table 3, so table 2 is alone with it there."""
    event.until("end", 1)
    event.do(RULINGS["fouled tables in a group"], (1, 0, 0))

    traveller = event.progress.sessions[ONE].opened[DealNo(2)].traveller
    right, *group = (traveller[TableNo(table)] for table in (1, 2, 3))
    for seat in range(1, 8):
        own = [row.chip_scores[seat - 1] for row in group if SeatNo(seat) not in row.empty]
        assert Fraction(sum(own), len(own)) == right.chip_scores[seat - 1]
    assert len(own) == 1


def test_who_is_taken_out_is_dealt_in_and_never_acts(event: Played) -> None:
    begin_session(event.ledger, OPEN, ONE)
    event.do(TakenOut(SeatNo(2), "R10", "plays wild"), (1, 1, 0))
    event.until("end", 1)

    now = event.progress.sessions[ONE]
    for deal in (DealNo(1), DealNo(2)):
        assert now.hands[TableNo(1), deal].setup.out == {2}
    event.to_the_end()
    assert event.progress.finished


def test_a_final_of_an_odd_number_waits_for_the_director(event: Played) -> None:
    final = SessionNo(4)
    event.until("end", 3)
    end_session(event.ledger, OPEN, SessionNo(3))
    listed = event.progress.list_of(final)
    if len(listed) % 2 == 0:
        event.do(StaysAway(listed[0], "ill"), (4, 0, 0))
        listed = listed[1:]

    with pytest.raises(OddFinal) as no:
        begin_session(event.ledger, OPEN, final)
    assert no.value.players == len(listed)

    best = next_in_line(event.progress, final)
    assert best is not None
    assert best not in listed
    ranks = event.progress.ranks(SessionNo(3))
    others = [e for e in ranks if e not in listed and e not in event.progress.players.absent(final)]
    assert ranks[best] == min(ranks[each] for each in others)
    event.do(Advanced(best, "takes the empty place"), (4, 0, 0))
    event.to_the_end()
    assert {line.entry for line in event.progress.finalists()} == {*listed, best}


def test_an_odd_number_two_to_a_table_may_still_become_even(tmp_path: Path) -> None:
    """Who is entered late makes it odd for a while; nothing is drawn then."""
    stages = '[[stages]]\nname = "Semi-final"\nseats = 2\n[[stages]]\nname = "Final"\n'
    with ladder_on(tmp_path / "log") as ledger:
        event = Played(ledger, individuals(4, deals=1, more=stages))
        event.do(EnteredLate(EntryId("late"), "Late Larry", "came by train"), (1, 0, 0))
        with pytest.raises(OddFinal):
            begin_session(ledger, OPEN, ONE)
        event.do(StaysAway(EntryId("3"), "did not come"), (1, 0, 0))
        event.to_the_end()
        assert len(event.progress.finalists()) == 4


def test_an_empty_seat_is_dealt_in_and_compared_nowhere(event: Played) -> None:
    event.until("end", 1)
    now = event.progress.sessions[ONE]
    sizes = [sum(sat is not None for sat in table) for table in now.tables]
    assert sizes == [7, 7, 6]
    short = TableNo(3)
    assert now.hands[short, DealNo(1)].setup.empty == {7, 8, 9}
    fields = {ladder.seat: len(ladder.places) for ladder in event.progress.ladders(ONE)}
    assert fields == {seat: 3 if seat < 7 else 2 for seat in range(1, 8)}


def test_nothing_that_makes_no_sense_is_accepted_in_the_log(event: Played) -> None:
    with pytest.raises(Refused):
        event.do(StaysAway(EntryId("3"), "x"), (9, 0, 0))
    with pytest.raises(Refused):
        event.do(StaysAway(EntryId("3"), "x"), (1, 1, 0))


@pytest.mark.long
def test_nothing_of_an_event_for_points_speaks_of_money(tmp_path: Path) -> None:
    """Its board, its printed standings, and every file of its archive."""
    event = individuals(12, more='[awards]\nkind = "points"\n')
    with ladder_on(tmp_path) as ledger:
        Played(ledger, event).to_the_end()
        progress = ledger.progress(OPEN)
        files = {name: "".join(write(progress)) for name, write in LADDER_ARCHIVE.files.items()}

    board = ladder_board(progress, None)
    assert board.awards
    assert {row.prize for row in board.awards} == {None}
    assert board.currency == ""
    texts = [*files.values(), write_event(event), str(ladder_sheet(board))]
    assert not [text for text in texts if re.search("prize|pool|currency|money", text, re.I)]


def test_a_penalty_is_given_in_a_session_that_somebody_plays_or_refused(event: Played) -> None:
    """What is taken where nothing is would be lost without a word."""
    event.do(StaysAway(EntryId("3"), "did not come"), (1, 0, 0))
    begin_session(event.ledger, OPEN, ONE)

    def penalty(entry: str) -> RulingForm:
        taken = {"as": "penalty", "entry": entry, "points": "75"}
        return RulingForm(kind="penalty", effect=taken, rule="41", reason="late", session=ONE)

    now = datetime(2026, 1, 1, tzinfo=UTC)
    with refused(NotInSession, entry="3", session=ONE):
        read_ruling(event.progress, penalty("3"), now, preview=False)
    assert isinstance(read_ruling(event.progress, penalty("4"), now, preview=False).body, Ruled)
