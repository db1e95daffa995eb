extension UIImage {
    /// How the stored rows have to be turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        /// Turned by 180 degrees.
        case down = 1
        /// Turned by 90 degrees counterclockwise.
        case left = 2
        /// Turned by 90 degrees clockwise.
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7

        /// Whether width and height change places.
        var isSideways: Bool {
            switch self {
            case .left, .right, .leftMirrored, .rightMirrored: true
            case .up, .down, .upMirrored, .downMirrored: false
            }
        }

        /// From an upright square of side 1, into which the stored rows are drawn, to the same square turned.
        var transform: CGAffineTransform {
            switch self {
            case .up: .identity
            case .down: CGAffineTransform(-1, 0, 0, -1, 1, 1)
            case .left: CGAffineTransform(0, -1, 1, 0, 0, 1)
            case .right: CGAffineTransform(0, 1, -1, 0, 1, 0)
            case .upMirrored: CGAffineTransform(-1, 0, 0, 1, 1, 0)
            case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, 1)
            case .leftMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
            case .rightMirrored: CGAffineTransform(0, -1, -1, 0, 1, 1)
            }
        }
    }
}
