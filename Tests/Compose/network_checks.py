"""What docs/Deploying.md promises of plugins on other machines: compose.network.yaml, with a network that breaks."""

import json
import time

from demo_stack import (
    BADGE, BLUE, PLACEHOLDER, PLUGIN_BUTTON_EDGE, PLUGIN_CORNER, PLUGIN_PANE, DemoStack,
)
from report import expect

GATE_PORT = 7070
# What heartbeats allow, as docs/Deploying.md has it, with room for a busy machine.
SILENCE = 90


class NetworkTest(DemoStack):
    """The checks of compose.network.yaml: each program, and the network between them, is killed, stopped and mended."""

    def run(self):
        with self.stack("compose.network.yaml"):
            if not self.start():
                return
            self.apart()
            self.input()
            self.plugin()
            self.host()
            self.gate()
            self.network()
            self.keys()
            self.stop()
        with self.report.check("nothing is left when the stack with the network is down"):
            self.expect_nothing_left()

    def picture(self, viewer, name):
        return super().picture(viewer, f"network-{name}")

    def expect_back(self, viewer):
        """The plugin's pane is as in the beginning."""
        viewer.wait_until_as(self.first_look, PLUGIN_PANE, SILENCE)

    def wait_for_plugins_of_gate(self, *names):
        """Waits until these plugins, and no others, come through the gate. Each question starts a program there, which sets the pace."""
        words = f"Through it come: {', '.join(f'org.mullion.{name}' for name in names)}."
        deadline = time.monotonic() + SILENCE
        while words not in (answer := self.engine.inside("gate", "mullion-gate", "--check-health")):
            expect(time.monotonic() < deadline, answer)

    def process(self, service):
        return self.engine.inspect(service, "{{.State.Pid}}")

    # A start.

    def start(self):
        """Whether the pane is there, with which all others are compared."""
        check = self.report.check
        self.first_look = None
        with check("'compose up' makes keys and shows the plugin's pane, through the gate") as note:
            began = time.monotonic()
            self.engine.compose("up", "-d")
            with self.viewer() as viewer:
                viewer.wait_for_colour(PLUGIN_BUTTON_EDGE, BLUE, 60)
                note(f"{time.monotonic() - began:.1f} s")
                self.first_look = self.picture(viewer, "up")
        for service, program, words in [
            ("host", "DemoHost", "org.mullion.hello: running."), ("hello", "HelloPlugin", "Connected to the host"),
            ("gate", "mullion-gate", "Through it come: org.mullion.gallery, org.mullion.hello, org.mullion.palette."),
        ]:
            with check(f"{service} says of itself that it is well, with a network between"):
                answer = self.engine.inside(service, program, "--check-health")
                expect(words in answer, answer)
                test = self.engine.inspect(service, "{{json .Config.Healthcheck.Test}}")
                expect("--check-health" in test, f"the engine asks {test}")
        return self.first_look is not None

    # What is between them.

    def mounts(self, service):
        return {mount["Name"] for mount in json.loads(self.engine.inspect(service, "{{json .Mounts}}")) if mount.get("Name")}

    def networks(self, service):
        return json.loads(self.engine.inspect(service, "{{json .NetworkSettings.Networks}}"))

    def reaches(self, service, address, port):
        """Whether a program in the container of a service can connect."""
        tried = self.engine.inside(
            service, "sh", "-c", f"timeout 3 bash -c 'exec 3<>/dev/tcp/{address}/{port}' 2>/dev/null && echo yes; true")
        return tried.strip() == "yes"

    def apart(self):
        check = self.report.check
        with check("host and plugins share no volume and no network"):
            for plugin in ["gallery", "hello", "palette"]:
                expect(not self.mounts("host") & self.mounts(plugin), f"{plugin} and the host share a volume")
                expect(not self.mounts("gate") & self.mounts(plugin), f"{plugin} and the gate share a volume")
                expect(not set(self.networks("host")) & set(self.networks(plugin)), f"{plugin} is in the host's network")
        with check("a plugin reaches the gate's port, and neither the window, nor another plugin, nor a way out"):
            expect(self.reaches("hello", "gate", GATE_PORT), "it does not reach the gate")
            host = next(iter(self.networks("host").values()))["IPAddress"]
            for port in [self.page_port, self.vnc_port]:
                expect(self.reaches("host", host, port), f"port {port} of {host} is not the host's")
                for address in ["host", "gate", host]:
                    expect(not self.reaches("hello", address, port), f"it reaches port {port} of {address}")
            listening = self.engine.inside("gate", "cat", "/proc/net/tcp", "/proc/net/tcp6")
            ports = {int(line.split()[1].rpartition(":")[2], 16) for line in listening.splitlines() if " 0A " in line}
            # The engine's own resolver listens inside a container at 127.0.0.11.
            own = {port for port in ports if self.reaches("hello", "gate", port)}
            expect(own == {GATE_PORT}, f"of the gate it reaches {own}")
            for plugin in ["gallery", "palette"]:
                address = next(iter(self.networks(plugin).values()))["IPAddress"]
                named = self.engine.inside("hello", "sh", "-c", f"getent hosts {plugin}; true")
                expect(not named.strip(), f"it finds {plugin}: {named}")
                tried = self.engine.inside(
                    "hello", "bash", "-c", f"timeout 3 bash -c 'exec 3<>/dev/tcp/{address}/1' 2>&1; true")
                # A machine that is reached refuses.
                expect("refused" not in tried, f"it reaches {address} of {plugin}")
            routes = self.engine.inside("hello", "cat", "/proc/net/route").splitlines()[1:]
            expect(not [line for line in routes if line.split()[1] == "00000000"], f"it has a way out: {routes}")
        with check("each has its own secret key and no other, of mode 0600"):
            self.expect_keys("hello", "org.mullion.hello/gate.pub 644", "org.mullion.hello/plugin.key 600",
                             "org.mullion.hello/plugin.pub 644")
            self.expect_keys("gate", "gate/allowed 600", "gate/gate.key 600", "gate/gate.pub 644")
            self.expect_keys("host")

    def expect_keys(self, service, *wanted):
        found = self.engine.inside(service, "sh", "-c", "cd /run/mullion/keys && find . -type f -printf '%P %m\\n'")
        expect(sorted(found.splitlines()) == sorted(wanted), f"{service} has {found}")

    def input(self):
        with self.report.check("a click in the pane reaches the plugin and comes back as pixels"), self.viewer() as viewer:
            self.greet(viewer)
            self.picture(viewer, "greeted")

    # Who ends and is stopped.

    def plugin(self):
        check = self.report.check
        with self.viewer() as viewer:
            with check("'kill hello' shows the placeholder behind the gate too, and the host's pane answers"):
                self.engine.compose("kill", "hello")
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, SILENCE)
                self.picture(viewer, "kill")
                self.expect_host_answers(viewer)
            with check("'up -d hello' brings the pane back through the gate") as note:
                began = time.monotonic()
                self.engine.compose("up", "-d", "hello")
                self.expect_back(viewer)
                note(f"{time.monotonic() - began:.1f} s")
            with check("'restart hello' brings the pane back through the gate"):
                self.greet(viewer)
                self.engine.compose("restart", "hello")
                self.expect_back(viewer)
            with check("'pause hello' ends its session: over a network a plugin that is silent for long is gone") as note:
                began = time.monotonic()
                self.engine.compose("pause", "hello")
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, SILENCE)
                note(f"after {time.monotonic() - began:.1f} s")
                self.picture(viewer, "pause")
                self.expect_host_answers(viewer)
            with check("'unpause hello' begins the next session by itself"):
                hello = self.process("hello")
                self.engine.compose("unpause", "hello")
                self.expect_back(viewer)
                expect(self.process("hello") == hello, "it was restarted")

    def host(self):
        check = self.report.check
        for name, commands in [
            ("'restart host' loses nothing but the window's connections, with a network between", [["restart", "host"]]),
            ("a host that was killed is no hindrance to the next, nor is its gate",
             [["kill", "host"], ["up", "-d", "host"]]),
        ]:
            with check(name) as note:
                before = [self.process(service) for service in ["gate", "hello"]]
                began, moment = time.monotonic(), time.time()
                for words in commands:
                    moment = time.time()
                    self.engine.compose(*words)
                with self.viewer(moment) as viewer:
                    self.expect_back(viewer)
                note(f"{time.monotonic() - began:.1f} s")
                expect([self.process(service) for service in ["gate", "hello"]] == before, "the others were restarted too")
        with check("'pause host' costs nothing but time"):
            with self.viewer() as viewer:
                self.engine.compose("pause", "host")
                self.engine.compose("unpause", "host")
                self.expect_host_answers(viewer)
                self.expect_back(viewer)

    def gate(self):
        check = self.report.check
        hello = self.process("hello")
        with self.viewer() as viewer:
            with check("'kill gate' costs the panes behind it, and the host's pane answers"):
                self.engine.compose("kill", "gate")
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, SILENCE)
                self.picture(viewer, "gate-kill")
                self.expect_host_answers(viewer)
            with check("'up -d gate' brings them back, with the same plugins and the same keys") as note:
                began = time.monotonic()
                self.engine.compose("up", "-d", "gate")
                self.expect_back(viewer)
                note(f"{time.monotonic() - began:.1f} s")
            with check("'pause gate' shows the badge, and the host's pane answers"):
                self.picture(viewer, "before-gate-pause")
                self.engine.compose("pause", "gate")
                viewer.wait_for_change(BADGE, SILENCE)
                self.picture(viewer, "gate-pause")
                self.expect_host_answers(viewer)
            with check("'unpause gate' brings the pane back"):
                self.engine.compose("unpause", "gate")
                self.expect_back(viewer)
                expect(self.process("hello") == hello, "hello was restarted")

    def network(self):
        check = self.report.check
        container = self.engine.container("hello")
        network = next(iter(self.networks("hello")))
        hello = self.process("hello")
        with self.viewer() as viewer:
            with check("all plugins come back through a gate that was paused, also those that nobody sees"):
                self.wait_for_plugins_of_gate("gallery", "hello", "palette")
            with check("a plugin whose network is taken away is gone after some seconds, and the host's pane answers") as note:
                began = time.monotonic()
                self.engine.run("network", "disconnect", network, container)
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, SILENCE)
                note(f"{time.monotonic() - began:.1f} s")
                self.picture(viewer, "cut")
                self.expect_host_answers(viewer)
            with check("the other plugins' sessions go on meanwhile"):
                answer = self.engine.inside("gate", "mullion-gate", "--check-health")
                expect("Through it come: org.mullion.gallery, org.mullion.palette." in answer, answer)
            with check("with the network the pane comes back by itself") as note:
                began = time.monotonic()
                self.engine.run("network", "connect", "--alias=hello", network, container)
                self.expect_back(viewer)
                note(f"{time.monotonic() - began:.1f} s")
                expect(self.process("hello") == hello, "hello was restarted")
            with check("a gate that leaves a network and comes back with another address is found again"):
                gate = self.engine.container("gate")
                self.engine.run("network", "disconnect", network, gate)
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, SILENCE)
                self.engine.run("network", "connect", "--alias=gate", network, gate)
                self.expect_back(viewer)
                expect(self.process("hello") == hello, "hello was restarted")

    # Keys.

    def volume(self, service, folder):
        """The volume that a service has at a folder."""
        mounts = json.loads(self.engine.inspect(service, "{{json .Mounts}}"))
        return next(mount["Name"] for mount in mounts if mount["Destination"] == folder)

    def start_beside(self, volume, *options):
        """The words that run another HelloPlugin in hello's network, with the keys of a volume."""
        folder = "/run/mullion/keys/org.mullion.hello"
        return [
            "run", *options, f"--network={next(iter(self.networks('hello')))}", f"--volume={volume}:{folder}:ro",
            "--env=MULLION_GATE=tcp://gate:7070", "--env=MULLION_PLUGIN=org.mullion.hello",
            f"--env=MULLION_GATE_KEY_FILE={folder}/gate.pub", f"--env=MULLION_PLUGIN_KEY_FILE={folder}/plugin.key",
            "mullion", "HelloPlugin",
        ]

    def keys(self):
        check = self.report.check
        own = self.volume("hello", "/run/mullion/keys/org.mullion.hello")
        with check("a second process with the key of hello is refused with a sentence, and the first stays"):
            done = self.engine.run(*self.start_beside(own, "--rm"), check=False, seconds=60)
            said = done.stdout + done.stderr
            expect(done.returncode == 76 and "Another process" in said, f"{done.returncode}: {said}")
            expect("running." in self.engine.inside("host", "DemoHost", "--check-health"), "the first is gone")
        with check("a plugin with a key of somebody else's is not let in, and hears nothing"):
            stranger, name = f"{self.engine.project}_stranger", f"{self.engine.project}-stranger"
            folder = "/run/mullion/keys/org.mullion.hello"
            # Keys of its own, made as everybody makes them, and the gate's public one.
            words = f"mullion keys new plugin --folder {folder} && cp /gate/gate.pub {folder}/gate.pub"
            self.engine.run(
                "run", "--rm", "--network=none", f"--volume={stranger}:{folder}", f"--volume={own}:/gate:ro", "mullion",
                "sh", "-c", words)
            try:
                self.engine.run(*self.start_beside(stranger, "--detach", f"--name={name}"))
                self.engine.follow(name, "it does not know the key of this plugin")
                self.engine.wait_for_log("gate", "whose key is not on the list")
            finally:
                self.engine.run("rm", "--force", name, check=False)
                self.engine.run("volume", "rm", "--force", stranger, check=False)
        with check("a plugin that is taken off the list loses its pane at once, and is let in again by its old key"):
            gate = self.volume("gate", "/run/mullion/keys/gate")
            with self.viewer() as viewer:
                self.edit(gate, "sed -i /org.mullion.hello/d allowed")
                viewer.wait_for_colour(PLUGIN_CORNER, PLACEHOLDER, SILENCE)
                self.engine.wait_for_log("gate", "its key is no longer on the list")
                # The service that makes keys lets everybody in whose keys it has.
                self.engine.compose("up", "-d", "keys")
                self.expect_back(viewer)

    def edit(self, volume, command):
        """Runs a command in the folder of a volume."""
        self.engine.run(
            "run", "--rm", "--network=none", f"--volume={volume}:/edited", "--workdir=/edited", "mullion", "sh", "-c", command)

    def stop(self):
        with self.report.check("'stop' ends every program of the stack with the network in good order and in time") as note:
            began = time.monotonic()
            self.engine.compose("stop")
            note(f"{time.monotonic() - began:.1f} s")
            for service in ["host", "gate", "hello", "keys"]:
                status = self.engine.inspect(service, "{{.State.ExitCode}}")
                expect(status == "0", f"{service} ended with {status}: {self.engine.log(service)[-800:]}")
