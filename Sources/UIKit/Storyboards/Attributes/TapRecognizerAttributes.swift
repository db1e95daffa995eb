/// The attributes that Interface Builder writes of taps.
@MainActor enum TapRecognizerAttributes {
    static let table = AttributeTable(UITapGestureRecognizer.self) { table in
        table.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = max(1, $1) }
        table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = max(1, $1) }
    }
}
