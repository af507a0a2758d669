### Was gedruckt wird.

print-session = Session { $session }
print-deals = Deals { $first } bis { $last }
print-deal = Deal { $first }
print-blinds = Blinds { $small }/{ $big }
print-ante = Ante { $chips }
print-big-blind-ante = Big-Blind-Ante { $chips }
print-cap = Cap { $chips }
print-no-cap = kein Cap
print-sheet = Blatt { $n } von { $of }
print-verify = Zum Prüfen: { $address }

## Handouts

print-handouts = Handouts
print-ended = beendet { $time }
print-handout-key = Neben den Karten: was jeder Platz mit dem ganzen Board hat. Darunter: was die Tische aus dem Platz gemacht haben, auf dem sie sich am meisten unterscheiden, das Beste fett.
print-button = Button { $seat }
print-leaf = Siegelblatt { $number }
print-seat = Platz { $seat }
print-mark-button = B
print-mark-small = SB
print-mark-big = BB
print-table = Tisch { $table }
print-least = kleinstes
print-median = Median
print-greatest = größtes
print-alike = Jeder Tisch hat aus jedem Platz dasselbe gemacht.
print-no-board = kein Board: vor dem Flop beendet
print-empty = leerer Platz
print-ruled = * durch Entscheidung
print-replaced = ersetzt
print-replaced-why = Durch einen Reserve-Deal ersetzt: er zählt für niemanden.
print-in-place = Gespielt anstelle von Deal { $deal }.

print-made-high_card = { $a } hoch
print-made-pair = Paar { $a }
print-made-two_pair = { $a } und { $b }
print-made-three_of_a_kind = Drilling { $a }
print-made-straight = Straße { $a }
print-made-flush = Flush { $a }
print-made-full_house = Full { $a }/{ $b }
print-made-four_of_a_kind = Vierling { $a }
print-made-straight_flush = Straight Flush { $a }
print-made-royal_flush = Royal Flush
print-made-two_cards = { $a } { $b }
print-made-suited_cards = { $a } { $b }, eine Farbe
