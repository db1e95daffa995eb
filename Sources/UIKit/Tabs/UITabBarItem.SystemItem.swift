extension UITabBarItem {
    /// Items that look and are called the same in every app.
    public enum SystemItem: Int, Sendable {
        case more = 0
        case favorites = 1
        case featured = 2
        case topRated = 3
        case recents = 4
        case contacts = 5
        case history = 6
        case bookmarks = 7
        case search = 8
        case downloads = 9
        case mostRecent = 10
        case mostViewed = 11
    }
}

extension UITabBarItem.SystemItem {
    /// What it is called.
    var words: String {
        switch self {
        case .more: "More"
        case .favorites: "Favorites"
        case .featured: "Featured"
        case .topRated: "Top Rated"
        case .recents: "Recents"
        case .contacts: "Contacts"
        case .history: "History"
        case .bookmarks: "Bookmarks"
        case .search: "Search"
        case .downloads: "Downloads"
        case .mostRecent: "Most Recent"
        case .mostViewed: "Most Viewed"
        }
    }

    @MainActor var image: UIImage? {
        UIImage(systemName: symbol)
    }

    /// The filled form, where there is one.
    @MainActor var selectedImage: UIImage? {
        let filled = "\(symbol).fill"
        return SymbolLibrary.knows(filled) ? UIImage(systemName: filled) : nil
    }

    private var symbol: String {
        switch self {
        case .more: "ellipsis"
        case .favorites, .featured: "star"
        case .topRated: "chart.bar"
        case .recents, .history, .mostRecent: "clock"
        case .contacts: "person"
        case .bookmarks: "bookmark"
        case .search: "magnifyingglass"
        case .downloads: "square.and.arrow.down"
        case .mostViewed: "list.number"
        }
    }
}
