/// What Interface Builder writes of activity indicators, which stay when they stop unless it says that they hide.
@MainActor enum ActivityIndicatorAttributes {
    static let table = AttributeTable(UIActivityIndicatorView.self) { table in
        table.choice("style", styles) { $0.style = $1 }
        table.color("color") { $0.color = $1 }
        table.flag("hidesWhenStopped", missing: false) { $0.hidesWhenStopped = $1 }
        table.flag("animating") { if $1 { $0.startAnimating() } }
    }

    private static let styles: [String: UIActivityIndicatorView.Style] = [
        "medium": .medium, "large": .large, "gray": .medium, "white": .medium, "whiteLarge": .large,
    ]
}
