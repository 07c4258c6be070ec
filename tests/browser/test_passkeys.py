"""A guest keeps the name by a passkey and comes back by it, with a device of the browser's own."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import Server
from tests.browser.person import Person
from tests.browser.test_account import choose, done, is_called

pytestmark = pytest.mark.slow

Visit = Callable[..., Person]
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


def with_a_device(visit: Visit, server: Server) -> Person:
    """Somebody whose browser has a lock that opens; at a name, since passkeys are for no bare address."""
    person = visit(address=server.address.replace("127.0.0.1", "localhost"))
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})
    return person


def test_a_guest_keeps_the_name_by_a_passkey_and_comes_back(visit: Visit, server: Server) -> None:
    ada = with_a_device(visit, server)
    ada.is_refused = (400, 401)  # 401: what her page asked a moment before she signed out
    ada.go()
    choose(ada, "Change my name")
    ada.page.fill("dialog input[name=name]", "Perpetua")
    ada.page.locator("dialog button[type=submit]").click()
    done(ada)
    choose(ada, "Keep this account")
    ada.page.fill("dialog input[name=login]", "perpetua")
    ada.page.get_by_role("button", name="Keep it with a passkey").click()
    done(ada)
    choose(ada, "Sign out")
    ada.until("document.querySelector('.me-name span')?.innerText !== 'Perpetua'")
    choose(ada, "Sign in")
    ada.page.get_by_role("button", name="Sign in with a passkey").click()
    done(ada)
    ada.until("document.querySelector('.me-name span')?.innerText === 'Perpetua'")
    is_called(ada, "Perpetua")
    ada.go("/me")
    ada.page.get_by_text("last used").wait_for()
    ada.page.get_by_role("button", name="Remove", exact=True).click()
    ada.page.get_by_text("This passkey is your only way to sign in.").wait_for()
    assert not ada.complaints
