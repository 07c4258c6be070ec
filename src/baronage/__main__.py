"""The command `baronage` as `python -m baronage`. It needs more packages than the games."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command, or print the missing package."""
    try:
        import typer  # noqa: F401
    except ImportError:
        sys.exit("baronage: the command needs more packages: python -m pip install 'baronage[serve]'")
    from baronage.cli import main as command

    command()


if __name__ == "__main__":
    main()
