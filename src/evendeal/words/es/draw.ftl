### El sorteo de los asientos en las pantallas de la sala.

hall-draw = El sorteo de los asientos
hall-draw-of = { $n } de { $of }
hall-draw-before = antes { $place } en el asiento { $seat }
hall-draw-brings = trae { $chips }
hall-draw-contest = Asiento { $seat }: se comparan entre sí
hall-draw-next = siguiente
hall-draw-table = mesa
hall-draw-begins = Uno tras otro recibe un asiento por sorteo.
hall-draw-neighbours = vecinos se reencuentran
hall-draw-held = vuelven a su asiento de antes
hall-draw-least = mínimo posible { $n }
hall-draw-value = valor público
hall-draw-secret = Los asientos resultan del secreto sellado, que se abre al final.
hall-draw-seal = sello del sorteo
hall-draw-best = El mejor de { $n } sorteos.
hall-draw-signed = La lista se firmó a las { $at }.
