/// A list whose rows can be swiped aside. It adds a `RowSwipe` to itself, as an interaction, and tells it what happens to its rows.
@MainActor package protocol SwipeableList: UIView {
    /// The row at a point of the list's own coordinates; nil where there is none, and for one that cannot be swiped just now, as while the
    /// list is edited or scrolled.
    func swipeRow(at point: CGPoint) -> (any SwipeableRow)?

    /// The actions that a swipe towards the trailing edge uncovers; nil for none. They are asked for once as each swipe begins.
    func leadingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration?

    /// The actions that a swipe towards the leading edge uncovers; nil for none. They are asked for once as each swipe begins.
    func trailingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration?

    /// Tells that buttons beside a row are about to be uncovered.
    func swipeWillBegin(_ row: any SwipeableRow)

    /// Tells that a row goes back to its place, or is gone.
    func swipeDidEnd(_ row: any SwipeableRow)
}
