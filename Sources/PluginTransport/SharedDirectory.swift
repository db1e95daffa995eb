import CLinux
import Diagnostics
import Foundation
import MainLoop
import PluginProtocol

/// The directory through which one plugin that somebody else starts finds its host: `DIRECTORY/IDENTIFIER`.
///
/// One host at a time holds it, by a lock on a file in it that the system gives up when the host's process ends, however
/// it ends, and also between containers that share the volume. Whoever may write to the directory may pass for the host,
/// and whoever may read it for the plugin; so it has to belong to the host's user, and nobody else may write to it.
package final class SharedDirectory: Sendable {
    package let path: String
    private let lock: OwnedDescriptor

    /// The file that is locked. It is left behind: removing it would let two hosts lock files of the same name.
    package static let lockName = "host.lock"

    /// Whether a host holds the directory, and so lives. Whoever asks locks nothing, so no host that is just starting finds its directory in
    /// use.
    ///
    /// - Returns: False also where nobody can tell: the file system knows no such locks, for instance.
    static func isHeld(_ path: String) -> Bool {
        let number = open("\(path)/\(lockName)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
        guard number >= 0 else { return false }
        defer { close(number) }
        return linux_is_file_locked(number) == 1
    }

    /// Makes what is missing with mode 0700, checks what is there, and removes what a dead host left in it.
    ///
    /// - Parameter root: Holds a directory for each plugin.
    /// - Throws: `badSharedDirectory`, `noPrivateDirectory` where the place cannot be written to, `directoryInUse` where
    ///   another host runs.
    package init(of plugin: PluginIdentifier, in root: String) throws(TransportError) {
        path = "\(root)/\(plugin)"
        try Self.makeAndCheck(root, mayHaveStickyBit: true)
        try Self.makeAndCheck(path, mayHaveStickyBit: false)
        lock = try Self.lock("\(path)/\(Self.lockName)", path)
        for name in [Bootstrap.fileName, Lane.control.socketName, Lane.content.socketName] {
            guard unlink("\(path)/\(name)") == 0 else { continue }
            Log.plugins.debug("Removed \(path)/\(name), which a host left behind")
        }
    }

    /// The root of a host that was not told of one: `plugins` where it keeps its own sockets, for instance
    /// `$XDG_RUNTIME_DIR/mullion/plugins`.
    package static func standardRoot(
        for plugin: PluginIdentifier, environment: [String: String]
    ) throws(TransportError) -> String {
        let room = "/plugins/\(plugin)/c".utf8.count
        return try PrivateDirectory.find(environment: environment, room: room) + "/plugins"
    }

    private static func makeAndCheck(_ path: String, mayHaveStickyBit: Bool) throws(TransportError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            let cause = SystemCallError("mkdir")
            throw TransportError(
                .noPrivateDirectory,
                "The directory \(path) cannot be made. Make it yourself, owned by user \(geteuid()) and with mode 0700, or "
                    + "mount the volume that is meant there.", cause: cause)
        }
        var status = stat()
        guard lstat(path, &status) == 0 else {
            throw TransportError(
                .noPrivateDirectory, "The directory \(path) cannot be examined; check the modes of its parents.",
                cause: SystemCallError("lstat"))
        }
        // The parent may be a link, as /var/run is one.
        if mayHaveStickyBit, status.st_mode & S_IFMT == S_IFLNK, stat(path, &status) != 0 {
            throw TransportError(.badSharedDirectory, "\(path) is a link that leads nowhere; mend or remove it.")
        }
        guard status.st_mode & S_IFMT == S_IFDIR else {
            throw TransportError(
                .badSharedDirectory, "\(path) is no directory; remove it, and the host makes the directory itself.")
        }
        let isSticky = status.st_mode & S_ISVTX != 0
        guard status.st_mode & 0o022 == 0 || (mayHaveStickyBit && isSticky) else {
            throw TransportError(
                .badSharedDirectory,
                "Others may write to \(path), so any of them could pass for the host. Run: chmod go-w \(path)")
        }
        guard mayHaveStickyBit || status.st_uid == geteuid() else {
            throw TransportError(
                .badSharedDirectory,
                "\(path) belongs to user \(status.st_uid), and this host runs as user \(geteuid()). Run: chown \(geteuid()) "
                    + "\(path), or run host and plugin as user \(status.st_uid).")
        }
    }

    private static func lock(_ file: String, _ directory: String) throws(TransportError) -> OwnedDescriptor {
        // The plugin shares the directory: nobody waits for a lease that it has on the file.
        let number = open(file, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK, 0o600)
        guard number >= 0 else {
            let cause = SystemCallError("open")
            guard cause.errorNumber != EWOULDBLOCK else {
                throw TransportError(
                    .badSharedDirectory,
                    "Another program has a lease on \(file) and does not let it go; end that program.", cause: cause)
            }
            throw TransportError(
                .noPrivateDirectory,
                "\(directory) cannot be written to; check that it is mounted for writing and that there is room.",
                cause: cause)
        }
        let lock = OwnedDescriptor(taking: number)
        guard flock(number, LOCK_EX | LOCK_NB) == 0 else {
            throw TransportError(
                .directoryInUse,
                "Another host uses \(directory). Stop that one, or give this one a directory of its own by --plugins.")
        }
        // The lock by which plugins know that the host lives: that of flock(2) can be taken and not asked for. Where there is none, a plugin
        // waits while another process of it is connected, in place of ending.
        _ = linux_lock_file(number)
        return lock
    }
}
