/// A list in which two fingers select the items that they go over. Points are in the list's own coordinates.
@MainActor protocol SweptList: UIScrollView {
    func itemPath(at point: CGPoint) -> IndexPath?
    /// Whether the app wants several items to be selected from here on, as its delegate says.
    func maySweep(from path: IndexPath) -> Bool
    func sweepDidBegin(at path: IndexPath)
    func sweepDidEnd()
    /// Whether the user can select several items just now.
    var maySelectSeveral: Bool { get }
    /// All items from one to another; none where one of the two does not exist.
    func itemPaths(from first: IndexPath, to last: IndexPath) -> [IndexPath]
    func isItemSelected(_ path: IndexPath) -> Bool
    /// Selects an item for the user, if the delegate lets it be.
    func sweepSelects(_ path: IndexPath)
    /// Deselects an item for the user, if the delegate lets it be.
    func sweepDeselects(_ path: IndexPath)
}
