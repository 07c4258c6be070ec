"""Comparison of choices in a Dragon attack with the viewer's own numbers: send nothing, min.US, or all units."""

from __future__ import annotations

from baronage.engine.game.translator import Translator
from baronage.engine.picture.scene import Panel
from baronage.games.protectors import verbs
from baronage.games.protectors.rules.dragon import Draft, min_us, strength
from baronage.games.protectors.scene.sheet import lost, won
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked


def choices(s: Realm, tr: Translator) -> list[Panel]:
    """Return a panel with both outcomes of each choice, or no panel if the viewer has no units to send."""
    seat = s.viewer
    everybody = all_of(s, seat) if attacked(s) and seat in s.rank else ()
    if not everybody:
        return []
    owed = min_us(s, seat)
    columns = tuple(tr.msg(f"panel-choice-{name}") for name in ("send", "won", "lost"))
    panel = Panel("table", tr.msg("panel-choice"), columns=columns, rules=("REALM-M5.01", "REALM-M6.02"))
    tried: list[tuple[str, Draft]] = [("nothing", ())]
    enough = least(s, seat, everybody)
    if owed and enough and enough != everybody:
        tried.append(("least", enough))
    tried.append(("all", everybody))
    for name, draft in tried:
        us = strength(s, seat, draft)
        units = sum(action[2] for action in draft)
        gains = won(s, tr, seat, draft, us, owed)
        panel.rows.append([tr.msg(f"panel-choice-{name}", count=units), gains, lost(s, tr, seat, draft, us, owed)])
        panel.looks.append("" if us >= owed else "warn")
    return [panel]


def all_of(s: Realm, seat: int) -> Draft:
    """Return a draft that commits all units in the seat's Provinces."""
    return tuple(
        (verbs.COMMIT, place, s.units[place])
        for place in range(1, len(s.owner))
        if s.owner[place] == seat and s.units[place]
    )


def least(s: Realm, seat: int, everybody: Draft) -> Draft:
    """Return a draft with the fewest units that meet min.US, non-working units first; empty if all are too few."""
    owed, found = min_us(s, seat), dict[int, int]()
    for _, place, units in sorted(everybody, key=lambda action: (s.work[action[1]], -action[2])):
        for count in range(1, units + 1):
            if strength(s, seat, _draft(found)) >= owed:
                return _draft(found)
            found[place] = count
    return _draft(found) if strength(s, seat, _draft(found)) >= owed else ()


def _draft(commits: dict[int, int]) -> Draft:
    return tuple((verbs.COMMIT, place, units) for place, units in sorted(commits.items()))
