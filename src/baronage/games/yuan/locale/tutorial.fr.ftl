# Pour une première partie : la carte, les termes. Le sens des clés : baronage/engine/tutorial.

## La carte
teach-goal = Ayez autant de Temples que la roue en demande. Elle en demande moins tous les deux tours.
teach-source-temple = La roue en demande de moins en moins
teach-source-temple-how = Huit d’abord, un de moins tous les deux tours.
teach-source-hill = Les Collines portent des Temples
teach-source-hill-how = Colonisez-les ou prenez-les.
teach-source-build = Le Développement III en bâtit un
teach-source-build-how = Chez vous, pour sept Chão au plus.
teach-step-1 = Choisissez une terre
teach-step-1-how = Libre, à vous ou ennemie.
teach-step-2 = Fixez les niveaux, payez
teach-step-2-how = Développer prend des terres, Fortifier protège, Militariser combat.
teach-step-3 = Envoyez
teach-step-3-how = Tous les ordres sont révélés ensemble, sans hasard.

## Dans les images
teach-see-temple = Temple
teach-see-wheel = roue
teach-see-hill = Colline
teach-see-own = à vous
teach-see-develop = Développer
teach-see-fortify = Fortifier
teach-see-army = Armée
teach-see-armies = Armées
teach-see-chao = Chão
teach-see-village = Village
teach-see-city = Ville
teach-see-lake = lac
teach-see-province = Province
teach-see-rampart = Rempart
teach-see-cutoff = coupé

## Les termes
term-province = Province
term-province-forms = Province; Provinces
term-province-is = Une case qu’un clan peut posséder : Riz, Forêt, Mine ou Colline ; ni lacs, ni montagnes, ni volcans.
term-order = Ordre
term-order-forms = ordre; ordres
term-order-is = Ce que vous envoyez chaque tour en secret : une Province et un niveau pour chacune de trois actions.
term-level = Niveau
term-level-forms = niveau; niveaux
term-level-is = La mesure d’une action : I est gratuit, II coûte 4 Chão et III 7, moins ce que vos terres produisent pour elle.
term-chao = Chão
term-chao-forms = Chão
term-chao-is = La monnaie de Yuan, qui paie les niveaux élevés d’un ordre ; ce que vos terres produisent est d’abord déduit du prix.
term-production = Production
term-production-forms = produisez; produit
term-production-is = Chaque Province de Riz à vous baisse de 1 le prix du Développement, chaque Forêt celui de la Fortification, chaque Mine celui de la Militarisation ; une Ville double compte deux fois.
term-development = Développement
term-development-forms = Développement
term-development-is = L’action qui pose des Villages sur des Provinces libres : autour de votre groupe, ou sur une cible libre et autour d’elle ; au niveau III, chez vous, elle bâtit plutôt un Temple.
term-fortification = Fortification
term-fortification-forms = Fortification
term-fortification-is = L’action qui fait d’un Village une Ville, double une Ville ou lui donne des Remparts.
term-militarization = Militarisation
term-militarization-forms = Militarisation
term-militarization-is = L’action qui recrute des Armées dans une de vos Villes, ou attaque une Province ennemie avec toutes les Armées à portée.
term-village = Village
term-village-forms = Village; Villages
term-village-is = Il marque une Province comme vôtre, et tombe si son groupe n’a pas de Ville quand on en prend une partie.
term-city = Ville
term-city-forms = Ville; Villes
term-city-is = Elle maintient les Villages alentour et recrute des Armées, et une seconde Ville double la production de la terre.
term-rampart = Rempart
term-rampart-forms = Rempart; Remparts
term-rampart-is = Une Ville à un Rempart a une défense de 2, et celle qui en a deux ne peut jamais être prise.
term-army = Armée
term-army-forms = Armée; Armées
term-army-is = Chacune a la force 1 : une attaque réussit s’il reste plus d’Armées que la cible n’a d’Armées et de défense ensemble.
term-group = Coupé
term-group-forms = coupée
term-group-is = Les Provinces qu’une attaque sépare de toutes les Villes de leur clan vont à l’attaquant, ou deviennent libres si plusieurs attaquants y ont part.
term-clash = Conflit
term-clash-forms = annulés
term-clash-is = Si deux clans prennent la même Province libre pour cible d’un Développement, les deux ordres sont annulés, et chacun gagne 6 Chão.
term-pass = Passer
term-pass-forms = passer; passe
term-pass-is = Ne rien ordonner : vous gagnez 6 Chão, et vos pièces se défendent quand même.
term-wheel = Roue
term-wheel-forms = roue
term-wheel-is = Elle avance à chaque tour et montre combien de Temples gagnent : 8 d’abord, un de moins tous les deux tours.
term-lake = Lac
term-lake-forms = lacs
term-lake-is = Armées et colons le traversent : toutes les Provinces au bord d’un même lac sont reliées.

## De quoi il s’agit, pour qui rencontre cette décision
about-planning = Une Province et trois niveaux, en secret ; le niveau I est gratuit, et votre Ville avec le Développement n’est jamais un mauvais début.
about-bidding = Vous misez pour choisir votre clan en premier ; ce que vous gardez est votre premier argent.
about-clan-choice = Choisissez une capitale entourée de Rizières et de peu de voisins.
about-voting = Tous votent en même temps. Si assez de joueurs refusent (la moitié, ou un seul si l’accord de tous est exigé), ce qui est soumis au vote, d’ordinaire les capitales, est replacé au hasard.

# --- la page à imprimer : `TABLES` et `NOTES` de teaching.py ---

sheet-levels = Ce que coûte une action, moins ce que vous produisez
sheet-levels-row = { $level ->
    [1] Niveau I
    [2] Niveau II
   *[3] Niveau III
 }
sheet-levels-cost = Chão
sheet-actions = Ce que fait une action
sheet-actions-head-at = cible
sheet-actions-head-one = I
sheet-actions-head-two = II
sheet-actions-head-three = III
sheet-actions-colonization = Développement : Colonisation
sheet-actions-colonization-at = Province libre
sheet-actions-colonization-one = la prendre, près d’une des vôtres, avec les Provinces libres voisines
sheet-actions-colonization-two = comme I, et du Chão avec vos revenus
sheet-actions-colonization-three = comme I, n’importe où
sheet-actions-expansion = Développement : Expansion
sheet-actions-expansion-at = votre Province
sheet-actions-expansion-one = prendre toute Province libre voisine de son groupe
sheet-actions-expansion-two = comme I, et du Chão avec vos revenus
sheet-actions-expansion-three = construire un Temple et voler chaque clan voisin
sheet-actions-urbanization = Fortification : Urbanisation
sheet-actions-urbanization-at = votre Village
sheet-actions-urbanization-one = rien
sheet-actions-urbanization-two = devient une Ville
sheet-actions-urbanization-three = devient une Ville avec un Rempart et une Armée
sheet-actions-reinforcement = Fortification : Renforcement
sheet-actions-reinforcement-at = votre Ville
sheet-actions-reinforcement-one = seconde Ville : production doublée
sheet-actions-reinforcement-two = un Rempart et une seconde Ville
sheet-actions-reinforcement-three = deux Remparts (imprenable) et une Armée
sheet-actions-recruitment = Militarisation : Recrutement
sheet-actions-recruitment-at = votre Ville
sheet-actions-recruitment-one = rien
sheet-actions-recruitment-two = une Armée
sheet-actions-recruitment-three = trois Armées
sheet-actions-attack = Militarisation : Attaque
sheet-actions-attack-at = Province ennemie
sheet-actions-attack-one = attaquer avec toutes vos Armées voisines ou reliées
sheet-actions-attack-two = comme I, avec une Armée de plus dans la bataille
sheet-actions-attack-three = comme II ; après une victoire, attaquer avec une force de 1 chaque Province ennemie voisine
sheet-wheel = Temples avec lesquels on gagne
sheet-wheel-head = tour
sheet-wheel-row = Temples
sheet-note-pass_gain = Qui passe gagne { $value } Chão.
sheet-note-development_gain = Le Développement II rapporte { $value } Chão.
sheet-note-first_chao = Un clan commence avec { $value } Chão.
sheet-note-max_armies = { $value } Armées au plus restent dans une Province à la fin d’un tour.
sheet-note-robbed = Un nouveau Temple prend jusqu’à { $value } Chão à chaque voisin.
sheet-note-villages = Un clan a { $value } Villages,
sheet-note-cities = { $value } Villes,
sheet-note-armies = { $value } Armées
sheet-note-ramparts = et { $value } Remparts.
