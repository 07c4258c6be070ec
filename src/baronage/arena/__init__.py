"""Many games at once: matches of bots, their statistics, and the fuzzer."""
