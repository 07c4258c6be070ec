# What Pennies says apart from the table, in English: why texts and positions are refused.

move-unknown = '{ $text }' is no move: these are { $known }
move-shape = '{ $text }' has too many words or too few
number-wanted = '{ $text }' is no number
position-wrong = this is no position of { $game }: { $why }
cards-wrong = the cards are { $first } to { $last }
