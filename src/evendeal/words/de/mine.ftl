### A player's own place in an event of deals, and a captain's.

mine-where = Wo und wann
mine-session = Session { $session }
mine-team-seats = Die Plätze des Teams
mine-your-seat = Ihr Platz
mine-to-come = demnächst
mine-since = seit { $time }
mine-over = beendet
mine-not-here = In dieser Session sitzen Sie nicht.
mine-table = Tisch
mine-seat = Platz
mine-seat-at = Platz { $seat }
mine-print-badges =
    { $whose ->
        [team] Namensschilder des Teams, PDF:
       *[own] Dein Namensschild, PDF:
    }
mine-print-seat-cards =
    { $whose ->
        [team] Platzkarten des Teams, PDF:
       *[own] Deine Platzkarte, PDF:
    }
mine-print-on-a4 = A4
mine-print-on-letter = US Letter
mine-line-up = Die Aufstellung in der Meldeliste: { $players }.
mine-not-lined-up = { $player } steht nicht in der Aufstellung.
mine-came-for = { $player } für { $gone }.
mine-taken-out = Aus der Session genommen ({ $rule }): { $reason }

## What is open so far

mine-so-far = Bisher
mine-nothing = Noch ist nichts gespielt. Ein Deal wird gezeigt, wenn sein letzter Tisch ihn gespielt hat.
mine-all-open =
    { $n ->
        [one] Der eine bisher gespielte Deal ist offen.
       *[other] Alle { $n } von Ihnen gespielten Deals sind offen.
    }
mine-team-all-open =
    { $n ->
        [one] Der eine bisher gespielte Deal ist offen.
       *[other] Alle { $n } gespielten Hände Ihres Teams sind offen.
    }
mine-open =
    { $n ->
        [one] { $n } von { $played } Ihrer gespielten Deals ist offen.
       *[other] { $n } von { $played } Ihrer gespielten Deals sind offen.
    }
mine-team-open =
    { $n ->
        [one] { $n } von { $played } gespielten Händen Ihres Teams ist offen.
       *[other] { $n } von { $played } gespielten Händen Ihres Teams sind offen.
    }
mine-embargo = Ein Deal wird offen, wenn der letzte Tisch ihn gespielt hat. Bis dahin sieht niemand etwas davon, auch Sie nicht.
mine-head-session = Session
mine-head-open = Offen
mine-head-chips = Chips
mine-head-place = Rang
mine-head-points = Punkte
mine-session-seat = Session { $session }, Platz { $seat }
mine-short-seat = Platz { $seat }
mine-short-session-seat = S { $session }, Platz { $seat }

## The session card: a row for each open deal

mine-card = Sessionkarte
mine-which = Welche Deals
mine-filter-all = Alle
mine-filter-swings = Swings
mine-filter-won = Gewonnen
mine-filter-lost = Verloren
mine-player = Spieler
mine-all-players = alle
mine-order = Ordnung
mine-by-deal = nach Deal
mine-by-swing = nach Swing
mine-card-later = Jeder offene Deal bekommt hier eine Zeile: Ihre Karten, was an Ihrem Tisch geschah, und Ihr Ergebnis neben dem aller, die dieselben Karten hatten. Die erste kommt, wenn der letzte Tisch ihren Deal gespielt hat.
mine-card-none = Keiner der offenen Deals gehört dazu.
mine-deal = Deal
mine-cards = Karten
mine-player-play = Spieler und Spiel
mine-play = Das Spiel an Ihrem Tisch
mine-net = Ergebnis
mine-field = Das Feld mit diesen Karten
mine-button = Button Platz { $seat }
mine-same = an jedem Tisch gleich
mine-median = der Median
mine-on-median = { $gain } zum Median
mine-furthest = Am weitesten vom Median
mine-team-median = Team zum Median
mine-of-session = S { $session }
mine-show-all = Alle { $n } Deals zeigen
mine-reading-hands = Die Hände werden gelesen.
