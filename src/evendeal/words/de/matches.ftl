### The public pages of team matches.

## What an event of matches is

match-game-backgammon = Backgammon
match-game-long-gammon = Long Gammon
match-open-room = Offener Raum
match-closed-room = Geschlossener Raum
match-sub-teams = { $n } Teams
match-sub-boards =
    { $n ->
        [one] ein Brett je Team
       *[other] { $n } Bretter je Team
    }
match-sub-games =
    { $n ->
        [one] Matches über { $n } Partie
       *[other] Matches über { $n } Partien
    }
match-sub-final = ein Finale über { $n }
match-sub-rehearsal = Probe
match-and = { $before } und { $last }
match-against = { $first } gegen { $second }
match-lead =
    { $games ->
        [one] { $teams } Teams treffen sich in Matches über { $games } Partie, jede in einem offenen und einem geschlossenen Raum mit denselben Würfen gespielt. Was das Glück dem einen Team im offenen Raum gibt, gibt es dem anderen im geschlossenen; der Unterschied zwischen den Räumen ist, wie die Würfe gespielt wurden.
       *[other] { $teams } Teams treffen sich in Matches über { $games } Partien, jede in einem offenen und einem geschlossenen Raum mit denselben Würfen gespielt. Was das Glück dem einen Team im offenen Raum gibt, gibt es dem anderen im geschlossenen; der Unterschied zwischen den Räumen ist, wie die Würfe gespielt wurden.
    }
match-final = Finale
match-round = Runde { $round }
match-games =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
match-cube-passed = { $value } abgelehnt
match-how-gammon = Gammon
match-how-backgammon = Backgammon
match-how-long-gammon = Mars
match-how-long-backgammon = Koks
match-how-resigned = aufgegeben
match-how-drawn = unentschieden
match-how-decided = entschieden
match-how-left = { $n } übrig
match-how-cube = Doppler { $cube }

## The page of an event of matches

match-teams = Teams
match-after-rounds = Nach den Runden
match-standings = Rangliste
match-fact-games = Spiele
match-fact-match = Ein Match
match-each-room =
    { $n ->
        [one] { $n } Partie in jedem Raum
       *[other] { $n } Partien in jedem Raum
    }
match-fact-rolls = Würfe
match-rolls-drawn = vor dem Spiel gezogen und versiegelt
match-rolls-thrown = am ersten Tisch geworfen, der sie braucht
match-none-withdrawn = Das Turnier wurde abgesagt, bevor ein Match vorbei war.
match-none-drawn = Die Würfe sind gezogen und versiegelt; niemand hat einen gesehen. Das Spiel hat nicht begonnen.
match-none-thrown = Das Spiel hat nicht begonnen. Die Würfe werden an den Tischen geworfen und im anderen Raum wiederholt.
match-none-sealed = Das Spiel hat nicht begonnen.
match-none-running = Die ersten Matches werden gespielt.
match-withdrawn = Das Turnier ist abgesagt.
match-standings-later = Die Rangliste erscheint hier mit dem ersten Match, das beide Räume beendet haben.
match-all-standings = Rangliste der Teams und Spieler
match-list-lead = Jedes Match jeder Runde: die IMP beider Teams, und VP, wenn es zu Ende ist.
match-players = Spieler
match-players-what = Gewonnene minus verlorene IMP am eigenen Tisch, jede Partie für sich, über alle Bretter.
match-players-what-final = Gewonnene minus verlorene IMP am eigenen Tisch, jede Partie für sich, über alle Bretter und das Finale.
match-players-later = Eine Rangliste der Spieler erscheint hier mit der ersten Partie, die beide Räume beendet haben.
match-rounds = Runden
match-scored-rolls = <b>Dieselben Würfe in beiden Räumen.</b> { match-lead }
match-scored-games = <b>Jede Partie hat ihren Wert.</b>
match-scored-early = <b>Nichts vorab.</b> Ein Wurf und sein Zug werden gezeigt, wenn beide Räume sie gespielt haben; der geschlossene Raum hat keine Zuschauer.
match-scored-seals = <seals>Mit den Siegeln</seals> kann danach jeder prüfen, dass kein Wurf geändert wurde.
match-rehearsal = Eine Probe: es spielen Programme; Würfe, Siegel und Wertung sind die echten.
match-decision-game-open = Partie { $game }, offener Raum
match-decision-game-closed = Partie { $game }, geschlossener Raum
match-decision-rule = Regel { $rule }, { $at }.
match-paused = Unterbrochen
match-count = { $part } Matches
match-the-final = Das Finale, { $game }
match-final-of = Das Finale: { $name }.
match-finished = beendet
match-cell-games = { $finished } von { $games } Partien
match-cell-now = Partie { $game } von { $games }, Wurf { $turn }
match-to-come = folgt
match-is-now = jetzt
match-bye = { $teams }: spielfrei
match-result = Ergebnis
match-by = entschieden hat { $what }
match-place = Platz
match-matches = Matches
match-shared = geteilt
match-in-final = im Finale
match-ahead-quotient = vorn nach IMP-Quotient
match-ahead-imp = vorn nach IMP-Differenz
match-ahead-head = vorn im direkten Vergleich
match-ahead-smp = vorn nach SMP-Differenz
match-ahead-games = vorn nach gewonnenen Partien
match-won-lost = { $won } zu { $lost }
match-ranking = Einzelrangliste
match-player = Spieler
match-games-played = Partien
match-imp-won = IMP gewonnen
match-imp-lost = verloren
match-hall-sealed = Versiegelt { $at }
match-hall-turn = Seiten blättern
match-hall-hold = Seiten anhalten
match-hall-rounds =
    { $n ->
        [one] { $n } Runde
       *[other] { $n } Runden
    }
match-hall-rounds-final =
    { $n ->
        [one] { $n } Runde und ein Finale
       *[other] { $n } Runden und ein Finale
    }

## A match, both rooms side by side

match-not-here = Nicht hier
match-no-game = Keine Partie { $game }
match-none = Dieses Match gibt es im Turnier nicht, oder es ist noch nicht angesetzt.
match-has-games = Ein Match dieses Turniers hat { $games } Partien.
match-all = Alle Matches
match-the-match = Das Match
match-at = Partie { $game }
match-at-start = Partie { $game }, der Anfang
match-at-roll = Partie { $game }, Wurf { $roll }
match-at-parted = Wo sich die Räume trennten: Partie { $game }, Wurf { $roll }
match-embargo = Ein Wurf wird gezeigt, wenn beide Räume ihn gespielt haben.
match-both-finished = In beiden Räumen beendet.
match-start = der Anfang
match-roll = Wurf { $roll }
match-same = Derselbe Wurf in beiden Räumen.
match-turn-boards = Bretter umdrehen
match-protocol = Protokoll
match-sheet = Protokollblatt
match-games-of = Partien des Matches
match-games-what = IMP jeder Partie, beide Räume zusammen
match-game = Partie
match-game-short = <word>Partie </word>{ $game }
match-level = gleichauf
match-through = Durch die Würfe gehen
match-to-start = Zum Anfang
match-to-last = Zum letzten gezeigten Wurf
match-key-home = Taste Pos1
match-key-end = Taste Ende
match-slider = Wurf
match-roll-of = { $at } von { $last }
match-not-begun = Dieses Match hat nicht begonnen.
match-not-begun-then = Dann stehen hier beide Räume nebeneinander, Wurf für Wurf. Jeder Wurf wird gezeigt, wenn beide Räume ihn gespielt haben.
match-who-sits = <name>{ $white }</name> mit Weiß, <name>{ $black }</name> mit Schwarz
match-start-label = Der Anfang
match-room-open = Offener Raum, Partie { $game }
match-room-closed = Geschlossener Raum, Partie { $game }
match-board-at = { $room }, { $at }
match-pips = Augen
match-heads = Fünfzehn Steine auf jedem Kopf.
match-the-start = Der Anfang.
match-let-stand = (bleibt stehen)
match-over-at = Zu Ende bei Wurf { $roll }.
match-corrected = Vorher korrigiert:
match-race = Das Rennen
match-race-white =
    { $n ->
        [one] Weiß { $n } Auge vorn
       *[other] Weiß { $n } Augen vorn
    }
match-race-black =
    { $n ->
        [one] Schwarz { $n } Auge vorn
       *[other] Schwarz { $n } Augen vorn
    }
match-race-room = { $room }: <b>{ $ahead }</b>
match-race-what = Nach oben führt Weiß, nach unten Schwarz. Die Linien trennen sich, wo es die Räume taten.
match-draw = Ein Unentschieden
match-is-level = Gleichauf
match-won-by = { $team } gewann mit { $n } IMP
match-ahead-by = { $team } führt mit { $n } IMP
match-points = , { $won }–{ $lost } VP
match-course = Partie für Partie
match-imp-course = IMP Partie für Partie
match-leg-level = Partie { $game }: 0 IMP, gleichauf
match-leg = Partie { $game }: { $imps } IMP, an { $team }
match-course-what = Beide Räume zusammen: nach oben <name>{ $up }</name>, nach unten <name>{ $down }</name>.
match-moved-one = Partie { $game } bewegte am meisten, { $net } IMP.
match-moved-several = Die Partien { $games } bewegten am meisten, je { $net } IMP.
match-cube = Doppler
match-show-roll = Wurf { $roll } zeigen
match-has-white = Weiß hat { $first }-{ $second }
match-has-black = Schwarz hat { $first }-{ $second }
match-roll-one = nur in einem Raum
match-roll-alike = in beiden Räumen gleich
match-roll-same = derselbe Wurf in beiden Räumen
match-roll-parted = aus derselben Stellung
match-brought = Was Partie { $game } brachte
match-brought-open = Offen
match-brought-closed = Geschlossen
match-to = an <name>{ $team }</name>

## All games of an event

match-games-lead = Jede begonnene Partie: wie sie in beiden Räumen endete, und was sie bewegte. Die IMP beider Räume zählen zusammen.
match-games-count = { $part } Partien
match-games-widest = Die Partien, die am meisten bewegten
match-games-all = Alle Partien
match-games-found =
    { $n ->
        [one] { $n } Partie
       *[other] { $n } Partien
    }
match-games-nothing = So ist keine Partie.
match-games-clear = Alle Partien zeigen
match-games-more = { $n } weitere zeigen
match-games-none = Eine Partie erscheint hier mit ihrem ersten Wurf, den beide Räume gespielt haben.
match-games-who = Team oder Spieler
match-games-round-any = Alle Runden
match-games-state = Welche Partien
match-games-state-any = Alle Partien
match-games-state-over = In beiden Räumen beendet
match-games-state-playing = Wird gespielt
match-games-state-decisive = Entschied ihr Match
match-games-ending = Ende
match-games-ending-any = Jedes Ende
match-games-ending-passed = Verdopplung abgelehnt
match-games-ending-gammon = Gammon oder mehr
match-games-ending-resigned = Aufgegeben
match-games-ending-drawn = Unentschieden
match-games-ending-decided = Von der Turnierleitung
match-games-cube-any = Jeder Doppler
match-games-cube-least = Doppler { $cube } oder mehr
match-games-order = Reihenfolge
match-games-order-play = Wie gespielt
match-games-order-swing = Größte Wirkung zuerst
match-games-order-cube = Höchster Doppler zuerst
match-games-decisive = entschied das Match
match-games-key = Neben jedem Raum steht, was der Sieger dort an IMP gewann. Eine Partie entschied ihr Match, wenn der Sieger es ohne sie nicht gewonnen hätte.
match-games-key-netted = Neben jedem Raum steht, was der Sieger dort an SMP gewann; die IMP sind die der Differenz. Eine Partie entschied ihr Match, wenn der Sieger es ohne sie nicht gewonnen hätte.

## The protocol of a match

match-protocol-later = Das Protokoll beginnt mit der ersten Partie, die beide Räume beendet haben. Jede Partie zählt kleine Matchpunkte (SMP) nach den Steinen des Verlierers und dem Doppler, und diese zählen IMP.
match-protocol-of = Protokoll des Matches
match-opening = Eröffnung
match-room = Raum
match-checkers-left = Übrige Steine
match-left = Übrig
match-row-open = offen
match-row-closed = geschlossen
match-team-imp = { $team } IMP
match-so-far = Bisher
match-difference = , Differenz { $difference }
match-difference-vp = , Differenz { $difference }, { $won }–{ $lost } VP
match-difference-extrapolated = , Differenz { $difference }, { $won }–{ $lost } VP (extrapoliert)

## Opened roll sets

sets-none = Noch keine. Die Würfe einer Partie werden geöffnet, wenn sie in beiden Räumen vorbei ist, und hier gegen das Siegel geprüft.
sets-what = Die Würfe einer Partie werden geöffnet, wenn sie in beiden Räumen vorbei ist. Ein Satz hat mehr Würfe, als je eine Partie braucht.
sets-salt = Salz
sets-game = Die Partie
sets-opened = Geöffnete Wurfsätze
sets-of = { $first } gegen { $second }, Partie { $game }
sets-check = Diesen Browser jeden offenen Wurfsatz prüfen lassen.
sets-check-here = Hier prüfen
sets-reading = Die Dateien werden gelesen.
sets-wrong-one = Satz { $set } der Session { $session }
sets-fails = { $sets } gehört nicht zum Siegel. Sagen Sie es der Turnierleitung.
sets-nothing = Noch ist kein Wurfsatz mit veröffentlichter Wurzel offen.
sets-agree =
    { $n ->
        [one] Ihr Browser hat das Blatt des einen offenen Satzes aus Würfen und Salz berechnet und den Pfad bis zur versiegelten Wurzel verfolgt. Sie stimmen überein.
       *[other] Ihr Browser hat die Blätter aller { $n } offenen Sätze aus Würfen und Salz berechnet und jeden Pfad bis zur versiegelten Wurzel verfolgt. Sie stimmen überein.
    }
sets-unread = Die Dateien ließen sich nicht lesen. Versuchen Sie es noch einmal.

## The proof of an event of matches

match-proof-drawn = Jeder Wurf wurde vor dem Spiel gezogen und versiegelt. Was versiegelt ist, lässt sich nicht ändern, ohne ein Siegel zu brechen, und Sie müssen dieser Seite nicht vertrauen, um es zu sehen.
match-proof-thrown = Die Würfe dieses Turniers werden am ersten Tisch geworfen, der sie braucht, und im anderen Raum wiederholt. Geworfene Würfe lassen sich nicht versiegeln; das Protokoll, das sie hat, ist signiert, damit es nicht umgeschrieben werden kann.
match-proof-seals = Die Siegel
match-proof-root =
    { $n ->
        [one] Wurzel über { $n } Wurfsatz
       *[other] Wurzel über { $n } Wurfsätze
    }
match-proof-root-later = wird veröffentlicht, wenn die Session beginnt
match-proof-secret-later = wird veröffentlicht, wenn ihr letztes Match beendet ist
match-proof-lots = Lose, der Reihe nach
match-proof-for-all = Für alle
match-proof-none = keiner wurde eingemischt: der Veranstalter hätte die Geheimnisse wählen können
match-proof-take = Oder keinem Browser trauen: die Dateien nehmen.
match-proof-run-later = Es ausführen, wenn das Spiel begonnen hat: dann liegt opened.json neben dem Siegel.

## The protocol as a sheet of paper

sheet-title = Matchprotokoll
sheet-what =
    { $n ->
        [one] { $stage }, <name>{ $first }</name> gegen <name>{ $second }</name>, { $game }, { $n } Partie in jedem Raum
       *[other] { $stage }, <name>{ $first }</name> gegen <name>{ $second }</name>, { $game }, { $n } Partien in jedem Raum
    }
sheet-print = Drucken
sheet-results-of = { $room }, Ergebnisse der Spieler
sheet-sides = <name>{ $white }</name> (Weiß) – <name>{ $black }</name> (Schwarz)
sheet-by-game = { $room }, Partie für Partie
sheet-doubler = Doppler
sheet-propose = Angebot
sheet-checkers = Steine
sheet-imp = Internationale Matchpunkte
sheet-number = Partie Nr.
sheet-opening = Eröffnungswurf
sheet-cube = Dopplerwürfel
sheet-remained = Übrige Steine
sheet-open-letter = O
sheet-closed-letter = G
sheet-decided = von der Turnierleitung entschieden
sheet-sum = Summe in IMP
sheet-difference = Differenz IMP
sheet-vp = Ergebnis VP
sheet-team = Team: { $team }
sheet-open-side = Offener Raum, { $side }:
sheet-closed-side = Geschlossener Raum, { $side }:
sheet-playing = Das Match läuft: { $part } Partien sind in beiden Räumen beendet.
sheet-letters = O ist der offene Raum, G der geschlossene.
sheet-netted = IMP zählen aus dem Unterschied zwischen den Räumen.
sheet-each = IMP zählen aus jeder Partie für sich.
sheet-extrapolated = Die Siegpunkte sind für diese Zahl von Partien extrapoliert.
sheet-no-vp = Für diese Zahl von Partien gibt es keine Spalte der Siegpunkte.
sheet-star = * von der Turnierleitung entschieden.
sheet-for = Für <name>{ $team }</name>
sheet-director = Turnierleitung

## One's own place in an event of matches

mine-match-now = Jetzt
mine-match-next = Als Nächstes
mine-match-none = Noch ist kein Match von Ihnen geplant.
mine-match-over = Alle Ihre Matches sind beendet.
mine-match-table = Tisch
mine-match-against = gegen { $name }
mine-match-round = Runde
mine-match-opponent = Gegen
mine-match-where = Wo
mine-match-imp = IMP
mine-match-vp = VP
mine-match-seat = Tisch { $table }, { $side }
mine-match-both = Eine Partie zählt hier, wenn beide Räume sie beendet haben. Bis dahin erfährt niemand, wie sie im anderen Raum ausging, auch Sie nicht.
mine-match-players = Die Spieler des Teams
mine-match-ranking = In der Einzelrangliste
mine-match-lead = Runde { $round } gegen { $opponent }: { $game }, { $games }
mine-match-lead-final = Das Finale gegen { $opponent }: { $game }, { $games }

## A match in sentences

match-side-white = Weiß
match-side-black = Schwarz
match-level-single = eine einfache Partie
match-level-gammon = ein Gammon
match-level-backgammon = ein Backgammon
match-level-long-single = ein Oin
match-level-long-gammon = ein Mars
match-level-long-backgammon = ein Koks
match-act-double = { $side } verdoppelt auf { $value }
match-act-beaver = { $side } erhöht mit Beaver auf { $value }
match-act-take = { $side } nimmt an
match-act-pass = { $side } lehnt ab
match-act-resign = { $side } bietet an, { $level } zu verlieren
match-act-accept_resignation = { $side } nimmt die Aufgabe an
match-act-decline_resignation = { $side } nimmt die Aufgabe nicht an
match-turn-played = { $side } { $roll }: { $play }
match-turn-danced = { $side } { $roll }: kann nicht ziehen
match-turn-not-played = { $side } { $roll }: nicht gespielt
match-no-move = kein Zug
match-no-double = keine Verdopplung
match-corrected-director = Die Turnierleitung hat berichtigt: { $what }
match-corrected-table = Der Tisch hat berichtigt: { $what }
match-corrected-roll = Wurf
match-corrected-play = Zug
match-corrected-double = Verdopplung
match-corrected-answer = Antwort
match-corrected-resignation = Aufgabe
match-corrected-turn = Runde
match-anew-director = Die Turnierleitung hat den Zug zurückgenommen und neu eingegeben
match-anew-table = Der Tisch hat den Zug zurückgenommen und neu eingegeben
match-corrected-was = , vorher gezeigt als { $was }
match-opening-was = Weiß { $white }, Schwarz { $black }
match-ended-drawn = Die Partie ist unentschieden.
match-ended-passed = { $winner } gewinnt, Doppler { $cube }: { $loser } hat eine Verdopplung auf { $proposed } abgelehnt, übrig { $left }.
match-ended-resigned = { $winner } gewinnt { $level }: { $loser } hat aufgegeben, übrig { $left }.
match-ended-resigned-cube = { $winner } gewinnt { $level }, Doppler { $cube }: { $loser } hat aufgegeben, übrig { $left }.
match-ended-won = { $winner } gewinnt { $level }, übrig { $left }.
match-ended-won-cube = { $winner } gewinnt { $level }, Doppler { $cube }, übrig { $left }.
match-ended-left =
    { $n ->
        [one] { $n } Stein
       *[other] { $n } Steine
    }
match-ended-decided = Die Turnierleitung hat entschieden: { $sentence }
match-ended-decided-drawn = Die Turnierleitung hat entschieden: Die Partie ist unentschieden.
match-stands-waiting = Nicht begonnen.
match-stands-drawn = Unentschieden.
match-stands-won = { $team } hat mit { $gap } IMP gewonnen.
match-stands-won-points = { $team } hat mit { $gap } IMP gewonnen, { $high } zu { $low } VP.
match-stands-won-each = { $team } hat mit { $gap } IMP gewonnen, je { $high } VP.
match-stands-level-points = Gleichstand in IMP, { $high } zu { $low } VP.
match-stands-level-each = Gleichstand in IMP, je { $high } VP.
match-waits-first = Partie { $game }: noch kein Wurf, den beide Räume gespielt haben.
match-waits-roll = Partie { $game }, Wurf { $roll } in beiden Räumen.
match-gone-one = Wurf { $first } wurde schon gezeigt; seine Aufzeichnung ist geändert worden.
match-gone-several = Die Würfe { $first } bis { $last } wurden schon gezeigt; ihre Aufzeichnung ist geändert worden.
match-rolls =
    { $n ->
        [one] { $n } Wurf
       *[other] { $n } Würfe
    }
match-parted-white = Zuerst verschieden gespielt wurde Wurf { $turn }, { $roll } von Weiß: { $open } im offenen Raum, { $closed } im geschlossenen.
match-parted-black = Zuerst verschieden gespielt wurde Wurf { $turn }, { $roll } von Schwarz: { $open } im offenen Raum, { $closed } im geschlossenen.
match-parted-cube = Vor Wurf { $turn }: { $open } im offenen Raum, { $closed } im geschlossenen.
match-parted-cube-alone = Die Räume haben jeden Wurf gleich gespielt und unterscheiden sich nur im Doppler. { $cube }
match-alike-cube = Beide Räume haben { $rolls } gleich gespielt und unterscheiden sich nur im Doppler. { $cube }
match-alike-so-far = Beide Räume haben bisher { $rolls } gleich gespielt.
match-alike-end = Beide Räume haben { $rolls } gleich gespielt; nur das Ende der Partie ist verschieden.
match-alike-never = Beide Räume haben { $rolls } gleich gespielt: nichts war je verschieden.

## What the event's pages say of its rules

match-method-netted = Aus den kleinen Matchpunkten der Differenz zwischen den Räumen werden IMP; aus der IMP-Differenz eines Matchs werden Siegpunkte, nach der Zahl der Partien in beiden Räumen.
match-method-each = Aus den kleinen Matchpunkten jeder Partie in jedem Raum werden IMP; aus der IMP-Differenz eines Matchs werden Siegpunkte, nach der Zahl der Partien in beiden Räumen.
match-ranked-vp = Es zählen die Siegpunkte; wer gleich ist, teilt den Platz.
match-ranked-imp = Es zählt die IMP-Differenz; wer gleich ist, teilt den Platz.
match-ranked-vp-breaks = Es zählen die Siegpunkte; bei Gleichstand entscheidet { $breaks }.
match-ranked-imp-breaks = Es zählt die IMP-Differenz; bei Gleichstand entscheidet { $breaks }.
match-break-then = { $before }, dann { $next }
match-break-quotient = der IMP-Quotient
match-break-imp = die IMP-Differenz
match-break-head = der direkte Vergleich
match-break-smp = die SMP-Differenz
match-break-games = die Zahl der gewonnenen Partien
match-final-of-all =
    { $n ->
        [one] Die besten zwei der Runden an allen Brettern spielen ein Finale von { $n } Partie am Brett <board>{ $board }</board>.
       *[other] Die besten zwei der Runden an allen Brettern spielen ein Finale von { $n } Partien am Brett <board>{ $board }</board>.
    }
match-final-of-board =
    { $n ->
        [one] Die besten zwei der Runden am Brett <board>{ $board }</board> spielen dort ein Finale von { $n } Partie.
       *[other] Die besten zwei der Runden am Brett <board>{ $board }</board> spielen dort ein Finale von { $n } Partien.
    }
match-round-begun = Runde { $round } begonnen
match-decision-reopened = Die Turnierleitung hat die Partie wieder geöffnet.
match-decision-corrected = Die Turnierleitung hat die Aufzeichnung der Partie berichtigt.
