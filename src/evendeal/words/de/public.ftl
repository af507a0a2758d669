### The public pages: home, an event of deals, its scoreboard and tables, a person.

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
title-seat = Wo sitze ich
title-hall = Im Saal
title-register = Anmeldung
title-registered = Ihre Anmeldung
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
home-idea = Deal { $deal }: { $hand }, auf demselben Platz
home-idea-show = Deal { $deal } der Vorführung: { $hand }, auf demselben Platz
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
home-about-ladders = Poker, { $title }, { $players } Spieler an { $tables } Tischen
home-seat = Platz { $seat }
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

## An event of deals

event-lead =
    { $tables ->
        [one] { $teams } Teams spielen dieselben { $deals } an { $tables } Tisch. Auf jedem Platz hält an jedem Tisch ein anderes Team dieselben Karten; so zeigt der Platz, wer am meisten daraus gemacht hat.
       *[other] { $teams } Teams spielen dieselben { $deals } an { $tables } Tischen. Auf jedem Platz hält an jedem Tisch ein anderes Team dieselben Karten; so zeigt der Platz, wer am meisten daraus gemacht hat.
    }
event-fact-blinds = Blinds
event-fact-cap = Cap je Deal
event-fact-ante = Ante
event-fact-big-blind-ante = Big-Blind-Ante
event-fact-betting = Setzstruktur
event-betting-no-limit = No-Limit
event-betting-pot-limit = Pot-Limit
event-betting-fixed-limit = Fixed-Limit
event-betting-pot-limit-then-no-limit = Pot-Limit vor dem Flop, danach No-Limit
event-fact-raises = Erhöhungen
event-raises-double = mindestens auf das Doppelte
event-fact-devices = Geräte
event-devices-none = keine in den Spielräumen
event-fact-seats = Plätze je Tisch
event-seats-empty = { $seats }, leer: { $empty }
event-fact-seat-draw = Platzziehung
event-draw-balanced = ausgewogen
event-draw-cyclic = zyklisch
event-draw-mirror = gespiegelt
event-draw-places = für jede Session neu gelost
event-fact-order = Reihenfolge
event-order-blocks = in Blöcken, jeder Tisch in eigener Reihenfolge
event-order-whole = jeder Tisch in eigener Reihenfolge
event-order-sequence = der Nummer nach
event-fact-begins = Beginn
event-fact-started = Begonnen
event-fact-ends = Ende etwa
event-fact-sealed = Versiegelt
event-final-standings = Endstand
event-all-seats = Anzeigetafel mit allen Plätzen
event-standings-later = Die Rangliste erscheint hier mit dem ersten Deal, den alle Tische gespielt haben.
event-in-running = <link>Zwischenstand</link>: vorläufige Summen nach { $hands } an jedem Tisch.
event-scored = Wie gewertet wird
event-scored-same =
    { $order ->
        [sequence] <b>Derselbe Deal, jeder Tisch.</b> Ein Platz hält überall dieselben Karten, und dasselbe Board kommt. Jeder Tisch spielt die Deals der Nummer nach.
       *[other] <b>Derselbe Deal, jeder Tisch.</b> Ein Platz hält überall dieselben Karten, und dasselbe Board kommt. Jeder Tisch spielt die Deals in eigener Reihenfolge.
    }
event-scored-seats = <b>Chips werden Platz für Platz verglichen.</b>
event-scored-team = <b>Plätze ergeben zusammen das Team.</b> { event-tie-rule }
event-tie-rule = Punktgleiche Teams trennen die Chips über alle Plätze, dann gewonnene Plätze, dann der Vergleich der Plätze nur unter ihnen; wer dann noch gleich ist, teilt den Rang.
event-scored-early = <b>Nichts vorab.</b> Ein Deal bleibt versiegelt, bis der letzte Tisch ihn gespielt hat. <seal>Mit dem Siegel { $seal }</seal> kann danach jeder prüfen, dass keine Karte geändert wurde.
method-seat_points = Auf jedem Platz einer Session bringen die meisten Chips so viele Punkte, wie es Teams gibt, die wenigsten 1; gleiche Chips teilen, und die Plätze werden addiert.
method-match_points = In jedem Deal werden die Chips eines Teams über alle Plätze gereiht; die meisten bringen so viele Punkte, wie es Teams gibt, die wenigsten 1; gleiche Chips teilen, und die Deals werden addiert.
method-chips = Die Punkte eines Teams sind die Chips, die es über alle Plätze und Deals gewonnen oder verloren hat.
method-seat_ladder = Verglichen wird mit allen, die an den anderen Tischen auf demselben Platz saßen, nach dem Gesamtstand: was sie mitbrachten und was die Session brachte.
event-teams = Teams und Spieler
event-terms = Die Bedingungen
event-sessions = Session
event-rehearsal = Eine Probe: es spielen Programme; Karten, Siegel und Wertung sind die echten.
event-rulings = Entscheidungen
event-rulings-what = Was die Turnierleitung zu offenen Deals und zu Punkten entschieden hat. Eine zurückgenommene Entscheidung wird nicht gezeigt.

## The scoreboard

board-rehearsal = Probe
board-scores = Welche Wertung
board-in-running = Zwischenstand: { $hands }
board-none-yet = noch nichts
board-ends = Ende etwa { $time }
board-seat-before = Voriger Platz
board-next-seat = Nächster Platz
board-swipe = wischen
board-seats = Plätze
board-sealed = Versiegelt { $at }
board-seal = Siegel <seal>{ $seal }</seal>
board-opened = { $deals } offen
board-opened-one = Deal { $deal } ist offen.
board-opened-some = Die Deals { $deals } sind offen.
board-opened-many = { $n } weitere Deals sind offen.
board-leads =
    { $n ->
        [one] { $name } führt mit { $n } Punkt.
       *[other] { $name } führt mit { $n } Punkten.
    }
board-lead-together =
    { $n ->
        [one] { $names } führen mit { $n } Punkt.
       *[other] { $names } führen mit { $n } Punkten.
    }
board-rulings =
    { $n ->
        [one] { $n } Entscheidung gilt
       *[other] { $n } Entscheidungen gelten
    }
board-hands = { $part } Hände sind gespielt.

board-provisional-ladders = Dann bekommt hier jeder Platz seine Leiter und jedes Team seinen vorläufigen Rang: die Chips der Hände bisher, an jedem Tisch gleich viele, welche Deals es auch waren.
board-provisional-steps = Sie werden alle fünf Hände erneuert, damit niemand aus ihnen lesen kann, wie eine Hand ausging.
board-begins =
    { $tables ->
        [one] Die Rangliste beginnt mit dem ersten Deal, den der Tisch gespielt hat.
       *[other] Die Rangliste beginnt mit dem ersten Deal, den alle { $tables } Tische gespielt haben.
    }
board-ladders = Dann bekommt hier jeder Platz seine Leiter: die Teams, die ihn hatten, geordnet nach den Chips, die sie aus denselben Karten gemacht haben.
board-provisional = Vorläufige Summen nach { $hands } an jedem Tisch

## Tables of an event

tables-lead = Wer wo sitzt. Die Plätze zählen im Uhrzeigersinn, und so läuft auch das Spiel; auf einem Platz treffen dieselben Karten an jedem Tisch ein anderes Team.
tables-hands = { $part } Hände gespielt
tables-later = Dann steht hier jeder Tisch mit seinen Teams und der Zahl der gespielten Hände.
tables-seats = Plätze an jedem Tisch
tables-table = Tisch
tables-hands-played = Gespielte Hände
tables-empty = leer
tables-note =
    { $order ->
        [sequence] Welchen Deal ein Tisch gerade spielt, wird nicht gezeigt.
       *[other] Welchen Deal ein Tisch gerade spielt, wird nicht gezeigt: jeder nimmt sie in eigener Reihenfolge, damit ein Laut von einem Tisch nichts verrät.
    }
table-none = Es gibt keinen Tisch { $table }: dieses Turnier hat die Tische 1 bis { $tables }.
table-all = Alle Tische
table-before = Voriger Tisch: { $table }
table-next = Nächster Tisch: { $table }
table-seat = Platz { $seat }
table-taken-out = , ausgeschlossen
table-seat-empty = Platz { $seat }, leer
table-played-all = gespielte Hände, alle
table-played = von { $hands } Händen gespielt
table-totals =
    { $n ->
        [one] Unter einem Platz: die Chips, die er im offenen Deal gewonnen oder verloren hat. Die Hände dazwischen werden gezeigt, wenn ihre Deals offen sind.
       *[other] Unter einem Platz: die Chips, die er in den { $n } offenen Deals gewonnen oder verloren hat. Die Hände dazwischen werden gezeigt, wenn ihre Deals offen sind.
    }
table-reserve = Aus der Reserve ausgegeben: { $seats }. Ein Darlehen, das in keiner Wertung steht.
stacks-won =
    { $deals ->
        [one] Startstack von { $start } und das Chipergebnis des einzigen Deals.
       *[other] Startstack von { $start } und die Chipergebnisse von { $deals } Deals.
    }
stacks-won-cut =
    { $deals ->
        [one] Startstack von { $start } und das Chipergebnis des einzigen Deals, ohne Teile eines Chips.
       *[other] Startstack von { $start } und die Chipergebnisse von { $deals } Deals, ohne Teile eines Chips.
    }
stacks-in_front =
    { $reserve ->
        [0] Chips vor den Plätzen nach dem letzten Deal.
       *[other] Chips vor den Plätzen nach dem letzten Deal, darunter { $reserve } Chips Reserve.
    }
table-reserve-seat = Platz { $seat } { $chips }
table-open = Offene Deals an diesem Tisch
table-none-open = Noch keine. Eine Hand dieses Tisches erscheint hier, wenn auch alle anderen Tische ihren Deal gespielt haben.
table-deal = Deal
table-seat-of = Platz { $seat }, { $name }
table-house = Haus
table-ruled = entschieden

## Keys of the keyboard

key-left = Pfeiltaste links
key-right = Pfeiltaste rechts
key-up = Pfeiltaste oben
key-down = Pfeiltaste unten
key-space = Leertaste

## The traveller of a deal

traveller-caption = Deal { $deal } an jedem Tisch
traveller-button = Button
traveller-small = Small Blind
traveller-big = Big Blind
traveller-sb = SB
traveller-bb = BB
traveller-empty = leerer Platz
traveller-board = Board
traveller-play = Das Spiel
traveller-best = am besten
traveller-again = noch einmal
traveller-again-at = Noch einmal: die Hand von Tisch { $table }
traveller-field = Feld
traveller-median = Median
traveller-key = ein Punkt für jeden Tisch auf einer Skala, der Strich ist der Median, gestrichelt ist null
street-name-pre-flop = Preflop
street-name-flop = Flop
street-name-turn = Turn
street-name-river = River
street-name-showdown = Showdown

## Going through a hand or a game

walk-back = Einen Schritt zurück
walk-on = Einen Schritt weiter
walk-roll-back = Einen Wurf zurück
walk-roll-on = Einen Wurf weiter
walk-pause = Pause
walk-play = Abspielen

## A person

person-none = Hier ist niemand als { $person } bekannt.
person-plays =
    { $n ->
        [one] Spielt in { $n } Turnier dieses Hauses.
       *[other] Spielt in { $n } Turnieren dieses Hauses.
    }
person-rehearses =
    { $n ->
        [one] Spielt in { $n } Probe.
       *[other] Spielt in { $n } Proben.
    }
person-events =
    { $n ->
        [one] { $n } Turnier dieses Hauses
       *[other] { $n } Turnieren dieses Hauses
    }
person-rehearsals =
    { $n ->
        [one] { $n } Probe
       *[other] { $n } Proben
    }
person-plays-both = Spielt in { $events } und in { $rehearsals }.
person-withdrawn = abgesagt
person-begins = beginnt { $at }
person-to-come = demnächst
person-running = läuft
person-finished = beendet, versiegelt { $at }
person-rehearsal = , eine Probe
person-for = <word>für</word> <team>{ $team }</team>
person-as = als <name>{ $name }</name>
person-of = von { $of }
person-of-far = von { $of } bisher

## Cards and hands of poker

rank-2 = Zwei
    .many = Zweien
    .of = Zweien
rank-3 = Drei
    .many = Dreien
    .of = Dreien
rank-4 = Vier
    .many = Vieren
    .of = Vieren
rank-5 = Fünf
    .many = Fünfen
    .of = Fünfen
rank-6 = Sechs
    .many = Sechsen
    .of = Sechsen
rank-7 = Sieben
    .many = Siebenen
    .of = Siebenen
rank-8 = Acht
    .many = Achten
    .of = Achten
rank-9 = Neun
    .many = Neunen
    .of = Neunen
rank-T = Zehn
    .many = Zehnen
    .of = Zehnen
rank-J = Bube
    .many = Buben
    .of = Buben
rank-Q = Dame
    .many = Damen
    .of = Damen
rank-K = König
    .many = Könige
    .of = Könige
rank-A = Ass
    .many = Asse
    .of = Asse
home-withdrawn = abgesagt
home-score = { $first } : { $second } { $unit }
home-score-one = { $n } { $unit }
home-points =
    { $n ->
        [one] { $n } Punkt
       *[other] { $n } Punkte
    }
home-hand-pair = dieselben zwei { $many }
home-hand-cards = dieselben Karten, { $one } und { $other }

## Totals in running, and an event that can only be read

running-none = In dieser Session gibt es keine Zwischensummen: sie hat zu wenige Deals.
running-begin = Zwischensummen beginnen, wenn jeder Tisch { $n } Hände beendet hat.
running-first =
    { $n ->
        [one] Vorläufig. Die erste Hand jedes Tischs, welcher Deal es auch war.
       *[other] Vorläufig. Die ersten { $n } Hände jedes Tischs, welche Deals es auch waren.
    }
running-last = Die nächsten Stände sind die vom Ende der Session.
running-renewed = Neu, wenn jeder Tisch { $n } beendet hat, oder bald danach.
provisional-seat_points = An jedem Platz werden die bisherigen Summen gereiht wie am Ende der Session.
provisional-match_points = Die Summen eines Teams über alle Plätze werden gereiht, als wären sie ein Deal.
provisional-chips = Die Punkte eines Teams sind seine bisherigen Summen.
event-read-only = Das Protokoll dieses Turniers hält nicht. Es wird gezeigt, soweit es hält, und es wird nichts mehr hineingeschrieben.

## What can be printed, and hands as files

printed-handouts = Handouts der Deals, PDF:
printed-booklet = Ergebnisheft, PDF:
printed-protocols = Matchprotokolle, PDF:
printed-protocol = Protokoll des Matches, PDF:
printed-timetable = Zeitplan, PDF:
printed-certificate = Urkunde der Auslosung, PDF:
printed-on-a4 = A4
printed-on-letter = Letter
hands-as-files = Hände dieser Session, für Programme:
