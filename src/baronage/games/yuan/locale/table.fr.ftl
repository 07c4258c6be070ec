# La table en données : barres d’au plus 60 lettres, pastilles d’au plus 24, noms des lignes et des boutons.

## Barres
map-laying-bar = Posez cette tuile.
map-laying-place-bar = Choisissez une place pour la tuile.
map-laying-turn-bar = Tournez la tuile.
founding-bar = Choisissez où va la capitale { OF(NAME($clan)) }.
voting-bar = Acceptez-vous { voted-on } ?
voting-sent-bar = Vous avez voté. En attente { OF(waited) }.
voting-others-bar = En attente des votes { OF(waited) }.
bidding-bar = { LEN($tied) ->
    [0] Misez pour choisir en premier.
   *[other] Égalité : misez encore pour choisir en premier.
 }
bidding-sent-bar = Mise envoyée. En attente { OF(waited) }.
bidding-others-bar = En attente des mises { OF(waited) }.
clan-choice-bar = L’enchère est à vous. Choisissez un clan.
planning-bar = Choisissez une terre pour votre ordre.
planning-nowhere-bar = Aucune terre ne peut être votre cible : passez.
planning-owing-bar = Emprunt de { $loan } Chão non remboursé : passez ce tour.
planning-develop-bar = Choisissez un niveau de Développement.
planning-fortify-bar = Choisissez un niveau de Fortification.
planning-militarize-bar = Choisissez un niveau de Militarisation.
planning-ready-bar = Votre ordre est complet. L’envoyer ?
planning-sent-bar = { LEN($deeds) ->
    [0] Vous passez
   *[other] Ordre envoyé
 }. En attente { OF(waited) }.
planning-others-bar = En attente des ordres { OF(waited) }.
waited = { LEN($waits) ->
    [0] personne
    [1] { LIST($waits) }
   *[other] { LEN($waits) } joueurs
 }

## Zones, compteurs, pièces
head-turn = Tour { $turn }
zone-wheel = Roue du temps
label-wheel = { TEMPLES($value) } pour gagner ce tour
zone-tray = Tuiles
ground-rice = riz
ground-forest = forêt
ground-mine = mine
ground-hill = colline
ground-waves = Lacs
side = { $side ->
    [0] Huan
    [1] Zhuang
    [2] Luong
    [3] Goujian
    [4] Borjigin
    [5] Kerait
    [6] Naiman
    [7] Merkit
   *[other] {""}
 }
counter-chao = Chão
counter-rice = Riz
counter-forest = Forêt
counter-mine = Mine
counter-temple = Temples
counter-limit-temple = Temples à tenir pour gagner
piece-village = Village
piece-city = Ville
piece-city2 = Ville double
piece-temple = Temple
piece-palisade = Rempart
piece-rampart = Remparts de pierre
piece-army = { ARMIES($n) }
piece-notch = { TEMPLES($value) } pour gagner
face-tile = { $province }
key-village = Village
key-city = Ville : se fortifie
key-palisade = Rempart : défense 2
key-army = Armées (3 au plus)
key-temple = Temple : à tenir

## Actes
lay-tile = Poser { $tile } { LEN($bordering) ->
    [0] au milieu de la table
   *[other] { LIST($bordering) }
 }
button-order = { $value ->
    [0] Passer, +{ $gain } Chão
   *[other] Envoyer l’ordre
 }
button-send-order = Envoyer
button-recall = Reprendre
button-vote = { $value ->
    [0] Accepter
   *[other] Refuser
 }
button-bid = Miser
chip-clan = { HOUSE($clan) } : { $around } à côté

## L’ordre
place-name = { $province }
place-site = { $build ->
    [0] { $terrain }
    [1] { $terrain }
    [2] { $walls ->
        [0] Ville
        [1] Ville fortifiée
       *[2] Ville de pierre
     }
   *[3] { $walls ->
        [0] Ville double
        [1] Ville double fortifiée
       *[2] Ville double de pierre
     }
 }{ $temple ->
    [0] {""}
   *[1] {" "}et Temple
 }, { $whose ->
    [0] libre
    [1] à vous
   *[2] à { $owner }
 }
row-brief = { $row ->
    [0] { $whose ->
        [0] Coloniser
       *[other] Développer
     }
    [1] Fortifier
   *[2] { $whose ->
        [1] Recruter
       *[other] Attaquer
     }
 }
level-source = { $produced } { $terrain }
level-sum = { $full } − { $produced } { $terrain } = { $cost } Chão
level-does = { $row ->
    [0] { $whose ->
        [1] { $level ->
            [1] Prenez toute terre libre autour de votre groupe.
            [2] Prenez toute terre libre autour de votre groupe et gagnez du Chão.
           *[3] Bâtissez un Temple ici et volez du Chão aux voisins.
         }
       *[other] { $level ->
            [1] Prenez cette terre et la terre libre autour.
            [2] Prenez cette terre et la terre libre autour, et gagnez du Chão.
           *[3] Prenez cette terre, même lointaine, et la terre libre autour.
         }
     }
    [1] { $village ->
        [1] { $level ->
            [1] Un Village reste tel quel.
            [2] Le Village devient une Ville.
           *[3] Le Village devient une Ville avec un Rempart et une Armée.
         }
       *[0] { $level ->
            [1] { $double ->
                [0] Bâtissez une seconde Ville.
               *[1] Rien : une seconde Ville s’y trouve.
             }
            [2] { $double ->
                [0] Bâtissez une seconde Ville{ $walls ->
                    [0] {" "}et un Rempart
                   *[other] {""}
                 }.
               *[1] { $walls ->
                    [0] Bâtissez un Rempart.
                   *[other] Rien : un Rempart et une seconde Ville s’y trouvent.
                 }
             }
           *[3] La Ville devient imprenable et reçoit une Armée.
         }
     }
   *[2] { $whose ->
        [1] { $level ->
            [1] Ne recrutez aucune Armée.
            [2] Recrutez 1 Armée.
           *[3] Recrutez 3 Armées.
         }
       *[other] { $level ->
            [1] Attaquez avec toutes les Armées à portée.
            [2] Attaquez avec toutes les Armées à portée et 1 de plus.
           *[3] Attaquez avec 1 Armée de plus. Une victoire frappe aussi les voisins.
         }
     }
 }
level-closed = { $closed ->
    [1] trop cher
    [2] pas avec ces niveaux
   *[0] { $row ->
        [0] { $whose ->
            [2] terre libre ou à vous
            [1] { $level ->
                [1] rien à coloniser
               *[other] { $temple ->
                    [0] plus de Temple
                   *[1] a déjà un Temple
                 }
             }
           *[0] seul III va si loin
         }
        [1] { $village ->
            [1] avec une Ville
           *[other] pas ici
         }
       *[2] { $whose ->
            [1] il faut une Ville
           *[other] pas d’Armée proche
         }
     }
 }
order-sum = { $cost } Chão sur { $chao }, reste { $left }
preview-land = Choisissez une terre pour votre ordre.
preview-missing = { $wanted ->
    [0] Choisissez un niveau pour { $province }.
    [1] { $province } demande encore un niveau.
    [2] { $province } doit être attaquée : choisissez ce niveau aussi.
   *[3] { $province } est libre : choisissez aussi un niveau de Coloniser.
 }
order-brief = { $whose ->
    [0] { $develop ->
        [0] Attaquer un ennemi à { $province }{ then-fortify }
       *[other] Coloniser { $province }{ then-fortify }{ then-recruit }
     }
    [1] { $develop ->
        [0] { $fortify ->
            [0] Recruter { ARMIES($recruits) } à { $province }
           *[other] { $becomes ->
                [1] Bâtir une Ville à { $province }
               *[0] Fortifier { $province }
             }{ then-recruit }
         }
        [3] Bâtir un Temple à { $province }{ then-fortify }{ then-recruit }
       *[other] Coloniser autour { OF($province) }{ then-fortify }{ then-recruit }
     }
   *[2] Attaquer { $province }{ $militarize ->
        [3] {" "}et au-delà
       *[other] {""}
     }{ then-fortify }
 }.
then-fortify = { $fortify ->
    [0] {""}
   *[other] , puis { $becomes ->
        [1] y bâtir une Ville
       *[0] fortifier
     }
 }
then-recruit = { $militarize ->
    [0] {""}
   *[other] { $recruits ->
        [0] {""}
       *[other] , recruter { $recruits }
     }
 }
chip-falls = { $province } tombe
chip-holds = { $province } tient
chip-army = { $province } : −1 Armée
chip-bare = { $province } sans Armée
chip-temple = +1 Temple
chip-robs = +{ $chao } Chão volés
chip-chao = +{ $chao } Chão
chip-recruits = +{ ARMIES($armies) }
chip-settled = +{ PROVINCES($count) }

## Un tour pas à pas
order-flag = { $develop ->
    [0] {""}
   *[other] Développer { roman-develop }
 }{ $fortify ->
    [0] {""}
   *[other] { $develop ->
        [0] {""}
       *[other] {", "}
     }Fortifier { roman-fortify }
 }{ $militarize ->
    [0] {""}
   *[other] { after-levels }{ $own ->
        [0] Attaquer
       *[1] Recruter
     } { roman-militarize }
 }
after-levels = { $develop ->
    [0] { $fortify ->
        [0] {""}
       *[other] {", "}
     }
   *[other] {", "}
 }
roman-develop = { $develop ->
    [1] I
    [2] II
   *[3] III
 }
roman-fortify = { $fortify ->
    [1] I
    [2] II
   *[3] III
 }
roman-militarize = { $militarize ->
    [1] I
    [2] II
   *[3] III
 }
step-head = { $kind ->
    [0] { WHO_PLAYS($clan) ->
        [you] Vous développez
       *[other] { $clan } développe
     }
    [1] { WHO_PLAYS($clan) ->
        [you] Vous fortifiez
       *[other] { $clan } fortifie
     }
    [2] { WHO_PLAYS($clan) ->
        [you] Vous recrutez
       *[other] { $clan } recrute
     }
    [3] { WHO_PLAYS($clan) ->
        [you] Vous attaquez { $province }
       *[other] { $clan } attaque { $province }
     }
    [4] { WHO_PLAYS($clan) ->
        [you] Vous attaquez au-delà
       *[other] { $clan } attaque au-delà
     }
    [5] { WHO_PLAYS($clan) ->
        [you] Vous êtes coupé
       *[other] { $clan } est coupé
     }
    [6] Des attaquants se heurtent à { $province }
   *[7] Plusieurs veulent { $province }
 }
step-clash = Des ordres se heurtent à { $province }
brief-clash = { $province } était visée par { LIST($clans) }.
brief-settled = { WHO_PLAYS($clan) ->
    [you] Vous avez colonisé
   *[other] { $clan } a colonisé
 } { LEN($provinces) ->
    [1] { LIST($provinces) }
   *[other] { PROVINCES(LEN($provinces)) }
 }.
brief-built = { WHO_PLAYS($clan) ->
    [you] Vous avez
   *[other] { $clan } a
 } bâti un Temple à { $province }.
brief-took = { WHO_PLAYS($clan) ->
    [you] Vous avez
   *[other] { $clan } a
 } pris { $province }.
brief-held = { $province } a tenu face à { $clan }.
