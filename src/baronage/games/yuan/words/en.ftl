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
    .a = Water
    .many = Waters
-mountain = Mountain
    .a = a Mountain
    .many = Mountains
-volcano = Volcano
    .a = a Volcano
    .many = Volcanoes

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

landed = { $province } ({ $terrain })

tile-of = the tile of { $province }

## map-laying (DEC-1): tiles are laid one by one, in three clicks
map-laying = Which tile of your hand do you lay?
map-laying-title = which tile you lay, where, and how it is turned
map-laying-place = Where do you lay it? Beside a tile that lies.
map-laying-turn = How do you turn it?
map-laying-others = { LIST($waits) } lays a tile.
pick = Lay the tile with { LIST($lands) }{ LEN($wilds) ->
    [0] {""}
   *[other] {", "}beside { COUNTED($wilds) }
 }
pick-when = Tiles are laid before the first turn. { now-asked }
pick-S2_02 = { $stage ->
    [0] That tile is not in your hand.
   *[other] You have chosen a tile: take that back to choose another.
 }
place = { LEN($bordering) ->
    [0] Lay it in the middle of the table
   *[other] Lay it { LIST($bordering) }
 }
place-when = Tiles are laid before the first turn. { now-asked }
place-S2_03 = { $stage ->
    [0] First choose a tile of your hand.
    [1] A tile is laid on an empty place beside another tile.
   *[other] You have chosen a place: take that back to choose another.
 }
bordering = { $side ->
    [0] east
    [1] south
    [2] south-west
    [3] west
    [4] north
   *[5] north-east
 } of { $tile }
turn-tile = Lay it with { LIST($sides) }
turn-tile-when = Tiles are laid before the first turn. { now-asked }
turn-tile-S2_04 = { $stage ->
    [2] There are six ways to turn a tile.
   *[other] First choose a tile and its place.
 }
sided = { $province ->
    [0] { $terrain }
   *[other] { $province }
 } in the { $side ->
    [0] east
    [1] north-east
    [2] north-west
    [3] west
    [4] south-west
   *[5] south-east
 }
tile-laid = { WHO($seat) ->
    [you] You lay { $tile }.
    [other] { $seat } lays { $tile }.
   *[nobody] Chance lays { $tile }.
 }

## founding (DEC-2): where the capitals stand
founding = Where shall the capital of { $clan } stand?
founding-help = Nobody knows yet who will play { $clan }.
founding-title = where the capital stands
founding-others = { LIST($waits) } chooses where the capital of { $clan } stands.
found = Put the capital of { $clan } on { $province }, { $terrain }; beside it { LEN($beside) ->
    [0] lies nothing
   *[other] { LIST($beside) }
 }
found-group = Put the capital of { $clan }
found-when = Capitals are put on the map before the first turn. { now-asked }
found-S3_01 = A capital stands on a Province of this map: Rice, Forest, Mine or Hill.
found-S3_03 = { $owner ->
    [-1] { $province } lies only { $cells ->
        [one] 1 cell
       *[other] { $cells } cells
     } from the capital { $nearest }: choose a Province further away.
   *[other] The capital of { $owner } stands on { $province } already.
 }
capital-put = { WHO($seat) ->
    [you] You put the capital of { $clan } on { $province }.
    [other] { $seat } puts the capital of { $clan } on { $province }.
   *[nobody] The capital of { $clan } is { $province }.
 }
clan-dealt = { WHO($seat) ->
    [you] You play { clan-named }, and begin
   *[other] { $seat } plays { clan-named }, and begins
 } with { $chao } Chão.

## voting (DEC-3): on the capitals, and where all must agree on the map
voted-on = { $on_map ->
    [0] the capitals
   *[1] the map
 }
voting = Do you accept { voted-on }?
voting-help = { $unanimous ->
    [0] If half of you object, chance
   *[1] If anybody objects, chance
 } { $on_map ->
    [0] places them anew.
   *[1] lays it anew.
 }
voting-title = whether you accept what lies on the table
voting-sent = You have voted. Waiting for { LIST($waits) }.
voting-others = Waiting for the votes of { LIST($waits) }.
vote = { $objects ->
    [0] Accept { voted-on }
   *[1] Object: let chance { $on_map ->
        [0] place the capitals
       *[1] lay the map
     }
 }
vote-when = It is voted when the map or the capitals lie, before the first turn. { now-asked }
vote-S3_04 = Accept { voted-on }, or object.
vote-S3_09 = Accept { voted-on }, or object.
voted = { WHO($seat) ->
    [you] You { $objects ->
        [0] accept
       *[1] object
     }
   *[other] { $seat } { $objects ->
        [0] accepts
       *[1] objects
     }
 }.
vote-failed = { $objections ->
    [one] 1 player objects
   *[other] { $objections } players object
 }: { LEN($on_map) ->
    [0] chance places the capitals anew
   *[other] chance lays the map anew
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
