### What more than one application says.

settings-language = Langue
settings-colours = Couleurs
settings-dark = Sombre
settings-light = Clair
settings-device = Comme l'appareil
confirm-not-yet = Pas encore

## Where one can go

bar-home = evendeal, tous les tournois
bar-place = Tournoi
bar-event = Ce tournoi
bar-standings = Classement
bar-tables = Tables
bar-matches = Matchs
bar-games = Parties
bar-deals = Donnes
bar-proof = Preuve
bar-prizes = Prix
bar-sign-in = Connexion
bar-this-device = Cet appareil
bar-change-dark = Passer au sombre.
bar-change-light = Passer au clair.
bar-change-device = Passer à celles de l'appareil.
bar-now-dark = Couleurs : sombre
bar-now-light = Couleurs : clair
bar-now-device = Couleurs : comme l'appareil
bar-skip = Aller au contenu

## Whether what is shown is now

live-read-only = Lecture seule
live-withdrawn = Retiré
live-final = Final
live-session = Séance { $session }, à sa fin
live-reconnecting = Reconnexion
live-connecting = Connexion
live-sealed = Scellé
live-now = En direct

## What cannot be shown

withdrawn-title = Retiré.
withdrawn-since = On ne joue plus depuis le { $at } ; ce qui est ici date de ce moment.
missing-title = Introuvable
missing-path = Il n'y a pas de page à l'adresse { $path }.
missing-event = Il n'y a pas ici de tournoi nommé « { $event } ».
missing-events = Tous les tournois
missing-late = Cette page n'est pas arrivée
missing-late-how = Vérifiez le réseau et rechargez la page.
missing-broken = Cette page ne peut pas être affichée
missing-broken-how = Le serveur a envoyé quelque chose que cette page ne comprend pas. Rechargez-la ; si cela n'aide pas, prévenez le directeur.
file-making = En préparation…
reading-now = Lecture en cours.
reading-results = Lecture des résultats.
failure-title = Pas encore de réponse
failure-offline = Le serveur ne répond pas. Vérifiez le réseau ; cette page réessaie d'elle-même.
failure-offline-once = Le serveur ne répond pas. Vérifiez le réseau et réessayez.
failure-missing = Il n'y a rien à cette adresse.
failure-format = C'est un tournoi d'un autre genre.
failure-status = Le serveur a répondu { $status }. Prévenez le directeur ; cette page réessaie d'elle-même.
failure-status-once = Le serveur a répondu { $status }. Réessayez.
failure-unreadable = La page n'a pas pu lire la réponse. Rechargez-la ; si cela n'aide pas, prévenez le directeur.

## Counts and units

part-of = { $part } sur { $whole }
part-all = { $whole } sur { $whole }
unit-chips = jetons
unit-points = points
ordinal =
    { $n ->
        [one] { $n }er
       *[other] { $n }e
    }
list-and = { $before } et { $last }
game-of-poker = poker
game-of-backgammon = backgammon

## What is said of an event of deals

event-blinds = blindes { $small }/{ $big }
event-blinds-levels = blindes { $small }/{ $big } à { $last_small }/{ $last_big }
event-level = { $posts } (donnes { $first } à { $last })
event-cap = plafond { $chips }
event-ante = ante { $chips }
event-big-blind-ante = ante de grosse blinde { $chips }
event-size-tables =
    { $n ->
        [one] { $n } table
       *[other] { $n } tables
    }
count-deals =
    { $n ->
        [one] { $n } donne
       *[other] { $n } donnes
    }
count-hands =
    { $n ->
        [one] { $n } main
       *[other] { $n } mains
    }
event-session-of = Séance { $session } sur { $sessions }
event-comparable = comparables : { $part }
event-strip =
    { $tables ->
        [one] Chaque colonne est une donne. En fort : jouée à la table, ouverte et comparable. { $played } mains jouées sur { $hands }.
       *[other] Chaque colonne est une donne. En fort : jouée aux { $tables } tables, ouverte et comparable. { $played } mains jouées sur { $hands }.
    }
event-no-seats = Les sièges sont tirés au sort quand la séance commence.
event-none-withdrawn = Le tournoi a été retiré avant qu'une donne soit jouée à toutes les tables.
event-none-sealed = Les { $deals } donnes sont tirées et scellées ; personne n'a vu de carte. Le jeu n'a pas commencé.
event-none-running = Le jeu est en cours. Rien d'une donne n'est montré avant que la dernière table l'ait jouée.

## Standings, ladders, strips

strip-open = Donnes : { $part } ouvertes
strip-deal = Donne { $deal }
strip-deal-open = Donne { $deal }, ouverte
strip-deal-sealed = Donne { $deal }, scellée
strip-steps = { $part } mains de chaque table sont comptées
standing-entries = Inscrits
standing-provisional = Classement provisoire
standing-standings = Classement
standing-place = Place
standing-team = Équipe
standing-team-provisional = , provisoire
standing-moved = Places gagnées ou perdues
standing-up = monte de
standing-down = descend de
standing-shared = partagée
standing-ahead-chips = devant aux jetons
standing-ahead-seats-won = devant aux sièges gagnés
standing-ahead-head-to-head = devant aux sièges entre ex æquo
standing-penalty =
    { $points ->
        [one] { $points } point retiré par décision
       *[other] { $points } points retirés par décision
    }
ladder-seat = Siège { $seat }
ladder-in-order = Siège { $seat }, dans l'ordre
ladder-who = { $who }, table { $table }
ladder-unit =
    { $n ->
        [one] point
       *[other] points
    }
plot-level = Siège { $seat } : { $chips } à toutes les tables
plot-range = Siège { $seat } : de { $low } à { $high }, médiane { $median }
ruling-rule = Règle { $rule }, { $at }.
ruling-rule-late = Règle { $rule }, { $at }, après le délai de correction.
ruling-kind-misdeal = Maldonne
ruling-kind-fouled_deck = Paquet défectueux
ruling-kind-wrong_button = Bouton ou blinds erronés
ruling-kind-card_exposed = Carte exposée
ruling-kind-out_of_turn = Action hors tour
ruling-kind-leak = Une donne a été divulguée
ruling-kind-wrong_ship = Pot au mauvais joueur
ruling-kind-recording = Erreur de relevé
ruling-kind-dispute = Litige
ruling-kind-penalty = Pénalité
ruling-kind-wild_play = Jeu déraisonnable
ruling-kind-time = Le temps est écoulé
ruling-kind-other = Autre affaire
ruling-at =
    { $n ->
        [one] à la table { $tables }
       *[other] aux tables { $tables }
    }
ruling-seat = siège { $seat } { $chips }
ruling-stands = { $kind } : le jeu reste acquis.
ruling-stands-deal = { $kind } : la donne { $deal } reste telle que jouée.
ruling-stands-at = { $kind } : la donne { $deal } reste telle que jouée { $where }.
ruling-void = { $kind } : la donne { $deal } est annulée { $where }, ses sièges reçoivent la moyenne des autres tables.
ruling-void-adjust = { $kind } : la donne { $deal } est annulée { $where }, ses sièges reçoivent la moyenne des autres tables, et { $seats }.
ruling-fouled = { $kind } : la donne { $deal } a été mal disposée de la même façon { $where }, où les sièges sont comparés entre eux.
ruling-not_played = { $kind } : la donne { $deal } n’a pas été jouée { $where }, ses sièges reçoivent la moyenne des autres tables.
ruling-not_played-fault =
    { $n ->
        [one] { $kind } : la donne { $deal } n’a pas été jouée { $where }, ses sièges reçoivent la moyenne des autres tables ; le siège { $faults } est en faute et perd { $chips }, les autres sièges de la table reçoivent { $chips }.
       *[other] { $kind } : la donne { $deal } n’a pas été jouée { $where }, ses sièges reçoivent la moyenne des autres tables ; les sièges { $faults } sont en faute et perdent { $chips }, les autres sièges de la table reçoivent { $chips }.
    }
ruling-replace = { $kind } : la donne { $deal } est annulée partout, et la prochaine donne de réserve prend sa place.
ruling-adjust = { $kind } : donne { $deal } { $where } : { $seats }.
ruling-penalty =
    { $points ->
        [one] { $kind } : { $entry } perd { $points } point.
       *[other] { $kind } : { $entry } perd { $points } points.
    }
ruled-void = annulée à cette table ; chaque siège a la moyenne des autres tables
ruled-not_played = non jouée à cette table ; chaque siège a la moyenne des autres tables
ruled-fouled = mal disposée de la même façon aux tables { $tables }, comparées entre elles ; chaque siège a la moyenne des autres tables, plus ce qu’il a fait au-delà de la moyenne de son siège à celles-ci
ruled-adjusted = siège { $seat } { $chips } par décision
ruled-corrected = le relevé a été corrigé : { $reason }

## Rooms and the timetable

programme-timetable = Horaire
programme-rooms = Salles
programme-next = à suivre
programme-next-planned = À suivre dans l'horaire
programme-zone = Heures de { $zone }.
programme-tables =
    { $n ->
        [one] table { $tables }
       *[other] tables { $tables }
    }
programme-no-tables = sans tables

## Cards, for those who listen

card-name = { $rank } de { $suit }
card-face-down = carte cachée
card-rank-2 = deux
card-rank-3 = trois
card-rank-4 = quatre
card-rank-5 = cinq
card-rank-6 = six
card-rank-7 = sept
card-rank-8 = huit
card-rank-9 = neuf
card-rank-T = dix
card-rank-J = valet
card-rank-Q = dame
card-rank-K = roi
card-rank-A = as
card-suit-c = trèfle
card-suit-d = carreau
card-suit-h = cœur
card-suit-s = pique

## Roles

role-director = Directeur
role-custodian = Gardien des paquets
role-recorder = Saisie
role-table_screen = Écran de table
role-player = Joueur
role-captain = Capitaine
role-commentator = Commentateur
role-spectator = Spectateur

table-dealer = donneur

## A board of backgammon, for those who listen

backgammon-white = Blanc
backgammon-black = Noir
backgammon-checkers-white =
    { $n ->
        [one] { $n } pion blanc
       *[other] { $n } pions blancs
    }
backgammon-checkers-black =
    { $n ->
        [one] { $n } pion noir
       *[other] { $n } pions noirs
    }
backgammon-empty = flèche { $number }, vide
backgammon-point = flèche { $number }, { $checkers }
backgammon-bar = barre, { $checkers }
backgammon-off = sortis, { $checkers }
backgammon-start = peut être déplacé
backgammon-target = un pion peut aller ici
backgammon-picked = pris
backgammon-dice = jet de { $side } : { $first } et { $second }
backgammon-cube-offered = videau, { $side } propose { $value }
backgammon-cube-middle = videau à { $value }, au milieu
backgammon-cube-of = videau à { $value }, chez { $side }
backgammon-on-bar = { $n } barre
backgammon-gone = { $n } sortis
