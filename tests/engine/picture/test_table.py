"""Table data: cards, differences and cuts."""

from __future__ import annotations

import random

from baronage.author import Piece, cards
from baronage.engine.picture.table import applied, by_place, cuts, difference


def test_unknown_cards_are_one_stack_of_backs_named_after_the_zone() -> None:
    assert cards("hand.1", [7, 0, 3, 0], 1) == [
        Piece("card-7", "card-7", "hand.1", 1),
        Piece("card-3", "card-3", "hand.1", 1),
        Piece("hand.1", "back", "hand.1", 1, 2),
    ]
    assert cards("deck", [4], id=lambda card: f"c{card}", art=lambda card: "KNI") == [Piece("c4", "KNI", "deck")]


def test_a_difference_applied_to_the_old_pieces_gives_the_new_ones_in_order() -> None:
    rng = random.Random(1)
    old: list[Piece] = []
    for _ in range(300):
        names = rng.sample("abcdefghij", rng.randrange(11))
        new = [Piece(name, rng.choice("xxxy"), rng.choice(("deck", "hand.0"))) for name in names]
        put, drop = difference(old, new)
        assert by_place(applied(old, put, drop)) == by_place(new)
        assert difference(new, new) == ((), ())
        old = new


def test_a_piece_that_stays_is_not_sent_again() -> None:
    a, b, c = (Piece(name, "x", "deck") for name in "abc")
    assert difference([a, b, c], [a, c]) == ((), ("b",))
    assert difference([a, c], [a, c, b]) == ((b,), ())
    assert difference([a, c], [c, a]) == ((a,), ())
    moved = a._replace(at="hand.0")
    assert difference([a, b], [moved, b]) == ((moved,), ())


def test_the_cuts_have_the_sizes_of_the_shapes() -> None:
    sizes = {id: (cut.w, cut.h) for id, cut in cuts().items()}
    assert sizes == {
        "hand": (112, 190),
        "play": (112, 124),
        "narrow": (78, 172),
        "small": (72, 86),
        "chip": (112, 37),
        "thumb": (32, 21),
    }
    for cut in cuts().values():
        for box in cut.boxes:
            assert 0 <= box.x <= box.x + box.w <= cut.w, (cut.id, box.part)
            assert 0 <= box.y <= box.y + box.h <= cut.h, (cut.id, box.part)
