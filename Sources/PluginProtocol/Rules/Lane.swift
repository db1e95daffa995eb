/// One of the two ways on which the messages of a session travel; each keeps its own order.
package enum Lane: String, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    /// Small messages: lifecycle, input, answers, pings.
    case control
    /// Pictures, commits and facts, so that a ping never queues behind them.
    case content

    package var description: String {
        rawValue
    }
}
