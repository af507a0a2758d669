### What more than one application says.

settings-language = Sprache
settings-colours = Farben
settings-dark = Dunkel
settings-light = Hell
settings-device = Wie das Gerät
confirm-not-yet = Noch nicht

## Where one can go

bar-home = evendeal, alle Turniere
bar-place = Turnier
bar-event = Dieses Turnier
bar-standings = Rangliste
bar-tables = Tische
bar-matches = Matches
bar-games = Partien
bar-deals = Deals
bar-proof = Nachweis
bar-prizes = Preise
bar-sign-in = Anmelden
bar-this-device = Dieses Gerät
bar-change-dark = Auf dunkel umschalten.
bar-change-light = Auf hell umschalten.
bar-change-device = Auf „wie das Gerät“ umschalten.
bar-now-dark = Farben: dunkel
bar-now-light = Farben: hell
bar-now-device = Farben: wie das Gerät
bar-skip = Zum Inhalt springen

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
missing-event = Hier gibt es kein Turnier namens „{ $event }“.
missing-events = Alle Turniere
missing-late = Diese Seite ist nicht angekommen
missing-late-how = Das Netz prüfen und die Seite neu laden.
missing-broken = Diese Seite lässt sich nicht zeigen
missing-broken-how = Der Server hat etwas geschickt, das diese Seite nicht versteht. Neu laden; hilft das nicht, der Turnierleitung Bescheid sagen.
file-making = Wird erstellt …
reading-now = Wird gelesen.
reading-results = Die Ergebnisse werden gelesen.
failure-title = Noch keine Antwort
failure-offline = Der Server antwortet nicht. Das Netz prüfen; diese Seite versucht es von selbst wieder.
failure-offline-once = Der Server antwortet nicht. Das Netz prüfen und es noch einmal versuchen.
failure-missing = Unter dieser Adresse gibt es nichts.
failure-format = Das ist ein Turnier anderer Art.
failure-status = Der Server hat mit { $status } geantwortet. Der Turnierleitung Bescheid sagen; diese Seite versucht es von selbst wieder.
failure-status-once = Der Server hat mit { $status } geantwortet. Bitte noch einmal versuchen.
failure-unreadable = Die Seite konnte die Antwort nicht lesen. Neu laden; hilft das nicht, der Turnierleitung Bescheid sagen.

## Counts and units

part-of = { $part } von { $whole }
part-all = alle { $whole }
unit-chips = Chips
unit-points = Punkte
ordinal = { $n }.
list-and = { $before } und { $last }
game-of-poker = Poker
game-of-backgammon = Backgammon

## What is said of an event of deals

event-blinds = Blinds { $small }/{ $big }
event-blinds-levels = Blinds { $small }/{ $big } bis { $last_small }/{ $last_big }
event-level = { $posts } (Deals { $first } bis { $last })
event-cap = Cap { $chips }
event-ante = Ante { $chips }
event-big-blind-ante = Big-Blind-Ante { $chips }
event-size-tables =
    { $n ->
        [one] { $n } Tisch
       *[other] { $n } Tische
    }
count-deals =
    { $n ->
        [one] { $n } Deal
       *[other] { $n } Deals
    }
count-hands =
    { $n ->
        [one] { $n } Hand
       *[other] { $n } Hände
    }
event-session-of = Session { $session } von { $sessions }
event-comparable = vergleichbar: { $part }
event-strip =
    { $tables ->
        [one] Jede Spalte ist ein Deal. Kräftig: am Tisch gespielt, offen und vergleichbar. { $played } von { $hands } Händen sind gespielt.
       *[other] Jede Spalte ist ein Deal. Kräftig: an allen { $tables } Tischen gespielt, offen und vergleichbar. { $played } von { $hands } Händen sind gespielt.
    }
event-no-seats = Die Plätze werden gezogen, wenn die Session beginnt.
event-none-withdrawn = Das Turnier wurde abgesagt, bevor ein Deal an jedem Tisch gespielt war.
event-none-sealed = Die { $deals } Deals sind gezogen und versiegelt; niemand hat eine Karte gesehen. Das Spiel hat nicht begonnen.
event-none-running = Es wird gespielt. Von einem Deal wird nichts gezeigt, bevor der letzte Tisch ihn gespielt hat.

## Standings, ladders, strips

strip-open = Deals: { $part } offen
strip-deal = Deal { $deal }
strip-deal-open = Deal { $deal }, offen
strip-deal-sealed = Deal { $deal }, versiegelt
strip-steps = { $part } Hände jedes Tisches sind gezählt
standing-entries = Teams
standing-provisional = Vorläufige Rangliste
standing-standings = Rangliste
standing-place = Platz
standing-team = Team
standing-team-provisional = , vorläufig
standing-moved = Plätze gewonnen oder verloren
standing-up = auf
standing-down = ab
standing-shared = geteilt
standing-ahead-chips = vorn nach Chips
standing-ahead-seats-won = vorn nach gewonnenen Plätzen
standing-ahead-head-to-head = vorn im direkten Vergleich der Plätze
standing-penalty =
    { $points ->
        [one] { $points } Punkt durch Entscheidung abgezogen
       *[other] { $points } Punkte durch Entscheidung abgezogen
    }
ladder-seat = Platz { $seat }
ladder-in-order = Platz { $seat }, der Reihe nach
ladder-who = { $who }, Tisch { $table }
ladder-unit =
    { $n ->
        [one] Punkt
       *[other] Punkte
    }
plot-level = Platz { $seat }: { $chips } an jedem Tisch
plot-range = Platz { $seat }: von { $low } bis { $high }, Median { $median }
ruling-rule = Regel { $rule }, { $at }.
ruling-rule-late = Regel { $rule }, { $at }, nach der Korrekturfrist.
ruling-kind-misdeal = Vergeben
ruling-kind-fouled_deck = Fehlerhaftes Deck
ruling-kind-wrong_button = Falscher Button oder falsche Blinds
ruling-kind-card_exposed = Karte aufgedeckt
ruling-kind-out_of_turn = Aktion außer der Reihe
ruling-kind-leak = Ein Deal wurde bekannt
ruling-kind-wrong_ship = Pot an den falschen Spieler
ruling-kind-recording = Fehler beim Protokollieren
ruling-kind-dispute = Streitfall
ruling-kind-penalty = Strafe
ruling-kind-wild_play = Wildes Spiel
ruling-kind-time = Die Zeit ist um
ruling-kind-other = Anderer Fall
ruling-at =
    { $n ->
        [one] an Tisch { $tables }
       *[other] an den Tischen { $tables }
    }
ruling-seat = Platz { $seat } { $chips }
ruling-stands = { $kind }: Es bleibt, wie gespielt wurde.
ruling-stands-deal = { $kind }: Deal { $deal } bleibt, wie er gespielt wurde.
ruling-stands-at = { $kind }: Deal { $deal } bleibt { $where }, wie er gespielt wurde.
ruling-void = { $kind }: Deal { $deal } ist { $where } ungültig, die Plätze bekommen das Mittel der anderen Tische.
ruling-void-adjust = { $kind }: Deal { $deal } ist { $where } ungültig, die Plätze bekommen das Mittel der anderen Tische, dazu { $seats }.
ruling-fouled = { $kind }: Deal { $deal } wurde { $where } gleich falsch gelegt; die Plätze werden dort untereinander verglichen.
ruling-not_played = { $kind }: Deal { $deal } wurde { $where } nicht gespielt, die Plätze bekommen das Mittel der anderen Tische.
ruling-not_played-fault =
    { $n ->
        [one] { $kind }: Deal { $deal } wurde { $where } nicht gespielt, die Plätze bekommen das Mittel der anderen Tische; Platz { $faults } ist schuld und verliert { $chips }, die anderen Plätze des Tisches bekommen { $chips }.
       *[other] { $kind }: Deal { $deal } wurde { $where } nicht gespielt, die Plätze bekommen das Mittel der anderen Tische; die Plätze { $faults } sind schuld und verlieren { $chips }, die anderen Plätze des Tisches bekommen { $chips }.
    }
ruling-replace = { $kind }: Deal { $deal } ist überall ungültig, und der nächste Reserve-Deal tritt an seine Stelle.
ruling-adjust = { $kind }: Deal { $deal } { $where }: { $seats }.
ruling-penalty =
    { $points ->
        [one] { $kind }: { $entry } verliert { $points } Punkt.
       *[other] { $kind }: { $entry } verliert { $points } Punkte.
    }
ruled-void = an diesem Tisch ungültig; jeder Platz hat das Mittel der anderen Tische
ruled-not_played = an diesem Tisch nicht gespielt; jeder Platz hat das Mittel der anderen Tische
ruled-fouled = an den Tischen { $tables } gleich falsch gelegt und dort untereinander verglichen; jeder Platz hat das Mittel der anderen Tische und dazu, was er über das Mittel seines Platzes an diesen hinaus gemacht hat
ruled-adjusted = Platz { $seat } { $chips } durch Entscheidung
ruled-corrected = die Aufzeichnung wurde berichtigt: { $reason }

## Rooms and the timetable

programme-timetable = Zeitplan
programme-rooms = Räume
programme-next = als Nächstes
programme-next-planned = Als Nächstes im Zeitplan
programme-zone = Zeiten nach der Uhr von { $zone }.
programme-tables =
    { $n ->
        [one] Tisch { $tables }
       *[other] Tische { $tables }
    }
programme-no-tables = keine Tische

## Cards, for those who listen

card-name = { $suit }-{ $rank }
card-face-down = verdeckte Karte
card-rank-2 = Zwei
card-rank-3 = Drei
card-rank-4 = Vier
card-rank-5 = Fünf
card-rank-6 = Sechs
card-rank-7 = Sieben
card-rank-8 = Acht
card-rank-9 = Neun
card-rank-T = Zehn
card-rank-J = Bube
card-rank-Q = Dame
card-rank-K = König
card-rank-A = Ass
card-suit-c = Kreuz
card-suit-d = Karo
card-suit-h = Herz
card-suit-s = Pik

## Roles

role-director = Turnierleitung
role-custodian = Deckverwahrung
role-recorder = Protokoll
role-table_screen = Bildschirm am Tisch
role-player = Spieler
role-captain = Kapitän
role-commentator = Kommentator
role-spectator = Zuschauer

table-dealer = Dealer

## A board of backgammon, for those who listen

backgammon-white = Weiß
backgammon-black = Schwarz
backgammon-checkers-white =
    { $n ->
        [one] { $n } weißer Stein
       *[other] { $n } weiße Steine
    }
backgammon-checkers-black =
    { $n ->
        [one] { $n } schwarzer Stein
       *[other] { $n } schwarze Steine
    }
backgammon-empty = Punkt { $number }, leer
backgammon-point = Punkt { $number }, { $checkers }
backgammon-bar = Bar, { $checkers }
backgammon-off = ausgewürfelt, { $checkers }
backgammon-start = kann gezogen werden
backgammon-target = hierhin kann ein Stein
backgammon-picked = aufgenommen
backgammon-dice = Wurf von { $side }: { $first } und { $second }
backgammon-cube-offered = Dopplerwürfel, { $side } bietet { $value }
backgammon-cube-middle = Dopplerwürfel auf { $value }, in der Mitte
backgammon-cube-of = Dopplerwürfel auf { $value }, bei { $side }
backgammon-on-bar = { $n } Bar
backgammon-gone = { $n } draußen
