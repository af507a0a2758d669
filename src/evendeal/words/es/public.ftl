### The public pages: home, an event of deals, its scoreboard, tables and deals.

## The name of a page, in the browser's title

title-missing-event = No existe ese torneo
title-game = Partida { $game }
title-match = Encuentro
title-sheet = Acta
title-mine = Mi sitio
title-events = Torneos
title-join = Unirse
title-share = Repartir los premios
title-how = Cómo funciona
title-person = Persona
title-me = Mis funciones
title-table = Mesa { $table }
title-deal = Reparto { $deal }

## Home

home-line = Todos reciben las mismas cartas y las mismas tiradas. Solo se compara el juego.
home-doors = Puertas
home-watch = Ver
home-watch-before = Lo que se juega ahora
home-watch-live =
    { $n ->
        [one] Un torneo en directo
       *[other] { $n } torneos en directo
    }
home-watch-show = Nada en directo; una demostración
home-watch-results = Nada en directo; ver resultados
home-watch-nothing = Todavía no hay nada en directo
home-run = Organizar un torneo
home-run-what = Póker o backgammon
home-share = Repartir premios
home-share-what = ICM, DCM, un reparto
home-how = Cómo funciona
home-how-what = En tres minutos
home-code = Introducir un código
home-code-slip = Código de su papeleta
home-code-looking = Buscando
home-code-go = Seguir con el código
home-idea = Reparto { $deal }: <hand>{ $hand }</hand>, en el mismo asiento
home-idea-show = Reparto { $deal } de la demostración: <hand>{ $hand }</hand>, en el mismo asiento
home-old = Lo que hay aquí se leyó antes.
home-live = En directo
home-next = Próximos
home-finished = Terminados
home-show = Demostración
home-all = Los { $n }
home-no-date = sin fecha
home-programs = Juegan programas. No es un torneo del club.
home-watch-it = Ver cómo juega
home-nothing = Ningún torneo todavía
home-nothing-when = Un torneo aparece aquí en cuanto sus repartos o tiradas están sellados, y su clasificación con el primer resultado comparable.
home-nothing-who = Quien lleva el club empieza en <run>Organizar un torneo</run>. ¿Todavía no dirige nadie? El enlace para el primer director está en la ventana en la que se inició el servidor.
home-comparable = comparables: { $part }
home-ends = termina hacia las { $time }
home-about-deals =
    { $tables ->
        [one] Póker, { $teams } equipos en { $tables } mesa
       *[other] Póker, { $teams } equipos en { $tables } mesas
    }
home-about-session =
    { $tables ->
        [one] Póker, sesión { $session } de { $sessions }, { $teams } equipos en { $tables } mesa
       *[other] Póker, sesión { $session } de { $sessions }, { $teams } equipos en { $tables } mesas
    }
home-strip = Lleno: jugado en las { $tables } mesas, abierto. { $played } de { $hands } manos.
home-strip-all = Lleno: jugado en las { $tables } mesas, abierto. Las { $hands } manos.
home-first-deal = La clasificación empieza con el primer reparto que hayan jugado todas las mesas.
home-table = Mesa { $table }
home-about-teams = Backgammon, { $teams } equipos
home-about-matches = { $name }, { $n } encuentros en directo
home-about-round = { $name }, ronda { $round }
home-about-final = { $name }, final
home-matches = { $part } encuentros
home-games = { $part } partidas
home-game = partida { $game } de { $games }
home-paused = juego en pausa
home-roll = tirada { $turn }, en ambas salas
home-no-roll = ninguna tirada de ambas salas
home-race-later = La carrera se dibuja desde la primera tirada que jueguen ambas salas.
home-no-match = Ahora no se juega ningún encuentro.
home-lead-level = <level>igualados</level>
home-lead-white =
    { $n ->
        [one] <team>{ $team }</team><by>, Blancas, por { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Blancas, por { $n } pips</by>
    }
home-lead-black =
    { $n ->
        [one] <team>{ $team }</team><by>, Negras, por { $n } pip</by>
       *[other] <team>{ $team }</team><by>, Negras, por { $n } pips</by>
    }
home-race-up = hacia arriba ganan Blancas
home-race-parted = separadas en la tirada { $turn }
home-race-together = aún no separadas
home-open-room = sala abierta
home-closed-room = sala cerrada
home-shown-sealed = sellado, de muestra
home-shown-withdrawn = retirado, de muestra
home-shown-deals = { $part } repartos, de muestra
home-shown-matches = { $part } encuentros, de muestra
home-coming-sealed = { $game }, sellado { $day }
home-players = Para jugadores
home-recorders = Para el registro
home-directors = Para directores
home-seals = Cómo se sella el azar
home-documents = Todos los documentos
home-licence = evendeal { $version }, licencia MIT
