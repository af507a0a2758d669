### What more than one application says.

settings-language = Idioma
settings-colours = Colores
settings-dark = Oscuro
settings-light = Claro
settings-device = Como el dispositivo
