"""Names: what is shown of them, and which are refused."""

from __future__ import annotations

import pytest

from baronage.server.accounts.names import LONGEST_NAME, clean_name, is_reserved
from baronage.server.errors import ApiError


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Ada \u00a0 Lovelace ", "Ada Lovelace"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("A\u202eda\u200b", "Ada"),
        ("Ada\u3164", "Ada"),
        ("\u05e9\u05bc\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd", None),  # as it is: a letter with three points
        ("\u0e1b\u0e39\u0e48", None),
        ("\u0915\u094d\u0937\u093f", None),
        ("\N{CROWN}", None),
        ("!", None),
    ],
)
def test_a_name_is_one_line_of_what_can_be_seen(given: str, shown: str | None) -> None:
    import unicodedata

    assert clean_name(given) == (shown or unicodedata.normalize("NFC", given))


@pytest.mark.parametrize(
    "name",
    [
        "",
        " \t ",
        "\u2800\u2800",  # Braille without dots
        "\u3164",  # a filler of Hangul, and its relations
        "\u115f\u1160\uffa0",
        "\ufe0f\u034f",
        "\U000e0061",
        "\u17b4",
        "\u0301",  # a mark on nothing
        "Ada \u0301",
        "Z" + "\u0335\u0322\u031b\u0310",  # and many on one letter
        "x\u20dd\u20dd\u20dd\u20dd",
        "x" * (LONGEST_NAME + 1),
    ],
)
def test_what_looks_blank_or_piles_up_is_refused(name: str) -> None:
    with pytest.raises(ApiError) as found:
        clean_name(name)
    assert (found.value.code, found.value.field) == ("refused", "name")


@pytest.mark.parametrize(
    "name",
    [
        "Keeper",
        "k e e p e r",
        "АDMIN",
        "Admin 2",
        "ádmin",
        "ADMlN",
        "k3eper",
        "W4t the G1eaner",
        "Wat the Gleaner",
        "WAT THE GLEANER!",
        "Grey Regent",
        "Le Régent gris",
        "Wat le Glaneur",
        "The Keeper",
        "L’intendant",
    ],
)
def test_names_of_bots_and_offices_are_kept_for_them(name: str) -> None:
    assert is_reserved(name)


@pytest.mark.parametrize("name", ["Ada", "Walter", "Keepers' friend", "Adminka", "Maud", "Theadmin B."])
def test_other_names_are_free(name: str) -> None:
    assert not is_reserved(name)
