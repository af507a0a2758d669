"""The protocol of a match as a csv file, in the columns of the printed sheet."""

import csv
from dataclasses import replace
from io import StringIO

from evendeal.backgammon import Ending, GameResult, Level, Side
from evendeal.notation.protocol_csv import write_protocol
from evendeal.scoring.match_points import printed_scoring
from evendeal.scoring.match_points_protocol import FinishedGame, Protocol, RoomPlayers
from evendeal.scoring.match_points_scored import protocol
from support.scoring.yalta import FINAL, FINAL_GAMES, PLAYERS, games, played, players

TEAMS = ("Kharkov", "Moscow")

# As printed, without the letters that scanning has spoilt. Of a cube that was passed the sheet
# shows the value that was refused; the one on the table is in the column of its owner.
SHEET = """\
Game No,Room,Opening Roll,Cube Kharkov,Propose,Cube Moscow,Checkers Kharkov,\
Checkers Moscow,SMP Kharkov,SMP Moscow,IMP Kharkov,IMP Moscow
1,O,4:3,,,2,9,,,330,,8
1,C,4:3,2,,,15,,,600,,12
2,O,2:6,,4,,15,,,300,,7
2,C,2:6,,2,,,15,150,,4,
3,O,6:2,,2,,15,,,150,,4
3,C,6:2,,2,,,15,150,,4,
4,O,3:1,,,,,15,300,,7,
4,C,3:1,,2,,,15,150,,4,
5,O,1:3,,2,,,14,240,,6,
5,C,1:3,,2,,,15,150,,4,
6,O,3:1,,2,,,14,240,,6,
6,C,3:1,2,,,15,,,600,,12
Sum,,,,,,,,1380,1980,35,43
Difference IMP,,,,,,,,,,-8,8
Result VP,,,,,,,,,,13,17
Open room,White,Jakob Garal,Kharkov,,,,,,,,
Open room,Black,Sergei Chertkov,Moscow,,,,,,,,
Closed room,White,Vladimir Chelter,Moscow,,,,,,,,
Closed room,Black,Alexandr Krasov,Kharkov,,,,,,,,
"""


def rows(sheet: Protocol, teams: tuple[str, str] = TEAMS) -> list[list[str]]:
    return list(csv.reader(StringIO("".join(write_protocol(sheet, teams)))))


def test_the_printed_final_comes_out_row_by_row() -> None:
    owners = {(1, "open"): 1, (1, "closed"): 0, (6, "closed"): 0}

    text = "".join(write_protocol(protocol(PLAYERS, FINAL_GAMES), TEAMS, owners))  # type: ignore[arg-type]

    assert text == SHEET
    assert FINAL["sums"]["imp"] == [35, 43]


def test_every_row_has_a_cell_for_every_column() -> None:
    sheet = protocol(PLAYERS, FINAL_GAMES)

    assert {len(row) for row in rows(sheet)} == {12}


def test_a_running_match_has_its_games_and_no_victory_points() -> None:
    lines = rows(protocol(PLAYERS, FINAL_GAMES[:4], running=True))

    assert [row[0] for row in lines[1:]] == [
        *("1", "1", "2", "2", "Sum", "Difference IMP"),
        *("Open room", "Open room", "Closed room", "Closed room"),
    ]


def test_victory_points_that_are_not_printed_are_called_extrapolated() -> None:
    scoring = replace(printed_scoring(), extrapolated=True)
    lost = played(Side.BLACK, 3)
    lines = rows(protocol(players("A", "B"), games(*[(lost, lost)] * 9), scoring))

    assert [row[10:] for row in lines if row[0] == "Result VP (extrapolated)"] == [["15", "15"]]
    assert not [row for row in lines if row[0] == "Result VP"]


def test_of_a_netted_match_the_difference_of_a_game_stands_in_its_closed_line() -> None:
    scoring = replace(printed_scoring(), netted=True)
    lines = rows(protocol(PLAYERS, FINAL_GAMES, scoring))

    assert [row[10:] for row in lines[1:13:2]] == [["", ""]] * 6
    assert [row[10:] for row in lines[2:13:2]] == [
        *(["", "14"], ["", "4"], ["", ""], ["10", ""], ["9", ""], ["", "8"])
    ]
    assert lines[13][10:] == ["19", "26"]


def test_a_drawn_game_and_one_without_an_opening_roll_have_empty_cells() -> None:
    drawn = GameResult(None, 0, Level.SINGLE, Ending.DRAWN, 1)
    finished = [FinishedGame(1, "open", (0, 0), drawn), FinishedGame(1, "closed", (0, 0), drawn)]

    lines = rows(protocol(players("A", "B"), finished, running=True))

    assert lines[1][2:] == [""] * 10


def test_a_name_with_a_comma_or_quotes_stays_one_cell() -> None:
    teams = ('Kharkov, "the best"', "Moscow\n2")

    lines = rows(protocol(PLAYERS, FINAL_GAMES), teams)

    assert lines[0][3] == f"Cube {teams[0]}"
    assert lines[-1][3] == teams[0]
    assert {len(row) for row in lines} == {12}


def test_no_name_is_computed_by_a_spreadsheet() -> None:
    named = replace(PLAYERS, open=RoomPlayers('=HYPERLINK("x")', "+1, -1"))
    lines = rows(protocol(named, FINAL_GAMES), ("@sum", "Moscow"))

    assert ["Open room", "White", '\'=HYPERLINK("x")', "'@sum"] in [row[:4] for row in lines]
    assert ["Open room", "Black", "'+1, -1", "Moscow"] in [row[:4] for row in lines]
