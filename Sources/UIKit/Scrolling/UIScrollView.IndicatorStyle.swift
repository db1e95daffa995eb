extension UIScrollView {
    /// The colour of scroll indicators.
    public enum IndicatorStyle: Int, Sendable {
        /// One that can be seen on the interface's background, light or dark.
        case `default` = 0
        case black = 1
        case white = 2
    }
}
