"""Writing hands as a dealer's log of the Annual Computer Poker Competition."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from evendeal.cards.card import UNKNOWN, Card
from evendeal.ids import SeatNo
from evendeal.notation.acpc import decimal, read_acpc
from evendeal.notation.acpc_game import GAMES, Game
from evendeal.notation.history import History
from evendeal.notation.phh_setup import by_position
from evendeal.notation.refusals import CannotHold
from evendeal.notation.replay import Replayed, replay
from evendeal.poker import (
    Award,
    Betting,
    Call,
    Check,
    Chips,
    DealHole,
    DealStreet,
    Fold,
    Kill,
    Muck,
    Raises,
    RaiseTo,
    Setup,
    Show,
    apply,
    start,
)


def game_of(history: History, name: str = "match.game") -> Game:
    """The game definition under which a log has words for the hand; a published one if it fits.

    Raises:
        CannotHold: the competition has no such game.
    """
    setup = history.setup
    plain = Setup(
        stacks=setup.stacks,
        button=setup.button,
        small_blind=setup.small_blind,
        big_blind=setup.big_blind,
        betting=setup.betting,
        small_bet=setup.small_bet,
        big_bet=setup.big_bet,
        bets_per_street=setup.bets_per_street,
        free_fold=setup.free_fold,
        odd_chips=setup.odd_chips,
        chip=setup.chip,
    )
    if setup.raises is not Raises.FULL:
        raise _cannot(history, "raises to twice the bet")
    if setup != plain or history.unbounded:
        raise _cannot(history, "antes, posts, a cap, empty seats or endless stacks")
    fixed = setup.betting is Betting.FIXED_LIMIT
    if not fixed and setup.betting is not Betting.NO_LIMIT:
        raise _cannot(history, f"{setup.betting.value} betting")
    small_bet = setup.small_bet or setup.big_blind
    game = Game(
        name=name,
        betting=setup.betting,
        stacks=tuple(by_position(setup.stacks, setup.button % setup.seats)),
        small_blind=setup.small_blind,
        big_blind=setup.big_blind,
        small_bet=small_bet if fixed else 0,
        big_bet=(setup.big_bet or 2 * small_bet) if fixed else 0,
        bets_per_street=setup.bets_per_street if fixed else None,
    )
    for known in GAMES.values():
        if replace(game, name=known.name) == known:
            return known
    return game


def write_acpc(
    histories: Iterable[History], name: str = "match", game_file: str = "match.game"
) -> Iterator[str]:
    """The hands as the text of a log, line by line, all under one game.

    Seats become positions, and what was tabled or mucked is left out. Where the first
    line names `game_file`, its text is `write_game(game_of(history, game_file))`.

    Raises:
        CannotHold: a log has no words for a hand, or the hands are of two games.
    """
    game: Game | None = None
    totals: dict[str, Chips] = {}
    for at, history in enumerate(histories):
        of_hand = game_of(history, game_file)
        if game is None:
            game = of_hand
            yield f"# name/game/hands/seed {name} {game.name} 0 0\n"
        if of_hand != game:
            raise _cannot(history, "hands of two games; stacks and blinds are the same in each")
        number = history.metadata.get("hand", at)
        line = _state(history, number if type(number) is int and number >= 0 else at)
        _read_back(history, line, game)
        named = line.rpartition(":")[2]
        for player, chips in zip(named.split("|"), _payoffs(history), strict=True):
            totals[player] = totals.get(player, 0) + chips
        yield line + "\n"
    scores = "|".join(decimal(chips) for chips in totals.values())
    yield f"SCORE:{scores}:{'|'.join(totals)}\n"


def _state(history: History, number: int) -> str:
    seats = history.setup.seats
    shift = history.setup.button % seats
    holes: dict[SeatNo, tuple[Card, ...]] = {}
    streets: list[str] = []
    betting = ""
    state = start(history.setup)
    for action in history.actions:
        match action:
            case DealHole(seat, cards):
                holes[seat] = cards
            case Show(seat, cards) if cards:
                holes[seat] = cards
            case DealStreet(cards):
                streets.append("".join(cards))
                betting += "/"
            case Fold():
                betting += "f"
            case Check() | Call():
                betting += "c"
            case RaiseTo(seat, chips) if history.setup.betting is Betting.NO_LIMIT:
                betting += f"r{state.before[seat - 1] + chips}"
            case RaiseTo():
                betting += "r"
            case Kill():
                raise _cannot(history, "a hand killed out of its turn")
            case Show() | Muck() | Award():
                # Left out; whether the cards alone give the same chips is seen on reading back.
                pass
        state = apply(state, action)
    by_seat = [holes.get(SeatNo(seat), ()) for seat in range(1, seats + 1)]
    if any(len(cards) != 2 or UNKNOWN in cards for cards in by_seat):
        raise _cannot(history, "a hand whose hole cards are not all known")
    known = "|".join("".join(hole) for hole in by_position(tuple(by_seat), shift))
    paid = "|".join(decimal(chips) for chips in _payoffs(history))
    names = by_position(_names(history), shift)
    return f"STATE:{number}:{betting}:{'/'.join([known, *streets])}:{paid}:{'|'.join(names)}"


def _names(history: History) -> tuple[str, ...]:
    if not history.players:
        return tuple(f"p{seat}" for seat in range(1, history.setup.seats + 1))
    for player in history.players:
        if not player or any(char in player for char in ":|\r\n"):
            raise _cannot(history, f"a player named {player!r}")
    if len(set(history.players)) < len(history.players):
        raise _cannot(history, "two players of one name")
    return history.players


def _payoffs(history: History) -> list[Chips]:
    """By position: what the history states, or what the rules give."""
    stated = history.payoffs
    scores = _replayed(history).chip_scores if stated is None or None in stated else stated
    known = [chips for chips in scores or () if chips is not None]
    return by_position(tuple(known), history.setup.button % history.setup.seats)


def _replayed(history: History) -> Replayed:
    replayed = replay(history)
    if replayed.refusal is not None:
        raise _cannot(history, f"a hand that the rules refuse: {replayed.refusal}")
    return replayed


def _read_back(history: History, line: str, game: Game) -> None:
    """A log that would not give the same chips is not written."""
    shift = history.setup.button % history.setup.seats
    ours = _replayed(history).chip_scores or ()
    header = f"# {game.name}\n"
    for read in read_acpc(header + line, str(history.place), {game.name: game}):
        if isinstance(read, History):
            theirs = replay(read, history.setup.odd_chips).chip_scores
            if theirs == tuple(by_position(ours, shift)):
                return
    raise _cannot(history, "this hand without a change to its chips")


def _cannot(history: History, what: str) -> CannotHold:
    return CannotHold(notation="an ACPC log", where=str(history.place), what=what)
