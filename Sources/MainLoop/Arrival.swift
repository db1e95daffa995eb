import CLinux
import Glibc

/// The outcome of looking for a connection at a listening socket (accept(2)).
package enum Arrival: Sendable {
    /// Somebody has connected. The descriptor is close-on-exec and does not block.
    case connection(OwnedDescriptor)
    /// Nobody waits, or who waited has left already.
    case nobody
    /// This process or the system has no descriptor or no memory left. The socket stays ready, so whoever waits for it has
    /// to look away for `Arrival.pause`, or spins.
    case starved

    /// How long to look away from a listening socket while there are no descriptors. Who connects meanwhile waits in the
    /// socket's queue.
    package static let pause = Duration.milliseconds(200)
}

extension OwnedDescriptor {
    /// Takes the next connection of a listening socket.
    package func nextArrival() -> Arrival {
        let number = linux_accept4(self.number, CInt(SOCK_CLOEXEC.rawValue | SOCK_NONBLOCK.rawValue))
        guard number < 0 else { return .connection(OwnedDescriptor(taking: number)) }
        switch errno {
        case EMFILE, ENFILE, ENOBUFS, ENOMEM: return .starved
        // Linux passes on errors of the new connection's network too; there may be others behind it (accept(2)).
        default: return .nobody
        }
    }
}
