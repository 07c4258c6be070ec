"""The arms of a person: a tincture and a charge on a shield, chosen once, by which others know him again."""

from __future__ import annotations

from typing import get_args

from sqlalchemy import bindparam, update

from baronage.server.answers import Arms, Charge, Tincture
from baronage.server.errors import Denied
from baronage.server.people.people import People, Person
from baronage.server.store.schema import persons
from baronage.server.store.writer import Conflict, guarded
from baronage.server.words import say

_TAKE = guarded(
    update(persons)
    .where(persons.c.id == bindparam("person_id"), persons.c.arms == "")
    .values(arms=bindparam("new_arms"))
)


def read_arms(text: str) -> Arms | None:
    """Arms as they are written down; None: there are none, or they are no longer known."""
    tincture, _, charge = text.partition(" ")
    if tincture not in get_args(Tincture) or charge not in get_args(Charge):
        return None
    return Arms(tincture=tincture, charge=charge)  # type: ignore[typeddict-item]


async def take_arms(people: People, person: Person, arms: Arms) -> None:
    """From now on these are his, for good."""
    if not person.login:
        raise Denied("refused", say("arms-account"))
    try:
        new = f"{arms['tincture']} {arms['charge']}"
        await people.change(person, (_TAKE, {"person_id": person.id, "new_arms": new}))
    except Conflict as error:
        raise Denied("refused", say("arms-chosen")) from error
