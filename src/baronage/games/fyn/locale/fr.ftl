# The Barons of Fyn, français. Les faits par leur nom ($card), les fonctions en capitales : baronage/engine/text/catalogue.py ; PLACE, SPOT ... : __init__.py.

## Glossaire : chaque type de carte. `.a` et `.the` avec l’article, `.many` de plusieurs.
-unknown = carte
    .a = une carte
    .the = la carte
    .many = cartes
    .gender = feminine
-clear = Plaine
    .a = une Plaine
    .the = la Plaine
    .many = Plaines
    .gender = feminine
-desert = Désert
    .a = un Désert
    .the = le Désert
    .many = Déserts
    .gender = masculine
-woods = Forêt
    .a = une Forêt
    .the = la Forêt
    .many = Forêts
    .gender = feminine
-mountain = Montagne
    .a = une Montagne
    .the = la Montagne
    .many = Montagnes
    .gender = feminine
-road = Route
    .a = une Route
    .the = la Route
    .many = Routes
    .gender = feminine
-oasis = Oasis
    .a = une Oasis
    .the = l’Oasis
    .many = Oasis
    .gender = feminine
-clearing = Clairière
    .a = une Clairière
    .the = la Clairière
    .many = Clairières
    .gender = feminine
-mine = Mine
    .a = une Mine
    .the = la Mine
    .many = Mines
    .gender = feminine
-village = Village
    .a = un Village
    .the = le Village
    .many = Villages
    .gender = masculine
-town = Ville
    .a = une Ville
    .the = la Ville
    .many = Villes
    .gender = feminine
-city = Cité
    .a = une Cité
    .the = la Cité
    .many = Cités
    .gender = feminine
-peasants = Armée paysanne
    .a = une Armée paysanne
    .the = l’Armée paysanne
    .many = Armées paysannes
    .gender = feminine
-reserves = Réservistes
    .a = des Réservistes
    .the = les Réservistes
    .many = Réservistes
    .gender = masculine
    .number = many
-army = Armée
    .a = une Armée
    .the = l’Armée
    .many = Armées
    .gender = feminine
-strong = Armée renforcée
    .a = une Armée renforcée
    .the = l’Armée renforcée
    .many = Armées renforcées
    .gender = feminine
-mountaineers = Montagnards
    .a = des Montagnards
    .the = les Montagnards
    .many = Montagnards
    .gender = masculine
    .number = many
-rangers = Forestiers
    .a = des Forestiers
    .the = les Forestiers
    .many = Forestiers
    .gender = masculine
    .number = many
-shock = Troupes de choc
    .a = des Troupes de choc
    .the = les Troupes de choc
    .many = Troupes de choc
    .gender = feminine
    .number = many
-knights = Chevaliers
    .a = des Chevaliers
    .the = les Chevaliers
    .many = Chevaliers
    .gender = masculine
    .number = many
-earthquake = Séisme
    .a = un Séisme
    .the = le Séisme
    .many = Séismes
    .gender = masculine
-sickness = Maladie
    .a = une Maladie
    .the = la Maladie
    .many = Maladies
    .gender = feminine
-revolt = Révolte
    .a = une Révolte
    .the = la Révolte
    .many = Révoltes
    .gender = feminine
-sabotage = Sabotage
    .a = un Sabotage
    .the = le Sabotage
    .many = Sabotages
    .gender = masculine
-plague = Peste
    .a = une Peste
    .the = la Peste
    .many = Pestes
    .gender = feminine
-volcano = Volcan
    .a = un Volcan
    .the = le Volcan
    .many = Volcans
    .gender = masculine
-divine = Intervention divine
    .a = une Intervention divine
    .the = l’Intervention divine
    .many = Interventions divines
    .gender = feminine
-monks = Moines guérisseurs
    .a = des Moines guérisseurs
    .the = les Moines guérisseurs
    .many = Moines guérisseurs
    .gender = masculine
    .number = many
-taxes = Baisse d’impôts
    .a = une Baisse d’impôts
    .the = la Baisse d’impôts
    .many = Baisses d’impôts
    .gender = feminine
-secret = Services secrets
    .a = des Services secrets
    .the = les Services secrets
    .many = Services secrets
    .gender = masculine
    .number = many
-capital = Capitale
    .a = une Capitale
    .the = la Capitale
    .many = Capitales
    .gender = feminine
-king = Le roi Timothée revient !
    .a = Le roi Timothée revient !
    .the = Le roi Timothée revient !
    .many = Le roi Timothée revient !
    .gender = masculine

## À qui, où, et ce qui s’y trouve
capital-of = { $owner ->
    [-1] sa Capitale
   *[other] { WHO($owner) ->
        [you] votre Capitale
       *[other] la Capitale { OF($owner) }
     }
 }
army-of = { WHO($seat) ->
    [you] { PLURAL($army) ->
        [many] vos
       *[one] votre
     } { $army }
   *[other] { THE($army) } { OF($seat) }
 }
card-of = { WHO($owner) ->
    [you] { PLURAL($card) ->
        [many] vos
       *[one] votre
     } { $card }
   *[other] { THE($card) } { OF($owner) }
 }
none-in-hand = Vous n’avez pas { OF($card) } en main.
steps-north = { NORTHWARD($cell) ->
    [one] 1 case
   *[other] { NORTHWARD($cell) } cases
 } au nord
steps-aside = { SIDEWAYS($cell) ->
    [one] 1 case
   *[other] { SIDEWAYS($cell) } cases
 }
place = { SPOT($cell) ->
    [home] dans { capital-of }
    [behind] derrière { capital-of }
    [north] au nord { OF(capital-of) }
    [east] à l’est { OF(capital-of) }
    [west] à l’ouest { OF(capital-of) }
    [north-east] au nord-est { OF(capital-of) }
    [north-west] au nord-ouest { OF(capital-of) }
    [far-north] à { steps-north } { OF(capital-of) }
    [far-east] à { steps-aside } à l’est { OF(capital-of) }
    [far-west] à { steps-aside } à l’ouest { OF(capital-of) }
    [far-north-east] à { steps-north } et { SIDEWAYS($cell) } à l’est { OF(capital-of) }
   *[far-north-west] à { steps-north } et { SIDEWAYS($cell) } à l’ouest { OF(capital-of) }
 }
land-at = { SPOT($cell) ->
    [home] { capital-of }
   *[other] le terrain { PLACE($cell, $owner) }
 }
lying = { $land ->
    [0] le terrain vide
   *[other] { THE($land) }{ LEN($on) ->
        [0] {""}
       *[other] {" "}({ LIST($on) })
     }
 }
spot = { SPOT($cell) ->
    [home] { capital-of }
   *[other] { lying } { PLACE($cell, $owner) }
 }
the-land = { SPOT($cell) ->
    [home] { capital-of }
   *[other] { THE($land) } { PLACE($cell, $owner) }
 }
same-cards = Vous en avez plusieurs, toutes pareilles : choisissez la première.
ordinal = { $position ->
    [1] premier
    [2] deuxième
    [3] troisième
   *[4] quatrième
 }

stalling = { $stall ->
    [0] {""}
    [1] {" "}Si aucune carte n’est piochée ni retournée, la partie finit avec cette manche.
   *[other] {" "}Si aucune carte n’est piochée ni retournée, la partie finit dans { $stall } manches, celle-ci comprise.
 }

## Il faut un nombre : quel chiffre de la prochaine carte est lu
call = { $standing ->
    [0] { $percent ->
        [-1] Lire le { ordinal } chiffre
       *[other] Lire le { ordinal } chiffre : { $percent } % de chances { $strikes ->
            [0] qu’il ne se passe rien
           *[1] de toucher
         }
     }
   *[1] Désormais, lire le { ordinal } chiffre
 }
call-when = On choisit un chiffre quand il faut un nombre. { now-asked }
call-B4_01 = Une carte porte quatre chiffres : du premier au quatrième.
call-B4_08 = { $standing ->
    [0] On choisit un chiffre quand il faut un nombre, et il n’en faut pas en ce moment.
   *[1] { $changed ->
        [0] Votre chiffre est déjà le { ordinal }, ou votre choix n’est pas encore envoyé.
       *[1] Vous avez déjà changé de chiffre pendant cette décision.
     }
 }

## calling (DEC-02)
calling = Quel chiffre de la prochaine carte compte pour { number-for } ?
calling-help = { $matter ->
    [0] { hit-needs }
    [1] { hit-needs }
    [2] { hit-needs }
    [3] Cela frappe { struck }. { harm }
    [4] Un nombre impair défausse { THE($army) } { PLACE($cell, $owner) }.
   *[5] Un nombre impair défausse { THE($centre) } { PLACE($cell, $owner) }.
 } Chaque carte porte quatre chiffres, qui servent de dés : choisissez-en un.
calling-title = quel chiffre compte
number-for = { $matter ->
    [0] { THE($army) } contre { THE($other) }
    [1] la place assiégée contre { THE($other) }
    [2] { THE($army) } contre la place assiégée
    [3] { THE($card) }
    [4] { THE($army) } face { TO(THE($card)) }
   *[5] { THE($card) }
 }
hit-needs = Pour toucher, il faut { $tenths } ou moins ({ $tenths }0 %).
digit-called = { WHO($seat) ->
    [you] Vous laissez
   *[other] { $seat } laisse
 } décider le { ordinal } des quatre chiffres de la prochaine carte.
number-came = { $card ->
    [0] { WHO($seat) ->
        [you] Votre dé donne
       *[other] Le dé { OF($seat) } donne
     } { $number }.
   *[other] La prochaine carte porte { DIGITS($card) } : son { ordinal } chiffre donne { $number }.
 }
deck-renewed = La pioche est reformée : { $deck } cartes{ $king ->
    [0] {""}
   *[1] , le roi Timothée parmi elles
 }.
king-returned = { WHO($seat) ->
    [you] Vous retournez
   *[other] { $seat } retourne
 } la carte « Le roi Timothée revient ! ».

## Cartes obligatoires
must-play-drawn = { WHO($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { A($card) }, à jouer aussitôt.
must-play-struck = { SPOT($cell) ->
    [behind] { UP(THE($card)) } ne trouve pas de victime.
   *[other] { UP(THE($card)) } menace { LAND($cell, $seat) }.
 }
tested = { UP(army-of) } : { $number }, { PARITY($number) ->
    [odd] nombre impair, c’est une perte
   *[even] nombre pair, aucun mal
 }.
survived = Nombre pair : { THE($card) } ne fait aucun mal.
centre-dropped = { UP(THE($old)) } { PLACE($cell, $owner) } { $centre ->
    [0] disparaît
   *[other] n’est plus { TERM($centre) ->
        [village] qu’un Village
       *[other] qu’une Ville
     }
 }.
army-fell = { WHO($seat) ->
    [you] Vous perdez
   *[other] { $seat } perd
 } { THE($army) } { PLACE($cell, $seat) }.
lost = { WHO($seat) ->
    [you] Vous perdez
   *[other] { $seat } perd
 } { THE($card) } { PLACE($cell, $seat) }.

## La fin d’une étape
end-when = Ceci termine une étape de votre propre tour. { now-asked }
end-D0_02 = Envoyez l’attaque commencée, ou reprenez-la, avant de terminer l’étape.

## first-player (DEC-01), la donne, les tours
first-player = Qui joue en premier ?
first-player-title = qui joue en premier
name-first = { WHO($starter) ->
    [you] Jouer en premier
   *[other] { $starter } joue en premier
 }
name-first-when = On désigne qui joue en premier avant la donne. { now-asked }
name-first-C1_03 = Ce joueur n’est pas dans la partie.
first-named = { WHO($starter) ->
    [you] Vous jouerez en premier.
   *[other] { $starter } jouera en premier.
 }
dealt = Chacun reçoit cinq cartes ; il en reste { $deck } dans la pioche. { WHO($starter) ->
    [you] Vous commencez.
   *[other] { $starter } commence.
 }{ LEN($laid) ->
    [0] {""}
   *[other] {" "}Mis de côté puis remélangé : { COUNTED($laid) }.
 }
turn-began = Manche { $round } : { WHO($seat) ->
    [you] à vous de jouer
   *[other] tour { OF($seat) }
 }.
drew = { WHO($seat) ->
    [you] Vous piochez
   *[other] { $seat } pioche
 } { A($card) }.
beginning = L’étape peut commencer.
beginning-title = si l’étape commence
beginning-end = Continuer

## discarding (DEC-17) : étape F
discarding = Défaussez jusqu’à { $left ->
    [one] 1 carte
   *[other] { $left } cartes
 }, ou terminez votre tour.
discarding-help = À votre prochain tour, vous piocherez jusqu’à avoir { $hand } cartes : ce que vous défaussez maintenant sera remplacé.{ stalling }
discarding-title = quelles cartes vous défaussez
discarding-end = Terminer votre tour
discard = Défausser { A($card) }
discard-group = Défausser une carte
discard-when = On défausse à la fin de son tour. { now-asked }
discard-D6_01 = { none-in-hand }
discard-Q1_02 = { same-cards }
discarded = { WHO($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
 } { A($card) }.
put-up = Proposer { A($card) } à l’échange : sans offre acceptée, défausse
put-up-group = Proposer une carte à l’échange
put-up-when = On propose des cartes à l’échange à la fin de son tour. { now-asked }
put-up-G2_01 = { $trading ->
    [0] Les échanges n’ont pas été convenus pour cette partie.
   *[1] { none-in-hand }
 }
put-up-Q1_02 = { same-cards }
put-up-for-trade = { WHO($seat) ->
    [you] Vous proposez
   *[other] { $seat } propose
 } { A($card) } à l’échange.

## offering (DEC-20), accepting (DEC-21) : échanges
offering = { LEN($cards) ->
    [0] Qu’offrez-vous pour { card-of } ?
   *[other] Vous offrez { COUNTED($cards) } pour { card-of }.
 }
offering-help = Personne d’autre ne voit votre offre avant son envoi. Les paroles jointes n’engagent personne.
offering-title = ce que vous offrez
offering-send = { LEN($cards) ->
    [0] Demander { THE($card) } en cadeau
   *[other] Offrir { COUNTED($cards) } pour { THE($card) }
 }
send-when = Il n’y a rien à envoyer. { now-asked }
send-D4_03 = Choisissez au moins une armée avant d’envoyer l’attaque.
add-to-offer = Ajouter { A($card) } à votre offre
add-to-offer-group = Ajouter une carte à votre offre
add-to-offer-when = On fait une offre quand quelqu’un propose une carte à l’échange. { now-asked }
add-to-offer-G2_02 = { $held ->
    [0] { none-in-hand }
   *[1] Vous offrez déjà { THE($card) }.
 }
add-to-offer-Q1_02 = { same-cards }
make-no-offer = Ne rien offrir
make-no-offer-when = On fait une offre quand quelqu’un propose une carte à l’échange. { now-asked }
make-no-offer-G2_02 = Vous avez commencé une offre : reprenez-la d’abord.
offered = { WHO($seat) ->
    [you] Vous
   *[other] { $seat }
 } { $made ->
    [0] { WHO($seat) ->
        [you] ne faites
       *[other] ne fait
     } pas d’offre.
   *[1] { LEN($cards) ->
        [0] { WHO($seat) ->
            [you] demandez un cadeau
           *[other] demande un cadeau
         }
       *[other] { WHO($seat) ->
            [you] offrez
           *[other] offre
         } { COUNTED($cards) }
     }.
 }
accepting = Acceptez-vous une offre pour { PLURAL($card) ->
    [many] vos
   *[one] votre
 } { $card } ? Sinon, la carte est défaussée.
accepting-title = quelle offre vous acceptez
take-offer = Accepter l’offre { OF($partner) } : { LEN($cards) ->
    [0] rien
   *[other] { COUNTED($cards) }
 } pour { THE($card) }
take-offer-when = On accepte une offre quand toutes sont faites. { now-asked }
take-offer-G2_03 = Cette offre n’existe pas.
take-none = N’accepter aucune offre : la carte est défaussée
take-none-when = On accepte une offre quand toutes sont faites. { now-asked }
traded = { WHO($partner) ->
    [nobody] Aucune offre n’est acceptée pour { THE($card) }.
    [you] { $seat } vous donne { THE($card) } contre l’offre.
   *[other] { WHO($seat) ->
        [you] Vous donnez
       *[other] { $seat } donne
     } { THE($card) } { TO($partner) } contre l’offre.
 }

## movement (DEC-03) : étape B
movement = Déplacez vos armées, une fois chacune, ou arrêtez.
movement-help = Une armée avance d’une carte, ou suit les routes. Elle n’attaque et n’est attaquée que sur la frontière : un terrain au bord libre, en pointillé.{ stalling }
movement-title = où vont vos armées
movement-end = Terminer les mouvements
the-army = { THE($army) } (force { $cv })
move = Déplacer { the-army } { OF(LAND($start, $owner)) } vers { the-land }
move-group = Déplacer { the-army } { OF(LAND($start, $owner)) }
move-when = Les armées bougent au début de votre tour. { now-asked }
move-D2_07 = { $mine ->
    [0] Cette armée n’est pas à vous.
   *[1] Vous n’avez pas de terrain là. Les armées bougent dans votre royaume ; le terrain des autres s’attaque.
 }
move-D2_10 = { UP(THE($army)) } { stands } déjà là.
move-D2_01 = { $mine ->
    [0] Cette armée n’est pas en jeu.
   *[1] { UP(THE($army)) } { has } déjà bougé pendant cette étape.
 }
move-E1_06 = Des Troupes de choc à vous s’y trouvent, et jamais deux ne finissent sur une même carte.
move-D2_02 = { UP(THE($army)) } ne { PLURAL($army) ->
    [many] peuvent
   *[one] peut
 } y aller : une armée avance d’une carte, ou suit les routes et peut en sortir d’une carte ; jamais en diagonale.
move-Q1_02 = { same-armies }
same-armies = Les armées d’un même type sur une même carte sont pareilles : choisissez la première.
stands = { PLURAL($army) ->
    [many] sont
   *[one] est
 }
has = { PLURAL($army) ->
    [many] ont
   *[one] a
 }
moved = { WHO($seat) ->
    [you] Vous déplacez
   *[other] { $seat } déplace
 } { THE($army) } { OF(OWN_LAND($start, $seat)) } vers { OWN_LAND($cell, $seat) }.

## build-or-attack (DEC-04)
build-or-attack = { $buildable ->
    [0] { $attackable ->
        [0] Vous ne pouvez ni lever d’armée ni attaquer.
       *[1] Attaquez-vous, oui ou non ?
     }
   *[1] { $attackable ->
        [0] Levez-vous des armées, oui ou non ?
       *[1] Levez-vous des armées, attaquez-vous, ou ni l’un ni l’autre ?
     }
 }
build-or-attack-help = Votre population peut encore entretenir des armées d’une force de { $room }.{ $buildable ->
    [0] { $held ->
        [0] {" "}Vous n’avez en main aucune carte d’armée à lever.
       *[1] {" "}Aucune carte d’armée de votre main ne peut être levée maintenant.
     }
   *[1] {""}
 }{ $attackable ->
    [0] {" "}Aucune de vos armées ne peut attaquer.
   *[1] {""}
 }{ stalling }
build-or-attack-title = si vous levez des armées ou attaquez
take-step = { $step ->
    [0] Ni lever ni attaquer
    [1] Lever des armées
   *[2] Attaquer
 }
take-step-when = On choisit de lever ou d’attaquer après les mouvements. { now-asked }
take-step-D0_03 = Vous levez des armées, vous attaquez, ou ni l’un ni l’autre.
take-step-D3_03 = Votre population n’entretient pas plus d’armées : { $used } sur { $limit } sont pris.
take-step-D3_01 = Vous n’avez en main aucune armée que votre population puisse entretenir et qui ait un site où être levée.
take-step-D4_02 = Aucune armée à votre frontière ne peut attaquer.
step-chosen = { WHO($seat) ->
    [you] Vous choisissez
   *[other] { $seat } choisit
 } { $step ->
    [0] de ne rien lever ni attaquer
    [1] de lever des armées, sans attaquer
   *[2] d’attaquer, sans rien lever
 }.

## building (DEC-05) : étape C
building = Levez des armées : { $left ->
    [one] encore 1 site
   *[other] encore { $left } sites
 }, pour une force de { $room } au plus.
building-help = Un site est une Capitale, une Ville ou une Cité à vous.{ stalling }
building-title = quelles armées vous levez
building-end = Terminer les levées
build = Lever { the-army } sur { spot } : la force { $total } sur { $limit } est alors employée
build-group = Lever { the-army }
build-when = Les armées se lèvent après les mouvements, si vous choisissez de lever. { now-asked }
build-D3_01 = { $held ->
    [0] Vous n’avez pas { OF($army) } en main.
   *[1] { KIND($army) ->
        [army] Les armées se lèvent sur une Capitale, une Ville ou une Cité à vous.
       *[other] Cette carte n’est pas une armée : { $army }.
     }
 }
build-D3_02 = Une armée y a déjà été levée pendant ce tour : une par site.
build-D3_03 = Pas de place pour { THE($army) } : { $used } sur { $limit } sont pris, et il en faudrait { $cv } de plus.
build-D3_04 = Des Troupes de choc à vous s’y trouvent, et jamais deux ne tiennent sur une même carte.
build-Q1_02 = { same-cards }
built = { WHO($seat) ->
    [you] Vous levez
   *[other] { $seat } lève
 } { A($army) } sur { OWN_LAND($cell, $seat) }.

## too-many-armies (DEC-14), too-many-cards (DEC-15)
too-many-armies = Défaussez une armée : vos armées ({ $used }) dépassent votre population ({ $limit }).
too-many-armies-title = à quelle armée vous renoncez
give-up-army = Défausser { the-army } sur { LAND($cell, $owner) }
give-up-army-when = On renonce à des armées quand la population ne peut plus les entretenir. { now-asked }
give-up-army-D3_08 = Cette armée n’est pas à vous.
give-up-army-Q1_02 = { same-armies }
army-given-up = { WHO($seat) ->
    [you] Votre population
   *[other] La population { OF($seat) }
 } ne peut plus entretenir { THE($army) } sur { LAND($cell, $seat) }.
too-many-cards = Défaussez une carte : votre main ({ $used }) dépasse son maximum ({ $limit }).
too-many-cards-title = à quelle carte vous renoncez
give-up-card = Défausser { A($card) }
give-up-card-when = On renonce à des cartes quand la main est trop grande. { now-asked }
give-up-card-D1_09 = { none-in-hand }
give-up-card-Q1_02 = { same-cards }
card-given-up = { WHO($seat) ->
    [you] Vous défaussez
   *[other] { $seat } défausse
 } { A($card) } : la main était trop grande.

## attack (DEC-06) : étape D
attack = D’où attaquez-vous ? Ou terminez vos attaques.
attack-help = Toute armée à votre frontière peut attaquer tout terrain à la frontière d’un autre.{ stalling }
attack-target = Quel terrain attaquez-vous depuis { LAND($start, $attacker) } ?
attack-target-help = Personne ne le voit avant l’envoi de l’attaque.
attack-armies = { LEN($group) ->
    [0] Quelles armées attaquent { spot } ?
   *[other] Envoyez-vous { who-goes } contre { the-land } ?
 }
attack-armies-help = { going }Personne ne le voit avant l’envoi de l’attaque.
who-goes = { LEN($group) ->
    [one] { COUNTED($group) }
   *[other] ces { LEN($group) } armées
 }
going = { LEN($group) ->
    [0] {""}
    [one] {""}
   *[other] En marche : { COUNTED($group) }.{" "}
 }
attack-title = votre attaque
attack-end = Terminer vos attaques
attack-send = { sending }
sending = Envoyer { COUNTED($group) } contre { spot } : { guarded } ; { $percent } % de chances en l’état
guarded = { LEN($armies) ->
    [0] personne ne défend
   *[other] face à { COUNTED($armies) }
 }{ $wall ->
    [0] {""}
   *[other] , valeur de siège { $wall }
 }{ SPOT($cell) ->
    [home] {" "}; sa chute met { $owner } hors jeu
   *[other] { $cut ->
        [0] {""}
        [one] {" "}; cela coupe 1 carte de plus
       *[other] {" "}; cela coupe { $cut } cartes de plus
     }
 }
attack-from = Attaquer depuis { spot } avec { COUNTED($armies) }
attack-from-when = On attaque après les mouvements, si on choisit d’attaquer. { now-asked }
attack-from-D4_03 = Vous avez choisi d’où vous attaquez : reprenez ce choix pour en faire un autre.
attack-from-D4_02 = { $land ->
    [0] Vous n’avez pas de terrain là.
   *[other] { $frontier ->
        [0] Aucune attaque ne part d’ici : { LAND($cell, $owner) } n’est pas à votre frontière, tous ses côtés sont couverts.
       *[1] { $spent ->
            [0] Aucune armée à vous ici : { spot }.
           *[1] Les armées d’ici ont déjà attaqué pendant ce tour.
         }
     }
 }
choose-target = Attaquer { spot } : { guarded }{ $marchers ->
    [0] {""}
    [1] {" "}; environ { $percent } % de chances
   *[other] {" "}; environ { $percent } % de chances avec toutes les armées possibles
 }
choose-target-group = Attaquer le royaume { OF($owner) }
choose-target-when = On choisit la cible d’une attaque après le terrain d’où elle part. { now-asked }
choose-target-D4_03 = { $stage ->
    [0] Dites d’abord que vous continuez.
    [1] Choisissez d’abord le terrain d’où vous attaquez.
    [3] Vous avez choisi une cible : reprenez ce choix pour en faire un autre.
   *[2] { WHO($owner) ->
        [you] C’est votre propre royaume.
        [nobody] Ce joueur n’est pas dans la partie.
       *[other] { $land ->
            [0] { $owner } n’a pas de terrain là.
           *[other] { $owner } n’est plus dans la partie.
         }
     }
 }
choose-target-D4_55 = Vous ne pouvez continuer que contre le joueur dont vous avez pris le terrain : { $foe }.
choose-target-D4_05 = On ne peut pas attaquer { LAND($cell, $owner) } : aucun de ses côtés n’est libre.
join = Envoyer aussi { the-army }
join-when = Les armées se joignent à une attaque quand sa cible est choisie. { now-asked }
join-D4_03 = { $stage ->
    [0] Dites d’abord que vous continuez.
    [1] Choisissez d’abord le terrain d’où vous attaquez.
    [2] Choisissez d’abord la cible.
   *[3] { $joined ->
        [0] Seules les armées du terrain d’où vous attaquez peuvent partir.
       *[1] { UP(THE($army)) } { PLURAL($army) ->
            [many] partent
           *[one] part
         } déjà.
     }
 }
join-D4_54 = { $full ->
    [0] Seules les armées qui ont pris le terrain peuvent continuer, une fois chacune.
   *[1] Une armée au moins reste sur le terrain que vous avez pris.
 }
join-D4_06 = { UP(THE($army)) } { has } déjà attaqué pendant ce tour.
join-Q1_02 = { same-armies }
attacked = { WHO($attacker) ->
    [you] Vous attaquez
   *[other] { $attacker } attaque
 } { LAND($cell, $owner) } depuis { OWN_LAND($start, $attacker) } avec { COUNTED($group) }.
attack-by = { WHO($attacker) ->
    [you] votre attaque
   *[other] l’attaque { OF($attacker) }
 }
attack-void = { UP(attack-by) } n’a plus d’objet : le terrain n’est plus là.
attack-failed = { UP(attack-by) } contre { LAND($cell, $owner) } a échoué : { $why ->
    [1] il reste un défenseur
    [3] le siège n’a pas abouti
   *[other] il ne reste aucun attaquant
 }.

## response (DEC-07)
response = Déplacez-vous une armée en réponse, ou aucune ?
response-help = { WHO($attacker) ->
    [you] Vous attaquez
   *[other] { $attacker } attaque
 } { spot } avec { COUNTED($group) }.
response-title = si vous déplacez une armée en réponse
respond = Déplacer { the-army } { OF(LAND($start, $owner)) } vers { the-land }{ $falls ->
    [-1] {""}
   *[other] {" "}; l’attaque aurait alors { $falls } % de chances
 }
respond-group = Déplacer { the-army } { OF(LAND($start, $owner)) }
respond-when = Seul le joueur attaqué déplace une armée en réponse. { now-asked }
respond-D2_07 = { move-D2_07 }
respond-D2_10 = { move-D2_10 }
respond-D2_01 = Cette armée n’est pas en jeu.
respond-E1_06 = { move-E1_06 }
respond-D2_02 = { move-D2_02 }
respond-Q1_02 = { same-armies }
decline = Ne déplacer aucune armée : l’attaque a { $falls } % de chances
decline-when = Seul le joueur attaqué peut laisser une attaque sans réponse. { now-asked }
responded = { $army ->
    [0] { WHO($seat) ->
        [you] Vous ne déplacez
       *[other] { $seat } ne déplace
     } aucune armée en réponse.
   *[other] { WHO($seat) ->
        [you] En réponse, vous déplacez
       *[other] En réponse, { $seat } déplace
     } { THE($army) } { OF(OWN_LAND($start, $seat)) } vers { OWN_LAND($cell, $seat) }.
 }

## battle-line (DEC-08 à DEC-10), siege (DEC-11)
battle-line = Contre qui placez-vous { THE($army) } ?
battle-line-help = { $fewer ->
    [0] Chaque défenseur doit recevoir un adversaire.
   *[1] Chaque attaquant reçoit un adversaire à lui.
 }
battle-line-aim = Quel adversaire { THE($army) } { PLURAL($army) ->
    [many] attaquent-{ GENDER($army) ->
        [feminine] elles
       *[masculine] ils
     }
   *[one] attaque-t-{ GENDER($army) ->
        [feminine] elle
       *[masculine] il
     }
 } ?
battle-line-title = qui affronte qui
pair = { UP(THE($army)) } contre { THE($other) }{ LEN($facing) ->
    [0] {""}
   *[other] , déjà aux prises avec { COUNTED($facing) }
 } : touche à { $percent } %, risque { $back } %
pair-when = Les armées se placent les unes contre les autres au début d’une bataille. { now-asked }
pair-D4_17 = { $placing ->
    [0] Toutes les armées sont placées : maintenant elles visent.
   *[1] { $turn ->
        [0] { now-placed }
       *[1] Chaque défenseur doit recevoir un adversaire, et il reste juste assez d’attaquants pour ceux qui n’en ont pas.
     }
 }
pair-D4_18 = { $turn ->
    [0] { now-placed }
   *[1] Il y a moins d’attaquants que de défenseurs : chaque attaquant reçoit un adversaire à lui.
 }
now-placed = Les armées se placent l’une après l’autre : c’est maintenant { THE($now) }.
pair-Q1_02 = { same-foes }
same-foes = Les armées d’un même type face aux mêmes adversaires sont pareilles : choisissez la première.
take-aim = { $army ->
    [0] Viser { THE($other) } : { $percent } % de chances de toucher
   *[other] { UP(THE($army)) } { PLURAL($army) ->
        [many] attaquent
       *[one] attaque
     } { THE($other) } : touche à { $percent } %, risque { $back } %
 }
take-aim-when = Les armées visent quand toutes sont placées, et une place quand elle est assiégée. { now-asked }
take-aim-D4_20 = { $placing ->
    [0] L’armée en question attaque l’une de celles placées contre elle.
   *[1] Les armées ne sont pas encore toutes placées.
 }
take-aim-D4_31 = La place assiégée attaque l’une des armées qui l’assiègent.
take-aim-Q1_02 = { same-foes }
siege = Sur quelle armée tirez-vous depuis { spot } ?
siege-help = La place est assiégée et attaque avec sa valeur de siège, { $wall }.
siege-title = quelle armée vise votre place
paired = { UP(army-of) } { PLURAL($army) ->
    [many] affrontent
   *[one] affronte
 } { THE($other) }.
aimed = { $army ->
    [0] La place assiégée vise
   *[other] { UP(army-of) } { PLURAL($army) ->
        [many] visent
       *[one] vise
     }
 } { THE($other) }.
shot = { $army ->
    [0] À la place assiégée
   *[other] { UP(TO(army-of)) }
 }, il faut { AT_MOST($needed) } ou moins contre { $other ->
    [0] la place assiégée
   *[other] { THE($other) }
 } : { $number }, { $hit ->
    [0] manqué
   *[1] touché
 }.

## placing (DEC-12), continuation (DEC-13)
placing = Où posez-vous ce que vous prenez : { lying } ?
placing-help = La carte touche { LAND($start, $attacker) }, d’où vous avez attaqué.
placing-title = où vous posez le terrain pris
place-land = Poser la carte { PLACE($cell, $owner) }{ $lost ->
    [0] {""}
    [one] {" "}; 1 carte de terrain serait défaussée
   *[other] {" "}; { $lost } cartes de terrain seraient défaussées
 }
place-land-when = On pose le terrain quand il vient d’être pris. { now-asked }
place-land-D4_41 = La carte va sur un côté libre { OF(LAND($start, $owner)) }, d’où vous avez attaqué.
continuation = Continuez-vous contre { $owner }, ou arrêtez-vous ?
continuation-help = Qui continue laisse au moins une armée derrière.
continuation-target = Quel terrain { OF($owner) } attaquez-vous ensuite ?
continuation-armies = { LEN($group) ->
    [0] Quelles armées continuent contre { spot } ?
   *[other] Envoyez-vous { who-goes } contre { the-land } ?
 }
continuation-armies-help = { going }Une armée au moins reste derrière.
continuation-title = si votre attaque continue
continuation-send = { sending }
stop-attack = Arrêter ici : ces armées n’attaquent plus pendant ce tour
stop-attack-when = Une attaque s’arrête ou continue après la prise d’un terrain. { now-asked }
stop-attack-D4_56 = Vous avez choisi de continuer : reprenez ce choix pour arrêter.
go-on = Continuer avec une partie des armées
go-on-when = Une attaque s’arrête ou continue après la prise d’un terrain. { now-asked }
go-on-D4_53 = Vous avez déjà choisi de continuer.
stopped = { WHO($attacker) ->
    [you] Vous n’allez
   *[other] { $attacker } ne va
 } pas plus loin.
captured = { WHO($attacker) ->
    [you] Vous prenez
   *[other] { $attacker } prend
 } { SPOT($start) ->
    [home] { capital-of }
   *[other] { THE($land) } { PLACE($start, $owner) }
 }, désormais { PLACE($cell, $attacker) }.
followed = La carte { $land } { PLACE($start, $owner) } est coupée : la voici désormais { PLACE($cell, $attacker) }.
eliminated = { WHO($seat) ->
    [you] Vous êtes
   *[other] { $seat } est
 } hors jeu{ WHO($by) ->
    [nobody] {""}
    [you] {" "}: vous avez pris la Capitale
   *[other] {" "}: { $by } a pris la Capitale
 }.

## La Cité, l’Empire, la fin
city-held = { $turns ->
    [0] { WHO($seat) ->
        [you] Vous ne touchez
       *[other] { $seat } ne touche
     } plus la Cité.
    [one] { holds } la Cité depuis 1 tour.
   *[other] { holds } la Cité depuis { $turns } tours.
 }
holds = { WHO($seat) ->
    [you] Vous tenez
   *[other] { $seat } tient
 }
empire-named = { WHO($seat) ->
    [you] Vous régnez
   *[other] { $seat } règne
 } sur l’Empire.
time-out = Le temps est écoulé : le roi est mêlé à la pioche ({ $deck } cartes).
ended = La partie est terminée. { $cause ->
    [1] { cause-king-returned }
    [2] { cause-last-baron }
    [3] { cause-round-limit }
    [4] { cause-stalled }
    [5] { cause-city-held }
    [6] { cause-empire-fell }
    [7] { cause-empire-stood }
    [8] { cause-hordes-gone }
   *[9] { cause-empire-left }
 }
cause-king-returned = Le roi Timothée est revenu.
cause-last-baron = Il ne reste qu’un baron.
cause-round-limit = La dernière manche est jouée.
cause-stalled = Personne n’a pioché depuis trop longtemps.
cause-city-held = La Cité centrale a été tenue pendant trois tours.
cause-empire-fell = La Capitale de l’Empire est tombée aux mains d’une Horde.
cause-empire-stood = L’Empire a tenu bon.
cause-hordes-gone = Toutes les Hordes sont éliminées.
cause-empire-left = L’Empire a quitté la partie.
went-out = { $nth ->
    [1] première élimination
    [2] deuxième élimination
    [3] troisième élimination
    [4] quatrième élimination
   *[other] cinquième élimination
 }

## Choses de l’image dont on ne peut rien faire maintenant
thing-status = Un tour avance de lui-même, au fil de vos décisions. { now-asked }
thing-deck = On pioche au début d’un tour, et on retourne des cartes pour avoir des nombres : personne n’en prend. { now-asked }
thing-discard = Ce qui est défaussé reste ici jusqu’à ce que la pioche soit reformée : personne ne le reprend. { now-asked }
thing-line = Dans la ligne de bataille, les armées se placent les unes contre les autres au début d’une bataille. { now-asked }
thing-player = Une attaque frappe un terrain à la frontière d’un joueur, un événement ce qui s’y trouve : pas un joueur. { now-asked }
thing-cell = On pose du terrain sur les cases vides après les levées ou les attaques, chacun dans son royaume. { now-asked }
thing-fallen = Une carte défaussée n’est plus en jeu. { now-asked }
thing-army = Chacun ne déplace et ne mène que ses propres armées. { now-asked }
thing-improvement = Un aménagement en jeu agit par sa seule présence. { now-asked }
thing-land = C’est sur le terrain que les armées se tiennent, se lèvent et attaquent, et que se posent les aménagements. { now-asked }

## expansion (DEC-16) : étape E, on pose des cartes de sa main
expansion = { $playable ->
    [0] Vous ne pouvez poser aucune carte de votre main maintenant.
   *[1] Posez { $left ->
        [one] 1 carte
       *[other] { $left } cartes
     } au plus, ou arrêtez.
 }
expansion-title = quelles cartes vous posez
expansion-help = { $playable ->
    [0] Ce que vous avez en main n’a pas encore de place, ou rien de ce genre ne peut plus être posé pendant ce tour.
   *[1] Vous posez maintenant des terrains, des aménagements sur les terrains, et des Villages, des Villes, des Cités.
 }{ LEN($nowhere) ->
    [0] {""}
   *[other] {" "}Pas encore de place pour : { LIST($nowhere) } (choisissez la carte dans votre main pour lire pourquoi).
 }{ LEN($many) ->
    [0] {""}
   *[other] {" "}Plus pendant ce tour : { LIST($many) } (choisissez la carte dans votre main pour lire pourquoi).
 }{ stalling }
expansion-end = Terminer l’expansion

put = { KIND($card) ->
    [land] Poser { A($card) } { PLACE($cell, $owner) }
    [centre] { $old ->
        [0] Fonder { A($card) } sur { spot } : population +{ $population }{ more-cards }
       *[other] Agrandir { spot } en { $card } : population +{ $population }{ more-cards }
     }
   *[other] Mettre { A($card) } sur { spot }{ opened }
 }
opened = { $opens ->
    [0] {""}
    [1] {" "}: un Village peut ensuite y être fondé
    [2] {" "}: la carte n’y fait rien, mais un terrain peut ensuite se poser à côté
   *[3] {" "}: la carte n’y fait rien
 }
more-cards = { $hand ->
    [0] {""}
   *[other] , main +{ $hand }
 }
put-group = Poser { A($card) }
put-when = Terrains, aménagements, Villages, Villes et Cités se posent après les levées ou les attaques. { now-asked }
put-D5_01 = { $held ->
    [0] { none-in-hand }
   *[1] Cette carte ({ $card }) ne se pose pas : seuls les terrains, les aménagements, les Villages, les Villes et les Cités se posent.
 }
put-D5_02 = Vous avez posé { $played ->
    [one] 1 carte
   *[other] { $played } cartes
 } pendant cette étape : c’est tout ce que vous pouvez.
put-D5_04 = Plus { KIND($card) ->
    [land] de terrain
    [centre] de Village, de Ville ni de Cité
   *[other] d’aménagement
 } pendant ce tour : des deux cartes que chacun peut poser, une au plus est un aménagement, et une au plus un Village, une Ville ou une Cité{ $extra ->
    [0] {""}
    [one] {" "}; votre carte de plus a déjà servi à cela
   *[other] {" "}; vos { $extra } cartes de plus ont déjà servi à cela
 }.
put-D5_05 = { $land ->
    [0] Le terrain touche une Capitale ou un terrain aménagé, et aucun des vôtres n’est voisin.
   *[other] Il y a déjà un terrain ici : { spot }.
 }
put-B1_08 = Rien ne se pose derrière votre Capitale.
put-GB_02 = C’est la place de la Cité centrale.
put-D5_08 = { $land ->
    [0] Cela va sur votre propre terrain : un aménagement comme une Route sur tout terrain, un Village sur une Plaine, une Ville sur un Village, une Cité sur une Ville. Un Village demande d’abord une Oasis dans un Désert, une Clairière dans une Forêt, une Mine sur une Montagne.
   *[other] Rien ne se met sur une Capitale.
 }
put-D5_09 = Il y a déjà un Village, une Ville ou une Cité ici : { spot }.
put-D5_10 = Il y a déjà une Route ici : { spot }.
put-D5_11 = Il y a déjà { $one_special ->
    [0] { A($card) }
   *[1] un aménagement spécial
 } ici : { spot }.
put-D5_13 = Un Village sur { A($land) } demande d’abord { A($needs) }.
put-D5_14 = { UP(A($card)) } remplace { A($before) }, et { $some ->
    [0] vous n’en avez pas encore
   *[1] il n’y en a pas sur { spot }
 }.
put-D5_16 = Cela a déjà été fondé ou a déjà grandi pendant ce tour : un échelon par tour.
put-Q1_02 = { same-cards }
laid-out = { WHO($seat) ->
    [you] { $old ->
        [0] Vous posez
       *[other] Vous agrandissez
     }
   *[other] { $seat } { $old ->
        [0] pose
       *[other] agrandit
     }
 } { $old ->
    [0] { A($card) } { PLACE($cell, $seat) }.
   *[other] { THE($old) } { PLACE($cell, $seat) } en { $card }.
 }

## interruption (DEC-18) : on peut jouer un événement
interruption = Jouez-vous un événement { moment }, ou passez-vous ?
interruption-help = { $attacked ->
    [0] On vous le demande à cause de ce que vous avez en main et pouvez jouer maintenant : { LIST($cards) }{ $others ->
        [0] . Seul votre propre terrain peut être frappé en ce moment : mieux vaut passer
       *[1] {""}
     }.
   *[1] { WHO($attacker) ->
        [you] Vous attaquez
       *[other] { $attacker } attaque
     } { spot } avec { COUNTED($armies) }.
 }
interruption-title = si vous jouez un événement
interruption-others = On attend, au cas où quelqu’un joue un événement.
moment = { $number ->
    [1] au début du tour
    [2] après la pioche
    [3] après les mouvements
    [4] après les levées
    [5] avant la réponse
    [6] après la réponse
    [7] avant le siège
    [8] après l’attaque
    [9] après l’expansion
    [10] après un mouvement
    [11] après une levée
    [12] après la pose d’une carte
   *[other] après une défausse ou un échange
 }
pass = Passer
pass-when = On passe quand un événement peut être joué. { now-asked }

play = Jouer { THE($card) } contre { aim }{ on-own } : { TERM($card) ->
    [sickness] une fois sur deux, chaque armée qui s’y trouve est perdue ({ COUNTED($armies) })
    [revolt] une fois sur deux, le terrain est perdu avec tout ce qu’il porte{ and-cut }
    [sabotage] { KIND($what) ->
        [centre] une fois sur deux, { drops-a-step }
       *[other] une fois sur deux, la carte est perdue
     }
   *[other] une fois sur deux, { drops-a-step }
 }
drops-a-step = { TERM($centre) ->
    [village] le Village est perdu
    [city] la Cité redevient une Ville
   *[other] la Ville redevient un Village
 }
on-own = { WHO($owner) ->
    [you] , chez vous
   *[other] {""}
 }
play-group = Jouer { THE($card) } contre { WHO($owner) ->
    [you] votre propre royaume
   *[other] le royaume { OF($owner) }
 }
aim = { $what ->
    [0] { spot }
   *[other] { THE($what) } { PLACE($cell, $owner) }
 }
struck = { $what ->
    [0] { the-land }
   *[other] { THE($what) } { PLACE($cell, $owner) }
 }
and-cut = { $cut ->
    [0] {""}
    [one] , et 1 carte ainsi coupée
   *[other] , et { $cut } cartes ainsi coupées
 }
play-when = Les événements se jouent entre les étapes, quand on vous le demande. { now-asked }
play-W1_01 = { $held ->
    [0] { none-in-hand }
   *[1] Cette carte ({ $card }) n’est pas un événement. Le Séisme, la Maladie, la Révolte et le Sabotage en sont.
 }
play-E4_08 = Cette carte ({ $card }) ne fait que contrer un événement, et ne se joue pas seule.
play-E4_01 = { WHO($owner) ->
    [nobody] Ce joueur n’est pas dans la partie.
    [you] Vous n’avez pas de terrain là.
   *[other] { $owner } n’a pas de terrain là.
 }
play-E4_02 = Aucun événement ne frappe une Capitale, ni ce qu’elle porte.
play-E4_03 = { UP(THE($card)) } frappe { TERM($card) ->
    [sickness] un terrain qui porte une armée
    [sabotage] un aménagement en place
   *[other] un Village, une Ville ou une Cité
 } ; ici, il y a { spot }.
play-Q1_02 = { same-cards }
event-played = { WHO($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
 } { THE($card) } contre { $what ->
    [0] le terrain
   *[other] { THE($what) }
 } { PLACE($cell, $owner) }.

## countering (DEC-19) : un événement peut être contré
countering = Contrez-vous { THE($card) } contre { struck } ?
countering-help = { harm }
countering-title = si vous contrez l’événement
countering-others = { UP(THE($card)) } frappe { struck }. Qui le peut contre l’événement.
harm = { TERM($card) ->
    [sickness] Un nombre impair défausse une armée ; ici : { COUNTED($armies) }.
    [revolt] Un nombre impair défausse le terrain et tout ce qu’il porte{ and-cut }.
    [sabotage] { KIND($what) ->
        [centre] { drops }
       *[other] Un nombre impair défausse { THE($what) }.
     }
   *[other] { drops }
 }
drops = { TERM($centre) ->
    [village] Un nombre impair défausse le Village.
    [city] Un nombre impair réduit la Cité en Ville.
   *[other] Un nombre impair réduit la Ville en Village.
 }
counter = Jouer { THE($anti) } : { THE($card) } contre { struck } reste sans effet
counter-when = On contre un événement quand il vient d’être joué. { now-asked }
counter-E4_04 = Seule la carte qui répond à l’événement le contre : { $remedy } contre { $card }.
event-countered = { WHO($seat) ->
    [you] Vous jouez
   *[other] { $seat } joue
 } { THE($anti) } : { THE($card) } reste sans effet.

## Options d’une partie
option-variant = La partie ordinaire, l’Empire contre les Hordes barbares, ou la course vers une Cité centrale.
option-first_seat = Qui joue en premier : un joueur fixé, un joueur que l’hôte désigne avant la donne, ou le sort.
option-dice = Les nombres viennent d’un dé à dix faces au lieu des cartes de la pioche.
option-trading = À la fin d’un tour, une carte peut être proposée à l’échange au lieu d’être défaussée.
option-timeout_rounds = Après tant de manches, le roi est mêlé à la pioche s’il n’y est pas encore ; 0 : jamais.
option-timeout_minutes = De même après tant de minutes de jeu ; 0 : jamais.
option-empire_seat = Barbares : qui est le Grand Empire ; first : qui joue en premier.
option-city_distance = Course vers la Cité : à combien de cases au nord de chaque Capitale se trouve la Cité.
option-city_handicap = Course vers la Cité : cases ajoutées à cette distance, un nombre (0 à 6) par joueur ; vide : aucune.
option-town_siege = La valeur de siège de chaque Ville ; 0 : les Villes ne s’assiègent pas.
option-improvements = Un terrain porte-t-il un seul aménagement spécial (Mine, Oasis ou Clairière), ou un de chaque type ?
option-interrupts = Quand les événements se jouent : aux moments clés d’un tour, ou après chaque carte et chaque mouvement.
option-call = Demande-t-on à chaque nombre quel chiffre compte, ou le dernier choix vaut-il jusqu’à ce qu’on en change ?
option-max_rounds = Manches après lesquelles la partie finit ; auto : 100, avec les barbares 40 ; 0 : jamais.
option-stall_rounds = Manches de suite sans carte piochée ni retournée après lesquelles la partie finit ; 0 : jamais.

## Fenêtres : ce qui est ouvert, en deux ou trois mots
first-player-window = Qui joue en premier
beginning-window = Début
calling-window = Quel chiffre compte
movement-window = Mouvements
build-or-attack-window = Lever ou attaquer
building-window = Levées
expansion-window = Expansion
discarding-window = Défausse
attack-window = Attaque
response-window = Réponse à une attaque
battle-line-window = Ligne de bataille
siege-window = Siège
placing-window = Pose du terrain pris
continuation-window = Suite d’une prise
too-many-armies-window = Trop d’armées
too-many-cards-window = Trop de cartes
interruption-window = Événements { moment }
countering-window = Contrer un événement
offering-window = Offres pour une carte
accepting-window = Accepter une offre

## Ce que lisent les autres pendant qu’un joueur décide
first-player-others = { LIST($waits) } désigne qui joue en premier.
beginning-others = { LIST($waits) } fait commencer l’étape.
calling-others = { LIST($waits) } choisit quel chiffre de la prochaine carte compte pour { number-for }.
movement-others = { LIST($waits) } déplace ses armées.
build-or-attack-others = { LIST($waits) } décide de lever des armées ou d’attaquer.
building-others = { LIST($waits) } lève des armées.
attack-others = { LIST($waits) } peut attaquer.
response-others = { LIST($waits) } peut déplacer une armée en réponse à l’attaque.
response-others-help = { response-help }
battle-line-others = { LIST($waits) } forme la ligne de bataille.
siege-others = { LIST($waits) } choisit quelle armée vise la place assiégée.
placing-others = { LIST($waits) } pose le terrain pris.
continuation-others = { LIST($waits) } décide si l’attaque continue.
too-many-armies-others = { LIST($waits) } doit renoncer à une armée : la population ne peut pas toutes les entretenir.
too-many-cards-others = { LIST($waits) } doit renoncer à une carte : la main est trop grande.
expansion-others = { LIST($waits) } pose des cartes.
discarding-others = { LIST($waits) } peut défausser des cartes.
offering-others = { LIST($waits) } { LEN($waits) ->
    [one] peut
   *[other] peuvent
 } faire une offre pour { card-of }.
accepting-others = { LIST($waits) } choisit parmi les offres.

## Le jeu en bref (en anglais : META)
game-sentence = Étalez un royaume. Prenez les terres du voisin.
game-length = 1–2 heures
game-scored = cartes de terre, population et valeurs de combat
game-credit-1 = Conception
game-credit-1-who = Joshua Howard et Bruce Biskup
game-credit-2 = Illustrations
game-credit-2-who = Eddie Bowers
game-credit-3 = Tests
game-credit-3-who = Eric Cooley, Mark Gratkowski et Jeff Kelly
game-credit-4 = Première version
game-credit-4-who = conçue avec Matt Hamrick et Russell Mirabelli
game-credit-5 = Tests de la première version
game-credit-5-who = Lance Craig, Lee Valentine II, Ian Sokoloff, James Mann, Rich Shipley, Vince Alvarez, Brian Overland, Lee Coward, Mark Steffel, Mark Howard et Ted Estes
game-credit-6 = Éditeur
game-credit-6-who = BoneGames
game-credit-7 = Année et droits
game-credit-7-who = version 2.0 ; © 1994, 1996 Joshua Howard et Bruce Biskup, tous droits réservés
game-credit-8 = Conditions
game-credit-8-who = le jeu ne peut être ni vendu ni modifié ; on peut le copier en entier pour un usage privé et le transmettre gratuitement

## Réponses données d’avance, comme elles figurent sur un bouton.
standing-ask = Me demander chaque fois
standing-decline = Ne jamais répondre à une attaque par un mouvement
standing-pass = Toujours passer
standing-pass-unless-attacked = Passer sauf si l’on m’attaque
standing-pass-in-the-turns-of-others = Passer dans les tours des autres
standing-call = { $number ->
    [1] C’est toujours le premier chiffre qui compte
    [2] C’est toujours le deuxième chiffre qui compte
    [3] C’est toujours le troisième chiffre qui compte
   *[other] C’est toujours le quatrième chiffre qui compte
 }
standing-always-call = { standing-call }
