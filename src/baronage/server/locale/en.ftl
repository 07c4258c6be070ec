# What the server says to people, in English. How these files are read: baronage/engine/text/catalogue.py.

## Tables and seats
no-table = Table not found.
seat-not-yours = This isn’t your seat.
no-seat = Seat not found.
no-free-seat = No free seat for you at this table.
seat-taken = That seat is taken.
sits-already = You’re already at this table.
sits-not = You aren’t at this table.
seats-free = Some seats are still free.
table-closed = The table was closed.
host-seats-bots = Only the host can give seats to bots.
host-starts = Only the host can start the game.
host-expels = Only the host can expel players.
host-extends = Only the host can extend deadlines.
host-or-players-seek = Only the host or a player can offer a seat.
table-ended = An admin ended this table.
end-what = Only an open or running table can be ended.
void-what = Only a finished game that counts can be voided.
no-line-reported = The report doesn’t name a chat message.
hosts-only = Only the host of this table can do that.
host-or-players-halt = Only the host or a player can pause the game.
removed-here = The host removed you from this table.
no-hand-over = You can’t hand a rated or tournament game to a bot. You can resign.
rated-remove = In a rated game, the host can only remove players who have been away for long.
sits-already-other = This player is already at the table.
most-invited = { $most } people are already invited to this table.
remind-whom = You can only remind a player who is publicly due to move in a correspondence game.
reminded-already = This player has already been reminded of this decision.
expel-whom = You can only expel another person, not a bot or yourself.
sent-away-often = This host has expelled you { $times } times. You can’t join their tables.
same-address = Another player at this table has your address. Someone else must take this seat.
most-open = You already have { $most } open tables. Start or leave one first.
most-running = You already have { $most } running games. Finish one first.
most-waiting = { $most } tables from your address are already waiting for players. Start or leave one first.
tables-too-fast = Too many tables opened from your address. Wait half a minute.
guests-too-fast = Too many new guests from your address. Wait a minute.
no-bot = Unknown bot ‘{ $name }’. Choose one of: { $known }.
no-drawing = { $game } has no custom boards.
no-game = Unknown game ‘{ $name }’. Choose one of: { $known }.
bad-time-control = Invalid time control: { $why }

## What a game allows at its moment
game-over = The game is over.
game-not-over = The game isn’t over yet.
moment-over = The game is already over at this step.
game-started = The game has already started.
game-begun = The game has already started.
game-not-started = The game hasn’t started.
game-not-running = The game isn’t running.
game-started-resign = The game has started. Resign instead, if the game allows it.
players-rematch = Only its players can ask for a rematch.
players-put-away = Only its players can hide a table, once the game is over.
secret-no-branch = This table’s secrets stay hidden, so no one can play on from here.
secret-own-viewpoint = This table’s secrets stay hidden. You can only use your own viewpoint.
secret-own-decisions = This table’s secrets stay hidden. Only your own decisions can be analysed.
runs-own-viewpoint = While the game is running, you can only use your own viewpoint.
game-moves = { $moves ->
    [one] The game has { $moves } move.
   *[other] The game has { $moves } moves.
 }
seat-seen = This seat has seen update { $seen }, not { $number }.
same-time = The table changed at the same time. Check it and try again.
nobody-expelled = This game doesn’t allow expelling players.
seat-out = This seat is already out of the game.
nobody-away = This player hasn’t been away long enough for their seat to be taken.
sought-already = This seat is already on offer.
no-entry = Unknown request ‘{ $kind }’.
actions-or-text = Give actions, or their notation in text.

## Rated tables and hints
rated-no-hints = Rated games have no hints.
rated-who = A rated game needs two or more players, and no person or bot can play twice.
rated-password = You need a password to play rated games. Choose one first.
altered-private = A game with house rules needs a private, unrated table.
altered-no-campaign-files = You can’t bring campaign files to a game with house rules.
rated-no-undo = You can’t undo moves in a rated game.
no-table-data = This game has no table data.
no-form = You can’t preview anything now.
form-value = { $value } is no value of the field { $field }.
no-board = This board is unknown. Look at the table again.
no-hints = Hints are off at this table. They’re set when the table is made.
nothing-to-advise = You have nothing to decide now, so there’s no hint.
not-judged-now = Your answer couldn’t be evaluated. Try again.
no-hint-now = No hint this time. Ask again.
no-advice = I have no advice here: nothing on the board decides it.
analyses-too-many = Other games are being analysed. Try again when one is done.
analysed-afterwards = A game can only be analysed once it’s over.
no-coach = { $game } has no coach.

## Draws
draw-out = You’re out of the game, so you don’t need to agree on a draw.
draw-nothing = There’s no open draw offer.
draw-waits = You’ve already agreed to the draw. Waiting for the others.
draw-alone = No one else is still in the game.
draw-again = { $rounds ->
    [one] You offered a draw recently. You can offer it again in the next round.
   *[other] You offered a draw recently. You can offer it again in { $rounds } rounds.
 }

## Time
time-over = Your time is up. What you’ve sent stays.
pause-post = Emergency time is only for correspondence games.
pause-used = You’ve already used this seat’s emergency time.
pause-out = This seat is out of the game and needs no more time.
halt-untimed = A table without clocks can’t be paused.
halted = The game is paused. Any player can resume it.
halted-already = The game is already paused.
halt-asked = You’ve already asked for a pause. Waiting for the others.
not-halted = The game isn’t paused.
host-halted = The host paused the game. Only the host can resume it.
holiday-post = Holidays only stop clocks in correspondence games.
holiday-length = A holiday can last from half a day to { $most } days and must end within 400 days.
holiday-twice = You already have a holiday on these days.
holiday-most = You can take { $most } days of holiday a year. This would be more.
no-holiday = Holiday not found.
extend-nothing = No deadline to extend.
extend-most = You can extend by { $hours } hours at most.
extend-least = You must extend by at least { $hours } hours, because everyone is notified.
extend-done = This deadline is already extended as far as the table allows.
time-control-between = { time-control-part } must be from { $low } to { $high }, not { $value }.
time-control-part = { $name ->
    [bank] The time bank, in seconds,
    [increment] The increment, in seconds,
    [window] A secret window, in seconds,
    [hours] The time per decision, in hours,
    [most_extension] The total of all extensions, in hours,
    [pause] The emergency time, in hours,
   *[other] { $name }
 }
time-control-hour = The hour must be 0 to 23, or -1 for any, not { $value }.
time-control-days-off = Days off must be numbers from 0 (Monday) to 6, and not all seven.
time-control-zone = Unknown time zone ‘{ $zone }’.
time-control-kinds = A time control must be one of: { $known }.
time-control-unknown = This time control has no ‘{ $name }’.

## Talk and promises
said-a-book = You’ve reached today’s message limit for this table.
say-something = Write a message of at most { $most } characters.
watchers-talk = Spectators can only write in the spectators’ channel.
not-in-channel = You aren’t in this channel.
no-message = Invalid message number.
no-channel = A channel is table, spectators, or two or more seats separated by commas, such as 0,2.
talk-none = Chat is off at this table during the game.
talk-open = Private chat is off at this table during the game.
said-enough = This channel has reached its limit of { $most } messages.
no-proposal = You can’t propose that now.
most-proposals = You can make at most { $most } proposals in one turn.
nothing-to-answer = This proposal was already answered, or its turn is over.
no-proposals = Proposals are off at this table.

## Documents that are kept from game to game
no-such-campaign-file = { $game } has no campaign file ‘{ $name }’.
campaign-file-long = A { $kind } can have at most { $most } characters.
no-campaign-file = Campaign file not found.
most-campaign-files = You already have { $most } campaign files. Delete one first.
campaign-file-edits = { $edits ->
    [none] A { $kind } can’t be edited.
   *[other] You can edit a { $kind } in these ways: { $edits }.
 }
campaign-file-in-use = This { $kind } is in use at a table. You’ll get it back when that game is over.
campaign-file-gone = The file of { $who } isn’t available: { $why }
campaign-file-each-own = Each seat brings its own { $campaign_file }, so leave out the option { $option }.
campaign-file-not-now = You can’t bring a campaign file to this table now.
campaign-file-wanted = Each seat at this table must bring a { $kind }.
campaign-file-brought = Another seat at this table already brings it.

## People
name-length = A name must have 1 to { $most } characters, some of them visible.
name-unwanted = This name contains a word blocked on this server. Choose another name.
name-reserved = This name is reserved for a bot or the admins of this server. Choose another name.
name-taken = A member of this server already has this name. Choose another name.
name-accents = A name can’t have accents without a letter, or many on one letter.
sign-in-busy = Many people are signing in. Try again in a few seconds.
sign-in-waits = Your last attempts with this name are still being checked. Wait for them.
login-letters = A sign-in name must have 3 to 30 letters a to z, digits, and . _ - between them.
password-length = A password must have { $least } to { $most } characters.
password-weak = This password is easy to guess. Choose a longer one, for example several unrelated words.
password-wrong = Wrong current password.
login-taken = This sign-in name is taken. Choose another.
sign-in-wrong = Wrong sign-in name or password.
passkey-wrong = This passkey could not be verified. Nothing has changed. Try again.
passkey-late = That took too long, or was already done. Try again.
passkey-unknown = This passkey is not registered here.
passkey-browser = Passkeys only work in browsers.
most-passkeys = You already have { $most } passkeys. Remove one first.
lessons-account = You need an account to store lessons on the server. Guests’ lessons stay in the browser.
arms-account = You need an account to choose arms.
arms-chosen = You’ve already chosen your arms. They can’t be changed.
no-passkey = Passkey not found.
last-passkey = This passkey is your only way to sign in. Choose a password or add another passkey first.
no-person = Player not found, or their profile is private.
token-for = A token must allow some of: { $known }.
token-days = A token can be valid for up to { $days } days.
most-tokens = You already have { $most } tokens. Revoke one first.
no-token = Token not found.
who-are-you = Sign in or create a guest first: POST /api/guest
token-not-for = { $what ->
    [account] This token does not let a program change the account.
   *[other] This token does not let a program { $what }.
 }

## The server itself
fault = Something went wrong on the server. Try again.
store-unsure = We couldn’t confirm this. Check again in a moment before you retry.
written-meanwhile = Another change was saved at the same time, so yours wasn’t. Try again.
store-away = The database can’t be reached. Try again in a moment.
store-failed = Your change wasn’t saved. Try again.
replays-too-many = Too many replays from your address. Wait a little.
other-site = This request comes from another site.
requests-too-fast = Too many requests. Wait a little.
request-long = A request can have at most { $most } bytes.
request-length = The request must state its length.
no-file = File not found.
starting = The server is starting or stopping.
store-silent = The database doesn’t answer.
metrics-here = Metrics are only available on this machine or with the metrics token.
message-long = A message can have at most { $most } bytes.
message-deep = Brackets are nested more than { $most } levels deep.
message-id = An id must be a whole number up to { $most }.
table-lost = Table { $table } can’t be restored: { $why }
entry-lost = Entry { $entry } of table { $table } gives a different result than when it was played.
message-bad = Can’t read this message: { $why }
messages-too-fast = Too many messages. Wait a little.

## A part of a request that is not as it should be
body-missing = { $field } is missing.
body-too-long = { $field } is too long: at most { $most }.
body-too-short = { $field } is too short: at least { $least }.
body-too-small = { $field } must be at least { $least }.
body-too-large = { $field } must be at most { $most }.
body-unknown = Unknown field { $field }.
body-wrong = { $field } is invalid ({ $why }).

## Friends, blocks, and where one is signed in
yourself = You can’t do this with yourself.
most-relations = You have { $most } friends and blocked players. Remove one first.
not-wanted-at-table = A player at this table doesn’t want to play with you.
not-wanted-to-hear = A player here doesn’t want messages from you.
not-signed-in-there = You aren’t signed in there.
not-your-password = Wrong password.

## Order in the house
admins-only = Only admins can do that.
most-reports = You already have { $most } open reports. Wait for an answer.
banned = An admin has suspended your account until { $until }. Reason: “{ $reason }”
muted = An admin has muted you. You can play but not chat. See “My data” for the reason.

## The club
members-only = This club is for members only. Sign in first.
waits-for-admin = Your account waits for an admin to admit you.
members-by-invitation = You need an invitation link to become a member. Ask an admin.
member-already = You already have an account.
pass-invalid = This invitation link was used up, withdrawn or is too old. Ask for a new one.
most-passes = At most { $most } invitation links can be valid. Withdraw one first.
no-news = This item was deleted.
admin-stays = You can’t dismiss yourself. Another admin can.
role-account = This player has no account.
waits-not = This player isn’t waiting.
most-notes = A player can have at most { $most } notes. Delete one first.
club-changed = Joining: { $join ->
    [open] open to all
    [approval] after approval
   *[invitation] by invitation
 }. Guests: { $guests ->
    [0] no
   *[1] yes
 }.
