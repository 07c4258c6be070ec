"""`python -m baronage` is the command `baronage`."""

from __future__ import annotations

from baronage.cli import main

main()
