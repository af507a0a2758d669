### Proofs of an event.

## A proof, whatever was sealed

proof-check-yourself = Compruébelo usted mismo
proof-checkpoints = Puntos de control del registro
proof-checkpoints-none = Ninguno todavía. El registro se firma cada cien líneas, para que nadie pueda recortarlo ni reescribirlo.
proof-checkpoints-none-session = Ninguno todavía. El registro se firma cada cien líneas, para que nadie pueda recortarlo ni reescribirlo; las firmas se muestran aquí cuando termina la sesión.
proof-line = Línea
proof-signed = Firmado
proof-signature = Firma
proof-hash = Hash del registro hasta aquí
proof-valid = válida
proof-not-valid = no válida
proof-last-points = Los últimos { $most } de { $all }; todos están en <file>checkpoints.jsonl</file>.
proof-checked = Lo que se ha comprobado
proof-fails =
    { $n ->
        [one] Falla una comprobación. Avise al director.
       *[other] Fallan { $n } comprobaciones. Avise al director.
    }
verdict-fails = no se sostiene
verdict-holds = probado
verdict-unproved = no probado
proof-take = Tome los archivos.
proof-read = Lea el script: es corto y solo necesita Python.
proof-run = Ejecútelo.
proof-installed = Con evendeal instalado se comprueban también las firmas.

## The proof of an event of deals

proof-deals-lead = Cada reparto se sorteó y selló antes del juego. Lo sellado no se puede cambiar sin romper un sello, y no hace falta fiarse de esta página para verlo.
proof-seal = El sello
proof-commitment = Compromiso con el secreto
proof-root = Raíz de todos los repartos
proof-reserve = Compromiso con los repartos de reserva
proof-key = Clave que firma el registro
proof-randomness = Azar público
proof-not-known = , aún no conocido
proof-no-randomness = no se mezcló ninguno: el organizador podría haber elegido el secreto
proof-sealed = Sellado
proof-method = Método
proof-secret = El secreto
proof-secret-later = se publica cuando se haya jugado el último reparto
proof-comes-opened = opened.json llega cuando empieza la sesión.
proof-comes-both = opened.json y root.json llegan cuando empieza la sesión.
proof-opened = Repartos abiertos
proof-opened-none = Ninguno todavía. Cada reparto se comprueba aquí con el sello cuando lo ha jugado la última mesa.
proof-opened-failed = { $part } no corresponden a sus sellos. Avise al director.
proof-opened-unproved = { $part } aún no se pueden comprobar: su raíz no está publicada.
proof-opened-hold = Los { $n } repartos abiertos corresponden a sus sellos.
proof-seat-draw = El sorteo de asientos
proof-table = Mesa
proof-behind = Quién habla después de quién
proof-behind-what = El equipo de la fila después del equipo de la columna.

## All checks in one sentence

proof-all-hold =
    { $n ->
        [one] La comprobación se sostiene.
       *[other] Las { $n } comprobaciones se sostienen.
    }
proof-hold =
    { $n ->
        [one] { $n } comprobación se sostiene
       *[other] { $n } comprobaciones se sostienen
    }
proof-some-open =
    { $n ->
        [one] { $hold }, { $n } queda abierta.
       *[other] { $hold }, { $n } quedan abiertas.
    }
proof-diamond = Un rombo abierto no es un fallo: marca lo que nadie puede comprobar con lo publicado, y dice por qué.
proof-diamond-yet = Un rombo abierto no es un fallo: marca lo que nadie puede comprobar aún con lo publicado, y dice por qué.

## What was checked, each by itself

check-luck =
    { $luck ->
        [original] repartos originales
        [reserve] repartos de reserva
       *[rolls] series de tiradas
    }
check-of =
    { $what ->
        [cards] cartas
        [deals] repartos
        [lots] suertes
       *[rolls] tiradas
    }
check-lists =
    { $lists ->
        [entries] inscripciones
       *[line-ups] alineaciones
    }
check-source =
    { $source ->
        [randomness] azar público
        [secret] secreto
       *[mirrored] sorteo de una sesión anterior, con los asientos invertidos
    }
check-signed = { $file } está firmado con la clave { $by }… impresa en el sello.
check-rehearsal = Esto es un ensayo: sus secretos salen de una semilla, así que se podían conocer de antemano sus { check-of }. No cuenta para nada.
check-no-randomness = No se mezcló azar público ({ check-of }): todo quedó fijado al sellar, pero el organizador podría haber elegido el secreto.
check-look-up = En la sesión { $session } se mezcló «{ $beacon }». El sello prometía: { $promised }. Compruébelo allí: si es lo mismo, nadie eligió estas { check-of }.
check-times = Sesión { $session }, según las horas de sus archivos: { $steps }.
check-step-sealed = sellada { $at }
check-step-known = azar público conocido desde { $at }
check-step-published = raíz publicada { $at }
check-step-begun = empezada { $at }
check-nothing-published = La sesión { $session } se selló; de ella no hay nada publicado aquí.
check-open-so-far = Sesión { $session }, { check-luck }: { $open } de { $n } abiertos, el secreto aún no.
check-secret-later = Sesión { $session }, { check-luck }: el secreto aún no está abierto.
check-follow =
    { $n ->
        [one] Sesión { $session }, { check-luck }: lo único ({ $n }) se sigue del secreto y está bajo la raíz.
       *[other] Sesión { $session }, { check-luck }: todo ({ $n }) se sigue del secreto y está bajo la raíz.
    }
check-secret = Sesión { $session }, { check-luck }: el secreto abierto es el sellado, { $at }.
check-root-not-given = Sesión { $session }, { check-luck }: que la raíz se publicó antes del juego solo lo muestra root.json, y no está aquí.
check-root-lacks-session = Sesión { $session }, { check-luck }: root.json no tiene la raíz de esta sesión, así que nada muestra que se publicó antes del juego.
check-orders = Sesión { $session }: los órdenes de juego se siguen del secreto, en las { $n } mesas.
check-orders-later = Sesión { $session }: los órdenes de juego se podrán recalcular cuando se abra el secreto.
check-line-up = Sesión { $session }, { $at }: { $entry } se alineó con { $players }.
check-line-ups-open = Sesión { $session }: las alineaciones no se cerraron antes de conocerse el azar público; aún se podía elegir quién de un equipo ocupa cuál de sus asientos. El registro nombra cada cambio.
check-seats-known = Sesión { $session }: sin azar público, el organizador podía conocer los asientos mientras las { check-lists } aún se podían cambiar.
check-line-ups-closed = Sesión { $session }: sus { check-lists } se cerraron { $at }, antes de que empezara y de que su sorteo se pudiera conocer.
check-line-ups-look-up = Sesión { $session }: el sello no dice desde cuándo se podía conocer el azar público que la sienta. Compruebe si fue después de { $at }, cuando se cerraron sus { check-lists }.
check-line-ups-not-given = Sesión { $session }: que sus { check-lists } se cerraron entonces solo lo muestra lineups.json, y no está aquí.
check-line-ups-lack-session = Sesión { $session }: lineups.json no tiene { check-lists } de esta sesión.
check-line-ups-published = Sesión { $session }: sus { check-lists } son las de lineups.json.
check-seats = Sesión { $session }: el sorteo de asientos se sigue del { check-source }, como se selló.
check-seats-lined-up =
    { $changed ->
        [one] Sesión { $session }: se siguió el sorteo, que se sigue del { check-source }, como se selló; las alineaciones cambiaron { $changed } asiento de { $n }.
       *[other] Sesión { $session }: se siguió el sorteo, que se sigue del { check-source }, como se selló; las alineaciones cambiaron { $changed } asientos de { $n }.
    }
check-seats-shared = Sesión { $session }: cada equipo ocupa una vez cada número de asiento.
check-seats-later = Sesión { $session }: el sorteo de asientos se podrá recalcular cuando se abra el secreto.
check-seats-drawn = Los asientos se sortean cuando empieza la sesión.
check-draw-not-looked-at = Este sorteo no se comprobó.
check-places = Sesión { $session }: cada asiento se sigue del { check-source }, como el mejor de { $draws } sorteos.
check-places-repeated = { check-places } { check-repeats }
check-places-exchanged = Sesión { $session }: cada asiento se sigue de los de la sesión { $before }, intercambiados.
check-places-shared =
    { $n ->
        [one] Sesión { $session }: cada inscripción se sienta una vez, en { $n } mesa.
       *[other] Sesión { $session }: cada inscripción se sienta una vez, en { $n } mesas de las que ninguna tiene dos jugadores más que otra.
    }
check-places-shared-repeated = { check-places-shared } { check-repeats }
check-repeats = De sesiones anteriores se repiten: vecinos { $neighbours }, asientos { $seats }, encuentros { $meetings }; ningún sorteo podía tener menos que vecinos { $least_neighbours }, asientos { $least_seats }, encuentros { $least_meetings }.
check-names =
    { $more ->
        [0] { $names }
       *[other] { $names } y { $more } más
    }
check-late-entry = Sesión { $session }: inscritos después de sellarse el evento: { check-names }.
check-not-playing =
    { $before ->
        [0] Sesión { $session }: de las inscripciones del sello no la juegan: { check-names }. Ningún sello prueba por qué.
       *[other] Sesión { $session }: de las inscripciones de la sesión { $before } no la juegan: { check-names }. Ningún sello prueba por qué.
    }
check-substitution = Sesión { $session }, mesa { $table }, asiento { $seat }: { $player } entró por { $gone } de { $entry }, { $at }.
check-thrown = Las tiradas se lanzan en las mesas: ningún sello puede fijarlas.
check-lots = Sesión { $session }: el sorteo se sigue del { check-source }, como se selló.
check-lots-later = Sesión { $session }: el sorteo se podrá repetir cuando se abra el secreto.
check-match-line-up =
    { $when ->
        [before] Sesión { $session }, partido { $match }, { $at }: { $team } se alineó con { $players }, antes de empezar la sesión.
       *[after] Sesión { $session }, partido { $match }, { $at }: { $team } se alineó con { $players }, ya empezada la sesión.
    }
check-since =
    { $how ->
        [sealed] sellado { $at }
       *[fixed] fijado { $at }
    }
check-which-deal =
    { $luck ->
        [reserve] El reparto de reserva { $deal }
       *[original] El reparto { $deal }
    }
check-deal = { check-which-deal } es el que debía ser ({ check-since }): su hoja está bajo la raíz publicada.
check-deal-in-file = { check-which-deal } está bajo la raíz impresa en opened.json.
check-set = Esta serie de tiradas es la que debía ser ({ check-since }): su hoja está bajo la raíz publicada.
check-set-in-file = Esta serie de tiradas está bajo la raíz impresa en opened.json.
check-set-not-looked-at = Esta serie de tiradas no se comprobó.
check-so-far =
    { $n ->
        [one] El reparto abierto está bajo la raíz publicada antes del juego.
       *[other] Cada uno de los { $n } repartos abiertos está bajo la raíz publicada antes del juego.
    }
check-behind = Cada mesa donde se encuentran dos equipos cuenta como la probabilidad de hablar después del otro tras el flop, con el botón en cualquier sitio por igual: { $near } desde el asiento siguiente en el sentido de las agujas del reloj, { $far } desde el último de { $seats }.
check-behind-even = El sorteo es equilibrado: nadie habla más veces después de otro que antes de él.
check-behind-uneven = El sorteo no es equilibrado: la mayor parte está { $widest } por encima de una parte igual.
