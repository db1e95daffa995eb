#!/usr/bin/env python3
"""Builds the image, runs the compose files in containers, and checks what docs/Deploying.md promises.

usage: .venv/bin/python Tests/Compose/test_compose.py [--pictures FOLDER] [PART...]    (scripts/test-compose starts it)
"""

import argparse
import contextlib
import os
import pathlib
import re
import signal
import sys
import tempfile
import time
import urllib.request

from demo_stack import (
    BADGE, BLUE, HOST_BUTTON, HOST_LABEL, PLACEHOLDER, PLUGIN_BUTTON, PLUGIN_BUTTON_EDGE, PLUGIN_CORNER, PLUGIN_INSIDE,
    PLUGIN_LABEL, PLUGIN_PANE, DemoStack,
)
from docker_engine import DockerEngine
from engine import EngineError
from image_checks import check_image
from kubernetes_checks import KubernetesTest
from network_checks import NetworkTest
from pictures import lowest_mark
from podman_engine import PodmanEngine
from ports import free_port, listeners
from report import Report, expect
from starter_checks import StarterTest
from viewer import ViewerError
from web_socket import upgrade

ROOT = pathlib.Path(__file__).resolve().parents[2]
FOLDER = "/run/mullion/plugins/org.mullion.hello"


class ComposeTest(DemoStack):
    """The checks of compose.yaml, in the order of a day: started, looked at, broken, mended, ended."""

    def run(self):
        with self.stack("compose.yaml"):
            self.start()
            self.isolation()
            self.reach()
            self.kill()
            self.pause()
            self.restart()
            self.bad_starts()
            self.wide_rights()
            self.stop()
        with self.stack("compose.yaml", "Tests/Compose/full-volume.yaml"):
            self.full_volume()
        with self.report.check("nothing is left when the stack is down"):
            self.expect_nothing_left()

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
            expect("101" in upgrade(self.vnc_port, f"http://localhost:{self.page_port}", f"localhost:{self.vnc_port}"), "refused")
            answer = upgrade(self.vnc_port, "http://elsewhere.example", f"elsewhere.example:{self.vnc_port}")
            expect("101" not in answer, f"let in: {answer}")
        with check("the ports are open on the loopback interface only"):
            for port in [self.page_port, self.vnc_port]:
                found = listeners(port)
                expect(found, f"nobody listens at {port}")
                expect(all(address in {"127.0.0.1", "::1"} for address in found), f"port {port} is open at {found}")

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


def build(engine, report):
    """Builds the image; without it nothing can be checked."""
    with report.check("the image is built") as note:
        began = time.monotonic()
        engine.prepare()
        prepared = time.monotonic()
        engine.build()
        note(f"{time.monotonic() - prepared:.0f} s, and {prepared - began:.0f} s for what it starts from")


def main():
    parser = argparse.ArgumentParser(description="Checks the image, the compose files and the manifests for Kubernetes.")
    parser.add_argument("--pictures", metavar="FOLDER", help="where to leave the pictures that the viewer saw")
    stacks = {"panes": ComposeTest, "network": NetworkTest, "kubernetes": KubernetesTest, "starter": StarterTest}
    known = ["image", *stacks]
    parser.add_argument("parts", metavar="PART", nargs="*", help=f"{', '.join(known)}; without one, all of them")
    arguments = parser.parse_args()
    for part in arguments.parts:
        if part not in known:
            parser.error(f"{part} is none of {', '.join(known)}")
    parts = arguments.parts or known
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
            build(engine, report)
            if not report.failed:
                if "image" in parts:
                    check_image(engine, report)
                for part, test in stacks.items():
                    if part in parts:
                        test(engine, report, pictures, page_port, vnc_port).run()
        except (EngineError, ViewerError) as error:
            report.fail("the rest", error)
        sys.exit(report.end())


if __name__ == "__main__":
    main()
