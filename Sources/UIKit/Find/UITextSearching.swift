/// An object whose text a `UITextSearchingFindSession` searches (UIKit's page of this name). `UITextView` is one.
@preconcurrency @MainActor public protocol UITextSearching: NSObjectProtocol {
    /// The type by which documents are told apart where the object has several.
    associatedtype DocumentIdentifier: Hashable = AnyHashable?

    /// The selection: the search goes to the first range from there on.
    var selectedTextRange: UITextRange? { get }

    /// The document in which something is selected.
    var selectedTextSearchDocument: DocumentIdentifier? { get }

    /// Says which of two ranges comes first.
    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: DocumentIdentifier?) -> ComparisonResult

    /// Says which of two documents comes first.
    func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult

    /// Finds a text everywhere, at once or later, and hands the ranges to the aggregator.
    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<DocumentIdentifier>)

    /// Gives a range that was found another look.
    func decorate(
        foundTextRange: UITextRange, document: DocumentIdentifier?, usingStyle: UITextSearchFoundTextStyle)

    /// Gives all ranges the look that they have without a search.
    func clearAllDecoratedFoundText()

    /// Hears that the user comes to a range.
    func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?)

    /// Scrolls so that a range is seen.
    func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?)

    /// Whether what is found can be replaced.
    var supportsTextReplacement: Bool { get }

    /// Asked before a range is replaced.
    func shouldReplace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) -> Bool

    func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String)

    /// Replaces everything that a search finds.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String)
}

extension UITextSearching {
    public var selectedTextSearchDocument: DocumentIdentifier? { nil }

    public func compare(document: DocumentIdentifier, toDocument: DocumentIdentifier) -> ComparisonResult {
        .orderedSame
    }

    public func willHighlight(foundTextRange: UITextRange, document: DocumentIdentifier?) {}

    public func scrollRangeToVisible(_ range: UITextRange, inDocument: DocumentIdentifier?) {}

    public var supportsTextReplacement: Bool { false }

    public func shouldReplace(
        foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String
    ) -> Bool { supportsTextReplacement }

    public func replace(foundTextRange: UITextRange, document: DocumentIdentifier?, withText: String) {}

    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {}
}
