extension UIPageViewController {
    /// The direction in which pages are turned.
    public enum NavigationDirection: Int, Sendable {
        /// Pages are turned towards the end of the book: the new page comes after the one that is shown.
        case forward = 0
        /// Pages are turned towards the beginning of the book: the new page comes before the one that is shown.
        case reverse = 1
    }
}
