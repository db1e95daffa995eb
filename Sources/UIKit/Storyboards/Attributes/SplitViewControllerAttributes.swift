/// The attributes that Interface Builder writes of split view controllers. The style of such a controller is known before they are read.
@MainActor enum SplitViewControllerAttributes {
    static let table = AttributeTable(UISplitViewController.self) { table in
        table.choice("preferredDisplayMode", displayModes) { $0.preferredDisplayMode = $1 }
        table.choice("behavior", behaviors) { $0.preferredSplitBehavior = $1 }
        table.flag("presentsWithGesture") { $0.presentsWithGesture = $1 }
        table.number("minimumPrimaryColumnWidth") { $0.minimumPrimaryColumnWidth = $1 }
        table.number("maximumPrimaryColumnWidth") { $0.maximumPrimaryColumnWidth = $1 }
        table.number("preferredPrimaryColumnWidthFraction") { $0.preferredPrimaryColumnWidthFraction = $1 }
        table.skip("nil", "style", "allowDoubleColumnStyle")
    }

    /// The style of a split view controller that is made of an element. A file with a third column has a style of columns, and one that
    /// allows two columns says so.
    static func style(_ coder: NSCoder) -> UISplitViewController.Style {
        guard let coder = coder as? InterfaceCoder else { return .unspecified }
        let relations = coder.element.members(of: "connections").compactMap { $0["relationship"] }
        if relations.contains("supplementaryViewController") || coder.element["style"] == "tripleColumn" {
            return .tripleColumn
        }
        let isDouble = coder.element.isSet("allowDoubleColumnStyle") || coder.element["style"] == "doubleColumn"
        return isDouble ? .doubleColumn : .unspecified
    }

    private static let displayModes: [String: UISplitViewController.DisplayMode] = [
        "automatic": .automatic, "primaryHidden": .secondaryOnly, "secondaryOnly": .secondaryOnly,
        "allVisible": .oneBesideSecondary, "beside": .oneBesideSecondary, "oneBesideSecondary": .oneBesideSecondary,
        "primaryOverlay": .oneOverSecondary, "over": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
        "twoBeside": .twoBesideSecondary, "twoBesideSecondary": .twoBesideSecondary, "twoOver": .twoOverSecondary,
        "twoOverSecondary": .twoOverSecondary, "twoDisplace": .twoDisplaceSecondary,
        "twoDisplaceSecondary": .twoDisplaceSecondary,
    ]

    private static let behaviors: [String: UISplitViewController.SplitBehavior] = [
        "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
    ]
}
