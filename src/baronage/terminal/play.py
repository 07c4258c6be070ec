"""A game in the terminal: prompts for people, moves of bots, saving, and a curtain to keep secrets."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Refusal
from baronage.engine.core.standings import Standing, Standings
from baronage.engine.core.state import PUBLIC
from baronage.engine.game.messages import ENGLISH
from baronage.engine.text.catalogue import Reader
from baronage.engine.text.localization import localize
from baronage.engine.text.params import Params
from baronage.terminal.board import draw_board, show_board
from baronage.terminal.files import data_folder, write_text
from baronage.terminal.locale import msg
from baronage.terminal.question import Question, Quit
from baronage.terminal.rulebook import FIRST_GAME, passages, plain
from baronage.terminal.screen import FADED, LOUD, Screen, gathered
from baronage.terminal.table import Table, saves_folder
from baronage.terminal.tutorial import show_first_card

REMINDED = 8  # log lines shown again when a saved game continues
SAMPLES = 40  # samples to find the seats that may be acting, as far as spectators know


def command() -> str:
    """Return the name of this program, for hints on what to type."""
    return os.environ.get("BARONAGE_COMMAND") or "baronage"


class Session:
    """A session that runs until the game is over or the player quits."""

    def __init__(self, table: Table, screen: Screen) -> None:
        self.table = table
        self.match = table.match
        self.game = table.game
        self.screen = screen
        self.shared = len(table.persons()) > 1  # several people on one device: a curtain between them
        self.sitting = PUBLIC  # the current viewer; a spectator if only bots play
        self.taught: set[int] = set()  # seats that have seen the key
        self.shown = ""  # the table as last drawn for them
        # log lines read by each seat, and last by the public; a resumed game shows the latest again
        self.localized = [
            max(0, len(self.match.log(viewer, remarks=True)) - REMINDED)
            for viewer in (*range(self.match.setup.seats), PUBLIC)
        ]
        self.unsaved = ""  # why the last save failed

    def run(self) -> int:
        """Play and return the exit code."""
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
            self.screen.line(msg("sealed", seal=self.match.record.commitment[:16]), FADED)
        if not self.shared and self.table.persons():
            self.sitting = self.table.persons()[0]
        if not self.shared:
            self._tell(self.sitting)
        if self.table.persons() and not self.match.record.moves:
            self._greet()
            show_first_card(self.screen, self.game)
        title = FIRST_GAME.get(self.screen.language, FIRST_GAME[ENGLISH]).lower()
        if self.table.persons() and not self.match.record.moves and title in passages(self.game, self.screen.language):
            self.screen.line(msg("new-to", game=self.game.title, title=title), FADED)
        while not self.match.over:
            if self._bot_moves():
                continue
            asked = [seat for seat in self.match.state.actors() if not self.table.occupants[seat].bot]
            if self.shared and self._secret():
                self._go_round()
            else:
                self._sit(asked[0], parting=True)
                self._ask(asked[0])

    def _greet(self) -> None:
        """Print the opponents and how to get help."""
        names = [self.table.name(seat) for seat in range(self.match.setup.seats) if seat != self.sitting]
        others = self.game.words.catalogue(self.screen.language).joined(names)
        alone = not self.shared and self.table.hints()
        self.screen.line(msg("you-play", others=others) if alone else msg("help-at-hand"), FADED)

    # --- bots ---------------------------------------------------------------------------------------------------

    def _bot_moves(self) -> bool:
        """Play one decision of a bot, if a bot is to act. Return whether it did."""
        for seat in self.match.state.actors():
            if self.table.occupants[seat].bot:
                self.match.play(seat, self.table.choose(seat))
                self._save()
                if not self.shared and self._tell(self.sitting):
                    self.screen.wait()
                return True
        return False

    # --- people -------------------------------------------------------------------------------------------------

    def _ask(self, seat: int) -> None:
        """Get one answer from the person in front of the screen."""
        self._show(seat)
        Question(self.table, self.screen, seat).ask()
        self._save()
        if not self.shared:
            self._tell(seat)

    def _show(self, seat: int) -> None:
        """Print the table if it has changed; for people who take turns, also the new events."""
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
            self._tell(seat, msg("since-looked"))

    def _tell(self, seat: int, title: str = "") -> bool:
        """Print the log lines that this seat has not read yet. Return whether there were any."""
        lines = self.match.log(seat, True, self.screen.language)
        news = lines[self.localized[seat] :]
        if not news:
            return False
        self.localized[seat] = len(lines)
        if title:
            self.screen.line()
            self.screen.line(title, LOUD)
        words = self.game.words.catalogue(self.screen.language)
        self.screen.log([(number, sentence, ()) for number, sentence, _ in gathered(news, words)])
        return True

    # --- the curtain --------------------------------------------------------------------------------------------

    def _sit(self, seat: int, parting: bool) -> None:
        """Hand the screen to this person, without anything that the previous person saw."""
        if self.sitting == seat:
            return
        if self.shared:
            if parting and self.sitting != PUBLIC and self._tell(self.sitting):
                self.screen.enter(msg("enter-clear"))
            self.screen.clear()
            self.screen.line(msg("pass-device", name=self.table.name(seat)), LOUD)
            self.screen.enter(msg("enter-alone"))
            self.screen.clear()
            self.shown = ""
        self.sitting = seat

    def _secret(self) -> bool:
        """Return whether several seats are to act, or the acting seats are secret."""
        public = self.match.state.redact(PUBLIC).actors()
        return len(public) != 1 or public != self.match.state.actors()

    def _go_round(self) -> None:
        """Pass the device to everyone who may be acting as far as others know, so that its path reveals nothing."""
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
        """Return the people who may be acting, as far as spectators know, clockwise from the last holder."""
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
        self.screen.line(msg("nothing-to-choose"), LOUD)
        self.screen.enter(msg("enter-pass-on"))

    # --- the end ------------------------------------------------------------------------------------------------

    def _save(self) -> None:
        """Save after every move. A full disk prints a warning and doesn't end the game."""
        try:
            self.table.save()
            self.unsaved = ""
        except Refusal as refusal:
            if not self.unsaved:
                self.screen.line(msg("not-saved", why=refusal.sentence), LOUD)
            self.unsaved = refusal.sentence

    def _leave(self) -> None:
        self._save()
        if self.unsaved:
            return
        self.screen.unbroken(msg("saved-in", path=self.table.path))
        if not self.match.over:
            self.screen.unbroken(msg("go-on-with", command=f"{command()} play --resume{self._elsewhere()}"))

    def _elsewhere(self) -> str:
        """Return the file, if `--resume` would not find it."""
        return "" if self.table.path.parent == saves_folder() else f" {shlex.quote(str(self.table.path))}"

    def _over(self) -> None:
        standings = self.match.state.standings()
        assert standings is not None
        if self.shared:
            self.screen.clear()
        even = len({standing.points for standing in standings.seats}) == 1  # a draw between all seats
        winners = [] if even else standings.winners()
        words = self.game.words.catalogue(self.screen.language)
        called = [localize(self.table.name(seat), self.screen.language) for seat in winners]
        alone = not self.shared and winners == [self.sitting]
        params: Params = {"who": words.joined(called), "count": len(winners), "you": int(alone)}
        self.screen.heading(words("terminal-over", params, Reader(PUBLIC, ())))
        viewer = PUBLIC if self.shared else self.sitting
        show_board(self.screen, self.match.state, viewer, self.match.record.names)
        show_standings(self.screen, self.table, standings, self.match.state.cause)
        self._offer_record()

    def _offer_record(self) -> None:
        """Write the record as text, if the player wants it."""
        usual = data_folder() / "records" / self.table.path.with_suffix(".txt").name
        self.screen.line()
        self.screen.unbroken(msg("keep-record", path=usual))
        answer = self.screen.ask(msg("keep-where"))
        if answer.lower() not in ("n", "no"):
            path = Path(answer).expanduser() if answer and answer.lower() not in ("y", "yes") else usual
            try:
                if answer and path.exists():
                    self.screen.line(msg("record-elsewhere", path=path, usual=usual))
                    path = usual
                write_text(path, self.match.record.text())
            except Refusal as refusal:
                self.screen.line(refusal.sentence)
                self._leave()
                return
            name = shlex.quote(str(path))
            self.screen.unbroken(msg("replay-with", command=f"{command()} replay {name}"))
            if self.game.thinks:
                self.screen.unbroken(msg("coach-with", command=f"{command()} coach {name}"))
            if self.match.record.seed:
                self.screen.unbroken(msg("verify-with", command=f"{command()} verify {name}"))
            self._offer_campaign_files(name)
        if self.table.path.parent == saves_folder():
            self.table.path.unlink(missing_ok=True)  # the game is over

    def _offer_campaign_files(self, record: str) -> None:
        """Save the campaign files of people after this game, if the game has them."""
        standings = self.match.state.standings()
        if standings is None or not standings.carry:
            return
        for kind in self.game.campaign_files:
            for seat in [seat for seat, occupant in enumerate(self.table.occupants) if not occupant.bot]:
                verb = (
                    f"{command()} {self.game.name} {kind.name} update FILE {record} --seat {self.game.seat_label(seat)}"
                )
                self.screen.unbroken(
                    msg("keep-campaign-file", kind=kind.name, name=self.table.name(seat), command=verb)
                )


def show_standings(screen: Screen, table: Table, standings: Standings, cause: int) -> None:
    """Print places and the cause of the end; with notation, also its rule."""
    rows = []
    for standing in sorted(standings.seats, key=lambda standing: (standing.place, standing.seat)):
        status = _status(standing, table.game.went_out(table.match.state, standing.seat, screen.language))
        rows.append([str(standing.place), table.name(standing.seat), f"{standing.score:g}", status])
    screen.line()
    columns = (msg("column-place"), msg("column-player"), msg("column-score"), "")
    screen.table(columns, rows, numbers=(0, 2))
    screen.line()
    screen.line(table.game.cause(cause, screen.language, table.match.state)[0], LOUD)
    rule = table.game.rulebook.rules(screen.language).get(standings.rule)
    if rule is not None and screen.notation:
        screen.line(plain(rule.text), FADED, rule.id)


def _status(standing: Standing, when: str) -> str:
    """Return a note about a seat that did not play to the end."""
    if standing.status == "in":
        return ""
    status = msg("status-left") if standing.status == "left" else msg("status-out")
    return msg("status-when", status=status, when=when) if when else status
