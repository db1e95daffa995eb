import QuartzCore

/// The columns of a split view as they are shown, and how they move.
///
/// The app's controllers are in `columns`; of these the layout controller makes children, not before the split view is shown itself.
/// `state` decides what is shown: each event goes there, and the layout controller carries out the moves that come of it. Where a
/// column's controller lives makes no difference: nothing here waits for one.
@MainActor final class SplitLayoutController {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    weak var split: UISplitViewController?
    var columns: SplitColumns {
        didSet { split?.containersDidChange() }
    }

    var preferences: SplitPreferences {
        didSet { if preferences != oldValue { receive(.preferencesChange) } }
    }
    var widths: [Column: SplitColumnWidth] = [:] {
        didSet { if widths != oldValue { receive(.widthsChange) } }
    }
    var primaryEdge = UISplitViewController.PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { receive(.widthsChange) } }
    }

    private(set) var state = SplitState() {
        didSet {
            if state.mode != oldValue.mode { split?.containersDidChange() }
            guard state.collapsed != oldValue.collapsed else { return }
            split?.containersDidChange()
            split?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// The parts of other columns on the stack of the only column, where there is no room for several.
    var loans: [Column: CollapsedColumn] = [:]

    var placed: [Column: UIViewController] = [:]
    var panes: [Column: SplitColumnView] = [:]
    var transition: TransitionCoordinator?
    /// Whether panes stay where they are, though the view is laid out.
    private(set) var isPreparing = false
    private var isChanging = false

    init(_ style: UISplitViewController.Style) {
        columns = SplitColumns(style)
        preferences = SplitPreferences(style: style)
    }

    var view: SplitView? {
        split?.viewIfLoaded as? SplitView
    }

    var isShown: Bool {
        split?.appearanceState == .appeared
    }

    // MARK: Events

    /// Finds out what an event asks for, and does it.
    ///
    /// - Parameter other: The transition with which the event comes, or nil.
    func receive(_ event: SplitEvent, along other: (any UIViewControllerTransitionCoordinator)? = nil) {
        carryOut(state.moves(on: event, in: conditions), along: other)
    }

    func carryOut(_ moves: [SplitMove], along other: (any UIViewControllerTransitionCoordinator)? = nil) {
        var own: TransitionCoordinator?
        for move in moves {
            state.apply(move)
            if case .begin(let isOwn) = move {
                own = begin(atOwnPace: isOwn)
                // Without a view there is nothing to change.
                if own == nil { return }
            }
            perform(move, in: own, along: other)
        }
    }

    // MARK: Arrangement

    var isMirrored: Bool {
        (primaryEdge == .trailing) != (view?.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    }

    var hasSupplementary: Bool {
        columns.style == .tripleColumn
    }

    subscript(column: Column) -> SplitColumnWidth {
        get { widths[column] ?? SplitColumnWidth() }
        set { widths[column] = newValue }
    }

    func width(of column: Column, in total: CGFloat) -> CGFloat {
        let usual: CGFloat = column == .primary && hasSupplementary ? 280 : 320
        return self[column].resolved(in: total, usual: usual)
    }

    func arrangement(_ mode: DisplayMode, in size: CGSize) -> SplitArrangement {
        SplitArrangement(
            size: size, safeArea: view?.safeAreaInsets ?? .zero, mode: mode, hasSupplementary: hasSupplementary,
            primaryWidth: width(of: .primary, in: size.width),
            supplementaryWidth: width(of: .supplementary, in: size.width), isMirrored: isMirrored)
    }

    func shows(_ column: Column) -> Bool {
        state.shows(column, hasSupplementary: hasSupplementary)
    }

    func size(of child: UIViewController, in size: CGSize) -> CGSize? {
        guard let column = placed.first(where: { $0.value === child })?.key else { return nil }
        let isOne = state.expected.map { $0 == .compact } ?? (state.collapsed != nil)
        let mode = state.wantedMode(in: conditions(in: size))
        return isOne ? size : arrangement(mode, in: size).frame(of: column).size
    }

    // MARK: Children

    /// Makes a controller the child that a column shows, in place of the one that is there.
    func put(_ controller: UIViewController?, in column: Column) {
        guard let split, placed[column] !== controller else { return }
        isChanging = true
        if let old = placed.removeValue(forKey: column) {
            old.willMove(toParent: nil)
            old.viewIfLoaded?.removeFromSuperview()
            split.overrideTraits(of: old, by: nil)
            old.removeFromParent()
        }
        if let controller {
            placed[column] = controller
            split.take(controller)
            controller.didMove(toParent: split)
        } else {
            panes.removeValue(forKey: column)?.removeFromSuperview()
        }
        isChanging = false
    }

    /// Puts a column's view in place, where it lies now.
    ///
    /// - Parameter next: How the columns are to lie. What is in the view has its place in that before it starts to move.
    func place(_ column: Column, before next: SplitArrangement? = nil) {
        guard let view, let split, let child = placed[column] else { return }
        // The columns beside the secondary one are narrow, as a phone is.
        let isNarrow = state.collapsed == nil && column != .secondary
        split.overrideTraits(of: child, by: isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil)
        let pane = panes[column] ?? SplitColumnView { [weak self] in self?.receive(.choice(columns: 0)) }
        panes[column] = pane
        (child as? UINavigationController)?.topViewController?.loadViewIfNeeded()
        UIView.performWithoutAnimation {
            if pane.superview !== view {
                pane.frame = CGRect(
                    origin: frame(of: column).origin, size: (next?.frame(of: column) ?? frame(of: column)).size)
                // The primary column is in front of all, the secondary one behind.
                let isBehind = { (other: UIView) in self.order(of: other) < self.order(of: pane) }
                view.insertSubview(pane, at: view.subviews.count(where: isBehind))
            }
            pane.show(child.view)
            if let next {
                pane.covered = next.safeArea(of: column)
                layOut(pane)
            }
        }
    }

    /// Brings what is in a pane up to date, and leaves the panes where they are.
    private func layOut(_ pane: SplitColumnView) {
        isPreparing = true
        pane.layoutIfNeeded()
        isPreparing = false
    }

    /// The one column that there is gets the size of one, or that of one among others, before the stacks change: whoever appears on its
    /// stack appears in that size.
    func resizeOne(to frame: CGRect) {
        guard isShown, let collapsed = state.collapsed, let pane = panes[collapsed] else { return }
        pane.frame = frame
        layOut(pane)
    }

    private func order(of pane: UIView) -> Int {
        let column = panes.first { $0.value === pane }?.key
        return column.map { [.compact: 0, .secondary: 0, .supplementary: 1, .primary: 2][$0] ?? 0 } ?? 0
    }

    func frame(of column: Column) -> CGRect {
        guard let view else { return .zero }
        return state.collapsed != nil ? view.bounds : arrangement(state.mode, in: view.bounds.size).frame(of: column)
    }

    /// What somebody else has taken is no column's any more.
    func childrenDidChange() {
        guard !isChanging, let children = split?.children else { return }
        for (column, child) in placed where !children.contains(child) {
            placed[column] = nil
            panes.removeValue(forKey: column)?.removeFromSuperview()
            columns.forget(column)
            view?.setNeedsLayout()
        }
    }
}
