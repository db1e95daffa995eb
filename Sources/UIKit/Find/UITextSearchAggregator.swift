/// Takes the ranges that a search finds, from the object that is searched (UIKit's page of this name).
@preconcurrency @MainActor public struct UITextSearchAggregator<DocumentIdentifier: Hashable> {
    private let collector: FoundRangeCollector<DocumentIdentifier>

    init(_ collector: FoundRangeCollector<DocumentIdentifier>) {
        self.collector = collector
    }

    /// The ranges that were found so far, as they were found.
    public var allFoundRanges: [UITextRange] { collector.found.map(\.range) }

    /// Adds a range. Those that come after `finishedSearching()` are too late.
    public func foundRange(_ range: UITextRange, searchString: String, document: DocumentIdentifier) {
        collector.add(range, document)
    }

    /// Takes a range back.
    public func invalidateFoundRange(_ range: UITextRange, document: DocumentIdentifier) {
        collector.remove(range, document)
    }

    /// Takes all ranges back.
    public func invalidate() { collector.removeAll() }

    /// Ends the search, whose ranges are shown then.
    public func finishedSearching() { collector.finish() }
}
