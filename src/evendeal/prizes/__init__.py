"""Money for stacks and ranks: the independent and the dependent chip model, chops, payouts."""
