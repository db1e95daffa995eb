extension UIBarButtonItem {
    /// Room between the buttons of a bar, in place of the usual gap.
    package enum Space: Hashable, Sendable {
        /// As wide as the item's `width`.
        case fixed
        /// What the others leave, shared with all of this kind. In a navigation bar, which gives its room to the title, nothing.
        case flexible
    }

    /// Room that the other items of a toolbar leave; several share it alike.
    public static func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// - Parameter width: In points; 0 and less for none.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }
}
