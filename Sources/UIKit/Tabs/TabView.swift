/// A tab bar controller's view: what is selected, and the bar below it.
@MainActor final class TabView: UIView {
    /// Where the selected controller's view is. It fills the view, so what is shown reaches below the bar, which its safe area tells.
    let content = UIView()
    private let bar: UITabBar
    /// Whether what is shown wants the bar's room.
    var isBarAway: () -> Bool = { false }

    init(frame: CGRect, bar: UITabBar) {
        self.bar = bar
        super.init(frame: frame)
        content.frame = bounds
        addSubview(content)
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// A bar that the app hides leaves its room.
    override func visibilityDidChange(of subview: UIView) {
        super.visibilityDidChange(of: subview)
        if subview === bar { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        content.frame = bounds
        let isAway = isBarAway()
        let height = UITabBar.height + safeAreaInsets.bottom
        bar.frame = CGRect(
            x: 0, y: bounds.height - (isAway ? 0 : height), width: bounds.width, height: height)
        bar.alpha = isAway ? 0 : 1
        var insets = safeAreaInsets
        if !isAway, !bar.isHidden { insets.bottom = height }
        content.setSafeAreaInsetsOfSubviews(insets)
        for view in content.subviews where view.frame.size != bounds.size { view.frame = bounds }
    }
}
