import Foundation

/// What a navigation bar shows for one item: the way back and the item's buttons at the sides, its title in the middle or large below
/// them, and its prompt above.
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
    private var leading: [UIBarButtonItem] = []
    /// From the trailing edge on.
    private var trailing: [UIBarButtonItem] = []
    private var title: UIView?
    private let label = UILabel()
    private let largeTitle = UILabel()
    private let prompt = UILabel()
    /// Cuts off what is left of the search bar where it gives way to content.
    private let searchArea = UIView()
    /// The views that are not seen while the search bar stands alone.
    private var faded: [UIView] = []
    private var rows = NavigationBarRows()
    private var look = UINavigationBarAppearance()
    private var itemViews = BarItemViews()

    private var needsUpdate = false

    // In points.
    private static let spacing: CGFloat = 8
    /// Between two buttons at a side.
    private static let gap: CGFloat = 16
    private static let promptMargin: CGFloat = 8
    private static let largeTitleMargin: CGFloat = 8
    /// The greatest width of a search bar beside the buttons, in points.
    private static let inlineSearchWidth: CGFloat = 260
    /// The greatest width of a search bar beside the buttons that has a button itself, in points.
    private static let inlineSearchWidthWithButton: CGFloat = 360
    private static let font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    private static let largeFont = UIFont.systemFont(ofSize: 34, weight: .bold)
    private static let shortBackTitle = "Back"

    init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: UIAction) {
        self.item = item
        self.previous = previous
        self.goBack = goBack
        super.init(frame: .zero)
        // The bar says what the margins are: this moves in it, and what lies in it must not stay where it is meanwhile.
        insetsLayoutMarginsFromSafeArea = false
        label.textAlignment = .center
        label.accessibilityTraits = .header
        largeTitle.accessibilityTraits = .header
        prompt.font = .systemFont(ofSize: 13)
        prompt.textAlignment = .center
        searchArea.clipsToBounds = true
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
        // The bar that it leaves meanwhile has other things to say.
        rows = item.bar?.rows ?? rows
        look = item.bar?.appearance(showing: item) ?? look
        let items = [item.leftBarButtonItems, item.rightBarButtonItems].map { items in
            // The title takes what is left, so there is nothing to share.
            (items ?? []).filter { !$0.isHidden && $0.space != .flexible }
        }
        let added = [item.bar?.containerItem].compactMap(\.self).filter { !$0.isHidden && !items[0].contains($0) }
        leading = added + items[0]
        trailing = items[1]
        itemViews.show(leading + trailing) { look.appearance(of: $0) }
        back = previous.flatMap { item.allowsBackButton ? showBack(to: $0) : nil }
        title =
            item.titleView
            ?? (rows.showsLargeTitle ? nil : showTitle(in: label, font: Self.font, look.titleTextAttributes))
        let large =
            rows.showsLargeTitle
            ? showTitle(in: largeTitle, font: Self.largeFont, look.largeTitleTextAttributes) : nil
        let others = [large, rows.hasPrompt ? showPrompt() : nil, showSearch()]
        let views = ([back?.view, title] + (leading + trailing).map { itemViews[$0] } + others).compactMap(\.self)
        for view in subviews where !views.contains(view) { view.removeFromSuperview() }
        for view in views where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    /// Moves the views to other places, because what is below the bar was scrolled.
    func follow(_ rows: NavigationBarRows) {
        self.rows = rows
        setNeedsLayout()
    }

    /// Puts the item's search bar into its area.
    ///
    /// - Returns: The area; nil where the item has no search bar.
    private func showSearch() -> UIView? {
        guard let bar = item.searchController?.searchBar else { return nil }
        if bar.superview !== searchArea {
            for view in searchArea.subviews { view.removeFromSuperview() }
            searchArea.addSubview(bar)
        }
        return searchArea
    }

    /// Hides the views above the search bar while it stands alone, and shows them again afterwards. An app's own view is seen again when it
    /// leaves the bar.
    private func fade() {
        let stays = superview != nil && rows.isSearching
        let views = stays ? subviews.filter { $0 !== searchArea && $0 !== largeTitle } : []
        for view in faded where !views.contains(view) { view.alpha = 1 }
        for view in views where !faded.contains(view) { view.alpha = 0 }
        faded = views
    }

    override func didMoveToSuperview() {
        super.didMoveToSuperview()
        fade()
    }

    /// Moves what tells where the user is, which goes along with the pages. The buttons stay in their places and fade, as in UIKit.
    ///
    /// - Parameter distance: In points, to the right.
    func moveTitles(by distance: CGFloat) {
        for view in [title, largeTitle, prompt, back?.view, searchArea] { view?.center.x += distance }
    }

    private func showBack(to previous: UINavigationItem) -> BarButton {
        let own = previous.backBarButtonItem
        let title = own?.title ?? previous.backButtonTitle ?? previous.title ?? Self.shortBackTitle
        let button = back ?? BarButton(leadsBack: true)
        button.show(
            own, title: title, image: own?.image ?? BackArrow.image, name: title.isEmpty ? Self.shortBackTitle : title,
            appearance: look.backButtonAppearance.over(look.buttonAppearance), action: goBack)
        // Measured here: a button whose title is tried out during layout would ask for layout each time.
        let widths = [title, Self.shortBackTitle, ""].map { (text: $0, width: button.width(with: $0)) }
        // What is no shorter does not help.
        backTitles = widths.prefix(1) + widths.dropFirst().filter { $0.width < widths[0].width }
        return button
    }

    private func showTitle(
        in label: UILabel, font: UIFont, _ attributes: [NSAttributedString.Key: Any]
    ) -> UIView? {
        guard let text = item.title, !text.isEmpty else { return nil }
        let look = BarTextLook(attributes)
        label.text = text
        label.font = look.font ?? font
        label.textColor = look.color ?? .label
        return label
    }

    private func showPrompt() -> UIView {
        prompt.text = item.prompt
        prompt.textColor = BarTextLook(look.titleTextAttributes).color ?? .label
        return prompt
    }

    // MARK: Layout

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    override func layoutSubviews() {
        if needsUpdate { update() }
        super.layoutSubviews()
        fade()
        let margins = directionalLayoutMargins
        let row = rows.buttons
        var start = margins.leading
        var end = bounds.width - margins.trailing
        for (index, item) in trailing.enumerated() {
            let width = width(of: item, in: end - start)
            itemViews[item]?.placeInBar(from: end - width, width: width, row: row)
            end = max(start, end - width - gap(after: index, in: trailing))
        }
        if rows.hasInlineSearch { end = layOutInlineSearch(from: start, to: end) }
        let wanted = title.map { $0.sizeThatFits(bounds.size).width } ?? 0
        if let back {
            let width = chooseBackTitle(of: back, beside: wanted, in: end - start)
            back.view.placeInBar(from: start, width: width, row: row)
            start = min(end, start + width + Self.spacing)
        }
        for (index, item) in leading.enumerated() {
            let width = width(of: item, in: end - start)
            itemViews[item]?.placeInBar(from: start, width: width, row: row)
            start = min(end, start + width + gap(after: index, in: leading))
        }
        layOutLines(beside: margins)
        guard let title else { return }
        let width = max(0, min(wanted, end - start))
        let middle = (bounds.width - width) / 2
        title.placeInBar(from: max(start, min(middle, end - width)), width: width, row: row)
    }

    /// What has a row of its own.
    private func layOutLines(beside margins: NSDirectionalEdgeInsets) {
        let width = max(0, bounds.width - margins.leading - margins.trailing)
        if prompt.superview === self {
            prompt.placeInBar(from: margins.leading, width: width, row: min(Self.promptMargin, rows.top)..<rows.top)
        }
        if largeTitle.superview === self {
            // The large title goes up below the buttons, and has faded before it reaches them.
            let top = rows.top + UINavigationBar.height + rows.largeTitle - NavigationBarRows.largeTitleHeight
            largeTitle.placeInBar(
                from: margins.leading, width: width,
                row: top..<(top + NavigationBarRows.largeTitleHeight - Self.largeTitleMargin))
            largeTitle.alpha = rows.largeTitleAlpha
        }
        layOutSearch(beside: margins)
    }

    /// Places the search bar beside the buttons at the trailing side.
    ///
    /// - Returns: The end of the room that is left, in points from the leading edge.
    private func layOutInlineSearch(from start: CGFloat, to end: CGFloat) -> CGFloat {
        guard let bar = searchArea.subviews.first as? UISearchBar else { return end }
        let most = bar.showsCancelButton ? Self.inlineSearchWidthWithButton : Self.inlineSearchWidth
        let width = max(0, min(most, (end - start) / 2))
        searchArea.alpha = 1
        searchArea.frame = mirroredIfNeeded(
            CGRect(x: end - width, y: rows.buttons.lowerBound, width: width, height: UINavigationBar.height))
        bar.sideMargins = .zero
        let field = bar.rows.field
        bar.frame = CGRect(
            x: 0, y: ((UINavigationBar.height - field.lowerBound - field.upperBound) / 2).rounded(), width: width,
            height: bar.rows.height)
        return max(start, end - width - Self.gap)
    }

    /// Places the search bar at the lower edge, where it keeps its own height.
    private func layOutSearch(beside margins: NSDirectionalEdgeInsets) {
        guard !rows.hasInlineSearch, searchArea.superview === self, let bar = searchArea.subviews.first as? UISearchBar
        else { return }
        let height = rows.searchHeight
        searchArea.frame = CGRect(x: 0, y: rows.height - height, width: bounds.width, height: height)
        searchArea.alpha = rows.search > 0 ? height / rows.search : 0
        bar.sideMargins = margins
        bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: rows.search)
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

    /// - Parameter room: What is left, in points.
    private func width(of item: UIBarButtonItem, in room: CGFloat) -> CGFloat {
        let wanted = itemViews[item]?.widthInBar(bounds.size, showing: item) ?? (item.space == .fixed ? item.width : 0)
        return max(0, min(wanted, room))
    }

    /// A space stands in place of the usual gap.
    private func gap(after index: Int, in side: [UIBarButtonItem]) -> CGFloat {
        let isBesideSpace = side[index...].prefix(2).contains { $0.space != nil }
        return isBesideSpace ? 0 : Self.gap
    }
}
