# What notices say, in English. How these files are read: baronage/engine/catalogue.py.

and = { $first } and { $last }

## Time
days = { $count ->
    [one] 1 day
   *[other] { $count } days
 }
hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
 }
minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
 }
at-once = less than a minute

## At which table
table = { LEN($others) ->
    [0] { $game }
   *[other] { $game } with { LIST($others) }
 }

## Your move
move-title = Your move in { $game }
move-text = { table }: the table waits for you.
move-left = You have { $left }.
move-why = It comes because a table waits for you.

## Most of your time is gone
short-title = Your time runs short in { $game }
short-text = { table }: the table waits for you, and most of your time is gone.
short-why = It comes because four fifths of your time are gone.

## A reminder of the host
remind-title = You are waited for in { $game }
remind-text = { table }: { $by } reminds you that the table waits for you.
remind-why = It comes because the host of the table pressed “Remind”.

## Taken off a seat by the host
removed-title = You no longer play in { $game }
removed-text = { table }: the host took you off your seat.
removed-why = It comes because the host of the table took you off your seat.

## A game is over
over-title = { $game } is over
over-text = { table }: { $place ->
    [0] nobody has won.
    [1] you have won.
   *[other] you came in on place { $place }.
 }
over-why = It comes because a game of yours has ended.

## Invited
invited-title = { $by } asks you to a game
invited-text = { $by } would like to play { $game } with you. The seat is yours when you open the table and sit down.
invited-why = It comes because somebody asked for you by your name.

## Talked to
talk-title = { $by } has written to you
talk-text = { table }: there is something that was said to you in private.
talk-why = It comes because somebody wrote to you in private at a table.

## A tournament
round-title = { $name }: { $number ->
    [0] it is about to begin
   *[other] round { $number } begins
 }
round-text = { LEN($others) ->
    [0] Your table is set.
   *[other] You play { $game } against { LIST($others) }.
 }
round-why = It comes because you play in this tournament.

## A way that does not work
way-title = Notices no longer reach { $name }
way-text = What went to { $name } was not taken, and after several tries it is no longer sent there. In the settings you can remove it or try again.
way-why = It comes because one of your addresses does not work any more.

## A digest
digest-title = Baronage: { $count ->
    [one] 1 thing
   *[other] { $count } things
 } of late

## A test
test-title = A test from Baronage
test-text = This is how notices reach you here.
test-why = It comes because you pressed “Send a test”.

## Links in mails
confirm-title = Is this your address?
confirm-text = { $name } at Baronage wants notices sent to this address. If that is you, confirm it within a day:
confirm-not-you = If it is not you, do nothing: no more mail will come.
recover-title = A new password for Baronage
recover-text = Somebody, probably you, has lost the password of { $name }. This link sets a new one, once, within an hour:
recover-not-you = If it was not you, do nothing: the password stays as it is.
see = Go there: { $link }
unsubscribe = No more mails of this kind: { $link }
settings = All notices: { $link }
