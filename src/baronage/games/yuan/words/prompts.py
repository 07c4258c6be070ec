"""What is asked of a seat, or what it waits for; at the end, the result."""

from __future__ import annotations

from baronage.games.yuan.data import CLAN_LETTERS, LAST_TURN, REQUIRED
from baronage.games.yuan.state import ALONE, LAST, WHEEL, Yuan
from baronage.games.yuan.steps.planning import Planning
from baronage.games.yuan.words.labels import Phrase, pass_gain, plan
from baronage.games.yuan.words.names import KINDS, colour, listed, name, some

CAUSES: dict[int, Phrase] = {
    WHEEL: ("A clan controls as many Temples as the wheel asks for.", ("YUAN-V1.01",)),
    LAST: ("The last turn is over.", ("YUAN-V1.03",)),
    ALONE: ("Only one player is left.", ("YUAN-Q1.01",)),
}


def prompt(s: Yuan, seat: int) -> Phrase:
    """What is asked of this seat now, or what it waits for; PUBLIC: what a spectator waits for."""
    if not s.stack:
        return _result(s)
    top = s.stack[-1]
    assert isinstance(top, Planning)
    return _order(s, seat, top), ("YUAN-P1.01", "YUAN-P1.06", "YUAN-V1.01")


def wheel(s: Yuan) -> str:
    """The Temples needed now and in the next turn."""
    now = f"Turn {s.turn}: {some(REQUIRED[s.turn], 'Temple')} needed now"
    if s.turn >= min(s.last, LAST_TURN):
        return f"{now}; this is the last turn"
    return f"{now}, {REQUIRED[s.turn + 1]} next turn"


def _order(s: Yuan, seat: int, top: Planning) -> str:
    if seat < 0 or top.sent >> seat & 1:
        mine = f"Your order is committed: {plan(s, seat)}. " if seat >= 0 and not s.left >> seat & 1 else ""
        if seat >= 0 and top.late >> seat & 1:
            mine = "Your time is over: you pass this turn. "
        waiting = [colour(s.clans[other]) for other in top.actors(s)]
        return f"{mine}Waiting for {listed(waiting)}. {wheel(s)}."
    clan = s.clans[seat]
    draft = top.drafts[seat]
    mine = f"You are {colour(clan)} ({CLAN_LETTERS[clan]}) with {some(s.controlled(clan), 'Temple')} and {s.chao[clan]} Chão"
    if s.forced[clan]:
        return f"{wheel(s)}. {mine} and owe {s.loan[clan]}: you must pass this turn."
    if not draft:
        gain = pass_gain(s, clan)
        if len(top.actions(s, seat)) == 1:
            return f"Pass for {gain} Chão: no Province can be your target. {wheel(s)}. {mine}."
        return f"Choose one target Province for this turn, or pass for {gain} Chão. {wheel(s)}. {mine}."
    if len(draft) < 4:
        kind = KINDS[len(draft) - 1]
        return f"Target {name(draft[0][1])}: choose a level of {kind}. So far: {plan(s, seat).rstrip('.')}."
    return f"Commit your order, or take clicks back: {plan(s, seat)}"


def _result(s: Yuan) -> Phrase:
    standings = s.standings()
    assert standings is not None
    winners = [s.clans[seat] for seat in standings.winners()]
    told = [colour(clan) if clan >= 0 else "the player who is left" for clan in winners]
    verb = "wins" if len(told) == 1 else "share the victory"
    return f"{standings.cause} {listed(told)} {verb}.", (standings.rule,)
