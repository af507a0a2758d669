"""Money for stacks and places: the independent and the dependent chip model, chops, payouts."""
