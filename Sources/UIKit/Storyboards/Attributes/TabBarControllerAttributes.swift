/// The attributes that Interface Builder writes of tab bar controllers.
@MainActor enum TabBarControllerAttributes {
    static let table = AttributeTable(UITabBarController.self) { table in
        table.child("tabBar") { $2.archive.configure($0.tabBar, $1) }
        table.skip("nil")
    }
}
