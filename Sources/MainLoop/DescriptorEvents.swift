import CLinux

/// The events that can be watched of a descriptor, and those that are reported about it (epoll_ctl(2)).
package struct DescriptorEvents: OptionSet, Hashable, Sendable, CustomStringConvertible {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// Reading would not wait: there is data, a connection to accept, or the end of the file.
    package static let read = DescriptorEvents(rawValue: EPOLLIN.rawValue)
    /// Writing would not wait.
    package static let write = DescriptorEvents(rawValue: EPOLLOUT.rawValue)
    /// The other side is gone. Always reported, asked for or not; what was sent before can still be read. It stays
    /// true, so a handler that is not edge-triggered has to cancel its registration once it has read the rest.
    package static let hangUp = DescriptorEvents(rawValue: EPOLLHUP.rawValue)
    /// The descriptor is in error, or the reader of a pipe is gone. Always reported, and lasting as `hangUp` is.
    package static let error = DescriptorEvents(rawValue: EPOLLERR.rawValue)

    package var description: String {
        let names: [(DescriptorEvents, String)] = [
            (.read, "read"), (.write, "write"), (.hangUp, "hangUp"), (.error, "error"),
        ]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}
