import Diagnostics
import Glibc
import MainLoop

/// Answers everybody who connects to a Unix socket with a line about how the program does.
///
/// The answer comes from the main loop: a program whose main thread hangs gives none, and that is what container engines
/// and service supervisors want to know. While nobody asks, nothing runs.
@MainActor package final class HealthListener {
    private let address: HealthAddress
    private let report: () -> String
    private var watch: Registration?

    /// - Parameters:
    ///   - path: Absolute, at most 107 bytes; only this user can connect. A socket that a dead program left there is
    ///     replaced.
    ///   - report: What to answer: one line for a person.
    package init(path: String, loop: MainLoop, report: @escaping () -> String) throws {
        address = try HealthAddress(path)
        self.report = report
        try Self.makeRoom(at: address)
        let descriptor = try HealthAddress.makeSocket(nonBlocking: true)
        let mask = umask(0o177)
        let isBound = address.bind(descriptor)
        umask(mask)
        guard isBound, listen(descriptor.number, 8) == 0 else {
            throw HealthError(
                .socketFailed,
                "Nothing can listen at \(path). Set MULLION_HEALTH_SOCKET to a path in a folder that this user may write "
                    + "to.", cause: SystemCallError("bind"))
        }
        watch = try loop.watchArrivals(at: descriptor) { [weak self] in self?.answer($0) }
    }

    /// The same, where the environment asks for it; nil where it does not.
    package convenience init?(
        environment: EnvironmentOptions = .current, loop: MainLoop, report: @escaping () -> String
    ) throws {
        guard let path = environment.healthSocket else { return nil }
        try self.init(path: path, loop: loop, report: report)
    }

    /// Ends the answers and removes the socket. A second call does nothing.
    package func close() {
        guard watch != nil else { return }
        watch = nil
        unlink(address.path)
    }

    private static func makeRoom(at address: HealthAddress) throws(HealthError) {
        var status = stat()
        guard lstat(address.path, &status) == 0 else { return }
        guard status.st_mode & S_IFMT == S_IFSOCK else {
            throw HealthError(
                .badPath,
                "\(address.path) is there already and is no socket. Remove it, or set MULLION_HEALTH_SOCKET to "
                    + "another path.")
        }
        let probe = try HealthAddress.makeSocket(nonBlocking: true)
        // EAGAIN: somebody listens, and is behind with answering.
        guard !address.connect(probe), errno != EAGAIN else {
            throw HealthError(
                .pathInUse,
                "Another program answers at \(address.path). Set MULLION_HEALTH_SOCKET to a path of its own for each.")
        }
        unlink(address.path)
    }

    private func answer(_ asker: OwnedDescriptor) {
        let line = Array((report() + "\n").utf8)
        // What fits into an empty socket's buffer is the answer; an asker who has left needs none.
        _ = send(asker.number, line, line.count, CInt(Int(MSG_NOSIGNAL) | Int(MSG_DONTWAIT)))
    }
}
