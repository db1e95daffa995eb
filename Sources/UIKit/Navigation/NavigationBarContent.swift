import Foundation

/// What a navigation bar shows for one item: the way back and the item's buttons at the sides, its title in the middle.
@MainActor final class NavigationBarContent: UIView {
    private let item: UINavigationItem
    /// The one that the button leads back to; nil where there is none.
    private let previous: UINavigationItem?
    /// What the button does, unless the previous item says something else.
    private let goBack: UIAction

    private var back: BarButton?
    /// The titles that it may have, the best first, and how wide it is with each, in points: an empty one leaves its arrow alone.
    private var backTitles: [(text: String, width: CGFloat)] = []
    /// From the leading edge on.
    private var leading: [UIView] = []
    /// From the trailing edge on.
    private var trailing: [UIView] = []
    private var title: UIView?
    private let label = UILabel()
    /// Of the items that have one.
    private var buttons: [UIBarButtonItem: BarButton] = [:]

    private var needsUpdate = false

    private static let spacing: CGFloat = 8
    private static let shortBackTitle = "Back"

    init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: UIAction) {
        self.item = item
        self.previous = previous
        self.goBack = goBack
        super.init(frame: .zero)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.accessibilityTraits = .header
        update()
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Whether it shows just this.
    func shows(_ item: UINavigationItem?, previous: UINavigationItem?) -> Bool {
        self.item === item && self.previous === previous
    }

    /// Shows what the items say, before the next layout: whoever changes much of them pays for it once.
    func setNeedsUpdate() {
        needsUpdate = true
        setNeedsLayout()
    }

    /// A button whose item stays stays too.
    private func update() {
        needsUpdate = false
        let items = [item.leftBarButtonItems, item.rightBarButtonItems].map { ($0 ?? []).filter { !$0.isHidden } }
        let old = buttons
        buttons = [:]
        let added = [item.bar?.containerItem].compactMap(\.self).filter { !$0.isHidden && !items[0].contains($0) }
        leading = (added + items[0]).map { view(of: $0, old) }
        trailing = items[1].map { view(of: $0, old) }
        let hasBack = !item.hidesBackButton && (items[0].isEmpty || item.leftItemsSupplementBackButton)
        back = previous.flatMap { hasBack ? showBack(to: $0) : nil }
        title = item.titleView ?? showTitle()
        let views = [back?.view, title].compactMap(\.self) + leading + trailing
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    private func view(of item: UIBarButtonItem, _ old: [UIBarButtonItem: BarButton]) -> UIView {
        if let view = item.customView { return view }
        let button = old[item] ?? BarButton()
        buttons[item] = button
        button.show(item, title: item.image == nil ? item.title : nil, image: item.image, name: item.title)
        return button.view
    }

    private func showBack(to previous: UINavigationItem) -> BarButton {
        let own = previous.backBarButtonItem
        let title = own?.title ?? previous.backButtonTitle ?? previous.title ?? Self.shortBackTitle
        let button = back ?? BarButton()
        button.show(
            own, title: title, image: own?.image ?? BackArrow.image, name: title.isEmpty ? Self.shortBackTitle : title,
            action: goBack)
        // Measured here: a button whose title is tried out during layout would ask for layout each time.
        let widths = [title, Self.shortBackTitle, ""].map { (text: $0, width: button.width(with: $0)) }
        // What is no shorter does not help.
        backTitles = widths.prefix(1) + widths.dropFirst().filter { $0.width < widths[0].width }
        return button
    }

    private func showTitle() -> UIView? {
        guard let text = item.title, !text.isEmpty else { return nil }
        label.text = text
        return label
    }

    // MARK: Layout

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    override func layoutSubviews() {
        if needsUpdate { update() }
        super.layoutSubviews()
        let margins = directionalLayoutMargins
        var start = margins.leading
        var end = bounds.width - margins.trailing
        for view in trailing {
            let width = fit(view, into: end - start)
            place(view, from: end - width, width)
            end = max(start, end - width - Self.spacing)
        }
        let wanted = title.map { $0.sizeThatFits(bounds.size).width } ?? 0
        if let back {
            let width = chooseBackTitle(of: back, beside: wanted, in: end - start)
            place(back.view, from: start, width)
            start = min(end, start + width + Self.spacing)
        }
        for view in leading {
            let width = fit(view, into: end - start)
            place(view, from: start, width)
            start = min(end, start + width + Self.spacing)
        }
        guard let title else { return }
        let width = max(0, min(wanted, end - start))
        let middle = (bounds.width - width) / 2
        place(title, from: max(start, min(middle, end - width)), width)
    }

    /// The longest that leaves the item's own title its room.
    ///
    /// - Returns: The button's width then.
    private func chooseBackTitle(of back: BarButton, beside title: CGFloat, in room: CGFloat) -> CGFloat {
        guard let best = backTitles.first(where: { $0.width + Self.spacing + title <= room }) ?? backTitles.last else {
            return 0
        }
        back.title = best.text
        return min(best.width, max(0, room))
    }

    private func fit(_ view: UIView, into room: CGFloat) -> CGFloat {
        let wanted = view is UIButton ? view.sizeThatFits(bounds.size).width : view.fittingSize.width
        return max(0, min(wanted.rounded(.up), room))
    }

    /// - Parameter start: From the leading edge.
    private func place(_ view: UIView, from start: CGFloat, _ width: CGFloat) {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isMirrored ? bounds.width - start - width : start
        // What is the app's own keeps its height; what is ours can be hit from the bar's top to its bottom.
        let height = view is UIButton || view is UILabel ? bounds.height : min(view.fittingSize.height, bounds.height)
        view.frame = CGRect(x: x, y: ((bounds.height - height) / 2).rounded(), width: width, height: height)
    }
}

extension UIView {
    /// As large as it is, where it says nothing better of itself.
    fileprivate var fittingSize: CGSize {
        let size = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
        return size.width > 0 && size.height > 0 ? size : bounds.size
    }
}
