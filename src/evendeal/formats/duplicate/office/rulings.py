"""What the director rules: checked on a fork, and written with what follows from it."""

from collections.abc import Sequence
from contextlib import suppress

from evendeal.director.ledger import LuckNotHere
from evendeal.director.office.acts import Act, ActContext, OfficeAct, take_trial
from evendeal.director.office.log_index import LogIndexes
from evendeal.director.office.refusals import RulingReasonMissing
from evendeal.director.opening import after_writing, opening
from evendeal.director.ports import KeyReused
from evendeal.formats.duplicate.life import DealDesk
from evendeal.formats.duplicate.office.rulings_read import (
    RulingForm,
    read_ruling,
    read_withdrawal,
    require_effect,
)
from evendeal.ids import DealNo, EventId, SessionNo, TableNo
from evendeal.tournament.duplicate.bodies import body_from_json
from evendeal.tournament.duplicate.progress import AnyDuplicate
from evendeal.tournament.duplicate.rulings import Ruled, Stands, Withdrawn
from evendeal.tournament.line import Line
from evendeal.views.poker.embargo.deals import is_open


def try_acts(desk: DealDesk, progress: AnyDuplicate, acts: Sequence[Act], by: str) -> AnyDuplicate:
    """The event with these lines, and with the deals that would open then.

    Raises:
        Refused: one of them does not fit.
    """
    return _trial(desk, progress, progress.fork(), acts, by)


def try_face_down(
    desk: DealDesk, progress: AnyDuplicate, acts: Sequence[Act], by: str
) -> AnyDuplicate:
    """The same, where nobody may learn of cards that no table has seen.

    The hands of closed deals that the lines touch are played with their hole cards face down.

    Raises:
        Refused: one of them does not fit, whatever those cards are.
    """
    trial = progress.fork()
    for session, table, deal in touched(progress, acts):
        now = trial.sessions[session]
        now.keep(table, deal, now.hands[table, deal].covered())
    return _trial(desk, progress, trial, acts, by)


def touched(
    progress: AnyDuplicate, acts: Sequence[Act]
) -> tuple[tuple[SessionNo, TableNo, DealNo], ...]:
    """The hands of closed deals whose lines or whose standing these acts change."""
    hands: dict[tuple[SessionNo, TableNo, DealNo], None] = {}
    for act in acts:
        session, table, deal = act.place
        now = progress.sessions[session]
        tables: tuple[int, ...] = (table,)
        body = act.body
        if isinstance(body, Withdrawn):
            body = progress.rulings[body.ruling - 1].ruled
        if isinstance(body, Ruled):
            deal, tables = body.deal, body.tables or tuple(now.played)
            if not isinstance(body.effect, Stands):
                continue
        for number in tables:
            at = TableNo(number), DealNo(deal)
            if at in now.hands and not is_open(now, at[1]):
                hands[session, *at] = None
    return tuple(hands)


def _trial(
    desk: DealDesk, progress: AnyDuplicate, trial: AnyDuplicate, acts: Sequence[Act], by: str
) -> AnyDuplicate:
    now = desk.adapters.clock.now()
    for act in acts:
        take_trial(trial, act, now, by)
    for session in {act.place[0] for act in acts}:
        played = trial.sessions.get(session)
        for deal in played.to_open() if played else ():
            with suppress(LuckNotHere):
                body = body_from_json(opening(desk, progress.event.id, session, deal).body)
                take_trial(trial, Act((session, 0, deal), body), now, by)
    return trial


class Rule(RulingForm, frozen=True, kw_only=True):
    """Rule, with a reason and a rule number; it can be withdrawn. `effect` is as the log has it.

    For example `{"as": "void", "adjust": {"3": "150"}}`.
    """

    path = "rulings"

    def do(self, at: ActContext[DealDesk]) -> int:
        """Make the ruling; its number.

        Raises:
            Refused: see `read_ruling` and `require_effect`. Nothing was written.
        """
        desk = at.ledger
        with desk.writing(at.event):
            progress: AnyDuplicate = desk.refresh(at.event)
            known = at.line()
            if known is not None:
                self._require_same(known)
                return number_of(at.indexes, at.event, known)
            act = read_ruling(progress, self, desk.adapters.clock.now(), preview=False)
            require_effect(progress, try_acts(desk, progress, [act], at.by), act)
            line = at.write(act.place, act.body)
            follow(desk, at.event, act.place[0], at.by)
            return number_of(at.indexes, at.event, line)

    def _require_same(self, known: Line) -> None:
        """Nothing, if the line of a key is the ruling that is sent again."""
        body = {
            "kind": self.kind,
            "deal": self.deal or 0,
            "rule": self.rule.strip(),
            "reason": self.reason.strip(),
        }
        if any(known.body.get(field) != value for field, value in body.items()):
            raise KeyReused(key=known.key, position=known.position)


class WithdrawRuling(OfficeAct, frozen=True, kw_only=True):
    """Take a ruling back, with a reason, until the correction period is over."""

    path = "rulings/{ruling}/withdraw"

    ruling: int
    reason: str

    def do(self, at: ActContext[DealDesk]) -> int:
        """Take it back; its number.

        Raises:
            RulingReasonMissing, NoSuchRuling, CorrectionPeriodOver, CannotBeTakenBack.
        """
        desk, reason = at.ledger, self.reason.strip()
        with desk.writing(at.event):
            progress: AnyDuplicate = desk.refresh(at.event)
            if at.sent_before(Withdrawn(self.ruling, reason)) is not None:
                return self.ruling
            if not reason:
                raise RulingReasonMissing
            act = read_withdrawal(progress, self.ruling, reason, desk.adapters.clock.now())
            require_effect(progress, try_acts(desk, progress, [act], at.by), act)
            at.write(act.place, act.body)
            follow(desk, at.event, act.place[0], at.by)
            return self.ruling


def follow(desk: DealDesk, event: EventId, session: SessionNo, by: str) -> None:
    """What a ruling or correction brings with it: deals that open, and news for the public."""
    after_writing(desk, event, session, by)


def number_of(indexes: LogIndexes, event: EventId, line: Line) -> int:
    """The number of the ruling that a line made: they are counted in the order of the log."""
    lines = indexes.of(event).lines[: line.position]
    return sum(each.body.get("do") == "rule" for each in lines)
