/// The attributes that Interface Builder writes of long presses.
@MainActor enum LongPressRecognizerAttributes {
    static let table = AttributeTable(UILongPressGestureRecognizer.self) { table in
        table.number("minimumPressDuration") { $0.minimumPressDuration = max(0, Double($1)) }
        table.number("allowableMovement") { $0.allowableMovement = max(0, $1) }
        table.integer("numberOfTapsRequired") { $0.numberOfTapsRequired = max(0, $1) }
        table.integer("numberOfTouchesRequired") { $0.numberOfTouchesRequired = max(1, $1) }
    }
}
