/// How a process ended.
package enum ProcessExit: Hashable, Sendable {
    case exited(status: Int32)
    case killed(signal: Int32)
    /// A Swift program found that something in it is wrong, and said what.
    case trapped(SwiftTrap)
    /// It runs elsewhere, and all that is known is that it is gone.
    case unknown
}

extension ProcessExit: CustomStringConvertible {
    /// To be put after a subject: `exited with status 1`.
    package var description: String {
        switch self {
        case .exited(0): "exited"
        case .exited(let status): "exited with status \(status)"
        case .killed(let signal): "was ended by \(Self.signalNames[signal] ?? "signal") (signal \(signal))"
        case .trapped(let trap): "stopped at \(trap)"
        case .unknown: "ended"
        }
    }

    private static let signalNames: [Int32: String] = [
        2: "an interrupt", 3: "a request to quit", 4: "a trap", 5: "a trap", 6: "an abort",
        7: "a bus error", 8: "an arithmetic error", 9: "force", 11: "a memory error", 13: "a broken pipe",
        14: "an alarm", 15: "a request to terminate", 24: "a limit on processor time", 31: "a forbidden system call",
    ]
}
