# What all games say, in English. How these files are read: baronage/engine/catalogue.py.

## Parts of sentences
and = { $first } and { $last }
you = you
nobody = nobody
whose = { WHO($seat) ->
    [you] your
   *[other] { $seat }'s
 }

## Waiting
waiting = { LEN($waits) ->
    [0] Please wait.
   *[other] Waiting for { LIST($waits) }.
 }
waiting-in-secret = Somebody may be choosing now, and nobody is told who.
waiting-for-sheets = You have sent yours. The others are still choosing.
over = The game is over.

## Refusals
no-such-move = That is nothing that can be done here. { now-asked }
now-asked = Now you are asked: { $asked }.
not-asked = { LEN($waits) ->
    [0] Nobody is asked now.
   *[other] It is for { LIST($waits) } to decide now, not for you.
 }
not-asked-in-secret = Somebody may be choosing in secret now, and you are not asked.
not-asked-for-a-sheet = The others are choosing now; you have nothing to choose.
sent-already = You have sent yours already, and what is sent stays.
it-is-over = The game is over.
you-left = You have left this game.
not-possible = That is not possible now.

## What the gate answers
gate-left-already = { $seat } has left already.
gate-no-window = No window is held open.
gate-only-for-seats = The table itself can only send a seat away, or close a window that it holds open.
gate-seat-left = This seat has left the game.
gate-no-resigning = This game has no resignation.
gate-beaten = This seat is out of the game already: it has nothing left to resign.
gate-not-waited-for = This seat is not waited for.
gate-for-the-table = That is for the table alone.
gate-nothing-unsent = There is nothing unsent to take back.
gate-no-click = A draft holds only what can still be taken back: this would be done at once.
turn-change = Change: { $what }
turn-leave = Leave it out
gate-no-part = What you have chosen so far has no such part.
gate-nothing-to-undo = There is nothing that this seat can take back.
gate-table-not-asked = The table is never asked.
gate-no-seat = There is no seat { $things } at this table.
gate-drafted-already = That stands in your draft already: nothing changes.

## Why not?
why-not-your-move = It is not your move. { $prompt }
why-first-click = First click { $things }, then this.
why-or-first-click = { $refusal } Or first click { $things }.
why-first-choose = First choose { $things }, then this.
why-nothing = { $things }: there is nothing to be done with it now.
why-or = { $first } or { $last }
why-or-another = { $things } or another

## What a typed text would do
try-resign = You leave the game
try-lapse = You let your time run out

## Events
left-resigned = { WHO($seat) ->
    [you] You resigned.
   *[other] { $seat } resigned.
 }
left-sent-away = { WHO($seat) ->
    [you] You were sent away.
   *[other] { $seat } was sent away.
 }
undone = { WHO($seat) ->
    [you] You took back the last move.
   *[other] { $seat } took back the last move.
 }

## The coach (reasons: `coach-…` in the games' own catalogues)
coach-now = Then { $because }.
coach-later = A few turns later, compared with doing otherwise, { $because }.
coach-close = Something else would be about as good.
coach-any = I see nothing better to do at the moment.
coach-forced = It is the only thing that you can do now.
coach-wins = It ends the game, and you win.
coach-loses = What you did ends the game, and you do not win it.
coach-guessed = What lies hidden I can only guess.
puzzle-asked = It is for you to decide. One plan is clearly the best: find it.
coach-rival = { WHO($seat) ->
    [nobody] your strongest rival
   *[other] { $seat }
 }

## What players promise one another. $turn: its number; $seat: a third player
pact-peace = Peace between us until the end of turn { $turn }?
pact-attack = Shall we both attack { $seat } in turn { $turn }?
# what can be proposed: a kind in a word or two, and each thing that one chooses in it
offer-peace = Peace
offer-peace-turn = until the end of turn { $turn }
offer-attack = Attack somebody together
offer-attack-seat = { $seat }
offer-attack-turn = in turn { $turn }
pact-is-open = waits for an answer
pact-is-accepted = agreed
pact-is-refused = refused
pact-is-kept = kept
pact-is-broken = broken
pact-is-void = nothing came of it

## Headings of a game
heading-round = Round { $round }
heading-number = Round { $number }
heading-turn = Turn { $turn }

## Lessons
lesson-wrong = That does not do it yet. Put it back and try something else.

## The end
ending-quiet = Neither took nor lost anything of note.

## At the terminal. $who: the winners, or empty; $you: is it the reader alone?
terminal-over = The game is over: { $count ->
    [0] nobody won
   *[other] { $you ->
        [1] you won
       *[other] { $who } won
     }
 }
terminal-times = { $sentence } ({ $times } times)

## What is told of the table
table-paused = { WHO($seat) ->
    [you] You took the emergency pause.
   *[other] { $seat } took the emergency pause.
 }
table-extended = The host gave everybody { $hours } hours more.
table-sought = { WHO($seat) ->
    [you] You ask
   *[other] { $seat } asks
 } for another person on the seat of { $absent }, who is long away: whoever comes may take it.
table-sought-by-host = The host asks for another person on the seat of { $absent }, who is long away: whoever comes may take it.
table-seeking = { WHO($seat) ->
    [you] You would
   *[other] { $seat } would
 } let another person play for { $absent }, who is long away, if all others agree.
table-seeking-by-host = The host would let another person play for { $absent }, who is long away, if all others agree.
table-halting = { WHO($seat) ->
    [you] You would
   *[other] { $seat } would
 } let the table stand still for a while, if all who play agree.
table-halted = { WHO($seat) ->
    [you] You agree, as all
   *[other] { $seat } agrees, as all
 } who play: the table stands still, and nobody’s time runs.
table-halted-by-host = The host lets the table stand still: nobody’s time runs.
table-went-on = { WHO($seat) ->
    [you] You let
   *[other] { $seat } lets
 } the table go on; everybody has the time that they had before.
table-went-on-by-host = The host lets the table go on; everybody has the time that they had before.
table-goes-on = The table goes on; everybody has the time that they had before.
table-holiday = { WHO($seat) ->
    [you] You are on holiday until { $until }: your clock stands
   *[other] { $seat } is on holiday until { $until }: that clock stands
 } still on these days.
table-back = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
 } back from holiday.
table-reminded = The host reminds { WHO($seat) ->
    [you] you
   *[other] { $seat }
 } to move.
table-handed-over = A player has left the game, and { $seat } plays on in that place.
table-removed = The host took a player off a seat, on which { $seat } plays on now.
table-offered = The host took a player off a seat, on which { $seat } plays on now; another person may take it.
table-sat-down = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
 } over the seat of a player who is gone.
table-outage = The server was away; everybody has the time that they had before.
