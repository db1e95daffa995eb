#!/usr/bin/env python3
"""Drives the window of a program on an X display of its own, by the commands of screen_driver.py and a few more.

usage: .venv/bin/python Tests/Drivers/x11_driver.py [--size 1280x800]

The driver starts Xvfb on a free display and tells which in its first line: `{"ok": true, "display": ":99", ...}`. A program
comes there by the command `start`, or by starting it oneself with DISPLAY set. There is no window manager: the driver gives
the window the focus, and coordinates count from the window's top left, so that a test may say the same to a VNC screen.
Waits end with an event of the display (something was drawn, a window came or went). Xvfb ends with its last client.
"""

import argparse
import contextlib
import os
import re
import select
import signal
import subprocess
import sys
import time

from PIL import Image
from Xlib import X, error
from Xlib.display import Display
from Xlib.ext import damage
from Xlib.protocol import event

from driver_error import DriverError
from screen_driver import ScreenDriver, command, run
from virtual_display import start_server

# Seconds that a program, or Xvfb, may take to end after it was asked to.
PATIENCE = 10


class X11Driver(ScreenDriver):
    def __init__(self, width, height):
        super().__init__()
        self.program = None
        self.window = None
        self.name, self.server = start_server(width, height)
        try:
            self.display = Display(self.name)
        except Exception:
            self.server.terminate()
            raise
        # A request about a window that just went away is no news: whoever asks sees that it is gone.
        self.display.set_error_handler(lambda error, request: None)
        self.root = self.display.screen().root
        self.root.change_attributes(event_mask=X.SubstructureNotifyMask)
        self.display.damage_query_version()
        self.changes = self.root.damage_create(damage.DamageReportNonEmpty)

    def execute(self, line):
        try:
            return super().execute(line)
        except error.ConnectionClosedError as problem:
            raise DriverError(f"The display {self.name} is gone: {problem}") from problem

    # What every screen does.

    def picture(self):
        x, y, width, height = self.visible_frame(self.shown_window())
        image = self.root.get_image(x, y, width, height, X.ZPixmap, 0xFFFFFFFF)
        return Image.frombytes("RGB", (width, height), image.data, "raw", "BGRX")

    def wait(self, happened, seconds):
        return self.wait_event(lambda: happened(self.picture()), seconds)

    def point(self, x, y):
        left, top, _, _ = self.frame(self.shown_window())
        self.xdotool("mousemove", str(left + x), str(top + y))

    def press(self, button):
        self.xdotool("mousedown", str(button))

    def release(self, button):
        self.xdotool("mouseup", str(button))

    def strike(self, name):
        # xdotool takes a punctuation mark by its name only, and only complains about one that it does not know.
        said = self.xdotool("key", "plus" if name == "+" else name)
        if "No such key name" in said:
            raise DriverError(f"There is no key '{name}'. Keys have X names, as Return, BackSpace, Left, F5.")

    def enter(self, text):
        self.xdotool("type", "--delay", "1", "--", text)

    def close(self):
        self.end_program()
        with contextlib.suppress(error.ConnectionClosedError):
            self.display.close()
        try:
            self.server.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            self.server.kill()
            self.server.wait()

    # Commands that only a window has.

    @command("WORD...")
    def start(self, *words):
        """Starts a program on the display. What it prints goes to standard error."""
        if self.program and self.program.poll() is None:
            raise DriverError(f"A program is running already, with process id {self.program.pid}.")
        environment = {**os.environ, "DISPLAY": self.name}
        environment.pop("WAYLAND_DISPLAY", None)
        try:
            self.program = subprocess.Popen(
                words, env=environment, stdin=subprocess.DEVNULL, stdout=sys.stderr, start_new_session=True
            )
        except OSError as problem:
            raise DriverError(f"The program {words[0]} could not be started: {problem}.") from problem
        return {"process": self.program.pid}

    @command("SECONDS")
    def wait_exit(self, seconds):
        """Waits for the end of the program that was started; a negative status is the number of a signal."""
        if not self.program:
            raise DriverError("No program was started.")
        try:
            return {"status": self.program.wait(seconds)}
        except subprocess.TimeoutExpired:
            raise DriverError(f"The program {self.program.args[0]} did not end within {seconds:g} s.") from None

    @command("")
    def windows(self):
        """The windows that are shown, the lowest first."""
        return {"windows": [self.facts(window) for window in self.shown_windows()]}

    @command("SECONDS [TITLE]")
    def wait_window(self, seconds, title=None):
        """Waits for a window, whose title contains TITLE; it is the one that the other commands mean from then on."""
        found = None

        def happened():
            nonlocal found
            shown = self.shown_windows()
            found = next((window for window in reversed(shown) if title is None or title in self.title(window)), None)
            return found is not None

        if not self.wait_event(happened, seconds):
            titles = ", ".join(f"'{self.title(window)}'" for window in self.shown_windows()) or "none"
            wanted = f" whose title contains '{title}'" if title is not None else ""
            raise DriverError(f"No window{wanted} came within {seconds:g} s. Shown: {titles}.")
        self.window = found
        self.window.set_input_focus(X.RevertToPointerRoot, X.CurrentTime)
        self.display.sync()
        return self.facts(found)

    @command("")
    def close_window(self):
        """Asks the program to close its window, as the button in a title bar does."""
        window = self.shown_window()
        protocols, delete = self.display.intern_atom("WM_PROTOCOLS"), self.display.intern_atom("WM_DELETE_WINDOW")
        if delete not in window.get_wm_protocols():
            raise DriverError(f"The window '{self.title(window)}' does not take part in WM_DELETE_WINDOW.")
        window.send_event(
            event.ClientMessage(window=window, client_type=protocols, data=(32, [delete, X.CurrentTime, 0, 0, 0]))
        )
        self.display.sync()

    @command("SECONDS")
    def wait_closed(self, seconds):
        """Waits until the window is gone."""
        if self.window is None:
            raise DriverError("Which window is meant? wait-window has to come before wait-closed.")
        if not self.wait_event(lambda: not self.is_shown(self.window), seconds):
            raise DriverError(f"The window '{self.title(self.window)}' is still there after {seconds:g} s.")

    @command("W H")
    def resize(self, width, height):
        """Gives the window another size. wait-size tells when it has it."""
        if width < 1 or height < 1:
            raise DriverError(f"A window cannot be {width}x{height}.")
        self.shown_window().configure(width=width, height=height)
        self.display.sync()

    # Windows.

    def shown_windows(self):
        found = []
        for window in self.root.query_tree().children:
            try:
                attributes = window.get_attributes()
            except (error.BadWindow, error.BadDrawable):
                continue
            if attributes.map_state == X.IsViewable and attributes.win_class == X.InputOutput:
                found.append(window)
        return found

    def is_shown(self, window):
        return any(shown.id == window.id for shown in self.shown_windows())

    def shown_window(self):
        """The window that wait-window found, or the highest one."""
        if self.window is not None:
            if self.is_shown(self.window):
                return self.window
            raise DriverError("The window is closed.")
        shown = self.shown_windows()
        if not shown:
            raise DriverError("No window is shown. wait-window SECONDS waits for one.")
        return shown[-1]

    def facts(self, window):
        x, y, width, height = self.frame(window)
        return {"window": window.id, "title": self.title(window), "x": x, "y": y, "width": width, "height": height}

    def title(self, window):
        try:
            name = window.get_full_text_property(self.display.intern_atom("_NET_WM_NAME"))
            return name or window.get_wm_name() or ""
        except (error.BadWindow, error.BadDrawable):
            return ""

    def frame(self, window):
        try:
            geometry = window.get_geometry()
        except (error.BadWindow, error.BadDrawable):
            raise DriverError("The window is closed.") from None
        border = geometry.border_width
        return geometry.x + border, geometry.y + border, geometry.width, geometry.height

    def visible_frame(self, window):
        x, y, width, height = self.frame(window)
        screen = self.root.get_geometry()
        if x < 0 or y < 0 or x + width > screen.width or y + height > screen.height:
            raise DriverError(
                f"The window of {width}x{height} at ({x}, {y}) reaches over the edge of the display of "
                f"{screen.width}x{screen.height}, so its picture cannot be taken. Start the driver with a larger --size."
            )
        return x, y, width, height

    # Events, and other programs.

    def wait_event(self, happened, seconds):
        """True as soon as `happened()` says so now or after an event of the display, False after `seconds`."""
        deadline = time.monotonic() + seconds
        while True:
            # Forget what was drawn so far first: what is drawn from here on is an event again.
            while self.display.pending_events():
                self.display.next_event()
            self.display.damage_subtract(self.changes)
            self.display.sync()
            if happened():
                return True
            remaining = deadline - time.monotonic()
            if remaining <= 0:
                return False
            if not self.display.pending_events():
                select.select([self.display.fileno()], [], [], remaining)

    def xdotool(self, *words):
        """Runs xdotool and returns what it complained about without failing."""
        environment = {**os.environ, "DISPLAY": self.name}
        try:
            ran = subprocess.run(["xdotool", *words], env=environment, capture_output=True, text=True)
        except FileNotFoundError:
            raise DriverError("There is no xdotool. Install it: scripts/install-packages test") from None
        if ran.returncode != 0:
            raise DriverError(f"'xdotool {' '.join(words)}' failed: {ran.stderr.strip()}")
        return ran.stderr

    def end_program(self):
        if not self.program or self.program.poll() is not None:
            return
        for number in (signal.SIGTERM, signal.SIGKILL):
            os.killpg(self.program.pid, number)
            try:
                self.program.wait(PATIENCE)
                return
            except subprocess.TimeoutExpired:
                continue


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--size", default="1280x800", help="of the display, WIDTHxHEIGHT in pixels")
    arguments = parser.parse_args()
    # Ending is orderly, so that neither the program nor Xvfb is left behind.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))

    def make():
        size = re.fullmatch(r"([1-9]\d{0,4})x([1-9]\d{0,4})", arguments.size)
        if not size:
            raise DriverError(f"'{arguments.size}' is no size. Write WIDTHxHEIGHT: 1280x800")
        width, height = map(int, size.groups())
        driver = X11Driver(width, height)
        return driver, {"display": driver.name, "width": width, "height": height}

    return run(make)


if __name__ == "__main__":
    sys.exit(main())
