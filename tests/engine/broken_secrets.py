"""Games that break a law about what is hidden: Pennies with one fault each."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Unreadable
from baronage.engine.core.state import ALL, PUBLIC, Action, State
from baronage.pennies import steps, verbs
from baronage.pennies.state import Pennies
from baronage.pennies.steps import Raid, RaidWindow


def sample_that_clones(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pennies, "sample", lambda self, seat, chance: self.clone())


def sample_that_remembers(patch: pytest.MonkeyPatch) -> None:
    """The view carries the truth along, out of sight of any dump."""
    redact = Pennies.redact

    def remember(self: Pennies, viewer: int) -> Pennies:
        copy = redact(self, viewer)
        copy.truth = self.clone()  # type: ignore[attr-defined]
        return copy

    patch.setattr(Pennies, "redact", remember)
    patch.setattr(Pennies, "fill", lambda self, seat, chance: self.truth.clone())


def sample_that_forgets_what_was_seen(patch: pytest.MonkeyPatch) -> None:
    """A card that the seat has seen on the deck is dealt anew."""
    fill = Pennies.fill

    def forget(self: Pennies, seat: int, chance: Chance) -> Pennies:
        copy = self.clone()
        copy.deck, copy.deck_known = [0] * len(self.deck), [0] * len(self.deck)
        return fill(copy, seat, chance)

    patch.setattr(Pennies, "fill", forget)


def pass_in_the_numbering(patch: pytest.MonkeyPatch) -> None:
    """Everybody is told that somebody passed, though not who."""
    play = RaidWindow.play

    def tell(self: RaidWindow, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if s.log is not None and action[0] == verbs.PASS:
            s.log.append((verbs.PASSED, ALL, (-1,), "PEN-3.03"))
        play(self, s, seat, action, chance)

    patch.setattr(RaidWindow, "play", tell)


def pass_that_is_announced(patch: pytest.MonkeyPatch) -> None:
    """A window that says how it is passed unseen, and tells all who pays what."""
    play = RaidWindow.play

    def tell(self: RaidWindow, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if s.log is not None and action[0] == verbs.PASS:
            s.log.append((verbs.PASSED, ALL, (-1,), "PEN-3.03"))
        play(self, s, seat, action, chance)

    def pass_over(self: RaidWindow, s: Pennies, chance: Chance) -> None:
        self.ask_next(s, self.done | 1 << self.asked, chance)

    patch.setattr(RaidWindow, "secret_pass", lambda self, s, seat: ((verbs.PASS,), 1 << seat))
    patch.setattr(RaidWindow, "pass_over", pass_over)
    patch.setattr(RaidWindow, "play", tell)


def secret_of_two_that_all_see(patch: pytest.MonkeyPatch) -> None:
    """Two are told of a boast; the rest see that something happened, and it can have been nothing else."""
    play = Raid.play

    def boast(self: Raid, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] != verbs.BOAST:
            play(self, s, seat, action, chance)
            return
        s.boasts += 1
        if s.log is not None:
            both = 1 << seat | 1 << (seat + 1) % s.setup.seats
            s.log.append((verbs.BOASTED, both, (seat,), "PEN-3.01"))
            s.log.append((verbs.PASSED, ALL & ~both, (-1,), "PEN-3.03"))

    patch.setattr(Raid, "SECRET_WINDOW", True)
    patch.setattr(Raid, "play", boast)


def refusal_that_leaks(patch: pytest.MonkeyPatch) -> None:
    """A text is read as the referee."""
    read = Pennies.read

    def tell(self: Pennies, seat: int, text: str) -> list[Action]:
        for other, cards in enumerate(self.hands):
            if other != seat and text in [f"o {card}" for card in cards]:
                raise Unreadable("somebody else holds that card")
        return read(self, seat, text)

    patch.setattr(Pennies, "read", tell)


def actions_that_leak(patch: pytest.MonkeyPatch) -> None:
    """One may raid only if nobody can ward it off."""
    actions = Raid.actions

    def safe(self: Raid, s: Pennies, seat: int) -> list[Action]:
        found = actions(self, s, seat)
        warded = any(steps.wards(s, other) for other in range(s.setup.seats) if other != seat)
        return [action for action in found if action[0] == verbs.BOAST or not warded or not action[1]]

    patch.setattr(Raid, "actions", safe)
    patch.setattr(Raid, "spans", lambda self, s, seat: [])


def window_that_leaks(patch: pytest.MonkeyPatch) -> None:
    """The clock names the seat that is asked."""
    patch.setattr(RaidWindow, "window", lambda self, s: ("window", self.asked, 1.0))


def secret_that_is_not_called_one(patch: pytest.MonkeyPatch) -> None:
    """The window says that all know who is asked; in the views of others nobody is."""
    patch.setattr(RaidWindow, "SECRET_WINDOW", False)


def boasting(patch: pytest.MonkeyPatch, event: Callable[[Pennies, int], tuple[int, int, Action, str]]) -> None:
    play = Raid.play

    def boast(self: Raid, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] != verbs.BOAST:
            play(self, s, seat, action, chance)
            return
        s.boasts += 1
        if s.log is not None:
            s.log.append(event(s, seat))

    patch.setattr(Raid, "play", boast)


def event_that_leaks(patch: pytest.MonkeyPatch) -> None:
    """Who boasts shows a card, and nobody's view remembers it."""
    boasting(patch, lambda s, seat: (verbs.BOASTED, ALL, (seat, *s.hands[seat][:1]), "PEN-3.01"))


def view_that_is_not_fixed(patch: pytest.MonkeyPatch) -> None:
    redact = Pennies.redact

    def turn(self: Pennies, viewer: int) -> Pennies:
        copy = redact(self, viewer)
        copy.discard.reverse()
        return copy

    patch.setattr(Pennies, "redact", turn)


def view_without_what_all_see(patch: pytest.MonkeyPatch) -> None:
    redact = Pennies.redact

    def hide(self: Pennies, viewer: int) -> Pennies:
        copy = redact(self, viewer)
        if viewer != PUBLIC:
            copy.bank = 0
        return copy

    patch.setattr(Pennies, "redact", hide)


def view_that_forgets(patch: pytest.MonkeyPatch) -> None:
    """Who has looked at the deck knows nothing of it any more when somebody boasts."""
    redact = Pennies.redact

    def forget(self: Pennies, viewer: int) -> Pennies:
        copy = redact(self, viewer)
        if self.boasts:
            copy.deck, copy.deck_known = [0] * len(self.deck), [0] * len(self.deck)
        return copy

    patch.setattr(Pennies, "redact", forget)


def sample_that_has_one_idea(patch: pytest.MonkeyPatch) -> None:
    """Cards that are not seen are dealt out in their order, always."""
    fill = Pennies.fill
    patch.setattr(Pennies, "fill", lambda self, seat, chance: fill(self, seat, Chance(0)))


def sample_that_leaves_one_out(patch: pytest.MonkeyPatch) -> None:
    """The card 6 is never in a hand that is not seen: one of many things that might be so."""
    fill_base = Pennies.fill_base

    def filled(self: Pennies, copy: State, seat: int, chance: Chance) -> None:
        assert isinstance(copy, Pennies)
        for believed, hand in zip(self.hands, copy.hands, strict=True):
            place = hand.index(6) if 6 in hand else -1
            if place >= 0 and not believed[place] and 0 in self.deck:
                below = self.deck.index(0)
                hand[place], copy.deck[below] = copy.deck[below], 6
        fill_base(self, copy, seat, chance)

    patch.setattr(Pennies, "fill_base", filled)
