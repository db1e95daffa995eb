"""A browser's way to the window."""

import socket


def upgrade(port, origin, host):
    """The first line of the answer to a browser's request for a WebSocket, at a port of this machine."""
    with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
        connection.sendall(
            f"GET / HTTP/1.1\r\nHost: {host}\r\nOrigin: {origin}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Protocol: binary\r\n\r\n".encode()
        )
        return connection.recv(1000).decode(errors="replace").partition("\r\n")[0]
