### What more than one application says.

settings-language = Langue
settings-colours = Couleurs
settings-dark = Sombre
settings-light = Clair
settings-device = Comme l'appareil
