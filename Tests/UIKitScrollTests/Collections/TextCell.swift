import UIKit

/// A cell that knows what it shows, and how often it was used again.
@MainActor final class TextCell: UICollectionViewCell {
    var text = ""
    private(set) var reuses = 0

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
        text = ""
    }
}
