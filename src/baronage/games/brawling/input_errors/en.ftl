# What Brawling Barons says apart from the table, in English: why texts, positions and options are refused. How these files are read: baronage/engine/text/catalogue.py.

## Standing answers
answer-unknown = { $text } is no standing answer: these are { $known }

## Options
decks-few = at most 4 players may share a deck: { $seats } players need at least { $least } decks (BRAWL-14.03)
teams-seats = two teams need 4, 6 or 8 players (BRAWL-15.01)
first-unknown = there is no player { $first } among { $seats }

## Moves as they are written
move-empty = an empty move
move-ambiguous = { $text } could mean several things: { $known }
move-cut = { $text } is cut short or has too many parts
move-unknown = { $text } is no move; moves begin with F G D M1 M2 M3 R U V A P C KB KS T X Y H Q S W or '.'
bid-shape = a bid names its cards, as in 'F KNI1,SHI1', or none, as 'F -'
flip-shape = Flip Unit needs '+' or '-' after its target: P FLI1>kni2+ upgrades, P FLI1>kni2- downgrades
action-card-unknown = { $card } is no action card: these are BOM, FLI and PRI
military-action = a Military Action goes on with U (upgrade), V (move) or A (attack)
aid-of-civilians = the Aid of civilians names a market slot: Q RAV1 M2
aid-alone = nothing can follow Q { $aid }
aid-unknown = { $aid } is no Royal Aid
two-names = { $text }: two names joined by '>' are wanted, as in KNI1>SMI1

## Positions
position-wrong = this is no position of Brawling Barons: { $why }
player-twice = player { $player } stands there twice
field-shape = { $word }: fields are written once each, as in deck=+20
players-gap = players are A, B, C … without a gap
field-unknown = unknown field { $field }=
players-count = the position has { $count } players, not { $seats }
teams-alternate = teams sit alternately: { $one }-{ $other }
market-slots = the market has three slots
deck-empty = a game with an empty deck is over (BRAWL-13.01)
turn-fields = extra= is 0 or 1, done= is 0, 1 or with extra=1 also 2, turns= is below the turn limit
marked-horsemen = '!' marks Horsemen of the player whose turn it is (BRAWL-3.13)
copy-missing = { $word }: a card in a position is written with its copy number, as in FAR1
card-twice = { $word } stands there twice
cards-few = there aren’t enough cards
mark-in-play = { $word }: only Horsemen in play have a free step to mark
resources-shape = r={ $text }: resources are a number, or cards from the top as in r=[KNI1,FAR1]
mark-horsemen = { $word }: only Horsemen have a free step to mark
halves = { $word }: small letters mean the base half of a unit, capitals the upgraded half
number-wanted = { $name }={ $text }: a whole number is wanted
aid-place = a Royal Aid is never in a hand or in the market (BRAWL-10.01)
aids-only = only Royal Aids lie in front of a player (BRAWL-1.07)
no-unit = { $card } is no unit (BRAWL-1.11)
military-only = only military units are on a wall or in a King’s Army (BRAWL-1.09)
upgraded-only = only upgraded units are in a King’s Army (BRAWL-8.02)
player-unknown = { $text } is no player: these are { $known }
card-unknown = { $text } is no card: cards are written like FAR1
copies = { $text }: there are { $copies } copies of { $card } in this game
copies-many = with this many copies of a card, at most { $most } decks can be used
