import Foundation
import MainLoop

/// Finds the directory in which the hosts of one user keep their sockets, and makes sure that nobody else can enter it.
enum PrivateDirectory {
    /// `mullion` in `$XDG_RUNTIME_DIR`; where that is missing or unusable, a directory of this user's under the temporary
    /// directory. Exists, is owned by this user and has mode 0700 when this returns.
    ///
    /// - Parameter room: How many bytes the paths of the sockets need beyond the directory's own.
    static func find(environment: [String: String], room: Int) throws(TransportError) -> String {
        var refusals: [String] = []
        for candidate in candidates(environment: environment) {
            guard candidate.utf8.count + room <= longestSocketPath else {
                refusals.append("\(candidate) is too long for the path of a socket")
                continue
            }
            do {
                try make(candidate)
                return candidate
            } catch {
                refusals.append(error.message)
            }
        }
        throw TransportError(
            .noPrivateDirectory,
            "There is no directory that belongs to this user alone for the plugins' sockets. Set XDG_RUNTIME_DIR to a "
                + "short path of mode 0700. Tried: " + refusals.joined(separator: "; ") + ".")
    }

    /// Makes `path` with mode 0700 where it is missing; refuses one that somebody else could have prepared.
    static func make(_ path: String) throws(TransportError) {
        func refusal(_ what: String, _ cause: SystemCallError? = nil) -> TransportError {
            TransportError(.noPrivateDirectory, "\(path) \(what)", cause: cause)
        }
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            let cause = SystemCallError("mkdir")
            throw refusal("cannot be made: \(cause)", cause)
        }
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let cause = SystemCallError("lstat")
            throw refusal("cannot be examined: \(cause)", cause)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw refusal("is no directory") }
        guard status.st_uid == geteuid() else { throw refusal("belongs to user \(status.st_uid)") }
        guard status.st_mode & 0o077 == 0 else { throw refusal("can be entered by others; set its mode to 0700") }
    }

    private static let longestSocketPath = 107

    private static func candidates(environment: [String: String]) -> [String] {
        var candidates: [String] = []
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
            candidates.append("\(runtime)/mullion")
        }
        for temporary in [environment["TMPDIR"], "/tmp"] {
            guard let temporary, temporary.hasPrefix("/") else { continue }
            candidates.append("\(temporary)/mullion-\(geteuid())")
        }
        return candidates
    }
}
