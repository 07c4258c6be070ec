"""Play at a real terminal, by keys: whole games, taking back, refusals, saves, ctrl-c, and the curtain."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from baronage import Record, games
from baronage.terminal.screen import gathered
from baronage.terminal.table import KEY, Table
from tests.terminal.keyboard import CTRL_C, CTRL_D, Terminal

HELP = "? for help"
BRAWLING = str(list(games()).index("brawling") + 1)  # its number in the welcome
EXTRA = "deck=+20 | mkt=+3 | turn=A | A r=4 h=EXT1,FAR1,KNI1 | B r=1 h=SHI1 t=FAR2"
ARMED = "deck=+20 | mkt=+3 | turn=A | A r=2 h=P2A1 t=KNI1,CAT1 w=ARC2 k=ARC1 | B r=1 t=far1,far2,inn1,MER1,SMI1"
SECRETS = "deck=+12 | mkt=FAR1,FAR2,FAR3 | turn=A | A r=6 h=PRI1,BOM1 t=kni1 | B r=6 h=FLI1,EXT1 t=FAR4"


def saves(home: Path) -> list[Path]:
    return sorted((home / "baronage" / "saves").glob("*.json"))


def play(home: Path, *args: str) -> Terminal:
    return Terminal(home, "play", "brawling", "--pace", "0", *args)


# --- a game ---------------------------------------------------------------------------------------------------------


def test_without_a_verb_there_is_a_welcome_and_a_game_begins(tmp_path: Path) -> None:
    with Terminal(tmp_path) as terminal:
        terminal.expect(f"{BRAWLING} Brawling Barons")
        terminal.expect("Which one?")
        terminal.type(BRAWLING)
        terminal.expect("You play against Wat")
        terminal.expect("\n> ")


def test_a_whole_game_is_told_in_french(tmp_path: Path) -> None:
    with play(
        tmp_path,
        "--players",
        "bot:heuristic,bot:heuristic",
        "--seed",
        "7",
        "-o",
        "first_player=bid",
        "--language",
        "fr",
    ) as terminal:
        terminal.expect("(2 fois)")
        terminal.expect("La partie est terminée\u00a0: victoire de heuristic bot 2")
        terminal.expect("rang", "joueur", "points")
        terminal.expect("La pioche est vide.")
        assert "\N{REPLACEMENT CHARACTER}" not in terminal.raw, "blanks that hold French marks to their words are shown"


def test_a_whole_game_from_the_welcome_to_its_record(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "--pace", "0") as terminal:
        terminal.expect(f"{BRAWLING} Brawling Barons")
        terminal.expect("Which one?")
        terminal.type(BRAWLING)
        while terminal.expect("\n> ", "The game is over") == "\n> ":
            terminal.type("1")
        terminal.expect("place", "player", "score")
        terminal.expect("Keep the record")
        terminal.type("")
        terminal.expect("baronage replay ")
        assert terminal.ends() == 0
    (kept,) = (tmp_path / "baronage" / "records").iterdir()
    record = Record.read(kept.read_text(), games())
    assert record.replay().over
    record.verify()
    assert record.names == ["You", "Wat"]
    assert saves(tmp_path) == []


def test_what_a_bot_does_is_told_before_one_is_asked_again(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "me,bot:random", "--position", SECRETS) as terminal:
        terminal.expect("\n> ")
        terminal.type("G")
        terminal.expect("· You gained 1 resource.")
        terminal.expect("· Round 1: random bot’s turn.")
        terminal.expect("Round 2: your turn.")
        terminal.expect("Take one action")


def test_a_group_of_options_opens_by_its_number_and_enter_goes_back(tmp_path: Path) -> None:
    with play(tmp_path, "--position", ARMED) as terminal:
        terminal.expect("\n> ")
        number = re.search(r"(\d+) Attack with your Knight … \(\d+ ways\)", terminal.screen())
        assert number, terminal.screen()
        terminal.type(number[1])
        terminal.expect("Enter goes back")
        terminal.expect("\n> ")
        terminal.type("")
        terminal.expect("Gather")
        terminal.expect("\n> ")
        terminal.type(number[1])
        terminal.expect("\n> ")
        terminal.type("1")
        terminal.expect("Add another attacker")


def test_several_moves_on_a_line(tmp_path: Path) -> None:
    with play(tmp_path, "--position", EXTRA, "--save", "game.json") as terminal:
        terminal.expect("\n> ")
        terminal.type("X EXT1 ; R FAR1 ; R KNI1 ; G")
        terminal.expect("\n> ", "bot’s turn")
        terminal.interrupt()
        assert terminal.ends() == 130
    texts = [move["text"] for move in json.loads((tmp_path / "game.json").read_text())["moves"]]
    assert texts[:3] == ["X EXT1", "R FAR1", "R KNI1"]


def test_colour_is_used_only_where_it_is_wanted(tmp_path: Path) -> None:
    for colour, args in ((True, []), (False, []), (True, ["--no-colour"])):
        with Terminal(tmp_path, "play", "brawling", "--position", ARMED, *args, colour=colour) as terminal:
            terminal.expect("\n> ")
            painted = re.search(r"\x1b\[[0-9;]+m", terminal.raw)
            assert (painted is not None) == (colour and not args)


# --- the explaining referee -----------------------------------------------------------------------------------------


@pytest.mark.rule("BRAWL-8.03")
def test_a_refusal_names_its_rule_and_shows_its_text_and_nothing_changes(tmp_path: Path) -> None:
    with play(tmp_path, "--position", ARMED) as terminal:
        terminal.expect("\n> ")
        terminal.type("V ARC1")
        terminal.expect("there permanently.")
        terminal.expect("BRAWL-8.03")
        terminal.expect("Steps never lead back")
        terminal.expect("\n> ")
        terminal.type("nonsense")
        terminal.expect("'nonsense' is no move")
        terminal.expect("\n> ")
        for number in ("99", "0", "0000019", "9" * 3000):
            terminal.type(number)
            terminal.expect(f"there is no option {number[:20]};")
            terminal.expect("\n> ")
        terminal.type("A " + "KNI " * 900)  # more names than a move can have
        terminal.expect("as in KNI1>SMI1")
        terminal.expect("\n> ")
        terminal.type(CTRL_D, enter=False)
        assert terminal.ends() == 0
    (path,) = saves(tmp_path)
    assert json.loads(path.read_text())["moves"] == []


def test_the_rules_behind_an_option_and_in_the_book(tmp_path: Path) -> None:
    with play(tmp_path, "--position", ARMED) as terminal:
        for typed, answer in (
            ("why 1", "BRAWL-5.01"),
            ("rule 1", "BRAWL-5.01"),
            ("rule 6.06", "BRAWL-6.06"),
            ("rule BRAWL-9.17", "BRAWL-9.17"),
            ("rules town space", "BRAWL-6.04"),
            ("rules", "Section 15: team play"),
            ("rule 99.99", "nothing in the rules"),
            ("?", "take back your last step"),
            ("log", ""),
            ("hand", "+2 Attack"),
            ("board", "Smithy"),
            ("view", "Smithy"),
        ):
            terminal.expect("\n> ")
            terminal.type(typed)
            terminal.expect(answer)


# --- taking back ----------------------------------------------------------------------------------------------------


def test_a_step_that_revealed_nothing_is_taken_back(tmp_path: Path) -> None:
    with play(tmp_path, "--position", EXTRA, "--save", "game.json") as terminal:
        terminal.expect("\n> ")
        terminal.type("R FAR1")
        terminal.expect("Recruit another unit")
        terminal.expect("\n> ")
        terminal.type("undo")
        terminal.expect("Take one action")
        terminal.expect("\n> ")
        terminal.type("undo")
        terminal.expect("nothing to undo")
        terminal.expect("\n> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    table = Table.load(tmp_path / "game.json", games())
    assert [move.text for move in table.match.record.moves] == ["R FAR1", "undo"]
    assert " h=EXT1,FAR1,KNI1 " in table.match.state.position()


def test_an_unsent_declaration_is_taken_back_click_by_click(tmp_path: Path) -> None:
    with play(tmp_path, "--position", ARMED, "--save", "game.json") as terminal:
        terminal.expect("\n> ")
        terminal.type("A KNI1>far1 ; A CAT1>SMI1")
        terminal.expect("Add another attacker")
        for answer in ("Add another attacker", "Take one action"):
            terminal.expect("\n> ")
            terminal.type("undo")
            terminal.expect(answer)
        terminal.expect("\n> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    assert json.loads((tmp_path / "game.json").read_text())["moves"] == []


# --- save and resume ------------------------------------------------------------------------------------------------


def test_a_game_is_left_and_goes_on_where_it_was(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "me,bot:random", "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("X EXT1")
        terminal.expect("\n> ")
        terminal.type("save copy.json")
        terminal.expect("Saved in copy.json")
        terminal.expect("\n> ")
        terminal.type("quit")
        terminal.expect("Go on with: baronage play --resume")
        assert terminal.ends() == 0
    (path,) = saves(tmp_path)
    assert (tmp_path / "copy.json").read_text() == path.read_text()
    for args in (["play", "--resume"], ["play", "--resume", str(path)], ["play", "--resume", "copy.json"]):
        with Terminal(tmp_path, *args, "--pace", "0") as terminal:
            terminal.expect("You play an Extra Action", "Extra Action")
            terminal.expect("two actions")
            terminal.expect("\n> ")
            terminal.type("undo")  # a move that could be taken back still can
            terminal.expect("Take one action")
            terminal.expect("\n> ")
            terminal.type("X EXT1")
            terminal.expect("two actions")
            terminal.expect("\n> ")
            terminal.type("quit")
            assert terminal.ends() == 0


def test_the_welcome_offers_to_go_on(tmp_path: Path) -> None:
    with play(tmp_path, "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    with Terminal(tmp_path) as terminal:
        terminal.expect("You have an unfinished game: Brawling Barons: You, Wat; 0 moves")
        terminal.type("")
        terminal.expect("Take one action")


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 0)])
def test_ctrl_c_and_ctrl_d_leave_with_the_game_saved(tmp_path: Path, key: str, code: int) -> None:
    with play(tmp_path, "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("R FAR1")
        terminal.expect("\n> ")
        if key == CTRL_C:
            terminal.interrupt()
        else:
            terminal.type(key, enter=False)
        terminal.expect("Saved in ")
        assert terminal.ends() == code
        assert "Traceback" not in terminal.raw
    (path,) = saves(tmp_path)
    assert [move.text for move in Table.load(path, games()).match.record.moves] == ["R FAR1"]


def test_ctrl_c_while_the_bots_move_leaves_with_the_game_saved(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "brawling", "-n", "4", "--pace", "60", "--option", "first_player=B") as terminal:
        terminal.expect("· Wat ")  # its move is told, and then there is a pause
        terminal.interrupt()
        terminal.expect("Saved in ")
        assert terminal.ends() == 130
        assert "Traceback" not in terminal.raw


def test_a_file_that_is_no_save_is_never_written_over(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear baron")
    with play(tmp_path, "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("save letter.txt")
        terminal.expect("letter.txt exists and is no saved game")
    with play(tmp_path, "--save", "letter.txt") as terminal:
        terminal.expect("letter.txt exists and is no saved game")
        assert terminal.ends() == 2
    assert (tmp_path / "letter.txt").read_text() == "Dear baron"


def test_resigning_asks_first(tmp_path: Path) -> None:
    with play(tmp_path, "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("resign")
        terminal.expect("Type yes")
        terminal.type("no")
        terminal.expect("the game goes on")
        terminal.expect("\n> ")
        terminal.type("resign")
        terminal.expect("Type yes")
        terminal.type("yes")
        terminal.expect("The game is over")
        terminal.expect("Keep the record")
        terminal.type("n")
        assert terminal.ends() == 0
    assert not (tmp_path / "baronage" / "records").exists()


def test_people_at_one_device_agree_on_a_draw_and_a_bot_does_not_want_one(tmp_path: Path) -> None:
    with play(tmp_path, "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("draw")
        terminal.expect("refuses the draw. The game goes on")
        terminal.type("quit")
        assert terminal.ends() == 0
    with play(tmp_path, "--position", EXTRA, "--players", "Ada,Bo") as terminal:
        terminal.expect("nobody else can see the screen")
        terminal.type("")
        terminal.expect("Ada> ")
        for said in ("no", "yes"):
            terminal.type("draw")
            terminal.expect("Bo, do you agree on a draw")
            terminal.type(said)
        terminal.expect("Draw agreed")
        terminal.expect("Keep the record")
        terminal.type("n")
        assert terminal.ends() == 0


@pytest.mark.rule("REALM-C1.07")
def test_who_broke_secrecy_is_sent_away_and_that_is_saved(tmp_path: Path) -> None:
    where = "N/ring4/4 T3.N map=1:1.2 2:2.2 3:3.2 4:4.2"
    with Terminal(tmp_path, "play", "protectors", "--pace", "0", "--seats", "4", "--position", where) as terminal:
        terminal.expect("\n> ")
        terminal.type("expel Z")
        terminal.expect("choose a player to expel")
        terminal.type("expel wat")
        terminal.expect("Type yes")
        terminal.type("no")
        terminal.expect("the game goes on")
        terminal.type("expel B")
        terminal.expect("REALM-C1.07")
        terminal.expect("Type yes")
        terminal.type("yes")
        terminal.expect("was expelled")
        terminal.expect("\n> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    assert Table.load(saves(tmp_path)[0], games()).match.state.left == 1 << 1


def test_where_the_rules_know_no_such_thing_nobody_is_sent_away(tmp_path: Path) -> None:
    with play(tmp_path, "--position", EXTRA) as terminal:
        terminal.expect("\n> ")
        terminal.type("expel B")
        terminal.expect("Players can’t be expelled in this game")


# --- the curtain ----------------------------------------------------------------------------------------------------


def test_behind_the_curtain_nothing_of_the_other_hand_is_left_on_the_screen(tmp_path: Path) -> None:
    hidden_a = ("PRI1", "BOM1", "Prison", "Bomb")
    hidden_b = ("FLI1", "EXT1", "Flip Unit", "Extra Action (", "One more action")
    with play(tmp_path, "--players", "Ada,Bo", "--position", SECRETS) as terminal:
        terminal.expect("Pass the device to Ada.")
        terminal.expect("Press Enter")
        assert not any(word in terminal.raw for word in (*hidden_a, *hidden_b, "Extra Action"))
        terminal.type("")
        terminal.expect("\nAda> ")
        assert all(word in terminal.screen() for word in ("Prison", "Bomb"))
        assert not any(word in terminal.screen() for word in hidden_b)
        assert terminal.screen().count("Extra Action") == 1, "only the other one, in the open discard"
        terminal.type("G")
        terminal.expect("Press Enter to clear the screen")
        terminal.type("")
        terminal.expect("Pass the device to Bo.")
        terminal.expect("Press Enter")
        assert "\x1b[2J\x1b[3J" in terminal.raw
        assert not any(word in terminal.screen() for word in (*hidden_a, *hidden_b, "Extra Action"))
        terminal.type("")
        terminal.expect("Since you last looked")
        terminal.expect("Ada gained 1 resource.")
        terminal.expect("\nBo> ")
        assert all(word in terminal.screen() for word in ("Flip Unit", "Extra Action (", "One more action"))
        assert not any(word in terminal.screen() for word in hidden_a)


def test_an_impatient_enter_does_not_lift_the_curtain(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Ada,Bo", "--position", SECRETS) as terminal:
        terminal.expect("Press Enter when")
        terminal.type("")
        terminal.expect("\nAda> ")
        terminal.type("G\n\n\n\n")
        terminal.expect("Press Enter to clear the screen")
        terminal.type("")
        terminal.expect("Press Enter when")
        terminal.type(CTRL_D, enter=False)
        assert terminal.ends() == 0
        assert "Bo> " not in terminal.raw


def test_a_shared_game_goes_on_behind_the_curtain(tmp_path: Path) -> None:
    with play(tmp_path, "--players", "Ada,Bo", "--position", SECRETS) as terminal:
        terminal.expect("Press Enter when")
        terminal.type("")
        terminal.expect("\nAda> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    assert json.loads(saves(tmp_path)[0].read_text())[KEY]["players"] == ["Ada", "Bo"]
    with Terminal(tmp_path, "play", "--resume") as terminal:
        terminal.expect("Pass the device to Ada.")
        terminal.expect("Press Enter when")
        assert "Prison" not in terminal.raw


def test_what_is_told_several_times_in_a_row_is_told_once(tmp_path: Path) -> None:
    lines = [(4, "P2 draws a card.", ("FYN-D1.02",))] * 3 + [
        (4, "P2 calls.", ()),
        (5, "P2 draws a card.", ("FYN-D1.02",)),
    ]
    words = games()["brawling"].words.catalogue("en")
    assert [line for _, line, _ in gathered(lines, words)] == [
        "P2 draws a card. (3 times)",
        "P2 calls.",
        "P2 draws a card.",
    ]
    position = "FYN1 standard R4 T1 SF deck=:1,2,3,4,5 | P1 h1 c1 hand=47 : 0,0:K | P2 h0 c1 : 0,0:K"
    with Terminal(tmp_path, "play", "fyn", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        terminal.type(".")
        terminal.expect("Wat drew a card. (5 times)")


def test_newcomers_are_told_what_to_read(tmp_path: Path) -> None:
    with Terminal(tmp_path, "play", "fyn", "--pace", "0", "--seed", "3") as terminal:
        terminal.expect("New to The Barons of Fyn? Type: rules your first game")
        terminal.expect("\n> ")
        terminal.type("rules your first game")
        terminal.expect("Your realm begins with your Capital.")


def test_why_asks_about_a_move_without_playing_it(tmp_path: Path) -> None:
    position = "FYN1 standard R4 T1 SD | P1 h0 c1 : 0,0:K; 0,1:C{2A} | P2 h0 c1 : 0,0:K; 0,1:C{P}; -1,0:C; 1,0:C"
    with Terminal(tmp_path, "play", "fyn", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        for typed, answer in (
            ("why ATK P2:0,0 FROM 0,1 {A}", "FYN-D4.05"),  # covered on all sides
            ("why ATK P2:0,1 FROM 0,1 {S}", "FYN-D4.03"),
            ("why ATK P2:0,1 FROM 0,1 {2A}", "Allowed."),
            ("why FROM 0,1", "Allowed: "),
            ("why", "FYN-D4."),
            ("why 0", "there is no option 0"),
            ("why dance", "is no move"),
            ("undo", "nothing to undo"),
        ):
            terminal.type(typed)
            terminal.expect(answer)
            terminal.expect("\n> ")
        terminal.type("quit")
        assert terminal.ends() == 0
    assert json.loads(saves(tmp_path)[0].read_text())["moves"] == []


def test_a_map_is_drawn_or_told_in_lists(tmp_path: Path) -> None:
    position = "FYN1 standard R4 T1 SE | P1 h1 c1 hand=31 : 0,0:K; 0,1:Cv | P2 h0 c1 : 0,0:K; 0,1:C{P}; 1,0:Mm"
    with Terminal(tmp_path, "play", "fyn", "--pace", "0", "--position", position) as terminal:
        terminal.expect("┊ Capital        │ Mountain       ┊")
        terminal.expect("Dotted edges: frontier.")
        terminal.expect("\n> ")
    with Terminal(tmp_path, "play", "fyn", "--pace", "0", "--lists", "--position", position) as terminal:
        terminal.expect("Mountain east of Wat’s Capital, frontier")
        terminal.expect("\n> ")
        assert "┊" not in terminal.raw


def test_standing_answers_are_left_kept_and_taken_back(tmp_path: Path) -> None:
    position = (
        "FYN1 standard R4 T1 SB | P1 h1 c1 hand=179 : 0,0:K{A}; 0,1:C | P2 h5 c1 hand=47,48,49,50,51 : 0,0:K; 0,1:Cv"
    )
    with Terminal(tmp_path, "play", "fyn", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        terminal.type("answer dance")
        terminal.expect("is no standing answer", "pass unless attacked")
        terminal.type("answer ; ;")
        terminal.expect("a standing answer is missing")
        terminal.type("answer pass unless attacked ; call 3")
        terminal.expect("Saved. Only you see it.")
        terminal.type("answer")
        terminal.expect("Your standing answers: pass unless attacked; call 3")
        terminal.type("MV A 0,0>0,1")  # the window after it would ask: he holds a Revolt
        terminal.expect("Attack, or not?")
        terminal.type("quit")
        assert terminal.ends() == 0
    with Terminal(tmp_path, "play", "--resume", "--pace", "0") as terminal:
        terminal.expect("\n> ")
        terminal.type("answer")
        terminal.expect("Your standing answers: pass unless attacked; call 3")
        terminal.type("answer none")
        terminal.type("answer")
        terminal.expect("You have left no standing answer.")


# --- games that read whole messages ----------------------------------------------------------------------------------------


def test_a_message_that_is_taken_with_a_warning_is_told_so(tmp_path: Path) -> None:
    position = "N/ring3/3 T3.C rank=1>2>3 map=1:1.3 2:2.3 3:3.3 cash=1:60,2:20,3:20"
    with Terminal(tmp_path, "play", "protectors", "--pace", "0", "--position", position) as terminal:
        terminal.expect("\n> ")
        terminal.type("Bid 70; Buy 1 in P1; 1 in P1; nothing")
        terminal.expect("W-BUY: 'Buy 1 in P1'")
        terminal.expect("W-BID: 'Bid 70': more than you have left: the bid is cut to that. [REALM-J6.09]")
        terminal.expect("You bid 60.")
        terminal.expect("\n> ")
        assert "Only the first part" not in terminal.screen()
