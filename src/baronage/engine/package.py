"""The package of a game: its modules, read when they are first needed, and what they say that the game is."""

from __future__ import annotations

import importlib
import importlib.util
from collections.abc import Mapping
from functools import cached_property
from threading import RLock
from types import ModuleType
from typing import TYPE_CHECKING, Any, Final

from baronage.engine.contract import MAY, MUST, check_part
from baronage.engine.errors import BadSetup
from baronage.engine.rules import Rule, Rulebook
from baronage.engine.setup import Meta, Option
from baronage.engine.step import Step
from baronage.engine.words import ENGLISH

if TYPE_CHECKING:
    from baronage.engine.drawing import Drawing
    from baronage.engine.ending import Ending
    from baronage.engine.mind import Mind
    from baronage.engine.pacts import Pacts
    from baronage.engine.papers import Paper
    from baronage.engine.parts import NotationPart, ScenePart
    from baronage.engine.verb import Verb


# two threads that load parts of one game at once would each find half of what the other loads
_LOADING: Final = RLock()


class Package:
    """A folder of modules with fixed names (see `engine.game`)."""

    def __init__(self, package: str) -> None:
        self.package = package
        self._modules: dict[str, ModuleType] = {}
        self._there: dict[str, ModuleType | None] = {}  # of those that a game may have, which this one has
        self.meta: Meta = self.module("meta").META

    def module(self, name: str) -> ModuleType:
        """One of its modules, checked against the contract when it is first needed."""
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
        """What a module of the game may have, by its name in the contract; None: this game does not have it."""
        assert name in MAY.get(part, ()) or name in MUST.get(part, ()), f"the contract knows no {part}.{name}"
        if part not in self._there:
            self._there[part] = self.module(part) if self._has_module(part) else None
        return getattr(self._there[part], name, None)

    @cached_property
    def _notation(self) -> NotationPart:
        found: Any = self.module("notation")
        notation: NotationPart = found
        return notation

    @cached_property
    def _pictures(self) -> ScenePart:
        found: Any = self.module("scene")
        pictures: ScenePart = found
        return pictures

    # --- what it is ---------------------------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """Its short name: the folder's."""
        return self.meta.name

    @property
    def title(self) -> str:
        """Its name on the box."""
        return self.meta.title

    @property
    def seats(self) -> tuple[int, ...]:
        """The seat counts it can be played with."""
        return self.meta.seats

    @property
    def most_seats(self) -> int:
        """With the options that allow most."""
        return max(*self.meta.seats, *self.meta.more_seats)

    @property
    def options(self) -> tuple[Option, ...]:
        """Its variants, as far as players are shown them."""
        return tuple(option for option in self.meta.options if option.offered)

    def seat_label(self, seat: int) -> str:
        """How the rules call a seat: A, P1, #1."""
        return "table" if seat < 0 else self.meta.label(seat)

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules in each language in which they are written."""
        return Rulebook(self.package)

    @property
    def rules_page(self) -> str:
        """RULES.md, whole."""
        return self.rulebook.page(ENGLISH)

    @cached_property
    def rules(self) -> dict[str, Rule]:
        """The rules by id."""
        return self.rulebook.rules(ENGLISH)

    @cached_property
    def frames(self) -> dict[str, type[Step[Any]]]:
        """Its frame classes by name."""
        found: dict[str, type[Step[Any]]] = self.module("steps").STEPS
        return found

    @cached_property
    def verbs(self) -> Mapping[int, Verb[Any]]:
        """What a seat can do, by number."""
        found: Mapping[int, Verb[Any]] = self.hook("steps", "VERBS") or {}
        return found

    @cached_property
    def events(self) -> Mapping[int, tuple[str, tuple[str, ...]]]:
        """Events by number: the sentence's id ("": nothing is said of it) and the names of its facts; `*cards`: the rest."""
        found: Mapping[int, tuple[str, tuple[str, ...]]] = self.hook("verbs", "EVENTS") or {}
        return found

    @cached_property
    def begins(self) -> tuple[int, str]:
        """The event with which a turn or a round begins, and the fact that counts them; an empty fact: none does."""
        found: tuple[int, str] = self.hook("verbs", "BEGINS") or (0, "")
        return found

    @cached_property
    def causes(self) -> Mapping[int, tuple[str, ...]]:
        """Why it may end: a name, and the rules."""
        found: Mapping[int, tuple[str, ...]] = self.hook("verbs", "CAUSES") or {}
        return found

    @cached_property
    def papers(self) -> tuple[Paper, ...]:
        """The documents that outlive its games; most games have none."""
        if not self._has_module("papers"):
            return ()
        found: tuple[Paper, ...] = self.module("papers").PAPERS
        return found

    @cached_property
    def drawing(self) -> Drawing | None:
        """How boards of one's own are drawn; None: it has none."""
        if not self._has_module("drawing"):
            return None
        found: Any = self.module("drawing")
        drawing: Drawing = found
        return drawing

    @cached_property
    def turns(self) -> Any:
        """Its notation of whole turns: the module that `baronage.engine.turns` describes; None: it has none."""
        return self.module("turns") if self._has_module("turns") else None

    @cached_property
    def has_space(self) -> bool:
        """Has it a module `space`, so that programs that learn can play it?"""
        return self._has_module("space")

    @cached_property
    def thinks(self) -> bool:
        """Has it a `mind`, so that bots can search?"""
        return self._has_module("mind")

    @cached_property
    def mind(self) -> Mind:
        """What the game tells those who think about it."""
        if not self.thinks:
            raise BadSetup(f"{self.title} has no bots that think ahead")
        found: Any = self.module("mind")
        mind: Mind = found
        return mind

    @cached_property
    def teaches(self) -> bool:
        """Has it a card for a first game, and a glossary?"""
        return self._has_module("teaching")

    @cached_property
    def ending(self) -> Ending | None:
        """How it is told when it is over; None: it only has its standings."""
        if not self._has_module("ending"):
            return None
        found: Any = self.module("ending")
        ending: Ending = found
        return ending

    @cached_property
    def pacts(self) -> Pacts | None:
        """What players can promise one another; None: in this game nobody negotiates."""
        if not self._has_module("pacts"):
            return None
        found: Any = self.module("pacts")
        pacts: Pacts = found
        return pacts
