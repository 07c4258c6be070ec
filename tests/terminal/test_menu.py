"""Options as numbered lines: all of them when they are few, groups that open when they are many."""

from __future__ import annotations

from baronage.engine.questions import Amount, Choice, Group
from baronage.terminal.menu import MAX, Entry, entries, nearest

MOVE, ATTACK, FREE = 1, 2, 3


def option(*action: int, group: int = 0) -> Choice:
    """An option; `group`: it stands with others that agree with it in so many ints."""
    text = " ".join(map(str, action))
    return Choice(action, text, f"Do {text}", (f"X-{action[0]}",), "act", action[:group])


def notations(found: list[Entry]) -> list[str]:
    return [entry.notation or entry.words for entry in found]


SIMPLE = [option(9, number) for number in range(5)]
MOVES = [option(MOVE, number, group=1) for number in range(2)]
ATTACKS = [option(ATTACK, unit, target, group=1) for unit in (1, 2) for target in range(5)]
GROUPS = [Group((MOVE,), "Move"), Group((ATTACK,), "Attack")]


def test_few_options_stand_one_by_one_in_their_own_order() -> None:
    found = entries([*SIMPLE, *MOVES], GROUPS)
    assert notations(found) == ["9 0", "9 1", "9 2", "9 3", "9 4", "1 0", "1 1"]
    assert not any(entry.opens for entry in found)


def test_when_they_are_many_the_largest_group_is_closed_under_its_heading_and_the_small_ones_stay() -> None:
    found = entries([*SIMPLE, *MOVES, *ATTACKS], GROUPS)
    assert notations(found) == ["9 0", "9 1", "9 2", "9 3", "9 4", "1 0", "1 1", "Attack"]
    assert found[-1].choices == tuple(ATTACKS)
    assert len(found) <= MAX


def test_a_group_stands_where_its_first_option_stood_and_opens_to_all_of_them() -> None:
    found = entries([*ATTACKS[:1], *SIMPLE, *ATTACKS[1:]], GROUPS)
    assert notations(found)[0] == "Attack"
    assert notations(entries(found[0].choices)) == [attack.text for attack in ATTACKS]


def test_every_option_is_behind_exactly_one_number() -> None:
    every = [*SIMPLE, *ATTACKS, *(option(FREE, number, group=1) for number in range(30)), option(0)]
    groups = [*GROUPS, Group((FREE,), "Free")]
    behind = [found for entry in entries(every, groups) for found in entry.choices]
    assert sorted(behind, key=str) == sorted(every, key=str)


def test_options_that_share_nothing_are_listed_however_many() -> None:
    every = [option(7, number) for number in range(30)]
    assert notations(entries(every)) == [one.text for one in every]


def test_the_rules_behind_a_group_are_those_of_its_options_once_each() -> None:
    assert entries([*SIMPLE, *MOVES, *ATTACKS], GROUPS)[-1].rules == ("X-2",)


def test_an_amount_takes_the_place_of_the_options_that_are_among_its_numbers() -> None:
    rungs = [option(FREE, number, group=1) for number in range(0, 60, 10)]
    amount = Amount((FREE,), 0, 57, "How much?", ("X-3",))
    found = entries([*SIMPLE, *rungs, *MOVES], [*GROUPS, Group((FREE,), "Free")], [amount])
    assert [entry.words for entry in found][5:] == ["How much? From 0 to 57", "Do 1 0", "Do 1 1"]
    assert found[5].amount is amount
    assert found[5].rules == ("X-3",)
    assert not found[5].opens


def test_plain_words_find_the_options_that_say_most_of_them() -> None:
    labels = ("Upgrade the Farm", "Upgrade the Knight", "Gather 1 resource", "Draw a card")
    every = [option(7, number)._replace(label=label) for number, label in enumerate(labels)]
    assert [one.label for one in nearest("upgrading my farm", every)] == ["Upgrade the Farm", "Upgrade the Knight"]
    assert nearest("dance", every) == ()
    assert nearest("the", every) == ()
