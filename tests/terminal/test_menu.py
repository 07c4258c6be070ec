"""Options as numbered lines: all of them when they are few, groups that open when they are many."""

from __future__ import annotations

from baronage.terminal.menu import MOST, Entry, Option, common_words, entries


def option(notation: str, words: str = "") -> Option:
    return Option((len(notation),), words or f"Do {notation}", notation, (f"X-{notation[0]}",))


def notations(found: list[Entry]) -> list[str]:
    return [entry.notation for entry in found]


ATTACKS = [
    option(f"A {unit}>{target}") for unit in ("KNI1", "CAT1") for target in ("far1", "inn1", "smi1", "mar1", "bar1")
]
SIMPLE = [option("G"), option("D"), option("M1"), option("M2"), option("M3")]


def test_few_options_stand_one_by_one_in_their_own_order() -> None:
    found = entries([*SIMPLE, option("R FAR1"), option("R KNI1")])
    assert notations(found) == ["G", "D", "M1", "M2", "M3", "R FAR1", "R KNI1"]
    assert not any(entry.group for entry in found)


def test_when_they_are_many_the_largest_group_is_closed_and_the_small_ones_stay() -> None:
    found = entries([*SIMPLE, option("R FAR1"), option("R KNI1"), *ATTACKS])
    assert notations(found) == ["G", "D", "M1", "M2", "M3", "R FAR1", "R KNI1", "A"]
    assert found[-1].options == tuple(ATTACKS)
    assert len(found) <= MOST


def test_a_group_opens_to_its_options_and_a_large_one_to_smaller_groups() -> None:
    assert notations(entries(ATTACKS)) == [attack.notation for attack in ATTACKS]
    more = [*ATTACKS, *(option(f"A ARC1>{target}") for target in ("far1", "inn1", "smi1", "mar1", "bar1"))]
    opened = entries(more)
    assert notations(opened) == ["A KNI1", "A CAT1", "A ARC1"]
    assert notations(entries(opened[1].options)) == [
        f"A CAT1>{target}" for target in ("far1", "inn1", "smi1", "mar1", "bar1")
    ]


def test_every_option_is_behind_exactly_one_number() -> None:
    every = [*SIMPLE, *ATTACKS, *(option(f"P FLI1>u{number}+") for number in range(30)), option(".")]
    behind = [found for entry in entries(every) for found in entry.options]
    assert sorted(behind, key=str) == sorted(every, key=str)


def test_options_that_share_nothing_are_listed_however_many() -> None:
    every = [option(f"W{number}") for number in range(30)]
    assert notations(entries(every)) == [one.notation for one in every]


def test_a_group_is_named_by_the_words_that_its_options_share() -> None:
    assert common_words(["Pay 2: upgrade the Peasant", "Pay 3: upgrade the Squire"]) == "Pay … upgrade the"
    assert common_words(["Knight attacks the Farm", "Archers attack the Farm"]) == ""
    many = [
        option(f"A {code}>{target}", f"{name} {target}")
        for code, name in (("KNI1", "Knight attacks the"), ("ARC1", "Archers attack the"))
        for target in ("far1", "far2", "far3", "inn1", "inn2", "smi1", "smi2")
    ]
    group = entries([*SIMPLE, *many])[-1]
    assert group.words == "Knight attacks / Archers attack"


def test_the_rules_behind_a_group_are_those_of_its_options_once_each() -> None:
    assert entries([*SIMPLE, *ATTACKS])[-1].rules == ("X-A",)
