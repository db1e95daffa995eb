"""Where the host is, and how to come to it."""

import json
import os
import secrets

import zmq


class BesideHost:
    """The host started this process: it left its sockets and a token in a pipe."""

    def __init__(self, descriptor):
        self.lifeline = os.fdopen(descriptor, "rb", buffering=0)
        bootstrap = json.loads(self.lifeline.readline())
        self.endpoints = bootstrap["control"], bootstrap["content"]
        self.identity = {"token": bytes.fromhex(bootstrap["token"]), "plugin_identifier": bootstrap["plugin"]}

    def prepare(self, socket):
        # Milliseconds. A lost connection is a lost session and must not come back; -1 would lose what was not read yet.
        socket.reconnect_ivl = 3_600_000


class BehindGate:
    """Somebody else started this process, mostly on another machine: the host is behind a mullion-gate."""

    lifeline = None

    def __init__(self, environment):
        self.endpoints = (environment["MULLION_GATE"],) * 2
        # The gate knows by the token which two lanes belong together.
        self.identity = {"token": secrets.token_bytes(32), "plugin_identifier": environment["MULLION_PLUGIN"]}
        # Read at each attempt: keys may change. Of several keys of the gate this example takes the first.
        self.gate_key = read_key(environment["MULLION_GATE_KEY_FILE"])
        self.secret_key = read_key(environment["MULLION_PLUGIN_KEY_FILE"])

    def prepare(self, socket):
        socket.curve_serverkey = self.gate_key
        socket.curve_publickey, socket.curve_secretkey = zmq.curve_public(self.secret_key), self.secret_key
        # Milliseconds. A network does not tell that the other side is gone.
        socket.heartbeat_ivl, socket.heartbeat_timeout = 2000, 6000


def read_key(path):
    with open(path, "rb") as file:
        return file.readline().strip()
