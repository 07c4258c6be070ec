"""The client's sentences: read as the games' are, and written as TypeScript."""

from __future__ import annotations

import re

import pytest

from baronage.engine.text.catalogue import BadCatalogue, Catalogue
from baronage.engine.text.fluent import entries
from tools.client_words import WORDS, Messages, scripts, table_source

AND = "and = { $first } and { $last }\n"


def body(text: str, name: str) -> str:
    """What the function of a message gives, as it is written."""
    return Messages("en", AND + text).functions[name].partition(" = ")[2].removesuffix(";")


def test_params_are_arguments_of_the_function() -> None:
    assert (
        body("hello-you = Hello, { $name }.", "hello-you")
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


def test_another_message_is_given_the_same_params() -> None:
    made = Messages("en", AND + "a = { b }!\nb = Ho, { $name }")
    assert made.functions["a"] == 'const a_ = (f: { name: Fact }): string => b_(f) + "!";'
    assert made.inner == {"b"}


def test_what_the_client_can_not_do_is_refused() -> None:
    with pytest.raises(BadCatalogue, match="the client has no function"):
        Messages("en", AND + "a = { WHOSE($seat) } turn")


def test_a_module_of_further_messages_imports_what_they_use() -> None:
    made = Messages("en", AND + "a = { b }, { LIST($all) }\nb = Ho\nc = { UP($name) }")
    first, more = made.first(["c"]), made.more(["a", "b"])
    assert "export { LEN, LIST, OF, plural, TO, UP, b_ };" in first
    assert [id for id in ("a", "b", "c", "and") if f'  "{id}": ' in first] == ["b", "c", "and"]
    assert more.splitlines()[1] == 'import { LIST, b_ } from "./words-en.ts";'
    assert [id for id in ("a", "b", "c", "and") if f'  "{id}": ' in more] == ["a"]


def test_the_messages_of_the_table_come_first_and_each_message_once() -> None:
    made = scripts()
    assert "function TablePage" in table_source()
    for language in ("en", "fr"):
        modules = made[f"words-{language}.ts"], made[f"words-{language}-pages.ts"]
        first, more = (set(re.findall(r'^  "([^"]+)": ', module, re.MULTILINE)) for module in modules)
        assert "no-answer" in first
        assert "settings" in first
        assert "tournament-make" in more
        assert not first & more


def test_every_language_has_the_messages_of_english_and_mentions_no_other_params() -> None:
    catalogues = {
        file.stem: Catalogue(file.stem, [file.read_text(encoding="utf-8")], {}, {}, {}) for file in WORDS.glob("*.ftl")
    }
    english = catalogues.pop("en")
    assert len(english.messages) > 300
    for language, other in catalogues.items():
        assert set(other.messages) == set(english.messages), language
        for id, params in other.mentions.items():
            assert params <= english.mentions[id], f"{language}: {id}"


def test_what_is_loaded_on_demand_brings_its_messages() -> None:
    """Only `lazy` loads the messages of what it loads."""
    found = {file: file.read_text(encoding="utf-8") for file in SOURCE}
    wrong = [file.name for file, text in found.items() if "import(" in text and 'lazy.tsx"' not in text]
    assert wrong == ["words.ts"]


def test_every_sentence_is_said_somewhere() -> None:
    source = "".join(
        file.read_text(encoding="utf-8")
        for file in (WORDS.parent / "src").glob("**/*.ts*")
        if file.parent.name != "generated"
    )
    text = (WORDS / "en.ftl").read_text(encoding="utf-8")
    unused = [id for id in entries(text) if f'"{id}"' not in source and f"{{ {id} }}" not in text]
    assert [id for id in unused if id != "and"] == []  # LIST joins by it


SOURCE = [
    file
    for file in (WORDS.parent / "src").glob("**/*.ts*")
    if file.parent.name != "generated" and not file.name.endswith(".d.ts")
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
        ('<p aria-label={msg("close")} class="wide list" /> // A comment "in words of ours"', []),
        ("<g transform={`translate(${x} ${y})`} title={`${a} (${b})`} />", []),
    ],
)
def test_words_outside_the_catalogues_are_seen(text: str, found: list[str]) -> None:
    assert outside(text) == found


def test_no_sentence_of_the_page_stands_outside_the_catalogues() -> None:
    assert len(SOURCE) > 100
    assert {file.name: found for file in SOURCE if (found := outside(file.read_text(encoding="utf-8")))} == {}
