extension UIPageViewController {
    /// The keys of the options with which a page view controller is made.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The place of the spine: a `SpineLocation` or its raw value, as a number. It counts with the style `pageCurl` only.
        public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")
        /// The space between two pages in points, as a number. It counts with the style `scroll` only.
        public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
    }
}
