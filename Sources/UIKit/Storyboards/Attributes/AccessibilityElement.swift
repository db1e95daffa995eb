import StoryboardFormat

/// What Interface Builder writes about a view for assistive programs and tests.
@MainActor enum AccessibilityElement {
    static func apply(_ element: InterfaceElement, to view: UIView, _ source: InterfaceSource) {
        if let identifier = element["identifier"] { view.accessibilityIdentifier = identifier }
        if let label = source.text("label", property: "accessibilityLabel", of: element) {
            view.accessibilityLabel = label
        }
        if let hint = source.text("hint", property: "accessibilityHint", of: element) { view.accessibilityHint = hint }
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
