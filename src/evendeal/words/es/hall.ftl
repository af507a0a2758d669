### Las pantallas de la sala: paneles que se suceden, y quién se sienta dónde.

hall-places = Dónde me siento
hall-ladders = Asientos
hall-final = Clasificación final
hall-seat = Mesa { $table }, asiento { $seat }
hall-open = Mesa { $table }, sala abierta
hall-closed = Mesa { $table }, sala cerrada
hall-table = Mesa { $table }
hall-no-seats = Los asientos se sortean al empezar la sesión. Entonces todos los jugadores aparecerán aquí.
hall-no-entries = Todavía no hay inscritos.
hall-begins = empieza { $at }
hall-sealed = sellado, sin empezar
hall-since = desde { $at }
hall-since-until = desde { $at }, termina hacia { $end }
hall-break = pausa: la sesión { $session } ha terminado
hall-paused = el juego está parado
hall-over = terminado
hall-matches =
    { $of ->
        [one] { $n } de { $of } partido terminado
       *[other] { $n } de { $of } partidos terminados
    }
hall-in =
    { $n ->
        [one] en { $n } minuto
       *[other] en { $n } minutos
    }
hall-away = Sin conexión con el servidor desde { $at }. Lo que se ve es de entonces.
hall-hold = Parar
hall-turn = Seguir
