/// The attributes that Interface Builder writes of image views.
@MainActor enum ImageViewAttributes {
    static let table = AttributeTable(UIImageView.self) { table in
        table.image("image") { $0.image = $1 }
        table.image("highlightedImage") { $0.highlightedImage = $1 }
        table.flag("highlighted") { $0.isHighlighted = $1 }
        table.symbolConfiguration("preferredSymbolConfiguration") { $0.preferredSymbolConfiguration = $1 }
    }
}
