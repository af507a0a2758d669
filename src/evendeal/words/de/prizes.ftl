### The page of prizes: stacks and prizes, every way to share, a decision, the agreement.

## The page, and what is done with all of it

prizes-lead = Stacks und Preise beim Eintippen; jede Methode nebeneinander, auf den Cent genau.
prizes-clear = Leeren
prizes-paste = Liste einfügen
prizes-copy = Adresse kopieren
prizes-copied = Kopiert
prizes-print = Vereinbarung drucken
prizes-address-copied = Die Adresse ist kopiert.
prizes-address-by-hand = Diese Seite darf nicht in die Zwischenablage schreiben. Die Adresse hier kopieren:
prizes-entry = Stacks und Preise
prizes-answer = Was jeder Spieler bekommt
prizes-beside = Eine Entscheidung und Bedingungen
prizes-sums = { $chips } Chips, { $pool } zu teilen.
prizes-sums-heads = { $chips } Chips, { $pool } zu teilen, { $bounties } an Bountys.
prizes-as-before = Die Zahlen sind die von vorher.
prizes-more = Mehr zu diesen Stacks
prizes-tab-places = Wer wo landet
prizes-tab-worth = Was ein Chip wert ist
prizes-tab-bubble = Bubble-Faktoren
prizes-tab-called-off = Abgebrochen
prizes-one-alone = Ein Spieler allein riskiert gegen niemanden etwas.
prizes-calculating = Wird berechnet.
prizes-waiting = Wird noch berechnet. Der erste große Tisch nach dem Start des Servers kann eine Minute dauern.
prizes-soon = Die Antwort erscheint hier, sobald die Felder lesbar sind.
prizes-busy =
    { $seconds ->
        [one] Der Server rechnet an anderen Tischen. Diese Seite fragt in einer Sekunde wieder.
       *[other] Der Server rechnet an anderen Tischen. Diese Seite fragt in { $seconds } Sekunden wieder.
    }
prizes-exact = { $model } exakt.
prizes-series = { $model } als Reihe: höchstens { $error } des Pools daneben.
prizes-quadrature = { $model } durch Quadratur: etwa { $error } des Pools daneben.
prizes-simulation = { $model } durch Simulation: in 19 von 20 Fällen auf { $error } des Pools genau.

## What is typed in

prizes-stacks = Stacks
prizes-prizes = Preise
prizes-player-n = Spieler { $n }
prizes-name-of = Name von Spieler { $n }
prizes-stack-of = Stack von Spieler { $n }
prizes-prize-for = Preis für Platz { $place }
prizes-from-table = Aus einer Auszahlungs­tabelle
prizes-nothing-pasted = Es wurde nichts eingefügt.

## Before anything is typed

prizes-begin = Die Stacks eintippen, dann die Preise, um die es noch geht
prizes-begin-how = Der erste Platz zuerst; die nächste Zeile kommt von selbst. Dann steht hier, was jeder Spieler bekommt, jede Methode in einer eigenen Spalte:
prizes-begin-icm = Die Gewinnchance ist der Anteil an den Chips; hinter dem Sieger dasselbe unter den Übrigen.
prizes-begin-dcm = Alle Verbliebenen sind Hand für Hand All-in, mit gleicher Chance: große Stacks decken kleine.
prizes-begin-chip = Allen den nächsten Preis, den Rest im Verhältnis der Chips.
prizes-begin-equal = Allen das Gleiche.
prizes-begin-besides = Darunter, wer wo landet, was ein Chip wert ist, was ein All-in riskiert, und ein Blatt zum Unterschreiben.
prizes-examples = Ein Beispiel ansehen
prizes-example-four = Noch vier, drei Preise
prizes-example-call = Ein Call, den ICM foldet und DCM macht
prizes-example-nine = Ein Finaltisch zu neunt
prizes-small-blind = Small Blind
prizes-big-blind = Big Blind
prizes-cut-off = Cut-off
prizes-button = Button

## Every way to share

prizes-method-icm = ICM
prizes-method-dcm = DCM
prizes-method-chip = Chip-Chop
prizes-method-equal = Gleich
prizes-method-typed = Von Hand
prizes-difference = DCM − ICM
prizes-divisions = Alle Arten, die Preise zu teilen
prizes-divisions-what = Was jeder Spieler nach jeder Methode bekommt
prizes-player = Spieler
prizes-stack = Stack
prizes-share = Anteil
prizes-own-bounty = Eigene Bounty
prizes-ticket = Ticket
prizes-ticket-cash = Ticket + { $cash }
prizes-ticket-less = Ticket { $cash }
prizes-bounty-on = Bounty auf { $name }
prizes-amount-for = Betrag für { $name }
prizes-played-for = Ausgespielt
prizes-sum = Summe
prizes-note = , Anmerkung
prizes-warning-above-first = { $who }: mehr als der erste Preis.
prizes-warning-below-next = { $who }: weniger, als der nächste Ausscheidende bekommt.
prizes-warning-below-guarantee = { $who }: weniger als die Garantie, weil die Einheit dafür zu groß ist.
prizes-note-of = { $methods }: { $note }
prizes-remark-larger = Platz { $place } bekommt einen größeren Anteil als bei weniger Meldungen.
prizes-remark-alike = Ab Platz { $place } werden weniger Plätze gleich bezahlt als darüber.
prizes-remark-nearer = Platz { $place } liegt näher am Platz darüber als an dem darunter.
prizes-remark-below-buy-in = Der letzte bezahlte Platz bekommt { $paid }, weniger als das Buy-in von { $buyin }.
prizes-remark-nothing = Platz { $place } und alle darunter bekämen nichts: die Einheit ist zu groß.
prizes-remark-few = { $paid } von { $entries } Meldungen werden bezahlt, { $part } Prozent: unter zehn.
prizes-remark-seen-observed-276 = Die Tabelle observed-276 wurde bei 276 Meldungen gesehen.
prizes-remark-seen-observed-45 = Die Tabelle observed-45 wurde bei 45 Meldungen gesehen; der erste, vierte, fünfte und siebte Platz sind aus dem Gedächtnis.
prizes-remark-seen-rebuy-12 = Die Tabelle rebuy-12 wurde bei Rebuy-Turnieren mit 46 bis 60 Meldungen gesehen.
prizes-remark-seen-rebuy-15 = Die Tabelle rebuy-15 wurde bei Rebuy-Turnieren mit 61 bis 75 Meldungen gesehen.
prizes-alike = Bei zwei Spielern oder einem einzigen Preis geben beide Modelle den Anteil an den Chips.

## Who finishes where, what a chip is worth, what an all-in risks

prizes-places-by = Wer wo landet nach { $model }
prizes-places-percent = Wer wo landet nach { $model }, in Prozent
prizes-finishes = { $name } wird in { $percent } % { $place }
prizes-point = Ein Feld berühren oder darauf zeigen, um es zu lesen.
prizes-worth-lead = 1 ist der Durchschnittschip: der Pool durch alle Chips. Über 1 ist ein Chip dieses Stacks mehr wert als der Durchschnitt.
prizes-worth-what = Was ein Chip jedes Stacks wert ist, in Durchschnittschips
prizes-all-in = Wenn { $one } und { $other } All-in sind:
prizes-pair = { $model }: { $name } braucht { $need }; verlieren kostet { $loss }, gewinnen bringt { $gain }.
prizes-pair-none = { $model }: es gibt keinen Faktor; verlieren kostet { $loss }, gewinnen bringt { $gain }.
prizes-bubble-by = Bubble-Faktoren nach { $model }
prizes-bubble-what = Bubble-Faktoren nach { $model }: der Spieler der Zeile riskiert seine Chips gegen den der Spalte
prizes-bubble-cell = { $one } gegen { $other }: { $factor }. { $pair }
prizes-no-factor = keiner
prizes-bubble-note = Die Zeile riskiert den kleineren der beiden Stacks gegen die Spalte. 1 ist eine in Geld faire Wette; bei 2 ist doppelt so viel wert, was man verlieren kann, wie was man gewinnen kann.

## When a tournament is called off

prizes-off-money = Alle sind im Geld: jeder bekommt den nächsten Preis, { $each }, und die übrigen { $chips } werden nach Chips geteilt.
prizes-off-half = Noch sind nicht alle im Geld: die Hälfte des Rests wird gleich geteilt, die Hälfte nach Chips.
prizes-off-tickets = Ein Ticket zählt mit seinem Wert.
prizes-off-terms = Niemand muss dem zustimmen, und von den Bedingungen gilt nur die kleinste Einheit.
prizes-off-what = Was jeder Spieler bekommt, wenn das Turnier abgebrochen wird
prizes-off-alike = Gleich
prizes-off-chips = Nach Chips
prizes-off-paid = Auszahlung

## A decision

prizes-decision = Eine Entscheidung
prizes-shover = All-in
prizes-caller = Am Call
prizes-wins = Gewinnt
prizes-wins-what = Wie oft der Call gewinnt, in Prozent
prizes-percent = Prozent
prizes-own-all-in = Niemand callt das eigene All-in: zwei Spieler wählen.
prizes-posted = Gesetzt
prizes-posted-by = Gesetzt von { $name }
prizes-ante = Davon Ante
prizes-ante-of = Ante von { $name }
prizes-in-pot = Blinds und Antes im Pot
prizes-with-antes = { $posted }, mit Antes
prizes-posted-what = Die Stacks sind die, bevor etwas gesetzt war. Alle anderen haben gefoldet. Eine Ante ist Teil des Gesetzten und keines Einsatzes.
prizes-decision-is = { $shover } ist All-in; { $caller } würde { $equity } der Calls gewinnen.
prizes-by-chips = Chips
prizes-advice-call = Call
prizes-advice-fold = Fold
prizes-advice-break-even = ausgeglichen
prizes-advice-close = zu knapp
prizes-needs = braucht { $need }
prizes-needs-nothing = jede Hand callt
prizes-needs-all = keine Hand callt
prizes-needs-never = gewinnen ist nicht mehr wert als verlieren
prizes-fold-call = Fold { $fold }, Call { $call }
prizes-in-chips = { $n } Chips

## Terms of an agreement

prizes-terms = Bedingungen
prizes-terms-are = : { $terms }
prizes-set-left = { $amount } bleiben für den Ersten
prizes-set-next = nächster Preis garantiert
prizes-set-guaranteed = { $amount } garantiert
prizes-set-digits-0 = keine Nachkommastellen
prizes-set-digits-1 = eine Nachkommastelle
prizes-set-digits-3 = drei Nachkommastellen
prizes-set-unit = Einheiten von { $unit }
prizes-set-tickets = { $tickets } Tickets
prizes-set-bounties = Bountys
prizes-set-typed = Beträge von Hand
prizes-leave = Für den Ersten lassen
prizes-guarantee = Garantie für alle
prizes-guarantee-none = nichts
prizes-guarantee-next = der nächste Preis
prizes-guarantee-amount = ein Betrag
prizes-amount-each = Betrag für jeden
prizes-unit = Kleinste Einheit
prizes-a-cent = ein Cent
prizes-digits = Nachkommastellen
prizes-digits-2 = zwei, wie Cent
prizes-digits-0 = keine, wie Yen
prizes-digits-1 = eine
prizes-digits-3 = drei, wie Dinar
prizes-currency = Währung
prizes-no-currency = keine
prizes-tickets = Tickets als Preise
prizes-ticket-worth = Ein Ticket ist wert
prizes-with-bounties = Bountys: eine Spalte für die auf jeden Kopf
prizes-with-typed = Beträge von Hand: eine Spalte, um sich frei zu einigen

## A list to paste

prizes-list-stacks = Spieler und Stacks, je Zeile einer
prizes-list-prizes = Preise, erster Platz zuerst
prizes-list-how = Neue Zeile, Tabulator oder Semikolon trennen. Punkt, Komma, Apostroph oder Leerzeichen vor drei Ziffern bezeichnen Tausender. Was leer bleibt, bleibt auf der Seite, wie es ist.
prizes-list-use = Liste übernehmen
prizes-cancel = Abbrechen
prizes-close = Schließen
prizes-list-empty = Die Spieler mit ihren Stacks einfügen, die Preise, oder beides.
prizes-line = Zeile { $line }: { $what }
prizes-no-stack = „{ $text }“ hat keinen Stack.
prizes-two-readings = „{ $text }“ kann { $one } mit { $few } oder { $other } mit { $many } sein. Einen Doppelpunkt vor den Stack setzen.

## Prizes from a payout table

prizes-payout = Preise aus einer Auszahlungstabelle
prizes-entries = Teilnehmer
prizes-buyin = Buy-in in den Pool
prizes-fee = Gebühr daneben
prizes-bounty = Bounty daneben
prizes-guaranteed = Garantierter Pool
prizes-table = Tabelle
prizes-table-auto = automatisch
prizes-sold-open = Re-Entries, Rebuys, Add-ons
prizes-sold = verkauft
prizes-each-to-pool = je in den Pool
prizes-re_entries = Re-Entries
prizes-rebuys = Rebuys
prizes-addons = Add-ons
prizes-each-rebuys = Je Rebuy, in den Pool
prizes-each-addons = Je Add-on, in den Pool
prizes-as-buyin = Buy-in
prizes-as-entry = wie ein Buy-in
prizes-out-together = Gleichzeitig ausgeschieden
prizes-how-many = Wie viele
prizes-best-place = Bester Platz
prizes-pays =
    { $n ->
        [one] <pool>{ $pool }</pool> für den ersten Platz, Tabelle „<name>{ $table }</name>“.
       *[other] <pool>{ $pool }</pool> für { $n } Plätze, Tabelle „<name>{ $table }</name>“.
    }
prizes-overlay = Die Garantie legt { $amount } dazu.
prizes-payout-soon = Die Preise erscheinen hier, sobald Teilnehmer und Buy-in da sind.
prizes-tied = { $players } Spieler teilen die Plätze { $first } bis { $last }: { $amounts }.
prizes-to-each = je { $amount }
prizes-to-some = { $amount } für { $n }
prizes-use-all = Diese Preise übernehmen
prizes-use-first =
    { $n ->
        [one] Den ersten Preis übernehmen
       *[other] Die ersten { $n } Preise übernehmen
    }

## The agreement that is signed

prizes-agreement-print = Die Vereinbarung drucken
prizes-shared-by = Geteilt nach
prizes-cannot = geht nicht
prizes-event = Turnier
prizes-director = Turnierleitung
prizes-blank-write = leer, zum Ausfüllen
prizes-blank = leer
prizes-outdated-figures = Diese Zahlen sind die vor der letzten Änderung. Auf der Seite berichtigen, was markiert ist; dann lässt sich drucken.
prizes-do-print = Drucken
prizes-preview = Wie es aussehen wird
prizes-agreement = Vereinbarung über die Preise
prizes-outdated = Nicht unterschreiben: auf der Seite wurde seitdem etwas geändert.
prizes-date = Datum: { $date }
prizes-place = Ort
prizes-this-address = Die Adresse dieser Seite
prizes-agree-share =
    { $n ->
        [one] Der verbliebene Spieler teilt <pool>{ $pool }</pool> { $how }.
       *[other] Die { $n } verbliebenen Spieler teilen <pool>{ $pool }</pool> { $how }.
    }
prizes-how-icm = nach dem Independent Chip Model (ICM)
prizes-how-dcm = nach dem Dependent Chip Model (DCM)
prizes-how-chip = als Chip-Chop: allen den nächsten Preis, den Rest im Verhältnis der Chips
prizes-how-equal = zu gleichen Teilen
prizes-how-typed = wie sie es untereinander vereinbart haben
prizes-prizes-are = Die Preise sind
prizes-amount = Betrag
prizes-together = Zusammen
prizes-in-cash = Davon bar
prizes-ticket-and = Ticket, { $cash }
prizes-signature = Unterschrift
prizes-to-winner = Ausgespielt, an den Sieger
prizes-not-shared = <amount>{ $amount }</amount> wird nicht geteilt: darum wird weitergespielt, und der Sieger bekommt es zusätzlich zum Betrag oben.
prizes-all-shared = Alle Preise sind geteilt; welchen Platz ein Spieler von hier an belegt, ändert keinen Betrag oben.
prizes-keeps-bounty = Jeder behält die Bounty auf den eigenen Kopf.
prizes-agreed = Jeder von uns hat Stacks und Preise geprüft, stimmt den Beträgen aus freien Stücken zu und bittet die Turnierleitung, sie auszuzahlen.
prizes-director-is = Turnierleitung: { $name }
prizes-computed = Die Beträge sind ganze Einheiten und ergeben zusammen den Pool. Berechnet mit evendeal; zum Nachprüfen öffnen:

## What is refused, by its name

refusal-NobodyToPay = Es gibt keine Stacks: die Chips mindestens eines Spielers angeben.
refusal-NothingToShare = Es gibt nichts zu teilen: mindestens einen Preis über 0 angeben.
refusal-StackRefused = Wer noch spielt, hat Chips, nicht { $stack }.
refusal-PrizeRefused = { $prize } ist kein Preis.
refusal-PrizesRise = Platz { $place } bekäme { $prize }, mehr als die { $above } des Platzes davor. Die Preise vom ersten Platz abwärts angeben.
refusal-MorePrizesThanPlayers =
    { $players ->
        [one] { $prizes } Preise sind zu viele für { $players } Spieler. Die schon gewonnenen Preise weglassen.
       *[other] { $prizes } Preise sind zu viele für { $players } Spieler. Die schon gewonnenen Preise weglassen.
    }
refusal-TooManyChips = { $chips } Chips sind mehr, als sich zählen lassen.
refusal-FieldTooLong = Das ist länger als { $most } Zeichen.
refusal-TooManyForThePage = { $players } Spieler sind mehr als die { $most } dieser Seite. evendeal auf der Kommandozeile nimmt beliebig viele.
refusal-NotOneOfThem = Hier steht eine ganze Zahl von { $least } bis { $most }, nicht „{ $text }“.
refusal-EquityUnclear =
    { $reason ->
        [part] „{ $text }“ lässt sich auf zwei Arten lesen: { $one } % oder { $other } % schreiben.
        [over] „{ $text }“: mehr als 100 % eines Pots gibt es nicht.
       *[percent] „{ $text }“ ist kein Prozentsatz: zum Beispiel 60 % schreiben.
    }
refusal-TicketsIncomplete = Beides angeben: wie viele Tickets es gibt und was eines wert ist.
refusal-OneAmountEach = { $amounts } Beträge passen nicht zu { $players } Spielern; für jeden einen angeben.
refusal-TypedAmountsMissing = { $amounts } Beträge passen nicht zu { $players } Spielern; für jeden einen angeben.
refusal-BountiesRefused = { $bounties } Bountys passen nicht zu { $players } Spielern; für jeden Kopf eine angeben, 0 für keine.
refusal-NotPostedByAll = { $amounts } Beträge passen nicht zu { $players } Spielern; für jeden einen angeben, 0 für wer nichts gesetzt hat.
refusal-LeftForFirstTooMuch = { $left } lassen sich nicht für den Ersten lassen: sein Preis von { $first } fiele unter den zweiten, { $second }.
refusal-GuaranteeTooMuch = { $guarantee } für jeden von { $players } Spielern ist mehr als die { $pool }, die zu teilen sind.
refusal-TermRefused =
    { $reason ->
        [whole] { $value } ist hier kein Betrag: Beträge sind ganze Einheiten.
       *[negative] { $value } ist hier kein Betrag: ein Betrag ist mindestens 0.
    }
refusal-TypedRefused =
    { $reason ->
        [whole] { $amount } lässt sich nicht auszahlen: Beträge sind ganze Einheiten.
        [least] { $amount } ist zu wenig: jeder soll mindestens { $least } bekommen.
       *[negative] { $amount } lässt sich nicht auszahlen: für eine Einigung zahlt niemand.
    }
refusal-TypedDoesNotSum = Die Beträge ergeben { $total }, und zu teilen sind { $pool }: { $off } Unterschied.
refusal-TicketsRefused = Diese Tickets können keine Preise sein: es sind zu viele, oder sie sind nichts wert.
refusal-EquityRefused = { $equity } ist kein Teil des Pots.
refusal-UnitRefused = Beträge können kein Vielfaches von { $unit } sein: die Einheit ist größer als 0.
refusal-TooManyPairs = Bubble-Faktoren gibt es für höchstens { $most } Spieler, nicht { $players }.
refusal-ShoveRefused =
    { $reason ->
        [seat] Spieler { $player } sitzt nicht an einem Tisch mit { $most }.
        [self] Spieler { $player } kann nicht das eigene All-in callen.
        [stack] Spieler { $player } kann nicht { $chips } aus einem Stack von { $most } setzen.
        [ante] Spieler { $player } kann keine Ante von { $chips } in den gesetzten { $most } haben.
        [caller] Spieler { $player } ist durch das Gesetzte all-in und hat nichts zu entscheiden.
        [three] Spieler { $player } ist durch das Gesetzte all-in, damit wären drei im Pot.
        [covered] Spieler { $player } hat schon so viel gesetzt wie das All-in von { $most }.
       *[number] Spieler { $player } kann nicht { $chips } setzen: das ist keine Zahl von Chips.
    }
refusal-MorePlacesThanPlayers =
    { $players ->
        [one] Die Tabelle { $table } zahlt { $places } Plätze, und es gibt { $players } Spieler.
       *[other] Die Tabelle { $table } zahlt { $places } Plätze, und es gibt { $players } Spieler.
    }
refusal-NoSuchPayoutTable = Es gibt keine Auszahlungstabelle „{ $table }“.
refusal-NoBandFor = Die Tabelle { $table } hat nichts für { $entries } Teilnehmer.
refusal-NoTableSoLarge = Keine Tabelle reicht bis { $entries } Teilnehmer; die längste endet bei { $most }.
refusal-PayoutRefused =
    { $reason ->
        [negative] { $value } kann hier nicht stehen: es ist mindestens 0.
        [nobody] { $value } kann hier nicht stehen: jemand muss spielen.
        [two_tables] Eine Auszahlungstabelle nennen oder eine als csv geben, nicht beides.
        [nothing] Es gibt nichts auszuzahlen.
        [place] { $value } kann hier nicht stehen: Plätze zählen ab 1.
        [out] { $value } kann hier nicht stehen: jemand muss ausgeschieden sein.
        [places] Das sind mehr Beträge als die { $most } Spieler.
       *[tied] { $value } kann hier nicht stehen: den Platz und die Zahl der Spieler nennen.
    }
refusal-MoreOutThanPlayers =
    { $players ->
        [one] { $out } Spieler können nicht zusammen auf Platz { $place } ausscheiden: es gibt { $players } Spieler.
       *[other] { $out } Spieler können nicht zusammen auf Platz { $place } ausscheiden: es gibt { $players } Spieler.
    }
refusal-NumberRefused =
    { $reason ->
        [empty] Hier fehlt eine Zahl.
        [sign] „{ $text }“ lässt sich nicht lesen: Beträge stehen ohne Vorzeichen.
        [zeros] „{ $text }“ lässt sich nicht lesen: mit allen Nullen ausschreiben.
        [digits] „{ $text }“ ist zu lang: eine Zahl hat höchstens { $most } Ziffern.
        [commas] „{ $text }“ lässt sich nicht lesen: Kommas trennen, und Tausender stehen ohne Zeichen.
        [comma] „{ $text }“ lässt sich nicht lesen: hier trennt ein Komma. Tausender ohne Zeichen schreiben.
        [decimals] „{ $text }“ hat { $about } Ziffern hinter dem Komma, erlaubt sind { $most }.
        [whole] „{ $text }“ ist nicht ganz.
        [currency] „{ $text }“ ist in einer anderen Währung: die anderen Beträge sind in { $about }.
        [chips] „{ $text }“ lässt sich nicht lesen: Chips werden gezählt, nicht in { $about } bezahlt.
        [name] „{ $text }“ lässt sich nicht lesen: ein Name und ein Stack sind nötig, mit einem Tabulator dazwischen.
        [players] „{ $text }“ nennt mehrere Spieler: durch Semikolon oder neue Zeile trennen.
        [three] „{ $text }“ lässt sich nicht lesen: Punkt, Komma, Apostroph oder Leerzeichen stehen vor genau drei Ziffern; neue Zeilen, Tabulatoren und Semikolons trennen Zahlen.
       *[marks] „{ $text }“ lässt sich nicht als Zahl lesen: erlaubt sind nur Ziffern und Tausenderzeichen.
    }
refusal-TwoReadings = „{ $text }“ kann { $one } oder { $other } heißen: so schreiben, dass nur eines gemeint ist.
refusal-PrizesTakeTooLong = Das dauert länger als die { $limit } Sekunden, die eine Seite rechnen darf. Spieler weglassen oder evendeal auf der Kommandozeile nehmen.
refusal-PrizesNotCompiled = Das dauert länger als die { $limit } Sekunden, die eine Seite rechnen darf. Spieler weglassen, oder wer den Server betreibt, richtet „{ $extra }“ ein, womit es viel schneller geht.
refusal-PrizesInterrupted = Die Berechnung wurde unterbrochen.
