"""One-sentence descriptions of the bots, from the catalogues in this folder."""

from __future__ import annotations

from baronage.engine.text.localization import Localization

msg = Localization("baronage.bots.locale")
