import PluginHost
import UIKit

/// Looks for an element in content that is longer than what is seen of it.
///
/// The content is moved by a wheel, which puts it exactly where it says and goes no further than to its ends. A list makes its rows when
/// they come into view, so each step is shorter than what is seen.
@MainActor struct ScrollSearch {
    /// The share of the visible height by which one step moves the content.
    private static let step: CGFloat = 0.6
    private static let mostSteps = 1_000
    /// The number of times at most that the content is moved to bring the found element into view.
    private static let mostCorrections = 3

    private let text: String
    private let scope: ElementQuery.Scope
    private let area: CGRect
    private let host: TestHost

    /// - Parameters:
    ///   - scope: The part of the hierarchy in which the element is looked for.
    ///   - area: The rectangle in which the content is seen, in points in the window's coordinates. The wheel turns over its middle.
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
        // The window's height counts too: the area may be that of one row of the content, by which a step would be too short.
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

    /// Brings the found element to a place where a finger reaches it.
    ///
    /// - Returns: The element, or nil where none is found yet.
    private func reveal() async throws -> Element? {
        for _ in 0..<Self.mostCorrections {
            guard let node else { return nil }
            let element = Element(query: query(for: node), host: host)
            guard let frame = node.frame else { return element }
            let middle = CGPoint(x: frame.midX, y: frame.midY)
            if host.window.bounds.contains(middle), TapTarget(node, at: middle, in: host).isReached, isSeen(frame) {
                return element
            }
            // At its end the content brings the element no nearer.
            guard try await scroll(by: point.y - frame.midY) else { return element }
        }
        return node.map { Element(query: query(for: $0), host: host) }
    }

    /// Whether no part of a frame is beyond the upper or the lower edge of the window, or the frame is higher than the window.
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

    /// The first element that has the text, or else the first one whose label says several things of which the text is one.
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
