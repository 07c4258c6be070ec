"""The rules kernel: state, steps, verbs, chance, setup. Compiled by mypyc where a C compiler is available."""
