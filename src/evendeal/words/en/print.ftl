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
