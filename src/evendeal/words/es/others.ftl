### Resultados de otras mesas en la pantalla de una mesa.

others-deal =
    { $n ->
        [one] El último reparto abierto, en { $n } mesa
       *[other] El último reparto abierto, en las { $n } mesas
    }
others-here = aquí
others-table = mesa { $table }
others-alike = en todas
others-empty = vacío aquí
others-matches = Los encuentros de esta ronda, en IMP
others-games = { $n } de { $of } partidas
