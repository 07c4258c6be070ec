"""What the engine and the coach refuse, apart from any game: `say("text-empty")`, from the catalogues in this folder."""

from __future__ import annotations

from baronage.engine.said import Book, Said

say = Book("baronage.engine.refusals")


def quoted(value: object, most: int = 60) -> Said:
    """What somebody wrote, as a refusal mentions it: between quotation marks, on one line, cut short where it is long."""
    text = repr(value)[1:-1] if isinstance(value, str) else repr(value)
    return say("quoted", text=text if len(text) <= most else f"{text[:most]}…")
