import Foundation
import MainLoop

/// Finds the directory in which the hosts of one user keep their sockets, and makes sure that nobody else can enter it.
package enum PrivateDirectory {
    /// The directory in which hosts have one each (`HostDirectory`), and the sockets at which they can be inspected.
    package static func ofHosts(
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) throws(TransportError) -> String {
        try find(environment: environment, room: "/h123456/1234567/c".utf8.count)
    }

    /// `mullion` in `$XDG_RUNTIME_DIR`; where that is missing or unusable, a directory of this user's under the temporary
    /// directory. Exists, is owned by this user and has mode 0700 when this returns.
    ///
    /// Anybody can make directories under `/tmp`, also one of the name that is looked for first. Then another name is
    /// taken, which nobody can foresee; the next host finds it again.
    ///
    /// - Parameter room: How many bytes the paths of the sockets need beyond the directory's own.
    static func find(environment: [String: String], room: Int) throws(TransportError) -> String {
        var refusals: [String] = []
        if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/") {
            if let path = use("\(runtime)/mullion", room, &refusals) { return path }
        }
        for temporary in [environment["TMPDIR"], "/tmp"] {
            guard let temporary, temporary.hasPrefix("/") else { continue }
            let name = "\(temporary)/mullion-\(geteuid())"
            if let path = use(name, room, &refusals) ?? useSpare(of: name, room, &refusals) { return path }
        }
        throw TransportError(
            .noPrivateDirectory,
            "There is no directory that belongs to this user alone for the plugins' sockets. Set XDG_RUNTIME_DIR to a "
                + "short path of mode 0700. Tried: " + refusals.joined(separator: "; ") + ".")
    }

    private static func use(_ path: String, _ room: Int, _ refusals: inout [String]) -> String? {
        guard path.utf8.count + room <= longestSocketPath else {
            refusals.append("\(path) is too long for the path of a socket")
            return nil
        }
        do {
            try make(path)
            return path
        } catch {
            refusals.append(error.message)
            return nil
        }
    }

    private static let longestSocketPath = 107

    // MARK: Spares

    /// More than there are hosts; whoever makes more to have us look at them does so in vain.
    private static let mostSpares = 100

    /// A directory of another name beside `path`: one that an earlier host has made, or a new one.
    private static func useSpare(of path: String, _ room: Int, _ refusals: inout [String]) -> String? {
        let unknown = "-XXXXXX"
        guard path.utf8.count + unknown.utf8.count + room <= longestSocketPath else { return nil }
        if let earlier = spares(of: path).first(where: { (try? check($0)) != nil }) { return earlier }
        var template = Array((path + unknown).utf8CString)
        guard mkdtemp(&template) != nil else {
            refusals.append("\(path)\(unknown) cannot be made: \(SystemCallError("mkdtemp"))")
            return nil
        }
        return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    private static func spares(of path: String) -> [String] {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        let (folder, prefix) = (path[..<slash], path[path.index(after: slash)...] + "-")
        guard let stream = opendir(String(folder)) else { return [] }
        defer { closedir(stream) }
        var found: [String] = []
        while found.count < mostSpares, let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name.hasPrefix(prefix), name.utf8.count == prefix.utf8.count + 6 { found.append("\(folder)/\(name)") }
        }
        return found.sorted()
    }

    // MARK: One directory

    /// Makes `path` with mode 0700 where it is missing; refuses one that somebody else could have prepared.
    package static func make(_ path: String) throws(TransportError) {
        if mkdir(path, 0o700) != 0, errno != EEXIST {
            let cause = SystemCallError("mkdir")
            throw refusal(path, "cannot be made: \(cause)", cause)
        }
        try check(path)
    }

    /// Refuses what is no directory of mode 0700 that belongs to this user.
    package static func check(_ path: String) throws(TransportError) {
        var status = stat()
        guard lstat(path, &status) == 0 else {
            let cause = SystemCallError("lstat")
            throw refusal(path, "cannot be examined: \(cause)", cause)
        }
        guard status.st_mode & S_IFMT == S_IFDIR else { throw refusal(path, "is no directory") }
        guard status.st_uid == geteuid() else { throw refusal(path, "belongs to user \(status.st_uid)") }
        guard status.st_mode & 0o077 == 0 else {
            throw refusal(path, "can be entered by others; set its mode to 0700")
        }
    }

    private static func refusal(_ path: String, _ what: String, _ cause: SystemCallError? = nil) -> TransportError {
        TransportError(.noPrivateDirectory, "\(path) \(what)", cause: cause)
    }
}
