"""Lists of teams and players as people have them: whatever the program, the same teams."""

from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from evendeal.tournament.checks import NotAnEvent
from evendeal.tournament.lists import (
    Holds,
    ListRefused,
    as_text,
    read_entries,
    read_list,
    with_cell,
    with_columns,
)
from evendeal.tournament.lists.refusals import (
    CellUnknown,
    CellWrong,
    CodePageUnclear,
    CodePageWrong,
    ColumnsAlike,
    HeadingUnknown,
    LineNotCsv,
    ListEmpty,
    ListTooLarge,
    NameColumnMissing,
    NoText,
    SheetsNotInstalled,
    SheetUnknown,
    TeamColumnMissing,
    WhichColumnUnclear,
    WorkbookUnreadable,
)
from evendeal.tournament.lists.rows import MOST_ROWS
from evendeal.tournament.lists.words import KNOWN
from support.refusals import refused

GOLDEN = Path(__file__).parents[1] / "golden" / "entries"
PROGRAMS = ("excel", "calc", "numbers")
LANGUAGES = ("de", "en", "ja")
PAGES = {"excel-de.csv": "cp1252", "excel-ja.csv": "cp932"}

TEAMS = {
    "de": {
        "Köln, Mitte": ("Jürgen Groß", "Änne Öztürk", "Zoë Weiß"),
        "Grün-Weiß Fürth": ("Uwe Kürsat", "Käthe Böhm", "François Müller"),
        'Die "Asse"': ("Björn Süß", "Özlem Däubler", "Renée Jäger"),
    },
    "en": {
        "Cork, South": ("Siobhán O’Brien", "Zoë Byrne", "Seán Kelly"),
        "Café Royal": ("André Smith", "Chloë Jones", "José Brown"),
        'The "Aces"': ("Ann Fisher", "Noël Carter", "Renée Hill"),
    },
    "ja": {
        "東京、南": ("山田 太郎", "佐藤 花子", "高橋 次郎"),
        "大阪ﾌﾞﾙｰｽ": ("鈴木 一郎", "田中 美咲", "能登 表子"),
        "札幌「雪」": ("伊藤 健", "渡辺 幸", "小林 ソラ"),
    },
}

ANTS = {"Ants": ("Ann", "Abe", "Al"), "Bees": ("Bea", "Bob", "Ben")}


def teams(
    data: str | bytes, page: str | None = None, sheet: str | None = None
) -> dict[str, object]:
    """The teams of a list by name, each with its players."""
    return {entry.name: entry.players for entry in read_entries(data, "", page, sheet)}


def workbook(sheet: str, *, sheets: int = 1, **more: bytes) -> bytes:
    """The smallest .xlsx: one sheet of these rows, under so many names."""
    out = BytesIO()
    named = "".join(
        f'<sheet name="Teams{n or ""}" sheetId="{n + 1}" r:id="r1"/>' for n in range(sheets)
    )
    kinds = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    with ZipFile(out, "w", ZIP_DEFLATED) as packed:
        packed.writestr(
            "[Content_Types].xml",
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            f'<Override PartName="/xl/workbook.xml" ContentType="{kinds}.sheet.main+xml"/>'
            f'<Override PartName="/xl/s.xml" ContentType="{kinds}.worksheet+xml"/></Types>',
        )
        packed.writestr(
            "_rels/.rels",
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="r1" Type="{office}/officeDocument" Target="xl/workbook.xml"/>'
            "</Relationships>",
        )
        packed.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
            f' xmlns:r="{office}"><sheets>{named}</sheets></workbook>',
        )
        packed.writestr(
            "xl/_rels/workbook.xml.rels",
            '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">'
            f'<Relationship Id="r1" Type="{office}/worksheet" Target="s.xml"/></Relationships>',
        )
        packed.writestr(
            "xl/s.xml",
            '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">'
            f"<sheetData>{sheet}</sheetData></worksheet>",
        )
        for name, content in more.items():
            packed.writestr(f"xl/{name}.xml", content)
    return out.getvalue()


def cell(place: str, text: str) -> str:
    """A cell of a sheet that holds text."""
    return f'<c r="{place}" t="inlineStr"><is><t>{text}</t></is></c>'


def opened(rows: str) -> bytes:
    """The smallest .ods: one table of these rows."""
    out = BytesIO()
    names = "urn:oasis:names:tc:opendocument:xmlns"
    with ZipFile(out, "w", ZIP_DEFLATED) as packed:
        packed.writestr("mimetype", "application/vnd.oasis.opendocument.spreadsheet")
        packed.writestr("META-INF/manifest.xml", f'<m:manifest xmlns:m="{names}:manifest:1.0"/>')
        packed.writestr(
            "content.xml",
            f'<office:document-content xmlns:office="{names}:office:1.0"'
            f' xmlns:table="{names}:table:1.0" xmlns:text="{names}:text:1.0"><office:body>'
            f'<office:spreadsheet><table:table table:name="Teams">{rows}</table:table>'
            "</office:spreadsheet></office:body></office:document-content>",
        )
    return out.getvalue()


def test_there_are_nine_lists_of_three_programs_in_three_languages() -> None:
    """D6: the nine files are there, each under its name."""
    files = {path.name for path in GOLDEN.glob("*.csv")}

    assert len(files) == 9
    assert files == {f"{one}-{language}.csv" for one in PROGRAMS for language in LANGUAGES}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("program", PROGRAMS)
def test_every_programs_list_of_a_language_has_the_same_teams(program: str, language: str) -> None:
    """D6: whichever program wrote it."""
    name = f"{program}-{language}.csv"

    assert teams((GOLDEN / name).read_bytes(), PAGES.get(name)) == TEAMS[language]


@pytest.mark.parametrize("name", ["teams.xlsx", "teams.ods"])
def test_a_workbook_is_read_as_it_looks(name: str) -> None:
    """D6: the first sheet that holds anything, formulas by their values, 7 and not 7.0."""
    data = (GOLDEN / name).read_bytes()

    assert teams(data) == {
        "Köln": ("Jürgen Groß", "Änne", "Zoë"),
        "7": ("Ann Fisher", "Bob", "Ben"),
        "2026-02-01": ("山田 太郎", "佐藤", "鈴木"),
    }
    assert teams(data, sheet="Old teams") == ANTS
    assert read_list(data).sheets == ("Teams", "Old teams")
    with refused(SheetUnknown, sheet="Nobody", sheets=("Teams", "Old teams")):
        read_list(data, sheet="Nobody")


@pytest.mark.parametrize(
    "heading",
    [
        "Team\tCaptain\tPlayers",
        "Mannschaft\tKapitän\tSpieler",
        "Mannschaft\tMannschaftsführerin\tSpielerinnen",
        "Équipe\tCapitaine\tJoueurs",
        "Nom de l'équipe\tCapitaine\tJoueuses",
        "Equipo\tCapitán\tJugadores",
        "チーム名\tキャプテン\tメンバー",
        "TEAM\tcaptain:\t Player(s) ",
        "Verein\tKapitän\tSpieler",
        "Nombre\tCapitana\tJugadoras",
        "Name\tSkipper\tMembers",
    ],
)
def test_team_captain_players_is_understood_in_each_language(heading: str) -> None:
    """D6: the captain is the first player, and the others stand in one cell."""
    assert teams(f"{heading}\nAnts\tAnn\tAbe, Al\nBees\tBea\tBob, Ben\n") == ANTS


@pytest.mark.parametrize(
    "heading",
    [
        "Team,Captain,Player 2,Player 3",
        "Team,Player 1,Player 2,Player 3",
        "Team,Seat 1,Seat 2,Seat 3",
        "Team,1,2,3",
        "Team,Captain,2,3",
        "Team,Players,,",
        "Mannschaft,Sitz 1,Sitz 2,Sitz 3",
        "Mannschaft,1. Spieler,2. Spieler,3. Spieler",
        "Équipe,Joueur n° 1,Joueur n° 2,Joueur n° 3",
        "Equipo,Jugador 1,Jugador 2,Jugador 3",
        "チーム,選手1,選手2,選手3",
        "チーム,選手１,選手２,選手３",
        "Club,Member #1,Member #2,Member #3",
        "name,player,player,player",
        "Team,Name,Name,Name",
        "Team,Kapteeni,Pelaaja,Pelaaja",
        "Team,Name of player 1,Name of player 2,Name of player 3",
    ],
)
def test_a_column_for_each_player_is_understood_in_each_language(heading: str) -> None:
    """D6: players by columns, with seats and numbers."""
    assert teams(f"{heading}\nAnts,Ann,Abe,Al\nBees,Bea,Bob,Ben\n") == ANTS


def test_players_come_in_the_order_of_their_numbers() -> None:
    """D6: a column says which seat it is, wherever it stands."""
    assert teams("Team,Seat 3,Seat 1,Seat 2\nAnts,Al,Ann,Abe\nBees,Ben,Bea,Bob") == ANTS


@pytest.mark.parametrize(
    "text",
    [
        "Ants,Ann,Abe,Al\nBees,Bea,Bob,Ben",
        "Ants;Ann;Abe;Al\r\nBees;Bea;Bob;Ben\r\n",
        "Ants\tAnn\tAbe\tAl\rBees\tBea\tBob\tBen\r",
        "1,Ants,Ann,Abe,Al\n2,Bees,Bea,Bob,Ben",
        "1.\tAnts\tAnn\tAbe\tAl\n2.\tBees\tBea\tBob\tBen",
        "A,Ants,Ann,Abe,Al\nB,Bees,Bea,Bob,Ben",
        'Ants,"Ann, Abe, Al"\nBees,"Bea, Bob, Ben"',
        "Ants\tAnn; Abe; Al\nBees\tBea; Bob; Ben",
        "Ants;Ann, Abe, Al\nBees;Bea, Bob, Ben",
        'Ants,"Ann\nAbe\nAl"\nBees,"Bea\r\nBob\r\nBen"\n',
        "Ants,Ann,Abe,Al,,,\n,,,,,,\nBees,Bea,Bob,Ben,,,\n,,,,,,\n\n",
        "sep=;\nTeam;Captain;Player;Player\nAnts;Ann;Abe;Al\nBees;Bea;Bob;Ben",
        "Table 1\nAnts,Ann,Abe,Al\nBees,Bea,Bob,Ben",
        "Spring Cup\n\nTeam,Captain,Players\nAnts,Ann,Abe;Al\nBees,Bea,Bob;Ben",
        "Nr;Team;Kapitän;E-Mail;Spieler 2;Spieler 3\n1;Ants;Ann;a@b.c;Abe;Al\n2;Bees;Bea;;Bob;Ben",
        "Team,Captain,Player 1,Player 2,Player 3\nAnts,Ann,Ann,Abe,Al\nBees,bea,Bea,Bob,Ben",
    ],
)
def test_what_a_person_pastes_is_understood(text: str) -> None:
    """D6: with and without a heading, whatever separates, with titles and empty cells."""
    assert teams(text) == ANTS
    assert teams("\ufeff" + text) == ANTS
    assert teams(text.encode("utf-8-sig")) == ANTS
    assert teams(text.encode("utf-16")) == ANTS


def test_quotation_marks_may_stand_in_what_is_copied_from_a_table() -> None:
    """D6: a program that copies cells as they are."""
    assert teams('"Ace" United\tAnn\tAbe\nBees\tBea\t"Bob" Ray') == {
        '"Ace" United': ("Ann", "Abe"),
        "Bees": ("Bea", '"Bob" Ray'),
    }


def test_surnames_that_are_words_of_headings_make_no_heading() -> None:
    """D6: Kurz, Platz and Ort are people here."""
    text = "Ants,Ann Kurz,Platz,Ort\nBees,Bea,Bob,Ben\n"

    assert teams(text)["Ants"] == ("Ann Kurz", "Platz", "Ort")
    assert list(teams("Team Rocket,Jessie,James\nTeam Blast,Bo,Bea")) == [
        "Team Rocket",
        "Team Blast",
    ]


def test_placeholders_in_every_line_are_names() -> None:
    """D6: what stands in the next line too is no heading."""
    assert len(teams("Ants,Player 1,Player 2\nBees,Player 3,Player 4")) == 2


@pytest.mark.parametrize(
    ("text", "kind", "facts"),
    [
        pytest.param("", ListEmpty, {}, id="there is no team in it"),
        pytest.param(" \n;;\n", ListEmpty, {}, id="there is no team in it"),
        pytest.param("Team,Captain\n", ListEmpty, {"line": 1}, id="teams.csv, line 1"),
        pytest.param(
            "Joukkue;Pelaaja 1;Pelaaja 2\nAnts;Ann;Abe\nBees;Bea;Bob\n",
            HeadingUnknown,
            {"line": 1},
            id="teams.csv, line 1 looks like a heading in words",
        ),
        pytest.param(
            'Joukkue;Kapteeni;Pelaajat\nAnts;Ann;"Abe, Al"\n',
            HeadingUnknown,
            {"line": 1},
            id="teams.csv, line 1 looks like a heading in words",
        ),
        pytest.param(
            "Joukkue,Captain,Player\nAnts,Ann,Abe\n",
            TeamColumnMissing,
            {"line": 1},
            id="teams.csv, line 1",
        ),
        pytest.param(
            "Team,Captain,Team\nAnts,Ann,Bees\n",
            ColumnsAlike,
            {"line": 1, "column": 3},
            id="teams.csv, line 1, column 3",
        ),
        pytest.param(
            "Team,Mannschaft\nAnts,Bees\n",
            ColumnsAlike,
            {"line": 1, "column": 2},
            id="teams.csv, line 1, column 2",
        ),
        pytest.param(
            "Team,Player 1,Player 1\nAnts,Ann,Abe\n",
            ColumnsAlike,
            {"line": 1, "column": 3},
            id="teams.csv, line 1, column 3",
        ),
        pytest.param(
            "Ants,Ann\nBees,Bea\nants,Cleo\n",
            CellWrong,
            {"line": 3, "column": 1},
            id="teams.csv, line 3, column 1 is ants",
        ),
        pytest.param(
            "Ants,Ann,Abe\n\nBees,Bea,ANN\n",
            CellWrong,
            {"line": 3, "column": 3},
            id="teams.csv, line 3, column 3 is ANN",
        ),
        pytest.param(
            'Team,Players\nAnts,"Ann, Abe"\nBees,"Bea, Ann"\n',
            CellWrong,
            {"line": 3, "column": 2},
            id="teams.csv, line 3, column 2 is Ann",
        ),
        pytest.param(
            "Ants,Ann,,Al\nBees,Bea,Bob,Ben\n",
            CellWrong,
            {"line": 1, "column": 3},
            id="teams.csv, line 1, column 3 is",
        ),
        pytest.param(
            f"Ants,Ann\nBees,{'x' * 81}\n",
            CellWrong,
            {"line": 2, "column": 2},
            id="teams.csv, line 2, column 2",
        ),
        pytest.param(
            'Ants,Ann\nBees,"Bea\nCats,Cleo\n', LineNotCsv, {"line": 2}, id="teams.csv, line 2"
        ),
        pytest.param('Ants,Ann\nBees,"Bea" B\n', LineNotCsv, {"line": 2}, id="teams.csv, line 2"),
        pytest.param(
            "Ants" + "," * 70 + "Ann\nBees",
            ListTooLarge,
            {"line": 1},
            id="61 columns",
        ),
        pytest.param("Ants\0,Ann", NoText, {}, id="teams.csv is no text"),
        pytest.param(bytes(range(256)), NoText, {}, id="teams.csv is no text"),
        pytest.param(b"%PDF-1.7\n", NoText, {}, id="teams.csv is a PDF"),
        pytest.param(
            b"\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", NoText, {}, id="teams.csv is an old .xls workbook"
        ),
        pytest.param(
            "Team\nKöln\n".encode("cp1252"), CodePageUnclear, {"line": 2}, id="teams.csv, line 2"
        ),
        pytest.param(b"\xff\xfeT\0e", CodePageWrong, {"line": 1}, id="teams.csv, line 1"),
        pytest.param(b"x" * (4 * 1024 * 1024 + 1), ListTooLarge, {}, id="more than 4 MB"),
    ],
)
def test_a_list_that_cannot_be_taken_says_where_and_why(
    text: str | bytes, kind: type[ListRefused], facts: dict[str, object]
) -> None:
    """D6: one sentence with the file, the line and the column."""
    with refused(kind, file="teams.csv", **facts):
        read_entries(text, "teams.csv")


@pytest.mark.long
def test_a_sheet_of_a_hundred_thousand_lines_is_refused_by_its_length() -> None:
    """D6: no further than the lines that a list may have."""
    rows = [f"Team {number},Ann {number}" for number in range(100_000)]

    with refused(ListTooLarge, file="teams.csv"):
        read_entries("\n".join(rows), "teams.csv")
    assert len(teams("\n".join(rows[:MOST_ROWS]))) == MOST_ROWS
    far = "".join(f'<row r="{n}">{cell(f"A{n}", str(n))}</row>' for n in range(1, 3000))
    with refused(ListTooLarge, file="teams.csv"):
        read_entries(workbook(far), "teams.csv")


def test_everything_that_is_wrong_is_found_in_one_reading() -> None:
    """D6: a director puts all of it right at once."""
    found = read_list("Team,Captain\nAnts,Ann\nAnts,Abe\n,Cleo\nDogs,Ann\nEels,Eva")

    assert [(no.line, no.column) for no in found.faults] == [(3, 1), (4, 1), (5, 2)]
    assert [entry.name for entry in found.entries] == ["Ants", "Eels"]


FAR = "reaches to line 1048576, column 16384 of a sheet; delete what stands far from the list"
REPEATED = (
    '<table:table-row table:number-rows-repeated="{rows}"><table:table-cell'
    ' office:value-type="string" table:number-columns-repeated="{columns}">'
    "<text:p>b</text:p></table:table-cell></table:table-row>"
)
DOCTYPE = b'<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><x>&b;</x>'


@pytest.mark.parametrize(
    ("data", "kind", "facts"),
    [
        pytest.param(
            workbook(cell("A1", "a") + f'<row r="1048576">{cell("XFD1048576", "z")}</row>'),
            ListTooLarge,
            {},
            id="a cell far away",
        ),
        pytest.param(
            opened(REPEATED.format(rows=1048576, columns=16384)),
            ListTooLarge,
            {},
            id="cells repeated",
        ),
        pytest.param(
            workbook("", huge=b"<x>" + b" " * 17_000_000 + b"</x>"),
            ListTooLarge,
            {},
            id="a zip bomb",
        ),
        pytest.param(workbook("", words=DOCTYPE), WorkbookUnreadable, {}, id="entities"),
        pytest.param(
            workbook("", sharedStrings=b'<sst uniqueCount="4294967295"/>'),
            WorkbookUnreadable,
            {},
            id="a count of words",
        ),
        pytest.param(workbook("<row>"), WorkbookUnreadable, {}, id="no xml"),
        pytest.param(workbook("")[:-40], WorkbookUnreadable, {}, id="cut off"),
        pytest.param(b"PK\x03\x04" + b"x" * 100, WorkbookUnreadable, {}, id="no archive"),
        pytest.param(workbook(""), ListEmpty, {}, id="an empty sheet"),
        pytest.param(
            opened(
                "<table:table-row><table:table-cell><table:table/></table:table-cell>"
                "</table:table-row>"
            ),
            WorkbookUnreadable,
            {},
            id="a table within",
        ),
    ],
)
def test_a_workbook_that_is_none_or_too_large_is_refused_in_a_sentence(
    data: bytes, kind: type[ListRefused], facts: dict[str, object]
) -> None:
    """D6: by its size before it is laid out."""
    with refused(kind, file="teams.csv", **facts):
        read_entries(data, "teams.csv")


@pytest.mark.parametrize(
    ("sheets", "last"),
    [
        pytest.param(101, "B1", id="more than 100 sheets"),
        pytest.param(60, "ALL1", id="more than 4,000,000 cells"),
    ],
)
def test_a_sheet_is_not_laid_out_for_every_name_that_a_workbook_has_for_it(
    sheets: int, last: str
) -> None:
    """D6: a file of some kilobytes kept a house busy for minutes."""
    rows = "".join(
        f'<row r="{n}">{cell(f"A{n}", "a")}{cell(f"{last[:-1]}{n}", "z")}</row>'
        for n in range(1, 100)
    )

    with refused(ListTooLarge, file="teams.csv"):
        read_entries(workbook(rows, sheets=sheets), "teams.csv")


@pytest.mark.parametrize("apart", ["/", "、", "\n"])
def test_a_cell_names_no_more_players_than_a_list_has_columns(apart: str) -> None:
    """D6: a file of 4 MB would be two million names."""
    names = apart.join(f"Ann {number}" for number in range(60))

    assert len(teams(f'Team,Players\nAnts,"{names}"')["Ants"]) == 60
    too_many = f'Team,Players\nBees,Bea\nAnts,"{names}{apart}Abe"'
    with refused(ListTooLarge, file="teams.csv", line=3):
        read_entries(too_many, "teams.csv")


def test_an_archive_that_says_less_of_its_size_is_refused() -> None:
    """D6: what is unpacked is measured, not what is said of it."""
    data = workbook("<row>" + cell("A1", "Ants") + "</row>", more=b"<x>" + b" " * 900 + b"</x>")
    says_less = data.replace((907).to_bytes(4, "little"), (7).to_bytes(4, "little"))

    assert says_less != data
    with refused(WorkbookUnreadable, file="teams.csv"):
        read_entries(says_less, "teams.csv")


def test_empty_cells_to_the_edge_of_a_sheet_do_no_harm() -> None:
    """D6: programs write formatted columns to the end."""
    empty = (
        '<table:table-row table:number-rows-repeated="1048575">'
        '<table:table-cell table:number-columns-repeated="16384"/></table:table-row>'
    )
    ants = (
        '<table:table-row><table:table-cell office:value-type="string"><text:p>Ants</text:p>'
        '</table:table-cell><table:table-cell table:number-columns-repeated="16383"/>'
        "</table:table-row>"
    )

    assert teams(opened(ants + empty)) == {"Ants": ()}
    styled = f'<row r="1">{cell("A1", "Ants")}<c r="XFD1" s="0"/></row>'
    assert teams(workbook(styled)) == {"Ants": ()}


def test_without_the_package_for_workbooks_a_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """D6: csv goes on working."""
    monkeypatch.setitem(__import__("sys").modules, "python_calamine", None)

    with refused(SheetsNotInstalled, file="teams.csv"):
        read_entries(workbook(""), "teams.csv")
    assert teams("Ants\nBees") == {"Ants": (), "Bees": ()}


def test_a_name_put_right_changes_the_list_and_nothing_else() -> None:
    """D6: one cell, or one of several names in it."""
    found = read_list('Team;Players\nAnts;"Ann, Abe"\nBees;"Bea, Bob"')

    assert with_cell(found, 2, 1, None, "The Ants") == (
        "Team;Players\nThe Ants;Ann, Abe\nBees;Bea, Bob\n"
    )
    assert teams(with_cell(found, 3, 2, 2, "Bert"))["Bees"] == ("Bea", "Bert")
    for line, column, part in [(9, 1, None), (2, 7, None), (2, 2, 3), (0, 0, None)]:
        with refused(CellUnknown, line=line, column=column):
            with_cell(found, line, column, part, "x")


def test_columns_that_are_said_to_hold_something_get_a_heading_that_says_so() -> None:
    """D6: a heading in another language is put right without typing."""
    found = read_list("Joukkue,Pelaaja 1,Pelaaja 2,Sähköposti\nAnts,Ann,Abe,a@b\nBees,Bea,Bob,c@d")
    holds = [Holds.NAME, Holds.PLAYER, Holds.PLAYER, Holds.NOTHING]

    text = with_columns(found, holds, headed=True)

    assert text.splitlines()[0] == "name,player,player,-"
    assert teams(text) == {"Ants": ("Ann", "Abe"), "Bees": ("Bea", "Bob")}
    unheaded = read_list("Ann,Ants\nBea,Bees")
    assert teams(with_columns(unheaded, [Holds.PLAYER, Holds.NAME], headed=False)) == {
        "Ants": ("Ann",),
        "Bees": ("Bea",),
    }


CELLS = st.text(st.sampled_from(list('abAB1 ,;\t"\n\r\x00é/、「')), max_size=12)


@given(st.lists(st.lists(CELLS, max_size=4), max_size=4), st.sampled_from(",;\t"))
@example([["Team", "a,b", "c;d"], ["x", "", ""]], ",")
def test_a_list_written_as_text_reads_back_as_it_was(rows: list[list[str]], sign: str) -> None:
    """D6: nothing is lost between the file and the field."""
    text = "\n".join(
        sign.join(f'"{each.replace(chr(34), chr(34) * 2)}"' for each in row) for row in rows
    )
    try:
        found = read_list(text)
    except NotAnEvent:
        return

    back = read_list(as_text(found))

    assert [row.cells for row in back.rows] == [row.cells for row in found.rows]
    assert back.entries == found.entries


def test_no_word_of_a_heading_means_two_things() -> None:
    """D6: each word is in the list of one kind only."""
    from evendeal.tournament.lists import words

    plain = [
        (words.stem(each), word)
        for word, lines in words._WORDS.items()
        for line in lines
        for each in line.split("|")
    ]
    assert {each for each, _ in plain} == set(KNOWN)
    assert [each for each, word in plain if KNOWN[each] is not word] == []


@pytest.mark.parametrize(
    "text",
    [
        "Team;Player 1;Badge 1;Player 2;Badge 2\nAnts;Ann;7;Abe;\nBees;Bea;GER-8;Bob;9",
        "Team,Player,Badge,Player,Badge number\nAnts,Ann,7,Abe,\nBees,Bea,GER-8,Bob,9",
        "Mannschaft\tSpieler\tStartnummer\nAnts\tAnn; Abe\t7;\nBees\tBea; Bob\tGER-8; 9",
    ],
)
def test_badge_numbers_stand_beside_the_players_whose_they_are(text: str) -> None:
    ants, bees = read_entries(text)

    assert (ants.players, ants.badges) == (("Ann", "Abe"), ("7", None))
    assert (bees.players, bees.badges) == (("Bea", "Bob"), ("GER-8", "9"))


def test_in_a_list_of_persons_each_is_the_one_player_of_the_own_entry() -> None:
    entry_list = read_list("Name;Badge;Club\nBerg, Anna;7;Kiel\nBob;;\n")

    assert [each.players for each in entry_list.entries] == [("Berg, Anna",), ("Bob",)]
    assert [each.badges for each in entry_list.entries] == [("7",), ()]
    assert [each.club for each in entry_list.teams] == ["Kiel", ""]


def test_a_badge_number_that_is_none_or_stands_there_twice_is_named() -> None:
    faults = read_list("name,player,badge\nAnts,Ann,7\nBees,Bea,7\nCats,Cleo,no. 8\nDogs,,9").faults

    assert [(type(no), no.line, no.column) for no in faults] == [
        (CellWrong, 3, 3), (CellWrong, 4, 3), (CellWrong, 5, 3),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        "First name;Last name;Club\nAnna;Berg;Kiel\nBo;Park;",
        "Nr.;Nachname;Vorname;Verein\n1;Berg;Anna;Kiel\n2;Park;Bo;",
        "Prénom;Nom;Club\nAnna;Berg;Kiel\nBo;Park;",
        "Nombre;Apellidos;Club\nAnna;Berg;Kiel\nBo;Park;",
        "Spieler;Verein;Wertung\nAnna Berg;Kiel;1800\nBo Park;;1700",
        "Club;Player\nKiel;Anna Berg\n;Bo Park",
        "Name;Seat wish;Club\nAnna Berg;by the door;Kiel\nBo Park;;",
    ],
)
def test_a_list_of_persons_is_read_however_a_club_writes_their_names(text: str) -> None:
    entry_list = read_list(text, persons=True)

    assert entry_list.faults == ()
    assert [each.name for each in entry_list.entries] == ["Anna Berg", "Bo Park"]
    assert [each.players for each in entry_list.entries] == [("Anna Berg",), ("Bo Park",)]
    assert [each.club for each in entry_list.teams] == ["Kiel", ""]


@pytest.mark.parametrize(
    "text",
    ["Player\nHans Platz\nAnn Sitz", "Hans Platz\nAnn Sitz", "1.;Hans Platz\n2.;Ann Sitz"],
)
def test_names_of_persons_need_no_heading_and_are_none(text: str) -> None:
    assert [each.name for each in read_list(text, persons=True).entries] == [
        "Hans Platz",
        "Ann Sitz",
    ]


@pytest.mark.parametrize(
    "text",
    [
        "1. Ann Bell\n2) Bo Li\n3 - Cy",
        "Name\n1: Ann Bell\n2: Bo Li\n3: Cy",
        "1 Ann Bell\n2 Bo Li\n3 Cy",
        "17.Ann Bell\n4.Bo Li\n120.Cy",
        "Player;Club\n1. Ann Bell;Kiel\n2. Bo Li;\n3. Cy;",
    ],
)
def test_the_number_before_each_name_of_a_list_of_persons_is_no_part_of_it(text: str) -> None:
    entry_list = read_list(text, persons=True)

    assert entry_list.faults == ()
    assert [each.name for each in entry_list.entries] == ["Ann Bell", "Bo Li", "Cy"]


@pytest.mark.parametrize(
    "text",
    ["1. Ann Bell\nBo Li\n3. Cy", "8 Ball Ann\n9 Ball Bo", "Ann Bell\nBo Li", "1.\n2.\n3."],
)
def test_a_number_that_not_every_name_has_stays_in_it(text: str) -> None:
    entry_list = read_list(text, persons=True)

    assert [each.name.text for each in entry_list.teams] == text.splitlines()
    assert entry_list.layout.numbered == 0


def test_numbers_of_teams_stay_in_their_names() -> None:
    """A club's second team is called so."""
    text = "1. Kiel\n2. Kiel"

    assert [each.name for each in read_list(text).entries] == ["1. Kiel", "2. Kiel"]


def test_a_name_with_a_number_before_it_is_put_right_and_the_others_keep_theirs() -> None:
    pasted = read_list("1. Ann Bell\n2. Bo Lee\n3. Cy", persons=True)
    name = pasted.teams[1].name
    changed = read_list(with_cell(pasted, name.line, name.column, name.part, "Bo Li"), persons=True)
    halves = read_list("Surname;First name\n1. Bell;Ann\n2. Lee;Bo", persons=True)
    name = halves.teams[1].name
    text = with_cell(halves, name.line, name.column, name.part, "Bo Li")

    assert [each.name for each in changed.entries] == ["Ann Bell", "Bo Li", "Cy"]
    assert [each.name for each in halves.entries] == ["Ann Bell", "Bo Lee"]
    assert [each.name for each in read_list(text, persons=True).entries] == ["Ann Bell", "Bo Li"]


def test_badges_and_persons_of_the_house_stand_beside_names_in_two_columns() -> None:
    text = "Badge;Surname;First name;Person\n7;Berg;Anna;anna-berg\nGER-8;Park;Bo;"
    anna, bo = read_list(text, persons=True).entries

    assert (anna.name, anna.badges, anna.persons) == ("Anna Berg", ("7",), ("anna-berg",))
    assert (bo.name, bo.badges, bo.persons) == ("Bo Park", ("GER-8",), ())


@pytest.mark.parametrize(
    ("text", "kind", "fields"),
    [
        ("Berg, Anna\nPark, Bo\n", WhichColumnUnclear, {"words": ("Berg", "Anna")}),
        ("Badge;Wertung\n7;1800\n8;1700\n", NameColumnMissing, {"words": ("Badge", "Wertung")}),
        (
            "Vorname;First name;Nachname\nA;B;C\n",
            ColumnsAlike,
            {"column": 2, "first": 1, "word": "First name"},
        ),
    ],
)
def test_where_the_names_of_persons_are_unclear_it_is_asked(
    text: str, kind: type[ListRefused], fields: dict[str, object]
) -> None:
    entry_list = read_list(text, persons=True)

    with refused(kind, file="", line=1, **fields):
        raise entry_list.faults[0]
    assert (len(entry_list.faults), entry_list.entries) == (1, ())


def test_a_person_who_stands_there_twice_is_named_once() -> None:
    (fault,) = read_list("Name;Badge\nAnn;7\nBob;8\nAnn;9", persons=True).faults

    assert (type(fault), fault.line, fault.column) == (CellWrong, 4, 1)


def test_columns_that_are_said_to_be_halves_of_a_name_are_and_a_name_is_put_right_in_both() -> None:
    asked = read_list("Berg, Anna\nPark, Bo\n", persons=True)
    headed = with_columns(asked, [Holds.FAMILY, Holds.GIVEN], headed=False)
    entry_list = read_list(headed, persons=True)
    named = entry_list.teams[1].name
    changed = with_cell(entry_list, named.line, named.column, named.part, "Bo Li Parks")

    assert [each.name for each in entry_list.entries] == ["Anna Berg", "Bo Park"]
    assert [each.name for each in read_list(changed, persons=True).entries][1] == "Bo Li Parks"
    assert changed.splitlines()[2].startswith("Parks")


def test_players_who_are_numbered_are_no_heading() -> None:
    entry_list = read_list("Player 1\nPlayer 2", persons=True)

    assert [each.name for each in entry_list.entries] == ["Player 1", "Player 2"]
