"""What a ruling, a withdrawal or a correction would change, before it is written."""

from collections.abc import Sequence

from evendeal.director.office.acts import Act, ActContext, OfficeAct
from evendeal.director.office.preview import PREVIEW, refusal_of_preview
from evendeal.errors import Refused, Unfit
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.corrections import CorrectLine, only_cards_say_no
from evendeal.formats.duplicate.office.refusals import ReplaceEverywhere
from evendeal.formats.duplicate.office.rulings import Rule, touched, try_face_down
from evendeal.formats.duplicate.office.rulings_read import (
    read_ruling,
    read_withdrawal,
    require_effect,
)
from evendeal.ids import DealNo
from evendeal.poker.lines import Note
from evendeal.poker.record_refusals import NoSuchLine
from evendeal.poker.refusals import NotOver
from evendeal.poker.state import THE_WINNERS
from evendeal.tournament.duplicate.bodies import body_to_json
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rulings import Ruled, Withdrawn, effect_to_json
from evendeal.views.poker.office.changes import (
    HIDDEN,
    consequences,
    hangs_on_hidden_cards,
)
from evendeal.views.poker.office.consequences import Consequences
from evendeal.views.poker.office.lines import (
    effect_view,
    line_text,
    ruling_text,
)
from evendeal.views.text import Text, says


class OneThingAtATime(Unfit):
    """A preview of nothing, or of several things."""

    def __init__(self) -> None:
        super().__init__("a preview is of a ruling, of a correction or of a withdrawal")


class PreviewRuling(OfficeAct, frozen=True, kw_only=True):
    """Show what a ruling, a correction or the withdrawal of a ruling would change.

    It is one of the three. Nothing is written.
    """

    path = "preview"
    keyed = False

    ruling: Rule | None = None
    correction: CorrectLine | None = None
    withdraw: int | None = None

    def do(self, at: ActContext[DealDesk]) -> Consequences:
        """What would follow; a refusal that confirming would meet stands in it.

        It is made from what was sent and what the tables have recorded, with the hole cards of
        closed deals face down: it is the same whatever those cards are.

        Raises:
            OneThingAtATime: not exactly one of `ruling`, `correction` and `withdraw`.
        """
        if sum(each is not None for each in (self.ruling, self.correction, self.withdraw)) != 1:
            raise OneThingAtATime
        desk = at.ledger
        with desk.reading(at.event):
            progress: AnyDuplicate = desk.refresh(at.event)
            acts: tuple[Act, ...] = ()
            try:
                acts = self._read(desk, progress)
                trial = try_face_down(desk, progress, acts, PREVIEW)
                require_effect(progress, trial, acts[-1])
            except Refused as refusal:
                if self.correction is not None and _hangs_on_cards(progress, acts, refusal):
                    sentences = _sentences(progress, acts)
                    return Consequences((*sentences, HIDDEN), (), (), (), False, None)
                text, refused = refusal_of_preview(refusal)
                replaces = isinstance(refusal, ReplaceEverywhere)
                return Consequences((text,), (), (), (), replaces, refused)
            session = acts[0].place[0]
            hands = [(table, deal) for _, table, deal in touched(progress, acts)]
            return consequences(
                progress,
                trial,
                session,
                _deal(progress, acts[0]),
                _sentences(progress, acts),
                compared=desk.compared(progress, trial),
                known=not hangs_on_hidden_cards(progress, trial, session, hands),
            )

    def _read(self, desk: DealDesk, progress: AnyDuplicate) -> tuple[Act, ...]:
        now = desk.adapters.clock.now()
        if self.ruling is not None:
            return (read_ruling(progress, self.ruling, now, preview=True),)
        if self.correction is not None:
            return self.correction.read(desk, progress, preview=True)
        assert self.withdraw is not None
        return (read_withdrawal(progress, self.withdraw, "", now),)


def _hangs_on_cards(progress: AnyDuplicate, acts: Sequence[Act], refusal: Refused) -> bool:
    """Whether it hangs on cards of a closed deal if a correction is refused so.

    A winner who is still to be announced is known to the deck-order alone. Of a hand that
    contradicts its deck-order nobody learns where it would do so no more.
    """
    if only_cards_say_no(progress, acts, refusal):
        return True
    hands = [progress.sessions[s].hands[table, deal] for s, table, deal in touched(progress, acts)]
    if any(hand.refusal is not None for hand in hands):
        return not isinstance(refusal, NoSuchLine)
    return bool(hands) and isinstance(refusal, NotOver) and refusal.waits_for == THE_WINNERS


def _sentences(progress: AnyDuplicate, acts: tuple[Act, ...]) -> list[Text]:
    return [_sentence(progress, act) for act in acts if not isinstance(act.body, Note)]


def _deal(progress: AnyDuplicate, act: Act) -> DealNo | None:
    """The deal that an act is about; None for a penalty."""
    match act.body:
        case Ruled(deal=deal):
            return DealNo(deal) if deal else None
        case Withdrawn(ruling=number):
            deal = progress.rulings[number - 1].ruled.deal
            return DealNo(deal) if deal else None
        case _:
            return DealNo(act.place[2])


def _sentence(progress: AnyDuplicate, act: Act) -> Text:
    names = {entry.id: entry.name for entry in progress.event.entries}
    match act.body:
        case Ruled(kind=kind, deal=deal, tables=tables, effect=effect):
            words = effect_view(effect_to_json(effect))
            return ruling_text(kind, deal or None, tables, words, names)
        case Withdrawn(ruling=number):
            return says("ruling-withdrawn", ruling=number)
        case body:
            return line_text(body_to_json(body), names, board=True, holes=False)
