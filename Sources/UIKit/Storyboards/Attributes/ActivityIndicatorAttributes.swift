/// The attributes that Interface Builder writes of activity indicators, which stay when they stop unless the file says that they hide.
@MainActor enum ActivityIndicatorAttributes {
    static let table = AttributeTable(UIActivityIndicatorView.self) { table in
        table.choice("style", styles) { $0.style = $1 }
        table.color("color") { $0.color = $1 }
        table.flag("hidesWhenStopped", missing: false) { $0.hidesWhenStopped = $1 }
        table.flag("animating") { if $1 { $0.startAnimating() } }
    }

    // The old styles are deprecated in code, and their colours are what tells them apart.
    private static let styles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "large": .large, "whiteLarge": .init(rawValue: 0) ?? .large,
        "white": .init(rawValue: 1) ?? .medium, "gray": .init(rawValue: 2) ?? .medium,
    ]
}
