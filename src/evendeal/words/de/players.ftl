### The pages of players and captains: the door, roles, seats, results.

## The door: signing in, joining with a code

door-signed-in-later = Ihre Einladung ist gemerkt. Nach dem Anmelden kommt sie zu Ihrem Konto hinzu.
door-name = Name
door-password = Passwort
door-show-password = Zeigen<hidden>: das Passwort</hidden>
door-hide-password = Verbergen<hidden>: das Passwort</hidden>
door-signing-in = Anmeldung läuft
door-sign-in = Anmelden
door-or-join = Eine Einladung oder den Code eines Tisches? <link>Damit beitreten.</link>
door-no-account = Ergebnisse brauchen kein Konto. Wer sein Passwort verloren hat, bittet die Turnierleitung um eine neue Einladung.
door-until = Die Einladung gilt bis { $at }.
door-signed-in-as = Sie sind als <name>{ $name }</name> angemeldet.
door-signs-out = Dieses Gerät wird dort dann abgemeldet.
door-adds = Das kommt zu Ihrem Konto hinzu.
door-invitation = Einladung
door-lead-recorder = Sie schreiben mit, was an diesem Tisch geschieht. Die Konsole zeigt die Karten des Boards, wie der Dealer sie legt, und nie eine Hole Card.
door-lead-no-devices = In den Spielräumen sind keine elektronischen Geräte erlaubt. Ihre Seite ist für davor und danach: während Sie spielen, ist sie geschlossen.
door-stays = Dieses Gerät bleibt angemeldet, bis es beendet wird, hier oder von der Turnierleitung.
door-add-to-mine = Zu meinem Konto hinzufügen
door-somebody-else = Ich bin jemand anders
door-your-name = Ihr Name
door-name-advice = Wie man Sie im Saal kennt. Damit melden Sie sich an, und so nennt Sie das Protokoll.
door-a-password = Ein Passwort
door-password-advice = Mindestens 10 Zeichen. Lang ist besser als trickreich: vier Wörter, die nicht zusammengehören. Leerzeichen und Einfügen gehen.
door-make-account = Mein Konto anlegen
door-have-account = Sie haben schon ein Konto? <link>Anmelden</link>, und dies kommt hinzu.
door-another-code = Einen anderen Code nehmen
door-join-lead = Mit dem Code eines Tisches oder einer Einladung. Ein Link, den Sie bekommen haben, füllt ihn von selbst aus.
door-code = Code
door-go-on = Weiter
door-table-code = Der Code eines Tisches steht auf der Karte des Tisches, neben dem Code zum Scannen. Er öffnet die Protokollkonsole dieses Tisches und sonst nichts.
door-account = Sie haben ein Konto? <link>Anmelden</link>
door-recorder-of = Protokoll von { $where }
door-recorder-house = Protokoll aller Turniere des Hauses
door-recorder-table = Protokoll an Tisch { $table }
door-play-as = Spielen als { $player }
door-captain-of = Kapitän von { $entry }
door-captain-entry = Kapitän der Meldung { $entry }
door-open-console = Die Protokollkonsole öffnen
door-open-table-screen = Den Bildschirm öffnen
door-table-screen = Bildschirm von Tisch { $table }
door-lead-table-screen = Er zeigt den Spielern und dem Dealer, was der Protokollant dieses Tisches hat. Geschrieben werden kann darauf nichts.
door-open-console-table = Die Protokollkonsole an Tisch { $table } öffnen
door-open-office = Das Büro öffnen
door-open-custody = Die Deckverwahrung öffnen
door-open-results = Die Ergebnisse öffnen
door-open-place = Meinen Platz öffnen
door-too-many = Zu viele Versuche. Diese Seite nimmt den nächsten in <now>{ $left }</now><hidden>{ $first }</hidden>.
door-again = Sie können es jetzt wieder versuchen.
door-seconds =
    { $n ->
        [one] { $n } Sekunde
       *[other] { $n } Sekunden
    }
door-minutes =
    { $n ->
        [one] { $n } Minute
       *[other] { $n } Minuten
    }
door-minutes-seconds = { $minutes } { $seconds } s
door-wrong = Etwas ist schiefgegangen. Versuchen Sie es noch einmal.
door-refused = Dieser Name und dieses Passwort gehören nicht zusammen. Prüfen Sie beide; im Passwort zählen Großbuchstaben.
door-bad-code = Dieser Code gilt nicht oder nicht mehr. Prüfen Sie ihn, oder bitten Sie die Turnierleitung um einen neuen.
door-name-used = Jemand hat ein Konto mit diesem Namen. Ist es Ihres, melden Sie sich unten damit an; sonst nehmen Sie einen anderen Namen.
door-results-only = An diesem Server meldet sich niemand an; er zeigt nur Ergebnisse.
door-account-needed = { $role }: dafür braucht es einen Namen und ein Passwort.
door-name-unfit = Ein Name hat 1 bis { $longest } druckbare Buchstaben, Ziffern und Zeichen.
door-password-unfit = Ein Passwort hat { $shortest } bis { $longest } Zeichen und ist nicht der Name selbst.
door-roles-clash = „{ $held }“ und „{ $asked }“ desselben Turniers gehen nicht zusammen.
door-hand-over = Dieses Gerät kann Tisch { $table } nicht übergeben: der Code oder die Rolle, mit der es kam, gilt nicht mehr. Die Turnierleitung um einen Code des Tisches bitten.
door-expired = Diese Seite war zu lange offen. Neu laden und wiederholen.
door-not-allowed = Das dürfen Sie nicht, oder nicht mehr.
door-gone = Das ist schon beendet. Die Seite neu laden.

## My roles

me-captain = Kapitän von { $entry }
me-recorder-table = Protokoll, Tisch { $table }
me-house = Das ganze Haus
me-office = Das Büro der Turnierleitung
me-custody = Deckverwahrung
me-console = Die Protokollkonsole
me-table-screen = Bildschirm von Tisch { $table }
me-console-table = Die Protokollkonsole an Tisch { $table }
me-team-matches = Die Matches des Teams
me-my-matches = Meine Matches
me-team-seats = Plätze und Ergebnisse des Teams
me-seats = Plätze und Ergebnisse
me-results = Die Ergebnisse
me-sign-out = Abmelden
me-by-code = Mit einem Code angemeldet, ohne Konto.
me-where = Wo ich etwas zu tun habe
me-no-role = Sie haben in keinem Turnier eine Rolle. Eine Turnierleitung gibt Ihnen eine mit einer Einladung.
me-join = Mit einem Code beitreten
me-devices = Geräte
me-devices-what = Wo Sie angemeldet sind. Beenden Sie eines, das verloren ist oder das jetzt jemand anders benutzt.
me-device-unknown = unbekanntes Gerät
me-this-device = dieses Gerät
me-since = seit { $since }, zuletzt gesehen { $seen }
me-end-now = Jetzt beenden
me-end = Beenden<hidden>: { $label }</hidden>

## Closed while one plays

closed-title = Geschlossen, während Sie spielen
closed-lead = In den Spielräumen sind keine elektronischen Geräte erlaubt.
closed-opens = Ihre Seite öffnet wieder: { $opens }.
closed-opens-about = Ihre Seite öffnet wieder: { $opens }, nach jetzigem Stand etwa um { $time }.
closed-after-session = wenn Session { $session } beendet ist
closed-after-last_match = wenn Ihr letztes Match vorbei ist
closed-after-final = wenn das Finale vorbei ist
closed-leave = Schalten Sie dieses Gerät aus und lassen Sie es draußen. Im Saal zeigen die Bildschirme den Stand.
closed-public = Was alle sehen
closed-mine = Meine Rollen und Geräte

## What is not one's own

mine-none = Hier ist nichts von Ihnen
mine-none-unknown = Dieser Server kennt Ihren Platz in diesem Turnier nicht. Fragen Sie die Turnierleitung.
mine-none-invite = Soweit dieser Server weiß, spielen Sie weder in diesem Turnier noch führen Sie ein Team darin. Der Kapitän oder die Turnierleitung kann Sie einladen.
