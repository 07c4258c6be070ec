# Leçons. Le sens des clés : baronage/engine/tutorial/lesson.py.

lesson-settle = Toutes les terres alentour
lesson-settle-task = Colonisez gratuitement les cinq Provinces autour de Lai.
lesson-settle-hint-1 = Un ordre sur votre propre Province vaut pour tout son groupe.
lesson-settle-hint-2 = Choisissez Lai, votre Ville, avec le Développement I.
lesson-settle-rule = Le Développement I sur votre propre Province pose un Village sur chaque Province libre au bord de son groupe.
lesson-settle-done = Cinq Villages et un Temple, pour rien.
lesson-settle-small = Vous colonisez Ning et ses abords : trois Provinces, alors qu’il y en avait cinq.
lesson-settle-pass = 6 Chão, mais pas de terre : et le Développement I est gratuit.

lesson-two-at-once = Deux choses à la fois
lesson-two-at-once-task = Sans payer, colonisez autour de Lai et doublez sa Ville.
lesson-two-at-once-hint-1 = Un ordre a trois actions, et le niveau I de chacune est gratuit.
lesson-two-at-once-hint-2 = Choisissez Lai avec Développement I et Fortification I.
lesson-two-at-once-rule = Un ordre peut employer les trois actions sur sa Province ; le niveau I de chacune ne coûte rien.
lesson-two-at-once-done = Des terres et une Ville double en un tour : un bon premier ordre dans toute partie.
lesson-two-at-once-half = Vous avez colonisé, mais une seconde Ville n’aurait rien coûté non plus.
lesson-two-at-once-city = La Ville est doublée, mais les terres alentour restent à tous.

lesson-lake = De l’autre côté du lac
lesson-lake-task = Prenez le Temple de Yan, sur l’autre rive du lac.
lesson-lake-hint-1 = Les Provinces au bord d’un même lac sont reliées.
lesson-lake-hint-2 = Choisissez Yan même pour cible, avec le Développement I.
lesson-lake-rule = On peut coloniser une Province libre qui touche vos terres, ou un lac que vos terres touchent aussi.
lesson-lake-done = Un Temple, une Ville et les terres alentour.
lesson-lake-home = Plus de terres chez vous, mais le Temple de Yan reste libre pour Wat.

lesson-temple = Un Temple à vous
lesson-temple-task = Bâtissez un Temple sur vos terres. Vous avez 4 Chão.
lesson-temple-hint-1 = Chaque Province de Riz à vous ôte 1 au prix du Développement.
lesson-temple-hint-2 = Choisissez Lai avec le Développement III : vos trois Provinces de Riz paient 3 sur 7.
lesson-temple-rule = Le Développement III sur votre propre Province bâtit un Temple ; le Riz le rend moins cher.
lesson-temple-done = Un second Temple. La roue en demandera bientôt moins.
lesson-temple-earning = Le niveau II colonise et rapporte 2 Chão ; seul le niveau III bâtit un Temple.
lesson-temple-settling = Plus de terres, mais pas de Temple : il faut le niveau III.

lesson-rampart = Un mur
lesson-rampart-task = Wat s’arme. Donnez un Rempart à votre Ville de Lai.
lesson-rampart-hint-1 = La Fortification I ne fait que doubler une Ville.
lesson-rampart-hint-2 = Choisissez Lai avec la Fortification II ; votre Forêt paie 1 sur 4.
lesson-rampart-rule = Une Ville à un Rempart a une défense de 2 : sans Armée en elle, il en faut trois pour la prendre.
lesson-rampart-done = Emmurée, et doublée en plus.
lesson-rampart-double = Une seconde Ville, mais pas de mur : il faut le niveau II.

lesson-armies = Trois Armées
lesson-armies-task = Levez trois Armées dans votre Ville. Vous avez 6 Chão.
lesson-armies-hint-1 = Le niveau II lève une Armée, le niveau III trois.
lesson-armies-hint-2 = Choisissez Lai avec la Militarisation III : votre Mine paie 1 sur 7.
lesson-armies-rule = La Militarisation dans une de vos Villes recrute des Armées : aucune au I, une au II, trois au III.
lesson-armies-done = Trois Armées se tiennent à Lai et attaqueront ensemble ce qu’elles atteignent.
lesson-armies-one = Une Armée pour 3 Chão ; on en avait trois pour 6.

lesson-cut-off = Coupés
lesson-cut-off-task = Gagnez trois Villages de Wat en une attaque depuis Yi.
lesson-cut-off-hint-1 = Les Villages qu’une attaque sépare de toute Ville de leur clan vont à l’attaquant.
lesson-cut-off-hint-2 = Attaquez Chen : Liao et Su en dépendent.
lesson-cut-off-rule = Les Provinces que votre attaque sépare de toutes les Villes de leur clan sont à vous.
lesson-cut-off-done = Un Village conquis, et deux autres sont tombés avec lui.
lesson-cut-off-walls = Deux Armées contre une défense de 2 : le mur tient, et vos Armées sont perdues.

lesson-last-temple = Le dernier Temple
lesson-last-temple-task = Vous tenez trois Temples sur quatre. Gagnez à ce tour.
lesson-last-temple-hint-1 = Les attaques viennent après les constructions : un Temple peut être pris au tour qui compte.
lesson-last-temple-hint-2 = Attaquez Gui, où le Temple de Wat n’est pas gardé.
lesson-last-temple-rule = À la fin d’un tour, qui tient au moins autant de Temples que la roue en demande gagne ; si plusieurs le font, qui en a le plus.
lesson-last-temple-done = Quatre Temples : vous avez gagné. Maintenant une partie entière : contre Wat, un adversaire facile.
lesson-last-temple-land = Plus de terres, et toujours trois Temples.
