"""The command language of the drivers: all that does not depend on the kind of screen.

A driver reads commands from standard input, one a line, and answers each with one line of JSON on standard output:
`{"ok": true, ...}`, or `{"ok": false, "error": "a sentence"}`, after which it goes on with the next command. Before the
first command it prints one such line by itself: the screen is ready, or why it is not.

Coordinates are pixels from the top left of the screen (of the window, where the driver drives a window); colours are
RRGGBB in hexadecimal; times are seconds. Words are separated as in a shell, so a path with a space stands in quotes;
TEXT is the rest of the line as it is. `help` lists the commands.
"""

import hashlib
import json
import shlex
import sys
import time
from abc import ABC, abstractmethod

from driver_error import DriverError
from pictures import colour, colour_at, compare, hexadecimal, largest_difference, read, region, write


def command(usage):
    """Makes a method a command. `usage` shows its words: KIND, [KIND] that may be left out, KIND... for one or more."""

    def mark(method):
        method.usage = usage
        return method

    return mark


class ScreenDriver(ABC):
    """Runs the commands. A subclass knows one kind of screen."""

    KINDS = {
        "X": int, "Y": int, "W": int, "H": int, "BUTTON": int, "TOLERANCE": int,
        "SECONDS": float, "RRGGBB": colour, "FILE": str, "NAME": str, "TITLE": str, "WORD": str,
    }

    def __init__(self):
        self.last_capture = None

    # What a kind of screen has to do.

    @abstractmethod
    def picture(self):
        """What the screen shows now, an RGB image that does not change any more."""

    @abstractmethod
    def wait(self, happened, seconds):
        """Calls `happened` with the picture now and after each change of the screen; True as soon as that says so,
        False after `seconds`."""

    @abstractmethod
    def point(self, x, y):
        """Moves the pointer."""

    @abstractmethod
    def press(self, button):
        """Presses a button of the pointer: 1 left, 2 middle, 3 right; 4, 5, 6 and 7 are the wheel."""

    @abstractmethod
    def release(self, button):
        """Lets a button of the pointer go."""

    @abstractmethod
    def strike(self, name):
        """Presses and releases a key: an X keysym's name or a character, with modifiers before it: ctrl+shift+Tab."""

    @abstractmethod
    def enter(self, text):
        """Types a text."""

    @abstractmethod
    def close(self):
        """Leaves the screen and ends whatever the driver started."""

    # The commands.

    @command("FILE")
    def capture(self, file):
        """Writes the picture, and keeps it for wait-change."""
        picture = self.last_capture = self.picture()
        write(picture, file)
        return {"width": picture.width, "height": picture.height}

    @command("")
    def size(self):
        """The size of the picture."""
        picture = self.picture()
        return {"width": picture.width, "height": picture.height}

    @command("X Y")
    def move(self, x, y):
        """Moves the pointer."""
        self.point(x, y)

    @command("X Y [BUTTON]")
    def click(self, x, y, button=1):
        """Moves the pointer there, presses and releases."""
        self.at_once(self.click_there, x, y, button, 1)

    @command("X Y")
    def double_click(self, x, y):
        """Clicks there twice, without a command between the two, which would take as long as the machine likes."""
        self.at_once(self.click_there, x, y, 1, 2)

    def click_there(self, x, y, button, count):
        """Moves the pointer, and presses and releases a button there so many times."""
        self.point(x, y)
        for _ in range(count):
            self.press(button)
            self.release(button)

    def at_once(self, work, *arguments):
        """Does what has several parts. A kind of screen that can sends the parts together."""
        work(*arguments)

    @command("[BUTTON]")
    def down(self, button=1):
        """Presses a button where the pointer is."""
        self.press(button)

    @command("[BUTTON]")
    def up(self, button=1):
        """Releases a button where the pointer is."""
        self.release(button)

    @command("NAME")
    def key(self, name):
        """Presses and releases a key: Return, a, ctrl+c, shift+Tab."""
        self.strike(name)

    @command("TEXT")
    def type(self, text):
        """Types a text."""
        self.enter(text)

    @command("X Y W H SECONDS")
    def wait_change(self, x, y, width, height, seconds):
        """Waits until the region differs from what it was at the last capture."""
        if self.last_capture is None:
            raise DriverError("There is nothing to compare with: capture a picture before wait-change.")
        before = region(self.last_capture, x, y, width, height).tobytes()
        return self.await_picture(
            lambda picture: region(picture, x, y, width, height).tobytes() != before,
            seconds,
            lambda: f"The region {width}x{height} at ({x}, {y}) did not change",
        )

    @command("FILE X Y W H SECONDS")
    def wait_same(self, file, x, y, width, height, seconds):
        """Waits until the region is as it is in the picture in a file."""
        wanted = region(read(file), x, y, width, height).tobytes()
        return self.await_picture(
            lambda picture: region(picture, x, y, width, height).tobytes() == wanted,
            seconds,
            lambda: f"The region {width}x{height} at ({x}, {y}) did not become as in {file}",
        )

    @command("X Y RRGGBB TOLERANCE SECONDS")
    def wait_colour(self, x, y, wanted, tolerance, seconds):
        """Waits until a pixel's red, green and blue are no further than TOLERANCE from a colour's."""
        found = None

        def happened(picture):
            nonlocal found
            found = colour_at(picture, x, y)
            return largest_difference(found, wanted) <= tolerance

        return self.await_picture(
            happened,
            seconds,
            lambda: f"The pixel at ({x}, {y}) is {hexadecimal(found)} and did not become {hexadecimal(wanted)}",
        )

    @command("W H SECONDS")
    def wait_size(self, width, height, seconds):
        """Waits until the picture has a size."""
        found = None

        def happened(picture):
            nonlocal found
            found = picture.size
            return found == (width, height)

        return self.await_picture(
            happened, seconds, lambda: f"The size is {found[0]}x{found[1]} and did not become {width}x{height}"
        )

    @command("X Y")
    def pixel(self, x, y):
        """A pixel's colour."""
        return {"colour": hexadecimal(colour_at(self.picture(), x, y))}

    @command("X Y W H")
    def region_hash(self, x, y, width, height):
        """The SHA-256 of a region's pixels, row by row, red, green, blue."""
        return {"hash": hashlib.sha256(region(self.picture(), x, y, width, height).tobytes()).hexdigest()}

    @command("FILE")
    def difference(self, file):
        """How the picture differs from one in a file."""
        other = read(file)
        picture = self.picture()
        if picture.size != other.size:
            raise DriverError(
                f"The screen is {picture.width}x{picture.height}, the picture {file} is {other.width}x{other.height}."
            )
        return compare(picture, other)

    @command("")
    def help(self):
        """Lists the commands."""
        return {
            "commands": {
                f"{name} {method.usage}".strip(): " ".join(method.__doc__.split())
                for name, method in self.commands().items()
            }
        }

    def await_picture(self, happened, seconds, otherwise):
        """Waits, and says how long it took; an error with the sentence of `otherwise` when it was in vain."""
        began = time.monotonic()
        if not self.wait(happened, seconds):
            raise DriverError(f"{otherwise()} within {seconds:g} s.")
        return {"seconds": round(time.monotonic() - began, 4)}

    # Reading and answering.

    @classmethod
    def commands(cls):
        found = {}
        for name in dir(cls):
            method = None if name.startswith("_") else getattr(cls, name)
            if hasattr(method, "usage"):
                found[name.replace("_", "-")] = method
        return found

    def execute(self, line):
        """Runs one line and returns what it answers beside `ok`."""
        name, _, rest = line.lstrip().partition(" ")
        method = self.commands().get(name)
        if method is None:
            raise DriverError(f"There is no command '{name}'. The commands are: {', '.join(self.commands())}, quit.")
        return method(self, *self.arguments(name, method.usage, rest)) or {}

    def arguments(self, name, usage, rest):
        if usage == "TEXT":
            return [rest]
        kinds = usage.split()
        least = sum(not kind.startswith("[") for kind in kinds)
        try:
            words = shlex.split(rest)
            if kinds and kinds[-1].endswith("..."):
                kinds += [kinds[-1]] * (len(words) - len(kinds))
            if not least <= len(words) <= len(kinds):
                raise ValueError(rest)
            return [self.KINDS[kind.strip("[].")](word) for kind, word in zip(kinds, words)]
        except ValueError as error:
            raise DriverError(f"'{line_of(name, rest)}' is not understood. Write: {line_of(name, usage)}") from error

    def serve(self, ready):
        """Says that the screen is ready, then runs commands until `quit` or the end of standard input."""
        answer({"ok": True, **ready})
        for line in sys.stdin:
            if not line.strip():
                continue
            if line.strip() == "quit":
                answer({"ok": True})
                return
            try:
                answer({"ok": True, **self.execute(line.rstrip("\n"))})
            except DriverError as error:
                answer({"ok": False, "error": str(error)})


def line_of(name, rest):
    return f"{name} {rest}".strip()


def answer(values):
    print(json.dumps(values), flush=True)


def run(make_driver):
    """A driver's main: makes it, serves, closes it. Exit status 1 when the screen could not be reached."""
    try:
        driver, ready = make_driver()
    except DriverError as error:
        answer({"ok": False, "error": str(error)})
        return 1
    try:
        driver.serve(ready)
    finally:
        driver.close()
    return 0
