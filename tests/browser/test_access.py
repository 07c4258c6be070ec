"""For everybody: no fault that axe finds, in either theme and on a phone; and a game played with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.browser.person import CLICK, Person

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]
AXE = Path(__file__).resolve().parents[2] / "frontend/node_modules/axe-core/axe.min.js"
FAULTS = """async () => {
  const found = await axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] });
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
    ada.page.wait_for_selector(".game .scene")
    assert faults(ada) == []
    ada.against_a_bot("The Barons of Fyn")
    ada.asked()
    assert faults(ada) == []
    if width > 1000:
        for tab in ("Log", "Chat", "Rules"):
            ada.page.get_by_role("tab", name=tab).click()
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
        "/rules",
        "/rules/yuan/sheet",
        "/opponents",
    ),
    *("/opponents/fyn", "/archive", "/watch", "/ratings", "/tournaments", "/about", "/nowhere", "/me", "/notices"),
]


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_no_faults_on_any_page(visit: Visit, theme: str, width: int) -> None:
    ada = visit(width=width, height=844, color_scheme=theme, reduced_motion="reduce")
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
    ada.go("/papers")
    page.get_by_role("button", name="New fiefdom").click()
    assert faults(ada) == []
    page.get_by_role("button", name="Create").click()
    page.wait_for_selector(".edit")
    assert faults(ada) == []
    ada.go()
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


def test_with_the_keyboard_alone(visit: Visit) -> None:
    ada = visit()
    ada.go()
    card = ada.page.locator("article.game", has=ada.page.get_by_role("heading", name="Yuan"))
    card.get_by_role("button", name="Play against a bot").focus()
    ada.page.keyboard.press("Enter")
    ada.asked()
    page = ada.page
    ada.until(
        "document.activeElement.matches('.may-click, .prompt .row-button, .prompt .primary')"
    )  # the decision is at hand
    page.locator(".board .may-click").first.focus()
    page.keyboard.press("Enter")  # a Province in the draft
    page.wait_for_selector(".prompt .undo:enabled")
    page.get_by_role("button", name="Undo").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".prompt .undo:enabled", state="detached")
    ada.begins_against_a_bot()  # what is chosen is shown before it is played
    ada.asked()
    page.locator(".board .may-click").first.focus()
    first = page.evaluate("document.activeElement.dataset.id")
    page.keyboard.press("ArrowDown")
    second = page.evaluate("document.activeElement.dataset.id")
    assert second not in (None, first)
    page.keyboard.press("Enter")
    page.wait_for_selector(".is-picked")
    page.keyboard.press("Escape")
    page.wait_for_selector(".is-picked", state="detached")
    box = "document.querySelector('.board svg').getAttribute('viewBox')"
    before = page.evaluate(f"() => {box}")
    page.locator(".board .may-click").first.focus()
    page.keyboard.press("+")
    ada.until(f"{box} !== '{before}'")
    page.keyboard.press("0")
    ada.until(f"{box} === '{before}'")


def test_a_thing_is_one_stop_of_the_keyboard_and_says_what_it_is(visit: Visit) -> None:
    """A Serf stands on a triangle and in a list besides: all three can be clicked, one is reached and read."""
    ada = visit(reduced_motion="reduce")
    ada.against_a_bot("Barony")
    for pick in range(40):
        ada.asked()
        if not any(word in ada.prompt() for word in ("stands on", "placed")):
            break
        ada.page.evaluate(CLICK, ["act", pick])
    ada.asked()
    stops: list[list[str]] = ada.page.eval_on_selector_all(
        ".board [tabindex='0']", "all => all.map(one => [one.dataset.id, one.getAttribute('aria-label') ?? ''])"
    )
    serfs = [id for id, _ in stops if id.startswith("A")]
    assert serfs
    assert len(serfs) == len({id.partition(".")[0] for id in serfs}), stops
    assert [id for id, label in stops if not label or label == id or ".row" in label or "(" in label] == []
