"""Booklets of results: every place and every seat as the scoreboards have them, and the seals."""

from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats.print_side import Paper, PrintOrder, typeset
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import SessionNo
from evendeal.printing.booklet import BookletTable, booklet, points_words
from evendeal.printing.certificate import grouped
from evendeal.printing.words import PaperWords
from evendeal.views.printed import BOOKLET, BookletLater, SheetReady
from support.checkout import ROOT
from support.events.individuals import OPEN, Played, individuals, ladder_on
from support.events.rehearsed_cup import CUP, Cup, cup, sealed
from support.ledgers import matches_of
from support.paper import looks_as_approved, outside, texts
from support.refusals import refused
from support.typed import typed

pytestmark = pytest.mark.long

PLAYED = ROOT / "tests/golden/archives/match_cup"
ENGLISH = PaperWords("en")
ORDER = PrintOrder(address="https://cup.example/e/cup")


def tables(content: object) -> list[dict[str, object]]:
    found: list[dict[str, object]] = content["tables"]  # type: ignore[index]
    return found


def test_it_has_every_team_and_the_contest_of_every_seat_of_every_session(played: Cup) -> None:
    found = tables(played.public.document(CUP, BOOKLET, ORDER).content)
    board = played.public.scoreboard(CUP)

    assert [row[1:3] for row in found[0]["rows"]] == [  # type: ignore[attr-defined]
        (row.name, points_words(row.points)) for row in board.standings
    ]
    for session in (SessionNo(1), SessionNo(2)):
        for ladder in played.public.scoreboard(CUP, session).ladders:
            title = f"Session {session}, seat {ladder.seat}"
            (of_seat,) = (each for each in found if each["title"] == title)
            assert [row[1:3] for row in of_seat["rows"]] == [  # type: ignore[attr-defined]
                (rung.player, rung.name) for rung in ladder.rungs
            ]


def test_it_has_the_seal_of_the_event_once_and_that_of_every_session(played: Cup) -> None:
    rows = played.public.document(CUP, BOOKLET, ORDER).content["seals"]["rows"]
    values = [row["value"] for row in rows]

    assert values.count(grouped(played.public.proof(CUP, SessionNo(1)).seal_digest)) == 1
    for session in (SessionNo(1), SessionNo(2)):
        assert grouped(played.public.proof(CUP, session).seal.commitment) in values


def test_of_individuals_it_has_everybodys_rank_and_the_ladders_of_every_session(
    tmp_path: Path,
) -> None:
    with ladder_on(tmp_path) as ledger:
        Played(ledger, individuals(27, deals=1)).to_the_end()
        public = SeatLadderPublic(ledger)
        document = public.document(OPEN, BOOKLET, PrintOrder())
        awards = public.scoreboard(OPEN).awards
        ready = public.sheets_ready(OPEN)

    found = tables(document.content)
    assert [row[1] for row in found[0]["rows"]] == [row.name for row in awards]  # type: ignore[attr-defined]
    assert len(awards) == 27
    first = [each for each in found if str(each["part"]).startswith("Session 1")]
    assert sum(len(each["rows"]) for each in first) == 27  # type: ignore[arg-type]
    assert SheetReady(BOOKLET, None) in ready


def test_of_matches_it_has_places_matches_and_players(tmp_path: Path) -> None:
    log = tmp_path / "log"
    assert typed("event", "import", sorted(PLAYED.glob("*.zip"))[-1], "--log", log).code == 0
    with open_desks(log) as desks:
        public = RoomMatchPublic(matches_of(desks))
        (event,) = public.events()
        board, content = public.scoreboard(event), public.document(event, BOOKLET, ORDER).content

    found = tables(content)
    assert [row[1] for row in found[0]["rows"]] == [row.name for row in board.places]  # type: ignore[attr-defined]
    played = [row for each in found if each["part"] == "Matches" for row in each["rows"]]  # type: ignore[attr-defined]
    final = 0 if board.final is None else 1
    assert len(played) == sum(len(each.matches) for each in board.rounds) + final
    assert len(found[-1]["rows"]) == len(board.players)  # type: ignore[arg-type]


def test_of_a_rehearsal_it_says_so_first(played: Cup) -> None:
    document = played.public.document(CUP, BOOKLET, ORDER)

    assert played.public.event(CUP).rehearsal
    assert document.content["rehearsal"] == ENGLISH("print-rehearsal")
    first = " ".join(texts(typeset(document))[0].split())
    assert ENGLISH("print-rehearsal") in first


def test_there_is_none_before_the_event_is_over(tmp_path: Path, played: Cup) -> None:
    public = SeatTeamsPublic(sealed(tmp_path, cup()))

    assert BOOKLET not in {each.sheet for each in public.sheets_ready(CUP)}
    with refused(BookletLater, event=CUP):
        public.document(CUP, BOOKLET, ORDER)
    assert SheetReady(BOOKLET, None) in played.public.sheets_ready(CUP)


@pytest.mark.parametrize(
    ("language", "paper"), [("de", Paper.A4), ("fr", Paper.LETTER), ("es", Paper.LETTER)]
)
def test_nothing_leaves_its_page_however_many_there_are(language: str, paper: Paper) -> None:
    words = PaperWords(language)
    names = (
        "W" * 80,
        "שלום כהן",
        "中国队长",
        "Maximiliane Alexandra von Hohenstaufen-Wittgenstein",
    )
    rows = tuple((str(n), names[n % 4], names[-n % 4], "5½", "+1\u202f250") for n in range(90))
    columns = ("", "", words("print-booklet-team"), words("print-points"), words("print-chips"))
    document = booklet(
        "W" * 80,
        [BookletTable("W" * 80, columns, rows), BookletTable("", columns[:2], ())],
        [],
        words,
        explained=words("print-booklet-explained-seat_teams"),
        address="https://cup.example/e/cup",
        at="2026-01-02T20:00:00Z",
        rehearsal=True,
    )
    pdf = typeset(document, paper)

    assert len(texts(pdf)) > 1
    assert outside(pdf) == []
    assert document.missing_signs() == ()


def test_booklets_look_as_they_were_approved() -> None:
    rows = (("1", "Łódź Ærøskøbing", "32½", "+1\u202f250"), ("2=", "日本", "30", "−75"))
    result = BookletTable("Result", ("", "Team", "Points", "Chips"), rows, "Result")
    seat = BookletTable("Session 1, seat 1", ("", "Player", "Points", "Chips"), rows, "Session 1")
    document = booklet(
        "Cup",
        [result, seat],
        [],
        ENGLISH,
        explained="",
        address="",
        at="2026-01-02T20:00:00Z",
        rehearsal=False,
    )
    looks_as_approved("booklet", typeset(document))
