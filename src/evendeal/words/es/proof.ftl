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
