extension UIScrollView {
    /// The part of the safe area that is added to the content's insets.
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
        /// Along the axes on which the view scrolls; of a controller's own view the upper and lower edges always, unless its
        /// `automaticallyAdjustsScrollViewInsets` is false.
        case automatic = 0
        /// Along the axes on which the view scrolls.
        case scrollableAxes = 1
        case never = 2
        case always = 3
    }
}
