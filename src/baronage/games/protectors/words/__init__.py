"""Protectors of the Realm in words: what is asked, what can be done, what happened."""

from __future__ import annotations

from baronage.games.protectors.words.labels import label
from baronage.games.protectors.words.objections import refusal
from baronage.games.protectors.words.prompts import CAUSES, prompt
from baronage.games.protectors.words.purposes import purpose, wishes
from baronage.games.protectors.words.telling import tell

__all__ = ["CAUSES", "label", "prompt", "purpose", "refusal", "tell", "wishes"]
