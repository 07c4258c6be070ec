"""Yuan, l'Art de la Guerre."""
