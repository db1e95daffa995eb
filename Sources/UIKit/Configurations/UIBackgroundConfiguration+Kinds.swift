/// The standard backgrounds of lists.
extension UIBackgroundConfiguration {
    // MARK: Backgrounds of whatever list they are in

    /// The background of a cell of a plain list, until it is updated for a state whose traits name another list.
    public static func listCell() -> UIBackgroundConfiguration { standard(.cell, in: .plain, followsList: true) }
    /// The background of a header of a plain list, until it is updated for a state whose traits name another list.
    public static func listHeader() -> UIBackgroundConfiguration { standard(.header, in: .plain, followsList: true) }
    /// The background of a footer of a plain list, until it is updated for a state whose traits name another list.
    public static func listFooter() -> UIBackgroundConfiguration { standard(.footer, in: .plain, followsList: true) }

    // MARK: Backgrounds of one kind of list

    public static func listPlainCell() -> UIBackgroundConfiguration { standard(.cell, in: .plain) }
    public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { standard(.header, in: .plain) }
    public static func listGroupedCell() -> UIBackgroundConfiguration { standard(.cell, in: .grouped) }
    public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { standard(.header, in: .grouped) }
    public static func listSidebarHeader() -> UIBackgroundConfiguration { standard(.header, in: .sidebar) }
    public static func listSidebarCell() -> UIBackgroundConfiguration { standard(.cell, in: .sidebar) }
    /// The background of a cell of a list beside a sidebar.
    public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration {
        standard(.cell, in: .sidebarPlain)
    }

    /// A copy with the colour for the state. One made by `listCell()`, `listHeader()` or `listFooter()` gets the look that
    /// these have in the list that the state's traits name, too. What was set stays.
    public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
        guard var list else { return self }
        var updated = self
        let old = list
        list.fit(to: state.traitCollection.listEnvironment)
        if cornerRadius == old.cornerRadius { updated.cornerRadius = list.cornerRadius }
        if backgroundInsets == old.insets { updated.backgroundInsets = list.insets }
        updated.list = list
        updated.listColor = list.color(ConfigurationFlags(state))
        return updated
    }

    private static func standard(
        _ part: ListBackground.Part, in environment: UIListEnvironment, followsList: Bool = false
    ) -> UIBackgroundConfiguration {
        let list = ListBackground(part: part, followsList: followsList, environment: environment)
        var background = UIBackgroundConfiguration()
        background.list = list
        background.listColor = list.color(ConfigurationFlags())
        background.cornerRadius = list.cornerRadius
        background.backgroundInsets = list.insets
        return background
    }
}

extension UIBackgroundConfiguration: Hashable {
    /// The transformers do not count, because functions have no hash.
    nonisolated public func hash(into hasher: inout Hasher) {
        hasher.combine(customView)
        hasher.combine(cornerRadius)
        hasher.combine(backgroundInsets)
        hasher.combine(strokeColor)
        hasher.combine(strokeWidth)
        hasher.combine(strokeOutset)
        hasher.combine(image)
        hasher.combine(list)
        hasher.combine(listColor)
    }
}
