### The pages of players and captains: the door, roles, seats, results.

## The door: signing in, joining with a code

door-signed-in-later = Su invitación queda guardada. Cuando haya entrado, se añade a su cuenta.
door-name = Nombre
door-password = Contraseña
door-show-password = Mostrar<hidden> la contraseña</hidden>
door-hide-password = Ocultar<hidden> la contraseña</hidden>
door-signing-in = Entrando
door-sign-in = Entrar
door-or-join = ¿Una invitación o el código de una mesa? <link>Unirse con él.</link>
door-no-account = Los resultados no necesitan cuenta. Quien haya perdido la contraseña pide al director otra invitación.
door-until = La invitación vale hasta el { $at }.
door-signed-in-as = Ha entrado como <name>{ $name }</name>.
door-signs-out = Este dispositivo sale entonces de esa cuenta.
door-adds = Esto se añade a su cuenta.
door-invitation = Invitación
door-lead-recorder = Usted registra lo que se hace en esta mesa. La consola muestra las cartas comunitarias según las pone el crupier, y nunca una carta propia.
door-lead-no-devices = En las salas de juego no se admiten dispositivos electrónicos. Su página es para antes y después: mientras juega está cerrada.
door-stays = Este dispositivo sigue dentro hasta que se termine, aquí o por el director.
door-add-to-mine = Añadir a mi cuenta
door-somebody-else = Soy otra persona
door-your-name = Su nombre
door-name-advice = Como se le conoce en la sala. Con él entra, y así lo nombra el registro.
door-a-password = Una contraseña
door-password-advice = Al menos 10 caracteres. Mejor larga que rebuscada: cuatro palabras que no tengan que ver. Se admiten espacios y pegar.
door-make-account = Crear mi cuenta
door-have-account = ¿Ya tiene cuenta? <link>Entre</link>, y esto se añade.
door-another-code = Usar otro código
door-join-lead = Con el código de una mesa o de una invitación. Un enlace recibido lo rellena solo.
door-code = Código
door-go-on = Seguir
door-table-code = El código de una mesa está en la tarjeta de la mesa, junto al código para escanear. Abre la consola de registro de esa mesa y nada más.
door-account = ¿Tiene cuenta? <link>Entrar</link>
door-recorder-of = Registro de { $where }
door-recorder-house = Registro de todos los torneos del club
door-recorder-table = Registro en la mesa { $table }
door-play-as = Jugar como { $player }
door-captain-of = Capitán de { $entry }
door-captain-entry = Capitán de la inscripción { $entry }
door-open-console = Abrir la consola de registro
door-open-table-screen = Abrir la pantalla
door-table-screen = Pantalla de la mesa { $table }
door-lead-table-screen = Muestra a los jugadores y al crupier lo que tiene el anotador de esta mesa. En ella no se puede escribir nada.
door-open-console-table = Abrir la consola de registro en la mesa { $table }
door-open-office = Abrir la oficina
door-open-custody = Abrir la custodia de barajas
door-open-results = Abrir los resultados
door-open-place = Abrir mi sitio
door-too-many = Demasiados intentos. Esta página acepta el siguiente en <now>{ $left }</now><hidden>{ $first }</hidden>.
door-again = Ya puede volver a intentarlo.
door-seconds =
    { $n ->
        [one] { $n } segundo
       *[other] { $n } segundos
    }
door-minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
door-minutes-seconds = { $minutes } { $seconds } s
door-wrong = Algo ha fallado. Inténtelo de nuevo.
door-refused = Este nombre y esta contraseña no van juntos. Compruebe ambos; en la contraseña cuentan las mayúsculas.
door-bad-code = Este código no vale, o ya no. Compruébelo o pida otro al director.
door-name-used = Alguien tiene una cuenta con este nombre. Si es la suya, entre abajo con ella; si no, tome otro nombre.
door-results-only = En este servidor no entra nadie; solo muestra resultados.
door-account-needed = { $role }: hacen falta un nombre y una contraseña.
door-name-unfit = Un nombre tiene de 1 a { $longest } letras, cifras y signos imprimibles.
door-password-unfit = Una contraseña tiene de { $shortest } a { $longest } caracteres y no es el propio nombre.
door-roles-clash = «{ $held }» y «{ $asked }» del mismo torneo no van juntos.
door-hand-over = Este dispositivo no puede entregar la mesa { $table }: el código o la función con que vino ha terminado. Pida al director un código de la mesa.
door-expired = Esta página estuvo abierta demasiado tiempo. Vuelva a cargarla y repita.
door-not-allowed = No puede hacer esto, o ya no.
door-gone = Esto ya ha terminado. Vuelva a cargar la página.

## My roles

me-captain = Capitán de { $entry }
me-recorder-table = Registro, mesa { $table }
me-house = Todo el club
me-office = La oficina del director
me-custody = Custodia de barajas
me-console = La consola de registro
me-table-screen = Pantalla de la mesa { $table }
me-console-table = La consola de registro en la mesa { $table }
me-team-matches = Los encuentros del equipo
me-my-matches = Mis encuentros
me-team-seats = Asientos y resultados del equipo
me-seats = Asientos y resultados
me-results = Los resultados
me-sign-out = Salir
me-by-code = Dentro con un código, sin cuenta.
me-where = Dónde tengo algo que hacer
me-no-role = No tiene función en ningún torneo. Un director le da una con una invitación.
me-join = Unirse con un código
me-devices = Dispositivos
me-devices-what = Dónde ha entrado. Termine el que se haya perdido o use ahora otra persona.
me-device-unknown = dispositivo desconocido
me-this-device = este dispositivo
me-since = desde el { $since }, visto a las { $seen }
me-end-now = Terminar ahora
me-end = Terminar<hidden> { $label }</hidden>

## Closed while one plays

closed-title = Cerrado mientras juega
closed-lead = En las salas de juego no se admiten dispositivos electrónicos.
closed-opens = Su página vuelve a abrirse: { $opens }.
closed-opens-about = Su página vuelve a abrirse: { $opens }, hacia las { $time } a este ritmo.
closed-after-session = cuando termine la sesión { $session }
closed-after-last_match = cuando termine su último encuentro
closed-after-final = cuando termine la final
closed-leave = Apague este dispositivo y déjelo fuera. En la sala, las pantallas muestran cómo va.
closed-public = Lo que ve todo el mundo
closed-mine = Mis funciones y dispositivos

## What is not one's own

mine-none = Aquí no hay nada suyo
mine-none-unknown = Este servidor no conoce su puesto en este torneo. Pregunte al director.
mine-none-invite = Por lo que sabe este servidor, no juega en este torneo ni dirige un equipo en él. El capitán o el director puede invitarle.
