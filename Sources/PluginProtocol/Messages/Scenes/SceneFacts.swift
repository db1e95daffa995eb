import CoreGraphics

/// What containers in the host go by of a scene's controller. A part that is nil did not change.
package struct SceneFacts: Hashable, Sendable {
    package var title: Title?
    /// In points; a side of 0 means no preference.
    package var preferredContentSize: CGSize?
    /// What is in the bar of a navigation controller. A controller that has never been asked for it has none of its own: its title is
    /// there.
    @Indirect package var navigationItem: NavigationItem?
    /// What is in the bar of a tab bar controller. A controller that has never been asked for it has none of its own either.
    @Indirect package var tabItem: TabItem?
    /// What is in the toolbar of a navigation controller.
    @Indirect package var toolbar: Toolbar?
    /// What it prefers of what a system shows over it, and how it may be turned.
    @Indirect package var preferences: ControllerPreferences?
    /// The text that the user types into in the scene.
    @Indirect package var textInput: SceneTextInput?

    /// Nil where the controller has none.
    package struct Title: Hashable, Sendable {
        package var text: String?

        package init(_ text: String?) {
            self.text = text
        }
    }

    package init(
        title: Title?, preferredContentSize: CGSize?, navigationItem: NavigationItem? = nil, tabItem: TabItem? = nil,
        toolbar: Toolbar? = nil, preferences: ControllerPreferences? = nil, textInput: SceneTextInput? = nil
    ) {
        self.title = title
        self.preferredContentSize = preferredContentSize
        self.navigationItem = navigationItem
        self.tabItem = tabItem
        self.toolbar = toolbar
        self.preferences = preferences
        self.textInput = textInput
    }

    /// Those of a new controller.
    package static let initial = SceneFacts(
        title: Title(nil), preferredContentSize: .zero, toolbar: Toolbar(), preferences: ControllerPreferences(),
        textInput: SceneTextInput())

    package static let unchanged = SceneFacts(title: nil, preferredContentSize: nil)

    /// All of it, for whoever must miss nothing.
    package var parts:
        (
            title: Title?, preferredContentSize: CGSize?, navigationItem: NavigationItem?, tabItem: TabItem?,
            toolbar: Toolbar?, preferences: ControllerPreferences?, textInput: SceneTextInput?
        )
    {
        (title, preferredContentSize, navigationItem, tabItem, toolbar, preferences, textInput)
    }

    /// What of it is different from `old`, both being whole.
    package func changes(since old: SceneFacts) -> SceneFacts {
        SceneFacts(
            title: title == old.title ? nil : title,
            preferredContentSize: preferredContentSize == old.preferredContentSize ? nil : preferredContentSize,
            navigationItem: navigationItem == old.navigationItem ? nil : navigationItem,
            tabItem: tabItem == old.tabItem ? nil : tabItem, toolbar: toolbar == old.toolbar ? nil : toolbar,
            preferences: preferences == old.preferences ? nil : preferences,
            textInput: textInput == old.textInput ? nil : textInput)
    }

    /// As the first ones of a controller: what is not said of it is as it is of a new one.
    package var fromTheStart: SceneFacts {
        let (title, size, item, tab, toolbar, preferences, textInput) = parts
        return SceneFacts(
            title: title ?? Title(nil), preferredContentSize: size ?? .zero, navigationItem: item, tabItem: tab,
            toolbar: toolbar ?? Toolbar(), preferences: preferences ?? ControllerPreferences(),
            textInput: textInput ?? SceneTextInput())
    }

    /// As a trace shows it.
    var description: [String] {
        let (title, size, item, tab, toolbar, preferences, textInput) = parts
        return [
            title.map { "title: " + ($0.text.map(TraceText.quoted) ?? "none") },
            size.map { "prefers: " + TraceText.size($0) },
            item.map { "bar: " + $0.description },
            tab.map { "tab: " + $0.description },
            toolbar.map { "toolbar: " + $0.description },
            preferences.map { "preferences: " + $0.description },
            textInput.map { "text: " + $0.description },
        ].compactMap(\.self)
    }
}
