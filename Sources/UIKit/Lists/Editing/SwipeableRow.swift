/// A row of a list that can be swiped aside: a cell.
@MainActor package protocol SwipeableRow: UIView {
    /// The view that moves aside. The buttons are added to its superview, which is the row or something in it that stays in place, directly
    /// below it.
    var swipedView: UIView { get }

    /// The distance of `swipedView` from its place, in points, above 0 to the right. The list's `RowSwipe` sets it, in blocks of
    /// `UIView.animate` too.
    ///
    /// By itself it is the translation of `swipedView.transform`. A row whose parts do not lie in one view implements it otherwise: it
    /// shifts them all, and keeps them shifted in each layout.
    var swipeOffset: CGFloat { get set }
}

extension SwipeableRow {
    package var swipeOffset: CGFloat {
        get { swipedView.transform.tx }
        set { swipedView.transform = CGAffineTransform(translationX: newValue, y: 0) }
    }
}
