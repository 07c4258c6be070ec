"""A local table in this process, with bots on the other seats, which act immediately."""

from __future__ import annotations

from baronage.assistant.table import MAX_OPTIONS, cited, listed, news
from baronage.bots import bot
from baronage.bots.draws import agrees
from baronage.engine.core.chance import Chance
from baronage.engine.core.errors import Illegal, Refusal
from baronage.engine.core.state import AGREE, TABLE, State
from baronage.engine.match.match import Match


class LocalTable:
    """One seat of a match against bots."""

    def __init__(self, match: Match, seat: int, opponent: str, seed: int | None) -> None:
        self.match = match
        self.seat = seat
        self._bots = {other: opponent for other in range(match.setup.seats) if other != seat}
        self._bot_chance = Chance(seed)
        self._shown = 0  # history entries already shown
        self._let_bots_play()

    def look(self) -> str:
        return f"{self.match.game.text_board(self.view(), listed=False)}\n{self._next(short=False)}"

    def choices(self) -> str:
        return self._choices(short=False)

    def _next(self, short: bool = True) -> str:
        """Return the news, the current decision and its moves."""
        prompt = self.match.game.prompt(self.view(), self.seat)[0]
        parts = [news(self._news(), short), prompt, self._choices(short)]
        return "\n\n".join(part for part in parts if part)

    def _choices(self, short: bool) -> str:
        game, view, seat = self.match.game, self.view(), self.seat
        if self.match.over:
            return self.standings()
        actions = view.actions(seat)
        shown = [(view.write(seat, action), game.label(view, seat, action)[0]) for action in actions[:MAX_OPTIONS]]
        amounts = [
            f"{view.write(seat, (*prefix, low))}: the amount may be anything from {low} to {high}"
            for prefix, low, high in view.spans(seat)
        ]
        return listed(shown, len(actions), amounts, short)

    def why_not(self, move: str) -> str:
        game, view, seat = self.match.game, self.view(), self.seat
        if self.match.over:
            return "The game is over."
        try:
            found = view.read(seat, move)
        except Refusal as refusal:
            return str(refusal)
        if not found or view.allows(seat, found[0]):
            return "It is allowed."
        no = game.refusal(view, seat, found[0])
        text = game.rules[no.rule].text if no.rule in game.rules else ""
        return f"{no}\n{text}".strip()

    def play(self, move: str) -> str:
        if move.strip().lower() == "offer draw":
            return self._offer_draw()
        self.match.play(self.seat, move)
        unplayed = self.match.unplayed
        rest = f"Not played, because it was no longer possible: {unplayed}\n\n" if unplayed else ""
        self._let_bots_play()
        return rest + self._next()

    def _offer_draw(self) -> str:
        """Offer a draw to the bots. Only one that has nearly lost accepts."""
        match = self.match
        match.check(TABLE, (AGREE,))
        playing = match.state.in_play()
        if self.seat not in playing:
            raise Illegal("You are out of the game.")
        playing.remove(self.seat)
        if all(agrees(match.state.redact(seat), seat, self._bot_chance) for seat in playing):
            match.play(TABLE, (AGREE,))
            return self._next()
        return "The draw is refused. The game goes on."

    def take_back(self) -> str:
        if self.match.state.draft(self.seat):
            self.match.undo_click(self.seat)
        else:
            self.match.undo(self.seat)
        return self._next()

    def log(self) -> str:
        return "\n".join(f"{number}. {line}" for number, line in self._lines())

    def standings(self) -> str:
        standings, game = self.match.state.standings(), self.match.game
        if standings is None:
            return "The game goes on."
        lines = [f"{standings.cause} {cited((standings.rule,))}".strip()]
        for row in standings.seats:
            lines.append(f"{game.seat_label(row.seat)}: place {row.place}, {row.score:g} {game.meta.scored}")
        return "\n".join(lines)

    def wait(self, seconds: float) -> str:
        return self._next()  # bots have already played

    def post(self, text: str) -> str:
        raise Illegal("Only bots are at this table.")

    def leave(self) -> None:
        pass

    def view(self) -> State:
        """Return the game as known to this seat."""
        return self.match.state.redact(self.seat)

    def _lines(self) -> list[tuple[int, str]]:
        return [(number, f"{words} {cited(rules)}".strip()) for number, words, rules in self.match.log(self.seat)]

    def _news(self) -> list[str]:
        lines = self._lines()
        new = [line for number, line in lines if number > self._shown]
        self._shown = max([self._shown, *(number for number, _ in lines)])
        return new

    def _let_bots_play(self) -> None:
        match = self.match
        while not match.over:
            asked = [seat for seat in match.state.actors() if seat in self._bots]
            if not asked:
                return
            seat = asked[0]
            plan = bot(self._bots[seat]).plan(match.state.redact(seat), seat, self._bot_chance)
            match.play(seat, list(plan))
