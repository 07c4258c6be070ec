# The Barons of Fyn, français : ce qui se lit dans l’image, au-dessus des royaumes, sur les terrains et les cartes, dans la ligne de bataille et les panneaux.

## Ce qui se passe, au-dessus des royaumes
turn-of = { WHO($seat) ->
    [you] Votre tour
   *[other] Tour { OF($seat) }
 }
caption-step = { turn-of } : { $step ->
    [A] piocher
    [B] déplacer
    [C] lever
    [D] attaquer
    [E] s’étendre
   *[F] défausser
 }
caption-build-or-attack = { turn-of } : lever ou attaquer
caption-window = { turn-of } : quelqu’un peut jouer un événement
caption-event = { UP(THE($card)) } contre { LAND($cell, $owner) }
caption-too-many-armies = { WHO($seat) ->
    [you] Vous avez
   *[other] { $seat } a
 } plus d’armées que la population n’en entretient
caption-too-many-cards = { WHO($seat) ->
    [you] Vous avez
   *[other] { $seat } a
 } trop de cartes en main
caption-before-the-deal = Avant la donne
caption-over = Partie terminée : { LEN($winners) ->
    [one] { WHO($seat) ->
        [you] vous gagnez
       *[other] { $seat } gagne
     }
   *[other] victoire partagée, { LIST($winners) }
 }
summary = Manche { $round }. { $caption }.
picture-round = Manche { $round }

## Pioche et défausse
cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }
where-king = { $king ->
    [0] le roi n’est pas de la partie
    [1] le roi est revenu
    [2] le roi en est
   *[3] le roi n’en est pas encore
 }

## Royaumes
figure-of = { $part } sur { $whole }
figure-score = score
figure-land = terrain
figure-people = peuple
figure-arms = force
figure-hand = main
figure-expand = à poser
figure-held = tenue
flag-target = Cible
flag-cut = Serait coupé aussi
flag-origin = { WHO($seat) ->
    [you] Vous attaquez d’ici
   *[other] L’attaque part d’ici
 }
flag-both = { $first }, { $last }

## La ligne de bataille
pill-asked = contre qui ?
pill-asked-says = à placer maintenant
pill-unplaced = à placer
pill-unplaced-says = pas encore placé
pill-hit = { $hit ->
    [0] manqué
   *[1] touché
 }
pill-foe = { $army ->
    [0] la place
   *[other] { $army }
 }
pill-or = { $first } ou { $last }
pill-needs = il faut { $tenths } ou moins contre { $things }, { $tenths }0 %
pill-needed = { pill-needs } : { $number }, { $hit ->
    [0] manqué
   *[1] touché
 }
pill-aim = ≤ { $things }, { aims }
pill-aim-says = il faut { $things } ou moins : { aims }
aims = { WHO($seat) ->
    [you] vous visez
   *[other] { $seat } vise
 }

## Panneaux : l’attaque
compass = { $edge ->
    [0] au nord
    [1] à l’est
    [2] au sud
   *[3] à l’ouest
 }

## Panneaux : le tour
step-draw = Piocher
step-move = Déplacer
step-build-or-attack = Lever ou attaquer
step-build = Lever
step-attack = Attaquer
step-expand = S’étendre
step-discard = Défausser

## Panneaux : scores et joueurs
column-place = rang
column-score = score

## Panneaux : piles, carte, mains
note-stall-turned = Une carte a quitté la pioche pendant cette manche ; { $count ->
    [one] { $count } manche sans aucune finirait
   *[other] { $count } manches de suite sans aucune finiraient
 } la partie.
note-stall = Manches de suite sans carte de la pioche : { $count }. { $left ->
    [one] Encore { $left }, et la partie finit.
   *[other] Encore { $left }, et la partie finit.
 }
the-king = Le roi

## Cartes
key-sword = valeur de combat
key-people = population
key-cards = cartes en main
key-tower = valeur de siège
card-says = { $card }{ KIND($card) ->
    [army] , valeur de combat { $cv }
   *[other] {""}
 } : { $things }
talent-reserves = 2 en défense
talent-mountaineers = 4 en montagne
talent-rangers = 4 en forêt
talent-shock = une par terrain
talent-knights = bougent 2 fois
