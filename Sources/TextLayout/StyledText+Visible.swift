import CoreGraphics

extension StyledText {
    /// In bytes of UTF-8. A shorter text is not worth cutting.
    private static let longText = 4096

    /// As much of a long text as an area of `size` points can show, so that nobody keeps, sends or compares a megabyte
    /// of which two lines are seen. It looks the same in that area.
    package func visible(in size: CGSize) -> StyledText {
        guard size.width.isFinite, size.height.isFinite, paragraphs.isEmpty,
            runs.reduce(0, { $0 + $1.text.utf8.count }) > Self.longText
        else { return self }
        let lowest = runs.map(\.font.metrics.lineHeight).min() ?? 1
        let room = Int(clamping: min(max(size.height, 0) / max(lowest, 0.1), 100_000)) + 2
        var limited = self
        limited.maximumLines = maximumLines > 0 ? min(maximumLines, room) : room
        let budget = TextBudget(limited, width: size.width)
        // What lies beyond still tells that there is more.
        return budget.cut(self, spare: 64)
    }
}
