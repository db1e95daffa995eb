import PluginProtocol
import UIKit

/// Everything that a host's window shows, in words, over all processes.
@MainActor package struct ElementTree {
    package private(set) var nodes: [ElementNode] = []

    /// - Parameter answer: What came of asking a pane's plugin.
    package init(of window: UIWindow, _ answer: (RemoteViewController) -> PaneAnswer) {
        for view in window.describedViews {
            let pane = Self.pane(around: view.view)
            nodes.append(
                ElementNode(
                    description: view.description, parent: view.parent,
                    frame: view.view.convert(view.view.bounds, to: nil), pane: pane, view: view.view))
        }
        for (index, node) in nodes.enumerated() {
            guard let pane = node.pane, node.parent.map({ nodes[$0].pane !== pane }) ?? true else { continue }
            let answer = answer(pane)
            nodes[index].note = answer.note(pane.state)
            if case .told(let scene) = answer { add(scene, of: pane, in: index) }
        }
    }

    private mutating func add(_ scene: SceneDescription, of pane: RemoteViewController, in parent: Int) {
        let first = nodes.count
        for element in scene.elements {
            let frame = pane.frame(of: element.layer).map { pane.view.convert($0, to: nil) }
            nodes.append(
                ElementNode(
                    description: element.description, parent: element.parent.map { first + $0 } ?? parent, frame: frame,
                    pane: pane, view: nil))
        }
    }

    private static func pane(around view: UIView) -> RemoteViewController? {
        var next: UIView? = view
        while let view = next {
            if let pane = view.viewController as? RemoteViewController { return pane }
            next = view.superview
        }
        return nil
    }

    /// Whether one node is in another.
    package func lies(_ index: Int, in ancestor: Int) -> Bool {
        var next = nodes[index].parent
        while let parent = next {
            if parent == ancestor { return true }
            next = nodes[parent].parent
        }
        return false
    }
}
