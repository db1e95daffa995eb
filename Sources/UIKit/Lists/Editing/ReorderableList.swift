/// A list whose rows the user can move. It keeps a `RowReorder`, which tells it where the row is that is held.
@MainActor package protocol ReorderableList: UIView {
    var rowReorder: RowReorder { get }

    /// The row that a view lies in, such as a `ReorderControlView`; nil for a view in no row.
    func reorderableRow(containing view: UIView) -> UIView?

    /// The place of a row; nil for one that is not in the list any more.
    func indexPath(ofRow row: UIView) -> IndexPath?

    func canMoveRow(at indexPath: IndexPath) -> Bool

    /// The place that a row would get whose middle is at a point of the list's own coordinates; nil where there is none, and the row keeps
    /// the place that it was to get before.
    func proposedIndexPath(at point: CGPoint) -> IndexPath?

    /// Asks the list's delegate for another place than the proposed one. The answer may be either.
    func targetIndexPath(from source: IndexPath, proposed: IndexPath) -> IndexPath

    /// Puts the middle of the row that is held to a point of the list's own coordinates. From the first call until `commitMove` or
    /// `cancelMove` the list leaves that row's place alone, and does not recycle it though it is out of sight.
    func moveLifted(_ row: UIView, to point: CGPoint)

    /// Has the other rows make room at the place that the row would get now. Called in a block of `UIView.animate`.
    func openGap(from source: IndexPath, to target: IndexPath)

    /// The user has put the row down: the list tells its data source, unless both are the same, and puts all rows to their places. Called in
    /// a block of `UIView.animate`.
    func commitMove(from source: IndexPath, to target: IndexPath)

    /// Puts all rows to the places that they had. Called in a block of `UIView.animate`.
    func cancelMove()

    /// The visible area of the list without bars, in its own coordinates.
    var reorderArea: CGRect { get }

    /// The distances by which the list can scroll towards its beginning and towards its end, in points.
    var scrollRoom: (before: CGFloat, after: CGFloat) { get }

    /// Scrolls at once.
    ///
    /// - Parameter step: The distance in points, above 0 towards the end.
    func scrollForReorder(by step: CGFloat)
}
