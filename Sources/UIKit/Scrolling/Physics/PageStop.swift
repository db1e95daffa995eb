/// At which page content comes to rest that goes by pages.
package enum PageStop {
    /// A finger that is faster than this turns the page, however short its way was; in points per second.
    private static let turning: CGFloat = 200

    /// The offset of the page: the nearest one, or, after a fling, the next one in its direction. One drag turns one page at most.
    ///
    /// - Parameters:
    ///   - start: The offset at which the drag began.
    ///   - speed: Of the offset, in points per second.
    package static func offset(from offset: CGFloat, start: CGFloat, speed: CGFloat, on axis: ScrollAxis) -> CGFloat {
        guard axis.visible > 0, axis.overflows else { return axis.clamped(offset) }
        let first = ((axis.clamped(start) - axis.lowest) / axis.visible).rounded()
        let now = (offset - axis.lowest) / axis.visible
        var page = now.rounded()
        if speed > turning { page = (now).rounded(.up) } else if speed < -turning { page = now.rounded(.down) }
        page = min(max(page, first - 1), first + 1)
        return axis.clamped(axis.lowest + page * axis.visible)
    }
}
