"""Players that think. They know the engine only, and of a game only what a seat may know."""
