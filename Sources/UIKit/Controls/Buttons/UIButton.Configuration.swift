extension UIButton {
    /// What a button says and how it looks.
    @preconcurrency @MainActor public struct Configuration: Equatable {
        let style: Style

        init(style: Style) {
            self.style = style
        }

        // MARK: Content

        /// The text of `attributedTitle`; setting it makes a title without attributes.
        public var title: String? {
            get { attributedTitle.map { String($0.characters) } }
            set { attributedTitle = newValue.map { AttributedString($0) } }
        }

        /// What it does not say is the configuration's: font and colour.
        public var attributedTitle: AttributedString?

        /// Below the title, in a smaller font.
        public var subtitle: String? {
            get { attributedSubtitle.map { String($0.characters) } }
            set { attributedSubtitle = newValue.map { AttributedString($0) } }
        }

        public var attributedSubtitle: AttributedString?
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        public var image: UIImage?
        public var imageColorTransformer: UIConfigurationColorTransformer?
        /// Nil makes a symbol as large as the title.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// A title that is broken by words or characters has as many lines as it needs; one that is cut off has one.
        public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// As `titleLineBreakMode` is for the title.
        public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
        /// Shows that something is going on, in place of the image.
        public var showsActivityIndicator = false

        // MARK: Arrangement

        /// Where title and subtitle stand relative to each other.
        public var titleAlignment = TitleAlignment.automatic
        /// Between title and subtitle, in points.
        public var titlePadding: CGFloat = 1
        /// The side of the text that the image is on. One edge.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// Between image and text, in points.
        public var imagePadding: CGFloat = 0
        public var buttonSize = Size.medium
        private var ownInsets: NSDirectionalEdgeInsets?

        /// Between the content and the edges of the button. Those of `buttonSize` until others are set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? buttonSize.insets }
            set { ownInsets = newValue }
        }

        var hasStandardInsets: Bool {
            ownInsets == nil
        }

        /// Goes back to the insets of `buttonSize`.
        public mutating func setDefaultContentInsets() {
            ownInsets = nil
        }

        // MARK: Look

        /// Nil is the colour of the style.
        public var baseForegroundColor: UIColor?
        public var baseBackgroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        /// Wins over what the style has for the background, where it says something.
        public var background = UIBackgroundConfiguration()
        public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
        /// Whether a selected button looks different by itself.
        public var automaticallyUpdateForSelection = true

        /// The configuration with the colours that `button` shows in its present state.
        public func updated(for button: UIButton) -> Configuration {
            let look = ButtonLook(self, role: button.role, state: button.state, tint: button.tintColor)
            var updated = self
            updated.baseForegroundColor = look.foreground
            updated.background.backgroundColor = look.background
            return updated
        }
    }
}
