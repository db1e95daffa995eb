/// The attributes that Interface Builder writes of table view controllers.
@MainActor enum TableViewControllerAttributes {
    static let table = AttributeTable(UITableViewController.self) { table in
        table.flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
        // It is made with the table.
        table.skip("refreshControl")
    }
}
