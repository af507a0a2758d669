### What more than one application says.

settings-language = Sprache
settings-colours = Farben
settings-dark = Dunkel
settings-light = Hell
settings-device = Wie das Gerät
