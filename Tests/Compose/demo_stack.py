"""The demo in containers, and where things are in its window."""

import contextlib
import pathlib

from forwarded_port import ForwardedPort
from viewer import Viewer

# In the demo's window of 960x600.
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


class DemoStack:
    """The services of a compose file, and viewers of their window."""

    def __init__(self, engine, report, pictures, page_port, vnc_port):
        self.engine = engine
        self.report = report
        self.pictures = pathlib.Path(pictures)
        self.page_port = page_port
        self.vnc_port = vnc_port

    def picture(self, viewer, name):
        """Writes what the viewer sees into a file of this name; returns its path."""
        return viewer.capture(str(self.pictures / f"{name}.png"))

    def viewer(self, since=0.0):
        """A viewer of the window that the host has served since a moment, in seconds since 1970."""
        self.engine.wait_for_log("host", "VNC viewer to", since, seconds=60)
        return Viewer(self.vnc_port)

    def expect_host_answers(self, viewer):
        """The host's own pane answers a click, whatever became of the plugin's."""
        self.picture(viewer, "host")
        viewer.click(HOST_BUTTON)
        viewer.wait_for_change(HOST_LABEL)

    def greet(self, viewer):
        """Has the plugin count a click, which the next process of it knows nothing of."""
        self.picture(viewer, "before-greeting")
        viewer.click(PLUGIN_BUTTON)
        viewer.wait_for_change(PLUGIN_LABEL)
        # Away from the plugin's button, which looks otherwise below a pointer.
        self.expect_host_answers(viewer)

    @contextlib.contextmanager
    def forwarded(self, container):
        """A viewer of a window that is at a container's own 127.0.0.1, as 'kubectl port-forward' lets somebody in."""
        with ForwardedPort(self.engine, container, 5900) as port, Viewer(port.number) as viewer:
            yield viewer

    @contextlib.contextmanager
    def stack(self, *files):
        """The services run in the block, and nothing of them is left after it."""
        before, self.engine.files = self.engine.files, list(files)
        try:
            yield
        finally:
            self.engine.compose("down", "--volumes", check=False)
            self.engine.files = before

    def expect_nothing_left(self):
        """Checks that no container, volume or network of the project is there."""
        for kind, name in [("container", "{{.Names}}"), ("volume", "{{.Name}}"), ("network", "{{.Name}}")]:
            everything = ["--all"] if kind == "container" else []
            left = self.engine.run(kind, "ls", *everything, "--format", name).stdout
            if self.engine.project in left:
                raise AssertionError(f"{kind}: {left}")
