/// The results of a search in an object, in their order.
@MainActor final class FoundResults<Object: UITextSearching>: TextSearchResults {
    private weak var object: Object?
    private var found: [(range: UITextRange, document: Object.DocumentIdentifier)] = []
    private var collector: FoundRangeCollector<Object.DocumentIdentifier>?

    init(in object: Object) {
        self.object = object
    }

    var searchableObject: (any UITextSearching)? { object }

    var count: Int { found.count }

    var canReplace: Bool { object?.supportsTextReplacement == true }

    // MARK: Searching

    func search(_ query: String, _ options: UITextSearchOptions, completion: @escaping () -> Void) {
        removeAll()
        guard let object, !query.isEmpty else { return completion() }
        let collector = FoundRangeCollector<Object.DocumentIdentifier>()
        self.collector = collector
        collector.onFinish = { [weak self] in
            self?.adopt()
            completion()
        }
        collector.onInvalidation = { [weak self] in
            self?.adopt()
            completion()
        }
        object.performTextSearch(
            queryString: query, options: options, resultAggregator: UITextSearchAggregator(collector))
    }

    private func adopt() {
        guard let object, let collector else { return }
        object.clearAllDecoratedFoundText()
        found = collector.found
        // Most searches find from the start to the end.
        let isSorted = zip(found, found.dropFirst()).allSatisfy { order($0, $1) != .orderedDescending }
        if !isSorted { found.sort { order($0, $1) == .orderedAscending } }
        for result in found {
            object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .found)
        }
    }

    private typealias Result = (range: UITextRange, document: Object.DocumentIdentifier)

    private func order(_ one: Result, _ other: Result) -> ComparisonResult {
        guard let object else { return .orderedSame }
        if one.document != other.document {
            let documents = object.compare(document: one.document, toDocument: other.document)
            if documents != .orderedSame { return documents }
        }
        return object.compare(one.range, toRange: other.range, document: one.document)
    }

    func removeAll() {
        collector?.onFinish = nil
        collector?.onInvalidation = nil
        collector = nil
        found = []
        object?.clearAllDecoratedFoundText()
    }

    // MARK: One of them

    func mark(_ index: Int, as style: UITextSearchFoundTextStyle) {
        guard let result = result(index) else { return }
        object?.decorate(foundTextRange: result.range, document: result.document, usingStyle: style)
    }

    func come(to index: Int, scrolls: Bool) {
        guard let object, let result = result(index) else { return }
        object.willHighlight(foundTextRange: result.range, document: result.document)
        object.decorate(foundTextRange: result.range, document: result.document, usingStyle: .highlighted)
        if scrolls { object.scrollRangeToVisible(result.range, inDocument: result.document) }
    }

    func firstFromSelection() -> Int? {
        guard let object, let range = object.selectedTextRange else { return found.isEmpty ? nil : 0 }
        return first { [document = object.selectedTextSearchDocument] result in
            if let document, result.document != document {
                return object.compare(document: result.document, toDocument: document) != .orderedAscending
            }
            return object.compare(result.range, toRange: range, document: result.document) != .orderedAscending
        }
    }

    func first(from place: FoundResultPlace) -> Int? {
        guard let document = place.document.base as? Object.DocumentIdentifier else { return firstFromSelection() }
        return first { order($0, (place.range, document)) != .orderedAscending }
    }

    /// Returns the first result that is not before a place: as in UIKit the search goes on at the start where there is none.
    private func first(notBefore isNotBefore: (Result) -> Bool) -> Int? {
        guard !found.isEmpty else { return nil }
        var (low, high) = (0, found.count)
        while low < high {
            let middle = (low + high) / 2
            if isNotBefore(found[middle]) { high = middle } else { low = middle + 1 }
        }
        return low < found.count ? low : 0
    }

    func place(of index: Int) -> FoundResultPlace? {
        result(index).map { FoundResultPlace(range: $0.range, document: AnyHashable($0.document)) }
    }

    private func result(_ index: Int) -> Result? {
        found.indices.contains(index) ? found[index] : nil
    }

    // MARK: Replacing

    func mayReplace(_ index: Int, with text: String) -> Bool {
        guard let object, object.supportsTextReplacement, let result = result(index) else { return false }
        return object.shouldReplace(foundTextRange: result.range, document: result.document, withText: text)
    }

    func replace(_ index: Int, with text: String) {
        guard let result = result(index) else { return }
        object?.replace(foundTextRange: result.range, document: result.document, withText: text)
    }

    func replaceAll(_ query: String, _ options: UITextSearchOptions, with text: String) {
        object?.replaceAll(queryString: query, options: options, withText: text)
    }
}
