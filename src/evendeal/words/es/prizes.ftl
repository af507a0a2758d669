### The page of prizes: stacks and prizes, every way to share, a decision, the agreement.

## The page, and what is done with all of it

prizes-lead = Stacks y premios según escribe; todos los métodos lado a lado, exactos al céntimo.
prizes-clear = Vaciar
prizes-paste = Pegar una lista
prizes-copy = Copiar dirección
prizes-copied = Copiada
prizes-print = Imprimir acuerdo
prizes-address-copied = La dirección está copiada.
prizes-address-by-hand = Esta página no puede escribir en el portapapeles. Copie la dirección aquí:
prizes-entry = Stacks y premios
prizes-answer = Lo que recibe cada jugador
prizes-beside = Una decisión y condiciones
prizes-sums = { $chips } fichas, { $pool } a repartir.
prizes-sums-heads = { $chips } fichas, { $pool } a repartir, { $bounties } en bounties.
prizes-as-before = Las cifras son las de antes.
prizes-more = Más sobre estos stacks
prizes-tab-places = Quién acaba dónde
prizes-tab-worth = Lo que vale una ficha
prizes-tab-bubble = Factores de burbuja
prizes-tab-called-off = Suspendido
prizes-one-alone = Un jugador solo no arriesga nada contra nadie.
prizes-calculating = Calculando.
prizes-waiting = Sigue calculando. La primera mesa grande tras arrancar el servidor puede tardar un minuto.
prizes-soon = La respuesta aparece aquí en cuanto los campos se puedan leer.
prizes-busy =
    { $seconds ->
        [one] El servidor calcula otras mesas. Esta página vuelve a preguntar en un segundo.
       *[other] El servidor calcula otras mesas. Esta página vuelve a preguntar en { $seconds } segundos.
    }
prizes-exact = { $model } exacto.
prizes-series = { $model } por serie: error de { $error } de la bolsa de premios como máximo.
prizes-quadrature = { $model } por cuadratura: error de alrededor de { $error } de la bolsa de premios.
prizes-simulation = { $model } por simulación: dentro de { $error } de la bolsa de premios, 19 veces de 20.

## What is typed in

prizes-stacks = Stacks
prizes-prizes = Premios
prizes-player-n = Jugador { $n }
prizes-name-of = Nombre del jugador { $n }
prizes-stack-of = Stack del jugador { $n }
prizes-prize-for = Premio del puesto { $place }
prizes-from-table = De una tabla de premios
prizes-nothing-pasted = No se ha pegado nada.

## Before anything is typed

prizes-begin = Escriba los stacks y luego los premios que quedan por ganar
prizes-begin-how = El primer puesto primero; la línea siguiente aparece sola. Aquí se ve entonces lo que recibe cada jugador, con una columna por método:
prizes-begin-icm = La probabilidad de ganar es la parte de las fichas; tras el ganador, lo mismo entre los demás.
prizes-begin-dcm = Todos los que quedan van all-in, mano tras mano, con la misma probabilidad: los stacks grandes cubren a los pequeños.
prizes-begin-chip = El siguiente premio a todos, el resto en proporción a las fichas.
prizes-begin-equal = Lo mismo a todos.
prizes-begin-besides = Debajo, quién acaba dónde, lo que vale una ficha, lo que arriesga un all-in y una hoja para firmar.
prizes-examples = Ver un ejemplo
prizes-example-four = Quedan cuatro, tres premios
prizes-example-call = Una apuesta que ICM no iguala y DCM sí
prizes-example-nine = Una mesa final de nueve
prizes-small-blind = Ciega pequeña
prizes-big-blind = Ciega grande
prizes-cut-off = Cut-off
prizes-button = Botón

## Every way to share

prizes-method-icm = ICM
prizes-method-dcm = DCM
prizes-method-chip = Chip chop
prizes-method-equal = A partes iguales
prizes-method-typed = A mano
prizes-difference = DCM − ICM
prizes-divisions = Todas las formas de repartir los premios
prizes-divisions-what = Lo que recibe cada jugador con cada método
prizes-player = Jugador
prizes-stack = Stack
prizes-share = Parte
prizes-own-bounty = Bounty propio
prizes-ticket = entrada
prizes-ticket-cash = entrada + { $cash }
prizes-ticket-less = entrada { $cash }
prizes-bounty-on = Bounty de { $name }
prizes-amount-for = Importe para { $name }
prizes-played-for = En juego
prizes-sum = Suma
prizes-note = , nota
prizes-warning-above-first = { $who }: más que el primer premio.
prizes-warning-below-next = { $who }: menos de lo que cobra el próximo eliminado.
prizes-warning-below-guarantee = { $who }: menos que la garantía, porque la unidad es demasiado grande para ella.
prizes-note-of = { $methods }: { $note }
prizes-remark-larger = El puesto { $place } recibe una parte mayor que con menos inscripciones.
prizes-remark-alike = Desde el puesto { $place } se pagan igual menos puestos que por encima.
prizes-remark-nearer = El puesto { $place } está más cerca del de arriba que del de abajo.
prizes-remark-below-buy-in = El último puesto pagado recibe { $paid }, menos que la entrada de { $buyin }.
prizes-remark-nothing = El puesto { $place } y los siguientes no recibirían nada: la unidad es demasiado grande.
prizes-remark-few = Se pagan { $paid } de { $entries } inscripciones, el { $part } por ciento: menos de diez.
prizes-remark-seen-observed-276 = La tabla observed-276 se vio con 276 inscripciones.
prizes-remark-seen-observed-45 = La tabla observed-45 se vio con 45 inscripciones; los puestos primero, cuarto, quinto y séptimo son de memoria.
prizes-remark-seen-rebuy-12 = La tabla rebuy-12 se vio en torneos con recompras de 46 a 60 inscripciones.
prizes-remark-seen-rebuy-15 = La tabla rebuy-15 se vio en torneos con recompras de 61 a 75 inscripciones.
prizes-alike = Con dos jugadores, o un solo premio, ambos modelos dan la parte de las fichas.

## Who finishes where, what a chip is worth, what an all-in risks

prizes-places-by = Quién acaba dónde según { $model }
prizes-places-percent = Quién acaba dónde según { $model }, en tanto por ciento
prizes-finishes = { $name } acaba { $place } en el { $percent } %.
prizes-point = Toque o señale una casilla para leerla.
prizes-worth-lead = 1 es la ficha media: la bolsa de premios entre todas las fichas. Por encima de 1, una ficha de este stack vale más que la media.
prizes-worth-what = Lo que vale una ficha de cada stack, en fichas medias
prizes-all-in = Si { $one } y { $other } están all-in:
prizes-pair = { $model }: { $name } necesita { $need }; perder cuesta { $loss }, ganar da { $gain }.
prizes-pair-none = { $model }: no hay factor; perder cuesta { $loss }, ganar da { $gain }.
prizes-bubble-by = Factores de burbuja según { $model }
prizes-bubble-what = Factores de burbuja según { $model }: el jugador de la fila arriesga sus fichas contra el de la columna
prizes-bubble-cell = { $one } contra { $other }: { $factor }. { $pair }
prizes-no-factor = ninguno
prizes-bubble-note = La fila arriesga el menor de los dos stacks contra la columna. 1 es una apuesta justa en dinero; con 2, lo que se puede perder vale el doble de lo que se puede ganar.

## When a tournament is called off

prizes-off-money = Todos están en premios: cada uno recibe el próximo, { $each }, y las fichas se reparten los otros { $chips }.
prizes-off-half = Aún no están todos en premios: la mitad de lo que queda se reparte por igual y la mitad según las fichas.
prizes-off-tickets = Una entrada cuenta por lo que vale.
prizes-off-terms = Nadie tiene que aceptarlo, y de las condiciones solo cuenta la unidad mínima.
prizes-off-what = Lo que cobra cada jugador si el torneo se suspende
prizes-off-alike = Por igual
prizes-off-chips = Por fichas
prizes-off-paid = Pagado

## A decision

prizes-decision = Una decisión
prizes-shover = All-in
prizes-caller = Por igualar
prizes-wins = Gana
prizes-wins-what = Cuántas veces gana quien iguala, en tanto por ciento
prizes-percent = Tanto por ciento
prizes-own-all-in = Nadie iguala su propio all-in: elija dos jugadores.
prizes-posted = Puesto
prizes-posted-by = Puesto por { $name }
prizes-ante = De ello ante
prizes-ante-of = Ante de { $name }
prizes-in-pot = Ciegas y antes en el bote
prizes-with-antes = { $posted }, con antes
prizes-posted-what = Los stacks son los de antes de poner nada. Todos los demás se han retirado. Un ante es parte de lo puesto, y de ninguna apuesta.
prizes-decision-is = { $shover } está all-in; { $caller } ganaría el { $equity } de las veces al igualar.
prizes-by-chips = fichas
prizes-advice-call = igualar
prizes-advice-fold = retirarse
prizes-advice-break-even = en equilibrio
prizes-advice-close = demasiado justo
prizes-needs = necesita { $need }
prizes-needs-nothing = cualquier mano iguala
prizes-needs-all = ninguna mano iguala
prizes-needs-never = ganar no vale más que perder
prizes-fold-call = retirarse { $fold }, igualar { $call }
prizes-in-chips = { $n } fichas

## Terms of an agreement

prizes-terms = Condiciones
prizes-terms-are = : { $terms }
prizes-set-left = { $amount } para el primero
prizes-set-next = próximo premio garantizado
prizes-set-guaranteed = { $amount } garantizados
prizes-set-digits-0 = sin decimales
prizes-set-digits-1 = un decimal
prizes-set-digits-3 = tres decimales
prizes-set-unit = unidades de { $unit }
prizes-set-tickets = { $tickets } entradas
prizes-set-bounties = bounties
prizes-set-typed = importes a mano
prizes-leave = Dejar para el primero
prizes-guarantee = Garantía para todos
prizes-guarantee-none = nada
prizes-guarantee-next = el próximo premio
prizes-guarantee-amount = un importe
prizes-amount-each = Importe a cada uno
prizes-unit = Unidad mínima
prizes-a-cent = un céntimo
prizes-digits = Decimales
prizes-digits-2 = dos, céntimos
prizes-digits-0 = ninguno, yenes
prizes-digits-1 = uno
prizes-digits-3 = tres, dinares
prizes-currency = Moneda
prizes-no-currency = ninguna
prizes-tickets = Entradas de premio
prizes-ticket-worth = Una entrada vale
prizes-with-bounties = Bounties: una columna para el de cada cabeza
prizes-with-typed = Importes a mano: una columna para acordar libremente

## A list to paste

prizes-list-stacks = Jugadores y stacks, uno por línea
prizes-list-prizes = Premios, el primer puesto primero
prizes-list-how = Una línea nueva, un tabulador o un punto y coma separan. Un punto, una coma, un apóstrofo o un espacio antes de tres cifras marcan los millares. Lo que deje vacío queda como está en la página.
prizes-list-use = Usar esta lista
prizes-cancel = Cancelar
prizes-close = Cerrar
prizes-list-empty = Pegue los jugadores con sus stacks, los premios, o ambos.
prizes-line = Línea { $line }: { $what }
prizes-no-stack = «{ $text }» no tiene stack.
prizes-two-readings = «{ $text }» puede ser { $one } con { $few } u { $other } con { $many }. Ponga dos puntos antes del stack.

## Prizes from a payout table

prizes-payout = Premios de una tabla de premios
prizes-entries = Inscripciones
prizes-buyin = Entrada a la bolsa de premios
prizes-fee = Cuota aparte
prizes-bounty = Bounty aparte
prizes-guaranteed = Bolsa garantizada
prizes-table = Tabla
prizes-table-auto = automática
prizes-sold-open = Re-entries, recompras, add-ons
prizes-sold = vendidos
prizes-each-to-pool = cada uno a la bolsa
prizes-re_entries = Re-entries
prizes-rebuys = Recompras
prizes-addons = Add-ons
prizes-each-rebuys = Cada recompra, a la bolsa
prizes-each-addons = Cada add-on, a la bolsa
prizes-as-buyin = entrada
prizes-as-entry = como una entrada
prizes-out-together = Jugadores eliminados a la vez
prizes-how-many = Cuántos
prizes-best-place = Mejor puesto
prizes-pays =
    { $n ->
        [one] <pool>{ $pool }</pool> para el primer puesto, tabla «<name>{ $table }</name>».
       *[other] <pool>{ $pool }</pool> para { $n } puestos, tabla «<name>{ $table }</name>».
    }
prizes-overlay = La garantía añade { $amount }.
prizes-payout-soon = Los premios aparecen aquí en cuanto estén las inscripciones y la entrada.
prizes-tied = { $players } jugadores comparten los puestos { $first } a { $last }: { $amounts }.
prizes-to-each = { $amount } a cada uno
prizes-to-some = { $amount } a { $n }
prizes-use-all = Usar estos premios
prizes-use-first =
    { $n ->
        [one] Usar el primer premio
       *[other] Usar los { $n } primeros premios
    }

## The agreement that is signed

prizes-agreement-print = Imprimir el acuerdo
prizes-shared-by = Repartido según
prizes-cannot = no puede ser
prizes-event = Torneo
prizes-director = Director
prizes-blank-write = en blanco, para rellenar
prizes-blank = en blanco
prizes-outdated-figures = Estas cifras son las de antes del último cambio. Corrija lo marcado en la página; entonces se podrá imprimir.
prizes-do-print = Imprimir
prizes-preview = Cómo quedará
prizes-agreement = Acuerdo sobre los premios
prizes-outdated = No firmar: algo ha cambiado en la página desde entonces.
prizes-date = Fecha: { $date }
prizes-place = Lugar
prizes-this-address = La dirección de esta página
prizes-agree-share =
    { $n ->
        [one] El jugador que queda reparte <pool>{ $pool }</pool> { $how }.
       *[other] Los { $n } jugadores que quedan reparten <pool>{ $pool }</pool> { $how }.
    }
prizes-how-icm = según el Independent Chip Model (ICM)
prizes-how-dcm = según el Dependent Chip Model (DCM)
prizes-how-chip = por chip chop: el próximo premio a todos, el resto en proporción a las fichas
prizes-how-equal = a partes iguales
prizes-how-typed = según han acordado entre ellos
prizes-prizes-are = Los premios son
prizes-amount = Importe
prizes-together = En total
prizes-in-cash = De ello en efectivo
prizes-ticket-and = entrada, { $cash }
prizes-signature = Firma
prizes-to-winner = En juego, para el ganador
prizes-not-shared = <amount>{ $amount }</amount> no se reparte: se sigue jugando por ello, y el ganador lo recibe además del importe de arriba.
prizes-all-shared = Todos los premios están repartidos; el puesto que ocupe un jugador desde aquí no cambia ningún importe de arriba.
prizes-keeps-bounty = Cada uno conserva el bounty de su propia cabeza.
prizes-agreed = Cada uno de nosotros ha comprobado los stacks y los premios, acepta libremente los importes y pide al director que los pague.
prizes-director-is = Director: { $name }
prizes-computed = Los importes son unidades enteras y suman la bolsa de premios. Calculado con evendeal; para comprobarlo, abra:

## What is refused, by its name

refusal-NobodyToPay = No hay stacks: indique las fichas de al menos un jugador.
refusal-NothingToShare = No hay nada que repartir: indique al menos un premio mayor que 0.
refusal-StackRefused = Un jugador que sigue tiene fichas, no { $stack }.
refusal-PrizeRefused = { $prize } no es un premio.
refusal-PrizesRise = El puesto { $place } recibiría { $prize }, más que los { $above } del puesto anterior. Indique los premios desde el primer puesto.
refusal-MorePrizesThanPlayers =
    { $players ->
        [one] { $prizes } premios son demasiados para { $players } jugador. Quite los premios ya ganados.
       *[other] { $prizes } premios son demasiados para { $players } jugadores. Quite los premios ya ganados.
    }
refusal-TooManyChips = { $chips } fichas son más de las que se pueden contar.
refusal-FieldTooLong = Esto tiene más de { $most } caracteres.
refusal-TooManyForThePage = { $players } jugadores son más que los { $most } de esta página. evendeal en la línea de órdenes admite cualquier número.
refusal-NotOneOfThem = Aquí hace falta un número entero de { $least } a { $most }, no «{ $text }».
refusal-EquityUnclear =
    { $reason ->
        [part] «{ $text }» se puede leer de dos maneras: escriba { $one } % o { $other } %.
        [over] «{ $text }»: no hay más del 100 % de un bote.
       *[percent] «{ $text }» no es un porcentaje: escriba 60 %, por ejemplo.
    }
refusal-TicketsIncomplete = Indique cuántas entradas hay y lo que vale cada una.
refusal-OneAmountEach = { $amounts } importes no cuadran con { $players } jugadores; indique uno para cada uno.
refusal-TypedAmountsMissing = { $amounts } importes no cuadran con { $players } jugadores; indique uno para cada uno.
refusal-BountiesRefused = { $bounties } bounties no cuadran con { $players } jugadores; indique el de cada cabeza, 0 si no hay.
refusal-NotPostedByAll = { $amounts } importes no cuadran con { $players } jugadores; indique uno para cada uno, 0 para quien no puso nada.
refusal-LeftForFirstTooMuch = No se pueden dejar { $left } para el primero: su premio de { $first } quedaría por debajo del segundo, { $second }.
refusal-GuaranteeTooMuch = { $guarantee } para cada uno de { $players } jugadores es más que los { $pool } que hay para repartir.
refusal-TermRefused =
    { $reason ->
        [whole] { $value } no es un importe aquí: los importes son unidades enteras.
       *[negative] { $value } no es un importe aquí: un importe es 0 o más.
    }
refusal-TypedRefused =
    { $reason ->
        [whole] { $amount } no se puede pagar: los importes son unidades enteras.
        [least] { $amount } es demasiado poco: todos deben recibir al menos { $least }.
       *[negative] { $amount } no se puede pagar: nadie paga por un acuerdo.
    }
refusal-TypedDoesNotSum = Los importes suman { $total } y hay { $pool } para repartir: { $off } de diferencia.
refusal-TicketsRefused = Estas entradas no pueden ser premios: son demasiadas o no valen nada.
refusal-EquityRefused = { $equity } no es una parte del bote.
refusal-UnitRefused = Los importes no pueden ser múltiplos de { $unit }: la unidad es mayor que 0.
refusal-TooManyPairs = Los factores de burbuja son para { $most } jugadores como máximo, no { $players }.
refusal-ShoveRefused =
    { $reason ->
        [seat] El jugador { $player } no se sienta en una mesa de { $most }.
        [self] El jugador { $player } no puede pagar su propio all-in.
        [stack] El jugador { $player } no puede poner { $chips } de un stack de { $most }.
        [ante] El jugador { $player } no puede tener un ante de { $chips } en los { $most } puestos.
        [caller] El jugador { $player } está all-in con lo que puso y no tiene nada que decidir.
        [three] El jugador { $player } está all-in con lo que puso: serían tres en el bote.
        [covered] El jugador { $player } ya ha puesto tanto como el all-in de { $most }.
       *[number] El jugador { $player } no puede poner { $chips }: no es un número de fichas.
    }
refusal-MorePlacesThanPlayers =
    { $players ->
        [one] La tabla { $table } paga { $places } puestos y hay { $players } jugador.
       *[other] La tabla { $table } paga { $places } puestos y hay { $players } jugadores.
    }
refusal-NoSuchPayoutTable = No hay ninguna tabla de premios «{ $table }».
refusal-NoBandFor = La tabla { $table } no tiene nada para { $entries } inscripciones.
refusal-NoTableSoLarge = Ninguna tabla llega a { $entries } inscripciones; la más larga acaba en { $most }.
refusal-PayoutRefused =
    { $reason ->
        [negative] { $value } no puede estar aquí: es 0 o más.
        [nobody] { $value } no puede estar aquí: alguien tiene que jugar.
        [two_tables] Nombre una tabla de pagos o dé una en csv, no ambas.
        [nothing] No hay nada que pagar.
        [place] { $value } no puede estar aquí: los puestos se cuentan desde 1.
        [out] { $value } no puede estar aquí: alguien tiene que estar eliminado.
        [places] Hay más importes que los { $most } jugadores.
       *[tied] { $value } no puede estar aquí: nombre el puesto y cuántos jugadores.
    }
refusal-MoreOutThanPlayers =
    { $players ->
        [one] { $out } jugadores no pueden caer a la vez en el puesto { $place }: hay { $players } jugador.
       *[other] { $out } jugadores no pueden caer a la vez en el puesto { $place }: hay { $players } jugadores.
    }
refusal-NumberRefused =
    { $reason ->
        [empty] Aquí falta un número.
        [sign] «{ $text }» no se puede leer: los importes se escriben sin signo.
        [zeros] «{ $text }» no se puede leer: escríbalo entero, con todos sus ceros.
        [digits] «{ $text }» es demasiado largo: un número tiene { $most } cifras como máximo.
        [commas] «{ $text }» no se puede leer: las comas separan, y los miles no se marcan.
        [comma] «{ $text }» no se puede leer: aquí una coma separa. Escriba los miles sin signo.
        [decimals] «{ $text }» tiene { $about } decimales, y se permiten { $most }.
        [whole] «{ $text }» no es entero.
        [currency] «{ $text }» está en otra moneda: los demás importes están en { $about }.
        [chips] «{ $text }» no se puede leer: las fichas se cuentan, no se pagan en { $about }.
        [name] «{ $text }» no se puede leer: hacen falta un nombre y un stack, con un tabulador entre ellos.
        [players] «{ $text }» nombra a varios jugadores: sepárelos con punto y coma o líneas nuevas.
        [three] «{ $text }» no se puede leer: un punto, una coma, un apóstrofo o un espacio está delante de exactamente tres cifras; las líneas nuevas, los tabuladores y los puntos y comas separan los números.
       *[marks] «{ $text }» no se puede leer como número: solo puede tener cifras y signos de miles.
    }
refusal-TwoReadings = «{ $text }» puede leerse como { $one } o como { $other }: escríbalo de modo que solo valga uno.
refusal-PrizesTakeTooLong = Esto tarda más que los { $limit } segundos que puede calcular una página. Quite jugadores o use evendeal en la línea de órdenes.
refusal-PrizesNotCompiled = Esto tarda más que los { $limit } segundos que puede calcular una página. Quite jugadores o pida a quien lleva este servidor «{ $extra }», con lo que es mucho más rápido.
refusal-PrizesInterrupted = El cálculo se ha interrumpido.
