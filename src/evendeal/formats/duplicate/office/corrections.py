"""What the director does to a hand: its lines corrected."""

from collections.abc import Sequence
from typing import Any

from evendeal.director.office.acts import Act, ActContext, PreviewedAct, read_session
from evendeal.director.office.log_index import office_key
from evendeal.director.office.refusals import RuleNumberMissing, RulingReasonMissing
from evendeal.errors import Refused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.refusals import CorrectInstead, DealUnknown, StillFrozen
from evendeal.formats.duplicate.office.rulings import follow, number_of, try_acts
from evendeal.formats.duplicate.office.rulings_read import (
    RulingForm,
    read_ruling,
    require_effect,
    require_in_time,
)
from evendeal.ids import DealNo, SessionNo, TableNo
from evendeal.lines.acts import Undo
from evendeal.lines.fields import LONGEST_REASON
from evendeal.poker.lines import Correction, Note
from evendeal.poker.played import CONTRADICTIONS
from evendeal.poker.wire import action_from_json
from evendeal.tournament.duplicate.bodies import body_to_json
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.line import Draft
from evendeal.views.absent import NoSuchTable
from evendeal.views.poker.embargo.deals import is_open


class CorrectLine(PreviewedAct, frozen=True, kw_only=True):
    """Correct line `of` of a hand; without an action it counts no more (R38).

    With `settles` the hand then stands as corrected: a dispute is settled and a finished hand
    is final, in a ruling of this `kind` and `rule`.
    """

    path = "corrections"

    table: TableNo
    deal: DealNo
    of: int
    action: dict[str, Any] | None = None
    reason: str
    settles: bool = False
    kind: str = "recording"
    rule: str = ""
    session: SessionNo | None = None

    def read(self, desk: DealDesk, progress: AnyDuplicate, *, preview: bool) -> tuple[Act, ...]:
        """The lines that it writes: the correction, and that the hand then stands.

        Args:
            preview: nothing is written, for which the reason may still be missing.

        Raises:
            NotStarted, NoSuchTable, DealUnknown: there is no such hand.
            CorrectInstead: a line of an accepted hand would be undone.
            RulingReasonMissing, RuleNumberMissing, NotAnAction.
            CorrectionPeriodOver: only a late ruling can be made.
        """
        session = read_session(progress, self.session)
        now = progress.sessions[session]
        table, deal = self.table, self.deal
        reason = self.reason.strip()
        if not preview and not reason:
            raise RulingReasonMissing
        if table not in now.played:
            raise NoSuchTable(event=progress.event.id, table=table, tables=len(now.played))
        hand = now.hands.get((table, deal))
        if hand is None:
            raise DealUnknown(table=table, deal=deal)
        require_in_time(progress, session, desk.adapters.clock.now())
        place = (session, int(table), int(deal))
        acts: list[Act]
        if self.action is None:
            if hand.stated is not None:
                raise CorrectInstead(table=table, deal=deal, of=self.of)
            # An undo has no room for a reason; it stands beside it.
            acts = [
                Act(place, Undo(self.of)),
                Act(place, Note("other", None, f"Director: {reason}")),
            ]
        else:
            acts = [Act(place, Correction(self.of, action_from_json(self.action), reason))]
        if self.settles:
            if not preview and not self.rule.strip():
                raise RuleNumberMissing
            ruling = RulingForm(
                kind=self.kind,
                deal=deal,
                tables=(table,),
                effect={"as": "stands"},
                rule=self.rule,
                reason=self.reason,
                session=self.session,
            )
            acts.append(read_ruling(progress, ruling, desk.adapters.clock.now(), preview=preview))
        return tuple(acts)

    def do(self, at: ActContext[DealDesk]) -> int | None:
        """Correct or undo the line, also on an earlier street (R38); all or nothing.

        Returns:
            The number of the ruling that settles the hand, if there is one.

        Raises:
            Refused: by the rules, at the first action that no longer fits; see `read`.
        """
        desk = at.ledger
        with desk.writing(at.event):
            progress: AnyDuplicate = desk.refresh(at.event)
            keys = office_key(at.key)
            index = at.indexes.of(at.event)
            if f"{keys}/0" in index.keys:
                return self._sent_before(at, keys)
            acts = self.read(desk, progress, preview=False)
            try:
                trial = try_acts(desk, progress, acts, at.by)
                if self.settles:
                    require_effect(progress, trial, acts[-1])
            except Refused as refusal:
                if only_cards_say_no(progress, acts, refusal):
                    self._note_contradicted(at, progress, keys)
                raise
            drafts, counts = [], dict[tuple[int, int, int], int]()
            for number, act in enumerate(acts):
                session, table, deal = act.place
                n = counts.get(act.place, progress.next_n(session, table, deal))
                counts[act.place] = n + 1
                body = body_to_json(act.body)
                drafts.append(Draft(session, table, deal, n, f"{keys}/{number}", body))
            lines = desk.write(at.event, drafts, at.by)
            follow(desk, at.event, acts[0].place[0], at.by)
            return number_of(at.indexes, at.event, lines[-1]) if self.settles else None

    def _note_contradicted(
        self, at: ActContext[DealDesk], progress: AnyDuplicate, keys: str
    ) -> None:
        """Write down that somebody sent a correction which the cards contradict."""
        if f"{keys}/tried" in at.indexes.of(at.event).keys:
            return
        session = read_session(progress, self.session)
        text = (
            f"Director: a correction of line {self.of} was sent that the cards contradict: "
            f"{self.reason.strip()}"
        )
        note = body_to_json(Note("other", None, text[:LONGEST_REASON]))
        n = progress.next_n(session, self.table, self.deal)
        draft = Draft(session, self.table, self.deal, n, f"{keys}/tried", note)
        at.ledger.write(at.event, [draft], at.by)

    def _sent_before(self, at: ActContext[DealDesk], keys: str) -> int | None:
        """The answer to a correction that is sent again."""
        index = at.indexes.of(at.event)
        first = index.keys[f"{keys}/0"]
        body: Undo | Correction = Undo(self.of)
        if self.action is not None:
            body = Correction(self.of, action_from_json(self.action), self.reason.strip())
        index.sent_before(first.key, body_to_json(body))
        written = (index.keys[f"{keys}/{n}"] for n in (2, 1) if f"{keys}/{n}" in index.keys)
        last = next(written, first)
        return number_of(at.indexes, at.event, last) if last.body.get("do") == "rule" else None


def only_cards_say_no(progress: AnyDuplicate, acts: Sequence[Act], refusal: Refused) -> bool:
    """Whether it is cards of a closed deal alone that a correction does not fit.

    Nobody may ask for them, over and over, by corrections that come to nothing: a preview does
    not tell, and in earnest the try is written down.
    """
    if not acts or not isinstance(refusal, (*CONTRADICTIONS, StillFrozen)):
        return False
    session, _, deal = acts[0].place
    return not is_open(progress.sessions[session], DealNo(deal))
