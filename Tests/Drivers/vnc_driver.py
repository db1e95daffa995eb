#!/usr/bin/env python3
"""Drives a VNC server on this machine by the commands of screen_driver.py.

usage: .venv/bin/python Tests/Drivers/vnc_driver.py --port N [--password WORD] [--seconds N]

One request for the next change is always with the server, so that a wait ends with the update that it waits for.
"""

import argparse
import socket
import struct
import sys
import threading

from twisted.internet import reactor
from twisted.internet.defer import Deferred
from twisted.internet.error import ConnectError
from twisted.internet.threads import blockingCallFromThread
from vncdotool.client import AuthenticationError, ProtocolError, VNCDoToolClient, VNCDoToolFactory, factory_connect
from Xlib import XK

from driver_error import DriverError
from screen_driver import ScreenDriver, command, run

MODIFIERS = {"ctrl": "Control_L", "shift": "Shift_L", "alt": "Alt_L", "meta": "Meta_L", "super": "Super_L"}
# Names whose keysym is not a character's. The characters need no name here.
XK.load_keysym_group("xkb")


def keysym_of_character(character):
    """The keysym of a character, by the X protocol's appendix A: Latin-1 is itself, the rest is 0x01000000 above."""
    if character == "\n":
        return XK.XK_Return
    if character == "\t":
        return XK.XK_Tab
    code = ord(character)
    return code if code < 0x100 else 0x01000000 + code


def keysyms(name):
    """The keysyms to press for a key's name, modifiers first."""
    *modifiers, last = name.split("+") if len(name) > 1 and not name.endswith("+") else [name]
    found = []
    for word in modifiers:
        if word.lower() not in MODIFIERS:
            raise DriverError(f"'{word}' in '{name}' is no modifier. The modifiers are: {', '.join(MODIFIERS)}.")
        found.append(XK.string_to_keysym(MODIFIERS[word.lower()]))
    keysym = keysym_of_character(last) if len(last) == 1 else XK.string_to_keysym(last)
    if keysym == 0:
        raise DriverError(f"There is no key '{last}'. Keys have X names, as Return, BackSpace, Left, F5.")
    return found + [keysym]


class Client(VNCDoToolClient):
    """Keeps the picture up to date, and the clipboard, and tells its factory about each update."""

    def vncConnectionMade(self):
        self.resized = False
        self.clipboard = None
        super().vncConnectionMade()
        self.framebufferUpdateRequest(incremental=False)

    def setDesktopSize(self, width, height):
        """Asks for another size, of one screen (RFB: SetDesktopSize)."""
        screen = struct.pack("!IHHHHI", 0, 0, 0, width, height, 0)
        self.transport.write(struct.pack("!BxHHBx", 251, width, height, 1) + screen)

    def updateDesktopSize(self, width, height):
        super().updateDesktopSize(width, height)
        self.width, self.height = width, height
        self.resized = True

    def copy_text(self, text):
        self.clipboard = text
        self.factory.look()

    def commitUpdate(self, rectangles=None):
        # After a change of size the old picture says nothing about the new one.
        self.framebufferUpdateRequest(incremental=not self.resized)
        self.resized = False
        self.factory.did_update(rectangles or [])


class Factory(VNCDoToolFactory):
    """One connection. Everything in it runs on the reactor's thread."""

    protocol = Client
    # The pointer's picture is the viewer's business and must not appear in a comparison.
    nocursor = True

    def __init__(self, password):
        super().__init__()
        self.password = password
        self.lost = None
        self.covered = 0
        self.watchers = []

    def clientConnectionFailed(self, connector, reason):
        if not self.deferred.called:
            self.deferred.errback(reason)

    def clientConnectionLost(self, connector, reason):
        self.lost = f"The VNC server closed the connection: {reason.getErrorMessage()}"
        if not self.deferred.called:
            self.deferred.errback(DriverError(self.lost))
        self.look()

    def did_update(self, rectangles):
        self.covered += sum(width * height for _, _, width, height in rectangles)
        self.look()

    def look(self):
        for watcher in list(self.watchers):
            watcher()

    def watch(self, client, happened, seconds):
        """A Deferred that becomes True as soon as `happened(client)` says so after an update, False after `seconds`."""
        result = Deferred()

        def finish(deliver, value):
            self.watchers.remove(look)
            if timer.active():
                timer.cancel()
            deliver(value)

        def look():
            if self.lost:
                finish(result.errback, DriverError(self.lost))
                return
            try:
                if happened(client):
                    finish(result.callback, True)
            except DriverError as error:
                finish(result.errback, error)

        timer = reactor.callLater(seconds, lambda: finish(result.callback, False))
        self.watchers.append(look)
        look()
        return result

    def renew(self, client, seconds):
        """A Deferred that becomes True when the server has sent the whole picture anew."""
        self.covered = 0
        if not self.lost:
            client.framebufferUpdateRequest(incremental=False)
        return self.watch(client, lambda client: self.covered >= client.width * client.height, seconds)


class VNCDriver(ScreenDriver):
    def __init__(self, port, password, seconds):
        super().__init__()
        self.seconds = seconds
        self.factory = Factory(password)
        self.thread = threading.Thread(
            target=reactor.run, kwargs={"installSignalHandlers": False}, name="VNC", daemon=True
        )
        self.thread.start()
        try:
            self.client = blockingCallFromThread(reactor, self.connect, port)
            self.whole_picture(lambda: self.factory.watch(self.client, lambda client: client.screen, seconds))
        except DriverError:
            self.close()
            raise

    def connect(self, port):
        def explain(failure):
            reason = failure.getErrorMessage().rstrip(".!")
            if failure.check(DriverError):
                return failure
            if failure.check(AuthenticationError):
                given = "refused the password" if self.factory.password else "wants a password (--password)"
                raise DriverError(f"The VNC server on port {port} {given}: {reason}.")
            if failure.check(ProtocolError):
                raise DriverError(f"What listens on port {port} is no VNC server that fits: {reason}.")
            if failure.check(ConnectError):
                raise DriverError(f"Nothing accepts a VNC connection on 127.0.0.1 port {port}: {reason}.")
            return failure

        timer = reactor.callLater(
            self.seconds,
            lambda: self.factory.clientConnectionFailed(
                None, DriverError(f"The VNC server on port {port} did not finish its greeting in {self.seconds:g} s.")
            ),
        )

        def done(result):
            if timer.active():
                timer.cancel()
            return result

        factory_connect(self.factory, "127.0.0.1", port, socket.AF_INET)
        return self.factory.deferred.addBoth(done).addErrback(explain)

    def in_reactor(self, work, *arguments):
        if self.factory.lost:
            raise DriverError(self.factory.lost)
        if threading.current_thread() is self.thread:
            return work(*arguments)
        return blockingCallFromThread(reactor, work, *arguments)

    def at_once(self, work, *arguments):
        """Does it in one turn of the reactor, which sends what is written in a turn in one piece: the server takes the second click of a double
        click in time, and no click for a long press, on a machine that lets this program wait between the parts."""
        self.in_reactor(work, *arguments)

    def whole_picture(self, work):
        if not self.in_reactor(work):
            raise DriverError(f"The VNC server sent no picture in {self.seconds:g} s.")
        return self.in_reactor(lambda: self.client.screen.copy())

    def picture(self):
        return self.whole_picture(lambda: self.factory.renew(self.client, self.seconds))

    def wait(self, happened, seconds):
        return self.in_reactor(self.factory.watch, self.client, lambda client: happened(client.screen), seconds)

    def point(self, x, y):
        if x < 0 or y < 0 or x >= self.client.width or y >= self.client.height:
            raise DriverError(
                f"The point ({x}, {y}) is not on the screen of {self.client.width}x{self.client.height}."
            )
        self.in_reactor(self.client.mouseMove, x, y)

    def press(self, button):
        self.in_reactor(self.client.mouseDown, self.checked(button))

    def release(self, button):
        self.in_reactor(self.client.mouseUp, self.checked(button))

    @command("W H")
    def resize(self, width, height):
        """Asks for another size of the screen. wait-size tells when it has it."""
        if not 0 < width < 65536 or not 0 < height < 65536:
            raise DriverError(f"A screen cannot be {width}x{height}.")
        self.in_reactor(self.client.setDesktopSize, width, height)

    @command("TEXT")
    def cut_text(self, text):
        """Puts a text on the viewer's clipboard, as if copied there, and tells the server (RFB: ClientCutText)."""
        try:
            self.in_reactor(self.client.clientCutText, text)
        except UnicodeEncodeError as error:
            raise DriverError(f"'{text}' has characters that are not in Latin-1, and RFB knows no others.") from error

    @command("WORD SECONDS")
    def wait_cut_text(self, text, seconds):
        """Waits until the server has put a text on the viewer's clipboard (RFB: ServerCutText)."""
        if not self.in_reactor(self.factory.watch, self.client, lambda client: client.clipboard == text, seconds):
            found = self.client.clipboard
            now = "nothing is on it" if found is None else f"'{found}' is on it"
            raise DriverError(f"'{text}' did not come to the viewer's clipboard within {seconds:g} s: {now}.")

    @staticmethod
    def checked(button):
        if not 1 <= button <= 8:
            raise DriverError(f"There is no button {button}: VNC has the buttons 1 to 8.")
        return button

    def strike(self, name):
        self.in_reactor(self.send, keysyms(name))

    def enter(self, text):
        for character in text:
            self.in_reactor(self.send, [keysym_of_character(character)])

    def send(self, keys):
        for keysym in keys:
            self.client.keyEvent(keysym, down=True)
        for keysym in reversed(keys):
            self.client.keyEvent(keysym, down=False)

    def close(self):
        reactor.callFromThread(reactor.stop)
        self.thread.join(timeout=self.seconds)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--port", type=int, required=True, help="the TCP port on 127.0.0.1")
    parser.add_argument("--password", help="for a server that wants one")
    parser.add_argument("--seconds", type=float, default=45, help="how long the server may take for a whole picture")
    arguments = parser.parse_args()

    def make():
        driver = VNCDriver(arguments.port, arguments.password, arguments.seconds)
        name = driver.client.name.decode("utf-8", "replace")
        return driver, {"name": name, "width": driver.client.width, "height": driver.client.height}

    return run(make)


if __name__ == "__main__":
    sys.exit(main())
