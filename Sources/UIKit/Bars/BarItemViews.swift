/// The views by which a bar shows its items: a button for each, or the app's own view.
@MainActor struct BarItemViews {
    private var buttons: [UIBarButtonItem: BarButton] = [:]

    /// Makes a button for each item that needs one. An item that stays keeps its button, and with it the focus.
    ///
    /// - Parameter appearance: How the bar has an item look.
    /// - Returns: The buttons of items that the bar has no more.
    @discardableResult mutating func show(
        _ items: some Sequence<UIBarButtonItem>, appearance: (UIBarButtonItem) -> UIBarButtonItemAppearance
    ) -> [UIView] {
        let old = buttons
        buttons = [:]
        for item in items where item.customView == nil && item.space == nil {
            let button = old[item] ?? BarButton()
            buttons[item] = button
            item.buttonInBar = button.view
            button.show(
                item, title: item.image == nil ? item.title : nil, image: item.image, name: item.title,
                appearance: appearance(item))
        }
        return old.filter { buttons[$0.key] == nil }.map(\.value.view)
    }

    /// Nil for a space.
    subscript(_ item: UIBarButtonItem) -> UIView? {
        item.space == nil ? item.customView ?? buttons[item]?.view : nil
    }
}
