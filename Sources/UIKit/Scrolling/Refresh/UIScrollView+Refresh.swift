/// Pulling content down to refresh it.
extension UIScrollView {
    func refreshControlDidChange(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        if let old {
            old.scrollView = nil
            if old.superview === self { old.removeFromSuperview() }
        }
        guard let refreshControl else { return }
        refreshControl.scrollView?.refreshControl = nil
        refreshControl.scrollView = self
        insertSubview(refreshControl, at: 0)
        tellRefreshControl()
    }

    /// How far the content lies below where it rests without a refresh, in points.
    private var pulledDistance: CGFloat {
        -(contentOffset.y + insets.whole.top - insets.held)
    }

    /// Tells the refresh control of an offset, or of a size.
    func tellRefreshControl() {
        refreshControl?.scrollViewDidScroll(pulled: pulledDistance, isDragging: isDragging)
    }

    /// The finger is about to let go.
    ///
    /// - Parameter proposed: Where the content would come to rest.
    /// - Returns: Where it comes to rest instead, where a refresh that has begun holds its place free.
    func refreshTarget(_ proposed: CGPoint) -> CGPoint {
        guard let refreshControl else { return proposed }
        let rest = -insets.whole.top
        refreshControl.scrollViewDidEndDragging()
        guard proposed.y <= rest else { return proposed }
        return CGPoint(x: proposed.x, y: -insets.whole.top)
    }

    /// Keeps a length free at the upper edge, beside the other insets. Content that is shown from its beginning, or that would lie beyond its
    /// end, glides to its new place.
    ///
    /// - Parameter length: In points.
    func holdForRefresh(_ length: CGFloat) {
        guard length != insets.held else { return }
        let top = insets.whole.top
        let newTop = top + length - insets.held
        if !isDragging, contentOffset.y <= -top || contentOffset.y < -newTop {
            setContentOffset(CGPoint(x: contentOffset.x, y: -newTop), animated: true)
        }
        insets.held = length
    }
}
