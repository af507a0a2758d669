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
from typing import NamedTuple

from evendeal.backgammon import GameAction, OpeningRoll, Roll, Ruleset, Side, is_over
from evendeal.notation.mat_headers import Headers, rules_told
from evendeal.notation.mat_lines import FileLines, GameLines, lines_told
from evendeal.notation.mat_match import MatGame, MatMatch, Pair, has_crawford, is_crawford, rules_of
from evendeal.notation.mat_refusals import (
    GameAfterTheMatch,
    GameNumberWrong,
    GamePointsDiffer,
    MatchScoreDiffers,
)
from evendeal.notation.mat_replay import GameReplay
from evendeal.notation.refusals import LineWrong, NotReadable

_OPENING = re.compile(r"([1-6]):([1-6])")
_UNPLAYED = re.compile(r"([1-6])([1-6]) (white|black)")
_ACCEPTED = re.compile(r"([0-9]{1,6}) (white|black)")


class _Terms(NamedTuple):
    """What holds for all games of a file."""

    where: str
    ruleset: Ruleset
    crawford: bool


def read_mat(data: bytes | str, file: str = "match.mat") -> MatMatch:
    """The match of a file.

    Where no comment sets Jacoby's rule in a session for money, it is in force if the points of
    the games say so.

    Raises:
        NotReadable: it is no match of backgammon, or tells what the rules refuse.
    """
    return read_match(lines_told(data, file), is_long=False)


def read_match(told: FileLines, *, is_long: bool) -> MatMatch:
    """The match that the lines tell, of one game or the other.

    Raises:
        NotReadable: they tell what the rules refuse.
    """
    headers = told.headers
    ruleset, jacoby = rules_told(headers, told.length, is_long=is_long)
    comments = [_comments(headers, game) for game in told.games]
    for name in ("Player 1", "Player 2"):
        headers.take(name)
    terms = _Terms(headers.where, ruleset, has_crawford(headers.found))
    try:
        games = _games(told, comments, terms)
    except GamePointsDiffer:
        if jacoby is not None or told.length or is_long:
            raise
        terms = terms._replace(ruleset=replace(ruleset, jacoby=True))
        try:
            games = _games(told, comments, terms)
        except NotReadable:
            games = ()
        if not games:
            raise
    return MatMatch(games, told.length, terms.ruleset, headers.found, told.encoding)


class _Comments(NamedTuple):
    openings: tuple[OpeningRoll, ...]
    accepted: frozenset[tuple[int, Side]]
    unplayed: Roll | None


def _comments(headers: Headers, game: GameLines) -> _Comments:
    """What the head of a file of ours says about one game."""
    name = f"Opening {game.number}"
    openings: list[OpeningRoll] = []
    value = headers.take(name)
    for word in (value or "").split():
        found = _OPENING.fullmatch(word)
        if found is None:
            raise headers.wrong(name, word, "an opening roll such as 5:2")
        openings.append(OpeningRoll(int(found[1]), int(found[2])))
    name = f"Accepted {game.number}"
    accepted: set[tuple[int, Side]] = set()
    value = headers.take(name)
    for phrase in (value or "").split(", "):
        found = _ACCEPTED.fullmatch(phrase)
        if found is not None:
            accepted.add((int(found[1]), Side[found[2].upper()]))
        elif value is not None:
            raise headers.wrong(name, phrase, "a move such as 7 white")
    name = f"Unplayed {game.number}"
    unplayed: Roll | None = None
    value = headers.take(name)
    if value is not None:
        found = _UNPLAYED.fullmatch(value)
        if found is None:
            raise headers.wrong(name, value, "a roll such as 31 white")
        unplayed = Roll(Side[found[3].upper()], (int(found[1]), int(found[2])))
    return _Comments(tuple(openings), frozenset(accepted), unplayed)


def _games(told: FileLines, comments: list[_Comments], terms: _Terms) -> tuple[MatGame, ...]:
    games: list[MatGame] = []
    for game, comment in zip(told.games, comments, strict=True):
        _check_place(games[-1] if games else None, game, told.length, terms.where)
        crawford = terms.crawford and is_crawford(told.length, game.score, games)
        replay = GameReplay(
            terms.where, game, rules_of(terms.ruleset, crawford), *comment, length=told.length
        )
        replay.read()
        if not is_over(replay.state) and game is not told.games[-1]:
            line = game.entries[-1].line if game.entries else game.line
            reason = f"game {game.number} ends before it is over"
            raise LineWrong(where=terms.where, line=line, reason=reason)
        actions: tuple[GameAction, ...] = tuple(replay.actions)
        games.append(
            MatGame(game.number, game.players, game.score, actions, crawford, state=replay.state)
        )
    return tuple(games)


def _check_place(before: MatGame | None, game: GameLines, length: int, where: str) -> None:
    """The number of a game and its score against the game before it and the match's length.

    Numbers may be left out: a game may be known by its score alone.
    """
    score = game.score
    if before is not None:
        if game.number <= before.number:
            raise GameNumberWrong(
                where=where, line=game.line, game=game.number, before=before.number
            )
        score = _after(before, game)
    for player, points in zip(game.players, score, strict=True):
        if length and points >= length:
            raise GameAfterTheMatch(
                where=where,
                line=game.line,
                game=game.number,
                player=player,
                points=points,
                length=length,
            )
    for player, said, sums_to in zip(game.players, game.score, score, strict=True):
        if said != sums_to:
            raise MatchScoreDiffers(
                where=where,
                line=game.line + 1,
                game=game.number,
                player=player,
                said=said,
                sums_to=sums_to,
            )


def _after(before: MatGame, game: GameLines) -> Pair:
    """The score that the game before gives, in the columns of the next."""
    white, black = before.points
    sums: Pair = (before.score[0] + white, before.score[1] + black)
    if before.players == game.players[::-1] and before.players[0] != before.players[1]:
        return sums[::-1]  # they have changed columns
    return sums
