"""Three requests of a recorder's device, each as the house gets thousands of in an evening."""

from pathlib import Path

from support.visits import Visits, Watch
from support.web.house import house
from support.web.match_house import GameWire, match_house
from support.web.wire import Wire


def one_call(folder: Path) -> Visits:
    """A player of poker calls."""
    with Watch() as watch, house(folder) as hall:
        wire = Wire(hall)
        wire.begin()
        line = wire.bet()
        assert line is not None
        assert line["do"] == "call"
        return watch.during(lambda: wire.post(line))


def one_accept(folder: Path) -> Visits:
    """The last table accepts its hand, so that the deal opens."""
    with Watch() as watch, house(folder) as hall:
        first, second = Wire(hall), Wire(hall, "recorder 2", table=2)
        first.begin()
        while second.deal != first.deal:
            second.fold_hand()
        while first.state is not None and first.state.to_act is not None:
            first.say({"do": "fold", "seat": first.state.to_act})
        accepts = first.accept()
        return watch.during(lambda: first.post(accepts))


def one_play(folder: Path) -> Visits:
    """A player of backgammon moves."""
    with Watch() as watch, match_house(folder) as hall:
        wire = GameWire(hall)
        wire.go(3)
        line = wire.line_due()
        while line["do"] != "play":
            wire.say(line)
            line = wire.line_due()
        return watch.during(lambda: wire.post(line))
