# What the server says to people, in English. How these files are read: baronage/engine/catalogue.py.

## Tables and seats
no-table = There is no such table.
seat-not-yours = This seat is not yours.
no-seat = There is no such seat.
no-free-seat = There is no free seat for you.
seat-taken = Somebody sits there.
sits-already = You sit at this table already.
sits-not = You do not sit at this table.
seats-free = Not every seat is taken.
table-closed = The table was closed.
host-seats-bots = The host gives seats to bots.
host-starts = The host starts the game.
host-expels = The host sends players away.
host-extends = The host extends deadlines.
host-or-players-seek = The host asks for another person, or those who play.
table-ended = A keeper of this server has ended the table.
end-what = Only a table that is open or runs can be ended.
void-what = Only a game that is over, and counts, can be declared void.
no-line-reported = No line of talk was reported there.
hosts-only = Only the host of this table does that.
host-or-players-halt = The host lets the table stand still, or those who play.
removed-here = The host of this table took you off your seat.
no-hand-over = A rated game, or one of a tournament, is played by who sat down to it. You can resign.
rated-remove = At a rated table the host takes only those off a seat who are long away.
sits-already-other = This person sits at the table already.
most-invited = { $most } people are asked to this table already.
remind-whom = Only who is waited for at a table by post, as all know, can be reminded.
reminded-already = This seat was reminded of this question already.
expel-whom = Only another person is sent away, not a bot, nor oneself.
sent-away-often = The host of this table has sent you away { $times } times: these tables are closed to you.
same-address = Somebody at your address plays at this table: another must take this seat.
most-open = You have { $most } open tables already; start or leave one of them.
most-running = You have { $most } running tables already; play one of them to its end.
most-waiting = { $most } tables of your address wait for players already; start or leave one of them.
tables-too-fast = Many tables are opened from your address; wait half a minute.
guests-too-fast = Many new guests come from your address; wait a minute.
no-bot = There is no bot '{ $name }'; there are: { $known }.
no-drawing = { $game } has no boards of one's own.
no-game = There is no game '{ $name }'; there are: { $known }.
bad-pace = The pace is not one of a table: { $why }

## What a game allows at its moment
game-over = The game is over.
game-not-over = The game is not over.
moment-over = The game is over at this moment.
game-started = The game has started.
game-begun = The game has begun already.
game-not-started = The game has not started.
game-not-running = The game does not run.
game-started-resign = The game has started; resign, if it allows that.
players-rematch = Those who played ask for a rematch.
players-put-away = Those who played put a table away, when the game is over.
secret-no-branch = What was secret at this table stays so: nobody can play on from it.
secret-own-eyes = What was secret at this table stays so: you see it with your own eyes.
secret-own-decisions = What was secret at this table stays so: you can have your own decisions judged.
runs-own-eyes = While the game runs you see it with your own eyes.
game-moves = { $moves ->
    [one] The game has { $moves } move.
   *[other] The game has { $moves } moves.
 }
seat-seen = This seat has seen update { $seen }, not { $number }.
same-time = Something happened at the same time; look again.
nobody-expelled = In this game nobody is sent away.
seat-out = This seat is out of the game already.
nobody-away = Nobody on this seat is away for so long that another may take it.
sought-already = Another person is asked for already.
no-act = Nothing at a table is called '{ $kind }'.
actions-or-text = Give actions, or their notation in text.

## Rated tables and hints
rated-no-hints = At a rated table there are no hints.
rated-who = At a rated table two or more play, and each person and each bot once.
rated-password = At rated tables play those who have a password: choose one first.
altered-private = A game with altered rules is played at a private table that counts for no rating.
altered-no-papers = To a game with altered rules nobody brings anything from former games.
rated-no-undo = At a rated table nothing is taken back that was played.
no-hints = There are no hints at this table: they are agreed on when it is made.
nothing-to-advise = You are not asked now, so there is nothing to advise.
not-judged-now = Your answer could not be judged this time; try again.
no-hint-now = There is no hint this time; ask again.
analyses-too-many = Other games are being analysed; ask again when one of them is done.
analysed-afterwards = The game is not over: it is analysed afterwards.
no-coach = { $game } has no coach.

## Time
time-over = Your time is over: what you have sent stands.
pause-post = Only a table by post can be paused.
pause-used = Each seat has one emergency pause, and this one is used.
pause-out = This seat plays no more, and needs no time.
halt-untimed = At a table without clocks there is nothing that could stand still.
halted = The table stands still. It goes on when somebody who plays says so.
halted-already = The table stands still already.
halt-asked = You have asked for that already: it waits for the others.
not-halted = The table does not stand still.
host-halted = The host let the table stand still: it goes on when the host says so.
holiday-post = Only at tables by post clocks stand still on holidays.
holiday-length = A holiday is from half a day to { $most } days, and ends within 400 days.
holiday-twice = You are on holiday then already.
holiday-most = A year has { $most } days of holiday: this would be more.
no-holiday = There is no such holiday.
extend-nothing = There is nothing to extend.
extend-most = An extension is up to { $hours } hours.
extend-least = An extension is { $hours } hours or more: all are told of it.
extend-done = This question was extended as far as the table allows.
pace-between = { pace-part } is from { $low } to { $high }, not { $value }.
pace-part = { $name ->
    [bank] The bank of seconds
    [increment] What each move adds, in seconds,
    [window] A secret window, in seconds,
    [hours] The time for a question, in hours,
    [most_extension] All extensions together, in hours,
    [pause] The emergency pause, in hours,
   *[other] { $name }
 }
pace-hour = The hour of the day is 0 to 23, or -1 for any, not { $value }.
pace-days-off = Days off are numbers from 0 (Monday) to 6, and not all seven.
pace-zone = There is no time zone '{ $zone }'.
pace-kinds = A pace is one of: { $known }.
pace-unknown = This pace has no '{ $name }'.

## Talk and promises
said-a-book = You have said a whole book at this table within a day. Go on tomorrow.
say-something = Say something, in at most { $most } characters.
watchers-talk = Those who watch talk among themselves, in the channel of the spectators.
not-in-channel = You are not in this channel.
no-message = That is no number of a message.
no-channel = A channel is: table, spectators, or two or more seats with commas between, such as 0,2.
talk-none = At this table players say nothing while they play: so it was agreed.
talk-open = At this table players talk only where all hear it: so it was agreed.
said-enough = In this channel { $most } things were said; that must do.
no-proposal = That can't be proposed now.
most-proposals = In one turn you make at most { $most } proposals.
nothing-to-answer = There is nothing to answer: it was answered, or its turn is over.
no-proposals = At this table there are no proposals.

## Documents that are kept from game to game
no-such-paper = { $game } keeps no '{ $name }' from game to game.
paper-long = A { $kind } has at most { $most } characters.
no-paper = There is no such document of yours.
most-papers = You keep { $most } documents already; delete one of them.
paper-edits = { $edits ->
    [none] With a { $kind } one can do nothing.
   *[other] With a { $kind } one can: { $edits }.
 }
paper-in-use = This { $kind } is in use at a table; when that game is over it comes back.
paper-gone = What { $who } brings is not to be had: { $why }
paper-each-own = Each seat brings its own { $paper }; leave out the option { $option }.
paper-not-now = Nothing can be brought to this table now.
paper-wanted = Each seat of this table brings a { $kind }.
paper-brought = Another seat of this table brings it.

## People
name-length = A name has 1 to { $most } characters, and some that can be seen.
name-unwanted = In this name is a word that the keeper of this server does not want to read here; choose another name.
name-accents = A name has no accents without a letter, and few on one.
sign-in-busy = Many people sign in at this moment; try again in a few seconds.
sign-in-waits = Your last tries with this name are not answered yet; wait for them.
login-letters = A sign-in name has 3 to 30 of the letters a to z, figures, and . _ - between them.
password-length = A password has { $least } to { $most } characters.
password-wrong = This is not your present password.
login-taken = Somebody else has this sign-in name; choose another.
sign-in-wrong = This name and this password do not belong together.
passkey-wrong = This passkey could not be checked. Nothing was changed; try again.
passkey-late = That took too long, or was done before. Try again.
passkey-unknown = This passkey is not known here, or no longer.
passkey-browser = Passkeys are for browsers.
most-passkeys = You have { $most } passkeys already; remove one first.
lessons-account = The lessons of a guest are kept by the browser; here those of who has an account.
arms-account = Arms are for who has an account: a guest has a shield of dashes.
arms-chosen = Your arms are chosen already, and stay as they are.
no-passkey = You have no such passkey.
last-passkey = This is the only way in which you come back. First choose a password, or make another passkey.
no-person = There is nobody of this name, or the page is not for you.
token-for = A token is for some of: { $known }.
token-days = A token is good for up to { $days } days.
most-tokens = You have { $most } tokens; end one of them first.
no-token = You have no such token.
who-are-you = Say who you are first: POST /api/guest
token-not-for = { $what ->
    [account] This token is not good for that: it does not let a program touch the account.
   *[other] This token is not good for that: it does not let a program { $what }.
 }

## The server itself
fault = That could not be done; it is a fault of this program.
store-unsure = The store has not answered: whether this has happened is seen in a moment. Look again before you repeat it.
written-meanwhile = Something else was written at the same moment, and nothing of this has happened; try it again.
store-away = The store can't be reached; try again in a moment.
store-failed = It could not be written down, and has not happened.
replays-too-many = Many games are looked at from your address already; wait a little.
other-site = This request comes from another site.
requests-too-fast = Too many requests; wait a little.
request-long = A request has at most { $most } bytes.
request-length = Say how long the request is.
no-file = There is no such file.
starting = It is starting or ending.
store-silent = The store does not answer.
measures-here = The measures are read on this machine, or with the token of the settings.
message-long = A message has at most { $most } bytes.
message-deep = Brackets are nested more than { $most } deep.
message-id = An id is a whole number up to { $most }.
table-lost = Table { $table } can't be set up any more: { $why }
act-lost = Act { $act } of table { $table } does not give what it gave when it was played.
message-bad = This message can't be read: { $why }
messages-too-fast = Too many messages; wait a little.

## A part of a request that is not as it should be
body-missing = { $field } is missing.
body-too-long = { $field } is too long: at most { $most }.
body-too-short = { $field } is too short: at least { $least }.
body-too-small = { $field } is at least { $least }.
body-too-large = { $field } is at most { $most }.
body-unknown = { $field } is not known here.
body-wrong = { $field } is not as it should be ({ $why }).

## Friends, blocks, and where one is signed in
yourself = That is yourself.
most-relations = You have { $most } friends and blocks; take one of them back first.
not-wanted-at-table = Somebody at this table does not want to play with you.
not-wanted-to-hear = Somebody here does not want to hear from you.
not-signed-in-there = You are not signed in there.
not-your-password = This is not your password.

## Order in the house
keepers-only = That is for who keeps this server.
most-reports = { $most } reports of yours wait to be seen to; that must do.
banned = You are not let in here for now: the keeper has decided so.
muted = A keeper has muted you for now: you may play, but say nothing. Under “Me and my data” you read why.
