### Inscribirse en un torneo que viene, y la propia inscripción.

register-for = Inscripción en { $event }
register-places =
    { $n ->
        [0] Todas las plazas están ocupadas. Quien se inscriba ahora va a la lista de espera.
        [one] Queda una plaza.
       *[other] Quedan { $n } plazas.
    }
register-waiting =
    { $n ->
        [one] Hay una inscripción en espera.
       *[other] Hay { $n } inscripciones en espera.
    }
register-closed = La inscripción está cerrada. Pregunte al organizador.
register-name = Su nombre
register-name-hint = Tal como debe figurar en su tarjeta de asiento.
register-team = Nombre del equipo
register-players = Jugadores
register-player = Jugador { $n }
register-more-players = Un jugador más
register-badge = Número de dorsal
register-badge-hint = Solo si tiene uno; si no, se le dará.
register-club = Club (opcional)
register-country = País (opcional)
register-note = Nota al director (opcional)
register-public = Los nombres y dorsales son públicos cuando lo es el torneo. Club, país y nota son solo para el director.
register-send = Inscribirse

## Lo que no está bien

register-unfit-name = Un nombre tiene de 1 a 80 caracteres en una línea.
register-unfit-badge = Un dorsal tiene de 1 a 12 cifras, letras A-Z y guiones entre ellas.
register-unfit-players = Hay pocos jugadores o demasiados.
register-unfit-word = Como mucho 60 caracteres, en una línea.
register-unfit-note = Como mucho 500 caracteres imprimibles.
register-already = { $name } ya está inscrito. Para cambiar algo abra el enlace que recibió entonces. Si es otra persona del mismo nombre, añada algo que los distinga.
register-badge-used = El dorsal { $badge } es de otra persona en este torneo.
register-published = El torneo está publicado y sus participantes son definitivos. Avise al director.
register-no-link = Ninguna inscripción tiene este enlace. Quizá se cambió: pida el nuevo al organizador.
register-no-own = Nadie se ha inscrito con este enlace. Pregunte al organizador.
register-too-many = Se han inscrito demasiados. Pregunte al organizador.
register-slow = Demasiados a la vez desde su red. Pruebe otra vez en { $seconds } segundos; no se pierde nada de lo escrito.

## La propia inscripción

registered-title = Su inscripción
registered-no-code = Esta página se abre con el enlace que recibió al inscribirse.
registered-pending = A la espera del director
registered-pending-what = El director mira cada inscripción. Lo que decida aparece aquí.
registered-waiting = Puesto { $n } de la lista de espera
registered-waiting-what = Todas las plazas están ocupadas. Sube cuando alguien se retira.
registered-approved = Usted participa
registered-approved-what = El director ha aceptado su inscripción.
registered-refused = No aceptada
registered-refused-what = El director no ha aceptado su inscripción, y dice por qué:
registered-withdrawn = Retirada
registered-withdrawn-what = Se ha retirado. Su plaza va a quien espera.
registered-badge = Dorsal { $badge }
registered-change = Cambiar
registered-save = Guardar
registered-leave = Dejarlo así
registered-withdraw = Retirarse
registered-withdraw-sure = Retirarse de verdad
registered-again = Inscribirse otra vez
registered-link = Su propio enlace
registered-link-what = Esta página tiene una dirección que solo usted conoce. Guárdela para volver: no hay otra entrada.
registered-copy = Copiar el enlace
registered-copied = Copiado
