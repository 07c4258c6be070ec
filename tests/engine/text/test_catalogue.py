"""Our reader of sentences: what it makes of a file, what it does not take, and that Fluent's own reader says the same."""

from __future__ import annotations

from typing import Any

import pytest

from baronage.engine.text.catalogue import BadCatalogue, Catalogue, Reader
from baronage.engine.text.fluent import IN_FILE, entries

SHARED = """
and = { $first } and { $last }
you = you
nobody = nobody
whose = { WHO($seat) ->
    [you] your
   *[other] { $seat }'s
 }
"""
KINDS = {
    "card": "CARD",
    "cards": "CARD",
    "seat": "SEAT",
    "seats": "SEAT",
    "first": "TEXT",
    "last": "TEXT",
    "asked": "TITLE",
}
GLOSSARY = """
-road = Road
    .a = a Road
    .many = Roads
-knights = Knights
    .number = many
    .gender = masculine
"""


def english(text: str) -> Catalogue:
    terms = {"CARD": lambda card: ("road", "knights")[card]}
    return Catalogue("en", [SHARED, GLOSSARY + text], KINDS, terms, {"DOUBLE": lambda number, reader: 2 * number})


def said(text: str, viewer: int = -1, **params: Any) -> str:
    return english(f"it = {text}")("it", params, Reader(viewer, ("Ada", "Bo", "Cy")))


@pytest.mark.parametrize(
    ("text", "params", "sentence"),
    [
        ("Nothing more", {}, "Nothing more"),
        ("{ $n } of { $m }", {"n": 2, "m": 10_000}, "2 of 10000"),
        ("a { -road } here", {}, "a Road here"),
        ("{ $card }, { A($card) }, { THE($card) }, { MANY($card) }", {"card": 0}, "Road, a Road, the Road, Roads"),
        ("{ A($card) }", {"card": 1}, "Knights"),
        ('{ A("road") }', {}, "a Road"),
        ("{ UP(A($card)) }", {"card": 0}, "A Road"),
        ("the end { OF(THE($card)) }, { TO($card) }", {"card": 0}, "the end of the Road, to Road"),
        ("{ LIST($cards) }", {"cards": ()}, ""),
        ("{ LIST($cards) }", {"cards": (1,)}, "Knights"),
        ("{ LIST($cards) }", {"cards": (0, 1, 0)}, "Road, Knights and Road"),
        ("{ COUNTED($cards) }", {"cards": (0, 1, 0)}, "2 Roads and Knights"),
        ("{ LEN($cards) }", {"cards": (0, 1, 0)}, "3"),
        ("{ NUMBER($card) }", {"card": 1}, "1"),
        ("{ DOUBLE($n) }", {"n": 4}, "8"),
        ("{ PLURAL($card) -> [many] go *[one] goes }", {"card": 1}, "go"),
        ("{ PLURAL($card) -> [many] go *[one] goes }", {"card": 0}, "goes"),
        ("{ GENDER($card) -> [masculine] il *[other] elle }", {"card": 1}, "il"),
        ("{ TERM($card) -> [road] r *[other] o }", {"card": 0}, "r"),
        ("{ $n -> [0] none [one] one *[other] { $n } of them }!", {"n": 0}, "none!"),
        ("{ $n -> [0] none [one] one *[other] { $n } of them }!", {"n": 1}, "one!"),
        ("{ $n -> [0] none [one] one *[other] { $n } of them }!", {"n": 5}, "5 of them!"),
        ("{ $n -> [-1] { $m -> [0] a *[other] b } *[other] c }", {"n": -1, "m": 3}, "b"),
        ('{ $n -> [0] {""} *[other] {" "}and more }', {"n": 1}, " and more"),
        ("{ LIST($seats) }", {"seats": (0, 1)}, "Ada and Bo"),
        ("{ WHOSE($seat) } hand", {"seat": 2}, "Cy's hand"),
        ("{ WHO($seat) -> [you] y [nobody] n *[other] o }", {"seat": -1}, "n"),
    ],
)
def test_a_sentence(text: str, params: dict[str, Any], sentence: str) -> None:
    assert said(text, **params) == sentence


def test_who_reads_is_called_you() -> None:
    plays = "{ WHO($seat) -> [you] You play *[other] { $seat } plays }."
    assert said(plays, viewer=1, seat=1) == "You play."
    assert said(plays, viewer=1, seat=0) == "Ada plays."
    assert said("{ WHOSE($seat) } hand", viewer=0, seat=0) == "your hand"
    assert said("{ LIST($seats) }", viewer=1, seats=(0, 1, 2)) == "Ada, you and Cy"


def test_french_counts_nothing_as_one() -> None:
    words = Catalogue("fr", ["it = { $n -> [one] singulier *[other] pluriel }"], {}, {}, {})
    assert [words("it", {"n": n}, Reader(-1, ())) for n in (0, 1, 2)] == ["singulier", "singulier", "pluriel"]


def test_french_articles_and_participles_go_with_their_word() -> None:
    glossary = """
-inn = Auberge
    .the = l’Auberge
    .gender = feminine
-archers = Archers
    .the = les Archers
    .number = many
    .gender = masculine
it = { ARTICLE($card) }{ $card } perdu{ AGREE($card) }
"""
    terms = {"CARD": lambda card: ("inn", "archers")[card]}
    words = Catalogue("fr", [glossary], {"card": "CARD"}, terms, {})
    assert [words("it", {"card": card}, Reader(-1, ())) for card in (0, 1)] == [
        "l’Auberge perdue",
        "les Archers perdus",
    ]


@pytest.mark.parametrize(
    ("text", "of", "to"),
    [
        ("le Voleur", "du Voleur", "au Voleur"),
        ("les Archers", "des Archers", "aux Archers"),
        ("la Tour", "de la Tour", "à la Tour"),
        ("l’Auberge", "de l’Auberge", "à l’Auberge"),
        ("votre Paysan", "de votre Paysan", "à votre Paysan"),
        ("Ada", "d’Ada", "à Ada"),
        ("Élise", "d’Élise", "à Élise"),
        ("Léo", "de Léo", "à Léo"),
    ],
)
def test_french_draws_of_and_to_together_with_what_follows(text: str, of: str, to: str) -> None:
    words = Catalogue("fr", ["it = { OF($text) }, { TO($text) }"], {"text": "TEXT"}, {}, {})
    assert words("it", {"text": text}, Reader(-1, ())) == f"{of}, {to}"


def test_french_marks_stay_with_their_words() -> None:
    text = 'it = Vraiment ? { $name } : « oui »{ $n -> [0] { "" } *[other] { " " }; encore { $n } } !'
    words = Catalogue("fr", [text], {"name": "TEXT"}, {}, {})
    said = words("it", {"name": "Ada", "n": 2}, Reader(-1, ()))
    assert said == "Vraiment\u00a0? Ada\u00a0: «\u00a0oui\u00a0»\u00a0; encore 2\u00a0!"
    assert english("it = Well : yes")("it", {}, Reader(-1, ())) == "Well : yes"


def test_a_message_may_hold_another_and_needs_its_params() -> None:
    words = english("outer = Now: { inner }\ninner = { $n } and { $m -> [0] x *[other] { $k } }\n")
    assert words.mentions["outer"] == {"n", "m", "k"}
    assert words("outer", {"n": 1, "m": 0}, Reader(-1, ())) == "Now: 1 and x"


def test_a_decision_is_called_by_its_title() -> None:
    assert english("it = Now: { $asked }.\nraid-title = what to raid for\n")(
        "it", {"asked": "raid"}, Reader(-1, ())
    ) == ("Now: what to raid for.")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("it = { -town }", "it: no term -town"),
        ('it = { A("town") }', "it: no term 'town'"),
        ("it = { SHOUT($n) }", "it: no function SHOUT"),
        ("it = { A($n) }", "it: A wants a param that has a term"),
        ("it = { $n -> [0] a }", "a selection needs a variant with"),
        ("it = { $n", "it: this can't be read"),
        ("it = a } b", "it: a brace too many"),
        ("it = { other }", "it: no message other"),
        ("it = { that }\nthat = { it }", "a circle"),
        ("it = a\nit = b", "duplicate id it"),
        ("you = thou", "duplicate id you"),
        ("it = a\nb", "'b' belongs to no message"),
    ],
)
def test_what_can_not_be_read_is_told(text: str, why: str) -> None:
    with pytest.raises(BadCatalogue) as bad:
        english(text)
    assert why in str(bad.value)


def test_what_can_not_be_read_is_told_with_its_file_and_line() -> None:
    text = f"{IN_FILE}coach.en.ftl\none = a\n{IN_FILE}en.ftl\n# of what\ntwo = b\n\nthree = c {{ $n"
    with pytest.raises(BadCatalogue, match=r"en, en\.ftl, line 4, three: "):
        english(text)
    with pytest.raises(BadCatalogue, match=r"en\.ftl, line 2: duplicate id two"):
        english(f"{IN_FILE}en.ftl\ntwo = a\ntwo = b")


def test_a_decision_without_a_title_is_called_by_its_name() -> None:
    assert english("it = Now: { $asked }.")("it", {"asked": "raid"}, Reader(-1, ())) == "Now: raid."


def test_a_param_that_is_not_given_is_told_with_its_sentence() -> None:
    words = english("it = { $n } of { $all }")
    with pytest.raises(KeyError, match=r"it needs \$all, but got \$n"):
        words("it", {"n": 1}, Reader(-1, ()))


def test_a_kind_that_nothing_shows_is_told() -> None:
    with pytest.raises(BadCatalogue, match="no function shows params of the kind CELL"):
        Catalogue("en", [SHARED], {"cell": "CELL"}, {}, {})


def test_comments_blank_lines_and_line_breaks() -> None:
    assert entries("# one\n\n## two\nit = a\n  b\n\n  c\n-t = x\n  .a = y\n  z\n") == {
        "it": "a b c",
        "-t": "x",
        "-t.a": "y z",
    }
