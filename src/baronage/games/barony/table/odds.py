"""Forecasts at a target: the chance of a fight, what a win does, what a loss may do, and where a push ends."""

from __future__ import annotations

from baronage.engine.picture.table import Chip
from baronage.engine.text.params import Params
from baronage.games.barony.board.geometry import OUT, members
from baronage.games.barony.data import FIEFDOM_MAX, TRP
from baronage.games.barony.rules.bumps import free_home
from baronage.games.barony.rules.odds import exits, flight, share, success
from baronage.games.barony.state import Barony

(ON, KILLED, INTO, TRAPPED) = range(4)  # how a push ends


def end_params(s: Barony, serf: int, by: int, space: int, direction: int, far: int, safe: bool = False) -> Params:
    """Return how a push ends: gold for a kill, triangles, or the Serf in the way. `by` is the Baron who pushes."""
    end, met, travelled = flight(s, space, direction, far)
    if end == OUT and safe:  # BAR-A13.02
        end, travelled = space, travelled - 1
    marker = s.marker(end) if s.markers and end >= 0 else None
    how = KILLED if end == OUT and not saved(s, serf) else INTO if met >= 0 else TRAPPED if marker else ON
    return {
        "ends": how,
        "number": travelled,
        "gold": kill_gold(s, serf, by) if how == KILLED else 0,
        "caste": s.caste[met] if met >= 0 else 0,
        "other": met % FIEFDOM_MAX + 1 if met >= 0 else 0,
        "sign": int(marker is not None and marker[1] != TRP),
    }


def saved(s: Barony, serf: int) -> bool:
    """Return whether a blessing saves this Serf from a kill (BAR-K2.02)."""
    return bool(s.blessings[serf] and free_home(s, serf))


def kill_gold(s: Barony, serf: int, by: int) -> int:
    """Return what the kill of a Serf pays to a Baron (BAR-K1.05)."""
    return 0 if not s.gilded or s.mates(s.control[serf], by) else s.numbers.kill_gold * s.rank[serf]


def win_params(s: Barony, serf: int, other: int, far: int, ways: int, using: int = 0) -> Params:
    """Return the chance of an attack, and the best end of the push that a win allows."""
    space, seat = s.place[other], s.control[serf]
    ends = [end_params(s, other, seat, space, direction, far) for direction in members(ways)]
    best = max(ends, key=lambda end: (end["ends"] == KILLED, end["ends"] == INTO), default=None)
    if best is None:
        best = {"ends": ON, "number": far, "gold": 0, "caste": 0, "other": 0, "sign": 0}
    return best | {"percent": share(success(s, serf, other, using))}


def attack_chip(params: Params) -> Chip:
    """Return the chip of an attack."""
    return Chip("loss" if params["ends"] == KILLED else "good", ("chip-attack", params))


def risk_chip(s: Barony, serf: int, other: int) -> tuple[Chip, ...]:
    """Return what a loss may do to an attacker that moves: nothing if it can't lose."""
    percent = share(1 - success(s, serf, other))
    space = s.place[other]
    if not percent:
        return ()
    out = 0 if space == s.market or saved(s, serf) else exits(s, space)
    return (Chip("danger" if out else "none", ("chip-risk", {"percent": percent, "exits": out})),)


def push_chip(s: Barony, serf: int, by: int, space: int, direction: int, far: int, safe: bool = False) -> Chip:
    """Return how a push in one direction ends."""
    params = end_params(s, serf, by, space, direction, far, safe)
    mine = s.mates(s.control[serf], by)
    tone = "none" if params["ends"] != KILLED else "danger" if mine else "loss"
    return Chip(tone, ("chip-push", params))
