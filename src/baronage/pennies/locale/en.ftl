# Pennies, English. Facts by name ($card), functions in capitals: baronage/engine/text/catalogue.py.

## Glossary
-card = card
    .a = a card
    .many = cards
-ward = ward
    .a = a ward
    .many = wards

## Parts of sentences
pennies = { $pennies ->
    [0] nothing
    [one] 1 penny
   *[other] { $pennies } pennies
 }

## Offers: everybody chooses at once, in secret
offers = { $chosen ->
    [0] Which card do you offer? The highest offer wins a roll of the die.
   *[other] You offer { $total }. Add a card, or send it.
 }
offers-title = which cards you offer
offers-window = Offers
offers-sent = Your offer of { $total } is sent. The others are still choosing.
offers-others = Everybody who holds a card is choosing an offer.

offer = Offer the { NUMBER($card) }
offer-group = Offer a card
offer-when = Cards are offered at the start of a round. { now-asked }
offer-2_01 = { $held ->
    [0] You don’t have the { NUMBER($card) }.
   *[1] { $offered ->
        [0] Two cards are the most that you can offer.
       *[1] The { NUMBER($card) } is in your offer already.
     }
 }

send = Send your offer of { $total }
send-when = Offers are sent at the start of a round. { now-asked }
send-2_01 = Offer a card first.

look = Look at the top card of the deck
look-when = The deck is looked at while offers are made. { now-asked }
look-1_02 = { $allowed ->
    [0] In this game nobody looks at the deck.
   *[1] { $looked ->
        [0] The deck is empty.
       *[1] You have looked at the deck in this round already.
     }
 }

## The raid
raiding = You won this round. For how much do you raid?
raiding-help = Each of the others pays as much, or shows a ward.
raiding-title = what you raid for
raiding-others = { $raider } won this round and chooses what to raid for.

boast = Boast
boast-when = Only the winner of the round may boast, before the raid. { now-asked }
boast-3_01 = You have boasted twice in this round, and that is enough.

raid = Raid for { pennies }
raid-group = Raid
raid-amount = Raid for how many pennies?
raid-when = Only the winner of the round raids. { now-asked }
raid-3_02 = You can raid for what you could pay yourself, and you have { $purse ->
    [0] nothing
    [one] 1 penny
   *[other] { $purse } pennies
 }.

## The secret window: who holds a ward may show it
warding = { $raider } raids for { pennies }. Show a ward, or pay?
warding-title = whether you show a ward
warding-window = Raid
warding-others = { WHO($raider) ->
    [you] You raid
   *[other] { $raider } raids
 } for { pennies }. Players with a ward may show it.

ward = Show the { NUMBER($card) } and pay nothing
ward-group = Show a ward
ward-when = Show wards during a raid. { now-asked }
ward-3_03 = { $held ->
    [0] You don’t have the { NUMBER($card) }.
   *[1] The { NUMBER($card) } is no ward. Wards are the cards from { $first_ward } up.
 }
pay = Pay { pennies }
pay-when = Pay during a raid. { now-asked }

## Events
offered = { WHO($seat) ->
    [you] You offered
   *[other] { $seat } offered
 } { LEN($cards) ->
    [0] nothing
   *[other] { COUNTED($cards) }: { NUMBERS($cards) }
 }.
won = { WHO($seat) ->
    [you] You won
   *[other] { $seat } won
 } { pennies } from the bank.
looked = { WHO($seat) ->
    [you] You looked at the deck: its top card is the { NUMBER($card) }, { A($card) }.
   *[other] { $seat } looked at the top card of the deck.
 }
boasted = { WHO($seat) ->
    [you] You boasted.
   *[other] { $seat } boasted.
 }
raided = { WHO($seat) ->
    [you] You raided
   *[other] { $seat } raided
 } for { pennies }.
asked-for-ward = Show a ward, or pay.
warded = { WHO($seat) ->
    [you] You showed
   *[other] { $seat } showed
 } the { NUMBER($card) }, { A($card) }, and { WHO($seat) ->
    [you] pay
   *[other] pays
 } nothing.
passed = You showed no ward.
paid = { WHO($seat) ->
    [you] You paid
   *[other] { $seat } paid
 } { pennies }.
drew = { WHO($seat) ->
    [you] You drew the { NUMBER($card) }.
   *[other] { $seat } drew a card.
 }
round-began = Round { $number } begins.
ended = The game is over.

## The end, the options, the things on the table
cause-last-round = The last round is over: the fullest purse wins.
cause-alone = Only one player is left, and wins.
option-rounds = How many rounds are played.
option-peek = May one look at the deck?
option-peek-title = Looking at the deck
option-peek-yes = yes
option-peek-no = no
option-purses = What each begins with.
thing-card = The { NUMBER($card) } is { A($card) }. Cards are offered, and wards are shown during a raid.

## The table
card-name = The { NUMBER($card) }
picture-round = Round { $number }
zone-deck = Deck
zone-discard = Discard pile
zone-hand = { WHO($seat) ->
    [you] Your hand
   *[other] { WHOSE($seat) } hand
 }
counter-pennies = Purse
