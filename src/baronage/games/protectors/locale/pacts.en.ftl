# What players promise one another, besides what they promise in every game.

pact-pledge = Against the Dragon in turn { $turn } I send { $given }, if you send { $asked_for }. Agreed?
pact-gift = I send you { $amount } in turn { $turn }.
pact-vote = Shall we both vote { $answer ->
    [1] for the second answer
   *[other] for the first answer
 }?
# what can be proposed: a kind in a word or two, and each thing that one chooses in it
offer-pledge = Units against the Dragon
offer-pledge-given = I send { $given }
offer-pledge-asked_for = you send { $asked_for }
offer-pledge-turn = in turn { $turn }
offer-gift = Money
offer-gift-amount = I send you { $amount }
offer-gift-turn = in turn { $turn }
offer-vote = The vote
offer-vote-answer = { $answer ->
    [1] for the second answer
   *[other] for the first answer
 }
