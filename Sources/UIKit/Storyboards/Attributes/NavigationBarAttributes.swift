/// The attributes that Interface Builder writes of navigation bars.
@MainActor enum NavigationBarAttributes {
    static let table = AttributeTable(UINavigationBar.self) { table in
        table.flag("translucent") { $0.isTranslucent = $1 }
        table.flag("largeTitles") { $0.prefersLargeTitles = $1 }
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.child("titleTextAttributes") { $0.titleTextAttributes = $2.archive.source.attributes($1) }
        table.child("largeTitleTextAttributes") { $0.largeTitleTextAttributes = $2.archive.source.attributes($1) }
        table.child("standardAppearance") { $0.standardAppearance = BarAppearanceElement.navigationBar($1, $2) }
        table.child("compactAppearance") { $0.compactAppearance = BarAppearanceElement.navigationBar($1, $2) }
        table.child("scrollEdgeAppearance") { $0.scrollEdgeAppearance = BarAppearanceElement.navigationBar($1, $2) }
        table.child("compactScrollEdgeAppearance") {
            $0.compactScrollEdgeAppearance = BarAppearanceElement.navigationBar($1, $2)
        }
        table.list("items") { bar, elements, coder in
            bar.items = elements.filter { $0.name == "navigationItem" }.compactMap {
                coder.archive.object($0) as? UINavigationItem
            }
        }
    }
}
