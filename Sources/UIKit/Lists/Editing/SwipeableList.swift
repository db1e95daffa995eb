/// A list whose rows can be swiped aside. It adds a `RowSwipe` to itself, as an interaction, and tells it what happens to its rows.
@MainActor package protocol SwipeableList: UIView {
    /// The row at a point of the list's own coordinates; nil where there is none, and for one that cannot be swiped just now, as while the
    /// list is edited or scrolled.
    func swipeRow(at point: CGPoint) -> (any SwipeableRow)?

    /// What a swipe that leads towards the trailing edge uncovers. It is asked once as each swipe begins.
    func leadingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration?

    /// What a swipe that leads towards the leading edge uncovers. It is asked once as each swipe begins.
    func trailingActions(for row: any SwipeableRow) -> UISwipeActionsConfiguration?

    /// Buttons are about to be uncovered.
    func swipeWillBegin(_ row: any SwipeableRow)

    /// The row goes back to its place, or is gone.
    func swipeDidEnd(_ row: any SwipeableRow)
}
