/// A search that a `UIFindInteraction` has begun. The class finds nothing: apps that search in a way of their own make a subclass (UIKit's page
/// of this name).
@preconcurrency @MainActor open class UIFindSession {
    /// The interaction that shows what the session finds.
    final weak var interaction: UIFindInteraction?

    public init() {}

    /// How many results there are.
    open var resultCount: Int { 0 }

    /// The index of the result that the user has come to; `NSNotFound` for none.
    open var highlightedResultIndex: Int { NSNotFound }

    /// The way in which the bar says how many results there are.
    open var searchResultDisplayStyle = SearchResultDisplayStyle.currentAndTotal {
        didSet { interaction?.updateResultCount() }
    }

    /// Whether the user may replace what is found.
    open var supportsReplacement: Bool { false }

    /// Whether the user may replace the result that is highlighted.
    open var allowsReplacementForCurrentlyHighlightedResult: Bool { supportsReplacement }

    /// Searches anew. An empty text is nowhere.
    open func performSearch(query: String, options: UITextSearchOptions?) {}

    /// Replaces the result that is highlighted, and goes on to the next one.
    open func performSingleReplacement(query: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Replaces every result by the replacement.
    open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {}

    /// Goes to the next result in a direction; after the last one comes the first.
    open func highlightNextResult(in direction: UITextStorageDirection) {}

    /// Forgets the results, because the text has changed.
    open func invalidateFoundResults() {}

    /// Searches again what was searched last, in a text that has changed, and does not scroll.
    func repeatSearch(query: String, options: UITextSearchOptions) {
        performSearch(query: query, options: options)
    }
}
