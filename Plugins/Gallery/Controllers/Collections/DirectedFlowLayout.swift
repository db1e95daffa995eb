import UIKit

/// A flow layout whose lines begin where those of the language do.
final class DirectedFlowLayout: UICollectionViewFlowLayout {
    override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
