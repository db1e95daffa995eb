import Foundation

/// What a navigation bar shows for one item: the way back and the item's buttons at the sides, its title in the middle.
@MainActor final class NavigationBarContent: UIView {
    /// The button that leads back.
    private let back: UIButton?
    /// The titles that it may have, the best first, and how wide it is with each, in points: an empty one leaves its arrow alone.
    private let backTitles: [(text: String, width: CGFloat)]
    /// From the leading edge on.
    private let leading: [UIView]
    /// From the trailing edge on.
    private let trailing: [UIView]
    private let title: UIView?

    private static let spacing: CGFloat = 8
    private static let shortBackTitle = "Back"

    /// - Parameters:
    ///   - previous: The item that the button leads back to; nil where there is none.
    ///   - goBack: What it does, unless the previous item says something else.
    init(_ item: UINavigationItem, previous: UINavigationItem?, goBack: UIAction) {
        let ownLeading = (item.leftBarButtonItems ?? []).filter { !$0.isHidden }
        let hasBack = !item.hidesBackButton && (ownLeading.isEmpty || item.leftItemsSupplementBackButton)
        back = previous.flatMap { hasBack ? Self.makeBack(to: $0, goBack) : nil }
        backTitles = back.map(Self.titles) ?? []
        leading = ownLeading.map(Self.makeView)
        trailing = (item.rightBarButtonItems ?? []).filter { !$0.isHidden }.map(Self.makeView)
        title = item.titleView ?? Self.makeTitle(item.title)
        super.init(frame: .zero)
        for view in [back, title].compactMap(\.self) + leading + trailing { addSubview(view) }
    }

    required init?(coder: NSCoder) {
        nil
    }

    // MARK: Making views

    private static func makeBack(to item: UINavigationItem, _ goBack: UIAction) -> UIButton {
        let own = item.backBarButtonItem
        let name = own?.title ?? item.backButtonTitle ?? item.title ?? shortBackTitle
        let button = UIButton(configuration: .plain(), primaryAction: own?.primaryAction ?? goBack)
        button.configuration = look(of: own, title: name, image: own?.image ?? BackArrow.image)
        button.accessibilityLabel = own?.accessibilityLabel ?? (name.isEmpty ? shortBackTitle : name)
        button.accessibilityIdentifier = own?.accessibilityIdentifier
        button.isEnabled = own?.isEnabled ?? true
        return button
    }

    /// Measured once: a button whose title is tried out during layout would ask for layout each time.
    private static func titles(of back: UIButton) -> [(String, CGFloat)] {
        let name = back.configuration?.title ?? ""
        let titles = [name, shortBackTitle, ""].map { title in
            back.configuration?.title = title
            return (title, back.sizeThatFits(.zero).width.rounded(.up))
        }
        back.configuration?.title = name
        // What is no shorter does not help.
        return titles.enumerated().filter { index, entry in index == 0 || entry.1 < titles[0].1 }.map(\.element)
    }

    private static func makeView(of item: UIBarButtonItem) -> UIView {
        if let view = item.customView { return view }
        let button = UIButton(configuration: .plain(), primaryAction: item.primaryAction)
        button.configuration = look(of: item, title: item.image == nil ? item.title : nil, image: item.image)
        button.accessibilityLabel = item.accessibilityLabel ?? item.title
        button.accessibilityIdentifier = item.accessibilityIdentifier
        button.isEnabled = item.isEnabled
        if let color = item.tintColor { button.tintColor = color }
        return button
    }

    private static func look(of item: UIBarButtonItem?, title: String?, image: UIImage?) -> UIButton.Configuration {
        let font = UIFont.systemFont(ofSize: 17, weight: item?.style == .done ? .semibold : .regular)
        var look = UIButton.Configuration.plain()
        look.title = title
        look.image = image
        look.imagePadding = 5
        look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { attributes in
            var attributes = attributes
            attributes.font = font
            return attributes
        }
        return look
    }

    private static func makeTitle(_ text: String?) -> UIView? {
        guard let text, !text.isEmpty else { return nil }
        let label = UILabel()
        label.text = text
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.textAlignment = .center
        label.accessibilityTraits = .header
        return label
    }

    // MARK: Layout

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        if previous?.layoutDirection != traitCollection.layoutDirection { setNeedsLayout() }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margins = directionalLayoutMargins
        var start = margins.leading
        var end = bounds.width - margins.trailing
        for view in trailing {
            let width = fit(view, into: end - start)
            place(view, from: end - width, width)
            end -= width + Self.spacing
        }
        let wanted = title.map { $0.sizeThatFits(bounds.size).width } ?? 0
        if let back {
            let width = chooseBackTitle(of: back, beside: wanted, in: end - start)
            place(back, from: start, width)
            start += width + Self.spacing
        }
        for view in leading {
            let width = fit(view, into: end - start)
            place(view, from: start, width)
            start += width + Self.spacing
        }
        guard let title else { return }
        let width = max(0, min(wanted, end - start))
        let middle = (bounds.width - width) / 2
        place(title, from: max(start, min(middle, end - width)), width)
    }

    /// The longest that leaves the item's own title its room.
    ///
    /// - Returns: The button's width then.
    private func chooseBackTitle(of back: UIButton, beside title: CGFloat, in room: CGFloat) -> CGFloat {
        guard let best = backTitles.first(where: { $0.width + Self.spacing + title <= room }) ?? backTitles.last else {
            return 0
        }
        if back.configuration?.title != best.text { back.configuration?.title = best.text }
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
