/// The attributes that Interface Builder writes of any item of a bar.
@MainActor enum BarItemAttributes {
    static let table = AttributeTable(UIBarItem.self) { table in
        table.text("title") { $0.title = $1 }
        table.image("image") { $0.image = $1 }
        table.flag("enabled") { $0.isEnabled = $1 }
        table.integer("tag") { $0.tag = $1 }
        table.child("accessibilityConfiguration") { item, element, coder in
            if let identifier = element["identifier"] { item.accessibilityIdentifier = identifier }
            if let label = element["label"] { item.accessibilityLabel = label }
        }
        table.refuse("imageInsets")
        table.refuse("landscapeImageInsets")
    }
}
