# Texts of notifications, in English. How these files are read: baronage/engine/text/catalogue.py.

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
move-text = { table }: it’s your move.
move-left = You have { $left } left.
move-why = You get this because a game is waiting for you.

## Most of your time is gone
short-title = Your time is running out in { $game }
short-text = { table }: it’s your move, and most of your time is gone.
short-why = You get this because four fifths of your time are gone.

## A reminder of the host
remind-title = Reminder: your move in { $game }
remind-text = { table }: { $by } reminds you that it’s your move.
remind-why = You get this because the host pressed “Remind”.

## An offer of a draw
draw-title = Draw offered in { $game }
draw-text = { table }: { $by } offers a draw.
draw-why = You get this because a draw offer is waiting for your answer.

## Taken off a seat by the host
removed-title = You’re no longer playing { $game }
removed-text = { table }: the host removed you from the table.
removed-why = You get this because the host removed you from the table.

## A game is over
over-title = { $game } is over
over-text = { table }: { $drawn ->
    [1] it’s a draw.
   *[other] { $place ->
        [0] no one won.
        [1] you won.
       *[other] you finished in place { $place }.
     }
 }
over-why = You get this because one of your games has ended.

## Invited
invited-title = { $by } invites you to a game
invited-text = { $by } would like to play { $game } with you. Open the table and take your seat.
invited-why = You get this because someone invited you by name.

## Talked to
talk-title = { $by } has written to you
talk-text = { table }: you have a private message.
talk-why = You get this because someone wrote to you in private at a table.

## A tournament
round-title = { $name }: { $number ->
    [0] about to start
   *[other] round { $number } starts
 }
round-text = { LEN($others) ->
    [0] Your table is ready.
   *[other] You play { $game } against { LIST($others) }.
 }
round-why = You get this because you’re playing in this tournament.

## A way that does not work
way-title = Notifications no longer reach { $name }
way-text = Several notifications to { $name } failed, so we’ve stopped sending them there. You can remove it or try again in the settings.
way-why = You get this because one of your addresses no longer works.

## A digest
digest-title = Baronage: { $count ->
    [one] 1 update
   *[other] { $count } updates
 }

## A test
test-title = Test notification from Baronage
test-text = Notifications will look like this.
test-why = You get this because you pressed “Send a test”.

## Links in mails
confirm-title = Is this your address?
confirm-text = Someone at Baronage asked for notifications to be sent to this address. If that was you, confirm it within a day:
confirm-not-you = If it was not you, do nothing. You will get no more email.
recover-title = New password for Baronage
recover-text = Someone, probably you, asked for a new password for { $name }. This link sets it. It works once, within an hour:
recover-not-you = If it was not you, do nothing. Your password stays the same.
see = Open: { $link }
unsubscribe = Unsubscribe from emails like this: { $link }
settings = Notification settings: { $link }
