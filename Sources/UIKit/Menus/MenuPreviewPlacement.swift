/// The places of a preview and of the menu below it in their window: around the view that they belong to, and never beyond the room.
struct MenuPreviewPlacement: Equatable {
    /// The frame of the preview, in the window's coordinates.
    let preview: CGRect
    /// The frame of the menu, in the window's coordinates.
    let menu: CGRect

    /// The distance between the two, in points.
    static let gap: CGFloat = 10

    /// - Parameters:
    ///   - wanted: The size that the preview wants.
    ///   - menu: The size that the menu wants; zero where there is none.
    ///   - anchor: The rectangle that they belong to, in the window's coordinates.
    ///   - room: The rectangle within which they have to be, in the window's coordinates.
    ///   - isMirrored: Whether the interface runs from right to left: then their right edges are in line.
    init(_ wanted: CGSize, above menu: CGSize, around anchor: CGRect, in room: CGRect, isMirrored: Bool) {
        let height = max(room.height, 0)
        let width = max(room.width, 0)
        // A menu that is high is scrolled, so that something of the preview is seen.
        let menuSize = CGSize(width: min(max(menu.width, 0), width), height: min(max(menu.height, 0), height / 2))
        let gap = menuSize.height > 0 ? min(Self.gap, height - menuSize.height) : 0
        let size = CGSize(
            width: min(max(wanted.width, 0), width),
            height: min(max(wanted.height, 0), height - menuSize.height - gap))
        let total = size.height + gap + menuSize.height
        let top = max(room.minY, min(anchor.midY - total / 2, room.minY + height - total))
        let left = max(room.minX, min(anchor.midX - size.width / 2, room.minX + width - size.width))
        preview = CGRect(x: left, y: top, width: size.width, height: size.height)
        let menuLeft = isMirrored ? preview.maxX - menuSize.width : preview.minX
        self.menu = CGRect(
            x: max(room.minX, min(menuLeft, room.minX + width - menuSize.width)), y: preview.maxY + gap,
            width: menuSize.width, height: menuSize.height)
    }
}
