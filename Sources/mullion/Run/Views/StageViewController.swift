import PluginHost
import UIKit

/// Shows a pane of one generation, and has another one take its place when that has drawn. Until then the old one is seen, and
/// can be used.
final class StageViewController: UIViewController {
    /// The one that is seen.
    private(set) var shown: Generation?
    /// The one that has not drawn yet.
    private var incoming: Generation?

    var onStateChange: (() -> Void)?
    /// Called with those that are not shown any more and are to be ended.
    var onReplace: (([Generation]) -> Void)?

    var latest: Generation? {
        incoming ?? shown
    }

    var all: [Generation] {
        [shown, incoming].compactMap { $0 }
    }

    /// Shows a generation: at once where there is no other, else when it has drawn, or ended without that.
    func show(_ next: Generation) {
        let overtaken = incoming
        overtaken.map(remove)
        next.onStateChange = { [unowned self, unowned next] in stateDidChange(of: next) }
        next.pane.onFirstPicture = { [unowned self, unowned next] in bringIn(next) }
        if let shown { next.pane.takeOverState(from: shown.pane) }
        incoming = next
        addChild(next.pane)
        next.pane.view.frame = view.bounds
        view.insertSubview(next.pane.view, at: 0)
        next.pane.didMove(toParent: self)
        if shown == nil || next.hasEnded {
            bringIn(next)
        }
        if let overtaken { onReplace?([overtaken]) }
    }

    private func stateDidChange(of generation: Generation) {
        // What the new program does, it does in the place of the old one: also to crash.
        if generation === incoming, generation.hasEnded { bringIn(generation) }
        onStateChange?()
    }

    private func bringIn(_ generation: Generation) {
        guard generation === incoming else {
            onReplace?([])
            return
        }
        let old = shown
        shown = generation
        incoming = nil
        let hadFocus = old?.pane.view.isFirstResponder == true
        old.map(remove)
        if hadFocus { generation.pane.view.becomeFirstResponder() }
        onReplace?([old].compactMap { $0 })
    }

    private func remove(_ generation: Generation) {
        generation.onStateChange = nil
        generation.pane.onFirstPicture = nil
        generation.pane.willMove(toParent: nil)
        generation.pane.view.removeFromSuperview()
        generation.pane.removeFromParent()
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        for generation in all { generation.pane.view.frame = view.bounds }
    }
}
