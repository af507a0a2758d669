"""Slips with codes: whom each is for, what it opens, and nothing cut by the scissors."""

from dataclasses import replace

import pytest

from evendeal.ids import TableNo
from evendeal.printing.code_slips import SlipsOf, code_slips
from evendeal.printing.document import Document, Paper, typeset
from evendeal.printing.words import PaperWords
from evendeal.views.people import CodeSlip
from evendeal.views.roles import WITH_ACCOUNT, Role
from support.paper import grey, looks_as_approved, outside, texts

pytestmark = pytest.mark.long

LONG = "Maximiliane Alexandra von Hohenstaufen-Wittgenstein zu Sayn und Berleburg-Oldenb"
UNTIL = "2026-12-01T18:00:00.000Z"
CUP = SlipsOf(
    "Spring Cup",
    UNTIL,
    False,
    "https://cup.example",
    lambda table: f"Table {table} · Great Hall",
    lambda _: "2026-12-01 19:00",
)


def slip(number: int, role: Role, *, name: str = "", player: str | None = None) -> CodeSlip:
    at_table = role in (Role.RECORDER, Role.TABLE_SCREEN)
    single = role in WITH_ACCOUNT
    code = ("abcdefghijklmnopqrstuvwxyz" if single else "k7m2q4r5t6w7")[number % 2 :]
    table = TableNo(number) if at_table else None
    return CodeSlip(role, table, name, player, single, code, UNTIL)


def of_all_roles(name: str, player: str) -> list[CodeSlip]:
    return [
        slip(
            number,
            role,
            name=name if role in (Role.CAPTAIN, Role.PLAYER) else "",
            player=player if role == Role.PLAYER else None,
        )
        for number, role in enumerate(Role, 1)
    ]


def sheet(language: str = "en", what: SlipsOf = CUP, name: str = "Oslo") -> Document:
    return code_slips(what, of_all_roles(name, "Ann"), PaperWords(language))


def test_a_slip_says_whom_the_code_is_for_what_it_opens_and_until_when() -> None:
    words = PaperWords("en")
    slips = {each["role"] or each["whom"]: each for each in sheet().content["slips"]}

    assert {name: each["whom"] for name, each in slips.items()} == {
        "Recorder": "Table 3 · Great Hall",
        "Table screen": "Table 4 · Great Hall",
        "Player": "Ann, Oslo",
        "Captain": "Oslo",
        **{name: name for name in ("Spectator", "Commentator", "Deck custodian", "Director")},
    }
    for role in Role:
        each = slips[words(f"print-code-role-{role}")]
        assert words(f"print-code-opens-{role}") in each["says"]
        barred = words("print-code-barred") in each["says"]
        assert barred is (role in (Role.PLAYER, Role.CAPTAIN))
    (text,) = texts(typeset(sheet()))
    assert text.count("Good until 2026-12-01 19:00.") == len(Role)
    assert text.count("https://cup.example/join") == len(Role)


def test_a_code_is_drawn_only_where_a_phone_reaches_the_house() -> None:
    hidden = sheet(what=replace(CUP, address=""))

    assert {each["qr"] is None for each in sheet().content["slips"]} == {False}
    assert {each["qr"] is None for each in hidden.content["slips"]} == {True}
    assert "/join" not in texts(typeset(hidden))[0]


@pytest.mark.parametrize("paper", Paper)
@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_a_slip_keeps_its_code_whole_whatever_people_are_called(
    language: str, paper: Paper
) -> None:
    for name in (LONG, "W" * 80, "שלום כהן"):
        document = sheet(language, replace(CUP, name=name), name)
        pdf = typeset(document, paper)
        (text,) = texts(pdf)
        plain = "".join(text.split())

        assert document.missing_signs() == ()
        assert outside(pdf) == []
        for each in of_all_roles(name, "Ann"):
            assert each.code in plain


def test_eight_slips_stand_on_a_sheet() -> None:
    many = [slip(number, Role.RECORDER) for number in range(1, 18)]
    pages = texts(typeset(code_slips(CUP, many, PaperWords("en")), Paper.LETTER))

    assert [page.count("Good until") for page in pages] == [8, 8, 1]


def test_the_slips_look_as_they_were_approved() -> None:
    pdf = typeset(sheet())

    looks_as_approved("codes", pdf)
    # A printer without colours has ink on it all the same.
    assert (grey(pdf) < 96).mean() > 0.003
