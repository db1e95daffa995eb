/// Collects the ranges that one search finds, until that says that it is done.
@MainActor final class FoundRangeCollector<Document: Hashable> {
    private(set) var found: [(range: UITextRange, document: Document)] = []
    private(set) var isFinished = false
    /// Called once, when the search is done.
    var onFinish: (() -> Void)?
    /// Called when ranges are taken back afterwards.
    var onInvalidation: (() -> Void)?

    func add(_ range: UITextRange, _ document: Document) {
        if !isFinished { found.append((range, document)) }
    }

    func remove(_ range: UITextRange, _ document: Document) {
        let count = found.count
        found.removeAll { $0.range == range && $0.document == document }
        if isFinished, found.count != count { onInvalidation?() }
    }

    func removeAll() {
        found = []
        if isFinished { onInvalidation?() }
    }

    func finish() {
        guard !isFinished else { return }
        isFinished = true
        onFinish?()
        onFinish = nil
    }
}
