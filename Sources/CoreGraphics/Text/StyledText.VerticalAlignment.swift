extension StyledText {
    /// The place of the lines in an area of another height than theirs.
    package enum VerticalAlignment: Int, Hashable, Sendable {
        case top = 0
        case center = 1
        case bottom = 2

        /// The upper edge, in the coordinates of `area`, of lines that are `height` points high together. Lines that are
        /// higher than the area go beyond its other edge, or beyond both.
        package func top(ofHeight height: CGFloat, in area: CGRect) -> CGFloat {
            switch self {
            case .top: area.minY
            case .center: area.midY - height / 2
            case .bottom: area.maxY - height
            }
        }
    }
}
