### Les écrans de la salle : des panneaux qui se suivent, et qui est assis où.

hall-places = Où suis-je assis
hall-ladders = Sièges
hall-final = Classement final
hall-seat = Table { $table }, siège { $seat }
hall-open = Table { $table }, salle ouverte
hall-closed = Table { $table }, salle fermée
hall-table = Table { $table }
hall-no-seats = Les sièges sont tirés au sort au début de la séance. Tous les joueurs figureront alors ici.
hall-no-entries = Pas encore d’inscrits.
hall-begins = début { $at }
hall-sealed = scellé, pas commencé
hall-since = depuis { $at }
hall-since-until = depuis { $at }, fin vers { $end }
hall-break = pause : la séance { $session } est finie
hall-paused = le jeu est interrompu
hall-over = terminé
hall-out = sorti
hall-matches =
    { $of ->
        [one] { $n } match terminé sur { $of }
       *[other] { $n } matchs terminés sur { $of }
    }
hall-in =
    { $n ->
        [one] dans { $n } minute
       *[other] dans { $n } minutes
    }
hall-away = Pas de connexion au serveur depuis { $at }. Ce qui est affiché date de ce moment.
hall-hold = Arrêter
hall-turn = Continuer
hall-find = Votre nom, ou votre numéro de badge
hall-find-how = Une partie suffit : votre table s'affiche ici.
hall-find-nobody = Personne de ce nom ou de ce numéro n'est assis dans cette séance. Demandez au directeur.
hall-find-more = { $n } de plus ; écrivez davantage du nom.
hall-find-badge = badge { $badge }
hall-find-qr = Cette page en code à scanner
hall-find-no-event = Il n'y a pas de tel tournoi.

## L’écran d’une table

screen-session = séance { $session }
screen-hand = main { $hand } sur { $hands }
screen-game = partie { $game } sur { $games }
screen-open = salle ouverte
screen-closed = salle fermée
screen-live = comme chez le marqueur, lecture seule
screen-away = pas de connexion, état d’avant
screen-shut = Cet écran n’est pas admis
screen-shut-how = Le code de cet écran a expiré, ou vaut pour une autre table. Le bureau en donne un nouveau.
screen-join = Saisir un code
screen-seat = siège { $seat }
screen-take = Prendre le paquet { $label }
screen-call = { $who }, siège { $seat } : { $chips } pour suivre
screen-check = { $who }, siège { $seat } : checker ou miser
screen-due-flop = Poser le flop
screen-due-turn = Poser le turn
screen-due-river = Poser la river
screen-showdown = Abattage
screen-stage-before = La séance n’a pas commencé
screen-stage-paused = Le jeu est interrompu
screen-stage-held = Attendre le directeur
screen-stage-finished = Êtes-vous d’accord avec le résultat ?
screen-stage-over = La séance est finie à cette table
screen-round = La ronde suivante n’a pas commencé
screen-empty = siège vide
screen-out = retiré du jeu
screen-to-act = à jouer
screen-all-in = tapis
screen-folded = couché
screen-bet = mise { $chips }
screen-preflop = avant le flop
screen-flop = flop
screen-turn = turn
screen-river = river
screen-pot = pot
screen-button = bouton
screen-wrong = Une erreur ? Dites-le tout de suite au croupier.
screen-wrong-recorder = Une erreur ? Dites-le tout de suite au marqueur.
screen-board = Tablier
screen-white = Blanc
screen-black = Noir
screen-side-opening = Lancer d’ouverture
screen-side-roll = { $who } lance ou double
screen-side-play = { $who } joue
screen-side-answer = { $who } accepte ou passe
screen-side-resignation = { $who } accepte ou refuse
screen-side-over = La partie est finie
