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
