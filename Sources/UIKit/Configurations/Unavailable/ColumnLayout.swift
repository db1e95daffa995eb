/// Arranges parts one below the other, in the middle of the height. Everything is computed as if the interface ran from left to right;
/// lengths are in points.
struct ColumnLayout: Equatable {
    struct Part: Equatable {
        var size: CGSize
        /// The distance to the part above, which does not count for the first part.
        var gap: CGFloat
    }

    var parts: [Part] = []
    var isCentered = true

    /// The height of all parts together, with what is between them.
    var height: CGFloat {
        parts.reduce(0) { $0 + $1.size.height } + parts.dropFirst().reduce(0) { $0 + $1.gap }
    }

    var width: CGFloat {
        parts.map(\.size.width).max() ?? 0
    }

    /// The frames of the parts in `area`. Parts that are higher together begin at its top.
    ///
    /// - Parameter scale: Pixels per point; frames begin at whole pixels.
    func frames(in area: CGRect, scale: CGFloat) -> [CGRect] {
        func aligned(_ value: CGFloat) -> CGFloat { (value * scale).rounded(.down) / scale }
        var y = area.minY + max(area.height - height, 0) / 2
        return parts.enumerated().map { index, part in
            if index > 0 { y += part.gap }
            let x = isCentered ? area.midX - part.size.width / 2 : area.minX
            defer { y += part.size.height }
            return CGRect(origin: CGPoint(x: aligned(x), y: aligned(y)), size: part.size)
        }
    }
}
