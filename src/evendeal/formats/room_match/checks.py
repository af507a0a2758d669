"""What only an event of matches has checked: rolls, games, finalists, line-ups, decisions."""

from collections.abc import Iterator

from evendeal.backgammon.lines import Decided, Reopened
from evendeal.backgammon.record_refusals import GameResultDiffers
from evendeal.backgammon.rolls import OpeningDiffers, RollDiffers
from evendeal.director.checks import Checks
from evendeal.draw.finding import Finding
from evendeal.draw.instants import instant_in_words
from evendeal.draw.match_opened import MatchLineUp, OpenedMatchSession
from evendeal.draw.match_seal import MatchSeal
from evendeal.errors import Refused
from evendeal.ids import ROOMS, EntryId, SessionNo
from evendeal.tournament.refusals import OtherFinalists, OtherRollsOpened
from evendeal.tournament.room_match.event import RollsKind
from evendeal.tournament.room_match.final import FinalistsLevel, finalists
from evendeal.tournament.room_match.progress import MatchProgress


class MatchChecks(Checks[MatchProgress, MatchSeal, OpenedMatchSession]):
    """The findings that only an event of matches has."""

    def part_of(self, published: OpenedMatchSession, ours: OpenedMatchSession) -> bool:
        """Whether a published session says what the log says, as far as it had come by then."""
        return (
            set(published.sets) <= set(ours.sets)
            and (ours.lots, ours.root) == (published.lots, published.root)
            and published.secret in (None, ours.secret)
            and published.line_ups in (ours.line_ups, _so_far(published, ours))
        )

    def has_root(self, seal: MatchSeal, session: SessionNo) -> bool:
        """Whether a session that begins has its root published then."""
        return bool(seal.beacon) and seal.rolls == "drawn"

    def results(self, progress: MatchProgress) -> Iterator[Finding]:
        """Rolls, games that were played again, and who came to play the final."""
        yield from _rolls(progress)
        yield from _results(progress)
        yield from _finalists(progress)

    def broken_claim(
        self, progress: MatchProgress, refusal: Refused | None
    ) -> tuple[str, str] | None:
        """A result, rolls or finalists that are not what the play and the draw make them."""
        thrown = progress.event.rolls is RollsKind.THROWN
        match refusal:
            case GameResultDiffers():
                return "results", "a result is accepted that its play does not make"
            case RollDiffers() | OpeningDiffers() if thrown:
                return "rolls-thrown", "a room used other rolls than the first one threw"
            case RollDiffers() | OpeningDiffers():
                return "rolls-played", "a room used other rolls than were drawn"
            case OtherRollsOpened():
                return "rolls-played", "a roll set is opened with which the rooms did not play"
            case OtherFinalists():
                return "finalists", "the final begins with others than the rounds have chosen"
        return None

    def decisions(self, progress: MatchProgress) -> Iterator[Finding]:
        """What the director decided, who was lined up, and who may have known rolls."""
        yield from _decisions(progress)
        yield from _sheets(progress)
        yield from _line_ups(progress)
        yield from _room_changes(progress)


def _so_far(
    published: OpenedMatchSession, ours: OpenedMatchSession
) -> tuple[MatchLineUp, ...] | None:
    """The line-ups as far as a file can lag behind; when the session has ended, not any more."""
    return ours.line_ups[: len(published.line_ups)] if ours.secret is None else None


def _line_ups(progress: MatchProgress) -> Iterator[Finding]:
    """Who was lined up otherwise than the event says: when, by whom, and after what (R49)."""
    for record in progress.matches:
        planned = record.planned
        now = progress.sessions.get(planned.session)
        for change in record.changes:
            where = f"session {planned.session}, match {planned.number}"
            when = "before the session began"
            if change.meanwhile:
                when = "while the match was being played"
            elif now is not None and change.at >= now.begun_at:
                when = "after the session had begun"
            sentence = (
                f"{where.capitalize()}: {change.by} lined up {' and '.join(change.players)} for "
                f"{change.team} on {instant_in_words(change.at)}, {when}. {change.reason}"
            )
            yield Finding("unproved", where, sentence, "line-up-by")


def _rolls(progress: MatchProgress) -> Iterator[Finding]:
    """That both rooms of every open set used its rolls; where they did not, see `refused`."""
    for session, now in sorted(progress.sessions.items()):
        where = f"session {session}, rolls"
        if progress.event.rolls is RollsKind.THROWN:
            if now.both_final:
                sentence = (
                    f"Session {session}: both rooms used the rolls that the first of them threw, "
                    f"in {_games(len(now.both_final))}."
                )
                yield Finding("holds", where, sentence, "rolls-thrown")
            continue
        # The rules open no set with which a room did not play, and let no dice be changed after.
        rooms = sum(deal in now.opened for _, deal in now.games)
        if rooms:
            sentence = (
                f"Session {session}: {_were(rooms)} played with exactly the rolls of the "
                f"{len(now.opened)} open roll sets."
            )
            yield Finding("holds", where, sentence, "rolls-played")


def _results(progress: MatchProgress) -> Iterator[Finding]:
    for session, now in sorted(progress.sessions.items()):
        accepted = 0
        for (table, deal), game in sorted(now.games.items()):
            if game.decided is not None or game.accepted is None:
                continue
            if game.corrected:
                where = f"session {session}, table {table}, roll set {deal}"
                sentence = (
                    f"Session {session}, table {table}, roll set {deal}: the director corrected "
                    f"what the table had accepted: {game.corrected}"
                )
                yield Finding("unproved", where, sentence, "correction")
            else:
                accepted += 1
        if accepted:
            sentence = (
                f"Session {session}: {_were(accepted)} played again from the log, with the "
                "results that the tables accepted."
            )
            yield Finding("holds", f"session {session}, results", sentence, "results")


def _games(count: int) -> str:
    return f"{count} game" if count == 1 else f"{count} games"


def _were(count: int) -> str:
    return f"{_games(count)} {'was' if count == 1 else 'were'}"


def _finalists(progress: MatchProgress) -> Iterator[Finding]:
    """Whether the final is played by the two whom the matches before it have chosen."""
    now = progress.sessions.get(progress.event.final_session)
    if now is None or now.finalists is None:
        return
    where = f"session {now.session}, finalists"
    table = progress.qualifying()
    try:
        due: object = finalists(table)
        needed = False
    except FinalistsLevel:
        due = finalists(table, now.lots) if now.lots else None
        needed = True
    if now.lots and not needed:
        sentence = "Lots were drawn for the final, and as the rounds stand now none were needed."
        yield Finding("unproved", where, sentence, "finalists")
    if due == now.finalists:
        how = "as the rounds and the lots decided" if needed else "as the rounds decided"
        sentence = f"The final is played by {' and '.join(now.finalists)}, {how}."
        yield Finding("holds", where, sentence, "finalists")
    else:
        # A correction after the final began may do this as well.
        sentence = (
            f"The final is played by {' and '.join(now.finalists)}; by the rounds, as they stand "
            "now, it would be others."
        )
        yield Finding("unproved", where, sentence, "finalists")


def _decisions(progress: MatchProgress) -> Iterator[Finding]:
    """The director's decisions in force: no seal can prove them, so each is named."""
    for record in progress.records.decisions:
        session, table, roll_set = record.place
        where = f"session {session}, table {table}, roll set {roll_set}"
        game = progress.game(session, table, roll_set)
        match record.body:
            case Decided() as decided if decided == game.decided:
                what = f"decided by the director ({decided.rule}). {decided.reason}"
            case Reopened(reason):
                what = f"reopened by the director. {reason}"
            case _:
                continue
        yield Finding("unproved", where, f"{where.capitalize()}: {what}", "decision")


def _sheets(progress: MatchProgress) -> Iterator[Finding]:
    """Roll sheets that were printed: whoever had one knew the rolls of its game to come."""
    for session, now in sorted(progress.sessions.items()):
        for sheets, at, by in now.sheets:
            printed = "1 roll sheet was" if sheets == 1 else f"{sheets} roll sheets were"
            sentence = f"{printed} printed of session {session} on {instant_in_words(at)}, by {by}."
            yield Finding("unproved", f"session {session}, roll sheets", sentence, "roll-sheet")


def _room_changes(progress: MatchProgress) -> Iterator[Finding]:
    """Players who changed rooms during a match: they had seen rolls that come there again (R49)."""
    for record in progress.matches:
        had: dict[EntryId, tuple[set[str], set[str]]] = {}
        for change in record.changes:
            if not change.meanwhile:
                continue
            sat = had.setdefault(change.team, (set(), set()))
            for players, player in zip(sat, change.gone, strict=True):
                players.add(player)
            for player, room, other in zip(change.players, ROOMS, sat[::-1], strict=True):
                if player in other:
                    where = f"session {record.planned.session}, match {record.planned.number}"
                    sentence = (
                        f"{where.capitalize()}: {player} came to the {room} room from the other "
                        f"one on {instant_in_words(change.at)}, and may have known rolls. "
                        f"{change.reason}"
                    )
                    yield Finding("unproved", where, sentence, "room-change")
