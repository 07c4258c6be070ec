"""The extra `lab` is enough for `baronage lab`: nothing that only a server needs is asked for."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
EXPERIMENT = 'game = "brawling"\nbots = ["random"]\ngames = 2\nseats = 2\nseed = 1\n'
# What is named cannot be imported; then the command.
WITHOUT = """
import sys
for name in sys.argv[1].split(","):
    sys.modules[name] = None
from baronage.__main__ import main
sys.argv[1:] = sys.argv[2:]
main()
"""


def names(extra: str) -> set[str]:
    """What an extra installs, as it is imported."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    return {re.split(r"[\[>;]", it)[0].replace("-", "_").lower() for it in extras[extra]}


def test_an_experiment_is_run_and_told(tmp_path: Path) -> None:
    (tmp_path / "exp.toml").write_text(EXPERIMENT)
    missing = ",".join(sorted(names("serve") - names("lab")))
    assert "fastapi" in missing
    for words in (["lab", "run", "exp.toml", "--out", "results"], ["lab", "report", "results"]):
        command = [sys.executable, "-c", WITHOUT, missing, *words]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    assert (tmp_path / "results/report.html").is_file()
