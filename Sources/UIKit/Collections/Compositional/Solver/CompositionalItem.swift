/// The properties that items and groups have in common: the value of `NSCollectionLayoutItem`.
struct CompositionalItem: Sendable {
    var size: CompositionalSize
    /// The insets by which the content is smaller than the room that the item gets.
    var contentInsets = NSDirectionalEdgeInsets.zero
    var edgeSpacing = CompositionalEdgeSpacing.none
    var supplementaries: [CompositionalSupplementary] = []

    /// The insets that count: along an axis that the content says the length of there are none.
    var countingInsets: NSDirectionalEdgeInsets {
        var insets = contentInsets
        if size.width.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
        if size.height.isEstimated { (insets.top, insets.bottom) = (0, 0) }
        return insets
    }

    /// Returns the frame of what is in a room that the item got.
    func content(of room: CGRect) -> CGRect {
        let insets = countingInsets
        return CGRect(
            x: room.minX + insets.leading, y: room.minY + insets.top,
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
    }
}
