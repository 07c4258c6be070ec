"""Why not? What somebody clicked stands for no legal action: the rule that forbids what they most likely wanted.

A click names things of the picture, not an action. Every verb knows what somebody might try with it (`near`) and what one clicks
for that (`clicks`). So, in this order: the things clicked one after the other may stand for what a
verb forbids; the last of them may come after another click, or after a choice, which is tried; by itself it may stand for what a
verb forbids; or the game says what such a thing is for (`purpose`).
"""

from __future__ import annotations

import itertools
import re
from collections import defaultdict
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from baronage.engine.chance import Chance
from baronage.engine.facts import Facts
from baronage.engine.flow import Action, State
from baronage.engine.scene import Node, Scene
from baronage.engine.words import ENGLISH

if TYPE_CHECKING:
    from baronage.engine.verb import Verb

FORESEEN = 40  # choices of which it is tried what they lead to
NAMED = 3  # of several things that would do, those that are named


def attempts(view: State, seat: int, clicks: list[str]) -> list[Action]:
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


class WhyNot(NamedTuple):
    """A sentence, and the id of the rule that forbids it or ""."""

    sentence: str
    rule: str


def why_not(view: State, seat: int, clicks: list[str], language: str = ENGLISH, names: Sequence[str] = ()) -> WhyNot:
    """Why these clicks lead nowhere. Made from the seat's own view, which it leaves as it is."""
    return _Asking(view, seat, language, names).why(clicks)


class _Asking:
    """Somebody asks why not."""

    def __init__(self, view: State, seat: int, language: str, names: Sequence[str]) -> None:
        self.game, self.view, self.seat, self.language, self.names = view.game, view, seat, language, names

    def why(self, path: list[str]) -> WhyNot:
        """A sentence, and the rule."""
        view, seat = self.view, self.seat
        prompt, rules = self.game.prompt(view, seat, self.language, self.names)
        rule = rules[0] if rules else ""
        if not view.stack:
            return WhyNot(prompt, rule)
        actions = view.actions(seat)
        if seat not in view.actors() and not actions:
            return WhyNot(self._say("why-not-your-move", {"prompt": prompt}), rule)
        scene = self.game.scene(view)
        nodes = _nodes(scene)
        clicked = [id for id in path if id in nodes]
        if not clicked:
            return WhyNot(prompt, rule)
        last = clicked[-1]
        answer = self._forbidden(clicked) if len(clicked) > 1 else None  # not this after that; and by itself?
        alone = self._forbidden([last]) if not self._possible(actions, last) else None
        answer = answer or self._after(actions, nodes, last, alone)
        answer = answer or self.ahead(actions, last, view.default(seat) if alone and actions else None)
        answer = answer or alone or self._purpose(last)
        for id in around(scene, last)[1:]:
            answer = answer or self._forbidden([id]) or self._purpose(id)
        if answer is not None:
            return answer
        name = nodes[last].says or nodes[last].code
        return WhyNot(self._say("why-nothing", {"things": f"{name[:1].upper()}{name[1:]}"}), rule)

    def _say(self, id: str, facts: Facts) -> str:
        words = self.game.words
        return words.say(id, facts, words.reader(self.seat, self.names, self.view), self.language)

    def _forbidden(self, clicks: list[str]) -> WhyNot | None:
        """What the rules say to the likeliest thing for which one clicks these, one after the other."""
        for action in attempts(self.view, self.seat, clicks):
            refusal = self.game.refusal(self.view, self.seat, action, self.language, self.names)
            if refusal.rule:
                return WhyNot(refusal.sentence, refusal.rule)
        return None

    def _possible(self, actions: list[Action], id: str) -> bool:
        """Does something that can be done begin with a click on this?"""
        return any(self.game.nodes(self.view, self.seat, action)[:1] == [id] for action in actions)

    def _purpose(self, id: str) -> WhyNot | None:
        """What the game says of a thing that is never clicked, or not now."""
        sentence, rules = self.game.purpose(self.view, self.seat, id, self.language, self.names)
        return WhyNot(sentence, rules[0]) if sentence and rules else None

    def _after(self, actions: list[Action], nodes: dict[str, Node], id: str, alone: WhyNot | None) -> WhyNot | None:
        """It is clicked after something else: after what. By itself it may be forbidden."""
        first: list[str] = []
        rule = ""
        for action in actions:
            path = self.game.nodes(self.view, self.seat, action)
            if id in path[1:] and path[0] in nodes:
                name = _name(nodes[path[0]])
                if name and name not in first:
                    first.append(name)
                    rules = self.game.label(self.view, self.seat, action, self.language, self.names)[1]
                    rule = rule or next(iter(rules), "")
        if not first or not rule:
            return None
        if alone:
            return WhyNot(
                self._say("why-or-first-click", {"refusal": alone.sentence, "things": self._or(first)}), alone.rule
            )
        return WhyNot(self._say("why-first-click", {"things": self._or(first)}), rule)

    def ahead(self, actions: list[Action], id: str, silence: Action | None = None) -> WhyNot | None:
        """Something else has to be chosen before this can be clicked: what. It is tried with what the seat can't know guessed.

        Clicks of a draft lead on, and buttons that show nobody anything, such as one that ends a step. That something comes
        after whatever one chooses, or after much of it, says nothing about any of it; and to do nothing (`silence`) is no advice
        where the rules have a reason.
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
        return WhyNot(self._say("why-first-choose", {"things": self._or([f"“{label}”" for label in first])}), rule)

    def _opens(self, guessed: State, action: Action, id: str) -> bool:
        """Can this be clicked right after the action, without anything being shown or drawn?"""
        chance, then = Chance(0), guessed.clone()
        then.play(self.seat, action, chance)
        if chance.outcomes or then.committed or self.seat not in then.actors():
            return False
        view = then.redact(self.seat)
        return any(id in self.game.nodes(view, self.seat, further) for further in view.actions(self.seat))

    def _or(self, names: list[str]) -> str:
        """'A', 'A, B or C'; of many, some."""
        if len(names) > NAMED:
            return self._say("why-or-another", {"things": ", ".join(names[:NAMED])})
        if len(names) == 1:
            return names[0]
        return self._say("why-or", {"first": ", ".join(names[:-1]), "last": names[-1]})


def _brief(label: str) -> str:
    """The first words of a long label."""
    found = re.match(r"(.{12,60}?)[:;.] ", label) if len(label) > 60 else None
    return found[1] if found else label.rstrip(".")


def _name(node: Node) -> str:
    """How words call a thing, briefly."""
    return re.split(r"[:;.,] ", node.says)[0] or node.code


def around(scene: Scene, id: str) -> list[str]:
    """A thing, and the things in which it lies, from the inside out."""

    def find(nodes: list[Node]) -> list[str]:
        for node in nodes:
            if node.id == id:
                return [id]
            if inner := find(node.children):
                return [*inner, node.id] if node.id else inner
        return []

    return find(scene.nodes) or [id]


def _nodes(scene: Scene) -> dict[str, Node]:
    """The nodes of a scene by id; one that is shown twice is the one that it is the same as."""
    nodes: dict[str, Node] = {}

    def visit(node: Node) -> None:
        if node.id:
            nodes[node.id] = node
        for child in node.children:
            visit(child)

    for node in scene.nodes:
        visit(node)
    for panel in scene.panels:
        for card in panel.cards:
            visit(card)
    return {id: nodes.get(node.same, node) for id, node in nodes.items()}
