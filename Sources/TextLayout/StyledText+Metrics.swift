import CoreGraphics

extension StyledText {
    /// The space that the text takes when lines may be `width` points wide; nil is no limit.
    ///
    /// A width that is negative or not a number counts as 0. Control characters other than tab and line ends are
    /// ignored, and so is what lies beyond `TextSource.mostCharacters`. Cached.
    @MainActor package func metrics(width: CGFloat?) -> TextMetrics {
        TextLayoutCache.shared.layout(self, width: width).metrics
    }

    /// How many characters of the text no installed font can show.
    @MainActor package var unknownGlyphCount: Int {
        TextLayoutCache.shared.layout(self, width: nil).unknownGlyphCount
    }
}
