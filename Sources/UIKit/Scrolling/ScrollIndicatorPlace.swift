/// Where a scroll indicator stands along its axis. All lengths are in points.
package struct ScrollIndicatorPlace: Hashable, Sendable {
    /// No indicator is shorter than this, so that it can be seen, unless content is drawn beyond its end.
    private static let shortest: CGFloat = 36
    /// Content that is drawn beyond its end makes it shorter still.
    private static let squeezed: CGFloat = 8

    /// From where its track begins.
    package var start: CGFloat
    package var length: CGFloat

    /// - Parameters:
    ///   - offset: The offset that is shown.
    ///   - track: How much room the indicator has.
    /// - Returns: Nil where all of the content is seen, and nothing is to be told.
    package init?(offset: CGFloat, axis: ScrollAxis, track: CGFloat) {
        let room = axis.highest - axis.lowest
        guard track > Self.squeezed, axis.visible > 0, room > 0 || axis.excess(at: offset) != 0 else { return nil }
        let whole = room + axis.visible
        let usual = min(max(track * axis.visible / whole, Self.shortest), track)
        let beyond = axis.excess(at: offset)
        length = max(min(usual - abs(beyond), track), Self.squeezed)
        let part = room > 0 ? (axis.clamped(offset) - axis.lowest) / room : 0
        start = beyond > 0 ? track - length : beyond < 0 ? 0 : (track - length) * part
    }
}
