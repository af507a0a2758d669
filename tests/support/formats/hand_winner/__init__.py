"""Hand winner: two entries at one table turn cards; whoever wins more hands goes on alone.

Stage 1 is a duel: in each hand either entry turns a card of the same sealed deck-order, the
higher one wins. Stage 2 is played by the winner alone, for a bonus: a hand is won by a picture
or an ace.
"""
