/// What was said within one transaction.
@MainActor final class TransactionRecord {
    var duration: Double?
    var timingFunction: CAMediaTimingFunction?
    var disablesActions: Bool?
    var completion: TransactionCompletion?

    func close() {
        guard let completion else { return }
        CATransaction.afterCommit { completion.transactionDidCommit() }
    }
}
