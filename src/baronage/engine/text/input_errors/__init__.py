"""Error messages of the engine and the coach, independent of games: `msg("text-empty")`, from the catalogues here."""

from __future__ import annotations

from baronage.engine.text.localization import CatalogueText, Localization

msg = Localization("baronage.engine.text.input_errors")


def quoted(value: object, most: int = 60) -> CatalogueText:
    """Return user input for an error message: in quotation marks, on one line, shortened to `most` characters."""
    text = repr(value)[1:-1] if isinstance(value, str) else repr(value)
    return msg("quoted", text=text if len(text) <= most else f"{text[:most]}…")
