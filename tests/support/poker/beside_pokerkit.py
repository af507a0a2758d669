"""A hand in this engine and in PokerKit's, side by side."""

from collections.abc import Callable
from typing import NamedTuple

from evendeal.cards import DeckOrder
from evendeal.poker import Action, HandState, Legal, RaiseTo, Setup, apply, legal, result, start
from support.poker.pokerkit_deviations import OFFERS, RESULTS
from support.poker.pokerkit_table import Offer, PokerKitTable, offer_of


class Outcome(NamedTuple):
    """How one hand went: excuses that were needed, decisions compared, played to its end."""

    excuses: tuple[str, ...]
    decisions: int
    finished: bool


def side_by_side(
    setup: Setup, luck: DeckOrder, choose: Callable[[Legal], Action], where: str
) -> Outcome:
    """One hand in both engines, up to a difference after which they part.

    Raises:
        AssertionError: a difference that no listed deviation explains.
    """
    state = start(setup, luck)
    table = PokerKitTable(setup, luck)
    log: list[Action] = []
    excuses: list[str] = []
    while (may := legal(state)).seat is not None:
        ours, theirs = offer_of(may), table.offer()
        action = choose(may)
        if ours != theirs:
            excuses += excused(state, ours, theirs, f"{where}: {setup} {log}")
            if ours[:2] != theirs[:2]:
                return Outcome(tuple(excuses), len(log), False)
            if isinstance(action, RaiseTo) and not fits(action, theirs):
                return Outcome(tuple(excuses), len(log), False)
        log.append(action)
        state = apply(state, action)
        table.act(action)
    table.pass_free_checks()
    ours_final, theirs_final = result(state), table.chip_scores()
    if ours_final.chip_scores != theirs_final:
        named = [row.__name__ for row in RESULTS if row(state, ours_final)]
        assert named, f"{where}: {setup} {log}: {ours_final.chip_scores} {theirs_final}"
        excuses += named[:1]
    return Outcome(tuple(excuses), len(log), True)


def excused(state: HandState, ours: Offer, theirs: Offer, where: str) -> list[str]:
    named = [row.__name__ for row in OFFERS if row(state, ours, theirs)]
    assert named, f"{where}: we offer {ours}, PokerKit {theirs}"
    return named[:1]


def fits(action: RaiseTo, offer: Offer) -> bool:
    return (
        offer.least is not None
        and offer.most is not None
        and offer.least <= action.chips <= offer.most
    )
