"""What the browser client shares with the Python code is what tools/make_frontend.py makes of it now."""

from __future__ import annotations

import pytest

from tools import make_frontend


@pytest.mark.parametrize("name", list(make_frontend.files()))
def test_made_files_are_new(name: str) -> None:
    made = (make_frontend.MADE / name).read_text(encoding="utf-8")
    assert made == make_frontend.files()[name], "run: python tools/make_frontend.py"
