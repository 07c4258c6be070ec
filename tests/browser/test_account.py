"""Who one is: a guest at once, an account that is kept, coming back on another device; and campaign files brought to a table."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from baronage.games.barony.meta import ADA
from tests.browser.person import Person
from tests.browser.test_kingdom import CLICK, READY

Visit = Callable[..., Person]
PASSWORD = "correct horse"

# Click something unless this is what I am asked: looked at and done in one, since the other's click may come between.
UNLESS_ASKED = f"""([words, number]) => {{
  if (({READY})() !== 'act') return '';
  if (document.querySelector('.bar').innerText.includes(words)) return 'asked';
  return ({CLICK})(number);
}}"""


NAME_IN_HEAD = "document.querySelector('.me-name span')?.innerText"


def is_called(person: Person, name: str) -> None:
    """Wait until this name stands in the head."""
    person.until(f"{NAME_IN_HEAD} === {name!r}")


def is_nobody(person: Person) -> None:
    """Wait until no account is named in the head."""
    is_called(person, "Sign in")


def choose(person: Person, words: str) -> None:
    """Open the account menu and choose something."""
    person.page.locator(".me-name").click()
    person.page.get_by_role("button", name=words, exact=True).click()


def done(person: Person) -> None:
    """The dialog is gone."""
    person.page.wait_for_selector("dialog", state="detached")


def fill(person: Person, **fields: str) -> None:
    """Fill a form of a dialog, and send it."""
    for name, value in fields.items():
        person.page.fill(f"dialog input[name={name}]", value)
    person.page.locator("dialog button[type=submit]").click()


def refused(person: Person, field: str) -> str:
    """What the form says of a field."""
    person.page.wait_for_selector(f"dialog .field:has(input[name={field}][aria-invalid]) .wrong")
    said: str = person.page.locator(f"dialog .field:has(input[name={field}]) .wrong").inner_text()
    return said.strip()


def test_an_account_that_is_kept_is_the_same_on_another_device(visit: Visit) -> None:
    ada = visit()
    ada.is_refused = (400,)
    ada.go()
    is_nobody(ada)
    choose(ada, "Change my name")
    fill(ada, name="  ")
    assert refused(ada, "name") == "A name must have 1 to 30 characters, some of them visible."
    fill(ada, name="Ada")
    done(ada)
    is_called(ada, "Ada")
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "heuristic"}]
    table = ada.table({"game": "brawling", "seats": seats, "options": {"first_player": "A"}, "public": False})
    ada.go()
    choose(ada, "Keep this account")
    fill(ada, login="a", password=PASSWORD)
    assert "3 to 30" in refused(ada, "login")
    fill(ada, login="ada-of-the-test", password="short")
    assert "8 to 200" in refused(ada, "password")
    fill(ada, password=PASSWORD)
    done(ada)

    phone = visit(width=390, height=844)
    phone.is_refused = (400, 401, 404)
    phone.go(table)  # a private table: it is not for a stranger
    phone.page.wait_for_selector(".message h1")
    choose(phone, "Sign in")
    fill(phone, login="ada-of-the-test", password="wrong horse")
    assert "Wrong sign-in name or password" in refused(phone, "password")
    fill(phone, password=PASSWORD)
    done(phone)
    phone.asked()  # and there it is her move
    phone.go()
    phone.page.wait_for_selector(".your-move")
    is_called(phone, "Ada")

    # another password signs the phone out, where she sees at once that she is
    phone.go(table)
    phone.asked()
    choose(ada, "Change sign-in")
    fill(ada, present="wrong horse", password="another horse")
    assert "current password" in refused(ada, "present")
    fill(ada, present=PASSWORD)
    done(ada)
    phone.page.wait_for_selector(".message h1")
    is_nobody(phone)

    ada.is_refused = (400, 401)  # what her page asked a moment before is answered when she is nobody
    choose(ada, "Sign out")
    ada.until("!document.querySelector('.your-move')")
    is_nobody(ada)


@pytest.mark.slow
def test_a_guest_is_told_what_he_leaves_behind(visit: Visit) -> None:
    ada = visit()
    ada.begins_against_a_bot()
    ada.go()
    name = ada.page.locator(".me-name span").inner_text()
    choose(ada, "Sign out")
    assert "you lose access" in ada.page.locator("dialog .trouble").inner_text()
    ada.page.keyboard.press("Escape")
    done(ada)
    assert ada.page.evaluate("document.activeElement.className") == "me-name"  # the focus is back where it was
    is_called(ada, name)


@pytest.mark.slow
def test_who_watches_a_table_of_his_own_can_sign_in_there(visit: Visit) -> None:
    ada, phone = visit(), visit(width=390, height=844)
    ada.begins_against_a_bot()  # a public table
    table = ada.page.url
    ada.go()
    choose(ada, "Keep this account")
    fill(ada, login="ada-who-watches", password=PASSWORD)
    done(ada)
    phone.page.goto(table)
    phone.page.wait_for_selector(".btable")
    assert not phone.page.locator(".bar.mine").count()
    phone.page.get_by_role("button", name="More").click()
    phone.page.get_by_role("button", name="Settings and this table").click()
    phone.page.get_by_role("link", name="Sign in").click()
    fill(phone, login="ada-who-watches", password=PASSWORD)
    phone.asked()


@pytest.mark.slow
def test_two_pages_of_one_browser_are_one_person(visit: Visit) -> None:
    ada = visit()
    ada.go()
    other = ada.context.new_page()
    other.goto(ada.address)
    choose(ada, "Change my name")
    fill(ada, name="Alma")
    done(ada)
    other.wait_for_function("() => document.querySelector('.me-name span').textContent === 'Alma'")


@pytest.mark.slow
def test_a_token_is_shown_once_says_what_it_is_good_for_and_can_be_ended(visit: Visit) -> None:
    ada = visit()
    ada.go()
    choose(ada, "API tokens")
    ada.page.get_by_label("Name of the program").fill("Watcher")
    ada.page.get_by_label("Permissions").select_option("Read only")
    ada.page.get_by_label("Valid for", exact=True).select_option("a week")
    ada.page.get_by_role("button", name="Create a token").click()
    token = ada.page.get_by_label("Token", exact=True).input_value()
    assert "Watcher read only, until" in ada.page.locator(".programs li").inner_text()
    asked = {"headers": {"authorization": f"Bearer {token}"}}
    program = ada.context.browser.new_context()
    assert program.request.get(f"{ada.address}/api/me", **asked).ok
    assert program.request.put(f"{ada.address}/api/me", data={"name": "Eve"}, **asked).status == 403
    ada.page.get_by_role("button", name="Revoke the token: Watcher").click()
    ada.page.get_by_text("You have no API tokens.").wait_for()
    assert program.request.get(f"{ada.address}/api/me", **asked).status == 401
    assert token not in ada.page.content()
    program.close()


def bring_a_fiefdom(ada: Person, tmp_path: Path) -> None:
    """Ada reads her fiefdom from a file, and sees to it between games."""
    ada.is_refused = (400,)
    page = ada.page
    wrong, right = tmp_path / "wrong.json", tmp_path / "ada.json"
    wrong.write_text('{"name": 3}', encoding="utf-8")
    right.write_text(json.dumps(ADA), encoding="utf-8")
    ada.go("/campaign-files")
    page.wait_for_selector(".campaign-files-none")
    page.set_input_files("input[type=file]", wrong)
    assert "BAR-F3.01" in page.locator(".campaign-files .trouble").inner_text()
    page.set_input_files("input[type=file]", right)
    page.wait_for_selector(".sheet")
    assert "treasury 6,200 gold" in page.locator(".campaign-file-head").inner_text()
    assert page.locator(".sheet tbody tr").count() == 11
    assert "Old Tom" in page.locator(".sheet").inner_text()

    # between games: from a list of what the treasury can pay; and what is not allowed is said, with its rule
    hire = page.locator(".edit", has=page.get_by_role("heading", name="Hire"))
    hire.locator("select").select_option("PeS")
    hire.get_by_role("button", name="Hire").click()
    page.get_by_text("treasury 5,200 gold").wait_for()
    rename = page.locator(".edit", has=page.get_by_role("heading", name="Rename"))
    rename.locator("input").fill("x" * 50)
    rename.get_by_role("button", name="Rename").click()
    rename.get_by_role("button", name="Rule BAR-F3.01").wait_for()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export").click()
    kept = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert download.value.suggested_filename == "the-fiefdom-of-ada.json"
    assert (kept["treasury"], len(kept["serfs"])) == (5_200, 12)


@pytest.mark.slow
def test_a_fiefdom_goes_to_a_table_and_comes_home_changed(visit: Visit, tmp_path: Path) -> None:
    ada, bo = visit(), visit()
    page = ada.page
    bring_a_fiefdom(ada, tmp_path)

    # to a table: mine is chosen when it is opened, the other's when he sits down
    ada.go("/games")
    page.get_by_role("button", name="Open a table").click()
    page.get_by_label("Each player brings a fiefdom").check()
    page.get_by_label("A brings").select_option(label="The Fiefdom of Ada (wins 2, treasury 5,200 gold, 12 Serfs)")
    page.get_by_label("Seat B").select_option("invited")
    page.locator("dialog button[type=submit]").click()
    link = page.get_by_label("Link to the table").input_value()
    bo.page.goto(link)
    bo.page.get_by_role("button", name="Join ").click()
    bo.page.get_by_label("B brings").wait_for()
    bo.page.get_by_role("button", name="The Fiefdom of Ada").click()  # what she brings is open
    assert "Old Tom" in bo.page.locator("dialog .sheet").inner_text()
    bo.page.keyboard.press("Escape")
    page.get_by_role("button", name="Start").click()
    page.wait_for_selector(".btable")

    # it is hers again when the game is over, changed
    ada.press("Done hiring")
    for number in range(9):
        page.get_by_text(f"Choose the nine that play: {number} so far.").wait_for()
        page.locator(".member.can").first.click()
    clicks = 0
    while (clicked := bo.page.evaluate(UNLESS_ASKED, ["Choose a Serf", 7 * clicks])) != "asked":
        if page.evaluate(READY) == "act":
            page.evaluate(CLICK, 7 * clicks)
        elif not clicked:  # neither has anything to click yet
            bo.drawn()
            continue
        clicks += 1  # one resigns when one is asked to activate a Serf (BAR-V1.03)
    bo.resign()
    page.wait_for_selector(".taken-home ins")
    assert "wins 3" in page.locator(".taken-home").inner_text()
    page.locator(".taken-home").get_by_role("button", name="The Fiefdom of Ada").click()
    assert page.locator("dialog .sheet-line del").first.inner_text() == "wins 2"
    page.keyboard.press("Escape")
    page.get_by_role("link", name="Open the fiefdom").click()
    page.get_by_text("1 game played here").wait_for()
    assert "wins 3" in page.locator(".campaign-file-head").inner_text()
    page.get_by_role("button", name="Delete …").click()
    page.get_by_role("button", name="Delete", exact=True).click()
    page.wait_for_selector(".campaign-files-none")

    bo.go("/campaign-files")  # who brought none has founded one
    assert "wins 0" in bo.page.locator(".campaign-file-card").inner_text()
