/// How a presented controller looks once it is on screen (STYLE-01, STYLE-02).
public enum UIModalPresentationStyle: Int, Sendable {
    /// It covers the window; the view below leaves the window meanwhile (STYLE-09).
    case fullScreen = 0
    /// It lies on a sheet as wide as a page; where there is little width it covers the window (STYLE-06).
    case pageSheet = 1
    /// It lies on a smaller sheet with dimmed margins on all sides; where there is little width it covers the window.
    case formSheet = 2
    /// It covers the controller whose `definesPresentationContext` is true, and that one's view leaves the window (STYLE-13).
    case currentContext = 3
    /// The presentation controller comes from the `transitioningDelegate` (STYLE-17).
    case custom = 4
    /// It covers the window; the view below stays, to be seen through what is transparent (STYLE-10).
    case overFullScreen = 5
    /// It covers the same controller as `currentContext` does, whose view stays (STYLE-14).
    case overCurrentContext = 6
    /// It lies beside what it belongs to, with an arrow (STYLE-12).
    case popover = 7
    /// The answer of a delegate: no other style than the one that was asked for (STYLE-18). Nothing is presented with it.
    case none = -1
    /// The system chooses: a page sheet.
    case automatic = -2
}
