import Diagnostics
import Foundation
import MainLoop

/// The directory of one host process, in which each launch has one of its own; gone when the process is.
///
/// Beside it lies a lock file that the process holds locked. Whoever can lock the file of another directory knows that
/// its host is dead and removes both: so the sockets of a host that was killed last until the next one starts.
package final class HostDirectory: Sendable {
    package let path: String
    private let lock: OwnedDescriptor

    /// Makes the directory, and first removes those of dead hosts.
    package init(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(TransportError) {
        let root = try PrivateDirectory.ofHosts(environment: environment)
        Self.sweep(root)
        (path, lock) = try Self.make(in: root)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
        unlink(path + Self.lockSuffix)
    }

    // MARK: Making

    private static let lockSuffix = ".lock"
    private static let nameLength = 6

    private static func make(in root: String) throws(TransportError) -> (path: String, lock: OwnedDescriptor) {
        for _ in 0..<100 {
            let letters = "abcdefghijklmnopqrstuvwxyz0123456789"
            let name = "h" + String((0..<nameLength).compactMap { _ in letters.randomElement() })
            let path = "\(root)/\(name)"
            let number = open(path + lockSuffix, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
            guard number >= 0 else {
                if errno == EEXIST { continue }
                throw TransportError(
                    .noPrivateDirectory, "\(root) cannot be written to.", cause: SystemCallError("open"))
            }
            let lock = OwnedDescriptor(taking: number)
            // Another host may sweep between these two calls and take the new file for that of a dead one.
            guard flock(number, LOCK_EX | LOCK_NB) == 0, isLinked(number) else { continue }
            do {
                try PrivateDirectory.make(path)
            } catch {
                unlink(path + lockSuffix)
                throw error
            }
            return (path, lock)
        }
        throw TransportError(.noPrivateDirectory, "No free name was found in \(root); remove what is in it.")
    }

    private static func isLinked(_ number: CInt) -> Bool {
        var status = stat()
        return fstat(number, &status) == 0 && status.st_nlink > 0
    }

    // MARK: Sweeping

    /// Removes the directories of hosts that no longer run.
    private static func sweep(_ root: String) {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []
        for name in names.sorted() where name.hasPrefix("h") && name.hasSuffix(lockSuffix) {
            let lockPath = "\(root)/\(name)"
            let number = open(lockPath, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
            guard number >= 0 else { continue }
            let lock = OwnedDescriptor(taking: number)
            guard flock(lock.number, LOCK_EX | LOCK_NB) == 0 else { continue }
            let path = String(lockPath.dropLast(lockSuffix.count))
            try? FileManager.default.removeItem(atPath: path)
            // Last, so that what could not be removed now is found by the next sweep.
            if !FileManager.default.fileExists(atPath: path) { unlink(lockPath) }
            Log.plugins.debug("Removed \(path), which a host left behind")
        }
    }
}
