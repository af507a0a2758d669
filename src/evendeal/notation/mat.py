"""Matches of backgammon as `.mat` files, the text of Jellyfish that other programs exchange.

     5 point match

     Game 1
     Anna : 0                       Boris : 0
      1) 31: 8/5 6/5                    64: 24/14
      2)  Doubles => 2                   Takes

Points count for each side from its own home; 25 or bar, 0 or off. White is the left column.
Reading plays every move by the rules.

Source: files that GNU Backgammon 1.07 writes, and the comments that eXtreme Gammon knows.
"""

import re
from dataclasses import replace

from evendeal.backgammon import OpeningRoll, Roll, Side
from evendeal.notation.mat_games import Comments, Games, Terms, read_games
from evendeal.notation.mat_headers import Headers, rules_of_headers
from evendeal.notation.mat_lines import FileLines, GameLines, read_file_lines
from evendeal.notation.mat_match import LEFT_OUT, MatMatch, has_crawford
from evendeal.notation.mat_names import complete_names
from evendeal.notation.mat_refusals import GamePointsDiffer
from evendeal.notation.refusals import NotReadable

_OPENING = re.compile(r"([1-6]):([1-6])")
_UNPLAYED = re.compile(r"([1-6])([1-6]) (white|black)")
_ACCEPTED = re.compile(r"([0-9]{1,6}) (white|black)")


def read_mat(data: bytes | str, file: str = "match.mat", *, lenient: bool = False) -> MatMatch:
    """The match of a file.

    Where no comment sets Jacoby's rule in a session for money, it is in force if the points of
    the games say so.

    Args:
        lenient: the games that can be read are; why others cannot, or lines of none, stands in
            `left_out` of the match, which may have no game at all then.

    Raises:
        NotReadable: it is no match of backgammon, or tells what the rules refuse.
    """
    return read_match(read_file_lines(data, file, lenient=lenient), is_long=False, lenient=lenient)


def read_match(lines: FileLines, *, is_long: bool, lenient: bool = False) -> MatMatch:
    """The match that the lines tell, of one game or the other.

    Raises:
        NotReadable: they tell what the rules refuse.
    """
    headers = lines.headers
    ruleset, jacoby = rules_of_headers(headers, lines.length, is_long=is_long)
    comments = [_comments(headers, game, lenient=lenient) for game in lines.games]
    names = (headers.take("Player 1") or "", headers.take("Player 2") or "")
    remarks = complete_names(lines.games, names)
    absent = headers.numbers(LEFT_OUT)
    crawford = has_crawford(headers.values)
    terms = Terms(headers.where, lines.length, ruleset, crawford, absent, lenient)
    games = _by_jacoby(lines, comments, terms, untold=jacoby is None and not is_long)
    return MatMatch(
        tuple(games.read),
        lines.length,
        games.ruleset,
        _absent(lines, games) | headers.values,
        lines.encoding,
        tuple(sorted(remarks + games.remarks)),
        (*lines.outside, *(refusal for _, refusal in games.left_out)),
    )


def _by_jacoby(lines: FileLines, comments: list[Comments], terms: Terms, *, untold: bool) -> Games:
    """The games, with Jacoby's rule where no line names it and only it gives their points."""
    other = terms._replace(ruleset=replace(terms.ruleset, jacoby=True))
    may_be = untold and not lines.length
    try:
        games = read_games(lines, comments, terms)
    except GamePointsDiffer:
        if not may_be:
            raise
        try:
            return read_games(lines, comments, other)
        except NotReadable:
            pass
        raise
    if may_be and any(isinstance(why, GamePointsDiffer) for _, why in games.left_out):
        with_it = read_games(lines, comments, other)
        if len(with_it.left_out) < len(games.left_out):
            return with_it
    return games


def _absent(lines: FileLines, games: Games) -> dict[str, str]:
    """Comments that name the games that are not there, so that scores need not follow."""
    absent = [(game.number - 1, game.gap) for game in lines.games if game.gap is not None]
    read = {game.number for game in games.read}
    return {
        f"{LEFT_OUT} {number}": why.why.replace('"', "'")
        for number, why in (*absent, *games.left_out)
        if number not in read
    }


def _comments(headers: Headers, game: GameLines, *, lenient: bool) -> Comments:
    """What the head of a file of ours says about one game."""
    try:
        return Comments(
            _openings(headers, f"Opening {game.number}"),
            _accepted(headers, f"Accepted {game.number}"),
            _unplayed(headers, f"Unplayed {game.number}"),
        )
    except NotReadable as refusal:
        if not lenient:
            raise
        game.wrong = game.wrong or refusal
        return Comments()


def _openings(headers: Headers, name: str) -> tuple[OpeningRoll, ...]:
    openings: list[OpeningRoll] = []
    for word in (headers.take(name) or "").split():
        match = _OPENING.fullmatch(word)
        if match is None:
            raise headers.wrong(name, word, "an opening roll such as 5:2")
        openings.append(OpeningRoll(int(match[1]), int(match[2])))
    return tuple(openings)


def _accepted(headers: Headers, name: str) -> frozenset[tuple[int, Side]]:
    value = headers.take(name)
    accepted: set[tuple[int, Side]] = set()
    for phrase in (value or "").split(", "):
        match = _ACCEPTED.fullmatch(phrase)
        if match is not None:
            accepted.add((int(match[1]), Side[match[2].upper()]))
        elif value is not None:
            raise headers.wrong(name, phrase, "a move such as 7 white")
    return frozenset(accepted)


def _unplayed(headers: Headers, name: str) -> Roll | None:
    value = headers.take(name)
    if value is None:
        return None
    match = _UNPLAYED.fullmatch(value)
    if match is None:
        raise headers.wrong(name, value, "a roll such as 31 white")
    return Roll(Side[match[3].upper()], (int(match[1]), int(match[2])))
