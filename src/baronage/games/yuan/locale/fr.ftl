# Yuan, français. Les faits par leur nom ($clan), les fonctions en capitales : baronage/engine/text/catalogue.py ; HOUSE, PROVINCE ... : glossary.py.

## Glossaire : les clans par leurs couleurs, les sortes de terres
-nobody = personne
-white = Blanc
-blue = Bleu
-purple = Violet
-yellow = Jaune
-red = Rouge
-green = Vert
-black = Noir
-orange = Orange
-nowhere = aucune terre
-rice = Riz
-forest = Forêt
-mine = Mine
-hill = Colline
-water = Eau
    .a = une case d’Eau
    .many = cases d’Eau
-mountain = Montagne
    .a = une Montagne
    .many = Montagnes
-volcano = Volcan
    .a = un Volcan
    .many = Volcans

## Parties de phrases
no-province = aucune Province
clan-named = { NAME($clan) }, le clan { HOUSE($clan) }
capital-of = la capitale { OF(NAME($clan)) }
answered = { LEN($clans) ->
    [0] { WHO($seat) ->
        [you] Vous avez répondu
       *[other] { $seat } a répondu
     }
   *[other] { WHO($seat) ->
        [you] Vous avez
       *[other] { UP(LIST($clans)) } a
     } décidé
 }.

landed = { $province } ({ $terrain })

tile-of = la tuile { OF($province) }

## map-laying (DEC-1) : les tuiles se posent une à une, en trois clics
map-laying = Quelle tuile de votre main posez-vous ?
map-laying-title = quelle tuile vous posez, où, et comment elle est tournée
map-laying-place = Où la posez-vous ? À côté d’une tuile déjà posée.
map-laying-turn = Comment la tournez-vous ?
map-laying-others = { LIST($waits) } pose une tuile.
pick = Poser la tuile avec { LIST($holds) }{ LEN($wilds) ->
    [0] {""}
   *[other] {", "}à côté : { COUNTED($wilds) }
 }
pick-when = Les tuiles se posent avant le premier tour. { now-asked }
pick-S2_02 = { $stage ->
    [0] Cette tuile n’est pas dans votre main.
   *[other] Vous avez choisi une tuile : reprenez ce choix pour en prendre une autre.
 }
place = { LEN($bordering) ->
    [0] La poser au milieu de la table
   *[other] La poser { LIST($bordering) }
 }
place-when = Les tuiles se posent avant le premier tour. { now-asked }
place-S2_03 = { $stage ->
    [0] Choisissez d’abord une tuile de votre main.
    [1] Une tuile se pose sur une place vide à côté d’une autre tuile.
   *[other] Vous avez choisi une place : reprenez ce choix pour en prendre une autre.
 }
bordering = { $side ->
    [0] à l’est
    [1] au sud
    [2] au sud-ouest
    [3] à l’ouest
    [4] au nord
   *[5] au nord-est
 } { OF($tile) }
turn-tile = La poser avec { LIST($sides) }
turn-tile-when = Les tuiles se posent avant le premier tour. { now-asked }
turn-tile-S2_04 = { $stage ->
    [2] Il y a six façons de tourner une tuile.
   *[other] Choisissez d’abord une tuile et sa place.
 }
sided = { $province ->
    [0] { $terrain }
   *[other] { $province }
 } { $side ->
    [0] à l’est
    [1] au nord-est
    [2] au nord-ouest
    [3] à l’ouest
    [4] au sud-ouest
   *[5] au sud-est
 }
tile-laid = { WHO($seat) ->
    [you] Vous posez { $tile }.
    [other] { $seat } pose { $tile }.
   *[nobody] Le sort pose { $tile }.
 }

## founding (DEC-2) : où se trouvent les capitales
founding = Où placez-vous { capital-of } ?
founding-help = Personne ne sait encore qui jouera { NAME($clan) }.
founding-title = où se trouve la capitale
founding-others = { LIST($waits) } choisit où placer { capital-of }.
found = Placer { capital-of } à { $province }, { $terrain } ; à côté : { LEN($beside) ->
    [0] rien
   *[other] { LIST($beside) }
 }
found-group = Placer { capital-of }
found-when = Les capitales se placent avant le premier tour. { now-asked }
found-S3_01 = Une capitale se trouve dans une Province de cette carte : Riz, Forêt, Mine ou Colline.
found-S3_03 = { $owner ->
    [-1] { $province } n’est qu’à { $cells ->
        [one] { $cells } case
       *[other] { $cells } cases
     } de la capitale { $nearest } : choisissez une Province plus éloignée.
   *[other] La capitale { OF(NAME($owner)) } se trouve déjà à { $province }.
 }
capital-put = { WHO($seat) ->
    [you] Vous placez { capital-of } à { $province }.
    [other] { $seat } place { capital-of } à { $province }.
   *[nobody] { UP(capital-of) } est { $province }.
 }
clan-dealt = { WHO($seat) ->
    [you] Vous jouez { clan-named }, et commencez
   *[other] { $seat } joue { clan-named }, et commence
 } avec { $chao } Chão.

## voting (DEC-3) : sur les capitales, et sur la carte là où tous doivent être d’accord
voted-on = { $on_map ->
    [0] les capitales
   *[1] la carte
 }
voting = Acceptez-vous { voted-on } ?
voting-help = { $unanimous ->
    [0] Si la moitié d’entre vous s’y oppose, le sort
   *[1] Si quelqu’un s’y oppose, le sort
 } { $on_map ->
    [0] les replace.
   *[1] la refait.
 }
voting-title = si vous acceptez ce qui est sur la table
voting-sent = Vous avez voté. En attente { OF(LIST($waits)) }.
voting-others = En attente des votes : { LIST($waits) }.
vote = { $objects ->
    [0] Accepter { voted-on }
   *[1] S’opposer : que le sort { $on_map ->
        [0] place les capitales
       *[1] fasse la carte
     }
 }
vote-when = On vote quand la carte ou les capitales sont en place, avant le premier tour. { now-asked }
vote-S3_04 = Acceptez { voted-on }, ou opposez-vous.
vote-S3_09 = Acceptez { voted-on }, ou opposez-vous.
voted = { WHO($seat) ->
    [you] { $objects ->
        [0] Vous acceptez
       *[1] Vous vous opposez
     }
   *[other] { $seat } { $objects ->
        [0] accepte
       *[1] s’oppose
     }
 }.
vote-failed = { $objections ->
    [one] { $objections } joueur s’oppose
   *[other] { $objections } joueurs s’opposent
 } : { LEN($on_map) ->
    [0] le sort replace les capitales
   *[other] le sort refait la carte
 }.

## bidding (DEC-4) : qui choisit un clan en premier
bidding = { LEN($tied) ->
    [0] Combien misez-vous, sur vos { $purse } Chão ?
   *[other] Égalité : nouvelle mise pour { LIST($tied) }. Combien misez-vous, sur vos { $purse } Chão ?
 }
bidding-help = La plus haute mise est payée, et donne le choix d’un clan.
bidding-title = combien vous misez pour le choix d’un clan
bidding-sent = Votre mise est faite. En attente { OF(LIST($waits)) }.
bidding-others = En attente des mises : { LIST($waits) }.
bidding-tied = Même mise pour { LIST($tied) }, qui seuls misent de nouveau.
bid = Miser { $bid } Chão
bid-group = Miser pour le premier choix
bid-amount = Miser combien de Chão ?
bid-when = On mise des Chão quand les clans sont aux enchères, avant le premier tour. { now-asked }
bid-S4_03 = Vous avez { $purse } Chão : misez de 0 à { $purse }.
bid-shown = { WHO($seat) ->
    [you] Vous misez
   *[other] { $seat } mise
 } { $bid } Chão.
bids-tied = Égalité à { $bid } Chão : { LIST($tied) } ; nouvelle mise.
auction-won = { $by_lot ->
    [0] {""}
   *[1] Le sort décide.{" "}
 }{ WHO($seat) ->
    [you] Vous remportez l’enchère, payez { $bid } Chão et choisissez un clan.
   *[other] { $seat } remporte l’enchère, paie { $bid } Chão et choisit un clan.
 }

## clan-choice (DEC-5) : qui remporte une enchère prend un clan
clan-choice = Vous remportez l’enchère. Quel clan prenez-vous ?
clan-choice-help = Il commence dans sa capitale, avec les Chão qui vous restent.
clan-choice-title = quel clan vous prenez
clan-choice-others = { LIST($waits) } remporte l’enchère et choisit un clan.
take = Prendre { clan-named } ; sa capitale est { $province }, { $terrain }, voisine de { $around ->
    [one] { $around } Province
   *[other] { $around } Provinces
 }
take-when = Qui remporte une enchère prend un clan, avant le premier tour. { now-asked }
take-S4_03 = { WHO($holder) ->
    [you] Vous avez déjà { NAME($clan) }.
    [other] { $holder } a déjà pris { NAME($clan) }.
   *[nobody] Ce clan n’est pas dans la partie.
 }
clan-taken = { WHO($seat) ->
    [you] Vous prenez { clan-named }, dont la capitale est { $province }, et commencez
   *[other] { $seat } prend { clan-named }, dont la capitale est { $province }, et commence
 } avec { $chao } Chão.

## planning (DEC-6) : l’ordre d’un tour, en cinq clics
armies = { $number ->
    [0] aucune Armée
    [one] 1 Armée
   *[other] { $number } Armées
 }
temples = { $number ->
    [0] aucun Temple
    [one] 1 Temple
   *[other] { $number } Temples
 }
row-named = { $row ->
    [0] Développement
    [1] Fortification
   *[2] Militarisation
 }
level-named = { $level ->
    [0] aucun
    [1] I
    [2] II
   *[3] III
 }
mark = { row-named } { level-named }
priced = { mark }, { $price } Chão
holding = { $build ->
    [1] Village{ $walls ->
        [0] {""}
        [1] {" "}fortifié
       *[2] {" "}imprenable
     }
    [2] Ville{ walled }
   *[3] Ville double{ walled }
 }
walled = { $walls ->
    [0] {""}
    [1] {" "}fortifiée
   *[2] {" "}imprenable
 }
held-there = { $armies ->
    [0] { $temple ->
        [0] {""}
       *[1] {" "}avec un Temple
     }
   *[other] {" "}avec { ARMIES($armies) }{ $temple ->
        [0] {""}
       *[1] {" "}et un Temple
     }
 }
deed = { $kind ->
    [0] { $what ->
        [0] coloniser { $province }
       *[other] { $level ->
            [3] construire un Temple à { $province }
           *[other] coloniser les terres autour { OF($province) }
         }
     }
    [1] { $what ->
        [1] { $level ->
            [1] laisser le Village { OF($province) } tel quel
            [2] faire { OF($province) } une Ville
           *[3] faire { OF($province) } une Ville fortifiée avec une Armée
         }
        [2] { $level ->
            [1] { $stands ->
                [0] ajouter une seconde Ville à { $province }
                [2] ajouter une seconde Ville à { $province }
               *[other] laisser la Ville double { OF($province) } telle quelle
             }
            [2] { $stands ->
                [0] ajouter un Rempart et une seconde Ville à { $province }
                [1] ajouter un Rempart à { $province }
                [2] ajouter une seconde Ville à { $province }
               *[other] laisser la Ville double { OF($province) } telle quelle
             }
           *[3] entourer { $province } de pierre et ajouter une Armée
         }
       *[other] fortifier { $province } au niveau { level-named } dès la prise
     }
   *[2] { $what ->
        [0] { $armies ->
            [0] attaquer qui prend { $province }
           *[other] recruter { ARMIES($armies) } à { $province } si elle devient votre Ville, ou attaquer qui la prend
         }
        [3] { $level ->
            [1] attaquer { $province }
            [2] attaquer { $province } avec une Armée de plus, de la réserve
           *[3] attaquer { $province } et les ennemis voisins
         }
       *[other] { $armies ->
            [0] ne recruter aucune Armée
           *[other] recruter { ARMIES($armies) }
         } à { $province }
     }
 }
ordered = { LEN($deeds) ->
    [0] Votre cible est { $province }
   *[other] { UP(LIST($deeds)) }
 }
costing = { LEN($deeds) ->
    [0] Vous avez { $chao } Chão.
   *[other] { $borrowed ->
        [0] Cela coûte { $cost } de vos { $chao } Chão.
       *[other] Cela coûte { $cost } Chão : vos { $chao } et { $borrowed } empruntés.
     }
 }
unhindered = { LEN($forecast) ->
    [0] {""}
   *[other] {" "}Si personne n’intervient : { $forecast }
 }
standing = Vous avez { $chao } Chão et { TEMPLES($temples) } ; il en faut { $needed } pour gagner { winning-when }.
winning-when = { $later ->
    [0] à la fin de ce dernier tour
   *[other] { $same ->
        [0] à la fin de ce tour, { $later } un tour plus tard
       *[1] à la fin de ce tour ou du suivant
     }
 }
planning = Choisissez une Province où agir, ou passez pour { $gain } Chão.
planning-help = { standing }
planning-title = ce que vous ordonnez ce tour-ci
planning-nowhere = Aucune Province ne peut être votre cible : passez pour { $gain } Chão.
planning-nowhere-help = { standing }
planning-owing = Vous n’avez pas pu rembourser votre emprunt de { $loan } Chão : passez ce tour.
planning-owing-help = Passer rapporte { $gain } Chão, qui servent à le rembourser.
planning-develop = { $whose ->
    [0] Jusqu’où développez-vous { $province }, qui est libre ?
    [1] Jusqu’où développez-vous { $province }, qui est à vous ?
   *[2] { $province } appartient à { $owner } et ne peut être développée : choisissez « aucun ».
 }
planning-develop-help = { $whose ->
    [2] Pour la prendre, attaquez : c’est la Militarisation.
   *[other] Le Développement colonise des terres ; au niveau III, chez vous, il construit un Temple.
 }
planning-fortify = { ordered }. Choisissez un niveau de Fortification, ou aucun.
planning-fortify-help = { costing }{ unhindered }
planning-militarize = { ordered }. Choisissez un niveau de Militarisation{ $whose ->
    [2] {" "}pour attaquer
   *[other] , ou aucun
 }.
planning-militarize-help = { costing }{ unhindered }
planning-ready = { ordered }.
planning-ready-help = { costing }{ unhindered }{ LEN($deeds) ->
    [1] {" "}Vous pouvez ajouter des niveaux dans le tableau sur la carte.
   *[other] {""}
 }
planning-sent = { LEN($deeds) ->
    [0] { $late ->
        [0] Vous passez ce tour.
       *[1] Votre temps est écoulé : vous passez ce tour.
     }
   *[other] Votre ordre est envoyé : { LIST($deeds) }.
 } { LEN($waits) ->
    [0] {""}
   *[other] En attente { OF(LIST($waits)) }.
 }
planning-sent-help = { $late ->
    [0] Vous pouvez le reprendre tant que tous n’ont pas décidé.
   *[1] Tous les ordres se dévoilent ensemble.
 }
planning-others = En attente des ordres : { LIST($waits) }.
planning-others-help = { $needed ->
    [one] { $needed } Temple suffit
   *[other] { $needed } Temples suffisent
 } pour gagner { winning-when }.
order-stands = { $late ->
    [0] Ce que vous avez envoyé vaut : reprenez-le d’abord.
   *[1] Votre temps est écoulé : vous passez ce tour, et cela vaut.
 }
owing = Vous n’avez pas pu rembourser votre emprunt de { $loan } Chão : vous devez passer ce tour.

target = { $whose ->
    [0] Agir à { $province }, libre ({ $terrain }){ held-there }{ $far ->
        [0] {""}
       *[1] {", "}que seul le Développement III atteint
     } ; { LEN($lands) ->
        [0] rien de libre à côté
       *[other] libres à côté : { LIST($lands) }
     }
    [1] Agir à { $province }, votre { holding } ({ $terrain }){ held-there } ; { LEN($lands) ->
        [0] rien de libre autour de ses terres
       *[other] libres autour de ses terres : { LIST($lands) }
     }
   *[2] Attaquer { $province }, { holding } { OF($owner) } ({ $terrain }){ held-there } : { $walls ->
        [2] ses Remparts de pierre sont imprenables
       *[other] { ARMIES($force) } à vous contre { ARMIES($armies) } et { $defence ->
            [0] aucune défense
           *[other] une défense de { $defence }
         }
     }
 }
target-group = Agir dans une Province
target-when = On choisit une cible quand on écrit les ordres d’un tour. { now-asked }
target-G1_01 = Seule une Province de cette carte peut être une cible : Riz, Forêt, Mine ou Colline.
target-K3_02 = { owing }
target-P1_03 = Votre cible est { $chosen } : reprenez ce choix pour en prendre une autre.
target-X2_05 = Une Armée de Jaune se trouve à { $province } : pas d’attaque ici ce tour-ci.
target-X1_02 = Votre clan, Blanc, ne combat que sur son île, et { $province } est en dehors.
target-P1_06 = { $whose ->
    [2] Aucune de vos Armées ne peut atteindre { $province } : ni à côté, ni de l’autre côté de son eau.
   *[other] { $province } n’est ni à côté de vos terres, ni de l’autre côté de l’eau.
 }
target-P1_04 = { $province } n’est ni à côté de vos terres, ni de l’autre côté de l’eau : seul le Développement III l’atteint, pour { $price } Chão, et vous pouvez en dépenser { $budget }.

too-dear = { $with_level ->
    [0] { mark } coûte { $price } Chão{ $before ->
        [0] {""}
       *[other] , en plus des { $before } déjà choisis
     }
    [2] { $province } est un Village : { mark } demande aussi la Fortification II, { $least } Chão en tout
   *[3] { $province } n’est ni à côté de vos terres, ni de l’autre côté de l’eau : { mark } demande aussi le Développement III, { $least } Chão en tout
 } ; vous pouvez en dépenser { $budget }.
row-chosen = { row-named } : c’est déjà choisi ; prenez un autre niveau de la ligne, ou reprenez celui-ci.
out-of-turn = { $stage ->
    [0] Choisissez d’abord votre cible : cliquez une Province marquée sur la carte.
    [1] Choisissez d’abord un niveau de Développement.
    [2] { $row ->
        [0] { row-chosen }
       *[other] Choisissez d’abord un niveau de Fortification.
     }
   *[other] { row-chosen }
 }
empty-order = { $level ->
    [0] Un ordre demande au moins un niveau autre que « aucun » : choisissez-en un, ou reprenez vos clics et passez.
   *[other] Il y a quatre niveaux : aucun, I, II et III.
 }
home-fighting = Votre clan, Blanc, ne combat que sur son île : pas de Militarisation à { $province }.

develop = { $level ->
    [0] Aucun Développement
   *[other] { priced } : { $whose ->
        [1] { $level ->
            [3] construire un Temple à { $province }{ LEN($victims) ->
                [0] {""}
                [1] {" "}et voler jusqu’à 2 Chão à { LIST($victims) }
               *[other] {" "}et voler jusqu’à 2 Chão à chacun : { LIST($victims) }
             }
           *[other] { developed }
         }
       *[other] { developed }
     }
 }
developed = { LEN($lands) ->
    [0] plus rien à coloniser
   *[other] coloniser { LIST($lands) }
 }{ $level ->
    [2] {", "}et gagner { $gain } Chão
   *[other] {""}
 }
develop-when = On choisit un niveau de Développement quand on écrit les ordres d’un tour. { now-asked }
develop-P1_02 = { empty-order }
develop-K3_02 = { owing }
develop-DEC6 = { out-of-turn }
develop-X1_02 = { home-fighting }
develop-P1_06 = { $whose ->
    [2] { $province } appartient à { $owner } : rien ne peut y être développé.
    [1] { $level ->
        [1] Aucune Province libre ne touche les terres { OF($province) } : il n’y a rien à coloniser.
       *[other] { $temple ->
            [0] Il ne reste aucun Temple à construire.
           *[1] { $province } a déjà un Temple.
         }
     }
   *[0] { $level ->
        [0] { $province } est libre, et aucune de vos Armées ne peut l’atteindre : choisissez un niveau de Développement.
       *[other] { $province } n’est ni à côté de vos terres, ni de l’autre côté de l’eau : seul le Développement III l’atteint.
     }
 }
develop-P1_04 = { too-dear }

fortify = { $level ->
    [0] Aucune Fortification
   *[other] { priced } : { $whose ->
        [1] { $build ->
            [1] { $level ->
                [1] rien, car un Village ne devient une Ville qu’au niveau II
                [2] le Village { OF($province) } devient une Ville
               *[3] le Village { OF($province) } devient une Ville fortifiée{ luong }, et 1 Armée arrive
             }
           *[other] { $level ->
                [1] { $stands ->
                    [0] une seconde Ville à { $province }
                    [2] une seconde Ville à { $province }
                   *[other] rien, car une seconde Ville s’y trouve déjà
                 }
                [2] { $stands ->
                    [0] un Rempart et une seconde Ville à { $province }
                    [1] un Rempart à { $province }
                    [2] une seconde Ville à { $province }
                   *[other] rien, car un Rempart et une seconde Ville s’y trouvent déjà
                 }
               *[3] des Remparts de pierre à { $province }, imprenables{ luong }, et 1 Armée
             }
         }
       *[other] dès que { $province } est à vous, { $level ->
            [1] une Ville y reçoit une seconde Ville
            [2] un Village y devient une Ville, une Ville reçoit un Rempart et une seconde Ville
           *[3] un Village y devient une Ville fortifiée, une Ville reçoit des Remparts de pierre{ luong } ; et 1 Armée arrive
         }
     }
 }
luong = { $doubles ->
    [0] {""}
   *[1] {", "}avec une seconde Ville
 }
fortify-when = On choisit un niveau de Fortification quand on écrit les ordres d’un tour. { now-asked }
fortify-P1_02 = { empty-order }
fortify-K3_02 = { owing }
fortify-DEC6 = { out-of-turn }
fortify-X1_02 = { home-fighting }
fortify-P1_06 = { $province } est un Village et ne peut recruter : sans Fortification, l’ordre serait vide.
fortify-P1_04 = { too-dear }

militarize = { $level ->
    [0] Aucune Militarisation
   *[other] { priced } : { $whose ->
        [0] { $recruits ->
            [0] { $force ->
                [0] rien, car les Armées n’arrivent qu’aux niveaux II et III
               *[other] si un ennemi prend { $province }, { attacking }
             }
           *[other] si { $province } devient votre Ville, y recruter { ARMIES($recruits) }{ $force ->
                [0] {""}
               *[other] {" "}; si un ennemi la prend, { attacking }
             }
         }
        [1] { $recruits ->
            [0] rien, car les Armées n’arrivent qu’aux niveaux II et III
           *[other] recruter { ARMIES($recruits) } à { $province }
         }
       *[2] { attacking }
     }
 }
attacking = attaquer avec { ARMIES($force) } à portée{ $reserve ->
    [0] {""}
   *[1] {" "}et 1 de la réserve
 }{ $level ->
    [3] {" "}; si { $province } tombe, attaquer chaque ennemi voisin avec une force de 1
   *[other] {""}
 }
militarize-when = On choisit un niveau de Militarisation quand on écrit les ordres d’un tour. { now-asked }
militarize-P1_02 = { empty-order }
militarize-K3_02 = { owing }
militarize-DEC6 = { out-of-turn }
militarize-X1_02 = { home-fighting }
militarize-P1_06 = { $whose ->
    [2] { $province } appartient à { $owner } : vous devez l’attaquer, choisissez donc un niveau de Militarisation.
    [1] { $province } est un Village : il ne recrute que si la Fortification II ou III en fait une Ville.
   *[0] { $province } est libre : sans Développement, un ordre demande la Militarisation, au cas où un ennemi la prendrait.
 }
militarize-P1_04 = { too-dear }

send = { $whole ->
    [0] Passer et gagner { $gain } Chão
   *[1] Envoyer l’ordre : { LIST($deeds) }, pour { $cost } Chão
 }
send-when = Les ordres s’envoient à chaque tour, une fois écrits. { now-asked }
send-P1_01 = Vous pouvez passer, ou envoyer l’ordre que vous avez écrit.
send-K3_02 = { owing }
send-P1_02 = { $whole ->
    [0] Vous avez commencé un ordre : reprenez vos clics pour passer.
   *[1] { $stage ->
        [0] Un ordre demande une cible et au moins un niveau autre que « aucun ».
       *[other] L’ordre n’est pas complet : choisissez d’abord ses trois niveaux.
     }
 }
recall = Reprendre ce que vous avez envoyé
recall-when = Un ordre se reprend le tour même de son envoi, avant que tous aient décidé. { now-asked }
recall-P1_09 = { $late ->
    [0] Vous n’avez encore rien envoyé.
   *[1] Votre temps est écoulé : vous passez ce tour, et cela vaut.
 }
recalled = { WHO($seat) ->
    [you] Vous reprenez ce que vous avez envoyé
   *[other] { $clan } reprend ce qui était envoyé
 }.

## Un tour tel qu’il se résout, pas à pas
turn-begun = Le tour { $turn } commence : { $needed ->
    [one] { TEMPLES($needed) } suffit
   *[other] { TEMPLES($needed) } suffisent
 } pour gagner.
revealed = { $province ->
    [0] { WHO_PLAYS($clan) ->
        [you] Vous passez.
       *[other] { $clan } passe.
     }
   *[other] { WHO_PLAYS($clan) ->
        [you] Vous ordonnez
       *[other] { $clan } ordonne
     } { LIST($marks) } à { $province }.
 }
clashed = La même Province, { $province }, devait être développée par { LIST($clans) } : ces ordres sont annulés.
paid = { WHO_PLAYS($clan) ->
    [you] Vous payez
   *[other] { $clan } paie
 } { $chao } Chão{ $borrowed ->
    [0] {""}
   *[other] {", "}dont { $borrowed } empruntés
 }.
contested = { $province } est réclamée par { LIST($clans) } et reste libre.
settled = { WHO_PLAYS($clan) ->
    [you] Vous colonisez
   *[other] { $clan } colonise
 } { LIST($provinces) }.
ran-short = { WHO_PLAYS($clan) ->
    [you] Vous n’avez
   *[other] { $clan } n’a
 } plus de Village pour { LIST($provinces) }.
urbanized = Aucune Ville n’est reliée à { $province } : { WHO_PLAYS($clan) ->
    [you] vous y changez votre
   *[other] { $clan } y change son
 } Village en Ville.
temple-built = { WHO_PLAYS($clan) ->
    [you] Vous construisez
   *[other] { $clan } construit
 } un Temple à { $province }.
temple-unbuilt = Il reste trop peu de Temples : { WHO_PLAYS($clan) ->
    [you] vous n’en construisez aucun et recevez
   *[other] { $clan } n’en construit aucun et reçoit
 } { $chao } Chão en retour.
robbed = { WHO_PLAYS($victim) ->
    [you] { $clan } vous vole
   *[other] { WHO_PLAYS($clan) ->
        [you] Vous volez
       *[other] { $clan } vole
     }
 } { $chao } Chão{ WHO_PLAYS($victim) ->
    [you] {""}
   *[other] {" "}à { $victim }
 } : un nouveau Temple vole ses voisins.
fortified = { WHO_PLAYS($clan) ->
    [you] Vous fortifiez
   *[other] { $clan } fortifie
 } { $province } : { LEN($works) ->
    [0] rien n’y change{ $why ->
        [1] , car un Village ne devient Ville qu’à la Fortification II
        [2] , car tout cela s’y trouve déjà
        [3] , car il ne reste aucune Ville à bâtir
        [4] , car il ne reste pas assez de pièces
       *[other] {""}
     }
   *[other] { LIST($works) }
 }.
work = { $work ->
    [0] une Ville
    [1] un Rempart
    [2] des Remparts de pierre
    [3] une seconde Ville
   *[4] une Armée
 }
undoubled = { WHO_PLAYS($clan) ->
    [you] Vous retirez
   *[other] { $clan } retire
 } la seconde Ville { OF($province) } : une seule Province peut en avoir une.
freed = { WHO_PLAYS($clan) ->
    [you] Vos nouveaux Remparts
   *[other] Les nouveaux Remparts { OF($clan) }
 } libèrent { LIST($provinces) } : toutes les pièces qui s’y trouvaient disparaissent.
recruited = { WHO_PLAYS($clan) ->
    [you] Vous { $armies ->
        [0] ne recrutez
       *[other] recrutez
     }
   *[other] { $clan } { $armies ->
        [0] ne recrute
       *[other] recrute
     }
 } { ARMIES($armies) } à { $province }{ $why ->
    [1] , car il n’y a pas de Ville
    [2] , car les Armées ne viennent qu’aux niveaux II et III de Militarisation
    [3] , car il n’en reste aucune
   *[other] {""}
 }.
fizzled = { $far ->
    [0] { $province } est restée libre : { WHO_PLAYS($clan) ->
        [you] vous n’y attaquez
       *[other] { $clan } n’y attaque
     } personne.
   *[1] { WHO_PLAYS($clan) ->
        [you] Vous n’attaquez pas { $province } : aucune de vos Armées ne peut l’atteindre.
       *[other] { $clan } n’attaque pas { $province } : aucune de ses Armées ne peut l’atteindre.
     }
 }
marched = { WHO_PLAYS($clan) ->
    [you] Vous attaquez
   *[other] { $clan } attaque
 } { $province } avec { ARMIES($force) } depuis { LIST($provinces) }{ $reserve ->
    [0] {""}
   *[1] {", "}dont une de la réserve
 }.
fought = { $armies ->
    [0] Les attaquants { OF($province) } s’entre-détruisent.
   *[other] Les attaquants { OF($province) } se combattent : il { WHO_PLAYS($clan) ->
        [you] vous reste { ARMIES($armies) }
       *[other] reste { ARMIES($armies) } à { $clan }
     }.
 }
repelled = { $province } résiste { WHO_PLAYS($clan) ->
    [you] à votre attaque
   *[other] à l’attaque { OF($clan) }
 } : { $killed ->
    [0] {""}
    [one] 1 Armée de chaque camp est détruite, et{" "}
   *[other] { $killed } Armées de chaque camp sont détruites, et{" "}
 }{ $why ->
    [0] il ne reste aucun attaquant
    [1] la défense l’emporte sur { ARMIES($lost) }, { fate }
   *[2] les Remparts de pierre sont imprenables : { ARMIES($lost) }, { fate }
 }.
fate = { $back ->
    [0] { $lost ->
        [one] perdue
       *[other] perdues
     }
   *[1] { $lost ->
        [one] qui fait demi-tour
       *[other] qui font demi-tour
     }
 }
conquered = { $unsettled ->
    [0] { WHO_PLAYS($clan) ->
        [you] Vous prenez
       *[other] { $clan } prend
     } { $province } { from-victim } ; { ARMIES($armies) } { $armies ->
        [0] n’y reste
        [one] y reste
       *[other] y restent
     }.
   *[1] { WHO_PLAYS($clan) ->
        [you] Vous prenez { $province } { from-victim }, mais n’avez
       *[other] { $clan } prend { $province } { from-victim }, mais n’a
     } aucune pièce pour la peupler : elle est libre.
 }
from-victim = { WHO_PLAYS($victim) ->
    [you] à vos dépens
   *[other] à { $victim }
 }
withdrew = L’Armée de Jaune partie pour { $province } est de retour à { $home }.
armies-of = { WHO_PLAYS($clan) ->
    [you] { $armies ->
        [one] 1 Armée à vous
       *[other] { $armies } Armées à vous
     }
   *[other] { ARMIES($armies) } { OF($clan) }
 }
returned = { $lost ->
    [0] De retour à { $province } : { armies-of }.
   *[1] { $armies ->
        [one] Perdue
       *[other] Perdues
     } : { armies-of }, car { $province }, le chemin du retour, est tombée.
 }
skirmished = { WHO_PLAYS($clan) ->
    [you] Vous poussez l’attaque jusqu’à { $province } et y détruisez
   *[other] { $clan } pousse l’attaque jusqu’à { $province } et y détruit
 } { WHO_PLAYS($victim) ->
    [you] une de vos Armées
   *[other] une Armée { OF($victim) }
 }.
overran = { WHO_PLAYS($clan) ->
    [you] Vous poussez l’attaque et prenez
   *[other] { $clan } pousse l’attaque et prend
 } { $province } { from-victim }{ $unsettled ->
    [0] {""}
   *[1] {", "}mais il ne reste aucun Village pour la peupler : elle est libre
 }.
deadlocked = L’attaque est poussée jusqu’à { $province } par { LIST($clans) } à la fois : elles s’annulent.
isolated = { $province } est coupée de toute Ville { WHO_PLAYS($victim) ->
    [you] à vous
   *[other] { OF($victim) }
 } et { $unsettled ->
    [0] { $clan ->
        [-1] devient libre
       *[other] revient à { $clan }
     }
   *[1] devient libre, car { WHO_PLAYS($clan) ->
        [you] vous n’avez
       *[other] { $clan } n’a
     } plus de Village
 }.
seized = { WHO_PLAYS($clan) ->
    [you] Vous prenez
   *[other] { $clan } prend
 } { $chao } Chão { from-victim }.
refunded = { WHO_PLAYS($clan) ->
    [you] Vous ne tenez pas votre cible et ne fortifiez
   *[other] { $clan } ne tient pas sa cible et ne fortifie
 } rien{ $chao ->
    [0] {""}
   *[other] {" "}: { $chao } Chão reviennent
 }.
earned = { WHO_PLAYS($clan) ->
    [you] Vous recevez
   *[other] { $clan } reçoit
 } { $chao } Chão { $why ->
    [0] pour avoir passé
    [1] pour un ordre annulé
   *[2] par le Développement II
 }.
disbanded = Il y a trop d’Armées à { $province } : { $armies ->
    [one] 1 retourne
   *[other] { $armies } retournent
 } dans { WHO_PLAYS($clan) ->
    [you] votre réserve
   *[other] la réserve { OF($clan) }
 }.
repaid = { WHO_PLAYS($clan) ->
    [you] Vous remboursez
   *[other] { $clan } rembourse
 } { $chao } Chão.
owed = { WHO_PLAYS($clan) ->
    [you] Vous ne pouvez pas rembourser { $chao } Chão et devez
   *[other] { $clan } ne peut pas rembourser { $chao } Chão et doit
 } passer au tour suivant.
outpost-built = L’Armée de Jaune à { $province } est coupée de sa première Ville et y fonde une Ville.
counted = { WHO_PLAYS($clan) ->
    [you] Vous { $temples ->
        [0] ne tenez
       *[other] tenez
     } { TEMPLES($temples) } et produisez
   *[other] { $clan } { $temples ->
        [0] ne tient
       *[other] tient
     } { TEMPLES($temples) } et produit
 } { $rice } Riz, { $forest } Forêt et { $mine } Mine.
erupted = Les Volcans entrent en éruption : hors les Temples, toutes les pièces disparaissent { OF(LIST($provinces)) }.
decided = Entre { LIST($clans) }, { $figure ->
    [0] les Temples décident
    [1] les Mines décident
    [2] les Chão décident
   *[3] les Armées décident
 } : { WHO_PLAYS($clan) ->
    [you] vous en avez
   *[other] { $clan } en a
 } { $most } contre { $second }.
ended = { LEN($clans) ->
    [0] { cause-alone }
    [1] { $cause ->
        [1] {""}
        [2] { cause-last-turn }{" "}
       *[3] { cause-alone }{" "}
     }{ WHO_PLAYS($clan) ->
        [you] Vous gagnez
       *[other] { $clan } gagne
     }{ $temples ->
        [0] {""}
       *[other] {" "}avec { TEMPLES($temples) }
     }.
   *[other] { $cause ->
        [1] {""}
        [2] { cause-last-turn }{" "}
       *[3] { cause-alone }{" "}
     }Victoire partagée : { LIST($clans) }.
 }
cause-wheel = Un clan tient autant de Temples que la roue en demande.
cause-wheel-by = { LEN($clans) ->
    [1] Le clan { HOUSE($clan) } gagne avec { TEMPLES($temples) }{ $figure ->
        [0] .
       *[other] , à égalité, départagé par les { $figure ->
            [1] Mines
            [2] Chão
           *[3] Armées
         }, { $most } contre { $second }.
     }
   *[other] Victoire partagée, avec { TEMPLES($temples) } chacun : { LIST($clans) }.
 }
cause-last-turn = Le dernier tour est joué.
cause-last-turn-by = { cause-last-turn } { cause-wheel-by }
cause-alone = Il ne reste qu’un joueur.

## À quoi servent les choses de l’image
thing-map = On clique les Provinces une à une ; Montagnes, Eaux et Volcans ne sont à personne. { now-asked }
thing-wheel = La roue tourne d’elle-même, et montre combien de Temples font gagner. { now-asked }
thing-tray = Ces tuiles sont visibles devant leur propriétaire, qui en pose une à son tour. { now-asked }
thing-tile = Chacun pose ses propres tuiles, une à la fois. { now-asked }
thing-spot = Une tuile choisie se pose sur une place vide à côté d’autres. { now-asked }
thing-turn = Une tuile se tourne une fois sa place choisie. { now-asked }
thing-plan = Sur la feuille d’ordre, on choisit un niveau par rangée, après la cible sur la carte. { now-asked }
thing-draft = Ceci montre ce que ferait votre ordre : une autre Province ou un autre niveau le change. { now-asked }
thing-trace = Cette marque dit ce qui s’est passé ici au dernier tour. { now-asked }
thing-march = Les flèches disent qui a marché ici au dernier tour. { now-asked }

## Options
option-main_box = Quelle boîte donne les tuiles et les clans ; à 5 joueurs ou plus, l’autre en ajoute quelques-uns.
option-scenario = Une carte libre, ou l’un des scénarios imposés (à 4, 3 et 5 joueurs).
option-assembly = Qui pose les tuiles : les joueurs à tour de rôle, le sort, ou une carte toute faite (2 à 4 joueurs).
option-capitals = Qui place les capitales : les joueurs, qui votent ensuite, ou le sort.
option-agreement = Qui doit accepter les capitales : plus de la moitié des joueurs ; ou tous, qui choisissent alors librement carte et distances.
option-bidding = Les clans sont distribués au hasard, ou mis aux enchères à mises cachées (toujours dans l’Invasion étrangère).
option-powers = Chaque clan a-t-il son propre pouvoir ?
option-rivers = Des rivières sur les tuiles de Chine.
option-volcanoes = Des Volcans sur les tuiles de Mongolie.
option-repelled = Ce que deviennent les attaquants restants quand une attaque échoue : perdus, ou de retour d’où ils viennent.
option-tie = Ce qui départage d’abord des clans qui atteignent le nombre de la roue au même tour : leurs Temples, ou leurs Mines.
option-talk = Quels messages les joueurs peuvent s’envoyer pendant la partie : privés et publics, publics seulement, aucun.
option-chao_supply = Combien de Chão il y a en tout ; au moins 6 par joueur.
option-max_turns = Le tour après lequel la partie finit de toute façon.

## L’image : ses parties, et les tableaux à côté
piece-name = { $piece ->
    [0] Temple
    [1] Armées
    [2] Village
   *[3] Ville
 }
so-many-provinces = { $number ->
    [one] { $number } Province
   *[other] { $number } Provinces
 }
sheet-says = Votre ordre{ $state ->
    [0] {""}
    [1] {", "}pas encore envoyé
   *[2] {", "}envoyé
 }
sheet-heading = { $province ->
    [0] { $state ->
        [2] Vous passez
       *[other] Pas encore de cible
     }
   *[other] Cible : { $province }
 }
sheet-state = { $sent ->
    [0] Pas encore envoyé
   *[1] Envoyé
 }
sheet-source = { $number } { $terrain }
sheet-field = { $level ->
    [0] { $row ->
        [0] Aucun Développement
        [1] Aucune Fortification
       *[2] Aucune Militarisation
     }
   *[other] { priced }
 }
sheet-purse = { $budget } Chão à dépenser
sheet-sum = { $chao } − { $cost } = { $left } Chão de reste
sheet-loan = { $cost } Chão, dont { $borrowed } empruntés
wanted = { $temples } au tour { $turn }
wheel-turn = { $turn ->
    [0] Avant le tour 1
   *[other] Tour { $turn }
 }

## Fenêtres : ce qui est ouvert, en deux ou trois mots
map-laying-window = Une tuile
founding-window = Une capitale
voting-window = { $number ->
    [0] Vote sur les capitales
   *[other] Vote sur la carte
 }
bidding-window = Mises
clan-choice-window = Choix d’un clan
planning-window = Ordres du tour { $number }

## Le jeu en bref (en anglais : META)
game-sentence = Ordres secrets, sans hasard. Assez de Temples gagnent.
game-length = 60 min
game-scored = Temples
game-credit-1 = Conception
game-credit-1-who = Charlie Sigogneau
game-credit-2 = Illustrations
game-credit-2-who = Adrien Rives
game-credit-3 = Graphisme
game-credit-3-who = Mireille Joffre et Nicolas Roblin
game-credit-4 = Projet
game-credit-4-who = Christophe Fievet et Miguel Wetter
game-credit-5 = Éditeur
game-credit-5-who = Le Puzzle, avec l’équipe d’Oka Luda
game-credit-6 = Année
game-credit-6-who = le livret ne la dit pas

## Réponses données d’avance, comme elles figurent sur un bouton.
standing-pass = Toujours passer
standing-ask-me = Me demander chaque fois
