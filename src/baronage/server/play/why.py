"""Why not? What somebody clicked stands for no legal action: find the rule that forbids what he most likely wanted.

A click names things of the picture, not an action. So, in this order: it may come after another click, or after a choice, which
is tried; the game may know what was meant (`wishes` of its words), and the rules say why not, or what the thing is for
(`purpose`). Otherwise, and of several clicks, it is learnt, once for each game, from a game that bots play, what clicks on such
things at such places stand for: the notation with gaps for the codes of what is clicked.
"""

from __future__ import annotations

import functools
import itertools
import re
from collections import Counter, defaultdict

from baronage.bots import bot
from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal, Refusal
from baronage.engine.flow import Action, State
from baronage.engine.game import Game
from baronage.engine.scene import Node, Scene
from baronage.engine.why import likely

GAMES = 1  # games that are learnt from,
LONGEST = 160  # and decisions of each
MOST = 12  # patterns that are tried
FORESEEN = 40  # choices of which it is tried what they lead to
NAMED = 3  # of several things that would do, those that are named

Places = tuple[str, ...]  # where the clicked things lie
Answer = tuple[str, str]  # a sentence and the id of a rule


def why_not(game: Game, seen: State, seat: int, path: list[str]) -> Answer:
    """A sentence, and the id of the rule that forbids it or "". Made from the seat's own view, which it leaves as it is."""
    prompt, rules = game.prompt(seen, seat)
    rule = rules[0] if rules else ""
    if not seen.stack:
        return prompt, rule
    actions = seen.actions(seat)
    if seat not in seen.actors() and not actions:
        return f"It is not your move. {prompt}", rule
    scene = game.scene(seen)
    nodes, places = _places(game, scene, seat)
    clicked = [id for id in path if id in nodes]
    if not clicked:
        return prompt, rule
    last = clicked[-1]
    answer = None
    if len(clicked) > 1:  # not this after that; and by itself?
        answer = _meant(game, seen, seat, clicked)
        answer = answer or _learnt(game, seen, seat, [nodes[id] for id in clicked], tuple(places[id] for id in clicked))
    wished = _wished(game, seen, seat, last)
    answer = answer or _after(game, seen, seat, actions, nodes, last, wished)
    answer = answer or ahead(game, seen, seat, actions, last, seen.default(seat) if wished and actions else None)
    answer = answer or wished or _purpose(game, seen, seat, last)
    answer = answer or _learnt(game, seen, seat, [nodes[last]], (places[last],))
    for id in around(scene, last):
        answer = answer or _wished(game, seen, seat, id) or _purpose(game, seen, seat, id)
    if answer is not None:
        return answer
    name = nodes[last].says or nodes[last].code
    nothing = "there is nothing to be done with it now."
    return f"{name[:1].upper()}{name[1:]}: {nothing}" if name else nothing.capitalize(), rule


def _learnt(game: Game, seen: State, seat: int, clicked: list[Node], places: Places) -> Answer | None:
    """What the rules say to the likeliest action that these clicks stand for.

    Likeliest is what can be done at all now, were it not for the thing that was clicked; then what he did here before.
    """
    timely = {action[0] for action in seen.actions(seat)}
    best: tuple[bool, bool, Illegal] | None = None
    tried = 0
    for pattern in patterns(game.package).get(places, []):
        text = pattern
        for number, node in enumerate(clicked):
            text = text.replace(_gap(number), _code(node)).replace(_gap(number, True), _digits(node))
        try:
            actions = seen.read(seat, text)
        except Illegal as refusal:
            found = (True, bool(refusal.rule), refusal)
        except Refusal:  # it can't be read: not what he wanted
            continue
        else:
            tried += 1
            wrong = next((action for action in actions if not seen.allows(seat, action)), None)
            if wrong is None:
                continue
            answer = game.refusal(seen, seat, wrong)
            found = ({action[0] for action in actions} <= timely, bool(answer.rule), answer)
        if best is None or found[:2] > best[:2]:
            best = found
        if all(best[:2]) or tried >= MOST:
            break
    return (best[2].sentence, best[2].rule) if best and best[1] else None


def _meant(game: Game, seen: State, seat: int, clicked: list[str]) -> Answer | None:
    """What the rules say to what one clicks these things for, one after the other, as the game's verbs know it."""
    refusals = (game.refusal(seen, seat, action) for action in likely(seen, seat, clicked))
    return next(((refusal.sentence, refusal.rule) for refusal in refusals), None)


def _wished(game: Game, seen: State, seat: int, id: str) -> Answer | None:
    """What the rules say to what the game thinks was meant by a click on this thing; None: some of it can be done."""
    wishes = game.wishes(seen, seat, id)
    if any(seen.allows(seat, action) for action in wishes):
        return None
    refusals = (game.refusal(seen, seat, action) for action in wishes)
    return next(((refusal.sentence, refusal.rule) for refusal in refusals if refusal.rule), None)


def _purpose(game: Game, seen: State, seat: int, id: str) -> Answer | None:
    """What the game says of a thing that is never clicked, or not now."""
    sentence, rules = game.purpose(seen, seat, id)
    return (sentence, rules[0]) if sentence and rules else None


def _after(
    game: Game, seen: State, seat: int, actions: list[Action], nodes: dict[str, Node], id: str, wished: Answer | None
) -> Answer | None:
    """It is clicked after something else: after what. By itself it may be forbidden."""
    first: list[str] = []
    rule = ""
    for action in actions:
        path = game.nodes(seen, seat, action)
        if id in path[1:] and path[0] in nodes:
            name = _name(nodes[path[0]])
            if name and name not in first:
                first.append(name)
                rule = rule or next(iter(game.say(seen, seat, action)[1]), "")
    if not first or not rule:
        return None
    return (
        (f"{wished[0]} Or first click {_or(first)}.", wished[1])
        if wished
        else (f"First click {_or(first)}, then this.", rule)
    )


def ahead(
    game: Game, seen: State, seat: int, actions: list[Action], id: str, silence: Action | None = None
) -> Answer | None:
    """Something else has to be chosen before this can be clicked: what. It is tried with what the seat can't know guessed.

    Clicks of a draft lead on, and buttons that show nobody anything, such as one that ends a step. That something comes after
    whatever one chooses, or after much of it, says nothing about any of it; and to do nothing (`silence`) is no advice where the
    rules have a reason.
    """
    by_verb: defaultdict[int, list[Action]] = defaultdict(list)
    clicks = 0
    for action in actions:
        click = not seen.sends(seat, action) or game.leads(seat, action)
        clicks += click
        if action != silence and (click or not (seen.draft(seat) or game.nodes(seen, seat, action))):
            by_verb[action[0]].append(action)
    in_turn = [action for row in itertools.zip_longest(*by_verb.values()) for action in row if action is not None]
    guessed = seen.fill(seat, Chance(0)) if actions else seen
    first: list[str] = []
    rule = ""
    for action in in_turn[:FORESEEN]:
        chance, then = Chance(0), guessed.clone()
        then.play(seat, action, chance)
        if chance.outcomes or then.committed or seat not in then.actors():
            continue
        view = then.redact(seat)
        if any(id in game.nodes(view, seat, further) for further in view.actions(seat)):
            label, rules = game.say(seen, seat, action)
            if rules and _brief(label) not in first:
                first.append(_brief(label))
                rule = rule or rules[0]
    if not first or len(first) > NAMED or (not clicks and len(first) == len(actions) > 1):
        return None
    return f"First choose {_or([f'“{label}”' for label in first])}, then this.", rule


def _brief(label: str) -> str:
    """The first words of a long label."""
    found = re.match(r"(.{12,60}?)[:;.] ", label) if len(label) > 60 else None
    return found[1] if found else label.rstrip(".")


def _or(names: list[str]) -> str:
    """'A', 'A, B or C'; of many, some."""
    if len(names) > NAMED:
        return f"{', '.join(names[:NAMED])} or another"
    return " or ".join(filter(None, (", ".join(names[:-1]), names[-1])))


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
    players = {game.label(other): "me" if other == seat else "other" for other in range(game.most_seats)}

    def visit(node: Node, place: str) -> None:
        if node.id:
            nodes[node.id] = node
            places[node.id] = place or node.id.rstrip("0123456789")
            if node.kind == "group":
                owner, dot, rest = node.id.partition(".")
                place = f"{players.get(owner, owner)}{dot}{rest}".rstrip("0123456789,-")
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
