"""Background work of tables: bot moves, timeouts, changes by other processes, garbage collection."""
