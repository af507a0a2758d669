### The recorder's console.

start_up-starting = Preparando
start_up-rules = Cargando las reglas del juego. La primera vez tarda unos segundos.
start_up-almost = Buscando lo que este dispositivo ha guardado.
start_up-arrived = Cargando las reglas del juego: { $here } de { $all } MB.
start_up-last = Así estaba en este dispositivo. Continúa en cuanto lleguen las reglas.
start_up-second = Otra pestaña registra esta mesa
start_up-second_how = Cierre esta pestaña y siga en la otra, o siga aquí.
start_up-take_over = Seguir aquí
start_up-broken = La consola no puede arrancar
start_up-broken_how = Recargue la página. Si no ayuda, tome otro dispositivo.
start_up-reload = Recargar

broken-storage = Este navegador no guarda nada; podría perderse una mano. Salga del modo privado o tome otro dispositivo.
broken-rules = No se pudieron cargar las reglas del juego. Compruebe la red y recargue la página.

join-title = Registro
join-lead = Escriba el código de la ficha de su mesa, o escanéelo.
join-code = Código de la mesa
join-go = Abrir la consola
join-working = Comprobando el código
join-scan = Escanear el código
join-signed_in = ¿Director, o invitado por su nombre?
join-sign_in = Iniciar sesión

brought-title = ¿Seguir con este enlace?
brought-who = Aquí ha iniciado sesión { $name }.
brought-nobody = El servidor no responde: nadie puede decir quién ha iniciado sesión aquí.
brought-table = Con este enlace, { $name } registra la mesa { $table }, { $event }.
brought-instead = Con este enlace, este dispositivo registra la mesa { $table }, { $event }. La sesión de { $name } se cierra aquí.
brought-unknown = Ahora no se puede decir para qué vale su código.
brought-lines =
    { $n ->
        [one] Trae { $n } línea escrita en otra consola.
       *[other] Trae { $n } líneas escritas en otra consola.
    }
brought-go = Seguir
brought-leave = Dejarlo

install-insecure_title = Sin HTTPS.
install-insecure = Esta página necesita https para funcionar sin red y usar la cámara. Escriba la etiqueta.
install-insecure_how = Pida al director la dirección que empieza por https.
install-insecure_short = no sin https
install-hint = Instale esta página desde el menú del navegador: así llena la pantalla y arranca sin red.

sheet-close = Cerrar

camera-opening = Abriendo la cámara.
camera-hold = Ponga el código dentro del marco.
camera-insecure = Sin https el navegador no da la cámara. Escriba el código.
camera-none = No se ha encontrado cámara. Escriba el código.
camera-refused = No se ha permitido la cámara. Permítala en el navegador o escriba el código.

bar-deal = Reparto { $deal }
bar-table = Mesa { $table }
bar-slot = n.º { $slot } de { $deals } aquí
bar-played = { $played } de { $deals } repartos jugados
bar-all_played = los { $deals } repartos jugados
bar-holder = estuche { $holder }, hueco { $place }
bar-replaces = en lugar del reparto { $deal }
bar-blinds = ciegas { $small } / { $big }
bar-ante = ante { $chips }
bar-bb_ante = ante de ciega grande { $chips }
bar-cap = tope { $chips }
bar-button = botón asiento { $seat }
bar-time = Tiempo desde que se abrió el precinto

link-green = todo enviado
link-sending = enviando
link-connecting = conectando
link-waiting =
    { $n ->
        [one] { $n } línea por enviar
       *[other] { $n } líneas por enviar
    }
link-red = sin conexión
link-kept =
    { $n ->
        [one] sin conexión, { $n } línea guardada aquí
       *[other] sin conexión, { $n } líneas guardadas aquí
    }
link-locked = inicie sesión para enviar

street-preflop = preflop
street-flop = flop
street-turn = turn
street-river = river
street-over = Apuestas cerradas
street-wait_flop = Pulse cuando el crupier haya puesto el flop en la mesa.
street-wait_turn = Pulse cuando el crupier haya puesto el turn en la mesa.
street-wait_river = Pulse cuando el crupier haya puesto el river en la mesa.
street-dealt_flop = Flop en mesa
street-dealt_turn = Turn en mesa
street-dealt_river = River en mesa
street-same = ¿Son estas las cartas de la mesa?
street-matches = Coincide
street-different = Diferente
street-different_does = Diferente para la mano y llama al director.
street-different_which = ¿Qué cartas hay en la mesa?
street-different_type = Escriba las cartas que hay, o pare enseguida. No toque nada en la mesa.
street-stop = Parar la mano
street-type_flop = Escriba el flop
street-type_turn = Escriba el turn
street-type_river = Escriba el river
street-type = Escribir las cartas
street-waiting = Las cartas están en camino. También puede escribir lo que hay en la mesa.
street-soon = Las cartas llegan en { $n } s. También puede escribir lo que hay en la mesa.
street-offline = No hay conexión. Escriba lo que hay en la mesa; se comprobará después.
street-on_table = Estas están en la mesa

pot-pot = bote
pot-main = bote principal
pot-side = bote lateral { $n }

table-title = La mesa
table-board = Cartas comunes

seat-n = asiento { $seat }
seat-sb = SB
seat-bb = BB
seat-button = Botón
seat-nobody = asiento vacío
seat-empty = sin jugador
seat-folded = retirado
seat-dead = mano muerta
seat-out = fuera
seat-mucked = no muestra
seat-shown = mostrada
seat-all_in = all-in
seat-to_act = habla
seat-bets = apuesta
seat-absent = ausente
seat-committed = { $chips } de { $limit } puestos
seat-choose = Elegir un asiento
seat-table = toda la mesa

pad-title = Lo que ocurre
pad-who = { $name }, asiento { $seat }
pad-to_call = por igualar { $chips }
pad-check = Pasa
pad-call = Iguala { $chips }
pad-calls = Iguala
pad-call_all_in = Iguala { $chips }, all-in
pad-bet = Apuesta
pad-raise = Sube
pad-raise_to = Sube a
pad-bet_chips = Apuesta { $chips }
pad-raise_chips = Sube a { $chips }
pad-between = de { $least } a { $most }
pad-only = solo { $chips }
pad-at_least = Al menos { $chips }
pad-at_most = Como máximo { $chips }
pad-no_raise = No se puede subir
pad-fold = Se retira
pad-undo = Deshacer
pad-back = Borrar la última cifra
pad-absent = Asiento { $seat } ausente: mano muerta

size-least = mínimo
size-half = ½ bote
size-two_thirds = 2⁄3 bote
size-pot = bote
size-cap = tope
size-all_in = all-in

clock-short = reloj
clock-left = reloj: { $n } s
clock-over = Tiempo agotado

picker-chosen = Cartas elegidas
picker-keys = Toque las cartas, o escriba valor y palo: 9 D; el 10 es T. C trébol, D diamante, H corazón, S pica.
picker-remove = Quitar esta carta
picker-cancel = Cancelar

showdown-title = Showdown
showdown-who_won = ¿Quién ganó?
showdown-all_in = all-in: todos muestran
showdown-first = muestra primero
showdown-shows = Muestra
showdown-mucks = No muestra
showdown-tap = Toque quién ganó, según se anuncia
showdown-wins = Gana el asiento { $seat }
showdown-split = Asientos { $seats } reparten
showdown-to = al asiento { $seats }
showdown-check_again = Compruebe otra vez, por favor
showdown-check_again_how = Lea otra vez en voz alta las manos y la mesa. Si el próximo anuncio tampoco encaja, se llama al director.

log-title = La mano hasta ahora
log-none = Nada registrado todavía
log-line = Asiento { $seat }: { $said }
log-folds = se retira
log-checks = pasa
log-calls = iguala
log-raises = apuesta o sube a { $chips }
log-mucks = no muestra
log-shows = muestra
log-killed = mano muerta
log-board = mesa { $cards }
log-award = { $pot }: { $seats }
log-seal = precinto abierto
log-director = director llamado
log-undo = deshecho
log-correct = corregido
log-edited = editado
log-accept = aceptado
log-dispute = disputado

note-out_of_turn = Fuera de turno
note-clock = Reloj
note-exposed = Carta expuesta
note-absent = Ausente
note-left = Ha salido de la zona
note-back = Ha vuelto
note-other = Otra nota

more-title = Más
more-more = Más
more-kill = Mano muerta
more-muck = Muck
more-clock = Reloj
more-director = Llamar al director
more-called = Director llamado
more-director_how = ¿De qué se trata?
more-own_words = Con sus palabras
more-call_now = Llamar ahora
more-no_cards = No escriba aquí cartas tapadas.
more-note = Anotar
more-kill_sure = La mano del asiento { $seat }, { $name }, está muerta: ya no puede ganar nada. Sus fichas quedan en el bote.
more-kill_seat = Asiento { $seat }: mano muerta
more-other_seat = Otro asiento
more-seat_kill = ¿Qué mano está muerta?
more-seat_muck = ¿Quién no muestra?
more-seat_clock = ¿A quién se le pide el reloj?
more-seat_out_of_turn = ¿Quién actuó fuera de turno?
more-seat_absent = ¿Quién está ausente?
more-seat_exposed = ¿De quién es la carta expuesta?
more-text_exposed = Cómo ocurrió
more-text_other = Qué ocurrió

reason-ruling = Hace falta una decisión
reason-rules = Una duda de reglas
reason-recording = Una línea de una calle anterior está mal
reason-conduct = La conducta de un jugador
reason-deck = La baraja o una carta

line-queued = Guardada en este dispositivo, aún no enviada
line-sent = En el servidor
line-by = por { $by }
line-was = Era: { $said }
line-closed = Esta calle ya terminó. Solo el director puede cambiarla.
line-call = Por favor, cambiar: { $said } ({ $street })
line-undo = Retirarla
line-change = ¿Qué hizo en realidad el asiento { $seat }?
line-amount = Apuesta, o sube a
line-put = Poner { $chips }
line-reason = corregido en la mesa
line-refused = Las líneas posteriores ya no encajarían. Deshágalas primero o llame al director.
line-not_last = Deshaga primero las líneas posteriores.

start-open = Abra la baraja: reparto
start-where = Estuche { $holder }, hueco { $place }
start-slot = N.º { $slot } de { $deals } en esta mesa
start-replaces = Un reparto de reserva, en lugar del { $deal }
start-label = Etiqueta de la baraja
start-label_how = Deje el precinto intacto. Escanee o escriba lo que pone en la baraja.
start-check = Comprobar la etiqueta
start-scan = Escanear la etiqueta
start-right = La baraja correcta
start-seated = ¿Están todos en su asiento? Toque a quien falte.
start-here = sentado
start-vacant = Nadie en el asiento { $seats }; se le reparten cartas. Cuando todos tengan las suyas, márquelas.
start-out = Asiento { $seats }: fuera de la sesión; se le reparten cartas, la mano está muerta.
start-reserve = De la reserva, antes del reparto
start-reserve_seat = asiento { $seat }
start-dead = Asiento { $seats }: ausente, la mano queda muerta al repartirse.
start-break = Abrir el precinto
start-devices = Ningún aparato electrónico en las salas de juego: los teléfonos están apagados y fuera. Este es el de la mesa.
start-paused = Espere
start-paused_how = El director ha parado el juego. Deje precintada la siguiente baraja.
start-held = Primero el director
start-held_how = En esta mesa hay dos manos seguidas congeladas. Deje precintada la siguiente baraja; la pantalla sigue sola cuando el director ha respondido.
start-who = Quién se sienta dónde
start-seats = Los asientos de esta mesa

wrong-title = Baraja equivocada
wrong-event = Esta baraja es de otro torneo.
wrong-session = Esta baraja es de otra sesión.
wrong-table = Esta baraja es de otra mesa.
wrong-deal = A esta baraja no le toca ahora.
wrong-held = En la mano
wrong-due = Toca aquí
wrong-other_event = Otro torneo
wrong-place = sesión { $session }, mesa { $table }
wrong-do = No abra el precinto. Devuelva la baraja y tome la que toca.
wrong-back = Ya la he devuelto

result-title = Reparto { $deal }: el resultado
result-seat = Asiento
result-name = Nombre
result-chips = Fichas ganadas o perdidas
result-house = fichas perdidas
result-zero = La suma es cero
result-not_zero = La suma no es cero: llame al director
result-turn = Gire la pantalla hacia los jugadores
result-ask = ¿Fue así? Una vez aceptado, solo el director puede cambiarlo.
result-wins = al asiento { $seat }
result-share = asiento { $seat } { $chips }
result-returned = { $chips } sin igualar, devueltas al asiento { $seat }
result-accept = Aceptamos
result-again = Retirar el ganador
result-dispute = Disputar
result-rotate = Girar
result-lines = La mano

dispute-title = Disputar el resultado
dispute-who = ¿Quién no está de acuerdo?
dispute-why = ¿Qué está mal?
dispute-amount = Una cantidad está mal
dispute-winner = El ganador está mal
dispute-missing = Falta una acción
dispute-mistaken = Se confundió un asiento con otro
dispute-do = Disputar, llamar al director

ended-accepted = Reparto { $deal } aceptado
ended-frozen = Alto. El reparto { $deal } está congelado.
ended-disputed = El reparto { $deal } está en disputa
ended-void = El reparto { $deal } queda anulado aquí
ended-ruling = Decisión: { $ruling }
ended-do = Qué hacer
ended-leave = Deje cartas y fichas como están.
ended-called = Se ha llamado al director.
ended-deck = Cuando el director lo haya visto, aparte la baraja, no la devuelva.
ended-pots = Deje la baraja como está hasta que decida el director.
ended-aside = La mesa puede seguir después; este reparto espera arriba.
ended-uploaded = Enviado. Devuelva la baraja a su estuche.
ended-kept =
    { $n ->
        [one] Guardado en este dispositivo; { $n } línea saldrá cuando haya conexión. Devuelva la baraja a su estuche.
       *[other] Guardado en este dispositivo; { $n } líneas saldrán cuando haya conexión. Devuelva la baraja a su estuche.
    }
ended-next = Siguiente baraja
ended-last = Era el último reparto aquí
ended-wait = Se está indicando la siguiente baraja
ended-wait_offline = La siguiente baraja se indicará cuando haya conexión
ended-go = Seguir con el reparto { $deal }
ended-on = Seguir
ended-hold = Espere al director.

waiting-before = La sesión { $session } no ha empezado
waiting-before_then = La primera baraja aparecerá aquí cuando empiece el director.
waiting-seats = Así se sientan. Compruébelo ahora; la primera baraja aparecerá aquí cuando empiece el director.
waiting-seats_drawn = Los asientos se sortean cuando empiece el director. Aparecerán aquí antes de abrir la primera baraja.
waiting-seats_from = Los asientos se sortean cuando empiece el director, con un valor público que nadie puede conocer antes del { $time }. Aparecerán aquí antes de abrir la primera baraja.
waiting-next = La sesión { $session } no ha empezado
waiting-ended = La sesión { $session } ha terminado
waiting-ended_then = Todo está registrado. Deje la mesa desde el menú si el dispositivo hace falta en otro sitio.
waiting-done = Aquí se han jugado todos los repartos
waiting-done_then = Quédese hasta que el director cierre la sesión.
waiting-aside = Esperando al director
waiting-aside_then =
    { $n ->
        [one] { $n } reparto de esta mesa espera una decisión.
       *[other] { $n } repartos de esta mesa esperan una decisión.
    }

aside-waiting = Con el director:
aside-deal = reparto { $deal }, { $what }
aside-frozen = congelado
aside-disputed = en disputa

notice-title = Novedades
notice-stopped = El director ha parado el reloj
notice-paused = El director ha parado el reloj: { $reason }
notice-resumed = El juego continúa
notice-held = Dos manos seguidas congeladas: la mesa espera al director
notice-taken = { $where }: otro dispositivo fue primero ({ $by })
notice-refused = { $where }: no aceptado. { $why }
notice-ruling = { $where }, el director: { $text }
notice-taken_over =
    { $n ->
        [one] Este dispositivo continúa. { $n } línea vino con el código.
       *[other] Este dispositivo continúa. { $n } líneas vinieron con el código.
    }
notice-goes_on = Este dispositivo continúa.
notice-locked = Las líneas se guardan aquí hasta que este dispositivo vuelva a iniciar sesión.
notice-other_roll = { $where }: la tirada es otra que la escrita. Vale la que se muestra.
notice-other_roll_kept = { $where }: la tirada es otra que la escrita. Vale la que se muestra; introduzca de nuevo lo que siguió.

conflict-title = Dos dispositivos registran esta mesa
conflict-refused = No se aceptó una línea
conflict-what = { $where }: { $by } registró primero este momento. Eso vale. Lo escrito aquí se guarda, pero no cuenta.
conflict-theirs = Lo que vale ({ $by })
conflict-ours = Escrito aquí, no cuenta
conflict-unseen = Aún no está en este dispositivo
conflict-how = Acuerden quién registra. Basta un dispositivo.
conflict-keep = Dejar lo que vale
conflict-again = Añadir las nuestras después
conflict-call = Dos dispositivos discrepan: { $where }

menu-title = Este dispositivo
menu-link = Conexión
menu-heard = último contacto a las { $time }
menu-offline = Sin red
menu-offline_ready = listo
menu-offline_soon = guardándose
menu-kept = Almacenamiento
menu-kept_yes = guardado por el navegador
menu-kept_no = el navegador puede borrarlo
menu-rules = Reglas
menu-update = Cargar la versión nueva
menu-device = Mesa y dispositivo
menu-handover = Pasar a otro dispositivo
menu-aside = Guardar las líneas apartadas
menu-aside_drop = Descartar las líneas apartadas
menu-aside_how =
    { $n ->
        [one] { $n } línea está apartada aquí y en ningún otro sitio. Si se descarta, se pierde para siempre.
       *[other] { $n } líneas están apartadas aquí y en ningún otro sitio. Si se descartan, se pierden para siempre.
    }
menu-aside_now = Descartar
menu-aside_back = Conservar
menu-leave = Dejar esta mesa
menu-leave_how = Todo está enviado. Este dispositivo olvida la mesa.
menu-leave_waiting =
    { $n ->
        [one] { $n } línea no se ha enviado. Si sale ahora, se pierde.
       *[other] { $n } líneas no se han enviado. Si sale ahora, se pierden.
    }
menu-leave_aside =
    { $n ->
        [one] { $n } línea está apartada aquí. Al salir se borra; guárdela antes.
       *[other] { $n } líneas están apartadas aquí. Al salir se borran; guárdelas antes.
    }
menu-leave_anyway = Perderlas y salir
menu-leave_now = Salir
menu-stay = Quedarse
menu-keys = Teclas: F se retira, C pasa o iguala, K pasa, R sube, A all-in, cifras, Intro, Retroceso o U deshace.

settings-four = Baraja de cuatro colores
settings-contrast = Alto contraste

handover-making = Preparando el código.
handover-how = Escanee esto con el otro dispositivo. Deje de registrar aquí.
handover-qr = Código QR para el otro dispositivo
handover-no_qr = Demasiadas líneas para un código. Envíe el enlace.
handover-only_here = El otro dispositivo no llega a esta dirección: solo lleva a este. Abra aquí la dirección que da el director y después pase la mesa.
handover-lines =
    { $n ->
        [one] { $n } línea sin enviar viaja dentro.
       *[other] { $n } líneas sin enviar viajan dentro.
    }
handover-until = Vale una vez, hasta las { $time }.
handover-offline = Esto solo lleva las líneas. Escanéelo donde el otro dispositivo pida un código y escriba allí después el código de la mesa.
handover-copy = Copiar el enlace
handover-copied = Copiado
handover-link = Enlace
handover-by_hand = Aquí no se puede copiar. El enlace está debajo, para copiarlo a mano.
handover-failed = No se pudo crear el código. Inténtelo cuando haya conexión.
handover-one = Quien tenga este enlace puede registrar esta mesa.

game-white = Blancas
game-black = Negras
game-number = Partida { $game }
game-of = Partida { $game } de { $games }
game-time = Tiempo desde la tirada inicial
game-room-open = sala abierta
game-room-closed = sala cerrada
game-round = ronda { $round }
game-final = final
game-score = puntos aquí: Blancas { $white }, Negras { $black }
game-turn = le toca
game-pips = pips
game-who = { $side }, { $name }
game-opening = La tirada inicial
game-opening_how = Un dado cada uno. Empieza el más alto.
game-due-roll = tira
game-due-dice = qué dados
game-due-play = juega { $roll }
game-due-answer = responde
game-typing-throw = Nadie ha tirado esto todavía. Tire y toque lo que muestran los dados.
game-typing-throw_opening = Nadie ha hecho la tirada inicial. Tiren un dado cada uno y tóquenlos.
game-typing-late = El servidor tarda. Espere, o toque la tirada de la hoja.
game-typing-offline = Sin conexión. Toque la tirada de la hoja; se comprueba después.
game-typing-offline_thrown = Sin conexión. Si la otra sala tiene esta tirada, pregúntela; si no, tire y toque los dados.
game-typing-again = Toque la tirada tal como es.
game-danced = { $side }: tirada { $roll }, sin jugada posible.
game-same_roll = Esta tirada ya se vio. Vuelve la misma.
game-rolling = Se ha pedido la tirada.
game-tap = Toque una ficha y luego adónde va.
game-free = Una jugada no válida que se deja
game-free_how = Mueva las fichas como están en la mesa.
game-doubled = { $side } doblan a { $value }.
game-beavered = { $side }: beaver; el cubo quedaría en { $value }.
game-resigned = { $side } abandonan: { $level }.
game-lines = La partida hasta ahora
game-line_closed = Aquí solo se retira la última línea, y ninguna anterior a una tirada dicha. El director puede cambiarla.
game-line_call = Cambiar, por favor: { $said }
game-next_match = Siguiente encuentro
game-next_sides = Blancas { $white }, Negras { $black }
game-go = Seguir con la partida { $game }
game-last = Era la última partida aquí
game-wait = Se está anunciando la siguiente partida
game-wait_offline = La siguiente partida se anuncia en cuanto haya conexión
game-waiting-before = Los encuentros no han empezado
game-waiting-before_then = La primera tirada es posible en cuanto el director empiece.
game-waiting-ended = Los encuentros han terminado
game-waiting-ended_then = Todo está registrado. Deje la mesa por el menú si el dispositivo se necesita en otro sitio.
game-waiting-round = Esperando la ronda { $round }
game-waiting-round_then = El próximo encuentro es posible en cuanto el director empiece la ronda.
game-waiting-done = Todas las partidas se han jugado aquí
game-waiting-done_then = Quédese hasta que el director termine la sesión.
game-waiting-who = Compruebe entretanto quién se sienta dónde.
game-keys = Teclas: Intro tirar o listo, 1 a 6 dados, D doblar, T aceptar, P pasar, Retroceso o U deshacer; en el tablero flechas e Intro.
game-pad-roll = TIRAR
game-pad-rolling = Tirando
game-pad-double = Doblar a { $value }
game-pad-done = Listo
game-pad-stands = Se deja
game-pad-only = La única jugada: { $said }
game-pad-take = Aceptar
game-pad-pass = Pasar
game-pad-beaver = Beaver: cubo en { $value }
game-pad-agree = Aceptar
game-pad-decline = Seguir
game-pad-first = El primer dado
game-pad-second = { $value }, y el segundo dado
game-pad-die = dado { $value }
game-pad-die_of = Dado de { $side }
game-level-single = partida simple
game-level-gammon = gammon
game-level-backgammon = backgammon
game-level-single_long = oin
game-level-gammon_long = mars
game-level-backgammon_long = koks
game-ending-borne_off = todas las fichas fuera
game-ending-passed = doble rechazado
game-ending-resigned = abandono
game-ending-drawn = tablas
game-ending-decided = decidido por el director
game-result-ask = Gire la pantalla hacia los jugadores. ¿Fue así? Una vez aceptado, solo el director puede cambiarlo.
game-result-wins = Ganan { $side }
game-result-drawn = La partida es tablas
game-result-how = Cómo
game-result-level = Cuenta como
game-result-cube = Cubo
game-result-proposed = Rechazado en
game-result-left = Fichas restantes
game-result-points = Puntos pequeños de encuentro
game-result-accepted = Partida { $game } aceptada
game-result-decided = Partida { $game } decidida por el director
game-result-kept =
    { $n ->
        [one] Guardado en este dispositivo; { $n } línea sale en cuanto haya conexión.
       *[other] Guardado en este dispositivo; { $n } líneas salen en cuanto haya conexión.
    }
game-log-line = { $side }: { $said }
game-log-nothing = sin mover
game-log-asked = tirada pedida
game-log-opening = apertura { $white }:{ $black }
game-log-dances = { $roll }, no puede mover
game-log-stood = { $said } (se deja)
game-log-doubles = doblan
game-log-doubles_to = doblan a { $value }
game-log-beavers = beaver
game-log-takes = aceptan
game-log-passes = pasan
game-log-resigns = abandonan: { $level }
game-log-agrees = aceptan el abandono
game-log-declines = siguen jugando
game-log-answered = el director ha respondido
game-log-decided = decidido por el director
game-log-reopened = reabierta por el director
game-note-out_of_turn = Fuera de turno
game-note-clock = Reloj
game-note-cocked = Dados mal caídos
game-note-illegal_play = Jugada no válida
game-note-absent = Ausente
game-note-other = Otra nota
game-more-resign = Abandono
game-more-who_resigns = ¿Quién abandona?
game-more-what_level = ¿Qué se abandona?
game-more-cannot_resign = Ahora no se puede abandonar.
game-more-stands = Se deja una jugada no válida
game-more-turn = Girar el tablero
game-more-whom = ¿A quién afecta?
game-mend-list = Corregir una línea anterior
game-mend-choose = Elija la línea que no es como fue en la mesa.
game-mend-open = Corregir
game-mend-other_dice = Los dados eran otros
game-mend-title = Corregir
game-mend-turn = Corregir: turno { $turn }
game-mend-was = Anotado: { $said }
game-mend-tap = Toque la jugada tal como se hizo.
game-mend-dice = Toque los dados tal como quedaron.
game-mend-answer = ¿Qué se respondió?
game-mend-same = Es lo que está anotado.
game-mend-later =
    { $n ->
        [one] { $n } línea posterior queda como está.
       *[other] { $n } líneas posteriores quedan como están.
    }
game-mend-broken = «{ $said }» ya no encajaría.
game-mend-broken_then = Por eso aquí no cambia nada. El director puede hacer anotar de nuevo las líneas posteriores.
game-mend-closed_then = Lo que introduzca va al director. Hasta entonces la partida sigue como está anotada.
game-mend-reason = Motivo
game-mend-public = Público cuando acabe en ambas salas.
game-mend-why-typed = mal anotado
game-mend-why-moved = se movieron otras fichas
game-mend-why-agreed = ambos jugadores están de acuerdo
game-mend-why-own = con sus propias palabras
game-mend-send = Corregir
game-mend-director = Enviar al director
game-mend-back = Volver a la partida
game-mend-kept = Una posición anterior. No se anota nada antes de corregir.
game-mend-call = Turno { $turn }: por favor cambie «{ $said }» por: { $now } ({ $reason })
game-reason-ruling = Hace falta una decisión
game-reason-rules = Una pregunta sobre las reglas
game-reason-roll = Una tirada está mal
game-reason-recording = Una línea anterior está mal
game-reason-conduct = La conducta de un jugador
game-board-title = El tablero
game-board-checkers =
    { $n ->
        [one] { $n } ficha de { $side }
       *[other] { $n } fichas de { $side }
    }
game-board-empty = punto { $number }, vacío
game-board-point = punto { $number }, { $who }
game-board-bar = barra, { $who }
game-board-off = fuera, { $who }
game-board-start = se puede mover
game-board-target = una ficha puede ir aquí
game-board-picked = tomada
game-board-dice = { $side }, tirada: { $first } y { $second }
game-board-cube = cubo en { $value }, en el centro
game-board-cube_of = cubo en { $value }, de { $side }
game-board-cube_offered = cubo en { $value }, ofrecido por { $side }
