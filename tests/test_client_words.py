"""The client's sentences: read as the games' are, and written as TypeScript."""

from __future__ import annotations

import re

import pytest

from baronage.engine.catalogue import BadCatalogue, Catalogue
from baronage.engine.fluent import entries
from tools.client_words import WORDS, script

AND = "and = { $first } and { $last }\n"


def body(text: str, name: str) -> str:
    """What the function of a message gives, as it is written."""
    found = re.search(rf"^const {name}_ = (.*);$", script("en", AND + text), re.MULTILINE)
    assert found, text
    return found[1]


def test_facts_are_arguments_of_the_function() -> None:
    assert (
        body("hello-you = Hello, { $name }.", "helloYou")
        == '(f: { name: Fact }): string => "Hello, " + String(f.name) + "."'
    )
    assert body("hello = Hello.", "hello") == '(): string => "Hello."'


def test_what_is_listed_is_several_words() -> None:
    assert (
        body("all = Only { LIST($who) }.", "all")
        == '(f: { who: readonly string[] }): string => "Only " + String(LIST(f.who)) + "."'
    )


def test_a_choice_goes_by_the_category_of_a_number_by_the_number_or_by_a_word() -> None:
    text = "n = { $n ->\n    [0] none\n    [one] one\n    [few-words] few\n   *[other] { $n }\n }"
    assert body(text, "n") == (
        '(f: { n: Fact }): string => (f.n === 0 ? "none" : plural(f.n) === "one" ? "one" '
        ': f.n === "few-words" ? "few" : String(f.n))'
    )


def test_another_message_is_given_the_same_facts() -> None:
    made = script("en", AND + "a = { b }!\nb = Ho, { $name }")
    assert 'const a_ = (f: { name: Fact }): string => b_(f) + "!";' in made


def test_what_the_client_can_not_do_is_refused() -> None:
    with pytest.raises(BadCatalogue, match="the client has no function"):
        script("en", AND + "a = { WHOSE($seat) } turn")


def test_every_language_has_the_messages_of_english_and_mentions_no_other_facts() -> None:
    catalogues = {
        file.stem: Catalogue(file.stem, [file.read_text(encoding="utf-8")], {}, {}, {}) for file in WORDS.glob("*.ftl")
    }
    english = catalogues.pop("en")
    assert len(english.messages) > 300
    for language, other in catalogues.items():
        assert set(other.messages) == set(english.messages), language
        for id, facts in other.mentions.items():
            assert facts <= english.mentions[id], f"{language}: {id}"


def test_every_sentence_is_said_somewhere() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (WORDS.parent / "src").glob("**/*.ts*")
        if file.parent.name != "made"
    )
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    unused = [id for id in entries(text) if f'"{id}"' not in source and f"{{ {id} }}" not in text]
    assert unused == ["and"], "LIST joins by it"


SOURCE = [
    file
    for file in (WORDS.parent / "src").glob("**/*.ts*")
    if file.parent.name != "made" and not file.name.endswith(".d.ts")
]
COMMENT = re.compile(r"//.*$|/\*.*?\*/", re.MULTILINE | re.DOTALL)
# what people read or hear, given as words; and any text that reads as a sentence
SPOKEN = re.compile(r"""(?:aria-label|title|placeholder|alt|label|summary)=(?:"([^"]*)"|\{["`]([^"`]*)["`]\})""")
SENTENCE = re.compile(r"""["`]([^"`\n]*[A-Z][a-z]+,? [a-z]+,? [^"`\n]*|[A-Z][a-z]+(?: [a-z]+)+)["`]""")


def outside(text: str) -> list[str]:
    """Words that a script says by itself."""
    text = COMMENT.sub("", text)
    spoken = [a or b for a, b in SPOKEN.findall(text)]
    spoken = [re.sub(r"\$\{[^}]*\}", "", words) for words in spoken]
    return [words for words in spoken if re.search("[A-Za-z]", words)] + SENTENCE.findall(text)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ('<button title="Close" />', ["Close"]),
        ("<p aria-label={`Seat ${n}`} />", ["Seat "]),
        ('const why = "There is no such page.";', ["There is no such page."]),
        ('const why = "Try again";', ["Try again"]),
        ('<p aria-label={say("close")} class="wide list" /> // A comment "in words of ours"', []),
        ("<g transform={`translate(${x} ${y})`} title={`${a} (${b})`} />", []),
    ],
)
def test_words_outside_the_catalogues_are_seen(text: str, found: list[str]) -> None:
    assert outside(text) == found


def test_no_sentence_of_the_page_stands_outside_the_catalogues() -> None:
    assert len(SOURCE) > 100
    assert {file.name: found for file in SOURCE if (found := outside(file.read_text(encoding="utf-8")))} == {}
