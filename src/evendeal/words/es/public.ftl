### The public pages: home, an event of deals, its scoreboard and tables, a person.

## The name of a page, in the browser's title

title-missing-event = No existe ese torneo
title-game = Partida { $game }
title-match = Encuentro
title-sheet = Acta
title-mine = Mi sitio
title-events = Torneos
title-join = Unirse
title-share = Repartir los premios
title-how = Cómo funciona
title-person = Persona
title-me = Mis funciones
title-seat = Dónde me siento
title-hall = En la sala
title-register = Inscripción
title-registered = Su inscripción
title-table = Mesa { $table }
title-deal = Reparto { $deal }

## Home

home-line = Todos reciben las mismas cartas y las mismas tiradas. Solo se compara el juego.
home-doors = Puertas
home-watch = Ver
home-watch-before = Lo que se juega ahora
home-watch-live =
    { $n ->
        [one] Un torneo en directo
       *[other] { $n } torneos en directo
    }
home-watch-show = Nada en directo; una demostración
home-watch-results = Nada en directo; ver resultados
home-watch-nothing = Todavía no hay nada en directo
home-run = Organizar un torneo
home-run-what = Póker o backgammon
home-share = Repartir premios
home-share-what = ICM, DCM, un reparto
home-how = Cómo funciona
home-how-what = En tres minutos
home-code = Introducir un código
home-code-slip = Código de su papeleta
home-code-looking = Buscando
home-code-go = Seguir con el código
home-idea = Reparto { $deal }: { $hand }, en el mismo asiento
home-idea-show = Reparto { $deal } de la demostración: { $hand }, en el mismo asiento
home-old = Lo que hay aquí se leyó antes.
home-live = En directo
home-next = Próximos
home-finished = Terminados
home-show = Demostración
home-all = Los { $n }
home-no-date = sin fecha
home-programs = Juegan programas. No es un torneo del club.
home-watch-it = Ver cómo juega
home-nothing = Ningún torneo todavía
home-nothing-when = Un torneo aparece aquí en cuanto sus repartos o tiradas están sellados, y su clasificación con el primer resultado comparable.
home-nothing-who = Quien lleva el club empieza en <run>Organizar un torneo</run>. ¿Todavía no dirige nadie? El enlace para el primer director está en la ventana en la que se inició el servidor.
home-comparable = comparables: { $part }
home-ends = termina hacia las { $time }
home-about-deals =
    { $tables ->
        [one] Póker, { $teams } equipos en { $tables } mesa
       *[other] Póker, { $teams } equipos en { $tables } mesas
    }
home-about-session =
    { $tables ->
        [one] Póker, sesión { $session } de { $sessions }, { $teams } equipos en { $tables } mesa
       *[other] Póker, sesión { $session } de { $sessions }, { $teams } equipos en { $tables } mesas
    }
home-about-ladders = Póquer, { $title }, { $players } jugadores en { $tables } mesas
home-seat = asiento { $seat }
home-strip = Lleno: jugado en las { $tables } mesas, abierto. { $played } de { $hands } manos.
home-strip-all = Lleno: jugado en las { $tables } mesas, abierto. Las { $hands } manos.
home-first-deal = La clasificación empieza con el primer reparto que hayan jugado todas las mesas.
home-table = Mesa { $table }
home-about-teams = Backgammon, { $teams } equipos
home-about-matches = { $name }, { $n } encuentros en directo
home-about-round = { $name }, ronda { $round }
home-about-final = { $name }, final
home-matches = { $part } encuentros
home-games = { $part } partidas
home-game = partida { $game } de { $games }
home-paused = juego en pausa
home-roll = tirada { $turn }, en ambas salas
home-no-roll = ninguna tirada de ambas salas
home-race-later = La carrera se dibuja desde la primera tirada que jueguen ambas salas.
home-no-match = Ahora no se juega ningún encuentro.
home-lead-level = <level>igualados</level>
home-lead-white =
    { $n ->
        [one] <team>{ $team }</team><by>, Blancas, por { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Blancas, por { $n } pips</by>
    }
home-lead-black =
    { $n ->
        [one] <team>{ $team }</team><by>, Negras, por { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Negras, por { $n } pips</by>
    }
home-race-up = hacia arriba ganan Blancas
home-race-parted = separadas en la tirada { $turn }
home-race-together = aún no separadas
home-open-room = sala abierta
home-closed-room = sala cerrada
home-shown-sealed = sellado, de muestra
home-shown-withdrawn = retirado, de muestra
home-shown-deals = { $part } repartos, de muestra
home-shown-matches = { $part } encuentros, de muestra
home-coming-sealed = { $game }, sellado { $day }
home-players = Para jugadores
home-recorders = Para el registro
home-directors = Para directores
home-seals = Cómo se sella el azar
home-documents = Todos los documentos
home-licence = evendeal { $version }, licencia MIT

## An event of deals

event-lead =
    { $tables ->
        [one] { $teams } equipos juegan los mismos { $deals } en { $tables } mesa. En cada asiento, un equipo distinto tiene las mismas cartas en cada mesa: el asiento dice quién les sacó más.
       *[other] { $teams } equipos juegan los mismos { $deals } en { $tables } mesas. En cada asiento, un equipo distinto tiene las mismas cartas en cada mesa: el asiento dice quién les sacó más.
    }
event-fact-blinds = Ciegas
event-fact-cap = Tope por reparto
event-fact-ante = Ante
event-fact-big-blind-ante = Ante de ciega grande
event-fact-betting = Apuestas
event-betting-no-limit = sin límite
event-betting-pot-limit = límite de bote
event-betting-fixed-limit = límite fijo
event-betting-pot-limit-then-no-limit = límite de bote antes del flop, luego sin límite
event-fact-raises = Subidas
event-raises-double = al menos al doble de la apuesta
event-fact-devices = Dispositivos
event-devices-none = ninguno en las salas de juego
event-fact-seats = Asientos por mesa
event-seats-empty = { $seats }, vacíos: { $empty }
event-fact-seat-draw = Sorteo de asientos
event-draw-balanced = equilibrado
event-draw-cyclic = cíclico
event-draw-mirror = en espejo
event-draw-places = sorteados de nuevo en cada sesión
event-fact-order = Orden de juego
event-order-blocks = por bloques, cada mesa en su propio orden
event-order-whole = cada mesa en su propio orden
event-order-sequence = por número
event-fact-begins = Comienza
event-fact-started = Empezó
event-fact-ends = Termina hacia
event-fact-sealed = Sellado
event-final-standings = Clasificación final
event-all-seats = Marcador con todos los asientos
event-standings-later = La clasificación aparece aquí con el primer reparto jugado en todas las mesas.
event-in-running = <link>En curso</link>: totales provisionales tras { $hands } en cada mesa.
event-scored = Cómo se puntúa
event-scored-same =
    { $order ->
        [sequence] <b>El mismo reparto en todas las mesas.</b> Un asiento tiene en todas las mismas cartas, y sale la misma mesa comunitaria. Cada mesa juega los repartos por número.
       *[other] <b>El mismo reparto en todas las mesas.</b> Un asiento tiene en todas las mismas cartas, y sale la misma mesa comunitaria. Cada mesa juega los repartos en su propio orden.
    }
event-scored-seats = <b>Las fichas se comparan asiento por asiento.</b>
event-scored-team = <b>Los asientos suman para el equipo.</b> { event-tie-rule }
event-tie-rule = A igualdad de puntos deciden las fichas de todos los asientos, luego los asientos ganados, luego los asientos comparados solo entre ellos; si siguen igualados, comparten el puesto.
event-scored-early = <b>Nada antes de tiempo.</b> Un reparto sigue sellado hasta que lo juega la última mesa. <seal>El sello { $seal }</seal> permite comprobar después que no se cambió ninguna carta.
method-seat_points = En cada asiento de una sesión, quien más fichas hace gana tantos puntos como equipos hay, quien menos, 1; los empates se reparten y los asientos se suman.
method-match_points = En cada reparto se ordenan las fichas de cada equipo en todos los asientos; quien más tiene gana tantos puntos como equipos hay, quien menos, 1; los empates se reparten y los repartos se suman.
method-chips = Los puntos de un equipo son las fichas ganadas o perdidas en todos los asientos y repartos.
method-seat_ladder = Se compara a quienes ocuparon el mismo asiento en las otras mesas, por el total: lo que trajeron y lo que la sesión les dio.
event-teams = Equipos y jugadores
event-terms = Las condiciones
event-sessions = Sesión
event-rehearsal = Un ensayo: juegan programas; las cartas, los sellos y la puntuación son los de verdad.
event-rulings = Decisiones
event-rulings-what = Lo que el director ha decidido sobre repartos abiertos y sobre puntos. Una decisión retirada no se muestra.

## The scoreboard

board-rehearsal = ensayo
board-scores = Qué puntuación
board-in-running = en curso: { $hands }
board-none-yet = nada todavía
board-ends = termina hacia las { $time }
board-seat-before = Asiento anterior
board-next-seat = Asiento siguiente
board-swipe = deslizar
board-seats = Asientos
board-sealed = Sellado { $at }
board-seal = sello <seal>{ $seal }</seal>
board-opened = { $deals } abiertos
board-opened-one = El reparto { $deal } está abierto.
board-opened-some = Los repartos { $deals } están abiertos.
board-opened-many = Hay { $n } repartos abiertos más.
board-leads =
    { $n ->
        [one] { $name } va primero con { $n } punto.
       *[other] { $name } va primero con { $n } puntos.
    }
board-lead-together =
    { $n ->
        [one] { $names } van primeros con { $n } punto.
       *[other] { $names } van primeros con { $n } puntos.
    }
board-rulings =
    { $n ->
        [one] { $n } decisión en vigor
       *[other] { $n } decisiones en vigor
    }
board-hands = Manos jugadas: { $part }.

board-provisional-ladders = Entonces cada asiento tendrá aquí su escalera y cada equipo su puesto provisional: las fichas de las manos jugadas, tantas en cada mesa, fueran los repartos que fueran.
board-provisional-steps = Se renuevan cada cinco manos, para que nadie sepa por ellos cómo fue una mano.
board-begins =
    { $tables ->
        [one] La clasificación empieza con el primer reparto que juegue la mesa.
       *[other] La clasificación empieza con el primer reparto que jueguen las { $tables } mesas.
    }
board-ladders = Entonces cada asiento tendrá aquí su escalera: los equipos que lo ocuparon, ordenados por las fichas que sacaron de las mismas cartas.
board-provisional = Totales provisionales tras { $hands } en cada mesa

## Tables of an event

tables-lead = Quién se sienta dónde. Los asientos se numeran en el sentido de las agujas del reloj, y así va el juego; en un asiento, las mismas cartas tocan a otro equipo en cada mesa.
tables-hands = Manos jugadas: { $part }
tables-later = Entonces cada mesa aparecerá aquí con sus equipos y el número de manos jugadas.
tables-seats = Asientos en cada mesa
tables-table = Mesa
tables-hands-played = Manos jugadas
tables-empty = vacío
tables-note =
    { $order ->
        [sequence] No se muestra qué reparto juega una mesa.
       *[other] No se muestra qué reparto juega una mesa: cada una los toma en su propio orden, para que un ruido de una mesa no diga nada.
    }
table-none = No hay mesa { $table }: este torneo tiene las mesas 1 a { $tables }.
table-all = Todas las mesas
table-before = Mesa anterior: { $table }
table-next = Mesa siguiente: { $table }
table-seat = asiento { $seat }
table-taken-out = , excluido
table-seat-empty = asiento { $seat }, vacío
table-played-all = manos jugadas, todas
table-played = de { $hands } manos jugadas
table-totals =
    { $n ->
        [one] Bajo un asiento: las fichas que ganó o perdió en el reparto abierto. Las demás manos se muestran cuando se abren sus repartos.
       *[other] Bajo un asiento: las fichas que ganó o perdió en los { $n } repartos abiertos. Las demás manos se muestran cuando se abren sus repartos.
    }
table-reserve = Entregado de la reserva: { $seats }. Un préstamo que no cuenta en ninguna puntuación.
stacks-won =
    { $deals ->
        [one] Stack inicial de { $start } y el resultado en fichas del único reparto.
       *[other] Stack inicial de { $start } y los resultados en fichas de { $deals } repartos.
    }
stacks-won-cut =
    { $deals ->
        [one] Stack inicial de { $start } y el resultado en fichas del único reparto, sin partes de ficha.
       *[other] Stack inicial de { $start } y los resultados en fichas de { $deals } repartos, sin partes de ficha.
    }
stacks-in_front =
    { $reserve ->
        [0] Fichas delante de los asientos tras el último reparto.
       *[other] Fichas delante de los asientos tras el último reparto, entre ellas { $reserve } de reserva.
    }
table-reserve-seat = asiento { $seat } { $chips }
table-open = Repartos abiertos en esta mesa
table-none-open = Ninguno todavía. Una mano de esta mesa aparece aquí cuando todas las demás han jugado también su reparto.
table-deal = Reparto
table-seat-of = Asiento { $seat }, { $name }
table-house = casa
table-ruled = decidido

## Keys of the keyboard

key-left = Flecha izquierda
key-right = Flecha derecha
key-up = Flecha arriba
key-down = Flecha abajo
key-space = Espacio

## The traveller of a deal

traveller-caption = Reparto { $deal } en todas las mesas
traveller-button = botón
traveller-small = ciega pequeña
traveller-big = ciega grande
traveller-sb = SB
traveller-bb = BB
traveller-empty = asiento vacío
traveller-board = Mesa
traveller-play = El juego
traveller-best = mejor
traveller-again = repetir
traveller-again-at = Repetir la mano de la mesa { $table }
traveller-field = Campo
traveller-median = mediana
traveller-key = un punto por mesa en una misma escala, el trazo es la mediana, los guiones son el cero
street-name-pre-flop = preflop
street-name-flop = flop
street-name-turn = turn
street-name-river = river
street-name-showdown = showdown

## Going through a hand or a game

walk-back = Un paso atrás
walk-on = Un paso adelante
walk-roll-back = Una tirada atrás
walk-roll-on = Una tirada adelante
walk-pause = Pausa
walk-play = Reproducir

## A person

person-none = Aquí no se conoce a nadie como { $person }.
person-plays =
    { $n ->
        [one] Juega en { $n } torneo de este club.
       *[other] Juega en { $n } torneos de este club.
    }
person-rehearses =
    { $n ->
        [one] Juega en { $n } ensayo.
       *[other] Juega en { $n } ensayos.
    }
person-events =
    { $n ->
        [one] { $n } torneo de este club
       *[other] { $n } torneos de este club
    }
person-rehearsals =
    { $n ->
        [one] { $n } ensayo
       *[other] { $n } ensayos
    }
person-plays-both = Juega en { $events } y en { $rehearsals }.
person-withdrawn = retirado
person-begins = empieza el { $at }
person-to-come = próximamente
person-running = en juego
person-finished = terminado, sellado el { $at }
person-rehearsal = , un ensayo
person-for = <word>por</word> <team>{ $team }</team>
person-as = como <name>{ $name }</name>
person-of = de { $of }
person-of-far = de { $of } por ahora

## Cards and hands of poker

rank-2 = dos
    .many = doses
    .of = de doses
rank-3 = tres
    .many = treses
    .of = de treses
rank-4 = cuatro
    .many = cuatros
    .of = de cuatros
rank-5 = cinco
    .many = cincos
    .of = de cincos
rank-6 = seis
    .many = seises
    .of = de seises
rank-7 = siete
    .many = sietes
    .of = de sietes
rank-8 = ocho
    .many = ochos
    .of = de ochos
rank-9 = nueve
    .many = nueves
    .of = de nueves
rank-T = diez
    .many = dieces
    .of = de dieces
rank-J = jota
    .many = jotas
    .of = de jotas
rank-Q = dama
    .many = damas
    .of = de damas
rank-K = rey
    .many = reyes
    .of = de reyes
rank-A = as
    .many = ases
    .of = de ases
home-withdrawn = retirado
home-score = { $first } : { $second } { $unit }
home-score-one = { $n } { $unit }
home-points =
    { $n ->
        [one] { $n } punto
       *[other] { $n } puntos
    }
home-hand-pair = los mismos dos { $many }
home-hand-cards = las mismas cartas, { $one } y { $other }

## Totals in running, and an event that can only be read

running-none = En esta sesión no hay totales: tiene muy pocos repartos.
running-begin = Los totales empiezan cuando cada mesa ha terminado { $n } manos.
running-first =
    { $n ->
        [one] Provisional. La primera mano de cada mesa, sea cual sea el reparto.
       *[other] Provisional. Las primeras { $n } manos de cada mesa, sean cuales sean los repartos.
    }
running-last = Los próximos resultados son los del final de la sesión.
running-renewed = Se renuevan cuando cada mesa ha terminado { $n }, o poco después.
provisional-seat_points = En cada asiento los totales actuales se ordenan como al final de la sesión.
provisional-match_points = Los totales de un equipo en todos los asientos se ordenan como si fueran un solo reparto.
provisional-chips = Los puntos de un equipo son sus totales actuales.
event-read-only = El registro de este torneo no se sostiene. Se muestra hasta donde se sostiene, y ya no se escribe nada en él.

## What can be printed, and hands as files

printed-handouts = Hojas de los repartos, PDF:
printed-booklet = Cuaderno de resultados, PDF:
printed-protocols = Actas de los encuentros, PDF:
printed-protocol = Acta del encuentro, PDF:
printed-timetable = Horario, PDF:
printed-certificate = Certificado del sorteo, PDF:
printed-on-a4 = A4
printed-on-letter = Carta
hands-as-files = Manos de esta sesión, para programas:
