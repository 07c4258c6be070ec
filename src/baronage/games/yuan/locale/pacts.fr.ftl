# Ce que les joueurs se promettent, en plus de ce qu’ils se promettent dans tous les jeux.

pact-vote = Votons-nous tous deux { $answer ->
    [1] contre
   *[other] pour
 } ?
# ce qu’on peut proposer : la chose en un ou deux mots, et ce qu’on y choisit
offer-vote = Le vote
offer-vote-answer = { $answer ->
    [1] tous deux contre
   *[other] tous deux pour
 }
