### Die Auslosung der Plätze auf den Bildschirmen im Saal.

hall-draw = Die Auslosung der Plätze
hall-draw-of = { $n } von { $of }
hall-draw-before = vorher { $place } auf Platz { $seat }
hall-draw-brings = bringt { $chips } mit
hall-draw-contest = Platz { $seat }: werden miteinander verglichen
hall-draw-next = als Nächstes
hall-draw-table = Tisch
hall-draw-begins = Einer nach dem anderen wird auf einen Platz gelost.
hall-draw-neighbours = Nachbarn treffen sich wieder
hall-draw-held = sitzen, wo sie schon saßen
hall-draw-least = geringstmöglich { $n }
hall-draw-value = öffentlicher Wert
hall-draw-secret = Die Plätze folgen aus dem versiegelten Geheimnis, das am Ende geöffnet wird.
hall-draw-seal = Siegel der Auslosung
hall-draw-best = Die beste von { $n } Auslosungen.
hall-draw-signed = Die Liste wurde um { $at } unterschrieben.
