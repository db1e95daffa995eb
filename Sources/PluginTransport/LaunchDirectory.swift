import Foundation
import PluginProtocol
import Synchronization
import ZeroMQ

/// Where the two sockets of one launch are; removes them when it is no longer needed.
package final class LaunchDirectory: Sendable {
    package let path: String
    /// Whether the plugin is started by somebody else.
    let isShared: Bool
    private let keeper: HostDirectory?
    private static let lastNumber = Atomic<Int>(0)

    /// A new directory for a plugin that this host starts.
    package init(in host: HostDirectory) throws(TransportError) {
        let number = Self.lastNumber.add(1, ordering: .relaxed).newValue
        path = "\(host.path)/\(number)"
        isShared = false
        keeper = host
        try PrivateDirectory.make(path)
    }

    /// A directory that is there already, through which a plugin that somebody else starts finds this host: what lies
    /// in it is replaced. Only one host and one plugin may use it, and whoever may enter it may pass for the plugin.
    package init(sharedAt path: String) throws(TransportError) {
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory), isDirectory.boolValue else {
            throw TransportError(
                .noPrivateDirectory, "\(path) is no directory; make it, or mount the volume that is meant.")
        }
        self.path = path
        isShared = true
        keeper = nil
    }

    deinit {
        remove()
    }

    package func endpoint(of lane: Lane) throws(TransportError) -> Endpoint {
        do {
            return try .ipc(socketPath(of: lane))
        } catch {
            throw TransportError(.socketFailed, "The directory \(path) cannot hold sockets: \(error.message)")
        }
    }

    /// For a shared directory: tells the plugin how to find this host.
    ///
    /// The file appears whole and with mode 0600, or not at all.
    package func publish(_ bootstrap: Bootstrap) throws(TransportError) {
        let temporary = "\(path)/.\(Bootstrap.fileName)"
        let number = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
        guard number >= 0 else {
            throw TransportError(.noPrivateDirectory, "\(path) cannot be written to; check its owner and mode.")
        }
        let bytes = bootstrap.encoded
        let written = bytes.withUnsafeBytes { write(number, $0.baseAddress, $0.count) }
        close(number)
        guard written == bytes.count, rename(temporary, "\(path)/\(Bootstrap.fileName)") == 0 else {
            throw TransportError(.noPrivateDirectory, "\(path) cannot be written to; check that there is room.")
        }
    }

    /// Removes the sockets, and the directory unless it is shared. To be called when the sockets are closed.
    package func remove() {
        for lane in Lane.allCases { unlink(socketPath(of: lane)) }
        if isShared {
            unlink("\(path)/\(Bootstrap.fileName)")
        } else {
            rmdir(path)
        }
    }

    private func socketPath(of lane: Lane) -> String {
        switch lane {
        case .control: "\(path)/c"
        case .content: "\(path)/d"
        }
    }
}
