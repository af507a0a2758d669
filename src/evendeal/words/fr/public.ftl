### The public pages: home, an event of deals, its scoreboard and tables, a person.

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
title-seat = Où suis-je assis
title-hall = Dans la salle
title-register = Inscription
title-registered = Votre inscription
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
home-idea = Donne { $deal } : { $hand }, au même siège
home-idea-show = Donne { $deal } de la démonstration : { $hand }, au même siège
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
home-about-ladders = Poker, { $title }, { $players } joueurs à { $tables } tables
home-seat = siège { $seat }
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

## An event of deals

event-lead =
    { $tables ->
        [one] { $teams } équipes jouent les mêmes { $deals } à { $tables } table. À chaque siège, une équipe différente tient les mêmes cartes à chaque table : le siège dit donc qui en a tiré le plus.
       *[other] { $teams } équipes jouent les mêmes { $deals } à { $tables } tables. À chaque siège, une équipe différente tient les mêmes cartes à chaque table : le siège dit donc qui en a tiré le plus.
    }
event-fact-blinds = Blindes
event-fact-cap = Plafond par donne
event-fact-ante = Ante
event-fact-big-blind-ante = Ante de grosse blinde
event-fact-betting = Enchères
event-betting-no-limit = no-limit
event-betting-pot-limit = pot-limit
event-betting-fixed-limit = limite fixe
event-betting-pot-limit-then-no-limit = pot-limit avant le flop, puis no-limit
event-fact-raises = Relances
event-raises-double = au moins au double de la mise
event-fact-devices = Appareils
event-devices-none = aucun dans les salles de jeu
event-fact-seats = Sièges par table
event-seats-empty = { $seats }, vides : { $empty }
event-fact-seat-draw = Tirage des sièges
event-draw-balanced = équilibré
event-draw-cyclic = cyclique
event-draw-mirror = en miroir
event-draw-places = tirés de nouveau à chaque séance
event-fact-order = Ordre de jeu
event-order-blocks = par blocs, chaque table dans son ordre
event-order-whole = chaque table dans son ordre
event-order-sequence = dans l'ordre des numéros
event-fact-begins = Début
event-fact-started = Commencé
event-fact-ends = Fin vers
event-fact-sealed = Scellé
event-final-standings = Classement final
event-all-seats = Tableau avec tous les sièges
event-standings-later = Le classement apparaît ici avec la première donne jouée à toutes les tables.
event-in-running = <link>En cours</link> : totaux provisoires après { $hands } à chaque table.
event-scored = Comment c'est compté
event-scored-same =
    { $order ->
        [sequence] <b>Même donne, toutes les tables.</b> Un siège tient partout les mêmes cartes, et le même tableau tombe. Chaque table joue les donnes dans l'ordre des numéros.
       *[other] <b>Même donne, toutes les tables.</b> Un siège tient partout les mêmes cartes, et le même tableau tombe. Chaque table joue les donnes dans son ordre.
    }
event-scored-seats = <b>Les jetons sont comparés siège par siège.</b>
event-scored-team = <b>Les sièges s'additionnent par équipe.</b> { event-tie-rule }
event-tie-rule = Les équipes à égalité de points sont départagées par leurs jetons sur tous les sièges, puis par les sièges gagnés, puis par les sièges comparés entre elles seules ; celles qui restent à égalité partagent la place.
event-scored-early = <b>Rien d'avance.</b> Une donne reste scellée jusqu'à ce que la dernière table l'ait jouée. <seal>Le sceau { $seal }</seal> permet ensuite à chacun de vérifier qu'aucune carte n'a été changée.
method-seat_points = À chaque siège d'une séance, le plus de jetons rapporte autant de points qu'il y a d'équipes, le moins rapporte 1 ; les égalités se partagent, et les sièges s'additionnent.
method-match_points = À chaque donne, les jetons d'une équipe sur tous les sièges sont classés ; le plus rapporte autant de points qu'il y a d'équipes, le moins 1 ; les égalités se partagent, et les donnes s'additionnent.
method-chips = Les points d'une équipe sont les jetons gagnés ou perdus sur tous les sièges et toutes les donnes.
method-seat_ladder = On compare les joueurs qui ont occupé le même siège aux autres tables, au score total : ce qu’ils ont apporté et ce que la séance leur a rapporté.
event-teams = Équipes et joueurs
event-terms = Les conditions
event-sessions = Séance
event-rehearsal = Une répétition : les joueurs sont des programmes ; cartes, sceaux et marque sont les vrais.
event-rulings = Décisions
event-rulings-what = Ce que le directeur a décidé sur les donnes ouvertes et sur les points. Une décision retirée n'est pas montrée.

## The scoreboard

board-rehearsal = répétition
board-scores = Quels scores
board-in-running = en cours : { $hands }
board-none-yet = rien encore
board-ends = fin vers { $time }
board-seat-before = Siège précédent
board-next-seat = Siège suivant
board-swipe = glisser
board-seats = Sièges
board-sealed = Scellé le { $at }
board-seal = sceau <seal>{ $seal }</seal>
board-opened = { $deals } : ouvertes
board-opened-one = La donne { $deal } est ouverte.
board-opened-some = Les donnes { $deals } sont ouvertes.
board-opened-many = { $n } donnes de plus sont ouvertes.
board-leads =
    { $n ->
        [one] { $name } mène avec { $n } point.
       *[other] { $name } mène avec { $n } points.
    }
board-lead-together =
    { $n ->
        [one] { $names } mènent avec { $n } point.
       *[other] { $names } mènent avec { $n } points.
    }
board-rulings =
    { $n ->
        [one] { $n } décision en vigueur
       *[other] { $n } décisions en vigueur
    }
board-hands = Mains jouées : { $part }.

board-provisional-ladders = Chaque siège aura alors ici son échelle, et chaque équipe sa place provisoire : les jetons des mains jouées, autant à chaque table, quelles que soient les donnes.
board-provisional-steps = Ils sont renouvelés toutes les cinq mains, afin que personne n'y lise le résultat d'une main.
board-begins =
    { $tables ->
        [one] Le classement commence avec la première donne jouée à la table.
       *[other] Le classement commence avec la première donne jouée aux { $tables } tables.
    }
board-ladders = Chaque siège aura alors ici son échelle : les équipes qui l'ont tenu, dans l'ordre des jetons tirés des mêmes cartes.
board-provisional = Totaux provisoires après { $hands } à chaque table

## Tables of an event

tables-lead = Qui est assis où. Les sièges se comptent dans le sens des aiguilles d'une montre, et le jeu aussi ; à un siège, les mêmes cartes échoient à une autre équipe à chaque table.
tables-hands = Mains jouées : { $part }
tables-later = Chaque table apparaîtra alors ici avec ses équipes et le nombre de mains jouées.
tables-seats = Sièges à chaque table
tables-table = Table
tables-hands-played = Mains jouées
tables-empty = vide
tables-note =
    { $order ->
        [sequence] On ne montre pas quelle donne une table joue.
       *[other] On ne montre pas quelle donne une table joue : chacune les prend dans son ordre, pour qu'un bruit venu d'une table ne dise rien.
    }
table-none = Il n'y a pas de table { $table } : ce tournoi a les tables 1 à { $tables }.
table-all = Toutes les tables
table-before = Table précédente : { $table }
table-next = Table suivante : { $table }
table-seat = siège { $seat }
table-taken-out = , exclu
table-seat-empty = siège { $seat }, vide
table-played-all = mains jouées, toutes
table-played = mains jouées sur { $hands }
table-totals =
    { $n ->
        [one] Sous un siège : les jetons gagnés ou perdus à la donne ouverte. Les mains intermédiaires sont montrées à l'ouverture de leurs donnes.
       *[other] Sous un siège : les jetons gagnés ou perdus aux { $n } donnes ouvertes. Les mains intermédiaires sont montrées à l'ouverture de leurs donnes.
    }
table-reserve = Remis de la réserve : { $seats }. Un prêt qui n'entre dans aucun score.
stacks-won =
    { $deals ->
        [one] Tapis de départ de { $start } et le résultat en jetons de la seule donne.
       *[other] Tapis de départ de { $start } et les résultats en jetons de { $deals } donnes.
    }
stacks-won-cut =
    { $deals ->
        [one] Tapis de départ de { $start } et le résultat en jetons de la seule donne, fractions de jeton omises.
       *[other] Tapis de départ de { $start } et les résultats en jetons de { $deals } donnes, fractions de jeton omises.
    }
stacks-in_front =
    { $reserve ->
        [0] Jetons devant les sièges après la dernière donne.
       *[other] Jetons devant les sièges après la dernière donne, dont { $reserve } jetons de réserve.
    }
table-reserve-seat = siège { $seat } { $chips }
table-open = Donnes ouvertes à cette table
table-none-open = Aucune encore. Une main de cette table apparaît ici quand toutes les autres ont aussi joué sa donne.
table-deal = Donne
table-seat-of = Siège { $seat }, { $name }
table-house = maison
table-ruled = décidé

## Keys of the keyboard

key-left = Flèche gauche
key-right = Flèche droite
key-up = Flèche haut
key-down = Flèche bas
key-space = Espace

## The traveller of a deal

traveller-caption = Donne { $deal } à toutes les tables
traveller-button = bouton
traveller-small = petite blinde
traveller-big = grosse blinde
traveller-sb = SB
traveller-bb = BB
traveller-empty = siège vide
traveller-board = Tableau
traveller-play = Le jeu
traveller-best = meilleur
traveller-again = rejouer
traveller-again-at = Rejouer la main de la table { $table }
traveller-field = Champ
traveller-median = médiane
traveller-key = un point par table sur une même échelle, le trait est la médiane, les tirets sont zéro
street-name-pre-flop = préflop
street-name-flop = flop
street-name-turn = turn
street-name-river = river
street-name-showdown = abattage

## Going through a hand or a game

walk-back = Un pas en arrière
walk-on = Un pas en avant
walk-roll-back = Un jet en arrière
walk-roll-on = Un jet en avant
walk-pause = Pause
walk-play = Lecture

## A person

person-none = Personne n'est connu ici comme { $person }.
person-plays =
    { $n ->
        [one] Joue dans { $n } tournoi de ce club.
       *[other] Joue dans { $n } tournois de ce club.
    }
person-rehearses =
    { $n ->
        [one] Joue dans { $n } répétition.
       *[other] Joue dans { $n } répétitions.
    }
person-events =
    { $n ->
        [one] { $n } tournoi de ce club
       *[other] { $n } tournois de ce club
    }
person-rehearsals =
    { $n ->
        [one] { $n } répétition
       *[other] { $n } répétitions
    }
person-plays-both = Joue dans { $events } et dans { $rehearsals }.
person-withdrawn = retiré
person-begins = commence le { $at }
person-to-come = à venir
person-running = en cours
person-finished = terminé, scellé le { $at }
person-rehearsal = , une répétition
person-for = <word>pour</word> <team>{ $team }</team>
person-as = comme <name>{ $name }</name>
person-of = sur { $of }
person-of-far = sur { $of } pour l'instant

## Cards and hands of poker

rank-2 = deux
    .many = deux
    .of = de deux
rank-3 = trois
    .many = trois
    .of = de trois
rank-4 = quatre
    .many = quatre
    .of = de quatre
rank-5 = cinq
    .many = cinq
    .of = de cinq
rank-6 = six
    .many = six
    .of = de six
rank-7 = sept
    .many = sept
    .of = de sept
rank-8 = huit
    .many = huit
    .of = de huit
rank-9 = neuf
    .many = neuf
    .of = de neuf
rank-T = dix
    .many = dix
    .of = de dix
rank-J = valet
    .many = valets
    .of = de valets
rank-Q = dame
    .many = dames
    .of = de dames
rank-K = roi
    .many = rois
    .of = de rois
rank-A = as
    .many = as
    .of = d'as
home-withdrawn = retiré
home-score = { $first } : { $second } { $unit }
home-score-one = { $n } { $unit }
home-points =
    { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
home-hand-pair = les deux mêmes { $many }
home-hand-cards = les mêmes cartes, { $one } et { $other }

## Totals in running, and an event that can only be read

running-none = Il n'y a pas de totaux dans cette séance : elle a trop peu de donnes.
running-begin = Les totaux commencent quand chaque table a fini { $n } mains.
running-first =
    { $n ->
        [one] Provisoire. La première main de chaque table, quelle que soit la donne.
       *[other] Provisoire. Les { $n } premières mains de chaque table, quelles que soient les donnes.
    }
running-last = Les prochains scores sont ceux de la fin de la séance.
running-renewed = Renouvelés quand chaque table en a joué { $n }, ou peu après.
provisional-seat_points = À chaque siège, les totaux actuels sont classés comme à la fin de la séance.
provisional-match_points = Les totaux d'une équipe sur tous les sièges sont classés comme s'ils étaient une seule donne.
provisional-chips = Les points d'une équipe sont ses totaux actuels.
event-read-only = Le journal de ce tournoi ne tient pas. Il est montré jusqu'où il tient, et plus rien n'y est écrit.

## What can be printed, and hands as files

printed-handouts = Feuilles des donnes, PDF :
printed-booklet = Livret des résultats, PDF :
printed-protocols = Feuilles de match, PDF :
printed-protocol = Feuille de ce match, PDF :
printed-timetable = Horaire, PDF :
printed-certificate = Certificat du tirage, PDF :
printed-on-a4 = A4
printed-on-letter = Letter
hands-as-files = Mains de cette séance, pour des programmes :
