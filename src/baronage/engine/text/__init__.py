"""Messages: catalogues, languages, rules pages. Independent of games and states."""
