# Leçons. Le sens des clés : baronage/engine/tutorial/lesson.py.

lesson-sider = Par un côté
lesson-sider-task = Amenez votre Soldat sur le coin encadré, chez Wat.
lesson-sider-hint-1 = Un Flanqueur, dessiné en carré, passe par un côté dans le triangle voisin.
lesson-sider-hint-2 = Choisissez le Soldat, puis le coin à côté de lui.
lesson-sider-rule = Un Flanqueur passe par un côté, jamais par un sommet.
lesson-sider-done = Il tient le coin. Après trois tours là, rien ne peut plus le déplacer.
lesson-sider-other = Celui-ci est loin : le Soldat est à côté du coin.
lesson-sider-past = Il passe à côté du coin.

lesson-jumper = Par-dessus sa tête
lesson-jumper-task = Sautez par-dessus le Voleur sur un coin de Wat.
lesson-jumper-hint-1 = Un Sauteur, dessiné en disque, saute deux triangles en ligne, par-dessus ce qui s’y trouve.
lesson-jumper-hint-2 = Choisissez le Paysan de forme ronde, puis le coin.
lesson-jumper-rule = Un Sauteur saute deux triangles tout droit et ne touche rien entre les deux.
lesson-jumper-done = Par-dessus la défense, d’un seul saut.
lesson-jumper-other = Le Soldat avance d’un triangle à la fois, et il est loin.
lesson-jumper-away = Un beau saut, mais pas sur le coin.

lesson-pointer = Par un sommet
lesson-pointer-task = Amenez votre Paysan sur un coin de Wat en un coup.
lesson-pointer-hint-1 = Un Pointeur, dessiné en losange, se glisse par un sommet de son triangle.
lesson-pointer-hint-2 = Choisissez le Paysan au losange, puis le coin encadré.
lesson-pointer-rule = Un Pointeur peut aller dans tout triangle qui touche le sien.
lesson-pointer-done = Jusqu’à douze triangles sont à un pas d’un Pointeur.
lesson-pointer-other = Le Soldat a besoin de bien des tours ; le Paysan y est en un.
lesson-pointer-past = C’est à côté du coin, pas dessus.

lesson-meeting = Rencontrer un autre Serf
lesson-meeting-task = Attaquez le Voleur de Wat et gagnez.
lesson-meeting-hint-1 = Le Rang s’ajoute aux dés : regardez les points.
lesson-meeting-hint-2 = Attaquez avec le Soldat, qui a Rang 2, et combattez.
lesson-meeting-rule = Chacun lance deux dés et ajoute son Rang ; l’attaquant doit faire plus ; le défenseur gagne les égalités. Dans cette leçon, les deux jets sont égaux.
lesson-meeting-done = 8 contre 7. Avec le Paysan, c’était l’égalité.
lesson-meeting-equal = Tous deux ont Rang 1 et font le même jet : le défenseur gagne les égalités.
lesson-meeting-concede = Vous avez cédé avant les dés, et il gagne.

lesson-edge = Par-dessus bord
lesson-edge-task = Poussez le Voleur de Wat hors du plateau.
lesson-edge-hint-1 = Un défenseur qui perd est poussé tout droit, dans le sens de la course de l’attaquant.
lesson-edge-hint-2 = Frappez avec le Soldat : il court vers le bord.
lesson-edge-rule = Un défenseur battu est poussé tout droit, aussi loin que l’attaquant a couru ; un attaquant battu va d’un triangle, où veut le Baron du défenseur. Hors du plateau, c’est la mort. Dans cette leçon, vous gagnez tous les jets.
lesson-edge-done = Tout droit, par-dessus bord. D’où vous venez décide où il va.
lesson-edge-inward = Il est poussé de l’autre côté, vers l’intérieur.
lesson-edge-along = Il est poussé le long du bord, pas par-dessus.

lesson-hold = Ne bougez pas
lesson-hold-task = Gardez votre Soldat sur le coin jusqu’à la barricade.
lesson-hold-hint-1 = Il n’a qu’à rester où il est.
lesson-hold-hint-2 = Faites agir l’autre Paysan.
lesson-hold-rule = Un Serf sur un coin ennemi au début de trois de vos tours de suite est barricadé : rien ne peut plus le déplacer.
lesson-hold-done = Barricadé. Encore deux coins comme celui-ci, et vous gagnez.
lesson-hold-leaving = S’il quitte le coin, son compte recommence.

lesson-guard = Chassez-le
lesson-guard-task = Chassez maintenant le Voleur de Wat de votre coin.
lesson-guard-hint-1 = Un Serf poussé hors du coin doit recommencer.
lesson-guard-hint-2 = Attaquez le Voleur avec le Soldat à côté de lui.
lesson-guard-rule = Quitter le coin, pour quelque raison que ce soit, remet le compte à zéro.
lesson-guard-done = À temps : son compte recommence.
lesson-guard-late = Il est barricadé maintenant, et le coin ne peut plus être repris.

lesson-third-corner = Le troisième coin
lesson-third-corner-task = Gagnez, il manque un tour à votre troisième coin.
lesson-third-corner-hint-1 = Personne ne menace le troisième coin.
lesson-third-corner-hint-2 = Faites agir votre dernier Serf, ou passez : le Pointeur reste où il est.
lesson-third-corner-rule = Trois Serfs barricadés sur les trois coins de la baronnie ennemie gagnent la partie.
lesson-third-corner-done = Vous avez gagné. Maintenant une partie entière : contre Wat, un adversaire facile.
lesson-third-corner-leaving = Il doit rester un tour de plus ; faites agir un autre Serf.
