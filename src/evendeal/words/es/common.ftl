### What more than one application says.

settings-language = Idioma
settings-colours = Colores
settings-dark = Oscuro
settings-light = Claro
settings-device = Como el dispositivo
confirm-not-yet = Todavía no

## Where one can go

bar-home = evendeal, todos los torneos
bar-place = Torneo
bar-event = Este torneo
bar-standings = Clasificación
bar-tables = Mesas
bar-matches = Encuentros
bar-games = Partidas
bar-deals = Repartos
bar-proof = Prueba
bar-prizes = Premios
bar-sign-in = Entrar
bar-this-device = Este dispositivo
bar-change-dark = Cambiar a oscuro.
bar-change-light = Cambiar a claro.
bar-change-device = Cambiar a los del dispositivo.
bar-now-dark = Colores: oscuro
bar-now-light = Colores: claro
bar-now-device = Colores: como el dispositivo
bar-skip = Ir al contenido

## Whether what is shown is now

live-read-only = Solo lectura
live-withdrawn = Retirado
live-final = Final
live-session = Sesión { $session }, como terminó
live-reconnecting = Reconectando
live-connecting = Conectando
live-sealed = Sellado
live-now = En directo

## What cannot be shown

withdrawn-title = Retirado.
withdrawn-since = No se juega desde el { $at }; lo que hay aquí es como estaba entonces.
missing-title = No encontrado
missing-path = No hay ninguna página en { $path }.
missing-event = Aquí no hay ningún torneo llamado «{ $event }».
missing-events = Todos los torneos
missing-late = Esta página no ha llegado
missing-late-how = Compruebe la red y vuelva a cargar la página.
missing-broken = Esta página no se puede mostrar
missing-broken-how = El servidor ha enviado algo que esta página no entiende. Vuelva a cargarla; si no ayuda, avise al director.
file-making = Preparándose…
reading-now = Leyendo.
reading-results = Leyendo los resultados.
failure-title = Todavía sin respuesta
failure-offline = El servidor no responde. Compruebe la red; esta página lo vuelve a intentar sola.
failure-offline-once = El servidor no responde. Compruebe la red e inténtelo de nuevo.
failure-missing = No hay nada en esta dirección.
failure-format = Es un torneo de otro tipo.
failure-status = El servidor ha respondido { $status }. Avise al director; esta página lo vuelve a intentar sola.
failure-status-once = El servidor ha respondido { $status }. Inténtelo de nuevo.
failure-unreadable = La página no ha podido leer la respuesta. Vuelva a cargarla; si no ayuda, avise al director.

## Counts and units

part-of = { $part } de { $whole }
part-all = { $whole } de { $whole }
unit-chips = fichas
unit-points = puntos
ordinal = { $n }.º
list-and = { $before } y { $last }
game-of-poker = póker
game-of-backgammon = backgammon

## What is said of an event of deals

event-blinds = ciegas { $small }/{ $big }
event-blinds-levels = ciegas { $small }/{ $big } a { $last_small }/{ $last_big }
event-level = { $posts } (repartos { $first } a { $last })
event-cap = tope { $chips }
event-ante = ante { $chips }
event-big-blind-ante = ante de ciega grande { $chips }
event-size-tables =
    { $n ->
        [one] { $n } mesa
       *[other] { $n } mesas
    }
count-deals =
    { $n ->
        [one] { $n } reparto
       *[other] { $n } repartos
    }
count-hands =
    { $n ->
        [one] { $n } mano
       *[other] { $n } manos
    }
event-session-of = Sesión { $session } de { $sessions }
event-comparable = comparables: { $part }
event-strip =
    { $tables ->
        [one] Cada columna es un reparto. En fuerte: jugado en la mesa, abierto y comparable. { $played } de { $hands } manos jugadas.
       *[other] Cada columna es un reparto. En fuerte: jugado en las { $tables } mesas, abierto y comparable. { $played } de { $hands } manos jugadas.
    }
event-no-seats = Los asientos se sortean cuando empieza la sesión.
event-none-withdrawn = El torneo se retiró antes de que un reparto se jugara en todas las mesas.
event-none-sealed = Los { $deals } repartos están sorteados y sellados; nadie ha visto una carta. El juego no ha empezado.
event-none-running = Se está jugando. De un reparto no se muestra nada hasta que lo haya jugado la última mesa.

## Standings, ladders, strips

strip-open = Repartos: { $part } abiertos
strip-deal = Reparto { $deal }
strip-deal-open = Reparto { $deal }, abierto
strip-deal-sealed = Reparto { $deal }, sellado
strip-steps = { $part } manos de cada mesa contadas
standing-entries = Inscritos
standing-provisional = Clasificación provisional
standing-standings = Clasificación
standing-place = Puesto
standing-team = Equipo
standing-team-provisional = , provisional
standing-moved = Puestos ganados o perdidos
standing-up = sube
standing-down = baja
standing-shared = compartido
standing-ahead-chips = por delante en fichas
standing-ahead-seats-won = por delante en asientos ganados
standing-ahead-head-to-head = por delante en asientos entre empatados
standing-penalty =
    { $points ->
        [one] { $points } punto quitado por decisión
       *[other] { $points } puntos quitados por decisión
    }
ladder-seat = Asiento { $seat }
ladder-in-order = Asiento { $seat }, por orden
ladder-who = { $who }, mesa { $table }
ladder-unit =
    { $n ->
        [one] punto
       *[other] puntos
    }
plot-level = Asiento { $seat }: { $chips } en todas las mesas
plot-range = Asiento { $seat }: de { $low } a { $high }, mediana { $median }
ruling-rule = Regla { $rule }, { $at }.
ruling-rule-late = Regla { $rule }, { $at }, tras el plazo de corrección.
ruling-kind-misdeal = Reparto erróneo
ruling-kind-fouled_deck = Baraja defectuosa
ruling-kind-wrong_button = Botón o ciegas equivocados
ruling-kind-card_exposed = Carta descubierta
ruling-kind-out_of_turn = Acción fuera de turno
ruling-kind-leak = Un reparto se ha filtrado
ruling-kind-wrong_ship = Bote al jugador equivocado
ruling-kind-recording = Error de anotación
ruling-kind-dispute = Disputa
ruling-kind-penalty = Penalización
ruling-kind-wild_play = Juego temerario
ruling-kind-time = Se acabó el tiempo
ruling-kind-other = Otro asunto
ruling-at =
    { $n ->
        [one] en la mesa { $tables }
       *[other] en las mesas { $tables }
    }
ruling-seat = asiento { $seat } { $chips }
ruling-stands = { $kind }: lo jugado vale.
ruling-stands-deal = { $kind }: el reparto { $deal } vale como se jugó.
ruling-stands-at = { $kind }: el reparto { $deal } vale como se jugó { $where }.
ruling-void = { $kind }: el reparto { $deal } queda anulado { $where }; sus asientos reciben la media de las demás mesas.
ruling-void-adjust = { $kind }: el reparto { $deal } queda anulado { $where }; sus asientos reciben la media de las demás mesas, y { $seats }.
ruling-fouled = { $kind }: el reparto { $deal } se colocó mal de la misma forma { $where }, y sus asientos se comparan entre sí.
ruling-not_played = { $kind }: el reparto { $deal } no se jugó { $where }; sus asientos reciben la media de las demás mesas.
ruling-not_played-fault =
    { $n ->
        [one] { $kind }: el reparto { $deal } no se jugó { $where }; sus asientos reciben la media de las demás mesas; el asiento { $faults } tiene la culpa y pierde { $chips }, y los demás asientos de la mesa reciben { $chips }.
       *[other] { $kind }: el reparto { $deal } no se jugó { $where }; sus asientos reciben la media de las demás mesas; los asientos { $faults } tienen la culpa y pierden { $chips }, y los demás asientos de la mesa reciben { $chips }.
    }
ruling-replace = { $kind }: el reparto { $deal } queda anulado en todas las mesas, y el siguiente reparto de reserva ocupa su lugar.
ruling-adjust = { $kind }: reparto { $deal } { $where }: { $seats }.
ruling-penalty =
    { $points ->
        [one] { $kind }: { $entry } pierde { $points } punto.
       *[other] { $kind }: { $entry } pierde { $points } puntos.
    }
ruled-void = anulado en esta mesa; cada asiento tiene la media de las demás mesas
ruled-not_played = no se jugó en esta mesa; cada asiento tiene la media de las demás mesas
ruled-fouled = se colocó mal de la misma forma en las mesas { $tables } y se comparan entre sí; cada asiento tiene la media de las demás mesas, más lo que hizo por encima de la media de su asiento en estas
ruled-adjusted = asiento { $seat } { $chips } por decisión
ruled-corrected = se corrigió la anotación: { $reason }

## Rooms and the timetable

programme-timetable = Horario
programme-rooms = Salas
programme-next = siguiente
programme-next-planned = Lo siguiente en el horario
programme-zone = Horas de { $zone }.
programme-tables =
    { $n ->
        [one] mesa { $tables }
       *[other] mesas { $tables }
    }
programme-no-tables = sin mesas

## Cards, for those who listen

card-name = { $rank } de { $suit }
card-face-down = carta tapada
card-rank-2 = dos
card-rank-3 = tres
card-rank-4 = cuatro
card-rank-5 = cinco
card-rank-6 = seis
card-rank-7 = siete
card-rank-8 = ocho
card-rank-9 = nueve
card-rank-T = diez
card-rank-J = jota
card-rank-Q = dama
card-rank-K = rey
card-rank-A = as
card-suit-c = tréboles
card-suit-d = diamantes
card-suit-h = corazones
card-suit-s = picas

## Roles

role-director = Director
role-custodian = Custodio de barajas
role-recorder = Registro
role-table_screen = Pantalla de mesa
role-player = Jugador
role-captain = Capitán
role-commentator = Comentarista
role-spectator = Espectador

table-dealer = crupier

## A board of backgammon, for those who listen

backgammon-white = Blancas
backgammon-black = Negras
backgammon-checkers-white =
    { $n ->
        [one] { $n } ficha blanca
       *[other] { $n } fichas blancas
    }
backgammon-checkers-black =
    { $n ->
        [one] { $n } ficha negra
       *[other] { $n } fichas negras
    }
backgammon-empty = punto { $number }, vacío
backgammon-point = punto { $number }, { $checkers }
backgammon-bar = barra, { $checkers }
backgammon-off = retiradas, { $checkers }
backgammon-start = se puede mover
backgammon-target = aquí puede ir una ficha
backgammon-picked = tomada
backgammon-dice = tirada de { $side }: { $first } y { $second }
backgammon-cube-offered = cubo, { $side } ofrecen { $value }
backgammon-cube-middle = cubo en { $value }, en el centro
backgammon-cube-of = cubo en { $value }, de { $side }
backgammon-on-bar = { $n } barra
backgammon-gone = { $n } fuera
