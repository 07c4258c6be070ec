# For a first game: the card, the terms. What the ids are: baronage/engine/tutorial.

## The card
teach-goal = Have the fullest purse after the last round.
teach-source-offer = The highest offer wins a roll
teach-source-offer-how = One die, paid by the bank; a tie wins nothing.
teach-source-raid = The winner may raid
teach-source-raid-how = All others pay the stake.
teach-source-ward = A ward pays nothing
teach-source-ward-how = Show a card from 7 up.
teach-step-1 = Offer one or two cards
teach-step-1-how = All offers are shown together.
teach-step-2 = If you win, choose a stake
teach-step-2-how = You must be able to pay it yourself.
teach-step-3 = Draw up to two cards
teach-step-3-how = Then the next round begins.

## What stands in the pictures
teach-see-high = 12
teach-see-roll = one die
teach-see-pennies = pennies
teach-see-ward = ward
teach-see-stake = stake

## The terms: what each is called, the words for it in sentences, and what it is
term-ward = Ward
term-ward-forms = ward
term-ward-is = A card from 7 up that you may show when you are raided: then you pay nothing.
term-raid = Raid
term-raid-forms = raid
term-raid-is = The sum for which the winner raids is paid by everybody else, as far as they can.
term-boast = Boast
term-boast-forms = boast; boasted
term-boast-is = The winner may boast before raiding, twice at most.
