import Glibc
import MainLoop

/// Finds `mullion-launch`, the program between a host and each plugin that it starts.
enum LauncherProgram {
    static let name = "mullion-launch"

    /// - Parameter path: Where it is said to be; nil for beside this program's own executable, where SwiftPM builds it.
    /// - Returns: An absolute path.
    /// - Throws: `launcherMissing`. There is no going on without: the plugin would not be confined.
    static func find(at path: String?) throws(LaunchError) -> String {
        let found: String
        if let path {
            found = path
        } else {
            found = try ownFolder() + "/" + name
        }
        guard access(found, X_OK) == 0 else {
            let cause = SystemCallError("access")
            let remedy =
                path == nil
                ? "Put it beside the host's executable, as swift build does, or name it in MULLION_LAUNCHER."
                : "Correct MULLION_LAUNCHER, or leave it out where \(name) lies beside the host's executable."
            throw LaunchError(
                .launcherMissing,
                "Without \(found) no plugin is started, because it would run with everything that this user may do. "
                    + remedy, cause: cause)
        }
        return found
    }

    private static func ownFolder() throws(LaunchError) -> String {
        guard let path = realpath("/proc/self/exe", nil) else {
            throw LaunchError(
                .launcherMissing,
                "Where this program's executable lies is not known; name \(name) in MULLION_LAUNCHER, or mount /proc.",
                cause: SystemCallError("realpath"))
        }
        defer { free(path) }
        return FilePaths.folder(of: String(cString: path))
    }
}
