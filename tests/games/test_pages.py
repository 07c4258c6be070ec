"""The page of each game in docs/games: it names every option, and files and rules that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from baronage import Game, games

ROOT = Path(__file__).resolve().parents[2]
OFFERED = [pytest.param(game, id=game.name) for game in games().values() if game.meta.offered]


@pytest.mark.parametrize("game", OFFERED)
def test_what_the_page_of_a_game_names_is_there(game: Game) -> None:
    page = (ROOT / "docs" / "games" / f"{game.name}.md").read_text(encoding="utf-8")
    table = page.partition("## Source files")[2].partition("\n## ")[0]
    files = re.findall(r"`([a-z_/]+(?:\.py|/))`", "\n".join(line.split(" | ")[0] for line in table.splitlines()[4:]))
    assert len(files) > 10
    home = ROOT / "src" / "baronage" / "games" / game.name
    for name in files:
        assert (home / name).exists(), name
    for option in game.options:
        assert f"| `{option.name}` |" in page
    cited = set(re.findall(rf"{game.meta.prefix}-[0-9A-Z]+(?:\.[0-9]+)?", page))
    assert len(cited) > 2
    assert cited <= set(game.rules)


def test_the_readme_leads_to_the_page_of_every_game() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for (game,) in (offered.values for offered in OFFERED):
        assert isinstance(game, Game)
        assert f"(docs/games/{game.name}.md)" in readme


@pytest.mark.parametrize("page", ["RULES.md", "RULES.fr.md"])
@pytest.mark.parametrize("game", OFFERED)
def test_every_ruling_that_a_rule_cites_is_on_the_page(game: Game, page: str) -> None:
    text = (ROOT / "src" / "baronage" / "games" / game.name / page).read_text(encoding="utf-8")
    rulings = set(re.findall(r"(?m)^- \*\*(R\d+)\b", text))
    cited = set(re.findall(r"(?<![\w-])R\d+(?![\w.])", re.sub(r"`[^`]*`", "", text)))
    assert cited <= rulings
