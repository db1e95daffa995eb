extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    /// How quickly a section comes to rest that was let go.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// Which part of its speed is left after a millisecond.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// As it suits the section's behaviour.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// As scroll views do.
        public static let normal = DecelerationRate(rawValue: 0.998)
        public static let fast = DecelerationRate(rawValue: 0.99)
    }
}
