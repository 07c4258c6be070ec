"""Questions about the games, answered by many of them: experiments, comparisons, tournaments, reports."""
