#!/usr/bin/env python3
"""Find puzzles: positions in which one plan is clearly the best.

python -m tools.puzzles brawling --wanted 48 --seconds 600    look for more, and write them into the game's folder
python -m tools.puzzles brawling --again                      solve those of the folder anew; what no longer holds is taken out

Bots of different strength play; each decision with several plans is tried shallowly, then again in fresh samples, and at last
with more plans, in many more samples and further ahead. What is shipped has held each time: the best plan is the same, it wins in
20 of 100 games more than the ordinary other one, and in 10 more than the next best. Its rating is how many of the first four
characters do not find it. The same seed finds the same puzzles, whatever the time; use what is compiled if there is something:
python tools/compile.py run python -m tools.puzzles …
"""

from __future__ import annotations

import argparse
import json
import math
import random
from collections.abc import Iterator, Sequence
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
from baronage.engine.chance import Chance
from baronage.engine.errors import Refusal
from baronage.engine.flow import Action, State
from baronage.engine.game import Game
from baronage.engine.mind import Plan, follow
from baronage.games import games
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.turn import Activate

GAIN, MARGIN = 0.20, 0.10
LEAST_PLANS = 2  # on the shortlist
FEW_PLANS = 3  # where there are no more, what the heuristic player does is tried as well
LONGEST = 60  # clicks of a plan
PLAYERS = ("quick", "heuristic", "wat", "hob")
SEATS = {"protectors": 5}  # two everywhere else
# Of the nine turns that three points of Barony are held: before, one decision changes little. Where a Serf is to be chosen,
# many plans are nearly alike until the third point is entered.
DECIDING, URGENT = 5, 7
MOST_OF_A_GAME = 2  # puzzles from one game that was played: they would be alike
MOST_EASY = 0.6  # of the puzzles wanted: those that the weakest character finds
TRIES = 3  # of each character; who finds it in two of them is said to find it
ROOT = Path(__file__).resolve().parent.parent / "src"


@dataclass(frozen=True)
class Look:
    """How closely a position is looked at, and what it must show to be looked at again."""

    plans: int
    worlds: int
    ahead: float  # how far, measured by what the strongest character does
    gain: float
    margin: float


LOOKS = (Look(8, 4, 0.25, 0.12, 0.06), Look(8, 24, 0.5, 0.18, 0.08), Look(16, 96, 1.25, GAIN, MARGIN))
AGAIN = Look(20, 256, 1.25, GAIN, MARGIN)


@dataclass(frozen=True)
class Found:
    """The best plan, and how much it is better."""

    plan: Plan
    value: float
    gain: float
    margin: float
    tried: tuple[Tried, ...]


def sighted(game: Game, name: str, state: State, seat: int, luck: random.Random, chance: Chance) -> Plan:
    """What this player does."""
    if name == "quick":
        return game.mind.quick(state, seat, chance)
    return bot(name).plan(state.redact(seat), seat, Chance(luck.getrandbits(60)))


def is_sharp(state: State) -> bool:
    """Can a single decision change much? Barony is long, and open until somebody has held points for some turns."""
    if not isinstance(state, Barony):
        return True
    held = [0] * state.seats
    for serf, turns in enumerate(state.hold):
        held[state.control[serf]] += turns
    return max(held) >= (DECIDING if state.on_top(Activate) is None else URGENT)


def positions(game: Game, seats: int, seed: int) -> Iterator[tuple[State, int]]:
    """The views of one game in which there is much to decide; until then the fast policy plays."""
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
    """A plan as far as a person can click it: until something is revealed."""
    return tuple(step.action for step in steps_of(view, seat, plan))


def advised(view: State, seat: int, chance: Chance) -> Plan:
    """What the heuristic player does, click by click until something is revealed."""
    world, found = view.fill(seat, Chance(0)), list[Action]()
    while world.stack and seat in world.actors() and len(found) < LONGEST and not chance.outcomes:
        action = view.game.heuristic(world.redact(seat), seat, world.actions(seat), chance)
        chance.outcomes.clear()
        world.play(seat, action, chance)
        found.append(action)
        if world.committed:
            break
    return tuple(found)


def look(view: State, seat: int, how: Look, seed: int, clicked: bool) -> Found | None:
    """The best plan of the shortlist, if it is clearly the best; `clicked`: plans end where something is revealed."""
    chance = Chance(seed)
    plans = [plan for _, plan in view.game.mind.plans(view, seat, how.plans, chance)]
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
    """A plan click by click in notation, if that can be read again; else nothing."""
    steps = steps_of(view, seat, plan)
    return tuple(step.text for step in steps) if len(steps) == len(plan) else ()


def finds(character: Character, view: State, seat: int, found: Found, seed: int) -> bool:
    """Does this character find the plan, or one that is nearly as good?"""
    own = level(character.NAME, view.game.name)
    good = [one.plan for one in found.tried if one.value >= found.value - NEAR]
    hits = 0
    for number in range(TRIES):
        chance = Chance(derived_seed(seed, number))
        plan = shown(view, seat, type(character)(Budget(own.simulations)).plan(view, seat, chance))
        hits += any(plan[: len(one)] == one or one[: len(plan)] == plan for one in good)
    return 2 * hits > TRIES


def rated(view: State, seat: int, found: Found, seed: int) -> int:
    """From 1, where the weakest character finds it, to 5, where none of the first four does."""
    return 1 + sum(not finds(character, view, seat, found, seed) for character in CHARACTERS[: RATINGS - 1])


def examine(game: Game, view: State, seat: int, seed: int) -> Puzzle | None:
    """A puzzle, if this position is one."""
    plan: Plan | None = None
    for number, how in enumerate(LOOKS):
        last = how is LOOKS[-1]
        found = look(view, seat, how, derived_seed(seed, number), last)
        if found is None:
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
    """Its file, in the sources."""
    return ROOT / game.package.replace(".", "/") / FILE


def kept(game: Game) -> list[Puzzle]:
    """Those that were found before."""
    path = path_of(game)
    return list(read_puzzles(game, json.loads(path.read_text(encoding="utf-8")))) if path.is_file() else []


def write(game: Game, found: Sequence[Puzzle]) -> None:
    """A file in which each puzzle is a line."""
    short: dict[str, Any] = {"ensure_ascii": False, "separators": (",", ":")}
    rows = ",\n".join(json.dumps(one.to_json(), **short) for one in sorted(found, key=lambda one: one.rating))
    head = json.dumps({"puzzles": VERSION, "game": game.name})[:-1]
    path_of(game).write_text(f'{head}, "list": [\n{rows}\n]}}\n', encoding="utf-8")


def search(game: Game, wanted: int, seed: int, seconds: float) -> None:
    """Look until there are enough, or the time is over."""
    found, due, seats, looked = kept(game), monotonic() + seconds, SEATS.get(game.name, 2), 0
    known = {json.dumps(one.view) for one in found}
    for number in range(10**9):
        of_this = 0
        for view, seat in positions(game, seats, derived_seed(seed, number)):
            if monotonic() > due or len(found) >= wanted:
                print(f"{game.name}: {len(found)} puzzles; {looked} positions of {number + 1} games, seed {seed}")
                return
            looked += 1
            made = examine(game, view, seat, derived_seed(seed, number, looked))
            if made is None or json.dumps(made.view) in known:
                continue
            easy = sum(one.rating == 1 for one in found)
            if made.rating == 1 and easy >= MOST_EASY * wanted:
                continue
            found.append(made)
            known.add(json.dumps(made.view))
            write(game, found)
            print(f"{game.name} {len(found)}: game {number}, rating {made.rating}, gain {made.gain:.2f}", flush=True)
            of_this += 1
            if of_this >= MOST_OF_A_GAME:
                break


def solve_again(game: Game, seed: int) -> None:
    """Keep those of which a larger budget thinks the same."""
    found, held = kept(game), list[Puzzle]()
    for one in found:
        view = one.state()
        again = look(view, one.seat, AGAIN, derived_seed(seed, one.number), clicked=True)
        if again is not None and again.plan == one.plan():
            held.append(
                replace(one, value=round(again.value, 3), gain=round(again.gain, 3), margin=round(again.margin, 3))
            )
        else:
            print(f"{game.name}: number {one.number} does not hold")
    write(game, held)
    print(f"{game.name}: {len(held)} of {len(found)} hold with {AGAIN.worlds} samples a plan, seed {seed}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=list(games()))
    parser.add_argument("--wanted", type=int, default=48)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop then")
    parser.add_argument("--again", action="store_true", help="solve what was found anew")
    args = parser.parse_args()
    game = games()[args.game]
    if args.again:
        solve_again(game, args.seed)
    else:
        search(game, args.wanted, args.seed, args.seconds)


if __name__ == "__main__":
    main()
