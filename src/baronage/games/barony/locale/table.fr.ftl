# La table : ce que la barre demande, boutons courts, étiquettes des cibles, journal, noms des pièces et des marques.

head-turn = Manche { $round }
zone-shelf = À acheter et à engager
zone-push = Où pousser
zone-away = Les Serfs { OF($seat) } hors du Royaume
away-line = Les triangles sont les pointes de l’ennemi. Le chiffre y compte vos tours : tenez-les toutes trois pendant 3 tours pour gagner.
counter-coins = or
counter-gain-coins = par tour
counter-people = Serfs
counter-limit-people = Serfs d’un Fief
counter-goal-1 = première pointe de l’ennemi
counter-goal-2 = deuxième pointe de l’ennemi
counter-goal-3 = troisième pointe de l’ennemi
face-sider = Botte :
face-sider-text = par un côté
face-jumper = Lièvre :
face-jumper-text = deux en ligne
face-pointer = Étoile :
face-pointer-text = tout triangle voisin
sum-0 = Dés
sum-1 = Rang
sum-2 = Arme

## Pièces et marques
place-where = { $space }
piece-detail = Rang { $value }{ $second ->
    [0] {""}
    [1] {""}
   *[other] , Mouvement x{ $second }
 }
piece-serf = Serf
piece-peasant = Paysan
piece-guildsman = Artisan
piece-thief = Voleur
piece-soldier = Soldat
piece-priest = Prêtre
piece-wizard = Magicien
piece-knight = Chevalier
piece-noble = Noble
piece-trap = piège
piece-snare = collet
mark-sider = passe par un côté
mark-jumper = saute deux triangles en ligne
mark-pointer = va sur tout triangle voisin
mark-killed = tué
mark-crosshair = votre ennemi
mark-hold = tient cette pointe depuis { $n } tours sur 3
mark-lock = barricadé
mark-clock = endormi
mark-chain = pris au collet, ou en pose un
mark-bars = pose un piège
mark-hammer = forge une arme
mark-anvil = une arme forgée, ou un piège ou collet prêt
mark-catapult = une catapulte, ou en construit une
mark-church = béni : sauvé d’une mort
mark-sword = une arme
mark-helmet = une armure
mark-scroll = un sort
mark-up = plus rapide
mark-down = plus lent
mark-flag = recruté
mark-attacked = attaqué
note-hold = { $mine ->
    [1] { $seat } : { $n ->
        [3] barricadée
       *[other] tour { $n } sur 3
     }
   *[0] { $n ->
        [3] barricadée
       *[other] tour { $n } sur 3
     }
 }

## La barre
picked-sider = Où doit aller { serf-picked } ?
picked-jumper = Où doit sauter { serf-picked } ?
picked-pointer = Où doit aller { serf-picked } ?
serf-picked = { $art ->
    [peasant] { -peasant }
    [guildsman] { -guildsman }
    [thief] { -thief }
    [soldier] { -soldier }
    [priest] { -priest }
    [wizard] { -wizard }
    [knight] { -knight }
    [noble] { -noble }
   *[other] { -serf }
 } { $number }
preparation-bar = Échangez deux Serfs, ou appuyez sur Prêt.
preparation-free-bar = Placez vos Serfs, puis appuyez sur Prêt.
preparation-hiring-bar = Engagez neuf Serfs. Il reste { $gold } d’or.
preparation-picking-bar = Choisissez les neuf qui jouent : { $picked } choisis.
preparation-done-bar = Les neuf sont placés. Appuyez sur Prêt.
preparation-others-bar = Les Barons préparent leurs Serfs.
preparation-sent-bar = Vous êtes prêt. On attend les autres.
answer-awaited-bar = On attend une réponse.
activation-bar = { $barricades ->
    [2] Vous tenez deux pointes. Choisissez un Serf.
   *[other] { $few ->
        [1] Vous avez moins de trois Serfs. Choisissez-en un.
       *[0] Choisissez un Serf.
     }
 }
errand-bar = { $in_market ->
    [1] { UP($serf) } est au Marché. Achetez, ou finissez.
   *[0] { $left ->
        [0] Employez une manœuvre, ou finissez votre tour.
       *[other] Il reste { $left } { $left ->
            [one] déplacement
           *[other] déplacements
         } à votre Serf.
     }
 }
targets-bar = { $full ->
    [1] Lancer { $ware } ?
   *[0] { $ware } : une autre cible, ou lancez le sort.
 }
arrival-bar = Choisissez un triangle de sa baronnie.
lodging-bar = Choisissez un triangle de votre baronnie.
rescue-bar = Une bénédiction le sauve : où le placez-vous ?
replacement-bar = Engagez un remplaçant. { $gold } d’or.
meeting-bar = Échangez ou bénissez d’abord, puis combattez.
meeting-others-bar = Deux Serfs se rencontrent.
bargain-bar = Complétez votre offre, ou envoyez-la.
trade-offer-bar = Acceptez-vous cet échange ?
blessing-bar = Votre Serf doit-il être béni ?
confrontation-bar = { $own ->
    [1] Lequel de vos deux Serfs est poussé ?
   *[0] { $percent } % de chances. Votre réponse ?
 }
escort-bar = Un Chevalier doit-il intervenir ?
defence-bar = { UP($serf) } attaque { $foe }. Votre réponse ?
archery-bar = Un Sauteur passe votre archer. Tirer ?
aiming-bar = { $retreats ->
    [1] { UP($loser) } se retire. Où le pousser ?
   *[0] Vous avez gagné. Où pousser { $loser } ?
 }
armour-bar = Armure : jusqu’où glisse { $loser } ?
trap-bar = Votre piège se ferme. Où rejette-t-il sa proie ?
loot-bar = Que vole votre Voleur ?
recruitment-bar = Tenter de le recruter : { $percent } % ?

## Actes
act-fill = Engager, choisir et placer neuf Serfs à ma place
act-reserve = { $hire } : { $price } d’or
act-idle = { UP($serf) } ne peut rien faire : finir votre tour
ask-idle = { UP($serf) } ne peut rien faire. Finir votre tour ?
ask-strike = Rayer { $serf } de votre registre ?
act-go = { $market ->
    [1] { UP($serf) } va au Marché
   *[0] { UP($serf) } va { AT($space) }{ $sign ->
        [1] , dans un piège
        [2] , dans un collet
       *[0] { to-goal }
     }
 }{ $shots ->
    [0] {""}
   *[other] , devant un archer
 }
act-attack = { UP($serf) } attaque { $foe } : { $percent } %{ $ends ->
    [1] , une victoire le tue{ for-gold }
   *[other] {""}
 }
for-gold = { $gold ->
    [0] {""}
   *[other] , { $gold } d’or
 }
act-ride = { $maneuver } par { $serf } contre { $foe } : { $percent } %{ for-gold }
act-deal = { UP($serf) } rencontre { $foe } et peut d’abord échanger ou bénir
act-meet = { $verb ->
    [10] { UP($serf) } rencontre { $foe }, qui s’efface
    [9] { UP($serf) } rencontre { $foe } et s’efface
   *[other] { UP($serf) } rencontre { $foe } : les dés décident
 }
act-task = { UP($serf) } commence { $maneuver }
act-copy = { UP($serf) } copie { $ware } pour { $price } d’or
act-sell = { UP($serf) } vend { AN_ITEM($item) } pour { $price } d’or
act-replace = { UP($serf) } quitte votre service pour { $value } d’or
ask-replace = Vendre { $serf } pour { $value } d’or et en engager un autre ?
act-bless = { UP($serf) } se bénit
act-call = { UP($serf) } appelle { $foe } aux armes
act-resurrect = { UP($serf) } ressuscite { $foe }
act-cast = { UP($serf) } lance { $ware }{ $percent ->
    [0] {""}
   *[other] {" "}sur { $foe } : { $percent } %
 }
act-market = { $what ->
    [1] Acheter { A($ware) } pour { $serf } : { $price } d’or
    [2] Enseigner { THE($maneuver) } à { $serf } : { $price } d’or
    [3] Élever { $serf } au Rang { $number } : { $price } d’or
   *[other] Élever { $serf } au Déplacement { $number } : { $price } d’or
 }
act-hire = Engager un Serf pour { $price } d’or
act-put = { UP($serf) } va { AT($space) }
act-push = { $ends ->
    [1] Pousser { $loser } hors du plateau : il meurt
    [2] Pousser { $loser } contre { $caste } { $other }
    [3] Pousser { $loser } dans un { $sign ->
        [0] piège
       *[other] collet
     }
   *[other] Pousser { $loser } de { $number } { $number ->
        [one] triangle
       *[other] triangles
     }
 }

## Boutons
button-ready = Prêt
button-two-on-one = Deux Serfs sur un triangle
button-fill = Engager pour moi
button-hired = Assez engagé
button-train = Soldat { $number } : { $maneuver }
button-reserve = Engager …
button-pass = Passer
button-end = Finir le tour
button-task = { $maneuver }
button-copy = Copie : { $ware }
button-sell = Vendre { $item } : { $price }
button-replace = Le remplacer
button-destroy = Détruire la catapulte
button-church = Se bénir
button-catapult = Catapulte
button-swords = Manœuvre tactique
button-scroll = { $ware }
button-call = Appel aux armes
button-resurrect = Ressusciter
button-fight = { $own ->
    [1] Dés, { $percent } % : pousser { $number }
   *[0] Combattre { $percent } %
 }
button-concede = { $own ->
    [1] Pousser { $number }
   *[0] Céder
 }
button-yield = Pousser { $number }
button-retreat = Se retirer
button-knight = Chevalier { $number } : { $percent } %
button-decline = { $shoots ->
    [1] Laisser passer
   *[0] Non
 }
button-agree = Accepter
button-shoot = Tirer { $percent } %
button-recruit = Recruter { $percent } %
button-take = { $item }
button-give = Donner : { $item }
button-ask = Demander : { $item }
button-offer = Envoyer l’offre
button-cast = Lancer sur { $number }
button-keep = Garder le sort
button-fall = Tomber : tué

## Étiquettes : ☠ est dessiné en crâne, ⚔ en épées croisées
chip-attack = { $percent } % { $ends ->
    [1] ☠{ $gold ->
        [0] {""}
       *[other] {" "}+{ $gold } or
     }
    [2] ⚔ { $caste } { $other }
    [3] { $sign ->
        [0] piège
       *[other] collet
     }
   *[other] pousser { $number }
 }
chip-risk = { $percent } % : { $exits ->
    [0] il vous pousse
   *[other] ☠ { $exits } sur 6
 }
chip-ride = { $percent } % { TERM($maneuver) ->
    [pick-pocket] voler { $gold }
    [taxation] taxer { $gold }
    [steal] voler un objet
   *[other] tuer
 }
chip-own = { $number } est poussé
chip-dice = dés : { $percent } %
chip-deal = …
chip-danger = { $sign ->
    [1] piège
    [2] collet
   *[other] devant un archer
 }
chip-market = Marché
chip-point = { $point ->
    [1] votre but
   *[other] pointe
 }{ $gilded ->
    [1] {" "}: +100 par tour
   *[0] {""}
 }
chip-chance = { $percent } %
chip-bolt = { $hit ->
    [1] touche
   *[0] dans le vide
 }
chip-pace = { $speed ->
    [0] Lenteur { $percent } %
   *[other] Vitesse { $percent } %
 }
chip-item = { $item }
chip-push = { $ends ->
    [1] ☠ Tué{ $gold ->
        [0] {""}
       *[other] {" "}+{ $gold } or
     }
    [2] ⚔ contre { $caste } { $other }
    [3] { $sign ->
        [0] dans un piège
       *[other] dans un collet
     }
   *[other] { $number ->
        [1] libre
       *[other] { $number } plus loin
     }
 }

## L’étal
heading-peasant = Paysan
heading-guildsman = Artisan
heading-thief = Voleur
heading-soldier = Soldat
heading-priest = Prêtre
heading-wizard = Magicien
heading-knight = Chevalier
heading-noble = Noble
heading-sword = Armes
heading-helmet = Armures
heading-scroll = Sorts, lancés par un Magicien
heading-star = Manœuvres
heading-up = Rang et Déplacement
shelf-sword = { $ware } { $price }
shelf-helmet = { $ware } { $price }
shelf-scroll = { $ware } { $price }
shelf-star = { $maneuver } { $price }
shelf-up-rank = Rang { $number } : { $price }
shelf-up-move = Dépl. { $number } : { $price }
use-ware = { TERM($ware) ->
    [armor] raccourcit une poussée
    [enchant-armor] améliore une armure
    [enchant-weapon] améliore une arme
    [fireball] pousse plusieurs Serfs
    [lightning] pousse toute une ligne
    [magic-missile] pousse un Serf
    [sleep] endort des Serfs
    [slow-speed] change le Déplacement
    [teleport] va sur un triangle libre
   *[other] { $class ->
        [2] poussé { $bonus } moins loin
       *[other] +{ $bonus } au combat
     }
 }
use-maneuver = { TERM($maneuver) ->
    [archery] tire sur les Sauteurs
    [bless] évite une mort
    [spellcasting] lance ses sorts
    [tactical-maneuver] combat sans bouger
    [assassinate] tue en trois victoires
    [build-catapult] tire après 5 tours
    [call-to-arms] appelle une réserve
    [create-snare] retient le prochain
    [duplicate-spell] copie ses sorts
    [escort] protège un voisin
    [make-weapon] double le Rang une fois
    [pick-pocket] vole de l’or
    [recruitment] rallie un vaincu
    [resurrect] ranime un mort
    [retreat] ne tombe jamais
    [set-trap] rejette le prochain
    [steal] vole un objet
    [throw] pousse plus loin
   *[other] taxe les Rangs plus bas
 }
use-rank = +1 à chaque combat
use-move = va un pas plus loin
shelf-peasant-sider = { $price }
shelf-peasant-jumper = { $price }
shelf-peasant-pointer = { $price }
shelf-guildsman-sider = { $price }
shelf-guildsman-jumper = { $price }
shelf-thief-jumper = { $price }
shelf-thief-pointer = { $price }
shelf-soldier-sider = { $maneuver } { $price }
shelf-soldier-pointer = { $maneuver } { $price }
shelf-priest-sider = { $price }
shelf-wizard-pointer = { $price }
shelf-knight-sider = { $price }
shelf-knight-pointer = { $price }
shelf-noble-pointer = { $price }

## Le journal
turn-begun = Manche { $round }
log-moved = { UP($serf) } se déplace.
log-flew = { UP($serf) } saute.
log-met = { $forced ->
    [0] { UP($serf) } { $own ->
        [1] rencontre
       *[0] attaque
     } { $foe }.
   *[1] { UP($serf) } est poussé contre { $foe }.
 }
log-dice = { UP($serf) } { $verdict ->
    [0] attaque en vain
    [1] bat
    [2] perd contre
    [3] se fait prendre par
    [5] dépouille
    [7] vole
   *[other] tente en vain de voler
 } { $foe } : { $total } à { $their_total }.
log-bumped = { $out ->
    [1] { UP($serf) } est poussé hors du plateau.
   *[0] { UP($serf) } est poussé de { count-triangles }.
 }
log-held = { $hold ->
    [3] { UP($serf) } est barricadé sur sa pointe.
   *[other] { UP($serf) } tient une pointe : tour { $hold } sur 3.
 }
log-paid = { WHO($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
 } { $gold } d’or{ $reason ->
    [1] {" "}pour le Serf tué
    [2] , le prix
    [3] , une part égale du prix
   *[other] {""}
 }.
log-saved = Une bénédiction sauve { $serf }.
log-entered = { UP($serf) } entre en jeu.
