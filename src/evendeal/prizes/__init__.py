"""Money for stacks and places: the independent and the dependent chip model, chops, payouts."""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from evendeal.prizes._compiled import is_compiled
    from evendeal.prizes.bubble import BubbleFactor, bubble_factors
    from evendeal.prizes.chop_called_off import CalledOff, called_off
    from evendeal.prizes.chop_methods import Chop, chop, chops
    from evendeal.prizes.chop_tickets import Tickets, hand_out
    from evendeal.prizes.decision import ModelAdvice, Shove, decide
    from evendeal.prizes.dependent import dcm, dcm_placement
    from evendeal.prizes.exact import (
        exact_dcm,
        exact_dcm_placement,
        exact_icm,
        exact_icm_placement,
    )
    from evendeal.prizes.independent import icm, icm_placement
    from evendeal.prizes.money import apportion
    from evendeal.prizes.payout_ties import OutTogether, out_together
    from evendeal.prizes.payouts import Payout, payout, share_tied, with_deal
    from evendeal.prizes.terms import NO_TERMS, Terms
    from evendeal.prizes.worth import Method, Model, Placement, Progress, Worth

__all__ = [
    "NO_TERMS",
    "BubbleFactor",
    "CalledOff",
    "Chop",
    "Method",
    "Model",
    "ModelAdvice",
    "OutTogether",
    "Payout",
    "Placement",
    "Progress",
    "Shove",
    "Terms",
    "Tickets",
    "Worth",
    "apportion",
    "bubble_factors",
    "called_off",
    "chop",
    "chops",
    "dcm",
    "dcm_placement",
    "decide",
    "exact_dcm",
    "exact_dcm_placement",
    "exact_icm",
    "exact_icm_placement",
    "hand_out",
    "icm",
    "icm_placement",
    "is_compiled",
    "out_together",
    "payout",
    "share_tied",
    "with_deal",
]

# Found when first asked for: a command that pays out starts without the models.
_MODULE_OF = {
    name: module
    for module, names in {
        "_compiled": "is_compiled",
        "bubble": "BubbleFactor bubble_factors",
        "chop_methods": "Chop chop chops",
        "chop_called_off": "CalledOff called_off",
        "chop_tickets": "Tickets hand_out",
        "decision": "ModelAdvice Shove decide",
        "dependent": "dcm dcm_placement",
        "exact": "exact_dcm exact_dcm_placement exact_icm exact_icm_placement",
        "independent": "icm icm_placement",
        "money": "apportion",
        "payout_ties": "OutTogether out_together",
        "payouts": "Payout payout share_tied with_deal",
        "terms": "NO_TERMS Terms",
        "worth": "Method Model Placement Progress Worth",
    }.items()
    for name in names.split()
}


def __getattr__(name: str) -> object:
    if name not in _MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(f"{__name__}.{_MODULE_OF[name]}"), name)
    globals()[name] = value
    return value
