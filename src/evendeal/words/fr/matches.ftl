### The public pages of team matches.

## What an event of matches is

match-game-backgammon = backgammon
match-game-long-gammon = long gammon
match-open-room = Salle ouverte
match-closed-room = Salle fermée
match-sub-teams = { $n } équipes
match-sub-boards =
    { $n ->
        [one] un tableau par équipe
       *[other] { $n } tableaux par équipe
    }
match-sub-games =
    { $n ->
        [one] matchs en { $n } partie
       *[other] matchs en { $n } parties
    }
match-sub-final = une finale en { $n }
match-sub-rehearsal = répétition
match-and = { $before } et { $last }
match-against = { $first } contre { $second }
match-lead =
    { $games ->
        [one] { $teams } équipes se rencontrent en matchs de { $games } partie, jouée dans une salle ouverte et une salle fermée avec les mêmes jets. Ce que la chance donne à une équipe dans la salle ouverte, elle le donne à l'autre dans la fermée : la différence entre les salles vient de la façon de jouer les jets.
       *[other] { $teams } équipes se rencontrent en matchs de { $games } parties, chacune jouée dans une salle ouverte et une salle fermée avec les mêmes jets. Ce que la chance donne à une équipe dans la salle ouverte, elle le donne à l'autre dans la fermée : la différence entre les salles vient de la façon de jouer les jets.
    }
match-final = Finale
match-round = Ronde { $round }
match-games =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
match-cube-passed = { $value } refusé
match-how-gammon = gammon
match-how-backgammon = backgammon
match-how-long-gammon = mars
match-how-long-backgammon = koks
match-how-resigned = abandon
match-how-drawn = nulle
match-how-decided = décidé
match-how-left = reste { $n }
match-how-cube = videau { $cube }

## The page of an event of matches

match-teams = Équipes
match-after-rounds = Après les rondes
match-standings = Classement
match-fact-games = Jeux
match-fact-match = Un match
match-each-room =
    { $n ->
        [one] { $n } partie dans chaque salle
       *[other] { $n } parties dans chaque salle
    }
match-fact-rolls = Jets
match-rolls-drawn = tirés et scellés avant le jeu
match-rolls-thrown = jetés à la première table qui en a besoin
match-none-withdrawn = Le tournoi a été retiré avant la fin d'un match.
match-none-drawn = Les jets sont tirés et scellés ; personne n'en a vu. Le jeu n'a pas commencé.
match-none-thrown = Le jeu n'a pas commencé. Les jets sont faits aux tables et répétés dans l'autre salle.
match-none-sealed = Le jeu n'a pas commencé.
match-none-running = Les premiers matchs se jouent.
match-withdrawn = Le tournoi est retiré.
match-standings-later = Le classement apparaît ici avec le premier match fini dans les deux salles.
match-all-standings = Classement des équipes et des joueurs
match-list-lead = Chaque match de chaque ronde : les IMP des deux équipes, et les VP quand il est terminé.
match-players = Joueurs
match-players-what = IMP gagnés moins IMP perdus à sa table, chaque partie à part, sur tous les tableaux.
match-players-what-final = IMP gagnés moins IMP perdus à sa table, chaque partie à part, sur tous les tableaux et la finale.
match-players-later = Un classement des joueurs apparaît ici avec la première partie finie dans les deux salles.
match-rounds = Rondes
match-scored-rolls = <b>Les mêmes jets dans les deux salles.</b> { match-lead }
match-scored-games = <b>Chaque partie a sa valeur.</b>
match-scored-early = <b>Rien d'avance.</b> Un jet et son coup sont montrés quand les deux salles les ont joués ; la salle fermée n'a pas de spectateurs.
match-scored-seals = <seals>Les sceaux</seals> permettent ensuite à chacun de vérifier qu'aucun jet n'a été changé.
match-rehearsal = Une répétition : les joueurs sont des programmes ; jets, sceaux et marque sont les vrais.
match-decision-game-open = Partie { $game }, salle ouverte
match-decision-game-closed = Partie { $game }, salle fermée
match-decision-rule = Règle { $rule }, { $at }.
match-paused = En pause
match-count = Matchs : { $part }
match-the-final = La finale, { $game }
match-final-of = La finale : { $name }.
match-finished = terminé
match-cell-games = { $finished } parties sur { $games }
match-cell-now = partie { $game } sur { $games }, jet { $turn }
match-to-come = à venir
match-is-now = en cours
match-bye = { $teams } : exempt
match-result = Résultat
match-by = par { $what }
match-place = Place
match-matches = Matchs
match-shared = partagée
match-in-final = en finale
match-ahead-quotient = devant au quotient d'IMP
match-ahead-imp = devant à la différence d'IMP
match-ahead-head = devant aux confrontations directes
match-ahead-smp = devant à la différence de SMP
match-ahead-games = devant aux parties gagnées
match-won-lost = { $won } à { $lost }
match-ranking = Classement individuel
match-player = Joueur
match-games-played = Parties
match-imp-won = IMP gagnés
match-imp-lost = perdus
match-hall-sealed = Scellé le { $at }
match-hall-turn = Tourner les pages
match-hall-hold = Arrêter les pages
match-hall-rounds =
    { $n ->
        [one] { $n } ronde
       *[other] { $n } rondes
    }
match-hall-rounds-final =
    { $n ->
        [one] { $n } ronde et une finale
       *[other] { $n } rondes et une finale
    }

## A match, both rooms side by side

match-not-here = Pas ici
match-no-game = Pas de partie { $game }
match-none = Ce match n'existe pas dans ce tournoi, ou n'est pas encore prévu.
match-has-games = Un match de ce tournoi a { $games } parties.
match-all = Tous les matchs
match-the-match = Le match
match-at = Partie { $game }
match-at-start = Partie { $game }, le début
match-at-roll = Partie { $game }, jet { $roll }
match-at-parted = Où les salles se sont séparées : partie { $game }, jet { $roll }
match-embargo = Un jet est montré quand les deux salles l'ont joué.
match-both-finished = Finie dans les deux salles.
match-start = le début
match-roll = jet { $roll }
match-same = Le même jet dans les deux salles.
match-turn-boards = Retourner les plateaux
match-protocol = Feuille de match
match-sheet = Feuille imprimable
match-games-of = Parties du match
match-games-what = IMP de chaque partie, les deux salles ensemble
match-game = Partie
match-game-short = <word>Partie </word>{ $game }
match-level = à égalité
match-through = Parcourir les jets
match-to-start = Au début
match-to-last = Au dernier jet montré
match-key-home = Touche Début
match-key-end = Touche Fin
match-slider = Jet
match-roll-of = { $at } sur { $last }
match-not-begun = Ce match n'a pas commencé.
match-not-begun-then = Alors les deux salles figureront ici côte à côte, jet par jet. Chaque jet est montré quand les deux salles l'ont joué.
match-who-sits = <name>{ $white }</name> avec Blanc, <name>{ $black }</name> avec Noir
match-start-label = Le début
match-room-open = Salle ouverte, partie { $game }
match-room-closed = Salle fermée, partie { $game }
match-board-at = { $room }, { $at }
match-pips = pips
match-heads = Quinze pions sur chaque tête.
match-the-start = Le début.
match-let-stand = (maintenu)
match-over-at = Finie au jet { $roll }.
match-corrected = Corrigé avant :
match-race = La course
match-race-white =
    { $n ->
        [one] Blanc mène de { $n } pip
       *[other] Blanc mène de { $n } pips
    }
match-race-black =
    { $n ->
        [one] Noir mène de { $n } pip
       *[other] Noir mène de { $n } pips
    }
match-race-room = { $room } : <b>{ $ahead }</b>
match-race-what = Vers le haut Blanc mène, vers le bas Noir. Les lignes se séparent où les salles l'ont fait.
match-draw = Match nul
match-is-level = À égalité
match-won-by = { $team } a gagné de { $n } IMP
match-ahead-by = { $team } mène de { $n } IMP
match-points = , { $won }–{ $lost } VP
match-course = Partie par partie
match-imp-course = IMP partie par partie
match-leg-level = Partie { $game } : 0 IMP, égalité
match-leg = Partie { $game } : { $imps } IMP, à { $team }
match-course-what = Les deux salles ensemble : vers le haut <name>{ $up }</name>, vers le bas <name>{ $down }</name>.
match-moved-one = La partie { $game } a le plus compté, { $net } IMP.
match-moved-several = Les parties { $games } ont le plus compté, { $net } IMP chacune.
match-cube = Videau
match-show-roll = Montrer le jet { $roll }
match-has-white = Blanc a { $first }-{ $second }
match-has-black = Noir a { $first }-{ $second }
match-roll-one = dans une seule salle
match-roll-alike = pareil dans les deux salles
match-roll-same = le même jet dans les deux salles
match-roll-parted = depuis la même position
match-brought = Ce que la partie { $game } a rapporté
match-brought-open = Ouverte
match-brought-closed = Fermée
match-to = à <name>{ $team }</name>

## All games of an event

match-games-lead = Chaque partie commencée : comment elle s'est terminée dans les deux salles, et ce qu'elle a changé. Les IMP des deux salles comptent ensemble.
match-games-count = Parties : { $part }
match-games-widest = Les parties qui ont le plus compté
match-games-all = Toutes les parties
match-games-found =
    { $n ->
        [one] { $n } partie
       *[other] { $n } parties
    }
match-games-nothing = Aucune partie de ce genre.
match-games-clear = Voir toutes les parties
match-games-more = En voir { $n } de plus
match-games-none = Une partie apparaît ici avec son premier jet joué dans les deux salles.
match-games-who = Équipe ou joueur
match-games-round-any = Toutes les rondes
match-games-state = Quelles parties
match-games-state-any = Toutes les parties
match-games-state-over = Finies dans les deux salles
match-games-state-playing = En cours
match-games-state-decisive = Ont décidé leur match
match-games-ending = Fin
match-games-ending-any = Toutes les fins
match-games-ending-passed = Double refusé
match-games-ending-gammon = Gammon ou plus
match-games-ending-resigned = Abandon
match-games-ending-drawn = Nulle
match-games-ending-decided = Par le directeur
match-games-cube-any = Tout videau
match-games-cube-least = Videau { $cube } ou plus
match-games-order = Ordre
match-games-order-play = Dans l'ordre du jeu
match-games-order-swing = Le plus d'IMP d'abord
match-games-order-cube = Plus haut videau d'abord
match-games-decisive = a décidé le match
match-games-key = À côté de chaque salle, ce que le vainqueur y a gagné en IMP. Une partie a décidé son match si le vainqueur ne l'aurait pas gagné sans elle.
match-games-key-netted = À côté de chaque salle, ce que le vainqueur y a gagné en SMP ; les IMP sont ceux de la différence. Une partie a décidé son match si le vainqueur ne l'aurait pas gagné sans elle.

## The protocol of a match

match-protocol-later = La feuille commence avec la première partie finie dans les deux salles. Chaque partie vaut des petits points de match (SMP) selon les pions du perdant et le videau, et ceux-ci valent des IMP.
match-protocol-of = Feuille du match
match-opening = Ouverture
match-room = Salle
match-checkers-left = Pions restants
match-left = Reste
match-row-open = ouverte
match-row-closed = fermée
match-team-imp = { $team } IMP
match-so-far = Jusqu'ici
match-difference = , différence { $difference }
match-difference-vp = , différence { $difference }, { $won }–{ $lost } VP
match-difference-extrapolated = , différence { $difference }, { $won }–{ $lost } VP (extrapolés)

## Opened roll sets

sets-none = Aucun encore. Les jets d'une partie sont ouverts quand elle est finie dans les deux salles, et vérifiés ici avec le sceau.
sets-what = Les jets d'une partie sont ouverts quand elle est finie dans les deux salles. Une série a plus de jets qu'aucune partie n'en demande.
sets-salt = Sel
sets-game = La partie
sets-opened = Séries de jets ouvertes
sets-of = { $first } contre { $second }, partie { $game }
sets-check = Faites vérifier chaque série ouverte par ce navigateur.
sets-check-here = Vérifier ici
sets-reading = Lecture des fichiers.
sets-wrong-one = Série { $set } de la séance { $session }
sets-fails = { $sets } ne correspond pas au sceau. Prévenez le directeur.
sets-nothing = Aucune série ouverte n'a encore de racine publiée.
sets-agree =
    { $n ->
        [one] Votre navigateur a calculé la feuille de la seule série ouverte à partir des jets et du sel et suivi le chemin jusqu'à la racine scellée. Ils concordent.
       *[other] Votre navigateur a calculé les feuilles des { $n } séries ouvertes à partir des jets et du sel et suivi chaque chemin jusqu'à la racine scellée. Ils concordent.
    }
sets-unread = Les fichiers n'ont pas pu être lus. Réessayez.

## The proof of an event of matches

match-proof-drawn = Chaque jet a été tiré et scellé avant le jeu. Ce qui est scellé ne peut être changé sans rompre un sceau, et il n'est pas besoin de croire cette page pour le voir.
match-proof-thrown = Les jets de ce tournoi sont faits à la première table qui en a besoin et répétés dans l'autre salle. Des jets faits à la table ne peuvent être scellés ; le journal qui les contient est signé, pour ne pas être réécrit.
match-proof-seals = Les sceaux
match-proof-root =
    { $n ->
        [one] Racine de { $n } série de jets
       *[other] Racine de { $n } séries de jets
    }
match-proof-root-later = publiée au début de la séance
match-proof-secret-later = publié à la fin de son dernier match
match-proof-lots = Tirage au sort, dans l'ordre
match-proof-for-all = Pour toutes
match-proof-none = aucun n'a été mêlé : l'organisateur aurait pu choisir les secrets
match-proof-take = Ou ne croyez aucun navigateur : prenez les fichiers.
match-proof-run-later = Exécutez-le quand le jeu a commencé : opened.json est alors à côté du sceau.

## The protocol as a sheet of paper

sheet-title = Feuille de match
sheet-what =
    { $n ->
        [one] { $stage }, <name>{ $first }</name> contre <name>{ $second }</name>, { $game }, { $n } partie dans chaque salle
       *[other] { $stage }, <name>{ $first }</name> contre <name>{ $second }</name>, { $game }, { $n } parties dans chaque salle
    }
sheet-print = Imprimer
sheet-results-of = { $room }, résultats des joueurs
sheet-sides = <name>{ $white }</name> (Blanc) – <name>{ $black }</name> (Noir)
sheet-by-game = { $room }, partie par partie
sheet-doubler = Videau
sheet-propose = Proposé
sheet-checkers = Pions
sheet-imp = Points de match internationaux
sheet-number = Partie n°
sheet-opening = Jet d'ouverture
sheet-cube = Videau
sheet-remained = Pions restants
sheet-open-letter = O
sheet-closed-letter = F
sheet-decided = décidé par le directeur
sheet-sum = Somme en IMP
sheet-difference = Différence IMP
sheet-vp = Résultat VP
sheet-team = Équipe : { $team }
sheet-open-side = Salle ouverte, { $side } :
sheet-closed-side = Salle fermée, { $side } :
sheet-playing = Le match se joue : { $part } parties sont finies dans les deux salles.
sheet-letters = O est la salle ouverte, F la fermée.
sheet-netted = Les IMP se prennent sur la différence entre les salles.
sheet-each = Les IMP se prennent sur chaque partie à part.
sheet-extrapolated = Les points de victoire sont extrapolés pour ce nombre de parties.
sheet-no-vp = Il n'y a pas de colonne de points de victoire pour ce nombre de parties.
sheet-star = * décidé par le directeur.
sheet-for = Pour <name>{ $team }</name>
sheet-director = Directeur

## One's own place in an event of matches

mine-match-now = Maintenant
mine-match-next = Ensuite
mine-match-none = Aucun de vos matchs n'est encore prévu.
mine-match-over = Tous vos matchs sont terminés.
mine-match-table = Table
mine-match-against = contre { $name }
mine-match-round = Ronde
mine-match-opponent = Contre
mine-match-where = Où
mine-match-imp = IMP
mine-match-vp = VP
mine-match-seat = table { $table }, { $side }
mine-match-both = Une partie compte ici quand les deux salles l'ont terminée. Jusque-là, personne n'apprend comment elle s'est passée dans l'autre salle, pas même vous.
mine-match-players = Les joueurs de l'équipe
mine-match-ranking = Au classement individuel
mine-match-lead = Ronde { $round } contre { $opponent } : { $game }, { $games }
mine-match-lead-final = La finale contre { $opponent } : { $game }, { $games }

## A match in sentences

match-side-white = Blanc
match-side-black = Noir
match-level-single = une partie simple
match-level-gammon = un gammon
match-level-backgammon = un backgammon
match-level-long-single = un oin
match-level-long-gammon = un mars
match-level-long-backgammon = un koks
match-act-double = { $side } double à { $value }
match-act-beaver = { $side } fait un beaver à { $value }
match-act-take = { $side } accepte
match-act-pass = { $side } refuse
match-act-resign = { $side } propose de perdre { $level }
match-act-accept_resignation = { $side } accepte l'abandon
match-act-decline_resignation = { $side } refuse l'abandon
match-turn-played = { $side } { $roll } : { $play }
match-turn-danced = { $side } { $roll } : ne peut pas jouer
match-turn-not-played = { $side } { $roll } : pas joué
match-no-move = aucun coup
match-no-double = pas de double
match-corrected-director = Le directeur a corrigé : { $what }
match-corrected-table = La table a corrigé : { $what }
match-corrected-roll = jet
match-corrected-play = coup
match-corrected-double = double
match-corrected-answer = réponse
match-corrected-resignation = abandon
match-corrected-turn = tour
match-anew-director = Le directeur a repris le tour et l'a noté de nouveau
match-anew-table = La table a repris le tour et l'a noté de nouveau
match-corrected-was = , montré avant comme { $was }
match-opening-was = Blanc { $white }, Noir { $black }
match-ended-drawn = La partie est nulle.
match-ended-passed = { $winner } gagne, videau { $cube } : { $loser } a refusé un double à { $proposed }, reste { $left }.
match-ended-resigned = { $winner } gagne { $level } : { $loser } a abandonné, reste { $left }.
match-ended-resigned-cube = { $winner } gagne { $level }, videau { $cube } : { $loser } a abandonné, reste { $left }.
match-ended-won = { $winner } gagne { $level }, reste { $left }.
match-ended-won-cube = { $winner } gagne { $level }, videau { $cube }, reste { $left }.
match-ended-left =
    { $n ->
        [one] { $n } pion
       *[other] { $n } pions
    }
match-ended-decided = Le directeur a décidé : { $sentence }
match-ended-decided-drawn = Le directeur a décidé : la partie est nulle.
match-stands-waiting = Pas commencé.
match-stands-drawn = Match nul.
match-stands-won = { $team } a gagné de { $gap } IMP.
match-stands-won-points = { $team } a gagné de { $gap } IMP, { $high } à { $low } VP.
match-stands-won-each = { $team } a gagné de { $gap } IMP, { $high } VP chacun.
match-stands-level-points = Égalité en IMP, { $high } à { $low } VP.
match-stands-level-each = Égalité en IMP, { $high } VP chacun.
match-waits-first = Partie { $game } : pas encore de jet joué dans les deux salles.
match-waits-roll = Partie { $game }, jet { $roll } dans les deux salles.
match-gone-one = Le jet { $first } a été montré avant ; son relevé a été changé.
match-gone-several = Les jets { $first } à { $last } ont été montrés avant ; leur relevé a été changé.
match-rolls =
    { $n ->
        [one] { $n } jet
       *[other] { $n } jets
    }
match-parted-white = Premier coup différent au jet { $turn }, { $roll } de Blanc : { $open } dans la salle ouverte, { $closed } dans la salle fermée.
match-parted-black = Premier coup différent au jet { $turn }, { $roll } de Noir : { $open } dans la salle ouverte, { $closed } dans la salle fermée.
match-parted-cube = Avant le jet { $turn } : { $open } dans la salle ouverte, { $closed } dans la salle fermée.
match-parted-cube-alone = Les salles ont joué chaque jet de même et ne diffèrent que par le videau. { $cube }
match-alike-cube = Les deux salles ont joué { $rolls } de même et ne diffèrent que par le videau. { $cube }
match-alike-so-far = Les deux salles ont joué { $rolls } de même jusqu'ici.
match-alike-end = Les deux salles ont joué { $rolls } de même ; seule la fin de la partie diffère.
match-alike-never = Les deux salles ont joué { $rolls } de même : rien n'a jamais différé.

## What the event's pages say of its rules

match-method-netted = Les petits points de match de la différence entre les salles deviennent des IMP ; la différence d'IMP d'un match devient des points de victoire selon le nombre de parties dans les deux salles.
match-method-each = Les petits points de match de chaque partie dans chaque salle deviennent des IMP ; la différence d'IMP d'un match devient des points de victoire selon le nombre de parties dans les deux salles.
match-ranked-vp = Les équipes sont classées par points de victoire ; à égalité, elles partagent la place.
match-ranked-imp = Les équipes sont classées par différence d'IMP ; à égalité, elles partagent la place.
match-ranked-vp-breaks = Les équipes sont classées par points de victoire ; à égalité, ce qui décide : { $breaks }.
match-ranked-imp-breaks = Les équipes sont classées par différence d'IMP ; à égalité, ce qui décide : { $breaks }.
match-break-then = { $before }, puis { $next }
match-break-quotient = le quotient d'IMP
match-break-imp = la différence d'IMP
match-break-head = les confrontations directes
match-break-smp = la différence de SMP
match-break-games = les parties gagnées
match-final-of-all =
    { $n ->
        [one] Les deux meilleures des rondes à tous les tableaux jouent une finale de { $n } partie au tableau <board>{ $board }</board>.
       *[other] Les deux meilleures des rondes à tous les tableaux jouent une finale de { $n } parties au tableau <board>{ $board }</board>.
    }
match-final-of-board =
    { $n ->
        [one] Les deux meilleures des rondes au tableau <board>{ $board }</board> y jouent une finale de { $n } partie.
       *[other] Les deux meilleures des rondes au tableau <board>{ $board }</board> y jouent une finale de { $n } parties.
    }
match-round-begun = Ronde { $round } commencée
match-decision-reopened = Le directeur a rouvert la partie.
match-decision-corrected = Le directeur a corrigé le relevé de la partie.
