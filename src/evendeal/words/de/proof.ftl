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
