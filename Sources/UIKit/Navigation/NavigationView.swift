/// A navigation controller's view: what the stack shows, and the bar above it.
@MainActor final class NavigationView: UIView {
    /// Where the controllers' views are. It fills the view, so what is shown reaches below the bar, which its safe area tells.
    let content = UIView()
    private let bar: UINavigationBar
    var isBarHidden: () -> Bool = { false }
    /// Called before what is shown gets another size.
    var sizeWillChange: () -> Void = {}

    init(frame: CGRect, bar: UINavigationBar) {
        self.bar = bar
        super.init(frame: frame)
        content.frame = bounds
        // What slides in comes from outside.
        content.clipsToBounds = true
        addSubview(content)
        addSubview(bar)
    }

    required init?(coder: NSCoder) {
        nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        if content.frame.size != bounds.size { sizeWillChange() }
        content.frame = bounds
        let height = UINavigationBar.height
        let top = isBarHidden() ? -height : safeAreaInsets.top
        bar.overhang = safeAreaInsets.top
        bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
        bar.alpha = isBarHidden() ? 0 : 1
        var insets = safeAreaInsets
        insets.top = max(safeAreaInsets.top, top + height)
        content.setSafeAreaInsetsOfSubviews(insets)
        for view in content.subviews where view.frame.size != bounds.size { view.frame = bounds }
    }
}
