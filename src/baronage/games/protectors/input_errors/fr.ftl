# Ce que dit Protectors of the Realm en dehors de la table, en français : pourquoi des textes, positions et options sont refusés. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Plateaux et ce qui va avec
board-shape = un plateau personnel est un document avec provinces, borders, starts, island (et un nom, name)
board-name = le nom d’un plateau est fait de lettres et de chiffres
board-provinces = provinces est un nombre de 2 à { $most }
board-borders = borders sont des paires de numéros de Provinces de 1 à { $most }
border-itself = une Province n’est pas voisine d’elle-même
border-twice = chaque frontière est donnée une fois
board-starts = starts sont des numéros de Provinces de 1 à { $most }
start-twice = deux joueurs ne peuvent pas commencer dans la même Province
board-island = island vaut true ou false
board-apart = { $count ->
        [one] le plateau doit se tenir par ses frontières, et aucun chemin ne mène des autres à { $names }
       *[other] le plateau doit se tenir par ses frontières, et aucun chemin ne mène des autres à ces { $count } Provinces : { $names }
     }
starts-count = { $count ->
        [0] personne ne commence encore ici : mettez un départ dans une Province pour chaque joueur, deux au moins
        [one] un joueur seul n’a personne avec qui jouer : mettez un départ dans une deuxième Province
       *[other] { $count } joueurs sont trop nombreux : on joue au plus à { $most }
     }
provinces-between = { $starts } joueurs sur { $provinces } Provinces ne vont avec aucune partie : une partie normale a un départ dans chaque Province, une grande partie au moins deux fois plus de Provinces que de joueurs. Faites de chaque Province un départ, ou ajoutez-en { $more }{ $fewer ->
        [0] { "" }
        [one] , ou retirez un départ
       *[other] , ou retirez { $fewer } départs
     }
teams-unequal = { $count } joueurs ne peuvent pas former d’équipes égales de deux ou plus (REALM-A1.02)
team-size = { $known ->
        [none] aucune équipe n’est possible à { $count } joueurs (REALM-P1.01)
       *[other] tailles d’équipe possibles à { $count } joueurs : { $known } (REALM-P1.01)
     }
normal-provinces = une partie normale a autant de Provinces que de joueurs (REALM-A2.02)
grand-provinces = une grande partie à { $count } joueurs a un nombre pair de Provinces de { $least } à { $most } (REALM-A2.02)
custom-provinces = un plateau personnel a son propre nombre de Provinces
two-ring-seats = une partie normale sur le plateau à deux anneaux demande un nombre pair de joueurs à partir de 6 (REALM-Q1.02)
custom-version = avec un plateau personnel la version est fixée : normal ou grand
custom-starts = à { $count } joueurs il faut { $count } départs, et non { $given }
custom-normal = une partie normale à { $count } joueurs a { $count } Provinces, et non { $given } (REALM-A2.02)
custom-grand = une grande partie à { $count } joueurs a au moins { $least } Provinces, et non { $given } (REALM-A2.02)
team-apart = les départs d’une équipe de { $size } doivent se tenir par des frontières entre eux (REALM-P1.02)

## Dessiner un Royaume
tool-add = Ajouter une Province
tool-add-help = Cliquez sur une Province : une nouvelle est ajoutée, qui en est voisine.
tool-join = Tracer les frontières
tool-join-help = Cliquez sur deux Provinces, l’une après l’autre : elles reçoivent une frontière, par-dessus la Mer si elles sont éloignées, ou perdent celle qu’elles avaient.
tool-start = Placer les départs
tool-start-help = Cliquez sur une Province : un joueur y commence. Cliquez encore, et personne n’y commence plus.
tool-island = Île
tool-island-help = Cliquez sur la Mer : l’Île avec le Sanctuaire des Mages en sort, ou disparaît.
tool-remove = Retirer
tool-remove-help = Cliquez sur une Province : elle est retirée du plateau, et les suivantes avancent d’un nom.
ready-empty = Une feuille vide avec deux Provinces
ready-two-ring = Deux anneaux de { $provinces } Provinces pour { $count } joueurs
ready-ring = Un anneau de { $count } Provinces pour { $count } joueurs
drawn-sea-name = Mer
drawn-island-name = Sanctuaire
drawn-none = aucune
drawn-sea = { $island ->
        [0] La Mer
       *[other] La Mer avec l’Île
     }
drawn-province = { $start ->
        [0] { $name }, voisine de : { $near }
       *[other] { $name }, où commence le joueur { $start } ; voisine de : { $near }
     }
drawn-realm = { $island ->
        [0] Un Royaume de { $provinces } Provinces pour { $players } { $players ->
                [0] joueur
                [one] joueur
               *[other] joueurs
             }
       *[other] Un Royaume de { $provinces } Provinces et l’Île pour { $players } { $players ->
                [0] joueur
                [one] joueur
               *[other] joueurs
             }
     }

## Positions
position-begins = une position commence par N ou G, le plateau et le nombre de joueurs : N/ring7/7 T3.N ...
turn-range = une partie a les tours 1 à { $most } (REALM-B1.10)
position-wrong = ce n’est pas une position de { $game } : { $why }
field-twice = { $name }= figure deux fois
word-misplaced = { $word } n’a pas de place dans une position
field-unknown = { $name }= n’a pas de place dans une position
players-count = la position est pour { $count } joueurs, et non { $seats }
board-other = ces options donnent le plateau { $name }, et non { $board }
player-twice = Player#{ $number } figure deux fois dans { $text }
rank-shape = rank= donne les joueurs actifs, chacun une fois, le meilleur d’abord
work-nobody = personne ne travaille en P{ $place }
cards-few = la pioche a moins de cartes { $card }
deck-few = une pioche a moins de cartes
team-shape = team= donne à chaque joueur l’une des équipes, numérotées à partir de 1 et de même taille
player-unknown = il n’y a pas de Player#{ $number }
player-unranked = Player#{ $number } n’est pas classé et ne peut rien posséder
amount-wrong = { $text } n’est pas une quantité
now-count = { $count } joueurs ne sont pas classés, mais now= en donne { $now }
out-count = { $count } joueurs ne sont pas classés, mais out= et now= en donnent { $told }
map-shape = { $word } n’est pas une entrée de la carte : numéro:propriétaire.unités^niveau
place-twice = P{ $place } figure deux fois sur la carte
place-unranked = P{ $place } appartient à un joueur qui n’est pas classé
place-ownerless = P{ $place } n’est à personne et porte des unités
card-not-in-deck = { $code } n’est pas dans sa pioche

## Messages
game-over = La partie est terminée.
clicks-unsent = Vous avez des clics non envoyés. Envoyez-les ou annulez-les avant d’envoyer un texte.
click-unknown = { $text } n’est pas un clic : il y a +F4*, +M1-2x3, +C6x2, +B6x2, +b17 et d’autres semblables
say-what = Indiquez votre choix. Pour ne rien envoyer, laissez le temps s’écouler.
