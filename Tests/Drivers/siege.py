#!/usr/bin/env python3
"""Has a plugin attack a host by every means at once, and looks on from outside: as a viewer, and as whoever asks how it does.

usage: .venv/bin/python Tests/Drivers/siege.py --programs FOLDER [--seconds N] [--every] [--longest-answer MS] --memory MIB

The folder has SiegeHost, AttackPlugin, HelloPlugin, mullion-launch and mullion-renderer. The siege lasts until the seconds are over and,
with --every, each attack has been tried. The exit status is 0 where the host answered in time whenever it was asked, took no more memory than it
may, kept the honest pane as it was to the pixel, and ended when it was told to, with all that came of it.
"""

import argparse
import collections
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from driver_error import DriverError
from pictures import colour_at, largest_difference, region
from vnc_driver import VNCDriver

OVER = re.compile(
    r"over (\d+) .*: (drawn|taken away|It was ended because|The program that draws it|It could not be drawn)"
)
BEGINS = re.compile(r"attack (\d+) (.*)")
# As SiegeViewController lays them out.
HONEST = (0, 0, 240, 608)
SIZE = "1056x608"
# In the honest pane, beside the title of its button.
BUTTON = (70, 330)
BUTTON_COLOUR = (0, 98, 219)
PAUSE_BETWEEN_QUESTIONS = 0.02
# Of the answers, how many are told with the attacks that went on.
SLOWEST = 5
SECONDS_TO_START = 60
SECONDS_TO_END = 10
# Beyond the time that was asked for.
SECONDS_FOR_THE_REST = 120


class Host:
    """SiegeHost with folders of its own, and what it prints."""

    def __init__(self, programs, folder):
        self.folder = folder
        self.socket = str(folder / "health")
        self.port = None
        self.said_port = threading.Event()
        self.log = open(folder / "log", "wb")
        plugin = folder / "plugins" / "attack"
        plugin.mkdir(parents=True)
        shutil.copy2(programs / "AttackPlugin", plugin / "AttackPlugin")
        count = int(subprocess.check_output([programs / "SiegeHost", "--count"]))
        (plugin / "plugin.json").write_text(
            json.dumps(
                {
                    "identifier": "org.mullion.attack",
                    "name": "Attack",
                    "version": "1.0.0",
                    "executable": "AttackPlugin",
                    "controllers": {str(number): {} for number in range(count)},
                }
            )
        )
        # What has it in its environment came of this host: plugins get the variables of the language.
        self.mark = ("LC_SIEGE", str(folder))
        self.left = set(range(count))
        self.ends = collections.Counter()
        # By number, the names of those that go on.
        self.attacks = {}
        for name in ["runtime", "data", "temporary"]:
            (folder / name).mkdir(mode=0o700)
        environment = {name: os.environ[name] for name in ["PATH", "LANG", "HOME"] if name in os.environ}
        environment |= {
            "XDG_RUNTIME_DIR": str(folder / "runtime"),
            "XDG_DATA_HOME": str(folder / "data"),
            "TMPDIR": str(folder / "temporary"),
            "MULLION_PLUGIN_PATH": str(folder / "plugins"),
            "MULLION_HEALTH_SOCKET": self.socket,
            self.mark[0]: self.mark[1],
        }
        self.process = subprocess.Popen(
            [programs / "SiegeHost", "--screen=vnc", "--port=0", "--vnc-port=0", f"--size={SIZE}"],
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=self.log,
            start_new_session=True,
            text=True,
        )
        self.reader = threading.Thread(target=self.read, daemon=True)
        self.reader.start()

    def read(self):
        for line in self.process.stdout:
            if found := re.search(r"VNC viewer to 127\.0\.0\.1:(\d+)", line):
                self.port = int(found[1])
                self.said_port.set()
            elif attack := BEGINS.match(line):
                self.attacks[int(attack[1])] = attack[2]
            elif over := OVER.match(line):
                self.attacks.pop(int(over[1]), None)
                self.left.discard(int(over[1]))
                self.ends[over[2]] += 1
        # Nothing more will come.
        self.said_port.set()

    def viewer_port(self):
        if not self.said_port.wait(SECONDS_TO_START) or self.port is None:
            raise DriverError("The host did not say where it can be seen.")
        return self.port

    def pause(self, seconds):
        """Returns after this time, or as soon as the host says nothing more because it has ended."""
        self.reader.join(seconds)

    def ask(self):
        """Seconds until the host's main loop says how it does."""
        began = time.monotonic()
        with socket.socket(socket.AF_UNIX) as asker:
            asker.settimeout(30)
            asker.connect(self.socket)
            while asker.recv(4096):
                pass
        return time.monotonic() - began

    def peak(self):
        """The most memory that the host ever had, in MiB."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmHWM:\s*(\d+)", status)[1]) / 1024

    def children(self):
        """Every process that came of the host, by its number."""
        mark = "=".join(self.mark).encode()
        found = []
        for entry in pathlib.Path("/proc").iterdir():
            try:
                if entry.name.isdigit() and mark in (entry / "environ").read_bytes().split(b"\0"):
                    found.append(int(entry.name))
            except OSError:
                pass
        return [number for number in found if number != self.process.pid]

    def end(self):
        """Tells the host to end; answers its exit status, None where it had to be killed."""
        self.process.send_signal(signal.SIGTERM)
        try:
            return self.process.wait(SECONDS_TO_END)
        except subprocess.TimeoutExpired:
            return None

    def faults_of_log(self):
        """What is wrong with what the host logged, while plugins sent it what commands a terminal and asked for a way in."""
        self.log.flush()
        log = pathlib.Path(self.log.name).read_bytes()
        faults = []
        if b"forged" not in log:
            faults.append("Nothing of what the plugin printed is in the log.")
        if re.search(rb"[\x00-\x08\x0b-\x1f\x7f]", log):
            faults.append("What commands a terminal is in the log.")
        if re.search(rb"^\S+ error mullion: forged", log, re.MULTILINE):
            faults.append("A line of the plugin's looks like one of the host's.")
        return faults

    def kill(self):
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        self.log.close()


class Watch:
    """Compares the honest pane with what it was, update for update."""

    def __init__(self, driver):
        self.driver = driver
        self.wanted = self.pixels(driver.picture())
        self.change = None
        self.error = None
        self.updates = 0
        self.is_over = False
        self.thread = threading.Thread(target=self.look, daemon=True)
        self.thread.start()

    @staticmethod
    def pixels(picture):
        return region(picture, *HONEST).tobytes()

    def look(self):
        try:
            while not self.is_over and self.change is None:
                self.driver.wait(self.differs, 0.5)
        except Exception as error:  # Told by `end`: a thread that ends unseen would have seen no change.
            self.error = error

    def differs(self, picture):
        self.updates += 1
        if self.pixels(picture) != self.wanted:
            self.change = picture.copy()
        return self.change is not None

    def end(self):
        self.is_over = True
        self.thread.join()
        if self.error is not None:
            raise DriverError(f"The picture could not be watched: {self.error!r}")


def besiege(host, seconds, every):
    """Asks the host until the time is over and, with `every`, each attack was tried.

    Answers how long each answer took, and during which attacks.
    """
    answers = []
    began = time.monotonic()
    while host.process.poll() is None:
        gone = time.monotonic() - began
        if gone >= seconds and (not every or not host.left or gone >= seconds + SECONDS_FOR_THE_REST):
            break
        attacks = dict(host.attacks)
        answers.append((host.ask(), attacks | host.attacks))
        host.pause(PAUSE_BETWEEN_QUESTIONS)
    return answers


def shows_button(picture):
    return largest_difference(colour_at(picture, *BUTTON), BUTTON_COLOUR) < 32


def percentile(percent, numbers):
    return sorted(numbers)[min(len(numbers) - 1, len(numbers) * percent // 100)]


def judge(host, arguments, failures):
    driver = VNCDriver(host.viewer_port(), None, 20)
    try:
        if not driver.wait(shows_button, SECONDS_TO_START):
            raise DriverError("The honest pane did not appear.")
        watch = Watch(driver)
        print("The siege begins.", flush=True)
        began = time.monotonic()
        answers = besiege(host, arguments.seconds, arguments.every)
        lasted = time.monotonic() - began
        watch.end()
        if host.process.poll() is not None:
            failures.append(f"The host ended with {host.process.returncode}.")
            return
        if watch.change is not None:
            file = host.folder / "changed.png"
            watch.change.save(file)
            failures.append(f"The honest pane changed: {file}.")
        # It is not a picture of former times: the pane still answers.
        clicked = time.monotonic()
        driver.point(*BUTTON)
        driver.press(1)
        driver.release(1)
        if not driver.wait(lambda picture: Watch.pixels(picture) != watch.wanted, 10):
            failures.append("The honest pane does not answer a click.")
        click = time.monotonic() - clicked
        peak = host.peak()
        if not host.children():
            failures.append("No process of a plugin was found, so that none can be known to be left.")
        status = host.end()
        if status != 0:
            failures.append(f"The host ended with {status} when it was told to.")
        if left := host.children():
            failures.append(f"Processes are left: {left}.")
        failures += host.faults_of_log()
        milliseconds = [1000 * seconds for seconds, _ in answers]
        print(f"besieged for          {lasted:8.1f} s, {watch.updates} updates of the picture")
        print(f"attacks               {host.ends.total():8}")
        for end, count in host.ends.most_common():
            print(f"  {end:<20}{count:8}")
        print(f"answers               {len(answers):8}")
        print(f"  median              {percentile(50, milliseconds):8.1f} ms")
        print(f"  99 of a hundred     {percentile(99, milliseconds):8.1f} ms")
        print(f"  longest             {max(milliseconds):8.1f} ms")
        for seconds, attacks in sorted(answers, key=lambda answer: -answer[0])[:SLOWEST]:
            print(f"    {1000 * seconds:18.1f} ms during {', '.join(attacks.values()) or 'none'}")
        print(f"click to pixels       {1000 * click:8.1f} ms")
        print(f"memory at most        {peak:8.0f} MiB")
        if not host.ends.total():
            failures.append("No attack came to an end.")
        if arguments.every and host.left:
            failures.append(f"These attacks were never tried: {sorted(host.left)}.")
        if arguments.longest_answer and max(milliseconds) > arguments.longest_answer:
            failures.append(f"An answer took longer than {arguments.longest_answer:g} ms.")
        if peak > arguments.memory:
            failures.append(f"The host took more than {arguments.memory:g} MiB.")
    finally:
        driver.close()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--programs", type=pathlib.Path, required=True, help="the folder of the programs")
    parser.add_argument("--seconds", type=float, default=60, help="how long to besiege at least")
    parser.add_argument("--every", action="store_true", help="go on until each attack was tried")
    parser.add_argument("--longest-answer", type=float, help="how long any answer may take, in milliseconds")
    parser.add_argument("--memory", type=float, required=True, help="how much memory the host may take, in MiB")
    arguments = parser.parse_args()
    failures = []
    folder = pathlib.Path(tempfile.mkdtemp(prefix="siege-"))
    host = Host(arguments.programs.resolve(), folder)
    try:
        judge(host, arguments, failures)
    except DriverError as error:
        failures.append(str(error))
    finally:
        host.kill()
    for failure in failures:
        print(f"siege: {failure}", file=sys.stderr)
    if failures:
        print(f"siege: the log is in {folder}.", file=sys.stderr)
    else:
        shutil.rmtree(folder)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
