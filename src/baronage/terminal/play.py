"""A game at the terminal: persons are asked, bots move, everything is saved, and a curtain keeps secrets."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from baronage.engine.catalogue import Reader
from baronage.engine.chance import Chance
from baronage.engine.errors import Refusal
from baronage.engine.facts import Facts
from baronage.engine.flow import PUBLIC
from baronage.engine.said import told
from baronage.engine.standings import Standing, Standings
from baronage.engine.words import ENGLISH
from baronage.terminal.board import draw_board, show_board
from baronage.terminal.files import data_folder, write_text
from baronage.terminal.question import Question, Quit
from baronage.terminal.rulebook import FIRST_GAME, passages, plain
from baronage.terminal.screen import FADED, LOUD, Screen, gathered
from baronage.terminal.table import Table, saves_folder
from baronage.terminal.teaching import show_first_card
from baronage.terminal.words import say

REMINDED = 8  # lines of the log shown again when a saved game goes on
SAMPLES = 40  # guesses at what spectators can't see, to learn whom they can imagine being asked


def command() -> str:
    """How this program was called: what hints tell people to type."""
    return os.environ.get("BARONAGE_COMMAND") or "baronage"


class Session:
    """Runs a table until its game is over or somebody quits."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.match = table.match
        self.game = table.game
        self.screen = screen
        self.shared = len(table.persons()) > 1  # one device, several persons: a curtain between them
        self.sitting = PUBLIC  # whose eyes are on the screen; where only bots play, a spectator's
        self.taught: set[int] = set()  # who has seen what the signs mean
        self.shown = ""  # the table as it was last drawn for them
        # lines of the log that each seat, and last the public, has read; after a pause one wants to know where it stood
        self.told = [
            max(0, len(self.match.log(eyes, remarks=True)) - REMINDED)
            for eyes in (*range(self.match.setup.seats), PUBLIC)
        ]
        self.unsaved = ""  # why the last save failed

    def run(self) -> int:
        """Play; the exit code."""
        try:
            self._save()
            self._play()
            self._over()
        except (Quit, EOFError):
            self._leave()
            return 0
        except KeyboardInterrupt:
            self.screen.line()
            self._leave()
            return 130
        return 0

    def _play(self) -> None:
        if self.match.record.commitment and not self.match.record.moves:
            self.screen.line(say("sealed", seal=self.match.record.commitment[:16]), FADED)
        if not self.shared and self.table.persons():
            self.sitting = self.table.persons()[0]
        if not self.shared:
            self._tell(self.sitting)
        if self.table.persons() and not self.match.record.moves:
            self._greet()
            show_first_card(self.screen, self.game)
        title = FIRST_GAME.get(self.screen.language, FIRST_GAME[ENGLISH]).lower()
        if self.table.persons() and not self.match.record.moves and title in passages(self.game, self.screen.language):
            self.screen.line(say("new-to", game=self.game.title, title=title), FADED)
        while not self.match.over:
            if self._bot_moves():
                continue
            asked = [seat for seat in self.match.state.actors() if not self.table.sitters[seat].bot]
            if self.shared and self._secret():
                self._go_round()
            else:
                self._sit(asked[0], parting=True)
                self._ask(asked[0])

    def _greet(self) -> None:
        """Against whom, and how to get help."""
        names = [self.table.name(seat) for seat in range(self.match.setup.seats) if seat != self.sitting]
        others = self.game.words.catalogue(self.screen.language).joined(names)
        alone = not self.shared and self.table.hints()
        self.screen.line(say("you-play", others=others) if alone else say("help-at-hand"), FADED)

    # --- bots ---------------------------------------------------------------------------------------------------

    def _bot_moves(self) -> bool:
        """One decision of a bot, if one is waited for."""
        for seat in self.match.state.actors():
            if self.table.sitters[seat].bot:
                self.match.play(seat, self.table.choose(seat))
                self._save()
                if not self.shared and self._tell(self.sitting):
                    self.screen.wait()
                return True
        return False

    # --- persons ------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """One answer of a person who sits in front of the screen."""
        self._show(seat)
        Question(self.table, self.screen, seat).ask()
        self._save()
        if not self.shared:
            self._tell(seat)

    def _show(self, seat: int) -> None:
        """The table, if it looks different from what is on the screen; for persons who take turns also what happened."""
        board = draw_board(self.screen, self.match.state, seat, self.match.record.names, key=False)
        if board != self.shown:
            self.screen.heading(self.table.name(seat))
            if seat in self.taught:
                self.screen.drawing(board)
            else:
                show_board(self.screen, self.match.state, seat, self.match.record.names)
                self.taught.add(seat)
            self.shown = board
        if self.shared:
            self._tell(seat, say("since-looked"))

    def _tell(self, seat: int, title: str = "") -> bool:
        """The lines of the log that this seat has not read yet. Were there any?"""
        lines = self.match.log(seat, True, self.screen.language)
        news = lines[self.told[seat] :]
        if not news:
            return False
        self.told[seat] = len(lines)
        if title:
            self.screen.line()
            self.screen.line(title, LOUD)
        words = self.game.words.catalogue(self.screen.language)
        self.screen.log([(number, sentence, ()) for number, sentence, _ in gathered(news, words)])
        return True

    # --- the curtain --------------------------------------------------------------------------------------------

    def _sit(self, seat: int, parting: bool) -> None:
        """Bring this person before the screen, and nothing of what the one before saw."""
        if self.sitting == seat:
            return
        if self.shared:
            if parting and self.sitting != PUBLIC and self._tell(self.sitting):
                self.screen.enter(say("enter-clear"))
            self.screen.clear()
            self.screen.line(say("pass-device", name=self.table.name(seat)), LOUD)
            self.screen.enter(say("enter-alone"))
            self.screen.clear()
            self.shown = ""
        self.sitting = seat

    def _secret(self) -> bool:
        """Is more than one seat asked, or is it not for everybody to know who is?"""
        public = self.match.state.redact(PUBLIC).actors()
        return len(public) != 1 or public != self.match.state.actors()

    def _go_round(self) -> None:
        """The device goes to everyone who may be asked as far as the others know, so that its way tells nothing."""
        for seat in self._imaginable():
            if self.match.over:
                return
            self._sit(seat, parting=False)
            window = self.match.state.windows()
            if seat not in self.match.state.actors():
                self._nothing(seat)
            while seat in self.match.state.actors() and self.match.state.windows() == window:
                self._ask(seat)
            while self._bot_moves():
                pass

    def _imaginable(self) -> list[int]:
        """The persons who may be asked now, from what spectators know; clockwise from who held the device last."""
        public = self.match.state.redact(PUBLIC)
        asked = {*public.actors(), *self.match.state.actors()}
        for number in range(SAMPLES):
            asked.update(public.fill(PUBLIC, Chance(number)).actors())
        seats = self.match.setup.seats
        order = [(self.sitting + 1 + step) % seats for step in range(seats)]
        persons = self.table.persons()
        return [seat for seat in order if seat in asked and seat in persons]

    def _nothing(self, seat: int) -> None:
        self._show(seat)
        self.screen.line()
        self.screen.line(say("nothing-to-choose"), LOUD)
        self.screen.enter(say("enter-pass-on"))

    # --- the end ------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        """After every move. A disk that is full must not end a game, but it must be told."""
        try:
            self.table.save()
            self.unsaved = ""
        except Refusal as refusal:
            if not self.unsaved:
                self.screen.line(say("not-saved", why=refusal.sentence), LOUD)
            self.unsaved = refusal.sentence

    def _leave(self) -> None:
        self._save()
        if self.unsaved:
            return
        self.screen.unbroken(say("saved-in", path=self.table.path))
        if not self.match.over:
            self.screen.unbroken(say("go-on-with", command=f"{command()} play --resume{self._elsewhere()}"))

    def _elsewhere(self) -> str:
        """The file, if `--resume` would not find it by itself."""
        return "" if self.table.path.parent == saves_folder() else f" {shlex.quote(str(self.table.path))}"

    def _over(self) -> None:
        standings = self.match.state.standings()
        assert standings is not None
        if self.shared:
            self.screen.clear()
        even = len({standing.points for standing in standings.seats}) == 1  # whoever is ahead, it counts for nothing
        winners = [] if even else standings.winners()
        words = self.game.words.catalogue(self.screen.language)
        called = [told(self.table.name(seat), self.screen.language) for seat in winners]
        alone = not self.shared and winners == [self.sitting]
        facts: Facts = {"who": words.joined(called), "count": len(winners), "you": int(alone)}
        self.screen.heading(words("terminal-over", facts, Reader(PUBLIC, ())))
        eyes = PUBLIC if self.shared else self.sitting
        show_board(self.screen, self.match.state, eyes, self.match.record.names)
        show_standings(self.screen, self.table, standings, self.match.state.cause)
        self._offer_record()

    def _offer_record(self) -> None:
        """The record as text, where the person wants it."""
        usual = data_folder() / "records" / self.table.path.with_suffix(".txt").name
        self.screen.line()
        self.screen.unbroken(say("keep-record", path=usual))
        answer = self.screen.ask(say("keep-where"))
        if answer.lower() not in ("n", "no"):
            path = Path(answer).expanduser() if answer and answer.lower() not in ("y", "yes") else usual
            try:
                if answer and path.exists():
                    self.screen.line(say("record-elsewhere", path=path, usual=usual))
                    path = usual
                write_text(path, self.match.record.text())
            except Refusal as refusal:
                self.screen.line(refusal.sentence)
                self._leave()
                return
            name = shlex.quote(str(path))
            self.screen.unbroken(say("replay-with", command=f"{command()} replay {name}"))
            if self.game.thinks:
                self.screen.unbroken(say("coach-with", command=f"{command()} coach {name}"))
            if self.match.record.seed:
                self.screen.unbroken(say("verify-with", command=f"{command()} verify {name}"))
            self._offer_papers(name)
        if self.table.path.parent == saves_folder():
            self.table.path.unlink(missing_ok=True)  # nothing is left to go on with

    def _offer_papers(self, record: str) -> None:
        """What persons keep from this game to the next, where the game has such documents."""
        standings = self.match.state.standings()
        if standings is None or not standings.carry:
            return
        for paper in self.game.papers:
            for seat in [seat for seat, sitter in enumerate(self.table.sitters) if not sitter.bot]:
                verb = f"{command()} {self.game.name} {paper.name} update FILE {record} --seat {self.game.seat_label(seat)}"
                self.screen.unbroken(say("keep-paper", paper=paper.name, name=self.table.name(seat), command=verb))


def show_standings(screen: Screen, table: Table, standings: Standings, cause: int) -> None:
    """Who came where, and why it ended; for who reads notation also by which rule, whose text names others."""
    rows = []
    for standing in sorted(standings.seats, key=lambda standing: (standing.place, standing.seat)):
        status = _status(standing, table.game.went_out(table.match.state, standing.seat, screen.language))
        rows.append([str(standing.place), table.name(standing.seat), f"{standing.score:g}", status])
    screen.line()
    columns = (say("column-place"), say("column-player"), say("column-score"), "")
    screen.table(columns, rows, numbers=(0, 2))
    screen.line()
    screen.line(table.game.cause(cause, screen.language)[0], LOUD)
    rule = table.game.rulebook.rules(screen.language).get(standings.rule)
    if rule is not None and screen.notation:
        screen.line(plain(rule.text), FADED, rule.id)


def _status(standing: Standing, when: str) -> str:
    """What is said of a seat that did not play to the end."""
    if standing.status == "in":
        return ""
    status = say("status-left") if standing.status == "left" else say("status-out")
    return say("status-when", status=status, when=when) if when else status
