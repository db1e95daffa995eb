#!/usr/bin/python3
"""An input method for tests, which composes a few words of Japanese in a real IBus.

usage: /usr/bin/python3 Tests/Drivers/kana_input_method.py      with DISPLAY set

It starts a session bus and an ibus-daemon of its own, whose files are in a folder that ends with it, and prints

    ready ADDRESS FOLDER     the address of the session bus, and the folder for XDG_CONFIG_HOME of programs that find IBus
    focus in                 each time when a program's text gets the keyboard
    cursor X Y               the place of the caret on the display, when a program tells of another one

Letters are turned into kana as they are typed, the space bar converts them, Return commits, and Escape takes all away.
It needs Debian's ibus, gir1.2-ibus-1.0 and python3-gi.
"""

import os
import signal
import subprocess
import sys
import tempfile

import gi

gi.require_version("IBus", "1.0")
from gi.repository import GLib, IBus  # noqa: E402

KANA = {"ka": "か", "ni": "に", "ho": "ほ", "go": "ご"}
CONVERTED = {"にほんご": "日本語"}


def say(*words):
    print(*words, flush=True)


def kana(letters):
    """What letters are in kana as far as they are complete; an n before another consonant is one by itself."""
    written = ""
    while letters:
        if letters[:2] in KANA:
            written, letters = written + KANA[letters[:2]], letters[2:]
        elif letters[0] == "n" and len(letters) > 1 and letters[1] not in "aiueon":
            written, letters = written + "ん", letters[1:]
        else:
            written, letters = written + letters[0], letters[1:]
    return written


class Engine(IBus.Engine):
    letters = ""
    converted = None

    def show(self, text):
        shown = IBus.Text.new_from_string(text)
        shown.append_attribute(IBus.AttrType.UNDERLINE, IBus.AttrUnderline.SINGLE, 0, len(text))
        self.update_preedit_text_with_mode(shown, len(text), bool(text), IBus.PreeditFocusMode.COMMIT)

    def forget(self):
        self.letters, self.converted = "", None
        self.show("")

    def do_process_key_event(self, key, code, state):
        if state & (IBus.ModifierType.RELEASE_MASK | IBus.ModifierType.CONTROL_MASK):
            return False
        if ord("a") <= key <= ord("z"):
            self.letters += chr(key)
            self.show(kana(self.letters))
            return True
        if not self.letters:
            return False
        if key == IBus.KEY_space:
            self.converted = CONVERTED.get(kana(self.letters), kana(self.letters))
            self.show(self.converted)
        elif key == IBus.KEY_Return:
            self.commit_text(IBus.Text.new_from_string(self.converted or kana(self.letters)))
            self.forget()
        elif key == IBus.KEY_Escape:
            self.forget()
        return True

    def do_focus_in(self):
        say("focus in")

    def do_set_cursor_location(self, x, y, width, height):
        say("cursor", x, y)


def start(*words, **options):
    # Who is killed takes its servers along.
    return subprocess.Popen(
        ["setpriv", "--pdeathsig", "TERM", *words],
        stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL, text=True, **options,
    )  # fmt: skip


def main():
    folder = tempfile.mkdtemp(prefix="kana-")
    os.environ.update(HOME=folder, XDG_CONFIG_HOME=folder, XDG_RUNTIME_DIR=folder, IBUS_COMPONENT_PATH=f"{folder}/none")
    session = start("dbus-daemon", "--session", "--nofork", "--print-address=1", stdout=subprocess.PIPE)
    address = session.stdout.readline().strip()
    os.environ["DBUS_SESSION_BUS_ADDRESS"] = address
    daemon = start(
        "ibus-daemon", "--panel=disable", "--emoji-extension=disable", "--config=disable", "--cache=none",
        stdout=subprocess.DEVNULL,
    )  # fmt: skip
    IBus.init()
    bus = IBus.Bus()
    loop = GLib.MainLoop()

    def choose():
        factory = IBus.Factory.new(bus.get_connection())
        factory.add_engine("kana", Engine.__gtype__)
        component = IBus.Component.new("org.mullion.Kana", "Kana", "1", "", "", "", "", "")
        component.add_engine(IBus.EngineDesc.new("kana", "Kana", "", "ja", "", "", "", "us"))
        bus.register_component(component)
        bus.factory = factory
        bus.set_global_engine_async("kana", -1, None, chosen)

    def chosen(bus, result):
        if not bus.set_global_engine_async_finish(result):
            sys.exit("IBus does not take the engine.")
        say("ready", address, folder)

    bus.connect("connected", lambda bus: choose())
    bus.connect("disconnected", lambda bus: loop.quit())
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal.SIGTERM, loop.quit)
    if bus.is_connected():
        choose()
    try:
        loop.run()
    finally:
        for server in (daemon, session):
            server.terminate()
            server.wait()
        subprocess.run(["rm", "-rf", folder])


if __name__ == "__main__":
    main()
