import CoreGraphics

extension StyledText {
    /// The space that the text takes when lines may be `width` points wide; nil is no limit.
    ///
    /// A width that is negative or not a number counts as 0. Control characters other than tab and line ends are
    /// ignored, and so is what lies beyond `TextBudget.mostCharacters`. Cached; for any thread.
    package func metrics(width: CGFloat?) -> TextMetrics {
        TextObjects.use { $0.layouts.layout(self, width: width).metrics }
    }

    /// The space that the text takes when it is drawn in an area of `size` points: with fewer lines than its own limit
    /// where the height asks for it. Cached.
    package func metrics(in size: CGSize) -> TextMetrics {
        TextObjects.use { $0.layouts.layout(self, in: size).metrics }
    }

    /// How many characters of the text no installed font can show.
    package var unknownGlyphCount: Int {
        TextObjects.use { $0.layouts.layout(self, width: nil).unknownGlyphCount }
    }
}
