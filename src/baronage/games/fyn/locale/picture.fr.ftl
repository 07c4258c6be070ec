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
picture-king = { UP(where-king) }
picture-deck = Pioche : { cards }, { where-king }
picture-to-draw = cartes à piocher
picture-discard = Défausse : { cards }{ $count ->
    [0] {""}
   *[other] , la dernière face visible
 }
picture-discarded = défaussées

## Royaumes
picture-realm = { WHO($seat) ->
    [you] Vous
   *[other] { $seat }
 }{ $empire ->
    [0] {""}
   *[1] , l’Empire
 } : score { $score }, { $lands ->
    [one] { $lands } carte de terrain
   *[other] { $lands } cartes de terrain
 }, population { $population }, armées { $used } sur { $population }, main { $hand } sur { $maximum }, { $expand } à poser{ $held ->
    [-1] {""}
   *[other] , Cité tenue { $held } sur { $holds }
 }
picture-out = { WHO($seat) ->
    [you] Vous êtes
   *[other] { $seat } est
 } hors jeu
picture-back-line = Ligne arrière : rien ne se trouve derrière
picture-you = vous
picture-empire = l’Empire
picture-is-out = hors jeu
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

## Terrains
picture-land = { SPOT($cell) ->
    [home] { UP(capital-of) }
   *[other] { $taken ->
        [0] { $land }
       *[1] Capitale prise
     } { PLACE($cell, $owner) }
 }{ $wall ->
    [0] {""}
   *[other] , valeur de siège { $wall } (ses murs combattent)
 }{ $frontier ->
    [0] {""}
   *[1] , frontière (on peut l’attaquer)
 }{ $part ->
    [target] , cible de l’attaque
    [cut] , coupé si la cible tombe
   *[none] {""}
 }{ $card ->
    [0] {""}
   *[other] , cible { OF(THE($card)) }
 }{ $origin ->
    [0] {""}
   *[1] , l’attaque part d’ici
 }
picture-taken-capital = Capitale prise
picture-siege = siège { $wall }
picture-army = { $army } { $cv }{ $part ->
    [attacks] , attaque
    [spent] , a attaqué
    [moved] , a bougé
   *[none] {""}
 }
picture-empty = Case vide { PLACE($cell, $owner) }
picture-empty-won = { picture-empty } : { $won } terrains gagnés ici, { $lost } défaussés
picture-won = { compass-letter } : terrains gagnés { $won }
picture-lost = défaussés { $lost }
compass-letter = { $edge ->
    [0] N
    [1] E
    [2] S
   *[3] O
 }
picture-central-city = La Cité centrale : elle n’est à personne, aucune carte ne s’y pose
picture-the-city = La Cité

## La ligne de bataille
picture-line = Ligne de bataille pour { spot }
picture-line-title = Ligne de bataille
picture-line-terms = { UP(spot) }{ $bonus ->
    [0] { $wall ->
        [0] {""}
       *[other] {" "}: valeur de siège { $wall }
     }
   *[other] {" "}: défenseurs +{ $bonus }
 }
picture-only-you = vous seul le voyez
picture-undefended = Personne ne défend ce terrain, et il n’a pas de valeur de siège : il tombe sans combat.
picture-defends = défend
picture-fighter = { $army }, combat avec { $value }
picture-centre = { $card }, valeur de siège { $wall }
picture-siege-value = valeur de siège
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
panel-attack = { UP(spot) }
panel-attack-tag = { $percent } % { WHO($owner) ->
    [you] de perte
   *[other] de prise
 }
panel-attack-home = C’est une Capitale d’origine : sa chute { WHO($owner) ->
    [you] vous met
   *[other] met { $owner }
 } hors jeu.
panel-attack-cut = Coupé derrière, et pris avec : { COUNTED($cards) }.
panel-attack-placed = Posé { compass } : { $won } terrains gagnés, { $lost } défaussés.
compass = { $edge ->
    [0] au nord
    [1] à l’est
    [2] au sud
   *[3] à l’ouest
 }
panel-attack-fails = En cas d’échec, les armées survivantes restent où elles sont et n’attaquent plus pendant ce tour.
panel-pair = { LIST($group) } contre { $other }
panel-way = { $percent } % : { $things }
panel-more-ways = { $count ->
    [one] { $count } autre façon
   *[other] { $count } autres façons
 }, { $percent } % ou moins.

## Panneaux : le tour
panel-turn = Tour
step-draw = Piocher
step-move = Déplacer
step-build-or-attack = Lever ou attaquer
step-build = Lever
step-attack = Attaquer
step-expand = S’étendre
step-discard = Défausser

## Panneaux : scores et joueurs
panel-score = Score final
panel-score-sum = Score : cartes de terrain, population et valeurs de combat ensemble.
panel-score-ties = À score égal, qui a le plus de population l’emporte, puis qui a le plus de terrain.
panel-players = Joueurs
panel-players-you = vous êtes { $things }
panel-players-empire = { $seat }, Empire
panel-out = { $things }, hors jeu
panel-players-note = Force : celle des armées en jeu, sur ce que le peuple peut en entretenir. Main : cartes tenues, sur le nombre permis. Étendre : cartes que l’on peut poser en un tour. Bâtir : lieux où l’on peut encore lever une armée.
panel-players-call = Chiffre : celui des quatre de la prochaine carte qui compte pour ce joueur.
panel-spent = { LEN($cards) ->
    [one] A déjà attaqué : { COUNTED($cards) }.
   *[other] Ont déjà attaqué : { COUNTED($cards) }.
 }
panel-expansion = { WHO($seat) ->
    [you] Vous pouvez
   *[other] { $seat } peut
 } poser { $left } de plus à l’étape E.
column-place = rang
column-land = terrain
column-people = peuple
column-arms = force
column-score = score
column-hand = main
column-expand = étendre
column-sites = bâtir
column-call = chiffre
column-held = tenue

## Panneaux : piles, carte, mains
panel-piles = Pioche et défausse
panel-piles-tag = pioche { $count }
panel-piles-king = { picture-king }.
panel-piles-discarded = { LEN($cards) ->
    [0] La défausse est vide.
   *[other] Défaussé ({ LEN($cards) }) : { COUNTED($cards) }.
 }
panel-stall-turned = Une carte a quitté la pioche pendant cette manche ; { $count ->
    [one] { $count } manche sans aucune finirait
   *[other] { $count } manches de suite sans aucune finiraient
 } la partie.
panel-stall = Manches de suite sans carte de la pioche : { $count }. { $left ->
    [one] Encore { $left }, et la partie finit.
   *[other] Encore { $left }, et la partie finit.
 }
panel-map = Le plan
panel-map-frontier = Les bords en pointillé sont la frontière : les attaques partent de ce terrain et le frappent, à qui qu’il soit.
panel-unseen = Cartes jamais vues
panel-unseen-note = Elles sont dans la pioche et dans les mains ; toutes les autres ont été vues.
the-king = Le roi
panel-hand = { WHO($seat) ->
    [you] Votre main
   *[other] Main { OF($seat) }
 }
panel-hand-count = { $count } cartes sur { $maximum }

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
effect-clear = terrain ; on y fonde un Village sans rien d’autre
effect-desert = terrain ; un Village y demande une Oasis
effect-woods = terrain ; les défenseurs combattent avec 1 de plus, un Village y demande une Clairière
effect-mountain = terrain ; les défenseurs combattent avec 1 de plus, un Village y demande une Mine
effect-road = les armées vont de route en route aussi loin qu’elles veulent ; un terrain peut se poser à côté
effect-oasis = permet un Village sur un Désert ; un terrain peut se poser à côté
effect-clearing = permet un Village sur une Forêt ; un terrain peut se poser à côté
effect-mine = permet un Village sur une Montagne ; un terrain peut se poser à côté
effect-village = population 1 ; une Ville peut le remplacer
effect-town = population 3, 1 carte de plus en main et 1 de plus à poser par tour ; on y lève des armées ; remplace un Village
effect-city = population 3, 2 cartes de plus en main et 1 de plus à poser par tour ; on y lève des armées ; valeur de siège 4 ; remplace une Ville
effect-peasants = aucun talent
effect-reserves = combattent avec 2 en défense
effect-army = aucun talent
effect-strong = aucun talent
effect-mountaineers = combattent avec 4 sur une Montagne ou contre elle
effect-rangers = combattent avec 4 dans une Forêt ou contre elle
effect-shock = jamais deux sur une même carte
effect-knights = bougent deux fois
effect-earthquake = se joue entre les étapes de tout tour ; une fois sur deux, un Village, une Ville ou une Cité perd un échelon
effect-sickness = se joue entre les étapes de tout tour ; une fois sur deux, chaque armée d’un terrain est perdue
effect-revolt = se joue entre les étapes de tout tour ; une fois sur deux, un terrain peuplé est perdu avec tout ce qu’il porte
effect-sabotage = se joue entre les étapes de tout tour ; une fois sur deux, un aménagement est perdu, ou un Village, une Ville ou une Cité perd un échelon
effect-plague = à jouer dès qu’elle est piochée : les armées d’un terrain
effect-volcano = à jouer dès qu’il est pioché : un Village, une Ville ou une Cité
effect-divine = contre un Séisme
effect-monks = contrent une Maladie
effect-taxes = contre une Révolte
effect-secret = contrent un Sabotage
effect-capital = population 6, 5 cartes en main ; on y lève des armées ; une route, valeur de siège 6
effect-king = la partie est terminée
