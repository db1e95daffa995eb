import PluginHost
import UIKit

/// What elements are looked for, and where.
struct ElementQuery {
    enum Scope {
        case window
        /// What a pane's plugin shows.
        case pane(RemoteViewController)
        /// What the host says in a pane, in place of the plugin.
        case hostsWords(in: RemoteViewController)
        /// The elements of a presented controller, in whatever processes they are.
        case presented(PresentationQuery)
        indirect case element(ElementQuery)
    }

    var scope: Scope
    /// Nil: any.
    var kind: ElementKind?
    /// What it is called, by its identifier, its label or its value; nil: anything.
    var text: String?
    /// Which of those that fit, from 0; nil: the only one.
    var index: Int?

    /// As a sentence says it: `button "Count"`.
    @MainActor var words: String {
        let text = text.map { " \"\($0)\"" } ?? ""
        let number = index.map { " number \($0 + 1)" } ?? ""
        return (kind?.words ?? "element") + text + number + place
    }

    @MainActor private var place: String {
        switch scope {
        case .window: ""
        case .pane(let pane), .hostsWords(let pane): " in the pane of \(pane.plugin)"
        case .presented(let query): " in the \(query.words)"
        case .element(let query): " in the \(query.words)"
        }
    }

    /// The places of all that fit, in the order of the tree; where the query is for one of them, that alone.
    @MainActor func matches(in tree: ElementTree) -> [Int] {
        let found = candidates(in: tree).filter { fits(tree.nodes[$0]) }
        guard let index else { return found }
        return found.indices.contains(index) ? [found[index]] : []
    }

    /// All that are in the scope.
    @MainActor func candidates(in tree: ElementTree) -> [Int] {
        switch scope {
        case .window:
            return Array(tree.nodes.indices)
        case .pane(let pane):
            return tree.nodes.indices.filter { tree.nodes[$0].isRemote && tree.nodes[$0].pane === pane }
        case .hostsWords(let pane):
            return tree.nodes.indices.filter { !tree.nodes[$0].isRemote && tree.nodes[$0].pane === pane }
        case .presented(let query):
            guard let container = query.match?.presentationController?.containerView else { return [] }
            return tree.nodes.indices.filter { index in
                let node = tree.nodes[index]
                return (node.view ?? node.pane?.viewIfLoaded)?.isDescendant(of: container) == true
            }
        case .element(let query):
            let around = query.matches(in: tree)
            return tree.nodes.indices.filter { index in around.contains { tree.lies(index, in: $0) } }
        }
    }

    @MainActor private func fits(_ node: ElementNode) -> Bool {
        if let kind, !kind.includes(node.kind) { return false }
        guard let text else { return true }
        let description = node.description
        return description.identifier == text || description.label == text || description.value == text
    }
}
