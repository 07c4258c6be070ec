# Yuan, English. Facts by name ($clan), functions in capitals: baronage/engine/catalogue.py; HOUSE, PROVINCE ... : glossary.py.

## Glossary: the clans by their colours, the kinds of land
-nobody = nobody
-white = White
-blue = Blue
-purple = Purple
-yellow = Yellow
-red = Red
-green = Green
-black = Black
-orange = Orange
-nowhere = no land
-rice = Rice
-forest = Forest
-mine = Mine
-hill = Hill
-water = Water
-mountain = Mountain
-volcano = Volcano

## Parts of sentences
no-province = no Province
clan-named = { $clan }, the clan { HOUSE($clan) }
answered = { LEN($clans) ->
    [0] { WHO($seat) ->
        [you] You have answered
       *[other] { $seat } has answered
     }
   *[other] { WHO($seat) ->
        [you] You have
       *[other] { LIST($clans) } has
     } decided on an order or a pass
 }.

## bidding (DEC-4): who may choose a clan first
bidding = { LEN($tied) ->
    [0] How much do you bid, of your { $purse } Chão?
   *[other] A tie: { LIST($tied) } bid again. How much do you bid, of your { $purse } Chão?
 }
bidding-help = Who bids most pays it and chooses a clan.
bidding-title = how much you bid for the choice of a clan
bidding-sent = Your bid is made. Waiting for { LIST($waits) }.
bidding-others = Waiting for the bids of { LIST($waits) }.
bidding-tied = { LIST($tied) } bid the same, and only they bid again.
bid = Bid { $bid } Chão
bid-group = Bid for the first choice
bid-amount = Bid how many Chão?
bid-when = Chão are bid when the clans are auctioned, before the first turn. { now-asked }
bid-S4_03 = You have { $purse } Chão: bid from 0 to { $purse }.
bid-shown = { WHO($seat) ->
    [you] You
   *[other] { $seat }
 } bid { $bid } Chão.
bids-tied = { UP(LIST($tied)) } are level at { $bid } Chão and bid again.
auction-won = { $by_lot ->
    [0] {""}
   *[1] The lot decides.{" "}
 }{ WHO($seat) ->
    [you] You win the auction, pay { $bid } Chão and choose a clan.
   *[other] { $seat } wins the auction, pays { $bid } Chão and chooses a clan.
 }

## clan-choice (DEC-5): who won an auction takes a clan
clan-choice = You won the auction. Which clan do you take?
clan-choice-help = It begins in its capital, with the Chão you have left.
clan-choice-title = which clan you take
clan-choice-others = { LIST($waits) } won the auction and chooses a clan.
take = Take { clan-named }; its capital is { $province }, { $terrain }, with { $around ->
    [one] 1 Province
   *[other] { $around } Provinces
 } beside it
take-when = A clan is taken by who has won its auction, before the first turn. { now-asked }
take-S4_03 = { WHO($holder) ->
    [you] You have { $clan } already.
    [other] { $holder } has taken { $clan } already.
   *[nobody] That clan is not in this game.
 }
clan-taken = { WHO($seat) ->
    [you] You take { clan-named }, whose capital is { $province }, and begin
   *[other] { $seat } takes { clan-named }, whose capital is { $province }, and begins
 } with { $chao } Chão.
