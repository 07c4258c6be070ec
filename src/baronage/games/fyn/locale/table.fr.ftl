# La table comme données : faces des cartes, zones, compteurs, boutons, issues (24 caractères au plus), et la phrase de la
# barre pour chaque décision (ID-bar, 60 caractères au plus).

## Faces : effets en 34 caractères au plus, et où la carte se joue
face-title = { TERM($card) ->
    [king] Le roi Timothée
   *[other] { $card }
 }
face-unknown = Inconnue
face-clear = Terre. Prête à être habitée
face-desert = Terre. Habitable avec une Oasis
face-woods = Terre. Défend avec +1
face-mountain = Terre. Défend avec +1
face-road = Relie les terres voisines
face-oasis = Rend le Désert habitable
face-clearing = Rend la Forêt habitable
face-mine = Rend la Montagne habitable
face-village = Population 1
face-town = Population 3, main +1
face-city = Population 3, main +2, murs 4
face-peasants = Aucun talent
face-reserves = Défend avec 2
face-army = Aucun talent
face-strong = Aucun talent
face-mountaineers = 4 en Montagne
face-rangers = 4 en Forêt
face-shock = Jamais deux sur une terre
face-knights = Deux mouvements
face-earthquake = Impair : un centre recule
face-sickness = Impair : chaque armée tombe
face-revolt = Impair : la terre est perdue
face-sabotage = Impair : un ouvrage est perdu
face-plague = Impair : votre armée tombe
face-volcano = Impair : un centre est perdu
face-divine = Arrête un séisme
face-monks = Arrête une maladie
face-taxes = Arrête une révolte
face-secret = Arrête un sabotage
face-capital = Population 6, main 5, murs 6
face-king = La partie est finie
face-foot = { KIND($card) ->
    [land] sur une place
    [army] pour lever
   *[other] { TERM($card) ->
        [village] sur terre libre
        [town] sur un Village
        [city] sur une Ville
        [road] sur une terre
        [oasis] sur une terre
        [clearing] sur une terre
        [mine] sur une terre
        [plague] à la pioche
        [volcano] à la pioche
        [divine] contre séisme
        [monks] contre maladie
        [taxes] contre révolte
        [secret] contre sabotage
       *[other] à tout moment
     }
 }

## Zones, compteurs, marques
note-unseen = Pas encore vues ({ $n }) : { COUNTED($cards) }.
zone-deck = Pioche
zone-discard = Défausse
zone-king = Le roi
zone-played = En jeu
zone-line = Ligne de bataille
line-line = 1 touche toujours, 10 jamais. Un 0 vaut 10.
zone-realm = Royaume { OF($seat) }
zone-hand = Main
zone-digit = Chiffre
label-discard = { $n } défaussées
label-digit = Votre chiffre : { ordinal-short }
ordinal-short = { $n ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
 }
king-line = { $n ->
    [0] Le roi est dans la pioche. Il met fin à la partie.
   *[other] Le roi n’est pas encore dans la pioche. Il vient quand elle est épuisée.
 }
label-king = { $n ->
    [0] {""}
   *[other] fin de la partie
 }
counter-cards = main
counter-limit-cards = main au plus
counter-hill = terres
counter-people = population
counter-swords = armes
counter-limit-swords = armes au plus
mark-target = attaquée
mark-attacks = attaque
mark-defends = défend
mark-falls = tombe
mark-asked = attend un nombre
mark-spent = a attaqué
mark-moved = a bougé
piece-digit = Chiffre
text-land = { SPOT($cell) ->
    [home] { UP(capital-of) }
   *[other] { UP($land) } { PLACE($cell, $owner) }
 }{ $frontier ->
    [0] {""}
   *[1] , frontière
 }
text-grid = Bords pointillés : frontière. ═ la ligne arrière
head-round = Manche { $round }
turn-step-draw = Piocher
turn-step-move = Bouger
turn-step-fight = Lever, attaquer
turn-step-expand = Étendre
turn-step-discard = Défausser

## Boutons et issues
button-end-movement = { $fights ->
    [0] Étendre
   *[1] Lever ou attaquer
 }
button-end-building = Étendre
button-end-attack = Étendre
button-end-expansion = Défausser
button-end-discarding = Finir le tour
button-end-beginning = Continuer
button-skip = Passer
button-attack = Attaquer : { $percent } %
button-offer = { $number ->
    [0] Demander un don
    [one] Offrir 1 carte
   *[other] Offrir { $number } cartes
 }
button-go-on = Continuer
button-decline = Ne pas bouger
button-fight = Combattre
button-stop = S’arrêter là
button-digit = { $position ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] 4e
 }
button-pass-interruption = Passer
button-pass-countering = Laisser faire
button-counter = L’arrêter
button-first = { UP($starter) }
button-no-offer = Aucune offre
button-take = { UP($partner) }
button-refuse = La défausser
chip-score = Score { $had } → { $gets }
chip-hand = Main +{ $number }
chip-improves = { $opens ->
    [0] Les routes s’y joignent
    [1] Habitable ensuite
    [2] Terre possible à côté
   *[other] Inutile ici
 }
chip-no-attack = Plus d’attaque ce tour
chip-percent = { $answered ->
    [0] { $percent } %
   *[1] De { $least } à { $percent } %
 }
chip-choose-armies = Choisir les armées
chip-falls = Tombe à { $percent } %
chip-hit = Touche à { $percent } %
chip-lose-land = { $number ->
    [one] 1 terre perdue
   *[other] { $number } terres perdues
 }
chip-here = La poser ici
chip-lose-army = −{ $cv }
chip-trade = Proposer à l’échange
chip-discard = Défausser
chip-own = Votre propre terre
chip-half = Une fois sur deux
chip-sabotage = { UP($what) }
fight-as-laid-out = Combattre ainsi

## La barre
first-player-bar = Qui commence ?
beginning-bar = Laissez commencer l’étape
movement-bar = { $moved ->
    [0] { $buildable ->
        [0] { $attackable ->
            [0] Bougez vos armées, ou continuez
           *[1] Bougez ou attaquez : une armée, puis une terre
         }
       *[1] { $attackable ->
            [0] Bougez vos armées, ou levez-en une
           *[1] Bougez, levez ou attaquez
         }
     }
   *[other] Bougez une autre armée, ou continuez
 }
build-or-attack-bar = { $buildable ->
    [0] { $attackable ->
        [0] Vous ne pouvez ni lever ni attaquer
       *[1] Attaquez : une de vos armées, puis une cible
     }
   *[1] { $attackable ->
        [0] Levez une armée, ou continuez
       *[1] Levez une armée, ou attaquez
     }
 }
building-bar = Levez une autre armée, ou continuez
attack-bar = Cliquez une de vos armées, puis une cible
attack-target-bar = Choisissez une cible
attack-armies-bar = { LEN($group) ->
    [0] Choisissez les armées qui attaquent
   *[other] Ajoutez une armée, ou attaquez
 }
response-bar = { $attacker } attaque : bouger une armée ?
battle-line-bar = Formez les paires, puis combattez
battle-line-aim-bar = Choisissez la cible { OF(THE($army)) }
siege-bar = Vos murs frappent : choisissez une armée
calling-bar = { $matter ->
    [0] 1 à { $tenths } touche. Quel chiffre compte ?
    [1] 1 à { $tenths } touche. Quel chiffre compte ?
    [2] 1 à { $tenths } la prend. Quel chiffre compte ?
   *[other] Pair : sauvé. Quel chiffre compte ?
 }
placing-bar = Vous avez pris { $land }. Choisissez la place
continuation-bar = Attaquez encore, ou arrêtez
continuation-target-bar = Choisissez une cible
continuation-armies-bar = Choisissez les armées qui continuent
too-many-armies-bar = Trop d’armes : choisissez une armée à perdre
too-many-cards-bar = Trop de cartes : choisissez-en une à défausser
expansion-bar = { $playable ->
    [0] Aucune carte ne peut être posée
   *[1] Posez { $left ->
        [one] 1 carte
       *[other] { $left } cartes
     } au plus
 }
discarding-bar = Défaussez { $left ->
    [one] 1 carte
   *[other] { $left } cartes
 } au plus, ou finissez
interruption-bar = { $attacked ->
    [0] Jouer un événement ?
   *[1] { WHO($attacker) ->
        [you] Votre attaque : jouer un événement ?
       *[other] { $attacker } attaque : jouer un événement ?
     }
 }
countering-bar = { $card } sur { WHO($owner) ->
    [you] votre terre
   *[other] la terre { OF($owner) }
 } : l’arrêter ?
offering-bar = { LEN($cards) ->
    [0] { $owner } propose { $card }. Faire une offre ?
   *[other] Ajoutez une carte, ou envoyez l’offre
 }
accepting-bar = Choisissez une offre pour { $card }

## Piles et manches
picture-round = Manche { $round }
note-stall-turned = Une carte a quitté la pioche pendant cette manche ; { $count ->
    [one] { $count } manche sans aucune finirait
   *[other] { $count } manches de suite sans aucune finiraient
 } la partie.
note-stall = Manches de suite sans carte de la pioche : { $count }. { $left ->
    [one] Encore { $left }, et la partie finit.
   *[other] Encore { $left }, et la partie finit.
 }
