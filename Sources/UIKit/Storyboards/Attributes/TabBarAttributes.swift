/// The attributes that Interface Builder writes of tab bars.
@MainActor enum TabBarAttributes {
    static let table = AttributeTable(UITabBar.self) { table in
        table.flag("translucent") { $0.isTranslucent = $1 }
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.color("unselectedItemTintColor") { $0.unselectedItemTintColor = $1 }
        table.child("standardAppearance") { $0.standardAppearance = BarAppearanceElement.tabBar($1, $2) }
        table.child("scrollEdgeAppearance") { $0.scrollEdgeAppearance = BarAppearanceElement.tabBar($1, $2) }
        table.list("items") { bar, elements, coder in
            bar.items = elements.filter { $0.name == "tabBarItem" }.map { coder.archive.tabBarItem($0) }
        }
        table.color("selectedImageTintColor") { $0.tintColor = $1 }
    }
}
