import QuartzCore

/// The columns of a split view as they are shown, and how they move.
///
/// What the app has given is in `columns`; of it the stage makes children, not before the split view is shown itself. Where a column's
/// controller lives makes no difference: nothing here waits for one.
@MainActor final class SplitLayoutController {
    typealias Column = UISplitViewController.Column
    typealias DisplayMode = UISplitViewController.DisplayMode

    weak var split: UISplitViewController?
    var columns: SplitColumns {
        didSet { split?.containersDidChange() }
    }

    var preferences: SplitPreferences {
        didSet { if preferences != oldValue { forgetChoice() } }
    }
    var widths: [Column: SplitColumnWidth] = [:] {
        didSet { if widths != oldValue { rearrange() } }
    }
    var primaryEdge = UISplitViewController.PrimaryEdge.leading {
        didSet { if primaryEdge != oldValue { rearrange() } }
    }

    var mode = DisplayMode.secondaryOnly {
        didSet { if mode != oldValue { split?.containersDidChange() } }
    }

    /// The only column that is shown where there is no room for several; nil: there is.
    var collapsed: Column? {
        didSet {
            guard collapsed != oldValue else { return }
            split?.containersDidChange()
            split?.setNeedsStatusBarAppearanceUpdate()
        }
    }

    /// What is on the stack of the primary column meanwhile.
    var loans: [Column: CollapsedColumn] = [:]

    var placed: [Column: UIViewController] = [:]
    var panes: [Column: SplitColumnView] = [:]
    /// How many columns the user wants to see beside the secondary one, in a view that is wide, or is not.
    var choice: (columns: Int, isWide: Bool)?
    /// The size class that the split view has been told to expect.
    var expected: UIUserInterfaceSizeClass?
    var transition: TransitionCoordinator?
    /// How many changes of the mode go on.
    var moves = 0
    var isInstalled = false
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

    /// What the app and the user want to see in a view of this size.
    func wantedMode(in size: CGSize) -> DisplayMode {
        if let choice, choice.isWide == SplitPreferences.isWide(size) {
            return preferences.mode(columns: choice.columns, in: size)
        }
        let others = columns.all.dropLast().map { width(of: $0, in: size.width) }.reduce(0, +)
        return preferences.mode(in: size, others: others)
    }

    func shows(_ column: Column) -> Bool {
        guard let collapsed else { return arrangement(mode, in: view?.bounds.size ?? .zero).shows(column) }
        return column == collapsed
    }

    func size(of child: UIViewController, in size: CGSize) -> CGSize? {
        guard let column = placed.first(where: { $0.value === child })?.key else { return nil }
        let isOne = expected.map { $0 == .compact } ?? (collapsed != nil)
        return isOne ? size : arrangement(wantedMode(in: size), in: size).frame(of: column).size
    }

    // MARK: Children

    /// The split view is about to be shown.
    func willAppear() {
        guard !isInstalled else { return adapt() }
        isInstalled = true
        if isCompact {
            collapse()
        } else {
            setMode(wantedMode(in: view?.bounds.size ?? .zero))
            install()
        }
        split?.displayModeDidChange()
    }

    /// Makes children of what the app has given, and shows those that the mode shows.
    func install() {
        // Columns of stacks come one after the other, two children together, as UIKit has it.
        let groups = columns.style == .unspecified ? [columns.present] : columns.present.map { [$0] }
        for group in groups {
            for column in group { put(columns.child(for: column), in: column) }
            for column in group where shows(column) { place(column) }
        }
        view?.setNeedsLayout()
    }

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
        let isNarrow = collapsed == nil && column != .secondary
        split.overrideTraits(of: child, by: isNarrow ? UITraitCollection(horizontalSizeClass: .compact) : nil)
        let pane = panes[column] ?? SplitColumnView { [weak self] in self?.choose(columns: 0) }
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
        guard isShown, let collapsed, let pane = panes[collapsed] else { return }
        pane.frame = frame
        layOut(pane)
    }

    private func order(of pane: UIView) -> Int {
        let column = panes.first { $0.value === pane }?.key
        return column.map { [.compact: 0, .secondary: 0, .supplementary: 1, .primary: 2][$0] ?? 0 } ?? 0
    }

    func frame(of column: Column) -> CGRect {
        guard let view else { return .zero }
        return collapsed != nil ? view.bounds : arrangement(mode, in: view.bounds.size).frame(of: column)
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
