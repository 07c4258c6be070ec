# Leçons. Le sens des clés : baronage/engine/tutorial/lesson.py.

lesson-money = D’abord l’argent
lesson-money-task = Choisissez l’action qui rapporte des ressources.
lesson-money-hint-1 = Une seule action pose des ressources sur votre pile.
lesson-money-hint-2 = Cliquez sur votre pile de ressources vide.
lesson-money-rule = Récolter prend 1 carte de la pioche comme ressource, et davantage pour chaque Paysan qui aide.
lesson-money-done = Une ressource. Avec une seconde, vous pourrez recruter.
lesson-money-draw = Vous avez une carte de plus, mais vous ne pouvez en payer aucune.
lesson-money-market = Une belle carte, et rien pour la recruter.

lesson-peasant = Un coup de main
lesson-peasant-task = Recrutez la carte qui grossit vos récoltes suivantes.
lesson-peasant-hint-1 = Regardez le signe aux pièces au bas des cartes.
lesson-peasant-hint-2 = Recrutez le Paysan qui peut devenir une Ferme.
lesson-peasant-rule = Une carte entre en jeu comme Paysan ou Écuyer pour 2 ressources ; beaucoup de Paysans ajoutent 1 à la récolte.
lesson-peasant-done = Désormais, récolter rapporte 2.
lesson-peasant-squire = L’Écuyer sait se battre, mais votre prochaine récolte ne rapporte encore que 1.
lesson-peasant-saving = Vous épargnez, et toutes les récoltes suivantes restent petites.

lesson-building = Votre premier point
lesson-building-task = Marquez votre premier point à ce tour.
lesson-building-hint-1 = Un Paysan retourné peut devenir un bâtiment.
lesson-building-hint-2 = Améliorez le Paysan de votre ville : il devient une Ferme.
lesson-building-rule = Chaque bâtiment de votre ville vaut 1 point ; on peut le détruire, jamais le rétrograder.
lesson-building-done = Une Ferme : 1 point, et de la place pour un civil de plus.
lesson-building-squire = Un Écuyer en ville ne vaut aucun point.
lesson-building-saving = Les ressources ne valent rien à la fin ; les bâtiments, si.

lesson-wall = La muraille
lesson-wall-task = Fermez votre ville à toute attaque de Wat.
lesson-wall-hint-1 = Une ville est fermée tant qu’un soldat se tient devant elle.
lesson-wall-hint-2 = Envoyez l’Écuyer sur la muraille.
lesson-wall-rule = Tant qu’une de vos unités est sur la muraille, personne ne peut attaquer votre ville.
lesson-wall-done = Les attaquants doivent maintenant battre d’abord l’Écuyer sur la muraille.
lesson-wall-money = Votre ville reste ouverte, et le Chevalier et les Archers peuvent frapper votre Marchand.
lesson-wall-attack = Un Écuyer inflige 1 dégât, y laisse la vie, et votre ville reste ouverte.

lesson-king = Chez le Roi
lesson-king-task = Gagnez 2 points en un seul pas.
lesson-king-hint-1 = Les soldats améliorés peuvent continuer au-delà de la muraille.
lesson-king-hint-2 = Faites avancer le Chevalier de la muraille dans l’Armée du Roi.
lesson-king-rule = Chaque soldat de l’Armée du Roi vaut 2 points ; seuls les soldats améliorés y entrent, et ils n’en reviennent jamais.
lesson-king-done = Deux points que seule la Bombe peut vous prendre.
lesson-king-squire = L’Écuyer va sur la muraille, où l’on ne gagne rien ; le Chevalier aurait pu continuer.
lesson-king-money = Une ressource ne vaut aucun point ; votre Chevalier est à un pas d’en valoir deux.

lesson-attack = Assez fort
lesson-attack-task = Détruisez le Marchand de Wat en une attaque.
lesson-attack-hint-1 = Le double de la santé détruit ; additionnez ce que vos soldats infligent.
lesson-attack-hint-2 = Faites attaquer le Marchand par le Chevalier et les Archers : 8 et 7 contre sa santé de 5.
lesson-attack-rule = Des dégâts d’au moins sa santé rétrogradent un civil ou un soldat amélioré, le double le détruit ; un bâtiment ne tombe qu’au double. Tout attaquant est rétrogradé.
lesson-attack-done = 15 dégâts : plus du double de sa santé. Vos attaquants sont rétrogradés, comme toujours.
lesson-attack-alone = 8 dégâts font moins que le double des 5 de santé du Marchand : il redevient seulement Paysan.
lesson-attack-farm = La Ferme tombe, mais le Marchand vit et rapporte 3 ressources à Wat à chaque récolte.

lesson-sheriff = Le Prévôt
lesson-sheriff-task = Détruisez le Chevalier de Wat avec un seul attaquant.
lesson-sheriff-hint-1 = La force n’est pas tout : lisez ce que savent faire vos soldats.
lesson-sheriff-hint-2 = Le Prévôt défausse une cible militaire quelle que soit sa santé.
lesson-sheriff-rule = Un Prévôt qui attaque un soldat le défausse à coup sûr ; aucun Bouclier n’y peut rien.
lesson-sheriff-done = Parti, bien que le Prévôt n’inflige aucun dégât.
lesson-sheriff-knight = 8 dégâts ramènent le Chevalier à l’Écuyer, mais il ferme toujours la ville.
lesson-sheriff-money = Le Chevalier de Wat ira chez le Roi à son prochain tour.

lesson-last-card = La dernière carte
lesson-last-card-task = Vous menez 2 points à 1. Terminez la partie.
lesson-last-card-hint-1 = Prendre la dernière carte termine la partie.
lesson-last-card-hint-2 = Récoltez : vous prenez la dernière carte de la pioche.
lesson-last-card-rule = La partie s’arrête dès que la pioche est vide ; ce qu’on paie retourne sur la pioche.
lesson-last-card-done = Terminé, et vous gagnez 2 à 1. Maintenant une partie entière : contre Wat, un adversaire facile.
lesson-last-card-paying = Un troisième point, mais ce que vous avez payé est revenu sur la pioche, et Wat joue encore.
lesson-last-card-recruiting = Les paiements remplissent la pioche : il faut maintenant trois cartes avant la fin.
