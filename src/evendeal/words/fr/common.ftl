### What more than one application says.

settings-language = Langue
settings-colours = Couleurs
settings-dark = Sombre
settings-light = Clair
settings-device = Comme l'appareil

## Where one can go

bar-home = evendeal, tous les tournois
bar-about = À propos du tournoi
bar-event = Ce tournoi
bar-standings = Classement
bar-tables = Tables
bar-deals = Donnes
bar-proof = Preuve
bar-rounds = Rondes
bar-players = Joueurs
bar-prizes = Prix
bar-sign-in = Connexion
bar-this-device = Cet appareil
bar-colours-dark = Couleurs : sombre. Passer au clair.
bar-colours-light = Couleurs : clair. Passer à celles de l'appareil.
bar-colours-device = Couleurs : comme l'appareil. Passer au sombre.
bar-now-dark = Couleurs : sombre
bar-now-light = Couleurs : clair
bar-now-device = Couleurs : comme l'appareil
bar-skip = Aller aux résultats

## Whether what is shown is now

live-read-only = Lecture seule
live-withdrawn = Retiré
live-final = Final
live-session = Séance { $session }, à sa fin
live-reconnecting = Reconnexion
live-connecting = Connexion
live-sealed = Scellé
live-now = En direct

## What cannot be shown

withdrawn-title = Retiré.
withdrawn-since = On ne joue plus depuis le { $at } ; ce qui est ici date de ce moment.
missing-title = Introuvable
missing-path = Il n'y a pas de page à l'adresse { $path }.
missing-events = Tous les tournois
missing-late = Cette page n'est pas arrivée
missing-late-how = Vérifiez le réseau et rechargez la page.
missing-broken = Cette page ne peut pas être affichée
missing-broken-how = Le serveur a envoyé quelque chose que cette page ne comprend pas. Rechargez-la ; si cela n'aide pas, prévenez le directeur.
reading-results = Lecture des résultats.
failure-offline = Le serveur ne répond pas. Vérifiez le réseau ; cette page réessaie d'elle-même.
failure-offline-once = Le serveur ne répond pas. Vérifiez le réseau et réessayez.
failure-missing = Il n'y a rien à cette adresse.
failure-format = C'est un tournoi d'un autre genre.
failure-status = Le serveur a répondu { $status }. Prévenez le directeur ; cette page réessaie d'elle-même.
failure-unreadable = La page n'a pas pu lire la réponse. Rechargez-la ; si cela n'aide pas, prévenez le directeur.

## Counts and units

part-of = { $part } sur { $whole }
part-all = les { $whole }
unit-chips = jetons
unit-points = points
list-and = { $before } et { $last }
game-of-poker = poker
game-of-backgammon = backgammon
