"""The server log on standard error, one line per event with time and level, as text or JSON."""

from __future__ import annotations

import json
import logging
import sys
import time


class Plain(logging.Formatter):
    """Text format: 2026-05-01T12:00:00Z ERROR baronage.server: message."""

    converter = staticmethod(time.gmtime)

    def __init__(self) -> None:
        super().__init__("%(asctime)sZ %(levelname)s %(name)s: %(message)s", "%Y-%m-%dT%H:%M:%S")


class Json(Plain):
    """JSON format: one object per line, with a traceback in `fault`."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": f"{self.formatTime(record, self.datefmt)}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def set_up(form: str) -> None:
    """Log everything to standard error in this format, including messages of the web server."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Json() if form == "json" else Plain())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("baronage").setLevel(logging.INFO)
