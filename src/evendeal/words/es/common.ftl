### What more than one application says.

settings-language = Idioma
settings-colours = Colores
settings-dark = Oscuro
settings-light = Claro
settings-device = Como el dispositivo

## Where one can go

bar-home = evendeal, todos los torneos
bar-about = Sobre el torneo
bar-event = Este torneo
bar-standings = Clasificación
bar-tables = Mesas
bar-deals = Repartos
bar-proof = Prueba
bar-rounds = Rondas
bar-players = Jugadores
bar-prizes = Premios
bar-sign-in = Entrar
bar-this-device = Este dispositivo
bar-colours-dark = Colores: oscuro. Cambiar a claro.
bar-colours-light = Colores: claro. Cambiar a los del dispositivo.
bar-colours-device = Colores: como el dispositivo. Cambiar a oscuro.
bar-now-dark = Colores: oscuro
bar-now-light = Colores: claro
bar-now-device = Colores: como el dispositivo
bar-skip = Ir a los resultados

## Whether what is shown is now

live-read-only = Solo lectura
live-withdrawn = Retirado
live-final = Final
live-session = Sesión { $session }, como terminó
live-reconnecting = Reconectando
live-connecting = Conectando
live-sealed = Sellado
live-now = En directo

## What cannot be shown

withdrawn-title = Retirado.
withdrawn-since = No se juega desde el { $at }; lo que hay aquí es como estaba entonces.
missing-title = No encontrado
missing-path = No hay ninguna página en { $path }.
missing-events = Todos los torneos
missing-late = Esta página no ha llegado
missing-late-how = Compruebe la red y vuelva a cargar la página.
missing-broken = Esta página no se puede mostrar
missing-broken-how = El servidor ha enviado algo que esta página no entiende. Vuelva a cargarla; si no ayuda, avise al director.
reading-results = Leyendo los resultados.
failure-offline = El servidor no responde. Compruebe la red; esta página lo vuelve a intentar sola.
failure-offline-once = El servidor no responde. Compruebe la red e inténtelo de nuevo.
failure-missing = No hay nada en esta dirección.
failure-format = Es un torneo de otro tipo.
failure-status = El servidor ha respondido { $status }. Avise al director; esta página lo vuelve a intentar sola.
failure-unreadable = La página no ha podido leer la respuesta. Vuelva a cargarla; si no ayuda, avise al director.

## Counts and units

part-of = { $part } de { $whole }
part-all = las { $whole }
unit-chips = fichas
unit-points = puntos
list-and = { $before } y { $last }
game-of-poker = póker
game-of-backgammon = backgammon
