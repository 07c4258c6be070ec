# What the page itself says, in English. How these files are read: baronage/engine/catalogue.py; `python tools/make_frontend.py` makes them
# into TypeScript. A line that is too long goes on in the next, behind blanks.

## Parts of sentences
and = { $first } and { $last }
one-moment = One moment …

## The table: what is asked
game-over = The game is over
you-may-act = You may act
waiting = Waiting
you-watch = You watch
your-decision = Your decision
your-move = Your move
not-sent = Not sent yet
close = Close
sent-at-once = Once it is sent, it can’t be taken back.
choose-again = Choose again (Escape)
take-back-click = Take back the last click
take-back-move = Take back the last move
undo = Undo
take-back-all = Take back all clicks
what-you-may = What you may do
amount = Amount
another-part = Set or change another part of your sheet
take-amount = Choose { $amount }
choose-first = Choose first
wait = Nothing to decide now
ask-steward = What would my steward do?
steward-thinks = Your steward is thinking …
try-out = Try it on a board of your own
try-it = On a trial board
back-to-game = Back to the game
sampled = A board of your own
sampled-short = Trial
sampled-why = Nobody else sees it, and nothing here counts. What was hidden from you at the table is guessed here.
steward-would = Your steward would
steward-line = Steward:
steward-why = Why?
steward-fold = Fold to a line
not-again = Not to be asked again:
answered-for-you = Answered for you without asking (a click ends it):
ask-again = Ask me again
ask-again-about = { $answer }: ask me again
enter-drafts = Enter only drafts it: it can be taken back.
enter-chooses = Enter only chooses it: it can be taken back.
enter-sends = Enter sends your decision, for good.
enter-plays = Enter plays it at once.
enter-depends = A whole decision is sent at once, for good; a part of one is only drafted.
type-a-move = Type a move
type-a-move-such-as = Type a move: { $example }
draft-typed = Draft what is typed
send-it = Send it
yes-do = Yes: { $what }
do-it = Do it
send-typed = Send what is typed
did-you-mean = Did you mean:
not-taken = What follows is not taken: { $rest }

## The table: what happened
earlier = Earlier moments are in the { $replay }.
earlier-replay = replay
nothing-yet = Nothing has happened yet.
see-moment = See this moment
see-moment-number = See moment { $moment }
what-happened = What just happened
unfold-story = All that just happened
your = your
more-to-tell = { $count } more
what-happens = What happens
speed = Speed
one-back = One back
stop = Stop
run-on = Run on
one-on = One on
skip = Skip
see-again = See again what happened since my last decision
to-the-end = To the end
with-key = { $what } ({ $key })
you = you
nobody-wins = Nobody wins.
all-share = All share the victory.
win = { $count ->
    [one] { $you ->
        [yes] You win.
       *[no] { UP($names) } wins.
     }
   *[other] { UP($names) } win.
 }
list = { LIST($all) }
gone = { $status ->
    [left] , left
    [out] , out
   *[other] { "" }
 }
ties = Equal scores are parted by the tie-break of the rules.
wants-again = { $name } wants to play again.
replay = Replay
tables = Tables
next-game = The next game
play-again = Play again

## The table: who plays
at-this-device = at this device
long-away-tip = A bot plays until somebody sits down here, or until he is back.
long-away = long away
seek-host = Whoever comes may take the seat, but for those who play here.
seek-all = If all others agree, or the host does, whoever comes may take the seat.
seek = Let somebody else play
take-seat = Take this seat
choosing = choosing
to-move = to move
due-on = Yours is due on { $when }.
time-is-up = When time is up, what the rules say for silence is done{ $nobody ->
    [yes] , each time anew.
   *[no] ; for who misses two questions in a row a bot plays until he is back.
 }
everybody-here-title = ● Everybody is here: { $game }
to-the-tables = To the tables
everybody-here = Everybody is here.
waiting-for-players = Waiting for players.
invites = { $host } invites you to play.
sit-and-play = Sit down and play.
the-rules = the rules
who-stands-in = For who stays away plays { $who }.
for-the-link = for somebody with the link
free = free
sit-here = Sit here
free-again = Free it again
give-to-bot = Give it to a bot
which-bot = The bot that you give a seat to is
send-link = Send this link to the people you want to play with:
link-to-table = Link to the table
copied = Copied
copy = Copy
your-name = Your name
no-seat = No seat is free for you here. When the game begins you may watch it on this page.
close-table = Close the table
stand-up = Stand up
sit-down = Sit down
start = Start
host-starts = The host starts the game.
begins-when-full = It begins as soon as the last seat is taken.
on-this-device = On this device
is-asked = { $name } is asked.
curtain-hides = A curtain hides what you hold while you hand the device over.
hand-it = Hand it to { $name }
hand-device = Hand the device to { $name }
shown-after = What { $name } holds is shown after the next click.
i-am = I am { $name }
until = until { $when }
your-move-title = ● Your move: { $game }

## The table: the page
ended-by-keeper = A keeper of this server has ended this table. Why, you read under “Me and my data”.
closed-before = This table was closed before the game began.
connecting = Connecting again …
open-drawer = Players, log, talk, rules
tab-story = Last turn
tab-table = Table
tab-log = Log
tab-talk = Talk
tab-rules = Rules
signs = Signs
lower-sheet = Lower the sheet
raise-sheet = Raise the sheet
asked-every = { $why } It is asked again every few seconds.

## Talk
talk-with-several = Talk with several
only-chosen-read = Only you and those whom you choose will read it.
talk-with-them = Talk with them
channel-table = Table
channel-spectators = Spectators
all-read = All at the table read this, and all who watch.
watchers-read = Those who watch read this; those who play do not.
only-they-read = Only { LIST($all) } read this.
unmute = Tell me of it again
mute = Mute
said-before = What was said before
new = new
players-talk = Those who play talk here; you listen.
nothing-said = At this table nothing is said here while the game is played: so it was agreed.
say-something = Say something
write-to = Write to { $name }
message = Message
say-it = Say it

## A first game: the card, and the words of a game
how-to-play = How to play
how-to-play-game = How to play { $game }
first-game-of = Your first game of { $game }
where-points = Where points come from
how-to-win = How one wins
this-turn = A turn
know-this-game = I know this game
# $where: the name of the button
comes-back-under = Comes back under { $where }.
start-playing = Start playing
go-on-playing = Play on
in-the-rules = § In the rules

## Lessons
a-lesson-first = Three-minute lesson
learn = Learn
learn-by-doing = By doing: a task on the real board, three minutes each. The referee says why.
lessons = Lessons
lessons-of = Lessons of { $game }
lessons-done = { $done } of { $count } done
lessons-length = { $count ->
    [one] { $count } lesson of three minutes.
   *[other] { $count } lessons of three minutes each.
 } You can leave any of them and come back.
lessons-count = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
 }
puzzles-count = { $count } positions from games, each with one best plan
lesson-number = Lesson { $number } of { $count }
lesson-is-next = lesson { $number } is next
all-lessons-done = all done
not-begun = not begun
begin-lesson = Begin the first lesson
go-on-lesson = Go on with lesson { $number }
you-are-here = you are here
the-path = The path
and-then = Then
guided-game = First game with a guide
five-opponents = Five of them, from the gentlest to one who forgives nothing.
lesson-of = Lesson { $number } of { $count }: { $title }
puzzles = Puzzles
puzzles-done = { $done } of { $count } solved
puzzle-of = Puzzle { $number }
puzzle-rating = { $rating } of 5: how hard it is
puzzle-task = One plan is clearly the best here. Find it: you have one try.
puzzle-how = Where this comes from
puzzle-how-told = A real moment of a game, seen with the eyes of who had to decide. Your answer is played on many times, with what you can’t see guessed anew each time; what is nearly as good as the best counts as right.
puzzle-state = Puzzle { $number }{ $right ->
    [yes] , solved
    [no] , not solved
   *[other] { "" }
 }
puzzle-right = Solved
puzzle-wrong = Not solved
puzzle-worse = It costs { $loss } of your chance to win.
puzzle-best = The best plan wins { $value } of the games:
puzzle-again = Look at it again
puzzle-next = Next puzzle
puzzle-try = Solve it
puzzle-today = Today’s puzzle
no-such-puzzle = There is no such puzzle.
skip-lesson = Skip this lesson
no-such-lesson = There is no such lesson.
rule-in-short = The rule in short
your-task = Your task
hint-of = Hint { $number } of { $count }
a-hint = Give me a hint
next-hint = Next hint
lesson-done = Lesson { $number } done
not-yet = Not yet
solved = Solved.
solved-at-once = Solved at the first try.
that-fails = That does not do it.
why-others-fail = Why other ways fail
lesson-again = Again
put-it-back = Put it back
next-lesson = Next: { $title }
a-whole-game = Play a whole game

## Proposals: talk that programs understand, too
channel-proposals = Proposals
proposals-bind-nobody = A proposal binds nobody.
propose-something = Propose something
no-proposals-now = Nothing can be proposed now.
nothing-proposed = Nothing was proposed to you or by you yet.
# $by, $to: names; "no": it is you
proposes = { $by ->
    [no] You to { $to }:
   *[other] { $to ->
        [no] { $by } to you:
       *[other] { $by } to { $to }:
    }
 }
agree = Agree
refuse = Refuse
broken-by = Broken by { $names }.
all-heard-it = All heard it.
propose-to = To whom?
propose-what = What?
all-may-hear = All may hear it
never-mind = Never mind
choose-whom = Choose to whom
choose-what = Choose what
propose-it = Propose it

## The coach
verdict = { $verdict ->
    [best] Best
    [good] Good
    [doubtful] Doubtful
   *[mistake] Mistake
 }
no-verdict = { $verdict ->
    [forced] Nothing else could be done.
   *[other] What came of this could not be judged.
 }
chance-lost = Chance to win { $before } → { $after }
chance-is = Chance to win { $chance }
better-was = Better was
judged-on = Judged on what you could know: what was hidden from you was guessed, not looked at.
judged-partly = Judged on what you could know. The coach had to stop before the end of his work.
your-moves = Your moves
turning-point = Turning point { $number }
curve-says = Your chance to win: { $first } at first, { $last } at the end
you-ahead = You ahead
even = even
you-behind = You behind
coach-works = The coach goes through the game. It may take a minute or two; you can go on meanwhile.
coach-can = The coach can tell which moves decided the game, and what was better.
coach-failed = The coach came to no end. He can try once more.
ask-coach = Let the coach look at it
tab-coach = Coach
analyse = Analyse
try-here-again = Try this move again
try-turn-again = Try turn { $turn } again
chance-to-win = Your chance to win, move by move
turned = Chance to win { $before } → { $after }
replay-from-here = Replay from here
what-decided = { $count ->
    [0] No single move decided it.
    [one] One moment decided it.
    [2] Two moments decided it.
   *[other] { $count } moments decided it.
 }
luck-decided = Chance decided more than you: it changed your chance to win by { $luck } in all; better moves of yours would have brought { $own }.
how-fared = How each of you fared, and why
you-came = You came { $place } of { $count }.
margin-won = You have { $mine }, the next best has { $other }.
margin-lost = { UP($name) } has { $other }, you have { $mine }.
fared-ahead = { $points } more than the next best.
fared-out = Out.
fared-left = Left the game.
fared-behind = { $points } less than the first.
fared-level = Level with the first; the tie-break of the rules parted you.
chart-start = start
chart-says = At the end: { LIST($all) }
chart-chance = Chance to win
chart-points = Points
you-there = You
why = Why?
cause-moment = See it
why-you-lost = What cost you the game
fared-out-in = Out in turn { $turn }.
hand-over = Leave: a bot plays on for me …
hand-over-sure = Yes, leave my place to a bot
to-the-end-bots = To the end
to-the-end-why = Only bots are left: they play the rest at once.
you-are-out = You are out
how-it-came = How it came to that
out-and-now = { $bots ->
    [yes] The bots play on without you, even while you play a new game.
   *[no] The game goes on without you. Watch it to its end, or see again what happened. A new game is another table; this one goes on.
 }
new-game = New game
watch-on = Watch on
see-board = See the board
see-end = See how it ended
next-level = Next: { $name }
next-level-why = { $beaten ->
    [yes] You have beaten { $last }.
   *[no] When { $last } is no match for you any more:
 } { $style }
play-against = Play against { $name }

## The opponents
opponents-title = Opponents: Baronage
page-opponents = Opponents
choose-opponent = Choose an opponent
five-sit = Five who sit at every table. None sees more than its seat.
fits-you = fits you
level-of = level { $level } of { $most }
character = { $character ->
    [wat] Wat the Gleaner
    [hob] Hob of the Toll
    [ysolt] Dame Ysolt
    [anselm] Sir Anselm
   *[regent] The Grey Regent
 }
style-of = { $character ->
    [wat] “Takes what lies before him and does not look further.” Good to learn with.
    [hob] “Sees what a move brings at once, and hoards.”
    [ysolt] “Thinks of the answer to her move, and plays soundly.”
    [anselm] “Looks some turns ahead, and attacks early.”
   *[regent] “Weighs every plan, and forgives nothing.”
 }
thinks-so = { $character ->
    [wat] no turn ahead, and often not the best plan
    [hob] no turn ahead, and not always the best plan
    [ysolt] no turn ahead, but a sound plan
    [anselm] search, some turns ahead
   *[regent] search, the longest, where that wins games; four seconds at most for a decision
 }
measured-so = { $seats ->
    [2] wins { $won } of 100 against { $lower }
   *[other] wins { $won } of 100 among others like { $lower }, at a table of { $seats }
 } (measured in { $played } games: between { $low } and { $high })

## Replay
to-the-table = To the table
back-to-table = Table
finished = finished
so-far = so far
download-record = Download record
moves-and-table = Moves and table
replay-title = { $game }: replay
tab-moves = Moves
moment-number = Moment { $number }
the-start = The start
try-again = Try again
saw-nothing = These eyes saw nothing of it.
set-up = Everything is set up.
whose-eyes = From whose eyes
eyes-all = All
eyes-public = Public
see-everything = You see everything.
see-what-they-saw = You see what these eyes saw at this moment; the rest stays covered.
whose-seat = Whose seat
play-on = Take { $seat } at this moment; bots play the rest. It is a game of its own.
play-from-here = Play from here
link-to-moment = Link to this moment
moves-later = Once the game is over, all its moves stand here.
last-lines = The last lines only
all-lines = All { $count } lines
to-the-start = To the start
run = Run
moment = Moment

## The first page
no-such-page = There is no such page.
waits-title = ● { $count } { $count ->
    [one] waits
   *[other] wait
 } for you: Baronage
page-play = Play
five-games = Five games
one-click = One click, and an opponent sits down; a friend needs only a link. The referee knows every rule.
continue = Continue
new-here = New here?
start-with = Start with { $game }.
first-against-wat = Wat the Gleaner is the gentlest of five opponents, and your steward advises you whenever you ask.
first-game = Play your first game
first-facts = { $length }, no account
server-away = The server does not answer. It is asked again every few seconds.
players-length = { $least }–{ $most } players · { $length }
against-bot = Play against a bot
against-bot-game = Play against a bot: { $game }
with-friend = Play with a friend
with-friend-game = Play with a friend: { $game }
device-play = On this device
device-play-game = On this device: { $game }
pace-kind = { $kind ->
    [live] live
    [post] by post
    [untimed] no clock
   *[other] { $kind }
 }
find-game = Find me a game
find-it = Find it
find-how = Somebody who wants the same, and is about as strong, sits down with you, and the game begins at once. If nobody comes within a minute, a bot is offered.
rated-game = it counts for my rating
seeking = Somebody is sought who is about as strong as you. The game begins by itself.
nobody-came = Nobody has come yet.
play-with-bot = Play with { $name }
open-tables = Open tables
free-seats = { $count }{ $more ->
    [yes] { " " }and more
   *[no] { "" }
 } with a free seat
none-free = None with a free seat now.
none-open = None is open now.
which-game = Tables of which game
all-games = all games
which-pace = Tables of which pace
any-pace = any pace
which-tables = Tables to sit down at or to watch
play-and-watch = to play and to watch
with-free-seat = with a free seat
to-watch = to watch
open-a-table = Open a table
none-of-kind = None of them is of this kind.
watch = Watch
go-there = Go there
more-tables = Show more tables
take-your-turn = Take your turn
my-tables = My tables
wait-for-you = { $count } { $count ->
    [one] waits
   *[other] wait
 } for you
no-tables-yet = Tables at which you sit will stand here.
waiting-for-others = Waiting for others
group-finished = Finished
put-away = Put away
all-finished = All { $count } finished
nothing-put-away = Nothing. What is finished can be put away; the others who played keep it in their lists.
take-back = Take back
hide-put-away = Hide what is put away
what-put-away = What I have put away
wants-again-short = { $name } wants to play again
nobody-won = nobody won
you-share = you share the victory
you-won = you won
you-lost = you lost
you-were = you were { $place } of { $count }
won = { $names } won
seats-free = { $count } { $count ->
    [one] seat is
   *[other] seats are
 } free
everybody-there = everybody is there
game = Game
seats = Seats
each-brings = Each player brings a { $paper } and keeps it
none-gets-new = (who has none gets a new one)
listed = Everybody finds this table and may watch
variants = Variants
altered-rules = Altered rules
altered-name = The name of a game with other figures, as the lab prints it; such a table is private.
open-the-table = Open the table
player-label = Player { $label }
who-sits = Who sits where
seat-label = Seat { $label }
here-device = at this device
me = me
free-for-anybody = free for anybody
for-person = for { $name }
for-a-friend = for a friend with the link
name-of = Name of { $label }
brings = brings
what-brings = What { $label } brings
pace-none = No clock
pace-live-10 = Live, 10 minutes each
pace-live-30 = Live, 30 minutes each
pace-post-1 = By post, a day a move
pace-post-3 = By post, three days a move
pace = Pace
deadlines-fall = Deadlines fall
any-hour = at any hour
at-hour = at { $hour }:00 ({ $zone })
no-weekends = None on Saturdays and Sundays
who-plays-for = Who plays for somebody who stays away
mondays = Mondays
tuesdays = Tuesdays
wednesdays = Wednesdays
thursdays = Thursdays
fridays = Fridays
saturdays = Saturdays
sundays = Sundays
stand-in = { $kind ->
    [nobody] nobody: he is silent whenever he is asked
    [bot] a bot, until he is back
   *[person] a bot, until another person is asked for and comes
 }
pace-live = live, { $minutes } min each
pace-increment = , and { $seconds } s for each move
pace-post = by post, { $days ->
    [0] { $hours } h
    [1] a day
   *[other] { $days } days
 } a move
pace-printed = , or as long as the game's own rules give
pace-until = , until { $hour }:00 ({ $zone })
pace-off = , not on { $days }
ordinal = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
 }
bots = { $count ->
    [one] a bot
   *[other] { $count } bots
 }
free-places = { $count ->
    [one] a free seat
   *[other] { $count } free seats
 }
it-goes-on = it goes on
all-choose = all choose
who-moves = { $who } { $count ->
    [one] moves
   *[other] choose
 }
with = with { $who }
on-one-device = on this device
a-number = a number from { $low } to { $high }
variant-number = { $variant }: number
variant-is = { $variant }: { $value }
variant-off = { $variant }: no
your-own = your own
bring-own = { $variant } of your own, from a file
draw-own = Draw your own
draw-board = Draw your own board
draw-tools = Tools
draw-redo = Redo
draw-begin = Begin with …
draw-clear = Clear
draw-faults = { $count ->
    [one] One thing is not right yet
   *[other] { $count } things are not right yet
 }
draw-good = This board can be played
draw-share = Keep, share, play
draw-play = Play on this board
draw-download = Download
draw-open = Open a file
draw-link = Copy link

## The account
account-of = { $name }: account
signed-in-as = signed in as { $login }
a-guest = a guest, known to this browser alone
change-name = Change my name
change-sign-in = Change how I sign in
keep-account = Keep this account
sign-in = Sign in
my-papers = My papers
let-program-play = Let a program play
sign-out = Sign out
my-name = My name
take-name = Take this name
name = Name
name-hint = So the others see you. At tables at which you sit already you keep the old name.
how-i-sign-in = How I sign in
change-it = Change it
keep-the-account = Keep the account
others-signed-out = All other browsers are signed out, and the tokens of your programs end.
keep-why = With a sign-in name and a password you are { $name } on any device: your tables and papers come along.
sign-in-name = Sign-in name
sign-in-hint = 3 to 30 letters and figures. Nobody else sees it.
present-password = Present password
new-password = New password
password = Password
password-hint = At least 8 characters. No mail address is asked for, so nobody can send you a new one: keep it well.
no-account = No account yet? You need none to play. A guest who wants to come back chooses “Keep this account” in the same menu.
nobody-again = You are a guest without a password: nobody can be { $name } again after this.
left-behind = When you sign { $when ->
    [in] in
   *[out] out
 }, { $count ->
    [one] the table at which you play as { $name } is
   *[other] the { $count } tables at which you play as { $name } are
 } left behind for good. { $keep } first, if you want to go on there.
grant-all = Play and talk in my name
grant-play = Play, but say nothing
grant-talk = Talk, but not play
grant-read = Only look on
a-day = a day
a-week = a week
three-months = three months
a-year = a year
may-do = { $may ->
    [both] plays and talks in your name
    [play] plays in your name
    [talk] talks in your name
   *[none] only looks on
 }
no-program = No program plays in your name now.
a-program = A program
may-until = { $does }, until { $when }
end-token = End the token: { $name }
a-program-small = a program
end = End
end-all = End all tokens
token-once = The token. It is shown this once; give it to your program and to nobody else.
token = Token
programs-why = A program plays through the same door as you: a token lets it take a seat in your name. It can never change your name, your password or your tokens, nor throw your papers away. When you change your password all tokens end. The { $interface } is open to all.
interface = interface
make-token = Make a token
program-name = Name of the program
program-hint = Only you see it. It may be left empty.
it-may = It may
for-how-long = For

## Every page
not-now = Not now
more = More
show-field = Show the { $field }
may-be-private = It may be private: then somebody who sits there can send you the whole link. When its game is over, this address will do.
to-first-page = To the first page
page-papers = Papers
page-rules = Rules
more-pages = More pages
page-about = About
brand-link = Baronage: to the first page
guest = Guest { $number }
settings-table = Settings, and this table
settings = Settings
language = Language
language-name = { $language ->
    [en] English
   *[fr] Français
 }
colours = Colours
theme = { $theme ->
    [auto] as the system
    [light] light
   *[dark] dark
 }
is-shown = What happens is shown
set-sound = Sound when it is my move
set-flash = The page title tells when it is my move
set-keys = The keys , . p s r step through what happens
set-instant = Play with the first click, but never what is sent for good
set-notation = Show notation, and a field to type moves (the key / opens it at any time)
this-table = This table
emergency-pause = Take my emergency pause …
pause-sure = Yes: { $hours } hours more, once in a game
a-day-more = Give everybody a day more
halt-all = Ask for a break
halt-host = Let the table stand still
halt-agree = Agree
halt-wanted = { $names } would like a break: nobody’s time would run. It begins when all who play agree.
halt-waits = You asked for a break. It begins when all who play agree.
halted-by-all = The table stands still, as all who play agreed. Nobody’s time runs.
halted-by-host = The host lets the table stand still. Nobody’s time runs.
go-on = Go on
remind-name = Remind { $name } to move
take-off = Take a player off the seat
take-off-why = A bot plays on there. All read it in the log, and whoever is taken off does not come back to this table.
take-off-bot = { $name }: a bot plays on …
take-off-bot-sure = Yes, take { $name } off the seat
take-off-offer = { $name }: another person may come …
take-off-offer-sure = Yes, take { $name } off and offer the seat
take-off-before = Take off
on-holiday = on holiday until { $until }
holiday-from = on holiday from { $since }
holiday-tip = On holidays one’s clock stands still at tables by post.
holidays = Holidays
holidays-why = On these days your clocks stand still at all tables by post. Those who play with you see until when you are away.
holidays-left = { $left } of { $most } days are left this year.
holiday-days = { $first } to { $last }
holiday-first = From
holiday-last = To
holiday-take = Take these days
holiday-back = I am back
holiday-give-up = Give up
sign-in-to-move = Sign in, and it is your move
invite-by-name = Or ask somebody by name
invite-by-name-hint = Whoever you name finds the table on the first page, and is told by notice.
invited-names = Asked: { $names }.
invite = Invite
invitations = Invitations
invited-by = { $name } asks you · { $pace }
decline = Decline: { $game }
decline-short = Decline
send-away = Send a player away
expel-why = For who showed others what he had sent in secret ({ $rule }). He is out of the game at once; the third time closes all your tables to him.
send-away-name = Send { $name } away …
send-away-sure = Yes, { $name } is out of the game
resign = Resign …
resign-sure = Yes, resign
standing-answers = Standing answers
standing-help = Tried in order whenever I am asked; one a line. None: ask me. The rules page lists what a game knows.
keep-them = Keep them
at-once = at once
quick = quick
usual = usual
slow = slow
about-title = About: Baronage

## About
about-what = A table for strategy games of barons, clans and protectors, with a referee who knows every rule and never tires. He shows what you may do, keeps secrets secret, and when he refuses a move he names the rule.
about-seed = Every shuffle is drawn from a seed whose hash is shown before the first card and which is shown itself at the end, so that anyone can check it.
about-whose = The games belong to those who made them. Baronage is an independent programme: it was not made, ordered or approved by them. Its rules pages are told in words of our own and its pictures are our own drawings; nothing is taken from the rulebooks but how the games are played. If you like a game here, look for its makers.
about-licence = Baronage is free software under the MIT licence. The licence covers our code, our words and our drawings. It can't cover the games themselves, their names or their makers' texts and art: those rights stay with their owners.
about-fonts = The page is set in Alegreya and Source Sans 3. { $licences }.
about-licences = Licences of what is built in
about-door = Programs play through the same door: { $interface }.
about-interface = the interface (OpenAPI)
about-whose-title = Whose games these are
about-may = What may be done with Baronage

## The rules
rules-title = Rules: Baronage
rules-of-title = { $game }: rules
in-these-rules = In these rules
back-to-replay = Back to the replay
back-to-the-table = Back to the table
contents = Contents
no-rule = There is no rule { $rule } in this game.
found = { $count ->
    [0] No rule
    [one] One rule
   *[other] { $count } rules
 } about “{ $words }”{ $most ->
    [0] { "" }
   *[other] ; the nearest { $most } are shown
 }.
all-rules-back = Back to all rules
search-these = Search these rules
search-rules = Search the rules
and-more = … and { $count } more.
no-rule-about = No rule is about that.
all-rules-of = All rules of { $game }
rule-missing = This rule is not on the rules page.
rule-named = Rule { $rule }

## Papers
papers-title = Papers: Baronage
papers-what = What you keep from game to game.
no-json = { $file } can't be read: it is no JSON document.
holds-no = { $file } holds no { $kind }.
import-a = Import a { $kind }
new-kind = New { $kind }
no-papers = You keep no { $kind } yet. Make one here, or take a seat at a table to which each player brings one: who brings none begins with a new one and keeps it.
games-played = { $count ->
    [0] No games
    [one] 1 game
   *[other] { $count } games
 } played here, changed { $when }
from-file-tip = What it tells of former games nobody here has seen
from-file = from a file
in-use = in use at a table
a-new = A new { $kind }
make-it = Make it
written-so = { $help } It is written so: { $words }
usual-one = The usual one, in my name
leave-empty = Leave it empty for the usual one. Put a name of several words in "quotation marks".
export = Export
print = Print
throw-away = Yes, throw it away
delete = Delete …
between-games = Between games
in-use-now = It is in use at a table; when that game is over it comes back, and can be changed again.
edit-which = { $edit }: which
edit-words = { $edit }: words
none = none
mark = { $mark ->
    [new] new
   *[gone] gone
 }
a-new-one = a new { $kind }
each-brings-short = Each player brings a { $paper }
comes-back = What you bring comes back to you as the game leaves it; a new one is yours from then on.
papers-of = { $kind }s
take-home = You take home
to-use-won = To the { $paper }, to use what was won
before-and-after = Before the game, and after it.

## People
profile-title = { $name }: Baronage
here-since = here since { $when }
ratings = Ratings
ratings-title = Ratings: Baronage
ratings-what = People and bots on one scale, for each game and number of players. The mark is what they have shown, the line beside it how sure that is: 95 in 100 would lie within. A difference of 400 means ten to one at two seats.
band-is = the band is where 95 in 100 would lie
give-or-take = ± { $count }
rating-new = new
rating-games = { $games } { $games ->
    [one] game
   *[other] games
 }, { $seats } players
games-count = { $games } { $games ->
    [one] game
   *[other] games
 }
no-rated-games = No rated games yet.
nobody-rated = Nobody has played five rated games of this kind yet.
seat-count = { $count } players
anchor = bot, anchor
anchor-why = always the same
bot = bot
by-post = By post
answers-within = Answers within { $hours ->
    [1] an hour
   *[other] { $hours } h
 }, nine times in ten.
answers-late = Lets time run out more often than one time in ten.
in-time = { $done } of the last { $count } in time
first-places = First places
in-hundred = { $count } in 100
recent-games = Games
all-in-archive = All in the archive
place-of = { $place } of { $count }
no-result = no result
against-person = Against { $name }
met = You had the better place { $won } times, { $name } { $lost } times{ $shared ->
    [0] .
   *[other] , and { $shared } times you shared it.
 }
a-friend = A friend
no-friend = No longer a friend
block = Block …
block-sure = Yes, block
unblock = No longer blocked
block-means = Who is blocked does not see your page, does not sit down at your tables, and you read nothing that he says. He is not told.
shown-to = This page is seen by { $shown ->
    [all] everybody
    [members] those who have an account
    [friends] those whom you call friends
   *[nobody] you alone
 }; running games and talk by nobody.
change-that = Change that
my-page = My page
see-my-page = See my page as it is
my-data = Me and my data
nothing-kept = Nothing is kept of you: you are a guest who has not played yet.
who-sees = Who sees my page
shown-kind = { $shown ->
    [all] everybody
    [members] those who have an account
    [friends] those whom I call friends
   *[nobody] I alone
 }
part-tells = What my page tells, and to whom
page-part = { $part ->
    [ratings] how strong I am
    [results] how often I came first
    [reliability] how soon I answer by post
    [recent] my last games
    [fiefdoms] my Fiefdoms
   *[lessons] which lessons I have done
 }
part-told-to = { $shown ->
    [friends] Only you and those whom you call friends see this.
   *[nobody] Only you see this.
 }
fiefdoms = Fiefdoms
fiefdom-of = { $game }, { $games ->
    [0] not yet played with
    [one] after one game
   *[other] after { $games } games
 }
challenge = Challenge { $name }
challenge-how = A seat is kept for { $name }, who is told that you ask. You may be offline meanwhile: the table waits for both of you.
challenge-send = Send the challenge
never-listed = Running games and talk are never listed.
friends = Friends
no-friends-yet = You call nobody a friend yet: it is done on somebody's page.
line-hidden = { $why ->
    [blocked] You have blocked who said this.
   *[removed] This line was taken away.
 }
blocked = Blocked
passkeys = Passkeys
passkeys-what = By a passkey you come back with your finger, your face or the lock of your device, without a password.
passkey-since = since { $when }
passkey-used = last used { $when }
passkey-remove = Remove it
passkey-add = Add a passkey on this device
passkey-none = No passkey was made or shown. Nothing has changed.
passkey-instead = Or without a password: choose the sign-in name above, then
keep-by-passkey = Keep it by a passkey
enter-by-passkey = Sign in with a passkey
where-signed-in = Where I am signed in
a-browser = a browser
signed-since = since { $when }
this-browser = this one
take-or-delete = Take it home, or delete it
data-what = The file holds all that is kept of you: account, tables, talk, papers, ratings, friends, tournaments, holidays, addresses for notices.
take-home-all = Take it all home
delete-me = Delete me …
delete-sure = Yes, delete me for good
delete-means = Your games stay, since others played them too; your name is taken off, and what you said is taken away. You stand up from tables that have not begun, and resign where a game lets you. Nobody can undo this.

## The archive, and watching
archive = Archive
archive-title = Archive: Baronage
archive-opening = First moves, in notation
opened-alike = Games that opened alike
archive-none = No game that is over is like that.
archive-person = Player, by sign-in name
archive-ending = Ending
archive-clear = Clear
any = any
least-turns = Turns, at least
most-turns = Turns, at most
sorted-by = Sorted by
sort-newest = newest
sort-longest = longest
rated-only = rated only
without-bots = without bots
my-games-only = my own, private ones too
after-turns = after { $turns } { $turns ->
    [one] turn
   *[other] turns
 }
as-text = as text
as-json = as JSON
as-picture = as a picture
page-before = Newer ones
page-after = Older ones
watch-title = Watch: Baronage
watch-now = Games that run
none-running = No public game runs now.
played-late = Played of late
watching-count = { $count } { $count ->
    [one] looks on
   *[other] look on
 }

## The keeper
keeper-page = The keeper’s page
keeper-title = Keeper: Baronage
all-well = All is well.
not-well = Something needs a hand.
reports-wait = { $count ->
    [0] No report waits.
    [one] One report waits.
   *[other] { $count } reports wait.
 }
measure-tables = Tables that run
measure-connections = { $count ->
    [0] nobody is connected
    [one] one browser or program connected
   *[other] { $count } browsers and programs connected
 }
up-since = Running since { $when }.
no-reports = Nobody has reported anything.
measure-move = A move takes
measure-move-what = 99 in 100 take no longer
measure-no-move = no move yet
milliseconds = { $count } ms
measure-processor = Processor
measure-processor-what = of one core, since it started
percent = { $count } %
percent-hardly = under 1 %
runs-on = What it runs on
runs-version = Version
runs-database = Database
runs-copy = Copy
copy-none = none was made yet: baronage backup makes one
copy-made = { $when }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $size } MB; not put back on trial
copy-tried = { $when }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $size } MB; put back on trial
runs-certificate = Certificate
certificate-days = { $days ->
    [one] good for one more day
   *[other] good for { $days } days
 }
needs-hand = Needs a hand
silent-since = { $days ->
    [one] nothing has happened for one day
   *[other] nothing has happened for { $days } days
 }
runs-writing = Writing
runs-queue = { $count ->
    [one] one change waits to be written
   *[other] { $count } changes wait to be written
 }
runs-nothing-waits = nothing waits to be written
reported-words = What the reporter writes:
see-page = The person’s page
reason-first = first the reason, then what is done
measure-members = Members
measure-new = { $count } new this week
measure-muted = { $count } muted or banned
reports = Reports
last-acts = Last acts
no-acts = None yet.
keepers-acts = What keepers did that concerns you
deed = { $by } { $kind ->
    [warn] warned { $name }:
    [mute] muted { $name }:
    [ban] banned { $name }:
    [lift] lifted what was said against { $name }:
    [line] took away a line of { $name }:
    [end] ended a table:
    [void] declared a game void:
    [words] changed the list of unwanted words:
   *[none] found no fault in { $name }:
 }
answered = answered: { $words }
reported-by = reported by { $by } for { $why ->
    [talk] talk
    [leaving] leaving games
    [cheating] cheating
    [name] the name
   *[other] something else
 }
why-reported = { $why ->
    [talk] what was said
    [leaving] leaving games
    [cheating] cheating
    [name] the name
   *[other] something else
 }
the-table = the table
the-tournament = the tournament
acts-before = { $count ->
    [0] nothing before
    [one] one act before
   *[other] { $count } acts before
 }
reason = Reason, which is told:
act-warn = Warn
act-mute = Mute for 7 days
act-ban = Ban …
act-ban-sure = Yes, ban for 30 days
act-line = Take the line away
act-end = End the table
act-void = Let the game count for nothing
keeper-table = A table that needs a hand
table-address = Address of the table
table-acts-told = A table is ended without a result; a game that is over stays, and counts for nothing. Those who sat there read it with your name and reason.
unwanted-words = Unwanted words
unwanted-words-why = One a line. In talk they are covered before anybody reads them; a new name of a person, a seat or a tournament that has one is refused.
report-line = Report what { $name } said
act-none = No fault
acts-told = Whom it concerns is told what, why and for how long, and may answer. Each act is written down with your name. A mute stops talk, never moves.
report-name = Report { $name } …
report-it = Report
report-how = The keeper of this server reads it. Nobody else is told by whom it comes.
report-why = For
report-words = In your own words

## Pictures
larger = Larger
smaller = Smaller
whole-board = The whole board
parts = Parts of the board
many-deeds = { $count } things can be done with it.
of = { $value } of { $top }

## The server
no-answer = The server does not answer.
server-error = the server answers with error { $status }.
no-answer-sent = The server does not answer. Whether this has arrived is seen when it is back.
no-answer-unsent = The server does not answer. Try again when it is back.

## Arms
arms = My arms
arms-what = Your arms stand beside your name: in lists, at tournaments, on your page. They are chosen once, and stay as they are. At a table everybody has the shield of the seat.
arms-of-guest = A guest has a shield of dashes. Who keeps an account chooses arms: a colour, and what is painted on it.
arms-colour = Colour
arms-charge = What is painted on it
arms-take = Take these arms
arms-take-sure = Yes, for good
arms-are = Your arms: { $look }
arms-look = { $charge } on { $tincture }.
tincture = { $tincture ->
    [red] red
    [blue] blue
    [green] green
    [gold] gold
    [purple] purple
    [teal] teal
    [black] black
    [rose] rose
    [white] white
    [orange] orange
    [sky] sky blue
   *[brown] brown
 }
charge = { $charge ->
    [chevron] Chevron
    [bend] Slanting band
    [pale] Upright band
    [fess] Level band
    [saltire] Slanting cross
    [lozenge] Lozenge
    [cross] Cross
    [roundel] Disc
    [pile] Wedge
    [chief] Upper band
    [quarterly] Quarters
    [bars] Two level bars
    [pallets] Two upright bars
    [mullet] Star
    [flaunches] Two arcs
   *[bordure] Border
 }

## Search and bell
search = Search
search-what = Find a person or a game
search-nothing = Nothing is found. People are found by how their names begin.
search-people = People
search-games = Games
search-play = play it
bell = { $count ->
    [0] What waits for you
    [one] What waits for you: one thing is new
   *[other] What waits for you: { $count } things are new
 }
bell-title = What waits for you
bell-nothing = Nothing waits for you now.
bell-settings = What you are told, and where
bell-invited = { $name } asks you to a table.

## Tournaments
page-tournaments = Tournaments
no-tournament = There is no such tournament.
tournaments-none = No tournament is announced. Make one, and it stands here and on the first page.
tournaments-kind = { $kind ->
    [announced] To come
    [running] Running
   *[over] Over
 }
tournaments-all = All tournaments
tournament-next = Next tournament
tournament-make = Make a tournament
tournament-make-how = Who has a password can make one.
tournament-announce = Announce it
tournament-form = { $form ->
    [arena] Arena
    [swiss] Swiss rounds
    [round-robin] Each against each
    [knock-out] Knock-out
   *[league] League
 }
tournament-about = { $game }, { $form }, { $pace }. { $seats } at a table.
tournament-starts = Starts { $when }.
tournament-count = { $count ->
    [0] nobody yet
    [1] one takes part
   *[other] { $count } take part
 }
tournament-hosted = Hosted by { $host }.
tournament-status = { $status ->
    [announced] to come
    [running] running
    [over] over
   *[off] called off
 }
tournament-winners = { $count ->
    [one] { $names } won it.
   *[other] { $names } share the first place.
 }
tournament-rated = rated
tournament-you = you
tournament-you-play = you take part
tournament-bot = bot
tournament-left = left
tournament-join = Join
tournament-leave = Leave
tournament-call-off = Call it off
tournament-share = Share
tournament-who = player
tournament-place = place
tournament-points = points
tournament-rating = rating
tournament-answers = answers in
tournament-wins-it = wins it, in 100
tournament-hardly = under 1
tournament-forecast = Forecast: what is left of the tournament was played out many times from the ratings. Who plays in the last round does not see it.
answers-at-once = at once
answers-hours = { $hours } h
round-now = { $number }, now
round-from = from { $day }
tournament-round = Round { $number }
tournament-table = Table { $table }
tournament-your-table = Your table, { $table }
tournament-to-table = To your table
tournament-others = Other tables
tournament-legend = A number: the place at that round's table. A letter: the table at which the game still runs. –: no table in this round. +: won without a game.
tournament-agreed = What is agreed on
tournament-records = All records, one file
tournament-talk = Talk of the tournament
tournament-talk-read = All who come to this page read this.
tournament-ties-title = Opponents together have { $opponents }, those who were beaten { $beaten }; { $wins } won
cell-to-come = This round is still to come.
cell-walkover = Won without a game: the opponent is gone.
cell-bye = No table in this round.
cell-out = Did not take part in this round.
cell-place = Place { $place } at table { $table }
cell-void = This game counts for nothing.
cell-now = Plays at table { $table }
tournament-pairing = { $form ->
    [arena] Whoever waits sits down with somebody who has nearly as many points, again and again until the time is over.
    [swiss] In each round those meet who have about as many points and have not met before.
    [round-robin] Everybody meets everybody, as equally often as can be.
    [knock-out] The winner of each table goes on; the strongest meet last.
   *[league] Everybody meets everybody; the rounds begin by the calendar, whether or not the games before are over.
 }
tournament-worth = The places at a table are worth { $points } points; equal places share.
tournament-even = { $seats ->
    [2] Who wins has a point; of a shared first place each has half a point.
   *[other] The first at a table has a point, the last none, those between equal steps; equal places share.
 }
tournament-ties = { $form ->
    [knock-out] Of equals at a table the one higher on the list at the start goes on.
   *[other] With equal points, whoever met the stronger opponents is before the other.
 }
tournament-absent = { $kind ->
    [bot] For whoever does not come to the table a bot plays on; such a player counts as last there and sits out until coming back.
    [person] For whoever does not come to the table a bot or a substitute plays on; such a player counts as last there and sits out until coming back.
   *[nobody] Whoever does not come to the table lets the time run out, counts as last there and sits out until coming back.
 }
tournament-leaving = { $kind ->
    [bot] When somebody leaves, a bot plays on in that place.
    [walkover] When somebody leaves, the opponents of later rounds win without a game.
   *[out] Whoever leaves is not paired any more.
 }
tournament-seats = At a table
tournament-how = Form
tournament-begins = Starts
tournament-minutes = Minutes
tournament-rounds = Rounds
tournament-rounds-none = 0: as many as it takes
tournament-bots = Bots that take part
tournament-bot-plays-on = A bot plays on for whoever stays away or leaves
tournament-counts = It counts for ratings
## Notices
notices = Notices
notices-kept = Everything is kept as you press it.
notices-nobody = Take a name first: then you can be told what happens while you are elsewhere.
notices-no-secret = A notice never says what is secret: no cards, no orders, no sheets.
notices-of = Of what
notice-when = When
notice-way = { $way ->
    [mail] Mail
    [push] Push
   *[hook] Hook
 }
notice-kind = { $kind ->
    [move] Your move
    [short] Time runs short
    [over] A game is over
    [invited] Invited
    [talk] Talked to
   *[round] A round begins
 }
notice-about = { $kind ->
    [move] a table waits for you
    [short] most of your time is gone
    [over] with the result and the replay
    [invited] somebody asks you to a table
    [talk] a line that few can read; at most once in ten minutes
   *[round] of a tournament in which you play
 }
notice-when-kind = { $when ->
    [once] at once
    [digest] in the digest
   *[never] never
 }
notice-next = Next notice
notice-sample = What a notice looks like
notice-held = Quiet hours: it is held until { $when }.
notice-goes = It goes to { $ways }.
notice-goes-nowhere = It goes nowhere yet: add an address.
quiet-hours = Quiet hours
quiet-since = Quiet from
quiet-until = Quiet until
quiet-but = Only “time runs short” may wake you, and only if your time ends before the quiet hours do.
digest = Digest
digest-kind = { $digest ->
    [off] off
    [daily] daily
   *[weekly] weekly
 }
digest-empty = Nothing so far.
ways = Where they go
ways-none = Nowhere yet.
way-used = last arrived { $when }
way-unused = nothing sent yet
way-state = { $state ->
    [new] not confirmed
    [works] works
    [fails] { $failures } not taken
   *[other] given up
 }
add = Add
add-mail = Add a mail address
add-device = Add this device
add-hook = Add a hook
mail-none-here = This server sends no mail.
mail-address = Mail address
mail-hint = A link is sent there first, to confirm it.
hook-address = Address of the hook
hook-hint = One of Discord, or of a program of yours: https://…
hook-secret = Notices to this hook are signed with this secret. It is shown once; Discord does not need it.
secret = Secret
send-test = Send a test
send-the-link = Send the link
test-sent = It has arrived.
test-failed = It did not arrive: { $why }
link-sent = The link is on its way.
remove-way = Remove { $name }
push-denied = Your browser does not allow notices from this page; you can allow them in its settings.
confirm-title = Is this your address?
confirm-text = Notices of Baronage will be sent to the address at which you got this link.
confirm-does = Yes, send them here
confirm-done = The address is confirmed.
unsubscribe-title = No more of these?
unsubscribe-text = Notices of this kind will no longer be sent to the address at which you got this link.
unsubscribe-does = No more of these
unsubscribe-done = Notices of this kind no longer come there.
recover-title = A new password
recover-why = If you have confirmed it, a link is sent there that is good for an hour.
recover-sent = If somebody here has confirmed this address, a link is on its way. It is good once, for an hour.
recover-hint = At least eight characters. Wherever you were signed in, you are signed out.
take-password = Take this password
password-lost = Password lost?

# --- worked examples on a board ---

open-example = Open on a board
example-mark = Example { $id }
see-example = { $title ->
    [none] Example { $id } on a board
   *[other] Example { $id } on a board: { $title }
 }
example-named = { $title ->
    [none] Example { $id }
   *[other] Example { $id }: { $title }
 }
no-such-example = The rules have no such example.
back-to-the-rules = Back to this example in the rules
next-example = Next example
cases = The cases of this example
case-of = Case { $number }
what-the-rules-tell = What the rules tell
move-in-rules = In the rules, move { $number } of { $count }: { $who }
you-sit-as = You sit in the place of { $who }: on the board “you” means { $who }.
your-board = You play all sides
play-this = Play this
example-played = That is all that the rules tell here. Play on as you like, or take it back.
own-way = You went your own way. Take it back, and the rules' example goes on.
just-a-position = Try for yourself what can be done here: you play all sides.
from-the-beginning = From the beginning
example-ends-game = With this the game is over.
one-page = On one page, to print
print-it = Print
to-the-rules = All the rules
no-sheet = This game has no page to print.
a-turn = A turn
figures = Figures
