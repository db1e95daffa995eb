import Diagnostics
import Glibc
import MainLoop

/// Answers everybody who connects to a Unix socket with a line about how the program does.
///
/// The answer comes from the main loop: a program whose main thread hangs gives none, and that is what container engines
/// and service supervisors want to know. While nobody asks, nothing runs.
@MainActor package final class HealthListener {
    private let listener: LocalListener

    /// - Parameters:
    ///   - path: Absolute, at most 107 bytes; only this user can connect. A socket that a dead program left there is
    ///     replaced.
    ///   - report: What to answer: one line for a person.
    package init(path: String, loop: MainLoop, report: @escaping () -> String) throws {
        do {
            listener = try LocalListener(at: LocalAddress(path, for: .health), loop: loop) { asker in
                let line = Array((report() + "\n").utf8)
                // What fits into an empty socket's buffer is the answer; an asker who has left needs none.
                _ = send(asker.number, line, line.count, CInt(Int(MSG_NOSIGNAL) | Int(MSG_DONTWAIT)))
            }
        } catch let error as LocalSocketError {
            throw HealthError(error)
        }
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
        listener.close()
    }
}
