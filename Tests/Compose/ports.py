"""TCP ports of this machine."""

import pathlib
import socket


def free_port():
    """A port of the loopback interface at which nobody listens now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def listeners(port):
    """The addresses at which this machine listens at a TCP port (proc(5), net/tcp)."""
    found = []
    for name, family in [("tcp", socket.AF_INET), ("tcp6", socket.AF_INET6)]:
        for line in pathlib.Path(f"/proc/net/{name}").read_text().splitlines()[1:]:
            words = line.split()
            address, _, number = words[1].partition(":")
            if words[3] == "0A" and int(number, 16) == port:
                raw = b"".join(bytes.fromhex(address[i:i + 8])[::-1] for i in range(0, len(address), 8))
                found.append(socket.inet_ntop(family, raw))
    return found
