# Leçons. Le sens des clés : baronage/engine/tutorial/lesson.py.

lesson-march = Marcher
lesson-march-task = Wat a une unité à Corva. Prenez sa Province.
lesson-march-hint-1 = Le plus fort gagne et ne perd rien.
lesson-march-hint-2 = Ordonnez la Marche de vos deux unités vers Corva.
lesson-march-rule = Dans une bataille le plus fort gagne sans perte, et le plus faible perd toutes ses unités sur place.
lesson-march-done = 2 contre 1 : la Province est à vous, et c’était la dernière de Wat.
lesson-march-one = Un contre un : il ne reste personne, et Corva reste à Wat.
lesson-march-stay = À l’abri chez vous, mais rien n’est gagné.

lesson-fortify = Fortifier
lesson-fortify-task = Wat marche sur Brask avec 2 unités. Tenez Brask.
lesson-fortify-hint-1 = Les batailles égales vont au mieux classé : il vous en faut un de plus.
lesson-fortify-hint-2 = Donnez à Brask l’ordre de se fortifier.
lesson-fortify-rule = Une Fortification vous rend plus fort de un dans chaque bataille pour cette Province. Wat est mieux classé que vous.
lesson-fortify-done = 3 contre 2 : son armée est détruite.
lesson-fortify-work = Des unités au travail se battent avec un de moins : 1 contre 2.

lesson-work = Travailler
lesson-work-task = Personne ne vous menace à ce tour. Gagnez le plus possible.
lesson-work-hint-1 = Un ordre rapporte de l’argent.
lesson-work-hint-2 = Mettez Brask au travail.
lesson-work-rule = Le travail rapporte 50 $Realm de plus, mais les unités du lieu se battent avec un de moins.
lesson-work-done = 100 $Realm au lieu de 50 : de quoi acheter une unité.
lesson-work-idle = Personne n’est venu, et vous avez gagné 50 de moins que possible.

lesson-support = Soutenir
lesson-support-task = Faites gagner Hob à Corva sans risquer d’unité.
lesson-support-hint-1 = Des unités peuvent aider à une bataille voisine en restant chez elles.
lesson-support-hint-2 = Donnez à Brask l’ordre de soutenir Hob à Corva.
lesson-support-rule = Un Soutien ajoute vos unités à une bataille voisine, pour le joueur de votre choix, sans en risquer aucune. Hob attaque Wat à Corva, 2 contre 2.
lesson-support-done = 4 contre 2 pour Hob, et toutes vos unités sont encore chez vous.
lesson-support-wrong = Vous avez aidé Wat, et l’armée de Hob n’est plus.

lesson-golden = Un ordre doré
lesson-golden-task = Vous êtes premier. Prenez Corva sans perdre d’unité.
lesson-golden-hint-1 = Les joueurs haut placés au Classement peuvent donner des ordres dorés.
lesson-golden-hint-2 = Ordonnez une Marche dorée de vos deux unités vers Corva.
lesson-golden-rule = Une Marche dorée se bat avec un de plus ; votre place au Classement dit quels ordres dorés vous avez.
lesson-golden-done = 3 contre 2, et aucune unité perdue.
lesson-golden-plain = Vous gagnez l’égalité comme mieux classé, mais cela vous coûte une unité.

lesson-dragon = Le Dragon
lesson-dragon-task = Chassez le Dragon en gardant une unité chez vous.
lesson-dragon-hint-1 = Ensemble, il vous faut plus que sa puissance.
lesson-dragon-hint-2 = Envoyez deux unités de Brask.
lesson-dragon-rule = Si toutes les unités dépassent ensemble la puissance du Dragon, il est vaincu ; sinon il brûle les terres de qui a envoyé trop peu. Ici sa puissance est 3, et Wat et Hob envoient une unité chacun.
lesson-dragon-done = 4 contre 3 : vaincu, et vous êtes payé.
lesson-dragon-owed = Ensemble 3, et le Dragon a 3 : seul plus que sa puissance le chasse.

lesson-buy = Armez-vous
lesson-buy-task = Avec 150 $Realm, rendez Brask la plus forte possible.
lesson-buy-hint-1 = Une unité coûte 75, et une Province en nourrit trois.
lesson-buy-hint-2 = Achetez deux unités à Brask.
lesson-buy-rule = Une unité coûte 75 $Realm ; une Province nourrit trois unités, les autres meurent.
lesson-buy-done = Trois unités : autant qu’une Province en nourrit.
lesson-buy-bidding = La première place, et une unité contre deux voisins : toute mise est dépensée.
lesson-buy-one = Vous pouviez acheter une seconde unité avec le reste.

lesson-last-turn = Le dernier tour
lesson-last-turn-task = C’est le dernier tour. Gagnez, en gardant Brask.
lesson-last-turn-hint-1 = Les points viennent des Provinces, et Wat n’a qu’une unité.
lesson-last-turn-hint-2 = Marchez avec deux unités vers Corva ; une reste chez vous.
lesson-last-turn-rule = À la fin, le plus de points de victoire gagne ; chaque Province en vaut au moins 2.
lesson-last-turn-done = Deux Provinces contre une. Maintenant une partie entière : contre Wat, un adversaire facile.
lesson-last-turn-work = L’argent ne compte pas à la fin ; les Provinces, si.
