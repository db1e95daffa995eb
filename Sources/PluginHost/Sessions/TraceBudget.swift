import PluginProtocol

/// What a session has reported of its controllers' doings, against what was agreed. A value.
struct TraceBudget {
    /// Whether the host asked for it.
    let isWanted: Bool
    private var lines = 0
    private var bytes = 0

    init(isWanted: Bool) {
        self.isWanted = isWanted
    }

    /// Takes in one report, or says what is wrong with it.
    mutating func accept(_ report: [String]) throws(Misbehaviour) {
        guard isWanted else { throw Misbehaviour(.outOfTurn, "a DidRecordTrace, for which Welcome did not ask") }
        lines += report.count
        bytes += report.reduce(0) { $0 + $1.utf8.count }
        guard lines <= Limits.sessionTraceLines else {
            throw Misbehaviour(
                .limitExceeded,
                "\(lines) lines of DidRecordTrace are more than the \(Limits.sessionTraceLines) of a session")
        }
        guard bytes <= Limits.sessionTraceBytes else {
            throw Misbehaviour(
                .limitExceeded,
                "\(bytes) bytes of DidRecordTrace are more than the \(Limits.sessionTraceBytes) of a session")
        }
    }
}
