# What the engine and the coach refuse, in English. How these files are read: baronage/engine/text/catalogue.py.

## What somebody wrote
quoted = '{ $text }'
number-unread = { $text } is no whole number
word-unknown = unknown: { $word }
part-unread = a part of it can’t be read
entry-missing = the entry { $name } is missing
json-wrong = a mistake in line { $line }, column { $column }

## The gate
text-long = This text has more than { $most } characters.
text-empty = This text is empty.
actions-shape = An action is a tuple of whole numbers, several are a list of such tuples.
action-shape = An action is a tuple of whole numbers.
actions-many = At most { $most } actions are played at once.
text-long-to-try = Only texts of up to { $most } characters can be tried out.
only-a-part = Only the first part of that was played: the rest wasn’t possible then. Not played: { $rest }
game-over = The game is over.
answers-shape = Standing answers are a list of texts.
answers-many = These are too many standing answers, or too long ones.
answers-none = { $game } has no standing answers.
table-says = The table says: expel SEAT, close, or agree.

## Setting up a game
# who sits on a seat that the rules call by a number
player = Player { $number }
option-wrong = The option { $option }: { $why }
option-takes = The option { $option } takes { $values }, not { $value }.
option-range = { $low } to { $high }
option-document = a document
game-unknown = Unknown game { $name }. Known games: { $known }.
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
example-seat = Seats are numbered 0 to { $count }; { $seat } isn’t one of them.
example-bad = Not an example of { $game }: { $why }
lesson-bad = Not a lesson of { $game }: { $why }
seat-unknown = This game has no seat { $seat }.
coach-none = { $game } has no coach.
analysis-form = This analysis has form { $form }; this program reads { $known }.
analysis-bad = Not an analysis: { $why }
analysis-early = Only a finished game can be analysed.
nothing-to-advise = It isn’t your decision now, so no hint is possible.
puzzle-unknown = { $game } has { $count } puzzles; there is no number { $number }.
puzzle-no-move = This can’t be played here.
puzzles-form = These are no puzzles of { $game } in form { $form }.
puzzles-bad = These are no puzzles: { $why }
puzzle-broken = Puzzle { $number } of { $game }: '{ $move }' can’t be played.
