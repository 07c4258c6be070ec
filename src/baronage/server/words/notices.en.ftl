# What the server says of notices, in English.

## Addresses
address-known = You have this address already.
address-long = An address has at most { $most } characters.
address-none = You have no such address.
address-most = You have { $most } addresses; remove one of them first.
address-mail = This is no address for mail: it looks like name@example.org.
address-https = An address begins with https:// and the name of a server.
address-letters = An address has no blanks and no letters other than a to z.
address-port = Only the usual port of https is written to.
address-server = This is no address of a server.
push-keys = These are no keys of a browser.

## Mails
mail-none = This server sends no mail: whoever keeps it has not said by which server it goes.
mail-many = Several such mails are on their way; look there, or wait a day.
link-old-day = This link was used already, or is older than a day. Ask for another in the settings.
link-old-hour = This link was used already, or is older than an hour. Ask for another.
link-gone = This link leads nowhere any more: the address is gone, or it was not made here.
mail-failed = The mail could not be sent: { $why }

## Wishes
notice-kind = There is no kind of notice '{ $name }'; there are: { $known }.
notice-private = What is said in private does not go to a hook, where others may read it.
notice-short = That time runs short is told at once or never: a digest would come too late.
notice-quiet = Quiet hours begin and end at a minute of the day, from 0 to { $most }.
notice-bad = These wishes can't be read: { $why }
