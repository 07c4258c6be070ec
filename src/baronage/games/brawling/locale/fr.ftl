# Brawling Barons, français. Les faits par leur nom ($card), les fonctions en capitales : baronage/engine/text/catalogue.py ; PIECE, BODY ... : glossary.py.

## Glossaire : ce que devient un Paysan ou un Écuyer, les autres cartes. `.a` avec son article, `.the` avec l’article défini, `.many` au pluriel.
-unknown = carte
    .a = une carte
    .the = la carte
    .many = cartes
    .gender = feminine
-peasant = Paysan
    .a = un Paysan
    .the = le Paysan
    .many = Paysans
    .gender = masculine
-squire = Écuyer
    .a = un Écuyer
    .the = l’Écuyer
    .many = Écuyers
    .gender = masculine
-farm = Ferme
    .a = une Ferme
    .the = la Ferme
    .many = Fermes
    .gender = feminine
-inn = Auberge
    .a = une Auberge
    .the = l’Auberge
    .many = Auberges
    .gender = feminine
-barracks = Caserne
    .a = une Caserne
    .the = la Caserne
    .many = Casernes
    .gender = feminine
-courthouse = Tribunal
    .a = un Tribunal
    .the = le Tribunal
    .many = Tribunaux
    .gender = masculine
-tower = Donjon
    .a = un Donjon
    .the = le Donjon
    .many = Donjons
    .gender = masculine
-smithy = Forge
    .a = une Forge
    .the = la Forge
    .many = Forges
    .gender = feminine
-market = Halle
    .a = une Halle
    .the = la Halle
    .many = Halles
    .gender = feminine
-merchant = Marchand
    .a = un Marchand
    .the = le Marchand
    .many = Marchands
    .gender = masculine
-scribe = Scribe
    .a = un Scribe
    .the = le Scribe
    .many = Scribes
    .gender = masculine
-knight = Chevalier
    .a = un Chevalier
    .the = le Chevalier
    .many = Chevaliers
    .gender = masculine
-archers = Archers
    .a = des Archers
    .the = les Archers
    .many = Archers
    .number = many
    .gender = masculine
-catapults = Catapultes
    .a = des Catapultes
    .the = les Catapultes
    .many = Catapultes
    .number = many
    .gender = feminine
-horsemen = Cavaliers
    .a = des Cavaliers
    .the = les Cavaliers
    .many = Cavaliers
    .number = many
    .gender = masculine
-sheriff = Prévôt
    .a = un Prévôt
    .the = le Prévôt
    .many = Prévôts
    .gender = masculine
-plus-two = Attaque +2
    .a = une Attaque +2
    .the = l’Attaque +2
    .many = Attaques +2
    .gender = feminine
-shield = Bouclier
    .a = un Bouclier
    .the = le Bouclier
    .many = Boucliers
    .gender = masculine
-extra-action = Action supplémentaire
    .a = une Action supplémentaire
    .the = l’Action supplémentaire
    .many = Actions supplémentaires
    .gender = feminine
-military-action = Action militaire
    .a = une Action militaire
    .the = l’Action militaire
    .many = Actions militaires
    .gender = feminine
-bomb = Bombe
    .a = la Bombe
    .the = la Bombe
    .many = Bombes
    .gender = feminine
-flip-unit = Retournement
    .a = un Retournement
    .the = le Retournement
    .many = Retournements
    .gender = masculine
-prison = Prison
    .a = une Prison
    .the = la Prison
    .many = Prisons
    .gender = feminine
-aid-of-buildings = Aide en bâtiments
    .a = une Aide en bâtiments
    .the = l’Aide en bâtiments
    .many = Aides en bâtiments
    .gender = feminine
-aid-of-cards = Aide en cartes
    .a = une Aide en cartes
    .the = l’Aide en cartes
    .many = Aides en cartes
    .gender = feminine
-aid-of-civilians = Aide en civils
    .a = une Aide en civils
    .the = l’Aide en civils
    .many = Aides en civils
    .gender = feminine
-aid-of-arms = Aide en armes
    .a = une Aide en armes
    .the = l’Aide en armes
    .many = Aides en armes
    .gender = feminine
-aid-of-resources = Aide en ressources
    .a = une Aide en ressources
    .the = l’Aide en ressources
    .many = Aides en ressources
    .gender = feminine

## Cartes hors jeu, unités en jeu
a-card = { KIND($card) ->
    [unknown] une carte
    [bomb] la Bombe
    [aid] { A($card) }
   *[card] une carte { $card }
 }
the-card = { KIND($card) ->
    [unknown] cette carte
    [bomb] la Bombe
    [aid] { THE($card) }
   *[card] la carte { $card }
 }
body = { $other ->
    [0] { $half }
   *[other] { $half } ({ $other })
 }
piece = { $body ->
    [0] cette carte
   *[other] { WHO($owner) ->
        [you] { PLURAL($body) ->
            [many] vos
           *[one] votre
         } { $body }{ nth }
       *[other] { ARTICLE($body) }{ $body }{ nth } { OF($owner) }
     }{ place }
 }
plain-piece = { $half ->
    [0] cette carte
   *[other] { WHO($owner) ->
        [you] { PLURAL($half) ->
            [many] vos
           *[one] votre
         } { $half }{ nth }
       *[other] { ARTICLE($half) }{ $half }{ nth } { OF($owner) }
     }{ place }
 }
nth = { $nth ->
    [0] {""}
   *[other] {" "}n° { $nth }
 }
place = { $where ->
    [1] {" "}sur la muraille
    [2] {" "}dans l’Armée du Roi
   *[other] {""}
 }
ordinal = { $nth ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
    [9] neuvième
    [10] dixième
   *[other] { $nth }e
 }

## bid (DEC01) : qui joue en premier
bid = { LEN($cards) ->
    [0] Quelles cartes montrez-vous pour jouer en premier ?
   *[other] Montrer { LIST($cards) }{ $left ->
        [0] {""}
       *[other] , ou ajouter une carte
     } ?
 }
bid-help = Le joueur qui montre le plus de cartes autres que des Paysans commence. Vous gardez vos cartes, mais les autres connaissent celles montrées. Une carte Écuyer porte le nom de ce qu’elle peut devenir.
bid-title = quelles cartes vous montrez pour jouer en premier
bid-sent = { LEN($cards) ->
    [0] Vous ne montrez aucune carte
   *[other] Vous montrez { LIST($cards) }
 }. Les autres choisissent encore.
bid-others = { $player ->
    [0] Les joueurs choisissent en secret combien de cartes ils montrent pour jouer en premier.
   *[1] Toutes vos cartes ont un Paysan : vous n’en montrez aucune. Les autres choisissent encore.
 }
nothing-to-bid = Toutes vos cartes ont un Paysan : vous n’en montrez aucune pour jouer en premier, et attendez les autres.
add-to-bid = Montrer { the-card }
add-to-bid-group = Montrer une carte
add-to-bid-when = Les cartes se montraient avant le premier tour. { now-asked }
add-to-bid-2_06 = { $added ->
    [0] { not-in-hand }
   *[1] { UP(the-card) } est déjà parmi celles que vous montrez.
 }
add-to-bid-2_07 = { UP(the-card) } a un Paysan : pour jouer en premier on ne montre que des cartes sans Paysan.
send-bid = { LEN($cards) ->
    [0] Ne montrer aucune carte
   *[other] Montrer { LEN($cards) ->
        [one] 1 carte
       *[other] { LEN($cards) } cartes
     } : { LIST($cards) }
 }
send-bid-when = Les cartes se montraient avant le premier tour. { now-asked }

## signs (DEC02) : les ex æquo
signs = Pierre, papier ou ciseaux ?
signs-bar = Égalité. Pierre, feuille ou ciseaux ?
signs-help = Le gagnant commence. À égalité : { LIST($tied) }.
signs-title = pierre, papier ou ciseaux
signs-sent = Votre choix est fait. Les autres choisissent encore.
signs-others = { LIST($tied) } sont à égalité et jouent à pierre, papier, ciseaux qui commence.
not-tied = Seuls les ex æquo jouent à pierre, papier, ciseaux : { LIST($tied) }.
show-sign = Montrer { sign }
sign = { $sign ->
    [0] la pierre
    [1] le papier
   *[2] les ciseaux
 }
show-sign-when = Pierre, papier, ciseaux : c’est pour les ex æquo, avant le premier tour. { now-asked }
show-sign-2_10 = Montrez la pierre, le papier ou les ciseaux.

## Parties de phrases
it = { PLURAL($unit) ->
    [many] { GENDER($unit) ->
        [feminine] elles
       *[masculine] ils
     }
   *[one] { GENDER($unit) ->
        [feminine] elle
       *[masculine] il
     }
 }
them = { PLURAL($unit) ->
    [many] les
   *[one] { GENDER($unit) ->
        [feminine] la
       *[masculine] le
     }
 }
is = { PLURAL($unit) ->
    [many] sont
   *[one] est
 }
has = { PLURAL($unit) ->
    [many] ont
   *[one] a
 }
falls = { PLURAL($unit) ->
    [many] tombent
   *[one] tombe
 }
stands = { PLURAL($unit) ->
    [many] tiennent
   *[one] tient
 }
stays = { PLURAL($unit) ->
    [many] restent
   *[one] reste
 }
becomes = { PLURAL($unit) ->
    [many] deviennent
   *[one] devient
 }
resources = { $taken ->
    [one] { $taken } ressource
   *[other] { $taken } ressources
 }
last-resources = { $rest ->
    [0] { $taken ->
        [one] la dernière ressource
       *[other] les { $taken } dernières ressources
     }
   *[other] { resources }
 }
last-cards = { $rest ->
    [0] { $taken ->
        [one] la dernière carte
       *[other] les { $taken } dernières cartes
     }
   *[other] { $taken ->
        [one] { $taken } carte
       *[other] { $taken } cartes
     }
 }
money = { $money ->
    [one] { $money } ressource
   *[other] { $money } ressources
 }
ends = { $ends ->
    [0] {""}
    [1] {" "}(cela termine la partie : { outcome })
   *[2] {" "}(cela termine la partie si des Aides royales apparaissent : { outcome })
 }
outcome = { $place ->
    [1] { $team ->
        [0] vous gagneriez
       *[1] votre équipe gagnerait
     }
   *[other] { $duel ->
        [0] { $team ->
            [0] vous finiriez
           *[1] votre équipe finirait
         } à la { ORDINAL($place) } place
       *[1] { $team ->
            [0] vous perdriez
           *[1] votre équipe perdrait
         }
     }
 }
yields = { $more_gathers ->
    [0] {""}
   *[other] {" "}; vous récoltez alors { $gathers_then }, et non { $gathers }
 }{ $more_draws ->
    [0] {""}
   *[other] {" "}; vous piochez alors { $draws_then }, et non { $draws }
 }
no-action-left = { $doubled ->
    [0] { $again ->
        [0] Votre action est faite : faites un coup gratuit, ou finissez votre tour.
       *[1] Votre action est faite : jouez d’abord une Action supplémentaire, ou finissez votre tour.
     }
   *[1] Vos deux actions de ce tour sont faites : faites un coup gratuit, ou finissez votre tour.
 }
costs = coûte { $cost }, et vous avez { money }.
not-in-hand = { $copy ->
    [0] { UP(the-card) } n’est pas dans votre main.
   *[1] { wrong-copy }
 }
wrong-copy = Vous n’avez pas cet exemplaire de la carte. Vous avez { $copy }.
not-held = { $fits ->
    [0] C’est une carte d’une autre sorte.
   *[1] { $copy ->
        [0] Vous n’avez pas cette carte en main.
       *[1] { wrong-copy }
     }
 }
other-copy = Tous ont vu { $copy } dans votre main : il part en premier. Nommez { $copy }.
recruit-first = { UP(the-card) } est dans votre main : recrutez-la d’abord.{ unit-meant }
unit-meant = { LEN($meant) ->
    [0] {""}
   *[other] {" "}Vous avez { LIST($meant) } en jeu.
 }
only-the-bomb = { UP($unit) } { is } hors d’atteinte : seule la Bombe frappe là.

## Refus de toutes les décisions
not-your-turn = { WHO($active) ->
    [you] C’est votre tour.
   *[other] C’est le tour { OF($active) }.
 }
no-free-play-now = Les coups gratuits se font avant ou après une action, pas au milieu. { now-asked }
not-over-yet = Finissez d’abord ce que vous avez commencé. { now-asked }
nobody-joins = { WHO($attacker) ->
    [you] Votre attaque est lancée : on n’y ajoute plus rien.
   *[other] C’est l’attaque { OF($attacker) } : personne d’autre n’y ajoute.
 }
under-attack = L’attaque n’est pas finie. Le défenseur peut encore jouer des Boucliers.
done-when = Vous n’avez rien à finir maintenant. { now-asked }
done-3_03 = Faites une action avant de finir votre tour.

## turn (DEC03)
turn = Faites { $extra ->
    [0] une action
   *[1] deux actions, l’une après l’autre
 }.
turn-bar = À vous : faites { $extra ->
    [0] une action
   *[1] deux actions
 }
turn-help = { deck-left }
turn-second = Faire une deuxième action, ou finir votre tour ?
turn-second-help = { deck-left }
turn-spent = Finissez votre tour{ LEN($plays) ->
    [0] .
   *[other] , ou d’abord : { LIST($plays) } ?
 }
turn-spent-help = { $kept ->
    [0] {""}
   *[1] Vous gardez les cartes et les Aides non employées pour un autre tour.
 }
turn-others = { $stage ->
    [0] { $active } fait une action.
    [1] { $active } peut faire une deuxième action, ou finir son tour.
   *[2] { $active } peut faire des coups gratuits, ou finir son tour.
 }{ $aids ->
    [0] {""}
   *[1] {" "}Vous pouvez entre-temps employer une Aide royale.
 }
turn-title = ce que vous faites à votre tour
turn-end = Finir votre tour
deck-left = { $last ->
    [0] Récolter rapporterait { $gathers }, Piocher { $draws } ; la pioche a { $deck } cartes.
   *[1] { $deck ->
        [1] Il reste une carte dans la pioche. Si
       *[other] Récolter prendrait { $gathers } et Piocher { $draws } des { $deck } dernières cartes. Si
     } vous prenez la dernière carte, la partie finit : { outcome }.
 }
free-play = { $play ->
    [0] jouer une Action supplémentaire
    [1] jouer une Action militaire
    [2] faire avancer des Cavaliers de leur pas gratuit
   *[3] employer une Aide royale
 }

## Récolter, Piocher, le marché, la Halle
gather = Récolter { last-resources }{ ends }
gather-when = On récolte des ressources à son tour. { now-asked }
gather-3_01 = { no-action-left }
draw = Piocher { last-cards }{ ends }
draw-when = On pioche des cartes à son tour. { now-asked }
draw-3_01 = { no-action-left }
take-card = Prendre { market-card }{ ends }
market-card = { the-card } { $alike ->
    [0] du marché
   *[1] à la { ORDINAL($slot) } place du marché
 }
take-card-group = Prendre une carte du marché
take-card-when = On prend des cartes du marché à son tour. { now-asked }
take-card-5_03 = Cette place du marché est vide.
take-card-3_01 = { no-action-left }
buy = Payer 2 à la Halle de votre ville : piocher { last-cards }{ ends }
buy-when = La Halle de votre ville s’emploie à votre tour. { now-asked }
buy-12_12 = Vous n’avez pas de Halle dans votre ville.
buy-3_01 = { no-action-left }
buy-4_05 = Piocher à la Halle de votre ville { costs }
sell = Défausser { the-card } à la Halle de votre ville : gagner { last-resources }{ ends }
sell-group = Défausser une carte à la Halle de votre ville
sell-when = La Halle de votre ville s’emploie à votre tour. { now-asked }
sell-12_12 = { $markets ->
    [0] Vous n’avez pas de Halle dans votre ville.
   *[other] { not-in-hand }
 }
sell-3_01 = { no-action-left }
sell-1_15 = { other-copy }

## recruiting (DEC04)
recruiting = Recruter encore une unité, ou arrêter ?
recruiting-bar = Recrutez encore, ou terminez
recruiting-help = Il vous reste { money }.
recruiting-others = { $active } recrute.
recruiting-title = si vous recrutez encore une unité
recruiting-end = Arrêter de recruter
recruit = Recruter un { $body } pour { $cost }{ yields }
recruit-group = Recruter
recruit-when = On recrute des unités à son tour. { now-asked }
recruit-6_10 = { UP(a-card) } ne se recrute pas : seules les cartes avec un Paysan ou un Écuyer se recrutent.
recruit-6_01 = { not-in-hand }
recruit-3_01 = { no-action-left }
recruit-6_06 = { $civil ->
    [0] Votre ville a de la place pour { $room } soldats et en abrite { $there } : envoyez-en un sur la muraille, ou bâtissez une Caserne ou une Auberge.
   *[1] Votre ville a de la place pour { $room } civils et en abrite { $there } : faites d’un Paysan un bâtiment, ou bâtissez une Ferme ou une Auberge.
 }
recruit-4_05 = Un { $body } { costs }
recruit-1_15 = { other-copy }

## upgrading (DEC05)
upgrading = Améliorer encore une unité, ou arrêter ?
upgrading-bar = Améliorez encore, ou terminez
upgrading-help = Il vous reste { money }.
upgrading-others = { $active } améliore des unités.
upgrading-title = si vous améliorez encore une unité
upgrading-end = Arrêter d’améliorer
upgrade = Améliorer { to-upgrade }
to-upgrade = { PLAIN($unit) } en { $becomes } pour { $cost }{ $saved ->
    [0] {""}
   *[other] {" "}({ $full } moins { $saved } grâce { $smithies ->
        [one] à la Forge
       *[other] aux Forges
     })
 }{ worth }{ yields }
worth = { $points ->
    [0] {""}
   *[1] {" "}: 1 point
 }
upgrade-group = Améliorer
upgrade-when = On améliore des unités à son tour. { now-asked }
upgrade-7_01 = { $held ->
    [0] { UP($unit) } n’{ is } pas une unité de votre ville.{ unit-meant }
   *[1] { recruit-first }
 }
upgrade-7_06 = { UP($unit) } { is } déjà amélioré{ AGREE($unit) }.
upgrade-8_10 = { UP($unit) } n’{ is } pas dans votre ville, et c’est là seulement qu’on améliore des unités.
upgrade-3_01 = { no-action-left }
upgrade-4_05 = Améliorer { PLAIN($unit) } en { $becomes } { costs }

## moving (DEC06)
moving = Faire avancer encore une unité, ou arrêter ?
moving-bar = Avancez encore un soldat, ou terminez
moving-help = Par action, chaque unité avance une fois : sur la muraille, ou de là dans l’Armée du Roi.
moving-others = { $active } fait avancer des unités.
moving-title = si vous faites avancer encore une unité
moving-end = Ne plus avancer
move = { $to ->
    [1] Avancer { to-the-wall }
   *[2] Envoyer { to-the-king }
 }
to-the-wall = { $unit } sur la muraille{ $stays ->
    [0] {""}
   *[1] , où seule une carte peut l’améliorer
 }
to-the-king = { $mover } de la muraille dans l’Armée du Roi : 2 points
move-group = Avancer
move-when = Les unités avancent à votre tour. { now-asked }
move-8_01 = { $held ->
    [0] { UP($unit) } n’{ is } pas un soldat à vous.{ unit-meant }
   *[1] { recruit-first }
 }
move-8_05 = { UP($unit) } est un { TYPE($unit) ->
    [building] bâtiment
   *[other] civil
 } : seuls les soldats avancent.
move-8_04 = { UP($unit) } { has } déjà avancé pendant cette action.
move-8_03 = { UP($unit) } { stays } là définitivement.
move-8_10 = { UP($unit) } { stays } là : seuls les soldats améliorés rejoignent l’Armée du Roi.
move-3_01 = { no-action-left }

## giving (DEC09) : le jeu en équipes
giving = Donner encore une carte, ou arrêter ?
giving-bar = Donnez encore une carte, ou terminez
giving-help = Chacune coûte 1 ; il vous reste { money }.
giving-others = { $active } donne des cartes dans son équipe.
giving-title = si vous donnez encore une carte
giving-end = Arrêter de donner
give = Donner { $resource ->
    [1] une de vos ressources
   *[0] { $held ->
        [0] { $unit }
       *[1] { the-card } de votre main
     }
 } { TO($mate) } pour 1
give-group = Donner quelque chose dans votre équipe
give-when = On donne des cartes dans son équipe à son tour. { now-asked }
give-15_01 = On ne donne des cartes que dans son équipe, et il n’y a pas d’équipes dans cette partie.
give-15_07 = { $team ->
    [0] Vous ne pouvez donner que dans votre équipe.
   *[1] { UP($unit) } n’{ is } pas à vous.
 }
give-3_01 = { no-action-left }
give-15_08 = { $resource ->
    [0] Donner quelque chose { costs }
   *[1] Donner une ressource en demande deux, une à payer et une à donner ; vous avez { money }.
 }
give-15_10 = { UP($unit) } ne se donne pas.
give-15_09 = La ville { OF($mate) } n’a pas de place pour { $unit }.
give-1_15 = { other-copy }

## declaration (DEC07) : préparer une attaque
declaration = Ajouter un attaquant, ou frapper ?
declaration-help = { UP(LIST($blows)) }. Personne d’autre ne le voit.
declaration-title = si vous ajoutez un attaquant, ou frappez
declaration-end = Frapper avec { $number ->
    [one] { $number } attaquant
   *[other] { $number } attaquants
 } : { LIST($blows) }
attack = Attaquer { strike }
strike = { $unit } avec { with-whom } : { what-it-does }{ price }
with-whom = { $plus ->
    [0] { $fighter }
   *[1] une carte Attaque +2
 }
what-it-does = { $result ->
    [0] { damage }, trop peu ({ falls-at })
    [1] { damage }, { it } { becomes } { A($base) }
    [2] { damage }, { it } { falls }
   *[3] le Prévôt { them } défausse
 }
damage = { $dealt ->
    [one] { $dealt } dégât
   *[other] { $dealt } dégâts
 }{ $several ->
    [0] {""}
   *[1] {" "}en tout
 }{ $towers ->
    [0] {""}
    [one] {" "}après le Donjon
   *[other] {" "}après { $towers } Donjons
 }
falls-at = { it } { $lowers ->
    [0] {""}
   *[other] { becomes } { A($base) } dès { $lowers }, et{" "}
 }{ falls } dès { TYPE($unit) ->
    [building] le double de sa santé, { $falls }
   *[other] { $falls }
 }
price = { $price ->
    [0] {""}
    [1] {" "}; ensuite { $fighter } { PLURAL($fighter) ->
        [many] deviennent
       *[one] devient
     } un Écuyer, comme après chaque attaque
   *[2] {" "}; ensuite { $fighter } { PLURAL($fighter) ->
        [many] sont
       *[one] est
     } perdu{ AGREE($fighter) }, comme après chaque attaque
 }
blow = { $unit } { $result ->
    [0] { stands } ({ damage } ; { falls-at })
    [1] { becomes } { A($base) } ({ damage })
    [2] { falls } ({ damage })
   *[3] { falls } devant le Prévôt
 }
attack-group = Attaquer avec { with-whom }
attack-when = On attaque à son tour. { now-asked }
attack-9_01 = { $held ->
    [0] { $plus ->
        [0] { UP($fighter) } ne { PLURAL($fighter) ->
            [many] peuvent
           *[one] peut
         } pas attaquer : { who-can-attack }
       *[1] { not-in-hand }
     }
   *[1] { UP(the-card) } ne peut pas attaquer depuis votre main : { who-can-attack }
 }
who-can-attack = les soldats de votre ville et de votre muraille le peuvent, et les cartes Attaque +2.{ unit-meant }
attack-8_11 = { $king ->
    [0] { UP($fighter) } ne { PLURAL($fighter) ->
        [many] combattent
       *[one] combat
     } plus.
   *[1] { only-the-bomb }
 }
attack-3_01 = { no-action-left }
attack-9_02 = { $joined ->
    [0] { UP($unit) } n’{ is } pas une unité d’un adversaire.
   *[1] { UP(with-whom) } { PLURAL($fighter) ->
        [many] ont
       *[one] a
     } déjà une cible.
 }
attack-1_13 = { UP($unit) } n’{ is } pas une unité d’un adversaire.
attack-15_04 = { $owner } est de votre équipe.
attack-8_07 = { UP($unit) } { is } derrière la muraille : attaquez d’abord qui s’y tient ({ LIST($wall) }).
attack-1_15 = { other-copy }

## defence (DEC08) : les Boucliers
defence = { $guards ->
    [0] Employer une Aide royale, ou laisser venir ?
   *[other] Jouer un Bouclier, ou aucun ?
 }
defence-help = { UP(LIST($blows)) }.{ $guards ->
    [0] {""}
   *[other] {" "}Vous avez { guards } ; chaque Bouclier enlève 3.
 }{ $aids ->
    [0] {""}
   *[1] {" "}Vous pouvez aussi employer une Aide royale.
 }
guards = { $shields ->
    [0] { arms }
   *[other] { $shields ->
        [one] { $shields } Bouclier
       *[other] { $shields } Boucliers
     }{ $arms ->
        [0] {""}
       *[other] {" "}et { arms }
     }
 }
arms = { $arms ->
    [one] une Aide en armes
   *[other] { $arms } Aides en armes
 }
defence-others = { WHO($attacker) ->
    [you] Votre attaque
   *[other] L’attaque { OF($attacker) }
 }{ LEN($blows) ->
    [0] {" "}ne fait plus aucun mal.
   *[other] {" "}: { LIST($blows) }.
 } Le défenseur peut jouer des Boucliers.
defence-title = si vous jouez un Bouclier
defence-end = { $guards ->
    [0] Laisser venir
   *[other] Ne pas jouer de Bouclier
 } : { LIST($blows) }
guard = { $aid ->
    [0] Jouer un Bouclier sur
   *[1] Employer { $fighter } pour
 } { $unit } : dégâts { $before } → { $after }, { saving }
saving = { $was ->
    [0] { it } { stands } avec ou sans
    [1] { $result ->
        [0] { it } { is } sauvé{ AGREE($unit) }
       *[other] { it } { becomes } quand même { A($base) } (il faut { $shields } Boucliers)
     }
    [2] { $result ->
        [0] { it } { is } sauvé{ AGREE($unit) }
        [1] { it } { becomes } seulement { A($base) }
       *[other] { it } { falls } quand même (il faut { $shields } Boucliers)
     }
   *[3] le Prévôt { them } défausse tout de même
 }
guard-group = { $aid ->
    [0] Jouer un Bouclier
   *[1] Employer { $fighter }
 }
guard-when = On joue des Boucliers quand une de ses unités est attaquée. { now-asked }
guard-11_02 = { $copy ->
    [0] { UP(the-card) } n’est pas un Bouclier à vous.
   *[1] { wrong-copy }
 }
guard-15_13 = { UP($unit) } n’{ is } pas à vous : les Boucliers protègent vos propres unités.
guard-9_12 = { $mine ->
    [0] { UP($unit) } n’{ is } pas attaqué{ AGREE($unit) }.
   *[1] Il n’y a pas de dégâts à épargner { TO($unit) }.
 }
guard-1_15 = { other-copy }

## Cartes d’action et le Tribunal
bomb = Jouer la Bombe pour 6 : défausser { $unit }
bomb-group = Jouer la Bombe pour 6
bomb-when = La Bombe se joue à votre tour. { now-asked }
bomb-11_05 = { not-held }
bomb-3_01 = { no-action-left }
bomb-4_05 = La Bombe { costs }
bomb-1_12 = La Bombe ne frappe que les unités et les Aides royales sur la table.
bomb-1_15 = { other-copy }
flip-up = Jouer Retournement : { $unit } { becomes } { A($becomes) }
flip-up-group = Améliorer une unité par Retournement
flip-up-when = Le Retournement se joue à votre tour. { now-asked }
flip-up-11_06 = { flip-11_06 }
flip-11_06 = { $right ->
    [0] { not-held }
   *[1] Le Retournement retourne des civils et des soldats dans les villes et sur les murailles, et ce n’en est pas un.
 }
flip-up-3_01 = { no-action-left }
flip-up-7_06 = { UP($unit) } { is } déjà amélioré{ AGREE($unit) }.
flip-up-11_12 = { $raised ->
    [0] { UP($unit) } deviendrait { A($becomes) }, et le Retournement ne fait pas de bâtiments.
   *[1] { flip-11_12 }
 }
flip-11_12 = Le Retournement n’atteint pas { $unit } : il retourne des civils et des soldats dans les villes et sur les murailles.
flip-up-1_15 = { other-copy }
flip-down = Jouer Retournement : { lower }
lower = { $raised ->
    [0] défausser { $unit }
   *[1] { $unit } { becomes } { A($base) }
 }
flip-down-group = Rétrograder une unité par Retournement
flip-down-when = Le Retournement se joue à votre tour. { now-asked }
flip-down-11_06 = { flip-11_06 }
flip-down-3_01 = { no-action-left }
flip-down-11_12 = { flip-11_12 }
flip-down-1_15 = { other-copy }
imprison = Jouer Prison pour 5 : défausser { $unit }
imprison-group = Jouer Prison pour 5
imprison-when = La Prison se joue à votre tour. { now-asked }
imprison-11_07 = { $right ->
    [0] { not-held }
   *[1] { no-foe }
 }
no-foe = { UP($unit) } n’{ is } pas un soldat adverse dans une ville ou sur une muraille.
imprison-3_01 = { no-action-left }
imprison-4_05 = La Prison { costs }
imprison-15_04 = { UP($unit) } { is } de votre propre équipe.
imprison-8_11 = { only-the-bomb }
imprison-1_15 = { other-copy }
court = Employer votre Tribunal pour 3 : { lower }
court-group = Employer votre Tribunal pour 3
court-when = Un Tribunal s’emploie à votre tour. { now-asked }
court-12_09 = { $courts ->
    [0] Vous n’avez pas de Tribunal.
   *[other] { no-foe }
 }
court-3_01 = { no-action-left }
court-4_05 = Le Tribunal { costs }
court-15_04 = { UP($unit) } { is } de votre propre équipe.
court-8_11 = { only-the-bomb }

## Coups gratuits
extra-action = Jouer une Action supplémentaire : faire une deuxième action pendant ce tour
extra-action-when = Une Action supplémentaire se joue à votre tour. { now-asked }
extra-action-11_03 = { $fits ->
    [0] { UP(the-card) } n’est pas une Action supplémentaire.
   *[1] { $held ->
        [0] { not-held }
       *[1] Vous avez déjà joué une Action supplémentaire pendant ce tour.
     }
 }
extra-action-1_15 = { other-copy }
arms-upgrade = Jouer une Action militaire : améliorer { to-upgrade }
arms-upgrade-group = Améliorer par une Action militaire
arms-upgrade-when = { arms-when }
arms-when = Une Action militaire se joue à votre tour. { now-asked }
arms-upgrade-11_04 = { arms-11_04 }
arms-11_04 = { $right ->
    [0] { not-held }
   *[1] { $in_hand ->
        [0] { $unit ->
            [0] Une Action militaire est pour un de vos soldats dans la ville ou sur la muraille.
           *[other] { UP($unit) } n’{ is } pas un soldat à vous.{ unit-meant }
         }
       *[1] { recruit-first }
     }
 }
arms-upgrade-1_15 = { other-copy }
arms-upgrade-7_06 = { upgrade-7_06 }
arms-upgrade-8_10 = { upgrade-8_10 }
arms-upgrade-4_05 = { upgrade-4_05 }
arms-move = Jouer une Action militaire : { $to ->
    [1] avancer { to-the-wall }
   *[2] envoyer { to-the-king }
 }
arms-move-group = Avancer par une Action militaire
arms-move-when = { arms-when }
arms-move-11_04 = { arms-11_04 }
arms-move-1_15 = { other-copy }
arms-move-8_03 = { move-8_03 }
arms-move-8_10 = { move-8_10 }
arms-attack = Jouer une Action militaire : attaquer { strike }
arms-attack-group = Attaquer par une Action militaire
arms-attack-when = { arms-when }
arms-attack-11_04 = { not-held }
arms-attack-1_15 = { other-copy }
arms-attack-11_08 = Une Action militaire est pour un seul soldat : aucune carte Attaque +2 ne frappe avec lui.
arms-attack-9_01 = { $in_hand ->
    [0] { UP($fighter) } ne { PLURAL($fighter) ->
        [many] peuvent
       *[one] peut
     } pas attaquer : les soldats de votre ville et de votre muraille le peuvent.{ unit-meant }
   *[1] { recruit-first }
 }
arms-attack-8_11 = { attack-8_11 }
arms-attack-9_02 = { UP($unit) } n’{ is } pas une unité d’un adversaire.
arms-attack-1_13 = { attack-1_13 }
arms-attack-15_04 = { attack-15_04 }
arms-attack-8_07 = { attack-8_07 }
ride = Pas gratuit : { $to ->
    [1] avancer { to-the-wall }
   *[2] envoyer { to-the-king }
 }
ride-when = Les Cavaliers font leur pas gratuit à votre tour. { now-asked }
ride-12_04 = { $horsemen ->
    [0] { UP($unit) } n’{ has } pas de pas gratuit : vos propres Cavaliers en ont un à chaque tour.
   *[1] { UP($unit) } ont fait leur pas gratuit de ce tour.
 }
ride-8_03 = { move-8_03 }

## Aides royales
aid-build = Employer { $fighter }, sans dépenser d’action : { PLAIN($unit) } devient { A($becomes) }, sans rien payer{ worth }{ yields }
aid-build-group = Employer { $fighter }
aid-build-when = { aid-when }
aid-when = Les Aides royales s’emploient à votre tour. { now-asked }
not-that-aid = Il faut pour cela { THE($aid) }.
not-your-aid = { $copy ->
    [0] Vous n’avez pas d’{ $aid }.
   *[1] { wrong-copy }
 }
arms-aid = Une Aide en armes s’emploie comme un Bouclier, quand on vous attaque.
aid-build-10_10 = { $mine ->
    [0] { not-that-aid }
   *[1] { UP($unit) } n’{ is } pas un Paysan de votre ville qui devient un bâtiment.
 }
aid-build-10_13 = { arms-aid }
aid-build-10_08 = { not-your-aid }
aid-draw = Employer { $fighter }, sans dépenser d’action : piocher { last-cards }{ ends }
aid-draw-when = { aid-when }
aid-draw-10_11 = { not-that-aid }
aid-draw-10_13 = { arms-aid }
aid-draw-10_08 = { not-your-aid }
aid-market = Employer { $fighter }, sans dépenser d’action : prendre { market-card }{ ends }
aid-market-group = Employer { $fighter }
aid-market-when = { aid-when }
aid-market-10_12 = { $mine ->
    [0] { not-that-aid }
   *[1] Cette place du marché est vide.
 }
aid-market-10_13 = { arms-aid }
aid-market-10_08 = { not-your-aid }
aid-gain = Employer { $fighter }, sans dépenser d’action : gagner { last-resources }{ ends }
aid-gain-when = { aid-when }
aid-gain-10_14 = { not-that-aid }
aid-gain-10_13 = { arms-aid }
aid-gain-10_08 = { not-your-aid }

## recipient (DEC10) : le jeu en équipes
recipient = Qui de votre équipe reçoit { THE($aid) } ?
recipient-others = { $active } choisit qui de l’équipe reçoit { THE($aid) }.
recipient-title = qui de votre équipe reçoit l’Aide royale
receive = { WHO($mate) ->
    [you] Garder { THE($aid) } pour vous
   *[other] Donner { THE($aid) } { TO($mate) }
 }
receive-when = Une équipe choisit qui reçoit une Aide royale quand elle apparaît pour elle. { now-asked }
receive-15_06 = { UP(THE($aid)) } est pour quelqu’un de votre équipe : { LIST($members) }.

## Ce qui s’est passé : l’ouverture, le tour, la fin
cards-shown = { LEN($cards) ->
    [0] { WHO($seat) ->
        [you] Vous ne montrez
       *[other] { $seat } ne montre
     } aucune carte
   *[other] { WHO($seat) ->
        [you] Vous montrez
       *[other] { $seat } montre
     } { LIST($cards) }
 } pour jouer en premier.
sign-shown = { WHO($seat) ->
    [you] Vous montrez
   *[other] { $seat } montre
 } { sign }.
first-player = { $lot ->
    [0] {""}
   *[1] Par tirage au sort :{" "}
 }{ WHO($seat) ->
    [you] { $lot ->
        [0] Vous jouez
       *[1] vous jouez
     }
   *[other] { $seat } joue
 } en premier.
turn-began = Manche { $round } : { WHO($seat) ->
    [you] c’est votre tour.
   *[other] c’est le tour { OF($seat) }.
 }
ended = { $cause ->
    [1] { WHO($seat) ->
        [you] Vous prenez
       *[other] { $seat } prend
     } la dernière carte de la pioche : la partie est terminée.
    [2] La dernière manche est jouée, et la partie terminée.
   *[3] La partie est terminée.
 }
cause-deck-empty = La pioche est vide.
cause-turn-limit = La dernière manche est jouée.
cause-left-alone = Une seule personne reste en jeu.

## Pioche, marché, ville
gathered = { WHO($seat) ->
    [you] Vous gagnez
   *[other] { $seat } gagne
 } { resources }.
drew = { WHO($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { a-card }.
took = { WHO($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
 } { the-card }{ TERM($card) ->
    [market] {""}
   *[other] {" "}du marché
 }.
market-filled = { UP(a-card) } { TERM($card) ->
    [market] est à prendre
   *[other] arrive au marché
 }.
paid = { WHO($seat) ->
    [you] Vous payez
   *[other] { $seat } paie
 } { resources }.
recruited = { WHO($seat) ->
    [you] Vous recrutez
   *[other] { $seat } recrute
 } un { $body }.
raised = { WHO($seat) ->
    [you] Votre { $half }
   *[other] { UP(ARTICLE($half)) }{ $half } { OF($seat) }
 } devient { A($becomes) }{ worth }.
flipped = { raised }
moved = { WHO($seat) ->
    [you] { PLURAL($body) ->
        [many] Vos
       *[one] Votre
     } { $body }
   *[other] { UP(ARTICLE($body)) }{ $body } { OF($seat) }
 } { $to ->
    [1] { PLURAL($body) ->
        [many] avancent
       *[one] avance
     } sur la muraille
   *[2] { PLURAL($body) ->
        [many] rejoignent
       *[one] rejoint
     } l’Armée du Roi : 2 points
 }.
gave = { WHO($seat) ->
    [you] Vous donnez
   *[other] { $seat } donne
 } { $gift ->
    [0] une ressource
    [1] { a-card }
   *[2] { ARTICLE($body) }{ $body }
 } { TO($mate) }.

## Attaques
attacked = { WHO($attacker) ->
    [you] Vous attaquez
   *[other] { $attacker } attaque
 } { WHO($owner) ->
    [you] { PLURAL($target_body) ->
        [many] vos
       *[one] votre
     } { $target_body }
   *[other] { ARTICLE($target_body) }{ $target_body } { OF($owner) }
 } avec { A($fighter_body) }.
threatened = { CITED($rules, "9.09") ->
    [1] Un Prévôt vient chercher{" "}
   *[0] { CITED($rules, "9.10") ->
        [1] Après les Donjons,{" "}
       *[0] {""}
     }{ $damage ->
        [one] { $damage } dégât menace
       *[other] { $damage } dégâts menacent
     }{" "}
 }{ WHO($owner) ->
    [you] { PLURAL($body) ->
        [many] vos
       *[one] votre
     } { $body }
   *[other] { ARTICLE($body) }{ $body } { OF($owner) }
 }{ CITED($rules, "9.09") ->
    [1] {" "}: aucun Bouclier n’y fait rien
   *[0] { CITED($rules, "12.05") ->
        [1] , et un Prévôt aussi : aucun Bouclier n’y fait rien
       *[0] , qui { body-falls-at }
     }
 }.
body-falls-at = { $lowers ->
    [0] {""}
   *[other] { PLURAL($body) ->
        [many] deviennent
       *[one] devient
     } { A($base) } dès { $lowers }, et{" "}
 }{ PLURAL($body) ->
    [many] tombent
   *[one] tombe
 } dès { $falls }
shields-asked = Vous pouvez jouer des Boucliers.
guarded = { WHO($seat) ->
    [you] Vous employez
   *[other] { $seat } emploie
 } { A($card) } pour { ARTICLE($body) }{ $body } : { $left ->
    [one] il reste { $left } dégât
   *[other] il reste { $left } dégâts
 }.
struck = { WHO($owner) ->
    [you] { PLURAL($body) ->
        [many] Vos
       *[one] Votre
     } { $body }
   *[other] { UP(ARTICLE($body)) }{ $body } { OF($owner) }
 } { $result ->
    [0] { PLURAL($body) ->
        [many] tiennent
       *[one] tient
     }{ $damage ->
        [0] {""}
       *[other] {" "}: { $damage } contre { $lowers ->
            [0] { $falls }
           *[other] { $lowers }
         }
     }
    [1] { PLURAL($body) ->
        [many] deviennent
       *[one] devient
     } { A($base) } : { $damage } contre { $lowers }
   *[2] { PLURAL($body) ->
        [many] tombent
       *[one] tombe
     }{ CITED($rules, "12.05") ->
        [1] {" "}devant le Prévôt
       *[0] {" "}: { $damage } contre { $falls }{ $points ->
            [0] {""}
           *[1] , −1 point
         }
     }
 }.
spent = { lowered-body }.
lowered = { lowered-body }{ CITED($rules, "12.09") ->
    [1] , par jugement d’un Tribunal
   *[0] {""}
 }.
lowered-body = { WHO($seat) ->
    [you] { PLURAL($body) ->
        [many] Vos
       *[one] Votre
     } { $body }
   *[other] { UP(ARTICLE($body)) }{ $body } { OF($seat) }
 } { $fate ->
    [1] { PLURAL($body) ->
        [many] deviennent
       *[one] devient
     } { A($base) }
   *[2] { PLURAL($body) ->
        [many] sont
       *[one] est
     } défaussé{ AGREE($body) }
 }

## Cartes et Aides royales
bombed = La Bombe élimine { WHO($seat) ->
    [you] { PLURAL($body) ->
        [many] vos
       *[one] votre
     } { $body }
   *[other] { ARTICLE($body) }{ $body } { OF($seat) }
 }.
jailed = { WHO($seat) ->
    [you] { PLURAL($body) ->
        [many] Vos
       *[one] Votre
     } { $body }
   *[other] { UP(ARTICLE($body)) }{ $body } { OF($seat) }
 } { PLURAL($body) ->
    [many] vont en prison et sont
   *[one] va en prison et est
 } défaussé{ AGREE($body) }.
played = { WHO($seat) ->
    [you] Vous { KIND($card) ->
        [aid] employez votre { $card }{ aid-for }
       *[other] jouez { A($card) }
     }
   *[other] { $seat } { KIND($card) ->
        [aid] emploie une { $card }{ aid-for }
       *[other] joue { A($card) }
     }
 }.
aid-for = { TERM($card) ->
    [aid-of-buildings] {" "}pour faire d’un Paysan un bâtiment sans rien payer
    [aid-of-cards] {" "}pour piocher des cartes
    [aid-of-civilians] {" "}pour prendre une carte du marché
    [aid-of-arms] {" "}comme Bouclier
   *[aid-of-resources] {" "}pour gagner des ressources
 }
discarded = { KIND($card) ->
    [aid] La dernière carte est { THE($card) } : elle est défaussée sans effet.
   *[other] { WHO($seat) ->
        [you] Vous défaussez
       *[other] { $seat } défausse
     } { a-card }.
 }
aid-came = { $teams ->
    [0] { UP(A($card)) } apparaît. { WHO($gets) ->
        [nobody] Personne n’a seul { least } : elle est défaussée.
        [you] Vous avez { least } et la recevez.
       *[other] { $gets } a { least } et la reçoit.
     }
   *[1] { WHO($gets) ->
        [nobody] { UP(A($card)) } apparaît. Aucune équipe n’a seule { least } : elle est défaussée.
        [you] Vous recevez { THE($card) }.
       *[other] { $gets } reçoit { THE($card) }.
     }
 }
team-chooses = { UP(A($card)) } apparaît. { WHO($seat) ->
    [you] Votre équipe
   *[other] L’équipe { OF($seat) }
 } a { least }, et { WHO($seat) ->
    [you] vous choisissez
   *[other] { $seat } choisit
 } qui la reçoit.
least = { TERM($card) ->
    [aid-of-buildings] le moins de bâtiments
    [aid-of-cards] la plus faible pioche par tour (à égalité, le moins de cartes)
    [aid-of-civilians] le moins de civils
    [aid-of-arms] le moins de soldats
   *[aid-of-resources] la plus faible récolte (à égalité, le moins de ressources)
 }

## Choses de l’image avec lesquelles il n’y a rien à faire maintenant
thing-status = Les tours se suivent d’eux-mêmes dans le sens des aiguilles d’une montre, à mesure que chacun finit le sien. { now-asked }
thing-advice = Un tour, c’est une action, et autant de coups gratuits que vous voulez. { now-asked }
thing-piles = On pioche des cartes dans la pioche ; ce qui est défaussé reste dans la défausse. { now-asked }
thing-discard = Ce qui est défaussé reste ici : personne n’y prend de carte. { now-asked }
thing-market = On prend les cartes du marché une par une, à son tour. { now-asked }
thing-attack = Les flèches montrent les attaquants et leurs cibles. { now-asked }
thing-player = Les attaques et les cartes visent des unités, pas un joueur. { now-asked }
thing-hand = Une main n’est qu’à son propriétaire : personne d’autre ne la regarde ni n’y prend rien. { now-asked }
thing-known = On sait que ces cartes sont dans cette main ; seul son propriétaire les joue. { now-asked }
thing-pile = Les ressources sont posées face cachée, et seul leur propriétaire les dépense. { now-asked }
thing-draws = C’est le nombre de cartes que donne l’action Piocher. { now-asked }
thing-aids = Seul qui a une Aide royale l’emploie, à son tour. { now-asked }
thing-civilians = Les Paysans arrivent ici de la main de leur propriétaire, tant qu’il y a de la place. { now-asked }
thing-military = Les Écuyers arrivent ici de la main de leur propriétaire, tant qu’il y a de la place. { now-asked }
thing-buildings = Un bâtiment est un Paysan amélioré : cliquez le Paysan. { now-asked }
thing-wall = Les soldats avancent de la ville sur la muraille : cliquez celui qui doit avancer. { now-asked }
thing-king = Les soldats améliorés passent de la muraille dans l’Armée du Roi : cliquez celui qui doit avancer. { now-asked }
thing-fallen = Une carte défaussée est hors jeu. { now-asked }
thing-useless = Cette carte ne sert à rien en ce moment. { now-asked }
thing-military-action = Une Action militaire est pour un de vos soldats dans la ville ou sur la muraille. { now-asked }
thing-unit = { $armed ->
    [0] Pour attaquer, vous n’avez ni soldat dans la ville ou sur la muraille, ni carte Attaque +2. { now-asked }
   *[1] Pour l’attaquer, choisissez d’abord un de vos soldats ou une carte Attaque +2. { now-asked }
 }
thing-card = Cette carte n’est pas à vous. { now-asked }

## Le résultat
result = { $teams ->
    [0] { WHO($winner) ->
        [you] Vous gagnez.
       *[other] { $winner } gagne.
     }{ LEN($scores) ->
        [0] {""}
       *[other] {" "}Points : { LIST($scores) }.
     }
   *[1] { $side ->
        [0] { LIST($members) } gagnent
        [1] Votre équipe gagne
       *[2] Votre équipe perd
     } avec { $points ->
        [one] { $points } point
       *[other] { $points } points
     } contre { $against }.
 }{ $gone ->
    [0] {""}
   *[1] {" "}Qui a quitté la partie vient après tous ceux qui sont restés.
 }{ $tie ->
    [0] {""}
    [1] {" "}L’égalité se tranche contre { $ender }, qui a mis fin à la partie.
    [2] {" "}L’égalité revient au suivant, dans le sens des aiguilles d’une montre, après { $ender }, qui a mis fin à la partie.
   *[3] {" "}L’égalité se tranche contre l’équipe { OF($ender) }, qui a mis fin à la partie.
 }
score = { $seat } { $points }

## À côté du plateau et au-dessus
way = { $way ->
    [0] Récolter
    [1] Piocher
    [2] Marché
    [3] Halle, payer 2
    [4] Halle, défausser
    [5] Aide en cartes
    [6] Aide en civils
   *[7] Aide en ressources
 }
others-end = { $seat } pourrait aussi la terminer ({ LIST($ways) }), et { $wins ->
    [0] perdrait
   *[1] gagnerait
 }.
stage-turn = { WHO($active) ->
    [you] Votre tour
   *[other] Tour { OF($active) }
 }

## L’image : les cartes
card-effect = { TERM($card) ->
    [farm] place pour un civil de plus
    [inn] place pour un civil et un soldat de plus
    [barracks] place pour deux soldats de plus
    [courthouse] action : payez { $courthouse } pour rétrograder un soldat adverse
    [tower] chacun de vos bâtiments subit { $tower } dégât de moins
    [smithy] vos améliorations de soldats coûtent 1 de moins
    [market] action : payez { $market } et piochez { $drawn } cartes, ou défaussez une carte et gagnez { $gained } ressources
    [archers] { $arrows } de force en plus contre les civils et les soldats
    [catapults] { $stones } de force en plus contre les bâtiments
    [horsemen] un pas gratuit à chacun de vos tours
    [sheriff] défausse une cible militaire, quelle que soit sa santé
    [plus-two] force { $plus } dans une de vos attaques, avec des soldats ou sans
    [shield] évite jusqu’à { $shield } dégâts à une de vos unités
    [extra-action] une deuxième action pendant ce tour
    [military-action] un de vos soldats est amélioré, avance ou attaque
    [bomb] action, payez { $bomb } : défaussez n’importe quelle carte en jeu
    [flip-unit] action : améliorez ou rétrogradez une unité de quiconque (un Paysan ou un Écuyer quitte le jeu), mais sans faire de bâtiment
    [prison] action, payez { $prison } : défaussez un soldat adverse
    [aid-of-buildings] un de vos Paysans devient un bâtiment sans rien payer
    [aid-of-cards] piochez { $aid_drawn } cartes
    [aid-of-civilians] prenez une carte du marché
    [aid-of-arms] s’emploie comme un Bouclier
    [aid-of-resources] gagnez { $aid_gained } ressources
   *[other] {""}
 }
card-foot = { TERM($card) ->
    [plus-two] en attaque
    [shield] si attaqué
    [extra-action] gratuit, une fois
    [military-action] coup gratuit
    [bomb] coûte { $bomb }
    [flip-unit] coûte 0
    [prison] coûte { $prison }
   *[other] Aide royale
 }
half-described = { $type ->
    [1] civil
    [2] soldat
   *[3] bâtiment
 }, santé { $health }{ $type ->
    [2] , force { $strength }
   *[other] {""}
 }{ $gathers ->
    [0] {""}
   *[other] , récolte { $gathers }
 }{ $draws ->
    [0] {""}
   *[other] , pioche { $draws }
 }
card-says = { $unit_card ->
    [0] { $card } : { card-effect }
   *[1] Carte { $card } : { $half }, { half-described }
 }

## L’image : la table
picture-round = Manche

## Les options d’une partie
option-decks = Combien de paquets sont mélangés ensemble ; auto : un pour deux joueurs, 4 au plus.
option-teams = Deux équipes, assises en alternance (4, 6 ou 8 joueurs).
option-team_hands = Les équipiers voient-ils leurs mains entre eux ?
option-first_player = Premier joueur : celui qui montre le plus de cartes, un joueur tiré au sort, ou une place donnée.
option-turn_limit = Le nombre de manches après lequel la partie finit ; auto : 100, davantage si l’on joue avec plus de paquets que conseillé ; off : sans limite.
option-aids = Quand s’emploient les Aides royales : à son tour ; ou à tout moment, entre les actions des autres et quand on est attaqué aussi.

## Fenêtres : ce qui est ouvert, en deux ou trois mots
bid-window = Enchère pour commencer
signs-window = Pierre, papier, ciseaux
turn-window = Tour
defence-window = Jouer des Boucliers
recipient-window = Destinataire de l’Aide

## Le jeu en bref (en anglais : META)
game-sentence = Bâtissez un bourg, garnissez le mur, pillez le rival.
game-length = 20–30 min
game-scored = points de victoire
game-credit-1 = Conception, illustrations, éditeur et année
game-credit-1-who = le livret ne les dit pas

## Réponses données d’avance, comme elles figurent sur un bouton.
standing-ask = Me demander chaque fois
standing-decline = Ne jamais utiliser de Bouclier
standing-guard-if-it-saves = Utiliser les Boucliers là où ils sauvent une unité

## La table en données : faces des cartes (34 caractères au plus), zones, compteurs
face-title = { TERM($card) ->
    [extra-action] Action en plus
   *[other] { $card }
 }
face-base = { $half }
face-point = 1 point
face-text = { TERM($card) ->
    [farm] Place pour 1 civil de plus
    [inn] Place pour 1 civil et 1 soldat
    [barracks] Place pour 2 soldats de plus
    [courthouse] Payez 3 : rétrogradez un soldat
    [tower] Vos bâtiments : 3 dégâts de moins
    [smithy] Améliorations militaires : −1
    [market] Payez 2 : 3 cartes. Défaussez : 4
    [knight] Le soldat le plus fort
    [archers] +4 contre civils et soldats
    [catapults] +6 contre les bâtiments
    [horsemen] 1 pas gratuit par tour
    [sheriff] Retire tout soldat qu’il attaque
    [plus-two] Force 2, seule ou avec d’autres
    [shield] Pare 3 dégâts d’une unité
    [extra-action] Une action de plus ce tour
    [military-action] Un soldat : améliorer, aller, agir
    [bomb] Retirez une carte en jeu
    [flip-unit] Retournez un civil ou un soldat
    [prison] Retirez un soldat ennemi
    [aid-of-buildings] Un Paysan devient bâtiment
    [aid-of-cards] Piochez 2 cartes
    [aid-of-civilians] Prenez une carte du marché
    [aid-of-arms] Sert de Bouclier
    [aid-of-resources] Gagnez 3 ressources
   *[other] {""}
 }
head-round = Manche { $round }
deck-line = Reste { $n }. La dernière carte finit la partie.
slot-civilians = libre
slot-military = libre
slot-buildings = sans limite
note-unseen = Pas encore vues ({ $n }) : { COUNTED($cards) }.
zone-deck = Pioche
zone-discard = Défausse
zone-market = Marché
zone-civilians = Civils
zone-military = Militaires
zone-buildings = Bâtiments
zone-wall = Mur
zone-king = Armée du Roi
label-civilians = { WHO($seat) ->
    [you] Votre ville
   *[other] Ville { OF($seat) }
 } : civils { $n } sur { $of }
label-military = Militaires { $n } sur { $of }
label-buildings = Bâtiments : 1 point chacun
label-discard = { $n } en défausse
label-king = Armée du Roi : 2 points chacun
zone-aids = Aides royales
zone-pile = Ressources
zone-hand = Main
counter-coins = ressources
counter-gain-coins = par tour
counter-cards = main
counter-draws = pioche
counter-room-civilians = places libres pour des civils
counter-room-soldiers = places libres pour des soldats

## La table en données : libellés courts des boutons, effets (24 caractères au plus)
button-show = { $number ->
    [0] Ne rien montrer
   *[other] En montrer { $number }
 }
button-show-all = Montrer les { $number }
button-sign = { UP(sign) }
button-gather-coins = Récolter { $number }
button-draw-cards = Piocher { $number }
button-extra-forward = Action supplémentaire
button-aid-star-draw = Aide : piocher 2
button-aid-star-gain = Aide : gagner 3
button-done = { $stage ->
    [1] Finir le tour
    [2] Attaquer
    [3] Laisser faire
   *[other] Terminé
 }
button-shield = Bouclier : { $dealt } sur { $health }
button-shield-aid = Aide : { $dealt } sur { $health }
button-mate = { UP($mate) }
chip-becomes = { $cost ->
    [0] { $card }
   *[other] Payez { $cost } : { $card }
 }
chip-king = +2 points
chip-wall = { $stays ->
    [0] sur le mur
   *[other] mur : il y reste
 }
chip-free-step = pas gratuit
chip-blow = { $dealt } sur { $health } : { $result ->
    [0] rien
    [1] rétrogradé
   *[other] tombe
 }
chip-removed = retiré
chip-lowered = redevient { $half }
chip-buy = Payez 2 : piochez 3
chip-sell = défausse : +4
picked-squire-town = Écuyer : mur, amélioration, ou attaque qui le perd
picked-squire-wall = Écuyer : il ne peut qu’attaquer, et sera perdu
picked-soldier-town = Sur le mur, ou à l’attaque : il redevient Écuyer
picked-soldier-wall = À l’Armée du Roi, ou attaque : il redevient Écuyer
picked-strike = Attaque +2 : choisissez l’unité à attaquer
picked-bomb = La Bombe : choisissez la carte à retirer
picked-flip = Retournement : choisissez un civil ou un soldat
picked-prison = Prison : choisissez un soldat adverse
picked-court = Tribunal : choisissez le soldat à rétrograder
picked-stall = Marché : payez 2, ou choisissez une carte à défausser
field-attack = Attaquer { $body } : qui participe ?
preview-none = Choisissez qui attaque
preview-attack = Attaque : { $dealt } sur { $health }
