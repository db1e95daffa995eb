extension UICellAccessory {
    /// The width that a cell keeps for an accessory, which lies in the middle of it.
    public enum LayoutDimension {
        /// As wide as the accessory is.
        case actual
        /// The width that lines accessories of the system up with each other, or more for an accessory that is wider.
        case standard
        /// In points. A width that is negative, infinite or no number counts as `actual`.
        case custom(CGFloat)

        /// In points, beside text in the size that people have by default.
        private static let standardWidth: CGFloat = 28

        /// How much room an accessory gets, in points.
        ///
        /// - Parameter width: The width of the accessory itself.
        package func room(for width: CGFloat) -> CGFloat {
            switch self {
            case .actual: width
            case .standard: max(width, Self.standardWidth)
            case .custom(let own): own.isFinite && own >= 0 ? own : width
            }
        }
    }
}
