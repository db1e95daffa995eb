extension UIContentUnavailableConfiguration {
    /// The look of the image where there is no content.
    @preconcurrency @MainActor public struct ImageProperties: Hashable {
        /// For symbols: replaces what their own configuration says.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil is a grey.
        public var tintColor: UIColor?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// In points; an image that is larger is made smaller as a whole. A side of 0 is no limit.
        public var maximumSize = CGSize.zero

        init() {}

        nonisolated public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
        }
    }
}
