"""Movement: the options of a movement, and the leg it leaves (BAR-M1 to M5)."""

from __future__ import annotations

from functools import lru_cache

from baronage.engine.core.state import Action
from baronage.games.barony import verbs
from baronage.games.barony.board.geometry import DIRECTIONS, Kingdom, sider_bumps, sider_leg
from baronage.games.barony.data import JUMPER, SIDER
from baronage.games.barony.state import Barony

Leg = tuple[int, int, int]  # n, what it may continue (lanes of a Sider, direction of a Jumper), bump directions D
STILL: Leg = (0, 0, 0)


def allowance(s: Barony, serf: int) -> int:
    """Return the movements of a turn; Move bought this turn counts from the next (BAR-M1.02, Q3.03)."""
    if s.snare[serf]:
        return 0
    if s.catapult[serf]:  # BAR-A04.02
        return 1
    return max(1, s.move[serf] + s.speed[serf] - s.slow[serf] - (s.quickened if serf == s.active else 0))


def closed(s: Barony) -> list[int]:
    """Return the triangles of barricaded Serfs, which can't be entered voluntarily (BAR-M1.06)."""
    if s.numbers.hold_turns not in s.hold:
        return []
    return [place for serf, place in enumerate(s.place) if s.hold[serf] == s.numbers.hold_turns]


def movements(s: Barony, serf: int, left: int, everywhere: bool = False) -> list[Action]:
    """Return every movement option with `left` movements left (RULES.md, Movement options).

    If `everywhere`, include the triangles of barricaded Serfs.
    """
    if left <= 0:
        return []
    board, here = s.board, s.place[serf]
    shut = [] if everywhere else closed(s)
    if here == s.market:  # BAR-M5.02
        return [(verbs.STEP, space) for space in board.border if space not in shut]
    vocation = s.vocation[serf]
    if vocation == JUMPER:
        found: list[Action] = []
        jump = board.jump
        for direction in DIRECTIONS:  # BAR-M3.02, M3.05
            space = here
            for jumps in range(1, left + 1):
                space = jump[6 * space + direction]
                if space < 0:
                    break
                if space not in shut:
                    found.append((verbs.FLY, direction, jumps))
    else:  # BAR-M2.01, M4.01
        near = board.sides[here] if vocation == SIDER else board.touches[here]
        found = [(verbs.STEP, space) for space, _ in near if space not in shut]
    if s.market >= 0 and board.border_direction[here] >= 0:  # BAR-M5.01
        found.append((verbs.STEP, s.market))
    return found


def step_rule(s: Barony, serf: int, here: int, there: int) -> str:
    """Return the rule of a step, for the log and for labels."""
    if s.market in (here, there):
        return "BAR-M5.02" if here == s.market else "BAR-M5.01"
    return "BAR-M2.01" if s.vocation[serf] == SIDER else "BAR-M4.01"


@lru_cache(maxsize=512)
def journey(board: Kingdom, market: int, vocation: int, goal: int) -> list[int]:
    """Return the movements from every space to a goal on an empty board.

    The value is -1 where the goal can't be reached: a Jumper keeps to its sixth of the board.
    """
    found = [-1] * (board.size + 1)
    found[goal] = 0
    queue = [goal]
    for space in queue:  # every movement can be reversed
        if space == market:
            near = list(board.border)
        elif vocation == JUMPER:
            near = board.jump[6 * space : 6 * space + 6]
        else:
            near = [other for other, _ in (board.sides if vocation == SIDER else board.touches)[space]]
        if market >= 0 and space != market and board.border_direction[space] >= 0:
            near = [*near, market]
        for other in near:
            if other >= 0 and found[other] < 0:
                found[other] = found[space] + 1
                queue.append(other)
    return found


def landing(s: Barony, here: int, direction: int, jumps: int) -> int:
    """Return where a flight ends, or OUT if it would leave the Kingdom."""
    for _ in range(jumps):
        if here < 0:
            break
        here = s.board.jump[6 * here + direction]
    return here


def leg_after(s: Barony, serf: int, leg: Leg, action: Action) -> Leg:
    """Return the leg after another movement (BAR-M1.08). The Serf still stands where it was before that movement."""
    n, going, _ = leg
    board, here = s.board, s.place[serf]
    if action[0] == verbs.FLY:  # BAR-M3.06
        bit = 1 << action[1]
        return (n + action[2] if going == bit else action[2], bit, bit)
    space = action[1]
    if here == s.market:  # BAR-M5.03
        return (1, 0, 1 << board.border_direction[space])
    if space == s.market:
        return (1, 0, 1 << (board.border_direction[here] + 3) % 6)
    if s.vocation[serf] == SIDER:  # BAR-M2.03, M2.04
        direction = dict(board.sides[here])[space]
        n, lanes = sider_leg(n if going else 0, going, direction)
        return (n, lanes, sider_bumps(n, lanes, direction))
    return (1, 0, dict(board.touches[here])[space])  # BAR-M4.02
