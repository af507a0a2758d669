"""Matches of long gammon as `.lmat`, a text of the shape of `.mat`, which has no words for them.

    ; [Variant "long-gammon"]

     0 point match

     Game 1
     Anna : 0                       Boris : 0
      1) 61: 24/18 18/17                52: 24/19 19/17

The first comment names the game; without it a file is refused, and a `.mat` with it likewise.
Points count for each side on its own way: 24 the head, 6 to 1 its home, 0 or off. There is no
bar and no hit, oin counts 1 and mars 2, and a game may be `Drawn`.
"""

from evendeal.notation.mat import read_match
from evendeal.notation.mat_lines import read_file_lines
from evendeal.notation.mat_match import MatMatch
from evendeal.notation.mat_write import written
from evendeal.notation.refusals import CannotHold


def read_long_gammon(
    data: bytes | str, file: str = "match.lmat", *, lenient: bool = False
) -> MatMatch:
    """The match of a file; `lenient` as for `read_mat`.

    Raises:
        NotReadable: it is no match of long gammon, or tells what the rules refuse.
    """
    return read_match(read_file_lines(data, file, lenient=lenient), is_long=True, lenient=lenient)


def write_long_gammon(match: MatMatch) -> str:
    """The text of a `.lmat` file; a resignation that was declined is left out.

    Raises:
        CannotHold: another game, or names and comments that would not be read again.
    """
    if not match.ruleset.is_long:
        raise CannotHold(
            notation="a match file of long gammon", where="the match", what="backgammon"
        )
    return written(match)
