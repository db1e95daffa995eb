import PluginHost

/// What there is in place of an element that is not there.
@MainActor struct ElementSuggestions {
    private static let most = 5

    private let query: ElementQuery
    private let tree: ElementTree

    init(_ query: ElementQuery, _ tree: ElementTree) {
        self.query = query
        self.tree = tree
    }

    var sentence: String {
        if case .element(let around) = query.scope, around.matches(in: tree).isEmpty {
            return ElementSuggestions(around, tree).sentence
        }
        if case .presented(let presentation) = query.scope, presentation.match == nil { return presentation.absence }
        let others = query.candidates(in: tree).map { tree.nodes[$0] }
        guard !others.isEmpty else { return "There is no \(query.words), nor anything else there." }
        let near = others.sorted { distance(to: $0) < distance(to: $1) }.prefix(Self.most).map(\.name)
        let rest = others.count - near.count
        return
            "There is no \(query.words). There is \(near.joined(separator: ", "))\(rest > 0 ? " and \(rest) more" : "")."
    }

    /// Small for one that was probably meant: of the same kind, and with a text that is written nearly alike.
    private func distance(to node: ElementNode) -> Int {
        let description = node.description
        let kind = query.kind?.includes(node.kind) ?? true ? 0 : 2
        guard let text = query.text else { return kind }
        let texts = [description.identifier, description.label, description.value].compactMap(\.self)
        return kind + (texts.map { Self.edits(Array(text.lowercased()), Array($0.lowercased())) }.min() ?? 100)
    }

    /// How many letters have to change (Levenshtein 1966).
    private static func edits(_ from: [Character], _ to: [Character]) -> Int {
        var row = Array(0...to.count)
        for (index, letter) in from.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in to.indices {
                let replaced = diagonal + (letter == to[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(replaced, diagonal + 1, row[column] + 1)
            }
        }
        return row[to.count]
    }
}
