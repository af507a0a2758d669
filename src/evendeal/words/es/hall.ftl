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
hall-out = fuera
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
hall-find = Su nombre o su dorsal
hall-find-how = Basta una parte: aquí aparece su mesa.
hall-find-nobody = Nadie con ese nombre o número se sienta en esta sesión. Pregunte al director.
hall-find-more = { $n } más; escriba más del nombre.
hall-find-badge = dorsal { $badge }
hall-find-qr = Esta página como código para escanear
hall-find-no-event = No existe ese torneo.

## La pantalla de una mesa

screen-session = sesión { $session }
screen-hand = mano { $hand } de { $hands }
screen-game = partida { $game } de { $games }
screen-open = sala abierta
screen-closed = sala cerrada
screen-live = como la tiene el anotador, solo lectura
screen-away = sin conexión, como estaba
screen-shut = Esta pantalla no está admitida
screen-shut-how = El código de esta pantalla ha terminado o es de otra mesa. La oficina da uno nuevo.
screen-join = Introducir un código
screen-seat = asiento { $seat }
screen-take = Tomar la baraja { $label }
screen-call = { $who }, asiento { $seat }: { $chips } para igualar
screen-check = { $who }, asiento { $seat }: pasar o apostar
screen-due-flop = Poner el flop
screen-due-turn = Poner el turn
screen-due-river = Poner el river
screen-showdown = Enfrentamiento
screen-stage-before = La sesión no ha empezado
screen-stage-paused = El juego está parado
screen-stage-held = Esperar al director
screen-stage-finished = ¿Están de acuerdo con el resultado?
screen-stage-over = La sesión ha terminado en esta mesa
screen-round = La ronda siguiente no ha empezado
screen-empty = asiento vacío
screen-out = retirado
screen-to-act = le toca
screen-all-in = all-in
screen-folded = se retiró
screen-bet = apuesta { $chips }
screen-preflop = antes del flop
screen-flop = flop
screen-turn = turn
screen-river = river
screen-pot = bote
screen-button = botón
screen-wrong = ¿Algo está mal? Dígaselo ahora al crupier.
screen-wrong-recorder = ¿Algo está mal? Dígaselo ahora al anotador.
screen-board = Tablero
screen-white = Blancas
screen-black = Negras
screen-side-opening = Tirada de apertura
screen-side-roll = { $who } tira o dobla
screen-side-play = { $who } juega
screen-side-answer = { $who } acepta o rechaza el doble
screen-side-resignation = { $who } acepta o rechaza
screen-side-over = La partida ha terminado
