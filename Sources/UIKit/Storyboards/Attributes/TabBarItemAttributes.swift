/// The attributes that Interface Builder writes of the content of a tab bar.
@MainActor enum TabBarItemAttributes {
    static let table = AttributeTable(UITabBarItem.self) { table in
        table.choice("systemItem", systemItems) { $0.show($1) }
        table.image("selectedImage") { $0.selectedImage = $1 }
        table.text("badgeValue") { $0.badgeValue = $1 }
        table.color("badgeColor") { $0.badgeColor = $1 }
        table.refuse("titlePositionAdjustment")
    }

    private static let systemItems: [String: UITabBarItem.SystemItem] = [
        "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
        "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search,
        "downloads": .downloads, "mostRecent": .mostRecent, "mostViewed": .mostViewed,
    ]
}
