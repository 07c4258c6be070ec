"""BAR-C1.10, What is hidden: in every window a pass looks to all others as if nobody had been asked; the laws see to it."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.state import ALL, PUBLIC, Action
from baronage.engine.match.match import Match
from baronage.games.barony import verbs
from baronage.games.barony.state import Barony
from baronage.games.barony.steps.bump import Shorten
from baronage.laws import LawBroken
from baronage.laws.leaks import Guesses, check_events, check_pass, check_sample, check_shared, check_view
from tests.games.barony.table import GAME, full, play


def archery() -> Barony:
    return play(full("7PeJ1@C1.2", "4SoS1@C1.6{F:ARC}"), "A7^90*1")


def escort() -> Barony:
    return play(full("3SoS1@C1.5", "5PeP1@C1.11 1KnS3@C1.12{M:ESC}"), "A3-C1.11", "/F")


def shorten() -> Barony:
    return play(full("3SoS1x2@C1.4", "5PeP1@C1.2{R:LEA}"), "A3-C1.3-C1.2", "go", "/F", "/C", ">30*2")


def consent() -> Barony:
    return play(full("3PrS2@C1.5", "5PeP1@C1.11"), "A3-C1.11", "*BLS B5")


def offer() -> Barony:
    return play(full("3SoS1@C1.5{W:DAG}", "5PeP1@C1.11"), "A3-C1.11", "$give DAG", "$offer")


WINDOWS = [archery, escort, shorten, consent, offer]


@pytest.mark.rule("BAR-C1.10")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_pass_is_not_announced(window: Callable[[], Barony]) -> None:
    state = window()
    top = state.stack[-1]
    assert state.actors() == [1]
    assert top.secret_pass(state, 1) is not None
    rng = random.Random(1)
    check_pass(state, rng)
    check_shared(state, rng)
    for viewer in (0, 1, PUBLIC):
        view = check_view(state, viewer)
        check_events(state, check_sample(state, view, viewer, rng, Guesses()), viewer, rng)


@pytest.mark.rule("BAR-W2.01", "BAR-C1.10")
def test_armour_that_saves_nothing_is_not_told_and_armour_that_saves_is() -> None:
    for saved, lines in ((0, []), (1, ["Armour shortens the bump of your Peasant 5 by 1."])):
        match = Match(GAME, state=shorten(), chance=Chance.forced([]))
        match.play(1, f"~{saved}")
        assert [line for _, line, _ in match.log(1) if "Armour" in line] == lines
        assert len([line for _, line, _ in match.log(PUBLIC) if "Armour" in line]) == len(lines)


def test_the_laws_would_have_seen_armour_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    play_it = Shorten.play

    def tell(self: Shorten, s: Barony, seat: int, action: Action, chance: Chance) -> None:
        if s.log is not None:
            s.log.append((verbs.SHORTENED, ALL, (self.loser, action[1]), "BAR-W2.01"))
        play_it(self, s, seat, action, chance)

    monkeypatch.setattr(Shorten, "play", tell)
    with pytest.raises(LawBroken) as broken:
        check_pass(shorten(), random.Random(1))
    assert broken.value.law == "leak 7"


@pytest.mark.rule("BAR-D09", "BAR-D10", "BAR-D11", "BAR-D22")
@pytest.mark.parametrize(
    ("state", "moves", "rule"),
    [
        (full("1WiP2@C1.5{S:FIR}", "3SoS1@C1.11 4SoS1@C1.2"), ("A1", "*FIR B3"), "BAR-D09"),
        (full("1NoP3@C1.6{M:REC}", "3SoS3@C1.12"), ("A1-C1.12", "/F", "/C"), "BAR-D10"),
    ],
)
def test_the_window_of_a_decision_is_named_by_its_rule(state: Barony, moves: tuple[str, ...], rule: str) -> None:
    state = play(state, *moves)
    assert state.stack[-1].window(state) == (rule, 0, 0.0)
