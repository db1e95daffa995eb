import UIKit

extension CGRect {
    /// `10,20 100x40`, in points.
    package var shortText: String {
        "\(minX.shortText),\(minY.shortText) \(width.shortText)x\(height.shortText)"
    }
}
