import StoryboardFormat

/// The attributes that Interface Builder writes of the content of a navigation bar.
@MainActor enum NavigationItemAttributes {
    static let table = AttributeTable(UINavigationItem.self) { table in
        table.text("title") { $0.title = $1 }
        table.text("prompt") { $0.prompt = $1 }
        table.text("backButtonTitle") { $0.backButtonTitle = $1 }
        table.flag("hidesBackButton") { $0.hidesBackButton = $1 }
        table.flag("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = $1 }
        table.choice("largeTitleDisplayMode", modes) { $0.largeTitleDisplayMode = $1 }
        table.child("leftBarButtonItem") { $0.leftBarButtonItem = $2.archive.barButtonItem($1) }
        table.child("rightBarButtonItem") { $0.rightBarButtonItem = $2.archive.barButtonItem($1) }
        table.child("backBarButtonItem") { $0.backBarButtonItem = $2.archive.barButtonItem($1) }
        table.child("titleView") { $0.titleView = $2.archive.view($1) }
        table.child("standardAppearance") { $0.standardAppearance = BarAppearanceElement.navigationBar($1, $2) }
        table.child("compactAppearance") { $0.compactAppearance = BarAppearanceElement.navigationBar($1, $2) }
        table.child("scrollEdgeAppearance") { $0.scrollEdgeAppearance = BarAppearanceElement.navigationBar($1, $2) }
        table.child("compactScrollEdgeAppearance") {
            $0.compactScrollEdgeAppearance = BarAppearanceElement.navigationBar($1, $2)
        }
        table.list("leftBarButtonItems") { $0.leftBarButtonItems = items($1, $2) }
        table.list("rightBarButtonItems") { $0.rightBarButtonItems = items($1, $2) }
    }

    private static func items(_ elements: [InterfaceElement], _ coder: InterfaceCoder) -> [UIBarButtonItem] {
        elements.filter { $0.name == "barButtonItem" }.map { coder.archive.barButtonItem($0) }
    }

    private static let modes: [String: UINavigationItem.LargeTitleDisplayMode] = [
        "automatic": .automatic, "always": .always, "never": .never,
    ]
}
