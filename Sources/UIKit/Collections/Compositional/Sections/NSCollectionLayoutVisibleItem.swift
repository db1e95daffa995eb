/// A cell, a header or another element of a section that is to be seen, whose look may be changed.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The order of the elements: a higher one lies above a lower one.
    var zIndex: Int { get set }
    var isHidden: Bool { get set }
    /// The middle of the element, in the coordinates in which the section is scrolled.
    var center: CGPoint { get set }
    /// The transform about the middle of the element.
    var transform: CGAffineTransform { get set }
    /// A text that names the element: its kind, and its place.
    var name: String { get }
    var indexPath: IndexPath { get }
    /// The frame of the element, in the coordinates in which the section is scrolled.
    var frame: CGRect { get }
    var bounds: CGRect { get }
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view or a decoration; nil for cells.
    var representedElementKind: String? { get }
}
