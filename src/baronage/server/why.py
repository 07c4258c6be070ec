"""Why not? What somebody clicked stands for no legal action: find the rule that forbids what he most likely wanted.

A click names things of the picture, not an action. So the notation of what may be done now, and of what the seat has done
before, is taken as a pattern: with the code of the clicked thing put in, it is what he may have wanted, and the gate is asked.
"""

from __future__ import annotations

import re

from baronage.engine.errors import Refusal
from baronage.engine.match import Match

MOST_PATTERNS = 60
_TOKENS = re.compile(r"[A-Za-z0-9+]+|[^A-Za-z0-9+]+")


def why_not(match: Match, seat: int, path: list[str]) -> tuple[str, str]:
    """A sentence, and the id of the rule that forbids it or "". Made from the seat's own view alone."""
    game, seen = match.game, match.state.redact(seat)
    nodes = {node.id: node for node in game.scene(seen).walk() if node.id}
    clicked = [nodes[id] for id in path if id in nodes]
    prompt, rules = game.prompt(seen, seat)
    if match.over or not clicked:
        return prompt, rules[0] if rules else ""
    codes = [nodes.get(node.same, node).code for node in clicked]
    known = {node.code for node in nodes.values() if node.code}
    offered = [seen.write(seat, action) for action in seen.actions(seat)]
    done = [part for move in match.record.moves if move.seat == seat for part in move.text.split(" ; ")]
    patterns = list(dict.fromkeys([*offered, *reversed(done)]))[:MOST_PATTERNS]
    found: Refusal | None = None
    for text in _texts(patterns, codes, known) if all(codes) else []:
        try:
            for action in seen.read(seat, text):
                match.check(seat, action)
        except Refusal as refusal:
            if refusal.rule:
                return refusal.sentence, refusal.rule
            found = found or (refusal if type(refusal).__name__ == "Illegal" else None)
    if found is not None:
        return found.sentence, ""
    name = clicked[-1].says or clicked[-1].code or "This"
    if seat not in seen.actors() and not offered:
        return f"It is not your move: {prompt[:1].lower()}{prompt[1:]}", rules[0] if rules else ""
    return f"{name[:1].upper()}{name[1:]}: there is nothing to be done with it now.", ""


def _texts(patterns: list[str], codes: list[str], known: set[str]) -> list[str]:
    """The patterns with these codes put in where they hold codes of the picture."""
    found: dict[str, None] = {}
    for pattern in patterns:
        tokens = _TOKENS.findall(pattern)
        places = [at for at, token in enumerate(tokens) if token in known]
        if len(places) < len(codes):
            continue
        for first in range(len(places) - len(codes) + 1):
            changed = list(tokens)
            for place, code in zip(places[first:], codes, strict=False):
                changed[place] = code
            if changed != tokens:
                found["".join(changed)] = None
    return list(found)
