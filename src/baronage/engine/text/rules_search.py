"""Search for rules by topic: "how do I win" finds the end of the game, even if the page uses other words."""

from __future__ import annotations

import math
import re
import unicodedata
from collections.abc import Iterable
from functools import lru_cache
from typing import Final, NamedTuple

from baronage.engine.text.rules import Rule

_WORD: Final = re.compile(r"[a-z0-9$]+")
# headings of sections about the end of a game
_FINALE: Final = re.compile(r"end of the game|victory|winning|fin de la partie|victoire|gagner", re.IGNORECASE)
_ENDINGS: Final = ("ations", "ation", "ings", "ing", "ers", "er", "ies", "ied", "ed", "es", "s", "y", "e")
TITLE: Final = 2.5  # weight of a word in the heading, compared to the text
NEAR, FAR = 0.8, 0.45  # weights of words with a similar meaning, compared to the word itself
LEAST: Final = 0.3  # share of the best score below which results are dropped
MAX_KNOWN: Final = 10_000  # rules whose words are cached: enough for all games in several languages

# Words without meaning for the search.
_IDLE_WORDS: Final = """
a about after all am an and any are as at be been before but by can cannot could did do does for from game games get give had
happen happens has have how i if in into is it its many may me mean means much must my no not of off on one only or other our
out over play played please rule rules should so than that the their them then there they thing things this to too under
until us use used was we well were what when where which while who whom whose why will with without work works would you your
au aux avec avoir ce ces cela celle celui cette comment combien dans de des dois doit donc du elle elles en est et etre eu
faire fait faut il ils je jouer joue jeu la le les leur leurs lui mais mes moi mon ne ni nos notre nous ou par pas peut peux
plus pour pourquoi quand que quel quelle quelles quels qu qui quoi regle regles sa sans se ses si son sont sur ta te tes tout
toute toutes tous tres tu un une va vos votre vous
"""
IDLE: Final = frozenset(_IDLE_WORDS.split())

# Synonyms, one idea per line, with related words after a bar. A word may occur in several lines.
IDEAS: Final = """
win winner won victory victorious finale | end goal aim
goal aim purpose object finale | victory win
lose loser lost | eliminated elimination beaten defeat finale
end ending finish finale | last
score scoring points point standings ranking place tie
tie draw equal break
start begin beginning setup set opening first
turn round phase step order sequence
money gold coin coins cash resource resources realm chao pay price cost rich
pay buy cost price purchase spend
sell sale trade swap exchange
earn income gather harvest gain work taxes
hire recruit raise build create train
army armies soldier soldiers unit units troop troops serf serfs knight military
fight battle combat attack war confrontation
attack invade invasion assault raid conquer capture
defend defence defense shield wall protect response retreat
kill die death dies dead destroy remove
move march walk go movement travel
bump push shove displace
hand hold limit maximum | cards card
draw take deck card
discard throw away
bid auction sealed
secret hidden hide see know private
talk speak chat message negotiate deal promise
leave resign quit abandon concede surrender
time clock deadline late silence lapse hours
team teams mate partner ally alliance
dice die roll random chance luck
board map tile cell triangle province land
town city village capital castle
example instance
option variant house setting
cheat expel break breach
gagner gagne gagnant victoire vainqueur finale | fin but
objectif finale | victoire gagner
perdre perd perdu perdant | elimine eliminer defaite finale
fin finir termine terminer finale | dernier
points score classement egalite
egalite departager
debut commencer mise place depart premier
tour manche phase etape ordre
argent payer prix cout or piece pieces monnaie sou chao cher
payer acheter cout prix depenser
vendre vente echange echanger
revenu revenus recolte gain recevoir
recruter lever levee construire creer
armee armees soldat soldats troupe troupes unite unites
combat combattre bataille attaque attaquer guerre
attaquer attaque invasion assaut conquerir prendre prise capture
defendre defense defenseur bouclier rempart mur proteger reponse
tuer mort mourir detruire perdre retirer
deplacer mouvement marcher bouger
main limite maximum | cartes carte
piocher pioche tirer carte
defausser defausse jeter
enchere encheres mise miser cachee
secret cache cacher voir
parler discuter message negocier promesse
quitter abandonner partir
temps horloge retard delai
equipe equipes partenaire allie alliance
de des hasard sort chance
carte plan plateau tuile case province terrain terre
ville cite village capitale chateau
exemple
option variante
"""


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _words(text: str) -> list[str]:
    """Return the meaningful words of a text, without accents and endings."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFKD", text.lower()) if not unicodedata.combining(letter)
    )
    return [_stem(word) for word in _WORD.findall(bare) if word not in IDLE]


def _heading_words(rule: Rule) -> set[str]:
    """Return the words of a rule's heading, with "finale" added for sections about the end of the game."""
    return {*_words(rule.section), *([_stem("finale")] if _FINALE.search(rule.section) else [])}


class _Searchable(NamedTuple):
    """The searchable parts of a rule: the words of its heading, the words of its text, and all of it in lower case."""

    title: set[str]
    body: set[str]
    text: str


@lru_cache(maxsize=MAX_KNOWN)
def _searchable(rule: Rule) -> _Searchable:
    return _Searchable(_heading_words(rule), set(_words(rule.text)), f"{rule.id} {rule.section} {rule.text}".lower())


def _ideas() -> dict[str, dict[str, float]]:
    """Return, for each word, the words that may replace it and their weights."""
    akin: dict[str, dict[str, float]] = {}
    for line in IDEAS.strip().splitlines():
        near, _, far = line.partition("|")
        group = [_stem(word) for word in near.split()]
        for word in group:
            others = akin.setdefault(word, {})
            others.update((_stem(other), FAR) for other in far.split() if _stem(other) not in others)
            others.update((other, NEAR) for other in group)
            others[word] = 1.0
    return akin


_AKIN: Final = _ideas()


def search(rules: Iterable[Rule], text: str) -> list[Rule]:
    """Return the rules that match a text, best first: by its words, their synonyms, and the headings."""
    asked = list(dict.fromkeys(_words(text)))
    every = [(rule, _searchable(rule)) for rule in rules]
    parts = text.lower().split()
    literally = [rule for rule, known in every if parts and all(part in known.text for part in parts)]
    if not asked:
        return literally
    ideas = [_AKIN.get(word, {word: 1.0}) for word in asked]
    rare: dict[str, float] = {}
    for word in {word for idea in ideas for word in idea}:
        count = sum(word in known.title or word in known.body for _, known in every)
        rare[word] = math.log(1 + len(every) / (1 + count))
    exact = {rule.id for rule in literally}
    found: list[tuple[float, Rule]] = []
    for rule, known in every:
        total = sum(  # each idea counts once, by its best word
            max(how * rare[word] * (TITLE * (word in known.title) + (word in known.body)) for word, how in idea.items())
            for idea in ideas
        )
        if rule.id in exact:
            total += sum(rare[word] for word in asked)
        if total:
            found.append((total, rule))
    found.sort(key=lambda one: -one[0])
    return [rule for total, rule in found if total >= LEAST * found[0][0]]
