# Ce que dit Brawling Barons en dehors de la table, en français : pourquoi des textes, positions et options sont refusés. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Réponses données d’avance
answer-unknown = { $text } n’est pas une réponse donnée d’avance : il y a { $known }

## Options
decks-few = au plus 4 joueurs partagent un paquet : à { $seats } joueurs il faut au moins { $least } paquets (BRAWL-14.03)
teams-seats = deux équipes demandent 4, 6 ou 8 joueurs (BRAWL-15.01)
first-unknown = il n’y a pas de joueur { $first } parmi { $seats }

## Les coups tels qu’on les écrit
move-empty = un coup vide
move-ambiguous = { $text } peut vouloir dire plusieurs choses : { $known }
move-cut = { $text } est tronqué ou a trop de parties
move-unknown = { $text } n’est pas un coup ; un coup commence par F G D M1 M2 M3 R U V A P C KB KS T X Y H Q S W ou « . »
bid-shape = une mise nomme ses cartes, comme « F KNI1,SHI1 », ou aucune, comme « F - »
flip-shape = Retournement veut « + » ou « - » après sa cible : P FLI1>kni2+ améliore, P FLI1>kni2- rétrograde
action-card-unknown = { $card } n’est pas une carte d’action : il y a BOM, FLI et PRI
military-action = une Action militaire continue par U (améliorer), V (déplacer) ou A (attaquer)
aid-of-civilians = l’Aide en civils nomme une place du marché : Q RAV1 M2
aid-alone = rien ne peut suivre Q { $aid }
aid-unknown = { $aid } n’est pas une Aide royale
two-names = { $text } : il faut deux noms joints par « > », comme KNI1>SMI1

## Positions
position-wrong = ce n’est pas une position de Brawling Barons : { $why }
player-twice = le joueur { $player } y figure deux fois
field-shape = { $word } : chaque champ s’écrit une fois, comme deck=+20
players-gap = les joueurs sont A, B, C … sans lacune
field-unknown = champ inconnu { $field }=
players-count = la position a { $count } joueurs, et non { $seats }
teams-alternate = les équipes sont assises en alternance : { $one }-{ $other }
market-slots = le marché a trois places
deck-empty = une partie dont la pioche est vide est finie (BRAWL-13.01)
turn-fields = extra= vaut 0 ou 1, done= vaut 0, 1 ou avec extra=1 aussi 2, turns= est au-dessous de la limite des tours
marked-horsemen = « ! » marque des Cavaliers du joueur dont c’est le tour (BRAWL-3.13)
copy-missing = { $word } : dans une position une carte s’écrit avec le numéro de son exemplaire, comme FAR1
card-twice = { $word } y figure deux fois
cards-few = il n’y a pas assez de cartes
mark-in-play = { $word } : seuls des Cavaliers en jeu ont un pas gratuit à marquer
resources-shape = r={ $text } : les ressources sont un nombre, ou des cartes à partir du dessus comme r=[KNI1,FAR1]
mark-horsemen = { $word } : seuls des Cavaliers ont un pas gratuit à marquer
halves = { $word } : les minuscules disent la moitié de base d’une unité, les majuscules la moitié améliorée
number-wanted = { $name }={ $text } : il faut un nombre entier
aid-place = une Aide royale n’est jamais dans une main ni au marché (BRAWL-10.01)
aids-only = seules des Aides royales sont posées devant un joueur (BRAWL-1.07)
no-unit = { $card } n’est pas une unité (BRAWL-1.11)
military-only = seules des unités militaires sont sur une muraille ou dans une Armée du Roi (BRAWL-1.09)
upgraded-only = seules des unités améliorées sont dans une Armée du Roi (BRAWL-8.02)
player-unknown = { $text } n’est pas un joueur : il y a { $known }
card-unknown = { $text } n’est pas une carte : une carte s’écrit comme FAR1
copies = { $text } : il y a { $copies } exemplaires de { $card } dans cette partie
copies-many = avec autant d’exemplaires d’une carte, on peut utiliser { $most } paquets au plus
