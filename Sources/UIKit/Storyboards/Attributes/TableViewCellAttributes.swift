import StoryboardFormat

/// The attributes that Interface Builder writes of the cells of tables. Their texts and image are those of the file with the ids that it names.
@MainActor enum TableViewCellAttributes {
    static let table = AttributeTable(UITableViewCell.self) { table in
        table.choice("selectionStyle", selections) { $0.selectionStyle = $1 }
        table.choice("accessoryType", accessories) { $0.accessoryType = $1 }
        table.choice("editingAccessoryType", accessories) { $0.editingAccessoryType = $1 }
        table.integer("indentationLevel") { $0.indentationLevel = max(0, $1) }
        table.number("indentationWidth") { $0.indentationWidth = $1 }
        table.flag("showsReorderControl") { $0.showsReorderControl = $1 }
        table.flag("shouldIndentWhileEditing") { $0.shouldIndentWhileEditing = $1 }
        table.insets("separatorInset") { $0.separatorInset = $1 }
        table.choice("focusStyle", ["default": .default, "custom": .custom]) { $0.focusStyle = $1 }
        table.child("contentView") { cell, element, coder in
            coder.archive.configure(cell.contentView, contentElement(element, of: cell, coder))
        }
        table.child("backgroundView") { $0.backgroundView = $2.archive.view($1) }
        table.child("selectedBackgroundView") { $0.selectedBackgroundView = $2.archive.view($1) }
        table.child("accessoryView") { $0.accessoryView = $2.archive.view($1) }
        table.child("editingAccessoryView") { $0.editingAccessoryView = $2.archive.view($1) }
        table.skip(
            "style", "reuseIdentifier", "rowHeight", "textLabel", "detailTextLabel", "imageView",
            "hidesAccessoryWhenEditing", "tableViewCell")
    }

    /// The element of the content view without the parts that the cell has by its style, which are applied to those.
    private static func contentElement(
        _ element: InterfaceElement, of cell: UITableViewCell, _ coder: InterfaceCoder
    ) -> InterfaceElement {
        let parts = ["textLabel", "detailTextLabel", "imageView"].compactMap { coder.element[$0] }
        guard !parts.isEmpty else { return element }
        let rest = element.children.map { list in
            guard list.name == "subviews" else { return list }
            for part in list.children {
                guard let id = part.id, parts.contains(id) else { continue }
                let view: UIView? =
                    id == coder.element["textLabel"]
                    ? cell.textLabel : id == coder.element["detailTextLabel"] ? cell.detailTextLabel : cell.imageView
                if let view { coder.archive.configure(view, part) }
            }
            return list.with(children: list.children.filter { !($0.id.map(parts.contains) ?? false) })
        }
        return element.with(children: rest)
    }

    private static let selections: [String: UITableViewCell.SelectionStyle] = [
        "none": .none, "blue": .blue, "gray": .gray, "default": .default,
    ]

    private static let accessories: [String: UITableViewCell.AccessoryType] = [
        "none": .none, "disclosureIndicator": .disclosureIndicator, "detailDisclosureButton": .detailDisclosureButton,
        "checkmark": .checkmark, "detailButton": .detailButton,
    ]

    /// The style of a cell that is made of an element. It has to be known before the attributes are read.
    static func style(_ coder: NSCoder) -> UITableViewCell.CellStyle {
        switch (coder as? InterfaceCoder)?.element["style"] {
        case "IBUITableViewCellStyleSubtitle": .subtitle
        case "IBUITableViewCellStyleValue1": .value1
        case "IBUITableViewCellStyleValue2": .value2
        default: .default
        }
    }

    static func identifier(_ coder: NSCoder) -> String? {
        (coder as? InterfaceCoder)?.element["reuseIdentifier"]
    }
}
