/// A navigation controller's view: what the stack shows, the bar above it, and the toolbar below.
@MainActor final class NavigationView: UIView {
    /// Where the controllers' views are.
    let content = BarContentView()
    private let bar: UINavigationBar
    private let toolbar: UIToolbar
    var isBarHidden: () -> Bool = { false }
    var isToolbarHidden: () -> Bool = { true }
    /// Whether it is not to be seen, hidden or not.
    var isToolbarAway: () -> Bool = { true }
    /// The scroll view that the page on top shows its content in.
    var contentScrollView: () -> UIScrollView? = { nil }
    /// The scroll view to whose content the bar gives way; nil for none.
    private weak var followed: UIScrollView?
    /// Called before what is shown gets another size, but for room that bars around give or take: that may go along with what slides.
    var sizeWillChange: () -> Void = {}
    /// Whether bars around have given or taken room since the last layout.
    var followsBars = false

    init(frame: CGRect, bar: UINavigationBar, toolbar: UIToolbar) {
        self.bar = bar
        self.toolbar = toolbar
        super.init(frame: frame)
        content.frame = bounds
        // What slides in comes from outside.
        content.clipsToBounds = true
        content.measure = { [weak self] in self?.measure() }
        addSubview(content)
        addSubview(bar)
        bar.scrolledDistance = { [weak self] in self?.followContent() ?? 0 }
        bar.rowsDidChange = { [weak self] animated in self?.rowsDidChange(animated: animated) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.frame.size != bounds.size, !followsBars { sizeWillChange() }
        followsBars = false
        contentDidScroll()
        let height = bar.rows.height
        let top = isBarHidden() ? -height : safeAreaInsets.top
        bar.overhang = safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        bar.alpha = isBarHidden() ? 0 : 1
        layOutToolbar()
        content.layOut(in: bounds)
    }

    private func measure() -> BarInsets {
        var room = BarInsets(around: viewController, covered: safeAreaInsets)
        if !isBarHidden() {
            room.covered.top += bar.rows.wholeHeight
            room.add(at: .top, isTranslucent: bar.isTranslucent)
        }
        if !isToolbarAway() {
            room.covered.bottom += UIToolbar.height
            room.add(at: .bottom, isTranslucent: toolbar.isTranslucent)
        }
        return room
    }

    /// What is below the bar moves with its edge.
    private func rowsDidChange(animated: Bool) {
        setNeedsLayout()
        guard animated, UIView.areAnimationsEnabled, window != nil else { return }
        UIView.animate(
            withDuration: UINavigationBar.duration, delay: 0, options: [.curveEaseOut, .beginFromCurrentState]
        ) {
            self.layoutIfNeeded()
        }
    }

    // MARK: The content below the bar

    /// Finds the content that is seen below the bar now.
    ///
    /// - Returns: How far it is scrolled from its beginning, in points.
    private func followContent() -> CGFloat {
        let content = isBarHidden() ? nil : contentScrollView()
        if followed !== content {
            if followed?.barAbove === self { followed?.barAbove = nil }
            if isBarHidden() { followed?.insets.vacated = 0 }
            followed = content
            content?.barAbove = self
        }
        // A page that comes back is put into the window after the bar has begun to change. It will be seen as it was, so the bar is too.
        if let content, content.window == nil { return content.insets.vacated }
        guard let content, content.insets.isBelowBar else { return 0 }
        return content.scrolledDistance
    }

    /// The bar gives way to content that was scrolled, or comes back.
    func contentDidScroll() {
        bar.updateRows(animated: false)
        followed?.insets.vacated = bar.rows.collapse
    }

    /// The heights by which the bar may be shorter when the content comes to rest, in points; nil where nothing of it gives way.
    var collapseStops: [CGFloat]? {
        bar.rows.collapsible > 0 ? bar.rows.collapseStops : nil
    }

    private func layOutToolbar() {
        if !isToolbarHidden() { addToolbar() }
        placeToolbar(isAway: isToolbarAway())
    }

    /// Puts it where it comes from. Most stacks never have one.
    func addToolbar() {
        guard toolbar.superview !== self else { return }
        UIView.performWithoutAnimation {
            placeToolbar(isAway: true)
            insertSubview(toolbar, belowSubview: bar)
            // Not by layoutIfNeeded(), which begins with what is above, and would place the toolbar at once.
            toolbar.layoutSubviews()
        }
    }

    private func placeToolbar(isAway: Bool) {
        let height = UIToolbar.height
        toolbar.overhang = safeAreaInsets.bottom
        toolbar.frame = CGRect(
            x: 0, y: bounds.height - (isAway ? 0 : safeAreaInsets.bottom + height), width: bounds.width, height: height)
        toolbar.alpha = isAway ? 0 : 1
    }
}
