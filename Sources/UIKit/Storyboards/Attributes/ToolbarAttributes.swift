/// The attributes that Interface Builder writes of toolbars.
@MainActor enum ToolbarAttributes {
    static let table = AttributeTable(UIToolbar.self) { table in
        table.flag("translucent") { $0.isTranslucent = $1 }
        table.color("barTintColor") { $0.barTintColor = $1 }
        table.child("standardAppearance") { $0.standardAppearance = BarAppearanceElement.toolbar($1, $2) }
        table.child("compactAppearance") { $0.compactAppearance = BarAppearanceElement.toolbar($1, $2) }
        table.child("scrollEdgeAppearance") { $0.scrollEdgeAppearance = BarAppearanceElement.toolbar($1, $2) }
        table.child("compactScrollEdgeAppearance") {
            $0.compactScrollEdgeAppearance = BarAppearanceElement.toolbar($1, $2)
        }
        table.list("items") { bar, elements, coder in
            bar.items = elements.filter { $0.name == "barButtonItem" }.map { coder.archive.barButtonItem($0) }
        }
    }
}
