# Protectors of the Realm, français. Les faits par leur nom ($place), les fonctions en capitales : baronage/engine/text/catalogue.py ; PLACE, UNITS … : glossary.py.
# Les ordres que l’on tape restent ceux des règles, en anglais : Fortify!, March!, Support!, Work, work!

## Glossaire : les joueurs par leurs couleurs
-nobody = personne
-blue = Bleu
-purple = Pourpre
-black = Noir
-white = Blanc
-dark-green = Vert foncé
-red = Rouge
-orange = Orange
-yellow = Jaune
-pink = Rose
-cyan = Cyan
-brown = Brun
-maroon = Bordeaux
-teal = Sarcelle
-navy = Marine
-olive = Olive
-silver = Argent

## Ordres
-order-fortify = Fortification !
-order-march = Marche !
-order-support = Soutien !
-order-work = Au travail !

## Pioches et cartes
-deck-event = pioche des Événements
-deck-dragon = pioche du Dragon
-deck-sea = pioche de la Mer
-deck-end = pioche de la Fin
-card-unknown = une carte inconnue
-card-bswan = Cygne noir
-card-calm = Calmes de l’été
-card-snow = Neige profonde
-card-rain = Fortes pluies d’automne
-card-power = Puissance écrasante
-card-spring = Agitation du printemps
-card-storm = Tempêtes d’hiver
-card-imarin = Bénédictions d’Imarin
-card-flood = Inondation !
-card-dragon = Ici sont les dragons !
-card-mist = Le froid des monts Brumeux
-card-blood = Soif de sang !
-card-seaf = Gens de mer !
-card-ferry = Bac !
-card-crab = Invasion de crabes !
-card-plague = Peste !
-card-pirate = Pirates !
-card-nigh = La fin est proche !
-card-time = C’est l’heure !
card-short = { TERM($card) ->
    [card-bswan] remélange
    [card-snow] attaquants −1
    [card-rain] Soutien −1
    [card-power] puissance +{ $provinces }
    [card-spring] sans Fortif. !
    [card-storm] sans production
    [card-imarin] production ×2
    [card-flood] sans voisins
    [card-dragon] attaque
    [card-blood] −{ $count } par chute
    [card-seaf] mer ouverte
    [card-ferry] { $fare } par marche
    [card-crab] vivres −1
    [card-plague] tue des unités
    [card-pirate] mouchards
    [card-nigh] cartes restent
    [card-time] dernier tour
   *[other] sans effet
 }
card-effect = { TERM($card) ->
    [card-bswan] Toutes les cartes Événement sont mélangées ensemble et une autre est jouée.
    [card-snow] Chaque attaquant combat avec 1 de moins.
    [card-rain] Chaque ordre « Soutien ! » donne 1 de moins.
    [card-power] Le nombre de Provinces s’ajoute à ce que la carte donne au Dragon.
    [card-spring] Personne ne peut ordonner « Fortification ! » à ce tour.
    [card-storm] Aucun $Realm n’est produit.
    [card-imarin] La production de $Realm est doublée ; les Provinces brûlées produisent aussi.
    [card-flood] Aucune Province n’a de voisine : ni marche par terre, ni soutien.
    [card-dragon] Le Dragon attaque maintenant.
    [card-blood] Chaque élimination de ce tour abaisse le Seuil du nombre de joueurs, et non de 2, jusqu’à la fin du tour.
    [card-seaf] Pour les marches, chaque Province est voisine de toutes les autres.
    [card-ferry] Pour les marches, chaque Province est voisine de toutes les autres, à 25 $Realm pour chaque lieu de départ.
    [card-crab] Chaque Province nourrit 1 unité de moins : celles qui dépassent meurent de faim après les batailles.
    [card-plague] Une Province avec des unités, voisine d’une autre du même joueur avec des unités, perd 1 unité.
    [card-pirate] Chaque joueur peut en dénoncer un autre aux Pirates avec ses ordres. Si un joueur au plus est dénoncé, ceux qui n’ont dénoncé personne paient { MONEY($silent_due) }, et le dénoncé perd une unité, ou paie { MONEY($plank_due) } s’il n’a pas d’armée. Si plusieurs le sont, ceux qui ont dénoncé un joueur paient { MONEY($clash_due) }. Si tous les autres dénoncent le même joueur, lui seul en souffre.
    [card-nigh] Toutes les autres cartes jouées à ce tour restent en jeu jusqu’à la fin de la partie.
    [card-time] C’est le dernier tour.
   *[other] Sans effet.
 }

## L’Échelle de la Terreur
-terror-wyrmling = Dragonnet
    .a = un Dragonnet
-terror-wurm = Ver
    .a = un Ver
-terror-great-wurm = Grand Ver
    .a = un Grand Ver
-terror-dragon = Dragon
    .a = un Dragon
-terror-ancient = Dragon ancien
    .a = un Dragon ancien
-terror-worldeater = Dévoreur de Mondes
    .a = le Dévoreur de Mondes

## Factions et pouvoirs
-faction-none = sans faction
-faction-cen = Cenarion
-faction-kal = Kalu'Ak
-faction-hod = Hodir
-faction-iro = Lumière de Fer
-faction-lan = Lannuvár
-ability-nothing = rien
-ability-defenders = Défenseurs du Royaume
-ability-fire = Le feu par le feu !
-ability-forecast = Bulletin du temps
-ability-hide = Circulez, rien à voir !
-ability-merchants = Marchands des dieux
-ability-regards = Le Roi de la Montagne vous salue
-ability-crusade = Croisade
-ability-faith = La foi seule nous soutient
-ability-greatgame = Le grand jeu de la politique
-ability-bank = La Banque de Lannuvár
-ability-look = le regard sur la pioche du Dragon
ability-does = { TERM($ability) ->
    [ability-defenders] « Fortification ! » donne 1 de plus
    [ability-fire] jusqu’à 9 Hauts Magisters contre le Dragon
    [ability-forecast] à chaque tour, un regard sur la prochaine carte Événement
    [ability-hide] hors du jeu pendant une Attaque du Dragon
    [ability-merchants] « Au travail ! » rapporte 90
    [ability-regards] le Roi de la Montagne combat pour vos dernières Provinces
    [ability-crusade] une « Marche ! » dorée de plus par tour
    [ability-faith] chaque Province nourrit 1 unité de plus pendant un tour
    [ability-greatgame] chaque enchère compte 15 de plus par Province
    [ability-bank] enchérir et engager après tous les autres
   *[other] une fois par partie, pour 15 $Realm
 }
faction-does = { TERM($faction) ->
    [faction-cen] « Fortification ! » donne 1 de plus ; une fois par partie, jusqu’à 9 Hauts Magisters contre le Dragon
    [faction-kal] à chaque tour, un regard sur la prochaine carte Événement ; une fois par partie, hors du jeu pendant une Attaque du Dragon
    [faction-hod] « Au travail ! » rapporte 90 ; une fois par partie, le Roi de la Montagne combat pour vos dernières Provinces
    [faction-iro] une « Marche ! » dorée de plus par tour ; une fois par partie, chaque Province nourrit 1 unité de plus pendant un tour
   *[faction-lan] chaque enchère compte 15 de plus par Province ; une fois par partie, enchérir et engager après tous les autres
 }

## Parties de phrases
place-name = { $number ->
    [0] l’Île
   *[other] { PROVINCE($number) }
 }
place-there = { $number ->
    [0] sur l’Île
   *[other] à { PROVINCE($number) }
 }
units-counted = { $number ->
    [one] { $number } unité
   *[other] { $number } unités
 }
money = { $number } $Realm
points = { $number } PV
ordinal = { $number }{ $number ->
    [1] er
   *[other] e
 }
level-name = { $number ->
    [0] aucun
    [1] I
    [2] II
   *[3] III
 }
fortify-word = { $gold ->
    [0] Fortification !
   *[1] Fortification dorée !
 }
work-word = { $gold ->
    [0] Au travail !
   *[1] Au travail ! (doré)
 }
march-word = { $gold ->
    [0] Marche !
   *[1] Marche dorée !
 }
march-late-word = { $gold ->
    [0] Marche différée !
   *[1] Marche dorée différée !
 }
support-word = { $gold ->
    [0] Soutien !
   *[1] Soutien doré !
 }
together = { LIST($players) }
either = { $name } ou { $hint }
your-places = { LEN($yours) ->
    [0] vous n’en avez aucune
   *[other] les vôtres : { LIST($yours) }
 }
not-yours = { $standing ->
    [1] Ce plateau n’a pas de { $place }, seulement { $provinces } Provinces.
    [2] Cette partie n’a pas d’Île.
    [3] { UP($place) } appartient à { $owner } ; { your-places }.
   *[4] { UP($place) } n’appartient à personne ; { your-places }.
 }
you-are-out = Vous êtes éliminé : vous pouvez lire et écrire, mais vous ne choisissez plus.
watching = Vous êtes hors du jeu, mais vous pouvez regarder et parler.
nothing-to-choose = Vous n’avez rien à choisir pour l’instant.

## voting (DEC-V1 à V4)
voting = { $answer ->
    [-1] { vote-question }
   *[other] Vous votez pour { vote-choice }. L’envoyer ?
 }
voting-help = La majorité l’emporte ; à égalité, on tire à pile ou face.
voting-title = comment vous votez
voting-others = Les joueurs votent : { vote-question }
voting-sent = Votre bulletin est déposé. Les autres votent encore.
voting-send = Déposer le bulletin
vote-question = { $vote ->
    [0] Une partie normale ou une grande partie ?
    [1] Des équipes, ou chacun pour soi ?
    [2] Avec factions, ou sans ?
   *[3] Des factions choisies, ou tirées au sort ?
 }
vote-choice = { $vote ->
    [0] { $answer ->
        [0] une partie normale
       *[1] une grande partie
     }
    [1] { $answer ->
        [0] une partie sans équipes
       *[1] une partie en équipes
     }
    [2] { $answer ->
        [0] une partie sans factions
       *[1] une partie avec factions
     }
   *[3] { $answer ->
        [0] des factions choisies
       *[1] des factions tirées au sort
     }
 }
mark-ballot = Voter pour { vote-choice }
mark-ballot-when = On marque un bulletin lors d’un vote, avant le début de la partie. { now-asked }
mark-ballot-A1_05 = { $marked ->
    [0] Un bulletin n’a que deux réponses.
   *[1] Votre bulletin est marqué : reprenez-le pour le marquer autrement.
 }
vote-opened = Un vote est ouvert : { vote-question }
vote-closed = Le vote est clos ; ce sera { vote-result }.{ $coin ->
    [0] {""}
   *[1] {" "}Les voix étaient égales, et le sort a décidé.
 } Pour : { voters } ; contre : { opponents }{ LEN($silent) ->
    [0] {""}
   *[other] {" "}; sans voter : { LIST($silent) }
 }.
voters = { LEN($fors) ->
    [0] personne
   *[other] { LIST($fors) }
 }
opponents = { LEN($against_it) ->
    [0] personne
   *[other] { LIST($against_it) }
 }
vote-result = { $vote ->
    [0] { $result ->
        [0] une partie normale
       *[1] une grande partie
     }
    [1] { $result ->
        [0] une partie sans équipes
       *[1] une partie en équipes
     }
    [2] { $result ->
        [0] une partie sans factions
       *[1] une partie avec factions
     }
   *[3] { $result ->
        [0] une partie à factions choisies
       *[1] une partie à factions tirées au sort
     }
 }

## team-forming (DEC-T1), team-placing (DEC-T2)
team-forming = Quelle équipe rejoignez-vous ? Chacune compte { $size } joueurs.
team-forming-title = l’équipe que vous rejoignez
team-forming-others = Les équipes se forment.
join-team = Rejoindre l’équipe { $team }{ LEN($members) ->
    [0] {""}
   *[other] , avec { LIST($members) }
 }
join-team-group = Rejoindre une équipe
join-team-when = Les équipes se forment avant la partie. { now-asked }
join-team-P1_01 = L’équipe { $team } est complète. Places libres : { LIST($free) }.
joined-already = { $team ->
    [0] Vous n’avez choisi aucune équipe à temps : le sort le fera.
   *[other] Vous avez déjà rejoint l’équipe { $team }.
 }
team-joined = { WHO($seat) ->
    [you] Vous rejoignez
   *[other] { $seat } rejoint
 } l’équipe { NEXT($team) }.
team-by-lot = { WHO($seat) ->
    [you] Vous n’avez pas choisi : le sort vous met
   *[other] { $seat } n’a pas choisi : le sort l’envoie
 } dans l’équipe { NEXT($team) }.
block-drawn = L’équipe { NEXT($team) } reçoit le { ORDINAL($block) } bloc de positions de départ.
team-placing = Où commencez-vous ? C’est une des places de votre équipe.
team-placing-help = Vos coéquipiers la voient, les autres pas encore.
team-placing-title = où vous commencez
team-placing-others = Chaque équipe décide qui commence où.
pick-position = Commencer à { $place }
pick-position-group = Commencer dans une Province
pick-position-when = Les positions de départ se prennent avant une partie en équipes. { now-asked }
pick-position-P1_03 = Cette place est prise ou appartient à une autre équipe. Libres : { LIST($places) }.
picked-already = Vous avez déjà choisi : vous commencez à { $place }.
mate-picks-first = Dans votre équipe, { WHO($seat) ->
    [you] c’est maintenant à vous
   *[other] c’est maintenant à { $seat }
 } de choisir.
position-picked = { WHO($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
 } la position de départ numéro { NEXT($position) } de votre équipe.
player-placed = { WHO($seat) ->
    [you] Vous jouez { NAME($player) } et commencez
   *[other] { $seat } joue { NAME($player) } et commence
 } à { $place }.
board-laid = Le Royaume compte { $provinces } Provinces. Le Dragon dort ; son Seuil est de { $threshold }.

## opening (DEC-B1, DEC-F1), bidding-again (DEC-B2), late-bidding (DEC-B3)
opening = { $bid ->
    [-1] { $by_choice ->
        [0] Combien misez-vous pour votre place au Classement ?
       *[1] { $faction ->
            [0] Quelle faction jouez-vous, et combien misez-vous ?
           *[other] Vous jouez { $faction }. Combien misez-vous ?
         }
     }
   *[other] Vous misez { $bid }. L’envoyer ?
 }
opening-help = Les plus offrants sont mieux classés, gagnent les égalités (au prix d’une unité) et peuvent donner plus d’ordres dorés. Vous avez { MONEY($cash) } ; toute enchère est dépensée. Une unité coûte { $unit_cost }, un niveau { $level_cost } ; chaque Province rapporte { $production } par tour.
opening-title = combien vous misez
opening-others = Chacun enchérit en secret pour une place au Classement.
opening-send = { $bid ->
    [-1] Envoyer sans enchère
   *[other] Envoyer : miser { $bid }
 }
choose-faction = Jouer { $faction } : { faction-does }
choose-faction-group = Choisir une faction
choose-faction-when = La faction se choisit avec la première enchère. { now-asked }
choose-faction-N0_01 = { $by_choice ->
    [0] Vous ne pouvez pas choisir de faction dans cette partie.
   *[1] { $chosen ->
        [1] Vous avez déjà choisi une faction. Annulez ce choix pour en prendre une autre.
       *[0] { $bid ->
            [-1] Cette faction n’existe pas.
           *[other] Choisissez la faction avant l’enchère. Annulez d’abord l’enchère.
         }
     }
 }
faction-known = { WHO_PLAYS($player) ->
    [you] Vous jouez
   *[other] { $player } joue
 } { $faction }{ $how ->
    [2] , par tirage au sort
   *[other] {""}
 }.
bidding-again = { $bid ->
    [-1] Votre enchère en égale une autre. Combien ajoutez-vous ?
   *[other] Vous ajoutez { $bid }. L’envoyer ?
 }
bidding-again-help = Il vous reste { MONEY($cash) } ; ce que vous ajoutez est dépensé comme la première enchère.
bidding-again-title = combien vous ajoutez à votre enchère
bidding-again-others = Ceux dont les enchères étaient égales peuvent y ajouter, en secret.
bidding-again-send = { $bid ->
    [-1] Envoyer : ne rien ajouter
   *[other] Envoyer : ajouter { $bid }
 }
late-bidding = { $bid ->
    [-1] Les autres ont enchéri. Combien misez-vous ?
   *[other] Vous misez { $bid }. L’envoyer ?
 }
late-bidding-help = { bids-so-far } Vous avez { MONEY($cash) }.
bids-so-far = { LEN($bids) ->
    [0] Personne d’autre n’a enchéri.
   *[other] Enchères jusqu’ici : { BID_LIST($bids) }.
 }
late-bidding-title = combien vous misez
late-bidding-others = Les clients de la Banque de Lannuvár enchérissent maintenant, en secret.
late-bidding-send = { $bid ->
    [-1] Envoyer sans enchère
   *[other] Envoyer : miser { $bid }
 }
bid-of = { $player } { $amount }
bid = Miser { $amount }{ counts }
counts = { $worth ->
    [0] {""}
   *[other] { SAME($amount, $worth) ->
        [1] {""}
       *[0] , qui comptent pour { $worth }
     }
 }
bid-group = Enchérir pour votre place au Classement
bid-amount = Combien misez-vous ?
bid-when = On enchérit à l’ouverture et avec les achats. { now-asked }
bid-J6_12 = Vous ne pouvez pas enchérir au dernier tour.
bid-J6_01 = { out-of-order }
bid-D1_01 = { $bid ->
    [-1] Une enchère est un nombre entier de 0 à { $most }.
   *[other] Vous avez déjà misé { $bid } : reprenez-le pour miser autrement.
 }
draw-on = Puiser { MONEY($amount) } chez { $player }
draw-on-group = Puiser de l’argent chez { $player }
draw-on-amount = Combien puisez-vous chez { $player } ?
draw-on-when = On puise chez ses coéquipiers avec une enchère ou un achat. { now-asked }
draw-on-P3_01 = { $known ->
    [1] D’abord l’enchère, puis ce qu’on puise pour elle.
   *[0] { LEN($mates) ->
        [0] On ne puise dans l’argent des autres qu’en équipe.
       *[other] Vous ne pouvez puiser que chez vos coéquipiers : { LIST($mates) }.
     }
 }
draw-on-P3_02 = { $drawn ->
    [1] Vous puisez déjà chez { $player } : reprenez-le pour le changer.
   *[0] { $player } a { MONEY($purse) } : impossible d’y puiser { $amount }.
 }
bid-shown = { WHO_PLAYS($player) ->
    [you] Vous misez
   *[other] { $player } mise
 } { $amount }{ counts }.
bids-equal = Enchères égales ! Nouvelle enchère : { GROUP_LIST($groups) }.
more-bid = { WHO_PLAYS($player) ->
    [you] Vous ajoutez
   *[other] { $player } ajoute
 } { $amount }{ counts }.
bank-opened = La Banque de Lannuvár est ouverte : ses clients enchérissent maintenant.
lots-drawn = Le sort décide : { LIST($players) }, dans cet ordre.
ranking-made = Le Classement des Protecteurs : { LIST($players) }. { WHO_PLAYS($player) ->
    [you] Vous êtes
   *[other] { $player } est
 } Grand Protecteur.
mate-drawn-on = { $amount ->
    [0] { WHO_PLAYS($player) ->
        [you] Vous avez demandé
       *[other] { $player } a demandé
     } { MONEY($asked_for) } à { $other } : rien n’était nécessaire, ou rien n’était disponible.
   *[other] { WHO_PLAYS($player) ->
        [you] Vous puisez
       *[other] { $player } puise
     } { MONEY($amount) } chez { $other }{ SAME($amount, $asked_for) ->
        [1] {""}
       *[0] , sur { $asked_for } demandés
     }.
 }

## Envoyer
send-when = Vous n’avez rien à envoyer. { now-asked }
send-F4_02 = { UP($next) } n’a pas encore d’ordre. Donnez-en un, ou choisissez « pas d’ordre ».
send-A1_05 = Marquez d’abord votre bulletin.
message-sent = { WHO($seat) ->
    [you] Vous avez fait votre choix.
   *[other] { $player ->
        [0] { $seat }
       *[other] { $player }
     } a fait son choix.
 }

## orders (DEC-O1, DEC-S1)
orders = Quel est l’ordre pour { $next } ?
orders-help = { LEN($golden) ->
    [0] Aucun de vos ordres ne peut être doré maintenant.
   *[other] Ordres dorés restants : { LIST($golden) }
 }{ $begun ->
    [0] {" "}Un ordre doré fait plus qu’un ordre simple ; chacun ne se donne qu’une fois par tour.
   *[1] {""}
 }
orders-title = les ordres que vous donnez
orders-pirates = Dénoncez un joueur aux Pirates, ou personne. Si un joueur au plus est dénoncé, ceux qui n’ont dénoncé personne paient { MONEY($silent_due) }, et le dénoncé perd une unité. Si plusieurs le sont, ceux qui ont dénoncé un joueur paient { MONEY($clash_due) }.
orders-pirates-help = Envoyez ensuite vos ordres : ils sont complets.
orders-ready = Vos ordres sont complets. Les envoyer ?
orders-ready-help = { LEN($idle) ->
    [0] {""}
   *[other] Sans ordre : { LIST($idle) }.{" "}
 }Ce qui est envoyé est définitif.{ $may_give ->
    [0] {""}
   *[1] {" "}Vous pouvez aussi envoyer de l’argent : choisissez un joueur dans le Classement.
 }
orders-send = Envoyer les ordres, définitivement
orders-sent = Vos ordres sont envoyés. Les autres écrivent encore les leurs.{ $may_give ->
    [0] {""}
   *[1] {" "}Vous pouvez encore envoyer de l’argent : choisissez un joueur dans le Classement.
 }
orders-others = Les ordres s’écrivent en secret.{ $may_give ->
    [0] {""}
   *[1] {" "}Vous pouvez envoyer de l’argent : choisissez un joueur dans le Classement.
 }
other-place-first = { $next ->
    [-1] Tous vos ordres sont donnés : reprenez-en un pour le changer.
   *[other] Les ordres se donnent lieu par lieu : { $next } vient d’abord.
 }
not-orderable = { $standing ->
    [5] Vous n’avez aucune unité { AT($place) } ; un ordre en demande une.
    [6] { UP($place) } a son ordre : reprenez-le pour en donner un autre.
   *[other] { not-yours }
 }
no-gold = { $allowed ->
    [0] Vous êtes dans la tranche { $bracket } du Classement : l’ordre doré « { $kind } » est réservé { $served ->
        [1] à la tranche 1
       *[other] aux tranches 1 à { $served }
     }.
   *[other] Votre ordre doré « { $kind } » de ce tour est déjà donné.
 }
only-marches = Sur l’Île, les unités ne peuvent que marcher.
hold = Pas d’ordre pour { $place }
hold-when = Les ordres se donnent quand toutes les cartes du tour sont dévoilées. { now-asked }
hold-F1_02 = { not-orderable }
hold-T1_08 = { other-place-first }
fortify = { fortify-word } { $place } tient avec { $holds }
fortify-group = Fortification ! { AT($place) }
fortify-when = Les ordres se donnent quand toutes les cartes du tour sont dévoilées. { now-asked }
fortify-F1_02 = { not-orderable }
fortify-T1_08 = { other-place-first }
fortify-O1_05 = { only-marches }
fortify-E2_05 = Agitation du printemps est en jeu : personne ne peut ordonner « Fortification ! » à ce tour.
fortify-G6_01 = { no-gold }
work = { $gold ->
    [0] Au travail ! { $place } { $storm ->
        [0] rapporte plus de $Realm, mais ne tient qu’avec { $holds }
       *[1] ne rapporte rien sous « { -card-storm } », et ne tient qu’avec { $holds }
     }
   *[1] Au travail ! (doré) { $place } ne rapporte pas plus, { $raised ->
        [0] et rien d’autre, car son niveau est le plus haut
        [2] et rien d’autre, car une seule des vôtres peut être Capitole
       *[1] mais pourra monter d’un niveau pour { MONEY($price) }
     } ; ne tient qu’avec { $holds }
 }
work-group = Au travail ! { AT($place) }
work-when = Les ordres se donnent quand toutes les cartes du tour sont dévoilées. { now-asked }
work-F1_02 = { not-orderable }
work-T1_08 = { other-place-first }
work-O1_05 = { only-marches }
work-G6_01 = { no-gold }
march = { march-word } { UNITS($count) } { OF($place) } vers { $to }{ by-ferry }{ odds }
march-group = Marche ! { OF($place) } vers { $to }
march-amount = Combien d’unités marchent { OF($place) } vers { $to } ?
by-ferry = { $fare ->
    [0] {""}
   *[other] {" "}par le bac pour { $fare }
 }
odds = { $against ->
    [0] { $joins ->
        [0] {""}
       *[other] {" "}: elle est alors défendue par { $joins }
     }
   *[other] {" "}: { $brings }{ $helps ->
        [0] {""}
       *[other] {" "}avec votre Soutien !
     } contre { $against }{ $fortified ->
        [0] {""}
       *[other] , ou { $fortified } et plus si la place est fortifiée
     }
 }
march-when = Les ordres se donnent quand toutes les cartes du tour sont dévoilées. { now-asked }
march-F1_02 = { not-orderable }
march-T1_08 = { other-place-first }
march-G6_01 = { no-gold }
march-E2_09 = Inondation ! est en jeu : aucune Province n’a de voisine, et personne ne peut marcher.
march-G2_04 = { no-way }
no-way = { $goal ->
    [1] Ce plateau n’a pas de { $to }, seulement { $provinces } Provinces.
    [7] Une marche mène ailleurs que là d’où elle part ({ $place }).
   *[0] { UP($to) } n’est pas voisine { OF($place) } ; { LEN($targets) ->
        [0] aucun chemin n’en sort à ce tour
       *[other] de là, les unités peuvent marcher vers { LIST($targets) }
     }.
 }
march-G2_01 = { not-so-many }
not-so-many = Vous avez { UNITS($units) } { AT($place) }{ SAME($most, $units) ->
    [1] {""}
   *[0] , { $most } au plus en comptant celles qui peuvent arriver
 } : { $count } ne peuvent pas marcher.
march-late = { march-late-word } { UNITS($count) } { OF($place) } vers { $to }{ arriving }{ by-ferry }{ odds } ; elles partent après les batailles et défendent { $place } jusque-là
arriving = { $arriving ->
    [0] {""}
   *[other] , dont { $arriving } si elles y entrent avant
 }
march-late-group = Marche différée ! { OF($place) } vers { $to }, après toutes les autres
march-late-amount = Combien d’unités marchent plus tard { OF($place) } vers { $to } ?
march-late-when = Les ordres se donnent quand toutes les cartes du tour sont dévoilées. { now-asked }
march-late-F1_02 = { not-orderable }
march-late-T1_08 = { other-place-first }
march-late-G6_01 = { no-gold }
march-late-E2_09 = Inondation ! est en jeu : aucune Province n’a de voisine, et personne ne peut marcher.
march-late-G2_04 = { no-way }
march-late-G3_02 = { not-so-many }
support = { support-word } { OF($place) }, aider { whom } { AT($to) }{ $far ->
    [0] {""}
   *[1] , à deux frontières
 } : +{ $adds }{ less-by-rain }
whom = { $own ->
    [1] vos unités
   *[0] { $player }
 }
support-group = Soutien ! { OF($place) }
support-when = Les ordres se donnent quand toutes les cartes du tour sont dévoilées. { now-asked }
support-F1_02 = { not-orderable }
support-T1_08 = { other-place-first }
support-O1_05 = { only-marches }
support-G6_01 = { no-gold }
support-G4_01 = { $reaches ->
    [0] { out-of-reach }
   *[1] { $playing ->
        [0] { $player ->
            [0] Ce joueur n’existe pas.
           *[other] { WHO_PLAYS($player) ->
                [you] Vous n’êtes
               *[other] { $player } n’est
             } plus dans la partie.
         }
       *[1] { out-of-reach }
     }
 }
out-of-reach = { SAME($to, $place) ->
    [1] { UP($place) } ne peut pas se soutenir elle-même ; un « Soutien ! » va à une voisine.
   *[0] { UP($to) } est hors de portée : { $place } peut soutenir ici : { LIST($near) }{ LEN($beyond) ->
        [0] {""}
       *[other] {" "}; un « Soutien ! » doré atteint aussi { LIST($beyond) }
     }.
 }
support-E2_09 = Inondation ! est en jeu : aucune Province n’a de voisine, et personne ne peut soutenir.
support-G4_06 = { out-of-reach }
snitch = Dénoncer { $player }
snitch-group = Dénoncer un joueur aux Pirates
snitch-when = Vous dénoncez un joueur aux Pirates avec vos ordres. { now-asked }
snitch-E5_01 = { $pirates ->
    [0] Vous ne pouvez dénoncer un joueur que si Pirates ! est en jeu.
   *[1] { $named ->
        [1] Vous avez déjà dénoncé un joueur. Annulez ce choix pour en dénoncer un autre.
       *[0] { $next ->
            [-1] Nommez un autre joueur encore dans la partie.
           *[other] D’abord les ordres : { $next } est le prochain lieu.
         }
     }
 }

hold-short = pas d’ordre
less-by-rain = { $rain ->
    [0] {""}
   *[1] , car la carte { -card-rain } en ôte 1
 }

## À côté des ordres : l’argent, les regards
give-money = Envoyer { MONEY($amount) } à { $player }
give-money-group = Envoyer de l’argent à { $player }
give-money-amount = Combien envoyez-vous à { $player } ?
give-money-when = On envoie de l’argent pendant que les ordres s’écrivent. { now-asked }
give-money-F2_01 = { $fits ->
    [0] On peut envoyer de l’argent à un autre joueur encore dans la partie.
   *[1] On envoie au moins 1 $Realm.
 }
give-money-F2_02 = Vous avez { MONEY($cash) } en main : vous ne pouvez pas envoyer { $amount }.
look-at = Regarder la première carte de la { $deck }{ $price ->
    [0] {""}
   *[other] {" "}pour { MONEY($price) }
 }
look-at-group = Regarder la première carte d’une pioche
look-at-when = On regarde les pioches pendant que les ordres s’écrivent. { now-asked }
look-at-F3_01 = { $deck ->
    [-1] Cette pioche n’existe pas.
   *[other] { no-look }
 }
look-at-F3_02 = { no-look }
look-at-F3_03 = { no-look }
no-look = { $seen ->
    [1] Vous avez déjà regardé la { $deck } à ce tour.
   *[0] { $used ->
        [1] Vous avez déjà employé votre seul regard sur la { $deck }.
       *[0] { $has ->
            [1] Un regard sur la { $deck } coûte { MONEY($price) } ; vous avez { $cash }.
           *[0] { TERM($deck) ->
                [deck-event] On ne regarde la { $deck } qu’avec le Bulletin du temps.
                [deck-dragon] On ne regarde la { $deck } qu’avec le Bulletin du temps.
               *[other] On ne regarde la { $deck } que du Sanctuaire des Mages, sur l’Île.
             }
         }
     }
 }
leave-card = Laisser la carte à sa place ({ $deck })
leave-card-when = Vous ne pouvez le faire qu’avec une carte que vous avez regardée. { now-asked }
leave-card-F3_05 = Aucune carte que vous avez regardée n’attend cette réponse.
put-under = Mettre la carte Événement sous la pioche
put-under-when = Vous ne pouvez le faire qu’avec une carte que vous avez regardée. { now-asked }
put-under-N2_06 = Aucune carte Événement que vous avez regardée n’attend cette réponse.
swap-card = Remplacer la carte Dragon par « Ici sont les dragons ! »
swap-card-when = Vous ne pouvez le faire qu’avec une carte que vous avez regardée. { now-asked }
swap-card-N2_07 = Aucune carte Dragon que vous avez regardée n’attend cette réponse.
money-on-its-way = Vous avez envoyé { MONEY($amount) } à { $other } ; l’argent arrive à la révélation.
card-seen = Vous regardez la { $deck } : la première carte est « { $card } ».
card-answered = { $verb ->
    [14] Vous laissez la carte à sa place.
    [15] La carte Événement va sous la pioche, si elle était encore dessus.
   *[16] La carte Dragon est remplacée, si elle était encore dessus.
 }

## commitment (DEC-K1), late-commitment (DEC-K6) : une Attaque du Dragon
commitment = Qu’envoyez-vous contre { the-dragon } ? Vous devez { $owed }, vous envoyez { $committed }.
commitment-help = { power-to-beat } Moins que ce que vous devez coûte des Provinces, ou à un Grand Protecteur tous ses $Realm et son titre ; le double rapporte des points si le Dragon est repoussé.
commitment-title = ce que vous envoyez contre le Dragon
commitment-others = { UP(dragon-comes) } avec { $power } : chaque Protecteur choisit en secret ce qu’il envoie.
commitment-send = Envoyer une force de { $committed } pour un dû de { $owed }, définitivement
commitment-sent = Votre choix est envoyé. Les autres choisissent encore ce qu’ils envoient.
late-commitment = Qu’envoyez-vous contre { the-dragon } ? Vous devez { $owed }, vous envoyez { $committed }.
late-commitment-help = Les autres ont choisi ; votre Banque vous laisse choisir en dernier. { power-to-beat }
late-commitment-title = ce que vous envoyez contre le Dragon
late-commitment-others = { UP(dragon-comes) } avec { $power } : les clients de la Banque choisissent en dernier, en secret.
late-commitment-send = Envoyer une force de { $committed } pour un dû de { $owed }, définitivement
late-commitment-sent = Votre choix est envoyé. Les autres clients de la Banque choisissent encore.
the-dragon = { $worldeater ->
    [0] le Dragon
   *[1] le Dévoreur de Mondes
 }
dragon-comes = { the-dragon } attaque
power-to-beat = Il attaque avec { $power } ; il faut ensemble davantage pour le repousser.
not-beside = Cela ne va avec rien d’autre : reprenez d’abord ce que vous avez choisi.
hide = Circulez, rien à voir ! Pour { MONEY($price) } : rester hors de cette attaque
hide-when = On se cache quand le Dragon attaque. { now-asked }
hide-N2_02 = { $price ->
    [-1] { $has ->
        [0] Vous n’avez pas « Circulez, rien à voir ! », un pouvoir de Kalu'Ak.
       *[other] « Circulez, rien à voir ! » est épuisé.
     }
   *[other] « Circulez, rien à voir ! » coûte { MONEY($price) } ; vous avez { $cash }.
 }
hide-M2_01 = { not-beside }
call-bank = La Banque de Lannuvár pour { MONEY($price) } : choisir après tous les autres
call-bank-when = On appelle la Banque quand le Dragon attaque, ou au lieu d’enchérir. { now-asked }
call-bank-J6_12 = Vous ne pouvez pas utiliser la Banque au dernier tour.
call-bank-N5_02 = { no-bank }
call-bank-N5_03 = { no-bank }
no-bank = { $has ->
    [0] Vous n’avez pas la Banque de Lannuvár.
    [1] La Banque de Lannuvár est épuisée.
   *[2] La Banque de Lannuvár coûte { MONEY($price) } ; vous avez { $cash }.
 }
call-bank-M2_01 = { not-beside }
call-bank-J6_01 = { out-of-order }
summon = Le feu par le feu ! { magi-counted } pour { MONEY($price) }{ $all_nine ->
    [0] {""}
   *[1] {" "}: force 13
 }
magi-counted = { $magi ->
    [one] { $magi } Haut Magister
   *[other] { $magi } Hauts Magisters
 }
summon-group = Appeler des Hauts Magisters
summon-amount = Combien de Hauts Magisters appelez-vous ?
summon-when = On appelle les Hauts Magisters quand le Dragon attaque. { now-asked }
summon-N1_02 = { $has ->
    [0] Vous n’avez pas « Le feu par le feu ! », un pouvoir de Cenarion.
    [1] « Le feu par le feu ! » est épuisé.
   *[2] { $most ->
        [0] Un Haut Magister coûte { MONEY($each) } ; vous avez { $cash }.
       *[other] Avec { MONEY($cash) } vous pouvez en appeler de 1 à { $most }.
     }
 }
summon-M2_01 = Les Hauts Magisters s’appellent avant tout autre choix : reprenez d’abord celui-ci.
commit = Envoyer { UNITS($count) } { OF($place) } contre le Dragon
commit-group = Envoyer des unités { OF($place) } contre le Dragon
commit-amount = Combien d’unités { OF($place) } vont contre le Dragon ?
commit-when = On envoie des unités contre le Dragon quand il attaque. { now-asked }
commit-M2_01 = { $alone ->
    [1] Ce que vous avez choisi ne va avec rien d’autre : reprenez-le pour envoyer des unités.
   *[0] Les unités s’envoient dans l’ordre des numéros des Provinces, et avant de rien sacrifier ni laisser sans défense.
 }
commit-O1_06 = Les unités de l’Île ne peuvent pas être envoyées contre le Dragon.
commit-M2_02 = { $standing ->
    [0] { $listed ->
        [1] Des unités { OF($place) } sont déjà envoyées : reprenez-les pour changer.
       *[0] Vous avez { UNITS($units) } à { $place } : impossible d’en envoyer { $count }.
     }
   *[other] { not-yours }
 }
sacrifice = Laisser mourir { UNITS($count) } { OF($place) } si le Dragon est battu
sacrifice-group = Choisir qui peut mourir à { $place }
sacrifice-amount = Combien d’unités { OF($place) } peuvent mourir ?
sacrifice-when = Vous choisissez les unités à perdre quand le Dragon attaque. { now-asked }
sacrifice-M2_01 = Ce que vous avez choisi ne va avec rien d’autre : reprenez-le d’abord.
sacrifice-M2_04 = { $short ->
    [1] Vous envoyez moins que votre dû : vous perdez toutes les unités envoyées.
   *[0] { $matters ->
        [0] Pour choisir les unités à perdre, envoyez plus d’unités, de deux Provinces.
       *[1] { UNITS($dying) } parmi celles que vous envoyez : nommez qui peut mourir dans l’ordre des numéros des Provinces, parmi { LIST($places) }.
     }
 }
leave-undefended = Laisser brûler { $place } si le Dragon gagne
leave-undefended-group = Choisir ce qui brûle si le Dragon gagne
leave-undefended-when = On laisse une Province sans défense quand le Dragon attaque. { now-asked }
leave-undefended-M2_01 = Ce que vous avez choisi ne va avec rien d’autre : reprenez-le d’abord.
leave-undefended-M2_05 = { $standing ->
    [0] { $missing ->
        [0] Vous envoyez votre dû : aucune Province ne doit rester sans défense.
       *[other] { $choice ->
            [0] Toutes vos Provinces non brûlées sont sans défense : vous ne pouvez pas en choisir.
           *[1] { $green ->
                [0] { UP($place) } est déjà brûlée. Non brûlées : { LIST($greens) }.
               *[1] { $listed ->
                    [1] { UP($place) } est déjà laissée sans défense.
                   *[0] Il manque { $missing } à votre dû, et autant de Provinces sont déjà nommées.
                 }
             }
         }
     }
   *[other] { not-yours }
 }

## buying (DEC-C1 à C9)
buying = { $final ->
    [0] Qu’achetez-vous, et combien misez-vous ?
   *[1] Qu’achetez-vous au dernier tour ?
 }
buying-help = Vous avez { MONEY($cash) } ; une unité coûte { $unit_cost }.{ $final ->
    [0] {""}
   *[1] {" "}Les unités et les niveaux comptent encore ; il n’y a pas d’enchère.
 }
buying-title = ce que vous achetez et misez
buying-others = Chacun choisit en secret ce qu’il achète et mise.{ $production ->
    [0] {""}
   *[other] {" "}Votre prochaine production est de { $production }.
 }
buying-sent = Votre message est envoyé. Votre prochaine production est de { $production }.
buying-send = { $begun ->
    [0] Ne rien acheter{ $final ->
        [0] {" "}ni miser
       *[1] {""}
     }, définitivement
   *[1] Envoyer achats et enchère, définitivement
 }
item-done = { $done ->
    [1] le Capitole
    [2] le don du Sanctuaire
    [3] la Foi
    [4] le niveau
    [5] l’engagement du Roi
    [6] les unités
    [7] la Banque
    [8] l’enchère
   *[9] ce que vous puisez chez vos coéquipiers
 }
item-wanted = { $item ->
    [1] le Capitole vient
    [2] le don du Sanctuaire vient
    [3] la Foi vient
    [4] le niveau vient
    [5] l’engagement du Roi vient
    [6] les unités viennent
    [7] la Banque vient
   *[8] l’enchère vient
 }
out-of-order = { SAME($done, $item) ->
    [1] Vous avez déjà fait ce choix. Annulez-le pour choisir autrement.
   *[0] Un message suit l’ordre d’exécution, et { item-wanted } avant { item-done }. Annulez d’abord cela.
 }
keep-capitol = Garder { $place } comme Capitole{ LEN($others) ->
    [0] {""}
   *[other] {" "}; { LIST($others) } { LEN($others) ->
        [one] passe
       *[other] passent
     } au niveau II
 }
keep-capitol-group = Choisir votre Capitole
keep-capitol-when = Le Capitole se choisit avec les achats. { now-asked }
keep-capitol-J6_02 = { LEN($places) ->
    [0] Il vous faut deux Provinces de niveau III pour choisir un Capitole.
    [1] Il vous faut deux Provinces de niveau III pour choisir un Capitole.
   *[other] Choisissez une Province de niveau III : { LIST($places) }.
 }
keep-capitol-J6_01 = { out-of-order }
gain = Sanctuaire : recevoir « { $ability } » ({ ability-does })
gain-group = Choisir le don du Sanctuaire
gain-when = Le Sanctuaire donne avec les achats. { now-asked }
gain-J6_12 = Le Sanctuaire ne donne rien au dernier tour.
gain-O2_01 = { $newcomer ->
    [0] Vous ne recevez le don du Sanctuaire qu’au tour où vous prenez l’Île.
   *[1] { $ability ->
        [0] Ce pouvoir n’existe pas.
       *[other] Le Sanctuaire ne peut pas vous donner « { $ability } » : il donne des pouvoirs d’autres factions.
     }
 }
gain-O2_04 = Vous avez déjà employé « { $ability } », et ne pouvez le recevoir de nouveau.
gain-J6_01 = { out-of-order }
refresh = Sanctuaire : renouveler « { $ability } » ({ ability-does })
refresh-group = Faire renouveler par le Sanctuaire ce qui est épuisé
refresh-when = Le Sanctuaire donne avec les achats. { now-asked }
refresh-J6_12 = Le Sanctuaire ne donne rien au dernier tour.
refresh-O2_01 = { $newcomer ->
    [0] Vous ne recevez le don du Sanctuaire qu’au tour où vous prenez l’Île.
   *[1] { $ability ->
        [0] Ce pouvoir n’existe pas.
       *[other] Le Sanctuaire ne peut pas renouveler « { $ability } » : il renouvelle les pouvoirs épuisés de votre propre faction.
     }
 }
refresh-J6_01 = { out-of-order }
keep-faith = La foi seule nous soutient, pour { MONEY($price) } : chaque Province nourrit 1 unité de plus pendant un tour
keep-faith-when = La Foi se garde avec les achats. { now-asked }
keep-faith-N4_02 = { $has ->
    [0] Vous n’avez pas « La foi seule nous soutient », un pouvoir de la Lumière de Fer.
   *[other] « La foi seule nous soutient » est épuisé.
 }
keep-faith-J6_01 = { out-of-order }
upgrade = Élever { $place } au niveau { LEVEL(NEXT($level)) } pour { MONEY($price) } : elle donne alors { POINTS($points) } (+{ $more_points }) et { MONEY($amount) } par tour (+{ $more })
upgrade-group = Élever une Province d’un niveau
upgrade-when = Une Province s’élève avec les achats. { now-asked }
upgrade-J6_01 = { out-of-order }
upgrade-J6_05 = { $standing ->
    [0] { $place ->
        [0] L’Île n’a pas de niveau.
       *[other] { $ready ->
            [0] { $place } ne peut pas s’élever : il lui faut un « Au travail ! » doré qui a duré jusqu’à la production.
           *[1] { $level ->
                [3] { $place } a le plus haut niveau.
               *[other] { LIST($capitols) } est votre Capitole : il ne peut y en avoir un second.
             }
         }
     }
   *[other] { not-yours }
 }
hire-king = Engager le Roi de la Montagne pour { MONEY($price) } : il protège votre Capitole au prochain tour
hire-king-when = Le Roi de la Montagne s’engage avec les achats. { now-asked }
hire-king-J6_12 = Vous ne pouvez pas engager le Roi de la Montagne au dernier tour.
hire-king-N3_07 = { $has ->
    [0] Vous n’avez pas « Le Roi de la Montagne vous salue », un pouvoir de Hodir.
    [1] Le Roi de la Montagne est déjà venu pour vous. Il ne vient qu’une fois.
   *[2] Il vous faut un Capitole à faire protéger par le Roi de la Montagne.
 }
hire-king-J6_01 = { out-of-order }
buy = Acheter { UNITS($count) } à { $place } pour { MONEY($price) }{ $dear ->
    [0] {""}
   *[1] {" "}: avec { MONEY($funds) } de reste, vous { $afford ->
        [0] ne pouvez en payer aucune
       *[other] ne pouvez en payer que { $afford }
     }
 }
buy-group = Acheter des unités à { $place }
buy-amount = Combien d’unités achetez-vous à { $place } ?
buy-when = Les unités s’achètent à la fin du tour. { now-asked }
buy-J6_01 = { out-of-order }
buy-O1_03 = On ne peut pas acheter d’unités sur l’Île.
buy-J6_07 = { $standing ->
    [0] { $listed ->
        [1] Vous achetez déjà à { $place } : reprenez-le pour changer.
       *[0] { $place } compte { UNITS($units) } et en nourrit { $limit } : on peut y en acheter { $room }.
     }
   *[other] { not-yours }
 }

## Ce qui arrive dans un tour
turn-began = Le tour { $turn } commence.
turn-ended = Le tour { $turn } est terminé.
window-opened = { $window ->
    [0] { $more ->
        [0] Envoyez vos premières enchères au Maître du jeu.
       *[1] Envoyez vos premières enchères au Maître du jeu, et choisissez vos factions.
     }
    [1] Négociations et ordres : parlez à votre gré, puis envoyez vos feuilles. Une Province sans unité ne reçoit pas d’ordre.
   *[2] { $more ->
        [0] Consolidation : envoyez vos achats et vos enchères.
       *[1] La dernière Consolidation : envoyez vos achats ; il n’y a plus d’enchère.
     }
 }
card-played = { UP(card-from) } : { $card }{ TITLED($card) ->
    [1] {""}
   *[0] .
 } { card-effect } La puissance du Dragon augmente de { $rise } et passe à { $power }{ $hoard ->
    [0] {""}
    [1] , car un joueur détient 250 $Realm ou plus
   *[2] , car un joueur détient 350 $Realm ou plus
 }.
card-from = { TERM($deck) ->
    [deck-event] carte Événement
    [deck-dragon] carte Dragon
    [deck-sea] carte Mer
   *[deck-end] carte Fin
 }
card-acted-again = « { $card } » agit de nouveau. La puissance du Dragon est de { $power }.
deck-shuffled = La { $deck } est mélangée de nouveau : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }.
cards-stay = Ces cartes restent jusqu’à la fin de la partie : { LIST($cards) }{ TITLED_LAST($cards) ->
    [1] {""}
   *[0] .
 }
plague-spared = { $flood ->
    [0] La Peste n’emporte personne : nulle part deux Provinces voisines d’un même joueur n’ont d’unités.
   *[1] Sous « Inondation ! » aucune Province n’a de voisine : la Peste n’emporte personne.
 }
of-player = { WHO_PLAYS($player) ->
    [you] à vous
   *[other] { OF($player) }
 }
plague-struck = La Peste emporte 1 unité { of-player } à { $place }.

## Les ordres sont révélés et exécutés
order-revealed = { WHO_PLAYS($player) ->
    [you] Vous ordonnez
   *[other] { $player } ordonne
 } : { order-given }.
order-given = { $verb ->
    [6] { fortify-word } { AT($place) }
    [7] { work-word } { AT($place) }
    [8] { march-word } { UNITS($count) } { OF($place) } vers { $to }
    [9] { march-late-word } { UNITS($count) } { OF($place) } vers { $to }
   *[10] { support-word } { OF($place) }, pour { helped-one } { AT($to) }
 }
helped-one = { WHO_PLAYS($helped) ->
    [you] { SAME($player, $helped) ->
        [1] vos unités
       *[0] { $helped }
     }
   *[other] { $helped }
 }
money-arrived = { WHO_PLAYS($player) ->
    [you] Vous avez envoyé
   *[other] { $player } a envoyé
 } { MONEY($amount) } à { $other }.
money-returned = { WHO_PLAYS($other) ->
    [you] Vous n’êtes
   *[other] { $other } n’est
 } plus là : les { MONEY($amount) } { OF($player) } { $there ->
    [0] sont perdus
   *[1] lui reviennent
 }.
look-told = { WHO_PLAYS($player) ->
    [you] Vous avez regardé
   *[other] { $player } a regardé
 } la { $deck }{ $amount ->
    [0] {""}
   *[other] {" "}pour { MONEY($amount) }
 }.
ferry-paid = { WHO_PLAYS($player) ->
    [you] Vous payez
   *[other] { $player } paie
 } { MONEY($amount) } pour le bac { OF($place) }.
ferry-unpaid = { WHO_PLAYS($player) ->
    [you] Vous ne pouvez
   *[other] { $player } ne peut
 } pas payer le bac { OF($place) } : cette marche tombe.
gold-lost = { WHO_PLAYS($player) ->
    [you] Votre ordre doré
   *[other] L’ordre doré { OF($player) }
 } pour { $place } est de trop : il { $void ->
    [0] est joué comme un ordre normal
   *[1] est nul, car sans or il ne porte pas si loin
 }.
order-lapsed = { WHO_PLAYS($player) ->
    [you] Votre ordre
   *[other] L’ordre { OF($player) }
 } pour { $place } tombe : il n’y reste aucune unité.
without-order = { WHO_PLAYS($player) ->
    [you] Vous ne donnez
   *[other] { $player } ne donne
 } pas d’ordre pour { LIST($places) }.
snitched = { WHO_PLAYS($player) ->
    [you] Vous dénoncez
   *[other] { $player } dénonce
 } { $other } aux Pirates.
pirates-claim = { $why ->
    [2] { WHO_PLAYS($player) ->
        [you] Vous devez passer à la planche, mais vous n’avez
       *[other] { $player } doit passer à la planche, mais n’a
     } pas d’armée : cela fait { MONEY($amount) } pour les Pirates.
    [0] { WHO_PLAYS($player) ->
        [you] Vous n’avez dénoncé personne et devez
       *[other] { $player } n’a dénoncé personne et doit
     } { MONEY($amount) } aux Pirates.
   *[1] Les mouchards ont nommé des joueurs différents : { WHO_PLAYS($player) ->
        [you] vous devez
       *[other] { $player } doit
     } { MONEY($amount) } aux Pirates.
 }
plank-walked = { WHO_PLAYS($player) ->
    [you] Vous passez
   *[other] { $player } passe
 } à la planche : 1 unité est perdue à { $place }.
units-marched = { $late ->
    [0] {""}
   *[1] Plus tard :{" "}
 }{ UNITS($count) } { of-player } { $count ->
    [one] marche
   *[other] marchent
 } { OF($place) } vers { $to }.
support-cut = { WHO_PLAYS($other) ->
    [you] Vous entrez
   *[other] { $other } entre
 } à { $place } : { WHO_PLAYS($player) ->
    [you] votre « Soutien ! »
   *[other] le « Soutien ! » { OF($player) }
 } est annulé.
strength = { $total }{ $plain ->
    [1] {""}
   *[0] {" "}({ UNITS($count) }{ $gold ->
        [0] {""}
       *[other] , +{ $gold } marche dorée
     }{ $order ->
        [0] {""}
        [-1] , −1 travail
       *[other] , +{ $order } fortification
     }{ $snow ->
        [0] {""}
       *[other] , −1 neige
     }{ $support ->
        [0] {""}
       *[other] , +{ $support } soutien
     })
 }
battle-fought = Bataille { AT($place) } : { WHO_PLAYS($player) ->
    [you] vous avez
   *[other] { $player } a
 } { STRENGTH($mine, $units, $gold, $order, $snow, $support) }, { $other } { STRENGTH($theirs, $units2, $gold2, $order2, $snow2, $support2) }. { $winner ->
    [0] { WHO_PLAYS($player) ->
        [you] Vous êtes mieux classé mais perdez
       *[other] { $player } est mieux classé mais perd
     } la dernière unité : il ne reste personne.
   *[other] { $lost ->
        [0] { WHO_PLAYS($winner) ->
            [you] Vous gagnez
           *[other] { $winner } gagne
         } ; les unités du perdant sont détruites.
       *[other] { WHO_PLAYS($winner) ->
            [you] Vous l’emportez à égalité et perdez 1 unité.
           *[other] { $winner } l’emporte à égalité et perd 1 unité.
         }
     }
 }
island-lost = { WHO_PLAYS($player) ->
    [you] Vous perdez
   *[other] { $player } perd
 } l’Île.
units-starved = { UNITS($count) } { of-player } { $count ->
    [one] meurt
   *[other] meurent
 } de faim { AT($place) }.
king-fought = Le Roi de la Montagne combat pour { $player } à { $place } : { $mine } contre { $theirs } { WHO_PLAYS($other) ->
    [you] à vous
   *[other] { OF($other) }
 }. { $won ->
    [1] { $left ->
        [0] Égalité : il ne reste personne.
       *[other] Le Roi gagne ; il reste { UNITS($left) } { of-player }.
     }
   *[0] { SAME($mine, $theirs) ->
        [1] Les intrus l’emportent à égalité et perdent 1 unité{ $left ->
            [0] {" "}: il ne reste personne
           *[other] {""}
         }.
       *[0] Les intrus gagnent.
     }
 }
king-saved = { UP($player) } : « Longue vie au Roi sous la Montagne ! » { $amount ->
    [0] Il ne trouve aucun $Realm à prendre pour cela.
   *[other] Son prix est de { MONEY($amount) }.
 }
king-failed = Le Roi de la Montagne n’a pas pu sauver { $player }.
place-taken = { WHO_PLAYS($player) ->
    [you] Vous prenez
   *[other] { $player } prend
 } { $place }{ $other ->
    [0] {""}
   *[other] {" "}à { $other }
 }.
island-taken = { WHO_PLAYS($player) ->
    [you] Vous prenez
   *[other] { $player } prend
 } l’Île et le Sanctuaire des Mages.
eliminated = { $by ->
    [2] { WHO_PLAYS($player) ->
        [you] Le Dragon vous élimine.
       *[other] Le Dragon élimine { $player }.
     }
   *[1] { WHO_PLAYS($player) ->
        [you] Vous n’avez plus de Province : la partie est finie pour vous.
       *[other] { $player } n’a plus de Province et quitte le jeu.
     }
 }
treasure-taken = { $amount ->
    [0] { WHO_PLAYS($other) ->
        [you] Vous ne laissez
       *[other] { $other } ne laisse
     } aucun trésor à { $player }.
   *[other] { WHO_PLAYS($player) ->
        [you] Vous gagnez
       *[other] { $player } gagne
     } { MONEY($amount) } { WHO_PLAYS($other) ->
        [you] de votre trésor
       *[other] du trésor { OF($other) }
     }.
 }

## Argent
produced = { WHO_PLAYS($player) ->
    [you] Vous produisez
   *[other] { $player } produit
 } { MONEY($amount) }{ $worked ->
    [0] {""}
   *[other] , dont { $worked } par le travail
 }.
all-produced = { LEN($amounts) ->
    [0] Personne ne produit de $Realm ce tour-ci.
   *[other] Les Provinces de chacun produisent, en $Realm : { PRODUCED_LIST($amounts) }.
 }
produced-by = { $player } { $amount }{ $worked ->
    [0] {""}
   *[other] {" "}(dont { $worked } par le travail)
 }
pirates-collected = Les Pirates prennent { MONEY($amount) } à { $player }.
units-bought = { WHO_PLAYS($player) ->
    [you] Vous achetez
   *[other] { $player } achète
 } { UNITS($count) } à { $place }.
place-raised = { WHO_PLAYS($player) ->
    [you] Vous élevez
   *[other] { $player } élève
 } { $place } au niveau { LEVEL($level) }.
capitol-kept = { WHO_PLAYS($player) ->
    [you] Vous gardez
   *[other] { $player } garde
 } { $place } comme Capitole.
place-lowered = { WHO_PLAYS($player) ->
    [you] Votre Province { $place }
   *[other] { $place }, Province { OF($player) },
 } passe au niveau II.
gift-given = { WHO_PLAYS($player) ->
    [you] Le Sanctuaire des Mages vous donne
   *[other] { $player } reçoit du Sanctuaire des Mages
 }{ $lot ->
    [0] {""}
   *[1] , par tirage au sort,
 } { $ability }{ gift-end }
gift-lost = { WHO_PLAYS($player) ->
    [you] Vous perdez
   *[other] { $player } perd
 } le don du Sanctuaire : { $ability }{ gift-end }
gift-end = { $refreshed ->
    [1] , renouvelé.
   *[0] { TERM($ability) ->
        [ability-fire] {""}
        [ability-hide] {""}
       *[other] .
     }
 }
faith-kept = { UP($player) } : La foi seule nous soutient ! Pour 7 $Realm, une Province nourrit 1 unité de plus pendant un tour.
king-hired = { WHO_PLAYS($player) ->
    [you] Vous payez
   *[other] { $player } paie
 } 50 $Realm : le Roi de la Montagne protège le Capitole au prochain tour.
bank-called = { WHO_PLAYS($player) ->
    [you] Vous ouvrez
   *[other] { $player } ouvre
 } un compte à la Banque de Lannuvár pour 33 $Realm.
not-paid = { WHO_PLAYS($player) ->
    [you] Vous ne pouvez
   *[other] { $player } ne peut
 } { $able ->
    [0] plus avoir { not-paid-for }
   *[1] pas payer { not-paid-for }
 }.
not-paid-for = { $verb ->
    [26] la Foi
    [27] le niveau
    [28] l’engagement du Roi de la Montagne
   *[18] la Banque
 }

## Le Dragon
dragon-attacks = Le Dragon attaque avec une puissance de { $power } ! { $why ->
    [0] La carte l’a réveillé
    [1] Le Seuil de { $threshold } est atteint
   *[2] Retour de flamme : il vient une seconde fois
 }.{ $worldeater ->
    [0] {""}
   *[1] {" "}C’est le mythique Dévoreur de Mondes : tout ce qui est dû est doublé !
 } Protecteurs, choisissez ce que vous envoyez.
commitment-shown = { WHO_PLAYS($player) ->
    [you] Vous envoyez
   *[other] { $player } envoie
 } { $count ->
    [0] { $magi ->
        [0] { UNITS($count) }
       *[other] { magi-counted }
     }
   *[other] { UNITS($count) }{ $magi ->
        [0] {""}
       *[other] {" "}et { magi-counted }
     }
 } : force { $strength } pour un dû de { $owed }{ $magi ->
    [9] {" "}(+4 pour les neuf mages{ work-in-it }{ weapons-in-it })
   *[other] { $worked ->
        [0] { $enchanted ->
            [0] {""}
           *[other] {" "}(+1 armes enchantées du Sanctuaire)
         }
       *[other] {" "}(−{ $worked } travail{ weapons-in-it })
     }
 }.
work-in-it = { $worked ->
    [0] {""}
   *[other] , −{ $worked } travail
 }
weapons-in-it = { $enchanted ->
    [0] {""}
   *[other] , +1 armes enchantées du Sanctuaire
 }
hidden = { UP($player) } : Circulez, rien à voir ! Cela coûte { MONEY($amount) }.
bank-lets-wait = La Banque laisse choisir en dernier : { LIST($players) }.
dragon-met = { $strength } contre les { $power } du Dragon : { $won ->
    [0] le Dragon gagne, et la moitié de sa puissance est épuisée
   *[1] les Protecteurs gagnent, et sa puissance est épuisée
 }.
units-died = { UNITS($count) } { of-player } { OF($place) } { $count ->
    [one] meurt
   *[other] meurent
 }.
rewarded = { $reward ->
    [0] { WHO_PLAYS($player) ->
        [you] Vous gagnez
       *[other] { $player } gagne
     } { a-bonus }.
   *[other] { WHO_PLAYS($player) ->
        [you] Vous recevez
       *[other] { $player } reçoit
     } { MONEY($reward) } en récompense{ $points ->
        [0] {""}
       *[other] , et { a-bonus }
     }.
 }
a-bonus = une prime de { MONEY($bonus) } et { POINTS($points) }
title-won = { WHO_PLAYS($player) ->
    [you] Vous avez
   *[other] { $player } a
 } donné le plus au-delà du dû (à égalité, le mieux classé l’emporte) : titre de Grand Protecteur, et 3 PV.
protector-ruined = { WHO_PLAYS($player) ->
    [you] Grand Protecteur, vous avez trahi le Royaume et { $amount ->
        [0] n’avez plus de $Realm à perdre
       *[other] perdez { MONEY($amount) }
     }
   *[other] Le Grand Protecteur { $player } a trahi le Royaume et { $amount ->
        [0] n’a plus de $Realm à perdre
       *[other] perd { MONEY($amount) }
     }
 }.
place-burnt = La Colère du Dragon : { WHO_PLAYS($player) ->
    [you] votre Province { $place }
   *[other] { $place }, Province { OF($player) },
 } brûle.
dropped = { WHO_PLAYS($player) ->
    [you] Vous tombez
   *[other] { $player } tombe
 } au bas du Classement.
no-green-left = { WHO_PLAYS($player) ->
    [you] Vous n’avez
   *[other] { $player } n’a
 } plus de Province non brûlée.
no-quarter = Pas de quartier ! { WHO_PLAYS($player) ->
    [you] Dernier du Classement, vous avez
   *[other] Dernier du Classement, { $player } a
 } donné moins que son dû.
power-now = La puissance du Dragon est maintenant de { $power }, le Seuil de { $threshold }.
work-lost = { WHO_PLAYS($player) ->
    [you] Votre travail
   *[other] Le travail { OF($player) }
 } à { $place } est abandonné.
came-back = { WHO_PLAYS($player) ->
    [you] Vous sortez de votre cachette et êtes
   *[other] { $player } sort de sa cachette et est
 } { ORDINAL($at) } au Classement.

## La fin
team-scored = { ORDINAL($place_at) } : l’équipe { $team } avec { POINTS($points) }, { UNITS($count) } et { MONEY($amount) }.
scored = { ORDINAL($place_at) } : { $player } avec { POINTS($total) }, { $sources ->
    [0] de rien du tout
    [1] tous { only-source }
   *[other] dont { SOURCES($lands, $isle, $titles, $bonus) }
 }{ $tied ->
    [0] {""}
   *[1] {" "}; { UNITS($units) }, { MONEY($cash) } et le rang { $at } au Classement départagent
 }.
only-source = { $lands ->
    [0] { $isle ->
        [0] { $titles ->
            [0] de primes
           *[other] de titres
         }
       *[other] de l’Île
     }
   *[other] des Provinces
 }
points-of-lands = { $number } des Provinces
points-of-isle = { $number } de l’Île
points-of-titles = { $number } de titres
points-of-bonus = { $number } de primes
ended = { $cause ->
    [1] { LEN($winners) ->
        [1] Un seul Protecteur est debout.
       *[other] Une seule équipe est debout.
     } Vive { LIST($winners) } !
    [2] C’est l’heure ! Le Royaume acclame { LIST($winners) }.
    [3] Le feu et le sang ! Le Dragon a gagné, et tous les Protecteurs ont perdu.
   *[4] Le Royaume est en cendres. Le Dragon a gagné, et tous les Protecteurs ont perdu.
 }
prize-won = { LEN($winners) ->
    [1] Le prix de { MONEY($amount) } va à { LIST($winners) }
   *[other] Le prix de { MONEY($amount) } chacun va à { LIST($winners) }
 }, hors du jeu.
cause-last-standing = Dernier debout : il ne reste personne d’autre.
cause-time-up = C’est l’heure ! Le plus de points de victoire l’emporte.
cause-half-taken = Le feu et le sang ! Le Dragon a éliminé la moitié des joueurs, et tout le monde perd.
cause-realm-burnt = Le Royaume est brûlé : le Dragon gagne, et tout le monde perd.
went-out = tour { $turn }

## À côté de l’image
note-deck = { UP($deck) }, encore { $count }{ $later ->
    [0] {""}
   *[other] , à partir du tour { $later }
 } : { LEN($may_come) ->
    [0] rien d’inconnu.
   *[other] { COUNTED($may_come) }{ TITLED_LAST($may_come) ->
        [1] {""}
       *[0] .
     }
 }{ LEN($cards) ->
    [0] {""}
   *[other] {" "}Défausse : { LIST($cards) }{ TITLED_LAST($cards) ->
        [1] {""}
       *[0] .
     }
 }

## Choses de l’image avec lesquelles on ne peut rien faire maintenant
thing-board = Ordres, unités et niveaux vont à une Province : cliquez-en une. { now-asked }
thing-ballot = Chaque joueur a un bulletin : c’est un des boutons, non l’image. { now-asked }
thing-sea = La Mer n’est à personne, et on n’y ordonne rien. { now-asked }
thing-dragon = Le Dragon grandit avec chaque carte jouée et attaque automatiquement. { now-asked }
thing-ranking = Le Classement résulte des enchères ; on y clique un joueur là où il en faut un. { now-asked }
thing-decks = Une carte de chaque pioche est jouée automatiquement à chaque tour. { now-asked }
thing-play = Une carte en jeu agit jusqu’à la fin du tour par sa seule présence. { now-asked }
thing-sheet = Ceci montre ce que vous avez choisi ; on le change en reprenant des clics. { now-asked }
thing-order = Cet ordre est révélé et ne peut plus être changé. { now-asked }
thing-fight = Cette bataille est livrée ; il n’y a plus rien à y faire. { now-asked }

## Messages tapés : ce qui est faux, ce qui serait juste (les codes sont dans REALM-T1.07)
message-returned = Votre message est renvoyé, rien n’a été fait. { $name }.
statement-wrong = { $code } dans la phrase { $number } ({ $source }) : { $name }{ $hinted ->
    [0] {""}
   *[1] {" "}; { $hint }
 }
more-wrong = Et encore { $number } de la même sorte
warned = { $code } : { $source } : { $name }. [{ $law }]
returned-final = votre message est remis et définitif, ou vous n’avez rien à choisir maintenant
returned-phase = cela appartient à une autre étape du jeu
returned-syntax = cela n’a la forme d’aucun ordre ; les ordres se tapent en anglais
returned-place = ce lieu n’existe pas sur ce plateau
returned-player = cela ne nomme personne qui puisse être visé ici
returned-island = sur l’Île, les unités ne peuvent que marcher
returned-card = les cartes en jeu ne le permettent pas
returned-ability = vous n’avez pas ce pouvoir, ou il est épuisé
returned-count = il faut ici un nombre entier d’au plus neuf chiffres
returned-owner = vous ne tenez pas cette Province
returned-empty = vous n’avez aucune unité là
returned-where = dites quelle Province : il n’en convient pas exactement une
returned-dup = c’est répété, ou ne se combine pas avec le reste
returned-same = le départ et l’arrivée sont les mêmes
returned-far = c’est trop loin avec les cartes en jeu
returned-level = le niveau de la Province ne le permet pas
returned-units = vous n’avez pas autant d’unités
returned-funds = vous n’avez pas assez d’argent
warned-count = plus d’unités qu’il ne peut y en avoir : toutes celles qui y sont marchent
warned-gold = il ne vous reste pas d’ordre doré de cette sorte : il est joué comme un ordre normal
warned-far = il ne vous reste pas de « Soutien ! » doré, et un normal ne porte pas si loin : pas d’ordre
warned-delay = seules les marches peuvent être différées : le mot est ignoré
warned-hold = pas d’ordre : les unités restent
warned-ferry = aucun bac n’y est nécessaire : vous ne payez rien
warned-fare = le bac coûte plus que vous n’avez : si personne ne vous envoie de $Realm, la marche tombe
warned-buy = plus que vous ne pouvez payer, ou qu’une Province ne nourrit : acheté autant que possible
warned-bid = plus qu’il ne vous reste : l’enchère est réduite à cela
warned-funds = plus que vous n’avez : ce que vous ne pouvez pas payer est ignoré
warned-sac = les sacrifices ne correspondent pas aux unités qui peuvent mourir : ils sont réduits ou ignorés
warned-burn = Provinces en trop, manquantes ou erronées : vos Provinces non brûlées de plus petit numéro les remplacent
warned-draw = plus que n’a le prêteur : réduit à cela
warned-last = au dernier tour, cela est ignoré
hint-out = vous êtes hors du jeu : vous pouvez regarder et parler en public
hint-form-vote = { $vote ->
    [0] dites 'normal' ou 'grand'
    [1] dites 'no teams' (sans équipes) ou 'teams'
    [2] dites 'no factions' (sans factions) ou 'factions'
   *[3] dites 'choice' (choix) ou 'chance' (sort)
 }
hint-form-opening = dites 'Bid 10' (miser 10), ou 'Faction Hodir. Bid 10' là où les factions se choisissent
hint-form-rebid = dites 'Bid 10' (miser 10)
hint-form-bankbid = dites 'Bid 10' (miser 10)
hint-form-orders = dites 'Fortify! P4' (Fortification !), 'March! 2 from P1 to P2' (Marche !), 'Support! Player#3 in P2 from P1' (Soutien !) ou 'Work, work! P4' (Au travail !)
hint-form-attack = dites '2 from P6 (sac 1), 1 from P7' (envoyer, dont 1 sacrifiée), 'burn P4' (sans défense) ou 'turn off the lights' (se cacher)
hint-form-bankattack = dites '2 from P6 (sac 1), 1 from P7' (envoyer, dont 1 sacrifiée), 'burn P4' (sans défense) ou 'turn off the lights' (se cacher)
hint-form-buying = dites 'Buy 2 in P6. 1 in P5. Upgrade P6. Bid 17' (acheter, élever, miser)
hint-places = il y a P1 à P{ $provinces }{ $island ->
    [0] {""}
   *[1] , et l’Île (Island)
 }
hint-which-player = ce pourrait être { OR($players) } : dites lequel par couleur ou numéro
hint-mates = { LEN($players) ->
    [0] vous n’avez pas de coéquipiers
   *[other] vos coéquipiers sont { LIST($players) }
 }
hint-players = sont dans la partie : { LIST($players) }
hint-other-players = les autres sont { LIST($players) }
hint-yours = { LEN($yours) ->
    [0] à vous : aucune
   *[other] à vous : { LIST($yours) }
 }
hint-units-stand = { LEN($places) ->
    [0] vous n’avez plus d’unités
   *[other] vos unités sont ici : { LIST($places) }
 }
hint-funds = vous avez { MONEY($cash) }{ $price ->
    [0] {""}
   *[other] , et cela coûte { $price }
 }
hint-spring = sous « Agitation du printemps », une Province peut marcher, soutenir, travailler ou rester
hint-pirates = vous ne pouvez dénoncer un joueur que si « Pirates ! » est en jeu
hint-palantir = il vous faut l’Île pour utiliser le Palantír, une fois par tour pour chaque pioche
hint-forecast = le Bulletin du temps est à Kalu'Ak : la pioche des Événements une fois par tour, celle du Dragon une fois par partie
hint-whose-magi = « Le feu par le feu ! » est à Cenarion, une fois par partie
hint-whose-hide = « Circulez, rien à voir ! » est à Kalu'Ak, une fois par partie
hint-whose-bank = la Banque de Lannuvár est à Lannuvár, une fois par partie
hint-whose-faith = « La foi seule nous soutient » est à la Lumière de Fer, une fois par partie
hint-whose-offer = l’offre est à Hodir, jusqu’à la venue du Roi de la Montagne
hint-whose-sanctum = si vous avez pris l’Île à ce tour, le Sanctuaire donne un pouvoir d’une autre faction ou en renouvelle un épuisé
hint-once-order = un ordre par Province
hint-once-alone = cela se met seul dans un message
hint-once-name = un nom
hint-once-bid = une enchère
hint-once-faction = une faction
hint-units = { GARRISON_LIST($garrisons) }
garrison = { UNITS($count) } { AT($place) }
hint-capitols = { $several ->
    [0] il faut une Province de niveau III
   *[1] il en faut une parmi deux ou plus de niveau III
 } ; { LEN($places) ->
    [0] à vous : aucune
   *[other] à vous : { LIST($places) }
 }
hint-ready = { LEN($places) ->
    [0] aucun « Au travail ! » doré n’en a préparé une
   *[other] un « Au travail ! » doré a préparé : { LIST($places) }
 }
hint-supports = { $place } peut soutenir ici : { LEN($near) ->
    [0] nulle part
   *[other] { LIST($near) }
 }{ LEN($beyond) ->
    [0] {""}
   *[other] , et avec un « Soutien ! » doré aussi { LIST($beyond) }
 }
hint-marches = { OF($place) }, les unités peuvent marcher vers { LEN($targets) ->
    [0] nulle part
   *[other] { LIST($targets) }
 }
hint-march-count = 1 ou plus : { $place } compte { UNITS($units) }
hint-one-or-all = 1 ou plus, ou all (toutes)
hint-up-to = de 1 à { $most }
hint-from-zero = 0 ou plus

## Options d’une partie
option-version = Normale : autant de Provinces que de joueurs. Grande : au moins deux fois plus.
option-provinces = Provinces d’un grand plateau : un nombre pair, au moins le double des joueurs.
option-board = Le plateau en anneau ou à deux anneaux, à deux anneaux aussi dans une partie normale, ou un document avec un plateau.
option-teams = Des équipes de même taille, ou chacun pour soi.
option-team_size = Combien jouent dans une équipe ; automatique : la plus petite taille possible.
option-factions = Des factions à pouvoirs : aucune, choisies avec la première enchère, ou tirées au sort.
option-island = Le Sanctuaire des Mages, une Île dans la Mer.
option-clock = Combien de temps dure chaque étape : des heures par correspondance, des minutes en direct, ou jusqu’à ce que tous aient répondu.
option-open_archive = Après la partie, publie-t-on tous les messages au Maître du jeu et la graine ? Sinon, chacun garde les siens.
option-prize = Des $Realm pour le vainqueur, hors du jeu.
option-structured_talk = Les messages peuvent-ils contenir des propositions que les programmes comprennent ? Elles n’engagent personne.

## Fenêtres : ce qui est ouvert, en deux ou trois mots
voting-window = Vote
team-forming-window = Formation des équipes
team-placing-window = Places de l’équipe
opening-window = Premières enchères
bidding-again-window = Nouvelle enchère
late-bidding-window = Enchère de la Banque
commitment-window = Attaque du Dragon
late-commitment-window = Envoi de la Banque
orders-window = Négociations et ordres
buying-window = Achats et enchères

## Le jeu en bref (en anglais : META)
game-sentence = Complotez et marchez tandis qu’un Dragon grandit.
game-length = une soirée
game-scored = points de victoire
game-credit-1 = Conception, illustrations, éditeur et année
game-credit-1-who = le livret ne les dit pas (Official Rules, version 0.7)
