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
