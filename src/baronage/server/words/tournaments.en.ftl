# What the server says about tournaments, in English.

league-by-post = A league is played by post.
tournament-clocks = Where people play a tournament there must be clocks, or deadlines by post.
tournament-worth = Points are given for each of the { $seats } places of a table.
tournament-worth-order = A better place never gives fewer points, and none gives less than nothing.
tournament-bots-once = Each bot takes part once, and all of them have a place.
tournament-bots-few = Bots among themselves are at least { $seats }.
tournament-figure = { $name } is from { $low } to { $high }.
tournament-starts = A tournament starts now or within a year.
tournament-most = You have made { $most } tournaments that are not over; wait for one of them.
no-tournament = There is no such tournament.
tournament-over = This tournament is over.
tournament-bots-only = In this tournament bots are among themselves.
tournament-joined = You take part already.
tournament-begun = This tournament has begun, and nobody can join it any more.
tournament-full = This tournament is full.
tournament-not-in = You do not take part in this tournament.
tournament-host = Who made a tournament calls it off.
tournament-has-begun = This tournament has begun.
tournament-member = Who makes a tournament has a password: choose one first.
