### Ein Turnier Einzelner: je Platz eine Rangfolge, wie jemand zu seinem Rang kam, Preise.

## Die Rangliste

ladders-players =
    { $n ->
        [one] { $n } Spieler
       *[other] { $n } Spieler
    }
ladders-inside = verglichen nur innerhalb ihres Platzes
ladders-session = Session
ladders-find = Spieler suchen
ladders-none-found = In dieser Session heißt niemand so.
ladders-found = Gefundene Spieler
ladders-seats = Welcher Platz
ladders-all = Alle Plätze
ladders-of-seat = Platz { $seat }
ladders-place = Rang
ladders-player = Spieler
ladders-table = Tisch
ladders-opening = Mitgebracht
ladders-net = In dieser Session
ladders-penalty = Strafen
ladders-total = Gesamtstand
ladders-with-stack = Mit dem Stack
ladders-rank = Gesamtrang
ladders-gap = Zur Linie
ladders-brought = mitgebracht
ladders-won = hier gewonnen, über dem Letzten des Platzes
ladders-leaves = scheidet aus
ladders-line-what = { $percent } % jedes Platzes scheiden nach dieser Session aus; wer mit dem Letzten gleichauf ist, der bleibt, bleibt auch. Der Erste eines Platzes nimmt { $chips } Chips mit.
ladders-line-none = Nach dieser Session scheidet niemand aus.
ladders-rank-what = Der Gesamtrang gilt unter allen der Session: Chips verschiedener Plätze sind nicht vergleichbar, also zählt der Rang im Platz, auf einer Skala, die für Plätze jeder Größe dieselbe ist.
ladders-points = Punkte
ladders-rank-sizes = Die Plätze haben { $least } bis { $most } Spieler: Punkte ist der Rang im Platz auf der Skala von { $most }, der Beste von { $least } steht also knapp hinter dem Besten von { $most }.
ladders-beyond = Über dem Feld
ladders-final = Das Finale
ladders-final-what = Zwei sitzen an einem Tisch, und jeder spielt beide Plätze. Es zählen die Chips über dem Mittel aller, die dieselben Karten hielten.
ladders-awards = Preise
ladders-awards-later = Die ersten Ränge stehen fest, wenn das Finale beendet ist.
ladders-award-left = Session { $session }, { $place } von { $field }
ladders-award-final = Finale
ladders-award-unit =
    { $named ->
        [yes] Die Preise stehen in der kleinsten Einheit von { $currency }.
       *[no] Die Preise stehen in der kleinsten Einheit des Geldes.
    }
ladders-closed = Die Plätze werden gelost, wenn die Session beginnt.

## Wie jemand zu seinem Rang kam

ladders-why = Warum { $place }
ladders-why-where = { $title }, Platz { $seat }, Tisch { $table }
ladders-why-open = { $part } Deals sind offen. { $field } hielten diese Karten.
ladders-why-none = { $name } steht in keiner Rangfolge dieser Session.
ladders-why-all = Ganze Rangliste
ladders-why-deals =
    { $n ->
        [one] in { $n } Deal
       *[other] in { $n } Deals
    }
ladders-why-penalties = Strafen
ladders-why-place = { $place } von { $field }
ladders-why-shared = { $place } von { $field }, geteilt
ladders-why-stack = Mit dem Startstack { $chips }.
ladders-why-stays = Bleibt beim jetzigen Stand, { $chips } Chips über dem Ersten, der ausscheidet.
ladders-why-leaves = Scheidet beim jetzigen Stand aus, { $chips } Chips hinter dem Letzten, der bleibt.
ladders-why-goes-on = Bleibt beim jetzigen Stand: Aus diesem Platz scheidet niemand aus.
ladders-why-ahead = Wer davor steht
ladders-why-ahead-none = Niemand steht davor.
ladders-why-gap = Abstand
ladders-why-each = Was jeder Deal brachte
ladders-why-chips = Chips
ladders-why-median = Median des Platzes
ladders-why-best = bester
ladders-why-so-far = bisher
ladders-why-field = Platz { $median }, bester { $best }
ladders-why-ruled = entschieden
ladders-why-nothing = Noch ist kein Deal dieser Session offen.
ladders-why-penalty = Entscheidung { $number }
ladders-why-otherwise = Ein Deal anders
ladders-why-otherwise-deal = <deal>Deal { $deal }</deal> mit { $instead } statt { $net }, wie es die Hälfte des Platzes mindestens hatte: { $place }, mit { $total }.
ladders-final-half-1 = Erste Hälfte
ladders-final-half-2 = Zweite Hälfte
ladders-final-half = { $half }: Platz { $seat }, Tisch { $table }
ladders-final-mean = Mittel des Platzes
ladders-final-all = Alle im Finale

## Die Seite des Turniers

ladders-event-lead = { $players } Spieler, { $sessions } Sessions. Alle Tische spielen dieselben Deals. Wer auf Platz 4 sitzt, hält die Karten aller anderen auf Platz 4 und wird nur mit ihnen verglichen.
ladders-scored-seats = <b>Verglichen wird innerhalb des Platzes.</b> Der Gesamtstand ist, was jemand mitbrachte und was die Session ihm brachte; der Platz ordnet alle, die seine Karten hielten.
ladders-scored-line = <b>Nach jeder Session scheiden einige aus.</b> Es sind die Letzten jedes Platzes; die anderen nehmen Chips mit, und die Plätze werden neu gelost.
ladders-scored-final = <b>Zu zweit am Tisch im Finale.</b> Jeder spielt beide Plätze; es zählen die Chips über dem Feld.
ladders-stages = Stufen
ladders-stage =
    { $sessions ->
        [one] { $sessions } Session mit je { $deals }, { $seats } an einem Tisch
       *[other] { $sessions } Sessions mit je { $deals }, { $seats } an einem Tisch
    }
ladders-stage-leave = { $percent } % jedes Platzes scheiden aus, höchstens { $chips } Chips gehen mit
ladders-stage-final = zur Halbzeit werden die Plätze getauscht
ladders-entries = Spieler
