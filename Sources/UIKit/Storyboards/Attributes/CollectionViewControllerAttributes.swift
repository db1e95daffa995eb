/// The attributes that Interface Builder writes of collection view controllers.
@MainActor enum CollectionViewControllerAttributes {
    static let table = AttributeTable(UICollectionViewController.self) { table in
        table.flag("clearsSelectionOnViewWillAppear") { $0.clearsSelectionOnViewWillAppear = $1 }
    }
}
