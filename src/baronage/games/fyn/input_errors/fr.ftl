# Ce que dit The Barons of Fyn en dehors de la table, en français : pourquoi des textes, positions et options sont refusés. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Réponses données d’avance
centre-unknown = { $word } n’est pas une localité : Villages, Towns, Cities
answer-unknown = { $text } n’est pas une réponse donnée d’avance : il y a 'ask', 'call 3', 'decline', 'pass unless attacked', 'pass in the turns of others', 'pass at W5 of P2', 'counter Earthquake on my Cities', 'play Revolt P2:0,1 at W5'

## Options
option-seat = option { $name } : il n’y a pas de { $seat } parmi { $seats } joueurs
one-time-out = l’une au plus des options timeout_rounds et timeout_minutes est au-dessus de 0 (FYN-GC.05)
time-out-barbarians = la limite de temps n’existe pas avec barbarians (FYN-GC.05)
barbarians-last-round = barbarians n’a pas de roi : il lui faut une dernière manche, max_rounds au-dessus de 0 (FYN-L1.01, FYN-GA.02)
handicap-count = city_handicap a un nombre par place : { $seats }, et non { $count } (FYN-GB.02)
handicap-shape = une liste de nombres de 0 à { $most }, un par place, ou une liste vide

## Les coups tels qu’on les écrit
move-empty = un coup vide
move-unknown = { $text } n’est pas un coup ; un coup commence par { $known }
move-cut = { $shape ->
        [none] { $text } est tronqué ou a trop de parties
       *[other] { $text } est tronqué ou a trop de parties : cela s’écrit { $shape }
     }
card-and-cell = { $head } nomme une carte et une case : { $head } { $card }@1,0
player-other = c’est { $seat } qui joue ici, et non { $told }
move-shape = { $head } { $word } n’est pas un coup : cela s’écrit { $shape }
player-unknown = { $text } n’est pas un joueur : il y a { $known }
land-shape = { $text } : un terrain s’écrit avec son propriétaire, comme P2:0,1
way-shape = { $way } : un déplacement s’écrit 0,0>0,1
attack-shape = une attaque s’écrit ATK P2:0,1 FROM 0,1 { "{" }A,S{ "}" }
paired = { $card } est déjà placée contre { $other }
offers-other = c’est { $seat } qui fait l’offre ici, et non { $told }
cell-unknown = { $text } n’est pas une case : une case s’écrit comme 0,1
id-unknown = { $text } n’est pas le numéro d’une carte
army-unknown = { $text } n’est pas une armée : les armées sont { $known }
army-count = { $text } : les numéros ou le nombre ne vont pas avec la sorte
army-elsewhere = { $army } : aucune de vos armées de ce nom n’est en { $cell }
two-readings = { $text } a deux sens ; écrivez l’un de ceux-ci : { $readings }
group-shape = { $text } : un groupe s’écrit comme { "{" }A,2S{ "}" }
card-unknown = { $text } n’est pas une carte : une carte se nomme en anglais, par exemple Road ou Strong Army

## Positions
position-wrong = ce n’est pas une position des Barons of Fyn : { $why }
position-begins = une position commence par FYN1 <variante> R<manche> T<place> S<étape>
field-unknown = champ inconnu { $field }=
players-count = la position a { $count } joueurs, et non { $seats }
card-twice = une carte y figure deux fois, ou un numéro n’est celui d’aucune
central-city = la carte { $card } est la Cité centrale (FYN-GB.01)
card-type = la carte { $number } est d’une autre sorte
cards-few-of-type = il n’y a pas tant de cartes de cette sorte
players-order = les joueurs sont P1, P2, P3 … dans l’ordre ; { $text } n’est pas { $seat }
cell-shape = { $text } n’est pas une case : une case s’écrit comme 0,1:Crv{ "{" }2A{ "}" }
cell-taken = aucune carte ne peut être en { $a },{ $b } (FYN-B1.08)
capital-twice = la Capitale de { $seat } y figure deux fois
capitals-few = il n’y a pas tant de Capitales prises
capital-improved = une Capitale ne porte pas d’aménagements (FYN-D5.08)
improved-twice = au plus une route, un aménagement spécial et une localité par carte (FYN-D5.09 à D5.11)
army-shape = { $word } n’est pas une armée : une armée s’écrit comme 2A ou S#149
army-crowd = { $word } ne peut pas tenir sur une carte (FYN-E1.06)
player-shape = { $word } : un joueur s’écrit P1 h5 c1 : <royaume>
hand-size = { $seat } : h{ $size } ne va pas avec la main (FYN-D1.05)
king-out = le roi est hors de la partie (FYN-GA.02)
piles = pioche et défausse ont ensemble { $every } cartes, et non { $in_deck } et { $in_pile }
position-steps = une position commence par FYN1 <variante> R<manche> T<place> S<étape>, les étapes allant de A à F
turn-nobody = { $turn } n’est le tour de personne
round-late = la manche est au-delà de la limite (FYN-L1.01)
cards-few = il n’y a pas tant de cartes
one-left = une partie où il ne reste qu’un joueur est finie (FYN-F1.03)
empire-gone = sans l’Empire la partie est finie (FYN-GA.05)
realm-apart = le royaume de { $name } n’est pas relié à une Capitale en 0,0 (FYN-B1.11)
city-held = { $name } ne peut pas avoir tenu la Cité { $times } fois (FYN-GB.04, GB.05)
armies-unfed = les armées de { $name } comptent { $combat }, et { $population } sont nourries (FYN-D3.06)
hand-large = { $name } a { $count } cartes en main, et peut en avoir { $maximum } (FYN-D1.09)
shock-twice = { $name } a deux Troupes de choc sur une carte (FYN-E1.06)
card-misplaced = { $name } a une carte où elle ne peut pas être
army-none = { $name } a parmi ses armées une carte qui n’en est pas une

## Un tour tel qu’on le raconte
told-shape = { $part } : cela s’écrit { $head } P3
part-only = Seule une partie de { $part } peut être jouée.
nobody-asked = { $text } n’est demandé à personne
turn-other = C’est le tour de { $seat } à la manche { $number }, et non celui de { $told } à la manche { $round }.
draw-shape = les pioches s’écrivent DRAW 3
pair-other = { $card } est contre { $other }, et non contre { $told }.
step-over = Il ne reste ici aucune étape du tour de { $seat } à finir.
drawn-other = { $count } cartes ont été piochées, et non { $told }.
numbers-other = { $fell ->
        [none] Aucun nombre n’est encore tombé.
       *[other] Les nombres étaient { $fell }, et non { $told }.
     }
happened-other = Ce qui est arrivé est { $happened }, et non { $told }.
game-over = La partie est terminée.
not-happened = { $text } n’est pas arrivé, et n’est demandé à personne.
