### What more than one application says.

settings-language = Language
settings-colours = Colours
settings-dark = Dark
settings-light = Light
settings-device = As the device
