/// Where a menu lies in its window: below what it belongs to, or above where there is more room, and never beyond the room.
struct MenuPlacement: Equatable {
    /// In the window's coordinates. Not higher than the room; what does not fit is scrolled.
    let frame: CGRect

    /// Between the menu and what it belongs to, in points.
    static let gap: CGFloat = 5
    /// Between the menu and the edges of the window, in points.
    private static let margin: CGFloat = 8
    /// With less room above and below the menu may cover what it belongs to. In points.
    static let leastHeight: CGFloat = 140

    /// Where menus may be in a window: without what the system covers, and a little away from the edges.
    static func room(in bounds: CGRect, safeArea: UIEdgeInsets) -> CGRect {
        let safe = CGRect(
            x: bounds.minX + safeArea.left, y: bounds.minY + safeArea.top,
            width: max(0, bounds.width - safeArea.left - safeArea.right),
            height: max(0, bounds.height - safeArea.top - safeArea.bottom))
        let (dx, dy) = (min(margin, safe.width / 4), min(margin, safe.height / 4))
        return CGRect(
            x: safe.minX + dx, y: safe.minY + dy, width: safe.width - 2 * dx, height: safe.height - 2 * dy)
    }

    /// - Parameters:
    ///   - size: That it wants.
    ///   - anchor: What it belongs to.
    ///   - room: Where it may be.
    ///   - isMirrored: Whether the interface runs from right to left: then their right edges are in line first.
    init(_ size: CGSize, beside anchor: CGRect, in room: CGRect, isMirrored: Bool) {
        let width = min(max(0, size.width), max(0, room.width))
        let below = max(0, room.maxY - anchor.maxY - Self.gap)
        let above = max(0, anchor.minY - room.minY - Self.gap)
        var height = min(max(0, size.height), max(0, room.height))
        let top: CGFloat
        if height <= below || (below >= above && below >= Self.leastHeight) {
            height = min(height, below)
            top = anchor.maxY + Self.gap
        } else if height <= above || above >= Self.leastHeight {
            height = min(height, above)
            top = anchor.minY - Self.gap - height
        } else {
            top = anchor.maxY + Self.gap
        }
        // In line with the edge where there is room; what is near to the other side of the window is in line with its other edge.
        let fitsFromLeft = anchor.minX + width <= room.maxX
        let fitsFromRight = anchor.maxX - width >= room.minX
        let fromLeft = isMirrored ? !fitsFromRight && fitsFromLeft : fitsFromLeft || !fitsFromRight
        let left = fromLeft ? anchor.minX : anchor.maxX - width
        frame = CGRect(
            x: max(room.minX, min(left, room.maxX - width)), y: max(room.minY, min(top, room.maxY - height)),
            width: width, height: height)
    }
}
