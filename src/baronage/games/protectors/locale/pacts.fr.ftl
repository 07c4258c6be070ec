# Ce que les joueurs se promettent, en plus de ce qu’ils se promettent dans tout jeu.

pact-pledge = Contre le Dragon, au tour { $turn }, j’envoie { $given } si vous envoyez { $asked_for }. D’accord ?
pact-gift = Je vous envoie { $amount } au tour { $turn }.
pact-vote = Votons-nous tous deux { $answer ->
    [1] pour la seconde réponse
   *[other] pour la première réponse
 } ?
# ce que l’on peut proposer : la sorte en un mot ou deux, et chaque chose qu’on y choisit
offer-pledge = Des unités contre le Dragon
offer-pledge-given = j’envoie { $given }
offer-pledge-asked_for = vous envoyez { $asked_for }
offer-pledge-turn = au tour { $turn }
offer-gift = De l’argent
offer-gift-amount = je vous envoie { $amount }
offer-gift-turn = au tour { $turn }
offer-vote = Le vote
offer-vote-answer = { $answer ->
    [1] pour la seconde réponse
   *[other] pour la première réponse
 }
