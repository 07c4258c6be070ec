"""Clicks that lead to no legal action: what they most likely stood for, so that the judge can say why not.

Every verb knows what somebody might try with it (`near`) and what one clicks for that (`clicks`). So what clicks may mean is
found, not guessed, and the one that comes nearest to being legal is the one to explain.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from baronage.engine.flow import Action, State

if TYPE_CHECKING:
    from baronage.engine.verb import Verb


def likely(view: State, seat: int, clicks: list[str]) -> list[Action]:
    """Illegal actions for which one would have clicked these things first, from the seat's view; the likeliest first.

    Likeliest is what the verb forbids by the latest of its REASONS; then what another decision asks for; then the rest.
    """
    top = view.stack[-1]
    found: list[tuple[int, int, Action]] = []
    for verb in view.game.verbs.values():
        for action in verb.near(view, seat):
            if verb.clicks(view, seat, action)[: len(clicks)] == clicks:
                no = view.judge(seat, action)
                if no is not None:
                    nearness = _nearness(verb, no.rule) if verb.NUMBER in top.OFFERS else 0
                    found.append((-nearness, len(found), action))
    return [action for _, _, action in sorted(found)]


def _nearness(verb: Verb[State], rule: str) -> int:
    """How far an action of a verb that is offered came before a rule forbade it.

    Below 0, less likely than a verb that is not offered: it is not even the right kind of thing, the first of several reasons.
    """
    at = verb.REASONS.index(rule) if rule in verb.REASONS else 0
    return at if at else 1 if len(verb.REASONS) == 1 else -1
