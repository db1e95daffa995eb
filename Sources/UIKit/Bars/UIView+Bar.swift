import Foundation

/// How views lie in a bar.
extension UIView {
    /// Returns how wide the view wants to be in a bar, in whole points.
    ///
    /// - Parameter item: The item that the view shows.
    func widthInBar(_ size: CGSize, showing item: UIBarButtonItem) -> CGFloat {
        if item.customView == nil, item.width > 0 { return item.width.rounded(.up) }
        let wanted = self is UIButton ? sizeThatFits(size).width : fittingSize.width
        return max(0, wanted.rounded(.up))
    }

    /// Puts the view into place in its superview, in the middle between the row's top and bottom.
    ///
    /// - Parameters:
    ///   - start: From the leading edge, in points.
    ///   - row: In points from the superview's top; nil: all of it.
    func placeInBar(from start: CGFloat, width: CGFloat, row: Range<CGFloat>? = nil) {
        guard let bar = superview else { return }
        let (top, bottom) = (row?.lowerBound ?? 0, row?.upperBound ?? bar.bounds.height)
        let isMirrored = bar.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bar.bounds.width - start - width : start
        // A view of the app keeps its height; one of UIKit can be hit from the bar's top to its bottom.
        let height = self is UIButton || self is UILabel ? bottom - top : min(fittingSize.height, bottom - top)
        frame = CGRect(x: x, y: ((top + bottom - height) / 2).rounded(), width: width, height: height)
    }

    /// The size that fits the view, or the one that it has where it names none.
    private var fittingSize: CGSize {
        let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return size.width > 0 && size.height > 0 ? size : bounds.size
    }
}
