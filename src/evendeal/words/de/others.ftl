### Ergebnisse anderer Tische auf dem Bildschirm eines Tisches.

others-deal =
    { $n ->
        [one] Der zuletzt geöffnete Deal, an { $n } Tisch
       *[other] Der zuletzt geöffnete Deal, an allen { $n } Tischen
    }
others-here = hier
others-table = Tisch { $table }
others-alike = überall
others-empty = hier leer
others-matches = Die Matches dieser Runde, in IMP
others-games = { $n } von { $of } Spielen
