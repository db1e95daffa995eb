/// All elements that fit a query, whenever they are looked for.
@MainActor public struct ElementList {
    let query: ElementQuery
    let host: TestHost

    /// How many there are, when both sides have come to rest.
    public var count: Int {
        get async throws {
            try await host.settleAnswers()
            return query.matches(in: host.tree).count
        }
    }

    /// The words of the elements, of each its label or else its value, in the order in which they are read.
    public var texts: [String] {
        get async throws {
            try await host.settleAnswers()
            let tree = host.tree
            return query.matches(in: tree).map {
                let description = tree.nodes[$0].description
                return description.label ?? description.value ?? ""
            }
        }
    }

    /// One of them, from 0.
    public subscript(index: Int) -> Element {
        var query = query
        query.index = index
        return Element(query: query, host: host)
    }

    /// The only one. Where there are several, what is done with it fails.
    public var only: Element {
        Element(query: query, host: host)
    }
}
