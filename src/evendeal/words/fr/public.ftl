### The public pages: home, an event of deals, its scoreboard, tables and deals.

## The name of a page, in the browser's title

title-missing-event = Tournoi inconnu
title-game = Partie { $game }
title-match = Match
title-sheet = Feuille de match
title-mine = Ma place
title-events = Tournois
title-join = Entrer
title-share = Partager les prix
title-how = Comment ça marche
title-person = Personne
title-me = Mes rôles
title-table = Table { $table }
title-deal = Donne { $deal }

## Home

home-line = Tous reçoivent les mêmes cartes et les mêmes jets. On ne compare que le jeu.
home-doors = Portes
home-watch = Regarder
home-watch-before = Ce qui se joue maintenant
home-watch-live =
    { $n ->
        [one] Un tournoi en direct
       *[other] { $n } tournois en direct
    }
home-watch-show = Rien en direct ; une démonstration
home-watch-results = Rien en direct ; voir les résultats
home-watch-nothing = Rien en direct pour l'instant
home-run = Organiser un tournoi
home-run-what = Poker ou backgammon
home-share = Partager les prix
home-share-what = ICM, DCM, un deal
home-how = Comment ça marche
home-how-what = En trois minutes
home-code = Saisir un code
home-code-slip = Code de votre bulletin
home-code-looking = Recherche en cours
home-code-go = Continuer avec le code
home-idea = Donne { $deal } : <hand>{ $hand }</hand>, au même siège
home-idea-show = Donne { $deal } de la démonstration : <hand>{ $hand }</hand>, au même siège
home-old = Ce qui est ici a été lu avant.
home-live = En direct
home-next = À venir
home-finished = Terminés
home-show = Démonstration
home-all = Les { $n }
home-no-date = sans date
home-programs = Des programmes jouent. Ce n'est pas un tournoi du club.
home-watch-it = Regarder
home-nothing = Aucun tournoi
home-nothing-when = Un tournoi apparaît ici dès que ses donnes ou ses jets sont scellés, et son classement avec le premier résultat comparable.
home-nothing-who = Le responsable du club commence par <run>Organiser un tournoi</run>. Personne ne dirige encore ici ? Le lien du premier directeur se trouve dans la fenêtre où le serveur a été lancé.
home-comparable = comparables : { $part }
home-ends = fin vers { $time }
home-about-deals =
    { $tables ->
        [one] Poker, { $teams } équipes à { $tables } table
       *[other] Poker, { $teams } équipes à { $tables } tables
    }
home-about-session =
    { $tables ->
        [one] Poker, séance { $session } sur { $sessions }, { $teams } équipes à { $tables } table
       *[other] Poker, séance { $session } sur { $sessions }, { $teams } équipes à { $tables } tables
    }
home-strip = Plein : jouée à toutes les { $tables } tables, ouverte. { $played } mains sur { $hands }.
home-strip-all = Plein : jouée à toutes les { $tables } tables, ouverte. Les { $hands } mains.
home-first-deal = Le classement commence avec la première donne jouée à toutes les tables.
home-table = Table { $table }
home-about-teams = Backgammon, { $teams } équipes
home-about-matches = { $name }, { $n } matchs en direct
home-about-round = { $name }, ronde { $round }
home-about-final = { $name }, finale
home-matches = { $part } matchs
home-games = { $part } parties
home-game = partie { $game } sur { $games }
home-paused = jeu interrompu
home-roll = jet { $turn }, dans les deux salles
home-no-roll = aucun jet des deux salles
home-race-later = La course est tracée dès le premier jet joué dans les deux salles.
home-no-match = Aucun match ne se joue en ce moment.
home-lead-level = <level>à égalité</level>
home-lead-white =
    { $n ->
        [one] <team>{ $team }</team><by>, Blanc, de { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Blanc, de { $n } pips</by>
    }
home-lead-black =
    { $n ->
        [one] <team>{ $team }</team><by>, Noir, de { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Noir, de { $n } pips</by>
    }
home-race-up = vers le haut Blanc mène
home-race-parted = séparées au jet { $turn }
home-race-together = pas encore séparées
home-open-room = salle ouverte
home-closed-room = salle fermée
home-shown-sealed = scellé, pour montrer
home-shown-withdrawn = retiré, pour montrer
home-shown-deals = { $part } donnes, pour montrer
home-shown-matches = { $part } matchs, pour montrer
home-coming-sealed = { $game }, scellé { $day }
home-players = Pour les joueurs
home-recorders = Pour la saisie
home-directors = Pour les directeurs
home-seals = Comment le hasard est scellé
home-documents = Tous les documents
home-licence = evendeal { $version }, licence MIT
