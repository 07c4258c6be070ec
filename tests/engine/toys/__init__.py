"""Small games that exist for the tests of the engine."""
