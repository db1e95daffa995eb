#!/usr/bin/env python3
"""Builds the image, runs compose.yaml in containers, and checks what docs/Deploying.md promises.

usage: .venv/bin/python Tests/Compose/test_compose.py [--pictures FOLDER]         (scripts/test-compose starts it)
"""

import argparse
import contextlib
import os
import pathlib
import re
import signal
import socket
import sys
import tempfile
import time
import urllib.request

from docker_engine import DockerEngine
from engine import EngineError
from image_checks import check_image
from pictures import lowest_mark, pixels
from podman_engine import PodmanEngine
from ports import free_port, listeners
from report import Report, expect
from viewer import Viewer, ViewerError

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = "/run/mullion/plugins/org.mullion.hello"

# Where things are in the demo's window of 960x600.
HOST_LABEL = (24, 222, 432, 48)
HOST_BUTTON = (190, 296, 100, 32)
PLUGIN_PANE = (481, 0, 479, 572)
# Without what the frame covers of it while the host speaks there.
PLUGIN_INSIDE = (485, 4, 471, 564)
PLUGIN_LABEL = (505, 222, 431, 48)
PLUGIN_BUTTON = (670, 296, 100, 32)
PLUGIN_BUTTON_EDGE = (670, 296, 8, 8)
PLUGIN_CORNER = (940, 552, 8, 8)
BADGE = (792, 4, 164, 36)
BLUE = "0062d6"
PLACEHOLDER = "f2f2f7"


class ComposeTest:
    """The checks, in the order of a day: built, started, looked at, broken, mended, ended."""

    def __init__(self, engine, report, pictures, page_port, vnc_port):
        self.engine = engine
        self.report = report
        self.pictures = pathlib.Path(pictures)
        self.page_port = page_port
        self.vnc_port = vnc_port

    def picture(self, viewer, name):
        return viewer.capture(str(self.pictures / f"{name}.png"))

    def viewer(self, since=0.0):
        """A viewer of the window that the host has served since a moment, in seconds since 1970."""
        self.engine.wait_for_log("host", "VNC viewer to", since, seconds=60)
        return Viewer(self.vnc_port)

    @contextlib.contextmanager
    def stack(self, *files):
        """The services run in the block, and nothing of them is left after it."""
        self.engine.files = ["compose.yaml", *files]
        try:
            yield
        finally:
            self.engine.compose("down", "--volumes", check=False)
            self.engine.files = ["compose.yaml"]

    def run(self):
        check = self.report.check
        with check("the image is built") as note:
            began = time.monotonic()
            self.engine.prepare()
            prepared = time.monotonic()
            self.engine.build()
            note(f"{time.monotonic() - prepared:.0f} s, and {prepared - began:.0f} s for what it starts from")
        if self.report.failed:
            return
        check_image(self.engine, self.report)
        with self.stack():
            self.start()
            self.isolation()
            self.reach()
            self.kill()
            self.pause()
            self.restart()
            self.bad_starts()
            self.wide_rights()
            self.stop()
        with self.stack("Tests/Compose/full-volume.yaml"):
            self.full_volume()
        with check("nothing is left when the stack is down"):
            left = self.engine.run("ps", "--all", "--format", "{{.Names}}").stdout
            expect(self.engine.project not in left, left)
            left = self.engine.run("volume", "ls", "--format", "{{.Name}}").stdout
            expect(self.engine.project not in left, left)

    # A start.

    def start(self):
        check = self.report.check
        with check("'compose up' shows both panes") as note:
            began = time.monotonic()
            self.engine.compose("up", "-d")
            with self.viewer() as viewer:
                seen = time.monotonic()
                viewer.wait_for_colour(PLUGIN_BUTTON_EDGE, BLUE)
                note(f"{seen - began:.1f} s to the first picture, {time.monotonic() - began:.1f} s to the plugin's pane")
                self.first_look = self.picture(viewer, "up")
        for service, program, words in [
            ("host", "DemoHost", "org.mullion.hello: running."), ("hello", "HelloPlugin", "Connected to the host"),
        ]:
            with check(f"{service} says of itself that it is well"):
                answer = self.engine.inside(service, program, "--check-health")
                expect(words in answer, answer)
                test = self.engine.inspect(service, "{{json .Config.Healthcheck.Test}}")
                expect("--check-health" in test, f"the engine asks {test}")

    def isolation(self):
        check = self.report.check
        for service in ["host", "hello"]:
            with check(f"{service} has no capability, gains none, and cannot write to its file system"):
                status = self.engine.inside(service, "cat", "/proc/1/status")
                expect(re.search(r"^CapEff:\s+0+$", status, re.MULTILINE), status)
                expect(re.search(r"^CapBnd:\s+0+$", status, re.MULTILINE), status)
                expect(re.search(r"^NoNewPrivs:\s+1$", status, re.MULTILINE), status)
                expect(re.search(r"^Uid:\s+1000\s", status, re.MULTILINE), status)
                tried = self.engine.inside(service, "sh", "-c", "touch /usr/lib/mullion/x 2>&1; true")
                expect("Read-only file system" in tried, tried)
        with check("hello has no network but its own loopback interface"):
            expect(self.engine.inside("hello", "ls", "/sys/class/net").split() == ["lo"], "it has others")
        with check("memory and processes are limited"):
            for service, memory in [("host", 512), ("hello", 256)]:
                limits = self.engine.inspect(service, "{{.HostConfig.Memory}} {{.HostConfig.PidsLimit}}")
                expect(limits == f"{memory * 1024 * 1024} 64", f"{service} has {limits}")

    def reach(self):
        check = self.report.check
        with check("a browser gets the page at localhost"):
            page = urllib.request.urlopen(f"http://localhost:{self.page_port}/", timeout=10).read().decode()
            expect(f'data-vnc-port="{self.vnc_port}"' in page, page)
            core = urllib.request.urlopen(f"http://localhost:{self.page_port}/core/rfb.js", timeout=10).read()
            expect(len(core) > 10_000, "noVNC is not served")
        with check("a page of this machine may connect to the window, one from elsewhere may not"):
            expect("101" in self.upgrade(f"http://localhost:{self.page_port}", f"localhost:{self.vnc_port}"), "refused")
            answer = self.upgrade("http://elsewhere.example", f"elsewhere.example:{self.vnc_port}")
            expect("101" not in answer, f"let in: {answer}")
        with check("the ports are open on the loopback interface only"):
            for port in [self.page_port, self.vnc_port]:
                found = listeners(port)
                expect(found, f"nobody listens at {port}")
                expect(all(address in {"127.0.0.1", "::1"} for address in found), f"port {port} is open at {found}")

    def upgrade(self, origin, host):
        """The first line of the answer to a browser's request for a WebSocket."""
        with socket.create_connection(("127.0.0.1", self.vnc_port), timeout=10) as connection:
            connection.sendall(
                f"GET / HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
                "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
                "Sec-WebSocket-Protocol: binary\r\n\r\n".encode()
            )
            return connection.recv(1000).decode(errors="replace").partition("\r\n")[0]

    # What goes wrong, and comes back.

    def kill(self):
        check = self.report.check
        with check("'kill hello' shows the placeholder, and the host's pane answers"):
            with self.viewer() as viewer:
                self.engine.compose("kill", "hello")
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER)
                self.picture(viewer, "kill")
                viewer.click(HOST_BUTTON)
                viewer.wait_for_change(HOST_LABEL)
        with check("'up -d hello' brings the pane back") as note:
            with self.viewer() as viewer:
                began = time.monotonic()
                self.engine.compose("up", "-d", "hello")
                viewer.wait_until_as(self.first_look, PLUGIN_PANE)
                note(f"{time.monotonic() - began:.1f} s")

    def pause(self):
        check = self.report.check
        with self.viewer() as viewer:
            with check("'pause hello' shows the badge, and the host's pane answers") as note:
                untouched = self.picture(viewer, "before-greeting")
                viewer.click(PLUGIN_BUTTON)
                viewer.wait_for_change(PLUGIN_LABEL)
                # A button that was pressed fades back.
                viewer.wait_until_as(untouched, PLUGIN_BUTTON)
                before = self.picture(viewer, "greeted")
                began = time.monotonic()
                self.engine.compose("pause", "hello")
                viewer.wait_for_change(BADGE)
                note(f"after {time.monotonic() - began:.1f} s")
                self.picture(viewer, "pause")
                viewer.click(HOST_BUTTON)
                viewer.wait_for_change(HOST_LABEL)
            with check("'unpause hello' clears the badge, and the pane is as it was") as note:
                began = time.monotonic()
                self.engine.compose("unpause", "hello")
                viewer.wait_until_as(before, PLUGIN_PANE)
                note(f"after {time.monotonic() - began:.1f} s")

    def restart(self):
        check = self.report.check
        with check("'restart host' loses nothing but the window's connections: the plugin comes back by itself") as note:
            hello = self.engine.inspect("hello", "{{.State.Pid}}")
            began, moment = time.monotonic(), time.time()
            self.engine.compose("restart", "host")
            with self.viewer(moment) as viewer:
                viewer.wait_until_as(self.first_look, PLUGIN_PANE)
            note(f"{time.monotonic() - began:.1f} s")
            expect(self.engine.inspect("hello", "{{.State.Pid}}") == hello, "hello was restarted too")
        with check("a host that was killed is no hindrance to the next"):
            self.engine.compose("kill", "host")
            moment = time.time()
            self.engine.compose("up", "-d", "host")
            with self.viewer(moment) as viewer:
                viewer.wait_until_as(self.first_look, PLUGIN_PANE)
        with check("'restart hello' brings the pane back"):
            with self.viewer() as viewer:
                self.engine.compose("restart", "hello")
                viewer.wait_until_as(self.first_look, PLUGIN_PANE)
            expect(self.engine.log("hello").count("another") == 0, self.engine.log("hello"))

    def start_beside(self, *options):
        """Runs a second container of hello until it ends; returns its status and what it said."""
        volume = self.engine.inspect("hello", "{{range .Mounts}}{{if .Name}}{{.Name}}{{end}}{{end}}")
        done = self.engine.run(
            "run", "--rm", "--network=none", f"--volume={volume}:{FOLDER}",
            f"--env=MULLION_BOOTSTRAP_FILE={FOLDER}/bootstrap.json", *options, "mullion", "HelloPlugin",
            check=False, seconds=60,
        )
        return done.returncode, done.stdout + done.stderr

    def bad_starts(self):
        check = self.report.check
        with check("a second hello is refused with a sentence, and the first stays"):
            status, said = self.start_beside()
            expect(status == 76 and "Another process" in said, f"{status}: {said}")
            expect("running." in self.engine.inside("host", "DemoHost", "--check-health"), "the first is gone")
        with check("a token that may not be read ends the plugin with a sentence"):
            status, said = self.start_beside("--user=1234")
            expect(status == 69 and "may not be read by user 1234" in said, f"{status}: {said}")
        with check("a plugin without a token waits, and says for which file"):
            name = f"{self.engine.project}-lonely"
            self.engine.run(
                "run", "--detach", f"--name={name}", "--network=none", "--env=MULLION_BOOTSTRAP_FILE=/tmp/none/b.json",
                "mullion", "HelloPlugin",
            )
            try:
                self.engine.follow(name, "waiting for one that writes /tmp/none/b.json")
            finally:
                self.engine.run("rm", "--force", name)

    def wide_rights(self):
        check = self.report.check
        with check("a folder with too wide rights is refused in the pane and in the log, until it is mended"):
            self.engine.inside("host", "chmod", "0777", FOLDER)
            moment = time.time()
            self.engine.compose("restart", "host")
            self.engine.wait_for_log("host", f"Run: chmod go-w {FOLDER}", moment)
            with self.viewer(moment) as viewer:
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER)
                self.picture(viewer, "wide-rights")
                self.engine.inside("host", "chmod", "0700", FOLDER)
                self.retry(viewer)
                viewer.wait_until_as(self.first_look, PLUGIN_PANE)

    def retry(self, viewer):
        """Presses the pane's button, which stands under a reason of one or more lines."""
        before = self.picture(viewer, "retry")
        viewer.click(lowest_mark(before, PLUGIN_INSIDE))

    def full_volume(self):
        check = self.report.check
        with check("a volume that is full is told in the pane and in the log, until there is room"):
            # The plugin keeps the volume mounted while it is filled.
            self.engine.compose("up", "-d", "hello")
            self.engine.inside("hello", "sh", "-c", f"cat /dev/zero > {FOLDER}/filler 2>/dev/null; true")
            self.engine.compose("up", "-d", "host")
            self.engine.wait_for_log("host", "make room on its volume")
            with self.viewer() as viewer:
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER)
                self.picture(viewer, "full-volume")
                self.engine.inside("hello", "rm", f"{FOLDER}/filler")
                self.retry(viewer)
                viewer.wait_until_as(self.first_look, PLUGIN_PANE)

    def stop(self):
        check = self.report.check
        with check("'stop' ends every program in good order and in time") as note:
            began = time.monotonic()
            self.engine.compose("stop")
            note(f"{time.monotonic() - began:.1f} s")
            for service in ["host", "hello"]:
                status = self.engine.inspect(service, "{{.State.ExitCode}}")
                expect(status == "0", f"{service} ended with {status}: {self.engine.log(service)[-800:]}")


def main():
    parser = argparse.ArgumentParser(description="Checks compose.yaml in containers.")
    parser.add_argument("--pictures", metavar="FOLDER", help="where to leave the pictures that the viewer saw")
    arguments = parser.parse_args()
    page_port, vnc_port = free_port(), free_port()
    environment = {"MULLION_PAGE_PORT": str(page_port), "MULLION_VNC_PORT": str(vnc_port)}
    engine_class = DockerEngine if DockerEngine.is_there() else PodmanEngine
    # So that an end by a signal takes the containers along.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with contextlib.ExitStack() as stack:
        if arguments.pictures:
            os.makedirs(arguments.pictures, exist_ok=True)
        pictures = arguments.pictures or stack.enter_context(tempfile.TemporaryDirectory())
        report = Report((EngineError, ViewerError, AssertionError, OSError))
        try:
            engine = engine_class(ROOT, f"mullion-test-{os.getpid()}", environment)
            print(f"With {engine.name}", flush=True)
            ComposeTest(engine, report, pictures, page_port, vnc_port).run()
        except (EngineError, ViewerError) as error:
            report.fail("the rest", error)
        sys.exit(report.end())


if __name__ == "__main__":
    main()
