"""A hint: from the seat's view alone, short, and legal."""

from __future__ import annotations

import pytest

import baronage
from baronage.bots.search import Budget
from baronage.coach import hint
from baronage.coach.hint import MAX_WORDS, Step, in_short, steps_of
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal
from baronage.engine.core.state import State
from baronage.engine.game.game import Game
from baronage.engine.hooks.pacts import ACCEPTED, PEACE, Pact
from baronage.engine.hooks.search import follow
from tests.slow import slow_after

GAMES = [*baronage.games().values(), Game("baronage.pennies")]
FEW = Budget(24)


def some_states(game: Game, seed: int, decisions: int) -> list[tuple[State, int]]:
    """Moments of a game of heuristic players, and who is asked."""
    chance, found = Chance(seed), list[tuple[State, int]]()
    state = game.start(chance=chance)
    for number in range(decisions):
        if not state.stack:
            break
        seat = state.actors()[0]
        if number % 7 == 4:
            found.append((state.clone(), seat))
        view = state.redact(seat)
        state.play(seat, game.heuristic(view, seat, view.actions(seat), chance), chance)
    return found


@pytest.mark.parametrize("game", slow_after(1, GAMES), ids=lambda game: game.name)
def test_a_hint_is_legal_short_and_knows_no_more_than_its_seat(game: Game) -> None:
    moments = some_states(game, 5, 50)
    assert moments
    hidden = 0
    for state, seat in moments:
        found = hint(state, seat, FEW)
        assert state.allows(seat, found.plan[0])
        assert found.steps
        assert found.steps[0].action == found.plan[0]
        assert found.steps[0].words
        assert len(found.words.split()) <= MAX_WORDS
        for seed in (1, 2):
            other = state.sample(seat, Chance(seed))
            hidden += other.fields() != state.fields()
            assert hint(other, seat, FEW) == found, "what is hidden changes it"
        assert hint(state.redact(seat), seat, FEW) == found
        assert "%" not in found.words
    if game.name != "barony":
        assert hidden, "nothing was hidden: the test shows nothing"


def test_only_who_is_asked_is_advised() -> None:
    state = baronage.games()["brawling"].position("deck=+9 | mkt=+3 | turn=A | A r=2 t=FAR1,SMI1 | B t=FAR2", 2)
    with pytest.raises(Illegal, match="no hint is possible"):
        hint(state, 1)


def test_what_is_forced_is_said_to_be() -> None:
    for state, seat in some_states(baronage.games()["fyn"], 2, 150):
        if len(state.actions(seat)) == 1 and not state.spans(seat):
            assert hint(state, seat).words == "It’s your only legal move."
            return
    pytest.fail("nothing was forced")


def test_a_move_that_wins_at_once_says_so() -> None:
    state = baronage.games()["brawling"].position("deck=+1 | mkt=+3 | turn=A | A r=2 t=FAR1,SMI1 | B t=FAR2", 2)
    assert hint(state, 0, FEW).words == "It ends the game, and you win."


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", list(baronage.games()))
def test_the_first_decision_of_a_first_game_has_a_reason(name: str, language: str) -> None:
    game = baronage.games()[name]
    state = game.start(options=dict(game.meta.first), chance=Chance(4))
    found = hint(state, state.actors()[0], FEW, language=language, names=["Anna", "Bert", "Cleo", "Dora", "Eva"])
    assert 0 < len(found.words.split()) <= MAX_WORDS


def test_a_long_reason_is_cut_after_a_clause() -> None:
    assert in_short("It pays.") == "It pays."
    long = "Bo could march in with 2: fortified, your only Province fights with 3 instead of 2 and holds."
    assert in_short(long) == "Bo could march in with 2."
    assert (
        in_short("Raised it gives 4 points, not 2, and 75 of your money in each turn.")
        == "Raised it gives 4 points, not 2."
    )
    assert in_short("one two three four five six seven eight nine ten eleven twelve thirteen.") == ""


def test_the_steward_advises_no_blunder_that_every_beginner_sees() -> None:
    game = baronage.games()["brawling"]
    full = "deck=+20 | mkt=+3 | turn=A | A r=2 h=FAR1,INN1,BAR1,SMI1,TOW1,KNI1,ARC1,HOR1 | B t=FAR2"
    state = game.position(full, 2)
    after = state.clone()
    found = hint(state.redact(0), 0, FEW)
    follow(after, 0, found.plan, Chance(1))
    assert game.self_harm(state, after, 0, found.plan) == ""


def test_words_stop_where_something_is_revealed() -> None:
    """What a plan does after a draw would speak of a card that was guessed."""
    game = baronage.games()["brawling"]
    for state, seat in some_states(game, 7, 80):
        found = hint(state, seat, FEW)
        again = state.clone()
        chance = Chance(3)
        for number, step in enumerate(found.steps, 1):
            again.play(seat, step.action, chance)
            if again.committed or chance.outcomes:
                assert number == len(found.steps)


def test_as_a_message() -> None:
    state = baronage.games()["brawling"].position("deck=+1 | mkt=+3 | turn=A | A r=2 t=FAR1,SMI1 | B t=FAR2", 2)
    data = hint(state, 0, FEW).to_json()
    assert set(data) == {"seat", "action", "steps", "reason"}
    assert state.allows(0, tuple(data["action"]))


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_options_read_alike_in_short(game: Game, language: str) -> None:
    """What stands after a colon is left out only where the rest tells one deed from all others."""
    moments = [moment for moment in some_states(game, 5, 120) if len(moment[0].actions(moment[1])) <= 40]
    assert moments
    for state, seat in moments:
        view = state.redact(seat)
        shown = dict[str, Step]()
        for action in view.actions(seat):
            step = steps_of(view, seat, (action,), language)[0]
            assert step.words.startswith(step.brief)
            assert step.brief not in shown, (shown[step.brief], step)
            shown[step.brief] = step


def test_what_tells_two_plays_of_a_card_apart_is_shown() -> None:
    game = baronage.games()["brawling"]
    position = "deck=+20 | mkt=+3 | turn=A | A r=9 h=MIL1,HOR1 t=FAR1,HOR2,kni2 | B t=FAR2"
    view = game.position(position, 2).redact(0)
    shown = [step.brief for one in view.actions(0) for step in steps_of(view, 0, (one,))]
    assert "Play a Military Action: upgrade your Squire to a Knight for 5" in shown
    assert "Play a Military Action: attack B’s Farm with your Horsemen" in shown
    assert "Attack B’s Farm with your Horsemen" in shown


@pytest.mark.parametrize("name", ["yuan", "protectors"])
def test_who_follows_a_hint_click_by_click_is_told_the_same_to_the_end(name: str) -> None:
    game, chance = baronage.games()[name], Chance(3)
    state = game.start(options=dict(game.meta.first), chance=chance)
    seat = state.actors()[0]
    first = hint(state, seat, FEW)
    assert len(first.steps) > 1
    for done, step in enumerate(first.steps):
        now = hint(state, seat, FEW)
        assert now.plan == first.plan[done:]
        assert (now.steps, now.reason) == (first.steps[done:], first.reason)
        state.play(seat, step.action, chance)


def test_who_follows_a_sheet_is_told_of_each_step_what_speaks_for_it() -> None:
    game = baronage.games()["protectors"]
    state = game.position("N/ring4/4 T6.C rank=1>2>3>4 map=1:1.2 2:2.2 3:3.1 4:4.1 cash=1:90", 4)
    found = hint(state, 0, FEW)
    assert [step.text for step in found.steps] == ["+B1x1", "+b0", "send"]
    bought, bid, sent = found.reasons
    assert bought == found.words == sent != ""
    assert bid == "A bid is spent even if it brings no higher place."
    assert [step["reason"] for step in found.to_json()["steps"]] == [bought, bid, sent]
    state.play(0, found.plan[0], Chance(0))
    assert hint(state, 0, FEW).words == bid


def test_who_begins_something_else_is_advised_about_that() -> None:
    game, chance = baronage.games()["yuan"], Chance(3)
    state = game.start(options=dict(game.meta.first), chance=chance)
    seat = state.actors()[0]
    advised = hint(state, seat, FEW).plan[0]
    other = next(action for action in state.actions(seat) if action[0] == advised[0] and action != advised)
    state.play(seat, other, chance)
    assert state.draft(seat) == (other,)
    assert state.allows(seat, hint(state, seat, FEW).plan[0])


def test_a_game_without_a_value_network_gets_hints() -> None:
    for state, seat in some_states(Game("baronage.pennies"), 5, 50):
        assert hint(state, seat, FEW).plan[0] in state.actions(seat)


def test_nobody_is_advised_to_break_his_word() -> None:
    realm = baronage.games()["protectors"].position("N/ring4/4 T6.N rank=1>2>3>4 map=1:1.3 2:2.1 3:3.1 4:4.1 cash=1:80")
    assert hint(realm.redact(0), 0, FEW).steps[0].text == "+D1-2x2"  # the second player is weak
    peace = Pact("x", PEACE, 0, 1, 5, {"turn": 9}, answer=ACCEPTED)
    assert "1-2" not in hint(realm.redact(0), 0, FEW, promised=[peace]).steps[0].text
    over = Pact("x", PEACE, 0, 1, 2, {"turn": 5}, answer=ACCEPTED)
    assert hint(realm.redact(0), 0, FEW, promised=[over]).steps[0].text == "+D1-2x2"
