"""The game that `baronage new` writes, in a real browser: its cards have names, and its first decisions can be made."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from baronage.terminal.scaffold import write_game
from tests.browser.conftest import Server, built

NAME = "harvest"
SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
# Each face in the picture with the text that is drawn on it.
FACES = "all => Object.fromEntries(all.map(one => [one.dataset.id, one.textContent.trim()]))"


@pytest.mark.slow
def test_a_new_game_shows_the_names_of_its_cards_and_plays(
    visit: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    built()
    made = write_game(NAME, tmp_path)
    monkeypatch.setenv("BARONAGE_GAMES", NAME)
    monkeypatch.setenv("PYTHONPATH", str(made / "src"))
    server = Server(tmp_path)
    try:
        ada = visit(address=server.address)
        ada.go(ada.table({"game": NAME, "seats": SEATS}))
        ada.page.get_by_role("button", name="Start playing").click()
        ada.asked()
        faces = ada.page.eval_on_selector_all(".playing [data-id^='card-']", FACES)
        assert len(faces) == 2
        assert all(id == f"card-{name}" for id, name in faces.items()), faces
        card, name = max(faces.items())
        ada.click(card)
        ada.page.locator(".prompt button.primary:enabled").click()
        ada.page.locator(".story", has_text=name).wait_for()
        assert ada.play_to_the_end(seed=1) > 3
    finally:
        server.stop()
