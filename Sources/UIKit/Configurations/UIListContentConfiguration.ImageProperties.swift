extension UIListContentConfiguration {
    /// The look and the room of an image in a list.
    @preconcurrency @MainActor public struct ImageProperties: Hashable {
        /// As a side of `reservedLayoutSize`: as much room as a symbol has.
        nonisolated public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// For symbols: replaces what their own configuration says. What neither says follows the text's font.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// Nil is the tint of the view.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// In points.
        public var cornerRadius: CGFloat = 0
        /// In points; an image that is larger is made smaller as a whole. A side of 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The room, in points, in whose middle the image stands, so that the texts of rows are in line though their images
        /// are not equally wide. With a side of 0 a symbol has the standard room and another image its own size.
        public var reservedLayoutSize = CGSize.zero
        /// Nil is the tint of the view.
        public var strokeColor: UIColor?
        /// In points, drawn inside the edge of the image; 0 is no line.
        public var strokeWidth: CGFloat = 0

        init() {}

        /// `tintColor`, transformed; nil shows `tintColor` of the view.
        public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
            let color = self.tintColor ?? tintColor
            return tintColorTransformer?(color) ?? color
        }

        public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
            strokeColor ?? tintColor
        }

        /// The transformer does not count, because functions have no hash.
        nonisolated public func hash(into hasher: inout Hasher) {
            hasher.combine(preferredSymbolConfiguration)
            hasher.combine(tintColor)
            hasher.combine(cornerRadius)
            hasher.combine(maximumSize.width)
            hasher.combine(maximumSize.height)
            hasher.combine(reservedLayoutSize.width)
            hasher.combine(reservedLayoutSize.height)
            hasher.combine(strokeColor)
            hasher.combine(strokeWidth)
        }
    }
}
