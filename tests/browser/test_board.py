"""The table that the page draws from data: one click is one act, everything fits, a game can be played to its end."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from baronage.terminal.scaffold import write_game
from tests.browser.conftest import Server

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
BRAWLING = {"game": "brawling", "seats": SEATS, "options": {"first_player": "A"}}
FYN = {"game": "fyn", "seats": SEATS, "options": {"first_seat": "P1", "call": "standing", "max_rounds": 10}}

# Texts of the frame and of cards that are cut, and what lies outside of the window.
FAULTS = """() => {
  const found = [];
  const texts = '.face .title, .face .effect, .btn, .say, .side-row strong, .outcome, .label, .deck-line';
  for (const element of document.querySelectorAll(texts)) {
    const { left, top, right, bottom, width } = element.getBoundingClientRect();
    if (!width || element.closest('.cut-gone, .cut-under, .unseen-tool, .phone .side-row strong')) continue;
    if (element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).display !== 'inline')
      found.push('cut: ' + element.className + ' ' + element.textContent);
    if (element.closest('.phone .sides, .phone .cut-hand')) continue;
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1)
      found.push('outside: ' + element.className + ' ' + element.textContent);
  }
  return found;
}"""


def seated(visit: Any, game: dict[str, Any] = BRAWLING, **more: Any) -> Any:
    """Somebody at a table, of Brawling Barons unless another game is named, whose move it is."""
    ada = visit(**more)
    ada.go(ada.table(game))
    ada.page.wait_for_selector(".bar.mine .btn.act")
    return ada


@pytest.mark.slow
@pytest.mark.parametrize("game", [BRAWLING, FYN], ids=["brawling", "fyn"])
def test_a_game_is_played_to_its_end_by_clicks_on_the_board(visit: Any, game: dict[str, Any]) -> None:
    ada = seated(visit, game)
    assert ada.play_to_the_end(seed=3) > 10
    ada.page.get_by_role("button", name="Show the board").click()
    ada.page.wait_for_selector(".stage .piece")


def test_a_button_is_one_click_and_a_card_of_the_market_too(visit: Any) -> None:
    ada = seated(visit)
    hand = ada.page.locator(".piece.cut-hand")
    before = hand.count()
    card = ada.page.locator(".piece.cut-play.can").first
    id = card.get_attribute("data-id")
    card.click()
    ada.page.wait_for_selector(f".piece.cut-hand[data-id='{id}']")
    assert hand.count() == before + 1


def test_all_options_are_a_list_that_the_keyboard_opens(visit: Any) -> None:
    ada = seated(visit)
    ada.page.keyboard.press("l")
    options = ada.page.get_by_role("dialog", name="All options").get_by_role("button")
    options.first.wait_for()
    assert options.count() > 3
    ada.page.keyboard.press("Escape")
    ada.page.wait_for_selector(".all-options", state="detached")
    coins = ".side-row.turn .counters"
    assert "0" in ada.page.locator(coins).inner_text()
    ada.page.keyboard.press("1")  # the first button: Gather
    ada.page.wait_for_selector(".happened")


def test_a_move_is_typed_in_the_list_of_all_options_and_a_refusal_is_explained_there(visit: Any) -> None:
    ada = seated(visit)
    ada.page.keyboard.press("l")
    field = ada.page.get_by_role("textbox", name="Type a move")
    field.fill("fly to the moon")
    field.press("Enter")
    ada.page.locator(".all-options [role=alert]").wait_for()
    field.fill("G")
    field.press("Enter")
    ada.page.wait_for_selector(".all-options", state="detached")
    ada.page.wait_for_selector(".happened")


def test_the_steward_speaks_up_in_a_first_game(visit: Any) -> None:
    ada = visit(beginner=True)
    ada.go(ada.table({"game": "yuan", "seats": SEATS, "options": {"assembly": "standard", "capitals": "auto"}}))
    ada.page.get_by_role("button", name="Start", exact=True).click()
    ada.page.locator(".bubble").wait_for()


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (1280, 720), (390, 844)])
def test_nothing_is_cut_or_outside_in_any_window(visit: Any, width: int, height: int) -> None:
    ada = seated(visit, width=width, height=height)
    ada.laid_out()
    assert ada.page.evaluate(FAULTS) == []
    if width == 1440:
        board = ada.page.locator(".table-board").bounding_box()
        assert board["width"] * board["height"] >= 0.68 * width * height


# Give each land an order, choose what is sent against the Dragon, buy: what a person clicks before sending.
DECIDE = """number => {
  const pick = all => all[number % Math.max(1, all.length)];
  const line = pick([...document.querySelectorAll('.outcomes button')]);
  if (line) line.click();
  for (const plus of document.querySelectorAll('.stepper.at-land button:last-child:enabled')) if (number % 3) plus.click();
}"""


def decide(ada: Any, chance: random.Random) -> None:
    """Give the lands their orders, then send what is drafted."""
    page = ada.page
    lands = page.locator(".place-button").evaluate_all("all => all.map(one => one.dataset.id)")
    for land in lands if page.locator(".phases .now", has_text="Orders").count() else []:
        if not page.locator(f".place-button[data-id='{land}']").count():
            continue
        page.locator(f".place-button[data-id='{land}']").focus()
        page.keyboard.press("Enter")
        page.keyboard.press(chance.choice("fwmfw"))
        if page.locator(".map .target").count():
            goals = page.locator(".place-button").evaluate_all("all => all.map(one => one.dataset.id)")
            page.locator(f".place-button[data-id='{chance.choice(goals)}']").dispatch_event("click")
        page.keyboard.press("g")
    page.evaluate(DECIDE, chance.randrange(1 << 30))


SENDS = """() => {
  if (document.querySelector('.ending')) return 'over';
  return document.querySelector('.bar.mine .sends:enabled, .bar.mine .btn.act') ? 'act' : '';
}"""


@pytest.mark.slow
def test_protectors_of_the_realm_is_played_to_its_end_on_the_board(visit: Any) -> None:
    ada = visit()
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "wat"} for _ in range(3))]
    options = {"version": "normal", "teams": "off", "factions": "choice"}
    ada.go(ada.table({"game": "protectors", "seats": seats, "options": options}))
    chance = random.Random(2)
    for sent in range(200):
        ada.page.wait_for_function(SENDS)
        if ada.page.evaluate(SENDS) == "over":
            assert sent > 5
            break
        decide(ada, chance)
        ada.page.evaluate("() => document.querySelector('.bar .sends:enabled, .bar .btn.act')?.click()")
        ada.drawn()
    else:
        raise AssertionError(ada.page.locator(".say").inner_text())
    assert not ada.complaints


@pytest.mark.slow
def test_a_game_without_a_line_in_the_page_is_played_on_the_same_table(
    visit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = write_game("harvest", tmp_path)
    monkeypatch.setenv("BARONAGE_GAMES", "harvest")
    monkeypatch.setenv("PYTHONPATH", str(made / "src"))
    server = Server(tmp_path)
    try:
        ada = visit(address=server.address)
        ada.go(ada.table({"game": "harvest", "seats": SEATS}))
        ada.page.get_by_role("button", name="Start", exact=True).click()
        ada.page.wait_for_selector(".piece.cut-hand")
        names = ada.page.locator(".cut-hand .face .title").all_inner_texts()
        assert len(names) == 2
        assert all(names)
        assert ada.play_to_the_end(seed=1) > 0
    finally:
        server.stop()
