import UIKit

/// Shows the search bar of a page on a stack of the host: the host's navigation bar has no room for a text that a plugin edits, so that the
/// search bar stands below it, at the upper edge of the pane, and the page's safe area begins below that.
@MainActor final class SceneSearch {
    private let container: SceneContainerViewController
    private let controller: UIViewController
    private var bar: PageSearchBar?
    /// The part of the pane that the host covers, in points.
    private var covered = UIEdgeInsets.zero
    /// The safe area that the page has heard of.
    private var told = UIEdgeInsets.zero

    init(in container: SceneContainerViewController, of controller: UIViewController) {
        self.container = container
        self.controller = controller
    }

    /// Whether the controller's parent is a navigation controller, in whose bar the search bar would stand at home.
    var isInNavigation = false {
        didSet { if isInNavigation != oldValue { parentDidChange() } }
    }

    private func parentDidChange() {
        bar?.end()
        bar =
            isInNavigation
            ? PageSearchBar(of: controller.navigationItem) { [weak self] in self?.update() } : nil
        update()
    }

    /// The host covers another part of the pane.
    func cover(_ insets: UIEdgeInsets) {
        covered = insets
        update()
    }

    private var height: CGFloat {
        bar?.height ?? 0
    }

    private func update() {
        var insets = covered
        insets.top += height
        if insets != told { container.view.setSafeAreaInsetsOfSubviews(insets) }
        told = insets
        layOut()
    }

    /// Puts the bar into its place, in front of the page: the page may have come, or the pane may have another size.
    func layOut() {
        guard let bar else { return }
        guard height > 0 else { return bar.removeFromSuperview() }
        let view: UIView = container.view
        bar.frame = CGRect(x: 0, y: covered.top, width: view.bounds.width, height: height)
        bar.superview === view ? view.bringSubviewToFront(bar) : view.addSubview(bar)
    }

    func end() {
        bar?.end()
        bar = nil
    }
}
