### The public pages of team matches.

## What an event of matches is

match-game-backgammon = backgammon
match-game-long-gammon = long gammon
match-open-room = Sala abierta
match-closed-room = Sala cerrada
match-sub-teams = { $n } equipos
match-sub-boards =
    { $n ->
        [one] un tablero por equipo
       *[other] { $n } tableros por equipo
    }
match-sub-games =
    { $n ->
        [one] encuentros a { $n } partida
       *[other] encuentros a { $n } partidas
    }
match-sub-final = una final a { $n }
match-sub-rehearsal = ensayo
match-and = { $before } y { $last }
match-against = { $first } contra { $second }
match-lead =
    { $games ->
        [one] { $teams } equipos se enfrentan en encuentros de { $games } partida, jugada en una sala abierta y una cerrada con las mismas tiradas. Lo que la suerte da a un equipo en la sala abierta se lo da al otro en la cerrada, así que la diferencia entre las salas es cómo se jugaron las tiradas.
       *[other] { $teams } equipos se enfrentan en encuentros de { $games } partidas, cada una jugada en una sala abierta y una cerrada con las mismas tiradas. Lo que la suerte da a un equipo en la sala abierta se lo da al otro en la cerrada, así que la diferencia entre las salas es cómo se jugaron las tiradas.
    }
match-final = Final
match-round = Ronda { $round }
match-games =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
match-cube-passed = { $value } rechazado
match-how-gammon = gammon
match-how-backgammon = backgammon
match-how-long-gammon = mars
match-how-long-backgammon = koks
match-how-resigned = abandono
match-how-drawn = tablas
match-how-decided = decidido
match-how-left = restan { $n }
match-how-cube = cubo { $cube }

## The page of an event of matches

match-teams = Equipos
match-after-rounds = Tras las rondas
match-standings = Clasificación
match-fact-games = Juegos
match-fact-match = Un encuentro
match-each-room =
    { $n ->
        [one] { $n } partida en cada sala
       *[other] { $n } partidas en cada sala
    }
match-fact-rolls = Tiradas
match-rolls-drawn = sorteadas y selladas antes del juego
match-rolls-thrown = lanzadas en la primera mesa que las necesita
match-none-withdrawn = El torneo se retiró antes de que terminara un encuentro.
match-none-drawn = Las tiradas están sorteadas y selladas; nadie ha visto ninguna. El juego no ha empezado.
match-none-thrown = El juego no ha empezado. Las tiradas se lanzan en las mesas y se repiten en la otra sala.
match-none-sealed = El juego no ha empezado.
match-none-running = Se juegan los primeros encuentros.
match-withdrawn = El torneo está retirado.
match-standings-later = La clasificación aparece aquí con el primer encuentro terminado en ambas salas.
match-all-standings = Clasificación de equipos y jugadores
match-list-lead = Cada encuentro de cada ronda: los IMP de ambos equipos, y los VP cuando ha terminado.
match-players = Jugadores
match-players-what = IMP ganados menos IMP perdidos en la propia mesa, cada partida por sí sola, en todos los tableros.
match-players-what-final = IMP ganados menos IMP perdidos en la propia mesa, cada partida por sí sola, en todos los tableros y la final.
match-players-later = Una clasificación de jugadores aparece aquí con la primera partida terminada en ambas salas.
match-rounds = Rondas
match-scored-rolls = <b>Las mismas tiradas en ambas salas.</b> { match-lead }
match-scored-games = <b>Cada partida tiene su valor.</b>
match-scored-early = <b>Nada antes de tiempo.</b> Una tirada y su jugada se muestran cuando ambas salas las han jugado; la sala cerrada no tiene espectadores.
match-scored-seals = <seals>Los sellos</seals> permiten comprobar después que no se cambió ninguna tirada.
match-rehearsal = Un ensayo: juegan programas; las tiradas, los sellos y la puntuación son los de verdad.
match-decision-game-open = Partida { $game }, sala abierta
match-decision-game-closed = Partida { $game }, sala cerrada
match-decision-rule = Regla { $rule }, { $at }.
match-paused = En pausa
match-count = Encuentros: { $part }
match-the-final = La final, { $game }
match-final-of = La final: { $name }.
match-finished = terminado
match-cell-games = { $finished } de { $games } partidas
match-cell-now = partida { $game } de { $games }, tirada { $turn }
match-to-come = por jugar
match-is-now = ahora
match-bye = { $teams }: descansa
match-result = Resultado
match-by = por { $what }
match-place = Puesto
match-matches = Encuentros
match-shared = compartido
match-in-final = en la final
match-ahead-quotient = por delante en cociente de IMP
match-ahead-imp = por delante en diferencia de IMP
match-ahead-head = por delante en encuentros directos
match-ahead-smp = por delante en diferencia de SMP
match-ahead-games = por delante en partidas ganadas
match-won-lost = { $won } a { $lost }
match-ranking = Clasificación individual
match-player = Jugador
match-games-played = Partidas
match-imp-won = IMP ganados
match-imp-lost = perdidos
match-hall-sealed = Sellado el { $at }
match-hall-turn = Pasar las páginas
match-hall-hold = Detener las páginas
match-hall-rounds =
    { $n ->
        [one] { $n } ronda
       *[other] { $n } rondas
    }
match-hall-rounds-final =
    { $n ->
        [one] { $n } ronda y una final
       *[other] { $n } rondas y una final
    }

## A match, both rooms side by side

match-not-here = No está aquí
match-no-game = No hay partida { $game }
match-none = Ese encuentro no existe en este torneo, o aún no está previsto.
match-has-games = Un encuentro de este torneo tiene { $games } partidas.
match-all = Todos los encuentros
match-the-match = El encuentro
match-at = Partida { $game }
match-at-start = Partida { $game }, el comienzo
match-at-roll = Partida { $game }, tirada { $roll }
match-at-parted = Dónde se separaron las salas: partida { $game }, tirada { $roll }
match-embargo = Una tirada se muestra cuando ambas salas la han jugado.
match-both-finished = Terminada en ambas salas.
match-start = el comienzo
match-roll = tirada { $roll }
match-same = La misma tirada en ambas salas.
match-turn-boards = Girar los tableros
match-protocol = Acta
match-sheet = Hoja del acta
match-games-of = Partidas del encuentro
match-games-what = IMP de cada partida, ambas salas juntas
match-game = Partida
match-game-short = <word>Partida </word>{ $game }
match-level = igualados
match-through = Recorrer las tiradas
match-to-start = Al comienzo
match-to-last = A la última tirada mostrada
match-key-home = Tecla Inicio
match-key-end = Tecla Fin
match-slider = Tirada
match-roll-of = { $at } de { $last }
match-not-begun = Este encuentro no ha empezado.
match-not-begun-then = Entonces ambas salas estarán aquí lado a lado, tirada a tirada. Cada tirada se muestra cuando ambas salas la han jugado.
match-who-sits = <name>{ $white }</name> con Blancas, <name>{ $black }</name> con Negras
match-start-label = El comienzo
match-room-open = Sala abierta, partida { $game }
match-room-closed = Sala cerrada, partida { $game }
match-board-at = { $room }, { $at }
match-pips = pips
match-heads = Quince fichas en cada cabeza.
match-the-start = El comienzo.
match-let-stand = (se mantiene)
match-over-at = Terminada en la tirada { $roll }.
match-corrected = Corregido antes:
match-race = La carrera
match-race-white =
    { $n ->
        [one] Blancas por delante { $n } pip
       *[other] Blancas por delante { $n } pips
    }
match-race-black =
    { $n ->
        [one] Negras por delante { $n } pip
       *[other] Negras por delante { $n } pips
    }
match-race-room = { $room }: <b>{ $ahead }</b>
match-race-what = Hacia arriba van por delante Blancas, hacia abajo Negras. Las líneas se separan donde lo hicieron las salas.
match-draw = Empate
match-is-level = Igualados
match-won-by = { $team } ganó por { $n } IMP
match-ahead-by = { $team } por delante por { $n } IMP
match-points = , { $won }–{ $lost } VP
match-course = Partida a partida
match-imp-course = IMP partida a partida
match-leg-level = Partida { $game }: 0 IMP, igualada
match-leg = Partida { $game }: { $imps } IMP, para { $team }
match-course-what = Ambas salas juntas: hacia arriba <name>{ $up }</name>, hacia abajo <name>{ $down }</name>.
match-moved-one = La partida { $game } movió más, { $net } IMP.
match-moved-several = Las partidas { $games } movieron más, { $net } IMP cada una.
match-cube = Cubo
match-show-roll = Mostrar la tirada { $roll }
match-has-white = Blancas tienen { $first }-{ $second }
match-has-black = Negras tienen { $first }-{ $second }
match-roll-one = solo en una sala
match-roll-alike = igual en ambas salas
match-roll-same = la misma tirada en ambas salas
match-roll-parted = desde la misma posición
match-brought = Lo que dio la partida { $game }
match-brought-open = Abierta
match-brought-closed = Cerrada
match-to = para <name>{ $team }</name>

## All games of an event

match-games-lead = Cada partida empezada: cómo terminó en ambas salas y cuánto movió. Los IMP de ambas salas cuentan juntos.
match-games-count = Partidas: { $part }
match-games-widest = Las partidas que más movieron
match-games-all = Todas las partidas
match-games-found =
    { $n ->
        [one] { $n } partida
       *[other] { $n } partidas
    }
match-games-nothing = Ninguna partida es así.
match-games-clear = Ver todas las partidas
match-games-more = Ver { $n } más
match-games-none = Una partida aparece aquí con su primera tirada jugada en ambas salas.
match-games-who = Equipo o jugador
match-games-round-any = Todas las rondas
match-games-state = Qué partidas
match-games-state-any = Todas las partidas
match-games-state-over = Terminadas en ambas salas
match-games-state-playing = En juego
match-games-state-decisive = Decidieron su encuentro
match-games-ending = Final
match-games-ending-any = Cualquier final
match-games-ending-passed = Doblaje rechazado
match-games-ending-gammon = Gammon o más
match-games-ending-resigned = Abandono
match-games-ending-drawn = Tablas
match-games-ending-decided = Por el director
match-games-cube-any = Cualquier cubo
match-games-cube-least = Cubo { $cube } o más
match-games-order = Orden
match-games-order-play = En orden de juego
match-games-order-swing = Más IMP primero
match-games-order-cube = Cubo más alto primero
match-games-decisive = decidió el encuentro
match-games-key = Junto a cada sala está lo que ganó allí el vencedor en IMP. Una partida decidió su encuentro si el vencedor no lo habría ganado sin ella.
match-games-key-netted = Junto a cada sala está lo que ganó allí el vencedor en SMP; los IMP son de la diferencia. Una partida decidió su encuentro si el vencedor no lo habría ganado sin ella.

## The protocol of a match

match-protocol-later = El acta empieza con la primera partida terminada en ambas salas. Cada partida vale puntos pequeños de encuentro (SMP) según las fichas del perdedor y el cubo, y estos valen IMP.
match-protocol-of = Acta del encuentro
match-opening = Apertura
match-room = Sala
match-checkers-left = Fichas restantes
match-left = Restan
match-row-open = abierta
match-row-closed = cerrada
match-team-imp = { $team } IMP
match-so-far = Hasta ahora
match-difference = , diferencia { $difference }
match-difference-vp = , diferencia { $difference }, { $won }–{ $lost } VP
match-difference-extrapolated = , diferencia { $difference }, { $won }–{ $lost } VP (extrapolados)

## Opened roll sets

sets-none = Ninguno todavía. Las tiradas de una partida se abren cuando termina en ambas salas, y se comprueban aquí con el sello.
sets-what = Las tiradas de una partida se abren cuando termina en ambas salas. Una serie tiene más tiradas de las que usa ninguna partida.
sets-salt = Sal
sets-game = La partida
sets-opened = Series de tiradas abiertas
sets-of = { $first } contra { $second }, partida { $game }
sets-check = Deje que este navegador compruebe cada serie abierta.
sets-check-here = Comprobar aquí
sets-reading = Leyendo los archivos.
sets-wrong-one = Serie { $set } de la sesión { $session }
sets-fails = { $sets } no corresponde al sello. Avise al director.
sets-nothing = Todavía no hay ninguna serie abierta con raíz publicada.
sets-agree =
    { $n ->
        [one] Su navegador ha calculado la hoja de la única serie abierta a partir de las tiradas y la sal y ha seguido el camino hasta la raíz sellada. Coinciden.
       *[other] Su navegador ha calculado las hojas de las { $n } series abiertas a partir de las tiradas y la sal y ha seguido cada camino hasta la raíz sellada. Coinciden.
    }
sets-unread = No se han podido leer los archivos. Inténtelo de nuevo.

## The proof of an event of matches

match-proof-drawn = Cada tirada se sorteó y selló antes del juego. Lo sellado no se puede cambiar sin romper un sello, y no hace falta fiarse de esta página para verlo.
match-proof-thrown = Las tiradas de este torneo se lanzan en la primera mesa que las necesita y se repiten en la otra sala. Las tiradas lanzadas no se pueden sellar; el registro que las tiene está firmado, para que no se reescriba.
match-proof-seals = Los sellos
match-proof-root =
    { $n ->
        [one] Raíz de { $n } serie de tiradas
       *[other] Raíz de { $n } series de tiradas
    }
match-proof-root-later = se publica al empezar la sesión
match-proof-secret-later = se publica al terminar su último encuentro
match-proof-lots = Sorteo, por orden
match-proof-for-all = Para todas
match-proof-none = no se mezcló ninguno: el organizador podría haber elegido los secretos
match-proof-take = O no se fíe de ningún navegador: tome los archivos.
match-proof-run-later = Ejecútelo cuando haya empezado el juego: entonces opened.json está junto al sello.

## The protocol as a sheet of paper

sheet-title = Acta del encuentro
sheet-what =
    { $n ->
        [one] { $stage }, <name>{ $first }</name> contra <name>{ $second }</name>, { $game }, { $n } partida en cada sala
       *[other] { $stage }, <name>{ $first }</name> contra <name>{ $second }</name>, { $game }, { $n } partidas en cada sala
    }
sheet-print = Imprimir
sheet-results-of = { $room }, resultados de los jugadores
sheet-sides = <name>{ $white }</name> (Blancas) – <name>{ $black }</name> (Negras)
sheet-by-game = { $room }, partida a partida
sheet-doubler = Cubo
sheet-propose = Propuesta
sheet-checkers = Fichas
sheet-imp = Puntos de encuentro internacionales
sheet-number = Partida n.º
sheet-opening = Tirada de apertura
sheet-cube = Cubo de doblar
sheet-remained = Fichas restantes
sheet-open-letter = A
sheet-closed-letter = C
sheet-decided = decidido por el director
sheet-sum = Suma en IMP
sheet-difference = Diferencia IMP
sheet-vp = Resultado VP
sheet-team = Equipo: { $team }
sheet-open-side = Sala abierta, { $side }:
sheet-closed-side = Sala cerrada, { $side }:
sheet-playing = El encuentro se juega: { $part } partidas terminadas en ambas salas.
sheet-letters = A es la sala abierta, C la cerrada.
sheet-netted = Los IMP se toman de la diferencia entre las salas.
sheet-each = Los IMP se toman de cada partida por sí sola.
sheet-extrapolated = Los puntos de victoria están extrapolados para este número de partidas.
sheet-no-vp = No hay columna de puntos de victoria para este número de partidas.
sheet-star = * decidido por el director.
sheet-for = Por <name>{ $team }</name>
sheet-director = Director

## One's own place in an event of matches

mine-match-now = Ahora
mine-match-next = A continuación
mine-match-none = Aún no hay ningún encuentro suyo previsto.
mine-match-over = Todos sus encuentros han terminado.
mine-match-table = Mesa
mine-match-against = contra { $name }
mine-match-round = Ronda
mine-match-opponent = Contra
mine-match-where = Dónde
mine-match-imp = IMP
mine-match-vp = VP
mine-match-seat = mesa { $table }, { $side }
mine-match-both = Una partida cuenta aquí cuando ambas salas la han terminado. Hasta entonces nadie sabe cómo fue en la otra sala, tampoco usted.
mine-match-players = Los jugadores del equipo
mine-match-ranking = En la clasificación individual
mine-match-lead = Ronda { $round } contra { $opponent }: { $game }, { $games }
mine-match-lead-final = La final contra { $opponent }: { $game }, { $games }

## A match in sentences

match-side-white = Blancas
match-side-black = Negras
match-level-single = una partida simple
match-level-gammon = un gammon
match-level-backgammon = un backgammon
match-level-long-single = un oin
match-level-long-gammon = un mars
match-level-long-backgammon = un koks
match-act-double = { $side } doblan a { $value }
match-act-beaver = { $side } hacen beaver a { $value }
match-act-take = { $side } aceptan
match-act-pass = { $side } rechazan
match-act-resign = { $side } ofrecen perder { $level }
match-act-accept_resignation = { $side } aceptan el abandono
match-act-decline_resignation = { $side } rechazan el abandono
match-turn-played = { $side } { $roll }: { $play }
match-turn-danced = { $side } { $roll }: no pueden mover
match-turn-not-played = { $side } { $roll }: sin jugar
match-no-move = sin jugada
match-no-double = sin doblar
match-corrected-director = El director corrigió: { $what }
match-corrected-table = La mesa corrigió: { $what }
match-corrected-roll = tirada
match-corrected-play = jugada
match-corrected-double = doble
match-corrected-answer = respuesta
match-corrected-resignation = abandono
match-corrected-turn = turno
match-anew-director = El director retiró el turno y lo anotó de nuevo
match-anew-table = La mesa retiró el turno y lo anotó de nuevo
match-corrected-was = , mostrado antes como { $was }
match-opening-was = Blancas { $white }, Negras { $black }
match-ended-drawn = La partida queda en tablas.
match-ended-passed = { $winner } gana, cubo { $cube }: { $loser } rechazó un doble a { $proposed }, quedan { $left }.
match-ended-resigned = { $winner } gana { $level }: { $loser } abandonó, quedan { $left }.
match-ended-resigned-cube = { $winner } gana { $level }, cubo { $cube }: { $loser } abandonó, quedan { $left }.
match-ended-won = { $winner } gana { $level }, quedan { $left }.
match-ended-won-cube = { $winner } gana { $level }, cubo { $cube }, quedan { $left }.
match-ended-left =
    { $n ->
        [one] { $n } ficha
       *[other] { $n } fichas
    }
match-ended-decided = El director decidió: { $sentence }
match-ended-decided-drawn = El director decidió: la partida queda en tablas.
match-stands-waiting = Sin empezar.
match-stands-drawn = Empate.
match-stands-won = { $team } ganó por { $gap } IMP.
match-stands-won-points = { $team } ganó por { $gap } IMP, { $high } a { $low } VP.
match-stands-won-each = { $team } ganó por { $gap } IMP, { $high } VP cada uno.
match-stands-level-points = Igualados en IMP, { $high } a { $low } VP.
match-stands-level-each = Igualados en IMP, { $high } VP cada uno.
match-waits-first = Partida { $game }: aún no hay tirada jugada en ambas salas.
match-waits-roll = Partida { $game }, tirada { $roll } en ambas salas.
match-gone-one = La tirada { $first } se mostró antes; su registro ha cambiado.
match-gone-several = Las tiradas { $first } a { $last } se mostraron antes; su registro ha cambiado.
match-rolls =
    { $n ->
        [one] { $n } tirada
       *[other] { $n } tiradas
    }
match-parted-white = La primera jugada distinta fue la tirada { $turn }, { $roll } de las blancas: { $open } en la sala abierta, { $closed } en la cerrada.
match-parted-black = La primera jugada distinta fue la tirada { $turn }, { $roll } de las negras: { $open } en la sala abierta, { $closed } en la cerrada.
match-parted-cube = Antes de la tirada { $turn }: { $open } en la sala abierta, { $closed } en la cerrada.
match-parted-cube-alone = Las salas jugaron igual cada tirada y solo difieren en el cubo. { $cube }
match-alike-cube = Ambas salas jugaron igual { $rolls } y solo difieren en el cubo. { $cube }
match-alike-so-far = Ambas salas han jugado igual { $rolls } hasta ahora.
match-alike-end = Ambas salas jugaron igual { $rolls }; solo difiere el final de la partida.
match-alike-never = Ambas salas jugaron igual { $rolls }: nunca difirieron.

## What the event's pages say of its rules

match-method-netted = Los puntos pequeños de la diferencia entre las salas se convierten en IMP; la diferencia de IMP de un encuentro se convierte en puntos de victoria según el número de partidas en ambas salas.
match-method-each = Los puntos pequeños de cada partida en cada sala se convierten en IMP; la diferencia de IMP de un encuentro se convierte en puntos de victoria según el número de partidas en ambas salas.
match-ranked-vp = Los equipos se ordenan por puntos de victoria; los igualados comparten el puesto.
match-ranked-imp = Los equipos se ordenan por la diferencia de IMP; los igualados comparten el puesto.
match-ranked-vp-breaks = Los equipos se ordenan por puntos de victoria; entre igualados decide { $breaks }.
match-ranked-imp-breaks = Los equipos se ordenan por la diferencia de IMP; entre igualados decide { $breaks }.
match-break-then = { $before }, luego { $next }
match-break-quotient = el cociente de IMP
match-break-imp = la diferencia de IMP
match-break-head = el enfrentamiento directo
match-break-smp = la diferencia de SMP
match-break-games = el número de partidas ganadas
match-final-of-all =
    { $n ->
        [one] Los dos mejores de las rondas en todos los tableros juegan una final de { $n } partida en <board>{ $board }</board>.
       *[other] Los dos mejores de las rondas en todos los tableros juegan una final de { $n } partidas en <board>{ $board }</board>.
    }
match-final-of-board =
    { $n ->
        [one] Los dos mejores de las rondas en <board>{ $board }</board> juegan allí una final de { $n } partida.
       *[other] Los dos mejores de las rondas en <board>{ $board }</board> juegan allí una final de { $n } partidas.
    }
match-round-begun = Ronda { $round } empezada
match-decision-reopened = El director reabrió la partida.
match-decision-corrected = El director corrigió el registro de la partida.
