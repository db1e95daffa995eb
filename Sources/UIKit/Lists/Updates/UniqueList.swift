/// Elements in the order in which they were added, each once.
struct UniqueList<Element: Hashable & Sendable>: Sendable {
    private(set) var elements: [Element] = []
    private var known: Set<Element> = []

    func contains(_ element: Element) -> Bool {
        !known.isEmpty && known.contains(element)
    }

    mutating func append(_ added: [Element]) {
        for element in added where known.insert(element).inserted { elements.append(element) }
    }

    /// Removes all elements that fulfil a condition.
    mutating func removeAll(where isGone: (Element) -> Bool) {
        guard !elements.isEmpty else { return }
        elements.removeAll {
            guard isGone($0) else { return false }
            known.remove($0)
            return true
        }
    }
}
