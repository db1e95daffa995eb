extension UICollectionLayoutSectionOrthogonalScrollingProperties {
    /// The rate at which a section that was let go comes to rest.
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
        /// The part of its speed that a section has left after a millisecond.
        public let rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        /// The rate that suits the section's behaviour.
        public static let automatic = DecelerationRate(rawValue: 0)
        /// The usual rate of scroll views.
        public static let normal = DecelerationRate(rawValue: UIScrollView.DecelerationRate.normal.rawValue)
        /// The fast rate of scroll views.
        public static let fast = DecelerationRate(rawValue: UIScrollView.DecelerationRate.fast.rawValue)
    }
}
