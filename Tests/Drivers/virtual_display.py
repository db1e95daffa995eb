"""A display without a monitor."""

import os
import select
import shutil
import subprocess
import tempfile

from driver_error import DriverError

# Seconds that Xvfb may take to say that it is ready.
PATIENCE = 45


def start_server(width, height):
    """Starts Xvfb on a free display; returns the display's name and the process."""
    if not shutil.which("Xvfb"):
        raise DriverError("There is no Xvfb. Install it: scripts/install-packages test")
    reading, writing = os.pipe()
    # A driver that is killed takes Xvfb along, and the program loses its display.
    words = ["setpriv", "--pdeathsig", "TERM", "Xvfb", "-displayfd", str(writing)]
    # With -r no key repeats itself, however late a busy machine lets go of it.
    words += ["-screen", "0", f"{width}x{height}x24", "-nolisten", "tcp", "-terminate", "-r"]
    with tempfile.TemporaryFile(mode="w+") as complaints:
        server = subprocess.Popen(
            words, pass_fds=[writing], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=complaints
        )
        os.close(writing)
        with open(reading, encoding="ascii") as numbers:
            ready, _, _ = select.select([numbers], [], [], PATIENCE)
            number = numbers.readline().strip() if ready else ""
        if not number:
            server.kill()
            server.wait()
            complaints.seek(0)
            raise DriverError(f"Xvfb did not start: {' '.join(complaints.read().split()) or 'it said nothing.'}")
        return f":{number}", server
