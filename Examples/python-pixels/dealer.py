"""A DEALER of ZeroMQ over a Unix socket, as far as a plugin needs it. libzmq has no way to the descriptors that come with messages."""

import array
import socket
import struct

# RFC 23/ZMTP: signature, version 3.0, mechanism NULL, no server, filler.
GREETING = b"\xff" + bytes(8) + b"\x7f" + bytes([3, 0]) + b"NULL".ljust(20, b"\0") + bytes(32)
READY = b"\x05READY" + b"\x0bSocket-Type" + struct.pack(">I", 6) + b"DEALER"
LARGE, COMMAND = 2, 4


class Dealer:
    def __init__(self, endpoint):
        self.socket = socket.socket(socket.AF_UNIX)
        self.socket.connect(endpoint.removeprefix("ipc://"))
        self.socket.sendall(GREETING + bytes([COMMAND, len(READY)]) + READY)
        # What came and is not a whole frame yet, and the descriptors that came, in order.
        self.bytes, self.descriptors = b"", []
        self.is_ready = False
        while not self.is_ready:
            if self.receive() is None:
                raise ConnectionError("The host is gone.")

    def fileno(self):
        return self.socket.fileno()

    def send(self, message):
        self.socket.sendall(struct.pack(">BQ", LARGE, len(message)) + message)

    def receive(self):
        """Waits for something, and returns the messages that are whole with it; None once the host is gone."""
        room = socket.CMSG_SPACE(8 * array.array("i").itemsize)
        data, ancillary, _, _ = self.socket.recvmsg(1 << 16, room)
        for level, kind, content in ancillary:
            if (level, kind) == (socket.SOL_SOCKET, socket.SCM_RIGHTS):
                numbers = array.array("i")
                numbers.frombytes(content[: len(content) // numbers.itemsize * numbers.itemsize])
                self.descriptors += numbers
        self.bytes += data
        return self.frames() if data else None

    def frames(self):
        messages = []
        if self.bytes.startswith(b"\xff") and not self.is_ready:
            if len(self.bytes) < len(GREETING):
                return messages
            self.bytes = self.bytes[len(GREETING) :]
        while len(self.bytes) >= 2:
            flags, size, begin = self.bytes[0], self.bytes[1], 2
            if flags & LARGE:
                if len(self.bytes) < 9:
                    break
                size, begin = struct.unpack(">Q", self.bytes[1:9])[0], 9
            if len(self.bytes) < begin + size:
                break
            frame, self.bytes = self.bytes[begin : begin + size], self.bytes[begin + size :]
            if flags & COMMAND:
                # The one command that a host says over a Unix socket is READY.
                self.is_ready = True
            elif frame:
                messages.append(frame)
        return messages
