extension UIPageViewController {
    /// The direction in which pages follow each other.
    public enum NavigationOrientation: Int, Sendable {
        /// The next page lies to the right. With the style `scroll` it lies to the left where the interface runs from right to left.
        case horizontal = 0
        /// The next page lies below.
        case vertical = 1
    }
}
