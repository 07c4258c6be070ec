"""Statistics from many games: experiments, comparisons, tournaments, reports."""
