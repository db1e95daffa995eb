/// The attributes that Interface Builder writes of headers and footers of sections.
@MainActor enum HeaderFooterAttributes {
    static let table = AttributeTable(UITableViewHeaderFooterView.self) { table in
        table.child("contentView") { view, element, coder in coder.archive.configure(view.contentView, element) }
        table.child("backgroundView") { $0.backgroundView = $2.archive.view($1) }
    }
}
