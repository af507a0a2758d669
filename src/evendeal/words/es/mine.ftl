### A player's own place in an event of deals, and a captain's.

mine-where = Dónde y cuándo
mine-session = Sesión { $session }
mine-team-seats = Los asientos del equipo
mine-your-seat = Su asiento
mine-to-come = por venir
mine-since = desde las { $time }
mine-over = terminada
mine-not-here = No se sienta en esta sesión.
mine-table = Mesa
mine-seat = Asiento
mine-seat-at = Asiento { $seat }
mine-print-badges =
    { $whose ->
        [team] Tarjetas de identificación del equipo, PDF:
       *[own] Tu tarjeta de identificación, PDF:
    }
mine-print-seat-cards =
    { $whose ->
        [team] Tarjetas de asiento del equipo, PDF:
       *[own] Tu tarjeta de asiento, PDF:
    }
mine-print-on-a4 = A4
mine-print-on-letter = Carta
mine-line-up = La alineación en la lista de inscritos: { $players }.
mine-not-lined-up = { $player } no está en la alineación.
mine-came-for = { $player } en lugar de { $gone }.
mine-taken-out = Retirado de la sesión ({ $rule }): { $reason }

## What is open so far

mine-so-far = Hasta ahora
mine-nothing = Aún no se ha jugado nada. Un reparto se muestra cuando su última mesa lo ha jugado.
mine-all-open =
    { $n ->
        [one] El único reparto jugado hasta ahora está abierto.
       *[other] Sus { $n } repartos jugados están todos abiertos.
    }
mine-team-all-open =
    { $n ->
        [one] El único reparto jugado hasta ahora está abierto.
       *[other] Las { $n } manos jugadas de su equipo están todas abiertas.
    }
mine-open =
    { $n ->
        [one] { $n } de sus { $played } repartos jugados está abierto.
       *[other] { $n } de sus { $played } repartos jugados están abiertos.
    }
mine-team-open =
    { $n ->
        [one] { $n } de las { $played } manos jugadas de su equipo está abierta.
       *[other] { $n } de las { $played } manos jugadas de su equipo están abiertas.
    }
mine-embargo = Un reparto se abre cuando la última mesa lo ha jugado. Hasta entonces nadie ve nada de él, tampoco usted.
mine-head-session = Sesión
mine-head-open = Abiertos
mine-head-chips = Fichas
mine-head-place = Puesto
mine-head-points = Puntos
mine-session-seat = Sesión { $session }, asiento { $seat }
mine-short-seat = asiento { $seat }
mine-short-session-seat = s { $session }, asiento { $seat }

## The session card: a row for each open deal

mine-card = Tarjeta de sesión
mine-which = Qué repartos
mine-filter-all = Todos
mine-filter-swings = Swings
mine-filter-won = Ganados
mine-filter-lost = Perdidos
mine-player = Jugador
mine-all-players = todos
mine-order = Orden
mine-by-deal = por reparto
mine-by-swing = por swing
mine-card-later = Cada reparto abierto tiene aquí una fila: sus cartas, lo que se hizo en su mesa y su resultado junto al de todos los que tuvieron las mismas cartas. La primera llega cuando su última mesa lo ha jugado.
mine-card-none = Ninguno de los repartos abiertos es de estos.
mine-deal = Reparto
mine-cards = Cartas
mine-player-play = Jugador y juego
mine-play = El juego en su mesa
mine-net = Resultado
mine-field = El campo con estas cartas
mine-button = botón { $seat }
mine-same = igual en todas las mesas
mine-median = la mediana
mine-on-median = { $gain } sobre la mediana
mine-furthest = Lo más lejos de la mediana
mine-team-median = El equipo sobre la mediana
mine-of-session = s { $session }
mine-show-all = Mostrar los { $n } repartos
mine-reading-hands = Leyendo las manos.
