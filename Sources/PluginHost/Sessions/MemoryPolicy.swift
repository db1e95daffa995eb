/// What a host does about the memory that a plugin takes (MEM-07): it warns at three quarters of what the plugin may take,
/// and ends it when it takes more than that, but only if it was warned before and had time to let go.
///
/// A warning counts for a minute. Then, and as soon as the plugin has been seen at less than half, the next step is a warning
/// again. So whoever goes up and down at the line is not warned at each look, and nobody is ended for what was said long ago.
package struct MemoryPolicy: Hashable, Sendable {
    /// Looks that come sooner after one another say nothing new.
    package static let pace = Duration.seconds(5)
    package static let pause = Duration.seconds(60)

    package enum Step: Hashable, Sendable {
        case warn
        case end
    }

    /// In bytes.
    private let limit: Int
    private var lastLook: Duration
    private var lastWarning: Duration?

    /// - Parameter now: By the loop's clock; the first look is due a pace later.
    package init(limit: Int, at now: Duration) {
        self.limit = limit
        lastLook = now
    }

    /// Whether a warning counts.
    package func isWarned(at now: Duration) -> Bool {
        lastWarning.map { now - $0 < Self.pause } ?? false
    }

    /// - Returns: Whether it is time for a look, which then counts as taken.
    package mutating func looks(at now: Duration) -> Bool {
        guard now - lastLook >= Self.pace else { return false }
        lastLook = now
        return true
    }

    /// - Parameter taken: What a look has found, in bytes.
    package mutating func find(_ taken: Int, at now: Duration) -> Step? {
        guard taken >= limit / 2 else {
            lastWarning = nil
            return nil
        }
        guard taken >= limit - limit / 4 else { return nil }
        if let lastWarning, isWarned(at: now) {
            return taken > limit && now - lastWarning >= Self.pace ? .end : nil
        }
        lastWarning = now
        return .warn
    }
}
