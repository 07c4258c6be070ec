# Messages about notifications, in English.

## Addresses
address-known = You already have this address.
address-long = An address can have at most { $most } characters.
address-none = Address not found.
address-most = You already have { $most } addresses. Remove one first.
address-mail = Invalid email address. It should look like name@example.org.
address-https = An address must begin with https:// and a server name.
address-letters = An address can’t contain spaces or letters other than a to z.
address-port = Only the standard https port is allowed.
address-server = Invalid server address.
push-keys = Invalid browser keys.

## Mails
mail-none = This server doesn’t send email: no mail server is configured.
mail-account = Only members can get email. Choose a sign-in name and a password first.
mail-many = Several such emails are on their way. Check your inbox, or wait a day.
link-old-day = This link was already used, or is older than a day. Request another in the settings.
link-old-hour = This link was already used, or is older than an hour. Request another.
link-gone = This link is no longer valid.
mail-failed = The email couldn’t be sent: { $why }

## Wishes
notice-kind = Unknown notification ‘{ $name }’. Choose one of: { $known }.
notice-private = Private messages can’t be sent to a webhook, because others may read it.
notice-short = “Time is running out” is sent at once or never. A digest would be too late.
notice-quiet = Quiet hours must begin and end at a minute of the day, from 0 to { $most }.
notice-bad = Can’t read these preferences: { $why }
