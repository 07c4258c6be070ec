"""The decision of one seat: output and typed commands, until something is played or undone."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from baronage.bots.draws import agrees
from baronage.coach import hint
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Refusal, Unreadable
from baronage.engine.core.state import AGREE, EXPEL, PUBLIC, RESIGN, TABLE
from baronage.engine.match.history import only_a_part
from baronage.engine.questions import ask, autofill
from baronage.terminal.board import show_board, show_hand
from baronage.terminal.locale import msg
from baronage.terminal.menu import Entry, chosen, entries, nearest, numbered, show_entries
from baronage.terminal.rulebook import plain, show_contents, show_rule, show_rules
from baronage.terminal.screen import FADED, LOUD, Screen, choice, gathered
from baronage.terminal.table import Table, is_save
from baronage.terminal.tutorial import show_card, show_term

LOG_LINES = 20  # lines shown by `log`; `log all` shows all
REST = "rest"  # command to complete a long draft

HELP = (
    ("3", msg("help-number")),
    ("hint", msg("help-hint")),
    ("how", msg("help-how")),
    ("what WORD", msg("help-what")),
    ("why 3", msg("help-why")),
    ("notation", msg("help-notation")),
    ("rule {rule}", msg("help-rule")),
    ("rules WORD", msg("help-rules")),
    ("board", msg("help-board")),
    ("view", msg("help-view")),
    ("log", msg("help-log")),
    ("answer TEXT", msg("help-answer")),
    (REST, msg("help-rest")),
    ("undo", msg("help-undo")),
    ("save FILE", msg("help-save")),
    ("draw", msg("help-draw")),
    ("resign", msg("help-resign")),
    ("expel NAME", msg("help-expel")),
    ("quit", msg("help-quit")),
)


class Quit(Exception):
    """Raised when the player quits. The game is saved."""


class Question:
    """The prompt of an acting player. `ask` returns when the match has changed."""

    def __init__(self, table: Table, screen: Screen, seat: int) -> None:
        self.table = table
        self.match = table.match
        self.game = table.game
        self.screen = screen
        self.seat = seat
        self.view = self.match.state.redact(seat)
        self.names = self.match.record.names
        self.rules = self.game.rulebook.rules(screen.language)
        self.asked = ask(self.view, seat, screen.language, self.names)
        self.fill = autofill(self.view, seat, self.game.words.reader(seat, self.names, self.view), screen.language)
        self.opened: list[Entry] = []  # the open groups, outermost first
        self.mark = f"{table.name(seat)}> " if len(table.persons()) > 1 else "> "  # the input prompt
        self.commands: dict[str, Callable[[str], bool]] = {
            "?": self._help,
            "help": self._help,
            "hint": self._hint,
            "how": self._how,
            "what": self._what,
            "why": self._why,
            "rule": self._rule,
            "rules": self._rules,
            "notation": self._notation,
            "log": self._log,
            "board": self._board,
            "view": self._view,
            "hand": self._hand,
            "answer": self._answer,
            REST: self._rest,
            "undo": self._undo,
            "back": self._back,
            "save": self._save,
            "draw": self._draw,
            "resign": self._resign,
            "expel": self._expel,
            "quit": self._quit,
            "exit": self._quit,
        }

    def ask(self) -> None:
        """Prompt until something is played or undone."""
        self.show()
        while True:
            text = self.screen.ask(self.mark)
            try:
                if self._take(text):
                    return
            except Refusal as refusal:
                self._refused(refusal)

    # --- output -------------------------------------------------------------------------------------------------

    def show(self) -> None:
        """Print the decision and its options."""
        self.screen.line()
        self.screen.line(self.asked.prompt, LOUD, " ".join(self.asked.rules))
        self._show_options()

    def _entries(self) -> list[Entry]:
        if self.opened:
            return entries(self.opened[-1].choices)
        return entries(self.asked.choices, self.asked.groups, self.asked.amounts)

    def _show_options(self) -> None:
        show_entries(self.screen, self._entries())
        if self.fill and not self.opened:
            self.screen.item(REST, self.fill.label)
        self.screen.line(msg("asked-inside" if self.opened else "asked-for"), FADED)

    def _refused(self, refusal: Refusal) -> None:
        """Print the message, and the rule with its text."""
        sentence = refusal.localized(self.screen.language)
        self.screen.line(sentence)
        rule = self.rules.get(refusal.rule)
        if rule is None:
            return
        if plain(rule.text) == plain(sentence):
            self.screen.line(f"{rule.id}  {rule.section}", FADED)
        else:
            show_rule(self.screen, rule)

    # --- input --------------------------------------------------------------------------------------------------

    def _take(self, text: str) -> bool:
        """Process a typed line. Return True if the match has changed."""
        if not text:
            return self._back("") if self.opened else self._again()
        word, _, rest = text.partition(" ")
        command = self.commands.get(word.lower())
        if command is not None:
            return command(rest.strip())
        if text.isdecimal():
            entry = numbered(self._entries(), text)
            if entry.opens:
                self.opened.append(entry)
                return self._again()
            action = chosen(self.screen, entry)
            if action is None:
                return self._again()
            self.match.play(self.seat, action)
            return True
        return self._typed(text)

    def _again(self) -> bool:
        self._show_options()
        return False

    def _typed(self, text: str) -> bool:
        """Play a move in notation. If the text is none, print the closest options."""
        try:
            advice = self.match.advise(self.seat, text)
            self.match.play(self.seat, text)
        except Unreadable:
            near = nearest(text, self.asked.choices)
            if not near:
                raise
            self.screen.line(msg("nearest"))
            self.opened.append(Entry("", "", near))
            return self._again()
        for sentence in advice:
            self.screen.line(sentence)
        if self.match.unplayed:
            self.screen.line(only_a_part(self.match.unplayed))
        return True

    # --- commands -----------------------------------------------------------------------------------------------

    def _help(self, _: str) -> bool:
        rule = next(iter(self.game.rules), "").removeprefix(f"{self.game.meta.prefix}-")
        rows = [(key.format(rule=rule), does) for key, does in HELP]
        if self.screen.notation and self.asked.choices:
            rows.insert(1, (self.asked.choices[0].text, msg("help-move")))
        self.screen.keys(rows)
        return False

    def _hint(self, _: str) -> bool:
        if not self.table.hints():
            raise Illegal(msg("no-hints"))
        found = hint(self.view, self.seat, language=self.screen.language, names=self.names)
        if not found.words:
            raise Illegal(msg("no-advice"))
        for number, step in enumerate(found.steps):
            self.screen.line(step.words if not number else msg("then", what=step.words), LOUD, step.text)
        self.screen.line(found.words)
        return False

    def _how(self, _: str) -> bool:
        show_card(self.screen, self.game)
        return False

    def _what(self, text: str) -> bool:
        show_term(self.screen, self.game, text)
        return False

    def _why(self, text: str) -> bool:
        if text and not text.isdecimal():
            return self._why_not(text)
        behind = numbered(self._entries(), text).rules if text else self.asked.rules
        if not behind:
            self.screen.line(msg("no-rule-noted"))
        for name in behind:
            if name in self.rules:
                show_rule(self.screen, self.rules[name])
        return False

    def _why_not(self, text: str) -> bool:
        """Explain whether a move is allowed, and by which rule, without playing it.

        Only the first of several is checked.
        """
        state = self.view.clone()
        actions = state.read(self.seat, text.split(";")[0])
        for action in actions:
            if not state.allows(self.seat, action):
                raise self.game.refusal(state, self.seat, action, self.screen.language, self.names)
            if action == actions[-1] or state.completes_draft(self.seat, action):
                break
            state.play(self.seat, action, Chance(0))
        sentence, rules = self.game.label(self.view, self.seat, actions[0], self.screen.language, self.names)
        self.screen.line(msg("allowed-what", sentence=sentence) if len(actions) == 1 else msg("allowed"))
        for name in rules:
            if name in self.rules:
                show_rule(self.screen, self.rules[name])
        return False

    def _notation(self, _: str) -> bool:
        self.screen.notation = not self.screen.notation
        show_board(self.screen, self.match.state, self.seat, self.names)
        self.show()
        self.screen.line(msg("notation-on" if self.screen.notation else "notation-off"), FADED)
        return False

    def _rule(self, text: str) -> bool:
        if choice(text, len(self._entries())):
            return self._why(text)
        return self._rules(text)

    def _rules(self, text: str) -> bool:
        if text:
            show_rules(self.screen, self.game, text)
        else:
            show_contents(self.screen, self.game)
        return False

    def _log(self, text: str) -> bool:
        lines = self.match.log(self.seat, True, self.screen.language)
        words = self.game.words.catalogue(self.screen.language)
        shown = gathered(lines if text.lower() == "all" else lines[-LOG_LINES:], words)
        self.screen.log(shown)
        return False

    def _board(self, _: str) -> bool:
        show_board(self.screen, self.match.state, self.seat, self.names, whole=True)
        return False

    def _view(self, _: str) -> bool:
        show_board(self.screen, self.match.state, PUBLIC, self.names, whole=True)
        return False

    def _hand(self, _: str) -> bool:
        show_hand(self.screen, self.match.state, self.seat, self.names)
        return False

    def _answer(self, text: str) -> bool:
        """Show or set auto-answers, which may answer the current decision."""
        if not text:
            left = self.match.answers[self.seat]
            self.screen.line(msg("answers-yours", answers="; ".join(left)) if left else msg("answers-none"))
            return False
        before = len(self.match.history)
        answers = [part.strip() for part in text.split(";") if part.strip()]
        if not answers:
            raise Unreadable(msg("answer-missing"))
        self.match.answer(self.seat, [] if text.lower() == "none" else answers)
        self.screen.line(msg("answers-ask-again") if text.lower() == "none" else msg("answers-noted"))
        return len(self.match.history) > before

    def _rest(self, _: str) -> bool:
        """Complete a long draft automatically. The result can be undone and changed."""
        if self.fill is None:
            raise Illegal(msg("no-rest"))
        self.match.play(self.seat, self.fill.actions)
        return True

    def _undo(self, _: str) -> bool:
        if self.match.state.draft(self.seat):
            self.match.undo_click(self.seat)
        elif not self.match.can_undo(self.seat):
            raise Illegal(msg("nothing-back"))
        else:
            self.match.undo(self.seat)
        return True

    def _back(self, text: str) -> bool:
        if self.opened:
            self.opened.pop()
            return self._again()
        return self._undo(text)

    def _save(self, text: str) -> bool:
        path = Path(text).expanduser() if text else self.table.path
        if text and path.exists() and not is_save(path):
            raise Unreadable(msg("no-save-there", path=path))
        self.table.save(path)
        self.screen.unbroken(msg("saved-in", path=path))
        return False

    def _resign(self, _: str) -> bool:
        self.match.check(self.seat, (RESIGN,))
        if self.screen.ask(msg("give-up")).lower() != "yes":
            self.screen.line(msg("goes-on"))
            return False
        self.match.play(self.seat, (RESIGN,))
        return True

    def _draw(self, _: str) -> bool:
        """Offer a draw: the game ends if bots and the other people at this device agree."""
        self.match.check(TABLE, (AGREE,))
        for seat in self.match.state.in_play():
            name = self.table.name(seat)
            if seat == self.seat:
                continue
            if self.table.occupants[seat].bot:
                agreed = agrees(self.match.state.redact(seat), seat, Chance())
            else:
                agreed = self.screen.ask(msg("agree-draw", name=name)).lower() == "yes"
            if not agreed:
                self.screen.line(msg("refuses-draw", name=name))
                return False
        self.match.play(TABLE, (AGREE,))
        return True

    def _expel(self, text: str) -> bool:
        rule, seat = self.game.meta.expels, self.table.seat_called(text)
        if not rule:
            raise Illegal(msg("nobody-expelled"))
        if seat < 0:
            raise Unreadable(msg("expel-whom"))
        self.match.check(TABLE, (EXPEL, seat))
        sure = msg("send-away", name=self.table.name(seat), rule=rule)
        if self.screen.ask(sure).lower() != "yes":
            self.screen.line(msg("goes-on"))
            return False
        self.match.play(TABLE, (EXPEL, seat))
        return True

    def _quit(self, _: str) -> bool:
        raise Quit
