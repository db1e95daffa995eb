/// Along one side of a picture: where its two fixed ends and its stretched middle come from and go to.
package struct NineParts {
    /// The parts of the picture, in its pixels.
    package let sources: [Range<Int>]
    /// The places to which the parts go, in points.
    package let targets: [ClosedRange<CGFloat>]

    /// - Parameters:
    ///   - low: Where the stretched middle begins, as a fraction of the picture's side.
    ///   - high: Where it ends.
    ///   - pixels: The length of the side, at least 1.
    ///   - scale: Pixels of the picture per point, above 0; the ends keep their size in points.
    ///   - start: Where the picture is drawn from, in points.
    ///   - end: Where it is drawn to.
    package init(
        _ low: CGFloat, _ high: CGFloat, of pixels: Int, scale: CGFloat, from start: CGFloat, to end: CGFloat
    ) {
        let first = min(max(Int(clamping: (low * CGFloat(pixels)).rounded()), 0), pixels - 1)
        let second = min(max(Int(clamping: (high * CGFloat(pixels)).rounded()), first + 1), pixels)
        sources = [0..<first, first..<second, second..<pixels]
        var (left, right) = (CGFloat(first) / scale, CGFloat(pixels - second) / scale)
        // Where there is no room for both ends, they share what there is.
        if left + right > end - start, left + right > 0 {
            let factor = max(0, end - start) / (left + right)
            (left, right) = (left * factor, right * factor)
        }
        let middle = max(start + left, end - right)
        targets = [start...(start + left), (start + left)...middle, middle...max(middle, end)]
    }
}
