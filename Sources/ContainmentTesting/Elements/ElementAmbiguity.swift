import PluginHost

/// The report of several elements that fit a query for one, with the ways in which a test can say which of them it means.
@MainActor struct ElementAmbiguity {
    private static let most = 5

    private let query: ElementQuery
    private let found: [Int]
    private let tree: ElementTree

    init(_ query: ElementQuery, _ found: [Int], _ tree: ElementTree) {
        self.query = query
        self.found = found
        self.tree = tree
    }

    var sentence: String {
        let names = found.prefix(Self.most).map(name)
        let rest = found.count - names.count
        let list = names.joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
        return
            "There are \(found.count) that fit \(query.words): \(list). Say which by \(ways.joined(separator: ", or by "))."
    }

    /// `tab "Climate" at 0,250 200x50 in the tab bar`
    private func name(_ index: Int) -> String {
        let node = tree.nodes[index]
        let place = node.frame.map { " at \($0.shortText)" } ?? ""
        return node.name + place + (bar(around: index).map { " in the \(tree.nodes[$0].kind.words)" } ?? pane(of: node))
    }

    private func pane(of node: ElementNode) -> String {
        node.pane.map { " in the pane of \($0.plugin)" } ?? ""
    }

    private func bar(around index: Int) -> Int? {
        var next = tree.nodes[index].parent
        while let parent = next {
            if tree.nodes[parent].description.role.isBar { return parent }
            next = tree.nodes[parent].parent
        }
        return nil
    }

    /// The queries as a test writes them, the narrowest first.
    private var ways: [String] {
        var ways: [String] = []
        let kinds = Set(found.map { tree.nodes[$0].kind })
        let text = query.text.map { "\"\($0)\"" }
        if kinds.count > 1 {
            let narrower = kinds.filter { $0 != query.kind && $0 != .other }.map(\.rawValue).sorted()
            let calls = narrower.map { "`elements(.\($0)\(text.map { ", \($0)" } ?? "")).only`" }
            if !calls.isEmpty { ways.append("its kind: \(calls.joined(separator: " or "))") }
        }
        let places = Set(found.compactMap { bar(around: $0).map { tree.nodes[$0].kind.rawValue } }).sorted()
        let panes = Set(found.compactMap { tree.nodes[$0].pane.map { ObjectIdentifier($0) } })
        if let place = places.first {
            ways.append("what it is in: `\(place).\(call)`")
        } else if panes.count > 1 {
            ways.append("its pane: `pane.\(call)`")
        }
        ways.append("an `accessibilityIdentifier` of its own")
        ways.append("its number: `elements(\(arguments))[0]`")
        return ways
    }

    private var arguments: String {
        let kind = query.kind.map { ".\($0.rawValue)" } ?? "nil"
        return query.text.map { "\(kind), \"\($0)\"" } ?? kind
    }

    private var call: String {
        guard let text = query.text else { return "elements(\(arguments)).only" }
        return "\(query.kind?.rawValue ?? "element")(\"\(text)\")"
    }
}
