import CoreGraphics
import WireMessages

extension SceneFacts {
    init(wire: Mullion_V1_SceneFacts) throws(Misbehaviour) {
        self.init(
            title: wire.hasTitle ? try within("title", try Title(wire: wire.title)) : nil,
            preferredContentSize: wire.hasPreferredContentSize
                ? try within("preferred_content_size", try CGSize(wire: wire.preferredContentSize)) : nil,
            navigationItem: wire.hasNavigationItem
                ? try within("navigation_item", try NavigationItem(wire: wire.navigationItem)) : nil,
            tabItem: wire.hasTabItem ? try within("tab_item", try TabItem(wire: wire.tabItem)) : nil,
            toolbar: wire.hasToolbar ? try within("toolbar", try Toolbar(wire: wire.toolbar)) : nil,
            preferences: wire.hasPreferences
                ? try within("preferences", try ControllerPreferences(wire: wire.preferences)) : nil,
            textInput: wire.hasTextInput ? try within("text_input", try SceneTextInput(wire: wire.textInput)) : nil)
    }

    var wire: Mullion_V1_SceneFacts {
        let (title, size, item, tab, toolbar, preferences, textInput) = parts
        return .with {
            if let title { $0.title = title.wire }
            if let size { $0.preferredContentSize = size.wire }
            if let item { $0.navigationItem = item.wire }
            if let tab { $0.tabItem = tab.wire }
            if let toolbar { $0.toolbar = toolbar.wire }
            if let preferences { $0.preferences = preferences.wire }
            if let textInput { $0.textInput = textInput.wire }
        }
    }
}

extension SceneFacts.Title {
    /// In bytes of UTF-8.
    private static let longest = 4096

    fileprivate init(wire: Mullion_V1_ControllerTitle) throws(Misbehaviour) {
        self.init(wire.hasText ? try WireNumber.text(wire.text, upTo: Self.longest, "text") : nil)
    }

    fileprivate var wire: Mullion_V1_ControllerTitle {
        .with { if let text { $0.text = WireNumber.text(text, upTo: Self.longest) } }
    }
}
