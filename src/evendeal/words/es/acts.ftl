### Lo que se hizo con el azar y los resultados de una sesión, como lo tiene una prueba.

check-act-when =
    { $after ->
        [0] Sesión { $session }, { $at }:
       *[1] Sesión { $session }, { $at }, tras el final de la sesión:
    }
check-act-deck-file = Sesión { $session }, { $at }: el archivo de barajas { $file } lo escribió { $by }.
check-act-deck-seen = Sesión { $session }, { $at }: el orden de la baraja del reparto { $deal } en la mesa { $table } lo vio { $by }. { $reason }
check-act-taken-out = Sesión { $session }, { $at }: { $player } fue retirado en la mesa { $table }, asiento { $seat } ({ $rule }).
check-act-ruling = { check-act-when } decisión { $number } ({ $rule }). { $ruled } { $reason }
check-act-corrected = { check-act-when } el reparto { $deal } de la mesa { $table } se corrigió. { $reason }
check-act-roll-sheets =
    { $n ->
        [one] Sesión { $session }, { $at }: { $n } hoja de tiradas impresa por { $by }.
       *[other] Sesión { $session }, { $at }: { $n } hojas de tiradas impresas por { $by }.
    }
check-act-decided = { check-act-when } mesa { $table }, serie de tiradas { $set }, decidida por la dirección ({ $rule }). { $reason }
check-act-reopened = { check-act-when } mesa { $table }, serie de tiradas { $set }, reabierta por la dirección. { $reason }
check-act-game-corrected = { check-act-when } mesa { $table }, serie de tiradas { $set }, corregida después de que la mesa la aceptara. { $reason }
check-act-withdrawn = Sesión { $session }, { $at }: el evento se retiró. { $reason }
check-act-goes-on = Sesión { $session }, { $at }: la retirada del evento se anuló. { $reason }
check-act-name-event = Sesión { $session }, { $at }: el evento, llamado «{ $was }» en el sello, se escribe «{ $name }». { $reason }
check-act-name-team = Sesión { $session }, { $at }: el equipo { $entry }, llamado «{ $was }» en el sello, se escribe «{ $name }». { $reason }
check-act-name-player = Sesión { $session }, { $at }: alguien de { $entry }, llamado «{ $was }» en el sello, se escribe «{ $name }». { $reason }
check-act-name-again = Sesión { $session }, { $at }: alguien de { $entry }, llamado antes «{ $was }», se escribe «{ $name }». { $reason }
