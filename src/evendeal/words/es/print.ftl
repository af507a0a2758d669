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
