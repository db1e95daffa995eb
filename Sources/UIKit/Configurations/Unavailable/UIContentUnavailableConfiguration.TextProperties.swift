extension UIContentUnavailableConfiguration {
    /// The look of a text where there is no content.
    @preconcurrency @MainActor public struct TextProperties: Hashable {
        public var font: UIFont
        public var color: UIColor
        public var lineBreakMode = NSLineBreakMode.byTruncatingTail
        /// The most lines to show; 0 is no limit.
        public var numberOfLines = 0
        /// Whether text that has no room is made smaller, down to `minimumScaleFactor`.
        public var adjustsFontSizeToFitWidth = false
        /// The smallest factor for the font's size; 0 does not make it smaller.
        public var minimumScaleFactor: CGFloat = 0
        /// Whether letters may move together by a little before something is left out.
        public var allowsDefaultTighteningForTruncation = false

        init(_ font: UIFont, _ color: UIColor) {
            self.font = font
            self.color = color
        }
    }
}
