"""Games that break a law: Pennies with one fault each, and the law that it breaks."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from baronage.engine.core.chance import Chance
from baronage.engine.core.standings import Standings
from baronage.engine.core.state import ALL, Action, SimultaneousStep, Step
from baronage.engine.picture.table import Piece
from baronage.engine.text.params import RuleViolation
from baronage.laws import magic_numbers as figures
from baronage.pennies import bot, notation, state, steps, table, verbs
from baronage.pennies import search as hooks
from baronage.pennies.state import Pennies
from baronage.pennies.steps import Offers, Raid, SetOut, Ward
from tests.engine.broken_secrets import (
    actions_that_leak,
    boasting,
    event_that_leaks,
    pass_in_the_numbering,
    pass_that_is_announced,
    refusal_that_leaks,
    sample_that_clones,
    sample_that_forgets_what_was_seen,
    sample_that_has_one_idea,
    sample_that_leaves_one_out,
    sample_that_remembers,
    secret_of_two_that_all_see,
    secret_that_is_not_called_one,
    view_that_forgets,
    view_that_is_not_fixed,
    view_without_what_all_see,
    window_that_leaks,
)
from tests.engine.table import PENNIES

Patch = Callable[[pytest.MonkeyPatch], None]


def shallow_clone(patch: pytest.MonkeyPatch) -> None:
    clone = Pennies.clone

    def shallow(self: Pennies) -> Pennies:
        copy = clone(self)
        copy.purses = self.purses
        return copy

    patch.setattr(Pennies, "clone", shallow)


def field_that_is_not_dumped(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pennies, "FIELDS", tuple(name for name in Pennies.FIELDS if name != "round"))


def log_that_counts(patch: pytest.MonkeyPatch) -> None:
    play = Raid.play

    def logged(self: Raid, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if s.log is not None:
            s.boasts = steps.MAX_BOASTS
        play(self, s, seat, action, chance)

    patch.setattr(Raid, "play", logged)


def resolution_by_arrival(patch: pytest.MonkeyPatch) -> None:
    """Each sheet is stamped when it comes in, and the first one wins."""
    play, resolve = Offers.play, Offers.resolve

    def stamp(self: Offers, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        play(self, s, seat, action, chance)
        if action[0] == verbs.SEND:
            top = s.stack[-1]
            assert isinstance(top, Offers)
            drafts = list(top.drafts)
            drafts[seat] = (*drafts[seat][:-1], (verbs.SEND, top.sent.bit_count()))
            s.stack[-1] = top.renew(top.due, top.sent, tuple(drafts))

    def first(self: Offers, s: Pennies, chance: Chance) -> None:
        stamps = [draft[-1][1] if draft and len(draft[-1]) > 1 else 9 for draft in self.drafts]
        resolve(self, s, chance)
        if isinstance(s.stack[-1], Raid):
            s.stack[-1] = Raid(stamps.index(min(stamps)))

    patch.setattr(Offers, "play", stamp)
    patch.setattr(Offers, "resolve", first)


def chance_on_arrival(patch: pytest.MonkeyPatch) -> None:
    """The die is rolled for each sheet that comes in, and the pennies go to its sender."""
    play = Offers.play

    def roll(self: Offers, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.SEND:
            won = min(s.bank, chance.below(6))
            s.bank -= won
            s.purses[seat] += won
            if s.log is not None:
                s.log.append((verbs.WON, ALL, (seat, won), "PEN-2.02"))
        play(self, s, seat, action, chance)

    patch.setattr(Offers, "play", roll)


def lost_card(patch: pytest.MonkeyPatch) -> None:
    def lose(s: Pennies, seat: int, card: int) -> None:
        place = s.hands[seat].index(card)
        del s.hands[seat][place], s.known[seat][place]

    patch.setattr(steps, "lose", lose)


def action_listed_twice(patch: pytest.MonkeyPatch) -> None:
    actions = Raid.actions
    patch.setattr(Raid, "actions", lambda self, s, seat: actions(self, s, seat) * 2)


def nothing_to_do(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Raid, "actions", lambda self, s, seat: [])


def span_without_a_rung(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Raid, "spans", lambda self, s, seat: [((verbs.PASS,), 0, 9)])


def event_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    boasting(patch, lambda s, seat: (verbs.BOASTED, ALL, (seat,), ""))


def event_with_a_rule_that_does_not_exist(patch: pytest.MonkeyPatch) -> None:
    boasting(patch, lambda s, seat: (verbs.BOASTED, ALL, (seat,), "PEN-9.99"))


def change_without_an_event(patch: pytest.MonkeyPatch) -> None:
    boasting(patch, lambda s, seat: (verbs.BOASTED, 1 << seat, (seat,), "PEN-3.01"))


def draft_that_shows(patch: pytest.MonkeyPatch) -> None:
    def tell(self: Offers, s: Pennies, seat: int, sent: bool) -> None:
        before, s.boasts = s.boasts, len(s.draft(seat))
        if s.log is not None:
            s.log.append((verbs.DRAFTED, ALL if s.boasts != before else 1 << seat, (seat,), "PEN-2.01"))

    patch.setattr(Offers, "log_draft", tell)


def draft_that_is_not_taken_back(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SimultaneousStep, "undo_click", lambda self, s, seat: None)


def draft_that_meets_chance(patch: pytest.MonkeyPatch) -> None:
    """A die is rolled at each click: a record, which knows no clicks, would not hold it."""
    play = Offers.play

    def roll(self: Offers, s: Pennies, seat: int, action: Action, chance: Chance) -> None:
        if action[0] == verbs.OFFER:
            chance.below(6)
        play(self, s, seat, action, chance)

    patch.setattr(Offers, "play", roll)


def look_that_is_taken_back(patch: pytest.MonkeyPatch) -> None:
    """Who looked at the deck may say that he did not."""
    peek = steps.peek

    def forget(s: Pennies, seat: int) -> None:
        peek(s, seat)
        s.committed = False

    patch.setattr(steps, "peek", forget)


def default_that_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Raid, "default", lambda self, s, seat: (verbs.PASS,))


def silence_that_changes_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Raid, "default", lambda self, s, seat: (-1,))
    patch.setattr(Raid, "time_out", lambda self, s, seat, chance: None)


def refusal_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Raid, "not_asked", lambda self, s, seat, action: RuleViolation("", {}, "not-possible"))


def seat_that_is_gone_and_asked(patch: pytest.MonkeyPatch) -> None:
    """Whoever leaves is back at the end of it."""

    def stay(s: Pennies, seat: int, how: int) -> None:
        s.left &= ~(1 << seat)

    patch.setattr(steps, "on_leave", stay)


def game_without_end(patch: pytest.MonkeyPatch) -> None:
    end_round = steps.end_round

    def again(s: Pennies, chance: Chance) -> None:
        rounds, s.round = s.round, -1
        end_round(s, chance)
        s.round = rounds + 1

    patch.setattr(steps, "end_round", again)


def points_that_do_not_add_up(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state, "points", lambda place: [1.0] * len(place))


def standings_before_the_end(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Pennies, "standings", lambda self: Standings("Now.", "PEN-4.02", ()))


def number_that_is_not_written(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(notation, "write", lambda s, seat, action: "raid 1" if action[0] == verbs.RAID else "pass")


def text_that_a_record_cannot_hold(patch: pytest.MonkeyPatch) -> None:
    write = notation.write
    patch.setattr(notation, "write", lambda s, seat, action: write(s, seat, action) + " // well")


def position_that_forgets(patch: pytest.MonkeyPatch) -> None:
    write = notation.write_position
    patch.setattr(notation, "write_position", lambda s: write(s).replace("raid=B", "raid=A"))


def action_without_words(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ward, "label", lambda self, s, seat, action: "no-such-sentence")


def sentence_that_mentions_what_it_is_not_told(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offers, "params", lambda self, s, seat: {"chosen": 0})


def event_that_is_not_told_in_french(patch: pytest.MonkeyPatch) -> None:
    patch.delitem(PENNIES.words.catalogue("fr").messages, "boasted")


def prompt_that_cites_nothing_known(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Raid, "rules", lambda self, s, seat: ("PEN-7.77",))


def judge_who_is_too_strict(patch: pytest.MonkeyPatch) -> None:
    """Nobody may raid for all that he has, says the judge; the actions say otherwise."""
    patch.setattr(
        SetOut, "violated_rule", lambda self, s, seat, action: "" if action[1] < s.purses[seat] else "PEN-3.02"
    )


def judge_who_is_too_mild(patch: pytest.MonkeyPatch) -> None:
    """Any card of the hand is a ward, says the judge; the actions say otherwise."""
    patch.setattr(Ward, "violated_rule", lambda self, s, seat, action: "" if action[1] in s.hands[seat] else "PEN-3.03")


def judge_with_a_reason_nobody_knows(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ward, "REASONS", ())


def refusal_that_is_false(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Ward, "more", lambda self, s, seat, action: {"held": 1, "first_ward": 0})


def priors_that_are_too_large(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hooks, "plans", lambda view, seat, k, chance: [(0.7, (a,)) for a in view.actions(seat)][:k])


def plan_that_is_not_legal(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hooks, "plans", lambda view, seat, k, chance: [(1.0, ((verbs.RAID, 1_000),))])


def plans_that_change_the_view(patch: pytest.MonkeyPatch) -> None:
    def plans(view: Any, seat: int, k: int, chance: Chance) -> Any:
        view.purses[seat] += 1
        return [(1.0, (view.actions(seat)[0],))]

    patch.setattr(hooks, "plans", plans)


def quick_that_cheats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hooks, "rollout_policy", lambda s, seat, chance: ((verbs.RAID, 1_000),))


def chances_that_are_too_large(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hooks, "evaluate", lambda s: [0.9] * s.setup.seats)


def bot_that_cheats(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(bot, "choose", lambda s, seat, actions, chance: (verbs.RAID, 1_000))


def record_that_tells_another_story(patch: pytest.MonkeyPatch) -> None:
    def boast(s: Pennies, seat: int, actions: list[Action]) -> str:
        return "raid 0" if actions[-1][0] == verbs.RAID else ""

    patch.setattr(notation, "phrase", boast, raising=False)


def frame_that_falls(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Step, "after_leave", lambda self, s, seat: None)


def click_that_is_said_to_send(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offers, "completes_draft", lambda self, s, seat, action: True)


def sending_that_is_said_to_be_a_click(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offers, "completes_draft", lambda self, s, seat, action: action[0] == verbs.PEEK)


def side_act_that_is_said_to_be_a_click(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Offers, "SIDE_VERBS", ())


def card_at_no_place(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "pieces", lambda s: [Piece("card-1", "card-1", "sleeve.0")])


def card_that_its_owner_sees_otherwise(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(table, "pieces", lambda s: [Piece("card-1", "card-1", "discard", values=(s.viewer,))])


def figure_in_the_code(patch: pytest.MonkeyPatch) -> None:
    """How many cards there are is written into a rule, beside the table that says so."""
    source = (
        Path(steps.__file__).read_text(encoding="utf-8")
        + "\n\ndef all_dealt(dealt: int) -> bool:\n    return dealt == 12\n"
    )
    patch.setattr(figures, "found_in", lambda package: tuple(map(str, figures.magic_numbers_in(source))))


BROKEN: list[tuple[Patch, str]] = [
    (figure_in_the_code, "figures"),
    (view_that_forgets, "recall"),
    (sample_that_has_one_idea, "cover"),
    (sample_that_leaves_one_out, "cover"),
    (sample_that_clones, "leak 3"),
    (sample_that_remembers, "leak 3"),
    (sample_that_forgets_what_was_seen, "leak 3"),
    (shallow_clone, "clone"),
    (field_that_is_not_dumped, "dump"),
    (log_that_counts, "log"),
    (resolution_by_arrival, "sheets"),
    (chance_on_arrival, "sheets"),
    (pass_in_the_numbering, "leak 6"),
    (pass_that_is_announced, "leak 7"),
    (secret_of_two_that_all_see, "leak 8"),
    (lost_card, "conserved"),
    (refusal_that_leaks, "leak 2"),
    (actions_that_leak, "leak 2"),
    (window_that_leaks, "leak 2"),
    (secret_that_is_not_called_one, "leak 2"),
    (action_listed_twice, "actions"),
    (nothing_to_do, "actions"),
    (span_without_a_rung, "actions"),
    (event_without_a_rule, "events"),
    (event_with_a_rule_that_does_not_exist, "events"),
    (change_without_an_event, "events"),
    (event_that_leaks, "leak 5"),
    (view_that_is_not_fixed, "leak 1"),
    (view_without_what_all_see, "leak 4"),
    (draft_that_shows, "draft"),
    (draft_that_is_not_taken_back, "draft"),
    (draft_that_meets_chance, "draft"),
    (look_that_is_taken_back, "undo"),
    (default_that_is_not_legal, "gate"),
    (silence_that_changes_nothing, "gate"),
    (refusal_without_a_rule, "gate"),
    (seat_that_is_gone_and_asked, "leaving"),
    (game_without_end, "ends"),
    (points_that_do_not_add_up, "standings"),
    (standings_before_the_end, "standings"),
    (number_that_is_not_written, "notation"),
    (text_that_a_record_cannot_hold, "notation"),
    (position_that_forgets, "position"),
    (action_without_words, "words"),
    (sentence_that_mentions_what_it_is_not_told, "words"),
    (event_that_is_not_told_in_french, "words"),
    (judge_who_is_too_strict, "judge"),
    (judge_who_is_too_mild, "judge"),
    (judge_with_a_reason_nobody_knows, "judge"),
    (refusal_that_is_false, "claims"),
    (prompt_that_cites_nothing_known, "words"),
    (card_at_no_place, "table"),
    (card_that_its_owner_sees_otherwise, "table leak"),
    (bot_that_cheats, "bot"),
    (priors_that_are_too_large, "search"),
    (plan_that_is_not_legal, "search"),
    (quick_that_cheats, "search"),
    (chances_that_are_too_large, "search"),
    (plans_that_change_the_view, "search"),
    (record_that_tells_another_story, "record"),
    (frame_that_falls, "crash"),
    (click_that_is_said_to_send, "draft"),
    (sending_that_is_said_to_be_a_click, "draft"),
    (side_act_that_is_said_to_be_a_click, "draft"),
]
