### Proofs of an event.

## A proof, whatever was sealed

proof-check-yourself = Selbst prüfen
proof-checkpoints = Prüfpunkte des Protokolls
proof-checkpoints-none = Noch keine. Das Protokoll wird nach je hundert Zeilen signiert, damit es niemand kürzen oder umschreiben kann.
proof-checkpoints-none-session = Noch keine. Das Protokoll wird nach je hundert Zeilen signiert, damit es niemand kürzen oder umschreiben kann; die Signaturen werden hier gezeigt, wenn die Session beendet ist.
proof-line = Zeile
proof-signed = Signiert
proof-signature = Signatur
proof-hash = Hash des Protokolls bis hier
proof-valid = gültig
proof-not-valid = ungültig
proof-last-points = Die letzten { $most } von { $all }; alle stehen in <file>checkpoints.jsonl</file>.
proof-checked = Was geprüft wurde
proof-fails =
    { $n ->
        [one] Eine Prüfung schlägt fehl. Sagen Sie es der Turnierleitung.
       *[other] { $n } Prüfungen schlagen fehl. Sagen Sie es der Turnierleitung.
    }
verdict-fails = hält nicht
verdict-holds = bewiesen
verdict-unproved = nicht bewiesen
proof-take = Die Dateien nehmen.
proof-read = Das Skript lesen: es ist kurz und braucht nichts als Python.
proof-run = Es ausführen.
proof-installed = Mit installiertem evendeal werden auch die Signaturen geprüft.

## The proof of an event of deals

proof-deals-lead = Jeder Deal wurde vor dem Spiel gezogen und versiegelt. Was versiegelt ist, lässt sich nicht ändern, ohne ein Siegel zu brechen, und Sie müssen dieser Seite nicht vertrauen, um es zu sehen.
proof-seal = Das Siegel
proof-commitment = Festlegung auf das Geheimnis
proof-root = Wurzel über alle Deals
proof-reserve = Festlegung auf die Reserve-Deals
proof-key = Schlüssel, der das Protokoll signiert
proof-randomness = Öffentlicher Zufall
proof-not-known = , noch nicht bekannt
proof-no-randomness = keiner wurde eingemischt: der Veranstalter hätte das Geheimnis wählen können
proof-sealed = Versiegelt
proof-method = Verfahren
proof-secret = Das Geheimnis
proof-secret-later = wird veröffentlicht, wenn der letzte Deal gespielt ist
proof-comes-opened = opened.json kommt, wenn die Session beginnt.
proof-comes-both = opened.json und root.json kommen, wenn die Session beginnt.
proof-opened = Geöffnete Deals
proof-opened-none = Noch keine. Jeder Deal wird hier gegen das Siegel geprüft, wenn der letzte Tisch ihn gespielt hat.
proof-opened-failed = { $part } gehören nicht zu ihren Siegeln. Sagen Sie es der Turnierleitung.
proof-opened-unproved = { $part } lassen sich noch nicht prüfen: die Wurzel, zu der sie gehören, ist nicht veröffentlicht.
proof-opened-hold = Alle { $n } geöffneten Deals gehören zu ihren Siegeln.
proof-seat-draw = Die Platzziehung
proof-table = Tisch
proof-behind = Wer hinter wem handelt
proof-behind-what = Das Team der Zeile hinter dem Team der Spalte.

## All checks in one sentence

proof-all-hold =
    { $n ->
        [one] Die Prüfung hält.
       *[other] Alle { $n } Prüfungen halten.
    }
proof-hold =
    { $n ->
        [one] { $n } Prüfung hält
       *[other] { $n } Prüfungen halten
    }
proof-some-open =
    { $n ->
        [one] { $hold }, { $n } ist offen.
       *[other] { $hold }, { $n } sind offen.
    }
proof-diamond = Eine offene Raute ist kein Fehler: sie zeigt, was aus dem Veröffentlichten niemand prüfen kann, und sagt, warum.
proof-diamond-yet = Eine offene Raute ist kein Fehler: sie zeigt, was aus dem bisher Veröffentlichten niemand prüfen kann, und sagt, warum.

## What was checked, each by itself

check-luck =
    { $luck ->
        [original] ursprüngliche Deals
        [reserve] Reserve-Deals
       *[rolls] Wurfsätze
    }
check-of =
    { $what ->
        [cards] Karten
        [deals] Deals
        [lots] Lose
       *[rolls] Würfe
    }
check-lists =
    { $lists ->
        [entries] Meldungen
       *[line-ups] Aufstellungen
    }
check-source =
    { $source ->
        [randomness] dem öffentlichen Zufall
        [secret] dem Geheimnis
       *[mirrored] der Ziehung einer früheren Session mit umgekehrten Plätzen
    }
check-signed = { $file } ist mit dem Schlüssel { $by }… signiert, der im Siegel steht.
check-rehearsal = Das ist eine Probe: ihre Geheimnisse kommen aus einem Startwert, darum konnte man ihre { check-of } vorher wissen. Sie zählt nichts.
check-no-randomness = Es wurde kein öffentlicher Zufall eingemischt: die { check-of } standen mit dem Siegel fest, aber der Veranstalter hätte das Geheimnis wählen können.
check-look-up = In Session { $session } wurde „{ $beacon }“ eingemischt. Das Siegel versprach: { $promised }. Dort nachsehen: stimmt es überein, hat niemand diese { check-of } gewählt.
check-times = Session { $session }, nach den Zeiten in ihren Dateien: { $steps }.
check-step-sealed = versiegelt { $at }
check-step-known = öffentlicher Zufall bekannt ab { $at }
check-step-published = Wurzel veröffentlicht { $at }
check-step-begun = begonnen { $at }
check-nothing-published = Session { $session } wurde versiegelt; von ihr ist hier nichts veröffentlicht.
check-open-so-far = Session { $session }, { check-luck }: { $open } von { $n } sind offen, das Geheimnis noch nicht.
check-secret-later = Session { $session }, { check-luck }: das Geheimnis ist noch nicht offen.
check-follow =
    { $n ->
        [one] Session { $session }, { check-luck }: das einzige Stück ({ $n }) folgt aus dem Geheimnis und liegt unter der Wurzel.
       *[other] Session { $session }, { check-luck }: alle { $n } folgen aus dem Geheimnis und liegen unter der Wurzel.
    }
check-secret = Session { $session }, { check-luck }: das geöffnete Geheimnis ist das versiegelte vom { $at }.
check-root-not-given = Session { $session }, { check-luck }: dass die Wurzel vor dem Spiel veröffentlicht war, zeigt nur root.json, und das liegt nicht vor.
check-root-lacks-session = Session { $session }, { check-luck }: root.json hat die Wurzel dieser Session nicht; so zeigt nichts, dass sie vor dem Spiel veröffentlicht war.
check-orders = Session { $session }: die Reihenfolgen der Deals folgen aus dem Geheimnis, an allen { $n } Tischen.
check-orders-later = Session { $session }: die Reihenfolgen der Deals lassen sich nachrechnen, wenn das Geheimnis offen ist.
check-line-up = Session { $session }, { $at }: { $entry } wurde aufgestellt mit { $players }.
check-line-ups-open = Session { $session }: die Aufstellungen waren nicht geschlossen, bevor der öffentliche Zufall bekannt war; wer von einem Team welchen seiner Plätze nimmt, konnte dann noch gewählt werden. Das Protokoll nennt jede Änderung.
check-seats-known = Session { $session }: ohne öffentlichen Zufall konnte der Veranstalter die Plätze kennen, solange sich { check-lists } noch ändern ließen.
check-line-ups-closed = Session { $session }: ihre { check-lists } wurden geschlossen am { $at }, bevor sie begann und bevor man ihre Ziehung wissen konnte.
check-line-ups-look-up = Session { $session }: ab wann der öffentliche Zufall bekannt sein konnte, der die Plätze bestimmt, sagt das Siegel nicht. Nachsehen, ob das nach { $at } war, als ihre { check-lists } geschlossen wurden.
check-line-ups-not-given = Session { $session }: dass ihre { check-lists } da geschlossen wurden, zeigt nur lineups.json, und das liegt nicht vor.
check-line-ups-lack-session = Session { $session }: lineups.json hat keine { check-lists } dieser Session.
check-line-ups-published = Session { $session }: ihre { check-lists } sind die von lineups.json.
check-seats = Session { $session }: die Platzziehung folgt aus { check-source }, wie versiegelt.
check-seats-lined-up =
    { $changed ->
        [one] Session { $session }: die Ziehung wurde befolgt und folgt aus { check-source }, wie versiegelt; { $changed } von { $n } Plätzen wurde durch Aufstellungen geändert.
       *[other] Session { $session }: die Ziehung wurde befolgt und folgt aus { check-source }, wie versiegelt; { $changed } von { $n } Plätzen wurden durch Aufstellungen geändert.
    }
check-seats-shared = Session { $session }: jedes Team sitzt einmal auf jeder Platznummer.
check-seats-later = Session { $session }: die Platzziehung selbst lässt sich nachrechnen, wenn das Geheimnis offen ist.
check-seats-drawn = Die Plätze werden gezogen, wenn die Session beginnt.
check-draw-not-looked-at = Diese Ziehung wurde nicht geprüft.
check-places = Session { $session }: jeder Platz folgt aus { check-source }, als beste von { $draws } Ziehungen.
check-places-repeated = { check-places } { check-repeats }
check-places-exchanged = Session { $session }: jeder Platz folgt aus denen von Session { $before }, getauscht.
check-places-shared =
    { $n ->
        [one] Session { $session }: jede Meldung sitzt einmal, an { $n } Tisch.
       *[other] Session { $session }: jede Meldung sitzt einmal, an { $n } Tischen, von denen keiner zwei Spieler mehr hat als ein anderer.
    }
check-places-shared-repeated = { check-places-shared } { check-repeats }
check-repeats = Aus früheren Sessions kommen wieder: Nachbarn { $neighbours }, Plätze { $seats }, Begegnungen { $meetings }; keine Ziehung hätte weniger haben können als Nachbarn { $least_neighbours }, Plätze { $least_seats }, Begegnungen { $least_meetings }.
check-names =
    { $more ->
        [0] { $names }
       *[other] { $names } und { $more } weitere
    }
check-late-entry = Session { $session }: nach dem Siegel gemeldet: { check-names }.
check-not-playing =
    { $before ->
        [0] Session { $session }: von den Meldungen des Siegels spielen sie nicht: { check-names }. Kein Siegel beweist, warum.
       *[other] Session { $session }: von den Meldungen der Session { $before } spielen sie nicht: { check-names }. Kein Siegel beweist, warum.
    }
check-substitution = Session { $session }, Tisch { $table }, Platz { $seat }: { $player } kam für { $gone } von { $entry }, { $at }.
check-thrown = Die Würfe fallen an den Tischen: kein Siegel kann sie binden.
check-lots = Session { $session }: die Lose folgen aus { check-source }, wie versiegelt.
check-lots-later = Session { $session }: die Lose lassen sich noch einmal ziehen, wenn das Geheimnis offen ist.
check-match-line-up =
    { $when ->
        [before] Session { $session }, Match { $match }, { $at }: { $team } wurde mit { $players } aufgestellt, bevor die Session begann.
       *[after] Session { $session }, Match { $match }, { $at }: { $team } wurde mit { $players } aufgestellt, nachdem die Session begonnen hatte.
    }
check-since =
    { $how ->
        [sealed] versiegelt { $at }
       *[fixed] festgelegt { $at }
    }
check-which-deal =
    { $luck ->
        [reserve] Reserve-Deal { $deal }
       *[original] Deal { $deal }
    }
check-deal = { check-which-deal } ist der, der es sein soll ({ check-since }): sein Blatt liegt unter der veröffentlichten Wurzel.
check-deal-in-file = { check-which-deal } liegt unter der Wurzel, die in opened.json steht.
check-set = Dieser Wurfsatz ist der, der es sein soll ({ check-since }): sein Blatt liegt unter der veröffentlichten Wurzel.
check-set-in-file = Dieser Wurfsatz liegt unter der Wurzel, die in opened.json steht.
check-set-not-looked-at = Dieser Wurfsatz wurde nicht geprüft.
check-so-far =
    { $n ->
        [one] Der offene Deal liegt unter der Wurzel, die vor dem Spiel veröffentlicht war.
       *[other] Jeder der { $n } offenen Deals liegt unter der Wurzel, die vor dem Spiel veröffentlicht war.
    }
check-behind = Jeder Tisch, an dem zwei Teams sich treffen, zählt als die Chance, nach dem Flop hinter dem anderen zu handeln, wenn der Button überall gleich oft liegt: { $near } vom nächsten Platz im Uhrzeigersinn, { $far } vom letzten von { $seats }.
check-behind-even = Die Ziehung ist ausgeglichen: niemand handelt öfter hinter einem anderen als vor ihm.
check-behind-uneven = Die Ziehung ist nicht ausgeglichen: der größte Anteil liegt { $widest } über einem gleichen.
