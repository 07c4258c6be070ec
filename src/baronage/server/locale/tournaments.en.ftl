# What the server says about tournaments, in English.

league-by-post = A league must be played by correspondence.
tournament-clocks = A tournament with people needs clocks or correspondence deadlines.
tournament-worth = Give points for each of the { $seats } places at a table.
tournament-worth-order = A better place can’t earn fewer points, and no place less than zero.
tournament-bots-once = Each bot can take part once, and there must be room for all of them.
tournament-bots-few = A tournament of bots needs at least { $seats }.
tournament-figure = { $name } must be from { $low } to { $high }.
tournament-starts = A tournament must start now or within a year.
tournament-most = You already have { $most } unfinished tournaments. Wait for one to end.
no-tournament = Tournament not found.
tournament-over = This tournament is over.
tournament-bots-only = This tournament is for bots only.
tournament-joined = You’ve already joined.
tournament-begun = This tournament has started. You can’t join any longer.
tournament-full = This tournament is full.
tournament-not-in = You aren’t in this tournament.
tournament-host = Only the host can cancel a tournament.
tournament-has-begun = This tournament has started.
tournament-member = You need a password to create a tournament. Choose one first.
