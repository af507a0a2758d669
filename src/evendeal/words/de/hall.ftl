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
