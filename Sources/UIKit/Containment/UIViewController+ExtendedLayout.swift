/// How far a controller's view goes below the bars of the container that shows it.
extension UIViewController {
    /// The controller says something else of that: its place is found anew, with the next layout.
    package final func extendedLayoutDidChange() {
        if let area = viewIfLoaded?.superview as? BarContentView { area.superview?.setNeedsLayout() }
        onFactsChange?()
    }

    /// - Returns: The size that a child's view will have where this one's has `size`; nil for one that is not shown.
    func sizeOfPage(_ child: any UIContentContainer, in size: CGSize) -> CGSize? {
        guard let child = child as? UIViewController, let area = child.viewIfLoaded?.superview as? BarContentView else {
            return nil
        }
        return area.place(of: child, in: size).size
    }
}
