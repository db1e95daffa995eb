/// The attributes that Interface Builder writes of progress views.
@MainActor enum ProgressViewAttributes {
    static let table = AttributeTable(UIProgressView.self) { table in
        table.choice("progressViewStyle", ["default": .default, "bar": .bar]) { $0.progressViewStyle = $1 }
        table.number("progress", missing: 0) { $0.progress = Float($1) }
        table.color("progressTintColor") { $0.progressTintColor = $1 }
        table.color("trackTintColor") { $0.trackTintColor = $1 }
        table.image("progressImage") { $0.progressImage = $1 }
        table.image("trackImage") { $0.trackImage = $1 }
    }
}
