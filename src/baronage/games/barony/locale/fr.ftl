# Barony, français. Les faits par leur nom ($serf), les fonctions en capitales : baronage/engine/text/catalogue.py ; AT, BUMP ... : glossary.py.

## Glossaire : castes, vocations, manœuvres, marchandises. `.a` avec son article, `.the` avec l’article défini, `.many` au pluriel.
-serf = Serf
    .a = un Serf
    .the = le Serf
    .many = Serfs
    .gender = masculine
-peasant = Paysan
    .a = un Paysan
    .the = le Paysan
    .many = Paysans
    .gender = masculine
-guildsman = Artisan
    .a = un Artisan
    .the = l’Artisan
    .many = Artisans
    .gender = masculine
-thief = Voleur
    .a = un Voleur
    .the = le Voleur
    .many = Voleurs
    .gender = masculine
-soldier = Soldat
    .a = un Soldat
    .the = le Soldat
    .many = Soldats
    .gender = masculine
-priest = Prêtre
    .a = un Prêtre
    .the = le Prêtre
    .many = Prêtres
    .gender = masculine
-wizard = Magicien
    .a = un Magicien
    .the = le Magicien
    .many = Magiciens
    .gender = masculine
-knight = Chevalier
    .a = un Chevalier
    .the = le Chevalier
    .many = Chevaliers
    .gender = masculine
-noble = Noble
    .a = un Noble
    .the = le Noble
    .many = Nobles
    .gender = masculine
-no-vocation = rien
    .a = rien
    .the = rien
    .many = rien
    .gender = masculine
-sider = Flanqueur
    .a = un Flanqueur
    .the = le Flanqueur
    .many = Flanqueurs
    .gender = masculine
-jumper = Sauteur
    .a = un Sauteur
    .the = le Sauteur
    .many = Sauteurs
    .gender = masculine
-pointer = Pointeur
    .a = un Pointeur
    .the = le Pointeur
    .many = Pointeurs
    .gender = masculine
-no-maneuver = aucune manœuvre
    .a = aucune manœuvre
    .the = aucune manœuvre
    .many = aucune manœuvre
    .gender = feminine
-archery = Tir à l’arc
    .a = le Tir à l’arc
    .the = le Tir à l’arc
    .many = Tir à l’arc
    .gender = masculine
-assassinate = Assassinat
    .a = l’Assassinat
    .the = l’Assassinat
    .many = Assassinat
    .gender = masculine
-bless = Bénédiction
    .a = la Bénédiction
    .the = la Bénédiction
    .many = Bénédiction
    .gender = feminine
-build-catapult = Construction de catapulte
    .a = la Construction de catapulte
    .the = la Construction de catapulte
    .many = Construction de catapulte
    .gender = feminine
-call-to-arms = Appel aux armes
    .a = l’Appel aux armes
    .the = l’Appel aux armes
    .many = Appel aux armes
    .gender = masculine
-create-snare = Pose de collet
    .a = la Pose de collet
    .the = la Pose de collet
    .many = Pose de collet
    .gender = feminine
-duplicate-spell = Copie de sort
    .a = la Copie de sort
    .the = la Copie de sort
    .many = Copie de sort
    .gender = feminine
-escort = Escorte
    .a = l’Escorte
    .the = l’Escorte
    .many = Escorte
    .gender = feminine
-make-weapon = Forge d’arme
    .a = la Forge d’arme
    .the = la Forge d’arme
    .many = Forge d’arme
    .gender = feminine
-pick-pocket = Vol à la tire
    .a = le Vol à la tire
    .the = le Vol à la tire
    .many = Vol à la tire
    .gender = masculine
-recruitment = Recrutement
    .a = le Recrutement
    .the = le Recrutement
    .many = Recrutement
    .gender = masculine
-resurrect = Résurrection
    .a = la Résurrection
    .the = la Résurrection
    .many = Résurrection
    .gender = feminine
-retreat = Retraite
    .a = la Retraite
    .the = la Retraite
    .many = Retraite
    .gender = feminine
-set-trap = Pose de piège
    .a = la Pose de piège
    .the = la Pose de piège
    .many = Pose de piège
    .gender = feminine
-steal = Larcin
    .a = le Larcin
    .the = le Larcin
    .many = Larcin
    .gender = masculine
-spellcasting = Sorcellerie
    .a = la Sorcellerie
    .the = la Sorcellerie
    .many = Sorcellerie
    .gender = feminine
-tactical-maneuver = Manœuvre tactique
    .a = la Manœuvre tactique
    .the = la Manœuvre tactique
    .many = Manœuvre tactique
    .gender = feminine
-throw = Projection
    .a = la Projection
    .the = la Projection
    .many = Projection
    .gender = feminine
-taxation = Impôt
    .a = l’Impôt
    .the = l’Impôt
    .many = Impôt
    .gender = masculine
-no-ware = rien
    .a = rien
    .the = rien
    .many = rien
    .gender = masculine
-dagger = Dague
    .a = une Dague
    .the = la Dague
    .many = Dagues
    .gender = feminine
-axe = Hache
    .a = une Hache
    .the = la Hache
    .many = Haches
    .gender = feminine
-sword = Épée
    .a = une Épée
    .the = l’Épée
    .many = Épées
    .gender = feminine
-pike = Pique
    .a = une Pique
    .the = la Pique
    .many = Piques
    .gender = feminine
-shield = Bouclier
    .a = un Bouclier
    .the = le Bouclier
    .many = Boucliers
    .gender = masculine
-leather = Armure de cuir
    .a = une Armure de cuir
    .the = l’Armure de cuir
    .many = Armures de cuir
    .gender = feminine
-chain = Cotte de mailles
    .a = une Cotte de mailles
    .the = la Cotte de mailles
    .many = Cottes de mailles
    .gender = feminine
-plate = Armure de plates
    .a = une Armure de plates
    .the = l’Armure de plates
    .many = Armures de plates
    .gender = feminine
-armor = Égide
    .a = le sort Égide
    .the = le sort Égide
    .many = sorts Égide
    .gender = feminine
-enchant-armor = Enchantement d’armure
    .a = le sort Enchantement d’armure
    .the = le sort Enchantement d’armure
    .many = sorts Enchantement d’armure
    .gender = masculine
-enchant-weapon = Enchantement d’arme
    .a = le sort Enchantement d’arme
    .the = le sort Enchantement d’arme
    .many = sorts Enchantement d’arme
    .gender = masculine
-fireball = Boule de feu
    .a = le sort Boule de feu
    .the = le sort Boule de feu
    .many = sorts Boule de feu
    .gender = feminine
-lightning = Foudre
    .a = le sort Foudre
    .the = le sort Foudre
    .many = sorts Foudre
    .gender = feminine
-magic-missile = Projectile magique
    .a = le sort Projectile magique
    .the = le sort Projectile magique
    .many = sorts Projectile magique
    .gender = masculine
-sleep = Sommeil
    .a = le sort Sommeil
    .the = le sort Sommeil
    .many = sorts Sommeil
    .gender = masculine
-slow-speed = Lenteur/Vitesse
    .a = le sort Lenteur/Vitesse
    .the = le sort Lenteur/Vitesse
    .many = sorts Lenteur/Vitesse
    .gender = feminine
-teleport = Téléportation
    .a = le sort Téléportation
    .the = le sort Téléportation
    .many = sorts Téléportation
    .gender = feminine

## Serfs, lieux, poussées, marchandises
no-serf = personne
serf = { WHO($owner) ->
    [you] votre { $caste } { $number }
   *[other] { THE($caste) } { $number } { OF($owner) }
 }{ whose-roster }
serf-named = { WHO($owner) ->
    [you] votre { $caste } { $given }
   *[other] { THE($caste) } { $given } { OF($owner) }
 }{ whose-roster }
whose-roster = { $recruited ->
    [0] {""}
   *[1] {" "}(venu { WHO($from) ->
        [you] de votre Fief
       *[other] du Fief { OF($from) }
     })
 }
home = { WHO($owner) ->
    [nobody] { $barony }
    [you] votre baronnie
   *[other] la baronnie { OF($owner) }
 }
place-point = la pointe { $corner ->
    [0] du fond
    [1] proche, à gauche,
    [2] proche, à droite,
    [3] proche
    [4] du fond à droite
   *[5] du fond à gauche
 } { OF(home) }
place-home = le { $number ->
    [1] premier
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
    [6] sixième
    [7] septième
    [8] huitième
   *[9] neuvième
 } triangle à partir de la gauche dans la { $row ->
    [1] première
    [2] deuxième
    [3] troisième
    [4] quatrième
   *[5] cinquième
 } rangée depuis le fond { OF(home) }
place-near-point = le triangle { steps-aside } { OF(place-point) }
place-near-market = le triangle { steps-aside } du Marché
steps-aside = { $steps ->
    [one] juste
   *[other] à { $steps } pas
 } { $side ->
    [0] à droite
    [1] à droite et un peu au-delà
    [2] au-delà et un peu à droite
    [3] au-delà
    [4] au-delà et un peu à gauche
    [5] à gauche et un peu au-delà
    [6] à gauche
    [7] à gauche et un peu en deçà
    [8] en deçà et un peu à gauche
    [9] en deçà
    [10] en deçà et un peu à droite
   *[11] à droite et un peu en deçà
 }
place-market = le Marché
place-off-board = hors du plateau
place-nowhere = nulle part
at-place-point = sur { place-point }
at-place-home = sur { place-home }
at-place-near-point = sur { place-near-point }
at-place-near-market = sur { place-near-market }
at-place-market = au Marché
at-place-off-board = hors du plateau
at-place-nowhere = nulle part
either = { $first } ou { $last }
count-triangles = { $triangles ->
    [one] 1 triangle
   *[other] { $triangles } triangles
 }
bump = { $ends ->
    [0] hors du plateau { seen-way }
    [1] { OF(count-triangles) } { seen-way }, contre { $foe }
    [2] { OF(count-triangles) } { seen-way }, dans un { $sign ->
        [1] piège
       *[2] collet
     }
   *[3] { OF(count-triangles) } { seen-way }
 }
seen-way = { $way ->
    [0] en avant à droite
    [1] tout droit
    [2] en avant à gauche
    [3] en arrière à gauche
    [4] en arrière
   *[5] en arrière à droite
 }
seen-course = { $number ->
    [0] vers la droite
    [1] à droite et un peu en avant
    [2] en avant et un peu à droite
    [3] tout droit
    [4] en avant et un peu à gauche
    [5] à gauche et un peu en avant
    [6] vers la gauche
    [7] à gauche et un peu en arrière
    [8] en arrière et un peu à gauche
    [9] en arrière
    [10] en arrière et un peu à droite
   *[11] à droite et un peu en arrière
 }
an-item = { $copied ->
    [0] { $article ->
        [0] { $ware }
       *[1] { A($ware) }
     }
   *[1] { $article ->
        [0] copie { OF($ware) }
       *[1] une copie { OF($ware) }
     }
 }{ $strength ->
    [0] {""}
   *[other] {" "}+{ $strength } ({ count-turns })
 }
count-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }
hireling = { $caste } { $vocation }{ $choice ->
    [0] {""}
   *[1] {" "}connaissant { THE($maneuver) }
 }
ware-use = { $class ->
    [1] {" "}(+{ $bonus } au combat)
    [2] {" "}(poussées raccourcies de { $bonus } au plus)
   *[other] {""}
 }
spell-use = { TERM($ware) ->
    [armor] , que seul un Magicien peut lancer : la prochaine poussée que subit un Serf est raccourcie du Rang du Magicien
    [enchant-armor] , que seul un Magicien peut lancer : améliore une armure du Rang du Magicien, pendant autant de tours
    [enchant-weapon] , que seul un Magicien peut lancer : améliore une arme du Rang du Magicien, pendant autant de tours
    [fireball] , que seul un Magicien peut lancer : repousse jusqu’à Rang Serfs, à Rang triangles au plus ; moins ils sont nombreux, plus ils partent loin
    [lightning] , que seul un Magicien peut lancer : repousse tous ceux qui se trouvent sur une ligne partant du Magicien
    [magic-missile] , que seul un Magicien peut lancer : repousse de Rang triangles un Serf situé à Rang triangles au plus
    [sleep] , que seul un Magicien peut lancer : endort pendant Rang tours jusqu’à Rang Serfs, à Rang triangles au plus
    [slow-speed] , que seul un Magicien peut lancer : enlève ou ajoute Rang au Mouvement d’un Serf voisin du Magicien, pendant Rang tours
    [teleport] , que seul un Magicien peut lancer : le Magicien gagne un triangle libre à Rang triangles au plus
   *[other] {""}
 }
maneuver-use = { TERM($maneuver) ->
    [archery] tire sur les Sauteurs qui le survolent
    [bless] sauve un Serf d’une mort
    [spellcasting] lance les sorts qu’il porte
    [tactical-maneuver] combat un Serf voisin sans se déplacer
    [assassinate] trois jets gagnés de suite éliminent un Serf définitivement
    [build-catapult] 5 tours de travail, puis elle tire aussi loin que son Rang
    [call-to-arms] fait entrer en jeu un Serf de la réserve
    [create-snare] 3 tours de travail ; retient le premier Serf qui entre après son départ
    [duplicate-spell] copie un sort qu’il porte
    [escort] prend la place d’un Serf voisin attaqué
    [make-weapon] 3 tours de travail ; son Rang compte double au prochain combat
    [pick-pocket] vole de l’or au lieu de repousser
    [recruitment] peut rallier un Serf qu’il a repoussé
    [resurrect] ramène un Serf tué
    [retreat] peut perdre un combat sans être repoussé hors du plateau
    [set-trap] 3 tours de travail ; repousse le premier Serf qui entre après son départ
    [steal] prend un objet au lieu de repousser
    [throw] repousse plus loin un agresseur battu
    [taxation] prend de l’or aux Serfs de Rang inférieur
   *[other] rien
 }
danger = { $exits ->
    [-1] si { $serf } perd, il est placé sur un triangle au choix autour du Marché
    [0] si { $serf } perd, il est repoussé de 1 triangle
    [1] si { $serf } perd, il risque la mort : 1 direction sur 6 mène hors du plateau
   *[other] si { $serf } perd, il risque la mort : { $exits } directions sur 6 mènent hors du plateau
 }
risk = { $exits ->
    [-1] {""}
    [0] {""}
   *[other] {" "}; si votre Serf perd, il risque la mort
 }
to-goal = { $away ->
    [-2] {" "}: ses sauts seuls ne le mènent à aucun de vos buts
    [-1] {""}
    [0] {""}
    [one] {" "}: à 1 déplacement de votre but
   *[other] {" "}: à { $away } déplacements de votre but
 }
by-market = { $through ->
    [0] {""}
    [1] {" "}; son plus court chemin passe par le Marché
   *[2] {" "}; ses sauts n’y mènent que par le Marché
 }

## Attente
answer-awaited = { $alone ->
    [1] En attente d’une décision pour { $one }.
   *[0] En attente d’une décision pour { $one } et { $two }.
 }

## preparation (BAR-D01 à D03)
preparation = Qui se tient sur { $space } ? Serf { $placed } sur 9.
preparation-help = Personne ne le voit avant que tous soient prêts.{ $training ->
    [0] {""}
   *[1] {" "}Auparavant, un Soldat peut échanger Projection et Tir à l’arc.
 }
fill-hiring = Engagez-les et placez-les pour moi
fill-picking = Choisissez-les et placez-les pour moi
fill-placing = Placez-les pour moi
preparation-title = votre Fief avant la partie
preparation-free = Où se tient { $serf }, { A($vocation) }, dans votre baronnie ?
preparation-free-help = Personne ne le voit avant que tous soient prêts.
preparation-hiring = Choisissez un Serf à engager. Il vous reste { $gold } pièces d’or et vous avez { $hired ->
    [0] encore 0 Serf
    [one] 1 Serf
   *[other] { $hired } Serfs
 }.
preparation-hiring-help = { $missing ->
    [0] Vous en avez assez pour jouer ; quinze au plus.
   *[other] Encore { $missing } pour en avoir neuf qui puissent jouer ensemble.
 }
preparation-picking = Quels neuf Serfs jouent ? Déjà choisis : { $picked }.
preparation-picking-help = Au plus 2 Nobles, 3 Chevaliers, 3 Magiciens, 3 Prêtres.
preparation-done = Prêt à commencer ? Vos neuf Serfs sont placés.
preparation-done-help = Quand chacun l’est, les Serfs de tous sont montrés, et la partie commence.
preparation-others = Les Barons préparent leur Fief en secret.
preparation-sent = Votre Fief est prêt. Les autres préparent encore le leur.
place-group = Placer un Serf sur { $space }
place-when = Les Serfs se placent avant la partie. { now-asked }
place-F1_07 = Engagez d’abord vos Serfs et dites quand vous avez fini ; ensuite, on les place.
place-F2_01 = { $stage ->
    [1] Choisissez d’abord les neuf Serfs qui jouent ; ensuite, on les place.
   *[other] Ce Serf n’est pas un de vos neuf.
 }
place-P1_03 = { $placed ->
    [1] { UP($serf) } est déjà placé.
   *[0] { $free ->
        [1] Cliquez le triangle de votre baronnie où se tient le prochain Serf.
       *[0] Tous les neuf sont déjà placés.
     }
 }
placing = { UP($serf) }, { A($vocation) }, se tient sur { $space }
preparation-put = Placer { $serf } sur { $space }
put-group = Placer { $serf } sur un triangle
put-when = On ne place rien ici maintenant. { now-asked }
put-F1_07 = Engagez d’abord vos Serfs et dites quand vous avez fini ; ensuite, on les place.
put-F2_01 = Choisissez d’abord les neuf Serfs qui jouent ; ensuite, on les place.
put-P1_03 = { $free ->
    [0] Vos Serfs vont sur les triangles de départ de votre baronnie : choisissez qui prend le suivant.
   *[1] { $stage ->
        [3] Tous les neuf sont déjà placés.
       *[other] Placez { $serf } sur un triangle libre de votre propre baronnie.
     }
 }
put-A05_01 = { put-where }
put-A12_01 = { put-where }
put-Q4_04 = { put-where }
put-where = { UP($serf) } arrive sur un triangle libre de sa propre baronnie.
be-ready = Dire que tout est prêt
be-ready-when = Vous annoncez que tout est prêt une fois votre Fief préparé. { now-asked }
be-ready-P1_03 = { $stage ->
    [0] Engagez d’abord au moins neuf Serfs, et dites quand vous avez fini.
    [1] Choisissez d’abord les neuf Serfs qui jouent.
   *[other] Placez d’abord vos neuf Serfs.
 }
preparation-hire = Engager un { $hire } : { $price } pièces d’or
hire-group = Engager un Serf
hire-when = On engage des Serfs avant la partie, au début de son tour, ou au Marché. { now-asked }
hire-F1_04 = Ce Serf ne peut pas être engagé.
hire-Z1_01 = Dans cette partie chaque Baron a les mêmes neuf Serfs ; on n’engage personne.
hire-F1_09 = Vous avez fini d’engager. Reprenez cela pour engager encore.
hire-Q1_02 = On engage des Serfs au Marché, ou au début de son tour pour la réserve.
hire-Q4_04 = { $why ->
    [0] À cette table, le Marché n’engage que le remplaçant d’un Serf qui se vend.
    [1] Vous avez déjà engagé un Serf au Marché ce tour-ci.
    [2] Votre baronnie n’a pas de triangle libre pour un Serf de plus.
   *[3] Un Serf recruté ne peut pas engager.
 }
hire-F1_07 = Un registre a quinze lignes, et celui-là ne laisserait pas de place pour neuf qui puissent jouer ensemble.
hire-F1_11 = Un { $hire } coûte { $price } pièces d’or ; vous en avez { $gold }.
hire-F1_10 = Un { $hire } coûte { $price } pièces d’or ; de vos { $gold } il resterait trop peu pour engager neuf Serfs, à 1 000 au moins chacun.
hire-Q1_03 = Un { $hire } coûte { $price } pièces d’or ; vous en avez { $gold }.
hire-Q4_02 = Un { $hire } coûte { $price } pièces d’or ; avec le produit de la vente, vous en avez { $gold }.
stop-hiring = N’engager personne d’autre et garder { $gold } pièces d’or
stop-hiring-when = On finit d’engager avant le début de la partie. { now-asked }
stop-hiring-Z1_01 = Dans cette partie chaque Baron a les mêmes neuf Serfs ; on n’engage personne.
stop-hiring-F1_09 = Vous avez déjà fini d’engager.
stop-hiring-F1_07 = Il vous faut encore { $missing ->
    [1] 1 Serf
   *[other] { $missing } Serfs
 } pour en avoir neuf qui puissent jouer ensemble.
preparation-strike = Rayer { $serf } de votre registre, sans récupérer d’or
strike-group = Rayer un Serf de votre registre
strike-when = Un clic sur ce Serf ne mène à rien maintenant. { now-asked }
strike-Z1_01 = Dans cette partie chaque Baron a les mêmes neuf Serfs ; aucun n’est rayé d’un registre.
strike-F1_09 = Vous avez fini d’engager. Reprenez cela pour rayer quelqu’un.
strike-F1_12 = Vous ne pouvez retirer que vos Serfs qui n’ont pas joué dans cette partie.
strike-F1_07 = Sans { $serf }, vous ne pourriez pas avoir neuf Serfs qui puissent jouer ensemble.
pick-group = Choisir un Serf pour cette partie
pick = { UP($serf) }, { A($vocation) }, joue
pick-when = Avant la partie, on choisit neuf Serfs. { now-asked }
pick-F1_07 = Engagez d’abord vos Serfs et dites quand vous avez fini ; ensuite, on en choisit neuf.
pick-F2_01 = { $picked ->
    [1] { UP($serf) } est déjà choisi.
   *[0] { $stage ->
        [1] Ce Serf n’est pas sur votre registre.
       *[other] Vos neuf Serfs sont au complet.
     }
 }
pick-F2_02 = Au plus { $most } { MANY($caste) } jouent dès le début.
train-group = Échanger Projection et Tir à l’arc
train = { UP($serf) } reçoit { THE($maneuver) } à la place
train-when = Ce qu’un Soldat a appris se choisit avant de le placer. { now-asked }
train-F1_05 = Seul un Soldat d’un Fief tout prêt peut échanger Projection et Tir à l’arc.
train-Z1_02 = { $placed ->
    [1] Ce que les Soldats ont appris se choisit avant de placer le premier Serf.
   *[0] Vous avez déjà choisi ce qu’a appris { $serf }.
 }
mustered = { UP($serf) } est { A($caste) } { $vocation }{ $choice ->
    [0] {""}
   *[1] {" "}connaissant { THE($maneuver) }
 }.
trained = { UP($serf) } connaît { THE($maneuver) }.
arrayed = { WHO($seat) ->
    [you] Vos Serfs
   *[other] Les Serfs { OF($seat) }
 } prennent place.
rolled = { WHO($seat) ->
    [you] Vous lancez
   *[other] { $seat } lance
 } un { $die } pour le premier tour.
first-found = { WHO($seat) ->
    [you] Vous commencez.
   *[other] { $seat } commence.
 }
gold-kept = { WHO($seat) ->
    [you] Vous gardez
   *[other] { $seat } garde
 } { $gold } pièces d’or.

## activation (BAR-D04)
activation = Lequel de vos Serfs agit ? Ou passez-vous ?
activation-help = { LEN($mates) ->
    [0] Tenez
   *[other] Avec { LIST($mates) }, tenez
 } les trois pointes { OF($target) } pendant trois tours : { $barricades ->
    [one] { $barricades } pointe acquise
   *[other] { $barricades } pointes acquises
 } sur 3.{ $few ->
    [0] {""}
   *[1] {" "}Vous avez moins de trois Serfs : { $below } tours sur 3.
 }
activation-title = lequel de vos Serfs agit
activate = { UP($serf) }, { A($vocation) }, agit{ $hold ->
    [0] { to-goal }
   *[other] {" "}{ AT($space) }, qu’il tient depuis { $hold ->
        [one] { $hold } tour
       *[other] { $hold } tours
     } sur 3
 }
activate-group = Choisir qui agit
activate-when = Le Serf qui agit se choisit au début de votre tour. { now-asked }
activate-T1_04 = { $known ->
    [0] Ce Serf n’existe pas dans cette partie.
   *[1] { $mine ->
        [0] { UP($serf) } n’est pas à vous : choisissez un de vos Serfs, ou passez.
       *[1] { UP($serf) } est { $gone ->
            [1] en réserve
            [2] mort
           *[other] hors jeu
         } : choisissez un de vos Serfs sur le plateau, ou passez.
     }
 }
activate-T1_06 = { $sleep ->
    [0] { UP($serf) } est barricadé et le reste jusqu’à la fin : choisissez un autre Serf, ou passez.
    [one] { UP($serf) } dort encore 1 tour : choisissez un autre Serf, ou passez.
   *[other] { UP($serf) } dort encore { $sleep } tours : choisissez un autre Serf, ou passez.
 }
pass = Passer : aucun Serf n’agit
pass-when = On peut passer au début de son tour. { now-asked }
activation-hire = Engager un { $hire } pour votre réserve : { $price } pièces d’or ; il attend dehors et n’entre dans cette partie que si un de vos Chevaliers l’appelle (Appel aux armes)
activation-strike = Rayer { $serf } de votre registre, sans récupérer d’or
resign-V1_03 = Vous pouvez abandonner au début de votre tour, avant de choisir un Serf.
turn-began = Manche { $round } : { WHO($seat) ->
    [you] c’est votre tour.
   *[other] c’est le tour { OF($seat) }.
 }
held = { $hold ->
    [3] { UP($serf) } est barricadé sur { $space } : rien ne peut plus l’en déloger.
   *[other] { UP($serf) } tient { $space } : { $hold ->
        [one] { $hold } tour
       *[other] { $hold } tours
     } sur 3.
 }
chosen = { UP($serf) } agit.
passed = { WHO($seat) ->
    [you] Vous passez.
   *[other] { $seat } passe.
 }
turn-ended = { WHO($seat) ->
    [you] Votre tour
   *[other] Le tour { OF($seat) }
 } est terminé{ $idle ->
    [1] {" "}: rien n’a été fait, cela compte comme passer.
   *[0] .
 }
few-serfs = { $turns ->
    [0] { WHO($seat) ->
        [you] Vous avez de nouveau assez de Serfs.
       *[other] { $seat } a de nouveau assez de Serfs.
     }
   *[other] { WHO($seat) ->
        [you] Vous avez
       *[other] { $seat } a
     } moins de trois Serfs : { count-turns } sur 3.
 }
fallen = { WHO($seat) ->
    [you] Vous avez perdu.
   *[other] { $seat } a perdu.
 }
removed = { UP($serf) } quitte le plateau avec son Baron.
paid = { WHO($seat) ->
    [you] Vous recevez
   *[other] { $seat } reçoit
 } { $gold } pièces d’or{ $reason ->
    [0] {" "}pour { $points ->
        [one] 1 pointe tenue
       *[other] { $points } pointes tenues
     } (100 chacune)
    [1] {" "}pour le Serf tué (100 x Rang { $rank })
    [2] , le prix du vainqueur (1 000 x { $players } joueurs),
    [3] , une part égale du prix (1 000 x { $players } joueurs),
   *[other] {""}
 } et en { WHO($seat) ->
    [you] avez
   *[other] a
 } maintenant { $treasury }.
spent = { WHO($seat) ->
    [you] Vous payez
   *[other] { $seat } paie
 } { $gold } pièces d’or et en { WHO($seat) ->
    [you] avez
   *[other] a
 } maintenant { $treasury }.

## errand (BAR-D05) : ce que fait le Serf qui agit
errand = { $in_market ->
    [1] Que fait { $serf } au Marché ? Vous avez { $gold } pièces d’or.
   *[0] { $left ->
        [0] Que fait encore { $serf } ? Il ne se déplace plus.
       *[other] Où va { $serf } ?
     }
 }
errand-help = { $in_market ->
    [1] { $left ->
        [0] Achetez, vendez ou finissez votre tour ; { $serf } pourra sortir du Marché à un tour suivant.
       *[other] Achetez, vendez, allez sur un triangle voisin du Marché ou finissez votre tour.{ from-market }
     }
   *[0] { $left ->
        [0] Employez une manœuvre, ou finissez votre tour.
        [one] Reste 1 déplacement ; { how-it-goes }.{ run-so-far }
       *[other] Restent { $left } déplacements ; { how-it-goes }.{ run-so-far }
     }
 }
from-market = { TERM($vocation) ->
    [jumper] {" "}À partir de là, il n’arrive que sur des triangles orientés comme celui-là.
   *[other] {""}
 }
run-so-far = { $run ->
    [0] {""}
    [one] {" "}Il a couru 1 triangle en ligne droite.
   *[other] {" "}Il a couru { $run } triangles en ligne droite.
 }
how-it-goes = { TERM($vocation) ->
    [sider] il va sur un triangle voisin par un côté
    [jumper] il vole deux triangles en ligne, par-dessus un autre, et n’arrive que sur des triangles orientés comme le sien
   *[pointer] il va sur tout triangle qui touche le sien
 }
errand-title = ce que fait votre Serf
go = { $met ->
    [0] { $enters ->
        [1] Entrer au Marché, pour acheter et vendre{ to-goal }
       *[0] Aller { $course }{ arriving }
     }
    [1] Rencontrer { $foe } : l’un des deux est poussé sur un autre triangle, et vous choisissez lequel
   *[2] Attaquer { $foe } : { $percent } % de chances de le repousser { $bumps }{ risk }
 }
arriving = { $marker ->
    [1] , dans un piège : il est repoussé { $bumps }
    [2] , dans un collet : il y reste { count-turns }
   *[0] { $point ->
        [1] , sur { $space } : à tenir trois tours
        [2] , sur { $space }
       *[0] { to-goal }{ by-market }
     }
 }
go-group = Aller sur un autre triangle
go-when = On choisit où va un Serf quand il agit. { now-asked }
go-M1_04 = Cet endroit n’existe pas sur le plateau.
go-T1_11 = { moves-no-more }
moves-no-more = { UP($serf) } ne se déplace plus pendant ce tour.
go-M1_02 = { none-left }
none-left = { $snared ->
    [0] { UP($serf) } n’a plus de déplacement : employez une manœuvre, ou finissez votre tour.
    [one] { UP($serf) } est pris dans un collet pour 1 tour et ne peut pas bouger.
   *[other] { UP($serf) } est pris dans un collet pour { $snared } tours et ne peut pas bouger.
 }
go-M5_02 = { UP($serf) } est au Marché et peut aller { reaches }.
go-M2_01 = Un Flanqueur passe un côté, vers un triangle voisin.
go-M3_01 = Un Sauteur saute deux triangles en ligne, jamais sur le triangle voisin.
go-M4_01 = Un Pointeur va sur un triangle qui touche le sien, pas plus loin.
reaches = { LEN($courses) ->
    [0] nulle part
   *[other] { LIST($courses) }
 }
go-M1_06 = { UP($foe) } est barricadé { AT($space) }, et personne ne peut y aller.
fly = { $met ->
    [0] Voler { count-jumps } { seen-way }{ flight-course }{ arriving }
    [1] Voler { count-jumps } { seen-way }{ flight-course } et rencontrer { $foe } : l’un des deux est poussé sur un autre triangle, et vous choisissez lequel
   *[2] Voler { count-jumps } { seen-way }{ flight-course } et attaquer { $foe } : { $percent } % de chances de le repousser { $bumps }{ risk }
 }
count-jumps = { $jumps ->
    [one] d’un saut
   *[other] de { $jumps } sauts
 }
flight-course = { $shots ->
    [0] {""}
    [one] {" "}au-dessus { OF($archers) }, qui peut tirer
   *[other] {" "}au-dessus { OF($archers) }, qui peuvent tirer
 }
fly-group = Voler
fly-when = On choisit où vole un Sauteur quand il agit. { now-asked }
fly-M3_02 = Un vol a une direction et au moins un saut.
fly-M3_01 = Seuls les Sauteurs volent, et { $serf } est { A($vocation) } : il peut aller { reaches }.
fly-T1_11 = { moves-no-more }
fly-M1_02 = { none-left }
fly-M5_02 = { UP($serf) } est au Marché et peut aller { reaches }.
fly-M1_01 = Il reste { $left ->
    [one] { $left } saut
   *[other] { $left } sauts
 } { TO($serf) }, et ce vol en demande { $jumps }.
fly-M3_05 = Ce vol sort du plateau : { $serf } peut aller { reaches }.
fly-M1_06 = { UP($foe) } est barricadé { AT($space) }, et personne ne peut s’y poser.
end-turn = Finir votre tour
end-turn-when = Vous pouvez finir votre tour quand votre Serf a agi. { now-asked }
stepped = { UP($serf) } va { $course ->
    [-1] {""}
   *[other] { $course },{" "}
 }{ AT($space) }.
flew = { UP($serf) } vole { count-jumps } et se pose { AT($space) }.
took-off = { UP($serf) } s’envole depuis { $start }.
returned = { UP($serf) } revient { AT($space) }.
teleported = { UP($serf) } se téléporte { AT($space) }.

## Manœuvres du Serf qui agit
not-owned = { $gilded ->
    [0] Le Jeu simple n’a pas de manœuvres.
   *[1] { UP($serf) } ne connaît pas { THE($maneuver) }.
 }
turn-is-over = { UP($serf) } a attaqué en se déplaçant : il ne lui reste que les affaires au Marché.
has-acted = { UP($serf) } a employé sa seule action de ce tour.
is-asleep = { $sleep ->
    [0] { UP($serf) } est barricadé et n’emploie pas de manœuvres.
   *[other] { UP($serf) } dort et n’emploie pas de manœuvres.
 }
used-up = { UP($serf) } a employé { THE($maneuver) } { $rank ->
    [one] une fois
   *[other] { $rank } fois
 } dans cette partie, autant que son Rang le permet.
shielded = { UP($foe) } est barricadé, et personne ne peut le viser.
begin-task = Commencer { THE($maneuver) } : { count-turns } sur ce triangle, puis { TERM($maneuver) ->
    [make-weapon] son Rang compte double au prochain combat
    [create-snare] qui entre après son départ est retenu
    [set-trap] qui entre après son départ est repoussé
   *[build-catapult] il a une catapulte qui tire aussi loin que son Rang
 }
begin-task-when = On commence un travail quand un Serf agit. { now-asked }
begin-task-T2_03 = Les travaux sont : Forge d’arme, Pose de collet, Pose de piège et Construction de catapulte.
begin-task-A00_01 = { not-owned }
begin-task-T1_10 = { turn-is-over }
begin-task-T1_08 = { has-acted }
begin-task-A00_05 = { is-asleep }
begin-task-A00_03 = { used-up }
begin-task-Q1_05 = Au Marché on ne commence aucun travail.
begin-task-A14_06 = Il y a déjà un piège ou un collet ici : on n’y commence aucun travail.
begin-task-A09_01 = { UP($serf) } ne forge une arme qu’après avoir quitté une fois sa baronnie dans cette partie.
begin-task-A09_02 = { UP($serf) } a déjà une arme forgée, et n’en tient qu’une.
begin-task-T2_04 = { UP($serf) } a un piège ou un collet tout prêt, qu’il laissera ici en partant ; ensuite seulement il en commence un autre.
begin-task-A04_02 = { UP($serf) } a déjà une catapulte.
shoot-catapult = Tirer à la catapulte sur { $foe } : { $percent } % de chances de le repousser { $bumps }
shoot-catapult-group = Tirer à la catapulte
shoot-catapult-when = Une catapulte tire quand son Artisan agit. { now-asked }
shoot-catapult-A00_01 = { not-owned }
shoot-catapult-T1_10 = { turn-is-over }
shoot-catapult-T1_08 = { has-acted }
shoot-catapult-A00_05 = { is-asleep }
shoot-catapult-A00_03 = { used-up }
shoot-catapult-A04_02 = { UP($serf) } n’a pas de catapulte.
shoot-catapult-A04_05 = La catapulte atteint les Serfs à { $rank } triangles au plus, le Rang { OF($serf) } ; { $foe } : { out-of-reach }.
out-of-reach = { $range ->
    [0] hors de portée
    [one] à 1 triangle
   *[other] à { $range } triangles
 }
shoot-catapult-A00_07 = { shielded }
use-tactics = Attaquer { $foe } sans se déplacer : { $percent } % de chances de le repousser { $bumps }
use-tactics-group = Employer la Manœuvre tactique
use-tactics-when = La Manœuvre tactique s’emploie quand un Chevalier agit. { now-asked }
use-tactics-A00_01 = { not-owned }
use-tactics-T1_10 = { turn-is-over }
use-tactics-T1_08 = { has-acted }
use-tactics-A00_05 = { is-asleep }
use-tactics-A00_03 = { used-up }
use-tactics-A17_01 = La Manœuvre tactique atteint un Serf voisin du Chevalier ; { $foe } : { out-of-reach }.
use-tactics-A00_07 = { shielded }
destroy-catapult = Détruire la catapulte, pour se déplacer librement
destroy-catapult-when = On détruit une catapulte quand son Artisan agit. { now-asked }
destroy-catapult-A04_03 = { UP($serf) } n’a pas de catapulte.
destroy-catapult-T1_10 = { turn-is-over }
call = Appeler aux armes { $foe }, { A($vocation) } : il arrive dans sa baronnie
call-group = Appel aux armes
call-when = L’Appel aux armes s’emploie quand un Chevalier agit. { now-asked }
call-A00_01 = { not-owned }
call-T1_10 = { turn-is-over }
call-T1_08 = { has-acted }
call-A00_05 = { is-asleep }
call-A00_03 = { used-up }
call-A05_01 = { $recruited ->
    [1] { UP($serf) } a été recruté et n’appelle personne.
   *[0] { UP($serf) } appelle un Serf de votre réserve sur un triangle libre de votre baronnie ; { $foe } n’en est pas, ou votre baronnie est pleine.
 }
resurrect = Ressusciter { $foe }, { A($vocation) }
resurrect-group = Ressusciter un Serf
resurrect-when = La Résurrection s’emploie quand un Prêtre agit. { now-asked }
resurrect-A00_01 = { not-owned }
resurrect-T1_10 = { turn-is-over }
resurrect-T1_08 = { has-acted }
resurrect-A00_05 = { is-asleep }
resurrect-A00_03 = { used-up }
resurrect-A12_01 = Seul revient un Serf à vous, ou de votre équipe, tué dans cette partie.
resurrect-A12_02 = { UP($foe) } a été assassiné et ne revient jamais.
resurrect-A12_03 = La baronnie { OF($foe) } n’a pas de triangle libre.
copy-spell = Copier { THE($ware) } pour { $price } pièces d’or
copy-spell-group = Copier un sort
copy-spell-when = On copie des sorts quand un Magicien agit. { now-asked }
copy-spell-A00_01 = { not-owned }
copy-spell-T1_10 = { turn-is-over }
copy-spell-T1_08 = { has-acted }
copy-spell-A00_05 = { is-asleep }
copy-spell-A00_03 = { used-up }
copy-spell-A07_01 = { UP($serf) } ne copie que des sorts qu’il porte.
copy-spell-Q1_03 = Copier { THE($ware) } coûte { $price } pièces d’or ; vous en avez { $gold }.
errand-bless = { $itself ->
    [1] Se bénir lui-même : il est sauvé d’une mort
   *[0] Bénir { $foe } : il est sauvé d’une mort
 }
bless-when = Un Prêtre se bénit lui-même quand il agit, ou bénit un Serf qu’il rencontre. { now-asked }
bless-A00_01 = { not-owned }
bless-T1_10 = { turn-is-over }
bless-T1_08 = { has-acted }
bless-A00_05 = { is-asleep }
bless-A00_03 = { used-up }
bless-A03_01 = Un Prêtre se bénit lui-même, ou bénit un Serf sur le triangle duquel il est entré.
bless-A03_02 = { UP($foe) } a déjà une bénédiction.
errand-cast = { casting }
casting = { TERM($ware) ->
    [lightning] Lancer la Foudre { seen-way } : elle frappe { $count ->
        [0] pour l’instant personne
       *[other] { $struck }
     }
    [teleport] Lancer Téléportation : aller { AT($space) }
    [slow-speed] Lancer { $speed ->
        [0] Lenteur
       *[other] Vitesse
     } { cast-on }
    [enchant-armor] Lancer Enchantement d’armure sur { cast-whose }
    [enchant-weapon] Lancer Enchantement d’arme sur { cast-whose }
   *[other] Lancer { $ware } { cast-on }
 }
cast-on = { $itself ->
    [1] sur lui-même
   *[0] sur { $foe } : { $percent } % de chances de réussir
 }
cast-whose = { $itself ->
    [1] son propre équipement, { $item }
   *[0] l’équipement { OF($foe) }, { $item } : { $percent } % de chances de réussir
 }
cast-group = Lancer { $ware }
cast-when = On lance des sorts quand un Magicien agit, certains quand il rencontre un autre Serf. { now-asked }
cast-A00_01 = { not-owned }
cast-T1_10 = { turn-is-over }
cast-T1_08 = { has-acted }
cast-A00_05 = { is-asleep }
cast-A00_03 = { used-up }
cast-A16_01 = { UP($serf) } ne porte pas ce sort.
cast-L0_04 = L’Égide et les enchantements se lancent sur le Magicien lui-même, ou sur un Serf sur le triangle duquel il est entré ; à ce moment-là, aucun autre sort.
cast-L1_01 = L’Égide se lance sur le Magicien lui-même, ou sur un Serf sur le triangle duquel il est entré.
cast-L2_01 = L’Enchantement d’armure demande une armure que porte le Serf.
cast-L3_01 = L’Enchantement d’arme demande une arme que porte le Serf.
cast-L4_01 = La Boule de feu atteint les Serfs à { $rank } triangles au plus, le Rang du Magicien, mais pas le Magicien lui-même.
cast-L5_01 = La Foudre demande une direction, et un Serf à portée du Rang du Magicien dans au moins une des six.
cast-L6_01 = Le Projectile magique atteint un Serf à { $rank } triangles au plus, le Rang du Magicien, mais pas le Magicien lui-même.
cast-L7_01 = Le Sommeil atteint les Serfs à { $rank } triangles au plus, le Rang du Magicien, mais pas le Magicien lui-même.
cast-L8_01 = Lenteur ou Vitesse se lance sur le Magicien lui-même ou sur un Serf voisin.
cast-L9_01 = { $snared ->
    [0] La Téléportation mène à un triangle libre à { $rank } triangles au plus, le Rang du Magicien.
   *[other] Un Magicien pris dans un collet ne peut pas se téléporter.
 }
cast-A00_07 = { shielded }

## targets (BAR-D09) : Boule de feu et Sommeil
targets = { $full ->
    [1] Lancer { $ware } sur { $named } ?
   *[0] { $ware } sur { $named }. Choisissez une autre cible, ou lancez le sort.
 }
targets-help = { $full ->
    [1] Le Rang du Magicien ne permet pas plus de cibles.
   *[0] { $rank } Serfs au plus. Ajoutez-en un, ou lancez le sort.
 }
targets-title = cibles du sort
name-target = Aussi sur { $foe } : { $percent } % de chances de réussir
name-target-group = Nommer une autre cible
name-target-when = On nomme d’autres cibles quand on lance Boule de feu ou Sommeil. { now-asked }
name-target-L0_05 = Ce Serf n’existe pas dans cette partie.
name-target-L4_01 = { not-also }
name-target-L7_01 = { not-also }
not-also = { $already ->
    [1] { UP($foe) } est déjà nommé.
   *[0] { $full ->
        [1] { $ware } frappe au plus { $rank } Serfs, le Rang du Magicien.
       *[0] { $ware } atteint les Serfs à { $rank } triangles au plus, le Rang du Magicien.
     }
 }
name-target-A00_07 = { shielded }
cast-now = Lancer { $ware } sur { $named }
cast-now-when = Vous n’avez pas de sort à lancer maintenant. { now-asked }
cast-nothing = Finalement garder le sort
cast-nothing-when = Vous n’avez pas de sort à garder maintenant. { now-asked }

## arrival (BAR-D11)
arrival = Sur quel triangle libre de sa baronnie se tient { $serf } ?
arrival-title = où un Serf entre en jeu
arrival-put = Placer { $serf } sur { $space }

## Ce qui suit des travaux, des manœuvres et des sorts
blessed = { UP($serf) } a { $blessings ->
    [one] { $blessings } bénédiction
   *[other] { $blessings } bénédictions
 }.
saved = Une bénédiction sauve { $serf } : il se tient sur { $space }{ $blessings ->
    [0] {""}
    [one] {" "}; il lui reste 1 bénédiction
   *[other] {" "}; il lui reste { $blessings } bénédictions
 }.
task-length = { TERM($maneuver) ->
    [build-catapult] 5
   *[other] 3
 }
worked = { $counter ->
    [0] { UP($serf) } commence { THE($maneuver) }, { task-length } tours de travail.
   *[other] { UP($serf) } travaille, { $maneuver } : { $counter ->
        [one] { $counter } tour
       *[other] { $counter } tours
     } sur { task-length }.
 }
task-finished = { UP($serf) } a terminé { THE($maneuver) }.
task-given-up = { UP($serf) } laisse { THE($maneuver) } en plan.
sign-name = { $sign ->
    [14] piège
   *[other] collet
 }
marker-left = { UP($serf) } laisse un { sign-name } de Rang { $rank } sur { $space }.
marker-sprung = { UP($serf) } déclenche le { sign-name } sur { $space }.
snared = { UP($serf) } est pris dans un collet pour { count-turns }.
slept = { UP($serf) } s’endort pour { count-turns }.
paced = { UP($serf) } est { $speed ->
    [0] ralenti
   *[other] accéléré
 } de { $by_how_much } pendant { count-turns }.
armoured = Une Égide protège { $serf } : sa prochaine poussée subie peut être raccourcie de { $rank }.
enchanted = { UP($serf) } porte maintenant { $item }.
faded = { $effect ->
    [0] { UP($serf) } se réveille.
    [1] { UP($serf) } se dégage du collet.
    [2] La Vitesse { OF($serf) } prend fin.
    [3] La Lenteur { OF($serf) } prend fin.
    [4] L’Égide { OF($serf) } prend fin.
   *[5] Un enchantement { OF($serf) } prend fin.
 }
got = { UP($serf) } reçoit { AN_ITEM($item) }.
lost = { UP($serf) } n’a plus { AN_ITEM($item) }.
spell-cast = { UP($serf) } lance { AN_ITEM($item) }.
target-named = { UP($serf) } vise { $foe }.
missed = { UP($foe) } n’est plus à portée { OF($serf) }.
bolt-struck = La foudre frappe { $space }.
attacked-from-afar = { $tactics ->
    [1] { UP($serf) } attaque { $foe } par une Manœuvre tactique, sans quitter sa place.
   *[0] { UP($serf) } tire à la catapulte sur { $foe }.
 }
maneuver-used = { UP($serf) } emploie { THE($maneuver) } pour { $foe }.
catapult-destroyed = La catapulte { OF($serf) } est détruite.
weapon-spent = L’arme forgée { OF($serf) } est usée.
entered = { UP($serf) } entre en jeu sur { $space }.
thought-better = { UP($serf) } garde finalement son sort.
struck-off = { UP($serf) } est rayé de son registre.

## Le Marché (BAR-D22)
out-of-market = Seul le Serf qui agit fait des affaires, au Marché.
buy = Acheter { A($ware) }{ ware-use } pour { $price } pièces d’or{ spell-use }
buy-group = Acheter un équipement ou un sort
buy-when = { in-market-when }
in-market-when = On fait des affaires quand un Serf agit au Marché. { now-asked }
buy-Q1_02 = { out-of-market }
buy-Q2_01 = Le Marché ne vend pas cela.
buy-Q1_03 = { UP(A($ware)) } coûte { $price } pièces d’or ; vous en avez { $gold }.
learn = Apprendre { THE($maneuver) } pour { $price } pièces d’or : { maneuver-use }
learn-group = Apprendre une manœuvre
learn-when = { in-market-when }
learn-Q1_02 = { out-of-market }
learn-Q2_03 = { $owned ->
    [1] { UP($serf) } connaît déjà { THE($maneuver) }.
   *[0] { $price ->
        [0] Le Marché n’enseigne pas cela.
       *[other] Cette manœuvre ({ $maneuver }) est pour { LIST($castes) } ; { $serf } est { A($caste) }.
     }
 }
learn-Q1_03 = { UP(THE($maneuver)) } coûte { $price } pièces d’or ; vous en avez { $gold }.
sell = Vendre { AN_ITEM($item) } pour { $price } pièces d’or
sell-group = Vendre un équipement ou un sort
sell-when = { in-market-when }
sell-Q1_02 = { out-of-market }
sell-Q2_04 = { UP($serf) } ne porte pas cela.
raise-rank = Passer au Rang { $rank } pour { $price } pièces d’or
raise-rank-when = { in-market-when }
raise-rank-Q1_02 = { out-of-market }
raise-rank-F1_06 = { UP(A($caste)) } atteint au plus le Rang { $most }.
raise-rank-Q3_01 = Le Rang { $rank } demande { $needed } Serfs tués et { $price } pièces d’or ; { $serf } en a tué { $kills }, et vous avez { $gold } pièces d’or.
raise-move = Porter le Mouvement à x{ $move } pour { $price } pièces d’or, dès le prochain tour
raise-move-when = { in-market-when }
raise-move-Q1_02 = { out-of-market }
raise-move-Q3_02 = Un Mouvement de plus coûte { $price } pièces d’or ; vous en avez { $gold }.
sell-itself = { UP($serf) } quitte votre service pour { $value } pièces d’or, et un autre Serf que vous engagez prend sa place
sell-itself-when = { in-market-when }
sell-itself-Q1_02 = { out-of-market }
sell-itself-Q4_01 = { UP($serf) } a été recruté, et seul le registre { WHO($owner) ->
    [you] que vous tenez
   *[other] { OF($owner) }
 } pourrait le vendre.
sell-itself-Q4_02 = Un autre Serf est engagé à sa place, pour { $least } pièces d’or au moins ; la vente en rapporte { $value }, et vous en avez { $gold }.
errand-hire = Engager un { $hire }, placé dans votre baronnie : { $price } pièces d’or
learned = { UP($serf) } apprend { THE($maneuver) }.
ranked = { UP($serf) } passe au Rang { $rank }.
quickened = { UP($serf) } a un Mouvement x{ $move } dès le prochain tour.
sold-itself = { UP($serf) } se vend pour { $gold } pièces d’or.

## replacement, lodging
replacement = Choisissez qui engager à la place { OF($serf) }.
replacement-help = Vous avez { $gold } pièces d’or pour cela ; ensuite votre tour finit.
replacement-title = qui prend la place du Serf qui se vend
replacement-hire = Engager un { $hire } : { $price } pièces d’or
lodging = Sur quel triangle libre de votre baronnie se tient { $serf } ?
lodging-title = où se tient le Serf engagé
lodging-put = Placer { $serf } sur { $space }

## meeting (BAR-D06), bargain, trade-offer, blessing (BAR-D13)
meeting = { $trades ->
    [1] { $blesses ->
        [1] Échanger ou bénir
       *[0] { $casts ->
            [1] Échanger ou lancer un sort
           *[0] Échanger
         }
     }
   *[0] { $blesses ->
        [1] Bénir
       *[0] Lancer un sort
     }
 } avant l’affrontement, ou continuer ?
meeting-help = { UP($serf) } a rencontré { $foe }.
meeting-title = les affaires avant l’affrontement
meeting-others = { UP($serf) } a rencontré { $foe }. { WHO($turn) ->
    [you] Vous décidez
   *[other] { $turn } décide
 } de la suite.
meeting-bless = Bénir { $foe } : il est sauvé d’une mort{ $own ->
    [1] {""}
   *[0] , si son Baron accepte
 }
meeting-cast = { casting }
meeting-give = { $own ->
    [1] Donner { AN_ITEM($item) } { TO($foe) }
   *[0] Offrir { AN_ITEM($item) } { TO($foe) }
 }
meeting-ask-for = { $own ->
    [1] Prendre { AN_ITEM($item) } { TO($foe) }
   *[0] Demander { AN_ITEM($item) } { TO($foe) }
 }
meeting-go-on = { $own ->
    [1] Continuer : l’un des deux s’efface
   *[0] Passer au combat
 }
give-when = { trade-when }
trade-when = Les Serfs échangent quand l’un entre sur le triangle de l’autre, avant l’affrontement. { now-asked }
give-E1_01 = { UP($serf) } ne porte pas cela.
give-E1_03 = { no-cross-trade }
no-cross-trade = À cette table, les Serfs de Barons différents ne peuvent pas échanger.
give-E1_06 = { $offered ->
    [1] Vous avez déjà fait votre seule offre à l’autre Baron.
   *[0] Chaque objet change de mains une fois par affrontement.
 }
ask-for-when = { trade-when }
ask-for-E1_01 = { UP($foe) } ne porte pas cela.
ask-for-E1_03 = { no-cross-trade }
ask-for-E1_06 = { $offered ->
    [1] Vous avez déjà fait votre seule offre à l’autre Baron.
   *[0] Chaque objet change de mains une fois par affrontement.
 }
go-on-when = Vous n’avez pas d’affaires à conclure maintenant. { now-asked }
send-offer-when = On fait des offres quand les Serfs de deux Barons se rencontrent. { now-asked }
bargain = Votre offre : { what-is-offered }. L’envoyer, ou y ajouter ?
bargain-help = Personne d’autre ne la voit avant de l’envoyer.
bargain-title = votre offre à l’autre Baron
what-is-offered = { LEN($gives) ->
    [0] demander { gets-list } en cadeau
   *[other] { LEN($gets) ->
        [0] offrir { gives-list } en cadeau
       *[other] offrir { gives-list } contre { gets-list }
     }
 }
gives-list = { LEN($gives) ->
    [0] rien
   *[other] { LIST($gives) }
 }
gets-list = { LEN($gets) ->
    [0] rien
   *[other] { LIST($gets) }
 }
bargain-give = Offrir aussi { AN_ITEM($item) }
bargain-ask-for = Demander aussi { AN_ITEM($item) }
bargain-send-offer = { UP(what-is-offered) }
bargain-go-on = Ne rien offrir, et passer au combat
trade-offer = { UP($serf) } offre { TO($foe) } { gives-list } contre { gets-list }. Acceptez-vous ?
trade-offer-help = Ils combattent de toute façon.
trade-offer-title = si vous acceptez un échange
trade-offer-agree = Accepter : { $foe } reçoit { gives-list } contre { gets-list }
trade-offer-decline = Refuser l’échange
blessing = { UP($by) } voudrait bénir { $serf }. Acceptez-vous ?
blessing-help = Une bénédiction le sauve d’une mort.
blessing-title = si votre Serf est béni
blessing-agree = Accepter : { $serf } est béni
blessing-decline = Refuser la bénédiction
agree-when = Vous n’avez rien à accepter maintenant. { now-asked }
decline-when = Vous n’avez rien à refuser maintenant. { now-asked }
declined = Le Baron { OF($serf) } refuse.
offer-made = { UP($serf) } et { $foe } peuvent échanger : une offre est faite.
went-on = { UP($serf) } et { $foe } se font face.

## confrontation (BAR-D07)
confrontation = { $own ->
    [1] { UP($serf) } { $forced ->
        [1] est repoussé contre
       *[0] rencontre
     } { $foe }. Qui s’efface ?
   *[0] { $riders ->
        [1] Que fait { $serf } ?
       *[0] { UP($serf) } combat-il ?
     }
 }
confrontation-help = { $own ->
    [1] Les dés peuvent décider, ou vous-même.
   *[0] { $forced ->
        [1] Il est repoussé contre
       *[0] Il attaque
     } { $foe } : { $percent } % de chances de gagner.
 }
confrontation-title = ce que fait votre Serf dans l’affrontement
confrontation-fight = { $sleeping ->
    [1] Combattre : { $foe } dort et perd aussitôt
   *[0] { $own ->
        [1] Laisser décider les dés : { $percent } % de chances que { $foe } s’efface
       *[0] Combattre : { $percent } % de chances de gagner ; l’égalité est perdue
     }
 }
confrontation-concede = { $own ->
    [1] { UP($serf) } s’efface : repoussé de 1 triangle où vous voulez
   *[0] Céder : { $serf } est repoussé de 1 triangle où l’autre Baron veut
 }
confrontation-give-way = { UP($foe) } s’efface : repoussé { $bumps }
fight-when = On ne combat personne en ce moment. { now-asked }
concede-when = Vous n’avez pas de combat à céder maintenant. { now-asked }
give-way-when = Vous choisissez le Serf qui s’efface quand deux de vos Serfs se rencontrent. { now-asked }
give-way-C1_09 = Ce n’est qu’entre deux Serfs à vous que vous pouvez dire que l’autre s’efface.
give-way-C3_02 = { UP($foe) } dort et perd de toute façon : combattez, ou laissez { $serf } s’effacer.
fight-with = { TERM($maneuver) ->
    [pick-pocket] Vol à la tire : { $percent } % de chances de prendre { $gold } pièces d’or et de revenir{ if-caught }
    [steal] Larcin : { $percent } % de chances de prendre un objet et de revenir{ if-caught }
    [taxation] Impôt : { $percent } % de chances de { $gold ->
        [0] le repousser, car son Baron n’a pas d’or
       *[other] prendre { $gold } pièces d’or et de revenir
     }
   *[other] Assassinat : { $percent } % de chances de gagner trois jets de suite
 }
if-caught = { $caught ->
    [0] {""}
   *[other] {" "}; { $caught } % d’être repoussé
 }
fight-with-when = Ce combat se choisit quand votre Serf entre sur le triangle d’un autre. { now-asked }
fight-with-C1_03 = Un Serf peut combattre pour vider une bourse, dérober, prélever l’impôt ou assassiner, s’il sait le faire.
fight-with-X1_03 = { UP($serf) } a été repoussé contre { $foe } : il peut combattre ou céder, rien de plus.
fight-with-C1_09 = { UP($foe) } est votre propre Serf.
fight-with-A19_01 = Seuls les Serfs de Rang inférieur paient l’impôt : { $foe } a le Rang { $other_rank }, { $serf } le Rang { $rank }.
fight-with-A00_01 = { not-owned }
fight-with-A00_05 = { UP($serf) } ne peut pas employer { THE($maneuver) } maintenant.
fight-with-V3_04 = { UP($foe) } est de votre propre équipe.
met = { UP($serf) } { $forced ->
    [1] est repoussé contre
   *[0] { $own ->
        [1] rencontre
       *[0] attaque
     }
 } { $foe }{ $own ->
    [1] , du même Baron : l’un des deux doit s’effacer
   *[0] {""}
 }.
attack-chosen = { $verb ->
    [9] { UP($serf) } cède.
    [10] Leur Baron dit qui s’efface, sans dés.
    [28] { UP($serf) } combat en employant { THE($maneuver) }.
   *[other] On en vient au combat.
 }

## escort (BAR-D14), defence (BAR-D15), archery (BAR-D12)
attacks-it = { UP($serf) } l’attaque{ $using ->
    [0] {""}
    [16] {" "}avec { THE($ware) }
   *[other] {" "}avec { THE($maneuver) }
 }
escort = Un Chevalier change-t-il de place avec { $foe } ?
escort-help = { attacks-it }.
escort-title = si un Chevalier prend la place
send-knight = { UP($knight) }, de Rang { $rank }, prend sa place : { $holds } % de chances de tenir
send-knight-when = Les Chevaliers escortent un Serf attaqué. { now-asked }
send-knight-A08_01 = { $knows ->
    [1] { UP($knight) } n’est pas à côté { OF($foe) }.
   *[0] Seul un de vos Chevaliers avec l’Escorte, à côté { OF($foe) }, peut prendre sa place.
 }
send-knight-A08_03 = { UP($knight) } ne peut pas prendre sa place : il dort, est pris dans un collet, barricadé, ou se tient au Marché.
escort-decline = Pas d’escorte : { $holds } % de chances de tenir
defence = Que fait { $foe } ?
defence-help = { attacks-it }{ $using ->
    [0] {" "}: { $holds } % de chances de tenir
   *[other] {""}
 }.
defence-title = comment votre Serf répond à l’attaque
defence-fight = Combattre : { $holds } % de chances { $using ->
    [10] que rien ne soit volé
    [15] que rien ne soit volé
   *[other] de gagner ; l’égalité est gagnée
 }
defence-concede = Céder : { $using ->
    [10] il est volé sans jet de dés
    [15] il est volé sans jet de dés
    [19] il est volé sans jet de dés
    [1] le vol s’arrête, et il est repoussé de 1 triangle
    [16] { $strikes ->
        [1] il est repoussé { $bumps }
       *[0] le sort réussit
     }
   *[other] il est repoussé { $bumps }
 }
defence-give-way = { UP($serf) } s’efface : rien n’arrive { TO($foe) }
retreat = Retraite : il cède sans jet de dés, mais n’est jamais repoussé hors du plateau
retreat-when = Un Serf bat en retraite quand il est attaqué. { now-asked }
retreat-A00_01 = { $gilded ->
    [0] Le Jeu simple n’a pas de manœuvres.
   *[1] { UP($foe) } ne connaît pas la Retraite : il peut combattre ou céder.
 }
retreat-A00_05 = { UP($foe) } { $snared ->
    [0] ne peut pas battre en retraite maintenant
   *[other] est pris dans un collet et ne peut pas battre en retraite
 } : il peut combattre ou céder.
retreat-A13_05 = Personne ne repousserait { $foe } ici, ou c’est votre propre Serf qui attaque : il peut combattre ou céder.
archery = { UP($serf) } tire-t-il sur { $foe } ?
archery-help = Il le survole, vers { $space }.
archery-title = si votre archer tire
shoot-arrow = Tirer : { $percent } % de chances d’arrêter le vol et de le repousser de 1 triangle
shoot-arrow-when = Les archers tirent quand un Sauteur les survole. { now-asked }
archery-decline = Le laisser passer
answered = { UP($serf) } { $verb ->
    [9] cède
    [36] bat en retraite : il s’efface sans lancer les dés, et ne peut être repoussé hors du plateau
    [10] est laissé tranquille : l’autre s’efface
   *[other] tient bon et combat
 }.
dice-rolled = { $against ->
    [1] {""}
   *[0] { $using ->
        [2] L’arme { OF($foe) } ne compte pas.{" "}
        [11] L’arme { OF($foe) } ne compte pas.{" "}
       *[other] Les armes ne comptent pas.{" "}
     }
 }{ UP($serf) } lance { $die } et { $second }, + Rang { $rank }{ $weapon ->
    [0] {""}
   *[other] {" "}+ arme { $weapon }
 } = { $total } ; { $foe } lance { $their_die } et { $their_second }, + Rang { $their_rank }{ $their_weapon ->
    [0] {""}
   *[other] {" "}+ arme { $their_weapon }
 } = { $their_total } : { $verdict ->
    [0] égalité, et le défenseur gagne les égalités
    [1] { $serf } a plus
    [2] { $foe } a plus
    [3] en retard de plus que son Rang, il est repoussé
    [4] en retard de son Rang, il n’obtient rien
    [5] en retard de moins que son Rang, il vole
    [6] sans l’avance du Rang de l’autre, il n’obtient rien
   *[7] avec l’avance du Rang de l’autre, il vole
 }.
won = { $why ->
    [1] { UP($serf) } gagne aussitôt contre { $foe }, qui dort.
    [2] { UP($serf) } est barricadé et gagne aussitôt contre { $foe }.
   *[0] { $own ->
        [1] { UP($foe) } s’efface devant { $serf }.
       *[0] { UP($serf) } gagne contre { $foe }.
     }
 }
robbed = { UP($serf) } prend { $gold } pièces d’or au Baron { OF($foe) }.
swapped = { UP($serf) } change de place avec { $foe } et le défend.
arrow-shot = { UP($serf) } tire sur { $foe } qui le survole.

## aiming (BAR-D08, D16, D19), trap (BAR-D20), armour (BAR-D17), rescue (BAR-D18), loot (BAR-D21), recruitment (BAR-D10)
aiming = { $high ->
    [1] Où repoussez-vous { $loser } ?
   *[other] { $low ->
        [1] Où repoussez-vous { $loser }, et jusqu’où ?
       *[other] Où repoussez-vous { $loser }, de { $low } triangles ?
     }
 }
aiming-help = Il { $retreats ->
    [1] bat en retraite devant { $winner } : il s’efface sans lancer les dés, et ne peut être repoussé hors du plateau.
   *[0] a perdu contre { $winner }. Hors du plateau, il est tué.
 }
aiming-title = où le perdant est repoussé
aiming-aim = Le repousser { $bump }{ killing }
killing = { $kills ->
    [0] {""}
   *[1] {" "}: il est tué
 }
aim-group = Repousser { $loser }
aim-when = On choisit où un Serf est repoussé après un combat. { now-asked }
aim-B2_01 = { aim-so }
aim-B1_01 = { aim-so }
aim-A13_03 = { aim-so } Un Serf qui bat en retraite ne peut pas être repoussé hors du plateau.
aim-A14_02 = { aim-so }
aim-so = { UP($loser) } peut être repoussé { $bumps }{ $longer ->
    [0] {""}
   *[1] , et ainsi jusqu’à { $high } triangles
 }.
trap = { UP($serf) } est dans votre piège. Où le repousse-t-il ?
trap-help = { UP(OF(count-triangles)) }, tout droit.
trap-title = où repousse votre piège
trap-aim = Le repousser { $bump }{ killing }
armour = Combien de la poussée l’armure épargne-t-elle { TO($loser) } ?
armour-help = Il est repoussé { OF(count-triangles) } ; l’armure en épargne { $most } au plus.
armour-title = combien l’armure épargne
shorten = Épargner { $saved } : il est repoussé { $bump }
shorten-group = Raccourcir la poussée
shorten-when = L’armure raccourcit une poussée après un combat perdu. { now-asked }
shorten-W2_01 = Son armure épargne de 0 à { $most } triangles.
rescue = Où placez-vous { $serf } dans sa baronnie ?
rescue-help = Une bénédiction l’a sauvé.
rescue-title = où est placé un Serf béni
put-saved = Placer { $serf } sur { $space }
put-saved-group = Placer { $serf } sur un triangle
put-saved-when = On place un Serf béni quand il aurait été tué. { now-asked }
put-saved-K2_02 = { UP($serf) } est placé sur un triangle libre de sa propre baronnie.
loot = Que vole { $serf } { TO($foe) } ?
loot-title = ce que vole votre Voleur
steal = Prendre { AN_ITEM($item) }{ ware-use }
steal-group = Prendre un objet
steal-when = On vole des objets après un combat gagné. { now-asked }
steal-A15_02 = { UP($foe) } ne porte pas cela.
recruitment = { UP($serf) } tente-t-il de recruter { $foe } ?
recruitment-help = Deux dés doivent atteindre son Rang, { $rank }.
recruitment-title = si votre Noble recrute
try-recruiting = Lancer les dés pour recruter { $foe } : { $percent } % ; { $left ->
    [one] reste { $left } essai
   *[other] restent { $left } essais
 } sur { $most }
try-recruiting-when = Un Noble recrute après avoir repoussé un Serf. { now-asked }
recruitment-decline = Ne pas lancer les dés
bumped = { $out ->
    [1] { UP($serf) } est repoussé hors du plateau depuis { $start }.
   *[0] { UP($serf) } est repoussé { OF(count-triangles) }, { AT($space) }{ $stays ->
        [1] {" "}; là finit le plateau, et qui bat en retraite y reste
       *[0] {""}
     }.
 }
stopped-short = { UP($serf) } s’arrête { AT($space) } : un tour a au plus 24 affrontements.
killed = { UP($serf) } est tué ; { $credited ->
    [1] sa mort est portée au compte { OF($by) }
   *[0] sa mort n’est portée au compte de personne
 }.
assassinated = { UP($serf) } est assassiné par { $by } et rayé de son registre.
bump-shortened = L’armure raccourcit la poussée { OF($serf) } de { $saved }.
recruited = { UP($serf) } tente de recruter { $foe } et lance { $die } et { $second } : { $won ->
    [1] { $foe } sert désormais son Baron
   *[0] { $foe } reste fidèle
 }.

## La fin
ended = La partie est terminée. { $cause ->
    [1] { cause-barricaded }
    [2] { cause-last-in }
    [3] { cause-round-limit }
    [4] { cause-all-passed }
    [5] { cause-barricaded-of-many }
    [6] { cause-last-of-many }
    [7] { cause-barricaded-by-team }
   *[8] { cause-last-team }
 }{ $count ->
    [0] {""}
    [1] {" "}{ WHO($victor) ->
        [you] Vous gagnez.
       *[other] { $victor } gagne.
     }
   *[other] {" "}Gagnent : { LIST($winners) }.
 }
cause-barricaded = Les trois pointes de la baronnie ennemie sont barricadées.
cause-barricaded-of-many = Les trois pointes de l’ennemi du vainqueur sont barricadées.
cause-barricaded-by-team = Les trois pointes de la baronnie extrême de l’autre équipe sont barricadées.
cause-last-in = L’autre Baron a perdu.
cause-last-of-many = Tous les autres ont perdu.
cause-last-team = Toute l’autre équipe a perdu.
cause-round-limit = La dernière manche est finie, sans vainqueur.
cause-all-passed = Tout le monde a passé trois manches de suite : pas de vainqueur.

## Les choses dans l’image
thing-roster = Le registre énumère vos Serfs : cliquez l’un d’eux.
thing-kingdom = Les Serfs se tiennent sur des triangles : cliquez un Serf ou un triangle.
thing-baron = Un Baron agit par ses Serfs, et c’est par eux qu’on le rencontre : cliquez un Serf ou un triangle.
thing-aim = Les cercles montrent où une poussée peut finir.

## Les options d’une partie
option-mode = Partie complète avec un Domaine engagé, Départ rapide avec un Fief tout prêt, Jeu simple, ou partie d’une campagne.
option-board = Le Royaume : un de ceux des règles, ou un document avec baronnies, marché, domiciles, ennemis et équipes.
option-starting_gold = L’or avec lequel on engage un nouveau Domaine.
option-placement = Où partent les Serfs : sur les neuf triangles de départ, ou sur neuf triangles au choix de la baronnie.
option-market_hire = Un Serf au Marché peut-il engager un Serf de plus par tour ?
option-cross_trade = Les Serfs de Barons différents peuvent-ils échanger, si les deux acceptent ?
option-friendly_kills = Compter les morts de vos propres Serfs (sans or) ?
option-round_limit = Le nombre de manches après lequel la partie finit sans vainqueur.
option-statistics = Garde-t-on les affrontements, les poussées et les gains de chaque Serf ?
option-enemies = Ennemis : ceux du plateau, ou une liste : la cible de A, celle de B, et ainsi de suite.
option-homes = Baronnies d’attache : tirées au sort, ou dans l’ordre des places.
option-rosters = En campagne : un registre pour chaque Baron.
option-standing_orders = Les Serfs peuvent-ils avoir des réponses permanentes, utilisées au lieu de demander ? En direct on joue d’ordinaire sans.

## Fenêtres : ce qui est ouvert, en deux ou trois mots
preparation-window = Préparez vos Serfs
activation-window = Choisir qui agit
errand-window = Ce que fait votre Serf
archery-window = Tirer ou non
meeting-window = À côté d’un autre Serf
trade-offer-window = Une offre d’échange
blessing-window = Accepter une bénédiction
confrontation-window = Combattre ou céder
escort-window = Un Chevalier intervient
defence-window = Se défendre
aiming-window = Où repousser
armour-window = Raccourcir une poussée
rescue-window = Sauver un Serf
trap-window = Déclencher un piège
recruitment-window = Recruter
loot-window = Prendre un objet
arrival-window = Placer un Serf
targets-window = Nommer les cibles
replacement-window = Remplacer le Serf qui se vend
lodging-window = Loger le Serf engagé

## L’image : Serfs, lieux et marques sur le plateau
where = { AT($space) }
home-yours = à vous, à garder
home-goal = votre but
home-mate = de votre équipe
home-hunter = vous pourchasse
home-lost = a perdu
roster-to-go = { $away ->
    [-2] ne peut atteindre son but
    [-1] {""}
    [0] à son but
    [one] à 1 déplacement de son but
   *[other] à { $away } déplacements de son but
 }

## L’image : les tableaux à côté du plateau
column-number = N°
column-serf = Serf
column-rank = Rang
column-move = Mouvement

## Le jeu en bref (en anglais : META)
game-sentence = Parcourez les triangles et tenez trois points.
game-length = 30–60 min
game-scored = points barricadés
game-credit-1 = Idée et conception
game-credit-1-who = Sterling Heibeck et Matt Speck
game-credit-2 = Remerciements
game-credit-2-who = Aaron Cilwa, Kurt Henning, Mark Lowrie, Ben Schultheiss et Dan Williams
game-credit-3 = Éditeur
game-credit-3-who = Dark Tier (darktier.com)
game-credit-4 = Année
game-credit-4-who = le livret ne la dit pas

## Réponses données d’avance, comme elles figurent sur un bouton.
standing-ask = Me demander chaque fois
standing-archery-always = Mes archers tirent toujours
standing-archery-never = Mes archers ne tirent jamais
standing-retreat-always = Mes Serfs battent toujours en retraite
standing-retreat-never = Mes Serfs ne battent jamais en retraite
standing-retreat-if-behind-by = Mes Serfs battent en retraite quand ils sont plus faibles de { $number } ou plus
standing-concede-never = Mes Serfs combattent toujours
standing-escort-never = Aucun Chevalier n’intervient jamais
standing-escort-for-rank = Un Chevalier intervient pour les Serfs de Rang { $number } ou plus
standing-armour-full = L’armure épargne toujours tout ce qu’elle peut
standing-armour-none = L’armure ne raccourcit jamais une poussée
standing-throw-longest = Un Serf projeté va toujours aussi loin que possible
