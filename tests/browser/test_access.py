"""For everybody: no fault that axe finds, in either theme and on a phone; on every page and at a table."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from baronage.games import games
from tests.browser.person import NEXT, Person

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]
AXE = Path(__file__).resolve().parents[2] / "frontend/node_modules/axe-core/axe.min.js"
FAULTS = """async () => {
  const inactive = { exclude: ['.piece.no'] }; // what cannot be used now is faded
  const found = await axe.run(inactive, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
  return found.violations.map(one => one.id + ': ' + one.nodes.slice(0, 4).map(node => node.html.slice(0, 160)).join(' | '));
}"""


def faults(person: Person) -> list[str]:
    """What axe finds on the page as it stands."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed: python tools/client.py npm ci")
    person.page.evaluate(AXE.read_text(encoding="utf-8"))  # not as a script: the page would refuse it
    found: list[str] = person.page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_no_faults(visit: Visit, theme: str, width: int) -> None:
    ada = visit(width=width, height=844, color_scheme=theme, reduced_motion="reduce")
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    assert faults(ada) == []
    ada.against_a_bot("The Barons of Fyn")
    ada.asked()
    assert faults(ada) == []
    ada.page.keyboard.press("?")
    assert faults(ada) == []
    ada.go("/rules/fyn")
    ada.page.wait_for_selector(".reading li")
    assert faults(ada) == []


# besides those that other tests look at
PAGES = [
    *(
        "/learn",
        "/learn/barony",
        "/learn/barony/edge",
        "/learn/brawling/puzzles",
        "/learn/protectors/puzzles/8",
        "/rules",
        "/rules/protectors",
        "/rules/yuan/sheet",
        "/opponents",
    ),
    *(
        "/opponents/fyn",
        "/archive",
        "/watch",
        "/ratings",
        "/tournaments",
        "/about",
        "/nowhere",
        "/me",
        "/settings/notifications",
    ),
]


# 720: 200 % zoom
@pytest.mark.parametrize(
    ("theme", "width", "locale"), [("light", 1440, "en"), ("dark", 390, "fr"), ("light", 720, "fr")]
)
def test_no_faults_on_any_page(visit: Visit, theme: str, width: int, locale: str) -> None:
    ada = visit(width=width, height=844, color_scheme=theme, reduced_motion="reduce", locale=locale)
    ada.is_refused = (404,)
    found = {}
    for path in PAGES:
        ada.go(path)
        ada.page.locator("h1").first.wait_for()
        ada.page.wait_for_load_state("networkidle")  # whatever comes later is looked at too
        found[path] = faults(ada)
    assert {path: wrong for path, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("width", [1440, 390])
def test_no_faults_where_one_says_who_one_is_and_what_one_keeps(visit: Visit, theme: str, width: int) -> None:
    ada = visit(width=width, height=844, color_scheme=theme, reduced_motion="reduce")
    ada.is_refused = (400,)
    page = ada.page
    ada.go("/campaign-files")
    page.get_by_role("button", name="New fiefdom").click()
    assert faults(ada) == []
    page.get_by_role("button", name="Create").click()
    page.wait_for_selector(".edit")
    assert faults(ada) == []
    ada.go("/about")  # where nothing lies under the menu
    for words in ("Change my name", "Keep this account", "Sign in", "API tokens"):
        page.locator(".me-name").click()
        assert faults(ada) == []
        page.get_by_role("button", name=words, exact=True).click()
        page.wait_for_selector("dialog")
        if page.locator("dialog input[name=login]").count():
            page.fill("dialog input[name=login]", "?")
            page.locator("dialog button[type=submit]").click()
            page.wait_for_selector("dialog .wrong")
        assert faults(ada) == []
        page.keyboard.press("Escape")
        page.wait_for_selector("dialog", state="detached")
    ada.go("/games")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Each player brings").check()
    page.get_by_text("Variants").click()
    assert faults(ada) == []
    page.get_by_label("Seat B").select_option("invited")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_selector(".bringing")
    assert faults(ada) == []


# Whether the board shows at least a fifth of the window, and each button of the bar can be reached.
USABLE = """() => {
  const { width, height } = document.querySelector('.table-board').getBoundingClientRect();
  const reached = [...document.querySelectorAll('.bar .btn')].filter(one => one.getBoundingClientRect().width).every(one => {
    one.scrollIntoView({ block: 'nearest' });
    const { top, bottom } = one.getBoundingClientRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
  return reached && width * height >= innerWidth * innerHeight / 5;
}"""


@pytest.mark.parametrize(("theme", "width", "height"), [("light", 1440, 900), ("dark", 720, 450)])  # 720: 200 % zoom
@pytest.mark.parametrize("game", games())
def test_no_faults_at_any_table_while_its_first_decisions_are_made(
    visit: Visit, game: str, theme: str, width: int, height: int
) -> None:
    ada = visit(width=width, height=height, color_scheme=theme, reduced_motion="reduce")
    meta, chance = games()[game].meta, random.Random(2)
    seats = [{"kind": "me"}, *({"kind": "bot", "bot": "heuristic"} for _ in range((meta.default_seats or 2) - 1))]
    ada.go(ada.table({"game": game, "seats": seats, "options": dict(meta.first)}))
    for _ in range(5):
        ada.asked()
        ada.drawn()
        assert faults(ada) == []
        assert ada.page.evaluate(USABLE)
        at = ada.page.evaluate(NEXT, chance.randrange(1 << 30))
        if at:
            ada.page.mouse.click(*at)
