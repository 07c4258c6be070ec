"""Linter for the wording of docstrings, TypeScript comments and English messages.

python -m tools.plain_english              list every hit, with counts per folder
python -m tools.plain_english src/baronage/bots tools     only these folders
python -m tools.plain_english --write      write today's counts to tools/plain_english.toml

The file has the accepted number of hits per folder. tests/test_plain_english.py fails if a folder exceeds its limit.
Run `--write` after a folder has been rewritten, so that the limit follows the count down.
"""

from __future__ import annotations

import argparse
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from baronage.engine.text.fluent import entries

ROOT: Final = Path(__file__).resolve().parent.parent
LIMITS: Final = ROOT / "tools/plain_english.toml"
NESTED: Final = ("engine", "games", "server")  # packages whose subpackages have limits of their own

# Patterns for the first paragraph of a docstring.
DOCSTRING: Final = {
    "D1 question word as subject": r"^(What|Who|Whose|Whom|Where|When|How|Which|Whoever|Whatever)\b(?!.*\?$)",
    "D2 opening preposition": r"^(Of|In|To|For|By|From|With|Under|At|As) (?!example|instance)",
    "D3 pronoun without a noun": r"^(The same|It|Its|One of|One more|Those|These|All of|All (that|who|there)|As (it|they)|That of"
    r"|The other way|Nobody|Somebody|Nothing|Both)\b",
    "D4 question": r"^(Is|Are|Does|Do|Did|Has|Have|Had|Was|Were|May|Can|Could|Would|Will|Must|Should)\b.*\?",
    "D5 value as a clause": r'(^|[.;,] )(None|[Ee]mpty|""|-?\d|False|True|[Nn]obody|[Nn]othing): '
    r"|\b(to|for|of|by|with|as|from|than|at|after|before|is|are) who\b",
    "D6 passive saying": r"\b(is|are|was|were|be|been) (told|said|heard|had|asked|seen to|waited for|spoken|thought of|looked at"
    r"|written down|put together|let in)\b",
    "D7 indefinite person": r"\b([Ss]omebody|[Nn]obody|[Ww]hoever|[Ww]homever|[Ee]verybody|[Aa]nybody|he|him|his|himself|one's"
    r"|oneself|one (may|can|does|has|is|wants|clicks|sees|plays|chooses))\b",
    "D8 dated phrase": r"\b(so many|such (a|an|of)|as many|anew|of late|shall|beforehand|lest|for good|but for|besides|comes? of"
    r"|came of|becomes? of|became of)\b",
    "D9 private word": r"\b(eyes|deeds?|sitters?|hush|lull|temper|papers?|hall|desk|parcels?|caretaker|keepers?|house|leaf|facts?"
    r"|told|pace|wish(es)?|altered)\b",
}

# Patterns for English messages.
MESSAGE: Final = {
    "C1 who as a noun": r"(^|[.;:,] )Who\b[^?]*$|\b(to|for|of|by|with|as|[Oo]nly|is|are|but) who\b",
    "C2 indefinite person": r"\b([Ss]omebody|[Ww]hoever|[Ww]hom|[Hh]e|[Hh]im|[Hh]is|one's|oneself"
    r"|one (may|can|does|wins|wants|clicks|has|gets|plays))\b",
    "C3 dated phrase": r"\b(shall|anew|for good|of late|besides|nor|no such|any more|by itself|in the making|come about)\b",
    "C4 passive saying": r"\b(is|are|was|were|be) (told|said|heard|asked|sought|had|seen|waited for|seen to|let in|sent away"
    r"|struck)\b",
    "C5 missing contraction": r"\b(do|does|did|is|are|was|will|would|have|has) not\b|\bcannot\b",
    "C6 empty opening": r"^(It is|There is|There are|That is|This is)\b",
    "C7 private word": r"\b(eyes|papers?|keepers?|notices?|by post|stands? still|put away|talk|figures)\b",
    "C8 straight apostrophe": r"[a-z]'[a-z]",
}

# Phrases that match a pattern and may stay, with the reason.
EXCEPTIONS: Final = {
    r"\b[Nn]o one\b": "plain English for an unknown person, unlike `one` alone",
    r"\b[Hh]ouse rules\b": "the ordinary name of changed rules at a table",
    r"[Rr]ock, paper(,| or) scissors|^paper$|\b(is|help) paper\b": "the hand game that breaks ties in Brawling Barons",
    r"\b[Nn]either\b[^.]*\bnor\b": "ordinary English, unlike `nor` alone",
    r"\bWho (begins|can see|lays|must agree|owns|places|plays first)\b": "a question as a title or label",
    r"cannot be (reset|undone)|It cannot change|does not (cover|let|need)": "security and legal texts, without contractions",
    r"[a-z]’s (home|enemy|end barony) are barricaded": "texts in the records of finished games",
    r"(was|is) not (you|registered)": "security texts, without contractions",
    r"The Mountain King sends his regards": "the printed name of a card",
}
# Catalogues that are not checked, with the reason.
UNCHECKED: Final = {"lore.en.ftl": "flavour text: short stories about characters, not instructions to the reader"}

PATTERNS: Final = {name: re.compile(pattern) for name, pattern in {**DOCSTRING, **MESSAGE}.items()}
ALLOWED: Final = re.compile("|".join(EXCEPTIONS))
_CODE: Final = re.compile(r"`+[^`]*`+")
# A string in triple quotes at the start of a file, or on the line after a colon.
_DOCSTRING: Final = re.compile(
    r'(?:\A(?:\#[^\n]*\n|\n)*|:[ \t]*(?:\#[^\n]*)?\n\n?)[ \t]*r?"""(?P<text>.*?)"""', re.DOTALL
)
# A comment of TypeScript, or a line of one; `//` in an address or a string is preceded by no space.
_COMMENT: Final = re.compile(r"(?:^\s*\*(?=\s)|(?:^|(?<=[\s{]))(?://|/\*+))(?P<text>.*)$")
_SELECTOR: Final = re.compile(r"\{[^{}]*->|\*?\[[^\]]*\]")
_PLACEABLE: Final = re.compile(r"\{[^{}]*\}")


@dataclass(frozen=True)
class Hit:
    """A docstring or message that matches a pattern."""

    path: Path  # relative to the root
    line: int
    pattern: str
    text: str

    @property
    def folder(self) -> str:
        """The folder whose limit applies."""
        parts = self.path.parts
        if parts[:2] != ("src", "baronage"):
            return "/".join(parts[: min(3, len(parts) - 1)]) if parts[0] == "frontend" else parts[0]
        return "/".join(parts[: 4 if parts[2] in NESTED and len(parts) > 4 else 3 if len(parts) > 3 else 2])

    def __str__(self) -> str:
        return f"{self.path.as_posix()}:{self.line}: {self.pattern}: {self.text[:100]}"


def docstrings(code: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the first paragraph of each docstring in `code`."""
    for found in _DOCSTRING.finditer(code):
        paragraph = found["text"].strip().split("\n\n")[0]
        yield code.count("\n", 0, found.start("text")) + 1, " ".join(paragraph.split())


def comments(code: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each comment in TypeScript; lines of comments in a row are one text."""
    found: list[tuple[int, int, str]] = []  # first line, last line, text
    for number, line in enumerate(code.splitlines(), 1):
        block = _COMMENT.match(line) or _COMMENT.search(line)
        if block is None or "biome-ignore" in line:
            continue
        text = block["text"].removesuffix("*/").strip(" *")
        alone = not line[: block.start()].strip()
        if alone and found and found[-1][1] == number - 1 and not line.lstrip().startswith("/**"):
            found[-1] = (found[-1][0], number, f"{found[-1][2]} {text}")
        else:
            found.append((number, number if alone else 0, text))
    for first, _, text in found:
        yield first, text


def messages(catalogue: str) -> Iterator[tuple[int, str]]:
    """Yield the line and the text of each message in a Fluent file; variants are separated by `|`."""
    lines = {line.partition(" =")[0]: number for number, line in reversed([*enumerate(catalogue.splitlines(), 1)])}
    for name, pattern in entries(catalogue).items():
        text = _PLACEABLE.sub("X", _SELECTOR.sub("|", pattern))
        yield lines.get(name.partition(".")[0], 0), text.replace("{", "").replace("}", "")


def matches(text: str, patterns: dict[str, str]) -> str:
    """Return the name of the first of `patterns` that matches a variant of `text`, or an empty string."""
    parts = [ALLOWED.sub("X", part.strip()) for part in _CODE.sub("X", text).split("|")]
    return next((name for name in patterns if any(PATTERNS[name].search(part) for part in parts)), "")


def hits(root: Path = ROOT) -> list[Hit]:
    """Return all hits in docstrings of `src` and `tools`, comments of the client and English catalogues, newest first."""
    files = [file for place in ("src/baronage", "tools") for file in (root / place).rglob("*.py")]
    files += [file for file in (root / "src").rglob("*en.ftl") if file.name not in UNCHECKED]
    files.append(root / "frontend/locale/en.ftl")
    files += [file for file in (root / "frontend/src").rglob("*.ts*") if "generated" not in file.parts]
    found = []
    for file in sorted(files, key=lambda file: (-file.stat().st_mtime_ns, file)):
        content = file.read_text(encoding="utf-8")
        if file.suffix == ".py":
            texts, patterns = docstrings(content), DOCSTRING
        elif file.suffix in (".ts", ".tsx"):
            texts, patterns = comments(content), DOCSTRING
        else:
            texts, patterns = messages(content), MESSAGE
        for line, text in texts:
            if name := matches(text, patterns):
                found.append(Hit(file.relative_to(root), line, name, text))
    return found


def counts(found: list[Hit]) -> dict[str, dict[str, int]]:
    """Return the number of hits per folder, separately for docstrings and messages."""
    tables: dict[str, Counter[str]] = {"docstrings": Counter(), "messages": Counter()}
    for hit in found:
        tables["docstrings" if hit.pattern in DOCSTRING else "messages"][hit.folder] += 1
    return {name: dict(sorted(table.items())) for name, table in tables.items()}


def limits(path: Path = LIMITS) -> dict[str, dict[str, int]]:
    """Return the accepted number of hits per folder."""
    return tomllib.loads(path.read_text(encoding="utf-8"))


def excess(found: list[Hit], accepted: dict[str, dict[str, int]], shown: int = 10) -> list[str]:
    """Return a report of each folder above its limit, with its newest hits; empty if there is none."""
    report = []
    for table, folders in counts(found).items():
        kind = DOCSTRING if table == "docstrings" else MESSAGE
        for folder, count in folders.items():
            limit = accepted.get(table, {}).get(folder, 0)
            if count > limit:
                report.append(f"{folder}: {count} {table}, at most {limit} are accepted; the newest:")
                report += [f"  {hit}" for hit in found if hit.folder == folder and hit.pattern in kind][:shown]
    return report


def write(found: list[Hit], path: Path = LIMITS) -> None:
    """Write the counts of `found` as the new limits."""
    lines = ["# Accepted hits per folder. Written by `python -m tools.plain_english --write`."]
    for table, folders in counts(found).items():
        lines += ["", f"[{table}]", *(f'"{folder}" = {count}' for folder, count in folders.items())]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Run the command and return its exit status: 1 if a folder is above its limit."""
    parser = argparse.ArgumentParser(description="List docstrings and messages that need plainer wording.")
    parser.add_argument("folders", nargs="*", help="show only hits below these folders")
    parser.add_argument("--write", action="store_true", help="write today's counts as the new limits")
    options = parser.parse_args()
    found = hits()
    if options.write:
        write(found)
        return 0
    below = tuple(f"{folder.rstrip('/')}/" for folder in options.folders)
    for hit in found:
        if not below or hit.path.as_posix().startswith(below):
            print(hit)
    for table, folders in counts(found).items():
        for folder, count in folders.items():
            if not below or f"{folder}/".startswith(below):
                print(f"{count:5} {table} in {folder}")
    report = excess(found, limits())
    print(*report, sep="\n", file=sys.stderr)
    return 1 if report else 0


if __name__ == "__main__":
    sys.exit(main())
