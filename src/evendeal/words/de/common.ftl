### What more than one application says.

settings-language = Sprache
settings-colours = Farben
settings-dark = Dunkel
settings-light = Hell
settings-device = Wie das Gerät

## Where one can go

bar-home = evendeal, alle Turniere
bar-about = Über das Turnier
bar-event = Dieses Turnier
bar-standings = Rangliste
bar-tables = Tische
bar-deals = Deals
bar-proof = Nachweis
bar-rounds = Runden
bar-players = Spieler
bar-prizes = Preise
bar-sign-in = Anmelden
bar-this-device = Dieses Gerät
bar-colours-dark = Farben: dunkel. Auf hell umschalten.
bar-colours-light = Farben: hell. Auf „wie das Gerät“ umschalten.
bar-colours-device = Farben: wie das Gerät. Auf dunkel umschalten.
bar-now-dark = Farben: dunkel
bar-now-light = Farben: hell
bar-now-device = Farben: wie das Gerät
bar-skip = Zu den Ergebnissen springen

## Whether what is shown is now

live-read-only = Nur lesbar
live-withdrawn = Abgesagt
live-final = Endstand
live-session = Session { $session }, wie sie endete
live-reconnecting = Neu verbinden
live-connecting = Verbinden
live-sealed = Versiegelt
live-now = Live

## What cannot be shown

withdrawn-title = Abgesagt.
withdrawn-since = Seit { $at } wird nicht mehr gespielt; hier steht, was damals galt.
missing-title = Nicht gefunden
missing-path = Unter { $path } gibt es keine Seite.
missing-events = Alle Turniere
missing-late = Diese Seite ist nicht angekommen
missing-late-how = Das Netz prüfen und die Seite neu laden.
missing-broken = Diese Seite lässt sich nicht zeigen
missing-broken-how = Der Server hat etwas geschickt, das diese Seite nicht versteht. Neu laden; hilft das nicht, der Turnierleitung Bescheid sagen.
reading-results = Die Ergebnisse werden gelesen.
failure-offline = Der Server antwortet nicht. Das Netz prüfen; diese Seite versucht es von selbst wieder.
failure-offline-once = Der Server antwortet nicht. Das Netz prüfen und es noch einmal versuchen.
failure-missing = Unter dieser Adresse gibt es nichts.
failure-format = Das ist ein Turnier anderer Art.
failure-status = Der Server hat mit { $status } geantwortet. Der Turnierleitung Bescheid sagen; diese Seite versucht es von selbst wieder.
failure-unreadable = Die Seite konnte die Antwort nicht lesen. Neu laden; hilft das nicht, der Turnierleitung Bescheid sagen.

## Counts and units

part-of = { $part } von { $whole }
part-all = alle { $whole }
unit-chips = Chips
unit-points = Punkte
list-and = { $before } und { $last }
game-of-poker = Poker
game-of-backgammon = Backgammon
