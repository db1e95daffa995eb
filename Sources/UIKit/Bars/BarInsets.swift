/// What covers the edges of a container's area, and where bars are of it: where a page lies there, and how much of it is covered.
struct BarInsets {
    /// In points, by bars and by what a system shows.
    var covered = UIEdgeInsets.zero
    /// Where there are bars, of the container or of one around it.
    private var bars: UIRectEdge = []
    private var opaqueBars: UIRectEdge = []

    /// With the bars of containers around one, as far as they reach over it. Of those in another process it is not known whether they are
    /// opaque; what begins at their edges is clear of them.
    ///
    /// - Parameter covered: How much of the container's view is, in points, without its own bars.
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

    /// Where the view of a controller lies in an area of this size: it ends at the bars that it does not go below.
    @MainActor func frame(of controller: UIViewController, in size: CGSize) -> CGRect {
        let passable = controller.extendedLayoutIncludesOpaqueBars ? bars : bars.subtracting(opaqueBars)
        let ends = bars.subtracting(passable.intersection(controller.edgesForExtendedLayout))
        let top = ends.contains(.top) ? covered.top : 0
        let bottom = ends.contains(.bottom) ? covered.bottom : 0
        return CGRect(x: 0, y: top, width: size.width, height: max(0, size.height - top - bottom))
    }
}
