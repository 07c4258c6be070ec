# Pour une première partie : la carte, les termes. Le sens des clés : baronage/engine/tutorial.

## La carte
teach-goal = Le plus de points à la fin du temps. Le Dragon peut battre tout le monde.
teach-source-land = Chaque Province que vous tenez
teach-source-land-how = Plus au niveau supérieur : 3, 4, et 6 pour un Capitole.
teach-source-land-worth = 2 à 6
teach-source-dragon = Vaincre le Dragon
teach-source-dragon-how = Envoyez bien plus que votre dû.
teach-source-dragon-worth = 1 à 5
teach-source-out = Perdre sa dernière Province
teach-source-out-how = Prise, ou brûlée par le Dragon.
teach-source-out-worth = exclu
teach-step-1 = Un ordre par terre
teach-step-1-how = Marcher, fortifier, soutenir ou travailler, tous ensemble.
teach-step-2 = Négocier, miser, payer
teach-step-2-how = Toute mise est perdue ; le rang tranche les égalités.
teach-step-3 = Combattre le Dragon ensemble
teach-step-3-how = Chacun doit des unités ; trop peu, et une terre brûle.

## Dans les images
teach-see-province = Province
teach-see-capitol = Capitole
teach-see-units = unités
teach-see-last = la dernière
teach-see-first = premier
teach-see-owed = dû
teach-see-power = puissance
teach-see-limit = seuil
teach-see-realm = or
teach-see-burnt = brûlée
teach-see-plain = Marche
teach-see-golden = dorée
teach-see-help = aide
teach-see-wall = Fortifier
teach-see-work = travail
teach-see-rank = rang
teach-see-dragon = Dragon

## Les termes
term-province = Province
term-province-forms = Province; Provinces
term-province-is = Une terre dont on tire argent à chaque tour et points à la fin, davantage par niveau ; on la perd si elle brûle, ou si d’autres y gagnent ou la trouvent vide.
term-unit = Unité
term-unit-forms = unité; unités
term-unit-is = Une armée : dans une bataille le plus fort gagne sans perte, et le plus faible perd toutes ses unités sur place.
term-ranking = Classement
term-ranking-forms = Classement
term-ranking-is = L’ordre des joueurs selon leurs mises : le mieux placé gagne les batailles égales, au prix d’une unité, et a plus d’ordres dorés.
term-grand-protector = Grand Protecteur
term-grand-protector-forms = Grand Protecteur
term-grand-protector-is = Le premier joueur du Classement. Si le Dragon gagne et qu’il a envoyé trop peu, il perd tout son argent.
term-bid = Mise
term-bid-forms = mise; mises
term-bid-is = L’argent engagé en secret pour une place au Classement, dépensé dans tous les cas. À égalité, on remise ou l’on tire au sort au tour 1 ; ensuite, le mieux classé le reste.
term-bracket = Tranche
term-bracket-forms = tranche
term-bracket-is = Le quart du Classement où vous êtes : il dit quels genres d’ordres dorés vous pouvez donner.
term-golden-order = Ordre doré
term-golden-order-forms = ordre doré; ordres dorés; doré
term-golden-order-is = La forme renforcée d’un ordre, comme une Marche qui se bat avec un de plus ; plus votre rang est haut, plus vous en avez.
term-march = Marche
term-march-forms = Marche !
term-march-is = L’ordre qui envoie des unités dans une Province voisine ; celle qu’elles quittent reste à vous, sauf si les unités d’un autre joueur y entrent.
term-fortify = Fortification
term-fortify-forms = Fortification !
term-fortify-is = L’ordre qui vous rend plus fort de un dans chaque bataille pour cette Province.
term-support = Soutien
term-support-forms = Soutien !
term-support-is = L’ordre qui ajoute les unités d’une Province à une bataille voisine, la vôtre ou celle d’un autre, sans risque.
term-work = Au travail !
term-work-forms = Au travail !
term-work-is = L’ordre qui rapporte 50 $Realm, tandis que les unités du lieu se battent avec un de moins.
term-dragon = Dragon
term-dragon-forms = Dragon
term-dragon-is = Quand il attaque, chacun envoie des unités en secret : si leur somme dépasse sa puissance il est vaincu, sinon il brûle les terres de qui a envoyé trop peu.
term-minimum = Ce que vous devez au Dragon
term-minimum-forms = devez
term-minimum-is = Contre le Dragon, chacun doit une unité de force par Province non brûlée. Les joueurs qui envoient moins sont punis si le Dragon gagne.
term-power = Puissance
term-power-forms = puissance
term-power-is = La force du Dragon : chaque carte retournée l’augmente, et plus encore quand un joueur garde 250 $Realm ou plus.
term-threshold = Seuil
term-threshold-forms = Seuil
term-threshold-is = Quand la puissance du Dragon l’atteint, le Dragon attaque aussitôt.
term-grey = Province brûlée
term-grey-forms = brûlée; brûlées
term-grey-is = Le Dragon l’a brûlée : elle n’est plus à personne, au plus bas niveau, et le joueur qui la prend en tire des points mais pas d’argent.
term-capitol = Capitole
term-capitol-forms = Capitole
term-capitol-is = Une Province du plus haut niveau, qui vaut 6 points ; chaque joueur ne peut en avoir qu’une.

## De quoi il s’agit, pour qui rencontre cette décision
about-opening = Toute mise est perdue ; une petite suffit quand personne ne vous menace encore.
about-orders = Un ordre par Province occupée : travaillez à l’abri, fortifiez-vous sinon, marchez là où vous êtes plus fort.
about-commitment = Envoyez au moins votre dû, sinon vos terres brûlent si le Dragon gagne ; davantage rapporte des points.
about-buying = Les unités vous défendent et sont dues au Dragon : achetez-les avant de miser.
about-bidding-again = Vous êtes à égalité : un peu plus décide qui passe devant.
about-voting = On vote sur la manière de jouer ; pour une première partie, le plateau normal sans factions est le plus simple.

# --- la page à imprimer : `TABLES` et `NOTES` de teaching.py ---

sheet-levels = Une Province, selon son niveau
sheet-levels-row = { $level ->
    [0] Simple
    [1] Niveau I
    [2] Niveau II
   *[3] Niveau III (Capitole)
 }
sheet-levels-production = $Realm par tour
sheet-levels-points = points
sheet-orders = Ordres dorés : jusqu’à quel rang de tranche
sheet-orders-row = { $kind }
sheet-orders-golden = tranche
sheet-note-start_cash = Vous commencez avec { $value } $Realm.
sheet-note-unit_cost = Une unité coûte { $value } $Realm.
sheet-note-upgrade_cost = Élever une Province coûte { $value } $Realm par niveau.
sheet-note-work_pay = Au travail ! rapporte { $value } $Realm de plus.
sheet-note-supply = Une Province nourrit { $value } unités.
sheet-note-ferry_cost = Le bac coûte { $value } $Realm par marche.
sheet-note-island_vps = L’Île donne { $value } points.
sheet-note-island_supply = L’Île nourrit { $value } { $value ->
    [one] unité
   *[other] unités
 }.
sheet-note-silent_due = Pirates : si un seul joueur au plus est nommé, qui n’a nommé personne doit { $value } $Realm.
sheet-note-clash_due = Pirates : si deux joueurs ou plus sont nommés, chaque délateur doit { $value } $Realm.
sheet-note-plank_due = Pirates : qui passe à la planche sans armée doit { $value } $Realm.
sheet-advice-orders = Les ordres sont comme pierre, feuille, ciseaux : « Fortification ! » est la pierre, « Marche ! » les ciseaux, « Au travail ! » la feuille.
sheet-advice-support = « Soutien ! » peut tout changer : il peut aider la feuille à battre les ciseaux, ou les ciseaux à battre la pierre.
