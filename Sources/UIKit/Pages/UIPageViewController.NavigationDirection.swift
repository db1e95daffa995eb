extension UIPageViewController {
    /// Whether pages are turned towards the end of the book or towards its beginning.
    public enum NavigationDirection: Int, Sendable {
        /// Towards the end: the new page comes after the one that is shown.
        case forward = 0
        /// Towards the beginning: the new page comes before the one that is shown.
        case reverse = 1
    }
}
