import QuartzCore

/// The pixels of a pane that another process draws: as many as its size needs, on both sides of the wire. Of a pane that is longer or wider than
/// any surface, as one is that its host scrolls, they are those that a surface has.
package struct PanePixels: Hashable, Sendable {
    /// The number of pixels in a row.
    package let width: Int
    /// The number of rows.
    package let height: Int

    /// No pane is larger: a window has at most half as many pixels.
    private static let most = 1 << 25

    /// - Parameters:
    ///   - size: The size of the pane, in points.
    ///   - scale: Pixels per point.
    /// - Returns: Nil where there is not a single pixel, or the size is beyond that of any window: then nothing is drawn.
    package init?(_ size: CGSize, scale: CGFloat) {
        let (across, down) = (size.width * scale, size.height * scale)
        guard across >= 1, down >= 1, across * down <= CGFloat(Self.most) else { return nil }
        width = min(Int(clamping: across.rounded(.up)), SurfaceFormat.longestSide)
        height = min(Int(clamping: down.rounded(.up)), SurfaceFormat.longestSide)
    }
}
