"""A game with other figures: they are put in before anything follows from them, and the ordinary game stays as it is."""

from __future__ import annotations

import gc
import json
import pickle
import weakref

import pytest

import baronage
from baronage import BadDocument, BadSetup, Chance, Match, Record
from baronage.arena.play import play_game
from baronage.bots import bot
from baronage.engine.core.state import Action, State
from baronage.engine.game.patched import (
    _lately,
    base_of,
    changes_in,
    changes_in_words,
    find,
    patched,
    some_changes,
    tunables_of,
)
from baronage.engine.hooks.tunables import put
from baronage.laws import LawBroken, check_game
from baronage.laws.sampling import Looks

GAMES = baronage.games()
BRAWLING = GAMES["brawling"]
NAME = "brawling+cards.KNI.upgrade=4+copies.FAR=2"


def test_what_follows_from_a_figure_follows_from_the_new_one() -> None:
    cheap = patched(BRAWLING, {"cards.KNI.upgrade": 1, "cards.FAR.cost": 1})
    place = "deck=+9 | mkt=+3 | turn=A | A r=1 h=FAR1 t=kni1 | B t=FAR2"

    def labels(game: baronage.Game) -> list[str]:
        view = game.position(place, 2).redact(0)
        return [game.label(view, 0, action)[0] for action in view.actions(0)]

    new = set(labels(cheap)) - set(labels(BRAWLING))
    assert any("Farm" in label for label in new)
    assert any("Knight" in label for label in new)
    assert len(BRAWLING.setup(2).numbers.decks[1]) == 52
    assert len(patched(BRAWLING, {"copies.FAR": 2}).setup(2).numbers.decks[1]) == 50
    assert BRAWLING.start(2).setup != cheap.start(2).setup


def test_a_name_says_what_was_altered_and_finds_it_again() -> None:
    game = patched(BRAWLING, {"copies.FAR": 2, "cards.KNI.upgrade": 4})
    assert game.name == NAME
    assert base_of(game.name) == "brawling"
    assert game.title == "Brawling Barons, house rules"
    assert game.meta.short_title == "Brawling Barons"
    assert "cards.KNI.upgrade is 4" in game.meta.sentence
    assert find(GAMES, NAME) is game
    assert find(GAMES, "chess+copies.FAR=2") is None
    assert patched(BRAWLING, {"copies.FAR": 4}) is BRAWLING  # as the rules have it
    assert patched(game, {"copies.FAR": 4}).name == "brawling+cards.KNI.upgrade=4"
    assert pickle.loads(pickle.dumps(game)) is game


def test_a_record_carries_the_altered_figures() -> None:
    match = Match(patched(BRAWLING, {"copies.FAR": 2}), seats=2, seed=3)
    chance = Chance(5)
    while not match.over:
        seat = match.state.actors()[0]
        actions = match.state.actions(seat)
        match.play(seat, actions[chance.below(len(actions))])
    for text in (match.record.text(), json.dumps(match.record.document())):
        read = Record.read(text)
        assert read.game.name == "brawling+copies.FAR=2"
        assert read.replay().state.dump() == match.state.dump()
    with pytest.raises(BadDocument, match="from 0 to 8"):
        Record.read(match.record.text().replace("copies.FAR=2", "copies.FAR=99"))
    with pytest.raises(BadDocument):
        Record.read(match.record.text().replace("game: brawling+", "game: chess+"))


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_game_can_be_altered(name: str) -> None:
    game = GAMES[name]
    figures = tunables_of(game)
    assert len(figures) > 15
    chosen = sorted(figures)[:: max(1, len(figures) // 8)]
    changes = {it: figures[it].value + (1 if figures[it].value < figures[it].high else -1) for it in chosen}
    other = patched(game, changes)
    assert play_game(other, [bot("random")] * other.meta.default_seats, seed=1).standings.cause


def test_an_altered_game_keeps_the_laws_and_can_be_played_by_bots() -> None:
    other = patched(BRAWLING, {"cards.KNI.upgrade": 4, "copies.FAR": 2, "shield": 2})
    assert play_game(other, [bot("heuristic"), bot("wat")], seed=1).standings.cause
    check_game(other, seed=2, share=0, looks=Looks(0))


@pytest.mark.parametrize(
    "words", [["copies.FAR"], ["copies.FAR=many"], ["copies.FAR=1.5"], ["copies.FAR=2", "copies.FAR=3"], ["=2"]]
)
def test_wrong_words_are_refused(words: list[str]) -> None:
    with pytest.raises(BadSetup):
        patched(BRAWLING, changes_in(words))


def test_wrong_figures_are_refused_with_what_was_meant() -> None:
    with pytest.raises(BadSetup, match=r"do you mean cards\.KNI\.upgrade"):
        patched(BRAWLING, {"cards.KNI.upgrad": 4})
    with pytest.raises(BadSetup, match="from 0 to 8"):
        patched(BRAWLING, {"copies.FAR": 9})
    with pytest.raises(BadSetup, match="none of its numbers"):
        patched(baronage.Game("baronage.pennies"), {"coins": 4})


def test_more_copies_than_cards_have_numbers_are_refused_for_many_decks() -> None:
    many = patched(BRAWLING, {"copies.FAR": 8})
    assert Match(many, seats=4, seed=1).state.actors()  # two decks: 16 of 16 numbers
    with pytest.raises(BadSetup, match="at most 2 decks"):
        many.setup(6)


def test_a_figure_is_put_into_a_table_of_any_kind() -> None:
    assert put(5, (), 7) == 7
    assert put((1, (2, 3)), (1, 0), 9) == (1, (9, 3))
    assert put({"a": [1, 2]}, ("a", 1), 9) == {"a": [1, 9]}


def test_code_with_a_figure_of_its_own_breaks_a_law_once_the_figure_is_altered(monkeypatch: pytest.MonkeyPatch) -> None:
    cheap = patched(
        BRAWLING,
        {name: 1 for name in tunables_of(BRAWLING) if name.startswith("cards.") and name.endswith(".cost")},
    )
    verb = cheap.module("steps.stepwise").Recruit
    true = verb.violated_rule

    def knows_the_price(self: object, state: State, seat: int, action: Action) -> str:
        return "BRAWL-4.05" if len(state.piles[seat]) < 2 else str(true(self, state, seat, action))  # type: ignore[attr-defined]

    monkeypatch.setattr(verb, "violated_rule", knows_the_price)

    def play_many() -> None:
        for seed in range(20):
            check_game(cheap, seed=seed, share=0.2)

    with pytest.raises(LawBroken, match="claims") as broken:
        play_many()
    assert broken.value.call().startswith(f"check_game(patched({BRAWLING.code()}, {{")


def test_changes_are_drawn_within_what_figures_can_be() -> None:
    for game in GAMES.values():
        figures = tunables_of(game)
        for seed in range(30):
            changes = some_changes(game, Chance(seed))
            assert changes
            assert all(figures[name].low <= value <= figures[name].high for name, value in changes.items())
    assert not some_changes(baronage.Game("baronage.pennies"), Chance(1))


@pytest.mark.parametrize("name", sorted(GAMES))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_altered_is_told_in_words(name: str, language: str) -> None:
    game = GAMES[name]
    catalogue = game.words.catalogue(language)
    for figure in tunables_of(game):
        id, _ = game.module("tunables").describe(figure)
        assert f"figure-{id}" in catalogue.messages, figure
    figures = tunables_of(game)
    some = sorted(figures)[:: max(1, len(figures) // 40)][:60]
    changes = {it: figures[it].value + (1 if figures[it].value < figures[it].high else -1) for it in some}
    told = changes_in_words(patched(game, changes), language)
    assert len(set(told)) == len(changes), "each says another thing"
    for sentence, figure in zip(told, sorted(changes), strict=True):
        assert str(changes[figure]) in sentence
        assert str(figures[figure].value) in sentence
    assert changes_in_words(game, language) == []


def test_a_game_that_nobody_plays_any_more_is_let_go() -> None:
    game: baronage.Game | None = patched(BRAWLING, {"shield": 7})
    assert game is not None
    known = weakref.ref(game)
    state = game.start(2, {}, Chance(1))
    _lately.cache_clear()
    gc.collect()
    assert patched(BRAWLING, {"shield": 7}) is game, "while somebody plays it there is one"
    _lately.cache_clear()
    del state
    game = None
    gc.collect()
    assert known() is None
    assert patched(BRAWLING, {"shield": 7}).name == "brawling+shield=7"
