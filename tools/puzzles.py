#!/usr/bin/env python3
"""Find puzzles: positions in which one plan is clearly the best.

python -m tools.puzzles brawling --wanted 48 --seconds 600    search for more and write them to the game's folder
python -m tools.puzzles brawling --again                      solve and rate existing ones again, remove those that fail

Bots of different strength play. Each decision is searched three times in fresh samples, at last with more plans, more samples and
more depth. A puzzle is accepted if the best plan stays the same, and wins 20 of 100 games more than the median plan and 10 more
than the second best; at most a fifth of the puzzles wanted are of one kind. Its rating is the number of the first four
characters that miss it, plus one. The same seed finds the same puzzles.
To use compiled code: python tools/compile.py run python -m tools.puzzles …
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass, replace
from pathlib import Path
from time import monotonic
from typing import Any

from baronage.arena.play import derived_seed
from baronage.bots import bot
from baronage.bots.characters import CHARACTERS, Character, level
from baronage.bots.search import Budget, Trials, Tried
from baronage.coach.hint import steps_of
from baronage.coach.puzzles import FILE, NEAR, RATINGS, SOLVER, VERSION, Puzzle, read_puzzles
from baronage.coach.verdict import compare
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import Game, game_of
from baronage.engine.hooks.search import Plan, follow
from baronage.games import games
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.turn import Activate

GAIN, MARGIN = 0.20, 0.10
LEAST_PLANS = 2  # on the shortlist
FEW_PLANS = 3  # with no more plans, the heuristic player's choice is tried too
LONGEST = 60  # clicks of a plan
PLAYERS = ("quick", "heuristic", "wat", "hob")
SEATS = {"protectors": 5}  # two for all other games
# Total turns that points of Barony have been held from which one decision changes much, out of nine. Choices of Serfs
# have many nearly equal plans until the third point is entered, so they need more.
DECIDING, URGENT = 5, 7
MAX_OF_A_GAME = 2  # puzzles from one game that was played: they would be alike
MAX_EASY = 0.6  # of the puzzles wanted: those that the weakest character finds
MAX_OF_A_KIND = 0.2  # of the puzzles wanted
TRIES = 3  # per character; two successes count as found
ROOT = Path(__file__).resolve().parent.parent / "src"


@dataclass(frozen=True)
class Look:
    """Effort of a search, and the threshold for the next one."""

    plans: int
    worlds: int
    ahead: float  # depth, relative to the strongest character
    gain: float
    margin: float


LOOKS = (Look(8, 4, 0.25, 0.12, 0.06), Look(8, 24, 0.5, 0.18, 0.08), Look(16, 96, 1.25, GAIN, MARGIN))
AGAIN = Look(20, 256, 1.25, GAIN, MARGIN)


@dataclass(frozen=True)
class Found:
    """The best plan and its lead."""

    plan: Plan
    value: float
    gain: float
    margin: float
    tried: tuple[Tried, ...]


def sighted(game: Game, name: str, state: State, seat: int, luck: random.Random, chance: Chance) -> Plan:
    """Return the plan of this player."""
    if name == "quick":
        return game.search.rollout_policy(state, seat, chance)
    return bot(name).plan(state.redact(seat), seat, Chance(luck.getrandbits(60)))


def is_sharp(state: State) -> bool:
    """Return whether one decision can change much; in Barony only after points were held for some turns."""
    if not isinstance(state, Barony):
        return True
    held = [0] * state.seats
    for serf, turns in enumerate(state.hold):
        held[state.control[serf]] += turns
    return max(held) >= (DECIDING if state.on_top(Activate) is None else URGENT)


def positions(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """Yield critical positions of one game; the rollout policy plays up to the first."""
    chance, luck = Chance(derived_seed(seed, "game")), random.Random(seed)
    state = game.start(seats, {}, chance)
    players = [luck.choice(PLAYERS) for _ in range(seats)]
    while state.stack:
        seat = luck.choice(state.actors())
        sharp = is_sharp(state)
        if sharp and (len(state.actions(seat)) > 1 or state.spans(seat)):
            yield state.redact(seat), seat
        follow(state, seat, sighted(game, players[seat] if sharp else "quick", state, seat, luck, chance), chance)


def shown(view: State, seat: int, plan: Plan) -> Plan:
    """Return the plan up to the first reveal."""
    return tuple(step.action for step in steps_of(view, seat, plan))


def advised(view: State, seat: int, chance: Chance) -> Plan:
    """Return the heuristic player's actions up to the first reveal."""
    world, found = view.fill(seat, Chance(0)), list[Action]()
    while world.stack and seat in world.actors() and len(found) < LONGEST and not chance.outcomes:
        action = game_of(view).heuristic(world.redact(seat), seat, world.actions(seat), chance)
        chance.outcomes.clear()
        world.play(seat, action, chance)
        found.append(action)
        if world.committed:
            break
    return tuple(found)


def look(view: State, seat: int, how: Look, seed: int, clicked: bool) -> Found | None:
    """Return the best plan if it is clearly best, or None. With `clicked`, plans end at the first reveal."""
    chance = Chance(seed)
    plans = [plan for _, plan in game_of(view).search.plans(view, seat, how.plans, chance)]
    if len(plans) <= FEW_PLANS:
        plans = list(dict.fromkeys([*plans, advised(view, seat, Chance(seed))]))
    if clicked:
        plans = list(dict.fromkeys(shown(view, seat, plan) for plan in plans))
    if len(plans) < LEAST_PLANS:
        return None
    trials = Trials(view, seat, math.ceil(how.ahead * level(SOLVER, view.game.name).depth), chance)
    ranked = sorted(compare(trials, plans, how.worlds), key=lambda one: -one.value)
    others = ranked[1:]
    gain, margin = ranked[0].value - others[len(others) // 2].value, ranked[0].value - others[0].value
    if gain < how.gain or margin < how.margin:
        return None
    return Found(ranked[0].plan, ranked[0].value, gain, margin, tuple(ranked))


def notation(view: State, seat: int, plan: Plan) -> tuple[str, ...]:
    """Return the plan in notation, or an empty tuple if it can't be read back."""
    steps = steps_of(view, seat, plan)
    return tuple(step.text for step in steps) if len(steps) == len(plan) else ()


def finds(character: Character, view: State, seat: int, found: Found, seed: int) -> bool:
    """Return whether the character finds the plan or one nearly as good."""
    own = level(character.NAME, view.game.name)
    good = [one.plan for one in found.tried if one.value >= found.value - NEAR]
    hits = 0
    for number in range(TRIES):
        chance = Chance(derived_seed(seed, number))
        plan = shown(view, seat, type(character)(Budget(own.simulations)).plan(view, seat, chance))
        hits += any(plan[: len(one)] == one or one[: len(plan)] == plan for one in good)
    return 2 * hits > TRIES


def rated(view: State, seat: int, found: Found, seed: int) -> int:
    """Return the rating: 1 if the weakest character finds the plan, 5 if none of the first four does."""
    return 1 + sum(not finds(character, view, seat, found, seed) for character in CHARACTERS[: RATINGS - 1])


def kind(view: State, plan: Plan) -> str:
    """Return the kind of a puzzle: the verbs of the answer that do something."""
    used = [type(game_of(view).verbs[action[0]]).__name__ for action in plan if any(action[1:]) or len(plan) == 1]
    return " ".join(dict.fromkeys(used))


def examine(game: Game, view: State, seat: int, seed: int, full: Set[str] = frozenset()) -> Puzzle | None:
    """Return a puzzle for this position, or None. There are enough of the kinds in `full`."""
    plan: Plan | None = None
    for number, how in enumerate(LOOKS):
        last = how is LOOKS[-1]
        found = look(view, seat, how, derived_seed(seed, number), last)
        if found is None or kind(view, found.plan) in full:
            return None
        wanted = shown(view, seat, found.plan)
        if last and plan != wanted:
            return None
        plan = wanted
    assert found is not None
    texts = notation(view, seat, found.plan)
    figures = (round(found.value, 3), round(found.gain, 3), round(found.margin, 3))
    made = Puzzle(game, 0, seat, json.loads(json.dumps(view.dump())), texts, *figures, rated(view, seat, found, seed))
    try:
        return made if texts and made.plan() == found.plan else None
    except Refusal:
        return None


def path_of(game: Game) -> Path:
    """Return the path of the game's puzzle file."""
    return ROOT / game.package.replace(".", "/") / FILE


def kept(game: Game) -> list[Puzzle]:
    """Return the existing puzzles."""
    path = path_of(game)
    return list(read_puzzles(game, json.loads(path.read_text(encoding="utf-8")))) if path.is_file() else []


def write(game: Game, found: Sequence[Puzzle]) -> None:
    """Write the puzzles, one per line."""
    short: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}
    rows = ",\n".join(json.dumps(one.to_json(), **short) for one in sorted(found, key=lambda one: one.rating))
    head = json.dumps({"puzzles": VERSION, "game": game.name})[:-1]
    path_of(game).write_text(f'{head}, "list": [\n{rows}\n]}}\n', encoding="utf-8")


def search(game: Game, wanted: int, seed: int, seconds: float) -> None:
    """Search until `wanted` puzzles are found or the time is over."""
    found, due, seats, looked = kept(game), monotonic() + seconds, SEATS.get(game.name, 2), 0
    known = {json.dumps(one.view) for one in found}
    kinds = Counter(kind(one.state(), one.plan()) for one in found)
    for number in range(10**9):
        of_this = 0
        for view, seat in positions(game, seats, derived_seed(seed, number)):
            if monotonic() > due or len(found) >= wanted:
                print(f"{game.name}: {len(found)} puzzles; {looked} positions of {number + 1} games, seed {seed}")
                return
            looked += 1
            full = {one for one, count in kinds.items() if count >= MAX_OF_A_KIND * wanted}
            made = examine(game, view, seat, derived_seed(seed, number, looked), full)
            if made is None or json.dumps(made.view) in known:
                continue
            easy = sum(one.rating == 1 for one in found)
            if made.rating == 1 and easy >= MAX_EASY * wanted:
                continue
            found.append(made)
            kinds[kind(view, made.plan())] += 1
            known.add(json.dumps(made.view))
            write(game, found)
            print(f"{game.name} {len(found)}: game {number}, rating {made.rating}, gain {made.gain:.2f}", flush=True)
            of_this += 1
            if of_this >= MAX_OF_A_GAME:
                break


def solve_again(game: Game, seed: int) -> None:
    """Keep the puzzles that a larger search confirms, and rate them again."""
    found, held = kept(game), list[Puzzle]()
    for one in found:
        view = one.state()
        again = look(view, one.seat, AGAIN, derived_seed(seed, one.number), clicked=True)
        if again is not None and again.plan == one.plan():
            figures = {name: round(getattr(again, name), 3) for name in ("value", "gain", "margin")}
            stars = rated(view, one.seat, again, derived_seed(seed, one.number))
            held.append(replace(one, rating=stars, **figures))
        else:
            print(f"{game.name}: number {one.number} is no longer valid")
    write(game, held)
    print(f"{game.name}: {len(held)} of {len(found)} are valid with {AGAIN.worlds} samples per plan, seed {seed}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--wanted", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop after this time")
    parser.add_argument("--again", action="store_true", help="solve and rate the existing puzzles again")
    args = parser.parse_args()
    game = games()[args.game]
    if args.again:
        solve_again(game, args.seed)
    else:
        search(game, args.wanted, args.seed, args.seconds)


if __name__ == "__main__":
    main()
