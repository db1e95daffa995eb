extension UIPageViewController {
    /// The place of the spine, around which leaves are turned, with the style `pageCurl`.
    public enum SpineLocation: Int, Sendable {
        /// There is no spine: the style is `scroll`.
        case none = 0
        /// The spine is at the left or upper edge, and one page is shown.
        case min = 1
        /// The spine is in the middle, and two pages are shown.
        case mid = 2
        /// The spine is at the right or lower edge, and one page is shown.
        case max = 3
    }
}
