import CoreGraphics

extension StyledText {
    /// The space that the text takes when lines may be `width` points wide; nil is no limit.
    ///
    /// A width that is negative or not a number counts as 0. Control characters other than tab and line ends are
    /// ignored, and so is what lies beyond `TextBudget.mostCharacters`. Cached.
    @MainActor package func metrics(width: CGFloat?) -> TextMetrics {
        TextLayoutCache.shared.layout(self, width: width).metrics
    }

    /// The space that the text takes when it is drawn in an area of `size` points: with fewer lines than its own limit
    /// where the height asks for it. Cached.
    @MainActor package func metrics(in size: CGSize) -> TextMetrics {
        TextLayoutCache.shared.layout(self, in: size).metrics
    }

    /// How many characters of the text no installed font can show.
    @MainActor package var unknownGlyphCount: Int {
        TextLayoutCache.shared.layout(self, width: nil).unknownGlyphCount
    }
}
