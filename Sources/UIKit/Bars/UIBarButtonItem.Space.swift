extension UIBarButtonItem {
    /// Room between the buttons of a bar, in place of the usual gap.
    package enum Space: Hashable, Sendable {
        /// Room that is as wide as the item's `width`.
        case fixed
        /// An equal part of the room that the other items leave. It is nothing in a navigation bar, which gives that room to the title.
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
