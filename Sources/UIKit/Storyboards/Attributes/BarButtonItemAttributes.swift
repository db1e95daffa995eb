/// The attributes that Interface Builder writes of buttons in bars.
@MainActor enum BarButtonItemAttributes {
    static let table = AttributeTable(UIBarButtonItem.self) { table in
        table.value("systemItem", { $0 }) { SystemBarItem.apply($1, to: $0) }
        table.choice("style", ["plain": .plain, "bordered": .plain, "done": .done]) { $0.style = $1 }
        table.number("width") { $0.width = max(0, $1) }
        table.color("tintColor") { $0.tintColor = $1 }
        table.child("customView") { $0.customView = $2.archive.view($1) }
    }
}
