/// Waits for a transaction and the animations in it.
@MainActor final class TransactionCompletion {
    /// How many animations it waits for.
    private var pending = 0
    private let block: () -> Void
    private var isCommitted = false

    init(_ block: @escaping () -> Void) {
        self.block = block
    }

    func transactionDidCommit() {
        isCommitted = true
        if pending == 0 { block() }
    }

    func animationDidBegin() {
        pending += 1
    }

    func animationDidEnd() {
        pending -= 1
        if isCommitted, pending == 0 { block() }
    }
}
