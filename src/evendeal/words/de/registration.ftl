### Sich zu einem kommenden Turnier anmelden, und die eigene Anmeldung.

register-for = Anmeldung zu { $event }
register-places =
    { $n ->
        [0] Alle Plätze sind vergeben. Wer sich jetzt anmeldet, kommt auf die Warteliste.
        [one] Ein Platz ist frei.
       *[other] { $n } Plätze sind frei.
    }
register-waiting =
    { $n ->
        [one] Eine Anmeldung wartet.
       *[other] { $n } Anmeldungen warten.
    }
register-closed = Die Anmeldung ist geschlossen. Bitte den Veranstalter fragen.
register-name = Ihr Name
register-name-hint = So, wie er auf der Platzkarte stehen soll.
register-team = Name des Teams
register-players = Spieler
register-player = Spieler { $n }
register-more-players = Noch ein Spieler
register-badge = Startnummer
register-badge-hint = Nur falls Sie eine haben; sonst bekommen Sie eine.
register-club = Verein (freiwillig)
register-country = Land (freiwillig)
register-note = Nachricht an die Turnierleitung (freiwillig)
register-public = Namen und Startnummern sind öffentlich, sobald das Turnier es ist. Verein, Land und Nachricht sieht nur die Turnierleitung.
register-send = Anmelden

## Was nicht stimmt

register-unfit-name = Ein Name hat 1 bis 80 Zeichen in einer Zeile.
register-unfit-badge = Eine Startnummer hat 1 bis 12 Ziffern, Buchstaben A-Z und Bindestriche dazwischen.
register-unfit-players = Es sind zu wenige oder zu viele Spieler.
register-unfit-word = Höchstens 60 Zeichen in einer Zeile.
register-unfit-note = Höchstens 500 druckbare Zeichen.
register-already = { $name } ist schon angemeldet. Zum Ändern den Link öffnen, den Sie damals bekommen haben. Sind Sie jemand anderes mit demselben Namen, fügen Sie etwas hinzu, was Sie unterscheidet.
register-badge-used = Die Startnummer { $badge } hat in diesem Turnier schon jemand anderes.
register-published = Das Turnier ist veröffentlicht, und die Teilnehmer stehen fest. Bitte der Turnierleitung Bescheid geben.
register-no-link = Zu diesem Link gibt es keine Anmeldung. Vielleicht wurde er ersetzt: den Veranstalter nach dem neuen fragen.
register-no-own = Unter diesem Link ist niemand angemeldet. Bitte den Veranstalter fragen.
register-too-many = Es haben sich zu viele angemeldet. Bitte den Veranstalter fragen.
register-slow = Zu viele auf einmal aus Ihrem Netz. In { $seconds } Sekunden noch einmal versuchen; nichts Getipptes geht verloren.

## Die eigene Anmeldung

registered-title = Ihre Anmeldung
registered-no-code = Diese Seite öffnet der Link, den Sie bei der Anmeldung bekommen haben.
registered-pending = Wartet auf die Turnierleitung
registered-pending-what = Die Turnierleitung sieht jede Anmeldung an. Was sie entscheidet, steht hier.
registered-waiting = Platz { $n } der Warteliste
registered-waiting-what = Alle Plätze sind vergeben. Sie rücken nach, wenn jemand absagt.
registered-approved = Sie nehmen teil
registered-approved-what = Die Turnierleitung hat Ihre Anmeldung angenommen.
registered-refused = Nicht angenommen
registered-refused-what = Die Turnierleitung hat Ihre Anmeldung nicht angenommen und schreibt dazu:
registered-withdrawn = Zurückgezogen
registered-withdrawn-what = Sie haben abgesagt. Ihr Platz geht an den Nächsten, der wartet.
registered-badge = Startnummer { $badge }
registered-change = Ändern
registered-save = Speichern
registered-leave = So lassen
registered-withdraw = Absagen
registered-withdraw-sure = Wirklich absagen
registered-again = Wieder anmelden
registered-link = Ihr eigener Link
registered-link-what = Diese Seite hat eine Adresse, die nur Sie kennen. Bewahren Sie sie auf, um wiederzukommen: einen anderen Weg gibt es nicht.
registered-copy = Link kopieren
registered-copied = Kopiert
