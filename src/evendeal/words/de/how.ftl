### How it works, in three minutes.

how-minutes = In drei Minuten
how-lead = Bei Karten und Würfeln entscheidet das Glück den Abend und das Können das Jahr. Duplicate nimmt das Glück heraus: alle bekommen dasselbe, und verglichen wird nur das Spiel.
how-same = Dieselben Karten auf demselben Platz
how-same-why = Ein Deal ist eine Reihenfolge des Decks. Jeder Tisch spielt jeden Deal: Platz 2 hält an jedem dieselben zwei Damen, gegen dieselben Karten, mit demselben Board.
how-table = Tisch { $table }, Platz 2
how-team = Team { $team }
how-differs = Verschieden ist das Spiel
how-differs-why = Einer setzt, einer wartet, einer gibt auf. Die Karten waren dieselben, also sagen die Chips, die jeder daraus gemacht hat, wie sie gespielt wurden.
how-did-bets = erhöht, wird gecallt, setzt am Flop
how-did-waits = erhöht, niemand callt am Flop
how-did-folds = callt und foldet auf einen Einsatz
how-seats = Verglichen Platz für Platz
how-seats-why = Jedes Team hat auf jedem Platz einen Spieler, jeweils an einem anderen Tisch. Über alle Deals bringen die meisten Chips eines Platzes die meisten Punkte: bei sechs Teams sechs, fünf, vier, bis eins. Niemand hat es besser, weil er hinter dem Button sitzt, denn dort sitzen alle.
how-seats-drawn = Chips von Platz 2 über alle Deals, und die Punkte dafür
how-rolls = In zwei Räumen dieselben Würfe
how-rolls-why = Ein Backgammon-Match wird zweimal gespielt: im offenen Raum hat ein Team Weiß, im geschlossenen das andere. Beide Räume bekommen dieselben Würfe. Wo sie zum ersten Mal einen anders spielen, trennen sie sich, und der Unterschied zwischen den Räumen wird zu IMP und Siegpunkten.
how-rolls-drawn = Zwei Verläufe, gleich bis Wurf 5, dann getrennt
how-ring = der Ring: wo sie sich trennten
how-closed = Geschlossen, bis alle gespielt haben
how-closed-why = Wer einen Deal gespielt hat, darf es denen nicht verraten, die ihn noch spielen. Deshalb wird ein Deal gezeigt, wenn der letzte Tisch ihn beendet hat, mit seinen Karten und jeder Hand. „Vergleichbar: 15 von 24“ zählt diese; nur aus ihnen wird die Rangliste gemacht.
how-closed-drawn = Gefüllt: an allen Tischen gespielt, offen. Vergleichbar: { $part } von { $whole }.
how-sealed = Das Glück wird zuerst versiegelt
how-sealed-why = Alle Karten und Würfe werden gezogen, bevor sich jemand setzt, und ein Siegel davon wird veröffentlicht: ein kurzer Text, der zu nichts anderem passt. Wenn ein Deal geöffnet wird, kann jeder prüfen, dass es der versiegelte ist, auch mit einem Skript, das keines unserer Programme braucht.
how-code = Ich habe einen Code
