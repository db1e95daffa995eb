/// When a process that ended is started again: at once, then after 1, then after 2 seconds, and no more than these three
/// times in five minutes. A process that was healthy for ten seconds starts with a clean slate. One that died before it
/// said Hello is not started again: it would only do the same.
package struct RestartPolicy: Hashable, Sendable {
    /// One for each restart that is allowed within the window.
    package static let delays: [Duration] = [.zero, .seconds(1), .seconds(2)]
    package static let window = Duration.seconds(300)
    package static let healthyAfter = Duration.seconds(10)

    package enum Decision: Hashable, Sendable {
        case restart(after: Duration)
        case giveUp
    }

    private var restarts: [Duration] = []

    package init() {}

    /// - Parameters:
    ///   - now: By the loop's clock.
    ///   - readySince: When the process became ready; nil if it never did.
    package mutating func processEnded(at now: Duration, readySince: Duration?) -> Decision {
        guard let readySince else { return .giveUp }
        if now - readySince >= Self.healthyAfter { restarts = [] }
        restarts.removeAll { now - $0 > Self.window }
        guard restarts.count < Self.delays.count else { return .giveUp }
        let delay = Self.delays[restarts.count]
        restarts.append(now)
        return .restart(after: delay)
    }

    /// The user asked for another try.
    package mutating func reset() {
        restarts = []
    }
}
