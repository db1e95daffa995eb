"""A port of a container's own 127.0.0.1, at a port of this machine's."""

import contextlib
import socket
import subprocess
import threading

RELAY = "exec 3<>/dev/tcp/127.0.0.1/$0; cat <&3 & exec cat >&3"


class ForwardedPort:
    """Hands each connection on to a program in the container, which connects there as the container's user."""

    def __init__(self, engine, container, port):
        self._command = [*engine.command, "exec", "--interactive", container, "bash", "-c", RELAY, str(port)]
        self._engine = engine
        self._relays = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.number = self._listener.getsockname()[1]
        threading.Thread(target=self._serve, daemon=True).start()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self._listener.close()
        for relay in self._relays:
            relay.kill()
            relay.wait()

    def _serve(self):
        with contextlib.suppress(OSError):
            while True:
                connection, _ = self._listener.accept()
                with connection:
                    self._relays.append(subprocess.Popen(
                        self._command, cwd=self._engine.root, env=self._engine.environment, stdin=connection,
                        stdout=connection, stderr=subprocess.DEVNULL))
