"""A table in the terminal: a match, who sits at it, and the file it is saved in."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from baronage.bots import bot
from baronage.engine.altered import find
from baronage.engine.chance import Chance, Sealed
from baronage.engine.errors import BadDocument, Refusal
from baronage.engine.flow import Action, State
from baronage.engine.game import Game
from baronage.engine.match import Match
from baronage.engine.record import UNDO, Record
from baronage.terminal.files import data_folder, read_text, write_text
from baronage.terminal.seats import YOU, Sitter, called, read_sitters
from baronage.terminal.words import say

KEY = "terminal"  # what a save holds beside the record


class Table:
    """A match with its sitters. The save is its record as JSON, which any reader of records takes, and one more key."""

    def __init__(self, match: Match, sitters: list[Sitter], seed: int | None, path: Path) -> None:
        self.match = match
        self.sitters = sitters
        self.seed = seed  # None: it is sealed, and the record tells it when the game is over
        self.path = path
        self.agreed: bool | None = None  # did all agree, or refuse, to have hints? None: nobody said anything

    # --- beginnings ---------------------------------------------------------------------------------------------

    @staticmethod
    def new(game: Game, sitters: list[Sitter], options: dict[str, Any], seed: int | None, path: Path | None) -> Table:
        """A new game. Without a seed the shuffles are sealed: the record lets anybody check them afterwards."""
        chance = Chance.sealed() if seed is None else Chance(seed)
        match = Match(game, len(sitters), options, chance=chance, names=called(sitters))
        return Table(match, sitters, seed, path or fresh_path(game))

    @staticmethod
    def at_position(state: State, sitters: list[Sitter], seed: int | None, path: Path | None) -> Table:
        """A game that goes on from a position. What lies in its deck is written there, so there is nothing to seal."""
        chosen = random.SystemRandom().getrandbits(63) if seed is None else seed
        match = Match(state.game, chance=Chance(chosen), names=called(sitters), state=state)
        return Table(match, sitters, chosen, path or fresh_path(state.game))

    @staticmethod
    def load(path: Path, games: dict[str, Game]) -> Table:
        """A saved game, exactly where it was: the same seed goes on giving the same shuffles."""
        try:
            data = json.loads(read_text(path))
            extra = data[KEY]
            sitters = read_sitters([str(text) for text in extra["players"]])
            seed = None if "sealed" in extra else int(extra["seed"])
            sealed = bytes.fromhex(extra["sealed"]) if seed is None else b""
            answers = [[str(text) for text in texts] for texts in extra.get("answers", [])]
            agreed = extra.get("hints")
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            if isinstance(error, Refusal):
                raise
            raise BadDocument(say("no-save", path=path)) from error
        record = Record.from_document(data, games)
        if len(sitters) != record.setup.seats:
            raise BadDocument(say("save-seats", path=path, players=len(sitters), seats=record.setup.seats))
        chance = Chance.sealed(sealed) if seed is None else Chance(seed)
        try:
            match = _again(record, chance)
            for seat, texts in enumerate(answers[: record.setup.seats]):
                match.answer(seat, texts)
        except Refusal as refusal:
            raise BadDocument(say("save-damaged", path=path, why=refusal.sentence)) from refusal
        table = Table(match, sitters, seed, path)
        table.agreed = agreed if isinstance(agreed, bool) else None
        return table

    # --- what goes on -------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """What is played here."""
        return self.match.game

    def persons(self) -> list[int]:
        """The seats of persons who have not left."""
        left = self.match.state.left
        return [seat for seat, sitter in enumerate(self.sitters) if not sitter.bot and not left >> seat & 1]

    def hints(self) -> bool:
        """May a person ask for hints? Alone against bots, unless told otherwise; with several persons only if all agreed."""
        alone = len([sitter for sitter in self.sitters if not sitter.bot]) == 1
        return alone if self.agreed is None else self.agreed

    def choose(self, seat: int) -> list[Action]:
        """What the bot on this seat does now, a whole decision: it is given the seat's view and nothing else."""
        state = self.match.state
        # a chance of its own for each decision, so that a game goes on after a pause as it would have without
        purpose = f"{self._secret()}/{seat}/{len(self.match.record.moves)}/{len(state.draft(seat))}"
        thought = Chance(int.from_bytes(hashlib.sha256(purpose.encode()).digest()[:8], "big"))
        return list(bot(self.sitters[seat].bot).plan(state.redact(seat), seat, thought))

    def name(self, seat: int) -> str:
        """Who sits there."""
        names = self.match.record.names or called(self.sitters)
        return shown_name(names[seat])

    def seat_called(self, text: str) -> int:
        """Of whom somebody speaks; -1: of nobody here."""
        return seat_called(self.game, [self.name(seat) for seat in range(len(self.sitters))], text)

    def _secret(self) -> str:
        chance = self.match.chance
        return chance.seed.hex() if isinstance(chance, Sealed) else str(self.seed)

    # --- the save -----------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """The save as JSON."""
        extra: dict[str, Any] = {"players": [sitter.text for sitter in self.sitters]}
        if self.seed is None:
            extra["sealed"] = self._secret()
        else:
            extra["seed"] = self.seed
        if any(self.match.answers):
            extra["answers"] = self.match.answers
        if self.agreed is not None:
            extra["hints"] = self.agreed
        return {**self.match.record.document(), KEY: extra}

    def save(self, path: Path | None = None) -> None:
        """Write the game down: to its own file, or a copy elsewhere."""
        write_text(path or self.path, json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n")


def _again(record: Record, chance: Chance) -> Match:
    """Play a record again with the chance it was played with, and see that the same falls."""
    if record.position:
        state = record.game.position(record.position, record.setup.seats, record.setup.document())
        match = Match(record.game, chance=chance, names=record.names, state=state)
    else:
        match = Match(record.game, record.setup.seats, record.setup.document(), chance=chance, names=record.names)
    for move in record.moves:
        if not move.actions and move.text == UNDO:
            match.undo(move.seat, again=True)
        else:
            match.play(move.seat, list(move.actions), move.remark)
            if move.joined:
                match.join()
    if match.record.start != record.start or match.record.moves != record.moves:
        raise BadDocument(say("save-misfit"))
    return match


def shown_name(name: str) -> str:
    """A name of a record as it is shown: who gave none is "you" in every language."""
    return say("you") if name == YOU else name


def seat_called(game: Game, names: Sequence[str], text: str) -> int:
    """The seat that a text means, by the name of who sits there or as the rules call it; -1: none."""
    wanted = text.strip().casefold()
    labels = [game.seat_label(seat) for seat in range(len(names))]
    for known in (names, labels, [name.split()[0] for name in names]):
        lower = [one.casefold() for one in known]
        if lower.count(wanted) == 1:
            return lower.index(wanted)
    return -1


# --- the folder of saved games --------------------------------------------------------------------------------------


def saves_folder() -> Path:
    """Where games are saved unless told otherwise."""
    return data_folder() / "saves"


def fresh_path(game: Game) -> Path:
    """A file for a new game: named by the game and the time, and by nothing that is there already."""
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = saves_folder() / f"{stem}.json", 2
    while path.exists():
        path, number = saves_folder() / f"{stem}-{number}.json", number + 1
    return path


def is_save(path: Path) -> bool:
    """May this file be written over by a save: is it one itself?"""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and KEY in data


def describe_save(path: Path, games: dict[str, Game]) -> str:
    """A saved game in one line; empty for what is none, or is over."""
    try:
        data = json.loads(read_text(path))
        if data.get("result"):
            return ""
        game = find(games, data["game"])
        title = data["game"] if game is None else game.title
        names = [shown_name(str(name)) for name in data["names"]]
        moves = len(data["moves"])
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (ValueError, KeyError, TypeError, AttributeError, OSError, RecursionError):
        return ""
    return say("save-line", game=title, names=names, moves=moves, when=f"{when:%Y-%m-%d %H:%M}")


def unfinished(games: dict[str, Game]) -> list[tuple[Path, str]]:
    """The saved games that go on, newest first, each with its description."""
    try:
        paths = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    described = [(path, describe_save(path, games)) for path in paths]
    return [(path, line) for path, line in described if line]
