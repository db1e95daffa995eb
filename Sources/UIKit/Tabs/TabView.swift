/// A tab bar controller's view: what is selected, and the bar below it.
@MainActor final class TabView: UIView {
    /// Where the selected controller's view is.
    let content = BarContentView()
    private let bar: UITabBar
    /// Whether what is shown wants the bar's room.
    var isBarAway: () -> Bool = { false }
    /// Called before what is shown gets another size.
    var sizeWillChange: () -> Void = {}

    init(frame: CGRect, bar: UITabBar) {
        self.bar = bar
        super.init(frame: frame)
        content.frame = bounds
        content.measure = { [weak self] in self?.measure() }
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
        if content.frame.size != bounds.size { sizeWillChange() }
        let isAway = isBarAway()
        let height = height
        bar.frame = CGRect(
            x: 0, y: bounds.height - (isAway ? 0 : height), width: bounds.width, height: height)
        bar.alpha = isAway ? 0 : 1
        content.layOut(in: bounds)
    }

    /// Of the bar, with what the system covers below it.
    private var height: CGFloat {
        UITabBar.height + safeAreaInsets.bottom
    }

    private func measure() -> BarInsets {
        var room = BarInsets(around: viewController, covered: safeAreaInsets)
        if !isBarAway(), !bar.isHiddenByApp {
            room.covered.bottom = height
            room.add(at: .bottom, isTranslucent: bar.isTranslucent)
        }
        return room
    }
}
