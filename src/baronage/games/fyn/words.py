"""Words."""
from __future__ import annotations
CAUSES = {n: ("x", ("FYN-F1.04",)) for n in range(1, 10)}
