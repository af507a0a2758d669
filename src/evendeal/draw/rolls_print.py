"""A roll set on paper: four columns, White and Black in the open and in the closed room."""

import re
from itertools import zip_longest
from typing import NamedTuple

from evendeal.backgammon import Dice, Side
from evendeal.backgammon.rolls import RollDiffers, roll_text
from evendeal.draw.rolls import EqualOpening, NotARollSet, RollSet, read_roll
from evendeal.draw.rolls_file import MOST_IN_FILE, require_same
from evendeal.draw.rolls_refusals import NotPrintedRolls, RollLeftOut, RollTwice
from evendeal.ids import DealNo

NO_ROLL = "--"
"""Where a side has no further roll."""

_NOTE = "* "
_HEADINGS = ("open room closed room", "white black white black")
_TITLE = re.compile(r"set of rolls nr\. ([1-9][0-9]{0,5})", re.IGNORECASE)
_OPENING = re.compile(r"opening roll (\S{1,40}):(\S{1,40})( rolled anew)?", re.IGNORECASE)
_ROW = re.compile(r"([0-9]{1,6}) +(\S+) +(\S+) +(\S+) +(\S+)")


class PrintedRolls(NamedTuple):
    """What a printed roll set says."""

    number: DealNo
    rolls: RollSet


def print_rolls(rolls: RollSet, number: DealNo, note: str = "") -> str:
    """The set as the tournament floor prints it, with a number before each line.

        Set of Rolls Nr. 5
        Opening roll 6:1

              Open room      Closed room
             White  Black   White  Black
          1    61     33      61     33

    White of a room has White's rolls whichever team that is.

    Args:
        note: a line for whoever reads the paper, behind an asterisk under the rolls.
    """
    anew = " rolled anew" if rolls.reroll else ""
    lines = [
        f"Set of Rolls Nr. {number}",
        f"Opening roll {rolls.opening_text}{anew}",
        "",
        "         Open room       Closed room",
        "       White  Black     White  Black",
    ]
    for row, (white, black) in enumerate(zip_longest(rolls.white, rolls.black), 1):
        pair = [NO_ROLL if dice is None else roll_text(dice) for dice in (white, black)]
        lines.append(f"{row:4}    {pair[0]}     {pair[1]}        {pair[0]}     {pair[1]}")
    if note:
        lines += ["", f"{_NOTE}{note}"]
    return "\n".join(lines) + "\n"


def read_printed_rolls(text: str, due: RollSet | None = None) -> PrintedRolls:
    """The set that a printed one says; notes, blank lines, spacing and a byte order mark aside.

    Args:
        due: the set that it must agree with as far as both go.

    Raises:
        NotPrintedRolls: a line that is none of the above, or the title or opening is missing.
        NotARoll: dice outside 1 to 6, with the line.
        EqualOpening: the opening roll has equal dice.
        RollTwice, RollLeftOut: a line's number twice, or a gap before it.
        RollDiffers: the two rooms have not the same roll, or it is not that of `due`.
        OpeningDiffers: the opening roll is not that of `due`.
        NotARollSet: the starter's first roll is not the opening roll.
    """
    number: DealNo | None = None
    opening: Dice | None = None
    reroll = False
    streams: tuple[list[Dice], list[Dice]] = ([], [])
    last = rows = 0
    for last, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        words = " ".join(line.split())
        where = f"line {last}"
        if not words or words.lower() in _HEADINGS or words.startswith(_NOTE):
            continue
        if number is None and (title := _TITLE.fullmatch(words)):
            number = DealNo(int(title[1]))
        elif opening is None and (match := _OPENING.fullmatch(words)):
            opening = _opening(match[1] + match[2], where)
            reroll = match[3] is not None
        elif row := _ROW.fullmatch(words):
            rows += 1
            if int(row[1]) < rows:
                raise RollTwice(where=where, side=None, number=int(row[1]))
            if int(row[1]) > rows:
                raise RollLeftOut(where=where, side=None, number=rows)
            _row(row.groups()[1:], rows, where, streams)
        else:
            why = f"{words[:60]!r} does not belong on a printed roll set"
            raise NotPrintedRolls(line=last, why=why)
        if rows > MOST_IN_FILE:
            raise NotPrintedRolls(line=last, why=f"more than {MOST_IN_FILE:,} rolls")
    if number is None or opening is None:
        missing = "its number" if number is None else "the opening roll"
        raise NotPrintedRolls(line=last + 1, why=f"the printed roll set ends without {missing}")
    rolls = RollSet(opening, tuple(streams[0]), tuple(streams[1]), reroll)
    if due is not None:
        require_same(rolls, due, f"set of rolls nr. {number}")
    return PrintedRolls(number, rolls)


def _opening(digits: str, where: str) -> Dice:
    read_roll(digits, where)
    dice = int(digits[0]), int(digits[1])
    if dice[0] == dice[1]:
        raise EqualOpening(where=where, dice=dice)
    return dice


def _row(
    cells: tuple[str | None, ...], number: int, where: str, streams: tuple[list[Dice], list[Dice]]
) -> None:
    """Add the rolls of one line to the streams."""
    rolls = [None if cell == NO_ROLL else read_roll(cell or "", where) for cell in cells]
    for side in Side:
        roll, again = rolls[side], rolls[side + 2]
        if roll is None or again is None:
            if roll != again:
                why = f"{side.called}'s roll {number} is there for one room only"
                raise NotARollSet(where=where, why=why)
            continue
        if roll != again:
            where = f"{where}, closed room"
            raise RollDiffers(where=where, side=side, number=number, found=again, due=roll)
        if len(streams[side]) < number - 1:
            raise RollLeftOut(where=where, side=side, number=len(streams[side]) + 1)
        streams[side].append(roll)
