### How it works, in three minutes.

how-minutes = In three minutes
how-lead = In cards and dice luck decides the evening and skill the year. Duplicate play takes the luck out: everybody gets the same, and only the play is compared.
how-same = The same cards in the same seat
how-same-why = A deal is one order of the deck. Every table plays every deal: seat 2 holds the same two queens at each of them, against the same cards, with the same board to come.
how-table = Table { $table }, seat 2
how-team = Team { $team }
how-differs = What differs is the play
how-differs-why = One bets, one waits, one gives up. The cards were the same, so the chips that each of them made tell how they were played.
how-did-bets = raises, is called, bets the flop
how-did-waits = raises, nobody calls the flop
how-did-folds = calls, and folds to a bet
how-seats = Compared seat by seat
how-seats-why = Each team has a player in every seat, at another table each. Over all deals the most chips of a seat bring the most points: of six teams six, five, four, down to one. Nobody is better off for sitting behind the button, since everybody sits there.
how-seats-drawn = Chips of seat 2 over all deals, and the points for them
how-rolls = In two rooms the same rolls
how-rolls-why = A match of backgammon is played twice: in the open room one team has White, in the closed room the other. Both rooms get the same rolls. Where they first play one differently they part, and the difference between the rooms becomes IMP and victory points.
how-rolls-drawn = Two courses, alike up to roll 5, then apart
how-ring = the ring: where they parted
how-closed = Closed until all have played it
how-closed-why = Who has played a deal may not tell who has not. So a deal is shown when the last table has finished it, with its cards and every hand. “Comparable: 15 of 24” counts those; standings are made of them alone.
how-closed-drawn = Filled: played at all tables, open. Comparable: { $part } of { $whole }.
how-sealed = The luck is sealed first
how-sealed-why = All cards and rolls are drawn before anybody sits down, and a seal of them is published: a short text that fits nothing else. When a deal opens, anybody can check that it is the one that was sealed, also with a script that needs none of our programs.
how-code = I have a code
