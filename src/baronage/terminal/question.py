"""One seat is asked: what it is shown and what it may type, until something is played or taken back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from baronage.coach import hint
from baronage.engine.chance import Chance
from baronage.engine.errors import Illegal, Refusal, Unreadable
from baronage.engine.flow import EXPEL, PUBLIC, RESIGN, TABLE
from baronage.engine.moments import only_a_part
from baronage.engine.questions import ask, filled
from baronage.terminal.board import show_board, show_hand
from baronage.terminal.menu import Entry, chosen, entries, nearest, numbered, show_entries
from baronage.terminal.rulebook import plain, show_contents, show_rule, show_rules
from baronage.terminal.screen import FADED, LOUD, Screen, choice, gathered
from baronage.terminal.table import Table, is_save
from baronage.terminal.teaching import show_card, show_term
from baronage.terminal.words import say

LOG_LINES = 20  # that `log` shows unless told `log all`
REST = "rest"  # what one types for the rest of a long draft

HELP = (
    ("3", say("help-number")),
    ("hint", say("help-hint")),
    ("how", say("help-how")),
    ("what WORD", say("help-what")),
    ("why 3", say("help-why")),
    ("notation", say("help-notation")),
    ("rule {rule}", say("help-rule")),
    ("rules WORD", say("help-rules")),
    ("board", say("help-board")),
    ("view", say("help-view")),
    ("log", say("help-log")),
    ("answer TEXT", say("help-answer")),
    (REST, say("help-rest")),
    ("undo", say("help-undo")),
    ("save FILE", say("help-save")),
    ("resign", say("help-resign")),
    ("expel NAME", say("help-expel")),
    ("quit", say("help-quit")),
)


class Quit(Exception):
    """A person leaves the terminal. The game is saved and waits."""


class Question:
    """What a person sees and types when asked. `ask` returns when the match has changed."""

    def __init__(self, table: Table, screen: Screen, seat: int) -> None:
        self.table = table
        self.match = table.match
        self.game = table.game
        self.screen = screen
        self.seat = seat
        self.view = self.match.state.redact(seat)
        self.names = self.match.record.names
        self.rules = self.game.rulebook.rules(screen.language)
        self.asked = ask(self.view, seat, screen.language, self.names, pictured=False)
        self.fill = filled(self.view, seat, self.game.words.reader(seat, self.names, self.view), screen.language)
        self.opened: list[Entry] = []  # the groups that are open, outermost first
        self.mark = f"{table.name(seat)}> " if len(table.persons()) > 1 else "> "  # where one types
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
            "resign": self._resign,
            "expel": self._expel,
            "quit": self._quit,
            "exit": self._quit,
        }

    def ask(self) -> None:
        """Until something is played or taken back."""
        self.show()
        while True:
            text = self.screen.ask(self.mark)
            try:
                if self._take(text):
                    return
            except Refusal as refusal:
                self._refused(refusal)

    # --- what is shown ------------------------------------------------------------------------------------------

    def show(self) -> None:
        """What is asked, and the options."""
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
        self.screen.line(say("asked-inside" if self.opened else "asked-for"), FADED)

    def _refused(self, refusal: Refusal) -> None:
        """The sentence, and the rule with its text."""
        sentence = refusal.told(self.screen.language)
        self.screen.line(sentence)
        rule = self.rules.get(refusal.rule)
        if rule is None:
            return
        if plain(rule.text) == plain(sentence):
            self.screen.line(f"{rule.id}  {rule.section}", FADED)
        else:
            show_rule(self.screen, rule)

    # --- what is typed ------------------------------------------------------------------------------------------

    def _take(self, text: str) -> bool:
        """Do what was typed; True when the match has changed."""
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
        """A move in notation; of a text that is none, the options that come nearest."""
        try:
            advice = self.match.advise(self.seat, text)
            self.match.play(self.seat, text)
        except Unreadable:
            near = nearest(text, self.asked.choices)
            if not near:
                raise
            self.screen.line(say("nearest"))
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
            rows.insert(1, (self.asked.choices[0].text, say("help-move")))
        self.screen.keys(rows)
        return False

    def _hint(self, _: str) -> bool:
        if not self.table.hints():
            raise Illegal(say("no-hints"))
        found = hint(self.view, self.seat, language=self.screen.language, names=self.names)
        for number, step in enumerate(found.steps):
            self.screen.line(step.words if not number else say("then", what=step.words), LOUD, step.text)
        self.screen.line(" ".join(filter(None, (found.words, found.guessed))))
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
            self.screen.line(say("no-rule-noted"))
        for name in behind:
            if name in self.rules:
                show_rule(self.screen, self.rules[name])
        return False

    def _why_not(self, text: str) -> bool:
        """May I, and by which rule? Nothing is played; of several moves the first is looked at, up to where it is sent."""
        state = self.view.clone()
        actions = state.read(self.seat, text.split(";")[0])
        for action in actions:
            if not state.allows(self.seat, action):
                raise self.game.refusal(state, self.seat, action, self.screen.language, self.names)
            if action == actions[-1] or state.completes_draft(self.seat, action):
                break
            state.play(self.seat, action, Chance(0))
        sentence, rules = self.game.label(self.view, self.seat, actions[0], self.screen.language, self.names)
        self.screen.line(say("allowed-what", sentence=sentence) if len(actions) == 1 else say("allowed"))
        for name in rules:
            if name in self.rules:
                show_rule(self.screen, self.rules[name])
        return False

    def _notation(self, _: str) -> bool:
        self.screen.notation = not self.screen.notation
        show_board(self.screen, self.match.state, self.seat, self.names)
        self.show()
        self.screen.line(say("notation-on" if self.screen.notation else "notation-off"), FADED)
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
        """Standing answers: show them, or leave them; they may answer this very question."""
        if not text:
            left = self.match.answers[self.seat]
            self.screen.line(say("answers-yours", answers="; ".join(left)) if left else say("answers-none"))
            return False
        before = len(self.match.moments)
        answers = [part.strip() for part in text.split(";") if part.strip()]
        if not answers:
            raise Unreadable(say("answer-missing"))
        self.match.answer(self.seat, [] if text.lower() == "none" else answers)
        self.screen.line(say("answers-ask-again") if text.lower() == "none" else say("answers-noted"))
        return len(self.match.moments) > before

    def _rest(self, _: str) -> bool:
        """The rest of a long draft, done for who wishes it; it can be taken back and changed."""
        if self.fill is None:
            raise Illegal(say("no-rest"))
        self.match.play(self.seat, self.fill.actions)
        return True

    def _undo(self, _: str) -> bool:
        if self.match.state.draft(self.seat):
            self.match.back(self.seat)
        elif not self.match.can_undo(self.seat):
            raise Illegal(say("nothing-back"))
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
            raise Unreadable(say("no-save-there", path=path))
        self.table.save(path)
        self.screen.unbroken(say("saved-in", path=path))
        return False

    def _resign(self, _: str) -> bool:
        self.match.check(self.seat, (RESIGN,))
        if self.screen.ask(say("give-up")).lower() != "yes":
            self.screen.line(say("goes-on"))
            return False
        self.match.play(self.seat, (RESIGN,))
        return True

    def _expel(self, text: str) -> bool:
        rule, seat = self.game.meta.expels, self.table.seat_called(text)
        if not rule:
            raise Illegal(say("nobody-expelled"))
        if seat < 0:
            raise Unreadable(say("expel-whom"))
        self.match.check(TABLE, (EXPEL, seat))
        sure = say("send-away", name=self.table.name(seat), rule=rule)
        if self.screen.ask(sure).lower() != "yes":
            self.screen.line(say("goes-on"))
            return False
        self.match.play(TABLE, (EXPEL, seat))
        return True

    def _quit(self, _: str) -> bool:
        raise Quit
