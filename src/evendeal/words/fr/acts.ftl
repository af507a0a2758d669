### Ce qu'on a fait du hasard et des résultats d'une séance, tel qu'une preuve le donne.

check-act-when =
    { $after ->
        [0] Séance { $session }, { $at } :
       *[1] Séance { $session }, { $at }, après la fin de la séance :
    }
check-act-deck-file = Séance { $session }, { $at } : le fichier de jeux { $file } a été écrit par { $by }.
check-act-deck-seen = Séance { $session }, { $at } : l'ordre du jeu de la donne { $deal } à la table { $table } a été montré à { $by }. { $reason }
check-act-taken-out = Séance { $session }, { $at } : { $player } a été retiré à la table { $table }, siège { $seat } ({ $rule }).
check-act-ruling = { check-act-when } décision { $number } ({ $rule }). { $ruled } { $reason }
check-act-corrected = { check-act-when } la donne { $deal } de la table { $table } a été corrigée. { $reason }
check-act-roll-sheets =
    { $n ->
        [one] Séance { $session }, { $at } : { $n } feuille de jets a été imprimée par { $by }.
       *[other] Séance { $session }, { $at } : { $n } feuilles de jets ont été imprimées par { $by }.
    }
check-act-decided = { check-act-when } table { $table }, série de jets { $set }, décidée par la direction ({ $rule }). { $reason }
check-act-reopened = { check-act-when } table { $table }, série de jets { $set }, rouverte par la direction. { $reason }
check-act-game-corrected = { check-act-when } table { $table }, série de jets { $set }, corrigée après que la table l'avait acceptée. { $reason }
check-act-withdrawn = Séance { $session }, { $at } : l'épreuve a été retirée. { $reason }
check-act-goes-on = Séance { $session }, { $at } : le retrait de l'épreuve a été annulé. { $reason }
check-act-name-event = Séance { $session }, { $at } : l'épreuve, appelée « { $was } » dans le sceau, s'écrit « { $name } ». { $reason }
check-act-name-team = Séance { $session }, { $at } : l'équipe { $entry }, appelée « { $was } » dans le sceau, s'écrit « { $name } ». { $reason }
check-act-name-player = Séance { $session }, { $at } : un nom de { $entry }, « { $was } » dans le sceau, s'écrit « { $name } ». { $reason }
check-act-name-again = Séance { $session }, { $at } : un nom de { $entry }, « { $was } » auparavant, s'écrit « { $name } ». { $reason }
