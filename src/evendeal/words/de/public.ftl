### The public pages: home, an event of deals, its scoreboard, tables and deals.

## The name of a page, in the browser's title

title-missing-event = Kein solches Turnier
title-game = Partie { $game }
title-match = Match
title-sheet = Protokoll
title-mine = Mein Platz
title-events = Turniere
title-join = Beitreten
title-share = Preise teilen
title-how = Wie es geht
title-person = Person
title-me = Meine Rollen
title-table = Tisch { $table }
title-deal = Deal { $deal }

## Home

home-line = Alle bekommen dieselben Karten und dieselben Würfe. Verglichen wird nur das Spiel.
home-doors = Türen
home-watch = Zuschauen
home-watch-before = Was jetzt gespielt wird
home-watch-live =
    { $n ->
        [one] Ein Turnier läuft
       *[other] { $n } Turniere laufen
    }
home-watch-show = Nichts läuft; eine Vorführung
home-watch-results = Nichts läuft; zu den Ergebnissen
home-watch-nothing = Noch läuft nichts
home-run = Turnier leiten
home-run-what = Poker oder Backgammon
home-share = Preise teilen
home-share-what = ICM, DCM, Chop
home-how = Wie es geht
home-how-what = In drei Minuten
home-code = Code eingeben
home-code-slip = Code auf Ihrem Zettel
home-code-looking = Wird nachgesehen
home-code-go = Weiter mit dem Code
home-idea = Deal { $deal }: <hand>{ $hand }</hand>, auf demselben Platz
home-idea-show = Deal { $deal } der Vorführung: <hand>{ $hand }</hand>, auf demselben Platz
home-old = Was hier steht, wurde vorher gelesen.
home-live = Live
home-next = Demnächst
home-finished = Beendet
home-show = Vorführung
home-all = Alle { $n }
home-no-date = ohne Datum
home-programs = Es spielen Programme. Kein Turnier des Klubs.
home-watch-it = Zuschauen
home-nothing = Noch kein Turnier
home-nothing-when = Ein Turnier steht hier, sobald seine Deals oder Würfe versiegelt sind, und seine Rangliste mit dem ersten Ergebnis, das sich vergleichen lässt.
home-nothing-who = Wer das Haus führt, beginnt bei <run>Turnier leiten</run>. Noch leitet hier niemand? Der Link für die erste Turnierleitung steht in dem Fenster, in dem der Server gestartet wurde.
home-comparable = vergleichbar: { $part }
home-ends = Ende etwa { $time }
home-about-deals =
    { $tables ->
        [one] Poker, { $teams } Teams an { $tables } Tisch
       *[other] Poker, { $teams } Teams an { $tables } Tischen
    }
home-about-session =
    { $tables ->
        [one] Poker, Session { $session } von { $sessions }, { $teams } Teams an { $tables } Tisch
       *[other] Poker, Session { $session } von { $sessions }, { $teams } Teams an { $tables } Tischen
    }
home-strip = Gefüllt: an allen { $tables } Tischen gespielt, offen. { $played } von { $hands } Händen.
home-strip-all = Gefüllt: an allen { $tables } Tischen gespielt, offen. Alle { $hands } Hände.
home-first-deal = Die Rangliste beginnt mit dem ersten Deal, den alle Tische gespielt haben.
home-table = Tisch { $table }
home-about-teams = Backgammon, { $teams } Teams
home-about-matches = { $name }, { $n } Matches live
home-about-round = { $name }, Runde { $round }
home-about-final = { $name }, Finale
home-matches = { $part } Matches
home-games = { $part } Partien
home-game = Partie { $game } von { $games }
home-paused = Spiel unterbrochen
home-roll = Wurf { $turn }, in beiden Räumen
home-no-roll = noch kein Wurf beider Räume
home-race-later = Das Rennen wird vom ersten Wurf an gezeichnet, den beide Räume gespielt haben.
home-no-match = Gerade wird kein Match gespielt.
home-lead-level = <level>gleichauf</level>
home-lead-white =
    { $n ->
        [one] <team>{ $team }</team><by>, Weiß, mit { $n } Auge</by>
       *[other] <team>{ $team }</team><by>, Weiß, mit { $n } Augen</by>
    }
home-lead-black =
    { $n ->
        [one] <team>{ $team }</team><by>, Schwarz, mit { $n } Auge</by>
       *[other] <team>{ $team }</team><by>, Schwarz, mit { $n } Augen</by>
    }
home-race-up = nach oben führt Weiß
home-race-parted = getrennt bei Wurf { $turn }
home-race-together = noch nicht getrennt
home-open-room = offener Raum
home-closed-room = geschlossener Raum
home-shown-sealed = versiegelt, zur Vorführung
home-shown-withdrawn = abgesagt, zur Vorführung
home-shown-deals = { $part } Deals, zur Vorführung
home-shown-matches = { $part } Matches, zur Vorführung
home-coming-sealed = { $game }, versiegelt { $day }
home-players = Für Spieler
home-recorders = Fürs Protokoll
home-directors = Für die Turnierleitung
home-seals = Wie das Glück versiegelt wird
home-documents = Alle Dokumente
home-licence = evendeal { $version }, MIT-Lizenz
