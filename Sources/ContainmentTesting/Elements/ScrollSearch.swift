import PluginHost
import UIKit

/// Looks for an element in content that is longer than what is seen of it.
///
/// The content is moved by a wheel, which puts it exactly where it says and goes no further than to its ends. A list makes its rows when they
/// come into view, so each step is shorter than what is seen.
@MainActor struct ScrollSearch {
    /// The part of what is seen by which a step moves the content.
    private static let step: CGFloat = 0.6
    private static let mostSteps = 1_000
    /// How often the content is moved to have what was found in view.
    private static let mostCorrections = 3

    private let text: String
    private let scope: ElementQuery.Scope
    private let area: CGRect
    private let host: TestHost

    /// - Parameters:
    ///   - scope: Where the element is.
    ///   - area: Where the content is seen, in the window's coordinates. The wheel turns over its middle.
    init(for text: String, in scope: ElementQuery.Scope, at area: CGRect, of host: TestHost) {
        self.text = text
        self.scope = scope
        self.area = area.intersection(host.window.bounds)
        self.host = host
    }

    private var point: CGPoint {
        CGPoint(x: area.midX, y: area.midY)
    }

    /// Scrolls down to the end and then up to the beginning, until the element is seen.
    ///
    /// - Throws: `ContainmentTestError` where there is none.
    func element() async throws -> Element {
        try await host.settle()
        // The height of the window, because an element that is asked for what scrolls around it may be one row of that.
        let length = max(area.height, Self.step * host.window.bounds.height) * Self.step
        for way in [-length, length] {
            for _ in 0..<Self.mostSteps {
                if let found = try await reveal() { return found }
                guard try await scroll(by: way) else { break }
            }
        }
        if let found = try await reveal() { return found }
        throw ContainmentTestError(
            .noElement,
            "Scrolled from one end to the other. \(ElementSuggestions(ElementQuery(scope: scope, text: text), host.tree).sentence)"
        )
    }

    /// Has what is found lie where a finger reaches it.
    ///
    /// - Returns: Nil where nothing is found yet.
    private func reveal() async throws -> Element? {
        for _ in 0..<Self.mostCorrections {
            guard let node else { return nil }
            let element = Element(query: query(for: node), host: host)
            guard let frame = node.frame else { return element }
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            if host.window.bounds.contains(middle), TapTarget(node, at: middle, in: host).isReached, isSeen(frame) {
                return element
            }
            // At an end it lies where it lies.
            guard try await scroll(by: point.y - frame.midY) else { return element }
        }
        return node.map { Element(query: query(for: $0), host: host) }
    }

    /// Whether no part of it is beyond the upper or the lower edge of the window.
    private func isSeen(_ frame: CGRect) -> Bool {
        frame.height > host.window.bounds.height
            || frame.minY >= host.window.bounds.minY && frame.maxY <= host.window.bounds.maxY
    }

    /// Turns a wheel over the content.
    ///
    /// - Returns: Whether anything that is seen has changed by it.
    private func scroll(by way: CGFloat) async throws -> Bool {
        let before = host.tree.nodes.map(\.keyWithoutFocus)
        host.turnWheel(at: point, by: CGVector(dx: 0, dy: way))
        try await host.settle()
        return host.tree.nodes.map(\.keyWithoutFocus) != before
    }

    // MARK: Finding

    /// The first that has the text, or else the first of whose texts it is one.
    private var node: ElementNode? {
        let tree = host.tree
        if let index = ElementQuery(scope: scope, text: text).matches(in: tree).first { return tree.nodes[index] }
        return ElementQuery(scope: scope).candidates(in: tree).lazy.map { tree.nodes[$0] }.first {
            $0.description.label?.components(separatedBy: ", ").contains(text) == true
        }
    }

    private func query(for node: ElementNode) -> ElementQuery {
        let description = node.description
        let own = [description.identifier, description.label, description.value].contains(text)
        return ElementQuery(scope: scope, text: own ? text : description.label)
    }
}
