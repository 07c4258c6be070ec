"""The tokens with which actions are spelt, and views as numbers: of every game, with its variants, over random games."""

from __future__ import annotations

import json
import sys
from array import array
from collections.abc import Iterator
from functools import cache
from threading import Thread
from typing import Any

import numpy
import pytest

import baronage
from baronage import Action, BadSetup, Chance, Illegal, State
from baronage.engine.core.setup import Setup
from baronage.engine.learning import action_space as space_module
from baronage.engine.learning.action_space import END, TOPS, ActionSpace, PartialAction
from baronage.engine.learning.encoding import CHECK, EMPTY, LARGEST, Encoder
from baronage.laws import variants

GAMES = baronage.games()
SOME = 7  # variants of each game


@cache
def setups(name: str) -> list[Setup]:
    """The smallest and the largest table, and some variants."""
    game = GAMES[name]
    found = variants(game)
    some = [(game.seats[0], {}), (game.seats[-1], {}), *found[len(game.seats) :: max(1, len(found) // SOME)]]
    return [game.setup(seats, options) for seats, options in some]


def states(setup: Setup, decisions: int = 60, seed: int = 1) -> Iterator[State]:
    """A random game, state after state; not the whole of it."""
    chance = Chance(seed)
    state = setup.game.start_from(setup, chance)
    for number in range(decisions):
        if not state.stack:
            return
        yield state
        seats = state.actors()
        seat = seats[number % len(seats)]
        actions = state.actions(seat)
        state.play(seat, actions[int(chance._random.random() * len(actions))], chance)


def seats_that_may_act(state: State) -> list[int]:
    return [seat for seat in range(state.setup.seats) if state.actions(seat)]


def in_one_bin(one: Action, other: Action) -> bool:
    """Do they differ in an amount alone, and that within one bin?"""
    return one[:-1] == other[:-1] and not any(min(one[-1], other[-1]) <= top < max(one[-1], other[-1]) for top in TOPS)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_is_spelt_and_read_and_the_mask_leads_to_the_legal_ones_alone(name: str) -> None:
    for setup in setups(name):
        space = setup.space
        for state in states(setup):
            for seat in seats_that_may_act(state)[:3]:
                actions = state.actions(seat)
                spelt = [space.index(action) for action in actions]
                assert all(0 < token < space.size for tokens in spelt for token in tokens)
                assert set(space.begin_action(state, seat).legal()) == {tokens[0] for tokens in spelt}
                for action, tokens in list(zip(actions, spelt, strict=True))[:: max(1, len(actions) // 4)]:
                    found = space.action(state, seat, closed(tokens, state, seat))
                    assert state.allows(seat, found)
                    assert found == action or in_one_bin(found, action)


def closed(tokens: tuple[int, ...], state: State, seat: int) -> tuple[int, ...]:
    """With END, where the action might go on."""
    partial = state.setup.space.begin_action(state, seat)
    for token in tokens:
        partial.take(token)
    return tokens if partial.action is not None else (*tokens, END)


@pytest.mark.parametrize("name", GAMES)
def test_random_words_from_the_mask_always_make_a_legal_action(name: str) -> None:
    setup = GAMES[name].setup()
    chance = Chance(3)
    for state in states(setup, 200, seed=2):
        seat = state.actors()[0]
        partial = setup.space.begin_action(state, seat)
        action = None
        while action is None:
            mask = partial.mask()
            legal = [token for token, may in enumerate(mask) if may]
            assert legal == partial.legal()
            before = partial.tokens
            action = partial.take(legal[chance.below(len(legal))])
            assert setup.space.mask(state, seat, begun=before) == mask
        assert state.allows(seat, action)


def test_the_same_setup_has_the_same_words_and_another_may_have_others() -> None:
    game = GAMES["brawling"]
    assert game.action_space(2).version == game.action_space(2, {"decks": 2}).version
    assert game.action_space(2).version != game.action_space(4).version
    assert game.action_space(2).name(game.action_space(2).index((6, 17))[1]) == "card 17"
    assert game.action_space(2).name(END) == "end"
    with pytest.raises(IndexError):
        game.action_space(2).name(10_000)


def test_words_that_are_forgotten_are_found_again(monkeypatch: pytest.MonkeyPatch) -> None:
    setup = GAMES["brawling"].setup(2)
    monkeypatch.setattr(space_module, "MAX_KNOWN", 3)
    fresh = ActionSpace(setup)
    for state in states(setup, 20):
        for action in state.actions(state.actors()[0]):
            assert fresh.index(action) == setup.space.index(action)


def test_words_that_can_not_come_next_are_refused() -> None:
    state = GAMES["brawling"].start(2, {}, Chance(7))
    space = state.setup.space
    for tokens in ([END], [space.size], [-1], [space.size - 1]):
        with pytest.raises(Illegal):
            space.action(state, 0, tokens)
    with pytest.raises(Illegal, match="complete action"):
        space.action(state, 0, space.index(state.actions(0)[0])[:1])
    with pytest.raises(Illegal, match="after the end"):
        space.action(state, 0, (*space.index(state.actions(0)[0]), 5))


def test_a_seat_that_can_do_nothing_may_say_the_end_alone() -> None:
    state = GAMES["brawling"].position("deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 t=far2 | B t=FAR3")
    assert [token for token, may in enumerate(state.setup.space.mask(state, 1)) if may] == [END]


def test_a_mask_is_written_where_one_wants_it() -> None:
    state = GAMES["yuan"].start(chance=Chance(1))
    seat = state.actors()[0]
    out = numpy.ones(state.setup.space.size, dtype=numpy.int8)
    assert state.setup.space.mask(state, seat, out) is out
    assert out.tolist() == list(state.setup.space.mask(state, seat))


def test_an_amount_is_chosen_by_its_bin_or_within_its_span() -> None:
    """Protectors: a bid of up to 50."""
    setup = GAMES["protectors"].setup(4)
    space = setup.space
    bid = next(number for number, verb in space.verbs.items() if verb.NAME == "bid")
    partial = PartialAction(space, [(bid, 0), (bid, 1), (bid, 37)], [((bid,), 0, 37)])
    assert partial.span() is None
    partial.take(space.index((bid, 0))[0])
    assert partial.span() == (0, 37)
    names = [space.name(token) for token in partial.legal()]
    assert names[:2] == ["amount 0", "amount 1"]
    assert names[-3:] == ["amount from 21", "amount from 26", "amount from 31"]
    assert partial.take(partial.legal()[-1]) == (bid, 37)
    assert PartialAction(space, [], [((bid,), 0, 37)]).legal() == [space.index((bid, 0))[0]]


# --- encoding -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "which"), [(name, which) for name in GAMES for which in range(5)])
def test_an_encoding_tells_the_view_and_nothing_else(name: str, which: int) -> None:
    setup = setups(name)[which]
    known: dict[bytes, str] = {}
    for number, state in enumerate(states(setup, 40)):
        for seat in (0, setup.seats - 1):
            numbers = state.encode(seat)
            assert len(numbers) == setup.layout.size
            if number % 5 == 0:
                assert state.redact(seat).encode(seat) == numbers
                assert state.sample(seat, Chance(number)).encode(seat) == numbers
                assert setup.game.load(json.loads(json.dumps(state.view(seat)))).encode(seat) == numbers
            view = json.dumps(state.view(seat))
            assert known.setdefault(numbers.tobytes(), view) == view  # equal numbers, equal views
    assert len(set(known.values())) == len(known)  # and the other way round


@pytest.mark.parametrize("name", GAMES)
def test_what_is_written_after_another_state_is_what_would_be_written_alone(name: str) -> None:
    setup = GAMES[name].setup()
    encoder = Encoder(setup.layout)
    for number, state in enumerate(states(setup, 120)):
        seat = number % setup.seats
        assert encoder.encode(state, seat) == Encoder(setup.layout).encode(state, seat)


def test_a_view_that_changes_in_place_is_written_anew() -> None:
    setup = GAMES["brawling"].setup(2)
    view: Any = setup.game.start_from(setup, Chance(1)).redact(0)
    encoder = Encoder(setup.layout)
    before = encoder.encode(view, 0)
    view.hands[0][0], view.market[1] = 7, 9
    after = encoder.encode(view, 0)
    assert after == Encoder(setup.layout).encode(view, 0)
    hands, market = setup.layout["hands"], setup.layout["market"]
    assert (after[hands.start], after[market.start + 1]) == (7, 9) != (before[hands.start], before[market.start + 1])


def test_rows_that_come_and_go_are_written_as_if_they_had_always_been_so() -> None:
    setup = GAMES["brawling"].setup(2)
    view: Any = setup.game.start_from(setup, Chance(1)).redact(0)
    encoder = Encoder(setup.layout)
    block = setup.layout["hands"]
    room = block.shape[1]
    for hands in (
        [[1, 2, 3], [4]],
        [[1, 2]],
        [],
        [[1, 2], []],
        [[*range(room + 2)], [4], [5]],
        [[1 << 40, 2], [4], [6]],
        [[3], [4]],
    ):
        view.hands = hands
        now = encoder.encode(view, 0)
        assert now == Encoder(setup.layout).encode(view, 0)
        rows = [*[row[:room] for row in hands[:2]], [], []][:2]
        laid = [number for row in rows for number in [*row, *[EMPTY] * room][:room]]
        assert now[block.start : block.stop].tolist() == [min(number, LARGEST) for number in laid]


def test_one_layout_writes_in_several_threads() -> None:
    setup = GAMES["yuan"].setup(2)
    found: list[bool] = []

    def write(seed: int) -> None:
        encoder = Encoder(setup.layout)
        found.append(all(setup.layout.encode(it, 0) == encoder.encode(it, 0) for it in states(setup, 60, seed)))

    threads = [Thread(target=write, args=(seed,)) for seed in range(4)]
    interval = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    finally:
        sys.setswitchinterval(interval)
    assert found == [True] * 4


def test_how_long_a_list_is_and_what_has_no_room_are_told_by_the_check() -> None:
    setup = GAMES["brawling"].setup(2)
    view: Any = setup.game.start_from(setup, Chance(1)).redact(0)
    known = [setup.layout.encode(view, 0)]
    for market in (
        [*view.market, 5],
        [*view.market, 6],
        view.market[:2],
        [*view.market[:2], -1],
        [0, 0, 1 << 40],
        [0, 0, 1 << 41],
    ):
        view.market = market
        known.append(setup.layout.encode(view, 0))
    assert len({numbers.tobytes() for numbers in known}) == len(known)
    assert known[1][:-CHECK] == known[2][:-CHECK] == known[0][:-CHECK]
    assert known[3][:-CHECK] == known[4][:-CHECK]
    assert known[5][:-CHECK] == known[6][:-CHECK]


def test_the_check_is_not_all_that_changes() -> None:
    seen = {state.encode(0)[:-CHECK].tobytes() for state in states(GAMES["brawling"].setup(2), 60)}
    assert len(seen) > 20


def test_a_layout_says_where_each_number_stands() -> None:
    game = GAMES["brawling"]
    state = game.position("deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=far2 | B t=FAR3")
    layout = state.setup.layout
    numbers = state.encode(0)
    market = layout["market"]
    assert numbers[market.start : market.stop].tolist() == state.market  # type: ignore[attr-defined]
    hands = layout["hands"]
    assert numbers[hands.start : hands.start + 2].tolist() == [state.hands[0][0], -1]  # type: ignore[attr-defined]
    assert numbers[layout["asked"].start] == 1
    assert state.encode(1)[layout["asked"].start] == 0
    out = numpy.zeros(layout.size, dtype=numpy.int32)
    assert state.encode(numpy.int64(0), out) is out
    assert out.tolist() == numbers.tolist()
    assert isinstance(numbers, array)
    assert layout.version == game.layout(2).version != game.layout(3).version
    with pytest.raises(KeyError):
        layout["nothing"]


def test_money_and_the_deck_are_counted_for_all_seats() -> None:
    """Nobody knows these cards, but everybody sees how many there are."""
    game = GAMES["brawling"]
    state = game.position("deck=+12 | mkt=KNI1,TOW1,P2A1 | turn=A | A r=4 h=FAR1 t=far2 | B r=2 t=FAR3")
    layout = state.setup.layout
    for seat in (0, 1, -1):
        numbers = state.encode(seat)
        assert numbers[layout["deck"].start] == len(state.deck)  # type: ignore[attr-defined]
        assert numbers[layout["piles"].start : layout["piles"].stop].tolist() == [4, 2]


def test_a_game_without_the_module_says_so() -> None:
    pennies = baronage.Game("baronage.pennies")
    for what in (pennies.action_space, pennies.layout):
        with pytest.raises(BadSetup, match="no module `action_space`"):
            what()
