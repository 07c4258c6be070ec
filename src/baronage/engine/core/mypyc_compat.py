"""Decorators and types for mypyc, with no effect where mypyc is not installed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr, trait
else:
    try:
        from mypy_extensions import mypyc_attr, trait
    except ImportError:  # interpreted: the decorators do nothing

        def mypyc_attr(**_: object) -> Any:
            return lambda cls: cls

        def trait(cls: Any) -> Any:
            return cls


__all__ = ["mypyc_attr", "trait"]
