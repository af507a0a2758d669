### How it works, in three minutes.

how-minutes = En trois minutes
how-lead = Aux cartes et aux dés, la chance décide de la soirée et l'habileté de l'année. Le duplicate ôte la chance : tous reçoivent la même chose, et on ne compare que le jeu.
how-same = Les mêmes cartes au même siège
how-same-why = Une donne est un ordre du paquet. Chaque table joue chaque donne : le siège 2 tient à chacune les deux mêmes dames, contre les mêmes cartes, avec le même tableau à venir.
how-table = Table { $table }, siège 2
how-team = Équipe { $team }
how-differs = Ce qui diffère, c'est le jeu
how-differs-why = L'un mise, l'un attend, l'un renonce. Les cartes étaient les mêmes : les jetons que chacun en a tirés disent comment elles ont été jouées.
how-did-bets = relance, est suivi, mise au flop
how-did-waits = relance, personne ne suit au flop
how-did-folds = suit, puis se couche sur une mise
how-seats = Comparé siège par siège
how-seats-why = Chaque équipe a un joueur à chaque siège, chacun à une autre table. Sur toutes les donnes, le plus de jetons d'un siège rapporte le plus de points : pour six équipes six, cinq, quatre, jusqu'à un. Personne n'est avantagé d'être derrière le bouton, puisque tous y sont.
how-seats-drawn = Jetons du siège 2 sur toutes les donnes, et leurs points
how-rolls = Dans deux salles les mêmes jets
how-rolls-why = Un match de backgammon se joue deux fois : dans la salle ouverte une équipe a Blanc, dans la salle fermée l'autre. Les deux salles reçoivent les mêmes jets. Là où elles en jouent un différemment, elles se séparent, et la différence entre les salles devient des IMP et des points de victoire.
how-rolls-drawn = Deux courbes, identiques jusqu'au jet 5, puis séparées
how-ring = le cercle : où elles se séparent
how-closed = Fermée jusqu'à ce que tous l'aient jouée
how-closed-why = Qui a joué une donne ne doit rien dire à qui ne l'a pas jouée. Une donne est donc montrée quand la dernière table l'a finie, avec ses cartes et chaque main. « Comparables : 15 sur 24 » compte celles-là ; le classement n'est fait que d'elles.
how-closed-drawn = Plein : jouée à toutes les tables, ouverte. Comparables : { $part } sur { $whole }.
how-sealed = Le hasard est d'abord scellé
how-sealed-why = Toutes les cartes et tous les jets sont tirés avant que quiconque s'assoie, et leur sceau est publié : un texte court qui ne va à rien d'autre. Quand une donne s'ouvre, chacun peut vérifier que c'est bien celle qui fut scellée, aussi avec un script qui n'a besoin d'aucun de nos programmes.
how-code = J'ai un code
