"""The site: links lead to where things stand in it, every page is in it, and the notebooks can be read."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="module")
def site() -> ModuleType:
    spec = importlib.util.spec_from_file_location("site_of_pages", ROOT / "tools/site.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["site_of_pages"] = module
    spec.loader.exec_module(module)
    return module


def test_links_lead_to_where_things_stand(site: ModuleType) -> None:
    known = site.pages()
    page = ROOT / "docs/games/fyn.md"

    def relinked(text: str) -> str:
        return str(site.relinked(text, page, known))

    assert relinked("[Rules](../../src/baronage/games/fyn/RULES.md#goal)") == "[Rules](../rules/fyn.md#goal)"
    assert relinked("[bots](../bots.md)") == "[bots](../bots.md)"
    assert relinked("![it](../pictures/fyn.png)") == "![it](../pictures/fyn.png)"
    assert relinked("[a bot](../../examples/bot.py)") == "a bot", "what is not in the site is only named"
    assert relinked("[out](https://example.org) [here](#goal)") == "[out](https://example.org) [here](#goal)"


def test_every_page_has_its_place(site: ModuleType) -> None:
    known = site.pages()
    told = json.dumps(site.settings(known)["nav"])
    for place in known.values():
        assert not place.endswith(".md") or f'"{place}"' in told, place
    assert set(site.NOTEBOOKS) == {file.stem for file in (ROOT / "docs/notebooks").glob("*.ipynb")}


@pytest.mark.parametrize("file", sorted((ROOT / "docs/notebooks").glob("*.ipynb")), ids=lambda file: file.stem)
def test_notebooks_are_kept_without_what_they_gave(file: Path) -> None:
    cells = json.loads(file.read_text(encoding="utf-8"))["cells"]
    assert "".join(cells[0]["source"]).startswith("# ")
    for cell in cells:
        if cell["cell_type"] == "code":
            compile("".join(cell["source"]), file.name, "exec")
            assert not cell["outputs"]
