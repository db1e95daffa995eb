extension UIView {
    /// Whether the leading edge is the right one.
    var isMirrored: Bool {
        effectiveUserInterfaceLayoutDirection == .rightToLeft
    }

    /// `rect` as it is seen in this view: where the interface runs from right to left, what lay at the left lies at the
    /// right.
    func mirroredIfNeeded(_ rect: CGRect) -> CGRect {
        guard isMirrored else { return rect }
        return CGRect(
            x: bounds.minX + bounds.maxX - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
