"""Hands for two worlds: the rule cases as they are tested, and random ones from a seed."""

import contextlib
import importlib
import inspect
from collections.abc import Callable, Iterator
from random import Random
from typing import Any
from unittest import mock

from evendeal.cards import DeckOrder
from evendeal.errors import Refused
from evendeal.labels import write_label
from evendeal.poker import Action, HandState, Setup, apply, legal, result, start
from evendeal.poker.wire import action_from_json, action_to_json, setup_to_json
from support.poker import hands_in_words
from support.poker.random_hand import random_action, random_deck, random_setup
from support.sentences import OF_TESTS

Body = dict[str, Any]
STREETS = ("flop", "turn", "river")


def random_hand(random: Random) -> tuple[Setup, DeckOrder, list[Action]]:
    """A legal hand played to its end; now and then a hand is killed."""
    setup, deck = random_setup(random), random_deck(random)
    state = start(setup, deck)
    actions: list[Action] = []
    while state.to_act is not None:
        action = random_action(random, legal(state))
        if random.random() < 0.02:
            with contextlib.suppress(Refused):
                seat = random.randint(1, setup.seats)
                killed = action_from_json({"do": "kill", "seat": seat})
                state = apply(state, killed)
                actions.append(killed)
                continue
        state = apply(state, action)
        actions.append(action)
    return setup, deck, actions


def typed(setup: Setup, deck: DeckOrder, actions: list[Action], label: str) -> list[Body]:
    """The lines that a recorder types for a hand: the seal, the streets, the winners, the end."""
    lines: list[Body] = [{"do": "break_seal", "label": label}]
    state, dealt = start(setup, deck), 0

    def streets(state: HandState, dealt: int) -> int:
        while dealt < len(state.board):
            size = 3 if dealt == 0 else 1
            street = STREETS[0 if dealt == 0 else dealt - 2]
            lines.append({"do": "dealt", "street": street})
            lines.append({"do": "deal_street", "cards": list(state.board[dealt : dealt + size])})
            dealt += size
        return dealt

    for action in actions:
        state = apply(state, action)
        lines.append(action_to_json(action))
        dealt = streets(state, dealt)
    dealt = streets(state, dealt)
    made = result(state)
    if made.showdown:
        for pot, won in enumerate(made.won):
            if len(won.pot.seats) > 1:
                lines.append({"do": "award", "pot": pot, "seats": list(won.shares)})
    chips = [each if isinstance(each, int) else str(each) for each in made.chip_scores]
    house = made.house if isinstance(made.house, int) else str(made.house)
    lines.append({"do": "accept", "chips": chips, "house": house})
    return lines


def typed_random(random: Random, deal: int) -> dict[str, Any]:
    """A random hand as the console asks about it, each line typed by the recorder."""
    setup, deck, actions = random_hand(random)
    lines = typed(setup, deck, actions, write_label(1, 1, deal))
    return {
        "do": "play",
        "setup": setup_to_json(setup),
        "lines": [{"n": n, "body": body, "own": True} for n, body in enumerate(lines)],
    }


def case(setup: Setup, deck: DeckOrder | None, actions: list[Action]) -> dict[str, Any]:
    """A hand as JSON."""
    return {
        "setup": setup_to_json(setup),
        "deck": None if deck is None else list(deck.cards),
        "actions": [action_to_json(action) for action in actions],
    }


def rule_cases() -> Iterator[dict[str, Any]]:
    """Every hand that a rule case of `tests/poker` plays, with what it tries in vain."""
    tests = importlib.import_module("poker.test_rule_cases")
    played: list[tuple[Setup, DeckOrder | None, list[Action]]] = []
    known: dict[int, tuple[HandState, list[Action]]] = {}

    def started(setup: Setup, luck: DeckOrder | None = None) -> HandState:
        state = start(setup, luck)
        known[id(state)] = (state, [])
        return state

    def applied(state: HandState, action: Action) -> HandState:
        before = known[id(state)][1] if id(state) in known else None
        if before is not None:
            played.append((state.setup, state.terms.deck, [*before, action]))
        after = apply(state, action)
        if before is not None:
            known[id(after)] = (after, [*before, action])
        return after

    with contextlib.ExitStack() as stack:
        stack.enter_context(OF_TESTS.elsewhere())
        for module in (tests, hands_in_words):
            for name, instead in (("start", started), ("apply", applied)):
                if hasattr(module, name):
                    stack.enter_context(mock.patch.object(module, name, instead))
        for test in _tests(tests):
            test()
    for setup, deck, actions in played:
        yield case(setup, deck, actions)


def _tests(module: object) -> Iterator[Callable[[], None]]:
    for name, test in inspect.getmembers(module, inspect.isfunction):
        alone = not hasattr(test, "hypothesis") and not inspect.signature(test).parameters
        if name.startswith("test_") and alone:
            yield test
