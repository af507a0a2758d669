"""Dealer logs of the Annual Computer Poker Competition.

    # name/game/hands/seed NAME path/to/holdem.nolimit.3p.game 1000 0
    STATE:0:fcr17162r20000c///:5d5c|9hQd|8dAs/8s4h6d/5s/Js:20000|-20000|0:p1|p2|p3
    SCORE:684452|552584.5|-1237036.5:p1|p2|p3

`STATE:hand:betting:hole|hole/flop/turn/river:payoffs:names`, by position; position 0 is
the first seat after the button. A no-limit `rN` names all chips of the hand after the
raise, earlier streets included; streets are set apart by `/`, also those of an all-in on
which nobody bets. Payoffs may be halves.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from evendeal.cards import NotACard, parse_cards
from evendeal.errors import Refused
from evendeal.ids import SeatNo
from evendeal.notation.acpc_game import GAMES, Game
from evendeal.notation.history import History, Place, Written
from evendeal.notation.refusals import LineWrong, NotReadable, NotText, ScoreDiffers, quoted
from evendeal.notation.replay import same
from evendeal.poker import (
    Action,
    Betting,
    Call,
    Check,
    Chips,
    DealHole,
    DealStreet,
    Fold,
    HandState,
    RaiseTo,
    apply,
    legal,
    start,
)
from evendeal.poker.exact import as_chips

_WORD = re.compile(r"f|c|r[0-9]{0,12}|/")
_NUMBER = re.compile(r"-?[0-9]{1,15}(?:\.[0-9]{1,12})?")
_BY_NAME = re.compile(r"(2p|3p)\.(limit|nolimit)")


class _Wrong(Exception):
    """What is wrong with a line; the caller knows which."""


@dataclass(slots=True)
class _Match:
    """What a log has so far."""

    game: Game | None
    unread: Mapping[str, NotReadable]
    named: str = ""
    totals: dict[str, Chips] = field(default_factory=dict)
    hands: int = 0


class _Told(NamedTuple):
    actions: list[Action]
    written: list[Written]
    unread: str


def read_acpc(
    lines: Iterable[bytes] | bytes | str,
    file: str = "match.log",
    games: Mapping[str, Game] = GAMES,
    unread: Mapping[str, NotReadable] | None = None,
) -> Iterator[History | NotReadable]:
    """The hands of a log, one by one; a line that cannot be read comes as its refusal.

    Args:
        lines: the log, whole or line by line.
        file: what to call it in refusals; `3p.limit` and the like in it name the game if
            the log's first comment does not.
        games: the games that are known, by the names of their definition files.
        unread: why definition files are not among them that are there.
    """
    if isinstance(lines, str):
        lines = lines.encode("utf-8", "surrogatepass")
    if isinstance(lines, bytes):
        lines = lines.splitlines()
    match = _Match(_named_by_file(file, games), unread or {})
    for at, raw in enumerate(lines, start=1):
        try:
            line = raw.decode("utf-8").strip("\r\n\ufeff")
        except UnicodeDecodeError as problem:
            yield NotText(where=file, byte=problem.start, line=at)
            continue
        try:
            history = _line(line, at, file, match, games)
        except (_Wrong, NotACard) as problem:
            yield LineWrong(where=file, line=at, reason=str(problem))
        except NotReadable as refusal:
            yield refusal
        else:
            if history is not None:
                yield history


def _named_by_file(file: str, games: Mapping[str, Game]) -> Game | None:
    match = _BY_NAME.search(file.rpartition("/")[2])
    if match is None:
        return None
    players, kind = match.groups()
    reverse = ".reverse_blinds" if players == "2p" else ""
    return games.get(f"holdem.{kind}.{players}{reverse}.game")


def _line(
    line: str, at: int, file: str, match: _Match, games: Mapping[str, Game]
) -> History | None:
    kind, _, rest = line.partition(":")
    if line.startswith("#"):
        for word in line.split():
            if word.endswith(".game"):
                match.named = word.replace("\\", "/").rpartition("/")[2]
                known = None if match.named in match.unread else match.game
                match.game = games.get(match.named) or known
        return None
    if kind == "STATE":
        return _hand(rest, file, match)
    if kind == "SCORE":
        _check_score(rest, at, file, match)
        return None
    if line.strip():
        raise _Wrong("no line of a dealer's log; they are STATE, SCORE and # comments")
    return None


def _hand(rest: str, file: str, match: _Match) -> History:
    if match.game is None:
        if why := match.unread.get(match.named):
            raise _Wrong(f"its game cannot be read: {why}")
        named = f", {quoted(match.named)}," if match.named else ""
        raise _Wrong(f"its game{named} is not known: its .game file belongs beside the log")
    parts = rest.split(":")
    if len(parts) != 5:
        raise _Wrong("STATE:hand:betting:cards:payoffs:names is expected")
    number, betting, cards, paid, named = parts
    if not (number.isascii() and number.isdigit() and len(number) <= 12):
        raise _Wrong(f"{quoted(number)} is no hand number")
    setup = match.game.setup
    players = tuple(named.split("|"))
    payoffs = _numbers(paid)
    if not len(players) == len(payoffs) == setup.seats:
        raise _Wrong(f"{setup.seats} players, payoffs and names are expected")
    for player, chips, stack in zip(players, payoffs, setup.stacks, strict=True):
        if chips < -stack:
            raise _Wrong(f"{quoted(player)} loses {decimal(-chips)} of a stack of {stack}")
    holes, *streets = cards.split("/")
    reading = _told(start(setup), betting, _holes(holes, setup.seats), streets)
    match.hands += 1
    for player, chips in zip(players, payoffs, strict=True):
        match.totals[player] = match.totals.get(player, 0) + chips
    return History(
        setup=setup,
        actions=tuple(reading.actions),
        players=players,
        payoffs=payoffs,
        metadata={"hand": int(number)},
        place=Place(file, int(number)),
        written=tuple(reading.written),
        unread=reading.unread,
    )


def _told(state: HandState, betting: str, holes: list[DealHole], streets: list[str]) -> _Told:
    """The betting as actions, each seat found by playing along.

    An action that the rules refuse is the last: the log does not say whose the rest is.
    """
    words = _WORD.findall(betting)
    if "".join(words) != betting:
        raise _Wrong(f"{quoted(betting)} is no betting; it is made of f, c, r and /")
    if words.count("/") != len(streets):
        raise _Wrong(f"{words.count('/')} streets of betting and {len(streets)} of cards")
    actions: list[Action] = []
    written: list[Written] = []
    deals: list[Action] = [DealStreet(parse_cards(street)) for street in streets]
    bets = 0
    read = 0
    for hole in holes:
        actions.append(hole)
        written.append(Written(0, "".join(hole.cards)))
    try:
        for hole in holes:
            state = apply(state, hole)
        for word in words:
            read += len(word)
            if word == "/":
                text = streets[len(streets) - len(deals)]
                actions.append(deals.pop(0))
            else:
                bets += 1
                text = word
                actions.append(_action(state, word))
            written.append(Written(bets, text))
            state = apply(state, actions[-1])
    except Refused:
        return _Told(actions, written, betting[read:])
    return _Told(actions, written, "")


def _action(state: HandState, word: str) -> Action:
    due = legal(state)
    if due.seat is None:
        raise _Wrong(f"{quoted(word)} where no bet is due")
    if word == "f":
        return Fold(due.seat)
    if word == "c":
        return Check(due.seat) if due.check else Call(due.seat)
    if state.setup.betting is Betting.FIXED_LIMIT:
        if word != "r":
            raise _Wrong(f"{word}: a fixed-limit raise has no size")
        return RaiseTo(due.seat, due.least or state.base + state.step)
    if word == "r":
        raise _Wrong("a no-limit raise has a size")
    return RaiseTo(due.seat, int(word[1:]) - state.before[due.seat - 1])


def _holes(text: str, seats: int) -> list[DealHole]:
    holes = text.split("|")
    if len(holes) != seats:
        raise _Wrong(f"{len(holes)} hands for {seats} players")
    return [
        DealHole(SeatNo(i), parse_cards(cards)) for i, cards in enumerate(holes, start=1) if cards
    ]


def _numbers(text: str) -> tuple[Chips, ...]:
    numbers: list[Chips] = []
    for word in text.split("|"):
        if not _NUMBER.fullmatch(word):
            raise _Wrong(f"{quoted(word)} is no number of chips")
        numbers.append(as_chips(Fraction(word)))
    return tuple(numbers)


def _check_score(rest: str, at: int, file: str, match: _Match) -> None:
    """The closing line of a match against the payoffs above it; then a new match begins."""
    printed, _, named = rest.partition(":")
    totals, match.totals = match.totals, {}
    hands, match.hands = match.hands, 0
    players = named.split("|")
    numbers = _numbers(printed)
    if len(players) != len(numbers):
        raise _Wrong("SCORE:totals:names is expected")
    for player, total in zip(players, numbers, strict=True):
        summed = totals.get(player, 0)
        if not same(summed, total, times=max(hands, 1)):
            raise ScoreDiffers(
                where=file, line=at, player=player, said=decimal(total), sums_to=decimal(summed)
            )


def decimal(chips: Chips) -> str:
    """Chips as the dealer prints them: six decimals at most, no closing zeros."""
    if isinstance(chips, int):
        return str(chips)
    return f"{float(chips):.6f}".rstrip("0").rstrip(".")
