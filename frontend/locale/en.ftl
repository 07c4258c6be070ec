# What the page itself says, in English. How these files are read: baronage/engine/text/catalogue.py; `python tools/make_frontend.py` makes them
# into TypeScript. A line that is too long goes on in the next, behind blanks.

## Parts of sentences
and = { $first } and { $last }
one-moment = One moment …

## The table: what is asked
skip-to-result = Skip to the result
pay-to = Pay { $name }
offer-peace-to = Offer { $name } peace
game-over = The game is over
waiting = Waiting
your-move = Your move
close = Close
take-back-click = Undo the last click
take-back-move = Undo the last move
undo = Undo
amount = Amount
wait = Nothing to decide now
ask-steward = What would my steward do?
back-to-game = Back to the game
steward-why = Why?
not-again = Don’t ask again:
answered-for-you = Answered for you automatically (click to stop):
ask-again = Ask me again
ask-again-about = { $answer }: ask me again
send-it = Send

## The table: the board, the bar and the column
more-options = More
type-a-move = Type a move
you-are-out = You’re out
how-it-came = How it happened
watch-on = Keep watching
time-is-up = If your time runs out, the default move is played.
new-group = New group …
start-group = Start the group
set-stops = Ask me before fights
all-options = All options
undo-nothing = Nothing to undo
decrease = Less
increase = More
cancel = Cancel
seen-cards = seen
of-limit = of { $limit }
falls = falls
defence = defence
offence = attack
picked-card = { $card }: { $where }
picked-army = { $card }: choose a lit land
picked-attack = Choose a target: your chance, less if help comes
hits-on = hits on
one-to = 1 to { $most }
hit = hit
missed = missed
thinks = thinking
is-out = out of the game
you-say = You
who-joins = Who joins the attack?
your-order = your order
show-again = Show again
plan-turn = Plan { $turn }
step-by-step = { $turn }, step by step
against = against
talk-to = Talk to
follow-hint = Do it
card-large = The card
players = Players

## The table: what happened
nothing-yet = Nothing has happened yet.
see-moment = Show this step
see-moment-number = Show step { $moment }
what-happened = What just happened
more-to-tell = { $count } more
speed = Speed
one-back = Previous step
stop = Stop
you = you
nobody-wins = No one wins.
all-share = It’s a draw.
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
ties = Ties are broken by the game’s tie-break rule.
wants-again = { $name } wants to play again.
replay = Replay
tables = Tables
next-game = The next game
rematch = Rematch
resigned = { $name ->
    [you] You resigned.
   *[other] { $name } resigned.
 }
play-again = Play again

## The table: who plays
at-this-device = at this device
long-away = away
seek-host = Anyone who isn’t playing here can take this seat.
seek-all = If the host or all other players agree, anyone can take this seat.
seek = Offer this seat
take-seat = Take this seat
to-move = to move
everybody-here-title = ● Everyone is here: { $game }
to-the-tables = All tables
everybody-here = Everyone is here.
waiting-for-players = Waiting for players.
invites = { $host } invites you to
sit-and-play = Take a seat and play.
the-rules = the rules
who-stands-in = Stand-in for absent players: { $who }
for-the-link = not here yet
free = free
sit-here = Sit here
free-again = Free this seat
give-to-bot = Add a bot
which-bot = Bot to add
join-game-of = Join { $host }’s game
play-instead = Play { $name } instead
share-link = Share …
how-you-win = How you win
first-time = First time? A card shows you how a turn goes, and your steward helps.
link-to-table = Link to the table
invite-note = Note for your friend
invite-note-hint = Optional: one line on the invitation
note-saved = Your friend reads it on the invitation.
waiting-long = We’ll tell you when your friend comes. Play { $name } meanwhile?
play-meanwhile = Play { $name }
friend-came = { $names } { $count ->
    [one] is
   *[other] are
 } here.
qr-code = QR code
qr-code-of-link = QR code of the link
qr-scan = Your friend scans it with a phone’s camera.
copied = Copied
copy = Copy
your-name = Your name
no-seat = There’s no free seat for you here. You can watch the game on this page once it starts.
close-table = Close the table
stand-up = Leave seat
sit-down = Take a seat
start = Start
host-starts = The host starts the game.
link-opened = opened your link
your-friend = your friend
rematch-sent = The rematch starts when the others accept.
seat-ready = ready
invite-friend = Send this link to a friend
make-link = Make the link
your-name-why = Your friend reads it on the invitation.
game-ways = More about { $game }
starts-with-friend = It starts when your friend joins.
no-account-needed = No account needed
read-rules = Read the rules
begins-when-full = The game starts when the last seat is taken.
hand-it = Pass it to { $name }
hand-device = Pass the device to { $name }
shown-after = The next click shows what { $name } holds.
i-am = I am { $name }
until = until { $when }
your-move-title = ● Your move: { $game }

## The table: the page
ended-by-admin = An admin ended this table. See “My data” for the reason.
closed-before = This table was closed before the game started.
changed-meanwhile = Something changed meanwhile. Choose again.
connecting = Reconnecting …
server-updated = Baronage has been updated.
reload = Reload
tab-rules = Rules
asked-every = { $why } Retrying …

## Talk
channel-table = Table
channel-spectators = Spectators
all-read = Players and spectators can read this.
watchers-read = Spectators can read this. Players can’t.
only-they-read = Only { LIST($all) } can read this.
unmute = Unmute
mute = Mute
earlier-messages = Earlier messages
new = new
players-talk = Only players write here. Spectators can read it.
chat-off = Chat is off at this table during the game.
say-something = Write a message
write-to = Write to { $name }
message = Message
say-it = Send

## A first game: the card, and the words of a game
how-to-play = How to play
where-points = Where points come from
how-to-win = How to win
start-playing = Start
bulb-shows = The bulb shows you a good move.
you-meet = You play against { $name }.
goal-is = Goal: { $goal }
in-the-rules = § In the rules

## Lessons
a-lesson-first = 2-minute lesson
learn = Learn
learn-by-doing = Solve a task on a real board in three minutes. You’ll see why each move works or fails.
lessons = Lessons
lessons-of = Lessons of { $game }
lessons-done = { $done } of { $count } done
lessons-length = { $count ->
    [one] { $count } three-minute lesson.
   *[other] { $count } three-minute lessons.
 } You can leave and come back at any time.
lessons-count = { $count ->
    [one] 1 lesson
   *[other] { $count } lessons
 }
puzzles-count = { $count } positions from games, each with one best plan
lesson-number = Lesson { $number } of { $count }
lesson-is-next = next: lesson { $number }
all-lessons-done = all done
not-begun = not started
begin-lesson = Start the first lesson
go-on-lesson = Continue with lesson { $number }
you-are-here = you are here
the-path = Path
and-then = Then
guided-game = Guided first game
five-opponents = Five opponents, from gentle to merciless.
lesson-of = Lesson { $number } of { $count }: { $title }
puzzles = Puzzles
puzzles-done = { $done } of { $count } solved
puzzle-of = Puzzle { $number }
puzzle-rating = difficulty { $rating } of 5
puzzle-own-rating = Your puzzle rating
puzzle-how = About this puzzle
puzzle-source = This position comes from a real game, as one player saw it. Your answer is played out many times, guessing what’s hidden. Answers nearly as good as the best count as correct.
puzzle-state = Puzzle { $number }{ $right ->
    [yes] , solved
    [no] , not solved
   *[other] { "" }
 }
puzzle-right = Solved
puzzle-wrong = Not solved
puzzle-worse = This costs you { $loss } of your chance to win. Try again.
task-begun = The beginning of this order is set: choose only the rest.
puzzle-best = The best plan wins { $value } of the games:
puzzle-again = Again
puzzle-next = Next puzzle
puzzle-today = Today’s puzzle
no-such-puzzle = Puzzle not found.
skip-lesson = Skip this lesson
no-such-lesson = Lesson not found.
rule-in-short = The rule in brief
puzzle-solved = Solved: { $solution }
show-whole-board = Show the whole board
stuck-help = Try as often as you like. Press S and the steward shows the move.
stuck = Stuck?
show-me = Show me
next-lesson-short = Next lesson
lesson-right = Right. { $why }
not-yet = Not yet
lesson-again = Try again
put-it-back = Put it back
a-whole-game = Play a full game

## Proposals: talk that programs understand, too
proposals-bind-nobody = Proposals aren’t binding.
propose-something = Make a proposal
no-proposals-now = You can’t propose anything right now.
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
all-heard-it = Public.
propose-to = To
propose-what = Proposal
all-may-hear = Make it public
never-mind = Cancel
choose-whom = Choose a player
choose-what = Choose a proposal
propose-it = Propose

## The coach
verdict = { $verdict ->
    [best] Best
    [good] Good
    [doubtful] Doubtful
   *[mistake] Mistake
 }
turning-points = { $count ->
    [0] Turning points
    [one] One turning point
    [2] Two turning points
   *[other] Three turning points
 }
your-chance = Your chance { $before } → { $after }
watch-it = Watch
try-from-here = Try again from here
coach-looks = The coach is looking …
calm-game = A calm game: no single move decided it.
accept-rematch = Accept rematch
chance-fell = { $turn }: your chance fell from { $before } to { $after }
was-best = { $turn }: the best move. Your chance: { $chance }
was-good = { $turn }: a good move. Your chance: { $chance }
better-was = Better move
better-is = Better: { $words }
stay-at = You stay at { $chance }
try-better = Try it
next-mistake = Next mistake
mistake-at = { $number } · { $turn }
cost-most = { $count ->
    [0] You made no big mistake.
    [one] One move cost you most.
    [2] Two moves cost you most.
   *[other] Three moves cost you most.
 }
dots-cost = Dots: the moves that cost you most
chance-to-win-short = Chance to win
you-at = You { $chances }
the-others = The others
review-with-coach = Review with the coach
review = Review
no-verdict = { $verdict ->
    [forced] This was the only legal move.
   *[other] This move couldn’t be evaluated.
 }
chance-lost = Chance to win { $before } → { $after }
judged-on = Based only on what you could know. Hidden information was guessed.
judged-partly = Based only on what you could know. The analysis ended before it was complete.
turning-point = Turning point { $number }
curve-says = Your chance to win: { $first } at the start, { $last } at the end
coach-works = Analysing the game. This can take a minute or two; you can carry on meanwhile.
coach-can = The coach shows which moves decided the game and what was better.
coach-failed = The analysis didn’t finish. Try again.
ask-coach = Analyse this game
chance-to-win = Your chance to win, move by move
luck-decided = Luck mattered more than your moves: it changed your chance to win by { $luck }. Better moves would have gained { $own }.
how-fared = How each player did, and why
you-came = You finished { $place } of { $count }.
margin-won = You have { $mine }; second place has { $other }.
margin-lost = { UP($name) } has { $other }; you have { $mine }.
fared-ahead = { $points } ahead of second place.
fared-out = Eliminated.
fared-left = Left the game.
fared-behind = { $points } behind first place.
fared-level = Tied for first; lost on the tie-break.
chart-start = start
chart-says = At the end: { LIST($all) }
you-there = You
why = Why?
cause-moment = Show
why-you-lost = What cost you the game
fared-out-in = Eliminated in turn { $turn }.
hand-over = Leave and let a bot play on …
hand-over-sure = Hand my seat to a bot
see-board = Show the board
see-end = Show how it ended
next-opponent = Your next opponent
next-level-why = { $beaten ->
    [yes] You’ve beaten { $last }.
   *[no] Once { $last } is too easy for you:
 } { $style }
play-against = Play against { $name }

## The opponents
opponents-title = Opponents: Baronage
page-opponents = Opponents
choose-opponent = Choose an opponent
each-sees = Each sees only what its own seat can see.
fits-you = good match
level-of = level { $level } of { $most }
character = { $character ->
    [wat] Wat the Gleaner
    [hob] Hob of the Toll
    [ysolt] Dame Ysolt
    [anselm] Sir Anselm
   *[regent] The Grey Regent
 }
character-short = { $character ->
    [wat] Wat
    [hob] Hob
    [ysolt] Ysolt
    [anselm] Anselm
   *[regent] the Regent
 }
style-of = { $character ->
    [wat] “Takes what lies nearest and looks no further.” Good to learn with.
    [hob] “Goes for the immediate gain, and hoards.”
    [ysolt] “Considers the reply to each move, and plays soundly.”
    [anselm] “Looks a few turns ahead, and attacks early.”
   *[regent] “Weighs every plan, and forgives nothing.”
 }
habits-brawling = { $character ->
    [wat] Habits: recruits all that fits; often forgets to attack and to man the wall.
   *[hob] Habits: gathers and draws; puts off upgrades.
 }
habits-fyn = { $character ->
    [wat] Habits: lays cards and builds; overlooks most attacks.
   *[hob] Habits: holds cards back; shuns risky attacks.
 }
habits-barony = { $character ->
    [wat] Habits: drives the foremost Serf; overlooks most fights.
   *[hob] Habits: likes the Market and waiting; avoids fights.
 }
habits-yuan = { $character ->
    [wat] Habits: takes free land nearby; forgets Ramparts and Temples.
   *[hob] Habits: saves Chão; rarely attacks.
 }
habits-protectors = { $character ->
    [wat] Temperament: bids nothing at first, and keeps every promise.
    [hob] Temperament: buys units first, and sends the Dragon as few as possible.
    [ysolt] Temperament: bids a little, and rarely breaks her word.
    [anselm] Temperament: bids high at once, and attacks the leader.
   *[regent] Temperament: attacks where it pays, and breaks a promise for a small gain.
 }
thinks-so = { $character ->
    [wat] doesn’t look ahead, and often misses the best plan
    [hob] doesn’t look ahead, and sometimes misses the best plan
    [ysolt] doesn’t look ahead, but plans soundly
    [anselm] searches a few turns ahead
   *[regent] searches longest where that wins games, up to four seconds a decision
 }
measured-so = { $seats ->
    [2] wins { $won } of 100 against { $lower }
   *[other] wins { $won } of 100 at a table of { $seats } with players like { $lower }
 } (measured in { $played } games: between { $low } and { $high })

## Replay
to-the-table = Go to the table
so-far = so far
download-record = Download record
replay-title = { $game }: replay
next-move = Next move
no-moves-yet = No moves yet.
share = Share
tab-moves = Moves
the-start = Start
try-again = Try again
saw-nothing = Nothing was visible from this seat.
set-up = The game is set up.
viewpoint = Viewpoint
viewpoint-all = Everything
viewpoint-public = Public
play-on = Play on as { $seat } from here. Bots take the other seats. This starts a separate game.
play-from-here = Play from here
link-to-moment = Link to this step
to-the-start = To the start
run = Play
moment = Step

## The first page
no-such-page = Page not found.
page-failed = This page couldn’t be shown.
waits-title = ● { $count } { $count ->
    [one] game is
   *[other] games are
 } waiting for you: Baronage
page-play = Play
page-games = Games
games-title = Games: Baronage
home-headline = Play a strategy game in the next minute.
home-first = { $game } against { $name }.
play-now = Play now
start-a-game = Start a game
with-a-friend = With a friend
games-wait = { $count ->
    [one] 1 game waits for you
   *[other] { $count } games wait for you
 }
all-my-games = { $count ->
    [one] My game
   *[other] All { $count } games
 }
live-now = Live now
live-count = { $count ->
    [one] 1 game to watch
   *[other] { $count } games to watch
 }
live-all = All live games
last-games = Last games
last-games-why = You can replay these.
all-in-archive-short = All games
count-players = { $count } players
board-of = Board: { $game }
solve = Solve
puzzle-again-short = Look again
learn-game = Learn { $game }
lessons-short = { $count ->
    [one] 1 short lesson.
   *[other] { $count } short lessons. The first takes 2 minutes.
 }
start-lesson = Start lesson 1
lesson-at = { $game }, lesson { $number } of { $count }
lesson-go-on = Go on
seeks-opponent = { $name } is looking for players
seat-join = Join
open-tables-all = { $count ->
    [one] 1 open table
   *[other] All { $count } open tables
 }
first-against-wat = Wat the Gleaner is the gentlest opponent, and your steward gives hints whenever you ask.
first-facts = { $length }, no account
server-away = Can’t reach the server. Retrying …
players-range = { $least }–{ $most } players
against-bot-game = Play against a bot: { $game }
with-friend-game = Play with a friend: { $game }
device-play = On this device
time-control-kind = { $kind ->
    [live] live
    [correspondence] correspondence
    [untimed] no clock
   *[other] { $kind }
 }
find-game = Find a game
find-it = Find
find-how = We’ll match you with a player of similar strength. If no one joins within a minute, you can play a bot.
rated-game = rated
seeking = Looking for a player of similar strength. The game starts automatically.
nobody-came = No one has joined yet.
play-with-bot = Play with { $name }
open-tables = Open tables
free-seats = { $count }{ $more ->
    [yes] { " " }and more
   *[no] { "" }
 } with a free seat
none-free = No tables with a free seat right now.
none-open = No open tables right now.
which-game = Game
all-games = all games
which-time-control = Time control
any-time-control = any time control
which-tables = Show tables
play-and-watch = all tables
with-free-seat = with a free seat
to-watch = to watch
open-a-table = Open a table
none-of-kind = No tables match.
watch = Watch
go-there = Open
more-tables = Show more tables
my-tables = My tables
wait-for-you = { $count } waiting for you
no-tables-yet = Your games will appear here.
waiting-for-others = Waiting for others
group-finished = Finished
put-away = Hide
all-finished = Show all { $count } finished
nothing-put-away = No hidden games. Hiding a finished game only affects your own list.
take-back = Restore
hide-put-away = Close hidden games
what-put-away = Hidden games
wants-again-short = { $name } wants to play again
nobody-won = no one won
drew = a draw
you-share = you share the victory
you-won = you won
you-lost = you lost
you-were = you finished { $place } of { $count }
won = { $names } won
seats-free = { $count } { $count ->
    [one] seat is
   *[other] seats are
 } free
everybody-there = everyone is here
game = Game
seats = Seats
each-brings = Each player brings a { $kind } and keeps it
none-gets-new = (players without one get a new one)
listed = Public: anyone can find and watch this table
variants = Variants
altered-rules = House rules
altered-name = Name of a patched game, as printed by the lab. These tables are private.
open-the-table = Open the table
player-label = Player { $label }
who-sits = Seating
seat-label = Seat { $label }
here-device = at this device
me = me
free-for-anybody = open to anyone
for-person = for { $name }
for-a-friend = for a friend with the link
name-of = Name of { $label }
brings = brings
what-brings = { $label } brings
time-control-none = No clock
time-control-live-10 = Live, 10 minutes each
time-control-live-30 = Live, 30 minutes each
time-control-correspondence-1 = Correspondence, 1 day per move
time-control-correspondence-3 = Correspondence, 3 days per move
time-control = Time control
deadlines-fall = Deadlines
any-hour = at any hour
at-hour = at { $hour }:00 ({ $zone })
no-weekends = No deadlines on Saturdays and Sundays
who-plays-for = Stand-in for absent players
mondays = Mondays
tuesdays = Tuesdays
wednesdays = Wednesdays
thursdays = Thursdays
fridays = Fridays
saturdays = Saturdays
sundays = Sundays
stand-in = { $kind ->
    [nobody] no one: the default move is played each time
    [bot] a bot, until they return
   *[person] a bot, until they return or someone takes the seat
 }
time-control-live = live, { $minutes } min each
time-control-increment = , plus { $seconds } s per move
time-control-correspondence = correspondence, { $days ->
    [0] { $hours } h
    [1] 1 day
   *[other] { $days } days
 } per move
time-control-printed = , or the time the game’s own rules give
time-control-until = , deadlines at { $hour }:00 ({ $zone })
time-control-off = , no deadlines on { $days }
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
it-goes-on = in progress
all-choose = everyone is choosing
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
bring-own = Your own { $variant }, from a file
draw-own = Draw your own
draw-board = Draw your own board
draw-tools = Tools
draw-redo = Redo
draw-begin = Start from …
draw-clear = Clear
draw-faults = { $count ->
    [one] One problem to fix
   *[other] { $count } problems to fix
 }
draw-good = This board is ready to play
draw-share = Save, share, play
draw-play = Play on this board
draw-download = Download
draw-open = Open a file
draw-link = Copy link

## The account
account-of = { $name }: account
signed-in-as = signed in as { $login }
a-guest = guest, known only to this browser
change-name = Change my name
change-sign-in = Change sign-in
keep-account = Keep this account
sign-in = Sign in
my-campaign-files = My campaign files
let-program-play = API tokens
sign-out = Sign out
my-name = My name
take-name = Save name
name = Name
name-hint = Shown to other players. Tables you’ve already joined keep your old name.
how-i-sign-in = Sign-in
change-it = Change
keep-the-account = Keep the account
others-signed-out = All other browsers will be signed out, and your API tokens will be revoked.
keep-why = With a sign-in name and password you can be { $name } on any device, with your tables and campaign files.
sign-in-name = Sign-in name
sign-in-hint = 3 to 30 letters and digits. Only you see it.
present-password = Current password
new-password = New password
password = Password
password-hint = At least 8 characters. Without a confirmed email address it can’t be reset, so keep it safe.
no-account = You don’t need an account to play. To keep a guest account, choose “Keep this account” in the same menu.
nobody-again = This guest account has no password. Once you sign out, no one can use { $name } again.
left-behind = If you sign { $when ->
    [in] in
   *[out] out
 }, you lose access to { $count ->
    [one] the table where you play as { $name }
   *[other] the { $count } tables where you play as { $name }
 }. { $keep } first if you want to continue there.
grant-all = Play and chat as me
grant-play = Play, but not chat
grant-talk = Chat, but not play
grant-read = Read only
a-day = a day
a-week = a week
three-months = three months
a-year = a year
may-do = { $may ->
    [both] plays and chats as you
    [play] plays as you
    [talk] chats as you
   *[none] read only
 }
no-program = You have no API tokens.
a-program = A program
may-until = { $does }, until { $when }
end-token = Revoke the token: { $name }
a-program-small = a program
end = Revoke
end-all = Revoke all tokens
token-once = Copy this token now. It is shown only once. Share it only with your program.
token = Token
programs-why = A token lets a program take a seat as you. It can’t change your name, password or tokens, or delete your campaign files. Changing your password revokes all tokens. See the { $interface }.
interface = API documentation
make-token = Create a token
program-name = Name of the program
program-hint = Optional. Only you see it.
it-may = Permissions
for-how-long = Valid for

## Every page
not-now = Not now
more = More
show-field = Show the { $field }
may-be-private = It may be private. Ask someone at the table for the full link. Once the game is over, this address is enough.
to-first-page = Home
page-campaign-files = Campaign files
page-rules = Rules
more-pages = More pages
page-about = About
brand-link = Baronage: home
guest = Guest { $number }
settings-table = Settings and this table
settings = Settings
language = Language
language-name = { $language ->
    [en] English
   *[fr] Français
 }
colours = Colours
theme = { $theme ->
    [auto] system
    [light] light
   *[dark] dark
 }
is-shown = Animation speed
set-sound = Sounds for cards, pieces, dice and my turn
set-flash = Show in the page title when it’s my turn
set-keys = Use the keys , . p s r for playback
this-table = This table
emergency-pause = Use emergency time …
pause-sure = Take { $hours } more hours (once per game)
a-day-more = Give everyone one more day
halt-all = Ask for a pause
halt-host = Pause the game
halt-agree = Agree
halt-wanted = { $names } would like a pause. It starts, and all clocks stop, once all players agree.
halt-waits = You asked for a pause. It starts once all players agree.
draw-offered = { $name ->
    [no] You offer a draw.
   *[other] You offer { $name } a draw.
 }
draw-wanted = { $name } offers a draw.
draw-waits = You accept the draw. Waiting for the others.
draw-accept = Accept
draw-refuse = Refuse
draw-withdraw = Withdraw
halted-by-all = Paused by agreement. All clocks are stopped.
halted-by-host = Paused by the host. All clocks are stopped.
go-on = Resume
remind-name = Remind { $name } to move
take-off = Remove a player
take-off-why = A bot takes over. The log shows the removal, and the player can’t rejoin.
take-off-bot = { $name }: let a bot play on …
take-off-bot-sure = Remove { $name }
take-off-offer = { $name }: offer the seat …
take-off-offer-sure = Remove { $name } and offer the seat
take-off-before = Remove
on-holiday = on holiday until { $until }
holiday-from = on holiday from { $since }
holiday-tip = During holidays, a player’s clock stops in correspondence games.
holidays = Holidays
holidays-why = On these days your clocks stop in all correspondence games. Your opponents see when you’ll be back.
holidays-left = { $left } of { $most } days left this year.
holiday-days = { $first } to { $last }
holiday-first = From
holiday-last = To
holiday-take = Book these days
holiday-back = I’m back
holiday-give-up = Cancel
sign-in-to-move = Sign in to make your move
invite-by-name = Or invite a player by name
invite-by-name-hint = They’ll see it on their home page and get a notification.
invited-names = Invited: { $names }.
invite = Invite
invitations = Invitations
invited-by = { $name } invites you · { $time_control }
decline = Decline: { $game }
decline-short = Decline
send-away = Expel a player
expel-why = For a player who showed others their secret orders ({ $rule }). They’re out of the game at once. After three times they can’t join your tables.
send-away-name = Expel { $name } …
send-away-sure = Expel { $name }
offer-draw = Offer a draw …
offer-draw-sure = Offer a draw
resign = Resign …
resign-sure = Resign
standing-answers = Auto-answers
standing-help = One per line, tried in order. Leave empty to decide each time yourself. The rules page lists each game’s auto-answers.
keep-them = Save
at-once = instant
quick = fast
usual = normal
slow = slow
about-title = About: Baronage

## About
about-what = Play strategy games of barons, clans and protectors. The rules engine shows your legal moves, keeps hidden information hidden, and cites the rule whenever it rejects a move.
about-seed = Every shuffle comes from a seed. Its hash is shown before the first card and the seed itself after the game, so anyone can check it.
about-whose = The games belong to their creators. Baronage is an independent project, not made, commissioned or approved by them. The rules pages are written in our own words and the pictures are our own drawings. Only the way the games are played comes from the rulebooks. If you like a game here, look for its creators.
about-licence = Baronage is free software under the MIT licence. The licence covers our code, our texts and our drawings. It does not cover the games themselves, their names, or their creators’ texts and art: those rights stay with their owners.
about-fonts = The page is set in Alegreya and Source Sans 3. { $licences }.
about-licences = Licences of bundled software and fonts
about-door = Programs can play too: { $interface }.
about-interface = API (OpenAPI)
about-whose-title = Who owns the games
about-may = Licence

## The rules
rules-title = Rules: Baronage
rules-of-title = { $game }: rules
in-these-rules = In these rules
back-to-replay = Back to the replay
back-to-the-table = Back to the table
contents = Contents
no-rule = This game has no rule { $rule }.
found = { $count ->
    [0] No rules
    [one] One rule
   *[other] { $count } rules
 } about “{ $words }”{ $most ->
    [0] { "" }
   *[other] ; showing the closest { $most }
 }.
all-rules-back = Back to all rules
search-these = Search these rules
search-rules = Search the rules
and-more = … and { $count } more.
no-rule-about = No rules found.
all-rules-of = All rules of { $game }
rule-missing = This rule isn’t on the rules page.
rule-named = Rule { $rule }

## Campaign files
campaign-files-title = Campaign files: Baronage
campaign-files-what = What you keep from one game to the next.
no-json = Can’t read { $file }: it isn’t valid JSON.
holds-no = { $file } doesn’t contain a { $kind }.
import-a = Import a { $kind }
new-kind = New { $kind }
no-campaign-files = You don’t have a { $kind } yet. Create one here, or join a table where each player brings one: you’ll get a new one to keep.
games-played = { $count ->
    [0] No games
    [one] 1 game
   *[other] { $count } games
 } played here, changed { $when }
from-file-tip = Its earlier games weren’t played on this server
from-file = from a file
in-use = in use at a table
a-new = A new { $kind }
make-it = Create
written-so = { $help } Format: { $words }
usual-one = Default, in my name
leave-empty = Leave empty for the default. Put names of several words in "quotation marks".
export = Export
print = Print
throw-away = Delete
delete = Delete …
between-games = Between games
in-use-now = It’s in use at a table. You can change it again when that game is over.
edit-which = { $edit }: which
edit-words = { $edit }: text
none = none
mark = { $mark ->
    [new] new
   *[gone] removed
 }
a-new-one = a new { $kind }
each-brings-short = Each player brings a { $kind }
comes-back = You get it back after the game, with the game’s changes. A new one is yours to keep.
campaign-files-of = { $kind }s
take-home = You keep
to-use-won = Open the { $kind } to use your winnings
before-and-after = Before and after the game.

## People
profile-title = { $name }: Baronage
here-since = joined { $when }
ratings = Ratings
ratings-title = Ratings: Baronage
ratings-what = People and bots on one scale, for each game and number of players. The dot is the rating; the line is its 95 % interval. In a two-player game, 400 points more means odds of ten to one.
band-is = the band is the 95 % interval
give-or-take = ± { $count }
rank-none = Provisional: too few games for a rank.
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
nobody-rated = No one has played five rated games of this kind yet.
seat-count = { $count } players
anchor = bot, anchor
anchor-why = fixed rating
bot = bot
by-post = Correspondence
answers-within = Usually moves within { $hours ->
    [1] an hour
   *[other] { $hours } h
 } (nine times in ten).
answers-late = Runs out of time in more than one move in ten.
in-time = { $done } of the last { $count } on time
first-places = First places
in-hundred = { $count } in 100
recent-games = Games
all-in-archive = All games in the archive
place-of = { $place } of { $count }
no-result = no result
against-person = Against { $name }
met = You placed higher { $won } times, { $name } { $lost } times{ $shared ->
    [0] .
   *[other] ; you tied { $shared } times.
 }
a-friend = Add friend
no-friend = Remove friend
block = Block …
block-sure = Block
unblock = Unblock
block-means = Blocked players can’t see your profile or join your tables, and you won’t see their messages. They aren’t notified.
shown-to = Visible to { $shown ->
    [all] everyone
    [members] players with an account
    [friends] your friends
   *[nobody] only you
 }. Running games and chat are never shown.
change-that = Change
my-page = My profile
see-my-page = View my profile
my-data = My data
nothing-kept = We store nothing about you: you’re a guest who hasn’t played yet.
who-sees = Who can see my profile
shown-kind = { $shown ->
    [all] everyone
    [members] players with an account
    [friends] my friends
   *[nobody] only me
 }
part-tells = What my profile shows to others
page-part = { $part ->
    [ratings] my ratings
    [results] how often I finished first
    [reliability] how quickly I move in correspondence games
    [recent] my recent games
    [fiefdoms] my Fiefdoms
   *[lessons] which lessons I’ve completed
 }
part-shown-to = { $shown ->
    [friends] Only you and your friends can see this.
   *[nobody] Only you can see this.
 }
fiefdoms = Fiefdoms
fiefdom-of = { $game }, { $games ->
    [0] not played yet
    [one] after one game
   *[other] after { $games } games
 }
challenge = Challenge { $name }
challenge-how = We’ll reserve a seat and notify { $name }. You don’t have to stay online: the table waits for you both.
challenge-send = Send challenge
never-listed = Running games and chat are never shown.
friends = Friends
no-friends-yet = You have no friends here yet. Add them on their profiles.
line-hidden = { $why ->
    [blocked] Message from a player you blocked.
   *[removed] This message was removed.
 }
blocked = Blocked
passkeys = Passkeys
passkeys-what = Sign in with your fingerprint, face or device lock instead of a password.
passkey-since = added { $when }
passkey-used = last used { $when }
passkey-remove = Remove
passkey-add = Add a passkey on this device
passkey-none = No passkey was created or used. Nothing has changed.
passkey-instead = Or without a password: choose the sign-in name above, then
keep-by-passkey = Keep it with a passkey
enter-by-passkey = Sign in with a passkey
where-signed-in = Where I am signed in
a-browser = a browser
signed-since = since { $when }
this-browser = this one
take-or-delete = Download or delete
data-what = The file contains everything stored about you: account, tables, chat, campaign files, ratings, friends, tournaments, holidays and notification addresses.
take-home-all = Download my data
delete-me = Delete my account …
delete-sure = Delete my account permanently
delete-means = Your games stay, because others played them too, but your name and messages are removed. You leave tables that haven’t started and resign where the game allows it. This cannot be undone.

## The archive, and watching
archive = Archive
archive-title = Archive: Baronage
archive-opening = First moves, in notation
opened-alike = Games with the same opening
archive-none = No finished games match.
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
page-before = Newer
page-after = Older
watch-title = Watch: Baronage
watch-now = Running games
none-running = No public games are running.
played-late = Recent games
watching-count = { $count } watching

## The admin page
admin-page = Admin page
admin-title = Admin: Baronage
all-well = Everything is fine.
not-well = Needs attention.
admin-wrong = { $what ->
    [closed] The server isn’t running its tables, or the database doesn’t answer. See the log.
    [queue] { $figure } changes wait to be saved: the database is too slow.
    [slow] Moves take { $figure } s: more than 1 in 100 in the last minutes.
    [bots] Bots wait { $figure } s for a processor. Their clocks are stopped meanwhile, but players wait. Add processors, or limit the tables with bots.
    [certificate] The certificate expires in { $figure } days. Renew it.
   *[copy] The last backup is more than eight days old. Make a new one.
 }
reports-wait = { $count ->
    [0] No open reports.
    [one] One open report.
   *[other] { $count } open reports.
 }
members-wait = { $count ->
    [0] { "" }
    [one] One person waits to be admitted.
   *[other] { $count } people wait to be admitted.
 }
measure-tables = Running tables
measure-connections = { $count ->
    [0] no one connected
    [one] one browser or program connected
   *[other] { $count } browsers and programs connected
 }
up-since = Running since { $when }.
no-reports = No reports.
older-reports = Older reports
measure-move = Move time
measure-move-what = 99th percentile
measure-no-move = no move yet
milliseconds = { $count } ms
measure-processor = Processor
measure-processor-what = of one core, since the start
percent = { $count } %
percent-hardly = under 1 %
runs-on = System
runs-version = Version
runs-database = Database
runs-copy = Backup
copy-none = none yet: run baronage backup
copy-made = { $when }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $size } MB; restore not tested
copy-tried = { $when }: { $tables ->
    [one] one table
   *[other] { $tables } tables
 }, { $size } MB; restore tested
runs-certificate = Certificate
certificate-days = { $days ->
    [one] valid for one more day
   *[other] valid for { $days } days
 }
needs-hand = Silent tables
silent-since = { $days ->
    [one] no activity for one day
   *[other] no activity for { $days } days
 }
runs-writing = Write queue
runs-queue = { $count ->
    [one] one change waiting
   *[other] { $count } changes waiting
 }
runs-nothing-waits = empty
reported-words = Reporter’s comment:
see-page = Profile
reason-first = Enter a reason, then choose an action
measure-members = Members
measure-new = { $count } new this week
measure-muted = { $count } muted or banned
reports = Reports
last-acts = Recent actions
no-acts = None yet.
moderation-actions = Admin actions that concern you
moderation-action = { $by } { $kind ->
    [warn] warned { $name }:
    [mute] muted { $name }:
    [ban] banned { $name }:
    [lift] lifted the measures against { $name }:
    [line] removed a message by { $name }:
    [end] ended a table:
    [void] voided a game:
    [words] changed the list of blocked words:
    [roles] changed the roles of { $name }:
    [name] gave { $name } this name:
    [recovery] made a password link for { $name }:
    [admit] admitted { $name }:
    [refuse] didn’t admit { $name }:
    [club] changed the club’s settings:
   *[none] dismissed a report about { $name }:
 }
answered = replied: { $words }
reported-by = reported by { $by } for { $why ->
    [talk] chat messages
    [leaving] leaving games
    [cheating] cheating
    [name] the name
   *[other] something else
 }
why-reported = { $why ->
    [talk] chat messages
    [leaving] leaving games
    [cheating] cheating
    [name] the name
   *[other] something else
 }
the-table = the table
the-tournament = the tournament
acts-before = { $count ->
    [0] no earlier actions
    [one] one earlier action
   *[other] { $count } earlier actions
 }
reason = Reason (shown to the player)
act-warn = Warn
act-mute = Mute for 7 days
act-ban = Ban …
act-ban-sure = Ban for 30 days
act-line = Remove the message
act-end = End the table
act-void = Void the game
admin-table = Manage a table
table-address = Table address
table-acts-shown = Ending a table leaves it without a result. A voided game stays but doesn’t count. Players see your name and reason.
unwanted-words = Blocked words
unwanted-words-why = One per line. They’re masked in chat, and new names of players, seats or tournaments can’t contain them.
report-line = Report this message by { $name }
act-none = Dismiss
acts-shown = The player sees the action, the reason and how long it lasts, and can reply. Each action is logged with your name. A mute stops chat, never moves.
report-name = Report { $name } …
report-it = Report
report-how = Only the admins of this server read it. They alone see who reported.
report-why = Reason
report-words = Comment

## Pictures
larger = Larger
whole-board = Whole board
parts = Parts of the board
of = { $value } of { $top }

## The server
no-answer = Can’t reach the server.
server-error = the server returned error { $status }.
no-answer-sent = Connection lost. We’ll check whether this arrived once you’re back online.
no-answer-unsent = Can’t reach the server. Try again when you’re back online.

## Arms
arms = My coat of arms
arms-what = Your arms appear beside your name in lists, tournaments and your profile. You choose them once. At a table, each seat has its own shield.
arms-of-guest = Guests have a dashed shield. With an account you can choose arms: a colour and a charge.
arms-colour = Colour
arms-charge = Charge
arms-take = Choose these arms
arms-take-sure = Choose permanently
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
search-what = Find a player or a game
search-nothing = No results. To find a player, type the start of their name.
search-people = Players
search-games = Games
search-play = play
bell = { $count ->
    [0] Notifications
    [one] Notifications: 1 new
   *[other] Notifications: { $count } new
 }
bell-title = Notifications
bell-nothing = You’re all caught up.
bell-settings = Notification settings
bell-invited = { $name } invites you to a table.

## Tournaments
page-tournaments = Tournaments
no-tournament = Tournament not found.
tournaments-none = No tournaments yet. Create one, and it appears here and on the home page.
tournaments-kind = { $kind ->
    [announced] Upcoming
    [running] Running
   *[over] Finished
 }
tournament-make = Create a tournament
tournament-make-how = You need an account with a password to create one.
tournament-announce = Announce
tournament-form = { $form ->
    [arena] Arena
    [swiss] Swiss
    [round-robin] Round robin
    [knock-out] Knockout
   *[league] League
 }
tournament-about = { $seats ->
    [2] { $game }, { $form }, { $time_control }.
   *[other] { $game }, { $form }, { $time_control }. { $seats } per table.
 }
tournament-starts = Starts { $when }.
tournament-count = { $count ->
    [0] no players yet
    [1] 1 player
   *[other] { $count } players
 }
tournament-hosted = Hosted by { $host }.
tournament-status = { $status ->
    [announced] upcoming
    [running] running
    [over] finished
   *[off] cancelled
 }
tournament-winners = { $count ->
    [one] { $names } won.
   *[other] { $names } share first place.
 }
tournament-rated = rated
tournament-you = you
tournament-left = left
tournament-join = Join
tournament-leave = Leave
tournament-call-off = Cancel tournament
tournament-share = Share
tournament-who = Player
tournament-table = Table
tournament-private-title = Private tournament
tournament-points = Points
tournament-rating = rating
tournament-answers = moves within
answers-at-once = at once
answers-hours = { $hours } h
tournament-round = Round { $number }
tournament-your-table = Your game
tournament-your-move = Your game: your move
tournament-records = All records, one file
tournament-talk = Tournament chat
tournament-talk-read = Everyone on this page can read this.
tournament-deleted = Deleted account { $number }
tie-opponents = Opp.
tie-opponents-what = First tie-break (Buchholz): your opponents’ points, added over all rounds. A table counts as one opponent with their average; a round without a game as one with your own points.
tie-beaten = Beaten
tie-beaten-what = Second tie-break (Sonneborn-Berger): points of the opponents you beat, plus half the points of those you tied with.
cell-to-come = This round hasn’t started.
cell-walkover = Won without a game ({ $points } points): the opponent left.
cell-bye = No table this round: { $points } points.
cell-out = Didn’t take part in this round.
cell-place = Place { $place } at table { $table }
cell-void = This game doesn’t count.
cell-now = Playing at table { $table }
tournament-pairing = { $form ->
    [arena] Waiting players are paired by points until the time is over. There are no immediate rematches while others are playing.
    [swiss] Each round pairs players with similar points who haven’t met before.
    [round-robin] Everyone meets everyone, as evenly as possible.
    [knock-out] The winner of each table advances. The strongest players meet last.
   *[league] Everyone meets everyone. Rounds start by the calendar, even if earlier games are still running.
 }
tournament-worth = Places at a table earn { $points } points; tied places share.
tournament-even = { $seats ->
    [2] A win earns one point; a shared first place earns each player half a point.
   *[other] First place earns one point, last place none, and those between equal steps. Tied places share.
 }
tournament-bye = { $form ->
    [arena] Waiting for a table earns no points.
   *[other] { $points ->
        [1] A round without a table earns 1 point.
       *[other] A round without a table earns { $points } points.
     }
 }
tournament-absent = { $kind ->
    [bot] If a player doesn’t show up, a bot plays for them. They count as last and sit out until they return.
    [person] If a player doesn’t show up, a bot or a substitute plays for them. They count as last and sit out until they return.
   *[nobody] If a player doesn’t show up, their time runs out. They count as last and sit out until they return.
 }
tournament-leaving = { $kind ->
    [bot] If a player leaves, a bot plays on in their place.
    [walkover] If a player leaves, their opponents in later rounds win without a game.
   *[out] Players who leave aren’t paired again.
 }
tournament-at-round = round { $number } of { $total }
tournament-private = private
tournament-rated-is = Rated.
tournament-meaning = { $form ->
    [arena] Play as many games as you like until the time is over.
    [swiss] Winners meet winners. Nobody is knocked out.
    [round-robin] Everyone meets everyone.
    [knock-out] Lose, and you’re out. The winner of each table advances.
   *[league] Everyone meets everyone, by correspondence.
 }
tournament-in = You’re in. It starts { $when }.
tournament-leave-sure = Leave the tournament?
tournament-call-off-sure = Cancel it for everyone?
tournament-calendar = Add to calendar
tournament-calendar-all = Calendar of all tournaments
tournament-password-field = Password
tournament-password-ask = Ask the host for it.
tournament-password-set = Private: only players who know the password can join, and it isn’t listed.
tournament-description = Description
tournament-every = Repeat
tournament-every-kind = { $days ->
    [0] never
    [1] every day
    [7] every week
    [14] every two weeks
   *[other] every four weeks
 }
tournament-every-is = { $days ->
    [1] Repeated every day at the same hour.
    [7] Repeated every week at the same hour.
    [14] Repeated every two weeks at the same hour.
   *[other] Repeated every four weeks at the same hour.
 }
tournament-more = More settings
series-others = Of this series:
tournament-standings = Standings
tournament-players = Players
tournament-winner = Winner
tournament-zone-is = Times in your time zone, { $zone }.
time-now = now
time-until = now, until about { $when }
time-about = about { $when }
arena-left = { $minutes ->
    [one] 1 minute left
   *[other] { $minutes } minutes left
 }
tournament-tables = Tables
tables-open = { $count ->
    [0] { $total ->
        [one] 1 table, finished
       *[other] { $total } tables, all finished
     }
   *[other] { $total ->
        [one] 1 table, playing
       *[other] { $total } tables, { $count } playing
     }
 }
pairing-how = How we pair
table-to-move = { $everyone ->
    [1] everyone to move
   *[other] { $names } to move
 }
round-watch = Watch table { $table }
round-replay = Replay table { $table }
waits-opponent = { $count ->
    [one] { $names } waits for an opponent.
   *[other] { $names } wait for an opponent.
 }
waits-table = { $count ->
    [one] { $names } waits
   *[other] { $names } wait
 } for { $open ->
    [one] table { $tables }
   *[other] tables { $tables }
 }.
tournament-play = Play
tournament-you-name = You
ties-title = Equal points? This decides
tie-opponents-is = Opponents’ points (Buchholz): the points of everyone you met.
tie-beaten-is = Beaten opponents’ points (Sonneborn-Berger).
tie-wins-is = Games won. Still equal: the place is shared.
tie-example = { $first } and { $second } both have { $points ->
    [1] 1 point
   *[other] { $points } points
 }. { $key ->
    [opponents] Opponents’ points
    [beaten] Beaten opponents’ points
   *[wins] Games won
 }: { $mine } and { $theirs }. { $first } leads.
tie-example-shared = { $first } and { $second } are equal in everything: they share the place.
tournament-ties-knock-out = If players tie, the higher one on the starting list advances.
cell-will-rest = The organiser gave a bye in this round.
cell-ruled = The organiser decided this result.
way-title = Your way so far
next-for-you = Next for you
next-title = What comes next
now-play = Finish your game. The round ends with the last table.
now-play-league = Play your open games.
now-arena = You wait for an opponent. Your table then opens automatically.
now-bye = You have no opponent this round and get { $points } points.
now-wait = { $count ->
    [one] Your game is over. Watch table { $tables } meanwhile.
   *[other] Your game is over. Watch tables { $tables } meanwhile.
 }
now-soon = The next round starts in a moment.
now-watch = You can watch every table.
coming-round = Round { $number }
coming-mine = Round { $number }. Your table opens automatically.
coming-last = Round { $number }, the last
coming-end = Result, and all games to replay.
good-to-know = Good to know
organise-title = Organiser’s decisions
organise-act = { $act ->
    [results] Correct a result
    [byes] Give a bye
    [removals] Remove a player
   *[description] Edit description
 }
reason-public = Everyone can read it.
ruled-bye = { $name } has a bye in round { $round }.
ruled-remove = { $name } was removed.
ruled-result = Places decided: { $places }.
ruled-void = The game of { $names } doesn’t count.
ruling-undo = Take back
ruling-undone = Taken back
ruling-in-round = In which round
round-table-of = Round { $round }, table { $table }: { $names }
tournament-place-of = Place of { $name }
result-void = This game doesn’t count
tournament-guest = guest
tournament-seats = Players per table
tournament-how = Format
tournament-begins = Starts
tournament-minutes = Minutes
tournament-rounds = Rounds
tournament-rounds-none = 0: as many as needed
tournament-bots = Bots
tournament-bot-plays-on = A bot replaces players who are absent or leave
tournament-counts = Rated
## The club
club-title = The club
club-joining = { $join ->
    [open] Everyone can become a member.
    [approval] An admin admits new members.
   *[invitation] Members join by invitation.
 }
club-guests = { $guests ->
    [0] Guests can’t play.
   *[1] Guests can play.
 }
club-news = News
news-none = No news yet.
news-write = Write news
news-edit = Edit
news-drop = Delete
news-drop-sure = Delete for everyone?
news-publish = Publish
news-title = Title
news-text = Text
club-members = Members
club-member-count = { $count ->
    [0] No members yet
    [one] 1 member
   *[other] { $count } members
 }
online = Online
online-count = { $guests ->
    [0] { $count }
    [one] { $count }, and 1 guest
   *[other] { $count }, and { $guests } guests
 }
online-all = Show all
online-names = { $more ->
    [0] Online: { $names }
   *[other] Online: { $names } and { $more } more
 }
role-admin = admin
role-organiser = organiser
door-waits = { $name }, your account waits for an admin. Come back later.
door-members = This club is for members only.
door-invitation = To become a member, ask an admin for an invitation link.
door-apply = Apply for membership
door-apply-why = An admin looks at each application.
door-join = Become a member
join-invited = You’re invited to { $club }
join-member = You already have an account here.
club-name = Name of the club
club-about = About the club
club-join = Joining
club-guests-allowed = Guests can play
club-guests-why = Without guests, only members see and play anything.
club-reserved = Reserved names, one per line
club-reserved-why = Only admins can have these names. Names of bots and offices are always reserved.
club-kept = Saved
invitations-title = Invitation links
invitation-unnamed = Invitation
invitation-left = { $left } of { $uses } left, until { $when }
invitation-revoke = Withdraw
invitation-note = For
invitation-uses = Uses
invitation-make = Make a link
invitation-once = Copy it now: it’s shown only once, and works for 14 days.
copy-link = Copy link
members-title = Members
members-search = Find by name
members-group = Group
member-group = { $group ->
    [members] Members
    [waiting] Waiting to be admitted
    [guests] Guests
    [admins] Admins
    [organisers] Organisers
   *[banned] Banned or muted
 }
members-found = { $count ->
    [0] Nobody found
    [one] 1 person
   *[other] { $count } people
 }
members-more = Show more
member-seen = seen { $when }
member-waits = waiting
member-banned = banned until { $when }
member-muted = muted until { $when }
act-admit = Admit
act-refuse = Don’t admit
act-appoint = Make admin
act-dismiss = Dismiss as admin
act-organiser = Make organiser
act-no-organiser = No longer organiser
act-recovery = Password link
act-lift = Lift the measures
act-rename = Rename
recovery-link-why = Give this link to the player. It works once, for a day.
notes-title = Notes
notes-why = Only admins read them. The player gets them with a copy of their data.
notes-add = Add note

## Notices
notifications = Notifications
notifications-kept = Changes are saved automatically.
notifications-nobody = Choose a name first. Then you can be notified while you’re away.
notifications-no-secret = Notifications never contain secrets: no cards, no orders.
notifications-of = Event
notification-when = When
notification-destination = { $destination ->
    [mail] Email
    [push] Push
   *[hook] Webhook
 }
notification-kind = { $kind ->
    [move] Your move
    [short] Time is running out
    [over] Game over
    [invited] Invitation
    [talk] Private message
   *[round] New round
 }
notification-about = { $kind ->
    [move] a game is waiting for you
    [short] most of your time is gone
    [over] with the result and the replay
    [invited] someone invites you to a table
    [talk] at most once every ten minutes
   *[round] in a tournament you’re playing in
 }
notification-when-kind = { $when ->
    [once] at once
    [digest] in the digest
   *[never] never
 }
notification-next = Next notification
notification-sample = Sample notification
notification-held = Quiet hours: held until { $when }.
notification-goes = It will be sent to { $destinations }.
notification-goes-nowhere = It won’t be sent yet: add an address.
quiet-hours = Quiet hours
quiet-since = Quiet from
quiet-until = Quiet until
quiet-but = Only “Time is running out” can interrupt quiet hours, and only if your time ends before they do.
digest = Digest
digest-kind = { $digest ->
    [off] off
    [daily] daily
   *[weekly] weekly
 }
digest-empty = Nothing so far.
destinations = Destinations
destinations-none = None yet.
destination-used = last delivered { $when }
destination-unused = nothing sent yet
destination-state = { $state ->
    [new] not confirmed
    [works] works
    [fails] { $failures } failed
   *[other] disabled
 }
add = Add
add-mail = Add an email address
add-device = Add this device
add-hook = Add a webhook
mail-none-here = This server doesn’t send email.
mail-address = Email address
mail-hint = We’ll send a link there first to confirm it.
hook-address = Webhook address
hook-hint = A Discord webhook or your own program: https://…
hook-secret = Notifications to this webhook are signed with this secret. It is shown only once. Discord does not need it.
secret = Secret
send-test = Send a test
send-the-link = Send the link
test-sent = Delivered.
test-failed = Not delivered: { $why }
link-sent = We’ve sent the link.
remove-destination = Remove { $name }
push-denied = Your browser blocks notifications from this page. You can allow them in its settings.
confirm-title = Is this your address?
confirm-text = Baronage will send notifications to the address where you got this link.
confirm-does = Send them here
confirm-done = The address is confirmed.
unsubscribe-title = Unsubscribe?
unsubscribe-text = Notifications of this kind will no longer be sent to the address where you got this link.
unsubscribe-does = Unsubscribe
unsubscribe-done = You’ve unsubscribed from notifications of this kind at this address.
recover-title = New password
recover-why = If you have confirmed this address, we’ll send a link there. It is valid for one hour.
recover-sent = If this address is confirmed here, a link is on its way. It works once, within one hour.
recover-hint = At least 8 characters. You will be signed out everywhere.
take-password = Save password
password-lost = Forgot your password?

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
no-such-example = Example not found in the rules.
next-example = Next example
cases = Cases in this example
case-of = Case { $number }
what-the-rules-tell = From the rules
move-in-rules = In the rules, move { $number } of { $count }: { $who }
you-sit-as = You play as { $who }: on the board, “you” means { $who }.
your-board = You play all sides
play-this = Play this
example-played = That’s the end of this example. Play on, or undo.
own-way = You left the example. Undo to return to it.
just-a-position = Try any move here: you play all sides.
from-the-beginning = Restart
example-ends-game = This ends the game.
one-page = Printable quick reference
print-it = Print
to-the-rules = All the rules
no-sheet = This game has no quick reference.
a-turn = A turn
figures = Numbers
