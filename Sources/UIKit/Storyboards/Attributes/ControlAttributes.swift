/// The attributes that Interface Builder writes of any control.
@MainActor enum ControlAttributes {
    static let table = AttributeTable(UIControl.self) { table in
        table.flag("enabled") { $0.isEnabled = $1 }
        table.flag("selected") { $0.isSelected = $1 }
        table.flag("highlighted") { $0.isHighlighted = $1 }
        table.choice("contentHorizontalAlignment", horizontal) { $0.contentHorizontalAlignment = $1 }
        table.choice("contentVerticalAlignment", vertical) { $0.contentVerticalAlignment = $1 }
        table.flag("showsMenuAsPrimaryAction") { $0.showsMenuAsPrimaryAction = $1 }
    }

    private static let horizontal: [String: UIControl.ContentHorizontalAlignment] = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading, "trailing": .trailing,
    ]

    private static let vertical: [String: UIControl.ContentVerticalAlignment] = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
