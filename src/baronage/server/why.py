"""Why not? What somebody clicked stands for no legal action: find the rule that forbids what he most likely wanted.

A click names things of the picture, not an action. What clicks on such things at such places usually stand for is learnt once for
each game, from a game that bots play: the notation with gaps for the codes of what is clicked. With the codes put in, it is what
he may have wanted, and the gate is asked why not.
"""

from __future__ import annotations

import functools
from collections import Counter, defaultdict

from baronage.bots import bot
from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal, Refusal
from baronage.engine.flow import State
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.scene import Node, Scene

GAMES = 1  # games that are learnt from,
LONGEST = 160  # and decisions of each
MOST = 12  # patterns that are tried

Places = tuple[str, ...]  # where the clicked things lie


def why_not(match: Match, seat: int, path: list[str]) -> tuple[str, str]:
    """A sentence, and the id of the rule that forbids it or "". Made from the seat's own view alone."""
    game, seen = match.game, match.state.redact(seat)
    prompt, rules = game.prompt(seen, seat)
    rule = rules[0] if rules else ""
    if match.over:
        return prompt, rule
    if seat not in seen.actors() and not seen.actions(seat):
        return f"It is not your move. {prompt}", rule
    nodes, places = _places(game, game.scene(seen), seat)
    clicked = [id for id in path if id in nodes]
    if not clicked:
        return prompt, rule
    refusal = _refusal(match, seen, seat, [nodes[id] for id in clicked], tuple(places[id] for id in clicked))
    if refusal is None and len(clicked) > 1:  # not this after that; and by itself?
        refusal = _refusal(match, seen, seat, [nodes[clicked[-1]]], (places[clicked[-1]],))
    if refusal is not None:
        return refusal.sentence, refusal.rule
    name = nodes[clicked[-1]].says or nodes[clicked[-1]].code
    nothing = "there is nothing to be done with it now."
    return f"{name[:1].upper()}{name[1:]}: {nothing}" if name else nothing.capitalize(), rule


def _refusal(match: Match, seen: State, seat: int, clicked: list[Node], places: Places) -> Illegal | None:
    """What the gate says to the likeliest action that these clicks stand for and that is refused by a rule.

    Likeliest is what can be done at all now, were it not for the thing that was clicked; then what he did here before.
    """
    timely = {action[0] for action in seen.actions(seat)}
    best: tuple[bool, bool, Illegal] | None = None
    tried = 0
    for pattern in patterns(match.game.package).get(places, []):
        text = pattern
        for number, node in enumerate(clicked):
            text = text.replace(_gap(number), _code(node)).replace(_gap(number, True), _digits(node))
        verb = timely
        try:
            actions = seen.read(seat, text)
            verb = {action[0] for action in actions}
            tried += 1
            for action in actions:
                match.check(seat, action)
        except Illegal as refusal:
            found = (verb <= timely, bool(refusal.rule), refusal)
            if best is None or found[:2] > best[:2]:
                best = found
            if all(found[:2]):
                break
        except Refusal:  # it can't be read: not what he wanted
            continue
        if tried >= MOST:
            break
    return best[2] if best else None


def _code(node: Node) -> str:
    """How the notation calls a thing: its code, or as its id ends."""
    return node.code or node.id.rpartition(".")[2]


def _digits(node: Node) -> str:
    """The number at the end of that: a notation may leave out what kind of thing it is."""
    code = _code(node)
    return code[len(code.rstrip("0123456789")) :]


def _gap(number: int, digits: bool = False) -> str:
    """A character that no notation has, for the code of a clicked thing or for its number alone."""
    return chr((0xE100 if digits else 0xE000) + number)


def _places(game: Game, scene: Scene, seat: int) -> tuple[dict[str, Node], dict[str, str]]:
    """The nodes of a scene by id, and where each lies: in a hand, or in which part of the board, as this seat sees it."""
    nodes: dict[str, Node] = {}
    places: dict[str, str] = {}
    me = game.label(seat)

    def visit(node: Node, place: str) -> None:
        if node.id:
            nodes[node.id] = node
            places[node.id] = place or node.id.rstrip("0123456789")
            if node.kind == "group":
                owner, dot, rest = node.id.partition(".")
                place = f"{'me' if owner == me else 'other'}{dot}{rest}".rstrip("0123456789,-")
        for child in node.children:
            visit(child, place)

    for node in scene.nodes:
        visit(node, "")
    for panel in scene.panels:
        for card in panel.cards:
            visit(card, panel.kind)
    for node in list(nodes.values()):
        if node.same in nodes:
            nodes[node.id] = nodes[node.same]
            places[node.id] = places[node.same]
    return nodes, places


@functools.cache
def patterns(package: str) -> dict[Places, list[str]]:
    """For each way to click, what it stood for in games of bots, the most frequent first."""
    game = Game(package)
    found: defaultdict[Places, Counter[str]] = defaultdict(Counter)
    player = bot("heuristic")
    for seed in range(GAMES):
        chance = Chance(seed)
        state = game.start(options=dict(game.meta.first), chance=chance)
        for _ in range(LONGEST):
            if not state.stack:
                break
            seat = state.actors()[0]
            seen = state.redact(seat)
            actions = seen.actions(seat)
            nodes, places = _places(game, game.scene(seen), seat)
            for action in actions[:200]:
                path = [id for id in game.nodes(seen, seat, action) if id in nodes]
                text = seen.write(seat, action)
                for number, id in enumerate(path):
                    code, digits = _code(nodes[id]), _digits(nodes[id])
                    whole = code in text or not digits
                    text = text.replace(code if whole else digits, _gap(number, not whole), 1)
                if path and all(_gap(n) in text or _gap(n, True) in text for n in range(len(path))):
                    found[tuple(places[id] for id in path)][text] += 1
            state.play(seat, player.choose(seen, seat, actions, chance), chance)
    return {places: [text for text, _ in counted.most_common()] for places, counted in found.items()}
