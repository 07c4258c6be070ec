# What the engine and the coach refuse, in English. How these files are read: baronage/engine/catalogue.py.

## What somebody wrote
quoted = '{ $text }'

## The gate
text-long = This text has more than { $most } characters.
text-empty = There is nothing in this text.
actions-shape = An action is a tuple of whole numbers, several are a list of such tuples.
action-shape = An action is a tuple of whole numbers.
actions-many = At most { $most } actions are played at once.
text-long-to-try = A text of more than { $most } characters is not tried beforehand.
only-a-part = Only the first part of that was played: what follows was not possible then. Not played: { $rest }
game-over = The game is over.
answers-shape = Standing answers are a list of texts.
answers-many = These are too many standing answers, or too long ones.
answers-none = { $game } has no standing answers.
table-says = The table says: expel SEAT, or: close.

## Setting up a game
# who sits on a seat that the rules call by a number
player = Player { $number }
option-wrong = The option { $option }: { $why }
option-takes = The option { $option } takes { $values }, not { $value }.
option-range = { $low } to { $high }
option-document = a document
option-unknown = { $known ->
    [none] { $game } has no options.
   *[other] { $game } has no option { $name }; it has: { $known }.
 }
seats-wrong = { $game } is for { $least } to { $most } players, not { $seats }.
options-shape = Options are names with their values, not { $value }.

## Lessons, puzzles and the coach
lesson-unknown = { $game } has no lesson '{ $name }'; there are: { $known }.
lesson-long = A try has at most { $most } moves.
example-unknown = The rules of { $game } have no example '{ $name }'.
example-case = Example { $id } has the cases 1 to { $count }, and no { $number }.
example-seat = There are the seats 0 to { $count }, and no { $seat }.
example-bad = This is no example of { $game }: { $why }
lesson-bad = This is no lesson of { $game }: { $why }
seat-unknown = There is no seat { $seat } in this game.
coach-none = { $game } has no coach.
analysis-form = This analysis has form { $form }; this program reads { $known }.
analysis-bad = This is no analysis: { $why }
analysis-early = This game is not over: only a finished game can be analysed.
nothing-to-advise = You are not asked now, so there is nothing to advise.
puzzle-unknown = { $game } has { $count } puzzles; there is no number { $number }.
puzzle-no-move = This can't be played here.
puzzles-form = These are no puzzles of { $game } in form { $form }.
puzzles-bad = These are no puzzles: { $why }
puzzle-broken = Puzzle { $number } of { $game }: '{ $move }' can't be played.
