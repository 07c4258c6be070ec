"""The Game Master's announcements."""

from __future__ import annotations

from collections.abc import Callable

from baronage.engine.flow import Event
from baronage.engine.setup import Setup
from baronage.games.protectors import verbs as v
from baronage.games.protectors.data import (
    BANK_COST,
    CARD_NAMES,
    COLOURS,
    DECK_NAMES,
    EFFECTS,
    FACTION_NAMES,
    FAITH_COST,
    MOST_MAGI,
    NINE_MAGI,
    OFFER_COST,
    PLANK_DUE,
    ROMAN,
    SILENT_DUE,
)
from baronage.games.protectors.meta import LETTERS
from baronage.games.protectors.state import BY_DRAGON
from baronage.games.protectors.words.names import (
    card,
    cards_of,
    deck,
    gift,
    listing,
    money,
    ordinal,
    place,
    player,
    points,
    seat_or_player,
    sentence,
    sums,
    there,
    units,
)

Facts = tuple[int, ...]
VOTE_RESULTS = (
    ("a Normal game", "a Grand game"),
    ("no teams", "a team game"),
    ("no factions", "factions"),
    ("factions by own choice", "factions by chance"),
)
VOTE_TITLES = ("Normal or Grand", "teams or no teams", "factions or none", "factions by choice or by chance")


def tell(setup: Setup, event: Event, eyes: int) -> str:
    """A line of the log, as a Game Master would post it."""
    kind, _, facts, _ = event
    if kind == v.SENT and facts[0] == eyes:
        return "You have sent a final message."
    return LINES[kind](facts)


def _vote(f: Facts) -> str:
    camps = {answer: [LETTERS[seat] for seat, ballot in enumerate(f[3:]) if ballot == answer] for answer in (0, 1, -1)}
    ballots = [f"for {VOTE_RESULTS[f[0]][answer]} {listing(camps[answer])}" for answer in (f[1], 1 - f[1])]
    if camps[-1]:
        ballots.append(f"not at all {listing(camps[-1])}")
    flip = " The votes were equal, and a coin decided." if f[2] else ""
    return f"The vote is closed: it will be {VOTE_RESULTS[f[0]][f[1]]}.{flip} Voted {'; '.join(ballots)}."


def _order(f: Facts) -> str:
    who, verb = player(f[0]), f[1]
    if verb in (v.FORTIFY, v.WORK):
        name = "Fortify!" if verb == v.FORTIFY else "Work, work! in"
        return f"{who} orders: {'Golden ' if f[3] else ''}{name} {place(f[2])}."
    if verb == v.SUPPORT:
        return f"{who} orders: {'Golden ' if f[5] else ''}Support! {player(f[3])} in {place(f[4])} from {place(f[2])}."
    late = "Delayed " if verb == v.DELAYED else ""
    return f"{who} orders: {late}{'Golden ' if f[4] else ''}March! {f[5]} from {place(f[2])} to {place(f[3])}."


def _battle(f: Facts) -> str:
    at, one, mine, other, theirs, winner, lost = f[:7]
    first, second = sums(mine, f[7:12]), sums(theirs, f[12:])
    fight = f"Battle {there(at)}: {player(one)} {first} {'=' if mine == theirs else 'v'} {player(other)} {second}."
    if not winner:
        return f"{fight} {player(one)} stands higher but loses the last unit: neither is left."
    return f"{fight} {player(winner)} wins" + (
        " the tie and loses 1 unit." if lost else "; the loser's units are destroyed."
    )


def _rebid(f: Facts) -> str:
    groups: list[list[str]] = [[]]
    for number in f:
        if number:
            groups[-1].append(player(number))
        else:
            groups.append([])
    return f"Equal bids! {'; '.join(listing(group) for group in groups)} bid again."


def _king(f: Facts) -> str:
    fight = f"The Mountain King fights for {player(f[0])} in {place(f[1])}: {f[2]} against {player(f[3])}'s {f[4]}."
    if f[5]:
        return (
            f"{fight} The King wins; {units(f[6])} of {player(f[0])} left."
            if f[6]
            else f"{fight} A tie: both are gone."
        )
    if f[2] < f[4]:
        return f"{fight} The intruders win."
    return f"{fight} The intruders win the tie and lose 1 unit{'' if f[6] else ': nobody is left'}."


def _marched(f: Facts) -> str:
    late = "Delayed: " if f[5] else ""
    verb = "marches" if f[3] == 1 else "march"
    return f"{late}{units(f[3])} of {player(f[0])} {verb} from {place(f[1])} to {place(f[2])}."


def _owes(f: Facts) -> str:
    if f[1] == PLANK_DUE:
        return f"{player(f[0])} is to walk the plank, but has no army: that is {money(f[1])} to the Pirates."
    if f[1] == SILENT_DUE:
        return f"{player(f[0])} named nobody and owes the Pirates {money(f[1])}."
    return f"The snitches named different players: {player(f[0])} owes the Pirates {money(f[1])}."


def _spoils(f: Facts) -> str:
    if not f[2]:
        return f"{player(f[1])} leaves no treasure to {player(f[0])}."
    return f"{player(f[0])} gains {money(f[2])} of the treasure of {player(f[1])}."


def _rewarded(f: Facts) -> str:
    bonus = f"a bonus of {money(f[2])} and {points(f[3])}"
    if not f[1]:
        return f"{player(f[0])} earns {bonus}."
    return f"{player(f[0])} is rewarded with {money(f[1])}{f' and {bonus}' if f[3] else ''}."


def _ruined(f: Facts) -> str:
    loss = f"loses {money(f[1])}" if f[1] else "has no $Realm left to lose"
    return f"The Grand Protector {player(f[0])} failed the Realm and {loss}."


def _scored(f: Facts) -> str:
    sources = zip(f[2:6], ("of Provinces", "of the Island", "of titles", "of bonuses"), strict=True)
    given = [(number, source) for number, source in sources if number]
    parts = listing([f"{number if len(given) > 1 else 'all'} {source}" for number, source in given])
    tie = f"; {units(f[6])}, {money(f[7])} and the {ordinal(f[8])} place on the Ranking decide the tie" if f[6:] else ""
    return f"{ordinal(f[0])}: {player(f[1])} with {points(sum(f[2:6]))}, {parts}{tie}."


def _ended(f: Facts) -> str:
    winners = listing([player(number) for number in f[1:]])
    return {
        1: f"Only one {'team' if len(f) > 2 else 'Protector'} is standing. Long live {winners}!",
        2: f"Time's Up! The Realm hails {winners}.",
        3: "Fire and blood! The Dragon has won, and every Protector has lost.",
        4: "The Realm lies in ashes. The Dragon has won, and every Protector has lost.",
    }[f[0]]


def _attack(f: Facts) -> str:
    why = ("The card has woken it", f"The Threshold of {f[1]} is reached", "After Burner: it comes a second time")[f[3]]
    eater = " It is the Mythical Worldeater: every min.US is doubled!" if f[2] else ""
    return f"The Dragon attacks with a Power Level of {f[0]}! {why}.{eater} Protectors, send your commitments."


def _card(f: Facts) -> str:
    name = sentence(CARD_NAMES[f[1]])
    hoard = f", for somebody hoards {money(HOARDS[f[4]])} or more" if f[4] else ""
    return f"{DECK_NAMES[f[0]]} card: {name} {EFFECTS[f[1]]} The Dragon's power rises by {f[2]} to {f[3]}{hoard}."


def _sanctum(f: Facts) -> str:
    return sentence(f"The Wizard Sanctum gives {player(f[0])}{', by lot,' if f[2] else ''} {gift(f[1])}")


def _committed(f: Facts) -> str:
    """What the units and the magi do not explain stands behind it (REALM-M3.01)."""
    sent = [units(f[3])] if f[3] or not f[4] else []
    if f[4]:
        sent.append("1 Highmagister" if f[4] == 1 else f"{f[4]} Highmagisters")
    more = [
        *([f"+{NINE_MAGI - MOST_MAGI} for all nine magi"] if f[4] == MOST_MAGI else []),
        *([f"−{f[5]} Work, work!"] if f[5] else []),
        *(["+1 enchanted weapons of the Sanctum"] if f[6] else []),
    ]
    sums = f" ({', '.join(more)})" if more else ""
    return f"{player(f[0])} commits {' and '.join(sent)}: {f[1]} US of the {f[2]} owed{sums}."


def _answered(f: Facts) -> str:
    return {
        v.KEEP: "You leave the card where it is.",
        v.DISCARD: "The Event card goes under the deck, if it still lay on top.",
        v.REPLACE: "The Dragon card is replaced, if it still lay on top.",
    }[f[1]]


UNPAID = {v.KEEPFAITH: "Faith", v.UPGRADE: "the upgrade", v.OFFER: "the offer", v.BANKING: "the Bank"}
HOARDS = (0, 250, 350)  # table 2.6
OPENED = {
    (0, 0): "Send your opening bids to the Game Master.",
    (0, 1): "Send your opening bids to the Game Master, and choose your factions.",
    (1,): "Negotiation and Orders: talk as you like, then send your sheets.",
    (2, 0): "Consolidation: send your purchases and bids.",
    (2, 1): "The last Consolidation: send your purchases; there is nothing left to bid for.",
}

LINES: dict[int, Callable[[Facts], str]] = {
    v.DRAFTED: lambda f: "",
    v.SENT: lambda f: f"{seat_or_player(*f)} has sent a final message.",
    v.VOTE_OPENED: lambda f: f"A vote is called: {VOTE_TITLES[f[0]]}?",
    v.VOTED: _vote,
    v.JOINED: lambda f: f"{LETTERS[f[0]]} joins team {f[1] + 1}.",
    v.SEATED: lambda f: f"{LETTERS[f[0]]} did not choose and is put into team {f[1] + 1} by lot.",
    v.BLOCK: lambda f: f"Team {f[0] + 1} gets the {ordinal(f[1])} block of start positions.",
    v.PICKED: lambda f: f"{LETTERS[f[0]]} takes position {f[1] + 1} of the block.",
    v.PLACED: lambda f: f"{LETTERS[f[0]]} is {player(f[1])} and starts in {place(f[2])}.",
    v.FACTION_OF: lambda f: f"{player(f[0])} plays {FACTION_NAMES[f[1]]}{('', '', ', drawn by lot')[f[2]]}.",
    v.BOARD: lambda f: f"The Realm has {f[0]} Provinces. The Dragon sleeps; its Threshold is {f[1]}.",
    v.TURN: lambda f: f"Turn {f[0]} begins.",
    v.WINDOW: lambda f: OPENED[f],
    v.BID_SHOWN: lambda f: f"{player(f[0])} bids {f[1]}{f', which counts {f[2]}' if f[2] != f[1] else ''}.",
    v.REBID: _rebid,
    v.REBID_SHOWN: lambda f: f"{player(f[0])} adds {f[1]}{f', which counts {f[2]}' if f[2] != f[1] else ''}.",
    v.BANKBID: lambda f: "The Bank of Lannuvár is open: its clients bid now.",
    v.LOTS: lambda f: f"The lots decide: {', then '.join(player(number) for number in f)}.",
    v.RANKING: lambda f: (
        f"The Protector Ranking: {', '.join(COLOURS[number - 1] for number in f)}. {player(f[0])} is Grand Protector."
    ),
    v.CARD: _card,
    v.ACTS_AGAIN: lambda f: f"{card(f[1])} acts again. The Dragon's power is {f[2]}.",
    v.RESHUFFLED: lambda f: f"{deck(f[0])[0].upper()}{deck(f[0])[1:]} is shuffled anew: {cards_of(f[1])}.",
    v.LOCKED: lambda f: sentence(f"Until the end of the game there stay: {listing([card(number) for number in f])}"),
    v.SPARED: lambda f: (
        "Under Flood! no Province has a neighbour: the Plague takes nobody."
        if f[0]
        else "The Plague takes nobody: no neighbouring Provinces of one player hold units."
    ),
    v.PLAGUED: lambda f: f"The Plague takes 1 unit of {player(f[0])} in {place(f[1])}.",
    v.TRANSFERRED: lambda f: f"You have sent {money(f[2])} to {player(f[1])}; it arrives at the reveal.",
    v.LOOKED: lambda f: sentence(f"You look at {deck(f[1])} and see: {card(f[2])}"),
    v.ANSWERED: _answered,
    v.ORDER: _order,
    v.PAID_OVER: lambda f: f"{player(f[0])} has sent {money(f[2])} to {player(f[1])}.",
    v.RETURNED: lambda f: (
        f"{player(f[1])} is gone: the {money(f[2])} from {player(f[0])} {'go back' if f[3] else 'are lost'}."
    ),
    v.LOOK_TOLD: lambda f: f"{player(f[0])} has looked at {deck(f[1])}{f' for {money(f[2])}' if f[2] else ''}.",
    v.FERRIED: lambda f: f"{player(f[0])} pays {money(f[2])} for the ferry from {place(f[1])}.",
    v.STRANDED: lambda f: f"{player(f[0])} can't pay the ferry from {place(f[1])}: that march lapses.",
    v.NOT_GOLD: lambda f: (
        f"The golden order of {player(f[0])} for {place(f[1])} is one too many: it is "
        f"{'void, for without gold it does not reach so far' if f[2] else 'played as a normal one'}."
    ),
    v.LAPSED: lambda f: f"The order of {player(f[0])} for {place(f[1])} lapses: no unit is left there.",
    v.WITHOUT: lambda f: f"{player(f[0])} gives no order for {listing([place(number) for number in f[1:]])}.",
    v.SNITCHED: lambda f: f"{player(f[0])} names {player(f[1]) if f[1] else 'nobody'} to the Pirates.",
    v.OWES: _owes,
    v.PLANK: lambda f: f"{player(f[0])} walks the plank: 1 unit in {place(f[1])} is lost.",
    v.MARCHED: _marched,
    v.CUT: lambda f: f"{player(f[2])} enters {place(f[1])}: the Support! of {player(f[0])} is cancelled.",
    v.BATTLE: _battle,
    v.ISLE_LOST: lambda f: f"{player(f[0])} loses the Island.",
    v.STARVED: lambda f: f"{units(f[2])} of {player(f[0])} {'starves' if f[2] == 1 else 'starve'} {there(f[1])}.",
    v.KING: _king,
    v.SAVED: lambda f: (
        f'{player(f[0])}: "Long live the King under the Mountains!" '
        f"{f'His price is {money(f[1])}' if f[1] else 'He finds no $Realm to take for it'}."
    ),
    v.KING_FAILED: lambda f: f"The Mountain King could not save {player(f[0])}.",
    v.SEIZED: lambda f: f"{player(f[0])} takes {place(f[1])}{f' from {player(f[2])}' if f[2] else ''}.",
    v.ISLE_TAKEN: lambda f: f"{player(f[0])} takes the Island and the Wizard Sanctum.",
    v.ELIMINATED: lambda f: (
        f"{player(f[0])} is eliminated by the Dragon."
        if f[1] == BY_DRAGON
        else f"{player(f[0])} has no Province left and is eliminated."
    ),
    v.SPOILS: _spoils,
    v.PRODUCED: lambda f: f"{player(f[0])} produces {money(f[1])}{f', {f[2]} of it by work' if f[2] else ''}.",
    v.COLLECTED: lambda f: f"The Pirates collect {money(f[1])} from {player(f[0])}.",
    v.BOUGHT: lambda f: f"{player(f[0])} buys {units(f[2])} in {place(f[1])}.",
    v.UPGRADED: lambda f: f"{player(f[0])} raises {place(f[1])} to level {ROMAN[f[2]]}.",
    v.CAPITOL_KEPT: lambda f: f"{player(f[0])} keeps {place(f[1])} as the Capitol.",
    v.LEVELLED: lambda f: f"{place(f[1])} of {player(f[0])} becomes level II.",
    v.SANCTUM: _sanctum,
    v.FAITHFUL: lambda f: (
        f"{player(f[0])}: Faith alone sustains us! For {money(FAITH_COST)} a Province feeds 1 unit more for a turn."
    ),
    v.OFFERED: lambda f: f"{player(f[0])} pays {money(OFFER_COST)}: the Mountain King protects the Capitol next turn.",
    v.BANKED: lambda f: f"{player(f[0])} opens an account with The Bank of Lannuvár for {money(BANK_COST)}.",
    v.UNPAID: lambda f: (
        f"{player(f[0])} can't {'pay for' if f[2] else 'have'} {UNPAID[f[1]]}{'' if f[2] else ' any more'}."
    ),
    v.DREW_ON: lambda f: (
        f"{player(f[0])} draws {money(f[2])} from {player(f[1])}{f', of {f[3]} asked for' if f[2] < f[3] else ''}."
        if f[2]
        else f"{player(f[0])} asked {player(f[1])} for {money(f[3])}: none was needed, or none was free."
    ),
    v.TURN_ENDED: lambda f: f"Turn {f[0]} is over.",
    v.ATTACK: _attack,
    v.COMMITTED: _committed,
    v.HID: lambda f: f"{player(f[0])}: Nothing to see here! That costs {money(f[1])}.",
    v.BANK_ATTACK: lambda f: f"The Bank lets {listing([player(number) for number in f])} choose last.",
    v.CLASH: lambda f: f"{f[0]} US against the Dragon's {f[1]}: {'the Protectors win' if f[2] else 'the Dragon wins'}.",
    v.DIED: lambda f: f"{units(f[2])} of {player(f[0])} from {place(f[1])} {'dies' if f[2] == 1 else 'die'}.",
    v.REWARDED: _rewarded,
    v.TITLE: lambda f: f"{player(f[0])} gave most beyond what was owed: Grand Protector, and 3 VPs.",
    v.RUINED: _ruined,
    v.BURNT: lambda f: f"The Dragon's Wrath: {place(f[0])} of {player(f[1])} burns.",
    v.DROPPED: lambda f: f"{player(f[0])} drops to the bottom of the Ranking.",
    v.NO_GREEN: lambda f: f"{player(f[0])} has no green Province left.",
    v.NO_QUARTER: lambda f: f"No Quarter! {player(f[0])} stood last and gave less than was owed.",
    v.POWER_NOW: lambda f: f"The Dragon's Power Level is now {f[0]}, the Threshold {f[1]}.",
    v.WORK_LOST: lambda f: f"The Work, work! of {player(f[0])} in {place(f[1])} is abandoned.",
    v.RETURNS: lambda f: f"{player(f[0])} comes out of hiding and stands {ordinal(f[1])} on the Ranking.",
    v.TEAM_SCORED: lambda f: f"{ordinal(f[0])}: team {f[1]} with {points(f[2])}, {units(f[3])} and {money(f[4])}.",
    v.SCORED: _scored,
    v.ENDED: _ended,
    v.PRIZE: lambda f: (
        f"{listing([player(number) for number in f[1:]])} {'get' if f[2:] else 'gets'} the prize: {money(f[0])}"
        f"{' each' if f[2:] else ''}, outside the game."
    ),
    v.UNTAUGHT: lambda f: sentence(f"{player(f[0])} loses the Sanctum's gift: {gift(f[1])}"),
}
