extension UIEdgeInsets {
    /// The sides that leading and trailing stand for where content runs in `direction`.
    init(_ insets: NSDirectionalEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, left: isMirrored ? insets.trailing : insets.leading, bottom: insets.bottom,
            right: isMirrored ? insets.leading : insets.trailing)
    }

    /// Adds side by side.
    mutating func add(_ other: UIEdgeInsets) {
        top += other.top
        left += other.left
        bottom += other.bottom
        right += other.right
    }
}

extension NSDirectionalEdgeInsets {
    init(_ insets: UIEdgeInsets, in direction: UIUserInterfaceLayoutDirection) {
        let isMirrored = direction == .rightToLeft
        self.init(
            top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
            trailing: isMirrored ? insets.left : insets.right)
    }
}
