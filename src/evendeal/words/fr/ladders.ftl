### Un tournoi individuel : un classement par siège, comment un joueur est arrivé à sa place, les prix.

## Le classement

ladders-players =
    { $n ->
        [one] { $n } joueur
       *[other] { $n } joueurs
    }
ladders-inside = comparés seulement à l’intérieur de leur siège
ladders-session = Séance
ladders-find = Chercher un joueur
ladders-none-found = Personne ne s’appelle ainsi dans cette séance.
ladders-found = Joueurs trouvés
ladders-seats = Quel siège
ladders-all = Tous les sièges
ladders-of-seat = Siège { $seat }
ladders-place = Place
ladders-player = Joueur
ladders-table = Table
ladders-opening = Apporté
ladders-net = Dans cette séance
ladders-penalty = Pénalités
ladders-total = Score total
ladders-with-stack = Avec le tapis
ladders-rank = Rang
ladders-gap = À la ligne
ladders-brought = apporté
ladders-won = gagné ici, au-dessus du dernier du siège
ladders-leaves = éliminé
ladders-line-what = { $percent } % de chaque siège sont éliminés après cette séance ; qui est à égalité avec le dernier qui reste, reste aussi. Le premier d’un siège emporte { $chips } jetons.
ladders-line-none = Personne n’est éliminé après cette séance.
ladders-rank-what = Le rang vaut parmi tous ceux de la séance : les jetons de sièges différents ne se comparent pas, il suit donc la place dans le siège, sur une échelle identique pour des sièges de toute taille.
ladders-points = Points
ladders-rank-sizes = Les sièges ont de { $least } à { $most } joueurs : Points est la place sur l’échelle de { $most }, le meilleur de { $least } suit donc de près le meilleur de { $most }.
ladders-beyond = Au-delà du champ
ladders-final = La finale
ladders-final-what = Deux joueurs par table, et chacun joue les deux sièges. Ce qui compte, ce sont les jetons au-delà de la moyenne de tous ceux qui ont eu les mêmes cartes.
ladders-awards = Prix
ladders-awards-later = Les premières places seront connues à la fin de la finale.
ladders-award-left = séance { $session }, { $place } sur { $field }
ladders-award-final = finale
ladders-award-unit =
    { $named ->
        [yes] Les prix sont donnés dans la plus petite unité de { $currency }.
       *[no] Les prix sont donnés dans la plus petite unité de la monnaie.
    }
ladders-closed = Les sièges sont tirés au sort au début de la séance.

## Comment un joueur est arrivé à sa place

ladders-why = Pourquoi { $place }
ladders-why-where = { $title }, siège { $seat }, table { $table }
ladders-why-open = { $part } donnes sont ouvertes. { $field } joueurs ont eu ces cartes.
ladders-why-none = { $name } ne figure dans aucun classement de cette séance.
ladders-why-all = Tout le classement
ladders-why-deals =
    { $n ->
        [one] en { $n } donne
       *[other] en { $n } donnes
    }
ladders-why-penalties = pénalités
ladders-why-place = { $place } sur { $field }
ladders-why-shared = { $place } sur { $field }, à égalité
ladders-why-stack = Avec le tapis de départ : { $chips }.
ladders-why-stays = Reste en l’état, { $chips } jetons au-dessus du premier éliminé.
ladders-why-leaves = Éliminé en l’état, à { $chips } jetons du dernier qui reste.
ladders-why-goes-on = Reste en l’état : personne de ce siège n’est éliminé.
ladders-why-ahead = Qui est devant
ladders-why-ahead-none = Personne n’est devant.
ladders-why-gap = écart
ladders-why-each = Ce que chaque donne a rapporté
ladders-why-chips = jetons
ladders-why-median = médiane du siège
ladders-why-best = meilleur
ladders-why-so-far = jusque-là
ladders-why-field = siège { $median }, meilleur { $best }
ladders-why-ruled = décidé
ladders-why-nothing = Aucune donne de cette séance n’est encore ouverte.
ladders-why-penalty = Décision { $number }
ladders-why-otherwise = Une seule donne autrement
ladders-why-otherwise-deal = <deal>Donne { $deal }</deal> à { $instead } et non { $net }, comme l’a faite au moins la moitié du siège : { $place }, avec { $total }.
ladders-final-half-1 = Première moitié
ladders-final-half-2 = Seconde moitié
ladders-final-half = { $half } : siège { $seat }, table { $table }
ladders-final-mean = moyenne du siège
ladders-final-all = Tous les finalistes

## La page du tournoi

ladders-event-lead = { $players } joueurs, { $sessions } séances. Toutes les tables jouent les mêmes donnes. Qui occupe le siège 4 a les cartes de tous les autres sièges 4, et n’est comparé qu’à eux.
ladders-scored-seats = <b>On compare à l’intérieur du siège.</b> Le score total est ce qu’un joueur a apporté et ce que la séance lui a rapporté ; le siège classe ceux qui ont eu ses cartes.
ladders-scored-line = <b>Après chaque séance, quelques-uns sont éliminés.</b> Ce sont les derniers de chaque siège ; les autres emportent des jetons, et les sièges sont tirés de nouveau.
ladders-scored-final = <b>À deux par table en finale.</b> Chacun joue les deux sièges ; ce qui compte, ce sont les jetons au-delà du champ.
ladders-stages = Étapes
ladders-stage =
    { $sessions ->
        [one] { $sessions } séance de { $deals }, { $seats } par table
       *[other] { $sessions } séances de { $deals }, { $seats } par table
    }
ladders-stage-leave = { $percent } % de chaque siège sont éliminés, au plus { $chips } jetons sont emportés
ladders-stage-final = les sièges sont échangés à la mi-temps
ladders-entries = Joueurs
