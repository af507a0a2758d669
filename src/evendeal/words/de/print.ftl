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

## Certificate of the draw

print-certificate = Urkunde der Auslosung
print-certificate-what = Alles Glück dieser Session wurde vor dem Spiel gezogen und versiegelt. Die Zahlen unten sind das Siegel: was später geöffnet wird, muss zu ihnen passen, sodass nichts davon ausgetauscht worden sein kann.
print-certificate-sealed = versiegelt { $time }
print-certificate-seal = Siegel der Veranstaltung
print-certificate-key = Schlüssel des Protokolls
print-certificate-commitment = Session
print-certificate-reserve = Ihre Reserve-Deals
print-certificate-root = Wurzel ihrer Blätter
print-certificate-described = Öffentlicher Zufall
print-certificate-beacon = Sein Wert
print-certificate-secret = Geöffnetes Geheimnis
print-rehearsal = Probe: es spielen Programme, und die Geheimnisse kommen aus einem Startwert, sodass das Glück vorher bekannt sein konnte. Sie zählt nichts.
print-certificate-director = Turnierleitung, Datum
print-repeats = Plätze: was aus früheren Sessions wiederkehrt
print-repeats-made = diese Auslosung
print-repeats-least = keine Auslosung weniger als
print-repeats-neighbours = dieselben zwei nebeneinander
print-repeats-seats = derselbe Spieler auf demselben Platz
print-repeats-meetings = dieselben zwei an einem Tisch
print-certified-holds = Alles, was davon öffentlich ist, passt zum Siegel.
print-certified-unproved = Noch lässt sich nicht alles prüfen: der Rest wird geöffnet, wenn er gespielt ist.
print-certified-in-part = Was davon öffentlich ist, passt zum Siegel. Nicht alles lässt sich prüfen: der Nachweis sagt, was und warum.
print-certified-fails = Nicht in Ordnung: etwas Veröffentlichtes passt nicht zum Siegel. Der Nachweis sagt, was.

## Booklet of results

print-booklet = Ergebnisse
print-booklet-result = Ergebnis
print-booklet-team = Team
print-booklet-teams = Teams
print-booklet-player = Spieler
print-booklet-players = Spieler
print-booklet-match = Match
print-booklet-matches = Matches
print-booklet-rounds = Runden
print-booklet-final = Finale
print-booklet-left = Ausgeschieden
print-booklet-left-at = Session { $session }, { $place } von { $field }
print-booklet-stays = Spielt weiter
print-booklet-yes = ja
print-points = Punkte
print-chips = Chips
print-total = Summe
print-booklet-explained-seat_teams = Jeder Tisch hat dieselben Deals gespielt. Jeder Platz wird mit demselben Platz der anderen Tische verglichen; was die Spieler eines Teams auf ihren Plätzen verdient haben, wird addiert.
print-booklet-explained-seat_ladder = Jeder Tisch hat dieselben Deals gespielt. Jeder Spieler wird mit denen verglichen, die dieselbe Platznummer hatten; die Letzten jedes Platzes schieden nach einer Session aus, die anderen nahmen Chips mit.
print-booklet-explained-room_match = Jedes Match wurde in zwei Räumen mit denselben Würfen gespielt, die Teams umgekehrt. Der Unterschied zwischen den Räumen ist, wie sie gespielt wurden.
print-booklet-seals = Siegel
print-booklet-seals-what = Alles Glück wurde vor dem Spiel gezogen und versiegelt. Wer diese Zahlen hat, kann prüfen, dass nichts davon ausgetauscht wurde.

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

## Recorder sheets

print-recorder = Aufzeichnungsblätter
print-recorder-how = Ein Kästchen für alles, was ein Platz tut, der Reihe nach, ohne die Blinds; getippt, wie es dasteht, vom Etikett an. Keine verdeckte Karte wird notiert.
print-recorder-first = zuerst Platz { $seat }
print-recorder-button = Button und Blinds: die des ersetzten Deals
print-recorder-stack = je { $chips } Chips
print-recorder-out = spielt nicht
print-recorder-chips = Chips + −
print-recorder-agreed = Der Tisch ist einverstanden (ok)
print-recorder-by = Aufgezeichnet von
print-street-preflop = Preflop
print-street-flop = Flop
print-street-turn = Turn
print-street-river = River
print-street-showdown = Showdown
print-typed-1 = foldet
print-typed-2 = checkt
print-typed-3 = callt
print-typed-4 = setzt oder erhöht auf 150 in dieser Runde
print-typed-5 = All-in
print-typed-6 = eine Gemeinschaftskarte
print-typed-7 = Platz 2 zeigt
print-typed-8 = Platz 4 muckt
print-typed-9 = Plätze 2 und 5 gewinnen den Hauptpot
print-typed-10 = Platz 3 gewinnt den ersten Nebenpot
print-typed-11 = die Hand von Platz 3 ist tot
print-typed-12 = der Tisch ist einverstanden

## Recorder sheets and roll sheets of matches

print-recorder-how-game = Eine Zeile je Zug: der Wurf und die Züge, jede Seite nach ihrer eigenen Zählung; getippt, wie es dasteht, vom Etikett an. Ein Wurf, mit dem nichts gezogen werden kann, steht allein.
print-room-open = offener Raum
print-room-closed = geschlossener Raum
print-final = Finale
print-game-of = Partie { $game } von { $games }
print-roll-set = Wurfsatz Nr. { $number }
print-white = Weiß
print-black = Schwarz
print-opening = Eröffnungswurf
print-roll = Wurf
print-play = Zug
print-winner = Gewinner
print-level-1 = einfach
print-level-2 = Gammon
print-level-3 = Backgammon
print-cube = Doppler
print-left = Übrige Steine
print-typed-game-1 = der Eröffnungswurf, der Würfel von Weiß zuerst
print-typed-game-2 = ein Wurf
print-typed-game-3 = ein Zug
print-typed-game-4 = von der Bar
print-typed-game-5 = herausgewürfelt
print-typed-game-6 = drei davon
print-typed-game-7 = doppelt
print-typed-game-8 = nimmt an
print-typed-game-9 = lehnt ab
print-typed-game-10 = Beaver
print-typed-game-11 = Weiß gibt ein Gammon auf
print-typed-game-12 = angenommen
print-typed-game-13 = abgelehnt
print-typed-game-14 = der Tisch ist einverstanden
print-rolls = Wurfblätter
print-rolls-secret = Für die Person, die in diesem Raum die Würfe legt oder ansagt. Die Spieler sehen einen Wurf, wenn er fällig ist, und nicht früher.
print-rolls-how = Die Würfe jeder Seite in der Reihenfolge, in der sie sie braucht. Jeden Wurf abhaken, wenn er angesagt ist.
print-rolls-anew = für den ersten Zug neu gewürfelt

## The protocol of a match

print-protocols = Matchprotokolle
print-protocol = Matchprotokoll
print-protocol-game = Partie Nr.
print-protocol-doubling = Dopplerwürfel
print-protocol-propose = Angebot
print-protocol-checkers = Übrige Steine
print-protocol-open = O
print-protocol-closed = G
print-protocol-team = Team: { $team }
print-protocol-open-side = Offener Raum, { $side }: { $player }
print-protocol-closed-side = Geschlossener Raum, { $side }: { $player }
print-protocol-sum = Summe in IMP
print-protocol-difference = Differenz IMP
print-protocol-vp = Ergebnis VP
print-protocol-letters = O ist der offene Raum, G der geschlossene. * von der Turnierleitung entschieden.
print-protocol-netted = IMP zählen aus dem Unterschied zwischen den Räumen.
print-protocol-each = IMP zählen aus jeder Partie für sich.
print-protocol-director = Turnierleitung
print-protocol-for = Für { $team }

## Slips with codes

print-codes = Codes
print-code-role-recorder = Protokoll
print-code-role-table_screen = Bildschirm am Tisch
print-code-role-custodian = Deckverwahrung
print-code-role-captain = Kapitän
print-code-role-player = Spieler
print-code-role-director = Turnierleitung
print-code-role-commentator = Kommentator
print-code-role-spectator = Zuschauer
print-code-opens-recorder = Er öffnet die Konsole dieses einen Tisches, in die dort das Protokoll getippt wird.
print-code-opens-table_screen = Er öffnet den zweiten Bildschirm dieses Tisches, der den Spielern zeigt, was im Protokoll steht, und nichts schreibt.
print-code-opens-custodian = Er öffnet die Verwahrung der versiegelten Decks und kein Ergebnis.
print-code-opens-captain = Er öffnet die Ergebnisse Ihres Teams, sobald sie öffentlich sind.
print-code-opens-player = Er öffnet Ihren Platz und später Ihre eigenen Ergebnisse.
print-code-opens-director = Er öffnet das Büro: jeden Tisch und die Entscheidungen.
print-code-opens-commentator = Er öffnet den Verlauf des Spiels und was offen ist.
print-code-opens-spectator = Er öffnet, was öffentlich ist.
print-code-single = Wählen Sie einen Namen und ein Passwort; der Code gilt für eine Person.
print-code-no-account = Er braucht kein Konto.
print-code-barred = Keine elektronischen Geräte in den Spielräumen: die Seite ist zu, während Sie spielen.
print-code-until = Gültig bis { $time }.
print-code-typed = Scannen oder eintippen auf { $address }
