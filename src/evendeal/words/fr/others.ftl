### Les résultats des autres tables sur l’écran d’une table.

others-deal =
    { $n ->
        [one] La dernière donne ouverte, à { $n } table
       *[other] La dernière donne ouverte, aux { $n } tables
    }
others-here = ici
others-table = table { $table }
others-alike = partout
others-empty = vide ici
others-matches = Les matchs de cette ronde, en IMP
others-games = { $n } parties sur { $of }
