"""The games of a match file one after another, each held against the one before it."""

from dataclasses import replace
from typing import NamedTuple

from evendeal.backgammon import GameAction, OpeningRoll, Roll, Ruleset, Side, is_over
from evendeal.notation.mat_lines import FileLines, GameLines
from evendeal.notation.mat_match import MatGame, Pair, Remark, one_needs_a_point, rules_of
from evendeal.notation.mat_refusals import GameAfterTheMatch, GameNumberWrong, MatchScoreDiffers
from evendeal.notation.mat_replay import GameReplay
from evendeal.notation.refusals import LineWrong, NotReadable


class Comments(NamedTuple):
    """What the head of a file of ours tells of one game that its columns cannot."""

    openings: tuple[OpeningRoll, ...] = ()
    accepted: frozenset[tuple[int, Side]] = frozenset()
    unplayed: Roll | None = None


class Terms(NamedTuple):
    """What holds for all games of a file.

    Attributes:
        absent: numbers of games that the head of a file of ours names as left out.
        lenient: whether games that cannot be read are left out.
    """

    where: str
    length: int
    ruleset: Ruleset
    crawford: bool
    absent: frozenset[int]
    lenient: bool


class Games(NamedTuple):
    """The games that could be read, under which conditions, and why others are not among them.

    Attributes:
        left_out: the number of each, and its refusal.
    """

    ruleset: Ruleset
    read: list[MatGame]
    remarks: list[Remark]
    left_out: list[tuple[int, NotReadable]]


def read_games(lines: FileLines, comments: list[Comments], terms: Terms) -> Games:
    """The games played by the rules.

    The score of a game behind one that was left out is taken as it stands: what that one gave is
    not known.

    Raises:
        NotReadable: one cannot be read, and the terms are not lenient.
    """
    games = Games(terms.ruleset, [], [], [])
    had_crawford = follows = False
    for game, comment in zip(lines.games, comments, strict=True):
        crawford = terms.crawford and not had_crawford
        crawford = crawford and one_needs_a_point(terms.length, game.score)
        had_crawford = had_crawford or crawford
        last = games.read[-1] if games.read else None
        try:
            if game.wrong is not None:
                raise game.wrong
            follows = follows and game.gap is None and _is_next(last, game, terms)
            _check_place(last, game, terms, follows=follows)
            replay = _played(game, comment, terms, crawford, is_last=game is lines.games[-1])
        except NotReadable as refusal:
            if not terms.lenient:
                raise
            games.left_out.append((game.number, refusal))
            follows = False
            continue
        if last is not None and follows and is_over(last.state):
            games.read[-1] = replace(last, stated=True)
        actions: tuple[GameAction, ...] = tuple(replay.actions)
        number, players, score = game.number, game.players, game.score
        games.read.append(
            MatGame(
                *(number, players, score, actions, crawford),
                state=replay.state,
                stated=replay.ended,
            )
        )
        games.remarks.extend(replay.remarks)
        follows = True
    return games


def _is_next(last: MatGame | None, game: GameLines, terms: Terms) -> bool:
    """Whether no game is known to be missing between the last one that was read and this one."""
    return last is None or not any(last.number < n < game.number for n in terms.absent)


def _played(
    game: GameLines, comment: Comments, terms: Terms, crawford: bool, *, is_last: bool
) -> GameReplay:
    rules = rules_of(terms.ruleset, crawford)
    replay = GameReplay(terms.where, game, rules, *comment, length=terms.length)
    replay.read()
    if not is_over(replay.state) and not is_last:
        line = game.entries[-1].line if game.entries else game.line
        reason = f"game {game.number} ends before it is over"
        raise LineWrong(where=terms.where, line=line, reason=reason)
    return replay


def _check_place(last: MatGame | None, game: GameLines, terms: Terms, *, follows: bool) -> None:
    """The number of a game and its score against the game before it and the match's length.

    Numbers may be left out: a game may be known by its score alone.
    """
    score, where = game.score, terms.where
    if last is not None:
        if game.number <= last.number:
            raise GameNumberWrong(where=where, line=game.line, game=game.number, before=last.number)
        if follows:
            score = _after(last, game)
    for player, points in zip(game.players, score, strict=True):
        if terms.length and points >= terms.length:
            raise GameAfterTheMatch(
                where=where,
                line=game.line,
                game=game.number,
                player=player,
                points=points,
                length=terms.length,
            )
    for player, written, sums_to in zip(game.players, game.score, score, strict=True):
        if written != sums_to:
            raise MatchScoreDiffers(
                where=where,
                line=game.score_line,
                game=game.number,
                player=player,
                said=written,
                sums_to=sums_to,
            )


def _after(before: MatGame, game: GameLines) -> Pair:
    """The score that the game before gives, in the columns of the next."""
    white, black = before.points
    sums: Pair = (before.score[0] + white, before.score[1] + black)
    if before.players == game.players[::-1] and before.players[0] != before.players[1]:
        return sums[::-1]  # they have changed columns
    return sums
