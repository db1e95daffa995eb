extension UIListContentConfiguration {
    /// The look of a text in a list.
    @preconcurrency @MainActor public struct TextProperties: Hashable {
        public var font: UIFont
        private var ownColor: UIColor?
        var standardColor: UIColor
        /// Whether a colour that nobody set is that of disabled text.
        var isDisabled = false

        /// The colour of the text. Until it is set it follows the state that the configuration was updated for.
        public var color: UIColor {
            get { ownColor ?? (isDisabled ? ControlColors.disabledText : standardColor) }
            set { ownColor = newValue }
        }

        public var colorTransformer: UIConfigurationColorTransformer?
        public var alignment = TextAlignment.natural
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines to show; 0 is no limit.
        public var numberOfLines = 0
        /// Whether text that has no room is made smaller, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor for the font's size; 0 does not make it smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together by a little before something is left out.
        public var allowsDefaultTighteningForTruncation = false
        /// Whether fonts of text styles follow the size of text that the user prefers.
        public var adjustsFontForContentSizeCategory = true
        public var transform = TextTransform.none

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            standardColor = color
        }

        /// The colour that shows: `color`, transformed.
        public func resolvedColor() -> UIColor {
            colorTransformer?(color) ?? color
        }

        /// The transformer does not count, because functions have no hash.
        nonisolated public func hash(into hasher: inout Hasher) {
            hasher.combine(font)
            hasher.combine(ownColor)
            hasher.combine(standardColor)
            hasher.combine(isDisabled)
            hasher.combine(alignment)
            hasher.combine(lineBreakMode)
            hasher.combine(numberOfLines)
            hasher.combine(transform)
        }
    }
}
