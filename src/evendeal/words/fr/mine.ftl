### A player's own place in an event of deals, and a captain's.

mine-where = Où et quand
mine-session = Séance { $session }
mine-team-seats = Les sièges de l'équipe
mine-your-seat = Votre siège
mine-to-come = à venir
mine-since = depuis { $time }
mine-over = terminée
mine-not-here = Vous ne jouez pas dans cette séance.
mine-table = Table
mine-seat = Siège
mine-seat-at = Siège { $seat }
mine-print-badges =
    { $whose ->
        [team] Badges de l’équipe, PDF :
       *[own] Votre badge, PDF :
    }
mine-print-seat-cards =
    { $whose ->
        [team] Cartes de place de l’équipe, PDF :
       *[own] Votre carte de place, PDF :
    }
mine-print-on-a4 = A4
mine-print-on-letter = US Letter
mine-line-up = La composition dans la liste des engagés : { $players }.
mine-not-lined-up = { $player } n'est pas dans la composition.
mine-came-for = { $player } à la place de { $gone }.
mine-taken-out = Retiré de la séance ({ $rule }) : { $reason }

## What is open so far

mine-so-far = Jusqu'ici
mine-nothing = Rien n'est encore joué. Une donne est montrée quand sa dernière table l'a jouée.
mine-all-open =
    { $n ->
        [one] La seule donne jouée jusqu'ici est ouverte.
       *[other] Vos { $n } donnes jouées sont toutes ouvertes.
    }
mine-team-all-open =
    { $n ->
        [one] La seule donne jouée jusqu'ici est ouverte.
       *[other] Les { $n } mains jouées de votre équipe sont toutes ouvertes.
    }
mine-open =
    { $n ->
        [one] { $n } de vos { $played } donnes jouées est ouverte.
       *[other] { $n } de vos { $played } donnes jouées sont ouvertes.
    }
mine-team-open =
    { $n ->
        [one] { $n } des { $played } mains jouées de votre équipe est ouverte.
       *[other] { $n } des { $played } mains jouées de votre équipe sont ouvertes.
    }
mine-embargo = Une donne s'ouvre quand la dernière table l'a jouée. Jusque-là, personne n'en voit rien, pas même vous.
mine-head-session = Séance
mine-head-open = Ouvertes
mine-head-chips = Jetons
mine-head-place = Place
mine-head-points = Points
mine-session-seat = Séance { $session }, siège { $seat }
mine-short-seat = siège { $seat }
mine-short-session-seat = s { $session }, siège { $seat }

## The session card: a row for each open deal

mine-card = Feuille de séance
mine-which = Quelles donnes
mine-filter-all = Toutes
mine-filter-swings = Swings
mine-filter-won = Gagnées
mine-filter-lost = Perdues
mine-player = Joueur
mine-all-players = tous
mine-order = Ordre
mine-by-deal = par donne
mine-by-swing = par swing
mine-card-later = Chaque donne ouverte a ici sa ligne : vos cartes, ce qui s'est fait à votre table, et votre résultat à côté de celui de tous ceux qui avaient les mêmes cartes. La première vient quand sa dernière table l'a jouée.
mine-card-none = Aucune des donnes ouvertes n'en fait partie.
mine-deal = Donne
mine-cards = Cartes
mine-player-play = Joueur et jeu
mine-play = Le jeu à votre table
mine-net = Résultat
mine-field = Le champ avec ces cartes
mine-button = bouton { $seat }
mine-same = pareil à toutes les tables
mine-median = la médiane
mine-on-median = { $gain } sur la médiane
mine-furthest = Le plus loin de la médiane
mine-team-median = L'équipe sur la médiane
mine-of-session = s { $session }
mine-show-all = Montrer les { $n } donnes
mine-reading-hands = Lecture des mains.
