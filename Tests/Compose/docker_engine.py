"""Docker with its own compose."""

import shutil
import subprocess

from engine import Engine


class DockerEngine(Engine):
    """The Docker engine; it fetches the images that the Dockerfile starts from."""

    @staticmethod
    def is_there():
        """Whether the engine answers and compose is installed."""
        if shutil.which("docker") is None:
            return False
        asked = [["docker", "info"], ["docker", "compose", "version"]]
        return all(subprocess.run(words, capture_output=True, check=False).returncode == 0 for words in asked)

    @property
    def name(self):
        return f"Docker {self.run('version', '--format', '{{.Server.Version}}').stdout.strip()}"

    @property
    def command(self):
        return ["docker"]

    @property
    def compose_command(self):
        return ["docker", "compose"]

    def prepare(self):
        pass

    def build(self):
        self.compose("build", seconds=3600)
