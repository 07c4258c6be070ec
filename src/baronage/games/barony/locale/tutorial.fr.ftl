# Pour une première partie : la carte, les termes. Le sens des clés : baronage/engine/tutorial.

## La carte
teach-goal = Tenez les trois points de votre ennemi, chacun 3 tours.
teach-source-point = Tenez chaque coin trois tours
teach-source-point-how = Rien ne déplace plus ce Serf.
teach-source-bump = Le perdant d’un combat est repoussé
teach-source-bump-how = Défenseur : autant que vous avez couru ; attaquant : un triangle.
teach-source-edge = Hors du plateau, on meurt
teach-source-edge-how = Réduit à deux Serfs, on perd bientôt.
teach-step-1 = Choisissez une pièce
teach-step-1-how = Le Flanqueur passe par un côté, le Sauteur saute, le Pointeur par un sommet.
teach-step-2 = Allez sur un triangle éclairé
teach-step-2-how = Les dorés sont des points : restez-y trois tours.
teach-step-3 = Gagnez aux dés, poussez-le
teach-step-3-how = Deux dés chacun, plus le Rang. Hors du plateau, il meurt.

## Dans les images
teach-see-corner = coin
teach-see-turns = tours
teach-see-barricade = barricadé
teach-see-you = vous
teach-see-them = l’autre
teach-see-pushed = poussé
teach-see-edge = hors plateau
teach-see-gold = or
teach-see-roll = dés + Rang
teach-see-three = vos Serfs

## Les termes
term-serf = Serf
term-serf-forms = Serf; Serfs
term-serf-is = Une de vos neuf pièces : sa forme dit comment elle avance, ses lettres qui elle est, ses points comment elle se bat.
term-sider = Flanqueur
term-sider-forms = Flanqueur; Flanqueurs
term-sider-is = Un Serf qui passe par un côté dans le triangle voisin.
term-jumper = Sauteur
term-jumper-forms = Sauteur; Sauteurs
term-jumper-is = Un Serf qui saute deux triangles tout droit, par-dessus ce qui s’y trouve, et n’arrive que sur des triangles de même orientation, jusqu’au Marché ou à une poussée.
term-pointer = Pointeur
term-pointer-forms = Pointeur; Pointeurs
term-pointer-is = Un Serf qui se glisse par un sommet dans n’importe quel triangle touchant le sien.
term-confrontation = Affrontement
term-confrontation-forms = affrontement; affrontements
term-confrontation-is = Un Serf qui entre dans un triangle occupé se bat : chacun lance deux dés, ajoute Rang et arme. Le défenseur gagne les égalités.
term-bump = Poussée
term-bump-forms = repoussé; repousser; poussée; poussées
term-bump-is = Un défenseur battu est repoussé tout droit aussi loin que l’attaquant a couru, un attaquant battu d’un triangle où veut le défenseur ; contre un autre Serf, combat suivant.
term-concede = Céder
term-concede-forms = céder; cède
term-concede-is = Renoncer au combat avant les dés : l’autre côté gagne aussitôt.
term-kill = Mort
term-kill-forms = tué
term-kill-is = Un Serf poussé hors du plateau quitte cette partie, et tuer le Serf d’un rival rapporte 100 pièces d’or par Rang qu’il avait.
term-point = Pointe
term-point-forms = pointe; pointes
term-point-is = Un triangle d’angle d’une baronnie : vos trois buts sont les pointes de la baronnie ennemie.
term-barricade = Barricade
term-barricade-forms = barricadé
term-barricade-is = Un Serf sur une pointe de la baronnie ennemie au début de trois de vos tours de suite y est barricadé : rien ne peut le déplacer.
term-enemy = Ennemi désigné
term-enemy-forms = ennemi
term-enemy-is = Le seul Baron dont vous devez prendre les pointes ; les autres peuvent quand même vous gêner.
term-rank = Rang
term-rank-forms = Rang
term-rank-is = Ce que vaut un Serf au combat : on l’ajoute à ses dés.
term-move = Mouvement
term-move-forms = Mouvement
term-move-is = Combien de déplacements de son genre un Serf peut faire en un tour.
term-maneuver = Manœuvre
term-maneuver-forms = manœuvre; manœuvres
term-maneuver-is = Un talent que connaît un Serf de cette caste, comme tirer ou voler ; au plus une action de ce genre par tour.
term-market = Marché
term-market-forms = Marché
term-market-is = L’espace hexagonal du plateau : le Serf qui s’y tient peut acheter armes, armures, sorts, manœuvres, Rang et Mouvement.
term-pick-pocket = Vol à la tire
term-pick-pocket-forms = Vol à la tire
term-pick-pocket-is = Un Serf qui attaque ainsi prend de l’or, sauf s’il perd d’au moins son Rang, et revient sans repousser personne.
term-fief = Fief
term-fief-forms = Fief
term-fief-is = Les neuf Serfs avec lesquels vous commencez cette partie, choisis parmi tous ceux que vous avez engagés.

## De quoi il s’agit, pour qui rencontre cette décision
about-preparation = Choisissez vos Serfs et leur place : les lents gardent la pointe, les Pointeurs partent les premiers de la base.
about-activation = Un Serf agit à chaque tour : courez vers les coins ennemis, ou repoussez les Serfs qui menacent les vôtres.
about-errand = Sur un triangle libre, vous ne combattez personne ; un Serf cerclé veut dire combat, avec votre chance de gagner.
about-confrontation = Le perdant est repoussé ; regardez où chacun tomberait avant de combattre.
about-defence = Vous gagnez les égalités ; céder est sensé là où la poussée ne nuit pas.
about-aiming = Vous choisissez où va le perdant : par-dessus bord, ou contre un autre Serf, c’est le mieux.

# --- la page à imprimer : `TABLES` et `NOTES` de teaching.py ---

sheet-castes = Les Serfs à engager
sheet-castes-row = { $caste }
sheet-castes-castes-salary = salaire
sheet-castes-castes-rank = premier Rang
sheet-castes-castes-most_rank = plus haut Rang
sheet-castes-castes-move = Mouvement
sheet-items = Ce que vend le Marché
sheet-items-row = { $ware }
sheet-items-items-price = prix
sheet-items-items-bonus = valeur
sheet-maneuvers = Les manœuvres
sheet-maneuvers-row = { $maneuver }
sheet-maneuvers-maneuvers-price = prix
sheet-maneuvers-turns = tours
sheet-note-hold_turns = Une pointe de l’ennemi est barricadée quand votre Serf y commence { $value } tours de suite.
sheet-note-loss_serfs = Un Baron a besoin de { $value } Serfs.
sheet-note-loss_turns = Un Baron qui commence et finit { $value } tours de suite avec trop peu de Serfs a perdu.
sheet-note-point_income = Un Serf sur une pointe de la baronnie d’un autre joueur rapporte { $value } d’or par tour.
sheet-note-kill_gold = La mort du Serf d’un rival rapporte { $value } d’or par Rang.
sheet-note-win_gold = La victoire rapporte { $value } d’or par joueur du début de la partie.
sheet-note-start_gold = Un Baron commence avec { $value } d’or pour engager.
sheet-note-vocation_cost = La vocation d’un Serf coûte { $value } en plus du salaire.
