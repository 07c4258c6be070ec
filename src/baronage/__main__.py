"""`python -m baronage` is the command `baronage`, which needs more than the games do."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command, or say what is missing for it."""
    try:
        import typer  # noqa: F401
    except ImportError:
        sys.exit("baronage: the command needs more than the games do: python -m pip install 'baronage[serve]'")
    from baronage.cli import main as command

    command()


if __name__ == "__main__":
    main()
