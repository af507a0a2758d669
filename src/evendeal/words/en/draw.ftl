### The draw of the seats on the screens in the hall.

hall-draw = The draw of the seats
hall-draw-of = { $n } of { $of }
hall-draw-before = { $place } in seat { $seat } before
hall-draw-brings = brings { $chips }
hall-draw-contest = Seat { $seat }: to be compared with each other
hall-draw-next = next
hall-draw-table = table
hall-draw-begins = One after the other is drawn to a seat.
hall-draw-neighbours = neighbours meet again
hall-draw-held = sit where they sat before
hall-draw-least = least possible { $n }
hall-draw-value = public value
hall-draw-secret = The seats follow from the sealed secret, which is opened at the end.
hall-draw-seal = seal of the draw
hall-draw-best = The best of { $n } draws.
hall-draw-signed = The list was signed at { $at }.
