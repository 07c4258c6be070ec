# Ce que dit Barony en dehors de la table, en français : pourquoi des textes, positions et options sont refusés. Comment ces fichiers sont lus : baronage/engine/text/catalogue.py.

## Réponses données d’avance
answer-unknown = { $text } n’est pas une réponse donnée d’avance : il y a 'archery always', 'archery never', 'retreat always', 'retreat never', 'retreat if behind by 2', 'concede never', 'escort never', 'escort for Rank 3', 'armour full', 'armour none', 'throw longest' et 'ask' ; avec 'A3: ' devant pour un seul Serf

## Un Domaine entre les parties
gold-range = un nouveau Domaine commence avec { GROUPED($least) } à { GROUPED($most) } pièces d’or, et non { GROUPED($gold) }
serfs-few = un Domaine demande { $size } Serfs qui peuvent jouer ensemble ; il en manque { $missing }
fiefdom-full = un Domaine n’a jamais plus de { $most } Serfs ; rayez-en d’abord un
treasury-short = { $serf } coûte { GROUPED($price) } pièces d’or, et le trésor en a { GROUPED($treasury) }
serf-not-on-roster = { $known ->
        [none] il n’y a pas de Serf { $number } sur ce registre : il est vide
       *[other] il n’y a pas de Serf { $number } sur ce registre ; il y a { $known }
     }
name-long = un nom a { $most } lettres au plus
fiefdom-plays = ce Domaine peut encore jouer, on n’en fonde donc pas de nouveau

## Un tour en une ligne
dice-misfit = les dés de cette ligne ne correspondent pas aux dés lancés
line-late = la partie finit avant cette ligne
not-here = { $text } ne peut pas se jouer ici
not-here-whole = { $text } ne peut pas se jouer ici en entier
bump-nobody = personne n’est poussé { $text } ici
not-met = { $name } n’est pas affronté ici
nobody-rolls = personne ne lance { $text } ici
no-part = { $text } n’est pas une partie d’un tour
dice-many = la ligne contient plus de dés qu’il n’en a été lancé

## Plateaux
board-shape = un plateau est un document avec baronies, homes et enemies, et peut avoir market et teams (BAR-G4.04)
board-baronies = baronies est une liste de 1 à { $most } lignes [nom, [a, b], angle] (BAR-G4.04)
barony-shape = une baronnie est [nom, [a, b], angle], et non { $row } (BAR-G3.02)
barony-name = { $name } n’est pas un nom de baronnie : une majuscule, trois lettres au plus et un nombre, chacun une fois
barony-angle = le vecteur gauche de { $name } a un angle de 0, 60, 120, 180, 240 ou 300, et non { $angle } (BAR-G3.02)
market-vertex = le Marché est sur un sommet [a, b], et non { $market } (BAR-G5.01)
market-triangles = il faut au Marché un triangle sur chacun de ses six côtés : déplacez-le, ou posez une baronnie là où il en manque
board-homes = homes sont les noms d’au plus { $most } des baronnies, dans le sens des aiguilles d’une montre (BAR-G4.04)
home-shared = chaque Baron a sa propre baronnie d’attache (BAR-P1.01)
board-enemies = enemies sont, pour chaque baronnie d’attache, la baronnie dont son Baron doit prendre les pointes (BAR-G4.04)
own-enemy = personne n’est son propre ennemi : chaque Baron doit prendre les pointes d’une autre baronnie que la sienne
board-teams = teams sont, pour chaque baronnie d’attache, le nom de l’équipe de son Baron (BAR-V3.01)
teams-two = tous les Barons sont dans la même équipe : il faut deux équipes ou plus
team-target = les Barons de l’équipe { $team } ont ensemble une seule cible
barony-overlaps = les baronnies { $one } et { $other } se recouvrent : déplacez l’une d’elles, ou retirez-la
kingdom-apart = { $count ->
        [one] le Royaume doit se tenir par des triangles qui se touchent, et la baronnie { $names } ne touche aucune autre
       *[other] le Royaume doit se tenir par des triangles qui se touchent, et les baronnies { $names } sont à l’écart des autres
     }
homes-few = { $count ->
        [0] choisissez au moins deux baronnies d’attache
       *[other] choisissez une deuxième baronnie d’attache : il en faut au moins deux
     }
enemy-none = le Baron qui habite la baronnie { $home } n’a pas encore d’ennemi : dites de qui il doit prendre les trois pointes

## Dessiner un Royaume
tool-lay = Poser une baronnie
tool-lay-help = Cliquez sur un contour en pointillé : une baronnie de 25 triangles y est posée, côte à côte avec une autre.
tool-move = Déplacer une baronnie
tool-move-help = Cliquez sur une baronnie, puis sur une flèche : elle avance d’un triangle.
tool-home = Loger un Baron
tool-home-help = Cliquez sur une baronnie : un Baron y habite, c’est sa baronnie d’attache. Cliquez encore, et personne n’y habite plus.
tool-turn = Tourner les départs
tool-turn-help = Cliquez sur une baronnie d’attache : ses neuf Serfs, les points, partent le long de ses autres côtés.
tool-enemy = Choisir les ennemis
tool-enemy-help = Cliquez sur une baronnie d’attache, puis sur la baronnie dont son Baron doit prendre les trois pointes pour gagner.
tool-team = Former des équipes
tool-team-help = Cliquez sur une baronnie d’attache : son Baron passe dans l’équipe suivante. Une équipe gagne ensemble, en prenant une seule cible ; si tous sont dans la même, il n’y en a pas.
tool-market = Placer le Marché
tool-market-help = Cliquez sur un point entre six triangles : le Marché y est. Cliquez sur le Marché pour le retirer ; on ne joue alors que le Jeu simple.
tool-remove = Retirer
tool-remove-help = Cliquez sur une baronnie : elle est retirée du plateau.
ready-empty = Une feuille vide avec une baronnie
ready-board = { $board ->
        [classic] Le Royaume classique
        [joust] La joute
        [pit] La fosse
        [round_table] La table ronde
       *[crown] La couronne
     } pour { $count } Barons
drawn-free = Place pour une baronnie
drawn-barony = { $home ->
        [0] Baronnie { $name }
       *[other] { $enemy ->
                [none] Baronnie { $name }, baronnie d’attache d’un Baron sans ennemi
               *[other] { $team ->
                        [none] Baronnie { $name }, baronnie d’attache d’un Baron qui doit prendre les pointes de la baronnie { $enemy }
                       *[other] Baronnie { $name }, baronnie d’attache d’un Baron de l’équipe { $team } qui doit prendre les pointes de la baronnie { $enemy }
                     }
             }
     }
drawn-dot = Place pour le Marché
drawn-market = Le Marché
drawn-step = Déplacer la baronnie { $way ->
        [0] vers la droite
        [1] vers le haut et la droite
        [2] vers le haut et la gauche
        [3] vers la gauche
        [4] vers le bas et la gauche
       *[5] vers le bas et la droite
     }
drawn-kingdom = { $market ->
        [0] Un Royaume de { $count } { $count ->
                [one] baronnie
               *[other] baronnies
             } pour { $homes } { $homes ->
                [0] Baron
                [one] Baron
               *[other] Barons
             }, sans Marché : pour le Jeu simple
       *[other] Un Royaume de { $count } { $count ->
                [one] baronnie
               *[other] baronnies
             } pour { $homes } { $homes ->
                [0] Baron
                [one] Baron
               *[other] Barons
             }, avec un Marché
     }

## Engager
hire-unknown = { $text } ne peut pas être engagé ; peuvent l’être : { $known }

## Options
enemies-shape = enemies est une liste de lettres : la cible de A, celle de B, et ainsi de suite (BAR-V2.01)
enemies-once = chaque Baron est l’ennemi d’un seul (BAR-V2.01)
homes-count = ce plateau a { $count } baronnies d’attache, et non { $seats } (BAR-P1.01)
market-none = ce plateau n’a pas de Marché : on n’y joue que le Jeu simple (BAR-G4.04)
board-seats = le plateau { $board } se joue à { $known }, et non à { $seats } (BAR-P1.01)
enemies-count = { $seats } Barons ont { $seats } ennemis, et non { $count } (BAR-V2.01)
enemies-teams = là où il y a des équipes, c’est le plateau qui dit de qui elles prennent les pointes (BAR-V3.01)
rosters-count = une partie de campagne part de { $seats } registres, un par Baron (BAR-F4.06)
rosters-campaign = les registres ne servent qu’en mode campagne (BAR-F4.06)

## Les coups tels qu’on les écrit
rider-unknown = !{ $text } ne s’ajoute à rien ; s’ajoutent { $known }
bump-shape = { $text } n’est pas une poussée ; écrivez >90*1 : direction et distance
move-unknown = { $text } n’est pas un coup ; écrivez A2 C1.5-C1.11, A7^330*2, A pass, *MKW, /F, /C ou >90*1
not-there = { $serf } n’est pas en { $place }
movement-shape = { $text } n’est pas un déplacement ; écrivez -C1.11 pour un pas, ^330*2 pour un vol de deux sauts
landing-other = Le vol finit en { $landing }, pas en { $place }
self-nobody = aucun Serf n’est actif : « self » n’est personne
maneuver-shape = *{ $text } n’est pas une manœuvre ; écrivez *MKW, *CAT B5, *TAC B5, *BLS self, *CTA A12 ou *DUP FIR
spell-target = *{ $spell } demande une cible : *MIS B5, *SLO B5 slow, *EAR self LEA, *LIG 90, *TEL C1.5
lightning-shape = la Foudre se lance dans une direction : *LIG 90
spell-shape = écrivez *SLO B5 slow ou speed ; *EAR A3 LEA et *EWE A3 DAG avec l’objet ; *FIR B5,B6 cast

## Le Domaine sur papier
vocation = { $vocation ->
    [S] { NAME("sider") }
    [J] { NAME("jumper") }
   *[P] { NAME("pointer") }
 }
maneuver = { $code ->
    [ARC] { NAME("archery") }
    [ASN] { NAME("assassinate") }
    [BLS] { NAME("bless") }
    [CAT] { NAME("build-catapult") }
    [CTA] { NAME("call-to-arms") }
    [SNA] { NAME("create-snare") }
    [DUP] { NAME("duplicate-spell") }
    [ESC] { NAME("escort") }
    [MKW] { NAME("make-weapon") }
    [PPK] { NAME("pick-pocket") }
    [REC] { NAME("recruitment") }
    [RES] { NAME("resurrect") }
    [RET] { NAME("retreat") }
    [TRP] { NAME("set-trap") }
    [STL] { NAME("steal") }
    [SPL] { NAME("spellcasting") }
    [TAC] { NAME("tactical-maneuver") }
    [THR] { NAME("throw") }
   *[TAX] { NAME("taxation") }
 }
item = { $item ->
    [DAG] { NAME("dagger") }
    [AXE] { NAME("axe") }
    [SWO] { NAME("sword") }
    [PIK] { NAME("pike") }
    [SHI] { NAME("shield") }
    [LEA] { NAME("leather") }
    [CHA] { NAME("chain") }
    [PLA] { NAME("plate") }
    [ARM] { NAME("armor") }
    [EAR] { NAME("enchant-armor") }
    [EWE] { NAME("enchant-weapon") }
    [FIR] { NAME("fireball") }
    [LIG] { NAME("lightning") }
    [MIS] { NAME("magic-missile") }
    [SLE] { NAME("sleep") }
    [SLO] { NAME("slow-speed") }
   *[TEL] { NAME("teleport") }
 }{ $mark }
serf-kind = { caste } { vocation }
several = { $all }
hire-offer = { $serf }{ $code ->
    [none] {""}
   *[other] {" "}avec { maneuver }
 }, { GROUPED($price) } pièces d’or
serf-offer = { $number }, { $serf }{ $name ->
    [none] {""}
   *[other] , { $name }
 }
ready-fief = le Fief tout prêt
fiefdom = { $name ->
    [none] Un Domaine
   *[other] Le Domaine { OF($name) }
 }
fiefdom-has = victoires { $wins }, trésor { GROUPED($gold) } pièces d’or, { $serfs } Serfs
column-number = n°
column-name = nom
column-serf = Serf
column-rank = Rang
column-move = Mouvement
column-kills = victimes
column-items = équipement
column-maneuvers = manœuvres
column-conf = affrontements
column-bumps = poussées
column-earned = gagné
fiefdom-help = Des Domaines, qui survivent à leurs parties : en fonder un, engager et rayer, imprimer le registre, le mener à travers une campagne.
fiefdom-new = Fonder un Domaine : celui qui est tout prêt, ou des Serfs comme ThP GuS SoS:ARC PeJ, engagés avec { GROUPED($gold) } pièces d’or.
edit-hire = Engager des Serfs, par exemple PeS ou SoS:ARC (BAR-F1.11).
edit-drop = Rayer un Serf, sans remboursement (BAR-F1.12).
edit-name = Nommer un Serf.
edit-rename = Nommer le Baron.
edit-refound = Fonder un nouveau Domaine pour remplacer celui qui ne peut plus jouer (BAR-F4.05).
number-wanted = nommez un Serf par son numéro sur le registre, par exemple 3
name-wanted = donnez le nom du Baron, puis les Serfs : Ada { $ready }, ou Ada ThP GuS SoS:ARC PeS …
gold-shape = gold est un nombre entier, par exemple gold={ $gold }, et non { $value }
hire-wanted = nommez les Serfs à engager, par exemple PeS ou SoS:ARC
one-number-wanted = nommez un seul Serf par son numéro sur le registre, par exemple 3

## Positions
position-begins = une position commence par : BAR plateau mode r(manche) f(premier Baron) t(Baron dont c’est le tour) p(manches sans rien)
baron-shape = un Baron s’écrit « { $letter } H1 b0 : Serfs », et non { $text }
barons-count = cette position a { $count } Barons, et non { $seats }
barons-board = { $count } Barons jouent sur { $name }, et non sur { $board }
baron-gone = le Baron dont c’est le tour et le premier Baron doivent être dans la partie
home-unknown = { $home } n’est pas une baronnie d’attache de ce plateau ; il y a { $known }
serf-shape = un Serf s’écrit 3SoS1@H1.4 ou 7PeJ1x2@C4.12{ "{" }h1,k2{ "}" }, et non { $line }
serf-number = { $line } : les numéros vont de 1 à { $most } (BAR-F1.07)
serf-recruited = { $line } : @ nomme l’ancien Baron d’un Serf recruté (BAR-A11.05)
serf-twice = { $serf } y figure deux fois
serf-vocation = { $line } : ce n’est pas une vocation de cette caste (BAR-F1.04)
serf-rank = { $line } : le Rang va de { $least } à { $most } (BAR-F1.06)
serf-out = { $serf } : hors de la partie un Serf est à son propriétaire (BAR-A11.03)
serf-on-serf = { $serf } est sur { $other } (BAR-M1.05)
hold-shape = { $serf } : la tenue est 1 ou 2 ; B est barricadé (BAR-H1.01)
thing-class = { $serf } : { $flag } : W: est pour les armes, R: pour les armures, S: pour les sorts
maneuver-caste = { $serf } : { $flag } n’est pas pour sa caste (BAR-Q2.03)
flag-unknown = { $serf } : { $flag } n’est pas une marque ; il y a h1, B, k6, bl1, W:DAG, M:RET et d’autres semblables
task-turns = { $serf } : { $task } prend { $turns } tours (BAR-T2.03)
marker-shape = un marqueur s’écrit trap@C2.24=A1r2 ou snare@C4.7=B2r1, et non { $text }
marker-serf = { $text } : ce Serf n’existe pas
marker-twice = { $text } : un triangle porte au plus un marqueur (BAR-A14.06)

## Registres
caste = { $caste ->
    [Pe] { NAME("peasant") }
    [Gu] { NAME("guildsman") }
    [Th] { NAME("thief") }
    [So] { NAME("soldier") }
    [Pr] { NAME("priest") }
    [Wi] { NAME("wizard") }
    [Kn] { NAME("knight") }
   *[No] { NAME("noble") }
 }
line-shape = un Serf a { $needed } et peut avoir { $may } (BAR-F3.01)
line-number = un Serf a un numéro de 1 à { $most } (BAR-F1.07)
line-caste = { $who } : une caste est l’une de { $known } (BAR-F1.03)
line-vocation = { $who } : la vocation d’un { caste } est l’une de celles-ci : { $known } (BAR-F1.04)
line-rank = { $who } : un { caste } a un Rang de { $least } à { $most } (BAR-F1.06)
line-move = { $who } : le Mouvement d’un { caste } est x{ $least } ou plus (BAR-Q3.02)
line-count = { $who } : { $key } est un nombre à partir de 0 (BAR-F3.01)
line-kills = { $who } : le Rang { $rank } demande { $kills } victimes (BAR-Q3.01)
line-name = { $who } : un nom a { $most } lettres au plus (BAR-F3.01)
line-free = { $known ->
        [none] { $who } : un { caste } n’a pas de manœuvre gratuite (BAR-F1.05)
       *[other] { $who } : la manœuvre gratuite d’un { caste } est l’une de celles-ci : { $known } (BAR-F1.05)
     }
line-maneuvers = { $who } : maneuvers est une liste de codes (BAR-Q2.03)
line-maneuver = { $who } : il n’y a pas de manœuvre { $code } (BAR-Q2.03)
line-can-not-buy = { $who } : un { caste } ne peut pas acheter { $code } (BAR-Q2.03)
line-bought = { $who } : une manœuvre s’achète une fois (BAR-Q2.03)
line-items = { $who } : items est une liste de { GROUPED($most) } codes au plus (BAR-F3.01)
line-item = { $who } : il n’y a pas d’objet { $code } (BAR-F3.01)
roster-shape = un registre est un document avec name, wins, treasury et serfs (BAR-F3.01)
roster-name = le nom d’un Baron a { $most } lettres au plus (BAR-F3.01)
roster-gold = wins et treasury sont des nombres entiers à partir de 0 (BAR-F1.09)
roster-serfs = un Domaine n’a jamais plus de { $most } Serfs (BAR-F1.07)
roster-numbers = chaque ligne d’un registre a son propre numéro (BAR-F3.01)
can-not-play = il manque à ce Domaine { $missing } des { $size } Serfs qui peuvent jouer ensemble, et ses { GROUPED($gold) } pièces d’or ne suffisent pas à les engager ; son Baron peut en fonder un nouveau, en perdant l’ancien (BAR-F4.05)
rosters-shape = rosters est une liste, un registre par Baron (BAR-F4.06)
rosters-one = registre { $number } : { $why }

## Noms de Serfs, de lieux et de choses
serf-unknown = { $text } n’est pas un Serf ; écrivez A3 : Baron et numéro
serf-absent = il n’y a pas de Serf { $text } dans cette partie
triangle-unknown = { $text } n’est pas un triangle de ce plateau ; écrivez C1.5 ou d-1,2
direction-unknown = { $text } n’est pas une direction de poussée ; il y a { $known }
item-unknown = { $text } n’est ni une arme, ni une armure, ni un sort ; il y a { $known }
item-enchanted = { $text } : les sorts se copient, les armes et les armures s’enchantent
enchantment = { $text } : un enchantement vaut de 1 à 15, pour 1 à 15 tours
maneuver-unknown = { $text } n’est pas une manœuvre ; il y a { $known }

## Un tour tel qu’on le raconte
not-happened = { $part } n’a pas eu lieu.
no-turn-yet = les Barons préparent leurs Fiefs : aucun tour n’a commencé
dice-other = { $line } : les dés sont tombés autrement
dice-of-line = les dés de cette ligne sont autres que ceux qui tombent
