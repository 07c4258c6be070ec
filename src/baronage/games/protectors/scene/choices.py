"""The choice when the Dragon attacks, worked out with the viewer's own figures: send nothing, what is owed, or everybody."""

from __future__ import annotations

from baronage.engine.scene import Panel
from baronage.engine.voice import Voice
from baronage.games.protectors import verbs
from baronage.games.protectors.dragon import Draft, min_us, strength
from baronage.games.protectors.scene.sheet import lost, won
from baronage.games.protectors.state import Realm
from baronage.games.protectors.steps.commitment import attacked


def choices(s: Realm, voice: Voice) -> list[Panel]:
    """What each brings, if the Protectors win and if the Dragon does; nothing for those who have nobody to send."""
    seat = s.eyes
    everybody = all_of(s, seat) if attacked(s) and seat in s.rank else ()
    if not everybody:
        return []
    owed = min_us(s, seat)
    columns = tuple(voice.say(f"panel-choice-{name}") for name in ("send", "won", "lost"))
    panel = Panel("table", voice.say("panel-choice"), columns=columns, rules=("REALM-M5.01", "REALM-M6.02"))
    tried: list[tuple[str, Draft]] = [("nothing", ())]
    enough = least(s, seat, everybody)
    if owed and enough and enough != everybody:
        tried.append(("least", enough))
    tried.append(("all", everybody))
    for name, draft in tried:
        us = strength(s, seat, draft)
        units = sum(action[2] for action in draft)
        gains = won(s, voice, seat, draft, us, owed)
        panel.rows.append(
            [voice.say(f"panel-choice-{name}", count=units), gains, lost(s, voice, seat, draft, us, owed)]
        )
        panel.looks.append("" if us >= owed else "warn")
    return [panel]


def all_of(s: Realm, seat: int) -> Draft:
    """Everybody in the seat's Provinces."""
    return tuple(
        (verbs.COMMIT, place, s.units[place])
        for place in range(1, len(s.owner))
        if s.owner[place] == seat and s.units[place]
    )


def least(s: Realm, seat: int, everybody: Draft) -> Draft:
    """As few as give what is owed, first from where nobody works; nothing where all of them are too few."""
    owed, found = min_us(s, seat), dict[int, int]()
    for _, place, units in sorted(everybody, key=lambda action: (s.work[action[1]], -action[2])):
        for count in range(1, units + 1):
            if strength(s, seat, _draft(found)) >= owed:
                return _draft(found)
            found[place] = count
    return _draft(found) if strength(s, seat, _draft(found)) >= owed else ()


def _draft(commits: dict[int, int]) -> Draft:
    return tuple((verbs.COMMIT, place, units) for place, units in sorted(commits.items()))
