# Pennies, français. Les faits par leur nom ($card), les fonctions en capitales : baronage/engine/text/catalogue.py.

## Glossaire
-card = carte
    .a = une carte
    .the = la carte
    .many = cartes
    .gender = feminine
-ward = bouclier
    .a = un bouclier
    .the = le bouclier
    .many = boucliers
    .gender = masculine

## Parties de phrases
pennies = { $pennies ->
    [0] rien
    [one] 1 sou
   *[other] { $pennies } sous
 }

## Offres
offers = { $chosen ->
    [0] Quelle carte offrez-vous ? La plus haute offre gagne un jet de dé.
   *[other] Vous offrez { $total }. Ajoutez une carte, ou envoyez.
 }
offers-title = quelles cartes vous offrez
offers-window = Offres
offers-sent = Votre offre de { $total } est envoyée. Les autres choisissent encore.
offers-others = Tous ceux qui ont une carte choisissent leur offre.

offer = Offrir le { NUMBER($card) }
offer-group = Offrir une carte
offer-when = Les cartes s’offrent au début d’une manche. { now-asked }
offer-2_01 = { $held ->
    [0] Vous n’avez pas le { NUMBER($card) }.
   *[1] { $offered ->
        [0] On n’offre pas plus de deux cartes.
       *[1] Le { NUMBER($card) } est déjà dans votre offre.
     }
 }

send = Envoyer votre offre de { $total }
send-when = Les offres s’envoient au début d’une manche. { now-asked }
send-2_01 = Offrez d’abord une carte.

look = Regarder la première carte de la pioche
look-when = On regarde la pioche pendant les offres. { now-asked }
look-1_02 = { $allowed ->
    [0] Dans cette partie, personne ne regarde la pioche.
   *[1] { $looked ->
        [0] La pioche est vide.
       *[1] Vous avez déjà regardé la pioche dans cette manche.
     }
 }

## Le raid
raiding = Vous avez gagné cette manche. Pour combien attaquez-vous ?
raiding-help = Chacun des autres paie autant, ou montre un bouclier.
raiding-title = l’enjeu de votre raid
raiding-others = { $raider } a gagné cette manche et choisit l’enjeu du raid.

boast = Se vanter
boast-when = Qui a gagné la manche peut se vanter avant le raid. { now-asked }
boast-3_01 = Vous vous êtes vanté deux fois dans cette manche, cela suffit.

raid = Attaquer pour { pennies }
raid-group = Attaquer
raid-amount = Attaquer pour combien de sous ?
raid-when = Qui a gagné la manche attaque. { now-asked }
raid-3_02 = L’enjeu est ce que vous pourriez payer vous-même, et vous avez { $purse ->
    [0] une bourse vide
    [one] 1 sou
   *[other] { $purse } sous
 }.

## La fenêtre secrète
warding = { $raider } attaque pour { pennies }. Montrez un bouclier, ou payez ?
warding-title = si vous montrez un bouclier
warding-window = Raid
warding-others = { WHO($raider) ->
    [you] Vous attaquez
   *[other] { $raider } attaque
 } pour { pennies }. Qui a un bouclier peut le montrer.

ward = Montrer le { NUMBER($card) } et ne rien payer
ward-group = Montrer un bouclier
ward-when = Les boucliers se montrent quand quelqu’un attaque. { now-asked }
ward-3_03 = { $held ->
    [0] Vous n’avez pas le { NUMBER($card) }.
   *[1] Le { NUMBER($card) } n’est pas un bouclier. Les boucliers sont les cartes à partir de { $first_ward }.
 }
pay = Payer { pennies }
pay-when = On paie quand quelqu’un attaque. { now-asked }

## Événements
offered = { WHO($seat) ->
    [you] Vous avez offert
   *[other] { $seat } a offert
 } { LEN($cards) ->
    [0] une main vide
   *[other] { COUNTED($cards) } : { NUMBERS($cards) }
 }.
won = { WHO($seat) ->
    [you] Vous avez gagné
   *[other] { $seat } a gagné
 } { pennies } de la banque.
looked = { WHO($seat) ->
    [you] Vous avez regardé la pioche : sa première carte est le { NUMBER($card) }, { A($card) }.
   *[other] { $seat } a regardé la première carte de la pioche.
 }
boasted = { WHO($seat) ->
    [you] Vous vous êtes vanté.
   *[other] { $seat } s’est vanté.
 }
raided = { WHO($seat) ->
    [you] Vous avez attaqué
   *[other] { $seat } a attaqué
 } pour { pennies }.
asked-for-ward = On vous demande si vous montrez un bouclier.
warded = { WHO($seat) ->
    [you] Vous avez montré
   *[other] { $seat } a montré
 } le { NUMBER($card) }, { A($card) }, et { WHO($seat) ->
    [you] ne payez
   *[other] ne paie
 } rien.
passed = Vous n’avez pas montré de bouclier.
paid = { WHO($seat) ->
    [you] Vous avez payé
   *[other] { $seat } a payé
 } { pennies }.
drew = { WHO($seat) ->
    [you] Vous avez tiré le { NUMBER($card) }.
   *[other] { $seat } a tiré une carte.
 }
round-began = La manche { $number } commence.
ended = La partie est terminée.

## La fin, les options, les choses sur la table
cause-last-round = La dernière manche est jouée : la bourse la plus pleine gagne.
cause-alone = Il ne reste qu’un joueur, et il gagne.
option-rounds = Le nombre de manches.
option-peek = Peut-on regarder la pioche ?
option-peek-title = Regarder la pioche
option-peek-yes = oui
option-peek-no = non
option-purses = Ce que chacun a au début.
thing-card = Le { NUMBER($card) } est { A($card) }. Les cartes s’offrent, et les boucliers se montrent quand quelqu’un attaque.

## Le jeu en bref (en anglais : META)
game-sentence = Offrez une carte en secret ; qui offre le plus gagne des sous et attaque les autres pour les leurs.
game-scored = points

## La table
card-name = Le { NUMBER($card) }
picture-round = Manche { $number }
zone-deck = Pioche
zone-discard = Défausse
zone-hand = { WHO($seat) ->
    [you] Votre main
   *[other] Main { WHOSE($seat) }
 }
counter-pennies = Sous
