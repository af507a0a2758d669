### Was man am Glück und an den Ergebnissen einer Session getan hat, wie ein Beweis es hat.

check-act-when =
    { $after ->
        [0] Session { $session }, { $at }:
       *[1] Session { $session }, { $at }, nach dem Ende der Session:
    }
check-act-deck-file = Session { $session }, { $at }: die Deck-Datei { $file } hat { $by } geschrieben.
check-act-deck-seen = Session { $session }, { $at }: die Kartenfolge von Deal { $deal } an Tisch { $table } hat { $by } gesehen. { $reason }
check-act-taken-out = Session { $session }, { $at }: { $player } wurde an Tisch { $table }, Platz { $seat }, herausgenommen ({ $rule }).
check-act-ruling = { check-act-when } Entscheidung { $number } ({ $rule }). { $ruled } { $reason }
check-act-corrected = { check-act-when } Deal { $deal } von Tisch { $table } wurde berichtigt. { $reason }
check-act-roll-sheets =
    { $n ->
        [one] Session { $session }, { $at }: { $n } Wurfblatt hat { $by } gedruckt.
       *[other] Session { $session }, { $at }: { $n } Wurfblätter hat { $by } gedruckt.
    }
check-act-decided = { check-act-when } Tisch { $table }, Wurfsatz { $set }, hat die Turnierleitung entschieden ({ $rule }). { $reason }
check-act-reopened = { check-act-when } Tisch { $table }, Wurfsatz { $set }, hat die Turnierleitung wieder geöffnet. { $reason }
check-act-game-corrected = { check-act-when } Tisch { $table }, Wurfsatz { $set }, wurde berichtigt, nachdem der Tisch ihn angenommen hatte. { $reason }
check-act-withdrawn = Session { $session }, { $at }: die Veranstaltung wurde zurückgezogen. { $reason }
check-act-goes-on = Session { $session }, { $at }: der Rückzug der Veranstaltung wurde zurückgenommen. { $reason }
check-act-name-event = Session { $session }, { $at }: die Veranstaltung, im Siegel „{ $was }“, schreibt sich „{ $name }“. { $reason }
check-act-name-team = Session { $session }, { $at }: das Team { $entry }, im Siegel „{ $was }“, schreibt sich „{ $name }“. { $reason }
check-act-name-player = Session { $session }, { $at }: jemand von { $entry }, im Siegel „{ $was }“, schreibt sich „{ $name }“. { $reason }
check-act-name-again = Session { $session }, { $at }: jemand von { $entry }, zuvor „{ $was }“, schreibt sich „{ $name }“. { $reason }
