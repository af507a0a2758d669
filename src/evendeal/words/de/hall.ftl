### Die Bildschirme im Saal: Tafeln, die einander folgen, und wer wo sitzt.

hall-places = Wo sitze ich
hall-ladders = Plätze
hall-final = Endstand
hall-seat = Tisch { $table }, Platz { $seat }
hall-open = Tisch { $table }, offener Raum
hall-closed = Tisch { $table }, geschlossener Raum
hall-table = Tisch { $table }
hall-no-seats = Die Plätze werden ausgelost, wenn die Session beginnt. Dann stehen alle Spieler hier.
hall-no-entries = Noch keine Meldungen.
hall-begins = Beginn { $at }
hall-sealed = versiegelt, nicht begonnen
hall-since = seit { $at }
hall-since-until = seit { $at }, Ende gegen { $end }
hall-break = Pause: Session { $session } ist vorbei
hall-paused = das Spiel ist unterbrochen
hall-over = beendet
hall-out = raus
hall-matches =
    { $of ->
        [one] { $n } von { $of } Match beendet
       *[other] { $n } von { $of } Matches beendet
    }
hall-in =
    { $n ->
        [one] in { $n } Minute
       *[other] in { $n } Minuten
    }
hall-away = Keine Verbindung zum Server seit { $at }. Was hier steht, ist von da.
hall-hold = Anhalten
hall-turn = Weiter
hall-find = Ihr Name oder Ihre Startnummer
hall-find-how = Ein Teil davon genügt: hier steht dann Ihr Tisch.
hall-find-nobody = Niemand mit diesem Namen oder dieser Nummer sitzt in diesem Durchgang. Die Turnierleitung fragen.
hall-find-more = { $n } weitere; mehr vom Namen eingeben.
hall-find-badge = Startnummer { $badge }
hall-find-qr = Diese Seite als Code zum Scannen
hall-find-no-event = Dieses Turnier gibt es nicht.

## Der Bildschirm an einem Tisch

screen-session = Session { $session }
screen-hand = Hand { $hand } von { $hands }
screen-game = Partie { $game } von { $games }
screen-open = offener Raum
screen-closed = geschlossener Raum
screen-live = wie der Protokollant es hat, nur zum Lesen
screen-away = keine Verbindung, Stand von vorher
screen-shut = Dieser Bildschirm ist nicht zugelassen
screen-shut-how = Der Code dieses Bildschirms ist abgelaufen oder gilt für einen anderen Tisch. Das Büro gibt einen neuen.
screen-join = Code eingeben
screen-seat = Platz { $seat }
screen-take = Deck { $label } nehmen
screen-call = { $who }, Platz { $seat }: { $chips } zum Mitgehen
screen-check = { $who }, Platz { $seat }: checken oder setzen
screen-due-flop = Den Flop auflegen
screen-due-turn = Den Turn auflegen
screen-due-river = Den River auflegen
screen-showdown = Showdown
screen-stage-before = Die Session hat nicht begonnen
screen-stage-paused = Das Spiel ist unterbrochen
screen-stage-held = Auf die Turnierleitung warten
screen-stage-finished = Sind alle mit dem Ergebnis einverstanden?
screen-stage-over = Die Session ist an diesem Tisch vorbei
screen-round = Die nächste Runde hat nicht begonnen
screen-empty = leerer Platz
screen-out = aus dem Spiel genommen
screen-to-act = am Zug
screen-all-in = all-in
screen-folded = gepasst
screen-bet = setzt { $chips }
screen-preflop = vor dem Flop
screen-flop = Flop
screen-turn = Turn
screen-river = River
screen-pot = Pot
screen-button = Button
screen-wrong = Stimmt etwas nicht? Jetzt dem Dealer sagen.
screen-wrong-recorder = Stimmt etwas nicht? Jetzt dem Protokollanten sagen.
screen-board = Brett
screen-white = Weiß
screen-black = Schwarz
screen-side-opening = Eröffnungswurf
screen-side-roll = { $who } würfelt oder doppelt
screen-side-play = { $who } zieht
screen-side-answer = { $who } nimmt an oder gibt auf
screen-side-resignation = { $who } nimmt an oder lehnt ab
screen-side-over = Die Partie ist vorbei
