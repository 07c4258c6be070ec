"""A person's arms: a tincture and a charge on a shield, chosen once, for others to recognize."""

from __future__ import annotations

from typing import get_args

from sqlalchemy import bindparam, update

from baronage.server.accounts.accounts import People, Person
from baronage.server.errors import ApiError
from baronage.server.locale import msg
from baronage.server.responses import Arms, Charge, Tincture
from baronage.server.store.schema import persons
from baronage.server.store.writer import Conflict, guarded

_TAKE = guarded(
    update(persons)
    .where(persons.c.id == bindparam("person_id"), persons.c.arms == "")
    .values(arms=bindparam("new_arms"))
)


def read_arms(text: str) -> Arms | None:
    """Return stored arms, or None if there are none or they are no longer known."""
    tincture, _, charge = text.partition(" ")
    if tincture not in get_args(Tincture) or charge not in get_args(Charge):
        return None
    return Arms(tincture=tincture, charge=charge)  # type: ignore[typeddict-item]


async def take_arms(people: People, person: Person, arms: Arms) -> None:
    """Set a person's arms permanently; raise ApiError for a guest or if they have arms already."""
    if not person.login:
        raise ApiError("refused", msg("arms-account"))
    try:
        new = f"{arms['tincture']} {arms['charge']}"
        await people.change(person, (_TAKE, {"person_id": person.id, "new_arms": new}))
    except Conflict as error:
        raise ApiError("refused", msg("arms-chosen")) from error
