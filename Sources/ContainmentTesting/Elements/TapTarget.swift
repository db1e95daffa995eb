import PluginHost
import UIKit

/// A place of an element where a finger is to go, and what the finger meets there.
@MainActor struct TapTarget {
    /// The place of the finger, in points of the window's coordinates.
    let point: CGPoint
    private let node: ElementNode
    private let host: TestHost

    init(_ node: ElementNode, at point: CGPoint, in host: TestHost) {
        self.node = node
        self.point = point
        self.host = host
    }

    private var hit: UIView? {
        host.window.bounds.contains(point) ? host.window.hitTest(point, with: nil) : nil
    }

    /// Whether a finger there reaches the element, or what it is in: what takes no touches itself leaves them to that.
    var isReached: Bool {
        guard let hit else { return false }
        guard let view = node.view else { return hit === node.pane?.view }
        return hit.isDescendant(of: view) || view.isDescendant(of: hit)
    }

    /// - Throws: `ContainmentTestError` where a finger there does not reach the element, or where the element is disabled.
    func check() throws {
        guard isReached else {
            throw ContainmentTestError(
                .notHittable,
                "The \(node.name)\(lying) cannot be reached at \(place): \(obstacle ?? "\(thing) is there instead").")
        }
        guard !node.traits.contains(.notEnabled) else {
            throw ContainmentTestError(
                .notHittable, "The \(node.name)\(lying) is disabled, so nothing comes of touching it.")
        }
    }

    /// Why nothing came of what a finger did there.
    func unusedSentence(of act: TouchAct) -> String {
        unusedSentence(act.words, act.plural)
    }

    /// Why nothing came of a wheel there.
    var unusedScrollSentence: String {
        unusedSentence("wheel over", "wheels")
    }

    private func unusedSentence(_ words: String, _ plural: String) -> String {
        let reason =
            obstacle
            ?? (node.isRemote ? "nothing in its plugin handled it" : "\(thing) is there, and does not handle \(plural)")
        return "Nobody made use of the \(words) the \(node.name)\(lying) at \(place): \(reason)."
    }

    private var lying: String {
        node.frame.map { ", which lies at \($0.shortText)," } ?? ""
    }

    private var place: String {
        "\(point.x.shortText), \(point.y.shortText)"
    }

    /// The view that the finger meets, as the dump of the window names it.
    private var thing: String {
        guard let hit else { return "nothing" }
        let nodes = host.tree.nodes
        var next: UIView? = hit
        while let view = next {
            if let node = nodes.first(where: { $0.view === view }) {
                return view === hit ? "the \(node.name)" : "a \(type(of: hit)) in the \(node.name)"
            }
            if let pane = nodes.lazy.compactMap(\.pane).first(where: { $0.viewIfLoaded === view }) {
                return "the pane of \(pane.plugin)"
            }
            next = view.superview
        }
        return "a \(type(of: hit)) at \(hit.convert(hit.bounds, to: nil).shortText)"
    }

    /// The property of the element, or of a view around it, that keeps the finger away. Nil if another view lies above.
    private var obstacle: String? {
        guard host.window.bounds.contains(point) else { return "that is outside of the window" }
        guard let view = node.view ?? node.pane?.viewIfLoaded else { return nil }
        var next: UIView? = view
        while let current = next {
            let words = current === view && !node.isRemote ? "it" : "a \(type(of: current)) around it"
            if !current.isUserInteractionEnabled, !(current === view && Self.isOnlyShown(view)) {
                return "\(words) has user interaction disabled"
            }
            if current.layer.blocksInteraction { return "\(words) is being animated, and takes no touches meanwhile" }
            next = current.superview
        }
        return nil
    }

    /// Labels and pictures take no touches by themselves, and leave them to what they are in.
    private static func isOnlyShown(_ view: UIView) -> Bool {
        view is UILabel || view is UIImageView
    }
}
