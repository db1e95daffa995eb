/// A point of a rectangle, and how far away from it something lies: the value of `NSCollectionLayoutAnchor`.
struct CompositionalAnchor: Equatable, Sendable {
    /// The place across: 0 is the leading edge, 1 the trailing one, 0.5 the middle.
    var across: CGFloat = 0.5
    /// The place down: 0 is the upper edge, 1 the lower one, 0.5 the middle.
    var down: CGFloat = 0.5
    /// The offset in points.
    var absoluteOffset = CGPoint.zero
    /// The offset in parts of the size of what is anchored.
    var fractionalOffset = CGPoint.zero

    /// Returns the frame of something of a size that lies at an anchor of its container.
    ///
    /// - Parameters:
    ///   - frame: The container's frame; the answer is in the same coordinates.
    ///   - item: The point of the thing itself that lies there. Nil is the same point of the thing as of the container.
    func frame(of size: CGSize, in frame: CGRect, item: CompositionalAnchor?) -> CGRect {
        let point = item ?? CompositionalAnchor(across: across, down: down)
        let x = frame.minX + across * frame.width - point.across * size.width
        let y = frame.minY + down * frame.height - point.down * size.height
        return CGRect(
            x: x + offset(.horizontal, size) + point.offset(.horizontal, size),
            y: y + offset(.vertical, size) + point.offset(.vertical, size), width: size.width, height: size.height)
    }

    private func offset(_ axis: CompositionalAxis, _ size: CGSize) -> CGFloat {
        absoluteOffset[axis] + fractionalOffset[axis] * size[axis]
    }
}
