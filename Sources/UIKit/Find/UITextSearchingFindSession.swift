/// A search in an object that adopts `UITextSearching` (UIKit's page of this name).
@preconcurrency @MainActor open class UITextSearchingFindSession: UIFindSession {
    private let results: any TextSearchResults
    private var highlighted: Int?

    /// Makes a session. The object is not owned.
    public init<SearchableObject: UITextSearching>(searchableObject: SearchableObject) {
        results = FoundResults(in: searchableObject)
        super.init()
    }

    /// The object that is searched.
    open var searchableObject: (any UITextSearching)? { results.searchableObject }

    override open var resultCount: Int { results.count }

    override open var highlightedResultIndex: Int { highlighted ?? NSNotFound }

    override open var supportsReplacement: Bool { results.canReplace }

    override open var allowsReplacementForCurrentlyHighlightedResult: Bool {
        supportsReplacement && highlighted.map { results.mayReplace($0, with: "") } == true
    }

    override open func performSearch(query: String, options: UITextSearchOptions?) {
        search(query, options, from: nil, scrolls: true)
    }

    override final func repeatSearch(query: String, options: UITextSearchOptions) {
        search(query, options, from: highlighted.flatMap(results.place), scrolls: false)
    }

    private func search(
        _ query: String, _ options: UITextSearchOptions?, from place: FoundResultPlace?, scrolls: Bool
    ) {
        highlighted = nil
        results.search(query, options ?? UITextSearchOptions()) { [weak self] in
            guard let self else { return }
            highlighted = nil
            highlight(place.flatMap(results.first) ?? results.firstFromSelection(), scrolls: scrolls)
        }
        interaction?.updateResultCount()
    }

    private func highlight(_ index: Int?, scrolls: Bool) {
        if let highlighted { results.mark(highlighted, as: .found) }
        highlighted = index
        if let index { results.come(to: index, scrolls: scrolls) }
        interaction?.updateResultCount()
    }

    override open func highlightNextResult(in direction: UITextStorageDirection) {
        let count = results.count
        guard count > 0 else { return }
        let next = highlighted.map { ($0 + (direction == .forward ? 1 : count - 1)) % count }
        highlight(next ?? results.firstFromSelection(), scrolls: true)
    }

    override open func performSingleReplacement(
        query: String, replacementString: String, options: UITextSearchOptions?
    ) {
        guard let highlighted, results.mayReplace(highlighted, with: replacementString) else { return }
        results.replace(highlighted, with: replacementString)
        // The next one comes after what has been put in, where the caret is now.
        search(query, options, from: nil, scrolls: true)
    }

    override open func replaceAll(searchQuery: String, replacementString: String, options: UITextSearchOptions?) {
        guard supportsReplacement, !searchQuery.isEmpty else { return }
        let options = options ?? UITextSearchOptions()
        results.replaceAll(searchQuery, options, with: replacementString)
        search(searchQuery, options, from: nil, scrolls: true)
    }

    override open func invalidateFoundResults() {
        highlighted = nil
        results.removeAll()
        interaction?.updateResultCount()
    }
}
