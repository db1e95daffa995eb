/// The insets by which the edges of a container's area are covered, and the edges at which bars cover it. A page's frame in the area follows from them.
struct BarInsets {
    /// How far bars, and what a system shows, reach into the area from its edges, in points.
    var covered = UIEdgeInsets.zero
    /// The edges at which there are bars of the container or of one around it.
    private var bars: UIRectEdge = []
    /// Those of `bars` at which a bar cannot be seen through.
    private var opaqueBars: UIRectEdge = []

    /// Makes the insets with the bars of the containers around one, as far as they reach over it. Whether bars in another process are opaque is not
    /// known, so they count as translucent; what begins at their edges is clear of them.
    ///
    /// - Parameter covered: How much of the container's view is covered without its own bars, in points.
    @MainActor init(around container: UIViewController?, covered: UIEdgeInsets) {
        self.covered = covered
        let (stack, tabs) = (container?.navigationController, container?.tabBarController)
        if covered.top > 0, let stack, !stack.isNavigationBarHidden {
            add(at: .top, isTranslucent: stack.navigationBar.isTranslucent || stack is any RemoteStandIn)
        }
        guard covered.bottom > 0 else { return }
        if let toolbar = stack?.stack.toolbar, !toolbar.isAway {
            add(at: .bottom, isTranslucent: toolbar.bar.isTranslucent)
        }
        if let tabs, tabs.showsBar {
            add(at: .bottom, isTranslucent: tabs.tabBar.isTranslucent || tabs is any RemoteStandIn)
        }
    }

    mutating func add(at edge: UIRectEdge, isTranslucent: Bool) {
        bars.insert(edge)
        if !isTranslucent { opaqueBars.insert(edge) }
    }

    /// Returns the frame of a controller's view in an area of this size: it ends at the bars that it does not go below.
    @MainActor func frame(of controller: UIViewController, in size: CGSize) -> CGRect {
        let passable = controller.extendedLayoutIncludesOpaqueBars ? bars : bars.subtracting(opaqueBars)
        let ends = bars.subtracting(passable.intersection(controller.edgesForExtendedLayout))
        let top = ends.contains(.top) ? covered.top : 0
        let bottom = ends.contains(.bottom) ? covered.bottom : 0
        return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    }
}
