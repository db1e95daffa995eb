/// Something whose fonts can follow the size of text that the user prefers (UIKit's page of this name).
@preconcurrency @MainActor public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
    /// Whether fonts of text styles, and those made by `UIFontMetrics`, follow the size of text that the user prefers.
    var adjustsFontForContentSizeCategory: Bool { get set }
}

extension UILabel: UIContentSizeCategoryAdjusting {}
