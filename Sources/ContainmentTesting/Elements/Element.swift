import PluginHost
import UIKit

/// One element of the interface, in the host or in a plugin: what a query finds, each time anew.
///
/// What it is asked for is told when both sides have come to rest: all input is answered, all that followed from it is committed and
/// drawn. What a timer or a task does later on is waited for by `waitForExistence()` and `wait(until:)`.
@MainActor public struct Element: ElementFinding {
    let query: ElementQuery
    let host: TestHost

    // MARK: Asking

    /// Whether it is shown. Several that fit are as good as one.
    public var exists: Bool {
        get async throws {
            try await host.settleAnswers()
            return !query.matches(in: host.tree).isEmpty
        }
    }

    /// Waits until it is shown.
    ///
    /// - Parameter patience: In real time; nil: the host's.
    /// - Returns: Whether it came to that in time.
    public func waitForExistence(upTo patience: Duration? = nil) async throws -> Bool {
        try await host.waits(upTo: patience) { !query.matches(in: host.tree).isEmpty }
    }

    /// Waits until it is not shown any more.
    ///
    /// - Parameter patience: In real time; nil: the host's.
    /// - Returns: Whether it came to that in time.
    public func waitForNonExistence(upTo patience: Duration? = nil) async throws -> Bool {
        try await host.waits(upTo: patience) { query.matches(in: host.tree).isEmpty }
    }

    /// The element's accessibility label, or nil where it has none.
    public var label: String? { get async throws { try await node().description.label } }
    /// The element's accessibility value, or nil where it has none.
    public var value: String? { get async throws { try await node().description.value } }
    /// The element's accessibility hint, or nil where it has none.
    public var hint: String? { get async throws { try await node().description.hint } }
    /// The element's accessibility identifier, or nil where it has none.
    public var identifier: String? { get async throws { try await node().description.identifier } }
    /// The element's accessibility traits.
    public var traits: UIAccessibilityTraits { get async throws { try await node().traits } }
    /// The kind of control or view that the element is.
    public var kind: ElementKind { get async throws { try await node().kind } }
    /// Whether the element reacts to the user: a disabled control does not.
    public var isEnabled: Bool { get async throws { try await !node().traits.contains(.notEnabled) } }
    /// Whether the element is the chosen one among others, as a tab or a segment is.
    public var isSelected: Bool { get async throws { try await node().traits.contains(.selected) } }
    /// Whether it has the focus of the keyboard, among what is in its process.
    public var hasFocus: Bool { get async throws { try await node().description.isFocused } }

    /// In the window's coordinates, in points.
    public var frame: CGRect {
        get async throws { try place(of: try await node()) }
    }

    /// Whether a finger on its middle reaches it: nothing of the host lies above it, and it is in the window.
    public var isHittable: Bool {
        get async throws {
            let node = try await node()
            return node.frame.map { TapTarget(node, at: CGPoint(x: $0.midX, y: $0.midY), in: host).isReached } ?? false
        }
    }

    public func elements(_ kind: ElementKind?, _ text: String?) -> ElementList {
        ElementList(query: ElementQuery(scope: .element(query), kind: kind, text: text), host: host)
    }

    // MARK: Finding

    private func node() async throws -> ElementNode {
        try await host.settleAnswers()
        let tree = host.tree
        let found = query.matches(in: tree)
        guard let first = found.first else {
            throw ContainmentTestError(.noElement, ElementSuggestions(query, tree).sentence)
        }
        guard found.count == 1 else {
            throw ContainmentTestError(.severalElements, ElementAmbiguity(query, found, tree).sentence)
        }
        return tree.nodes[first]
    }

    private func place(of node: ElementNode) throws -> CGRect {
        guard let frame = node.frame else {
            throw ContainmentTestError(.notHittable, "The \(node.name) is not drawn, so it lies nowhere.")
        }
        return frame
    }

    /// Returns the place for a finger, once everything stands still, and with it the words for a finger that nobody makes use of.
    ///
    /// - Parameter anchor: From (0, 0) at the top left to (1, 1) at the bottom right.
    /// - Throws: `ContainmentTestError` where a finger does not reach the element there, or the element is disabled.
    func target(_ anchor: CGPoint) async throws -> TapTarget {
        try await host.settle()
        let node = try await node()
        let frame = try place(of: node)
        let point = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        let target = TapTarget(node, at: point, in: host)
        try target.check()
        return target
    }
}
