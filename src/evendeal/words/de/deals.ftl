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
        [one] Dann werden hier seine Karten aufgedeckt, und was der Tisch daraus gemacht hat. Welcher Tisch ihn gespielt hat oder gerade spielt, erfährt niemand: jeder Tisch nimmt die Deals in eigener Reihenfolge.
       *[other] Dann werden hier seine Karten aufgedeckt, und was alle { $tables } Tische daraus gemacht haben, steht nebeneinander. Welcher Tisch ihn gespielt hat oder gerade spielt, erfährt niemand: jeder Tisch nimmt die Deals in eigener Reihenfolge.
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
