import CLinux
import Glibc
import MainLoop

/// How a child process ended.
package enum ChildExitStatus: Hashable, Sendable, CustomStringConvertible {
    /// It returned from `main` or called `exit`.
    case exited(code: CInt)
    /// A signal ended it.
    case signaled(signal: CInt, coreDumped: Bool)
    /// It is gone, but something else in this process, such as a `waitpid(-1)`, took its status before we could.
    case unobserved

    /// Whether it ended as a program does that did what it should.
    package var isSuccess: Bool { self == .exited(code: 0) }

    /// Asks the kernel how a child ended, without waiting for it; nil while it runs.
    ///
    /// - Parameters:
    ///   - pidfd: The child.
    ///   - collecting: Whether the child is done with then, and its number free for another process.
    /// - Throws: ECHILD, when its status was collected before.
    init?(of pidfd: OwnedDescriptor, collecting: Bool) throws(SystemCallError) {
        var pid: pid_t = 0
        var code: CInt = 0
        var status: CInt = 0
        let options = WEXITED | WNOHANG | (collecting ? 0 : WNOWAIT)
        guard linux_waitid_pidfd(pidfd.number, options, &pid, &code, &status) == 0 else {
            throw SystemCallError("waitid")
        }
        guard pid != 0 else { return nil }
        switch code {
        case CInt(CLD_EXITED): self = .exited(code: status)
        case CInt(CLD_DUMPED): self = .signaled(signal: status, coreDumped: true)
        default: self = .signaled(signal: status, coreDumped: false)
        }
    }

    /// The predicate of a sentence whose subject is the program: "exited with code 3".
    package var description: String {
        switch self {
        case .exited(code: 0): "exited normally"
        case .exited(let code): "exited with code \(code)"
        case .signaled(let signal, let coreDumped):
            "was ended by \(Self.name(of: signal))" + (coreDumped ? " and left a core dump" : "")
        case .unobserved: "exited, and its exit status was lost because another part of this program collected it"
        }
    }

    private static let signalNames: [CInt: String] = [
        SIGHUP: "SIGHUP", SIGINT: "SIGINT", SIGQUIT: "SIGQUIT", SIGILL: "SIGILL", SIGTRAP: "SIGTRAP",
        SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGKILL: "SIGKILL", SIGSEGV: "SIGSEGV",
        SIGPIPE: "SIGPIPE", SIGALRM: "SIGALRM", SIGTERM: "SIGTERM", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
        SIGSYS: "SIGSYS", SIGUSR1: "SIGUSR1", SIGUSR2: "SIGUSR2",
    ]

    private static func name(of signal: CInt) -> String {
        let meaning = strsignal(signal).map { String(cString: $0) } ?? "unknown"
        return "\(signalNames[signal] ?? "signal \(signal)") (\(meaning.lowercased()))"
    }
}
