### How it works, in three minutes.

how-minutes = En tres minutos
how-lead = En cartas y dados, la suerte decide la noche y la habilidad el año. El juego duplicado quita la suerte: todos reciben lo mismo y solo se compara el juego.
how-same = Las mismas cartas en el mismo asiento
how-same-why = Un reparto es un orden de la baraja. Cada mesa juega cada reparto: el asiento 2 tiene en todas las mismas dos damas, contra las mismas cartas y con la misma mesa por salir.
how-table = Mesa { $table }, asiento 2
how-team = Equipo { $team }
how-differs = Lo que cambia es el juego
how-differs-why = Uno apuesta, uno espera, uno se rinde. Las cartas eran las mismas, así que las fichas que sacó cada uno dicen cómo se jugaron.
how-did-bets = sube, le igualan, apuesta en el flop
how-did-waits = sube, nadie iguala en el flop
how-did-folds = iguala y se retira ante una apuesta
how-seats = Comparado asiento por asiento
how-seats-why = Cada equipo tiene un jugador en cada asiento, cada uno en otra mesa. En todos los repartos, quien más fichas saca de un asiento gana más puntos: con seis equipos seis, cinco, cuatro, hasta uno. Nadie tiene ventaja por estar tras el botón, porque todos lo están.
how-seats-drawn = Fichas del asiento 2 en todos los repartos, y sus puntos
how-rolls = En dos salas las mismas tiradas
how-rolls-why = Un encuentro de backgammon se juega dos veces: en la sala abierta un equipo lleva Blancas, en la cerrada el otro. Ambas salas reciben las mismas tiradas. Donde juegan una de otro modo se separan, y la diferencia entre las salas se convierte en IMP y puntos de victoria.
how-rolls-drawn = Dos recorridos, iguales hasta la tirada 5, luego separados
how-ring = el anillo: donde se separaron
how-closed = Cerrado hasta que todos lo hayan jugado
how-closed-why = Quien ha jugado un reparto no puede contarlo a quien no. Por eso un reparto se muestra cuando lo termina la última mesa, con sus cartas y cada mano. «Comparables: 15 de 24» cuenta esos; la clasificación se hace solo con ellos.
how-closed-drawn = Lleno: jugado en todas las mesas, abierto. Comparables: { $part } de { $whole }.
how-sealed = Primero se sella el azar
how-sealed-why = Todas las cartas y tiradas se sortean antes de que nadie se siente, y se publica su sello: un texto corto que no encaja con nada más. Cuando se abre un reparto, cualquiera puede comprobar que es el que se selló, también con un script que no necesita ninguno de nuestros programas.
how-code = Tengo un código
