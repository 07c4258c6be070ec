"""Explanations for clicks that lead to no legal action, with the rule that forbids the most likely intention.

A click names a piece, a place or a zone, not an action. Every verb lists likely illegal attempts (`attempts`) and what
to click for them (`clicks`). The explanation is the first of these: the clicks are an attempt that a verb forbids; the
last one needs another click or choice first; the last one alone is a forbidden attempt; the game explains the node
(`purpose`).
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import game_of
from baronage.engine.game.messages import ENGLISH
from baronage.engine.game.table import acts
from baronage.engine.game.table_words import TableWords
from baronage.engine.text.params import Params

if TYPE_CHECKING:
    from baronage.engine.core.verb import Verb

FORESEEN = 40  # choices tried for a node that becomes available later
NAMED = 3  # alternatives named in one explanation


def attempts(view: State, seat: int, clicks: list[str]) -> list[Action]:
    """Return illegal actions that begin with these clicks, most likely first, from the seat's view.

    The most likely attempt violates the latest of a verb's REASONS, followed by actions of other decisions, then the
    rest.
    """
    top = view.stack[-1]
    found: list[tuple[int, int, Action]] = []
    for verb in view.game.verbs.values():
        for action in verb.attempts(view, seat):
            if verb.clicks(view, seat, action)[: len(clicks)] == clicks:
                no = view.judge(seat, action)
                if no is not None:
                    nearness = _nearness(verb, no.rule) if verb.NUMBER in top.OFFERS else 0
                    found.append((-nearness, len(found), action))
    return [action for _, _, action in sorted(found)]


def _nearness(verb: Verb[State], rule: str) -> int:
    """Return how many checks an action of an offered verb passed before a rule forbade it.

    The result is below 0 if the first of several checks failed: the node is of the wrong kind. This is less likely than
    a verb that is not offered.
    """
    at = verb.REASONS.index(rule) if rule in verb.REASONS else 0
    return at if at else 1 if len(verb.REASONS) == 1 else -1


class WhyNot(NamedTuple):
    """A message, and the id of the violated rule or ""."""

    sentence: str
    rule: str


def why_not(view: State, seat: int, clicks: list[str], language: str = ENGLISH, names: Sequence[str] = ()) -> WhyNot:
    """Return why these clicks have no effect. The seat's view is not changed."""
    return _Asking(view, seat, language, names).why(clicks)


class _Asking:
    """One request for an explanation."""

    def __init__(self, view: State, seat: int, language: str, names: Sequence[str]) -> None:
        self.game, self.view, self.seat, self.language, self.names = game_of(view), view, seat, language, names
        self.words = TableWords(view, language, names)

    def why(self, path: list[str]) -> WhyNot:
        """Return a message and the rule."""
        view, seat = self.view, self.seat
        prompt, rules = self.game.prompt(view, seat, self.language, self.names)
        rule = rules[0] if rules else ""
        if not view.stack:
            return WhyNot(prompt, rule)
        actions = view.actions(seat)
        if seat not in view.actors() and not actions:
            return WhyNot(self._msg("why-not-your-move", {"prompt": prompt}), rule)
        begun = self._begun(actions, path) if len(path) > 1 else None
        if begun is not None:
            return _Asking(begun, seat, self.language, self.names).why(path[1:])
        names = self._names()
        clicked = [id for id in path if id.partition(":")[0] in names or self._purpose(id) is not None]
        if not clicked:
            return WhyNot(prompt, rule)
        last = clicked[-1]
        # try the last click alone if the sequence has no explanation
        answer = self._forbidden(clicked) if len(clicked) > 1 else None
        alone = self._forbidden([last]) if not self._possible(actions, last) else None
        answer = answer or self._after(actions, names, last, alone)
        answer = answer or self.ahead(actions, last, view.default(seat) if alone and actions else None)
        answer = answer or alone or self._purpose(last)
        for id in self._around(last):
            answer = answer or self._forbidden([id]) or self._purpose(id)
        if answer is not None:
            return answer
        name = names.get(last) or last
        return WhyNot(self._msg("why-nothing", {"things": f"{name[:1].upper()}{name[1:]}"}), rule)

    def _begun(self, actions: list[Action], path: list[str]) -> State | None:
        """Return the view after the decision with which all acts of the first piece begin, or None.

        Choosing a piece is such a decision, where acts join it with what the piece does.
        """
        if self.game.hook("table", "acts") is None:
            return None
        joined = [act.do for act in acts(self.view, self.seat, actions) if act.piece == path[0] and len(act.do) > 1]
        if len({do[0] for do in joined}) != 1:
            return None
        then = self.view.clone()
        then.play(self.seat, joined[0][0], Chance(0))
        return then if then.actions(self.seat) else None

    def _names(self) -> dict[str, str]:
        """Return what the pieces, places and zones of the table are called, by id."""
        words = self.words
        found = {zone.id: words.label("zone", zone.id) for zone in words.board.zones}
        found |= {id: words.place(place) for id, place in words.places.items()}
        found |= {f"side.{side}": words.side(side) for side in words.rows}
        return found | {piece.id: words.piece(piece) for piece in words.table.pieces if piece.id not in found}

    def _around(self, id: str) -> list[str]:
        """Return the place or zone that holds a piece or a cell."""
        head = id.partition(":")[0]
        return [head] if head != id else [piece.at for piece in self.words.table.pieces if piece.id == id != piece.at]

    def _msg(self, id: str, params: Params) -> str:
        words = self.game.words
        return words.msg(id, params, words.reader(self.seat, self.names, self.view), self.language)

    def _forbidden(self, clicks: list[str]) -> WhyNot | None:
        """Return the violation of the most likely attempt for these clicks, or None."""
        for action in attempts(self.view, self.seat, clicks):
            refusal = self.game.refusal(self.view, self.seat, action, self.language, self.names)
            if refusal.rule:
                return WhyNot(refusal.sentence, refusal.rule)
        return None

    def _possible(self, actions: list[Action], id: str) -> bool:
        """Return whether a legal action begins with a click on this."""
        return any(self.game.nodes(self.view, self.seat, action)[:1] == [id] for action in actions)

    def _purpose(self, id: str) -> WhyNot | None:
        """Return the game's explanation of a thing that is never or not now clickable, or None."""
        sentence, rules = self.game.purpose(self.view, self.seat, id, self.language, self.names)
        return WhyNot(sentence, rules[0]) if sentence and rules else None

    def _after(self, actions: list[Action], names: dict[str, str], id: str, alone: WhyNot | None) -> WhyNot | None:
        """Return what must be clicked before this, together with the violation of a click on it alone."""
        first: list[str] = []
        rule = ""
        for action in actions:
            path = self.game.nodes(self.view, self.seat, action)
            if id in path[1:]:
                name = names.get(path[0], "")
                if name and name not in first:
                    first.append(name)
                    rules = self.game.label(self.view, self.seat, action, self.language, self.names)[1]
                    rule = rule or next(iter(rules), "")
        if not first or not rule:
            return None
        if alone:
            return WhyNot(
                self._msg("why-or-first-click", {"refusal": alone.sentence, "things": self._or(first)}), alone.rule
            )
        return WhyNot(self._msg("why-first-click", {"things": self._or(first)}), rule)

    def ahead(self, actions: list[Action], id: str, silence: Action | None = None) -> WhyNot | None:
        """Return what must be chosen before this can be clicked, or None.

        Unknown values are guessed for the trial.

        Clicks of a draft are tried, and buttons that reveal nothing, such as one that ends a step. What becomes
        available after most choices gives no explanation. `silence`, the action that does nothing, is never suggested.
        """
        view, seat, game = self.view, self.seat, self.game
        by_verb: defaultdict[int, list[Action]] = defaultdict(list)
        clicks = 0
        for action in actions:
            click = not view.completes_draft(seat, action) or game.leads(seat, action)
            clicks += click
            if action != silence and (click or not (view.draft(seat) or game.nodes(view, seat, action))):
                by_verb[action[0]].append(action)
        in_turn = [action for row in itertools.zip_longest(*by_verb.values()) for action in row if action is not None]
        guessed = view.fill(seat, Chance(0)) if actions else view
        first: list[str] = []
        rule = ""
        for action in in_turn[:FORESEEN]:
            if not self._opens(guessed, action, id):
                continue
            label, rules = game.label(view, seat, action, self.language, self.names)
            if rules and _brief(label) not in first:
                first.append(_brief(label))
                rule = rule or rules[0]
        if not first or len(first) > NAMED or (not clicks and len(first) == len(actions) > 1):
            return None
        return WhyNot(self._msg("why-first-choose", {"things": self._or([f"“{label}”" for label in first])}), rule)

    def _opens(self, guessed: State, action: Action, id: str) -> bool:
        """Return whether this can be clicked right after the action, without a reveal or chance."""
        chance, then = Chance(0), guessed.clone()
        then.play(self.seat, action, chance)
        if chance.outcomes or then.committed or self.seat not in then.actors():
            return False
        view = then.redact(self.seat)
        return any(id in self.game.nodes(view, self.seat, further) for further in view.actions(self.seat))

    def _or(self, names: list[str]) -> str:
        """Return alternatives as text: 'A', 'A, B or C'. A long list is shortened."""
        if len(names) > NAMED:
            return self._msg("why-or-another", {"things": ", ".join(names[:NAMED])})
        if len(names) == 1:
            return names[0]
        return self._msg("why-or", {"first": ", ".join(names[:-1]), "last": names[-1]})


def _brief(label: str) -> str:
    """Return the first words of a long label."""
    found = re.match(r"(.{12,60}?)[:;.] ", label) if len(label) > 60 else None
    return found[1] if found else label.rstrip(".")
