# Protectors of the Realm, français : la table. Les étiquettes ont 24 lettres au plus, les phrases de la barre 60.

## Lieux, pièces et zones
place-label = { $place }
place-island = Sanctuaire
sea-dragon = { UP(A($terror)) }, puissance { $power }. Il attaque à { $threshold } : encore { $left }.
sea-attack = Le Dragon, puissance { $power }. Une force de { $needed } le repousse. La carte compte { UNITS($count) }.
zone-play = Cartes en jeu
zone-phases = Parties du tour
zone-bracket1 = 1er : tous les ordres dorés
zone-bracket2 = 2e : sans Marche dorée
zone-bracket3 = 3e : Fortifier, Travail dorés
zone-bracket4 = 4e : Travail doré seul
counter-gold = or
counter-rank = rang
counter-bracket = tranche
counter-score = points
phase-rank = Rang
phase-cards = Cartes
phase-orders = Ordres
phase-battles = Combats
phase-buy = Achats
head-turn = { $turn ->
    [0] Préparatifs
   *[other] Tour { $turn } sur { $turns }
 }
piece-unit = { UNITS($n) }
piece-hamlet = Hameau, niveau 0
piece-keep = Donjon, niveau I
piece-castle = Château, niveau II
piece-capitol = Capitole, niveau III
piece-dragon-1-wyrmling = Dragonnet, puissance { $value }
piece-dragon-2-wurm = Ver, puissance { $value }
piece-dragon-3-great-wurm = Grand Ver, puissance { $value }
piece-dragon-4-dragon = Dragon, puissance { $value }
piece-dragon-5-ancient = Dragon ancien, puissance { $value }
piece-dragon-6-worldeater = Dévoreur de Mondes, puissance { $value }
mark-flame = brûlée
mark-hammer = au travail
mark-lock = reste en jeu
mark-attacks = attaque
mark-now = maintenant
mark-past = passé
mark-later = à venir
card-title = { TERM($card) ->
    [card-bswan] Cygne noir
    [card-calm] Calme
    [card-snow] Neige
    [card-rain] Pluies
    [card-power] Puissance
    [card-spring] Agitation
    [card-storm] Tempêtes
    [card-imarin] Bénédictions
    [card-flood] Inondation !
    [card-dragon] Dragons !
    [card-mist] Montagnes
    [card-blood] Soif de sang
    [card-seaf] Gens de mer
    [card-ferry] Bac !
    [card-crab] Crabes !
    [card-plague] Peste !
    [card-pirate] Pirates !
    [card-nigh] Fin proche
   *[card-time] C’est l’heure
 }
card-brief = { TERM($card) ->
    [card-bswan] remélange
    [card-snow] attaquants −1
    [card-rain] Soutien −1
    [card-power] puissance en hausse
    [card-spring] sans Fortifier
    [card-storm] pas d’or
    [card-imarin] or doublé
    [card-flood] sans voisins
    [card-dragon] attaque
    [card-blood] Seuil −{ $count } par chute
    [card-seaf] marche partout
    [card-ferry] partout pour { $fare }
    [card-crab] vivres −1
    [card-plague] tue des unités
    [card-pirate] dénoncez
    [card-nigh] cartes restent
    [card-time] dernier tour
   *[other] sans effet
 }

## Ordres
token-fortify = Fortifier
token-march = Marche
token-delay = Après
token-support = Soutien
token-work = Travail
token-none = Aucun
does-fortify = Les unités qui défendent ici ont plus de force.
does-march = Les unités vont chez un voisin et y combattent.
does-delay = Les unités marchent après toutes les autres marches et batailles.
does-support = Ces unités renforcent un camp d’une bataille voisine, sans risque.
does-work = Rapporte { MONEY($gold) }, mais ces unités ont 1 de force en moins.
does-golden = { $kind ->
    [order-fortify] En or : 1 de force de plus en défense.
    [order-march] En or : 1 de force de plus là où elles marchent.
    [order-support] En or : 1 de force de plus, ou soutien à deux terres de là.
   *[other] En or : pas d’argent, mais la terre peut être améliorée ce tour.
 }
golden-order = { $kind } en or
prompt-land = Choisissez un ordre pour { $place }.
prompt-fortify = Choisissez un ordre pour { $place }.
prompt-work = Choisissez un ordre pour { $place }.
prompt-march = Marche { OF($place) } : choisissez un voisin.
prompt-delay = Marche différée { OF($place) } : choisissez un voisin.
prompt-support = Soutien { OF($place) } : choisissez un voisin.
prompt-side = Qui { $place } soutient-elle ?
field-count = Unités
field-snitch = Dénoncer un joueur aux Pirates
why-spring = Agitation : personne ne peut fortifier ce tour.
why-flood = Inondation : aucune terre n’a de voisin ce tour.
why-island = Sur l’Île, les unités ne peuvent que marcher.
orders-drafted = { $count } terres sur { $all } ont un ordre.
orders-complete = { $all ->
    [one] Votre ordre est prêt. L’envoyer ?
   *[other] Vos { $all } ordres sont prêts. Les envoyer ?
 }
orders-ask = { $count } terres sur { $all } ont un ordre. Envoyer ?
button-send-orders = { $count ->
    [0] N’envoyer aucun ordre
   *[other] Envoyer { SAME($count, $all) ->
        [1] { $count ->
            [one] 1 ordre
           *[other] { $count } ordres
         }
       *[0] { $count } sur { $all }
     }
 }
chip-march = { $brings } contre { $against }{ SAME($against, $worst) ->
    [1] {""}
   *[0] { $long ->
        [0] , fortifié { $worst }
       *[1] {" "}à { $worst }
     }
 }
chip-empty = +{ $points } points, désert
chip-joins = { UNITS($count) } sur place
chip-support = +{ $adds }{ $far ->
    [0] {""}
   *[other] , doré seulement
 }
chip-helps = +{ $adds } pour { $player }
chip-holds = tient avec { $count }
chip-work = +{ $amount } or
chip-raise = passe au niveau { LEVEL($level) }

## Le Dragon
field-send = Unités
field-dies = Pertes
field-burns = Ce qui brûle
field-hide = Rien à voir ici !
field-bank = La Banque de Lannuvár
field-magi = Hauts-mages
dragon-debt = Vous devez { $owed }. Le plus au-dessus gagne la 1re place et 3 points.
dragon-reach = nous atteignons { $needed }
dragon-short = nous échouons
dragon-won = { $amount ->
    [0] { $count ->
        [0] rien
        [one] votre unité meurt
       *[other] { $count } unités meurent
     }
   *[other] +{ $amount } or{ $points ->
        [0] {""}
        [1] , +1 point
       *[other] , +{ $points } points
     }
 }
dragon-lost = { $fate ->
    [0] { $count ->
        [0] rien
        [1] votre unité meurt, c’est tout
        [2] les deux meurent
       *[other] les { $count } meurent
     }
    [1] { $burnt ->
        [0] { $amount } or perdus, dernière place
        [1] 1 terre brûle, dernière place
       *[other] { $burnt } terres brûlent, dernière place
     }
   *[2] vous êtes éliminé
 }
chip-dies = { $count ->
    [one] 1 meurt si on gagne
   *[other] { $count } meurent si on gagne
 }
chip-burns = brûle si on échoue
button-send-units = { $magi ->
    [0] { $count ->
        [0] Rien envoyer
       *[other] Envoyer { UNITS($count) }
     }
   *[other] Envoyer { $count } + { $magi } mages
 }
button-hide = Se cacher
button-bank = Choisir après

## Achats et mises
field-buy = unité : { $price }
field-raise = Passer au niveau { LEVEL($level) } : { $price }
field-capitol = Garder ce Capitole
field-bid = Mise
field-draw = Puiser chez { $player }
field-faith = La foi seule nous nourrit
field-offer = Engager le Roi
field-gain = Gagner { $ability }
field-refresh = Rafraîchir { $ability }
field-faction = { $faction } : { faction-does }
preview-dear = Cela coûte { $price }. Vous avez { $cash }.
preview-faith = Une terre nourrit { $limit } unités au plus.
preview-not-so = Ces choix ne vont pas ensemble.
preview-none = Rien à décider maintenant.
buying-left = { $buys ->
    [0] Misez pour le Classement.
   *[other] Achetez et misez.
 } Il reste { $left } or.
bidding-left = Misez pour un meilleur rang, ou 0. Il reste { $left } or.
button-buy = { $count ->
    [0] { $bid ->
        [0] Ne rien acheter
       *[other] Miser { $bid }
     }
   *[other] Acheter { $count }{ $bid ->
        [0] {""}
       *[other] , miser { $bid }
     }
 }
button-bid = Miser { $bid }
chip-bought = +{ $count } pour { $price }

## Actes
button-ballot = { $vote ->
    [0] { $answer ->
        [0] Normale
       *[1] Grande
     }
    [1] { $answer ->
        [0] Sans équipes
       *[1] En équipes
     }
    [2] { $answer ->
        [0] Sans factions
       *[1] Avec factions
     }
   *[3] { $answer ->
        [0] Au choix
       *[1] Au hasard
     }
 }
button-team = Équipe { $team }
button-position = { $place }
button-look = Voir : { TERM($deck) ->
    [deck-event] Événements
    [deck-dragon] Dragon
    [deck-sea] Mer
   *[other] La Fin
 }
button-keep = La laisser
button-under = La mettre dessous
button-replace = Ici les dragons !
pay = Payer { $player }
pay-ask = Combien payez-vous à { $player } ? Vous avez { $cash }.
chip-pay = Payer

## La barre
voting-bar = { vote-question }
voting-sent-bar = Votre bulletin est mis. Les autres votent encore.
voting-others-bar = Les joueurs votent.
team-forming-bar = Choisissez votre équipe.
team-forming-others-bar = Les équipes se forment.
team-placing-bar = Choisissez où vous commencez.
team-placing-others-bar = Chaque équipe décide qui commence où.
opening-bar = Misez pour votre première place au Classement.
opening-others-bar = Chacun mise en secret pour le Classement.
opening-sent-bar = Mise envoyée. On attend les autres.
bidding-again-bar = Votre mise est à égalité. L’augmenter ?
bidding-again-others-bar = Les ex æquo peuvent augmenter leur mise.
bidding-again-sent-bar = Mise envoyée. On attend les autres.
late-bidding-bar = Votre Banque est ouverte : misez.
late-bidding-others-bar = Les clients de la Banque misent.
late-bidding-sent-bar = Mise envoyée. On attend les autres.
orders-bar = Choisissez une terre et donnez-lui un ordre.
orders-ready-bar = Vos ordres sont complets. Les envoyer ?
orders-pirates-bar = Vous pouvez dénoncer un joueur aux Pirates.
orders-sent-bar = { $waiting ->
    [0] Ordres envoyés.
    [1] Ordres envoyés. On attend 1 joueur.
   *[other] Ordres envoyés. On attend { $waiting } joueurs.
 }
orders-others-bar = Les ordres s’écrivent en secret.
commitment-bar = Le Dragon attaque. Combien d’unités envoyez-vous ?
commitment-others-bar = Le Dragon attaque. Chaque Protecteur choisit en secret.
commitment-sent-bar = Unités envoyées. On attend les autres.
late-commitment-bar = Le Dragon attaque. À vous en dernier : combien d’unités ?
late-commitment-others-bar = Le Dragon attaque. Les clients de la Banque choisissent.
late-commitment-sent-bar = Unités envoyées. On attend les autres.
buying-bar = { $final ->
    [0] Achetez des unités et misez pour le Classement.
   *[1] Achetez des unités : c’est le dernier tour.
 }
buying-others-bar = Chacun achète et mise en secret.
buying-sent-bar = { $waiting ->
    [0] Envoyé.
    [1] Envoyé. On attend 1 joueur.
   *[other] Envoyé. On attend { $waiting } joueurs.
 }

## Le journal
log-bid = { UP($player) } : mise { $amount }{ counts }.
log-lots = Mises égales : tirées au sort.
log-ranking = { UP($player) } : Grand Protecteur, en tête du Classement.
log-ordered = { UP($player) } : { $verb ->
    [6] { token-fortify } { AT($place) }
    [7] { token-work } { AT($place) }
    [8] { token-march }, { UNITS($count) } { OF($place) } vers { $to }
    [9] { token-delay }, { UNITS($count) } { OF($place) } vers { $to }
   *[10] { token-support } { OF($place) }, pour { helped-one } { AT($to) }
 }{ $gold ->
    [0] {""}
   *[1] {" "}(ordre d’or)
 }.
log-produced = { LEN($amounts) ->
    [0] Personne ne touche d’or ce tour-ci.
   *[other] Revenus : { PRODUCED_LIST($amounts) }.
 }

## La révélation pas à pas
order-flag = { $verb ->
    [6] { token-fortify }
    [7] { token-work }
    [8] { token-march }
    [9] { token-delay }
   *[10] { token-support }
 }
step-land = { $place }
