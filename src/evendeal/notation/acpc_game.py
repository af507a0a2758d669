"""A game definition of the Annual Computer Poker Competition.

    GAMEDEF
    nolimit
    numPlayers = 3
    ...
    END GAMEDEF

Positions count from the first seat after the button. Heads-up the blinds are reversed:
position 0 posts the big blind, position 1 has the button and the small blind.

Source: ACPC protocol 2.0.0 and the four published hold'em games.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from evendeal.ids import SeatNo
from evendeal.notation.refusals import LineWrong, NotReadable, quoted
from evendeal.notation.toml import text_of
from evendeal.poker import Betting, NotAHand, Setup

ENDLESS = 2**31 - 1
"""The stack of a game that states none."""

HOLDEM = {
    "numRounds": (4,),
    "numSuits": (4,),
    "numRanks": (13,),
    "numHoleCards": (2,),
    "numBoardCards": (0, 3, 1, 1),
}
"""What makes a game Texas hold'em; other games are not read."""

KEYS = frozenset((*HOLDEM, "numPlayers", "stack", "blind", "raiseSize", "firstPlayer", "maxRaises"))


@dataclass(frozen=True, slots=True)
class Game:
    """A game definition that is a hold'em table.

    Attributes:
        name: the name of its file.
        betting: no-limit or fixed-limit.
        stacks: by position.
        small_blind, big_blind: the two blinds.
        small_bet, big_bet: the sizes of fixed-limit raises; 0 in no-limit.
        bets_per_street: fixed-limit bets and raises, the big blind counted; None: no end.
    """

    name: str
    betting: Betting
    stacks: tuple[int, ...]
    small_blind: int
    big_blind: int
    small_bet: int = 0
    big_bet: int = 0
    bets_per_street: int | None = None

    @property
    def setup(self) -> Setup:
        """The conditions of each hand; position i is seat i + 1."""
        fixed = self.betting is Betting.FIXED_LIMIT
        return Setup(
            stacks=self.stacks,
            button=SeatNo(len(self.stacks)),
            small_blind=self.small_blind,
            big_blind=self.big_blind,
            betting=self.betting,
            small_bet=self.small_bet,
            big_bet=self.big_bet,
            bets_per_street=self.bets_per_street if fixed else 4,
        )


def read_game(data: bytes | str, file: str = "holdem.game") -> Game:
    """The game that a definition file describes.

    Raises:
        NotReadable: it is no definition, or of another game than hold'em.
    """
    limit, values, lines = _parsed(text_of(data, file), file)

    def wrong(key: str, why: str) -> NotReadable:
        if key in lines:
            return LineWrong(where=file, line=lines[key], reason=f"{key} {why}")
        return NotReadable(where=file, why=f"{key} is missing; {key} {why}")

    for key, expected in HOLDEM.items():
        if values.get(key) != expected:
            raise wrong(key, f"of hold'em is {' '.join(map(str, expected))}")
    players = values.get("numPlayers", (0,))[0]
    if not 2 <= players <= 10:
        raise wrong("numPlayers", "is 2 to 10")
    blinds = values.get("blind", ())
    if len(blinds) != players or any(blinds[2:]):
        raise wrong("blind", "names two blinds and 0 for everybody else")
    first = (players if players == 2 else 3, 1, 1, 1)
    if values.get("firstPlayer") != first:
        raise wrong("firstPlayer", f"of hold'em is {' '.join(map(str, first))}")
    stacks = values.get("stack", (ENDLESS,) * players)
    sizes = values.get("raiseSize", ())
    raises = values.get("maxRaises")
    if len(stacks) != players:
        raise wrong("stack", "has one number for each player")
    if limit and (len(sizes) != 4 or sizes[0] != sizes[1] or sizes[2] != sizes[3]):
        raise wrong("raiseSize", "of hold'em is small small big big")
    if raises is not None and (len(raises) != 4 or len({raises[0] + 1, *raises[1:]}) > 1):
        raise wrong("maxRaises", "of hold'em is one less before the flop, the blind counted")
    game = Game(
        name=file.rpartition("/")[2],
        betting=Betting.FIXED_LIMIT if limit else Betting.NO_LIMIT,
        stacks=stacks,
        small_blind=blinds[1] if players == 2 else blinds[0],
        big_blind=blinds[0] if players == 2 else blinds[1],
        small_bet=sizes[0] if limit else 0,
        big_bet=sizes[2] if limit else 0,
        bets_per_street=raises[1] if limit and raises else None,
    )
    try:
        _ = game.setup
    except NotAHand as refusal:
        key = {"stacks": "stack", "blinds": "blind"}.get(refusal.field, refusal.field)
        reason = f"no hand can be played so: {refusal}"
        raise LineWrong(where=file, line=lines.get(key, 1), reason=reason) from None
    return game


def _parsed(text: str, file: str) -> tuple[bool, dict[str, tuple[int, ...]], dict[str, int]]:
    """Whether it is fixed-limit, the numbers by their keys, and the lines of these."""
    limit: bool | None = None
    values: dict[str, tuple[int, ...]] = {}
    lines: dict[str, int] = {}
    for at, line in enumerate(text.split("\n"), start=1):
        words = line.partition("#")[0].replace("=", " = ").split()
        match words:
            case [] | ["GAMEDEF"] | ["END", "GAMEDEF"]:
                continue
            case ["limit" | "nolimit" as kind]:
                limit = kind == "limit"
            case [key, "=", *numbers] if key in KEYS and numbers:
                if not all(n.isascii() and n.isdigit() and len(n) <= 12 for n in numbers):
                    raise LineWrong(where=file, line=at, reason=f"{key} takes whole numbers")
                values[key] = tuple(map(int, numbers))
                lines[key] = at
            case _:
                reason = f"{quoted(line.strip())} is no line of a game definition"
                raise LineWrong(where=file, line=at, reason=reason)
    if limit is None:
        raise NotReadable(where=file, why="neither limit nor nolimit")
    return limit, values, lines


def write_game(game: Game) -> str:
    """The text of the game's definition file."""
    players = len(game.stacks)
    small, big = game.small_blind, game.big_blind
    blinds = [big, small] if players == 2 else [small, big] + [0] * (players - 2)
    fixed = game.betting is Betting.FIXED_LIMIT
    lines = ["GAMEDEF", "limit" if fixed else "nolimit", f"numPlayers = {players}"]
    lines.append("numRounds = 4")
    if any(stack != ENDLESS for stack in game.stacks):
        lines.append(f"stack = {_words(game.stacks)}")
    lines.append(f"blind = {_words(blinds)}")
    if fixed:
        sizes = (game.small_bet, game.small_bet, game.big_bet, game.big_bet)
        lines.append(f"raiseSize = {_words(sizes)}")
    lines.append(f"firstPlayer = {2 if players == 2 else 3} 1 1 1")
    if fixed and game.bets_per_street is not None:
        bets = game.bets_per_street
        lines.append(f"maxRaises = {_words((bets - 1, bets, bets, bets))}")
    lines += [f"{key} = {_words(HOLDEM[key])}" for key in HOLDEM if key != "numRounds"]
    return "\n".join([*lines, "END GAMEDEF", ""])


def _words(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))


def _known() -> dict[str, Game]:
    no_limit, limit = Betting.NO_LIMIT, Betting.FIXED_LIMIT
    return {
        game.name: game
        for game in (
            Game("holdem.limit.2p.reverse_blinds.game", limit, (ENDLESS,) * 2, 5, 10, 10, 20, 4),
            Game("holdem.limit.3p.game", limit, (ENDLESS,) * 3, 5, 10, 10, 20, 4),
            Game("holdem.nolimit.2p.reverse_blinds.game", no_limit, (20_000,) * 2, 50, 100),
            Game("holdem.nolimit.3p.game", no_limit, (20_000,) * 3, 50, 100),
        )
    }


GAMES = _known()
"""The four games of the competition, by the names of their files."""
