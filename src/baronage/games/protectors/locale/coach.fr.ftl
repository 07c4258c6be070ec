# Pourquoi le conseiller aime un coup : ce qu’il change dans la partie. « Ensuite vous avez 3 points au lieu de 2. » Au plus 25 mots par raison.
# $figure : avec ce coup ; $instead : sans lui ; $seat : le rival, ou personne s’ils sont plusieurs.

coach-points-more = vous avez { $figure } { $figure ->
    [one] point
   *[other] points
 } de victoire au lieu de { $instead }
coach-lands-more = vous avez { $figure } { $figure ->
    [one] Province non brûlée
   *[other] Provinces non brûlées
 } au lieu de { $instead }
coach-army-more = vous avez { $figure } { $figure ->
    [one] unité
   *[other] unités
 } au lieu de { $instead }
coach-cash-more = vous avez plus d’argent
coach-levels-more = vos Provinces ont ensemble { $figure } { $figure ->
    [one] niveau
   *[other] niveaux
 } au lieu de { $instead }
coach-rank-less = vous êtes mieux classé
coach-owed-less = vous êtes plus près de ce que vous devez contre le Dragon
coach-feared-less = votre Province la plus faible craint moins ses voisines
coach-rival-points-less = { coach-rival } a { $figure } { $figure ->
    [one] point
   *[other] points
 } de victoire au lieu de { $instead }
coach-rival-lands-less = { coach-rival } a { $figure } { $figure ->
    [one] Province non brûlée
   *[other] Provinces non brûlées
 } au lieu de { $instead }
coach-rival-army-less = { coach-rival } a { $figure } { $figure ->
    [one] unité
   *[other] unités
 } au lieu de { $instead }
coach-dragon-less = le Dragon est plus faible
coach-units-more = le Royaume a plus d’unités contre le Dragon

# --- ce qui parle pour une action elle-même (`because.py`) : des phrases entières, au plus 25 mots avec un nom de trois ---
# $risk : 0 qui pourrait venir perdrait ; 1 gagnerait ; 2 gagnerait, aux premiers tours ; 3 personne ne peut venir. $seat : qui.

because-ballot = { $vote ->
    [0] { $answer ->
        [0] Autant de Provinces que de joueurs : moins de choses à surveiller, mieux pour commencer.
       *[1] Plus de Provinces que de joueurs : il y a des terres vides à prendre avant de se battre.
     }
    [1] { $answer ->
        [0] Seul, vous décidez pour vous, et ne devez à personne ni argent ni unités.
       *[1] Dans une équipe on se prête argent et unités, et l’on gagne ensemble.
     }
    [2] { $answer ->
        [0] Tous peuvent alors la même chose : il y a moins à apprendre.
       *[1] Chacun peut alors deux choses que les autres ne peuvent pas.
     }
   *[3] { $answer ->
        [0] Vous prenez alors ce qui convient à vos plans.
       *[1] Personne ne doit alors les connaître toutes les cinq avant le premier tour.
     }
 }
because-team = Vos coéquipiers vous aident et gagnent avec vous. Toutes les équipes commencent de même.
because-start = Les coéquipiers commencent côte à côte : de là vous pouvez vous soutenir.
because-faction = { $faction ->
    [4] Une « Marche ! » dorée de plus à chaque tour : vos attaques viennent avec 1 de plus.
   *[other] Elle peut deux choses que les autres ne peuvent pas.
 }
because-summon = Avec { $magi ->
    [one] { $magi } Haut Magister
   *[other] { $magi } Hauts Magisters
 } vous apportez { $committed } contre le Dragon, pour { $owed } que vous devez.
because-hide = Si vous vous cachez, vous ne devez rien : les { $owed } que vous devez restent chez vous, et aucune de vos Provinces ne brûle.
because-bank = { $attack ->
    [0] Vous enchérissez en dernier, et savez ce que tous ont offert.
   *[1] Vous choisissez en dernier, et savez ce que tous envoient.
 }
because-sacrifice = Si le Dragon est battu, { UNITS($count) } des vôtres meurent : { $place } peut le mieux s’en passer{ $worked ->
    [0] {""}
   *[1] , même si elle travaille
 }.
because-capitol = Une seule Province peut être votre Capitole : { $place } est celle que je garderais.
because-sanctum = { $spent ->
    [0] Tant que vous tenez l’Île, vous pouvez ce que peut une autre faction.
   *[1] Ce qui est épuisé peut alors servir encore une fois.
 }
because-faith = Au-delà de { $limit } dans une Province, les unités meurent de faim ; ainsi chacune en nourrit une de plus.
because-king = Le Roi de la Montagne défend votre Capitole avec { $strength } au prochain tour contre tout attaquant.
because-draw = { $seat } est de votre équipe : { MONEY($amount) } venus de là vous servent à tous deux.
because-danger = { $risk ->
    [0] { $seat } pourrait venir avec { $worst }, mais vous tenez avec { $holds }{ SAME($worst, $holds) ->
        [0] {""}
       *[1] , étant mieux classé
     }
    [1] { because-taken }{ $last ->
        [0] {" "}: le risque en vaut la peine
       *[1] {" "}et vous éliminer
     }
    [2] { because-taken }, mais je n’attends pas d’attaque si tôt
   *[3] personne à côté ne peut y entrer
 }
because-taken = { $seat } pourrait venir avec { $worst } contre { $holds }{ SAME($worst, $holds) ->
    [0] {""}
   *[1] {" "}et gagner l’égalité
 }
because-hold = { $burnt ->
    [0] Tous défendent { $place }, à { $holds } ; { because-danger }.
   *[1] Brûlée, elle ne gagne rien au travail ; { because-danger }.
 }
because-island = Tant que vous tenez l’Île, elle vous donne { POINTS($points) }.
because-fortify = { $risk ->
    [0] { $seat } pourrait venir avec { $worst } : fortifiée, { $place } combat avec { $holds } au lieu de { $units } et tient.
    [3] Personne à côté de { $place } ne peut y entrer. En cas d’attaque, elle combat avec { $holds } au lieu de { $units }.
   *[other] { $seat } pourrait venir avec { $worst } : fortifiée, { $place } combat avec { $holds } au lieu de { $units }, ce qui peut dissuader.
 }
because-work = { $amount ->
    [0] Aucun $Realm à y gagner à présent ; { because-danger }.
   *[other] Cela rapporte { MONEY($amount) } ; { because-danger }.
 }
because-golden-work = { $risk ->
    [0] { because-raised } ; vous la tenez encore avec { $holds }.
    [2] { because-raised } ; je n’attends pas d’attaque si tôt.
    [3] { because-raised } ; personne à côté ne peut y entrer.
   *[1] Élevée, elle donne { POINTS($points) } et { MONEY($amount) } par tour ; { $last ->
        [0] { $seat } pourrait venir avec { $worst } contre { $holds } : risque à prendre
       *[1] avec { $worst } contre { $holds } { $seat } pourrait vous éliminer
     }.
 }
because-raised = Élevée pour { MONEY($price) }, elle donne { POINTS($points) }, non { $before }, et { MONEY($amount) } par tour
because-join = { $onward ->
    [0] { $worst ->
        [0] { $to } est plus près des autres : de là elles peuvent continuer.
       *[other] { $to } est à vous et a besoin d’elles : { $seat } pourrait y entrer avec { $worst }.
     }
   *[1] À { $to } elles rejoignent les vôtres, et marchent ensemble vers { $next }.
 }
because-settle = Personne n’a { $to } : elle vous donne { POINTS($points) }{ $amount ->
    [0] {""}
   *[other] {" "}et { MONEY($amount) } par tour
 }.
because-attack = { $late ->
    [0] { because-attack-now }
   *[1] Elles défendent d’abord { $place }, puis { $against ->
        [0] entrent à { $to }, qui est vide
       *[other] viennent à { $brings } contre { $against }
     } : { $to } vous donne { POINTS($points) }{ $amount ->
        [0] {""}
       *[other] {" "}et { MONEY($amount) } par tour
     }.
 }
because-attack-now = { $against ->
    [0] { $to } est vide : prise à { $seat }, elle vous donne { POINTS($points) }{ because-attack-more }.
   *[other] À { $brings } contre { $against }, { $to }, prise à { $seat }, vous donne { POINTS($points) }{ because-attack-more }.
 }
because-attack-more = { $amount ->
    [0] {""}
   *[other] {" "}et { MONEY($amount) } par tour
 }{ $last ->
    [0] {""}
   *[1] {" "}; c’est alors l’élimination
 }
because-support = { $own ->
    [0] Cela ajoute { $adds } à ce que { $seat } a à { $to }, et vos unités restent chez elles.
   *[1] Cela ajoute { $adds } à ce que vous avez à { $to }, et vos unités restent à { $place }.
 }
because-snitch = Si nul autre n’est dénoncé, { $seat } perd une unité et vous ne payez rien ; sinon vous payez { MONEY($clash_due) }.
because-silent = Ne dénoncer personne coûte { MONEY($silent_due) }, ou rien si plusieurs sont dénoncés. Dénoncer un joueur peut coûter { MONEY($clash_due) }.
because-no-units = Vous n’avez pas d’unités : il n’y a rien à ordonner.
because-commit = { $short ->
    [0] Avec { $committed }, rien ne brûle chez vous : vous devez { $owed } ; une victoire rapporte { MONEY($reward) }{ $points ->
        [0] {""}
       *[other] {" "}et { POINTS($points) }
     }.
   *[1] Avec ce qu’envoient les autres, { $committed } peut chasser le Dragon ; vous devez { $owed }.
 }
because-nobody = { $some ->
    [0] Vous n’avez pas d’unités à envoyer.
   *[1] Les unités qui meurent contre le Dragon sont perdues ; celles qui restent chez elles vivent.
 }
because-burn = S’il faut qu’une brûle : { $place } vous donne { MONEY($amount) } par tour, et aucune autre ne donne moins.
because-buy = { $final ->
    [0] Ensuite { $place } a { UNITS($count) }{ $worst ->
        [0] {""}
       *[other] {" "}contre { $worst } de { $seat } à côté
     } ; quand le Dragon attaque, vous devez { $owed }.
   *[1] C’est le dernier tour : à égalité de points de victoire, le plus d’unités l’emporte.
 }
because-upgrade = Désormais { $place } donne { POINTS($points) } au lieu de { $before }, et { MONEY($amount) } par tour au lieu de { $now }.
because-bid = { $amount ->
    [0] { $left ->
        [0] Il ne vous reste rien à miser.
       *[other] Une mise est dépensée même si elle ne vous élève pas ; l’argent gardé achète des unités à { $unit_cost }.
     }
   *[other] { $hoard ->
        [0] Un rang plus haut gagne les égalités et donne plus d’ordres dorés{ $left ->
            [0] {""}
           *[other] {" "}; { MONEY($left) } restent dans votre bourse
         }.
       *[other] Avec { MONEY($hoard) } dans une bourse, le Dragon grandit plus vite ; miser peut élever votre rang, qui gagne les égalités.
     }
 }
because-no-purchase = Vous avez { MONEY($cash) }, et une unité coûte { $unit_cost }.

## Tâches des problèmes, selon la décision
puzzle-orders = Trouvez les meilleurs ordres de ce tour
puzzle-commitment = Envoyez la meilleure force contre le Dragon
puzzle-buying = Trouvez les meilleurs achats et la meilleure enchère
