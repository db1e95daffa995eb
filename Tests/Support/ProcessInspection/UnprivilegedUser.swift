import Foundation

/// Root's processes look all alike to the kernel, and have no limits; so where tests are run by root, some programs are
/// started by somebody else.
package enum UnprivilegedUser {
    /// "nobody", who owns no files.
    package static let number: uid_t = 65534

    /// What comes before the words of a program; nothing where this process is not root's.
    package static var command: [String] {
        command(as: number)
    }

    /// One of whom nothing else runs, so that what the kernel counts for a user is counted for this test alone; `nobody` runs
    /// programs of other tests, too. Where this process is not root's it is its own user.
    package static var ofThisProcess: uid_t {
        geteuid() == 0 ? 1_000_000 + uid_t(getpid()) : geteuid()
    }

    /// What comes before the words of a program that a certain user is to start; nothing where this process is not root's.
    package static func command(as number: uid_t) -> [String] {
        guard geteuid() == 0 else { return [] }
        return [
            "/usr/bin/setpriv", "--reuid", "\(number)", "--regid", "\(number)", "--clear-groups", "--inh-caps=-all",
        ]
    }

    /// Whether programs that were built beside this one can be started so.
    package static let canRun: Bool = {
        guard geteuid() == 0 else { return true }
        // Every folder on the way to the programs must let others pass.
        var path = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? "/"
        while path != "/" {
            var status = stat()
            guard stat(path, &status) == 0, status.st_mode & 0o001 != 0 else { return false }
            path = URL(fileURLWithPath: path).deletingLastPathComponent().path
        }
        return access("/usr/bin/setpriv", X_OK) == 0
    }()
}
