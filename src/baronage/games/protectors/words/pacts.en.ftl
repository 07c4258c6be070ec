# What players promise one another, besides what they promise in every game.

pact-pledge = Against the Dragon in turn { $turn } I send { $given }, if you send { $asked_for }. Agreed?
pact-gift = I send you { $amount } in turn { $turn }.
pact-vote = Shall we both vote { $answer ->
    [1] for the second answer
   *[other] for the first answer
 }?
