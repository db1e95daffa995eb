import StoryboardFormat

/// The attributes that Interface Builder writes of tables. A table that says no estimated height asks for the heights of all rows.
@MainActor enum TableViewAttributes {
    static let table = AttributeTable(UITableView.self) { table in
        table.number("rowHeight") { $0.rowHeight = height($1) }
        table.number("estimatedRowHeight", missing: 0) { $0.estimatedRowHeight = height($1) }
        table.number("sectionHeaderHeight") { $0.sectionHeaderHeight = headerHeight($1) }
        table.number("sectionFooterHeight") { $0.sectionFooterHeight = headerHeight($1) }
        table.number("estimatedSectionHeaderHeight") { $0.estimatedSectionHeaderHeight = height($1) }
        table.number("estimatedSectionFooterHeight") { $0.estimatedSectionFooterHeight = height($1) }
        table.choice("separatorStyle", separators) { $0.separatorStyle = $1 }
        table.color("separatorColor") { $0.separatorColor = $1 }
        table.insets("separatorInset") { $0.separatorInset = $1 }
        table.flag("allowsSelection") { $0.allowsSelection = $1 }
        table.flag("allowsMultipleSelection") { $0.allowsMultipleSelection = $1 }
        table.flag("allowsSelectionDuringEditing") { $0.allowsSelectionDuringEditing = $1 }
        table.flag("allowsMultipleSelectionDuringEditing") { $0.allowsMultipleSelectionDuringEditing = $1 }
        table.flag("contentViewInsetsToSafeArea") { $0.insetsContentViewsToSafeArea = $1 }
        table.integer("sectionIndexMinimumDisplayRowCount") { $0.sectionIndexMinimumDisplayRowCount = $1 }
        table.color("sectionIndexColor") { $0.sectionIndexColor = $1 }
        table.color("sectionIndexBackgroundColor") { $0.sectionIndexBackgroundColor = $1 }
        table.color("sectionIndexTrackingBackgroundColor") { $0.sectionIndexTrackingBackgroundColor = $1 }
        table.flag("prefetchingEnabled") { $0.isPrefetchingEnabled = $1 }
        table.child("tableHeaderView") { view, element, coder in
            if element.name != "nil" { view.tableHeaderView = coder.archive.view(element) }
        }
        table.child("tableFooterView") { view, element, coder in
            if element.name != "nil" { view.tableFooterView = coder.archive.view(element) }
        }
        table.child("backgroundView") { view, element, coder in
            if element.name != "nil" { view.backgroundView = coder.archive.view(element) }
        }
        table.list("prototypes") { view, elements, coder in
            for element in elements { view.register(CellPrototype(element, coder.archive)) }
        }
        table.list("sections") { view, elements, coder in
            view.staticContent = StaticTableContent(elements, coder.archive)
        }
        table.number("sectionHeaderTopPadding") { $0.sectionHeaderTopPadding = height($1) }
        table.flag("selectionFollowsFocus") { $0.selectionFollowsFocus = $1 }
        table.skip("style", "dataMode", "showsSelectionImmediatelyOnTouchBegin")
    }

    /// The format has −1 for a height that the table finds out.
    private static func height(_ number: CGFloat) -> CGFloat {
        number < 0 ? UITableView.automaticDimension : number
    }

    /// The heights that Interface Builder writes of its own accord leave it to the table, as they do on iOS.
    private static func headerHeight(_ number: CGFloat) -> CGFloat {
        [10, 18, 22, 27, 28].contains(number) ? UITableView.automaticDimension : height(number)
    }

    private static let separators: [String: UITableViewCell.SeparatorStyle] = [
        "default": .singleLine, "singleLine": .singleLine, "singleLineEtched": .singleLine, "none": .none,
    ]

    /// The style of a table that is made of an element. It has to be known before the attributes are read.
    static func style(_ coder: NSCoder) -> UITableView.Style {
        switch (coder as? InterfaceCoder)?.element["style"] {
        case "grouped": .grouped
        case "insetGrouped": .insetGrouped
        default: .plain
        }
    }
}
