# What players promise one another, besides what they promise in every game.

pact-vote = Shall we both { $answer ->
    [1] object
   *[other] accept
 }?
