extension UIContentUnavailableConfiguration {
    /// The look of the image where there is no content.
    @preconcurrency @MainActor public struct ImageProperties: Hashable {
        /// The configuration of a symbol, which replaces what the symbol's own one says.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols and template images; nil is a grey.
        public var tintColor: UIColor?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size of the image, in points. An image that is larger is made smaller as a whole. A side of 0 is no limit.
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
