### Un torneo individual: una clasificación por asiento, cómo llegó cada uno a su puesto, los premios.

## La clasificación

ladders-players =
    { $n ->
        [one] { $n } jugador
       *[other] { $n } jugadores
    }
ladders-inside = comparados solo dentro de su asiento
ladders-session = Sesión
ladders-find = Buscar un jugador
ladders-none-found = Nadie se llama así en esta sesión.
ladders-found = Jugadores encontrados
ladders-seats = Qué asiento
ladders-all = Todos los asientos
ladders-of-seat = Asiento { $seat }
ladders-place = Puesto
ladders-player = Jugador
ladders-table = Mesa
ladders-opening = Traído
ladders-net = En esta sesión
ladders-penalty = Sanciones
ladders-total = Total
ladders-with-stack = Con las fichas iniciales
ladders-rank = Rango
ladders-gap = A la línea
ladders-brought = traído
ladders-won = ganado aquí, por encima del último del asiento
ladders-leaves = queda fuera
ladders-line-what = Tras esta sesión queda fuera el { $percent } % de cada asiento; quien empata con el último que sigue también sigue. El primero de un asiento se lleva { $chips } fichas.
ladders-line-none = Nadie queda fuera tras esta sesión.
ladders-rank-what = El rango vale entre todos los de la sesión: las fichas de asientos distintos no se comparan, así que sigue al puesto en el asiento, en una escala igual para asientos de cualquier tamaño.
ladders-points = Puntos
ladders-rank-sizes = Los asientos tienen de { $least } a { $most } jugadores: Puntos es el puesto en la escala de { $most }, así que el mejor de { $least } queda poco por detrás del mejor de { $most }.
ladders-beyond = Sobre el campo
ladders-final = La final
ladders-final-what = Dos por mesa, y cada uno juega los dos asientos. Cuentan las fichas por encima de la media de todos los que tuvieron las mismas cartas.
ladders-awards = Premios
ladders-awards-later = Los primeros puestos se sabrán cuando acabe la final.
ladders-award-left = sesión { $session }, { $place } de { $field }
ladders-award-final = final
ladders-award-unit =
    { $named ->
        [yes] Los premios se dan en la unidad más pequeña de { $currency }.
       *[no] Los premios se dan en la unidad más pequeña del dinero.
    }
ladders-closed = Los asientos se sortean cuando empieza la sesión.

## Cómo llegó un jugador a su puesto

ladders-why = Por qué { $place }
ladders-why-where = { $title }, asiento { $seat }, mesa { $table }
ladders-why-open = { $part } repartos están abiertos. { $field } jugadores tuvieron estas cartas.
ladders-why-none = { $name } no está en ninguna clasificación de esta sesión.
ladders-why-all = Toda la clasificación
ladders-why-deals =
    { $n ->
        [one] en { $n } reparto
       *[other] en { $n } repartos
    }
ladders-why-penalties = sanciones
ladders-why-place = { $place } de { $field }
ladders-why-shared = { $place } de { $field }, compartido
ladders-why-stack = Con las fichas iniciales, { $chips }.
ladders-why-stays = Tal como está sigue, { $chips } fichas por encima del primero que queda fuera.
ladders-why-leaves = Tal como está queda fuera, a { $chips } fichas del último que sigue.
ladders-why-goes-on = Tal como está sigue: nadie de este asiento queda fuera.
ladders-why-ahead = Quién va delante
ladders-why-ahead-none = Nadie va delante.
ladders-why-gap = distancia
ladders-why-each = Qué trajo cada reparto
ladders-why-chips = fichas
ladders-why-median = mediana del asiento
ladders-why-best = mejor
ladders-why-so-far = hasta aquí
ladders-why-field = asiento { $median }, mejor { $best }
ladders-why-ruled = decidido
ladders-why-nothing = Todavía no hay ningún reparto abierto de esta sesión.
ladders-why-penalty = Decisión { $number }
ladders-why-otherwise = Con un reparto distinto
ladders-why-otherwise-deal = <deal>Reparto { $deal }</deal> con { $instead } y no { $net }, como lo hizo al menos la mitad del asiento: { $place }, con { $total }.
ladders-final-half-1 = Primera mitad
ladders-final-half-2 = Segunda mitad
ladders-final-half = { $half }: asiento { $seat }, mesa { $table }
ladders-final-mean = media del asiento
ladders-final-all = Todos los finalistas

## La página del torneo

ladders-event-lead = { $players } jugadores, { $sessions } sesiones. Todas las mesas juegan los mismos repartos. Quien ocupa el asiento 4 tiene las cartas de todos los demás asientos 4, y solo se le compara con ellos.
ladders-scored-seats = <b>Se compara dentro del asiento.</b> El total es lo que un jugador trajo y lo que la sesión le dio; el asiento ordena a quienes tuvieron sus cartas.
ladders-scored-line = <b>Tras cada sesión algunos quedan fuera.</b> Son los últimos de cada asiento; los demás se llevan fichas, y los asientos se sortean de nuevo.
ladders-scored-final = <b>Dos por mesa en la final.</b> Cada uno juega los dos asientos; cuentan las fichas por encima del campo.
ladders-stages = Fases
ladders-stage =
    { $sessions ->
        [one] { $sessions } sesión de { $deals }, { $seats } por mesa
       *[other] { $sessions } sesiones de { $deals }, { $seats } por mesa
    }
ladders-stage-leave = queda fuera el { $percent } % de cada asiento, se llevan como mucho { $chips } fichas
ladders-stage-final = los asientos se cambian a la mitad
ladders-entries = Jugadores
