/// Groups layer changes, and says how those are animated that are not told otherwise.
///
/// Every change belongs to the implicit transaction of the turn, which is committed when the turn ends: whatever happens
/// within one turn is shown together.
@preconcurrency @MainActor public enum CATransaction {
    private static var open: [TransactionRecord] = []
    /// Of the turn itself.
    private static var implicit = TransactionRecord()
    private static var isFlushing = false
    private static var ends: [() -> Void] = []

    /// Commits all layer trees. It is nil until UIKit has windows.
    private static var commitTrees: (() -> Void)?
    /// Asks UIKit's update cycle to end this turn. It is nil until there is an update cycle.
    private static var requestTurnEnd: (() -> Void)?
    /// Ends the turn from the main actor's queue where there is no update cycle.
    private static var ownTurnEnd: Task<Void, Never>?

    /// Hands the ends of turns over to UIKit's update cycle. An end that is due already is asked of it at once.
    ///
    /// - Parameters:
    ///   - commitTrees: commits all layer trees, within `flush()`.
    ///   - requestTurnEnd: must lead to `flush()` in this turn or in the next.
    package static func endTurns(
        commitTrees: @escaping () -> Void, requestTurnEnd: @escaping () -> Void
    ) {
        self.commitTrees = commitTrees
        self.requestTurnEnd = requestTurnEnd
        guard let due = ownTurnEnd else { return }
        due.cancel()
        ownTurnEnd = nil
        requestTurnEnd()
    }

    /// Asks for the end of the turn, where nothing that is shown asks for it. In a program that has touched no window, or that uses
    /// layers without UIKit, there is no update cycle, and the main actor's queue ends the turn: completions come there, too.
    static func requestCommit() {
        if let requestTurnEnd { return requestTurnEnd() }
        guard ownTurnEnd == nil else { return }
        ownTurnEnd = Task { @MainActor in
            guard !Task.isCancelled else { return }
            ownTurnEnd = nil
            flush()
        }
    }

    public static func begin() {
        open.append(TransactionRecord())
    }

    /// Ends the transaction that `begin()` opened last. Its changes are shown when the turn ends or at the next `flush()`.
    public static func commit() {
        open.popLast()?.close()
    }

    /// Runs when everything that was animated since in this transaction is over; without animations after the changes
    /// were committed.
    public static func setCompletionBlock(_ block: (() -> Void)?) {
        // What was set before has heard of all animations that it is to wait for.
        if !open.isEmpty { current.close() }
        current.completion = block.map(TransactionCompletion.init)
        if open.isEmpty { current.close() }
    }

    /// In seconds, of the animations in this transaction that do not say it themselves.
    public static func setAnimationDuration(_ dur: CFTimeInterval) {
        current.duration = dur
    }

    /// In seconds; 0.25 unless it was set.
    public static func animationDuration() -> CFTimeInterval {
        innermost(\.duration) ?? 0.25
    }

    public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        current.timingFunction = function
    }

    public static func animationTimingFunction() -> CAMediaTimingFunction? {
        innermost(\.timingFunction)
    }

    /// Shows the changes of layers that belong to no view at once, which otherwise are animated.
    public static func setDisableActions(_ flag: Bool) {
        current.disablesActions = flag
    }

    public static func disableActions() -> Bool {
        innermost(\.disablesActions) ?? false
    }

    /// Commits everything that was changed up to now, without waiting for the end of the turn.
    public static func flush() {
        guard !isFlushing else { return }
        isFlushing = true
        defer { isFlushing = false }
        implicit = TransactionRecord()
        endDetached()
        commitTrees?()
        tellEnds()
    }

    private static var current: TransactionRecord {
        open.last ?? implicit
    }

    private static func innermost<Value>(_ property: KeyPath<TransactionRecord, Value?>) -> Value? {
        for record in open.reversed() {
            if let value = record[keyPath: property] { return value }
        }
        return implicit[keyPath: property]
    }

    // MARK: Ends of animations

    /// Lets the completions of the open transactions wait for one more animation, and answers them.
    static func completionsOfNewAnimation() -> [TransactionCompletion] {
        let completions = (open + [implicit]).compactMap(\.completion)
        for completion in completions { completion.animationDidBegin() }
        return completions
    }

    /// Layers with animations that are in no window. They may come into one before the turn ends.
    private static var detached: [CALayer] = []

    static func noteDetached(_ layer: CALayer) {
        detached.append(layer)
        requestCommit()
    }

    private static func endDetached() {
        let due = detached
        detached = []
        let unseen = due.filter { $0.tree == nil }.flatMap { $0.takeUnseenAnimations() }
        // Whoever waits for several hears of them in the order in which they were added, whatever the order in which their layers went.
        for entry in unseen.sorted(by: { $0.id.rawValue < $1.id.rawValue }) where !entry.hasEnded {
            // One that never could be seen counts as finished, as UIKit has it.
            entry.tellEnd(finished: !entry.wasInWindow)
        }
    }

    /// Runs `block` after the next commit, or after the ends that are being told: nobody is called back in the middle of
    /// a change.
    package static func afterCommit(_ block: @escaping () -> Void) {
        ends.append(block)
        requestCommit()
    }

    static func tellEnds() {
        let due = ends
        ends = []
        for block in due { block() }
    }
}
