extension UIPageControl {
    /// The direction in which the indicators of pages follow one another.
    public enum Direction: Int, Sendable {
        /// As the interface runs: from left to right, or from right to left.
        case natural = 0
        case leftToRight = 1
        case rightToLeft = 2
        case topToBottom = 3
        case bottomToTop = 4
    }
}
