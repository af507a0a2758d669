"""What a rule answers when it says no.

Refused
├── cards         NotACard, NotADeck, CardTwice, ...
├── poker         NotYourTurn, RaiseTooSmall, ...
├── backgammon    IllegalPlay, CubeNotYours, ...
├── draw          BrokenSeal, ...
├── scoring       NotComparable, ...
├── prizes        StackRefused, PrizesRise, ...
├── tournament    NotAnEvent, ...
├── notation      NotReadable, ...
└── director      NoSuchDeal, BrokenLog, ...
"""


class Refused(Exception):
    """A rule said no; nothing was changed.

    The sentence is for the person at the screen. The keyword arguments of each
    subclass are kept as attributes, so a program never has to read the sentence.
    """

    @property
    def name(self) -> str:
        """The refusal's name in programs and translations."""
        return type(self).__name__

    @property
    def fields(self) -> dict[str, object]:
        """The facts of the refusal, by name."""
        return dict(vars(self))
