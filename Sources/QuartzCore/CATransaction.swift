/// Groups layer changes.
///
/// Every change belongs to the implicit transaction of the turn, which is committed when the turn ends: whatever happens
/// within one turn is shown together.
@MainActor public enum CATransaction {
    private static var open: [[() -> Void]] = []
    private static var completions: [() -> Void] = []
    private static var isFlushing = false

    /// Commits all layer trees; installed by UIKit.
    package static var commitTrees: (() -> Void)?

    public static func begin() {
        open.append([])
    }

    /// Ends the transaction that `begin()` opened last. Its changes are shown, and its completion block runs, when the
    /// turn ends or at the next `flush()`.
    public static func commit() {
        guard let blocks = open.popLast() else { return }
        completions += blocks
    }

    /// Runs after the changes of the transaction were committed.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        guard let block else { return }
        if open.isEmpty {
            completions.append(block)
        } else {
            open[open.count - 1].append(block)
        }
    }

    /// Commits everything that was changed up to now, without waiting for the end of the turn.
    public static func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        commitTrees?()
        let blocks = completions
        completions = []
        for block in blocks { block() }
    }
}
