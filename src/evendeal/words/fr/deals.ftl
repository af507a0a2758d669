### The deals of an event, one deal, and a hand of it step by step.

## Deals of an event

deals-lead = L'écart d'une donne est le plus moins le moins qu'un siège a tiré des mêmes cartes.
deals-open = Ouvertes : { $part }
deals-widest = Où les tables ont le plus divergé
deals-all = Toutes les donnes
deals-later = Les cartes et les résultats d'une donne apparaissent ici quand la dernière table l'a jouée.
deals-number = Donne
deals-spread = écart
deals-sealed = scellée
deals-level = à égalité
deals-key = Le numéro de la donne et son écart ; dessous, le siège où les tables ont le plus différé : ses cartes, le plus et le moins qu'on en a tiré, et qui. Le trait est l'écart à côté du plus grand. Avec une marque : scellée.

## One deal

deal-none = Il n'y a pas de donne { $deal } dans cette séance.
deal-opened = ouverte à { $time }
deal-checked = vérifiée avec son sceau
deal-mismatch = ne correspond pas à son sceau
deal-among = Donnes ouvertes
deal-before = Donne ouverte précédente : { $deal }
deal-next = Donne ouverte suivante : { $deal }
deal-hand-at = La main à la table { $table }
deal-play-again = Rejouer la main de la table { $table }
deal-close = Fermer
deal-replaced = Cette donne a été remplacée par une donne de réserve. Elle ne compte pour personne.
deal-reserve = Une donne de réserve, jouée à la place de la donne { $deal }, avec son bouton.
deal-rulings = Décisions sur cette donne
deal-gone = Cette donne a été remplacée et ne se joue plus.
deal-gone-why = À sa place figure une donne de réserve, scellée comme elle avant la première carte. <ruling>La décision</ruling>
deal-sealed = Cette donne est scellée jusqu'à ce que la dernière table l'ait jouée.
deal-sealed-why =
    { $tables ->
        [one] Ses cartes seront alors retournées ici, avec ce que la table en a tiré. { deal-sealed-where }
       *[other] Ses cartes seront alors retournées ici, avec ce que les { $tables } tables en ont tiré, côte à côte. { deal-sealed-where }
    }
deal-sealed-where =
    { $order ->
        [sequence] Quelle table l'a jouée ou la joue n'est montré à personne.
       *[other] Quelle table l'a jouée ou la joue n'est montré à personne : chaque table prend les donnes dans son ordre.
    }
deal-is-open = <deal>La donne { $deal }</deal> est ouverte.
deal-check = Vérifier cette donne
deal-verdict-sealed = Votre navigateur vient de calculer la feuille à partir de l'ordre du paquet et de son sel, et de suivre le chemin jusqu'à la racine scellée. Ils concordent.
deal-verdict-leaf = La feuille que votre navigateur calcule à partir de cet ordre du paquet en est une autre. Prévenez le directeur.
deal-verdict-root = Le chemin depuis cette feuille mène à une autre racine que celle qui est scellée. Prévenez le directeur.
deal-proved = Tout ce qui a été prouvé
deal-order = L'ordre du paquet, carte du dessus d'abord
deal-salt = Sel
deal-leaf = Feuille
deal-path = Chemin
deal-root = Racine

## What the tables made of a deal

finding-same = Chaque table a fait la même chose de chaque siège.
finding = Siège { $seat } : <best>{ $best }</best>, <worst>{ $worst }</worst>. Cela fait { $apart } d'écart.
finding-held = Siège { $seat }, <held>{ $held }</held> : <best>{ $best }</best>, <worst>{ $worst }</worst>. Cela fait { $apart } d'écart.
finding-teams = { $n } équipes
finding-won =
    { $n ->
        [one] { $who } a gagné { $chips }
       *[other] { $who } ont gagné { $chips } chacune
    }
finding-lost =
    { $n ->
        [one] { $who } a perdu { $chips }
       *[other] { $who } ont perdu { $chips } chacune
    }
finding-nothing =
    { $n ->
        [one] { $who } n'a rien gagné
       *[other] { $who } n'ont rien gagné
    }
parted-nowhere = Toutes les tables l'ont jouée de la même façon.
parted-pre-flop = Les tables se sont séparées avant le flop.
parted-flop = Les tables se sont séparées au flop.
parted-turn = Les tables se sont séparées à la turn.
parted-river = Les tables se sont séparées à la river.
parted-showdown = Les tables se sont séparées à l'abattage.
swing-range = de { $most } à { $least }
swing-table = table { $table }
swing-play = Le jeu, table par table
swing-did-bet =
    { $street ->
        [none] a misé
        [pre-flop] a misé avant le flop
        [flop] a misé au flop
        [turn] a misé à la turn
       *[river] a misé à la river
    }
swing-did-raise =
    { $street ->
        [none] a relancé
        [pre-flop] a relancé avant le flop
        [flop] a relancé au flop
        [turn] a relancé à la turn
       *[river] a relancé à la river
    }
swing-did-call =
    { $street ->
        [none] a suivi
        [pre-flop] a suivi avant le flop
        [flop] a suivi au flop
        [turn] a suivi à la turn
       *[river] a suivi à la river
    }
swing-did-check =
    { $street ->
        [none] a dit parole
        [pre-flop] a dit parole avant le flop
        [flop] a dit parole au flop
        [turn] a dit parole à la turn
       *[river] a dit parole à la river
    }
swing-did-fold =
    { $street ->
        [pre-flop] s'est couché avant le flop
        [flop] s'est couché au flop
        [turn] s'est couché à la turn
       *[river] s'est couché à la river
    }
swing-did-kill = main déclarée morte
swing-did-takes = les autres se sont couchés
swing-did-wins = a gagné
swing-did-shares = a partagé
swing-did-loses = a perdu

## A hand, step by step

replay-label = Donne { $deal } à la table { $table }, pas à pas
replay-in = <chips>{ $chips }</chips> mis
replay-pot = pot
replay-done = Ce qui a été fait
replay-step = { $at } sur { $last }
replay-step-of = Étape de la main
replay-through = Parcourir la main
replay-street-before = À l'étape précédente
replay-street-next = À l'étape suivante
replay-start = Les cartes sont distribuées
replay-post = Le siège { $seat } poste { $chips }
replay-fold = Le siège { $seat } se couche
replay-kill = La main du siège { $seat } est morte
replay-check = Le siège { $seat } checke
replay-call = Le siège { $seat } suit { $chips }
replay-bet = Le siège { $seat } mise { $chips }
replay-raise = Le siège { $seat } relance à { $chips }
replay-deal-flop = Le flop tombe
replay-deal-turn = Le turn tombe
replay-deal-river = La river tombe
replay-show = Le siège { $seat } montre
replay-back = Le siège { $seat } reprend { $chips }
replay-win = Le siège { $seat } gagne { $chips }

## Hands

made-high_card = hauteur { $one }
    .with = une hauteur { $one }
made-pair = paire { $of }
    .with = une paire { $of }
made-two_pair = deux paires, { $many } et { $others }
    .with = deux paires, { $many } et { $others }
made-three_of_a_kind = brelan { $of }
    .with = un brelan { $of }
made-straight = quinte, hauteur { $one }
    .with = une quinte, hauteur { $one }
made-flush = couleur, hauteur { $one }
    .with = une couleur, hauteur { $one }
made-full_house = full aux { $many } par les { $others }
    .with = un full aux { $many } par les { $others }
made-four_of_a_kind = carré { $of }
    .with = un carré { $of }
made-straight_flush = quinte flush, hauteur { $one }
    .with = une quinte flush, hauteur { $one }
made-royal_flush = quinte flush royale
    .with = une quinte flush royale
made-two_cards = { $one } et { $other }
made-suited_cards = { $one } et { $other } assortis
made-folds = couché partout
made-empty = siège vide
made-out = retiré

## What tables did with a hand

play-raise = { $seats } relance à <b>{ $chips }</b>
play-raise_on = { $seats } à <b>{ $chips }</b>
play-bet = { $seats } mise <b>{ $chips }</b>
play-check = parole
play-call = suivi
play-call_for-cap = { $seats } suit jusqu'au plafond pour { $chips }
play-call_for-all_in = { $seats } suit à tapis pour { $chips }
play-checks =
    { $n ->
        [one] { $seats } dit parole
       *[other] { $seats } disent parole
    }
play-calls =
    { $n ->
        [one] { $seats } suit
       *[other] { $seats } suivent
    }
play-folds =
    { $n ->
        [one] { $seats } se couche
       *[other] { $seats } se couchent
    }
play-all_check = parole partout
play-all_fold = <b>tous se couchent</b>
play-all_fold_to = tous se couchent devant { $seats }
play-last_fold = <b>{ $seats } se couche</b>
play-takes = <b>{ $seats } prend</b> { $pots } sans adversaire
play-wins = <b>{ $seats } gagne</b> avec { $hand }
play-wins-pots = <b>{ $seats } gagne</b> { $pots } avec { $hand }
play-split = <b>{ $seats } partagent</b> { $pots } avec { $hand }
play-limit-cap = { $act } (plafond)
play-limit-all_in = { $act } (tapis)
play-pot = le pot
play-pot-main = le pot principal
play-pot-side = le pot secondaire
play-pot-both = les deux pots
play-pot-all = tous les pots
play-pot-number = le pot secondaire { $n }

## What is worth knowing about a deal

fact-no_difference = chaque table a fait la même chose de chaque siège
    .figure = aucune différence
fact-range = siège { $seat }
fact-median = médiane du siège { $seat }, son par
fact-odd_table = gagné par le siège { $seat }, partout ailleurs par le siège { $other }
    .figure = table { $tables }
fact-reraised = tables ont surrelancé avant le flop
fact-reraised_at = surrelancé avant le flop, table { $tables }
fact-reraised_but = surrelancé avant le flop, toutes sauf la table { $tables }
fact-showdown = tables sont allées à l'abattage
fact-showdown_at = à l'abattage, table { $tables }
fact-no_showdown = chaque main a été gagnée avant de comparer les cartes
    .figure = pas d'abattage
fact-pot = le pot à chaque table
fact-pot_at =
    { $n ->
        [one] le plus gros pot, à la table { $tables }
       *[other] le plus gros pot, aux tables { $tables }
    }
fact-pot_some = le plus gros pot, à { $n } tables
