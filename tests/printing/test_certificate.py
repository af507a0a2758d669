"""Certificates of draws: what the proof says of a session and no more, on one page."""

from dataclasses import replace
from pathlib import Path

import pytest

from evendeal.commands.log_folder import open_desks
from evendeal.formats.print_side import Paper, PrintOrder, typeset
from evendeal.formats.room_match.public import RoomMatchPublic
from evendeal.formats.seat_ladder.public import SeatLadderPublic
from evendeal.formats.seat_teams.public import SeatTeamsPublic
from evendeal.ids import EventId, SessionNo
from evendeal.printing.certificate import certificate
from evendeal.printing.words import PaperWords
from evendeal.views.absent import NoSuchSession
from evendeal.views.certificate import DrawCertificate
from evendeal.views.printed import CERTIFICATE, SheetReady
from support.events.individuals import OPEN, Played, individuals, ladder_on
from support.events.matches import DUEL, begun_on
from support.events.rehearsed_cup import CUP, Cup, cup, sealed
from support.ledgers import matches_of
from support.paper import looks_as_approved, outside, texts
from support.refusals import refused

pytestmark = pytest.mark.long

ENGLISH = PaperWords("en")
FIRST = SessionNo(1)
ADDRESS = "https://cup.example/e/cup"
WHOLE = DrawCertificate(
    EventId("cup"),
    "Maximiliane Alexandra von Hohenstaufen-Wittgenstein zu Sayn und Berleburg-Oldenb",
    SessionNo(2),
    "Semi-final",
    "2026-01-02T18:00:00Z",
    (
        *(
            (key, f"{n:064x}")
            for n, key in enumerate(("seal", "key", "commitment", "reserve"), 171)
        ),
        ("root", "5a" * 32),
        (
            "described",
            "The numbers of the lottery of Saturday, in the order in which they are drawn",
        ),
        ("beacon", "3 17 22 31 40 45"),
        ("secret", "c3" * 32),
    ),
    (("neighbours", 0, 0), ("seats", 3, 1), ("meetings", 13, 7)),
    "holds",
    rehearsal=False,
)


def figures(what: DrawCertificate) -> dict[str, str]:
    return dict(what.figures)


def test_it_has_the_figures_of_the_proof_of_its_session(played: Cup) -> None:
    for session in (FIRST, SessionNo(2)):
        found, proof = (
            figures(played.public.certificate(CUP, session)),
            played.public.proof(CUP, session),
        )

        assert found["seal"] == proof.seal_digest
        assert found["commitment"] == proof.seal.commitment
        assert found["root"] == proof.root
        assert found["secret"] == proof.secret


def test_nothing_is_on_it_that_is_not_public_yet(tmp_path: Path, played: Cup) -> None:
    before = SeatTeamsPublic(sealed(tmp_path, cup())).certificate(CUP, FIRST)

    assert set(figures(before)) == {"seal", "key", "commitment", "reserve"}
    assert before.verdict == "unproved"
    text = " ".join(texts(typeset(certificate(before, ENGLISH, address="", when=""))))
    secret = played.public.proof(CUP, FIRST).secret
    assert secret is not None
    assert secret not in text.replace(" ", "")
    assert ENGLISH("print-certified-unproved") in text


def test_of_individuals_it_says_what_comes_again_and_the_least_that_could(tmp_path: Path) -> None:
    with ladder_on(tmp_path) as ledger:
        played = Played(ledger, individuals(27, deals=1))
        played.to_the_end()
        public = SeatLadderPublic(ledger)
        first, second = (public.certificate(OPEN, SessionNo(n)) for n in (1, 2))
        ready = public.sheets_ready(OPEN)

    assert first.repeats == ()
    assert [what for what, _, _ in second.repeats] == ["neighbours", "seats", "meetings"]
    assert all(made >= least >= 0 for _, made, least in second.repeats)
    assert SheetReady(CERTIFICATE, SessionNo(2)) in ready


def test_of_matches_each_board_has_its_own(tmp_path: Path) -> None:
    with open_desks(tmp_path / "log", create=True, publish_openings=False) as desks:
        matches = matches_of(desks)
        begun_on(matches)
        public = RoomMatchPublic(matches)
        board, proof = public.certificate(DUEL, FIRST), public.proof(DUEL)
        with refused(NoSuchSession, event=DUEL, session=7, sessions=1):
            public.certificate(DUEL, SessionNo(7))

    assert board.called == "Board"
    assert not board.rehearsal
    assert figures(board)["commitment"] == proof.sessions[0].commitment
    assert "secret" not in figures(board)


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_of_a_rehearsal_it_says_so_in_the_language_of_its_reader(
    played: Cup, language: str
) -> None:
    order = PrintOrder(FIRST, address=ADDRESS, language=language)
    (text,) = texts(played.public.printed(CUP, CERTIFICATE, order))
    plain = certificate(WHOLE, PaperWords(language), address=ADDRESS, when="now")

    says = PaperWords(language)("print-rehearsal")
    assert says in " ".join(text.split())
    assert says not in " ".join(" ".join(texts(typeset(plain))).split())


def test_everybody_may_print_it_with_the_way_to_the_proof(played: Cup) -> None:
    pdf = played.public.printed(CUP, CERTIFICATE, PrintOrder(FIRST, address=ADDRESS))

    assert f"{ADDRESS}/proof?session=1" in texts(pdf)[0]


@pytest.mark.parametrize(
    ("opened", "says"), [(True, "print-certified-in-part"), (False, "print-certified-unproved")]
)
def test_what_nobody_can_check_is_not_promised_for_later(opened: bool, says: str) -> None:
    """Without a public value nobody can be sure of some things, all being open."""
    seen = tuple(each for each in WHOLE.figures if opened or each[0] != "secret")
    what = replace(WHOLE, figures=seen, verdict="unproved")

    (text,) = texts(typeset(certificate(what, ENGLISH, address=ADDRESS, when="now")))

    assert ENGLISH(says) in text


@pytest.mark.parametrize(
    ("language", "paper"), [("de", Paper.A4), ("fr", Paper.LETTER), ("es", Paper.LETTER)]
)
def test_it_is_one_page_with_all_that_can_be_on_it(language: str, paper: Paper) -> None:
    words = PaperWords(language)
    what = replace(WHOLE, name="W" * 80, rehearsal=True)
    document = certificate(what, words, address=ADDRESS, when="now")
    pdf = typeset(document, paper)

    assert len(texts(pdf)) == 1
    assert outside(pdf) == []
    assert document.missing_signs() == ()


def test_certificates_look_as_they_were_approved() -> None:
    fails = replace(WHOLE, verdict="fails", repeats=())
    for name, what in (("certificate", WHOLE), ("certificate-fails", fails)):
        document = certificate(what, ENGLISH, address=ADDRESS, when="2026-01-02 19:00")
        looks_as_approved(name, typeset(document))
