# What players promise one another, besides what they promise in every game.

pact-vote = Shall we both { $answer ->
    [1] object
   *[other] accept
 }?
# what can be proposed: a kind in a word or two, and each thing that one chooses in it
offer-vote = The vote
offer-vote-answer = { $answer ->
    [1] both object
   *[other] both accept
 }
