/// The button that shows an item of a bar. It stays while the item changes, and with it the focus and what the user is about to do.
@MainActor final class BarButton {
    let view: UIButton
    /// The action that a tap performs now; nil where it does nothing.
    private var action: UIAction?

    /// - Parameter leadsBack: Whether it is the button of a navigation bar that leads back.
    init(leadsBack: Bool = false) {
        view = UIButton(configuration: .plain())
        view.elementRole = leadsBack ? .backButton : .barButton
        view.addAction(
            UIAction { [weak self] _ in
                guard let self, let action else { return }
                view.sendAction(action)
            }, for: .primaryActionTriggered)
    }

    /// - Parameters:
    ///   - item: How it looks and is called; nil: as buttons do.
    ///   - appearance: How its title looks in each state.
    ///   - action: What a tap does where the item says nothing.
    func show(
        _ item: UIBarButtonItem?, title: String?, image: UIImage?, name: String?,
        appearance: UIBarButtonItemAppearance, action: UIAction? = nil
    ) {
        let font = UIFont.systemFont(ofSize: 17, weight: item?.style == .done ? .semibold : .regular)
        var look = UIButton.Configuration.plain()
        look.title = title
        look.image = image
        look.imagePadding = 5
        // A bar has room for one line.
        look.titleLineBreakMode = .byTruncatingMiddle
        look.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        look.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { [weak view] attributes in
            var attributes = attributes
            // A button asks while it is laid out.
            let title = MainActor.assumeIsolated { appearance.title(in: view?.state ?? .normal) }
            attributes.font = title.font ?? font
            if let color = title.color { attributes.foregroundColor = color }
            return attributes
        }
        view.configuration = look
        view.accessibilityLabel = item?.accessibilityLabel ?? name
        view.accessibilityIdentifier = item?.accessibilityIdentifier
        view.isEnabled = item?.isEnabled ?? true
        view.tintColor = item?.tintColor
        self.action = item?.tapAction ?? action
        view.menuSender = item
        view.showsMenuAsPrimaryAction = item?.menu != nil && self.action == nil
        // Another title is no reason to make what is shown of the menu anew.
        if view.menu !== item?.menu { view.menu = item?.menu }
    }

    /// Nil for an arrow without words.
    var title: String? {
        get { view.configuration?.title }
        set { if newValue != title { view.configuration?.title = newValue } }
    }

    /// Returns how wide the button would be with another title, in points.
    func width(with title: String) -> CGFloat {
        let own = self.title
        defer { self.title = own }
        self.title = title
        return view.sizeThatFits(.zero).width.rounded(.up)
    }
}
