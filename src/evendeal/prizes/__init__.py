"""Money for stacks and places: the independent and the dependent chip model, chops, payouts."""

from evendeal.prizes.worth import Method, Model, Placement, Progress, Worth

__all__ = ["Method", "Model", "Placement", "Progress", "Worth"]
