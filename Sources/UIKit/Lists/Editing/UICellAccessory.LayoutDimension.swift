extension UICellAccessory {
    /// The width that a cell keeps for an accessory, which lies in the middle of it.
    public enum LayoutDimension {
        /// The width of the accessory itself.
        case actual
        /// The width that lines accessories of the system up with each other, or more for an accessory that is wider.
        case standard
        /// A width in points. One that is negative, infinite or no number counts as `actual`.
        case custom(CGFloat)

        /// The standard width beside text in the size that people have by default, in points.
        private static let standardWidth: CGFloat = 28

        /// The width that the cell keeps for an accessory, in points.
        ///
        /// - Parameter width: The width of the accessory itself, in points.
        package func room(for width: CGFloat) -> CGFloat {
            switch self {
            case .actual: width
            case .standard: max(width, Self.standardWidth)
            case .custom(let own): own.isFinite && own >= 0 ? own : width
            }
        }
    }
}
