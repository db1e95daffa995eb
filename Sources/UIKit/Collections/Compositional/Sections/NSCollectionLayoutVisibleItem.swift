/// A cell, a header or another element of a section that is to be seen, whose look may be changed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// From 0 to 1.
    var alpha: CGFloat { get set }
    /// What has a higher one lies above what has a lower one.
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    /// In the coordinates in which the section is scrolled.
    var center: CGPoint { get set }
    /// About the middle of the element.
    var transform: CGAffineTransform { get set }
    /// A text that names the element: its kind, and its place.
    var name: String { get }
    var indexPath: IndexPath { get }
    /// In the coordinates in which the section is scrolled.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// Nil for cells.
    var representedElementKind: String? { get }
}
