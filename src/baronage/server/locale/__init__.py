"""The server's messages to people, such as `msg("seat-not-yours")`, from the catalogues in this folder."""

from __future__ import annotations

from baronage.engine.text.localization import Localization

msg = Localization("baronage.server.locale")
