"""The names of the players where a match file leaves one out."""

from collections.abc import Iterator, Sequence

from evendeal.notation.mat_lines import GameLines
from evendeal.notation.mat_match import Remark
from evendeal.notation.refusals import quoted

Names = tuple[str, str]
COLUMNS = ("left", "right")


def complete_names(games: Sequence[GameLines], head: Names) -> list[Remark]:
    """Fill in names that are not there and that the rest of the file tells; a remark on each.

    A match has two players: of whom one is named, the other is the other one of the head of the
    file or of a game with both names. Where nothing tells a name, it stays empty.
    """
    if all(all(game.players) for game in games):
        return []
    whole = (game.players for game in games if all(game.players))
    pair = head if all(head) else next(whole, head)
    return [remark for game in games if game.score_line for remark in _completed(game, pair)]


def _completed(game: GameLines, pair: Names) -> Iterator[Remark]:
    players = _other(game.players, pair) if any(game.players) else pair
    for column, was, name in zip(COLUMNS, game.players, players, strict=True):
        if not was:
            known = f"; the rest of the file calls it {quoted(name)}" if name else ""
            sentence = f"game {game.number}: the {column} player has no name{known}"
            yield Remark(game.score_line, sentence)
    game.players = players


def _other(players: Names, pair: Names) -> Names:
    """The players of a game, the one without a name filled in from the pair."""
    left, right = players
    if left and right:
        return players
    named = left or right
    if named in pair and pair[0] != pair[1]:
        other = pair[1 - pair.index(named)]
    else:
        other = pair[0] if right else pair[1]
        if other == named or all(pair):
            other = ""  # the pair is of others than the one who is named here
    return (left, other) if left else (other, right)
