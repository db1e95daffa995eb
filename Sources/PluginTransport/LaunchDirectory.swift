import Foundation
import Glibc
import MainLoop
import PluginProtocol
import Synchronization

/// The directory with the two sockets of one launch; it is removed when it is no longer needed.
package final class LaunchDirectory: Sendable {
    package let path: String
    /// Whether the plugin is started by somebody else.
    let isShared: Bool
    /// The directory of the host, or the shared one: kept as long as something is in it.
    private let keeper: AnyObject & Sendable
    private let isRemoved = Atomic<Bool>(false)
    private static let lastNumber = Atomic<Int>(0)

    /// A new directory for a plugin that this host starts.
    package init(in host: HostDirectory) throws(TransportError) {
        let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
        path = "\(host.path)/\(number)"
        isShared = false
        keeper = host
        try PrivateDirectory.make(path)
    }

    /// The directory through which a plugin that somebody else starts finds this host. One launch at a time: the last one
    /// has to be removed before.
    package init(in shared: SharedDirectory) {
        path = shared.path
        isShared = true
        keeper = shared
    }

    deinit {
        remove()
    }

    /// The address to which the plugin connects, in libzmq's notation.
    package func endpoint(of lane: Lane) -> String {
        "ipc://\(socketPath(of: lane))"
    }

    /// For a shared directory: tells the plugin how to find this host. The sockets are named relative to the file, because
    /// the plugin may have the directory elsewhere.
    package func publish(_ bootstrap: Bootstrap) throws(TransportError) {
        var published = bootstrap
        published.control = "ipc://\(Lane.control.socketName)"
        published.content = "ipc://\(Lane.content.socketName)"
        try write(published.encoded)
    }

    /// The plugin has come, and nobody else is let in: removes the sockets. In a shared directory the file tells another
    /// process of the plugin so.
    func noteArrival(of bootstrap: Bootstrap) {
        removeSockets()
        guard isShared else { return }
        do {
            try write(bootstrap.encodedAsTaken)
        } catch {
            // Without a file the other one waits, which is as safe.
            unlink("\(path)/\(Bootstrap.fileName)")
        }
    }

    /// The file appears whole and with mode 0600, or not at all.
    private func write(_ bytes: [UInt8]) throws(TransportError) {
        let temporary = "\(path)/.\(Bootstrap.fileName)"
        // One that was left half written by a host that died, or put there with other rights.
        unlink(temporary)
        let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard number >= 0 else {
            throw TransportError(
                .noPrivateDirectory, "\(path) cannot be written to; check its owner and mode, and that there is room.",
                cause: SystemCallError("open"))
        }
        let written = bytes.withUnsafeBytes { Glibc.write(number, $0.baseAddress, $0.count) }
        let writing = SystemCallError("write", errorNumber: written < 0 ? errno : ENOSPC)
        close(number)
        guard written == bytes.count else {
            unlink(temporary)
            throw TransportError(
                .noPrivateDirectory, "\(path) is full; make room on its volume.", cause: writing)
        }
        guard rename(temporary, "\(path)/\(Bootstrap.fileName)") == 0 else {
            let cause = SystemCallError("rename")
            unlink(temporary)
            throw TransportError(
                .noPrivateDirectory, "\(path)/\(Bootstrap.fileName) cannot be replaced; remove it.", cause: cause)
        }
    }

    /// Removes the sockets and what leads to them, and the directory unless it is shared. To be called when the sockets are
    /// closed; later calls do nothing, for by then the next launch may have a shared directory.
    package func remove() {
        guard !isRemoved.exchange(true, ordering: .relaxed) else { return }
        removeSockets()
        if isShared {
            unlink("\(path)/\(Bootstrap.fileName)")
        } else {
            rmdir(path)
        }
    }

    private func removeSockets() {
        for lane in Lane.allCases { unlink(socketPath(of: lane)) }
    }

    func socketPath(of lane: Lane) -> String {
        Self.socketPath(of: lane, in: path)
    }

    /// The path of a lane's socket in a directory.
    package static func socketPath(of lane: Lane, in path: String) -> String {
        "\(path)/\(lane.socketName)"
    }
}
