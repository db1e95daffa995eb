#!/usr/bin/env python3
"""Drives the page of a VNC screen in Chromium, which needs no display, and ends it.

usage: Tests/Drivers/chromium_driver.py URL STEP...

Steps are done one after the other, once the page is connected; each that is done is printed.

    click X Y           clicks at a place of the page
    type TEXT           strikes a key for each character
    paste TEXT          puts a text on the browser's clipboard, and strikes Control and V
    wait-clipboard TEXT waits until the browser's clipboard has the text, 50 seconds at most

It needs Debian's chromium, or another Chromium that MULLION_CHROMIUM names.
"""

import fcntl
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile

# Seconds that the page may take for a step: less than the minute after which whoever reads the steps gives up, so that the step is told.
PATIENCE = 50

# Asks in the page again and again whether something is so.
WAIT = """new Promise((resolve) => {{
    const end = Date.now() + {seconds} * 1000
    const look = async () => {{
        let found = false
        try {{ found = await ({condition}) }} catch {{}}
        if (found || Date.now() > end) resolve(Boolean(found)); else setTimeout(look, 30)
    }}
    look()
}})"""


class Refusal(Exception):
    """Chromium does not do what it was told."""


class Chromium:
    def __init__(self):
        program = os.environ.get("MULLION_CHROMIUM") or shutil.which("chromium")
        if not program:
            sys.exit("There is no chromium. Install it: scripts/install-packages clients")
        self.folder = tempfile.mkdtemp(prefix="chromium-")
        command_end, self.commands = os.pipe()
        self.answers, answer_end = os.pipe()
        # It reads commands from descriptor 3 and writes answers to 4, which others may have now.
        theirs = [fcntl.fcntl(end, fcntl.F_DUPFD, 10) for end in (command_end, answer_end)]
        options = ["--headless=new", "--no-sandbox", "--disable-gpu", "--remote-debugging-pipe", "--no-first-run"]
        self.process = subprocess.Popen(
            ["setpriv", "--pdeathsig", "KILL", program, *options, f"--user-data-dir={self.folder}", "about:blank"],
            preexec_fn=lambda: [os.dup2(end, number) for number, end in enumerate(theirs, start=3)],
            pass_fds=[3, 4], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
        )  # fmt: skip
        for end in (command_end, answer_end, *theirs):
            os.close(end)
        self.received = b""
        self.number = 0
        self.session = None

    def call(self, method, **parameters):
        self.number += 1
        message = {"id": self.number, "method": method, "params": parameters}
        if self.session and not method.startswith(("Target.", "Browser.")):
            message["sessionId"] = self.session
        os.write(self.commands, json.dumps(message).encode() + b"\0")
        while True:
            answer = self.receive()
            if answer.get("id") == self.number:
                if "error" in answer:
                    raise Refusal(f"Chromium does not do {method}: {answer['error']['message']}")
                return answer["result"]

    def receive(self):
        while b"\0" not in self.received:
            some = os.read(self.answers, 1 << 16)
            if not some:
                sys.exit("Chromium has ended.")
            self.received += some
        message, self.received = self.received.split(b"\0", 1)
        return json.loads(message)

    def open(self, address):
        target = self.call("Target.createTarget", url=address)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"])

    def evaluate(self, expression):
        answer = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        return answer["result"].get("value")

    def wait(self, condition, what):
        for attempt in range(3):
            try:
                if self.evaluate(WAIT.format(seconds=PATIENCE, condition=condition)):
                    return
                break
            except Refusal:
                # The page took the place of another one meanwhile.
                if attempt == 2:
                    raise
        sys.exit(f"{what} did not come about within {PATIENCE} s.")

    def key(self, kind, key, **more):
        self.call("Input.dispatchKeyEvent", type=kind, key=key, **more)

    # Steps.

    def click(self, x, y):
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def strike(self, text):
        for character in text:
            code = {"code": f"Key{character.upper()}"} if character.isascii() and character.isalpha() else {}
            self.key("keyDown", character, text=character, **code)
            self.key("keyUp", character, **code)

    def paste(self, text):
        self.evaluate(f"navigator.clipboard.writeText({json.dumps(text)})")
        control = {"code": "ControlLeft", "windowsVirtualKeyCode": 17}
        letter = {"code": "KeyV", "windowsVirtualKeyCode": 86, "modifiers": 2}
        self.key("rawKeyDown", "Control", modifiers=2, **control)
        self.key("rawKeyDown", "v", commands=["paste"], **letter)
        self.key("keyUp", "v", **letter)
        self.key("keyUp", "Control", **control)

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


def main():
    # Who reads the steps reads what went wrong too.
    sys.stderr = sys.stdout
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    address, *steps = sys.argv[1:]
    browser = Chromium()
    try:
        browser.open(address)
        connected = "document.querySelector('canvas') && document.body.innerText.includes('Connected')"
        browser.wait(connected, "A connection")
        while steps:
            step = steps.pop(0)
            if step == "click":
                browser.click(int(steps.pop(0)), int(steps.pop(0)))
            elif step == "type":
                browser.strike(steps.pop(0))
            elif step == "paste":
                browser.paste(steps.pop(0))
            elif step == "wait-clipboard":
                text = json.dumps(steps.pop(0))
                condition = f"navigator.clipboard.readText().then((text) => text === {text})"
                browser.wait(condition, f"A clipboard with {text}")
            else:
                sys.exit(f"There is no step '{step}'.")
            print(step, flush=True)
    except Refusal as refusal:
        sys.exit(str(refusal))
    finally:
        browser.close()


if __name__ == "__main__":
    main()
