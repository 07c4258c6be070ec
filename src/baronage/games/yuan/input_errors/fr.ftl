# Ce que dit Yuan en dehors de la table, en français : pourquoi des textes, positions et options sont refusés. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Réponses données d’avance
answer-unknown = une réponse donnée d’avance est l’une de celles-ci : { $known }

## Options
scenario-seats = le scénario { $scenario } se joue à { $wanted }, et non à { $seats } (YUAN-S5.01)
scenario-box = le scénario { $scenario } se joue avec la boîte Chine comme boîte principale (YUAN-S5.01)
standard-maps = les cartes standard sont pour 2 à 4 joueurs avec la boîte Chine (YUAN-S2.06)
bank-small = à { $seats } joueurs il faut une banque d’au moins { $least } Chão (YUAN-G1.15)

## Les coups tels qu’on les écrit
turn-other = c’est le tour { $turn }, et non le tour { $told }
seat-unknown = il n’y a pas de place { $seat }
clan-letter = { $part } ne commence pas par la lettre d’un clan en jeu
move-empty = un coup vide
seat-other = c’est la place { $seat }, et non la place { $told }
bid-shape = une enchère est un nombre entier d’au plus neuf chiffres, comme « bid 4 », et non { $text }
province-unknown = il n’y a pas de Province { $name }
capital-next = la prochaine capitale est celle de { $clan }
capital-shape = une capitale s’écrit « puts W LAI »
take-shape = le choix d’un clan s’écrit « takes W LAI »
capital-other = { $where ->
    [none] la capitale de { $clan } n’est encore nulle part, et non en { $told }
   *[other] la capitale de { $clan } est { $where }, et non { $told }
 }
clan-other = { $mine ->
    [none] cette place ne joue encore aucun clan, et non { $told }
   *[other] cette place joue { $mine }, et non { $told }
 }
order-shape = { $text } n’est pas un ordre : un ordre s’écrit « LAI:D1F2M2 », une passe « - »
order-twice = { $order } nomme deux fois { $kind }

## Positions
position-wrong = ce n’est pas une position de { $game } : { $why }
position-line = une position tient en une ligne
position-begins = une position commence par t=, ou s’écrit « LAI=Wc BIN=Bc | W4 B4 »
position-twice = quelque chose figure deux fois dans cette position
clans-seats = { $count } clans avec leurs Chão, et { $seats } places
turn-unknown = il n’y a pas de tour { $turn }
temples = la réserve de Temples va de 0 à 36
pieces-many = { $clan } a plus de pièces sur la carte que dans la boîte (YUAN-L1.01)
chao-many = les clans ont plus de Chão que les { $bank } qui existent (YUAN-G1.15)
all-left = une partie que tous ont quittée est finie (YUAN-Q1.01)
seat-left = la place { $seat } est partie : on ne lui demande rien (YUAN-Q1.02)
tile-shape = { $word } n’est pas une tuile posée : une tuile s’écrit C:A@1,0r3
tile-overlaps = { $word } est posée où une autre tuile est posée, ou deux fois
clan-shape = { $row } n’est pas un clan avec ses Chão : un clan s’écrit W4 ou B2/5!
clan-taken = { $clan } ne peut pas être le clan de la place { $seat }
clans-wanted = il faut { $seats } clans différents
province-shape = { $entry } n’est pas une Province : une Province s’écrit HU=Bdw2t ou DAI=-t
province-place = { $name } n’est pas sur cette carte, ou y figure deux fois
province-free = { $entry } : une Province libre ne porte pas de pièces
clan-absent = { $entry } : { $clan } n’est pas en jeu
rampart = { $entry } : un Village n’a jamais de Rempart, et qui possède une Province y a un Village ou une Ville
armies = { $clan } a { $count } Armées (YUAN-X2.02)
asked-missing = avant le tour 1 une position dit ce qui est demandé : ask=tile:2, capital:1, vote, bid:1,2:0, take:2
seat-order = l’ordre des places nomme chaque place une fois
clan-unknown = { $letter } n’est pas un clan : il y a { $known }
