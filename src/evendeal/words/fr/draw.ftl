### Le tirage des sièges sur les écrans de la salle.

hall-draw = Le tirage des sièges
hall-draw-of = { $n } sur { $of }
hall-draw-before = { $place } au siège { $seat } avant
hall-draw-brings = apporte { $chips }
hall-draw-contest = Siège { $seat } : à comparer entre eux
hall-draw-next = à suivre
hall-draw-table = table
hall-draw-begins = L’un après l’autre est tiré à un siège.
hall-draw-neighbours = voisins se retrouvent
hall-draw-held = reprennent leur siège d’avant
hall-draw-least = minimum possible { $n }
hall-draw-value = valeur publique
hall-draw-secret = Les sièges découlent du secret scellé, qui est ouvert à la fin.
hall-draw-seal = sceau du tirage
hall-draw-best = Le meilleur de { $n } tirages.
hall-draw-signed = La liste a été signée à { $at }.
