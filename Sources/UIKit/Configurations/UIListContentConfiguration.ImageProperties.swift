extension UIListContentConfiguration {
    /// The look and the room of an image in a list.
    @preconcurrency @MainActor public struct ImageProperties: Hashable {
        /// A value for a side of `reservedLayoutSize` that stands for as much room as a symbol has.
        nonisolated public static let standardDimension = CGFloat.greatestFiniteMagnitude

        /// The configuration of a symbol, which replaces what the symbol's own one says. What neither says follows the text's font.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
        /// The colour of symbols and template images; nil is the tint of the view.
        public var tintColor: UIColor?
        public var tintColorTransformer: UIConfigurationColorTransformer?
        /// The radius of the image's corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The greatest size of the image, in points. An image that is larger is made smaller as a whole. A side of 0 is no limit.
        public var maximumSize = CGSize.zero
        /// The room, in points, in whose middle the image stands, so that the texts of rows are in line though their images
        /// are not equally wide. With a side of 0 a symbol has the standard room and another image its own size.
        public var reservedLayoutSize = CGSize.zero
        /// The colour of the line around the image; nil is the tint of the view.
        public var strokeColor: UIColor?
        /// The width of the line, in points, which is drawn inside the edge of the image; 0 is no line.
        public var strokeWidth: CGFloat = 0

        init() {}

        /// The colour that shows: the property `tintColor`, or where that is nil the tint of the view, which is the parameter; transformed.
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
