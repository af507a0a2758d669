### Lo que se imprime.

print-session = Sesión { $session }
print-deals = repartos { $first } a { $last }
print-deal = reparto { $first }
print-blinds = ciegas { $small }/{ $big }
print-ante = ante { $chips }
print-big-blind-ante = ante de ciega grande { $chips }
print-cap = tope { $chips }
print-no-cap = sin tope
print-sheet = hoja { $n } de { $of }
print-verify = Para comprobarlo: { $address }

## Handouts

print-handouts = Hojas de repartos
print-ended = terminada { $time }
print-handout-key = Junto a las cartas: lo que tiene cada asiento con toda la mesa. Debajo: lo que las mesas sacaron del asiento en que más se diferencian, lo mejor en negrita.
print-button = botón { $seat }
print-leaf = hoja { $number }
print-seat = asiento { $seat }
print-mark-button = B
print-mark-small = CP
print-mark-big = CG
print-table = mesa { $table }
print-least = mínimo
print-median = mediana
print-greatest = máximo
print-alike = Todas las mesas sacaron lo mismo de cada asiento.
print-no-board = sin cartas comunes: terminó antes del flop
print-empty = asiento vacío
print-ruled = * por decisión
print-replaced = sustituido
print-replaced-why = Sustituido por un reparto de reserva: no cuenta para nadie.
print-in-place = Jugado en lugar del reparto { $deal }.

print-made-high_card = carta alta { $a }
print-made-pair = pareja { $a }
print-made-two_pair = { $a } y { $b }
print-made-three_of_a_kind = trío { $a }
print-made-straight = escalera { $a }
print-made-flush = color { $a }
print-made-full_house = full { $a }/{ $b }
print-made-four_of_a_kind = póker { $a }
print-made-straight_flush = escalera de color { $a }
print-made-royal_flush = escalera real
print-made-two_cards = { $a } { $b }
print-made-suited_cards = { $a } { $b } del mismo palo

## Badges, seat cards, table cards, sheets for the doors

print-badges = Tarjetas de identificación
print-badge-number = n.º { $number }
print-seat-cards = Tarjetas de asiento
print-table-cards = Tarjetas de mesa
print-door-sheets = Carteles de puerta
print-place-table = Mesa
print-place-seat = Asiento
print-part-open = SALA ABIERTA
print-part-closed = SALA CERRADA
print-round = ronda { $round }
print-rule-silence = Ni una palabra sobre el juego, tampoco después: otras mesas juegan lo mismo.
print-rule-devices = Ningún aparato electrónico en las salas de juego.

## Timetable

print-timetable = Horario
print-day = { $weekday } { $day }/{ $month }/{ $year }
print-weekday-1 = Lunes
print-weekday-2 = Martes
print-weekday-3 = Miércoles
print-weekday-4 = Jueves
print-weekday-5 = Viernes
print-weekday-6 = Sábado
print-weekday-7 = Domingo

## Certificate of the draw

print-certificate = Certificado del sorteo
print-certificate-what = Todo el azar de esta sesión se sorteó y se selló antes del juego. Las cifras de abajo son el sello: lo que se abra después debe coincidir con ellas, de modo que nada pudo cambiarse.
print-certificate-sealed = sellado { $time }
print-certificate-seal = Sello del evento
print-certificate-key = Clave del registro
print-certificate-commitment = Sesión
print-certificate-reserve = Sus repartos de reserva
print-certificate-root = Raíz de sus hojas
print-certificate-described = Azar público
print-certificate-beacon = Su valor
print-certificate-secret = Secreto abierto
print-rehearsal = Ensayo: juegan programas, y los secretos salen de una semilla, de modo que el azar podía conocerse de antemano. No cuenta para nada.
print-certificate-director = Director, fecha
print-repeats = Asientos: lo que se repite de sesiones anteriores
print-repeats-made = este sorteo
print-repeats-least = ningún sorteo menos de
print-repeats-neighbours = los mismos dos uno al lado del otro
print-repeats-seats = el mismo jugador en el mismo asiento
print-repeats-meetings = los mismos dos en una mesa
print-certified-holds = Todo lo que es público coincide con el sello.
print-certified-unproved = Aún no puede comprobarse todo: el resto se abre cuando se ha jugado.
print-certified-in-part = Lo que es público coincide con el sello. No todo puede comprobarse: la prueba dice qué y por qué.
print-certified-fails = No está en orden: algo publicado no coincide con el sello. La prueba dice qué.

## Booklet of results

print-booklet = Resultados
print-booklet-result = Resultado
print-booklet-team = Equipo
print-booklet-teams = Equipos
print-booklet-player = Jugador
print-booklet-players = Jugadores
print-booklet-match = Partido
print-booklet-matches = Partidos
print-booklet-rounds = Rondas
print-booklet-final = Final
print-booklet-left = Eliminado
print-booklet-left-at = sesión { $session }, { $place } de { $field }
print-booklet-stays = Sigue
print-booklet-yes = sí
print-points = Puntos
print-chips = Fichas
print-total = Total
print-booklet-explained-seat_teams = Todas las mesas jugaron los mismos repartos. Cada asiento se compara con el mismo asiento de las otras mesas; se suma lo que los jugadores de un equipo ganaron en sus asientos.
print-booklet-explained-seat_ladder = Todas las mesas jugaron los mismos repartos. Cada jugador se compara con los que tuvieron el mismo número de asiento; los últimos de cada asiento salieron tras una sesión, los demás llevaron fichas consigo.
print-booklet-explained-room_match = Cada partido se jugó en dos salas con las mismas tiradas, los equipos al revés. La diferencia entre las salas es cómo se jugaron.
print-booklet-seals = Sellos
print-booklet-seals-what = Todo el azar se sorteó y se selló antes del juego. Quien tenga estas cifras puede comprobar que nada se cambió.

## Labels of decks

print-labels = Etiquetas de las barajas
print-holder = Soporte { $holder }
print-holder-deals = repartos { $first } a { $last }
print-holder-decks =
    { $n ->
        [one] { $n } baraja
       *[other] { $n } barajas
    }
print-deck = mesa { $table } · reparto { $deal }
print-reserve = reserva { $n }
print-reserve-mark = RESERVA
print-seal-number = Precinto n.º

## Sheets to sort by hand

print-hand-sort = Hoja para ordenar una baraja a mano
print-hand-sort-secret = Para el custodio de barajas y las dos personas que ordenan. Quien haya visto esta hoja no juega.
print-hand-sort-lay = Extienda la baraja una vez, boca arriba, una fila por palo, del as al rey: están las { $n } cartas.
print-hand-sort-pick = La segunda persona lee la hoja; la primera toma cada carta y la pone boca arriba sobre la anterior: { $n } tomas.
print-hand-sort-turn = Dé la vuelta al montón: la carta 1 queda arriba, boca abajo.
print-hand-sort-check = La segunda persona recorre la baraja una vez desde arriba y marca cada carta. Después se precinta y recibe su etiqueta.
print-hand-sort-count = { $n } pasos por baraja: extender una vez, { $picks } tomas, una comprobación.
print-hand-sort-label = etiqueta
print-hand-sort-sorted = ordenada por
print-hand-sort-checked = comprobada por
print-hand-sort-top = arriba de la baraja
print-hand-sort-bottom = abajo de la baraja

## Recorder sheets

print-recorder = Hojas de registro
print-recorder-how = Una casilla por cada acción, por orden, sin las ciegas; se teclea lo escrito, desde la etiqueta. No se anota ninguna carta tapada.
print-recorder-first = primero el asiento { $seat }
print-recorder-button = botón y ciegas: los de la mano reemplazada
print-recorder-stack = { $chips } fichas cada uno
print-recorder-out = no juega
print-recorder-chips = Fichas + −
print-recorder-agreed = La mesa está de acuerdo (ok)
print-recorder-by = Registrado por
print-street-preflop = Preflop
print-street-flop = Flop
print-street-turn = Turn
print-street-river = River
print-street-showdown = Showdown
print-typed-1 = se retira
print-typed-2 = pasa
print-typed-3 = iguala
print-typed-4 = apuesta o sube a 150 en esta ronda
print-typed-5 = all-in
print-typed-6 = una carta comunitaria
print-typed-7 = el asiento 2 muestra
print-typed-8 = el asiento 4 no muestra
print-typed-9 = los asientos 2 y 5 ganan el bote principal
print-typed-10 = el asiento 3 gana el primer bote lateral
print-typed-11 = la mano del asiento 3 está muerta
print-typed-12 = la mesa está de acuerdo

## Recorder sheets and roll sheets of matches

print-recorder-how-game = Una línea por turno: la tirada y las jugadas, cada bando con su propia numeración; se teclea lo escrito, desde la etiqueta. Una tirada con la que no se puede jugar nada queda sola.
print-room-open = sala abierta
print-room-closed = sala cerrada
print-final = final
print-game-of = partida { $game } de { $games }
print-roll-set = serie de tiradas n.º { $number }
print-white = Blancas
print-black = Negras
print-opening = Tirada de apertura
print-roll = Tirada
print-play = Jugada
print-winner = Ganador
print-level-1 = simple
print-level-2 = gammon
print-level-3 = backgammon
print-cube = Cubo
print-left = Fichas restantes
print-typed-game-1 = la tirada de apertura, primero el dado de las blancas
print-typed-game-2 = una tirada
print-typed-game-3 = una jugada
print-typed-game-4 = desde la barra
print-typed-game-5 = fuera
print-typed-game-6 = tres fichas
print-typed-game-7 = dobla
print-typed-game-8 = acepta
print-typed-game-9 = pasa
print-typed-game-10 = beaver
print-typed-game-11 = las blancas abandonan un gammon
print-typed-game-12 = aceptado
print-typed-game-13 = rechazado
print-typed-game-14 = la mesa está de acuerdo
print-rolls = Hojas de tiradas
print-rolls-secret = Para quien pone o anuncia las tiradas en esta sala. Los jugadores ven una tirada cuando toca, y no antes.
print-rolls-how = Las tiradas de cada bando en el orden en que las usa. Marcar cada tirada al anunciarla.
print-rolls-anew = tirada de nuevo para el primer turno

## The protocol of a match

print-protocols = Actas de encuentros
print-protocol = Acta del encuentro
print-protocol-game = Partida n.º
print-protocol-doubling = Cubo de doblar
print-protocol-propose = Propuesto
print-protocol-checkers = Fichas restantes
print-protocol-open = A
print-protocol-closed = C
print-protocol-team = Equipo: { $team }
print-protocol-open-side = Sala abierta, { $side }: { $player }
print-protocol-closed-side = Sala cerrada, { $side }: { $player }
print-protocol-sum = Suma en IMP
print-protocol-difference = Diferencia IMP
print-protocol-vp = Resultado VP
print-protocol-letters = A es la sala abierta, C la cerrada. * decidido por el director.
print-protocol-netted = Los IMP se toman de la diferencia entre las salas.
print-protocol-each = Los IMP se toman de cada partida por separado.
print-protocol-director = Director
print-protocol-for = Por { $team }

## Slips with codes

print-codes = Códigos
print-code-role-recorder = Registro
print-code-role-table_screen = Pantalla de mesa
print-code-role-custodian = Custodio de barajas
print-code-role-captain = Capitán
print-code-role-player = Jugador
print-code-role-director = Director
print-code-role-commentator = Comentarista
print-code-role-spectator = Espectador
print-code-opens-recorder = Abre la consola de esta única mesa, en la que se registra lo que se juega en ella.
print-code-opens-table_screen = Abre la segunda pantalla de esta mesa, que muestra a los jugadores lo registrado y no escribe nada.
print-code-opens-custodian = Abre la custodia de las barajas selladas, y ningún resultado.
print-code-opens-captain = Abre los resultados de su equipo en cuanto son públicos.
print-code-opens-player = Abre su asiento y, más tarde, sus propios resultados.
print-code-opens-director = Abre la oficina: cada mesa y las decisiones.
print-code-opens-commentator = Abre el curso del juego y lo que está abierto.
print-code-opens-spectator = Abre lo que es público.
print-code-single = Elija un nombre y una contraseña; el código vale para una persona.
print-code-no-account = No necesita cuenta.
print-code-barred = Ningún dispositivo electrónico en las salas de juego: la página está cerrada mientras juega.
print-code-until = Válido hasta { $time }.
print-code-typed = Escanéelo o escríbalo en { $address }
