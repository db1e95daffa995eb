/// Hears how a split view controller changes, and decides about it.
@preconcurrency @MainActor public protocol UISplitViewControllerDelegate: AnyObject {
    // MARK: Display mode

    /// Before other columns are shown, or in another way.
    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)

    /// What the display mode button leads to; `automatic`, and without a delegate, to one column more, or to one less where all are
    /// shown.
    func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode

    /// In the styles of columns: a column is about to come, by a change of the display mode.
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)

    /// In the styles of columns: a column is about to go, by a change of the display mode.
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)

    // MARK: Showing

    /// - Returns: Whether the delegate has shown the controller itself; false, and without a delegate, it is shown in the primary column.
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?)
        -> Bool

    /// - Returns: Whether the delegate has shown the controller itself; false, and without a delegate, it is shown in the secondary column,
    ///   or on the stack of the one column that there is room for.
    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool

    // MARK: Room for one column

    /// In the classic style: what is shown in the one column that there is room for; nil: the primary column's controller.
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?

    /// In the classic style: what the primary column shows when there is room for two; nil: what the one column has shown.
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?

    /// In the classic style: there is room for one column only.
    ///
    /// - Returns: Whether the secondary controller is dealt with; false, and without a delegate, the primary one is asked by
    ///   `collapseSecondaryViewController(_:for:)`.
    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool

    /// In the classic style: there is room for two columns again.
    ///
    /// - Returns: The secondary controller; nil: the primary one is asked by `separateSecondaryViewController(for:)`.
    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?

    /// In the styles of columns: there is room for one column only.
    ///
    /// - Parameter proposedTopColumn: The compact column where there is one, or else the secondary one.
    /// - Returns: The column that is to be seen. The columns before it are below it on the stack.
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column

    /// In the styles of columns: there is room for several again.
    ///
    /// - Returns: The mode that is to be seen then.
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode

    func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    func splitViewControllerDidExpand(_ svc: UISplitViewController)
}

extension UISplitViewControllerDelegate {
    public func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}

    public func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode {
        .automatic
    }

    public func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {}
    public func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {}

    public func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
    ) -> Bool {
        false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        false
    }

    public func primaryViewController(
        forCollapsing splitViewController: UISplitViewController
    ) -> UIViewController? {
        nil
    }

    public func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        false
    }

    public func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? {
        nil
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        proposedTopColumn
    }

    public func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode {
        proposedDisplayMode
    }

    public func splitViewControllerDidCollapse(_ svc: UISplitViewController) {}
    public func splitViewControllerDidExpand(_ svc: UISplitViewController) {}
}
