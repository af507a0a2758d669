"""Other generators of backgammon plays, in a process and a Python of their own.

    python3 -m venv PEERS && PEERS/bin/pip install gnubg-nn open_spiel
    BACKGAMMON_PEERS=PEERS/bin/python make bench ARGS=backgammon

gnubg-nn (GPL-3.0) and OpenSpiel (Apache-2.0) are no part of evendeal and are never installed
beside it. This file needs nothing else; it reads one request a line and answers with one line,
both JSON. Times are processor times of this process.

A position is the checkers of the side to play and of its opponent, each 26 numbers in its own
numbering, 0 off and 25 the bar; a turn is a position and its dice. The digest of a turn is that
of the sorted positions that can result, a dance leaving the position as it is.
"""

import importlib
import json
import random
import sys
import time
from hashlib import sha256
from typing import Any

Turn = tuple[list[int], list[int], int, int]


def digest(results: set[bytes]) -> str:
    """One short text for a set of positions."""
    return sha256(b"".join(sorted(results))).hexdigest()[:16]


class GnuBackgammon:
    """The generator of GNU Backgammon; a board is 25 numbers a side, the side to play second."""

    def __init__(self) -> None:
        self.module = importlib.import_module("gnubg_nn")
        self.boards: list[tuple[tuple[list[int], list[int]], int, int]] = []

    def prepare(self, turns: list[Turn]) -> None:
        """Turns as `moves` takes them."""
        self.boards = [((other[1:], own[1:]), die, low) for own, other, die, low in turns]

    def seconds(self) -> tuple[float, int]:
        """The time of all turns, one call each, and how many plays there are."""
        moves = self.module.moves
        start = time.process_time()
        found = 0
        for board, die, other in self.boards:
            found += len(moves(board, die, other))
        return time.process_time() - start, found

    def digests(self) -> list[str]:
        """The digest of each turn."""
        read = self.module.board_from_position_key
        found = []
        for board, die, other in self.boards:
            results = {full(*read(key)[::-1]) for key in self.module.moves(board, die, other)}
            found.append(digest(results or {full(board[1], board[0])}))
        return found


def full(own: Any, other: Any) -> bytes:
    """A position with the checkers borne off, which boards of 25 numbers leave out."""
    return bytes([15 - sum(own), *own, 15 - sum(other), *other])


class OpenSpiel:
    """OpenSpiel's game of backgammon, which plays a double as two decisions."""

    def __init__(self) -> None:
        self.game = importlib.import_module("pyspiel").load_game("backgammon")
        start = self.game.new_initial_state()
        # One of the players goes up the points of OpenSpiel, the other one down.
        self.up = [start.board(player, 0) == 2 for player in (0, 1)]
        self.states: list[Any] = []

    def play(self, count: int, seed: int) -> list[Turn]:
        """So many turns of random games, with all states that ask for a decision kept."""
        choose = random.Random(seed)
        turns: list[Turn] = []
        self.states = []
        state = self.game.new_initial_state()
        fresh = True
        while len(turns) < count or not fresh:
            if state.is_terminal():
                state = self.game.new_initial_state()
            if state.is_chance_node():
                state.apply_action(choose.choice(state.chance_outcomes())[0])
                fresh = True
                continue
            if fresh:
                player = state.current_player()
                dice = str(state).rpartition("Dice: ")[2].split()[0]
                own, other = self.side(state, player), self.side(state, 1 - player)
                turns.append((own, other, int(dice[0]), int(dice[1])))
            self.states.append((state.clone(), fresh))
            state.apply_action(choose.choice(state.legal_actions()))
            fresh = state.is_terminal() or state.is_chance_node()
        return turns

    def side(self, state: Any, player: int) -> list[int]:
        """A player's checkers in its own numbering."""
        points = [state.board(player, n) for n in range(24)]
        own = points[::-1] if self.up[player] else points
        bar = state.board(player, 100)
        return [15 - sum(own) - bar, *own, bar]

    def seconds(self) -> tuple[float, int]:
        """The time to list the actions of every decision, and how many there are."""
        states = [state for state, _ in self.states]
        start = time.process_time()
        found = 0
        for state in states:
            found += len(state.legal_actions())
        return time.process_time() - start, found

    def digests(self) -> list[str]:
        """The digest of each turn that was played."""
        found = []
        for state, first in self.states:
            if first:
                player = state.current_player()
                ends: set[bytes] = set()
                for action in state.legal_actions():
                    after = state.clone()
                    after.apply_action(action)
                    self.finish(after, player, ends)
                found.append(digest(ends))
        return found

    def finish(self, state: Any, player: int, ends: set[bytes]) -> None:
        """Add what the rest of the turn can lead to."""
        if state.is_terminal() or state.is_chance_node() or state.current_player() != player:
            ends.add(bytes([*self.side(state, player), *self.side(state, 1 - player)]))
            return
        for action in state.legal_actions():
            after = state.clone()
            after.apply_action(action)
            self.finish(after, player, ends)


def main() -> None:
    """Answer requests until there are no more."""
    peers: dict[str, Any] = {}
    for name, kind in (("gnubg", GnuBackgammon), ("spiel", OpenSpiel)):
        try:
            peers[name] = kind()
        except ImportError:
            continue
    for line in sys.stdin:
        do, name, *rest = json.loads(line)
        if do == "peers":
            answer: Any = sorted(peers)
        else:
            answer = getattr(peers[name], do)(*rest)
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
