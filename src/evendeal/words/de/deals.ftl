### The deals of an event, one deal, and a hand of it step by step.

## Deals of an event

deals-lead = Die Spanne eines Deals ist das Meiste minus das Wenigste, das ein Platz aus denselben Karten gemacht hat.
deals-open = { $part } offen
deals-widest = Wo sich die Tische am meisten trennten
deals-all = Alle Deals
deals-later = Karten und Ergebnisse eines Deals erscheinen hier, wenn der letzte Tisch ihn gespielt hat.
deals-number = Deal
deals-spread = Spanne
deals-sealed = versiegelt
deals-level = gleich
deals-key = Nummer des Deals und seine Spanne; darunter der Platz, auf dem sich die Tische am meisten unterschieden: seine Karten, das Meiste und das Wenigste, das daraus gemacht wurde, und von wem. Die Linie ist die Spanne neben der größten. Mit Zeichen: versiegelt.

## One deal

deal-none = In dieser Session gibt es keinen Deal { $deal }.
deal-opened = geöffnet { $time }
deal-checked = gegen sein Siegel geprüft
deal-mismatch = passt nicht zu seinem Siegel
deal-among = Offene Deals
deal-before = Voriger offener Deal: { $deal }
deal-next = Nächster offener Deal: { $deal }
deal-hand-at = Die Hand an Tisch { $table }
deal-play-again = Die Hand von Tisch { $table } noch einmal spielen
deal-close = Schließen
deal-replaced = Dieser Deal wurde durch einen Reserve-Deal ersetzt. Er zählt für niemanden.
deal-reserve = Ein Reserve-Deal, gespielt anstelle von Deal { $deal }, mit dessen Button.
deal-rulings = Entscheidungen zu diesem Deal
deal-gone = Dieser Deal wurde ersetzt und wird nicht mehr gespielt.
deal-gone-why = An seiner Stelle steht ein Reserve-Deal, vor der ersten Karte versiegelt wie dieser. <ruling>Die Entscheidung</ruling>
deal-sealed = Dieser Deal ist versiegelt, bis der letzte Tisch ihn gespielt hat.
deal-sealed-why =
    { $tables ->
        [one] Dann werden hier seine Karten aufgedeckt, und was der Tisch daraus gemacht hat. { deal-sealed-where }
       *[other] Dann werden hier seine Karten aufgedeckt, und was alle { $tables } Tische daraus gemacht haben, steht nebeneinander. { deal-sealed-where }
    }
deal-sealed-where =
    { $order ->
        [sequence] Welcher Tisch ihn gespielt hat oder gerade spielt, erfährt niemand.
       *[other] Welcher Tisch ihn gespielt hat oder gerade spielt, erfährt niemand: jeder Tisch nimmt die Deals in eigener Reihenfolge.
    }
deal-is-open = <deal>Deal { $deal }</deal> ist offen.
deal-check = Diesen Deal prüfen
deal-verdict-sealed = Ihr Browser hat eben das Blatt aus der Kartenfolge und ihrem Salz berechnet und den Pfad bis zur versiegelten Wurzel verfolgt. Sie stimmen überein.
deal-verdict-leaf = Das Blatt, das Ihr Browser aus dieser Kartenfolge berechnet, ist ein anderes. Sagen Sie es der Turnierleitung.
deal-verdict-root = Der Pfad von diesem Blatt führt zu einer anderen Wurzel als der versiegelten. Sagen Sie es der Turnierleitung.
deal-proved = Alles, was bewiesen ist
deal-order = Die Kartenfolge, oberste Karte zuerst
deal-salt = Salz
deal-leaf = Blatt
deal-path = Pfad
deal-root = Wurzel

## What the tables made of a deal

finding-same = Jeder Tisch hat aus jedem Platz dasselbe gemacht.
finding = Platz { $seat }: <best>{ $best }</best>, <worst>{ $worst }</worst>. Das sind { $apart } Unterschied.
finding-held = Platz { $seat }, <held>{ $held }</held>: <best>{ $best }</best>, <worst>{ $worst }</worst>. Das sind { $apart } Unterschied.
finding-teams = { $n } Teams
finding-won =
    { $n ->
        [one] { $who } gewann { $chips }
       *[other] { $who } gewannen je { $chips }
    }
finding-lost =
    { $n ->
        [one] { $who } verlor { $chips }
       *[other] { $who } verloren je { $chips }
    }
finding-nothing =
    { $n ->
        [one] { $who } gewann nichts
       *[other] { $who } gewannen nichts
    }
parted-nowhere = Alle Tische haben gleich gespielt.
parted-pre-flop = Die Tische trennten sich vor dem Flop.
parted-flop = Die Tische trennten sich am Flop.
parted-turn = Die Tische trennten sich am Turn.
parted-river = Die Tische trennten sich am River.
parted-showdown = Die Tische trennten sich im Showdown.
swing-range = { $most } bis { $least }
swing-table = Tisch { $table }
swing-play = Das Spiel, Tisch für Tisch
swing-did-bet =
    { $street ->
        [none] setzte
        [pre-flop] setzte vor dem Flop
        [flop] setzte am Flop
        [turn] setzte am Turn
       *[river] setzte am River
    }
swing-did-raise =
    { $street ->
        [none] erhöhte
        [pre-flop] erhöhte vor dem Flop
        [flop] erhöhte am Flop
        [turn] erhöhte am Turn
       *[river] erhöhte am River
    }
swing-did-call =
    { $street ->
        [none] ging mit
        [pre-flop] ging mit vor dem Flop
        [flop] ging mit am Flop
        [turn] ging mit am Turn
       *[river] ging mit am River
    }
swing-did-check =
    { $street ->
        [none] checkte
        [pre-flop] checkte vor dem Flop
        [flop] checkte am Flop
        [turn] checkte am Turn
       *[river] checkte am River
    }
swing-did-fold =
    { $street ->
        [pre-flop] passte vor dem Flop
        [flop] passte am Flop
        [turn] passte am Turn
       *[river] passte am River
    }
swing-did-kill = für tot erklärt
swing-did-takes = alle anderen passten
swing-did-wins = gewann
swing-did-shares = teilte
swing-did-loses = verlor

## A hand, step by step

replay-label = Deal { $deal } an Tisch { $table }, Schritt für Schritt
replay-in = <chips>{ $chips }</chips> drin
replay-pot = Pot
replay-done = Was getan wurde
replay-step = { $at } von { $last }
replay-step-of = Schritt der Hand
replay-through = Durch die Hand gehen
replay-street-before = Zur vorigen Straße
replay-street-next = Zur nächsten Straße
replay-start = Die Karten werden ausgeteilt
replay-post = Platz { $seat } setzt blind { $chips }
replay-fold = Platz { $seat } foldet
replay-kill = Die Hand von Platz { $seat } ist tot
replay-check = Platz { $seat } checkt
replay-call = Platz { $seat } callt { $chips }
replay-bet = Platz { $seat } setzt { $chips }
replay-raise = Platz { $seat } erhöht auf { $chips }
replay-deal-flop = Der Flop kommt
replay-deal-turn = Der Turn kommt
replay-deal-river = Der River kommt
replay-show = Platz { $seat } zeigt
replay-back = Platz { $seat } nimmt { $chips } zurück
replay-win = Platz { $seat } gewinnt { $chips }

## Hands

made-high_card = höchste Karte { $one }
    .with = der höchsten Karte { $one }
made-pair = Paar { $of }
    .with = einem Paar { $of }
made-two_pair = zwei Paare, { $many } und { $others }
    .with = zwei Paaren, { $many } und { $others }
made-three_of_a_kind = Drilling, { $of }
    .with = einem Drilling, { $of }
made-straight = Straße, { $one } hoch
    .with = einer Straße, { $one } hoch
made-flush = Flush, { $one } hoch
    .with = einem Flush, { $one } hoch
made-full_house = Full House, { $many } und { $others }
    .with = einem Full House, { $many } und { $others }
made-four_of_a_kind = Vierling, { $of }
    .with = einem Vierling, { $of }
made-straight_flush = Straight Flush, { $one } hoch
    .with = einem Straight Flush, { $one } hoch
made-royal_flush = Royal Flush
    .with = einem Royal Flush
made-two_cards = { $one } und { $other }
made-suited_cards = { $one } und { $other } in einer Farbe
made-folds = überall gepasst
made-empty = leerer Platz
made-out = herausgenommen

## What tables did with a hand

play-raise = { $seats } erhöht auf <b>{ $chips }</b>
play-raise_on = { $seats } auf <b>{ $chips }</b>
play-bet = { $seats } setzt <b>{ $chips }</b>
play-check = check
play-call = call
play-call_for-cap = { $seats } geht bis zum Cap mit, { $chips }
play-call_for-all_in = { $seats } geht all-in mit, { $chips }
play-checks =
    { $n ->
        [one] { $seats } checkt
       *[other] { $seats } checken
    }
play-calls =
    { $n ->
        [one] { $seats } geht mit
       *[other] { $seats } gehen mit
    }
play-folds =
    { $n ->
        [one] { $seats } passt
       *[other] { $seats } passen
    }
play-all_check = alle checken
play-all_fold = <b>alle passen</b>
play-all_fold_to = alle passen bis zu { $seats }
play-last_fold = <b>{ $seats } passt</b>
play-takes = <b>{ $seats } nimmt</b> { $pots } ohne Gegner
play-wins = <b>{ $seats } gewinnt</b> mit { $hand }
play-wins-pots = <b>{ $seats } gewinnt</b> { $pots } mit { $hand }
play-split = <b>{ $seats } teilen</b> { $pots } mit { $hand }
play-limit-cap = { $act } (Cap)
play-limit-all_in = { $act } (all-in)
play-pot = den Pot
play-pot-main = den Hauptpot
play-pot-side = den Nebenpot
play-pot-both = beide Pots
play-pot-all = alle Pots
play-pot-number = Nebenpot { $n }

## What is worth knowing about a deal

fact-no_difference = jeder Tisch hat aus jedem Platz dasselbe gemacht
    .figure = kein Unterschied
fact-range = Platz { $seat }
fact-median = Median von Platz { $seat }, sein Par
fact-odd_table = gewonnen von Platz { $seat }, überall sonst von Platz { $other }
    .figure = Tisch { $tables }
fact-reraised = Tische haben vor dem Flop wieder erhöht
fact-reraised_at = vor dem Flop wieder erhöht, Tisch { $tables }
fact-reraised_but = vor dem Flop wieder erhöht, alle außer Tisch { $tables }
fact-showdown = Tische kamen zum Showdown
fact-showdown_at = kam zum Showdown, Tisch { $tables }
fact-no_showdown = jede Hand war gewonnen, ehe die Karten verglichen wurden
    .figure = kein Showdown
fact-pot = der Pot an jedem Tisch
fact-pot_at =
    { $n ->
        [one] der größte Pot, an Tisch { $tables }
       *[other] der größte Pot, an den Tischen { $tables }
    }
fact-pot_some = der größte Pot, an { $n } Tischen
