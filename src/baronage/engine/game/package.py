"""The package of a game: its modules, loaded on first use, and the attributes they define."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from functools import cached_property
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from baronage.engine.core.errors import BadSetup
from baronage.engine.core.setup import Meta, Option
from baronage.engine.core.step import AGREED, Step
from baronage.engine.game.contract import MAY, MUST, check_part
from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.rules import Rule, Rulebook

if TYPE_CHECKING:
    from baronage.engine.core.verb import Verb
    from baronage.engine.game.protocols import NotationPart, TablePart
    from baronage.engine.hooks.board_editor import BoardEditor
    from baronage.engine.hooks.campaign_files import CampaignFileKind
    from baronage.engine.hooks.pacts import Pacts
    from baronage.engine.hooks.search import SearchHooks
    from baronage.engine.hooks.summary import SummaryHooks


# two threads that load parts of one game concurrently could each see half-loaded modules
_LOADING: Final = RLock()


class Package:
    """A package of modules with fixed names (see `engine.game.game`)."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._modules: dict[str, ModuleType] = {}
        self._there: dict[str, ModuleType | None] = {}  # the optional modules found so far
        self.meta: Meta = self.module("meta").META

    def module(self, name: str) -> ModuleType:
        """Return a module of the game, checked against the contract on first use."""
        module = self._modules.get(name)
        if module is None:
            with _LOADING:
                module = importlib.import_module(f"{self.package}.{name}")
                check_part(self.package, name, module)
                self._modules[name] = module
        return module

    def _has_module(self, name: str) -> bool:
        return name in self._modules or importlib.util.find_spec(f"{self.package}.{name}") is not None

    def hook(self, part: str, name: str) -> Any:
        """Return an optional hook of a module by its name in the contract, or None if the game doesn't have it."""
        if part not in self._there:
            self._there[part] = self.module(part) if self._has_module(part) else None
        found = getattr(self._there[part], name, None)
        if found is None:
            assert name in MAY.get(part, ()) or name in MUST.get(part, ()), f"the contract knows no {part}.{name}"
        return found

    @cached_property
    def _notation(self) -> NotationPart:
        found: Any = self.module("notation")
        notation: NotationPart = found
        return notation

    # --- attributes ---------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The short name, equal to the folder's name."""
        return self.meta.name

    @property
    def title(self) -> str:
        """The title on the box."""
        return self.meta.title

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat counts it can be played with."""
        return self.meta.seats

    @property
    def most_seats(self) -> int:
        """The largest seat count with any options."""
        return max(*self.meta.seats, *self.meta.more_seats)

    @property
    def options(self) -> tuple[Option, ...]:
        """The variants that players can choose."""
        return tuple(option for option in self.meta.options if option.offered)

    def seat_label(self, seat: int) -> str:
        """Return the label of a seat in the rules: A, P1, #1."""
        return "table" if seat < 0 else self.meta.label(seat)

    @cached_property
    def numbers(self) -> Any:
        """The tunable numbers of the rules (`engine.hooks.tunables`), or None if the game has none."""
        return getattr(self.module("data"), "RULES", None) if self._has_module("data") else None

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in each available language."""
        return Rulebook(self.package)

    @property
    def rules_page(self) -> str:
        """The text of RULES.md."""
        return self.rulebook.page(ENGLISH)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules by id."""
        return self.rulebook.rules(ENGLISH)

    @cached_property
    def step_types(self) -> dict[str, type[Step[Any]]]:
        """The step classes by name."""
        found: dict[str, type[Step[Any]]] = self.module("steps").STEPS
        return found

    @cached_property
    def verbs(self) -> Mapping[int, Verb[Any]]:
        """The verbs by number."""
        found: Mapping[int, Verb[Any]] = self.hook("steps", "VERBS") or {}
        return found

    @cached_property
    def events(self) -> Mapping[int, tuple[str, tuple[str, ...]]]:
        """Events by number: message id (empty if there is none) and names of params; `*cards` takes the rest."""
        found: Mapping[int, tuple[str, tuple[str, ...]]] = self.hook("verbs", "EVENTS") or {}
        return found

    @cached_property
    def begins(self) -> tuple[int, str]:
        """The event that begins a turn or a round, and the param that counts them, or an empty param."""
        found: tuple[int, str] = self.hook("verbs", "BEGINS") or (0, "")
        return found

    @cached_property
    def causes(self) -> Mapping[int, tuple[str, ...]]:
        """The causes of its end: a name, and the rules. A draw that the players agree on has no rule."""
        own: Mapping[int, tuple[str, ...]] = self.hook("verbs", "CAUSES") or {}
        return {**own, AGREED: ("draw-agreed",)}

    @cached_property
    def campaign_files(self) -> tuple[CampaignFileKind, ...]:
        """The documents that outlive its games. Most games have none."""
        if not self._has_module("campaign_files"):
            return ()
        found: tuple[CampaignFileKind, ...] = self.module("campaign_files").CAMPAIGN_FILES
        return found

    @cached_property
    def board_editor(self) -> BoardEditor | None:
        """The board editor, or None."""
        if not self._has_module("board_editor"):
            return None
        found: Any = self.module("board_editor")
        editor: BoardEditor = found
        return editor

    @cached_property
    def turns(self) -> Any:
        """The module with the notation of whole turns (see `baronage.engine.match.turn_notation`), or None."""
        return self.module("turn_notation") if self._has_module("turn_notation") else None

    @cached_property
    def has_space(self) -> bool:
        """Whether it has a module `action_space`, so that learning programs can play it."""
        return self._has_module("action_space")

    @cached_property
    def thinks(self) -> bool:
        """Whether it has a module `search`, so that bots can search."""
        return self._has_module("search")

    @cached_property
    def search(self) -> SearchHooks:
        """The search hooks of the game."""
        if not self.thinks:
            raise BadSetup(f"{self.title} has no search hooks")
        found: Any = self.module("search")
        hooks: SearchHooks = found
        return hooks

    @cached_property
    def table(self) -> TablePart:
        """The module that describes the table as data."""
        found: Any = self.module("table")
        table: TablePart = found
        return table

    @cached_property
    def teaches(self) -> bool:
        """Whether it has a quick reference for a first game, and a glossary."""
        return self._has_module("tutorial")

    @cached_property
    def summary(self) -> SummaryHooks | None:
        """The summary hooks, or None if the game has only standings."""
        if not self._has_module("summary"):
            return None
        found: Any = self.module("summary")
        summary: SummaryHooks = found
        return summary

    @cached_property
    def pacts(self) -> Pacts | None:
        """The negotiation hooks, or None if the game has no negotiation."""
        if not self._has_module("pacts"):
            return None
        found: Any = self.module("pacts")
        pacts: Pacts = found
        return pacts
