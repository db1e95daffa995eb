"""What docs/Deploying.md promises of a host with a gate of its own, and of a program that starts its plugins elsewhere."""

from demo_stack import BLUE, PLUGIN_BUTTON_EDGE, PLUGIN_PANE, DemoStack
from report import expect

# Stands for another machine: it starts the plugin beside the host, and ends it when it is told to.
STARTER = """#!/bin/bash
trap 'kill "$plugin"; wait "$plugin"; echo "ended $1"; exit' TERM
MULLION_GATE_KEY_FILE=/tmp/keys/$1/gate.pub MULLION_PLUGIN_KEY_FILE=/tmp/keys/$1/plugin.key HelloPlugin &
plugin=$!
echo "$plugin" > /tmp/plugin
echo "started $1"
wait "$plugin"
"""

START = """
make-keys /tmp/keys org.mullion.hello && echo "$STARTER" > /tmp/starter && chmod 700 /tmp/starter &&
exec DemoHost --screen=vnc --gate=tcp://127.0.0.1:7070 --gate-keys=/tmp/keys/gate --starter=/tmp/starter
"""


class StarterTest(DemoStack):
    """A host in one container with its gate, and with a program that starts its plugin."""

    def run(self):
        check = self.report.check
        name = f"{self.engine.project}-starter"
        first_look = None
        try:
            with check("a host with a gate and a starter shows the plugin that it had started"):
                self.engine.run(
                    "run", "--detach", f"--name={name}", "--network=none", f"--env=STARTER={STARTER}", "mullion", "sh", "-c", START)
                self.engine.follow(name, "org.mullion.hello: its starter: started org.mullion.hello", seconds=60)
                self.engine.follow(name, "VNC viewer to", seconds=60)
                with self.forwarded(name) as viewer:
                    viewer.wait_for_colour(PLUGIN_BUTTON_EDGE, BLUE, 60)
                    first_look = self.picture(viewer, "up")
            if first_look is None:
                return
            with self.forwarded(name) as viewer:
                with check("a plugin that is killed is started again by the program, and the host's pane answers"):
                    # The placeholder may be gone sooner than a viewer sees it. What the plugin has counted goes with its process.
                    self.greet(viewer)
                    plugin = self.inside(name, "cat /tmp/plugin")
                    self.inside(name, f"kill -9 {plugin}")
                    viewer.wait_until_as(first_look, PLUGIN_PANE, 60)
                    expect(self.inside(name, "cat /tmp/plugin") != plugin, "it is the same process")
                    self.expect_host_answers(viewer)
                with check("the host's own gate that is killed is started again, and leaves the plugin as it is"):
                    # Its next session makes the controller anew.
                    self.greet(viewer)
                    plugin = self.inside(name, "cat /tmp/plugin")
                    self.inside(name, "kill -9 $(grep -l ^mullion-gate /proc/[0-9]*/comm | cut -d/ -f3)")
                    viewer.wait_until_as(first_look, PLUGIN_PANE, 60)
                    expect(self.inside(name, "cat /tmp/plugin") == plugin, "it was started again")
            with check("a host that ends has the program end the plugin"):
                self.engine.run("stop", name)
                done = self.engine.run("logs", name)
                expect("its starter: ended org.mullion.hello" in done.stdout + done.stderr, (done.stdout + done.stderr)[-800:])
                status = self.engine.run("inspect", "--format", "{{.State.ExitCode}}", name).stdout.strip()
                expect(status == "0", f"it ended with {status}")
        finally:
            self.engine.run("rm", "--force", name, check=False)

    def picture(self, viewer, name):
        return super().picture(viewer, f"starter-{name}")

    def inside(self, name, command):
        return self.engine.run("exec", name, "sh", "-c", command).stdout.strip()
