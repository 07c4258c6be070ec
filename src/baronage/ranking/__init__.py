"""Who is how strong, who meets whom, and who leads: pure functions of results, for the server, the command line and the lab."""
