import CoreGraphics

/// Presents a search over what is searched. The search bar stays where it is, and gets its touches: what is presented begins below it.
@MainActor final class SearchPresentationController: UIPresentationController {
    private var search: UISearchController? {
        presentedViewController as? UISearchController
    }

    override var presentationStyle: UIModalPresentationStyle {
        .overCurrentContext
    }

    override func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        .none
    }

    override var shouldPresentInFullscreen: Bool { false }

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let containerView else { return .zero }
        let bounds = containerView.bounds
        let top = min(max(0, lowerEdgeOfBar(in: containerView) ?? 0), bounds.height)
        return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }

    /// The lower edge of a search bar that lies below the container; nil for one that lies elsewhere, as a navigation bar over a page does.
    private func lowerEdgeOfBar(in container: UIView) -> CGFloat? {
        guard let bar = search?.searchBar, bar.window != nil, let covered = presentingViewController.viewIfLoaded,
            bar.isDescendant(of: covered)
        else { return nil }
        let bounds = bar.bounds
        return container.convert(CGPoint(x: bounds.midX, y: bounds.maxY), from: bar).y
    }

    override package func ownAnimator(isPresenting: Bool) -> (any UIViewControllerAnimatedTransitioning)? {
        ModalAnimator.of(.crossDissolve, isPresenting: isPresenting)
    }

    // MARK: The user

    override package var isModal: Bool { false }

    override package func passesTouch(at point: CGPoint) -> Bool {
        guard let view = presentedView as? SearchView, let containerView else { return true }
        return !view.covers(view.convert(point, from: containerView))
    }
}
