# Ce que disent tous les jeux, en français. Comment ces fichiers sont lus : baronage/engine/catalogue.py.

## Parties de phrases
and = { $first } et { $last }
you = vous
nobody = personne
whose = { WHO($seat) ->
    [you] votre
   *[other] { OF($seat) }
 }

## Attente
waiting = { LEN($waits) ->
    [0] Veuillez patienter.
   *[other] En attente { OF(LIST($waits)) }.
 }
waiting-in-secret = Quelqu’un choisit peut-être en ce moment, et personne ne sait qui.
waiting-for-sheets = Votre choix est envoyé. Les autres choisissent encore.
over = La partie est terminée.

## Refus
no-such-move = Cela ne peut pas se faire ici. { now-asked }
now-asked = On vous demande maintenant : { $asked }.
not-asked = { LEN($waits) ->
    [0] On ne demande rien à personne en ce moment.
   *[other] C’est à { LIST($waits) } de décider, pas à vous.
 }
not-asked-in-secret = Quelqu’un choisit peut-être en secret, et on ne vous demande rien.
not-asked-for-a-sheet = Les autres choisissent en ce moment ; vous n’avez rien à choisir.
sent-already = Votre choix est déjà envoyé, et ce qui est envoyé reste.
it-is-over = La partie est terminée.
you-left = Vous avez quitté cette partie.
not-possible = Cela n’est pas possible maintenant.

## Ce que répond l’arbitre
gate-left-already = { $seat } a déjà quitté la partie.
gate-no-window = Aucune fenêtre n’est tenue ouverte.
gate-only-for-seats = La table elle-même ne peut qu’exclure un joueur, ou fermer une fenêtre qu’elle tient ouverte.
gate-seat-left = Ce siège a quitté la partie.
gate-no-resigning = Dans ce jeu, on n’abandonne pas.
gate-beaten = Ce siège est déjà hors du jeu : il n’a plus rien à abandonner.
gate-not-waited-for = Ce siège n’est pas attendu.
gate-for-the-table = Cela n’appartient qu’à la table.
gate-nothing-unsent = Il n’y a rien à reprendre : tout est envoyé.
gate-no-click = Un brouillon ne contient que ce qui peut encore être repris : ceci serait fait aussitôt.
turn-change = Changer : { $what }
turn-leave = Y renoncer
gate-no-part = Ce que vous avez choisi jusqu’ici n’a pas de telle partie.
gate-nothing-to-undo = Il n’y a rien que ce siège puisse reprendre.
gate-table-not-asked = On ne demande jamais rien à la table.
gate-no-seat = Il n’y a pas de siège { $things } à cette table.
gate-drafted-already = Cela se trouve déjà dans votre brouillon : rien ne change.

## Pourquoi pas ?
why-not-your-move = Ce n’est pas à vous de jouer. { $prompt }
why-first-click = Cliquez d’abord { $things }, puis ceci.
why-or-first-click = { $refusal } Ou cliquez d’abord { $things }.
why-first-choose = Choisissez d’abord { $things }, puis ceci.
why-nothing = { $things } : rien à faire avec cela en ce moment.
why-or = { $first } ou { $last }
why-or-another = { $things } ou un autre

## Ce que ferait un texte tapé
try-resign = Vous quittez la partie
try-lapse = Vous laissez passer votre temps

## Événements
left-resigned = { WHO($seat) ->
    [you] Vous avez abandonné.
   *[other] { $seat } a abandonné.
 }
left-sent-away = { WHO($seat) ->
    [you] Vous avez été renvoyé.
   *[other] { $seat } a été renvoyé.
 }
undone = { WHO($seat) ->
    [you] Vous avez repris votre dernier coup.
   *[other] { $seat } a repris son dernier coup.
 }

## Le conseiller (raisons : `coach-…` dans les catalogues des jeux)
coach-now = Ensuite { $because }.
coach-later = Mieux qu’autrement, quelques tours plus tard, { $because }.
coach-close = Autre chose vaudrait à peu près autant.
coach-any = Je ne vois rien de mieux à faire pour l’instant.
coach-forced = C’est la seule chose que vous puissiez faire.
coach-wins = Cela termine la partie, et vous gagnez.
coach-loses = Votre coup termine la partie, et vous ne la gagnez pas.
coach-guessed = Ce qui est caché, je ne peux que le deviner.
puzzle-asked = À vous de décider. Un plan est nettement le meilleur : trouvez-le.
coach-rival = { WHO($seat) ->
    [nobody] votre plus fort rival
   *[other] { $seat }
 }

## Ce que les joueurs se promettent. $turn : son numéro ; $seat : un troisième joueur
pact-peace = La paix entre nous jusqu’à la fin du tour { $turn } ?
pact-attack = Attaquons-nous tous deux { $seat } au tour { $turn } ?
# ce qui peut être proposé : une sorte en un mot ou deux, et chaque chose que l’on y choisit
offer-peace = La paix
offer-peace-turn = jusqu’à la fin du tour { $turn }
offer-attack = Attaquer quelqu’un ensemble
offer-attack-seat = { $seat }
offer-attack-turn = au tour { $turn }
pact-is-open = attend une réponse
pact-is-accepted = convenu
pact-is-refused = refusé
pact-is-kept = tenu
pact-is-broken = rompu
pact-is-void = sans suite

## Titres d’une partie
heading-round = Manche { $round }
heading-number = Manche { $number }
heading-turn = Tour { $turn }

## Leçons
lesson-wrong = Ce n’est pas encore cela. Revenez en arrière et essayez autre chose.

## La fin
ending-quiet = N’a rien pris ni perdu de notable.

## Dans le terminal. $who : les vainqueurs, ou rien
terminal-over = La partie est terminée : { $count ->
    [0] personne ne gagne
   *[other] { $you ->
        [1] vous gagnez
       *[other] victoire { OF($who) }
     }
 }
terminal-times = { $sentence } ({ $times } fois)

## Ce qui est dit de la table
table-paused = { WHO($seat) ->
    [you] Vous avez pris la pause d’urgence.
   *[other] { $seat } a pris la pause d’urgence.
 }
table-extended = L’hôte a donné à chacun { $hours } heures de plus.
table-sought = { WHO($seat) ->
    [you] Vous demandez
   *[other] { $seat } demande
 } une autre personne à la place de { $absent }, depuis longtemps absent : qui vient peut s’y asseoir.
table-sought-by-host = L’hôte demande une autre personne à la place de { $absent }, depuis longtemps absent : qui vient peut s’y asseoir.
table-seeking = { WHO($seat) ->
    [you] Vous laisseriez
   *[other] { $seat } laisserait
 } une autre personne jouer pour { $absent }, depuis longtemps absent, si tous les autres sont d’accord.
table-seeking-by-host = L’hôte laisserait une autre personne jouer pour { $absent }, depuis longtemps absent, si tous les autres sont d’accord.
table-halting = { WHO($seat) ->
    [you] Vous arrêteriez
   *[other] { $seat } arrêterait
 } la table pour un temps, si tous ceux qui jouent sont d’accord.
table-halted = { WHO($seat) ->
    [you] Vous êtes
   *[other] { $seat } est
 } d’accord, comme tous ceux qui jouent : la table est arrêtée, et le temps de personne ne court.
table-halted-by-host = L’hôte arrête la table : le temps de personne ne court.
table-went-on = { WHO($seat) ->
    [you] Vous faites
   *[other] { $seat } fait
 } reprendre la table ; chacun a le temps qu’il avait avant.
table-went-on-by-host = L’hôte fait reprendre la table ; chacun a le temps qu’il avait avant.
table-goes-on = La table reprend ; chacun a le temps qu’il avait avant.
table-holiday = { WHO($seat) ->
    [you] Vous êtes en congé jusqu’au { $until } : votre horloge
   *[other] { $seat } est en congé jusqu’au { $until } : cette horloge
 } s’arrête ces jours-là.
table-back = { WHO($seat) ->
    [you] Vous êtes
   *[other] { $seat } est
 } de retour de congé.
table-reminded = L’hôte { WHO($seat) ->
    [you] vous rappelle
   *[other] rappelle à { $seat }
 } qu’il faut jouer.
table-handed-over = Un joueur a quitté la partie, et { $seat } joue la suite à sa place.
table-removed = L’hôte a retiré un joueur d’une place, où { $seat } joue maintenant la suite.
table-offered = L’hôte a retiré un joueur d’une place, où { $seat } joue maintenant la suite ; une autre personne peut la prendre.
table-sat-down = { WHO($seat) ->
    [you] Vous prenez
   *[other] { $seat } prend
 } la place d’un joueur qui n’est plus là.
table-outage = Le serveur n’était pas là ; chacun a le temps qu’il avait avant.
