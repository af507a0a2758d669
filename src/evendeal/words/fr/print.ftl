### Ce qui s'imprime.

print-session = Séance { $session }
print-deals = donnes { $first } à { $last }
print-deal = donne { $first }
print-blinds = blindes { $small }/{ $big }
print-ante = ante { $chips }
print-big-blind-ante = ante de grosse blinde { $chips }
print-cap = plafond { $chips }
print-no-cap = sans plafond
print-sheet = feuille { $n } sur { $of }
print-verify = Pour vérifier : { $address }

## Handouts

print-handouts = Feuilles des donnes
print-ended = terminée { $time }
print-handout-key = À côté des cartes : ce que chaque siège a avec tout le tableau. Dessous : ce que les tables ont tiré du siège où elles diffèrent le plus, le meilleur en gras.
print-button = bouton { $seat }
print-leaf = feuille { $number }
print-seat = siège { $seat }
print-mark-button = B
print-mark-small = PB
print-mark-big = GB
print-table = table { $table }
print-least = minimum
print-median = médiane
print-greatest = maximum
print-alike = Toutes les tables ont tiré la même chose de chaque siège.
print-no-board = pas de tableau : fini avant le flop
print-empty = siège vide
print-ruled = * par décision
print-replaced = remplacée
print-replaced-why = Remplacée par une donne de réserve : elle ne compte pour personne.
print-in-place = Jouée à la place de la donne { $deal }.

print-made-high_card = hauteur { $a }
print-made-pair = paire { $a }
print-made-two_pair = { $a } et { $b }
print-made-three_of_a_kind = brelan { $a }
print-made-straight = quinte { $a }
print-made-flush = couleur { $a }
print-made-full_house = full { $a }/{ $b }
print-made-four_of_a_kind = carré { $a }
print-made-straight_flush = quinte flush { $a }
print-made-royal_flush = quinte royale
print-made-two_cards = { $a } { $b }
print-made-suited_cards = { $a } { $b } assortis

## Badges, seat cards, table cards, sheets for the doors

print-badges = Badges
print-badge-number = nº { $number }
print-seat-cards = Cartes de place
print-table-cards = Cartes de table
print-door-sheets = Affiches de porte
print-place-table = Table
print-place-seat = Siège
print-part-open = SALLE OUVERTE
print-part-closed = SALLE FERMÉE
print-round = ronde { $round }
print-rule-silence = Pas un mot sur le jeu, même après : d’autres tables jouent la même chose.
print-rule-devices = Aucun appareil électronique dans les salles de jeu.

## Timetable

print-timetable = Horaire
print-day = { $weekday } { $day }/{ $month }/{ $year }
print-weekday-1 = Lundi
print-weekday-2 = Mardi
print-weekday-3 = Mercredi
print-weekday-4 = Jeudi
print-weekday-5 = Vendredi
print-weekday-6 = Samedi
print-weekday-7 = Dimanche

## Labels of decks

print-labels = Étiquettes des paquets
print-holder = Support { $holder }
print-holder-deals = donnes { $first } à { $last }
print-holder-decks =
    { $n ->
        [one] { $n } paquet
       *[other] { $n } paquets
    }
print-deck = table { $table } · donne { $deal }
print-reserve = réserve { $n }
print-reserve-mark = RÉSERVE
print-seal-number = Scellé n°

## Sheets to sort by hand

print-hand-sort = Feuille pour ranger un paquet à la main
print-hand-sort-secret = Pour le gardien des paquets et les deux personnes qui rangent. Qui a vu cette feuille ne joue pas.
print-hand-sort-lay = Étaler une fois le paquet, faces visibles, une rangée par couleur, de l'as au roi : les { $n } cartes y sont.
print-hand-sort-pick = La seconde personne lit la feuille ; la première prend chaque carte et la pose face visible sur la précédente : { $n } prises.
print-hand-sort-turn = Retourner la pile : la carte 1 est dessus, face cachée.
print-hand-sort-check = La seconde personne parcourt une fois le paquet depuis le dessus et coche chaque carte. Puis il est scellé et reçoit son étiquette.
print-hand-sort-count = { $n } étapes par paquet : un étalage, { $picks } prises, un contrôle.
print-hand-sort-label = étiquette
print-hand-sort-sorted = rangé par
print-hand-sort-checked = contrôlé par
print-hand-sort-top = dessus du paquet
print-hand-sort-bottom = dessous du paquet
