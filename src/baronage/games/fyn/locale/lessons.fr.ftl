# Leçons. Le sens des clés : baronage/engine/tutorial/lesson.py.

lesson-land = Une terre nouvelle
lesson-land-task = Posez le terrain qui peut porter un Village seul.
lesson-land-hint-1 = Regardez vos deux terrains : l’un a d’abord besoin d’une Oasis.
lesson-land-hint-2 = Posez la Plaine.
lesson-land-rule = On pose un terrain à côté d’un terrain aménagé ; votre Capitale compte. Chaque terrain vaut 1 point.
lesson-land-done = Un point, et une place pour un Village.
lesson-land-desert = Personne ne vit dans un Désert sans Oasis ; une Plaine accueille aussitôt un Village.
lesson-land-nothing = Votre tour continue sans terre nouvelle : chaque terrain vaut un point.

lesson-road = Les Routes ouvrent le pays
lesson-road-task = Posez la Plaine, bien que tous les côtés soient pris.
lesson-road-hint-1 = Un terrain ne se pose qu’à côté de votre Capitale ou d’un terrain qui porte un aménagement.
lesson-road-hint-2 = Posez d’abord la Route sur un de vos terrains, puis la Plaine à côté.
lesson-road-rule = Un terrain est aménagé quand il porte un aménagement, comme une Route ; une terre nouvelle a besoin d’un voisin aménagé.
lesson-road-done = La Route a ouvert le chemin, et les armées y iront vite.
lesson-road-nothing = La Plaine reste en main : il lui manquait un voisin aménagé, et une Route en aurait fait un.

lesson-town = Du Village à la Ville
lesson-town-task = Posez la carte qui vous permet d’en tenir une de plus.
lesson-town-hint-1 = Une Ville se pose sur un Village.
lesson-town-hint-2 = Posez la Ville sur votre Village.
lesson-town-rule = Un Village compte 1, une Ville 3 ; une Ville donne aussi une carte en main, une carte à poser et un site d’armées.
lesson-town-done = La meilleure carte du jeu : des habitants, des cartes et des armées.
lesson-town-village = Un second Village ajoute 1. La Ville ajoute 2, une carte en main et un lieu où lever des armées.
lesson-town-nothing = Rien n’a grandi à ce tour.

lesson-build = Lever des armées
lesson-build-task = Il reste 4 de force à nourrir. Levez la meilleure armée.
lesson-build-hint-1 = On lève une armée par site et par tour.
lesson-build-hint-2 = Levez l’Armée renforcée sur votre Capitale : 3 et 3 font 6 sur 7.
lesson-build-rule = Les armées en jeu ne peuvent jamais être plus fortes que votre population ; leur force compte dans le score.
lesson-build-done = 6 sur 7 : défendu, et 3 points de plus.
lesson-build-weak = Votre population entretient une force de 7 : avec l’Armée vous avez 5, avec l’Armée renforcée 6.
lesson-build-nothing = Aucune armée n’est levée, et les armées en jeu comptent dans le score.

lesson-march = Par la Route
lesson-march-task = Amenez votre armée deux terrains au nord, d’un coup.
lesson-march-hint-1 = Sans Route, une armée avance d’un terrain ; par les Routes, aussi loin qu’elles mènent.
lesson-march-hint-2 = Cliquez sur l’armée, puis sur le terrain à la Route deux cases au nord.
lesson-march-rule = Une armée avance d’un terrain, ou par les Routes de terrain en terrain aussi loin qu’elles mènent, et d’un terrain au-delà.
lesson-march-done = Deux terrains en un déplacement.
lesson-march-short = Une carte seulement : mais la Route continue.

lesson-thin-line = Lignes trop minces
lesson-thin-line-task = Prenez les trois terrains de Wat en une attaque.
lesson-thin-line-hint-1 = Ce qui est coupé de sa Capitale suit le terrain que vous prenez.
lesson-thin-line-hint-2 = Attaquez le terrain voisin de sa Capitale.
lesson-thin-line-rule = Un terrain pris vient se placer près des vôtres, et tout ce qui ne tenait que par lui le suit.
lesson-thin-line-done = Trois terrains en une attaque. Ne bâtissez jamais de lignes minces.
lesson-thin-line-tip = Un terrain et son Village. Ce qui tient au terrain voisin de sa Capitale aurait valu plus.

lesson-battle = Deux contre un
lesson-battle-task = Prenez le terrain gardé au nord de la Capitale de Wat.
lesson-battle-hint-1 = Chacune de vos armées frappe une fois ; le défenseur une seule fois en tout.
lesson-battle-hint-2 = Attaquez avec les deux armées à la fois.
lesson-battle-rule = Chaque carte combat un adversaire : elle touche avec un nombre d’au plus 5, plus sa force, moins celle de l’autre.
lesson-battle-done = Deux coups contre un, et le terrain est à vous.
lesson-battle-alone = Un contre un, c’est la chance ; deux contre un frappent deux fois.

lesson-capital = Couvrez votre Capitale
lesson-capital-task = Rendez impossible d’attaquer votre Capitale.
lesson-capital-hint-1 = Seul un terrain au bord ouvert peut être attaqué, et rien ne se trouve derrière votre Capitale.
lesson-capital-hint-2 = Posez la Plaine sur le dernier côté ouvert de votre Capitale, à l’ouest.
lesson-capital-rule = Seul un terrain à la frontière peut être attaqué ; qui perd sa Capitale est éliminé.
lesson-capital-done = Fermée de tous côtés. Maintenant une partie entière : contre Wat, un adversaire facile.
lesson-capital-elsewhere = Un point, mais votre Capitale garde un bord ouvert, et qui la prend vous élimine.
lesson-capital-nothing = Votre Capitale reste ouverte.
