### The deals of an event, one deal, and a hand of it step by step.

## Deals of an event

deals-lead = La diferencia de un reparto es lo más menos lo menos que un asiento sacó de las mismas cartas.
deals-open = Abiertos: { $part }
deals-widest = Donde más se separaron las mesas
deals-all = Todos los repartos
deals-later = Las cartas y los resultados de un reparto aparecen aquí cuando lo ha jugado la última mesa.
deals-number = Reparto
deals-spread = diferencia
deals-sealed = sellado
deals-level = igualado
deals-key = El número del reparto y su diferencia; debajo, el asiento en que más se separaron las mesas: sus cartas, lo más y lo menos que se sacó de ellas, y quién. La línea es la diferencia junto a la mayor. Con marca: sellado.

## One deal

deal-none = No hay reparto { $deal } en esta sesión.
deal-opened = abierto a las { $time }
deal-checked = comprobado con su sello
deal-mismatch = no coincide con su sello
deal-among = Repartos abiertos
deal-before = Reparto abierto anterior: { $deal }
deal-next = Reparto abierto siguiente: { $deal }
deal-hand-at = La mano en la mesa { $table }
deal-play-again = Volver a jugar la mano de la mesa { $table }
deal-close = Cerrar
deal-replaced = Este reparto se sustituyó por uno de reserva. No cuenta para nadie.
deal-reserve = Un reparto de reserva, jugado en lugar del reparto { $deal }, con su botón.
deal-rulings = Decisiones sobre este reparto
deal-gone = Este reparto se sustituyó y ya no se juega.
deal-gone-why = En su lugar hay un reparto de reserva, sellado como este antes de la primera carta. <ruling>La decisión</ruling>
deal-sealed = Este reparto está sellado hasta que lo juegue la última mesa.
deal-sealed-why =
    { $tables ->
        [one] Entonces sus cartas se descubren aquí, con lo que la mesa sacó de ellas. { deal-sealed-where }
       *[other] Entonces sus cartas se descubren aquí, con lo que las { $tables } mesas sacaron de ellas, lado a lado. { deal-sealed-where }
    }
deal-sealed-where =
    { $order ->
        [sequence] Qué mesa lo ha jugado o lo juega no se muestra a nadie.
       *[other] Qué mesa lo ha jugado o lo juega no se muestra a nadie: cada mesa toma los repartos en su propio orden.
    }
deal-is-open = <deal>El reparto { $deal }</deal> está abierto.
deal-check = Comprobar este reparto
deal-verdict-sealed = Su navegador acaba de calcular la hoja a partir del orden de la baraja y su sal, y ha seguido el camino hasta la raíz sellada. Coinciden.
deal-verdict-leaf = La hoja que su navegador calcula a partir de este orden de la baraja es otra. Avise al director.
deal-verdict-root = El camino desde esta hoja lleva a una raíz distinta de la sellada. Avise al director.
deal-proved = Todo lo que se ha probado
deal-order = El orden de la baraja, la carta de arriba primero
deal-salt = Sal
deal-leaf = Hoja
deal-path = Camino
deal-root = Raíz

## What the tables made of a deal

finding-same = Todas las mesas hicieron lo mismo con cada asiento.
finding = Asiento { $seat }: <best>{ $best }</best>, <worst>{ $worst }</worst>. Son { $apart } de diferencia.
finding-held = Asiento { $seat }, <held>{ $held }</held>: <best>{ $best }</best>, <worst>{ $worst }</worst>. Son { $apart } de diferencia.
finding-teams = { $n } equipos
finding-won =
    { $n ->
        [one] { $who } ganó { $chips }
       *[other] { $who } ganaron { $chips } cada uno
    }
finding-lost =
    { $n ->
        [one] { $who } perdió { $chips }
       *[other] { $who } perdieron { $chips } cada uno
    }
finding-nothing =
    { $n ->
        [one] { $who } no ganó nada
       *[other] { $who } no ganaron nada
    }
parted-nowhere = Todas las mesas la jugaron igual.
parted-pre-flop = Las mesas se separaron antes del flop.
parted-flop = Las mesas se separaron en el flop.
parted-turn = Las mesas se separaron en el turn.
parted-river = Las mesas se separaron en el river.
parted-showdown = Las mesas se separaron en el showdown.
swing-range = de { $most } a { $least }
swing-table = mesa { $table }
swing-play = El juego, mesa por mesa
swing-did-bet =
    { $street ->
        [none] apostó
        [pre-flop] apostó antes del flop
        [flop] apostó en el flop
        [turn] apostó en el turn
       *[river] apostó en el river
    }
swing-did-raise =
    { $street ->
        [none] subió
        [pre-flop] subió antes del flop
        [flop] subió en el flop
        [turn] subió en el turn
       *[river] subió en el river
    }
swing-did-call =
    { $street ->
        [none] igualó
        [pre-flop] igualó antes del flop
        [flop] igualó en el flop
        [turn] igualó en el turn
       *[river] igualó en el river
    }
swing-did-check =
    { $street ->
        [none] pasó
        [pre-flop] pasó antes del flop
        [flop] pasó en el flop
        [turn] pasó en el turn
       *[river] pasó en el river
    }
swing-did-fold =
    { $street ->
        [pre-flop] se retiró antes del flop
        [flop] se retiró en el flop
        [turn] se retiró en el turn
       *[river] se retiró en el river
    }
swing-did-kill = mano declarada muerta
swing-did-takes = los demás se retiraron
swing-did-wins = ganó
swing-did-shares = repartió
swing-did-loses = perdió

## A hand, step by step

replay-label = Reparto { $deal } en la mesa { $table }, paso a paso
replay-in = <chips>{ $chips }</chips> puesto
replay-pot = bote
replay-done = Lo que se hizo
replay-step = { $at } de { $last }
replay-step-of = Paso de la mano
replay-through = Recorrer la mano
replay-street-before = A la calle anterior
replay-street-next = A la calle siguiente
replay-start = Se reparten las cartas
replay-post = El asiento { $seat } pone { $chips }
replay-fold = El asiento { $seat } se retira
replay-kill = La mano del asiento { $seat } está muerta
replay-check = El asiento { $seat } pasa
replay-call = El asiento { $seat } iguala { $chips }
replay-bet = El asiento { $seat } apuesta { $chips }
replay-raise = El asiento { $seat } sube a { $chips }
replay-deal-flop = Sale el flop
replay-deal-turn = Sale el turn
replay-deal-river = Sale el river
replay-show = El asiento { $seat } muestra
replay-back = El asiento { $seat } recupera { $chips }
replay-win = El asiento { $seat } gana { $chips }

## Hands

made-high_card = carta alta { $one }
    .with = carta alta { $one }
made-pair = pareja { $of }
    .with = una pareja { $of }
made-two_pair = dobles parejas, { $many } y { $others }
    .with = dobles parejas, { $many } y { $others }
made-three_of_a_kind = trío { $of }
    .with = un trío { $of }
made-straight = escalera hasta { $one }
    .with = una escalera hasta { $one }
made-flush = color, carta alta { $one }
    .with = un color, carta alta { $one }
made-full_house = full de { $many } y { $others }
    .with = un full de { $many } y { $others }
made-four_of_a_kind = póker { $of }
    .with = un póker { $of }
made-straight_flush = escalera de color hasta { $one }
    .with = una escalera de color hasta { $one }
made-royal_flush = escalera real
    .with = una escalera real
made-two_cards = { $one } y { $other }
made-suited_cards = { $one } y { $other } del mismo palo
made-folds = no va en ninguna mesa
made-empty = asiento vacío
made-out = retirado

## What tables did with a hand

play-raise = { $seats } sube a <b>{ $chips }</b>
play-raise_on = { $seats } a <b>{ $chips }</b>
play-bet = { $seats } apuesta <b>{ $chips }</b>
play-check = pasa
play-call = iguala
play-call_for-cap = { $seats } iguala hasta el tope por { $chips }
play-call_for-all_in = { $seats } iguala con todo por { $chips }
play-checks =
    { $n ->
        [one] { $seats } pasa
       *[other] { $seats } pasan
    }
play-calls =
    { $n ->
        [one] { $seats } iguala
       *[other] { $seats } igualan
    }
play-folds =
    { $n ->
        [one] { $seats } se retira
       *[other] { $seats } se retiran
    }
play-all_check = todos pasan
play-all_fold = <b>todos se retiran</b>
play-all_fold_to = todos se retiran ante { $seats }
play-last_fold = <b>{ $seats } se retira</b>
play-takes = <b>{ $seats } se lleva</b> { $pots } sin rival
play-wins = <b>{ $seats } gana</b> con { $hand }
play-wins-pots = <b>{ $seats } gana</b> { $pots } con { $hand }
play-split = <b>{ $seats } reparten</b> { $pots } con { $hand }
play-limit-cap = { $act } (tope)
play-limit-all_in = { $act } (all-in)
play-pot = el bote
play-pot-main = el bote principal
play-pot-side = el bote secundario
play-pot-both = los dos botes
play-pot-all = todos los botes
play-pot-number = el bote secundario { $n }

## What is worth knowing about a deal

fact-no_difference = cada mesa hizo lo mismo de cada asiento
    .figure = sin diferencia
fact-range = asiento { $seat }
fact-median = mediana del asiento { $seat }, su par
fact-odd_table = ganado por el asiento { $seat }, en las demás por el asiento { $other }
    .figure = mesa { $tables }
fact-reraised = mesas resubieron antes del flop
fact-reraised_at = resubida antes del flop, mesa { $tables }
fact-reraised_but = resubida antes del flop, todas menos la mesa { $tables }
fact-showdown = mesas llegaron al showdown
fact-showdown_at = llegó al showdown, mesa { $tables }
fact-no_showdown = cada mano se ganó antes de comparar las cartas
    .figure = sin showdown
fact-pot = el bote en cada mesa
fact-pot_at =
    { $n ->
        [one] el bote más grande, en la mesa { $tables }
       *[other] el bote más grande, en las mesas { $tables }
    }
fact-pot_some = el bote más grande, en { $n } mesas
