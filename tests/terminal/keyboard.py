"""A person at a terminal: the program runs in a real pseudo-terminal, keys go in, the screen comes out."""

from __future__ import annotations

import fcntl
import os
import re
import select
import struct
import subprocess
import sys
import termios
import time
from pathlib import Path
from types import TracebackType

PATIENCE = 60.0  # seconds for the slowest machine; nothing is asserted about time
PRESS_AGAIN = 15.0  # seconds after which a person whose ctrl-c was not heard presses it again
# The child takes the pseudo-terminal for its own, so that ctrl-c reaches it as a signal, and hears it even if the tests run in
# the background, where a shell has it ignored.
TAKE_TERMINAL = """
import fcntl, os, signal, sys, termios
signal.signal(signal.SIGINT, signal.SIG_DFL)
os.setsid()
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
os.execv(sys.executable, [sys.executable, "-m", "baronage", *sys.argv[1:]])
"""
CLEAR = re.compile(r"(?:\x1b\[H|\x1b\[2J|\x1b\[3J)+")
ESCAPE = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
CTRL_C, CTRL_D = "\x03", "\x04"


class Terminal:
    """`with Terminal(tmp_path, "play", "brawling") as terminal:` then `expect` and `type`, in turn."""

    def __init__(self, home: Path, *args: str, colour: bool = False, columns: int = 100) -> None:
        self.master, slave = os.openpty()
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        env = {key: value for key, value in os.environ.items() if not key.startswith(("BARONAGE_", "COV_"))}
        env |= {"XDG_DATA_HOME": str(home), "HOME": str(home), "TERM": "xterm-256color", "PYTHONUTF8": "1"}
        env.pop("COLUMNS", None)
        env.pop("NO_COLOR", None)
        if not colour:
            env["NO_COLOR"] = "1"
        self.process = subprocess.Popen(
            [sys.executable, "-c", TAKE_TERMINAL, *args], stdin=slave, stdout=slave, stderr=slave, env=env, cwd=home
        )
        os.close(slave)
        self.raw = ""  # everything that came out
        self.read_to = 0  # what `expect` has gone past

    def __enter__(self) -> Terminal:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait()
        os.close(self.master)

    def _read(self, until: float) -> bool:
        """Some more output; False at the end of it."""
        ready, _, _ = select.select([self.master], [], [], max(0.0, until - time.monotonic()))
        if not ready:
            raise AssertionError(f"waited too long; the screen:\n{self.screen()[-3000:]}")
        try:
            data = os.read(self.master, 65536)
        except OSError:  # how Linux tells that the other end is closed
            return False
        self.raw += data.decode("utf-8", "replace").replace("\r\n", "\n")
        return bool(data)

    def expect(self, *texts: str) -> str:
        """Wait until one of these is shown, after what was expected before; which one, and move past it."""
        until = time.monotonic() + PATIENCE
        while True:
            fresh = self.raw[self.read_to :]
            found = [(fresh.index(text), text) for text in texts if text in fresh]
            if found:
                at, text = min(found)
                self.read_to += at + len(text)
                return text
            assert self._read(until), f"ended without {texts}; the screen:\n{self.screen()[-3000:]}"

    def type(self, text: str, enter: bool = True) -> None:
        """Keys."""
        os.write(self.master, (text + ("\n" if enter else "")).encode())

    def interrupt(self) -> None:
        """Ctrl-c, until the program stirs.

        A signal in the instant between Python's last look at its signals and its wait for a key is heard with the next key
        only: that is how Python waits for a line, and no program in it can help it.
        """
        until = time.monotonic() + PATIENCE
        while True:
            self.type(CTRL_C, enter=False)
            again = min(until, time.monotonic() + PRESS_AGAIN)
            while select.select([self.master], [], [], max(0.0, again - time.monotonic()))[0]:
                length = len(self.raw)
                if not self._read(again):
                    return
                if ESCAPE.sub("", self.raw[length:]).replace("^C", "").strip():
                    return
            assert time.monotonic() < until, f"ctrl-c was not heard; the screen:\n{self.screen()[-3000:]}"

    def ends(self) -> int:
        """Wait for the end; the exit code."""
        until = time.monotonic() + PATIENCE
        while self._read(until):
            pass
        return self.process.wait(PATIENCE)

    def screen(self) -> str:
        """What can be seen, scrolling back included: all since the screen was last cleared."""
        return ESCAPE.sub("", CLEAR.split(self.raw)[-1])
