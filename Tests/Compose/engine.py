"""What the tests need of a container engine."""

import os
import subprocess
import threading
from abc import ABC, abstractmethod


class EngineError(Exception):
    """A command of the engine failed; says which and how."""


class Engine(ABC):
    """A container engine with compose. Everything that it starts belongs to one compose project."""

    def __init__(self, root, project, environment):
        self.root = root
        self.project = project
        self.environment = {**os.environ, **environment}
        self.files = ["compose.yaml"]

    @property
    @abstractmethod
    def name(self):
        """The engine's name and version, for the report."""

    @property
    @abstractmethod
    def command(self):
        """The words that start the engine's own commands."""

    @property
    @abstractmethod
    def compose_command(self):
        """The words that start compose's commands."""

    @abstractmethod
    def prepare(self):
        """Makes what the Dockerfile starts from, where no registry gives it."""

    @abstractmethod
    def build(self):
        """Builds the image that compose.yaml names."""

    def run(self, *words, check=True, seconds=120):
        """Runs a command of the engine."""
        return self._run([*self.command, *words], check, seconds)

    def compose(self, *words, check=True, seconds=120):
        """Runs a command of compose on the project."""
        files = [word for file in self.files for word in ("-f", file)]
        return self._run([*self.compose_command, "-p", self.project, *files, *words], check, seconds)

    def _run(self, command, check, seconds):
        try:
            done = subprocess.run(
                command, cwd=self.root, env=self.environment, capture_output=True, text=True, timeout=seconds,
                stdin=subprocess.DEVNULL, check=False,
            )
        except subprocess.TimeoutExpired as expired:
            raise EngineError(f"'{' '.join(command)}' took more than {seconds} s") from expired
        if check and done.returncode != 0:
            raise EngineError(f"'{' '.join(command)}' ended with {done.returncode}: {done.stderr.strip()[-2000:]}")
        return done

    def container(self, service):
        """The container of a service."""
        # podman-compose joins the words with underscores, Docker's compose with hyphens.
        listed = self.run("ps", "--all", "--format", "{{.Names}}").stdout.split()
        wanted = {f"{self.project}{mark}{service}{mark}1" for mark in "_-"}
        found = [name for name in listed if name in wanted]
        if not found:
            raise EngineError(f"There is no container of {service} among {listed}")
        return found[0]

    def inside(self, service, *words, check=True):
        """Runs a command in the container of a service; returns what it printed."""
        return self.run("exec", self.container(service), *words, check=check).stdout

    def log(self, service):
        """What a service has printed."""
        done = self.run("logs", self.container(service))
        return done.stdout + done.stderr

    def inspect(self, service, what):
        """A value of a container's state, by a Go template."""
        return self.run("inspect", "--format", what, self.container(service)).stdout.strip()

    def wait_for_log(self, service, words, since=0.0, seconds=20):
        """Waits until a service has printed something, after a moment in seconds since 1970; returns the line."""
        return self.follow(self.container(service), words, since, seconds)

    def follow(self, container, words, since=0.0, seconds=20):
        """Reads what a container prints, as it comes, until a line has the words; returns that line."""
        following = subprocess.Popen(
            [*self.command, "logs", "--follow", f"--since={since:.3f}", container], cwd=self.root, env=self.environment,
            stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )
        limit = threading.Timer(seconds, following.kill)
        limit.start()
        printed = []
        try:
            for line in following.stdout:
                printed.append(line)
                if words in line:
                    return line
        finally:
            limit.cancel()
            following.kill()
            following.stdout.close()
            following.wait()
        raise EngineError(f"{container} did not print “{words}” within {seconds} s. It printed: {''.join(printed)[-1500:]}")
