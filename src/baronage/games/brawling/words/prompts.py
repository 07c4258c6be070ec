"""What is asked of a seat, or what it waits for; at the end, the result."""

from __future__ import annotations

from baronage.engine.flow import Step
from baronage.games.brawling import verbs
from baronage.games.brawling.combat import condemned, guards
from baronage.games.brawling.data import CODE, NAME, SHI
from baronage.games.brawling.state import DECK_EMPTY, LEFT_ALONE, TURN_LIMIT, Barons
from baronage.games.brawling.steps.aids import Recipient, others_aids
from baronage.games.brawling.steps.attack import Declaration, ShieldWindow
from baronage.games.brawling.steps.more import Giving, Moving, Recruiting, Upgrading
from baronage.games.brawling.steps.opening import Bid, Signs, biddable
from baronage.games.brawling.steps.turn import Turn
from baronage.games.brawling.town import draw_production, gather_production, unit_at
from baronage.games.brawling.words.consequences import outcome
from baronage.games.brawling.words.labels import Phrase, bid_cards, threat
from baronage.games.brawling.words.names import card_title, listed, some, the_unit, thresholds

CAUSES: dict[int, Phrase] = {
    DECK_EMPTY: ("The main deck is empty.", ("BRAWL-13.01",)),
    TURN_LIMIT: ("The turn limit is reached.", ("BRAWL-13.09",)),
    LEFT_ALONE: ("Only one player is left in the game.", ("BRAWL-13.06",)),
}

_STEPS = {
    Recruiting: ("Recruit another unit, or stop", "is recruiting", "BRAWL-6.01"),
    Upgrading: ("Upgrade another unit, or stop", "is upgrading", "BRAWL-7.01"),
    Moving: ("Move another unit, or stop", "is moving units", "BRAWL-8.01"),
    Giving: ("Give another card, or stop", "is giving cards to a team mate", "BRAWL-15.07"),
}


def prompt(s: Barons, seat: int) -> Phrase:
    """What is asked of this seat now, or what it waits for; PUBLIC: what a spectator waits for."""
    if not s.stack:
        return _result(s, seat)
    top: Step[Barons] = s.stack[-1]
    if isinstance(top, Bid):
        return _bid(s, seat, top), ("BRAWL-2.06", "BRAWL-2.08")
    if isinstance(top, Signs):
        return _signs(s, seat, top), ("BRAWL-2.10",)
    if isinstance(top, ShieldWindow):
        return _window(s, seat, top), ("BRAWL-9.12", "BRAWL-9.23")
    if isinstance(top, Turn):
        return _turn(s, seat, top) if seat == top.seat else _others_turn(s, seat, top)
    if isinstance(top, Declaration):  # nobody else sees it
        so_far = [threat(s, seat, top.pairs, target) for target in dict.fromkeys(card for _, card in top.pairs)]
        words = "Add another attacker, or strike."
        return f"{words} So far: {'; '.join(so_far)}. Only you see this.", ("BRAWL-9.01", "BRAWL-DEC07")
    if isinstance(top, Recipient):
        aid = NAME[top.aid]
        if seat == top.seat:
            return f"Your team gets the {aid}: choose who receives it.", ("BRAWL-15.06",)
        return f"{s.setup.game.label(top.seat)} chooses who receives the {aid}.", ("BRAWL-15.06",)
    assert isinstance(top, (Recruiting, Upgrading, Moving, Giving))
    mine, others, rule = _STEPS[type(top)]
    if seat != top.seat:
        return f"{s.setup.game.label(top.seat)} {others}.", (rule,)
    left = "" if isinstance(top, Moving) else f": {some(len(s.piles[seat]), 'resource')} left"
    return f"{mine}{left}.", (rule, "BRAWL-3.10")


# --- before the first turn ------------------------------------------------------------------------------------------


def _bid(s: Barons, seat: int, top: Bid) -> str:
    if seat < 0:
        return "The players bid in secret for the first turn."
    if top.sent >> seat & 1:
        return f"Your bid is in ({some(len(bid_cards(s, seat)), 'card')}). Waiting for the others."
    if not biddable(s, seat):
        return "You hold only Peasant cards and bid nothing. Waiting for the others."
    words = "Bid for the first turn: choose cards to show. Whoever shows the most begins; the cards stay in your hand."
    cards = bid_cards(s, seat)
    return f"{words} Chosen so far: {listed([card_title(card) for card in cards])}." if cards else words


def _signs(s: Barons, seat: int, top: Signs) -> str:
    tied = [other for other in range(s.seats) if top.due >> other & 1]
    if seat not in tied:
        names = listed([s.setup.game.label(other) for other in tied])
        return f"{names} tied in the bid and play rock, paper, scissors for the first turn."
    if top.sent >> seat & 1:
        return "Your sign is chosen. Waiting for the others."
    with_whom = listed([s.setup.game.label(other) for other in tied if other != seat])
    return f"Show rock, paper or scissors for the first turn: you and {with_whom} tied in the bid."


# --- the turn -------------------------------------------------------------------------------------------------------


def _turn(s: Barons, seat: int, top: Turn) -> Phrase:
    allowed = 1 + top.extra
    if top.done >= allowed:
        taken = "your actions are taken" if allowed == 2 else "your action is taken"
        plays = _free_plays(s, seat)
        ways = f"{', '.join(plays)}, or end your turn" if plays else "end your turn"
        return f"{ways[0].upper()}{ways[1:]}: {taken}.", ("BRAWL-3.07", "BRAWL-3.12")
    if top.done:
        words = "You may take a second action, or end your turn."
    elif allowed == 2:
        words = "Your turn: you have two actions."
    else:
        words = "Your turn: take one action."
    gathers, draws, left = gather_production(s, seat), draw_production(s, seat), len(s.deck)
    if left == 1:
        words += f" One card is left in the deck: taking it ends the game, and {outcome(s, seat)}."
        return words, ("BRAWL-3.01", "BRAWL-13.01")
    words += (
        f" Gather would take {min(gathers, left)} and Draw {min(draws, left)} of the {left} cards left in the deck."
    )
    if max(gathers, draws) >= left:
        words += f" Taking the last one ends the game: {outcome(s, seat)}."
        return words, ("BRAWL-3.01", "BRAWL-13.01")
    return words, ("BRAWL-3.01", "BRAWL-3.02")


def _free_plays(s: Barons, seat: int) -> list[str]:
    """What is left to a player who has no action left."""
    found = {action[0] for action in s.actions(seat)}
    plays = []
    if verbs.EXTRA in found:
        plays.append("play an Extra Action")
    if found & {verbs.ARMS_UPGRADE, verbs.ARMS_MOVE, verbs.ARMS_ATTACK}:
        plays.append("play a Military Action")
    if verbs.RIDE in found:
        plays.append("move Horsemen by their free step")
    if found & {verbs.AID_BUILD, verbs.AID_DRAW, verbs.AID_MARKET, verbs.AID_GAIN}:
        plays.append("use a Royal Aid")
    return plays


def _others_turn(s: Barons, seat: int, top: Turn) -> Phrase:
    name = s.setup.game.label(top.seat)
    words, rules = f"{name}'s turn: waiting for an action.", ("BRAWL-3.01",)
    if top.done > top.extra:
        words = f"{name}'s turn: the action is taken; waiting for free plays, or the end of the turn."
        rules = ("BRAWL-3.07",)
    elif top.done:
        words, rules = f"{name}'s turn: waiting for a second action, or the end of the turn.", ("BRAWL-11.03",)
    if seat >= 0 and s.actions(seat):
        return f"{words} You may use a Royal Aid meanwhile.", (*rules, "BRAWL-10.18")
    return words, rules


# --- the Shield window ----------------------------------------------------------------------------------------------


def _window(s: Barons, seat: int, top: ShieldWindow) -> str:
    """BRAWL-9.23: the same line for all who are not asked, whoever they are."""
    asked = seat >= 0 and seat == top.asked
    doomed = condemned(s, top.attacker, top.pairs)
    threats = []
    for card, owner, damage in top.damage:
        unit = unit_at(s, card)[2]
        if damage and (owner == seat or not asked):
            name = the_unit(s, owner, unit, seat if asked else -1)
            ends = "lost to a Sheriff in any case" if card in doomed else thresholds(unit)
            threats.append(f"{damage} damage to {name}, {ends}")
    if not asked:
        return f"Shield window: {'; '.join(threats)}. Waiting for the defence."
    held = [NAME[card] for card in guards(s, seat) if CODE[card] != SHI]
    shields = sum(CODE[card] == SHI for card in s.hands[seat])
    if shields:
        held.insert(0, some(shields, "Shield"))
    aids = " You may use a Royal Aid as well." if others_aids(s, seat) else ""
    if not held:
        return f"Use a Royal Aid, or let it be: {'; '.join(threats)}."
    return f"Play a Shield, or none: {'; '.join(threats)}. You have {listed(held)}; each takes off 3.{aids}"


# --- the end --------------------------------------------------------------------------------------------------------


def _result(s: Barons, seat: int) -> Phrase:
    standings = s.standings()
    assert standings is not None
    cause, rules = CAUSES[s.cause]
    label = s.setup.game.label
    winner = standings.winners()[0]
    if s.cause == LEFT_ALONE:
        return f"{label(1 - winner)} left the game: {'you win' if seat == winner else label(winner) + ' wins'}.", rules
    if s.teams:
        words, rule = _team_result(s, seat, winner)
    else:
        words, rule = _own_result(s, seat, [standing.place for standing in standings.seats])
    return f"{cause} {words}.", (*rules, rule)


def _own_result(s: Barons, seat: int, places: list[int]) -> tuple[str, str]:
    label = s.setup.game.label
    order = sorted(range(s.seats), key=lambda other: places[other])
    scores = [s.score(other) for other in order]
    words = f"{'You win' if order[0] == seat else label(order[0]) + ' wins'}"
    if s.seats == 2:
        words += f", {some(scores[0], 'point')} to {scores[1]}"
    else:
        words += f". Points: {', '.join(f'{label(other)} {s.score(other)}' for other in order)}"
    left = [other for other in order if s.left >> other & 1]
    if order[0] not in left and any(s.score(other) >= scores[0] for other in left):
        words += "; who left the game comes behind all who stayed"
    if scores[0] != scores[1] or (order[0] in left) != (order[1] in left):
        return words, "BRAWL-13.06"
    ender = "you" if s.ender == seat else label(s.ender)
    if s.score(s.ender) == scores[0] and (s.ender in left) == (order[0] in left):
        return f"{words}; the tie goes against {ender}, who ended the game", "BRAWL-13.07"
    return f"{words}; the tie goes to the first clockwise from {ender}, who ended the game", "BRAWL-13.07"


def _team_result(s: Barons, seat: int, winner: int) -> tuple[str, str]:
    label = s.setup.game.label
    totals = [sum(s.score(member) for member in range(team, s.seats, 2)) for team in (0, 1)]
    best = winner % 2
    if seat < 0:
        words = f"{listed([label(member) for member in range(best, s.seats, 2)])} win"
    else:
        words = "Your team wins" if seat % 2 == best else "Your team loses"
    mine = best if seat < 0 else seat % 2
    words += f", {some(totals[mine], 'point')} to {totals[1 - mine]}"
    if totals[0] != totals[1]:
        return words, "BRAWL-15.03"
    ender = "you" if s.ender == seat else label(s.ender)
    return f"{words}; the tie goes against the team of {ender}, who ended the game", "BRAWL-15.12"
