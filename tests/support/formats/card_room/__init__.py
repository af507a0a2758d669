"""Card room: one table whose players act themselves, hand by hand with luck of its own.

Everybody is dealt a card that nobody else sees. In the order of the seats each stays or drops; the
highest card of those who stay takes one point from each of the others who do. The luck of a hand
is drawn and sealed when it is dealt, and opened when all have acted. A player may leave; whoever
waits takes the seat later.
"""
