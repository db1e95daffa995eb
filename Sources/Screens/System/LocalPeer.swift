import CLinux
import Files
import Glibc
import MainLoop

/// Who is at the other ends of connections that were made on this machine.
enum LocalPeer {
    /// A list is not read in one go, and a socket may be missed while others come and go.
    private static let attempts = 3

    /// The users who made the other ends; nil for those that cannot be found out.
    ///
    /// The kernel goes through all of its table for a list, which takes milliseconds, so each is read for all connections
    /// together.
    static func uids(of connections: [OwnedDescriptor]) -> [uid_t?] {
        let ends = connections.map(ends)
        var uids = [uid_t?](repeating: nil, count: connections.count)
        for file in Array(repeating: ["/proc/net/tcp", "/proc/net/tcp6"], count: attempts).joined() {
            let unknown = ends.indices.filter { uids[$0] == nil && ends[$0] != nil && isThere(connections[$0]) }
            guard !unknown.isEmpty else { break }
            guard let table = SystemFile.text(of: file) else { continue }
            for index in unknown {
                guard let (own, peer) = ends[index] else { continue }
                uids[index] = SocketTable.owner(local: peer, remote: own, in: table)
            }
        }
        return uids
    }

    /// Whether the other end has not closed the connection, whatever it said before. Whoever has is in no list.
    static func isThere(_ connection: OwnedDescriptor) -> Bool {
        // POLLRDHUP, which is the same number, is among GNU's extensions.
        var wait = pollfd(fd: connection.number, events: Int16(EPOLLRDHUP.rawValue), revents: 0)
        return poll(&wait, 1, 0) == 0
    }

    /// Nil for a connection that was not made on this machine.
    private static func ends(of connection: OwnedDescriptor) -> (own: SocketAddress, peer: SocketAddress)? {
        guard let own = SocketAddress(ownAddressOf: connection), let peer = SocketAddress(peerAddressOf: connection),
            own.isLoopback, peer.isLoopback
        else { return nil }
        return (own, peer)
    }

    /// The same user may do everything with this process anyway, and root with every one.
    static func isTrusted(uid: uid_t?, byUser user: uid_t) -> Bool {
        uid == user || uid == 0
    }
}
