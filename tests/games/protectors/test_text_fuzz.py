"""Messages of any kind: what is returned, and that nothing breaks the reader."""

from __future__ import annotations

import random

import pytest

from baronage.engine.core.errors import Refusal
from baronage.games.protectors.notation import Returned
from tests.games.protectors.table import at, expect, play, send, window
from tests.games.protectors.test_text import ATTACK, BUYING, LAND, ORDERS

PIECES = (
    *(
        "March!",
        "2",
        "from",
        "P1",
        "to",
        "P2",
        "Golden",
        "Fortify!",
        "P4",
        "Buy",
        "in",
        "P6",
        ".",
        ",",
        ";",
        "\n",
        "Bid",
        "17",
    ),
    *(
        "(sac 2)",
        "Support!",
        "Player#2",
        "delayed",
        "Work, work!",
        "all",
        "-1",
        "1.5",
        "the island",
        "C6x2",
        "M1-2x2",
        "F4*",
    ),
    *(
        "$5>2",
        "(110 from Player#2)",
        "burn",
        "upgrade",
        "bank",
        "é",
        "\u0660",
        "@",
        "#",
        "999999999999999999999",
        "?3",
        "send",
    ),
    *(
        "Nothing to see here!",
        "weather forecast",
        "sanctum gain fire",
        "faction cen",
        "keep",
        "0",
        "hold",
        "+F1",
        "S1:2@2*",
    ),
)


@pytest.mark.rule("REALM-T1.06", "REALM-T1.08")
@pytest.mark.parametrize("position", [ORDERS, BUYING, ATTACK, f"N/ring4/4 T1.R {LAND[:12]} map=1:1.1 cash=1:50,2:50"])
@pytest.mark.parametrize("seed", range(3))
def test_fuzz(position: str, seed: int) -> None:
    """Whatever is thrown at the reader is refused, changing nothing, or stands for clicks that the gate takes."""
    rng = random.Random(f"{position}{seed}")
    seeds = [
        "March! 2 from P1 to P2. Golden Fortify! P4",
        "Buy 2 in P6. 1 in P5. Bid 17",
        "2 from P6 (sac 2), 1 from P7",
        "M1-2x2 F4*",
        "Bid 5",
    ]
    taken = 0
    for _ in range(150):
        text = (
            list(rng.choice(seeds))
            if rng.random() < 0.6
            else [rng.choice(PIECES) + " " for _ in range(rng.randint(1, 6))]
        )
        for _ in range(rng.randrange(4)):
            at_ = rng.randrange(len(text) + 1)
            text[at_ : at_ + rng.randrange(2)] = rng.choice(PIECES) if rng.random() < 0.5 else rng.choice("P# .,x-*!9(")
        message = "".join(text)
        match = at(position)
        before = match.state.dump()
        try:
            played = match.play(0, message)
        except Refusal:
            assert match.state.dump() == before
            continue
        assert played == at(position).state.read(0, message)  # whole or not at all
        taken += 1
        for move in match.record.moves:
            assert move.text
    assert taken


def test_every_window_has_a_text_of_its_own() -> None:
    match = at("N/ring4/4 T1.R map=1:1.1 2:2.1 3:3.1 4:4.1 cash=1:5,2:5,3:5,4:5")
    assert window(match) == "opening"
    play(match, {1: "b5", 2: "b4", 3: "b3", 4: "b2"})
    expect(match, "rank=1>2>3>4")


NORTH = "N/ring7/7 T3.N rank=1>2>3>4>5>6>7 map=1:1.3 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1 7:1.1 cash=1:100"
FIRE = "N/ring7/7 T3.A dpl=9 rank=1>2>3>4>5>6>7 map=1:1.3 2:2.2 3:3.1 4:4.1 5:5.1 6:6.1 7:1.1 fac=1:cen cash=1:100"
SHOP = "G/two14/7 T3.C rank=1>2>3>4>5>6>7 map=1:1.3^2 2:2.2 3:3.1^3 4:3.1 5:5.1 6:6.1 7:1.1 fac=1:hod cash=1:300"


@pytest.mark.rule("REALM-T1.06")
@pytest.mark.parametrize(
    ("position", "text", "rule", "right"),
    [
        (
            NORTH,
            "Support! #4 in P4 from P1",
            "REALM-G4.06",
            "Corva and Kestan, with a golden Support! also in Dunmar and Jorvel",
        ),
        (NORTH, "March! 1 from P1 to P1", "REALM-G2.01", "from Brask units can march to Corva and Kestan"),
        (NORTH, "March! 0 from P1 to P2", "REALM-G2.01", "1 or more: Brask holds 3 units"),
        (NORTH, "snitch on #2", "REALM-E5.01", "while Pirates! is in play"),
        (NORTH, "weather forecast", "REALM-F3.01", "the Weather forecast is Kalu'Ak’s"),
        (NORTH, "Fortify! P1. Work! P1", "REALM-T1.07", "one order for each Province"),
        (NORTH, "send 0 to #2", "REALM-F2.01", "from 1 to 100"),
        (FIRE, "fight fire with fire 3", "REALM-N1.02", "you have 100 $Realm, and it costs 105"),
        (FIRE, "fight fire with fire 10", "REALM-N1.02", "from 1 to 9"),
        (FIRE, "bank", "REALM-N0.03", "The Bank of Lannuvár is Lannuvár’s, once a game"),
        (SHOP, "capitol P1", "REALM-J6.02", "wanted is one of two or more at level III; yours: none at all"),
        (SHOP, "hire protection", "REALM-N3.07", "wanted is a Province at level III"),
        (SHOP, "bid 1. bid 2", "REALM-T1.07", "one bid"),
    ],
)
def test_a_returned_message_says_which_rule_and_what_would_be_right(
    position: str, text: str, rule: str, right: str
) -> None:
    with pytest.raises(Returned) as returned:
        send(at(position), 1, text)
    assert returned.value.rule == rule
    assert right in str(returned.value)
