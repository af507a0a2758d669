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

## Badges, seat cards, table cards, sheets for the doors

print-badges = Namensschilder
print-badge-number = Nr. { $number }
print-seat-cards = Platzkarten
print-table-cards = Tischkarten
print-door-sheets = Türschilder
print-place-table = Tisch
print-place-seat = Platz
print-part-open = OFFENER RAUM
print-part-closed = GESCHLOSSENER RAUM
print-round = Runde { $round }
print-rule-silence = Kein Wort über das Spiel, auch nicht danach: andere Tische spielen dasselbe.
print-rule-devices = Keine elektronischen Geräte in den Spielräumen.

## Timetable

print-timetable = Zeitplan
print-day = { $weekday }, { $day }.{ $month }.{ $year }
print-weekday-1 = Montag
print-weekday-2 = Dienstag
print-weekday-3 = Mittwoch
print-weekday-4 = Donnerstag
print-weekday-5 = Freitag
print-weekday-6 = Samstag
print-weekday-7 = Sonntag

## Labels of decks

print-labels = Deck-Etiketten
print-holder = Halter { $holder }
print-holder-deals = Deals { $first } bis { $last }
print-holder-decks =
    { $n ->
        [one] { $n } Deck
       *[other] { $n } Decks
    }
print-deck = Tisch { $table } · Deal { $deal }
print-reserve = Reserve { $n }
print-reserve-mark = RESERVE
print-seal-number = Siegel-Nr.

## Sheets to sort by hand

print-hand-sort = Blatt zum Sortieren von Hand
print-hand-sort-secret = Für die Deckverwahrung und die zwei, die sortieren. Wer dieses Blatt gesehen hat, spielt nicht.
print-hand-sort-lay = Das Deck einmal offen auslegen, eine Reihe je Farbe, Ass bis König: alle { $n } Karten sind da.
print-hand-sort-pick = Die zweite Person liest das Blatt vor; die erste greift jede Karte und legt sie offen auf die letzte: { $n } Griffe.
print-hand-sort-turn = Den Stapel umdrehen: Karte 1 liegt oben, verdeckt.
print-hand-sort-check = Die zweite Person geht das Deck einmal von oben durch und hakt jede Karte ab. Dann wird es versiegelt und bekommt sein Etikett.
print-hand-sort-count = { $n } Schritte je Deck: einmal auslegen, { $picks } Griffe, eine Prüfung.
print-hand-sort-label = Etikett
print-hand-sort-sorted = sortiert von
print-hand-sort-checked = geprüft von
print-hand-sort-top = oben im Deck
print-hand-sort-bottom = unten im Deck
