"""A random game with all laws checked."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Refusal
from baronage.engine.core.state import CLOSE, PUBLIC, TABLE, TIMEOUT, Action, State, alike
from baronage.engine.game.game import Game, game_of
from baronage.engine.hooks.search import Plan, follow
from baronage.engine.match.match import Match
from baronage.laws.copies import (
    check_actions,
    check_copies,
    check_sending,
    check_simultaneous,
    compare_sending,
    random_action,
    random_move,
)
from baronage.laws.errors import LawBroken, demand
from baronage.laws.knowledge import check_cover, check_recall
from baronage.laws.leaks import (
    Guesses,
    check_choices,
    check_clock,
    check_events,
    check_pass,
    check_sample,
    check_shared,
    check_view,
)
from baronage.laws.legality import check_legality, needed_ids
from baronage.laws.magic_numbers import check_magic_numbers
from baronage.laws.match import (
    check_branch,
    check_conserved,
    check_diary,
    check_draw,
    check_leaving,
    check_play,
    check_record,
    check_standings,
    check_undo,
    check_undo_click,
    check_validation,
    leave,
)
from baronage.laws.presentation import check_bot, check_line, check_notation, check_position, check_words
from baronage.laws.sampling import Kind, Looks, kind_of
from baronage.laws.search import check_search
from baronage.laws.table import check_board, check_shared_pieces, check_table

MAX_DECISIONS: Final = 50_000
MANY_SAMPLES: Final = 20  # by then a sample must have differed from the truth
DIARIES: Final = 0.1  # share of games with a check of diaries, which replay the record
HELD: Final = 1 / 3  # share of games at a table that holds secret windows open
LOOKS_AT_HELD: Final = 0.05  # minimum share of held windows that are checked closely
OPTIONAL: Final = frozenset({"notation", "position", "words", "table", "bot", "search"})  # laws that can be skipped


class Player(Protocol):
    """A player instead of random choices: a bot."""

    @property
    def NAME(self) -> str:
        """The name of the player."""

    def plan(self, view: State, seat: int, chance: Chance) -> Plan:
        """Return a whole decision, from the seat's view."""


@dataclass
class Checked:
    """The result of a checked game."""

    seats: int
    options: dict[str, Any]
    seed: int
    decisions: int = 0
    states: int = 0  # states checked closely
    looked: Counter[Kind] = field(default_factory=Counter)  # states checked closely, by kind
    guesses: Guesses = field(default_factory=Guesses)
    harms: Counter[str] = field(default_factory=Counter)  # self-harm of the players, as `wat: hoarding`


def check_game(
    game: Game,
    seats: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    *,
    share: float = 0.1,
    looks: Looks | None = None,
    at: Collection[int] | None = None,
    most: int = MAX_DECISIONS,
    skip: Collection[str] = (),
    players: Sequence[Player] = (),
) -> Checked:
    """Play one random game and check every law. Raise LawBroken with everything needed to reproduce it.

    Each kind of state is checked closely when it first occurs (as often as `looks` requires), and also `share` of all
    states (from 0 to 1); the others are checked briefly. `at` names the decisions to check closely instead; the moves
    don't depend on it. A game with more than `most` decisions counts as endless. `skip` names laws to skip while a
    game's messages, notation, table or bot are unfinished. `players` take the seats in turn and play instead of random
    choices. Timeouts, undo and resignations still occur.
    """
    unknown = set(skip) - OPTIONAL
    if unknown:
        raise ValueError(f"{', '.join(sorted(unknown))} can't be skipped; these can: {', '.join(sorted(OPTIONAL))}")
    setup = game.setup(seats, options)
    checked = Checked(setup.seats, setup.document(), seed)
    trial = _Trial(game, checked, share, looks or Looks(), at, most, frozenset(skip), players)
    try:
        check_magic_numbers(game)
        trial.run()
    except LawBroken as broken:
        raise trial.place(broken) from broken.__cause__
    except Exception as error:
        # Any error must be reported with the call that reproduces it.
        notes = "".join(f" ({note})" for note in getattr(error, "__notes__", ()))
        raise trial.place(LawBroken("crash", f"{type(error).__name__}: {error}{notes}")) from error
    return checked


class _Trial:
    """A match and the state of its checks."""

    def __init__(
        self,
        game: Game,
        checked: Checked,
        share: float,
        looks: Looks,
        at: Collection[int] | None,
        most: int,
        skip: frozenset[str],
        players: Sequence[Player],
    ) -> None:
        self.game = game
        self.checked = checked
        self.share = share
        self.looks = looks
        self.at = at
        self.most = most
        self.skip = skip
        self.players = players
        self.tabled = not skip & {"table", "words"}  # table data consists of messages
        self.plans: dict[int, Plan] = {}  # by seat, the rest of a player's plan
        self.name = f"{checked.seed} {checked.seats} {sorted(checked.options.items())!r}"
        self.rng = random.Random(self.name)  # for the moves
        self.hold_windows = (
            random.Random(f"{self.name} held").random() < HELD
        )  # whether the table holds secret windows open
        self.looked: list[int] = []  # the decisions checked closely
        self.match: Match | None = None
        # A seat leaves in a quarter of the games, and several seats in some of them.
        self.leaving = self.rng.choice((0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.01, 0.05))

    def place(self, broken: LawBroken) -> LawBroken:
        """Return the error with the place where it occurred."""
        checked, match = self.checked, self.match
        broken.game, broken.seats, broken.options, broken.seed = (
            self.game.code(),
            checked.seats,
            checked.options,
            checked.seed,
        )
        broken.looked = tuple(self.looked if match is not None and match.over else self.looked[-1:])
        broken.players = tuple(player.NAME for player in self.players)
        broken.decision = checked.decisions
        broken.record = "" if match is None else match.record.text()
        broken.moment = "" if match is None else in_words(match.state)
        return broken

    def run(self) -> None:
        checked = self.checked
        if "words" not in self.skip:
            missing = [id for id in needed_ids(self.game) if not self.game.words.has(id)]
            demand(not missing, "words", f"en has no sentence {', '.join(missing)}")
        if self.tabled:
            check_board(self.game.setup(checked.seats, checked.options))
        chance = Chance(checked.seed)
        self.match = match = Match(
            self.game, checked.seats, checked.options, chance=chance, hold_windows=self.hold_windows
        )
        kept = self.game.conserved(match.state)
        while not match.over:
            demand(checked.decisions < self.most, "ends", f"it does not end in {self.most} decisions")
            state = match.state
            if state.is_held():
                self.close_window(match)
                check_conserved(match.state, kept)
                continue
            demand(bool(state.actors()), "ends", "no seat is to act, and the game is not over")
            close = self.is_looked_at(state)
            if close:
                checked.states += 1
                checked.looked[kind_of(state)] += 1
                self.looked.append(checked.decisions)
                self.looks.take(state)
                self.look(state, random.Random(f"{self.name} {checked.decisions}"))
            self.move(match, close)
            checked.decisions += 1
            check_conserved(match.state, kept)
        self.end(match)

    def close_window(self, match: Match) -> None:
        """Check that an exhausted secret window looks like an open one to all viewers, then close it."""
        state, rng = match.state, random.Random(f"{self.name} {len(match.history)}")
        demand(self.hold_windows, "ends", "a window is held open, and the table holds none")
        demand(not state.actors(), "ends", "a window is held open although a seat is to act")
        if rng.random() >= max(self.share, LOOKS_AT_HELD):
            match.play(TABLE, (CLOSE,))
            return
        for viewer in dict.fromkeys((rng.randrange(self.checked.seats), PUBLIC)):
            view = check_view(state, viewer)
            check_clock(state, view, viewer)
            guess = view.fill(viewer, Chance(rng.getrandbits(32)))  # with an acting seat or without
            demand(
                alike(guess.redact(viewer), view), "leak 3", f"of a held window a sample for {viewer} looks different"
            )
            if "words" not in self.skip:
                check_words(state, view, viewer, rng)
        check_play(match, TABLE, (CLOSE,), "words" not in self.skip)

    def is_looked_at(self, state: State) -> bool:
        """Return whether this state is to be checked closely."""
        drawn = self.rng.random() < self.share
        if self.at is not None:
            return self.checked.decisions in self.at
        return drawn or self.looks.wanted(state)

    def look(self, state: State, rng: random.Random) -> None:
        """Run every check of one state."""
        skip = self.skip
        demand(state.standings() is None, "standings", "there are standings before the end")
        seats = state.setup.seats
        for seat in range(seats):
            check_actions(state, seat)
        check_copies(state, rng)
        check_simultaneous(state, rng)
        check_sending(state, rng)
        check_validation(state, rng)
        check_leaving(state, rng, "words" not in skip)
        check_draw(state, "words" not in skip)
        if "notation" not in skip:
            check_branch(state, rng)
        if "position" not in skip:
            check_line(state)
            check_position(state)
        tabled = self.tabled
        if tabled:
            check_shared_pieces(state)
        asked = rng.choice(state.actors())
        other = rng.randrange(seats)
        for viewer in dict.fromkeys((asked, other, PUBLIC)):
            view = check_view(state, viewer)
            check_clock(state, view, viewer)
            if viewer != PUBLIC:
                check_choices(state, view, viewer, rng)
                if "words" not in skip:
                    check_legality(state, view, viewer, rng)
                if "notation" not in skip:
                    check_notation(state, view, viewer, rng)
            sample = check_sample(state, view, viewer, rng, self.checked.guesses)
            check_events(state, sample, viewer, rng)
            check_cover(state, view, viewer, rng)
            if "position" not in skip:
                check_line(view)
            if "words" not in skip:
                check_words(state, view, viewer, rng)
            if tabled:
                check_table(state, view, sample, viewer, rng)
            if "bot" not in skip and viewer in state.actors():
                check_bot(state, view, viewer, rng)
            if "search" not in skip and viewer in state.actors():
                check_search(state, view, viewer, self.checked.decisions)
        check_pass(state, rng)
        check_shared(state, rng)

    def move(self, match: Match, close: bool) -> None:
        """Make a move: mostly a random action, sometimes a timeout, an undo or a resignation."""
        rng, state = self.rng, match.state
        kind = rng.random()
        if kind < self.leaving:
            seat = rng.choice([seat for seat in range(self.checked.seats) if not state.left >> seat & 1])
            leave(match, seat, rng, close, "words" not in self.skip)
            if rng.random() < 0.5:
                self.leaving = 0.0
            return
        seat, action = self.choose(state)
        before = state.clone()
        drafted, lines = state.draft(seat), len(match.record.moves)
        if kind > 0.9 and seat in state.actors():
            action = (TIMEOUT,) if kind > 0.95 else state.default(seat)
        try:
            if close:
                check_play(match, seat, action, "words" not in self.skip)
            elif kind > 0.6 and action[0] >= 0 and "notation" not in self.skip:
                match.play(seat, state.write(seat, action))
            else:
                match.play(seat, action)
        except Refusal as refusal:
            raise LawBroken("gate", f"it refuses {action!r} of seat {seat}, which is legal: {refusal}") from refusal
        if action[0] >= 0:
            compare_sending(before, match.state, seat, action)
        if close and not any(move.outcomes for move in match.record.moves[lines:]):
            check_recall(before, match.state, random.Random(f"{self.name} {self.checked.decisions} recall"))
        taken_back = rng.random()
        if match.over:
            return
        if match.state.draft(seat) == (*drafted, action):
            if taken_back < 0.1:
                check_undo_click(match, seat, before)
        elif taken_back < 0.1 and match.can_undo(seat) and not drafted:
            check_undo(match, seat, before)

    def choose(self, state: State) -> tuple[int, Action]:
        """Return an acting seat, or sometimes a seat with optional actions, and an action."""
        rng = self.rng
        if rng.random() < 0.1:
            waiting = state.actors()
            free = [seat for seat in range(self.checked.seats) if seat not in waiting and state.actions(seat)]
            if free:
                seat = rng.choice(free)
                return seat, random_action(state, seat, rng)
        if self.players:
            return self.planned(state, rng.choice(state.actors()))
        return random_move(state, rng)

    def planned(self, state: State, seat: int) -> tuple[int, Action]:
        """Return the next action of a player's plan. Request a new plan if it is finished or no longer legal."""
        plan = self.plans.get(seat, ())
        if not plan or not state.allows(seat, plan[0]):
            player = self.players[seat % len(self.players)]
            plan = player.plan(state.redact(seat), seat, Chance(self.rng.getrandbits(32)))
            legal = bool(plan) and state.allows(seat, plan[0])
            demand(legal, "bot", f"{player.NAME} plays {plan!r} for seat {seat}, which is not legal")
            after = state.clone()
            follow(after, seat, plan, Chance(self.rng.getrandbits(32)))
            if harm := game_of(state).self_harm(state, after, seat, plan):
                self.checked.harms[f"{player.NAME}: {harm}"] += 1
        self.plans[seat] = plan[1:]
        return seat, plan[0]

    def end(self, match: Match) -> None:
        """Check the standings, the record and the diaries."""
        state = match.state
        demand(not state.actors(), "ends", "the game is over, and a seat is to act")
        for seat in range(self.checked.seats):
            demand(not state.actions(seat), "ends", f"it is over, and seat {seat} has actions")
        check_standings(state, "words" not in self.skip)
        self.checked.guesses.check(MANY_SAMPLES)
        for viewer in (self.rng.randrange(self.checked.seats), PUBLIC):
            view = check_view(state, viewer)
            if "words" not in self.skip:
                check_words(state, view, viewer, self.rng)
        if "notation" not in self.skip:
            check_record(match, self.rng)
            if self.rng.random() < DIARIES:
                check_diary(match, self.rng.choice([*range(self.checked.seats), PUBLIC]))


def in_words(state: State) -> str:
    """Return the current decision as text, for reports. This must not fail itself."""
    steps = " on ".join(type(step).__name__ for step in reversed(state.stack))
    try:
        asked = [
            f"{state.game.seat_label(seat)} is asked: {game_of(state).prompt(state, seat)[0]}"
            for seat in state.actors()
        ]
    except Exception as error:
        asked = [f"(no prompt: {type(error).__name__}: {error})"]
    return "; ".join([steps or "it is over", *asked])
