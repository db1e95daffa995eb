/// The attributes that Interface Builder writes of pans.
@MainActor enum PanRecognizerAttributes {
    static let table = AttributeTable(UIPanGestureRecognizer.self) { table in
        table.integer("minimumNumberOfTouches") { $0.minimumNumberOfTouches = max(1, $1) }
        table.integer("maximumNumberOfTouches") { $0.maximumNumberOfTouches = max(1, $1) }
    }
}
