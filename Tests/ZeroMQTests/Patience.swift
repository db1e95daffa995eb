import Foundation
import ZeroMQ

/// The one time limit of these tests: nothing that is due takes nearly as long.
enum Patience {
    static let limit: Duration = .seconds(20)
    static let pollTimeout: Int32 = 20_000
}

extension SocketOptions {
    /// Sending and receiving that should succeed throw at the time limit instead of waiting for ever.
    static var patient: SocketOptions {
        var options = SocketOptions()
        options.sendTimeout = Patience.limit
        options.receiveTimeout = Patience.limit
        return options
    }
}

/// Waits until one of the descriptors is readable; false when the time limit has passed.
func waitUntilReadable(_ descriptor: Int32, or other: Int32 = -1) -> Bool {
    var entries = [descriptor, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    return poll(&entries, nfds_t(entries.count), Patience.pollTimeout) > 0
}

/// Whether a descriptor is readable now.
func isReadable(_ descriptor: Int32) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&entry, 1, 0) == 1
}
