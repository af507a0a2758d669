### The recorder's console.

start_up-starting = Wird vorbereitet
start_up-rules = Die Spielregeln werden geladen. Beim ersten Mal dauert das einige Sekunden.
start_up-almost = Es wird nachgesehen, was dieses Gerät aufbewahrt hat.
start_up-arrived = Die Spielregeln werden geladen: { $here } von { $all } MB.
start_up-last = So stand es auf diesem Gerät. Weiter geht es, sobald die Regeln da sind.
start_up-second = Ein anderer Tab schreibt an diesem Tisch mit
start_up-second_how = Diesen Tab schließen und im anderen weitermachen, oder hier weitermachen.
start_up-take_over = Hier weitermachen
start_up-broken = Die Konsole kann nicht starten
start_up-broken_how = Die Seite neu laden. Hilft das nicht, ein anderes Gerät nehmen.
start_up-reload = Neu laden

broken-storage = Dieser Browser speichert nichts, eine Hand könnte verloren gehen. Den privaten Modus verlassen oder ein anderes Gerät nehmen.
broken-rules = Die Spielregeln konnten nicht geladen werden. Netz prüfen und die Seite neu laden.

join-title = Protokoll
join-lead = Den Code auf der Karte Ihres Tisches eintippen oder scannen.
join-code = Tischcode
join-go = Konsole öffnen
join-working = Code wird geprüft
join-scan = Code scannen
join-signed_in = Turnierleitung, oder mit Namen eingeladen?
join-sign_in = Anmelden

brought-title = Mit diesem Link weitermachen?
brought-who = Hier ist { $name } angemeldet.
brought-nobody = Der Server antwortet nicht; niemand kann sagen, wer hier angemeldet ist.
brought-table = Mit dem Link schreibt { $name } an Tisch { $table } mit, { $event }.
brought-instead = Mit dem Link schreibt dieses Gerät an Tisch { $table } mit, { $event }. { $name } ist hier dann abgemeldet.
brought-unknown = Wofür sein Code gilt, lässt sich jetzt nicht sagen.
brought-lines =
    { $n ->
        [one] Er bringt { $n } Zeile mit, die eine andere Konsole getippt hat.
       *[other] Er bringt { $n } Zeilen mit, die eine andere Konsole getippt hat.
    }
brought-go = Weiter
brought-leave = Lassen

install-insecure_title = Kein HTTPS.
install-insecure = Diese Seite braucht https, um ohne Netz zu arbeiten und die Kamera zu benutzen. Das Etikett eintippen.
install-insecure_how = Die Turnierleitung nach der Adresse fragen, die mit https beginnt.
install-insecure_short = nicht ohne https
install-hint = Diese Seite über das Menü des Browsers installieren: Sie füllt dann den Bildschirm und startet ohne Netz.

sheet-close = Schließen

camera-opening = Die Kamera wird geöffnet.
camera-hold = Den Code in den Rahmen halten.
camera-insecure = Ohne https gibt der Browser keine Kamera frei. Den Code eintippen.
camera-none = Keine Kamera gefunden. Den Code eintippen.
camera-refused = Die Kamera wurde nicht erlaubt. Im Browser erlauben oder den Code eintippen.

bar-deal = Deal { $deal }
bar-table = Tisch { $table }
bar-slot = Nr. { $slot } von { $deals } hier
bar-played = { $played } von { $deals } Deals gespielt
bar-all_played = alle { $deals } Deals gespielt
bar-holder = Halter { $holder }, Fach { $place }
bar-replaces = anstelle von Deal { $deal }
bar-blinds = Blinds { $small } / { $big }
bar-ante = Ante { $chips }
bar-bb_ante = Big-Blind-Ante { $chips }
bar-cap = Cap { $chips }
bar-button = Button Platz { $seat }
bar-time = Zeit seit dem Öffnen des Siegels

link-green = alles gesendet
link-sending = sendet
link-connecting = verbindet
link-waiting =
    { $n ->
        [one] { $n } Zeile wartet aufs Senden
       *[other] { $n } Zeilen warten aufs Senden
    }
link-red = keine Verbindung
link-kept =
    { $n ->
        [one] keine Verbindung, { $n } Zeile hier aufbewahrt
       *[other] keine Verbindung, { $n } Zeilen hier aufbewahrt
    }
link-locked = zum Senden anmelden

street-preflop = Preflop
street-flop = Flop
street-turn = Turn
street-river = River
street-over = Setzrunde beendet
street-wait_flop = Drücken, sobald der Dealer den Flop auf den Tisch gelegt hat.
street-wait_turn = Drücken, sobald der Dealer den Turn auf den Tisch gelegt hat.
street-wait_river = Drücken, sobald der Dealer den River auf den Tisch gelegt hat.
street-dealt_flop = Flop liegt
street-dealt_turn = Turn liegt
street-dealt_river = River liegt
street-same = Liegen diese Karten auf dem Tisch?
street-matches = Stimmt
street-different = Anders
street-different_does = Anders hält die Hand an und ruft die Turnierleitung.
street-different_which = Welche Karten liegen auf dem Tisch?
street-different_type = Die Karten eintippen, die dort liegen, oder sofort anhalten. Nichts auf dem Tisch berühren.
street-stop = Hand anhalten
street-type_flop = Den Flop eintippen
street-type_turn = Den Turn eintippen
street-type_river = Den River eintippen
street-type = Karten eintippen
street-waiting = Die Karten sind unterwegs. Man kann auch eintippen, was auf dem Tisch liegt.
street-soon = Die Karten kommen in { $n } s. Man kann auch eintippen, was auf dem Tisch liegt.
street-offline = Es gibt keine Verbindung. Eintippen, was auf dem Tisch liegt; es wird später geprüft.
street-on_table = Diese liegen auf dem Tisch

pot-pot = Pot
pot-main = Hauptpot
pot-side = Sidepot { $n }

table-title = Der Tisch
table-board = Gemeinschaftskarten

seat-n = Platz { $seat }
seat-sb = SB
seat-bb = BB
seat-button = Button
seat-nobody = leerer Platz
seat-empty = ohne Spieler
seat-folded = gefoldet
seat-dead = tote Hand
seat-out = draußen
seat-mucked = gemuckt
seat-shown = gezeigt
seat-all_in = All-in
seat-to_act = am Zug
seat-bets = setzt
seat-absent = abwesend
seat-committed = { $chips } von { $limit } gesetzt
seat-choose = Platz wählen
seat-table = der ganze Tisch

pad-title = Was geschieht
pad-who = { $name }, Platz { $seat }
pad-to_call = zu callen { $chips }
pad-check = Check
pad-call = Call { $chips }
pad-calls = Call
pad-call_all_in = Call { $chips }, All-in
pad-bet = Bet
pad-raise = Raise
pad-raise_to = Raise auf
pad-bet_chips = Bet { $chips }
pad-raise_chips = Raise auf { $chips }
pad-between = { $least } bis { $most }
pad-only = nur { $chips }
pad-at_least = Mindestens { $chips }
pad-at_most = Höchstens { $chips }
pad-no_raise = Kein Raise möglich
pad-fold = Fold
pad-undo = Zurück
pad-back = Letzte Ziffer löschen
pad-absent = Platz { $seat } abwesend: tote Hand

size-least = mind.
size-half = ½ Pot
size-two_thirds = 2⁄3 Pot
size-pot = Pot
size-cap = Cap
size-all_in = All-in

clock-short = Uhr
clock-left = Uhr: { $n } s
clock-over = Zeit abgelaufen

picker-chosen = Gewählte Karten
picker-keys = Karten antippen, oder Wert und Farbe tippen: 9 D; die 10 ist T. C Kreuz, D Karo, H Herz, S Pik.
picker-remove = Diese Karte entfernen
picker-cancel = Abbrechen

showdown-title = Showdown
showdown-who_won = Wer hat gewonnen?
showdown-all_in = All-in: alle zeigen
showdown-first = zeigt zuerst
showdown-shows = Zeigt
showdown-mucks = Muckt
showdown-tap = Den angesagten Gewinner antippen
showdown-wins = Platz { $seat } gewinnt
showdown-split = Plätze { $seats } teilen
showdown-to = an Platz { $seats }
showdown-check_again = Bitte noch einmal prüfen
showdown-check_again_how = Hände und Board noch einmal laut vorlesen. Passt auch die nächste Ansage nicht, wird die Turnierleitung gerufen.

log-title = Die Hand bisher
log-none = Noch nichts aufgezeichnet
log-line = Platz { $seat }: { $said }
log-folds = foldet
log-checks = checkt
log-calls = callt
log-raises = setzt oder erhöht auf { $chips }
log-mucks = muckt
log-shows = zeigt
log-killed = tote Hand
log-board = Board { $cards }
log-award = { $pot }: { $seats }
log-seal = Siegel geöffnet
log-director = Turnierleitung gerufen
log-undo = zurückgenommen
log-correct = berichtigt
log-edited = geändert
log-accept = angenommen
log-dispute = bestritten

note-out_of_turn = Außer der Reihe
note-clock = Uhr
note-exposed = Aufgedeckte Karte
note-absent = Abwesend
note-left = Hat den Bereich verlassen
note-back = Ist zurück
note-other = Andere Notiz

more-title = Mehr
more-more = Mehr
more-kill = Tote Hand
more-muck = Muck
more-clock = Uhr
more-director = Turnier{ "\u00AD" }leitung rufen
more-called = Turnier{ "\u00AD" }leitung gerufen
more-director_how = Worum geht es?
more-own_words = In eigenen Worten
more-call_now = Jetzt rufen
more-no_cards = Hier keine verdeckten Karten aufschreiben.
more-note = Notieren
more-kill_sure = Die Hand von Platz { $seat }, { $name }, ist tot: Sie kann nichts mehr gewinnen. Ihre Chips bleiben im Pot.
more-kill_seat = Platz { $seat }: tote Hand
more-other_seat = Ein anderer Platz
more-seat_kill = Wessen Hand ist tot?
more-seat_muck = Wer muckt?
more-seat_clock = Für wen wurde die Uhr verlangt?
more-seat_out_of_turn = Wer hat außer der Reihe gehandelt?
more-seat_absent = Wer ist abwesend?
more-seat_exposed = Wessen Karte wurde aufgedeckt?
more-text_exposed = Wie es geschah
more-text_other = Was geschah

reason-ruling = Eine Entscheidung ist nötig
reason-rules = Eine Regelfrage
reason-recording = Eine Zeile einer früheren Setzrunde ist falsch
reason-conduct = Verhalten eines Spielers
reason-deck = Das Deck oder eine Karte

line-queued = Auf diesem Gerät aufbewahrt, noch nicht gesendet
line-sent = Auf dem Server
line-by = von { $by }
line-was = Es war: { $said }
line-closed = Diese Setzrunde ist vorbei. Nur die Turnierleitung kann sie ändern.
line-call = Bitte ändern: { $said } ({ $street })
line-undo = Zurücknehmen
line-change = Was hat Platz { $seat } wirklich getan?
line-amount = Bet, oder Raise auf
line-put = { $chips } setzen
line-reason = am Tisch berichtigt
line-refused = Die späteren Zeilen würden nicht mehr passen. Zuerst zurücknehmen oder die Turnierleitung rufen.
line-not_last = Zuerst die späteren Zeilen zurücknehmen.

start-open = Das Deck öffnen: Deal
start-where = Halter { $holder }, Fach { $place }
start-slot = Nr. { $slot } von { $deals } an diesem Tisch
start-replaces = Ein Reservedeal, anstelle von Deal { $deal }
start-label = Etikett des Decks
start-label_how = Das Siegel unversehrt lassen. Scannen oder eintippen, was auf dem Deck steht.
start-check = Etikett prüfen
start-scan = Etikett scannen
start-right = Das richtige Deck
start-seated = Sitzen alle richtig? Wer fehlt, wird angetippt.
start-here = sitzt
start-vacant = An Platz { $seats } sitzt niemand; der Platz bekommt Karten. Wenn alle Handkarten liegen, die seinen kennzeichnen.
start-out = Platz { $seats }: aus der Sitzung genommen; er bekommt Karten, die Hand ist tot.
start-reserve = Aus der Reserve, vor dem Deal
start-reserve_seat = Platz { $seat }
start-dead = Platz { $seats }: abwesend, die Hand ist tot, sobald sie gegeben ist.
start-break = Siegel öffnen
start-devices = Keine elektronischen Geräte in den Spielräumen: Telefone sind ausgeschaltet und draußen. Dieses hier gehört dem Tisch.
start-paused = Warten
start-paused_how = Die Turnierleitung hat das Spiel angehalten. Das nächste Deck versiegelt lassen.
start-held = Zuerst die Turnierleitung
start-held_how = An diesem Tisch sind zwei Hände nacheinander eingefroren. Das nächste Deck versiegelt lassen; es geht von selbst weiter, sobald die Turnierleitung geantwortet hat.
start-who = Wer wo sitzt
start-seats = Die Plätze dieses Tisches

wrong-title = Falsches Deck
wrong-event = Dieses Deck gehört zu einer anderen Veranstaltung.
wrong-session = Dieses Deck gehört zu einer anderen Session.
wrong-table = Dieses Deck gehört zu einem anderen Tisch.
wrong-deal = Dieses Deck ist jetzt nicht an der Reihe.
wrong-held = In der Hand
wrong-due = Hier an der Reihe
wrong-other_event = Andere Veranstaltung
wrong-place = Session { $session }, Tisch { $table }
wrong-do = Das Siegel nicht öffnen. Das Deck zurücklegen und das richtige nehmen.
wrong-back = Es liegt wieder an seinem Platz

result-title = Deal { $deal }: das Ergebnis
result-seat = Platz
result-name = Name
result-chips = Gewonnene oder verlorene Chips
result-house = verfallene Chips
result-zero = Die Summe ist null
result-not_zero = Die Summe ist nicht null: Turnierleitung rufen
result-turn = Den Bildschirm zu den Spielern drehen
result-ask = Ist es so gewesen? Nach dem Annehmen kann nur die Turnierleitung etwas ändern.
result-wins = an Platz { $seat }
result-share = Platz { $seat } { $chips }
result-returned = { $chips } nicht gecallt, zurück an Platz { $seat }
result-accept = Wir nehmen an
result-again = Gewinner zurücknehmen
result-dispute = Bestreiten
result-rotate = Umdrehen
result-lines = Die Hand

dispute-title = Ergebnis bestreiten
dispute-who = Wer ist nicht einverstanden?
dispute-why = Was ist falsch?
dispute-amount = Ein Betrag ist falsch
dispute-winner = Der Gewinner ist falsch
dispute-missing = Eine Aktion fehlt
dispute-mistaken = Plätze wurden verwechselt
dispute-do = Bestreiten, Turnierleitung rufen

ended-accepted = Deal { $deal } angenommen
ended-frozen = Stopp. Deal { $deal } ist eingefroren.
ended-disputed = Deal { $deal } ist bestritten
ended-void = Deal { $deal } ist hier ungültig
ended-ruling = Entscheidung: { $ruling }
ended-do = Was zu tun ist
ended-leave = Karten und Chips liegen lassen, wie sie liegen.
ended-called = Die Turnierleitung ist gerufen.
ended-deck = Wenn die Turnierleitung es gesehen hat, das Deck beiseitelegen, nicht zurück.
ended-pots = Das Deck so lassen, bis die Turnierleitung entschieden hat.
ended-aside = Der Tisch kann dann weiterspielen; dieser Deal wartet oben.
ended-uploaded = Übertragen. Das Deck in seinen Halter zurücklegen.
ended-kept =
    { $n ->
        [one] Auf diesem Gerät aufbewahrt; { $n } Zeile wird gesendet, sobald es Verbindung gibt. Das Deck in seinen Halter zurücklegen.
       *[other] Auf diesem Gerät aufbewahrt; { $n } Zeilen werden gesendet, sobald es Verbindung gibt. Das Deck in seinen Halter zurücklegen.
    }
ended-next = Nächstes Deck
ended-last = Das war der letzte Deal hier
ended-wait = Das nächste Deck wird genannt
ended-wait_offline = Das nächste Deck wird genannt, sobald es Verbindung gibt
ended-go = Weiter mit Deal { $deal }
ended-on = Weiter
ended-hold = Auf die Turnierleitung warten.

waiting-before = Session { $session } hat noch nicht begonnen
waiting-before_then = Das erste Deck steht hier, sobald die Turnierleitung beginnt.
waiting-seats = So wird gesessen. Jetzt prüfen; das erste Deck steht hier, sobald die Turnierleitung beginnt.
waiting-seats_drawn = Die Plätze werden gezogen, wenn die Turnierleitung beginnt. Dann stehen sie hier, bevor das erste Deck geöffnet wird.
waiting-seats_from = Die Plätze werden gezogen, wenn die Turnierleitung beginnt, aus einem öffentlichen Wert, den niemand vor { $time } kennen kann. Dann stehen sie hier, bevor das erste Deck geöffnet wird.
waiting-next = Session { $session } hat noch nicht begonnen
waiting-ended = Session { $session } ist beendet
waiting-ended_then = Alles ist aufgezeichnet. Den Tisch über das Menü verlassen, wenn das Gerät anderswo gebraucht wird.
waiting-done = Hier sind alle Deals gespielt
waiting-done_then = Bleiben, bis die Turnierleitung die Session beendet.
waiting-aside = Warten auf die Turnierleitung
waiting-aside_then =
    { $n ->
        [one] { $n } Deal dieses Tisches braucht noch eine Entscheidung.
       *[other] { $n } Deals dieses Tisches brauchen noch eine Entscheidung.
    }

aside-waiting = Bei der Turnierleitung:
aside-deal = Deal { $deal }, { $what }
aside-frozen = eingefroren
aside-disputed = bestritten

notice-title = Neuigkeiten
notice-stopped = Die Turnierleitung hat die Uhr angehalten
notice-paused = Die Turnierleitung hat die Uhr angehalten: { $reason }
notice-resumed = Es geht weiter
notice-held = Zwei Hände nacheinander eingefroren: der Tisch wartet auf die Turnierleitung
notice-taken = { $where }: Ein anderes Gerät war schneller ({ $by })
notice-refused = { $where }: nicht angenommen. { $why }
notice-ruling = { $where }, die Turnierleitung: { $text }
notice-taken_over =
    { $n ->
        [one] Dieses Gerät macht weiter. { $n } Zeile kam mit dem Code.
       *[other] Dieses Gerät macht weiter. { $n } Zeilen kamen mit dem Code.
    }
notice-goes_on = Dieses Gerät macht weiter.
notice-locked = Die Zeilen bleiben hier, bis sich dieses Gerät wieder anmeldet.
notice-other_roll = { $where }: Der Wurf ist ein anderer als eingetippt. Der angezeigte gilt.
notice-other_roll_kept = { $where }: Der Wurf ist ein anderer als eingetippt. Der angezeigte gilt; was danach kam, neu eingeben.

conflict-title = Zwei Geräte schreiben an diesem Tisch mit
conflict-refused = Eine Zeile wurde nicht angenommen
conflict-what = { $where }: { $by } hat diesen Moment zuerst aufgezeichnet. Das gilt. Was hier getippt wurde, ist aufbewahrt, zählt aber nicht.
conflict-theirs = Was gilt ({ $by })
conflict-ours = Hier getippt, zählt nicht
conflict-unseen = Noch nicht auf diesem Gerät
conflict-how = Vereinbaren, wer schreibt. Ein Gerät genügt.
conflict-keep = Behalten, was gilt
conflict-again = Unsere danach eintragen
conflict-call = Zwei Geräte sind sich uneinig: { $where }

menu-title = Dieses Gerät
menu-link = Verbindung
menu-heard = zuletzt um { $time }
menu-offline = Ohne Netz
menu-offline_ready = bereit
menu-offline_soon = wird gespeichert
menu-kept = Speicher
menu-kept_yes = vom Browser bewahrt
menu-kept_no = der Browser kann ihn leeren
menu-rules = Regeln
menu-update = Neue Version laden
menu-device = Tisch und Gerät
menu-handover = An ein anderes Gerät übergeben
menu-aside = Beiseitegelegte Zeilen sichern
menu-aside_drop = Beiseitegelegte Zeilen verwerfen
menu-aside_how =
    { $n ->
        [one] { $n } Zeile ist hier beiseitegelegt und sonst nirgends. Verworfen ist sie für immer weg.
       *[other] { $n } Zeilen sind hier beiseitegelegt und sonst nirgends. Verworfen sind sie für immer weg.
    }
menu-aside_now = Verwerfen
menu-aside_back = Behalten
menu-leave = Diesen Tisch verlassen
menu-leave_how = Alles ist gesendet. Dieses Gerät vergisst den Tisch.
menu-leave_waiting =
    { $n ->
        [one] { $n } Zeile ist nicht gesendet. Beim Verlassen geht sie verloren.
       *[other] { $n } Zeilen sind nicht gesendet. Beim Verlassen gehen sie verloren.
    }
menu-leave_aside =
    { $n ->
        [one] { $n } Zeile ist hier beiseitegelegt. Beim Verlassen geht sie verloren; vorher sichern.
       *[other] { $n } Zeilen sind hier beiseitegelegt. Beim Verlassen gehen sie verloren; vorher sichern.
    }
menu-leave_anyway = Verlieren und verlassen
menu-leave_now = Verlassen
menu-stay = Bleiben
menu-keys = Tasten: F Fold, C Check oder Call, K Check, R Raise, A All-in, Ziffern, Enter, Rücktaste oder U nimmt zurück.

settings-four = Vierfarbiges Deck
settings-contrast = Hoher Kontrast

handover-making = Der Code wird erstellt.
handover-how = Dies mit dem anderen Gerät scannen. Hier nichts mehr aufzeichnen.
handover-qr = QR-Code für das andere Gerät
handover-no_qr = Zu viele Zeilen für einen Code. Den Link senden.
handover-only_here = Das andere Gerät erreicht diese Adresse nicht: Sie führt nur zu diesem hier. Hier die Adresse öffnen, die die Turnierleitung nennt, dann übergeben.
handover-lines =
    { $n ->
        [one] { $n } nicht gesendete Zeile reist mit.
       *[other] { $n } nicht gesendete Zeilen reisen mit.
    }
handover-until = Einmal gültig, bis { $time }.
handover-offline = Dies bringt nur die Zeilen. Scannen, wo das andere Gerät nach einem Code fragt, und dort dann den Tischcode eintippen.
handover-copy = Link kopieren
handover-copied = Kopiert
handover-link = Link
handover-by_hand = Kopieren ist hier nicht möglich. Der Link steht darunter, zum Kopieren von Hand.
handover-failed = Es konnte kein Code erstellt werden. Mit Verbindung erneut versuchen.
handover-one = Wer diesen Link hat, kann an diesem Tisch mitschreiben.

game-white = Weiß
game-black = Schwarz
game-number = Partie { $game }
game-of = Partie { $game } von { $games }
game-time = Zeit seit dem Eröffnungswurf
game-room-open = offener Raum
game-room-closed = geschlossener Raum
game-round = Runde { $round }
game-final = Finale
game-score = Punkte hier: Weiß { $white }, Schwarz { $black }
game-turn = am Zug
game-pips = Augen
game-who = { $side }, { $name }
game-opening = Der Eröffnungswurf
game-opening_how = Je ein Würfel. Der höhere beginnt.
game-due-roll = würfelt
game-due-dice = welche Würfel
game-due-play = zieht { $roll }
game-due-answer = antwortet
game-typing-throw = Diesen Wurf hat noch niemand geworfen. Würfeln und antippen, was die Würfel zeigen.
game-typing-throw_opening = Den Eröffnungswurf hat noch niemand geworfen. Je einen Würfel werfen und antippen.
game-typing-late = Der Server braucht lange. Warten, oder den Wurf vom Wurfblatt antippen.
game-typing-offline = Keine Verbindung. Den Wurf vom Wurfblatt antippen; er wird später geprüft.
game-typing-offline_thrown = Keine Verbindung. Hat der andere Raum diesen Wurf, dort nachfragen; sonst würfeln und antippen.
game-typing-again = Den Wurf antippen, wie er wirklich ist.
game-danced = { $side } hat { $roll } gewürfelt und kann nicht ziehen.
game-same_roll = Dieser Wurf wurde schon gesehen. Derselbe Wurf kommt wieder.
game-rolling = Der Wurf ist angefragt.
game-tap = Einen Stein antippen, dann wohin er geht.
game-free = Ein Zug, der nicht regelgerecht ist und gilt
game-free_how = Die Steine so ziehen, wie sie am Tisch liegen.
game-doubled = { $side } verdoppelt auf { $value }.
game-beavered = { $side } kontert mit Beaver: Der Würfel stünde auf { $value }.
game-resigned = { $side } gibt auf: { $level }.
game-lines = Die Partie bisher
game-line_closed = Hier lässt sich nur die letzte Zeile zurücknehmen, und keine vor einem genannten Wurf. Die Turnierleitung kann sie ändern.
game-line_call = Bitte ändern: { $said }
game-next_match = Nächste Begegnung
game-next_sides = Weiß { $white }, Schwarz { $black }
game-go = Weiter mit Partie { $game }
game-last = Das war die letzte Partie hier
game-wait = Die nächste Partie wird genannt
game-wait_offline = Die nächste Partie wird genannt, sobald es eine Verbindung gibt
game-waiting-before = Die Begegnungen haben nicht begonnen
game-waiting-before_then = Der erste Wurf ist möglich, sobald die Turnierleitung beginnt.
game-waiting-ended = Die Begegnungen sind vorbei
game-waiting-ended_then = Alles ist aufgezeichnet. Den Tisch über das Menü verlassen, wenn das Gerät anderswo gebraucht wird.
game-waiting-round = Warten auf Runde { $round }
game-waiting-round_then = Die nächste Begegnung ist möglich, sobald die Turnierleitung die Runde beginnt.
game-waiting-done = Alle Partien sind hier gespielt
game-waiting-done_then = Bleiben, bis die Turnierleitung die Sitzung beendet.
game-waiting-who = Inzwischen prüfen, wer wo sitzt.
game-keys = Tasten: Enter würfeln oder fertig, 1 bis 6 Würfel, D verdoppeln, T annehmen, P ablehnen, Rücktaste oder U rückgängig; auf dem Brett Pfeile und Enter.
game-pad-roll = WÜRFELN
game-pad-rolling = Wurf kommt
game-pad-double = Auf { $value } doppeln
game-pad-done = Fertig
game-pad-stands = Er gilt
game-pad-only = Der einzige Zug: { $said }
game-pad-take = Annehmen
game-pad-pass = Ablehnen
game-pad-beaver = Beaver: Würfel auf { $value }
game-pad-agree = Annehmen
game-pad-decline = Weiterspielen
game-pad-first = Der erste Würfel
game-pad-second = { $value }, und der zweite Würfel
game-pad-die = Würfel { $value }
game-pad-die_of = Würfel von { $side }
game-level-single = einfache Partie
game-level-gammon = Gammon
game-level-backgammon = Backgammon
game-level-single_long = Oin
game-level-gammon_long = Mars
game-level-backgammon_long = Koks
game-ending-borne_off = alle Steine abgetragen
game-ending-passed = Verdopplung abgelehnt
game-ending-resigned = aufgegeben
game-ending-drawn = unentschieden
game-ending-decided = von der Turnierleitung entschieden
game-result-ask = Den Bildschirm zu den Spielern drehen. Ist es so gewesen? Danach kann nur die Turnierleitung es ändern.
game-result-wins = { $side } gewinnt
game-result-drawn = Die Partie ist unentschieden
game-result-how = Wie
game-result-level = Zählt als
game-result-cube = Dopplerwürfel
game-result-proposed = Abgelehnt bei
game-result-left = Übrige Steine
game-result-points = Kleine Matchpunkte
game-result-accepted = Partie { $game } angenommen
game-result-decided = Partie { $game } von der Turnierleitung entschieden
game-result-kept =
    { $n ->
        [one] Auf diesem Gerät aufbewahrt; { $n } Zeile geht hinaus, sobald es eine Verbindung gibt.
       *[other] Auf diesem Gerät aufbewahrt; { $n } Zeilen gehen hinaus, sobald es eine Verbindung gibt.
    }
game-log-line = { $side }: { $said }
game-log-nothing = nichts gezogen
game-log-asked = Wurf angefragt
game-log-opening = Eröffnung { $white }:{ $black }
game-log-dances = { $roll }, kann nicht ziehen
game-log-stood = { $said } (gilt)
game-log-doubles = verdoppelt
game-log-doubles_to = verdoppelt auf { $value }
game-log-beavers = Beaver
game-log-takes = nimmt an
game-log-passes = lehnt ab
game-log-resigns = gibt auf: { $level }
game-log-agrees = nimmt die Aufgabe an
game-log-declines = spielt weiter
game-log-answered = die Turnierleitung hat geantwortet
game-log-decided = von der Turnierleitung entschieden
game-log-reopened = von der Turnierleitung wieder geöffnet
game-note-out_of_turn = Nicht am Zug
game-note-clock = Uhr
game-note-cocked = Schräge Würfel
game-note-illegal_play = Regelwidriger Zug
game-note-absent = Abwesend
game-note-other = Andere Notiz
game-more-resign = Aufgeben
game-more-who_resigns = Wer gibt auf?
game-more-what_level = Was wird aufgegeben?
game-more-cannot_resign = Jetzt kann nicht aufgegeben werden.
game-more-stands = Ein regelwidriger Zug gilt
game-more-turn = Brett drehen
game-more-whom = Wen betrifft es?
game-mend-list = Eine frühere Zeile berichtigen
game-mend-choose = Die Zeile wählen, die nicht so ist, wie es am Tisch war.
game-mend-open = Berichtigen
game-mend-other_dice = Die Würfel waren andere
game-mend-title = Berichtigen
game-mend-turn = Berichtigen: Zug { $turn }
game-mend-was = Aufgezeichnet: { $said }
game-mend-tap = Den Zug antippen, wie er gespielt wurde.
game-mend-dice = Die Würfel antippen, wie sie lagen.
game-mend-answer = Was wurde geantwortet?
game-mend-same = So ist es aufgezeichnet.
game-mend-later =
    { $n ->
        [one] { $n } spätere Zeile bleibt, wie sie ist.
       *[other] { $n } spätere Zeilen bleiben, wie sie sind.
    }
game-mend-broken = „{ $said }“ würde nicht mehr passen.
game-mend-broken_then = Hier ändert sich darum nichts. Die Turnierleitung kann die späteren Zeilen neu aufzeichnen lassen.
game-mend-closed_then = Die Eingabe geht an die Turnierleitung. Bis dahin geht das Spiel weiter wie aufgezeichnet.
game-mend-reason = Grund
game-mend-public = Öffentlich, sobald beide Räume fertig sind.
game-mend-why-typed = falsch eingegeben
game-mend-why-moved = andere Steine wurden gezogen
game-mend-why-agreed = beide sind sich einig
game-mend-why-own = in eigenen Worten
game-mend-send = Berichtigen
game-mend-director = An die Turnierleitung
game-mend-back = Zurück zum Spiel
game-mend-kept = Eine frühere Stellung. Aufgezeichnet wird erst, was berichtigt ist.
game-mend-call = Zug { $turn }: bitte „{ $said }“ ändern in: { $now } ({ $reason })
game-reason-ruling = Eine Entscheidung ist nötig
game-reason-rules = Eine Frage zu den Regeln
game-reason-roll = Ein Wurf ist falsch
game-reason-recording = Eine frühere Zeile ist falsch
game-reason-conduct = Verhalten eines Spielers
game-board-title = Das Brett
game-board-checkers =
    { $n ->
        [one] { $n } Stein von { $side }
       *[other] { $n } Steine von { $side }
    }
game-board-empty = Punkt { $number }, leer
game-board-point = Punkt { $number }, { $who }
game-board-bar = Bar, { $who }
game-board-off = abgetragen, { $who }
game-board-start = kann gezogen werden
game-board-target = ein Stein kann hierher
game-board-picked = aufgenommen
game-board-dice = { $side }, Wurf: { $first } und { $second }
game-board-cube = Dopplerwürfel auf { $value }, in der Mitte
game-board-cube_of = Dopplerwürfel auf { $value }, bei { $side }
game-board-cube_offered = Dopplerwürfel auf { $value }, angeboten von { $side }
