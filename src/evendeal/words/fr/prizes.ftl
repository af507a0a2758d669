### The page of prizes: stacks and prizes, every way to share, a decision, the agreement.

## The page, and what is done with all of it

prizes-lead = Stacks et prix à mesure que vous tapez ; toutes les méthodes côte à côte, au centime près.
prizes-clear = Vider
prizes-paste = Coller une liste
prizes-copy = Copier l'adresse
prizes-copied = Copiée
prizes-print = Imprimer l'accord
prizes-address-copied = L'adresse est copiée.
prizes-address-by-hand = Cette page ne peut pas écrire dans le presse-papiers. Copiez l'adresse ici :
prizes-entry = Stacks et prix
prizes-answer = Ce que reçoit chaque joueur
prizes-beside = Une décision et des conditions
prizes-sums = { $chips } jetons, { $pool } à partager.
prizes-sums-heads = { $chips } jetons, { $pool } à partager, { $bounties } de primes.
prizes-as-before = Les chiffres sont ceux d'avant.
prizes-more = Plus sur ces stacks
prizes-tab-places = Qui finit où
prizes-tab-worth = Ce que vaut un jeton
prizes-tab-bubble = Facteurs de bulle
prizes-tab-called-off = Interrompu
prizes-one-alone = Un joueur seul ne risque rien contre personne.
prizes-calculating = Calcul en cours.
prizes-waiting = Calcul toujours en cours. La première grande table après le démarrage du serveur peut prendre une minute.
prizes-soon = La réponse apparaît ici dès que les champs sont lisibles.
prizes-busy =
    { $seconds ->
        [one] Le serveur calcule d'autres tables. Cette page redemande dans une seconde.
       *[other] Le serveur calcule d'autres tables. Cette page redemande dans { $seconds } secondes.
    }
prizes-exact = { $model } exact.
prizes-series = { $model } par série : écart d'au plus { $error } de la dotation.
prizes-quadrature = { $model } par quadrature : écart d'environ { $error } de la dotation.
prizes-simulation = { $model } par simulation : à { $error } de la dotation près, 19 fois sur 20.

## What is typed in

prizes-stacks = Stacks
prizes-prizes = Prix
prizes-player-n = Joueur { $n }
prizes-name-of = Nom du joueur { $n }
prizes-stack-of = Stack du joueur { $n }
prizes-prize-for = Prix de la place { $place }
prizes-from-table = D'une grille de gains
prizes-nothing-pasted = Rien n'a été collé.

## Before anything is typed

prizes-begin = Tapez les stacks, puis les prix encore à gagner
prizes-begin-how = La première place d'abord ; la ligne suivante apparaît d'elle-même. Ce que reçoit chaque joueur s'affiche alors ici, une colonne par méthode :
prizes-begin-icm = La chance de gagner est la part des jetons ; derrière le vainqueur, de même entre les autres.
prizes-begin-dcm = Tous ceux qui restent sont à tapis, main après main, à chances égales : les gros stacks couvrent les petits.
prizes-begin-chip = Le prochain prix à tous, le reste en proportion des jetons.
prizes-begin-equal = La même chose à tous.
prizes-begin-besides = Dessous : qui finit où, ce que vaut un jeton, ce que risque un tapis, et une feuille à signer.
prizes-examples = Voir un exemple
prizes-example-four = Quatre joueurs, trois prix
prizes-example-call = Un coup que l'ICM passe et que le DCM suit
prizes-example-nine = Une table finale à neuf
prizes-small-blind = Petite blind
prizes-big-blind = Grosse blind
prizes-cut-off = Cut-off
prizes-button = Bouton

## Every way to share

prizes-method-icm = ICM
prizes-method-dcm = DCM
prizes-method-chip = Chip chop
prizes-method-equal = Égal
prizes-method-typed = À la main
prizes-difference = DCM − ICM
prizes-divisions = Toutes les façons de partager les prix
prizes-divisions-what = Ce que reçoit chaque joueur par chaque méthode
prizes-player = Joueur
prizes-stack = Stack
prizes-share = Part
prizes-own-bounty = Prime propre
prizes-ticket = ticket
prizes-ticket-cash = ticket + { $cash }
prizes-ticket-less = ticket { $cash }
prizes-bounty-on = Prime sur { $name }
prizes-amount-for = Montant pour { $name }
prizes-played-for = Joué
prizes-sum = Total
prizes-note = , note
prizes-warning-above-first = { $who } : plus que le premier prix.
prizes-warning-below-next = { $who } : moins que ce que touche le prochain éliminé.
prizes-warning-below-guarantee = { $who } : moins que la garantie, l'unité étant trop grande pour elle.
prizes-note-of = { $methods } : { $note }
prizes-remark-larger = La place { $place } reçoit une plus grande part qu'avec moins d'inscriptions.
prizes-remark-alike = À partir de la place { $place }, moins de places sont payées pareil qu'au-dessus.
prizes-remark-nearer = La place { $place } est plus proche de celle au-dessus que de celle au-dessous.
prizes-remark-below-buy-in = La dernière place payée reçoit { $paid }, moins que le buy-in de { $buyin }.
prizes-remark-nothing = La place { $place } et les suivantes ne recevraient rien : l'unité est trop grande.
prizes-remark-few = { $paid } inscriptions sur { $entries } sont payées, { $part } pour cent : moins de dix.
prizes-remark-seen-observed-276 = Le barème observed-276 a été vu à 276 inscriptions.
prizes-remark-seen-observed-45 = Le barème observed-45 a été vu à 45 inscriptions ; les première, quatrième, cinquième et septième places sont de mémoire.
prizes-remark-seen-rebuy-12 = Le barème rebuy-12 a été vu dans des tournois avec rebuys de 46 à 60 inscriptions.
prizes-remark-seen-rebuy-15 = Le barème rebuy-15 a été vu dans des tournois avec rebuys de 61 à 75 inscriptions.
prizes-alike = À deux joueurs, ou pour un seul prix, les deux modèles donnent la part des jetons.

## Who finishes where, what a chip is worth, what an all-in risks

prizes-places-by = Qui finit où selon { $model }
prizes-places-percent = Qui finit où selon { $model }, en pour cent
prizes-finishes = { $name } finit { $place } dans { $percent } % des cas.
prizes-point = Touchez ou pointez une case pour la lire.
prizes-worth-lead = 1 est le jeton moyen : la dotation par tous les jetons. Au-dessus de 1, un jeton de ce stack vaut plus que la moyenne.
prizes-worth-what = Ce que vaut un jeton de chaque stack, en jetons moyens
prizes-all-in = Si { $one } et { $other } sont à tapis :
prizes-pair = { $model } : il faut { $need } à { $name } ; perdre coûte { $loss }, gagner rapporte { $gain }.
prizes-pair-none = { $model } : il n'y a pas de facteur ; perdre coûte { $loss }, gagner rapporte { $gain }.
prizes-bubble-by = Facteurs de bulle selon { $model }
prizes-bubble-what = Facteurs de bulle selon { $model } : le joueur de la ligne risque ses jetons contre celui de la colonne
prizes-bubble-cell = { $one } contre { $other } : { $factor }. { $pair }
prizes-no-factor = aucun
prizes-bubble-note = La ligne risque le plus petit des deux stacks contre la colonne. 1 est un pari équitable en argent ; à 2, ce qu'on peut perdre vaut le double de ce qu'on peut gagner.

## When a tournament is called off

prizes-off-money = Tous sont dans les places payées : chacun reçoit le prochain prix, { $each }, et les jetons se partagent les { $chips } restants.
prizes-off-half = Tous ne sont pas encore dans les places payées : la moitié du reste est partagée à parts égales, l'autre selon les jetons.
prizes-off-tickets = Un ticket compte pour sa valeur.
prizes-off-terms = Personne n'a à l'accepter, et des conditions seule la plus petite unité compte.
prizes-off-what = Ce que reçoit chaque joueur si le tournoi est interrompu
prizes-off-alike = Égal
prizes-off-chips = Selon jetons
prizes-off-paid = Payé

## A decision

prizes-decision = Une décision
prizes-shover = À tapis
prizes-caller = À suivre
prizes-wins = Gagne
prizes-wins-what = Combien de fois suivre gagne, en pour cent
prizes-percent = Pour cent
prizes-own-all-in = Personne ne suit son propre tapis : choisissez deux joueurs.
prizes-posted = Misé
prizes-posted-by = Misé par { $name }
prizes-ante = Dont ante
prizes-ante-of = Ante de { $name }
prizes-in-pot = Blinds et antes dans le pot
prizes-with-antes = { $posted }, avec antes
prizes-posted-what = Les stacks sont ceux d'avant toute mise. Tous les autres se sont couchés. Une ante fait partie de ce qui est misé, et d'aucune enchère.
prizes-decision-is = { $shover } est à tapis ; { $caller } gagnerait { $equity } des fois en suivant.
prizes-by-chips = jetons
prizes-advice-call = suivre
prizes-advice-fold = se coucher
prizes-advice-break-even = à l'équilibre
prizes-advice-close = trop serré
prizes-needs = besoin de { $need }
prizes-needs-nothing = toute main suit
prizes-needs-all = aucune main ne suit
prizes-needs-never = gagner ne vaut pas plus que perdre
prizes-fold-call = se coucher { $fold }, suivre { $call }
prizes-in-chips = { $n } jetons

## Terms of an agreement

prizes-terms = Conditions
prizes-terms-are = { "" } : { $terms }
prizes-set-left = { $amount } laissés au premier
prizes-set-next = prochain prix garanti
prizes-set-guaranteed = { $amount } garantis
prizes-set-digits-0 = sans décimales
prizes-set-digits-1 = une décimale
prizes-set-digits-3 = trois décimales
prizes-set-unit = unités de { $unit }
prizes-set-tickets = { $tickets } tickets
prizes-set-bounties = primes
prizes-set-typed = montants à la main
prizes-leave = Laisser au premier
prizes-guarantee = Garantie à tous
prizes-guarantee-none = rien
prizes-guarantee-next = le prochain prix
prizes-guarantee-amount = un montant
prizes-amount-each = Montant à chacun
prizes-unit = Plus petite unité
prizes-a-cent = un centime
prizes-digits = Décimales
prizes-digits-2 = deux, centimes
prizes-digits-0 = aucune, yen
prizes-digits-1 = une
prizes-digits-3 = trois, dinars
prizes-currency = Monnaie
prizes-no-currency = aucune
prizes-tickets = Tickets en prix
prizes-ticket-worth = Un ticket vaut
prizes-with-bounties = Primes : une colonne pour celle de chaque tête
prizes-with-typed = Montants à la main : une colonne pour s'accorder librement

## A list to paste

prizes-list-stacks = Joueurs et stacks, un par ligne
prizes-list-prizes = Prix, première place d'abord
prizes-list-how = Un retour à la ligne, une tabulation ou un point-virgule sépare. Un point, une virgule, une apostrophe ou une espace avant trois chiffres marque les milliers. Ce que vous laissez vide reste tel quel sur la page.
prizes-list-use = Prendre cette liste
prizes-cancel = Annuler
prizes-close = Fermer
prizes-list-empty = Collez les joueurs avec leurs stacks, ou les prix, ou les deux.
prizes-line = Ligne { $line } : { $what }
prizes-no-stack = « { $text } » n'a pas de stack.
prizes-two-readings = « { $text } » peut être { $one } avec { $few } ou { $other } avec { $many }. Mettez deux-points avant le stack.

## Prizes from a payout table

prizes-payout = Prix d'une grille de gains
prizes-entries = Inscrits
prizes-buyin = Droit d'entrée à la dotation
prizes-fee = Frais en plus
prizes-bounty = Prime en plus
prizes-guaranteed = Dotation garantie
prizes-table = Grille
prizes-table-auto = automatique
prizes-sold-open = Re-entries, recaves, add-ons
prizes-sold = vendus
prizes-each-to-pool = chacun à la dotation
prizes-re_entries = Re-entries
prizes-rebuys = Recaves
prizes-addons = Add-ons
prizes-each-rebuys = Chaque recave, à la dotation
prizes-each-addons = Chaque add-on, à la dotation
prizes-as-buyin = entrée
prizes-as-entry = comme une entrée
prizes-out-together = Joueurs sortis ensemble
prizes-how-many = Combien
prizes-best-place = Meilleure place
prizes-pays =
    { $n ->
        [one] <pool>{ $pool }</pool> pour la première place, grille « <name>{ $table }</name> ».
       *[other] <pool>{ $pool }</pool> pour { $n } places, grille « <name>{ $table }</name> ».
    }
prizes-overlay = La garantie ajoute { $amount }.
prizes-payout-soon = Les prix apparaissent ici dès que les inscrits et le droit d'entrée sont là.
prizes-tied = { $players } joueurs se partagent les places { $first } à { $last } : { $amounts }.
prizes-to-each = { $amount } à chacun
prizes-to-some = { $amount } à { $n }
prizes-use-all = Prendre ces prix
prizes-use-first =
    { $n ->
        [one] Prendre le premier prix
       *[other] Prendre les { $n } premiers prix
    }

## The agreement that is signed

prizes-agreement-print = Imprimer l'accord
prizes-shared-by = Partagé selon
prizes-cannot = impossible
prizes-event = Tournoi
prizes-director = Directeur
prizes-blank-write = laissé blanc, à remplir
prizes-blank = laissé blanc
prizes-outdated-figures = Ces chiffres sont ceux d'avant le dernier changement. Corrigez ce qui est marqué sur la page ; l'impression est alors possible.
prizes-do-print = Imprimer
prizes-preview = Comment ce sera
prizes-agreement = Accord sur les prix
prizes-outdated = À ne pas signer : quelque chose a changé sur la page depuis.
prizes-date = Date : { $date }
prizes-place = Lieu
prizes-this-address = L'adresse de cette page
prizes-agree-share =
    { $n ->
        [one] Le joueur encore en jeu partage <pool>{ $pool }</pool> { $how }.
       *[other] Les { $n } joueurs encore en jeu partagent <pool>{ $pool }</pool> { $how }.
    }
prizes-how-icm = selon l'Independent Chip Model (ICM)
prizes-how-dcm = selon le Dependent Chip Model (DCM)
prizes-how-chip = par chip chop : le prochain prix à tous, le reste en proportion des jetons
prizes-how-equal = à parts égales
prizes-how-typed = comme ils en sont convenus entre eux
prizes-prizes-are = Les prix sont
prizes-amount = Montant
prizes-together = Ensemble
prizes-in-cash = Dont en argent
prizes-ticket-and = ticket, { $cash }
prizes-signature = Signature
prizes-to-winner = Joué, au vainqueur
prizes-not-shared = <amount>{ $amount }</amount> n'est pas partagé : on continue à le jouer, et le vainqueur le reçoit en plus du montant ci-dessus.
prizes-all-shared = Tous les prix sont partagés ; la place que prend désormais un joueur ne change aucun montant ci-dessus.
prizes-keeps-bounty = Chacun garde la prime sur sa propre tête.
prizes-agreed = Chacun de nous a vérifié les stacks et les prix, accepte librement les montants et demande au directeur de les payer.
prizes-director-is = Directeur : { $name }
prizes-computed = Les montants sont des unités entières et leur somme est la dotation. Calculé avec evendeal ; pour vérifier, ouvrez :

## What is refused, by its name

refusal-NobodyToPay = Il n'y a pas de stacks : indiquez les jetons d'au moins un joueur.
refusal-NothingToShare = Il n'y a rien à partager : indiquez au moins un prix supérieur à 0.
refusal-StackRefused = Un joueur encore en jeu a des jetons, et non { $stack }.
refusal-PrizeRefused = { $prize } n'est pas un prix.
refusal-PrizesRise = La place { $place } recevrait { $prize }, plus que les { $above } de la place au-dessus. Indiquez les prix à partir de la première place.
refusal-MorePrizesThanPlayers =
    { $players ->
        [one] { $prizes } prix sont trop pour { $players } joueur. Retirez les prix déjà gagnés.
       *[other] { $prizes } prix sont trop pour { $players } joueurs. Retirez les prix déjà gagnés.
    }
refusal-TooManyChips = { $chips } jetons sont plus qu'on ne peut compter.
refusal-FieldTooLong = C'est plus long que { $most } caractères.
refusal-TooManyForThePage = { $players } joueurs, c'est plus que les { $most } de cette page. evendeal en ligne de commande en prend autant qu'on veut.
refusal-NotOneOfThem = Il faut ici un nombre entier de { $least } à { $most }, et non « { $text } ».
refusal-EquityUnclear =
    { $reason ->
        [part] « { $text } » se lit de deux façons : écrivez { $one } % ou { $other } %.
        [over] « { $text } » : il n'y a pas plus de 100 % d'un pot.
       *[percent] « { $text } » n'est pas un pourcentage : écrivez par exemple 60 %.
    }
refusal-TicketsIncomplete = Indiquez combien il y a de tickets et ce que vaut chacun.
refusal-OneAmountEach = { $amounts } montants ne vont pas avec { $players } joueurs ; indiquez-en un pour chacun.
refusal-TypedAmountsMissing = { $amounts } montants ne vont pas avec { $players } joueurs ; indiquez-en un pour chacun.
refusal-BountiesRefused = { $bounties } primes ne vont pas avec { $players } joueurs ; indiquez celle de chaque tête, 0 s'il n'y en a pas.
refusal-NotPostedByAll = { $amounts } montants ne vont pas avec { $players } joueurs ; indiquez-en un pour chacun, 0 pour qui n'a rien misé.
refusal-LeftForFirstTooMuch = On ne peut pas laisser { $left } au premier : son prix de { $first } tomberait sous le deuxième, { $second }.
refusal-GuaranteeTooMuch = { $guarantee } pour chacun des { $players } joueurs dépasse les { $pool } à partager.
refusal-TermRefused =
    { $reason ->
        [whole] { $value } n'est pas un montant ici : les montants sont des unités entières.
       *[negative] { $value } n'est pas un montant ici : un montant vaut au moins 0.
    }
refusal-TypedRefused =
    { $reason ->
        [whole] { $amount } ne peut pas être payé : les montants sont des unités entières.
        [least] { $amount } est trop peu : chacun doit recevoir au moins { $least }.
       *[negative] { $amount } ne peut pas être payé : personne ne paie pour un accord.
    }
refusal-TypedDoesNotSum = Les montants font { $total }, et il y a { $pool } à partager : { $off } d'écart.
refusal-TicketsRefused = Ces tickets ne peuvent pas être des prix : il y en a trop, ou ils ne valent rien.
refusal-EquityRefused = { $equity } n'est pas une part du pot.
refusal-UnitRefused = Les montants ne peuvent pas être des multiples de { $unit } : l'unité est supérieure à 0.
refusal-TooManyPairs = Les facteurs de bulle sont pour { $most } joueurs au plus, et non { $players }.
refusal-ShoveRefused =
    { $reason ->
        [seat] Le joueur { $player } n'est pas assis à une table de { $most }.
        [self] Le joueur { $player } ne peut pas suivre son propre tapis.
        [stack] Le joueur { $player } ne peut pas poser { $chips } avec un tapis de { $most }.
        [ante] Le joueur { $player } ne peut pas avoir un ante de { $chips } dans les { $most } posés.
        [caller] Le joueur { $player } est à tapis par ce qu'il a posé et n'a rien à décider.
        [three] Le joueur { $player } est à tapis par ce qu'il a posé : ils seraient trois dans le pot.
        [covered] Le joueur { $player } a déjà posé autant que le tapis de { $most }.
       *[number] Le joueur { $player } ne peut pas poser { $chips } : ce n'est pas un nombre de jetons.
    }
refusal-MorePlacesThanPlayers =
    { $players ->
        [one] La grille { $table } paie { $places } places, et il y a { $players } joueur.
       *[other] La grille { $table } paie { $places } places, et il y a { $players } joueurs.
    }
refusal-NoSuchPayoutTable = Il n'y a pas de grille « { $table } ».
refusal-NoBandFor = La grille { $table } ne prévoit rien pour { $entries } inscrits.
refusal-NoTableSoLarge = Aucune grille ne va jusqu'à { $entries } inscrits ; la plus longue s'arrête à { $most }.
refusal-PayoutRefused =
    { $reason ->
        [negative] { $value } ne peut pas figurer ici : il faut au moins 0.
        [nobody] { $value } ne peut pas figurer ici : il faut des joueurs.
        [two_tables] Nommez un tableau de paiement ou donnez-en un en csv, pas les deux.
        [nothing] Il n'y a rien à payer.
        [place] { $value } ne peut pas figurer ici : les places se comptent à partir de 1.
        [out] { $value } ne peut pas figurer ici : il faut au moins un éliminé.
        [places] Il y a plus de montants que les { $most } joueurs.
       *[tied] { $value } ne peut pas figurer ici : nommez la place et le nombre de joueurs.
    }
refusal-MoreOutThanPlayers =
    { $players ->
        [one] { $out } joueurs ne peuvent pas sortir ensemble à la place { $place } : il y a { $players } joueur.
       *[other] { $out } joueurs ne peuvent pas sortir ensemble à la place { $place } : il y a { $players } joueurs.
    }
refusal-NumberRefused =
    { $reason ->
        [empty] Il manque un nombre ici.
        [sign] « { $text } » ne se lit pas : les montants s'écrivent sans signe.
        [zeros] « { $text } » ne se lit pas : écrivez-le en entier, avec tous ses zéros.
        [digits] « { $text } » est trop long : un nombre a { $most } chiffres au plus.
        [commas] « { $text } » ne se lit pas : les virgules séparent, et les milliers ne sont pas marqués.
        [comma] « { $text } » ne se lit pas : une virgule sépare ici. Écrivez les milliers sans signe.
        [decimals] « { $text } » a { $about } décimales, { $most } sont permises.
        [whole] « { $text } » n'est pas entier.
        [currency] « { $text } » est dans une autre monnaie : les autres montants sont en { $about }.
        [chips] « { $text } » ne se lit pas : les jetons se comptent, ils ne se paient pas en { $about }.
        [name] « { $text } » ne se lit pas : il faut un nom et un tapis, séparés par une tabulation.
        [players] « { $text } » nomme plusieurs joueurs : séparez-les par des points-virgules ou des retours à la ligne.
        [three] « { $text } » ne se lit pas : un point, une virgule, une apostrophe ou une espace y précède exactement trois chiffres ; retours à la ligne, tabulations et points-virgules séparent les nombres.
       *[marks] « { $text } » ne se lit pas comme un nombre : il ne peut contenir que des chiffres et des signes de milliers.
    }
refusal-TwoReadings = « { $text } » peut se lire { $one } ou { $other } : écrivez-le de façon qu'un seul soit possible.
refusal-PrizesTakeTooLong = Cela prend plus que les { $limit } secondes qu'une page peut calculer. Retirez des joueurs ou prenez evendeal en ligne de commande.
refusal-PrizesNotCompiled = Cela prend plus que les { $limit } secondes qu'une page peut calculer. Retirez des joueurs, ou demandez à qui tient ce serveur « { $extra } », bien plus rapide.
refusal-PrizesInterrupted = Le calcul a été interrompu.
