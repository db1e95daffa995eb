"""One of the two connections of a session."""

import zmq

from mullion.v1.host_to_plugin_pb2 import HostToPluginEnvelope
from mullion.v1.plugin_to_host_pb2 import PluginToHostEnvelope


class Lane:
    """Numbers what it sends without a gap, because a gap ends the session."""

    def __init__(self, context, endpoint):
        self.epoch = self.sequence = 0
        self.socket = context.socket(zmq.DEALER)
        # Milliseconds. A lost connection is a lost session and must not come back; -1 would lose what was not read yet.
        self.socket.reconnect_ivl = 3_600_000
        # Milliseconds, for the last words.
        self.socket.linger = 250
        # Has something to read once the connection is lost; made before the connection, so that it misses nothing.
        self.loss = self.socket.get_monitor_socket(zmq.EVENT_DISCONNECTED)
        self.socket.connect(endpoint)

    def send(self, scene=None, in_reply_to=None, **body):
        """`body` is one case of the envelope's oneof: its name, and its fields as a dictionary."""
        self.sequence += 1
        numbers = {"epoch": self.epoch, "sequence": self.sequence, "scene": scene, "in_reply_to": in_reply_to}
        self.socket.send(PluginToHostEnvelope(**numbers, **body).SerializeToString())

    def receive(self):
        return HostToPluginEnvelope.FromString(self.socket.recv())
