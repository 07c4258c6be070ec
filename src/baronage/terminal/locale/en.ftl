# What the terminal and the command line say, in English. How these files are read: baronage/engine/text/catalogue.py.

## Playing
sealed = Shuffles and dice are sealed: { $seal }…
new-to = New to { $game }? Type: rules { $title }
since-looked = Since you last looked
enter-clear = Press Enter to clear the screen.{ " " }
pass-device = Pass the device to { $name }.
enter-alone = Press Enter when nobody else can see the screen.{ " " }
nothing-to-choose = You have nothing to choose now.
enter-pass-on = Press Enter to pass the device on.{ " " }
not-saved = The game could not be saved: { $why }
saved-in = Saved in { $path }
go-on-with = Go on with: { $command }
keep-record = Keep the record of this game? Enter: yes, in { $path }
keep-where = Or a file name, or n for no:{ " " }
record-elsewhere = { $path } exists and is left as it is; the record goes to { $usual }
replay-with = Replay it with: { $command }
coach-with = See which decisions counted: { $command }
verify-with = Check its shuffles with: { $command }
keep-campaign-file = Keep the { $kind } of { $name } with: { $command }
status-left = left
status-out = out
status-when = { $status }, { $when }
hold-nothing = You hold nothing.

## Being asked
amount-of = { $label } From { $low } to { $high }
which-amount = A number from { $low } to { $high }, or Enter to go back:{ " " }
nearest = Not a move. Do you mean one of these?
notation-on = Notation is shown: at the right what can be typed for a move, before things how it calls them. It goes with: notation
notation-off = Notation is no longer shown. It comes back with: notation
no-rule-noted = No rule is noted for that one.
allowed = Allowed.
allowed-what = Allowed: { $sentence }
answers-none = You have left no standing answer.
answers-yours = Your standing answers: { $answers }
answers-ask-again = You decide again.
answers-noted = Saved. Only you see it.
give-up = Give up this game? Type yes:{ " " }
agree-draw = { $name }, do you agree on a draw? Type yes:{ " " }
refuses-draw = { $name } refuses the draw. The game goes on.
goes-on = Good: the game goes on.
send-away = Send { $name } away, out of the game, for a breach of secrecy ({ $rule })? Type yes:{ " " }
no-option = there is no option { $number }; they run from 1 to { $most }
no-hints = This game has no hints, because several people play it. If all agree, begin one with --hints.
no-advice = I have no advice here: nothing on the board decides it.
answer-missing = a standing answer is missing; answer none takes them all back
no-save-there = { $path } exists and is no saved game; it is left as it is
nobody-expelled = Players can’t be expelled in this game.
expel-whom = expel and a name: choose a player to expel
no-rest = Here nothing long is left that could be done for you: rest is for orders of many parts, such as placing Serfs.
nothing-back = You have nothing to undo: only your own last steps can be undone, until something is revealed.
not-here = This can’t be done here.
asked-for = A number, or ? for help
asked-inside = A number, or ? for help; Enter goes back
ways = { $what } … ({ $count } ways)
then = then: { $what }

## Help
help-number = choose option 3; if it ends with …, it opens a shorter list (Enter goes back)
help-move = or type a move in its notation, as it stands at the right; several with ; between them
help-hint = what your steward would do now, and why; it knows what you know
help-how = what the game is about, where points come from, and a turn in three steps
help-what = what a word of the game means; what alone: which words are explained
help-why = the rules behind option 3; why alone: those behind the question
help-notation = show or hide notation: what can be typed for each move, at any time, and how it calls things
help-rule = the text of a rule
help-rules = look for words in the rules; rules alone: what there is, and what newcomers read
help-board = the whole table, with all that stands beside it; hand: your cards, and what they do
help-view = the table as a spectator sees it
help-log = what happened lately; log all: everything
help-answer = given for you whenever it fits; several with ; between them; answer none: ask me again
help-rest = what is left of a long order, done for you, such as placing Serfs; you can take it back
help-undo = take back your last step, as far as nothing was revealed since
help-save = put a copy into a file; the game is saved after every move anyway
help-draw = offer a draw to everyone in the game
help-resign = give up; asks first
help-expel = send away who broke the secrecy of the game, where its rules say so; asks first
help-quit = leave; the game is saved and can go on later (so does ctrl-c)
help-lesson = A number, hint, board, back, again (from the beginning), notation, or quit
help-puzzle = A number, board, again (from the beginning), notation, give up, or quit

## Replay
replay-next = the next move
replay-back = the move before
replay-jump = jump to move 12; 0 is the beginning
replay-last = jump to the end; first: to the beginning
replay-seat = show the view of NAME; seat public: of a spectator; seat all: everything
replay-auto = play automatically; ctrl-c stops it
replay-quit = leave
replay-move = Move { $move } of { $last }
replay-beginning = Move 0 of { $last }: the beginning
replay-keys = Enter: next move; ? for help
replay-stops = The record stops here, before the end of the game.
unknown-viewpoint = unknown viewpoint ‘{ $name }’; use { $known }, public or all
replay-none-of = '{ $text }' is none of: Enter, back, a number, seat, auto, first, last, quit
no-move = there is no move { $number }; they run from 0 to { $last }

## The coach and puzzles
coach-judged = Judged on what could be known then: what was hidden is guessed many times.
coach-whose = { $game }: the decisions of { $name }
coach-no-time = There was no time to look at everything.
coach-curve = Chance to win, from { $first } at the beginning to { $last } at the end
coach-shares = In points of a hundred: own decisions { $own }, luck { $luck }, the others' decisions { $others }
coach-decisions = Decisions: { $counts }
coach-verdict = { verdict }: { $what }
verdict-count = { $count } { verdict }
verdict = { $kind }
coach-turns = Turning points
coach-better = Better was: { $words }. { $reason }
no-seat = there is no seat '{ $name }'; there are { $known }
puzzle-head = { $game }: puzzle { $number }  { $rating }
puzzle-solution = The solution:
puzzle-right = Right.
puzzle-as-good = Right: it is as good as the solution, or nearly.
puzzle-worse = Not the best: it wins in { $less } of 100 games less.

## Rules and words
rules-of = The rules of { $game }
rules-nothing = nothing in the rules of { $game } is found for '{ $text }'
rules-more = … and { $more } more; say more words to find fewer.
rules-titles = To be read by title (rules { $first }): { $titles }.
card-again = This card again: how. A word of the game: what WORD.
no-term = { $word } is no term of { $game }; what alone lists them
no-term-but = { $word } is no term of { $game }; is it one of these: { $meant }?
column-section = section
column-rule = rule
column-number = number
column-lesson = lesson
column-seat = seat
column-difficulty = difficulty, 1 to 5
column-option = option
column-values = values
column-default = default
column-does = what it does
column-place = place
column-file = file
column-player = player
column-points = points
column-won = won
column-opponents = of opponents
column-beaten = of the beaten
column-rating = rating, 95 %
column-a-game = a game
column-missed = missed
column-bot = bot
column-games = games
column-wins = wins
column-score = score
column-against = against
column-first-place = first place, 95 %
column-fair-share = times its fair share
column-self-harm = self-harm
column-rules = rules
no-card = { $game } has no card; rules tells what there is to read

## Beginning
unfinished = You have an unfinished game: { $game }.
unfinished-go-on = Enter to go on with it, or n for a new game:{ " " }
you-play = You play against { $others }. Type a number to choose; ? tells what else you can type, hint what a good move is.
help-at-hand = Type a number to choose; ? tells what else you can type.
first-way = The game begins in the way that is best to learn. Other ways: { $command }
you = You
one-game = One game so far: { $game } ({ $seats }).
players = { $count } players
players-length = { $players }, { $length }
players-between = { $first } to { $last } players
which-one = Which one?{ " " }
save-line = { $game }: { $names }; { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
 }, saved { $when }
which-save = Which one? (Enter: the newest){ " " }
a-number = A number from 1 to { $most }, or ctrl-c to leave.
players-seats = { $players } players are named for { $seats } seats
player-is = a player is 'me', a name of at most 40 letters, or 'bot:NAME'

## Files
file-large = { $path } is too large: at most { $most } MB are read
file-not-text = { $path } isn’t a text file
file-not-utf8 = { $path } isn’t a text file (UTF-8)
file-unread = { $path } can’t be read: { $why }
file-unwritten = { $path } can’t be written: { $why }
file-not-plain = { $path } isn’t a plain file
no-save = { $path } is no saved game (to look at a record: baronage replay FILE)
save-seats = { $path }: { $players } players sit on { $seats } seats
save-damaged = { $path } was changed or is damaged: { $why }
save-misfit = its moves and shuffles don’t fit together
file-exists = { $path } exists and is left as it is
json-unread = { $path }: this JSON can’t be read: { $why }
campaign-file-not-over = this game isn’t over yet
campaign-file-nothing = nothing is kept from such a game
campaign-file-other = this game wasn’t begun with the { $kind } as it is in the file; perhaps it was counted already
campaign-file-seat = say which seat it had: --seat { $seats }
campaign-file-whose = say whose { $kind } it is: --seat { $seats }
campaign-file-file = { $seat } brought a { $kind } to this game; name its file
campaign-file-game = { $path } is a game of { $played }, not of { $game }

## The command line
no-game = there is no game '{ $name }'; there are: { $known }
no-sign-in-name = nobody has the sign-in name '{ $name }'; they choose one in the page first
admin-appointed = { $name } is now an admin. A running server applies this at their next sign-in.
no-language = there are no words in '{ $language }'; there are: { $known }
json-bad = { $where }this JSON can’t be read: { $why }
option-written = an option is written NAME=VALUE, not '{ $word }'
no-lessons = { $game } has no lessons
no-puzzles = { $game } has no puzzles
seed-later = { $path }: this game still runs; its seed is shown, and can be checked, when it is over
seed-none = { $path } holds no sealed seed (it is published when a game is over)
position-give = give the position as one text in quotation marks, or with --load FILE
position-bad = this is no position of { $game }: { $why }
resume-alone = a saved game brings its own seats, players, options and seed; give --resume alone
resume-none = there is no saved game to go on with
name-game = name the game: baronage play GAME (baronage games lists them)
needs-extra = this needs { $module }: python -m pip install 'baronage[{ $extra }]'
fault = a fault of this program: { $what } (BARONAGE_DEBUG=1 shows where)
drawn = drawn in { $path }
written = written to { $path }
now-a-game = Now a whole game: { $command }
seed-true = { $path }: the seed is the one promised, and all { $moves } moves fell as it says.
backed-up = { $path }: { kept }.
restored = Back in the database: { kept }.
kept = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
 }, { $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
 }, { $people ->
    [one] { $people } person
   *[other] { $people } people
 }
checked = { $tables ->
    [one] { $tables } running table
   *[other] { $tables } running tables
 }, { $acts ->
    [one] { $acts } act
   *[other] { $acts } acts
 } played again, { $differ ->
    [one] { $differ } differs
   *[other] { $differ } differ
 }.
tables-counted = { $tables ->
    [one] { $tables } table was counted.
   *[other] { $tables } tables were counted.
 }
figures-counted = { $figures ->
    [one] { $figures } number was counted again
   *[other] { $figures } numbers were counted again
 }, { $differ ->
    [one] { $differ } was otherwise.
   *[other] { $differ } were otherwise.
 }

## Many games of bots
simulated = { $game }: { GROUPED($games) } games, { $seats } seats, seed { $seed }
simulated-length = { $mean } ± { $error } decisions a game ({ $least } to { $most })
simulated-first = The first seat won { $share } % of the games.
simulated-missed = { $bot } missed { GROUPED($count) } { $count ->
    [one] decision
   *[other] decisions
    }: the answer was late or not legal.
simulated-took = { $seconds } s in { $processes ->
    [one] { $processes } process
   *[other] { $processes } processes
 }; digest { $digest }
ladder-head = { $game }: { GROUPED($games) } games for each pair, seed { $seed }
tournament-head = { $game }: { $form }, { $rounds ->
    [one] { $rounds } round
   *[other] { $rounds } rounds
 } at tables of { $seats }, { GROUPED($games) } games at each, seed { $seed }
