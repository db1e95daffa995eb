import StoryboardFormat

/// The attributes that Interface Builder writes about a view for assistive programs and tests.
@MainActor enum AccessibilityElement {
    /// - Parameter id: The view's, which translations use.
    static func apply(_ element: InterfaceElement, to view: UIView, id: String?, _ source: InterfaceSource) {
        if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
        if let label = source.translated(id, "accessibilityLabel") ?? element["label"] {
            view.accessibilityLabel = label
        }
        if let hint = source.translated(id, "accessibilityHint") ?? element["hint"] { view.accessibilityHint = hint }
        for child in element.children {
            switch (child.name, child.key) {
            case ("bool", "isElement"): view.isAccessibilityElement = child.isSet("value")
            case ("accessibilityTraits", _):
                view.accessibilityTraits = traits.reduce(into: []) { if child.isSet($1.0) { $0.insert($1.1) } }
            default: source.reportUnknown(child, "element in accessibility", child.name)
            }
        }
    }

    private static let traits: [(String, UIAccessibilityTraits)] = [
        ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
        ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
        ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("updatesFrequently", .updatesFrequently),
        ("searchField", .searchField), ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
        ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
        ("header", .header),
    ]
}
