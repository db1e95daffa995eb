/// Bounds what files make in one go, which is one call of an app's that makes a controller, or loads the view of one with embedded scenes.
///
/// Scenes may lie in each other, as children of a container or embedded. A bound on their depth is not enough: where each has the next one twice in
/// it, 32 scenes in each other are four thousand millions.
@MainActor enum InterfaceBudget {
    /// The greatest number of objects and connections. The largest of 1,600 files of public apps has 3,357 elements in all its scenes together.
    static let most = 100_000
    /// The number of objects that a scene counts as, beside those in it: a controller costs more than a view.
    static let scene = 100

    private static var depth = 0
    private static var count = 0
    private static var isReported = false

    /// Whether nothing more is to be made in this go.
    static var isSpent: Bool { count >= most }

    /// Counts what `body` makes as part of the go that it is in, or as one of its own.
    static func inOneGo<Result>(_ body: () -> Result) -> Result {
        depth += 1
        defer {
            depth -= 1
            if depth == 0 {
                count = 0
                isReported = false
            }
        }
        return body()
    }

    /// Counts objects or connections. What is made outside of a go is not counted, since no other scene makes it.
    static func spend(_ number: Int) {
        if depth > 0 { count += number }
    }

    /// Calls `report` unless something was declined in this go already: what is in a circle is declined many times.
    static func reportOnce(_ report: () -> Void) {
        guard !isReported else { return }
        isReported = true
        report()
    }
}
