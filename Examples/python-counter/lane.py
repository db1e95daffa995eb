"""One of the two connections of a session."""

import zmq

from mullion.v1.host_to_plugin_pb2 import HostToPluginEnvelope
from mullion.v1.plugin_to_host_pb2 import PluginToHostEnvelope


class Lane:
    """Numbers what it sends without a gap, because a gap ends the session."""

    def __init__(self, context, endpoint, place):
        self.epoch = self.sequence = 0
        self.socket = context.socket(zmq.DEALER)
        place.prepare(self.socket)
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
        """Returns the host's next words; None where a gate says, by a message of several frames, that the session is over."""
        frames = self.socket.recv_multipart()
        return HostToPluginEnvelope.FromString(frames[0]) if len(frames) == 1 else None

    def close(self):
        self.socket.disable_monitor()
        self.loss.close()
        self.socket.close()
