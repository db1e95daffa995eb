#!/usr/bin/env python3
"""Operates the app of Tests/TemplateApp as a VNC viewer does, and compares what `mullion dump` tells with what it does.

usage: .venv/bin/python Tests/Drivers/ported_app.py --programs FOLDER

The folder has the app, which is called Notes, and mullion. The exit status is 0 where its storyboard, xib, asset
catalogue, outlets, actions and selectors all did what they are for, and the app ended when it was told to.
"""

import argparse
import os
import pathlib
import re
import signal
import subprocess
import sys
import tempfile
import time

from driver_error import DriverError
from vnc_driver import VNCDriver

PORT = re.compile(r"connect a VNC viewer to 127\.0\.0\.1:(\d+)\.")
FRAME = re.compile(r"\sat ([-\d.]+),([-\d.]+) ([-\d.]+)x([-\d.]+)")
# How long an event may take to show, in seconds.
PATIENCE = 60
# The colour Paper, the picture Leaf and the view of the xib, by places beside the text.
COLOURS = {(20, 100): (255, 230, 179), (200, 243): (0, 160, 0), (120, 454): (48, 176, 199)}


class App:
    """The app as a program with a runtime directory of its own."""

    def __init__(self, programs, folder):
        self.programs = programs
        self.environment = {
            **os.environ,
            "XDG_RUNTIME_DIR": folder,
            "MULLION_INSPECT": "1",
            "MULLION_PLUGIN_PATH": "",
        }
        self.process = subprocess.Popen(
            [programs / "Notes", "--screen=vnc", "--vnc-port=0", "--port=0", "--size=400x700", "--appearance=light"],
            env=self.environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            text=True,
        )

    def viewer_port(self):
        """The port of the line that tells where the app can be seen."""
        for line in self.process.stdout:
            match = PORT.search(line)
            if match:
                return int(match.group(1))
        raise DriverError("The app ended before it said where it can be seen.")

    def lines(self):
        dump = subprocess.run(
            [self.programs / "mullion", "dump", "--elements"],
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        return dump.stdout.splitlines()

    def line(self, part, count=None):
        """The first line of a dump with something in it, as soon as there is one, or as soon as there are so many."""
        deadline = time.monotonic() + PATIENCE
        while True:
            lines = self.lines()
            found = [line for line in lines if part in line]
            # A dump that failed has no lines, and shows nothing that is gone.
            if lines and (len(found) == count or (found and count is None)):
                return found[0] if found else None
            if time.monotonic() > deadline:
                raise DriverError(f"'{part}' was not shown, but: {'; '.join(lines)}.")

    def middle(self, part):
        x, y, width, height = (float(number) for number in FRAME.search(self.line(part)).groups())
        return int(x + width / 2), int(y + height / 2)

    def end(self):
        self.process.send_signal(signal.SIGTERM)
        if self.process.wait(PATIENCE) != 0:
            raise DriverError(f"The app ended with {self.process.returncode}.")


def operate(app, driver):
    """Uses what the storyboard and the code have connected."""
    app.line('static text "0 notes"')
    app.line('static text "A card"')
    for (x, y), colour in COLOURS.items():
        driver.wait_colour(x, y, colour, 2, PATIENCE)
    # An action of the storyboard, a target and a selector of the code, and a bar button with a selector.
    for text in ("1 note", "2 notes"):
        driver.click(*app.middle('button "Add"'))
        app.line(f'static text "{text}"')
    driver.click(*app.middle('bar button "Rename"'))
    app.line('static text "My Notes"')
    # A segue, whose destination has a collection of outlets.
    driver.click(*app.middle('button "Details"'))
    app.line('static text "Details"')
    app.line('button "Add"', count=0)
    app.line('static text "2 notes"', count=2)
    driver.click(*app.middle("back button"))
    driver.click(*app.middle('button "Clear"'))
    app.line('static text "0 notes"')


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=pathlib.Path, required=True)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        app = App(arguments.programs, folder)
        try:
            driver = VNCDriver(app.viewer_port(), None, PATIENCE)
            try:
                operate(app, driver)
            finally:
                driver.close()
            app.end()
        except DriverError as error:
            print(f"ported_app: {error}", file=sys.stderr)
            return 1
        finally:
            if app.process.poll() is None:
                app.process.kill()
    return 0


if __name__ == "__main__":
    sys.exit(main())
