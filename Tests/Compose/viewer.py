"""A VNC viewer that looks at the window and operates it, by the driver in Tests/Drivers."""

import json
import pathlib
import subprocess
import sys

DRIVER = pathlib.Path(__file__).resolve().parents[1] / "Drivers" / "vnc_driver.py"


class ViewerError(Exception):
    """What the viewer waited for did not come; says what it saw."""


class Viewer:
    """One connection to a server that listens already. Areas are (x, y, width, height) in pixels."""

    def __init__(self, port):
        self._process = subprocess.Popen(
            [sys.executable, str(DRIVER), "--port", str(port)], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL, text=True,
        )
        try:
            self._listen()
        except ViewerError:
            self.close()
            raise

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        """Leaves the window."""
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.kill()
        self._process.wait()

    def _say(self, *words):
        print(*words, file=self._process.stdin, flush=True)
        return self._listen()

    def _listen(self):
        answer = json.loads(self._process.stdout.readline() or '{"ok": false, "error": "The driver has ended."}')
        if not answer["ok"]:
            raise ViewerError(answer["error"])
        return answer

    def capture(self, file):
        """Writes a picture of the window; `wait_for_change` compares with the last one."""
        self._say("capture", file)
        return file

    def click(self, area):
        """Clicks into the middle of an area."""
        x, y, width, height = area
        self._say("click", x + width // 2, y + height // 2)

    def wait_for_change(self, area, seconds=20):
        """Waits until an area differs from the last picture."""
        self._say("wait-change", *area, seconds)

    def wait_until_as(self, picture, area, seconds=20):
        """Waits until an area is as in a picture."""
        self._say("wait-same", picture, *area, seconds)

    def wait_for_colour(self, area, colour, seconds=20):
        """Waits for a colour in the middle of an area."""
        x, y, width, height = area
        self._say("wait-colour", x + width // 2, y + height // 2, colour, 2, seconds)
