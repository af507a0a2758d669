"""Small events of these formats, as files."""

HAND_WINNER = """\
[event]
id = "duel"
name = "The duel"
format = "hand_winner"

[play]
hands = 3
bonus = 2

[[entries]]
name = "Anna"

[[entries]]
name = "Bert"
"""

CARD_ROOM = """\
[event]
id = "evening"
name = "An evening of cards"
format = "card_room"

[play]
hands = 4
seats = 3

[[entries]]
name = "Anna"

[[entries]]
name = "Bert"

[[entries]]
name = "Cleo"

[[entries]]
name = "Dora"
"""

FILES = {"hand_winner": HAND_WINNER, "card_room": CARD_ROOM}
