# What all games say, in English. How these files are read: baronage/engine/text/catalogue.py.

## Parts of sentences
and = { $first } and { $last }
you = you
nobody = nobody
whose = { WHO($seat) ->
    [you] your
   *[other] { $seat }’s
 }

## Waiting
waiting = { LEN($waits) ->
    [0] Please wait.
   *[other] Waiting for { LIST($waits) }.
 }
waiting-in-secret = Someone may be choosing now, in secret.
waiting-for-sheets = Sent. Waiting for the others.
over = The game is over.

## A table as text
text-score = { $n } { $n ->
    [one] point
   *[other] points
 }
text-hidden = { $n } face down
text-free = Free
text-acts = to move
text-sent = sent
text-out = out of the game
text-plan = Your plan{ $sent ->
    [1] , sent
   *[0] , not sent yet
 }:
text-cards = Cards
text-key = Signs:
text-more = and { $n } more

## Refusals
no-such-move = That isn’t a legal move here. { now-asked }
now-asked = Decide now: { $asked }.
not-asked = { LEN($waits) ->
    [0] No one has to decide now.
   *[other] It isn’t your turn. Waiting for { LIST($waits) }.
 }
not-asked-in-secret = Someone may be choosing in secret now. You have nothing to decide.
not-asked-for-a-sheet = The others are choosing. You have nothing to choose.
sent-already = You’ve already sent your choice. It can’t be changed.
it-is-over = The game is over.
you-left = You’ve left this game.
not-possible = You can’t do that now.

## What the gate answers
gate-left-already = { $seat } has already left.
gate-no-window = No window is open.
gate-only-for-seats = The table can only expel a seat, close an open window, or end the game as an agreed draw.
gate-no-draw = Only one player is still in the game, so no one can agree on a draw.
gate-seat-left = This seat has left the game.
gate-no-resigning = You can’t resign in this game.
gate-beaten = This seat is already out of the game, so it can’t resign.
gate-not-waited-for = This seat has nothing to decide now.
gate-for-the-table = Only the table can do that.
gate-nothing-unsent = There’s nothing unsent to undo.
gate-no-click = This would be played at once, so it can’t be part of a draft.
gate-nothing-to-undo = This seat has nothing to undo.
gate-table-not-asked = The table has no decisions to make.
gate-no-seat = This table has no seat { $things }.
gate-drafted-already = That’s already in your draft.

## Why not?
why-not-your-move = It isn’t your move. { $prompt }
why-first-click = First click { $things }, then this.
why-or-first-click = { $refusal } Or first click { $things }.
why-first-choose = First choose { $things }, then this.
why-nothing = { $things }: nothing to do with it now.
why-or = { $first } or { $last }
why-or-another = { $things } or another

## What a typed text would do
try-resign = You leave the game
try-lapse = Your time runs out

## Events
left-resigned = { WHO($seat) ->
    [you] You resigned.
   *[other] { $seat } resigned.
 }
left-sent-away = { WHO($seat) ->
    [you] You were expelled.
   *[other] { $seat } was expelled.
 }
draw-agreed = The players agreed on a draw.
undo-last = Your last act
remark = { $seat }: “{ $remark }”
undone = { WHO($seat) ->
    [you] You took back the last move.
   *[other] { $seat } took back the last move.
 }

## The coach (reasons: `coach-…` in the games' own catalogues)
coach-now = Then { $because }.
coach-later = A few turns later, compared with doing otherwise, { $because }.
coach-forced = It’s your only legal move.
coach-wins = It ends the game, and you win.
coach-loses = Otherwise the game ends, and you don’t win it.
puzzle-asked = It’s your decision. One plan is clearly the best: find it.
puzzle-chances = { $won } of 100 games are won with it, { $fewer } fewer with the next best plan.
coach-rival = { WHO($seat) ->
    [nobody] your strongest rival
   *[other] { $seat }
 }

## What players promise one another. $turn: its number; $seat: a third player
pact-peace = Peace between us until the end of turn { $turn }?
pact-attack = Attack { $seat } together in turn { $turn }?
# what can be proposed: a kind in a word or two, and each thing that one chooses in it
offer-peace = Peace
offer-peace-turn = until the end of turn { $turn }
offer-attack = Attack a player together
offer-attack-seat = { $seat }
offer-attack-turn = in turn { $turn }
pact-is-open = waiting for an answer
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
lesson-wrong = That doesn’t solve it yet. Reset and try something else.

## The end
cause-draw-agreed = Draw agreed.
ending-quiet = Gained and lost nothing of note.

## At the terminal. $who: the winners, or empty; $you: is it the reader alone?
terminal-over = The game is over: { $count ->
    [0] no one won
   *[other] { $you ->
        [1] you won
       *[other] { $who } won
     }
 }
terminal-times = { $sentence } ({ $times } times)

## What is told of the table
table-paused = { WHO($seat) ->
    [you] You used emergency time.
   *[other] { $seat } used emergency time.
 }
table-extended = The host gave everyone { $hours } more hours.
table-sought = { WHO($seat) ->
    [you] You offer
   *[other] { $seat } offers
 } the seat of { $absent }, who is away. Anyone can take it.
table-sought-by-host = The host offers the seat of { $absent }, who is away. Anyone can take it.
table-seeking = { WHO($seat) ->
    [you] You want
   *[other] { $seat } wants
 } to offer the seat of { $absent }, who is away. All other players must agree.
table-seeking-by-host = The host wants to offer the seat of { $absent }, who is away. All other players must agree.
table-halting = { WHO($seat) ->
    [you] You ask
   *[other] { $seat } asks
 } for a pause. All players must agree.
table-halted = { WHO($seat) ->
    [you] You agree,
   *[other] { $seat } agrees,
 } as do all players. The game is paused and all clocks are stopped.
table-halted-by-host = The host paused the game. All clocks are stopped.
table-went-on = { WHO($seat) ->
    [you] You resume
   *[other] { $seat } resumes
 } the game. Clocks continue where they stopped.
table-went-on-by-host = The host resumed the game. Clocks continue where they stopped.
table-goes-on = The game resumes. Clocks continue where they stopped.
table-holiday = { WHO($seat) ->
    [you] You are on holiday until { $until }: your clock is
   *[other] { $seat } is on holiday until { $until }: their clock is
 } stopped on these days.
table-back = { WHO($seat) ->
    [you] You are
   *[other] { $seat } is
 } back from holiday.
table-reminded = The host reminds { WHO($seat) ->
    [you] you
   *[other] { $seat }
 } to move.
table-handed-over = A player left the game. { $seat } takes over.
table-removed = The host removed a player. { $seat } takes over.
table-offered = The host removed a player. { $seat } takes over until someone takes the seat.
table-sat-down = { WHO($seat) ->
    [you] You take
   *[other] { $seat } takes
 } the seat of a player who left.
table-draw-offer = { WHO($seat) ->
    [you] You offer
   *[other] { $seat } offers
 } a draw.
table-draw-accept = { WHO($seat) ->
    [you] You accept
   *[other] { $seat } accepts
 } the draw.
table-draw-refuse = { WHO($seat) ->
    [you] You refuse
   *[other] { $seat } refuses
 } the draw.
table-draw-withdraw = { WHO($seat) ->
    [you] You withdraw
   *[other] { $seat } withdraws
 } the draw offer.
table-draw-lapse = The offer of a draw has lapsed.
table-outage = The server was down. Clocks continue where they stopped.
