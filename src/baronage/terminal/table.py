"""A table in the terminal: a match, its players, and its save file."""

from __future__ import annotations

import hashlib
import json
import random
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from typing import Any

from baronage.bots import bot
from baronage.engine.core.chance import Chance, Sealed
from baronage.engine.core.errors import BadDocument, Refusal
from baronage.engine.core.state import Action, State
from baronage.engine.game.game import Game, game_of
from baronage.engine.game.patched import find
from baronage.engine.match.match import Match
from baronage.engine.match.record import UNDO, Record
from baronage.terminal.files import data_folder, read_text, write_text
from baronage.terminal.locale import msg
from baronage.terminal.seats import YOU, Occupant, called, read_sitters

KEY = "terminal"  # additional data in a save


class Table:
    """A match with its players. The save is a JSON record with one additional key."""

    def __init__(self, match: Match, occupants: list[Occupant], seed: int | None, path: Path) -> None:
        self.match = match
        self.occupants = occupants
        self.seed = seed  # None for a verifiable seed, which the record shows after the game
        self.path = path
        self.agreed: bool | None = None  # whether all agreed to hints or refused them; None if undecided

    # --- creation -----------------------------------------------------------------------------------------------

    @staticmethod
    def new(
        game: Game, occupants: list[Occupant], options: dict[str, Any], seed: int | None, path: Path | None
    ) -> Table:
        """Return a new game. Without a seed the shuffles are verifiable from the record afterwards."""
        chance = Chance.sealed() if seed is None else Chance(seed)
        match = Match(game, len(occupants), options, chance=chance, names=called(occupants))
        return Table(match, occupants, seed, path or fresh_path(game))

    @staticmethod
    def at_position(state: State, occupants: list[Occupant], seed: int | None, path: Path | None) -> Table:
        """Return a game from a position.

        The position contains the order of its deck, so nothing needs to be verifiable.
        """
        chosen = random.SystemRandom().getrandbits(63) if seed is None else seed
        match = Match(game_of(state), chance=Chance(chosen), names=called(occupants), state=state)
        return Table(match, occupants, chosen, path or fresh_path(game_of(state)))

    @staticmethod
    def load(path: Path, games: dict[str, Game]) -> Table:
        """Return a saved game at its last position. Its seed continues to give the same shuffles."""
        try:
            data = json.loads(read_text(path))
            extra = data[KEY]
            occupants = read_sitters([str(text) for text in extra["players"]])
            seed = None if "sealed" in extra else int(extra["seed"])
            sealed = bytes.fromhex(extra["sealed"]) if seed is None else b""
            answers = [[str(text) for text in texts] for texts in extra.get("answers", [])]
            agreed = extra.get("hints")
        except (ValueError, KeyError, TypeError, RecursionError) as error:
            if isinstance(error, Refusal):
                raise
            raise BadDocument(msg("no-save", path=path)) from error
        record = Record.from_document(data, games)
        if len(occupants) != record.setup.seats:
            raise BadDocument(msg("save-seats", path=path, players=len(occupants), seats=record.setup.seats))
        chance = Chance.sealed(sealed) if seed is None else Chance(seed)
        try:
            match = _again(record, chance)
            for seat, texts in enumerate(answers[: record.setup.seats]):
                match.answer(seat, texts)
        except Refusal as refusal:
            raise BadDocument(msg("save-damaged", path=path, why=refusal.sentence)) from refusal
        table = Table(match, occupants, seed, path)
        table.agreed = agreed if isinstance(agreed, bool) else None
        return table

    # --- state --------------------------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
        """The game of this table."""
        return self.match.game

    def persons(self) -> list[int]:
        """Return the seats of people who have not left."""
        left = self.match.state.left
        return [seat for seat, occupant in enumerate(self.occupants) if not occupant.bot and not left >> seat & 1]

    def hints(self) -> bool:
        """Return whether hints are allowed: by default alone against bots, with several people only if all agreed."""
        alone = len([occupant for occupant in self.occupants if not occupant.bot]) == 1
        return alone if self.agreed is None else self.agreed

    def choose(self, seat: int) -> list[Action]:
        """Return the whole decision of the bot on this seat, based on the seat's view."""
        state = self.match.state
        # a separate chance for each decision, so that a resumed game continues as it would have
        purpose = f"{self._secret()}/{seat}/{len(self.match.record.moves)}/{len(state.draft(seat))}"
        thought = Chance(int.from_bytes(hashlib.sha256(purpose.encode()).digest()[:8], "big"))
        return list(bot(self.occupants[seat].bot).plan(state.redact(seat), seat, thought))

    def name(self, seat: int) -> str:
        """Return the name of the player on this seat."""
        names = self.match.record.names or called(self.occupants)
        return shown_name(names[seat])

    def seat_called(self, text: str) -> int:
        """Return the seat that a text names, or -1."""
        return seat_called(self.game, [self.name(seat) for seat in range(len(self.occupants))], text)

    def _secret(self) -> str:
        chance = self.match.chance
        return chance.seed.hex() if isinstance(chance, Sealed) else str(self.seed)

    # --- saving -------------------------------------------------------------------------------------------------

    def document(self) -> dict[str, Any]:
        """Return the save as JSON."""
        extra: dict[str, Any] = {"players": [occupant.text for occupant in self.occupants]}
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
        """Save the game to its own file, or a copy elsewhere."""
        write_text(path or self.path, json.dumps(self.document(), ensure_ascii=False, indent=1) + "\n")


def _again(record: Record, chance: Chance) -> Match:
    """Replay a record with its original chance, and check that the outcomes are equal."""
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
        raise BadDocument(msg("save-misfit"))
    return match


def shown_name(name: str) -> str:
    """Return a recorded name for display: a person who gave none is "you" in every language."""
    return msg("you") if name == YOU else name


def seat_called(game: Game, names: Sequence[str], text: str) -> int:
    """Return the seat that a text names, by player or by label, or -1."""
    wanted = text.strip().casefold()
    labels = [game.seat_label(seat) for seat in range(len(names))]
    for known in (names, labels, [name.split()[0] for name in names]):
        lower = [one.casefold() for one in known]
        if lower.count(wanted) == 1:
            return lower.index(wanted)
    return -1


# --- saved games ----------------------------------------------------------------------------------------------------


def saves_folder() -> Path:
    """Return the default folder for saved games."""
    return data_folder() / "saves"


def fresh_path(game: Game) -> Path:
    """Return a new file name from the game and the time."""
    stem = f"{game.name}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, number = saves_folder() / f"{stem}.json", 2
    while path.exists():
        path, number = saves_folder() / f"{stem}-{number}.json", number + 1
    return path


def is_save(path: Path) -> bool:
    """Return whether this file is a save, which may be overwritten."""
    try:
        data = json.loads(read_text(path))
    except (ValueError, RecursionError):
        return False
    return isinstance(data, dict) and KEY in data


def describe_save(path: Path, games: dict[str, Game]) -> str:
    """Return a saved game in one line, or an empty string for other files and finished games."""
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
    return msg("save-line", game=title, names=names, moves=moves, when=f"{when:%Y-%m-%d %H:%M}")


def unfinished(games: dict[str, Game]) -> list[tuple[Path, str]]:
    """Return the unfinished saved games, newest first, each with its description."""
    try:
        paths = sorted(saves_folder().glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return []
    described = [(path, describe_save(path, games)) for path in paths]
    return [(path, line) for path, line in described if line]
