extension UIWindow {
    /// How far in front a window is: of two on one screen the one with the higher level covers the other, whichever was shown last.
    public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let normal = Level(0)
        public static let statusBar = Level(1000)
        public static let alert = Level(2000)

        public static func < (left: Level, right: Level) -> Bool {
            left.rawValue < right.rawValue
        }

        /// The level this far above another. It is Mullion's own.
        public static func + (level: Level, distance: CGFloat) -> Level {
            Level(level.rawValue + distance)
        }

        /// The level this far below another. It is Mullion's own.
        public static func - (level: Level, distance: CGFloat) -> Level {
            Level(level.rawValue - distance)
        }
    }
}
