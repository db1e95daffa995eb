extension LayerValues {
    /// Whether and how strongly a layer is seen, with everything below it.
    package struct Visibility: Hashable, Sendable {
        package var isHidden: Bool
        /// From 0 to 1; several animations together may lead beyond.
        package var opacity: Float

        package init(isHidden: Bool, opacity: Float) {
            self.isHidden = isHidden
            self.opacity = opacity
        }

        static let initial = Visibility(isHidden: false, opacity: 1)

        /// All of it, for whoever must miss nothing.
        package var parts: (isHidden: Bool, opacity: Float) {
            (isHidden, opacity)
        }
    }
}
