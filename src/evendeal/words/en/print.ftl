### What is printed.

print-session = Session { $session }
print-deals = deals { $first } to { $last }
print-deal = deal { $first }
print-blinds = blinds { $small }/{ $big }
print-ante = ante { $chips }
print-big-blind-ante = big-blind ante { $chips }
print-cap = cap { $chips }
print-no-cap = no cap
print-sheet = sheet { $n } of { $of }
print-verify = Check it: { $address }

## Handouts

print-handouts = Handouts
print-ended = ended { $time }
print-handout-key = Beside the cards: what each seat makes with the whole board. The strip: what tables made of the seat in which they differ most, the best in bold.
print-button = button { $seat }
print-leaf = leaf { $number }
print-seat = seat { $seat }
print-mark-button = B
print-mark-small = SB
print-mark-big = BB
print-table = table { $table }
print-least = least
print-median = median
print-greatest = greatest
print-alike = Every table made the same of every seat.
print-no-board = no board: ended before the flop
print-empty = empty seat
print-ruled = * by ruling
print-replaced = replaced
print-replaced-why = Replaced by a reserve deal: it counts for nobody.
print-in-place = Played in place of deal { $deal }.

print-made-high_card = { $a } high
print-made-pair = pair { $a }
print-made-two_pair = { $a } and { $b }
print-made-three_of_a_kind = three { $a }
print-made-straight = straight { $a }
print-made-flush = flush { $a }
print-made-full_house = full { $a }/{ $b }
print-made-four_of_a_kind = four { $a }
print-made-straight_flush = straight flush { $a }
print-made-royal_flush = royal flush
print-made-two_cards = { $a } { $b }
print-made-suited_cards = { $a } { $b } suited

## Badges, seat cards, table cards, sheets for the doors

print-badges = Badges
print-badge-number = no. { $number }
print-seat-cards = Seat cards
print-table-cards = Table cards
print-door-sheets = Sheets for the doors
print-place-table = Table
print-place-seat = Seat
print-part-open = OPEN ROOM
print-part-closed = CLOSED ROOM
print-round = round { $round }
print-rule-silence = Not a word about the play, not even afterwards: other tables play the same.
print-rule-devices = No electronic devices in the playing rooms.

## Timetable

print-timetable = Timetable
print-day = { $weekday }, { $year }-{ $month }-{ $day }
print-weekday-1 = Monday
print-weekday-2 = Tuesday
print-weekday-3 = Wednesday
print-weekday-4 = Thursday
print-weekday-5 = Friday
print-weekday-6 = Saturday
print-weekday-7 = Sunday

## Certificate of the draw

print-certificate = Certificate of the draw
print-certificate-what = All luck of this session was drawn and sealed before play. The figures below are the seal: what is opened later must agree with them, so that nothing of it can have been exchanged.
print-certificate-sealed = sealed { $time }
print-certificate-seal = Seal of the event
print-certificate-key = Key of the log
print-certificate-commitment = Session
print-certificate-reserve = Its reserve deals
print-certificate-root = Root of its leaves
print-certificate-described = Public randomness
print-certificate-beacon = Its value
print-certificate-secret = Opened secret
print-rehearsal = Rehearsal: the players are programs, and the secrets come from a seed, so that the luck could be known beforehand. It counts for nothing.
print-certificate-director = Director, date
print-repeats = Seats: what of former sessions comes again
print-repeats-made = this draw
print-repeats-least = no draw less than
print-repeats-neighbours = the same two side by side
print-repeats-seats = the same player on the same seat
print-repeats-meetings = the same two at one table
print-certified-holds = Everything that is public of it agrees with the seal.
print-certified-unproved = Not everything can be checked yet: the rest is opened when it has been played.
print-certified-in-part = What is public of it agrees with the seal. Not everything can be checked: the proof says what, and why.
print-certified-fails = Not in order: something that was published does not agree with the seal. The proof says what.

## Booklet of results

print-booklet = Results
print-booklet-result = Result
print-booklet-team = Team
print-booklet-teams = Teams
print-booklet-player = Player
print-booklet-players = Players
print-booklet-match = Match
print-booklet-matches = Matches
print-booklet-rounds = Rounds
print-booklet-final = Final
print-booklet-left = Left
print-booklet-left-at = session { $session }, { $place } of { $field }
print-booklet-stays = Plays on
print-booklet-yes = yes
print-points = Points
print-chips = Chips
print-total = Total
print-booklet-explained-seat_teams = Every table played the same deals. Each seat is compared with the same seat at the other tables; what the players of a team earned in their seats is added.
print-booklet-explained-seat_ladder = Every table played the same deals. Each player is compared with those who held the same seat number; the last of each seat left after a session, the others carried chips over.
print-booklet-explained-room_match = Every match was played in two rooms with the same rolls, the teams the other way round. The difference between the rooms is how they were played.
print-booklet-seals = Seals
print-booklet-seals-what = All luck was drawn and sealed before play. Whoever has these figures can check that nothing of it was exchanged.

## Labels of decks

print-labels = Labels of decks
print-holder = Holder { $holder }
print-holder-deals = deals { $first } to { $last }
print-holder-decks =
    { $n ->
        [one] { $n } deck
       *[other] { $n } decks
    }
print-deck = table { $table } · deal { $deal }
print-reserve = reserve { $n }
print-reserve-mark = RESERVE
print-seal-number = Seal no.

## Sheets to sort by hand

print-hand-sort = Sheet to sort a pack by hand
print-hand-sort-secret = For the deck custodian and the two who sort. Whoever has seen this sheet does not play.
print-hand-sort-lay = Lay the pack out once, face up, a row for each suit, ace to king: all { $n } cards are there.
print-hand-sort-pick = The second person reads the sheet out; the first picks each card and puts it face up on the last: { $n } picks.
print-hand-sort-turn = Turn the pile over: card 1 lies on top, face down.
print-hand-sort-check = The second person goes through the pack once from the top and ticks each card. Then it is sealed and gets its label.
print-hand-sort-count = { $n } steps a pack: one laying out, { $picks } picks, one check.
print-hand-sort-label = label
print-hand-sort-sorted = sorted by
print-hand-sort-checked = checked by
print-hand-sort-top = top of the pack
print-hand-sort-bottom = bottom of the pack

## Recorder sheets

print-recorder = Recorder sheets
print-recorder-how = A box for each thing that a seat does, in turn, blinds left out; typed as it stands, from the label on. No hole card is written.
print-recorder-first = seat { $seat } first
print-recorder-button = button and blinds: those of the deal it replaces
print-recorder-stack = { $chips } chips each
print-recorder-out = does not play
print-recorder-chips = Chips + −
print-recorder-agreed = The table agrees (ok)
print-recorder-by = Recorded by
print-street-preflop = Preflop
print-street-flop = Flop
print-street-turn = Turn
print-street-river = River
print-street-showdown = Showdown
print-typed-1 = folds
print-typed-2 = checks
print-typed-3 = calls
print-typed-4 = bets or raises to 150 on this street
print-typed-5 = all-in
print-typed-6 = a community card
print-typed-7 = seat 2 shows
print-typed-8 = seat 4 mucks
print-typed-9 = seats 2 and 5 win the main pot
print-typed-10 = seat 3 wins the first side pot
print-typed-11 = the hand of seat 3 is dead
print-typed-12 = the table agrees

## Recorder sheets and roll sheets of matches

print-recorder-how-game = A line a turn: the roll and the moves, each side by its own numbering; typed as it stands, from the label on. A roll with which nothing can be played stands alone.
print-room-open = open room
print-room-closed = closed room
print-final = final
print-game-of = game { $game } of { $games }
print-roll-set = set of rolls no. { $number }
print-white = White
print-black = Black
print-opening = Opening roll
print-roll = Roll
print-play = Play
print-winner = Winner
print-level-1 = single
print-level-2 = gammon
print-level-3 = backgammon
print-cube = Cube
print-left = Checkers left
print-typed-game-1 = the opening roll, White's die first
print-typed-game-2 = a roll
print-typed-game-3 = a move
print-typed-game-4 = from the bar
print-typed-game-5 = borne off
print-typed-game-6 = three of them
print-typed-game-7 = doubles
print-typed-game-8 = takes
print-typed-game-9 = passes
print-typed-game-10 = beavers
print-typed-game-11 = White resigns a gammon
print-typed-game-12 = accepted
print-typed-game-13 = declined
print-typed-game-14 = the table agrees
print-rolls = Roll sheets
print-rolls-secret = For whoever lays or announces the rolls in this room. The players see a roll when it is due, and no sooner.
print-rolls-how = Each side's rolls in the order in which it uses them. Tick each roll when it is announced.
print-rolls-anew = rolled anew for the first turn

## The protocol of a match

print-protocols = Match protocols
print-protocol = Match protocol
print-protocol-game = Game No.
print-protocol-doubling = Doubling cube
print-protocol-propose = Propose
print-protocol-checkers = Number of remained checkers
print-protocol-open = O
print-protocol-closed = C
print-protocol-team = Team: { $team }
print-protocol-open-side = Open room, { $side }: { $player }
print-protocol-closed-side = Closed room, { $side }: { $player }
print-protocol-sum = Sum in IMP
print-protocol-difference = Difference IMP
print-protocol-vp = Result VP
print-protocol-letters = O is the open room, C the closed. * decided by the director.
print-protocol-netted = IMP are taken of the difference between the rooms.
print-protocol-each = IMP are taken of each game by itself.
print-protocol-director = Director
print-protocol-for = For { $team }

## Slips with codes

print-codes = Codes
print-code-role-recorder = Recorder
print-code-role-table_screen = Table screen
print-code-role-custodian = Deck custodian
print-code-role-captain = Captain
print-code-role-player = Player
print-code-role-director = Director
print-code-role-commentator = Commentator
print-code-role-spectator = Spectator
print-code-opens-recorder = It opens the console of this table alone, in which its recorder types what is played there.
print-code-opens-table_screen = It opens the second screen at this table, which shows its players what the recorder has and writes nothing.
print-code-opens-custodian = It opens the custody of the sealed decks, and no result.
print-code-opens-captain = It opens your team's results as soon as they are public.
print-code-opens-player = It opens your seat, and later your own results.
print-code-opens-director = It opens the office: every table, and the rulings.
print-code-opens-commentator = It opens the course of play, and what is open.
print-code-opens-spectator = It opens what is public.
print-code-single = Choose a name and a password; the code is good for one person.
print-code-no-account = It needs no account.
print-code-barred = No electronic devices in the playing rooms: the page is closed while you play.
print-code-until = Good until { $time }.
print-code-typed = Scan it, or type it at { $address }
